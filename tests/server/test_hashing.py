"""Hashing is slow, and nobody may wait long for it: there are few places, and no address takes them all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from argon2 import PasswordHasher

from tapete.server.hashing import AT_ONCE, MOST, MOST_OWN, Hashing
from tapete.server.refusal import Refusal
from tests.patience import until
from tests.server.visitors import Served, config_for, serving

WRITTEN = {"login": "Ana.1", "password": "a long password"}


class SlowHasher:
    """Takes as long as the test likes."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.under_way = self.most = 0
        self._lock = threading.Lock()

    def hash(self, password: str) -> str:
        return password

    def verify(self, stored: str, password: str) -> bool:
        with self._lock:
            self.under_way += 1
            self.most = max(self.most, self.under_way)
        self.go_on.wait()
        with self._lock:
            self.under_way -= 1
        return stored == password


@pytest.fixture
async def slow() -> AsyncIterator[tuple[Hashing, SlowHasher]]:
    hasher = SlowHasher()
    hashing = Hashing(cast(PasswordHasher, hasher))
    yield hashing, hasher
    hasher.go_on.set()
    hashing.close()


def asked(hashing: Hashing, address: str) -> asyncio.Task[bool]:
    return asyncio.create_task(hashing.verify("right", "right", address))


async def refused(hashing: Hashing, address: str) -> bool:
    """Whether there is no room for this address; it is told so at once, while the hasher stands still."""
    with pytest.raises(Refusal) as refusal:
        await hashing.verify("right", "right", address)
    assert (refusal.value.key, refusal.value.status, refusal.value.retry) == ("busy-door", 503, 2)
    return True


async def test_one_address_does_not_take_the_places_of_others(slow: tuple[Hashing, SlowHasher]) -> None:
    hashing, hasher = slow
    flood = [asked(hashing, "198.51.100.1") for _ in range(MOST_OWN)]
    await until(lambda: hasher.under_way == AT_ONCE)
    assert await refused(hashing, "198.51.100.1")
    rightful = asked(hashing, "192.0.2.7")
    hasher.go_on.set()
    assert await asyncio.gather(rightful, *flood) == [True] * (MOST_OWN + 1)
    assert hasher.most == AT_ONCE
    assert await asked(hashing, "198.51.100.1"), "what is done makes room again"


async def test_a_full_queue_says_so_at_once(slow: tuple[Hashing, SlowHasher]) -> None:
    """Given more who come than there is room for, then nobody waits for more than so many before him."""
    hashing, hasher = slow
    queue = [asked(hashing, f"198.51.100.{number}") for number in range(MOST)]
    await until(lambda: hasher.under_way == AT_ONCE)
    assert await refused(hashing, "192.0.2.7")
    hasher.go_on.set()
    assert await asyncio.gather(*queue) == [True] * MOST
    assert await asked(hashing, "192.0.2.7")


async def test_of_nobody_it_is_found_out_as_slowly(slow: tuple[Hashing, SlowHasher]) -> None:
    hashing, hasher = slow
    hasher.go_on.set()
    assert not await hashing.verify(None, "nobody", "192.0.2.7")
    assert hasher.most == 1


async def test_who_is_turned_away_is_told_when_to_come_again_and_has_tried_nothing(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path, limits=True)) as served, served.visitor() as ana:
        await ana.become("/api/account", WRITTEN)
        hasher = SlowHasher()
        hasher.hash = served.house.hashing._hasher.hash  # type: ignore[method-assign]
        served.house.hashing._hasher = cast(Any, hasher)
        flood = [asyncio.create_task(wrong(served)) for _ in range(MOST_OWN)]
        await until(lambda: served.house.hashing._from.total() == MOST_OWN)
        answer = await ana.send("POST", "/api/login", WRITTEN)
        assert (answer.status_code, answer.json()["key"], answer.headers["retry-after"]) == (503, "busy-door", "2")
        hasher.go_on.set()
        assert set(await asyncio.gather(*flood)) == {403}


async def wrong(served: Served) -> int:
    async with served.visitor() as eva:
        return (await eva.send("POST", "/api/login", {**WRITTEN, "password": "not my password"})).status_code
