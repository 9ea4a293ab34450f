"""Hands played by those who follow the book, so that what comes of them can be counted.

A hand given to somebody is played once in each deal, the rest of the pack being dealt by lot; else whole matches are
played, as the score and the pot have their say in what is bid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from tapete.bots import bot
from tapete.cards import Card
from tapete.errors import BadOption
from tapete.sitting.bots import Bots
from tapete.sitting.turns import awaited
from tapete.table.action import Action
from tapete.table.chance import TABLE, Chance
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.odds import Given, Look, Played, Row, checked, odds_of
from tapete.table.state import State

LEVEL = "treatise"
LONGEST = 12
"""So many hands of a match are looked at; then another is begun."""
DECK = "deck"


@dataclass(frozen=True, slots=True)
class Sample:
    """What is played: the game, the seed of all deals, and a hand with the bid to be made on it, if one is given."""

    rules: Game
    seed: int
    hand: tuple[Card, ...] = ()
    bid: str = ""

    @property
    def given(self) -> Given:
        """How the hand is brought to be played."""
        found = odds_of(self.rules).given
        if found is None:
            raise BadOption("no-given-hand", "In {game} no given hand is played out.", game=self.rules.name)
        return found

    @property
    def looks(self) -> tuple[Look, ...]:
        """What is looked for."""
        return self.given.looks if self.bid else odds_of(self.rules).looks(self.rules)

    def check(self) -> None:
        """Refuse what is no hand, or no bid on it."""
        if not self.bid:
            return
        checked(self.hand, self.given.size, self.rules.pack)
        if self.bid not in self.given.bids:
            raise BadOption("unknown-bid", "Choose a bid of {known}.", known=", ".join(self.given.bids))


def observed(sample: Sample, number: int) -> list[Row]:
    """What is seen in the hands of the match of this number."""
    return list(observing(sample, number))


def observing(sample: Sample, number: int) -> Iterator[Row]:
    """The same, hand after hand."""
    looks = sample.looks
    return (tuple(look.see(hand) for look in looks) for hand in played(sample, number))


def played(sample: Sample, number: int) -> Iterator[Played]:
    """The hands of one match, each when it is over."""
    game = _GivenHand(sample, number) if sample.bid else _AnyMatch(sample, number)
    last = game.match.state
    while True:
        state = game.match.state
        if state.over or state.between_hands:
            if last.hand == state.hand > 0:
                yield Played(last, state.events[state.hand_event :], state.ledger.of_hand(state.hand))
            if state.over or state.hand >= game.most:
                return
        else:
            last = state
        game.step(state)


class _AnyMatch:
    """A match of players who follow the book."""

    most = LONGEST
    facts: Mapping[str, object] = MappingProxyType({})

    def __init__(self, sample: Sample, number: int) -> None:
        self.sample, self.number, rules = sample, number, sample.rules
        self.lot = Random(f"{sample.seed}/{number}")
        minds = {place: bot(LEVEL, rules, self.lot.randrange(2**32)) for place in range(rules.seats)}
        self.bots = Bots(minds, self.lot)
        self.match = Match(rules, facts=self.facts)

    def step(self, state: State) -> None:
        """One move, or what is left to chance."""
        if state.chance is None:
            self.match.do(*self.decided(state))
        else:
            self.drawn(state.chance)

    def decided(self, state: State) -> tuple[int, Action]:
        """Who does what."""
        return self.bots.decide(state)

    def drawn(self, chance: Chance) -> None:
        """The lot falls."""
        self.match.do(TABLE, chance.outcome(self.lot.randbytes(8)))


class _GivenHand(_AnyMatch):
    """One deal in which somebody gets the given hand, and plays it at the given bid."""

    most = 1
    facts: Mapping[str, object] = MappingProxyType({"dealer": 0})
    holder = 0

    def decided(self, state: State) -> tuple[int, Action]:
        """What must be said is said; all else is free."""
        seat, sample = awaited(state), self.sample
        said = sample.given.says(state, seat, self.holder, sample.bid)
        return super().decided(state) if said is None else (seat, said)

    def drawn(self, chance: Chance) -> None:
        """The holder gets his hand, and all others any cards."""
        if chance.word != DECK:
            super().drawn(chance)
            return
        sample, state = self.sample, self.match.state
        self.holder = sample.given.holder(state, self.number)
        rest = [card for card in sample.rules.pack if card not in sample.hand]
        self.lot.shuffle(rest)
        for line in sample.rules.stacked(state, *sample.given.deal(state, self.holder, sample.hand, tuple(rest))):
            self.match.do(*line)
