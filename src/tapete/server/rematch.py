"""Another match: one table follows another, and keeps the places of all who played."""

from __future__ import annotations

from sqlalchemy import update

from tapete.server.house import House
from tapete.server.messages.tables import NewPlace, NewTable
from tapete.server.refusal import Refusal
from tapete.server.schema import tables
from tapete.server.seating import goes_on
from tapete.server.sessions import Person
from tapete.server.sheet import Sheet
from tapete.server.tables import LiveTable
from tapete.sitting.holder import Holder


async def another_match(house: House, table_id: str, person: Person) -> LiveTable:
    """The table that follows this one, with this person at his place; whoever asks first opens it.

    Whoever has not played here gets a table of his own like this one.
    """
    async with house.one_by_one(f"after {table_id}"):
        before = await house.table(table_id)
        sheet = before.sheet
        if sheet.status != "over" or sheet.place_of(person.id) is None:
            return await house.open_table(person, alike(sheet, person.id))
        if (following := await _following(house, sheet)) is not None:
            return await _joined(house, following, person)
        opened = await house.open_table(person, alike(sheet, person.id, turned=True), _kept_places(sheet, person))
        await house.storage.do(update(tables).where(tables.c.id == sheet.id).values(next=opened.sheet.id))
        sheet.next = opened.sheet.id
        before.audience.tell_table()
        return opened


async def _following(house: House, sheet: Sheet) -> LiveTable | None:
    """The table that follows, unless it was given up meanwhile."""
    if sheet.next is None:
        return None
    try:
        following = await house.table(sheet.next)
    except Refusal:
        return None
    return None if following.sheet.status == "abandoned" else following


async def _joined(house: House, table: LiveTable, person: Person) -> LiveTable:
    """With this person at the place that is kept for him; a match that has gone on without him can be watched."""
    sheet = table.sheet
    if goes_on(sheet) and sheet.place_of(person.id) is None and sheet.kept_for(person.id) is not None:
        return await house.sit(sheet.id, person, None)
    return table


def alike(sheet: Sheet, person: str, turned: bool = False) -> NewTable:
    """The same game at the same kind of table: bots as before, this person at his place, the others free."""
    holders = turned_on(sheet.holders) if turned else sheet.holders
    return NewTable(
        game=sheet.rules.name, table="open" if sheet.rules.table == "open" else "guided",
        regulation=sheet.rules.regulation or None, options=dict(sheet.rules.chosen),
        places=[_wished(holder, person) for holder in holders], public=sheet.public, chat=sheet.chat, pace=sheet.pace,
        clock=sheet.clock, newcomers=sheet.newcomers, rated=sheet.counts,
    )  # fmt: skip


def _wished(holder: Holder, person: str) -> NewPlace:
    if holder.kind == "bot":
        return NewPlace(kind="bot", level=holder.level)
    return NewPlace(kind="you" if holder.person == person else "open")


def _kept_places(sheet: Sheet, person: Person) -> dict[int, Holder]:
    """The places of the others who have stayed to the end; the bots keep their names."""
    kept: dict[int, Holder] = {}
    for place, holder in enumerate(turned_on(sheet.holders)):
        if holder.kind == "bot" and holder.name.casefold() != person.name.casefold():
            kept[place] = Holder("bot", holder.name, level=holder.level)
        elif holder.kind == "person" and not holder.resigned and holder.person != person.id:
            kept[place] = Holder(name=holder.name, kept_for=holder.person)
    return kept


def turned_on(holders: list[Holder]) -> list[Holder]:
    """All in their order, but one place further on: where the places say who deals first, it is another one."""
    return [*holders[1:], *holders[:1]]
