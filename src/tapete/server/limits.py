"""How much one visitor may ask for: buckets that fill at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address, ip_network

from tapete.server.refusal import Refusal

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many a second in the long run."""

    burst: float
    rate: float


LIMITS = {
    "read": Limit(120, 20),
    "write": Limit(40, 4),
    "password": Limit(10, 0.1),
    "open-table": Limit(20, 0.2),
    "replay": Limit(40, 2),
    "odds": Limit(60, 2),
    "practice": Limit(40, 2),
    "review": Limit(120, 4),
    "hand-over": Limit(200, 0.05),
    "connect": Limit(60, 2),
    "message": Limit(60, 15),
    "talk": Limit(6, 0.5),
}


def network(host: str) -> str:
    """Whose address this is: one of IPv4 is somebody's own, of IPv6 everybody has a whole network.

    >>> network("192.0.2.7"), network("::ffff:192.0.2.7"), network("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found), 128)).supernet(new_prefix=64))


class Bucket:
    """What is left of one limit for one visitor."""

    __slots__ = ("left", "limit", "then")

    def __init__(self, limit: Limit, now: float) -> None:
        self.limit, self.left, self.then = limit, limit.burst, now

    def take(self, now: float) -> bool:
        """Whether there was something left to take."""
        self.left = min(self.limit.burst, self.left + (now - self.then) * self.limit.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """The buckets of all visitors; those not seen for longest are forgotten."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on, self._clock = on, clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allows(self, kind: str, visitor: str) -> bool:
        """Whether the visitor may do one more of this kind now."""
        if not self._on:
            return True
        now, key = self._clock(), (kind, visitor)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(LIMITS[kind], now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)

    def check(self, kind: str, visitor: str) -> None:
        """Refuse what is too much."""
        if not self.allows(kind, visitor):
            raise too_fast()


def too_fast() -> Refusal:
    """What is said to whoever asks for too much."""
    return Refusal("too-fast", "Too fast: wait a moment.", status=429)
