"""Places that are kept for somebody: how many may wait for an answer, and for how long."""

from __future__ import annotations

import time

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server.refusal import Refusal
from tapete.server.schema import places, tables
from tapete.server.sheet import KEPT, Sheet
from tapete.server.storage import Storage
from tapete.sitting.holder import Holder

MOST_SENT = 12
"""So many of one's invitations may wait for an answer."""
MOST_TO_ONE = 2
"""So many of them for the same person."""
MOST_RECEIVED = 20
"""So many invitations may wait for one person, whoever sent them."""


async def check_invitations(connection: AsyncConnection, sheet: Sheet) -> None:
    """Refuse a new table that keeps places for people when too many are kept for an answer already."""
    guests = {holder.kept_for: holder.name for holder in sheet.holders if holder.kept_for is not None}
    if not guests:
        return
    if await _waiting(connection, tables.c.host == sheet.host) + len(guests) > MOST_SENT:
        raise Refusal(
            "many-invitations", "{most} of your invitations wait for an answer already: give up one of those tables.",
            429, most=MOST_SENT,
        )  # fmt: skip
    for guest, name in guests.items():
        his = places.c.kept_for == guest
        if await _waiting(connection, his, tables.c.host == sheet.host) >= MOST_TO_ONE:
            raise Refusal("invited-already", "You have invited {name} already: wait for an answer.", 429, name=name)
        if await _waiting(connection, his) >= MOST_RECEIVED:
            raise Refusal("invited-by-many", "{name} has too many invitations to answer: try later.", 429, name=name)


async def _waiting(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
    """How many of these invitations wait for an answer."""
    query = (
        select(func.count())
        .select_from(places.join(tables, tables.c.id == places.c.table_id))
        .where(places.c.kept_for.is_not(None), *open_invitation(), *which)
    )
    return (await connection.execute(query)).scalar_one()


def open_invitation() -> tuple[ColumnElement[bool], ...]:
    """What holds of a table at which places are still kept."""
    return tables.c.status == "waiting", tables.c.opened >= _too_old()


async def unanswered(storage: Storage, most: int = 20) -> list[str]:
    """The tables at which places have been kept too long."""
    query = (
        select(tables.c.id)
        .join(places, places.c.table_id == tables.c.id)
        .where(tables.c.status == "waiting", tables.c.opened < _too_old(), places.c.kept_for.is_not(None))
        .distinct()
        .limit(most)
    )
    return [row["id"] for row in await storage.rows(query)]


def keep_no_longer(sheet: Sheet) -> None:
    """The places that were kept are anybody's."""
    for place, holder in enumerate(sheet.holders):
        if sheet.status == "waiting" and holder.kept_for is not None:
            sheet.holders[place] = Holder()


def _too_old() -> int:
    return int(time.time()) - KEPT
