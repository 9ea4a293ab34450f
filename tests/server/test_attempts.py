"""Passwords that are tried: the wrong ones are slowed down, the right one of a known browser never is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tapete.server.attempts import FORGOTTEN, FREE, LONGEST, MOST_KNOWN, Attempts, Trier
from tapete.server.refusal import Refusal
from tests.server.test_limits import Clock
from tests.server.visitors import Served, Visitor, config_for, serving
from tests.server.watches import StoppedWatch

WRITTEN = {"login": "Ana.1", "password": "a long password"}
WRONG = {**WRITTEN, "password": "not my password"}
HERE, THERE = Trier("192.0.2.1"), Trier("192.0.2.2")


def refused(attempts: Attempts, trier: Trier) -> int | None:
    """In how many seconds to come again, if it is too soon."""
    try:
        attempts.check("ana", trier)
    except Refusal as refusal:
        assert (refusal.key, refusal.status) == ("wrong-often", 429)
        assert refusal.args_by_name["seconds"] == refusal.retry
        return refusal.retry
    return None


def test_each_wrong_one_makes_the_next_wait_longer_up_to_a_bound() -> None:
    clock = Clock()
    attempts = Attempts(clock=clock)
    assert [refused(attempts, HERE) for _ in range(FREE)] == [None] * FREE
    waits = []
    for _ in range(12):
        wait = refused(attempts, HERE)
        assert wait is not None
        waits.append(wait)
        clock.now += wait - 0.5
        assert refused(attempts, HERE) == 1, "to ask too soon makes it no longer"
        clock.now += 0.5
        assert refused(attempts, HERE) is None
    assert waits == [1, 2, 4, 8, 16, 32, 64, *[int(LONGEST)] * 5]


@pytest.mark.parametrize("by_time", [False, True])
def test_the_right_one_forgives_the_wrong_ones_and_so_does_time(by_time: bool) -> None:
    clock = Clock()
    attempts = Attempts(clock=clock)
    for _ in range(FREE):
        attempts.check("ana", HERE)
    assert refused(attempts, HERE) == 1
    if by_time:
        clock.now += FORGOTTEN + 1
    else:
        attempts.was_right("ana", HERE)
    assert [refused(attempts, HERE) for _ in range(FREE)] == [None] * FREE


def test_many_addresses_are_slowed_as_one_and_a_newcomer_is_asked_at_once() -> None:
    """Given a crowd that tries one account, then each of them waits as long as if all were one; other accounts do not,
    and whoever comes from elsewhere is not locked out."""
    attempts = Attempts(clock=Clock())
    crowd = [Trier(f"198.51.100.{number}") for number in range(FREE + 6)]
    assert [refused(attempts, one) for one in crowd] == [None] * len(crowd)
    assert [refused(attempts, one) for one in crowd] == [64] * len(crowd)
    assert refused(attempts, THERE) is None
    attempts.check("eva", crowd[0])


def test_a_browser_that_was_in_before_answers_for_itself_alone() -> None:
    attempts = Attempts(clock=Clock())
    own = Trier("browser 1", known=True)
    for _ in range(FREE):
        attempts.check("ana", HERE)
    assert [refused(attempts, own) for _ in range(FREE)] == [None] * FREE
    assert refused(attempts, own) == 1
    attempts.was_right("ana", HERE)
    assert refused(attempts, own) == 1 and refused(attempts, HERE) is None


def test_a_crowd_does_not_fill_the_memory() -> None:
    attempts = Attempts(clock=Clock())
    for number in range(MOST_KNOWN):
        attempts.check(str(number), HERE)
    assert len(attempts._wrong) == MOST_KNOWN


# At the door.


@pytest.fixture
async def guarded(tmp_path: Path) -> AsyncIterator[Served]:
    """A server with its limits, where no time passes."""
    async with serving(config_for(tmp_path, limits=True), StoppedWatch()) as served:
        yield served


async def tried(visitor: Visitor, body: dict[str, str], address: str) -> httpx.Response:
    """A login from this address, as a proxy tells it."""
    visitor.http.headers["x-forwarded-for"] = address
    return await visitor.send("POST", "/api/login", body)


async def test_others_who_try_do_not_lock_the_rightful_one_out(guarded: Served) -> None:
    """Given an account that many try, then strangers are slowed, from her own browser Ana comes in at once, and from a
    new one too; and that the account exists cannot be told from it."""
    async with guarded.visitor() as ana, guarded.visitor() as other, guarded.visitor() as fresh:
        await ana.become("/api/account", WRITTEN)
        await ana.become("/api/logout")
        for body in (WRONG, {**WRONG, "login": "nobody-at-all"}):
            for number in range(FREE):
                assert (await tried(other, body, f"198.51.100.{number}")).status_code == 403
            late = await tried(other, body, "198.51.100.0")
            assert (late.status_code, late.json()["key"], late.headers["retry-after"]) == (429, "wrong-often", "1")
        # The same address as those who try: it is the browser that is known.
        assert (await tried(ana, WRITTEN, "198.51.100.0")).status_code == 200
        for number in range(FREE + 3):
            await tried(other, WRONG, f"203.0.113.{number}")
        assert (await tried(fresh, WRITTEN, "192.0.2.77")).status_code == 200


async def test_whoever_sits_at_anothers_screen_is_slowed_too(guarded: Served) -> None:
    async with guarded.visitor() as ana:
        await ana.become("/api/account", WRITTEN)
        for number in range(FREE + 1):
            ana.http.headers["x-forwarded-for"] = f"198.51.100.{number}"
            answer = await ana.send("POST", "/api/account/delete", {"password": "not my password"})
            assert answer.json()["key"] == ("not-your-password" if number < FREE else "wrong-often")


async def test_the_mark_of_a_browser_lets_nobody_in_and_cannot_be_made(guarded: Served) -> None:
    """Given the mark, then it is worth nothing for another account, nor after a letter of it was changed."""
    door = guarded.house.door
    mark = door.mark("ana")
    assert door.browser_of(mark, "ana") == f"browser {mark.partition('.')[0]}"
    assert door.browser_of(mark, "eva") is None and door.browser_of(f"0{mark[1:]}x", "ana") is None
    assert door.browser_of(None, "ana") is None and door.browser_of("", "ana") is None
    async with guarded.visitor() as ana:
        await ana.become("/api/account", WRITTEN)
        marked = ana.http.cookies["tapete-known"]
        assert (await ana.become("/api/logout"))["account"] is None
        assert ana.http.cookies["tapete-known"] == marked
        await ana.become("/api/login", WRITTEN)
        await ana.become("/api/account/delete", {"password": WRITTEN["password"]})
        assert "tapete-known" not in ana.http.cookies
