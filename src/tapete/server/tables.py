"""A table at which somebody sits or watches: every move is stored before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

import tapete
from tapete.server import keeping, schema
from tapete.server.audience import Audience
from tapete.server.background import uncut
from tapete.server.clock import Clock
from tapete.server.connection import RESTART, SET_ASIDE, Connection
from tapete.server.driver import Driver
from tapete.server.keeping import Late, Left
from tapete.server.lease import LeaseLost
from tapete.server.rebuild import replayed, stored_deals, stored_moves, to_come
from tapete.server.refusal import Refusal, Stuck, Unreadable, in_short
from tapete.server.sheet import Sheet
from tapete.server.storage import Row
from tapete.server.surroundings import Surroundings
from tapete.sitting.fair import Shuffle
from tapete.sitting.holder import Holder
from tapete.sitting.noticed import Noticed
from tapete.sitting.sitting import Sitting, Step
from tapete.sitting.told import ClockNews, Rated, RatingChange, Refused, TableInfo, problem
from tapete.table.player import Choice
from tapete.table.state import State

T = TypeVar("T")
log = logging.getLogger(__name__)

Forget = Callable[["LiveTable"], None]


class LiveTable:
    """Nowhere else does a match move. The lock makes of two who race for a turn a first and a second."""

    def __init__(self, sheet: Sheet, around: Surroundings, forget: Forget) -> None:
        self.sheet, self._around, self._forget = sheet, around, forget
        self.sitting = Sitting(sheet.id, sheet.rules, sheet.holders)
        self.sitting.takes_back = sheet.rating != "rated"
        self.audience = Audience(sheet, self.sitting)
        self._clock = Clock(sheet.clock, around.watch)
        self.audience.clock = self._clock_told
        self._driver = Driver(self, around.thinking, around.config, self._clock, around.watch)
        self.idle_since = time.monotonic()
        self.lock = asyncio.Lock()
        self._rated: Rated | None = None
        self._gone = False

    async def load(self) -> None:
        """Bring the match back from storage. Nobody is here yet."""
        storage = self._around.storage
        for holder in self.sheet.holders:
            holder.away_since = self._around.watch.now()
        if self.sheet.status in ("waiting", "abandoned"):
            return
        lines, shuffles = await stored_moves(storage, self.sheet.id), await stored_deals(storage, self.sheet.id)
        noticed = Noticed(len(self.sheet.holders))
        match, proofs = await self._around.thinking.run(lambda: replayed(self.sheet, lines, shuffles, noticed))
        try:
            self.sitting.resume(match, noticed, to_come(self.sheet.id, shuffles), proofs)
        except Exception as error:
            raise Unreadable(self.sheet.id, self.sheet.version, error) from error
        self._wind_clock(lines)

    async def close(self) -> None:
        """Stop; what was stored stays."""
        await self._driver.close()
        self.audience.close(RESTART)
        self._around.thinking.forget(self.sheet.id)

    def abandon(self) -> None:
        """Forget this table; everybody connects again, to the table as it is stored."""
        self._let_go(RESTART)

    def _let_go(self, code: int) -> None:
        self._gone = True
        self._forget(self)
        self.audience.close(code)
        self._driver.wake()

    async def stand_still(self, error: Exception) -> None:
        """Something goes wrong here: it is tried again from storage, and set aside when that does not help."""
        if self._gone:
            return
        log.error("table %s stands still", self.sheet.id, exc_info=error)
        number = len(self.sitting.match.moves) if self.sitting.match is not None else 0
        # Storage that fails now is not the table's fault, and would not keep why it is set aside either.
        ours = isinstance(error, SQLAlchemyError | OSError | BrokenExecutor | LeaseLost)
        if ours or not self._around.troubles.again(self.sheet.id, number):
            self.abandon()
            return
        stuck = Stuck(self.sheet.id, self.sheet.version, in_short(error))
        this = update(schema.tables).where(schema.tables.c.id == self.sheet.id)
        kept = this.values(stuck=stuck.why, stuck_in=tapete.__version__)
        await uncut(self._around.storage.do(kept), "setting a table aside")
        self.audience.tell_all(Refused(id=None, problem=problem(stuck)))
        self._let_go(SET_ASIDE)
        self._around.thinking.forget(self.sheet.id)

    # Who is here.

    def enter(self, connection: Connection) -> None:
        """Somebody connects; to a table that was just let go he comes again."""
        if self._gone:
            connection.close(RESTART)
            return
        self.audience.connections.add(connection)
        self._clock.go_on()
        holder = self._holder_of(connection.person)
        if holder is not None:
            holder.come()
        self.audience.welcome(connection)
        if self._rated is not None:
            connection.tell(self._rated)
        self._driver.run()

    def leave(self, connection: Connection) -> None:
        """A connection is gone; the place stays."""
        self.audience.connections.discard(connection)
        holder = self._holder_of(connection.person)
        if holder is not None and connection.person not in self.audience.here:
            holder.away_since = self._around.watch.now()
        self.idle_since = time.monotonic()
        if self.audience.connections:
            self.audience.tell_soon()
        else:
            self._clock.pause()
        self._driver.wake()

    def info(self, person: str | None) -> TableInfo:
        """The table as it is told to this person."""
        return self.audience.info(person)

    def _holder_of(self, person: str | None) -> Holder | None:
        place = self.sheet.place_of(person)
        return None if place is None else self.sheet.holders[place]

    @asynccontextmanager
    async def _moving(self) -> AsyncIterator[None]:
        """Nobody else moves this table; one that is no longer the table is not moved at all."""
        async with self.lock:
            if self._gone:
                raise _stale()
            yield

    # Sitting down.

    async def seat(self, change: Callable[[Sheet], None]) -> None:
        """Change who sits where; when the last place is taken the match begins."""
        await uncut(self._seat(change), "seating")

    async def _seat(self, change: Callable[[Sheet], None]) -> None:
        async with self._moving():
            before = self.sheet.copied()
            try:
                change(self.sheet)
                begins = self.sheet.status == "waiting" and self.sheet.full and self.sheet.starts == "full"
                shuffle = Shuffle.fresh(self.sheet.id, 1) if begins else None
                left = self._leaving(before)
                changes = await self._around.storage.keep(keeping.seating(self.sheet, shuffle, left))
            except BaseException:
                self.sheet.restore(before)
                raise
            self._clock.choose(self.sheet.clock)
            if shuffle is not None:
                self.sheet.status, self.sheet.version = "playing", tapete.__version__
                self.sheet.edition = self.sheet.rules.edition
                self.sitting.begin(shuffle)
                self.sitting.takes_back = self.sheet.rating != "rated"
            self._note_rated(changes)
        self.audience.tell_table()
        if shuffle is not None:
            self.audience.tell_committed()
        elif self.sitting.match is not None:
            self._sit_down(before)
        if self.sitting.match is not None:
            self.audience.show()
        self._driver.run()

    def _leaving(self, before: Sheet) -> Left | None:
        """Those who leave a rated match by this change, and how it stands."""
        if self.sheet.status != "playing" or self.sheet.rating != "rated":
            return None
        pairs = zip(before.holders, self.sheet.holders, strict=True)
        left = [place for place, (old, new) in enumerate(pairs) if new.resigned and not old.resigned]
        return (self.sitting.state, left) if left else None

    def _note_rated(self, changes: Sequence[RatingChange | None]) -> None:
        """What has changed for some, besides what changed for others before."""
        if changes:
            known = self._rated.changes if self._rated is not None else [None] * len(changes)
            self._rated = Rated(changes=tuple([new or old for new, old in zip(changes, known, strict=True)]))
            self.audience.tell_all(self._rated)

    def _sit_down(self, before: Sheet) -> None:
        """Whoever has just taken the place of another begins there afresh."""
        for place, (old, new) in enumerate(zip(before.holders, self.sheet.holders, strict=True)):
            if new.since != old.since:
                self.sitting.noticed.sits_down(place)
                self.audience.sits_down(place)

    async def touch(self, person: str | None) -> None:
        """Somebody touches something: a bot that plays for him because he did nothing gives his place back."""
        holder = self._holder_of(person)
        if holder is not None and holder.idle:
            await self.seat(lambda sheet: _awake(sheet, person))

    # The clock.

    def _clock_told(self) -> ClockNews:
        place = self._clock.place
        return self._clock.told(0.0 if place is None else self.sheet.holders[place].spent)

    def _wind_clock(self, lines: Sequence[Row]) -> None:
        """Go on counting the turn that was counted before the table came back."""
        state, noticed = self.sitting.state, self.sitting.noticed
        if lines and state.turn is not None and state.chance is None:
            passed = self._around.watch.date() - lines[noticed.last_seen]["at"]
            self._clock.resume((state.players[state.turn], noticed.at(None)), passed)

    # Moves.

    async def act(self, person: str | None, at: int, text: str) -> int:
        """What somebody wants to do; how many moves he has noticed after it."""
        return await uncut(self._act(person, at, text), "a move")

    async def _act(self, person: str | None, at: int, text: str) -> int:
        async with self._moving():
            place = self.sheet.place_of(person)
            await self._commit(await self._worked_out(text, lambda: self.sitting.act(place, at, text)))
            return self.sitting.noticed.at(place)

    async def answer(self, state: State, seat: int, choice: Choice) -> None:
        """What a bot has decided in this state, unless it comes too late."""
        await uncut(self._do(lambda: self.sitting.answer(state, seat, choice), str(choice.action)), "the move of a bot")

    async def draw_lots(self) -> None:
        """Make the shuffle that is due."""
        await uncut(self._do(self.sitting.draw_lots), "a shuffle")

    async def _do(self, work: Callable[[], Step | None], text: str = "") -> None:
        async with self._moving():
            step = await self._worked_out(text, work)
            if step is not None:
                await self._commit(step)

    async def _worked_out(self, text: str, work: Callable[[], T]) -> T:
        """What would come of it; what may take long is worked out in a thread, and no other table waits for it."""
        return await self._around.thinking.run(work) if self.sitting.takes_long(text) else work()

    async def _commit(self, step: Step) -> None:
        """Store, and only then let it be so and tell it. The lock is held."""
        late = self._late(step)
        changes = await self._store(step, late)
        self.sitting.keep(step)
        if late is not None:
            self.sheet.holders[late[0]].spent = late[1]
            self._clock.charge()
        if step.after.over:
            self.sheet.status = "over"
        self._tell(step)
        self._note_rated(changes)
        self._driver.wake()

    def _late(self, step: Step) -> Late | None:
        """Whose turn took longer than a turn, and what he has spent then; before all have seen its end it goes on."""
        place = self._clock.place
        if place is None or not self._clock.overtime or None not in step.noticing:
            return None
        return place, self.sheet.holders[place].spent + self._clock.overtime

    def _tell(self, step: Step) -> None:
        self.audience.show_to(step.noticing)
        self.audience.tell_revealed(step.shown)
        if step.after.over:
            self.audience.tell_table()
        if step.deal is not None:
            self.audience.tell_shuffled(step.deal.proof)
            self.audience.tell_committed()

    def add_nonce(self, person: str | None, deal: int, nonce: str) -> None:
        """A client's part in the next shuffle."""
        if self.sitting.add_nonce(self.sheet.place_of(person), deal, nonce):
            self._driver.wake()

    def go_on(self, person: str | None, hand: int) -> None:
        """Somebody has seen enough of a hand that is over."""
        self._driver.go_on(self.sheet.place_of(person), hand)

    async def undo(self, person: str | None, at: int) -> int:
        """Take back the last move of this person and what the bots answered."""
        return await uncut(self._undo(person, at), "taking back")

    async def _undo(self, person: str | None, at: int) -> int:
        async with self._moving():
            place = self.sheet.place_of(person)
            if self.sheet.rating == "rated":
                raise Refusal("rated-no-undo", "This match is rated: nothing is taken back.")
            earlier = await self._around.thinking.run(lambda: self.sitting.undo(place, at))
            await self._around.storage.do(*keeping.forgetting(self.sheet.id, earlier.number))
            self.sitting.go_back(earlier)
            self.sheet.undone += 1
            self.audience.rewind()
        self.audience.show()
        self._driver.wake()
        return self.sitting.noticed.at(place)

    # Storing.

    async def _store(self, step: Step, late: Late | None) -> list[RatingChange | None]:
        row = {
            "table_id": self.sheet.id, "number": step.number, "seat": step.move.seat, "action": str(step.move.action),
            "at": self._around.watch.date(),
        }  # fmt: skip
        try:
            return await self._around.storage.keep(keeping.following(self.sheet, step, late), [row]) or []
        except IntegrityError:
            # Somebody else has written to this table: only storage knows how it stands now.
            log.error("table %s was changed from elsewhere", self.sheet.id)
            self.abandon()
            raise _stale() from None


def _awake(sheet: Sheet, person: str | None) -> None:
    place = sheet.place_of(person)
    if place is not None:
        sheet.holders[place].idle = False


def _stale() -> Refusal:
    return Refusal("stale", "The table has moved on: look at it again.")
