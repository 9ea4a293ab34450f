"""What moves a table while nobody does: shuffles, bots, and those who stand in for whoever is away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from tapete.bots import usual
from tapete.server.background import begin
from tapete.server.bots import Player, Thinking, choose, notice
from tapete.server.clock import Clock
from tapete.server.config import Config
from tapete.server.newcomers import sit_down
from tapete.server.sheet import Sheet
from tapete.server.watch import Watch
from tapete.sitting.next import BotsTurn, Listen, Over, PersonsTurn, Rest, Shuffling
from tapete.sitting.pace import drawn
from tapete.sitting.turns import said_when_late
from tapete.table.player import Choice
from tapete.table.state import State

if TYPE_CHECKING:
    from tapete.server.tables import LiveTable


class Driver:
    """Drives one table while anybody is there."""

    def __init__(self, table: LiveTable, thinking: Thinking, config: Config, clock: Clock, watch: Watch) -> None:
        self._table, self._thinking, self._config = table, thinking, config
        self._clock, self._watch = clock, watch
        self._changed, self._lot = asyncio.Event(), Random()
        self._seen: set[tuple[int, int]] = set()
        self._task: asyncio.Task[None] | None = None

    def run(self) -> None:
        """Go on, or begin to."""
        self.wake()
        if (self._task is None or self._task.done()) and self._lively():
            self._task = begin(self._drive(), f"what drives table {self._table.sheet.id}")

    def wake(self) -> None:
        """Something has changed for which somebody may have been waiting."""
        self._changed.set()

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _lively(self) -> bool:
        return bool(self._table.audience.connections) and self._table.sitting.going_on

    async def _drive(self) -> None:
        try:
            while self._lively():
                await self._step()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            await self._table.stand_still(error)

    async def _step(self) -> None:
        state = self._table.sitting.state
        if state.between_hands and any(holder.comer for holder in self._table.sheet.holders):
            here = self._table.audience.here
            await self._table.seat(lambda sheet: sit_down(sheet, here, state.hand))
            return
        match self._table.sitting.due():
            case Rest():
                self._count(None)
                await self._rest(state)
            case Shuffling():
                await self._shuffle()
            case Listen(seats):
                self._table.sitting.heard = state
                await self._bots_notice(state, seats)
            case BotsTurn(seat):
                self._count(None)
                await self._bot_plays(state, seat)
            case PersonsTurn(seat):
                await self._await_person(state, state.players[seat])
            case Over():
                return

    async def _wait(self, seconds: float | None) -> None:
        """Until something changes, or the time is up."""
        self._changed.clear()
        await self._watch.wait(self._changed, seconds)

    def go_on(self, place: int | None, hand: int) -> None:
        """Whoever sits there has seen enough of this hand."""
        if place is not None and hand == self._table.sitting.state.hand:
            self._seen.add((place, hand))
            self.wake()

    async def _rest(self, state: State) -> None:
        """Let all look at a hand that is over, until each has seen enough of it or the time is up."""
        end = self._watch.now() + self._config.rest(self._table.sheet.pace)
        while self._table.sitting.state is state and (awaited := self._looking(state.hand)):
            if (left := end - self._watch.now()) <= 0:
                break
            self._table.audience.tell_resting(state.hand, awaited)
            await self._wait(left)
        self._table.audience.tell_resting(state.hand, [])
        self._table.sitting.rested, self._seen = state, set()

    def _looking(self, hand: int) -> list[int]:
        """The places of those who are here and have not seen enough of this hand."""
        here = self._table.audience.here
        return [
            place
            for place, holder in enumerate(self._table.sheet.holders)
            if holder.person in here and not holder.bot_plays and (place, hand) not in self._seen
        ]

    async def _shuffle(self) -> None:
        """Have what is to be shuffled shuffled, with the parts that came in time."""
        sitting, audience = self._table.sitting, self._table.audience
        end = self._watch.now() + self._config.nonce_wait
        while sitting.parts_missing(audience.here) and audience.connections and (left := end - self._watch.now()) > 0:
            await self._wait(left)
        await self._table.draw_lots()

    def _count(self, place: int | None) -> None:
        """Count the time of whoever sits there; what some have not noticed changes nothing of it."""
        moves = self._table.sitting.noticed.at(None)
        if self._clock.count(None if place is None else (place, moves)):
            self._table.audience.tell_clock()

    async def _await_person(self, state: State, place: int) -> None:
        if not self._table.sheet.rules.replaces_absent:
            # Whoever agreed that nobody plays for another waits for him, however long.
            await self._wait(None)
            return
        self._count(place)
        holder = self._table.sheet.holders[place]
        ends = [self._clock.left(holder.spent)]
        if holder.away_since is not None:
            ends.append(holder.away_since + self._config.away_after - self._watch.now())
        left = min((end for end in ends if end is not None), default=None)
        if left is None or left > 0:
            await self._wait(left)
        elif holder.away_since is not None:
            holder.standing_in = True
            self._table.audience.tell_table()
        else:
            await self._table.seat(lambda sheet: self._give_to_bot(sheet, state, place))
            self._count(None)

    def _give_to_bot(self, sheet: Sheet, state: State, place: int) -> None:
        """Whoever is here let the time run out: a bot plays until he touches something, unless he just did."""
        holder = sheet.holders[place]
        if self._table.sitting.state is state and not holder.resigned:
            holder.idle, holder.spent = True, holder.spent + self._clock.overtime

    # Bots.

    async def _bots_notice(self, state: State, seats: Sequence[int]) -> None:
        """At an open table the bots look out for what others do wrong, once after every move."""
        for seat in seats:
            choice = await self._thinking.ask(notice, self._player(state.players[seat]), state, seat)
            if choice is not None:
                await self._table.answer(state, seat, choice)
                return

    async def _bot_plays(self, state: State, seat: int) -> None:
        """It thinks while all wait for it, so that how long it thought is not seen."""
        pause = drawn(self._config.pause(self._table.sheet.pace), self._lot)
        _, choice = await asyncio.gather(asyncio.sleep(pause), self._decided(state, seat))
        await self._table.answer(state, seat, choice)

    async def _decided(self, state: State, seat: int) -> Choice:
        late = not self._table.sheet.holders[state.players[seat]].given_up
        action = said_when_late(state, seat) if late else None
        if action is not None:
            return Choice(action)
        return await self._thinking.ask(choose, self._player(state.players[seat]), state, seat)

    def _player(self, place: int) -> Player:
        sheet = self._table.sheet
        holder = sheet.holders[place]
        # What was taken back must not be remembered.
        key = f"{sheet.id} {place} {sheet.undone}"
        return Player.of(sheet.rules, key, holder.level or usual(sheet.rules), holder.trait)
