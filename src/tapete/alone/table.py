"""One table that goes on by itself where it can: shuffles, bots, and the look at a hand that is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from random import Random
from secrets import randbits

from tapete.alone.keeping import Page, resumed
from tapete.bots import Bot, bot, usual
from tapete.sitting import told
from tapete.sitting.bots import Bots
from tapete.sitting.fair import DealProof, Shuffle
from tapete.sitting.kept import Dealt
from tapete.sitting.next import BotsTurn, Due, Listen, Rest, Shuffling
from tapete.sitting.pace import INSTANT, PAUSES, REST, drawn
from tapete.sitting.past import ends_of
from tapete.sitting.showing import showing
from tapete.sitting.sitting import Sitting, Step
from tapete.table.player import Choice
from tapete.table.state import State

PART_WAIT = 2.0
"""So many seconds a shuffle waits for the player's part."""

SOON = 0.001
"""What the time is now is asked again when a bot has thought."""

Tell = Callable[[told.FromServer], None]
Keep = Callable[[Page], None]


class Table:
    """A match of one person with the house. What is done is kept first, and told afterwards."""

    def __init__(self, page: Page, keep: Keep) -> None:
        self.page, self._keep = page, keep
        self.proofs: list[DealProof] = []
        if page.moves:
            self.sitting, self.proofs = resumed(page)
        else:
            self.sitting = Sitting(page.id, page.rules, page.holders)
            self._begin()
        self.place = next(place for place, holder in enumerate(page.holders) if holder.kind == "person")
        self._bots = self._fresh_bots()
        self._tell: Tell | None = None
        self._since, self._entries, self._here = 0, 0, False
        self._waits: tuple[State, float] | None = None
        self._decided: tuple[State, Choice, float] | None = None
        self._lot = Random()

    def _begin(self) -> None:
        if not self.page.deals:
            first = Shuffle.fresh(self.page.id, 1)
            self.page.deals.append(Dealt(1, first.secret))
        self.sitting.begin(Shuffle(self.page.id, 1, self.page.deals[0].secret))

    def _fresh_bots(self) -> Bots:
        rules, best = self.page.rules, usual(self.page.rules)
        minds: dict[int, Bot] = {
            place: bot(holder.level or best, rules, randbits(32), trait=holder.trait)
            for place, holder in enumerate(self.page.holders)
            if holder.kind == "bot"
        }
        return Bots(minds)

    @property
    def status(self) -> told.Status:
        """Whether it goes on."""
        return "over" if self.page.finished is not None else "playing"

    # Who is here.

    def enter(self, tell: Tell, since: int) -> None:
        """The player looks at the table, who was told up to this event."""
        self._tell, self._since, self._entries, self._here = tell, since, 0, False
        tell(told.TableNews(table=self.info()))
        self._tell_committed()
        self._show()

    def leave(self) -> None:
        """He looks elsewhere: the table waits for him."""
        self._tell, self._waits = None, None

    def info(self) -> told.TableInfo:
        """The table as it is told."""
        page, here = self.page, {str(self.page.holders[self.place].person)}
        return replace(
            told.table_info(page.id, page.rules, page.holders, here, page.opened, page.edition),
            pace=page.pace,
            status=self.status,
            place=self.place,
            hand=self.sitting.state.hand,
            moves=self.sitting.noticed.at(None),
            next=page.next,
        )

    # What the player does.

    def act(self, at: int, text: str) -> int:
        """Do this; how many moves he has noticed after it."""
        self._follow(self.sitting.act(self.place, at, text))
        return self.sitting.noticed.at(self.place)

    def undo(self, at: int) -> int:
        """Take back his last move, and what the bots answered."""
        earlier = self.sitting.undo(self.place, at)
        self.page.strike(earlier.number)
        self._keep(self.page)
        self.sitting.go_back(earlier)
        # What was taken back must not be remembered.
        self._bots = self._fresh_bots()
        since, entries = self.sitting.extent(self.place)
        self._since, self._entries = min(self._since, since), min(self._entries, entries)
        self._show()
        return self.sitting.noticed.at(self.place)

    def add_nonce(self, deal: int, nonce: str) -> None:
        """His part in the next shuffle."""
        self.sitting.add_nonce(self.place, deal, nonce)

    def go_on(self, hand: int) -> None:
        """He has seen enough of this hand, which is over."""
        if self.sitting.state.between_hands and hand == self.sitting.state.hand:
            self.sitting.rested = self.sitting.state

    # What goes on by itself.

    def tick(self, now: float) -> float | None:
        """Do what is due; the seconds until something is due again, or None: until the player does something."""
        while self._tell is not None and self.sitting.going_on:
            state, due = self.sitting.state, self.sitting.due()
            wait = self._wait(state, due, now)
            if wait is None or wait > 0:
                return wait
            self._go_on(state, due)
        return None

    def _wait(self, state: State, due: Due, now: float) -> float | None:
        """How long until this is done; None if the player is awaited."""
        match due:
            case Rest(hand) if self.page.pace != "instant":
                if self._waits is None or self._waits[0] is not state:
                    self._say(told.Resting(hand=hand, awaited=(self.place,)))
                return self._left(state, now, REST)
            case Shuffling() if self.sitting.parts_missing({str(self.page.holders[self.place].person)}):
                return self._left(state, now, PART_WAIT)
            case Rest() | Shuffling() | Listen():
                return 0.0
            case BotsTurn() if self.page.pace == INSTANT:
                return 0.0
            case BotsTurn(seat):
                return self._think(state, seat, now)
            case _:
                return None

    def _think(self, state: State, seat: int, now: float) -> float:
        """A bot decides; the wait for it began before, so that how long it took is not seen."""
        if self._decided is not None and self._decided[0] is state:
            return self._left(state, now, self._decided[2])
        self._left(state, now, 0.0)
        pause = drawn(PAUSES[self.page.pace], self._lot)
        self._decided = state, self._bots.choice(state, state.players[seat]), pause
        return SOON

    def _left(self, state: State, now: float, wait: float) -> float:
        if self._waits is None or self._waits[0] is not state:
            self._waits = (state, now)
        return max(0.0, self._waits[1] + wait - now)

    def _go_on(self, state: State, due: Due) -> None:
        """Do what is due now."""
        step: Step | None = None
        match due:
            case Rest():
                self.sitting.rested = state
            case Shuffling():
                step = self.sitting.draw_lots()
            case Listen(seats):
                self.sitting.heard = state
                claim = self._bots.claim(state, seats)
                step = self.sitting.answer(state, *claim) if claim else None
            case BotsTurn(seat):
                step = self.sitting.answer(state, seat, self._choice(state, seat))
        if step is not None:
            self._follow(step)

    def _choice(self, state: State, seat: int) -> Choice:
        """What the bot there has decided, or decides now."""
        if self._decided is not None and self._decided[0] is state:
            return self._decided[1]
        return self._bots.choice(state, state.players[seat])

    def _follow(self, step: Step) -> None:
        """Have it kept, let it be so, and tell it."""
        self.page.write(step)
        if step.after.over:
            self._finish(step.after)
        self._keep(self.page)
        self.sitting.keep(step)
        if step.deal is not None:
            self.proofs.append(step.deal.proof)
        if self.place in step.noticing:
            self._show()
        for proof in step.shown:
            self._say(told.Revealed(proof=proof))
        if step.after.over:
            self._say(told.TableNews(table=self.info()))
        if step.deal is not None:
            self._say(told.shuffled(step.deal.proof))
            self._tell_committed()

    def _finish(self, state: State) -> None:
        self.page.finished = int(time.time())
        self.page.totals = ends_of(state)

    # Telling.

    def _say(self, message: told.FromServer) -> None:
        if self._tell is not None:
            self._tell(message)

    def _tell_committed(self) -> None:
        if bound := told.committed(self.sitting):
            self._say(bound)

    def _show(self) -> None:
        if self._tell is None:
            return
        news = showing(self.sitting, self.place, self._since, self._entries, self._here)
        self._since, self._here = news.view.next_event, True
        self._entries += len(news.view.ledger)
        self._say(news)
