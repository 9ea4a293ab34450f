"""Reads every table that is kept, for whoever runs the server: which of them can no longer be followed, and why."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from tapete.server.rebuild import replayed, stored_deals, stored_moves
from tapete.server.refusal import Aside
from tapete.server.schema import tables
from tapete.server.sheet import sheet_of, sheet_rows
from tapete.server.storage import Row, Storage

AT_ONCE = 100


@dataclass(frozen=True, slots=True)
class SetAside:
    """A table that cannot be followed."""

    table: str
    game: str
    status: str
    version: str | None
    names: tuple[str, ...]
    why: str


async def set_aside(storage: Storage) -> AsyncIterator[SetAside]:
    """Every table that cannot be followed, the newest first."""
    start = 0
    while rows := await sheet_rows(storage, tables.c.status != "abandoned", start=start, most=AT_ONCE):
        for row, seated in rows:
            try:
                await _follow(storage, row, seated)
            except Aside as error:
                names = tuple(place["name"] for place in seated if place["name"])
                yield SetAside(row["id"], row["game"], row["status"], row["version"], names, error.why)
        start += AT_ONCE


async def _follow(storage: Storage, row: Row, seated: list[Row]) -> None:
    sheet = sheet_of(row, seated)
    if sheet.status != "waiting":
        replayed(sheet, await stored_moves(storage, sheet.id), await stored_deals(storage, sheet.id))
