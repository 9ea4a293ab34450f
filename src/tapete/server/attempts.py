"""Who tries passwords: each wrong one makes the next wait longer, and nobody is locked out by what others try."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from tapete.server.refusal import Refusal

FREE = 5
"""So many wrong ones cost nothing: people mistype."""
LONGEST = 120.0
"""No wait is longer than so many seconds."""
FORGOTTEN = 3600.0
"""After so many seconds without a wrong one they are forgotten."""
MOST_KNOWN = 20_000


@dataclass(slots=True)
class Wrong:
    """Wrong passwords in a row, and when the last one was tried."""

    count: int = 0
    last: float = -math.inf


@dataclass(frozen=True, slots=True)
class Trier:
    """Who tries: somebody at an address; or, `known`, a browser that the account has been entered with before."""

    name: str
    known: bool = False


class Attempts:
    """What was tried of late.

    The wait grows with all wrong passwords that strangers have tried for an account, wherever they are; but each has
    to wait only after a try of his own. So a crowd that tries is slowed as a whole, and whoever comes for the first
    time is asked at once. A browser that was in before answers for itself alone.
    """

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on, self._clock = on, clock
        self._wrong: OrderedDict[tuple[str, str | None], Wrong] = OrderedDict()

    def check(self, account: str, trier: Trier) -> None:
        """Let one more password be tried, which counts as wrong until it was right; refuse what comes too soon."""
        if not self._on:
            return
        now = self._clock()
        own, all_strangers = self._of(account, trier.name), self._of(account, None)
        wrong = own if trier.known else all_strangers
        left = own.last + _pause(wrong.count) - now
        if left > 0:
            raise Refusal(
                "wrong-often", "Too many wrong passwords: try again in {seconds} s.", 429, math.ceil(left),
                seconds=math.ceil(left),
            )  # fmt: skip
        for one in (own,) if trier.known else (own, all_strangers):
            one.count, one.last = one.count + 1, now

    def was_right(self, account: str, trier: Trier) -> None:
        """All that was wrong before is forgiven."""
        self._wrong.pop((account, trier.name), None)
        self._wrong.pop((account, None), None)

    def _of(self, account: str, who: str | None) -> Wrong:
        key, now = (account, who), self._clock()
        if key not in self._wrong or now - self._wrong[key].last > FORGOTTEN:
            self._wrong[key] = Wrong()
        self._wrong.move_to_end(key)
        if len(self._wrong) > MOST_KNOWN:
            self._wrong.popitem(last=False)
        return self._wrong[key]


def _pause(wrong: int) -> float:
    """How long to wait after so many wrong ones: a second, two, four."""
    return 0.0 if wrong < FREE else min(LONGEST, 2.0 ** min(wrong - FREE, 30))
