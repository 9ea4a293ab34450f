"""An episode: a hand or a match as a row of numbers, said by those who sit there or drawn by chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, Self

from tapete.errors import BadOption, Illegal
from tapete.sitting.turns import awaited
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import Game
from tapete.table.offer import Number
from tapete.table.state import State
from tapete.table.vocabulary import Saying, vocabulary

HAND: Final = "hand"
MATCH: Final = "match"
LONGEST = 20_000
"""After so many numbers an episode is broken off: more than anybody needs who wants to come to an end."""


@dataclass(frozen=True)
class Moment:
    """Where an episode stands. Immutable, as a State is: `then` gives the moment after a number.

    What a seat says is numbered as in the vocabulary. Of what must be shuffled, thing by thing is `drawn` by its place
    among them; a mere lot, such as a cut, is drawn too, whoever's hand it is in. An episode is a `hand` or a `match`;
    with `begin` nobody decides anything in a hand before this stage of it, and all that is asked there is drawn.
    """

    state: State
    length: str = HAND
    begin: str = ""
    drawn: tuple[int, ...] = ()
    steps: int = 0
    begun: int = -1
    """The last hand that has come to the stage where it begins."""
    saying: Saying | None = field(default=None, compare=False)
    """What is said so far of an answer; None where chance is due, and after the end."""

    @classmethod
    def first(cls, game: Game, length: str = HAND, begin: str = "") -> Self:
        """Where an episode of this game begins."""
        if begin and begin not in game.stages:
            raise BadOption(
                "bad-stage", "{game} has no stage {begin!r}: it has {known}.",
                game=game.name, begin=begin[:60], known=", ".join(game.stages),
            )  # fmt: skip
        if length not in (HAND, MATCH):
            raise BadOption("bad-episode", "{length!r} is no episode: choose hand or match.", length=length[:60])
        return cls(game.start(), length, begin)._asking()

    @property
    def over(self) -> bool:
        """Whether the episode has ended: with the match, or where one is a hand with the first hand."""
        return self.state.over or (self.length == HAND and self.state.between_hands)

    @property
    def seat(self) -> int | None:
        """Who is awaited: a seat, or the `TABLE` where chance is due; None after the end."""
        if self.over:
            return None
        waiting = bool(self.begin) and self.begun != self.state.hand
        return TABLE if waiting or self.saying is None else awaited(self.state)

    @property
    def numbers(self) -> Sequence[int]:
        """What may be said or drawn now; all that may be drawn is as likely."""
        if self.saying is not None:
            return self.saying.numbers
        if self.over:
            return ()
        if self.state.chance is not None:
            return [place for place in range(len(self.state.chance.items)) if place not in self.drawn]
        return range(len(_lots(_lot(self.state))))

    def then(self, number: int) -> Self:
        """The moment after this number."""
        if self.saying is not None:
            said = self.saying.then(number)
            if said.action is None:
                return replace(self, saying=said, steps=self.steps + 1)
            return self._after(awaited(self.state), said.action)
        if number not in self.numbers:
            raise Illegal(
                "number-not-offered", "{number} is not offered now: say one of {numbers}.",
                number=number, numbers=", ".join(map(str, self.numbers)),
            )  # fmt: skip
        due = self.state.chance
        if due is None:
            lot = _lot(self.state)
            return self._after(awaited(self.state), lot.of(_lots(lot)[number]))
        drawn = (*self.drawn, number)
        left = [place for place in range(len(due.items)) if place not in drawn]
        if len(left) > 1:
            return replace(self, drawn=drawn, steps=self.steps + 1)
        return self._after(TABLE, Action(due.word, tuple([due.items[place] for place in (*drawn, *left)])))

    def settled(self, chance: Random) -> Self:
        """The next moment at which somebody is asked, or the end; until then this chance decides."""
        moment = self
        while moment.seat == TABLE:
            due = moment.state.chance
            if due is None or moment.saying is not None:
                moment = moment.then(chance.choice(moment.numbers))
            else:
                moment = moment._after(TABLE, due.outcome(chance.randbytes(16)))
        return moment

    def inside(self, world: State) -> Self:
        """The same moment of the episode in another world, with as much of the answer said."""
        return replace(replace(self, state=world)._asking(), saying=self.saying)

    @property
    def gains(self) -> list[float]:
        """What each person's side has gained, less what the sides have on the average, so that they add up to nothing.

        It is what the ledger says; where whole games are counted, so are the parts of one that was not played out.
        """
        state, game = self.state, self.state.game
        stand = {side: float(state.standing(side) if state.over else state.progress(side)) for side in game.sides}
        mean = sum(stand.values()) / len(stand)
        return [stand[game.side(state.seat_of(person))] - mean for person in range(game.seats)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """What never changes need not be copied."""
        return self

    def _after(self, seat: int, action: Action) -> Self:
        return replace(self, state=self.state.apply(seat, action), drawn=(), steps=self.steps + 1)._asking()

    def _asking(self) -> Self:
        state = self.state
        if self.over or state.chance is not None or _drawn_for(state) is not None:
            return replace(self, saying=None)
        prompt = state.prompt(awaited(state))
        assert prompt is not None
        begun = state.hand if state.phase == self.begin else self.begun
        return replace(self, saying=vocabulary(state.game).steps(prompt), begun=begun)


def _drawn_for(state: State) -> Number | None:
    """The number that is asked for as a mere lot, if one is."""
    prompt = state.prompt(awaited(state))
    assert prompt is not None
    return next((each for each in prompt.offers if isinstance(each, Number) and state.by_lot(each.word)), None)


def _lot(state: State) -> Number:
    lot = _drawn_for(state)
    assert lot is not None
    return lot


def _lots(lot: Number) -> Sequence[int]:
    """The numbers that may be drawn: the usual ones, where there are such."""
    return lot.usual or range(lot.least, lot.most + 1)
