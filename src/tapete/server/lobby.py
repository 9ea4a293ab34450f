"""Who waits for company, in an order in which nobody is passed over for ever."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Select, case, exists, func, select

from tapete.server.house import House
from tapete.server.messages.tables import Lobby
from tapete.server.schema import places, tables
from tapete.server.sheet import read_page

AT_ONCE = 50
"""So many tables are told at once."""


async def lobby_of(house: House, person: str | None, game: str | None, start: int) -> Lobby:
    """Public tables with a free place from this one on, and those that can be watched."""
    rows = await house.storage.rows(_in_turn(game).offset(start).limit(AT_ONCE + 1))
    waiting = await read_page(house.storage, [row["id"] for row in rows[:AT_ONCE]])
    playing = [
        table.sheet
        for table in house.live.values()
        if table.sheet.public and table.audience.connections and table.sheet.status == "playing"
    ]
    watched = [sheet for sheet in playing if game in (None, sheet.rules.name)][:AT_ONCE]
    return Lobby(
        open=[house.info(sheet, person) for sheet in waiting],
        next=start + AT_ONCE if len(rows) > AT_ONCE else None,
        playing=[house.info(sheet, person) for sheet in watched],
    )


def _in_turn(game: str | None) -> Select[tuple[str]]:
    """Of each game the one who waits longest, the one who came last, the next of both; one of each game after another.

    Who came last is still there, most likely; who has waited longest comes nearer the top with everybody who finds
    company, and with everybody who gives up.
    """
    longest = _rank(tables.c.opened, tables.c.id)
    latest = _rank(tables.c.opened.desc(), tables.c.id.desc())
    turn = case((longest <= latest, 2 * longest - 1), else_=2 * latest)
    free = exists().where(places.c.table_id == tables.c.id, places.c.kind == "open", places.c.kept_for.is_(None))
    waits = select(tables.c.id).where(tables.c.status == "waiting", tables.c.public.is_(True), free)
    if game is not None:
        waits = waits.where(tables.c.game == game)
    return waits.order_by(turn, tables.c.game)


def _rank(*order: ColumnElement[object]) -> ColumnElement[int]:
    return func.row_number().over(partition_by=tables.c.game, order_by=order)
