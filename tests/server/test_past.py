"""What somebody has played, page by page."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server.past import AT_ONCE, Archive
from tapete.server.schema import people, places, tables
from tapete.server.storage import Storage
from tapete.sitting.past import Past

PLAYED = 2 * AT_ONCE + 5


async def played(connection: AsyncConnection) -> None:
    """More matches than fit on two pages; seven at a time end in the same second."""
    await connection.execute(insert(people), [{"id": "ana", "name": "Ana", "settings": "{}", "created": 0}])
    table = {
        "game": "malilla", "kind": "guided", "options": "{}", "public": False, "chat": False, "pace": "calm",
        "status": "over", "host": "ana", "undone": 0, "opened": 0,
    }  # fmt: skip
    ids = [f"t{(number * 37) % 1000:03}" for number in range(PLAYED)]
    over = [{"id": name, "finished": 100 + number // 7, **table} for number, name in enumerate(ids)]
    await connection.execute(insert(tables), over)
    seat = {"place": 0, "kind": "person", "person": "ana", "name": "Ana", "resigned": False, "won": True, "total": 1}
    await connection.execute(insert(places), [{"table_id": name, **seat} for name in ids])


async def test_no_match_is_lost_between_two_pages(empty_storage: Storage) -> None:
    storage = empty_storage
    await storage.keep(played)
    nothing: Any = None
    archive = Archive(storage, nothing, "ana")
    told: list[Past] = []
    while page := await archive.history("ana", told[-1].table if told else None, None, None):
        assert len(page) <= AT_ONCE
        told += page
    assert len({past.table for past in told}) == len(told) == PLAYED
    assert [past.finished for past in told] == sorted((past.finished for past in told), reverse=True)
