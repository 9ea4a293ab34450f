"""The course of a match on the screen: whatever the table does next is waited for, done, kept and shown."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from random import Random
from typing import TYPE_CHECKING

from textual import work
from textual.screen import Screen

from tapete.errors import TapeteError, said_by_system
from tapete.sitting.next import BotsTurn, Listen, Over, PersonsTurn, Rest, Shuffling
from tapete.sitting.pace import drawn
from tapete.sitting.sitting import Step
from tapete.table.action import Action
from tapete.table.game import OPEN
from tapete.table.state import State
from tapete.table.view import View
from tapete.terminal.answering import Answering
from tapete.terminal.archive import Saved
from tapete.terminal.asking import NOTHING, forced, held
from tapete.terminal.company import Company, sit_down
from tapete.terminal.log import Log
from tapete.terminal.result import HandOver, MatchOver

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp

TRICK_RESTS = 2
"""A finished trick lies there for so many times what another player takes."""


class Course(Screen[None]):
    """Goes on by itself while you are not awaited. What it shows and how you answer is its table's."""

    app: TapeteApp

    def __init__(self, company: Company, saved: Saved) -> None:
        super().__init__()
        self.company, self.saved = company, saved
        self.view: View | None = None
        self.answering = Answering(NOTHING)
        self.changed, self.lot = asyncio.Event(), Random()
        self.disk_failed = False
        self.taken_back: State | None = None

    @property
    def seen(self) -> View:
        """The View that is shown."""
        assert self.view is not None
        return self.view

    @abstractmethod
    def look(self) -> None:
        """Take a new View and show it."""

    @abstractmethod
    def remember(self) -> None:
        """You are about to do something that may be taken back."""

    @abstractmethod
    def look_back(self, moves: int) -> None:
        """Show the table as it was after so many moves."""

    # What goes on by itself.

    @work(exclusive=True)
    async def play_on(self) -> None:
        """Chance, the others and you, each in turn, to the end."""
        while not isinstance(due := self.company.due(), Over):
            state = self.company.state
            match due:
                case Rest():
                    await self.look_over(state)
                case Shuffling():
                    self.follow(self.company.sitting.draw_lots())
                case Listen(seats):
                    self.company.sitting.heard = state
                    self.follow(await asyncio.to_thread(self.company.claim, state, seats))
                case BotsTurn(seat):
                    await self.their_turn(state, seat)
                case PersonsTurn():
                    await self.my_turn(state)
        told = self.query_one(Log).story.last_words()
        if await self.app.push_screen_wait(MatchOver(self.seen, self.app.words_for(self.seen.game), told)):
            again = sit_down(self.company.match.game, self.company.me, self.company.level)
            self.app.switch_screen(self.app.table(again))
        else:
            self.app.pop_screen()

    async def look_over(self, state: State) -> None:
        """A hand that is over is looked at before the next one."""
        told = self.query_one(Log).story.last_words()
        await self.app.push_screen_wait(HandOver(self.seen, self.app.words_for(self.seen.game), told))
        self.company.sitting.rested = state

    async def my_turn(self, state: State) -> None:
        """Wait for an answer; the very last card needs none, unless it was just taken back."""
        last = forced(self.seen.prompt) and len(held(self.seen.mine)) == 1 and self.seen.table != OPEN
        if last and self.answering.asking.cards and self.app.settings.last_card and state is not self.taken_back:
            await self.rest()
            if not self.changed.is_set():
                self.act(next(iter(self.answering.asking.cards.values())))
        else:
            await self.changed.wait()
        self.changed.clear()

    async def their_turn(self, state: State, seat: int) -> None:
        """Another thinks, in peace, while you look; if you did something meanwhile he thinks again."""
        _, step = await asyncio.gather(self.rest(), asyncio.to_thread(self.company.choice, state, seat))
        self.changed.clear()
        if self.company.state is state:
            self.follow(step)

    async def rest(self) -> None:
        """A moment to follow what happens; a key cuts it short."""
        pause = drawn(self.app.settings.pause, self.lot)
        if not pause:
            await asyncio.sleep(0)
            return
        finished = not self.seen.trick and bool(self.seen.last_trick)
        try:
            await asyncio.wait_for(self.changed.wait(), pause * TRICK_RESTS if finished else pause)
        except TimeoutError:
            return

    # What is done.

    def follow(self, step: Step | None) -> None:
        """Let it be so, unless it came too late."""
        if step is None or step.before is not self.company.state:
            return
        self.company.keep(step)
        self.keep()
        self.look()

    def act(self, action: Action) -> None:
        """You act."""
        self.remember()
        try:
            self.company.act(action)
        except TapeteError as error:
            self.notify(self.app.words_for(self.seen.game).error(error), severity="warning", markup=False)
            return
        self.keep()
        self.look()
        self.changed.set()

    def undo(self) -> None:
        """You take your last move back, and what the others answered."""
        moves = self.company.undo()
        self.taken_back = self.company.state
        self.keep()
        self.look_back(moves)
        self.changed.set()

    def keep(self) -> None:
        """Write the match down, so that nothing is lost; say so once if it cannot be."""
        try:
            self.saved.write(self.company)
        except OSError as error:
            if not self.disk_failed:
                words = self.app.words_for(self.seen.game)
                told = words.text("table-not-saved", **said_by_system(error))
                self.notify(told, severity="error", timeout=10, markup=False)
            self.disk_failed = True
