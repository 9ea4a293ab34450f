"""Matches that were played without a server and are handed to one: followed again from their moves, then kept."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

import tapete
from tapete.errors import TapeteError
from tapete.server.bots import check_level
from tapete.server.messages import Handed, Past, PastPlayer
from tapete.server.reading import Reading
from tapete.server.refusal import Refusal
from tapete.server.schema import moves, places, tables
from tapete.server.sessions import Person
from tapete.server.sheet import Sheet, insert_sheet, rules_of
from tapete.server.storage import Storage
from tapete.sitting.holder import Holder
from tapete.sitting.names import checked_name
from tapete.table.action import Action
from tapete.table.match import Match


async def take_over(storage: Storage, reading: Reading, person: Person, handed: Handed) -> Past:
    """Keep a match as this person's; one that was handed over before is left as it is.

    It is rated nowhere: who alone kept it could also have written it.
    """
    sheet = _sheet(person, handed)
    async with reading.place(person.id):
        match = await reading.run(lambda: _followed(sheet, handed))
    state = match.state
    sides = [state.game.side(state.seat_of(place)) for place in range(len(sheet.holders))]
    ends = [(side in (state.winners or ()), state.standing(side)) for side in sides]

    async def work(connection: AsyncConnection) -> None:
        if (await connection.execute(select(tables.c.host).where(tables.c.id == sheet.id))).scalar() is not None:
            return
        await insert_sheet(connection, sheet)
        await connection.execute(
            tables.update().where(tables.c.id == sheet.id).values(finished=handed.finished, undone=handed.undone)
        )
        for place, (won, total) in enumerate(ends):
            this = (places.c.table_id == sheet.id) & (places.c.place == place)
            await connection.execute(places.update().where(this).values(won=won, total=total))
        rows = [
            {"table_id": sheet.id, "number": n, "seat": seat, "action": action, "at": handed.finished}
            for n, (seat, action) in enumerate(handed.moves)
        ]
        await connection.execute(insert(moves), rows)

    await storage.keep(work)
    players = [
        PastPlayer(name=h.name, bot=h.kind == "bot", you=h.person == person.id, won=won, total=total)
        for h, (won, total) in zip(sheet.holders, ends, strict=True)
    ]
    return Past(table=sheet.id, game=sheet.rules.name, kind=handed.table, finished=handed.finished, players=players)


def _sheet(person: Person, handed: Handed) -> Sheet:
    rules = rules_of(handed.game, handed.table, None, handed.options)
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
        opened=handed.opened, version=tapete.__version__,
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
