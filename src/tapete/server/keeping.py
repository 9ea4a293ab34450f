"""What is stored of a table together: a move and what follows from it, who sits where, what is taken back."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Executable, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

import tapete
from tapete.server import schema
from tapete.server.endings import finish, rate_leavers
from tapete.server.rating import standing
from tapete.server.sheet import Sheet, update_sheet
from tapete.server.storage import Work
from tapete.sitting.fair import Shuffle
from tapete.sitting.sitting import Deal, Step
from tapete.sitting.told import RatingChange
from tapete.table.state import State

Late = tuple[int, float]
"""A place, and how many seconds it has spent of those that the clock gives for the match."""
Left = tuple[State, Sequence[int]]
"""How a rated match stands, and the places of those who leave it now."""


def following(sheet: Sheet, step: Step, late: Late | None) -> Work | None:
    """What is to be stored besides the move."""

    async def work(connection: AsyncConnection) -> list[RatingChange | None]:
        if step.deal is not None:
            await _update_deal(connection, step.number, step.deal)
        if late is not None:
            this = (schema.places.c.table_id == sheet.id) & (schema.places.c.place == late[0])
            await connection.execute(update(schema.places).where(this).values(spent=late[1]))
        return await finish(connection, sheet, step.after) if step.after.over else []

    return work if step.deal is not None or late is not None or step.after.over else None


def seating(sheet: Sheet, shuffle: Shuffle | None, left: Left | None = None) -> Work:
    """Who sits where; with the first shuffle the match begins. Whoever has left a rated match has lost it."""

    async def work(connection: AsyncConnection) -> list[RatingChange | None]:
        if sheet.status == "waiting":
            sheet.rating = await standing(connection, sheet)
            # In a rated match nobody takes the place of another.
            sheet.newcomers = sheet.newcomers and (shuffle is None or sheet.rating != "rated")
        await update_sheet(connection, sheet, sheet.status if shuffle is None else "playing")
        if shuffle is not None:
            # A table may have waited while the server was brought up to date: its match follows today's rules.
            this = update(schema.tables).where(schema.tables.c.id == sheet.id)
            await connection.execute(this.values(version=tapete.__version__, edition=sheet.rules.edition))
            await _insert_shuffle(connection, shuffle)
        return [] if left is None else await rate_leavers(connection, sheet, *left)

    return work


def forgetting(table: str, number: int) -> tuple[Executable, Executable]:
    """The moves from this one on are taken back."""
    gone = (schema.moves.c.table_id == table) & (schema.moves.c.number >= number)
    counted = update(schema.tables).where(schema.tables.c.id == table)
    return delete(schema.moves).where(gone), counted.values(undone=schema.tables.c.undone + 1)


async def _update_deal(connection: AsyncConnection, number: int, deal: Deal) -> None:
    made = {
        "nonces": json.dumps(deal.proof.nonces), "left_out": json.dumps(deal.proof.left_out), "move": number,
    }  # fmt: skip
    this = (schema.deals.c.table_id == deal.following.table) & (schema.deals.c.number == deal.proof.deal)
    await connection.execute(update(schema.deals).where(this).values(**made))
    await _insert_shuffle(connection, deal.following)


async def _insert_shuffle(connection: AsyncConnection, shuffle: Shuffle) -> None:
    row = {"table_id": shuffle.table, "number": shuffle.number, "secret": shuffle.secret}
    await connection.execute(insert(schema.deals), [row])
