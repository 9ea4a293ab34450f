"""Who keeps whom company: pairs, the beginning, what the host still changes, and those who take a bot's place."""

from __future__ import annotations

from tapete.server.bots import check_level
from tapete.server.house import House
from tapete.server.messages.tables import MovePlace, SetPlace, Terms
from tapete.server.newcomers import no_more_comers
from tapete.server.refusal import Refusal
from tapete.server.seating import check_going_on, check_host, check_waiting
from tapete.server.sheet import Sheet
from tapete.server.tables import LiveTable
from tapete.sitting.holder import Holder


async def move(house: House, table_id: str, person: str, wish: MovePlace) -> LiveTable:
    """Two change places before the match: any two for the host, for anybody else himself and a free place."""

    def change(sheet: Sheet) -> None:
        check_waiting(sheet)
        if max(wish.place, wish.to) >= len(sheet.holders):
            raise Refusal("no-place", "There is no such place at this table.", 400)
        target = sheet.holders[wish.to]
        free = target.kind == "open" and target.kept_for is None
        if sheet.place_of(person) != wish.place or not free:
            check_host(sheet, person)
        sheet.holders[wish.place], sheet.holders[wish.to] = target, sheet.holders[wish.place]

    return await house.changed(table_id, change)


async def begin(house: House, table_id: str, person: str) -> LiveTable:
    """The host begins: bots sit down where nobody does."""

    def change(sheet: Sheet) -> None:
        check_waiting(sheet)
        check_host(sheet, person)
        for place, holder in enumerate(sheet.holders):
            if holder.kind == "open":
                sheet.holders[place] = Holder("bot", sheet.free_name(), level=check_level(sheet.rules, None))
        sheet.starts = "full"

    return await house.changed(table_id, change)


async def give_up(house: House, table_id: str, person: str) -> LiveTable:
    """The host gives up a table that still waits, whoever has sat down at it."""

    def change(sheet: Sheet) -> None:
        check_waiting(sheet)
        check_host(sheet, person)
        sheet.status = "abandoned"

    return await house.changed(table_id, change)


async def set_place(house: House, table_id: str, person: str, wish: SetPlace) -> LiveTable:
    """The host puts a bot on a free place, or takes it away."""

    def change(sheet: Sheet) -> None:
        check_waiting(sheet)
        check_host(sheet, person)
        if wish.place >= len(sheet.holders) or sheet.holders[wish.place].kind == "person":
            raise Refusal("place-taken", "That place is taken: choose another.")
        bot = None if wish.level is None else check_level(sheet.rules, wish.level)
        sheet.holders[wish.place] = Holder("bot", sheet.free_name(), level=bot) if bot else Holder()

    return await house.changed(table_id, change)


async def agree(house: House, table_id: str, person: str, wish: Terms) -> LiveTable:
    """The host changes what may still be changed."""

    def change(sheet: Sheet) -> None:
        check_going_on(sheet)
        check_host(sheet, person)
        if wish.clock is not None:
            check_waiting(sheet)
            sheet.clock = wish.clock
        if wish.newcomers is not None:
            if wish.newcomers and sheet.status == "playing" and sheet.rating == "rated":
                raise Refusal("rated-match", "This match is rated: nobody takes another’s place in it.")
            sheet.newcomers = wish.newcomers
            if not wish.newcomers:
                no_more_comers(sheet)

    return await house.changed(table_id, change)


async def reconsider(house: House, person: str) -> None:
    """Somebody has an account now: where he waits, the match may be rated."""
    for sheet in await house.own_tables(person):
        if sheet.status == "waiting":
            await house.changed(sheet.id, lambda _: None)


async def call(house: House, person: str, name: str) -> None:
    """Whoever has another name is called by it where he waits; a match keeps the names it is played under."""
    for sheet in await house.tables_of(person):
        if sheet.status == "waiting" and sheet.place_of(person) is not None:
            await house.changed(sheet.id, lambda waiting: _renamed(waiting, person, name))


def _renamed(sheet: Sheet, person: str, name: str) -> None:
    place = sheet.place_of(person)
    if place is not None and sheet.status == "waiting":
        sheet.holders[place].name = ""
        sheet.holders[place].name = sheet.free_name(name)
