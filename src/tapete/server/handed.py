"""Matches that were played without a server and are handed to one: followed again from their moves, then kept."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

import tapete
from tapete.errors import TapeteError
from tapete.server.bots import check_level
from tapete.server.messages.tables import Handed
from tapete.server.reading_room import ReadingRoom
from tapete.server.refusal import Refusal
from tapete.server.schema import moves, places, tables
from tapete.server.sessions import Person
from tapete.server.sheet import Sheet, insert_sheet
from tapete.server.storage import Storage
from tapete.sitting.holder import Holder
from tapete.sitting.kept import rules_of
from tapete.sitting.names import checked_name
from tapete.sitting.past import Past, PastPlayer, ends_of
from tapete.table.action import Action
from tapete.table.match import Match

MOST_OWN, MOST_IN_ALL = 200, 20_000
"""So many matches one person may hand over, and all together: each of them is the word of its player, and room."""


async def take_over(storage: Storage, room: ReadingRoom, person: Person, handed: Handed) -> Past:
    """Keep a match as this person's; one that was handed over before is left as it is.

    It is rated nowhere: who alone kept it could also have written it.
    """
    sheet = _sheet(person, handed)
    async with storage.reading() as connection:
        await _is_new(connection, sheet)
    async with room.place(person.id):
        match = await room.run(lambda: _followed(sheet, handed))
    ends = ends_of(match.state)

    async def work(connection: AsyncConnection) -> None:
        if not await _is_new(connection, sheet):
            return
        await insert_sheet(connection, sheet)
        ended = {"finished": handed.finished, "undone": handed.undone, "handed": True}
        await connection.execute(tables.update().where(tables.c.id == sheet.id).values(**ended))
        for place, (won, total) in enumerate(ends):
            this = (places.c.table_id == sheet.id) & (places.c.place == place)
            await connection.execute(places.update().where(this).values(won=won, total=total))
        rows = [
            {"table_id": sheet.id, "number": n, "seat": seat, "action": action, "at": handed.finished}
            for n, (seat, action) in enumerate(handed.moves)
        ]
        await connection.execute(insert(moves), rows)

    await storage.keep(work)
    players = tuple(
        PastPlayer(name=h.name, bot=h.kind == "bot", you=h.person == person.id, won=won, total=total)
        for h, (won, total) in zip(sheet.holders, ends, strict=True)
    )
    return Past(table=sheet.id, game=sheet.rules.name, kind=handed.table, finished=handed.finished, players=players)


async def _is_new(connection: AsyncConnection, sheet: Sheet) -> bool:
    """Whether this match was not handed over before; a new one is refused when there is no more room for it."""
    if (await connection.execute(select(tables.c.host).where(tables.c.id == sheet.id))).scalar() is not None:
        return False
    if await _count(connection, tables.c.host == sheet.host) >= MOST_OWN:
        raise Refusal("many-handed", "You have handed over {most} matches: there is no room for more.", most=MOST_OWN)
    if await _count(connection) >= MOST_IN_ALL:
        raise Refusal("handed-full", "This server has no room for more matches that were played elsewhere.", 507)
    return True


async def _count(connection: AsyncConnection, *whose: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(tables).where(tables.c.handed.is_(True), *whose)
    return (await connection.execute(query)).scalar_one()


def _sheet(person: Person, handed: Handed) -> Sheet:
    rules = rules_of(handed.game, handed.table, None, handed.options)
    if not rules.follows(handed.edition):
        raise Refusal(
            "handed-edition",
            "This match was played by edition {edition} of its rules; this server has edition {today}.", 400,
            edition=handed.edition, today=rules.edition,
        )  # fmt: skip
    if len(handed.holders) != rules.seats or [h.kind for h in handed.holders].count("person") != 1:
        raise Refusal("not-alone", "This is not a match of one person with the house.", 400)
    holders = [
        Holder("person", checked_name(h.name), person.id)
        if h.kind == "person"
        else Holder("bot", checked_name(h.name), level=check_level(rules, h.level))
        for h in handed.holders
    ]
    return Sheet(
        handed.id, rules, public=False, chat=False, pace=handed.pace, status="over", host=person.id, holders=holders,
        opened=handed.opened, version=tapete.__version__, edition=rules.edition,
    )  # fmt: skip


def _followed(sheet: Sheet, handed: Handed) -> Match:
    match = Match(sheet.rules, sheet.names)
    try:
        for seat, action in handed.moves:
            match.do(seat, Action.parse(action))
    except TapeteError as error:
        raise Refusal("bad-match", "This match cannot be followed: {why}", 400, why=str(error)[:200]) from error
    if not match.state.over:
        raise Refusal("not-over", "The match is not over: its cards are still hidden.", 403)
    return match
