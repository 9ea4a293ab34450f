"""One duplicate: the same deals played in every seating, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from tapete.arena.contest import Contest, Pair
from tapete.arena.outside import Forfeit, Guest
from tapete.sitting.next import Listen, due
from tapete.sitting.turns import awaited
from tapete.table.action import Action
from tapete.table.chance import TABLE, Chance
from tapete.table.match import Match
from tapete.table.offer import Number
from tapete.table.player import Bot, Ear, Sight
from tapete.table.state import State
from tapete.table.view import View
from tapete.table.worlds import world


@dataclass
class Tally:
    """What one of the two did in a duplicate, all his people together.

    `seats` counts the people of each hand that was played; `said` how often each word was said; `times` and `paid` tell
    of each reason in the ledger how often it concerned one of his people, and what they gained by it.
    """

    seats: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    said: Counter[str] = field(default_factory=Counter)
    times: Counter[str] = field(default_factory=Counter)
    paid: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)

    def thought(self, seconds: float) -> None:
        """A decision that took so long."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.seats + other.seats,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            *(_sum(getattr(self, name), getattr(other, name)) for name in ("said", "times", "paid", "faults")),
        )


def _sum(one: Counter[str], other: Counter[str]) -> Counter[str]:
    both = Counter(one)
    both.update(other)
    return both


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played: for whom each person played, where each stood, and which of the two forfeited it."""

    seating: tuple[int, ...]
    standing: tuple[float, ...]
    forfeited: int | None = None


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The matches of one deal after another, in all seatings, between the two of a pair."""

    pair: Pair
    number: int
    matches: tuple[Played, ...]
    tallies: tuple[Tally, Tally]


def duplicate(contest: Contest, pair: Pair, number: int) -> Duplicate:
    """Play the duplicate of this number; the deals are the same for all pairs."""
    tallies = Tally(), Tally()
    seatings = contest.seatings(number)
    return Duplicate(
        pair, number, tuple(_Table(contest, pair, number, each, tallies).played() for each in seatings), tallies
    )


@dataclass
class Deals:
    """Chance by the number of the hand, so that it does not depend on what was done in those before.

    Each lot of a hand falls by itself: what is drawn again, as after every discard of Mus, is drawn anew.
    """

    seed: str
    match: Match

    def outcome(self, chance: Chance) -> Action:
        """What the seed makes of it."""
        hand, word = self.match.state.hand, chance.word
        drawn = sum(move.hand == hand and move.seat == TABLE and move.action.word == word for move in self.match.moves)
        return chance.outcome(f"{self.seed}/{hand}/{word}/{drawn}".encode())

    def lot(self, state: State, seat: int) -> Action | None:
        """What is a mere lot falls by the seed too, whoever is asked for it; None where something else is asked."""
        prompt = state.prompt(seat)
        for offer in prompt.offers if prompt is not None else ():
            if isinstance(offer, Number) and state.by_lot(offer.word):
                own = Random(f"{self.seed}/{state.hand}/{offer.word}")
                return offer.of(own.choice(offer.usual)) if offer.usual else offer.any(own)
        return None


class LateSight(Sight):
    """A sight whose world is drawn when it is first asked for: many never do."""

    _draw: Callable[[], State]
    _drawn: State | None

    def __init__(self, view: View, draw: Callable[[], State]) -> None:
        for name, value in (("view", view), ("_draw", draw), ("_drawn", None)):
            object.__setattr__(self, name, value)

    @property
    def world(self) -> State:
        """The one world."""
        if self._drawn is None:
            object.__setattr__(self, "_drawn", self._draw())
        assert self._drawn is not None
        return self._drawn

    def __reduce__(self) -> tuple[object, ...]:
        """What is sent to another process is drawn: the truth stays here."""
        return Sight, (self.view, self.world)


class _Table:
    """One match of a duplicate."""

    def __init__(
        self, contest: Contest, pair: Pair, number: int, seating: tuple[int, ...], tallies: tuple[Tally, Tally]
    ) -> None:
        self.contest, self.seating, self.tallies = contest, seating, tallies
        seed = f"{contest.seed}/{number}"
        self.players = [contest.players[pair[who]] for who in seating]
        self.match = Match(contest.rules)
        self.deals = Deals(seed, self.match)
        self.chance = [Random(f"{seed}/{place}") for place in range(len(seating))]
        self.minds: list[Bot] = []
        self.ears = [Ear(place) for place in range(len(seating))]
        self.asked = 0

    def played(self) -> Played:
        """The match to its end, to the last hand that is wanted, or to where somebody forfeits it."""
        forfeited = None
        try:
            self._sit_down()
            while not self._done(self.match.state):
                self._step(self.match.state)
        except Forfeit as error:
            forfeited = self.seating[self.asked]
            self.tallies[forfeited].faults[error.why] += 1
        end = self.match.state
        self._count(end)
        standing = tuple(self._standing(end, place) for place in range(len(self.seating)))
        for place, mind in enumerate(self.minds):
            if isinstance(mind, Guest) and (forfeited is None or place != self.asked):
                mind.leave(standing)
        return Played(self.seating, standing, forfeited)

    def _sit_down(self) -> None:
        for place, (each, chance) in enumerate(zip(self.players, self.chance, strict=True)):
            self.asked = place
            mind = each.make(self.contest.rules, chance.randrange(2**32))
            if isinstance(mind, Guest):
                mind.follow(self.match)
            self.minds.append(mind)

    def _done(self, state: State) -> bool:
        enough = 0 < self.contest.hands <= state.hand
        return state.over or (enough and state.between_hands)

    def _standing(self, end: State, place: int) -> float:
        seat = end.seat_of(place)
        if self.contest.worth:
            return end.worth(seat)
        side = self.contest.rules.side(seat)
        return end.standing(side) if end.over else end.progress(side)

    def _step(self, state: State) -> None:
        if state.chance is not None:
            self.match.do(TABLE, self.deals.outcome(state.chance))
            return
        seat = awaited(state)
        lot = self.deals.lot(state, seat)
        if lot is not None:
            self.match.do(seat, lot)
            return
        seat, action = self._claim(state) or (seat, self._choice(state, state.players[seat]))
        self._said(state.players[seat], action)
        self.match.do(seat, action)

    def _claim(self, state: State) -> tuple[int, Action] | None:
        """What somebody who is not awaited has noticed, at a table where that matters."""
        now = due(state, range(len(self.minds)), rested=state)
        for seat in now.seats if isinstance(now, Listen) else ():
            place = state.players[seat]
            claim = self.minds[place].notice(self._sight(state, place))
            if claim is not None:
                return seat, claim.action
        return None

    def _choice(self, state: State, place: int) -> Action:
        sight = self._sight(state, place)
        start = perf_counter()
        choice = self.minds[place].choose(sight)
        self.tallies[self.seating[place]].thought(perf_counter() - start)
        return choice.action

    def _sight(self, state: State, place: int) -> Sight:
        self.asked = place
        view, chance = self.ears[place].view(state), self.chance[place]
        return LateSight(view, lambda: world(state, view.seat, chance))

    def _said(self, place: int, action: Action) -> None:
        names = [item for item in action.arguments if isinstance(item, str)]
        self.tallies[self.seating[place]].said[" ".join((action.word, *names))] += 1

    def _count(self, end: State) -> None:
        """The people of each hand, and for every payment those who paid it and those who were paid."""
        rules = self.contest.rules
        at: dict[object, list[Tally]] = {}
        for place, who in enumerate(self.seating):
            self.tallies[who].seats += end.hand
            at.setdefault(rules.side(end.seat_of(place)), []).append(self.tallies[who])
        for entry in end.view(None).payments():
            for account, sign in ((entry.payer, -1), (entry.payee, 1)):
                for tally in at.get(account, ()):
                    tally.times[entry.reason] += 1
                    tally.paid[entry.reason] += sign * entry.amount
