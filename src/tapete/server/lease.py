"""Who may write to a storage: one server at a time, by an epoch that every transaction compares.

A lock ends with whatever keeps it: a database that is started again has forgotten its own. What is written stays.
Whoever takes the storage over raises the epoch, and from then on nothing is kept of those before, even if they live.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from secrets import token_hex

from sqlalchemy import ColumnElement, Connection, Float, cast, extract, func, inspect, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import tapete
from tapete.server.refusal import Refusal
from tapete.server.schema import HOUSE, leases
from tapete.server.watch import Watch

log = logging.getLogger(__name__)
LASTS = 6.0
"""So many seconds a holder may be silent before another takes his place."""

LOOKS = 0.25
"""So often somebody who waits for that looks again."""

# The clock of the database is the one that all see alike; what it could not hear while it was down was no silence.
_NOW: dict[str, ColumnElement[float]] = {
    "postgresql": cast(extract("epoch", func.clock_timestamp()), Float),
    "sqlite": (func.julianday("now") - 2440587.5) * 86400.0,
}
_LISTENS_SINCE: dict[str, ColumnElement[float]] = {
    "postgresql": cast(extract("epoch", func.pg_postmaster_start_time()), Float),
    "sqlite": literal(0.0),
}
_OURS = leases.c.name == HOUSE
_EPOCH = select(leases.c.epoch).where(_OURS).with_for_update(read=True)


class LeaseLost(Refusal):
    """Another server has taken the storage over: what was asked of this one is not kept."""

    def __init__(self) -> None:
        super().__init__(
            "taken-over", "Another server has taken over here, and this was not kept: try again in a moment.", 503
        )


@dataclass(frozen=True, slots=True)
class Standing:
    """The lease as it is written, and for how long its holder has been silent."""

    holder: str | None
    epoch: int
    renewed: float
    silent: float


class Lease:
    """This server's, or not yet. `lost` is set when another has taken it."""

    def __init__(self, watch: Watch, lasts: float = LASTS) -> None:
        self._watch, self._lasts = watch, lasts
        self._epoch: int | None = None
        self.lost = asyncio.Event()

    @property
    def held(self) -> bool:
        """Whether it was taken, and nobody else is known to have it."""
        return self._epoch is not None and not self.lost.is_set()

    @property
    def beat(self) -> float:
        """So often it is to be renewed."""
        return self._lasts / 3

    async def take(self, engine: AsyncEngine, certain: bool) -> bool:
        """Take it from whoever has let it go or is not heard of any more, or without asking if it is `certain` that he
        is gone; whether he was. A storage that was never brought up to date has none, and nobody to have it."""
        if self._epoch is None and await _there(engine):
            found = await self._awaited(engine, certain)
            return found is not None and await self._taken(engine, found)
        return True

    async def _awaited(self, engine: AsyncEngine, certain: bool) -> Standing | None:
        """The lease when it is free; None if its holder is heard of meanwhile."""
        first = found = await _standing(engine)
        while not (certain or found.holder is None or found.silent >= self._lasts):
            await self._watch.wait(asyncio.Event(), LOOKS)
            found = await _standing(engine)
            if (found.epoch, found.renewed) != (first.epoch, first.renewed):
                return None
        return found

    async def _taken(self, engine: AsyncEngine, found: Standing) -> bool:
        """Of two who come at once one finds it as he saw it."""
        mine = {"holder": token_hex(8), "epoch": found.epoch + 1, "version": tapete.__version__}
        this = update(leases).where(_OURS, leases.c.epoch == found.epoch, leases.c.renewed == found.renewed)
        async with engine.begin() as connection:
            done = await connection.execute(this.values(**mine, renewed=_NOW[engine.dialect.name]))
        self._epoch = found.epoch + 1 if done.rowcount else None
        return bool(done.rowcount)

    async def check(self, connection: AsyncConnection) -> None:
        """Refuse what has been written and is about to be kept, if another has taken over. From here to the end of the
        transaction nobody can: the row is locked against it, and in SQLite whoever has written writes alone."""
        if await self.is_ours(connection):
            return
        if not self.lost.is_set():
            log.error("another server has taken over: nothing more is kept by this one")
            self.lost.set()
        raise LeaseLost

    async def is_ours(self, connection: AsyncConnection) -> bool:
        """Whether nobody has taken it since we did."""
        epoch: int | None = await connection.scalar(_EPOCH)
        return epoch == self._epoch

    async def renew(self, connection: AsyncConnection) -> None:
        """Be heard of."""
        this = update(leases).where(_OURS, leases.c.epoch == self._epoch)
        await connection.execute(this.values(renewed=_NOW[connection.dialect.name]))

    async def release(self, engine: AsyncEngine) -> None:
        """Leave it to others at once."""
        if self.held:
            this = update(leases).where(_OURS, leases.c.epoch == self._epoch)
            async with engine.begin() as connection:
                await connection.execute(this.values(holder=None))
        self._epoch = None


async def _standing(engine: AsyncEngine) -> Standing:
    name = engine.dialect.name
    query = select(leases.c.holder, leases.c.epoch, leases.c.renewed, _NOW[name], _LISTENS_SINCE[name]).where(_OURS)
    async with engine.connect() as connection:
        holder, epoch, renewed, now, listens_since = (await connection.execute(query)).one()
    return Standing(holder, epoch, renewed, now - max(renewed, listens_since))


async def _there(engine: AsyncEngine) -> bool:
    def asked(connection: Connection) -> bool:
        return inspect(connection).has_table(leases.name)

    async with engine.connect() as connection:
        return await connection.run_sync(asked)
