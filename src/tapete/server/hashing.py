"""Passwords are hashed beside everything else, a few at a time; nobody waits long for it, nor fills the queue alone."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tapete.server.refusal import Refusal

T = TypeVar("T")
AT_ONCE = 2
"""Each hash takes much memory: so many at a time are enough."""
MOST = 16
"""So many may be under way or wait; whoever comes then is told at once to come again."""
MOST_OWN = 4
"""So many of them may come from one address, so that there is room for others."""
COME_AGAIN = 2
"""After so many seconds."""


class Hashing:
    """Does what Argon2 must do, in the order in which it was asked."""

    def __init__(self, hasher: PasswordHasher, bounded: bool = True) -> None:
        self._hasher, self._bounded = hasher, bounded
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="hashing")
        self._from: Counter[str] = Counter()
        self._nobody = hasher.hash("nobody")

    def check(self, address: str) -> None:
        """Refuse who comes when there is no room."""
        full = self._from[address] >= MOST_OWN or self._from.total() >= MOST
        if self._bounded and full:
            raise Refusal(
                "busy-door", "Many people are coming in just now: try again in a moment.", 503, retry=COME_AGAIN
            )

    async def hash(self, password: str, address: str) -> str:
        """What is kept of a password."""
        return await self._do(lambda: self._hasher.hash(password), address)

    async def verify(self, stored: str | None, password: str, address: str) -> bool:
        """Whether this is the password of which this is kept; to find out of nobody's costs as much time."""
        right = await self._do(lambda: self._verify(stored or self._nobody, password), address)
        return right and stored is not None

    async def _do(self, work: Callable[[], T], address: str) -> T:
        self.check(address)
        self._from[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """Whoever still waits is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
