"""A socket that takes nothing fills no memory."""

from __future__ import annotations

from typing import Any

from tapete.server.connection import MOST_WAITING, RESTART, TOO_SLOW, Connection
from tapete.sitting.told import Pong


def connection() -> Connection:
    table: Any = None
    return Connection(table, None, "session", 0)


async def sent_by(slow: Connection) -> tuple[list[bytes], int]:
    sent: list[bytes] = []

    async def send(data: bytes) -> None:
        sent.append(data)

    return sent, await slow.send_all(send)


async def test_whoever_is_too_slow_is_told_no_more() -> None:
    slow = connection()
    for number in range(3 * MOST_WAITING):
        slow.tell(Pong(id=number))
        assert len(slow._outbox) <= MOST_WAITING
    assert await sent_by(slow) == ([], TOO_SLOW)


async def test_whoever_is_to_be_shown_out_is_told_what_came_before_and_nothing_after() -> None:
    leaving = connection()
    leaving.tell(Pong(id=1))
    leaving.close(RESTART)
    leaving.tell(Pong(id=2))
    assert len(leaving._outbox) == 1 and leaving.close_code == RESTART
