"""Whether a match is rated: settled when it begins, told to all, and the same until its end whatever happens."""

from __future__ import annotations

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server.schema import moves, people, places, tables
from tapete.server.sheet import Sheet
from tapete.server.storage import Storage
from tapete.sitting.told import Standing
from tapete.table.state import State

FORSAKEN = 7 * 24 * 3600
"""So many seconds a rated match may stand still."""


async def standing(connection: AsyncConnection, sheet: Sheet) -> Standing:
    """Rated, or why not, if it began with those who sit there; a free place is for somebody who may have an account.

    A guest could be anybody, also one of the others in a second browser. With the house alone moves can be taken back,
    and where newcomers may sit down nobody knows who will have played: neither could measure what somebody can do.
    """
    seated = [holder.person for holder in sheet.holders if holder.kind == "person"]
    to_come = [holder.kind for holder in sheet.holders].count("open")
    if sheet.counts is False:
        return "friendly"
    if await _accounts(connection, seated) < len(seated):
        return "guest"
    if len(seated) + to_come < 2 and not (sheet.counts and seated):
        return "alone"
    if sheet.newcomers and any(holder.kind == "bot" for holder in sheet.holders):
        return "newcomers"
    return "rated"


async def _accounts(connection: AsyncConnection, seated: list[str | None]) -> int:
    """How many of these have one."""
    query = select(func.count()).select_from(people).where(people.c.id.in_(seated), people.c.login.is_not(None))
    return (await connection.execute(query)).scalar_one()


async def forsaken(storage: Storage, now: int) -> list[str]:
    """Some of the rated matches that have stood still for too long."""
    still = ~exists().where(moves.c.table_id == tables.c.id, moves.c.at >= now - FORSAKEN)
    plays = exists().where(places.c.table_id == tables.c.id, places.c.kind == "person", places.c.resigned.is_(False))
    query = select(tables.c.id).where(
        tables.c.status == "playing", tables.c.rating == "rated", tables.c.opened < now - FORSAKEN, still, plays
    )
    return [row["id"] for row in await storage.rows(query.order_by(func.random()).limit(20))]


def forsaker(sheet: Sheet, state: State) -> int | None:
    """The place of whoever lets it stand still: it is his turn, or he plays with the house alone."""
    people = [place for place, holder in enumerate(sheet.holders) if holder.kind == "person"]
    awaited = None if state.turn is None else state.players[state.turn]
    place = awaited if awaited in people else people[0] if len(people) == 1 else None
    return None if place is None or sheet.holders[place].resigned else place
