"""The book on trial: a deal played by the book, and once more wherever leaving a maxim out makes a difference.

Somebody who leaves a maxim out does as before wherever it has no say. So both are asked only where it has one, and the
rest of the deal is played again only where they part, by the same people with the same memory and the same lots.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from statistics import fmean
from typing import Any, cast

from tapete.arena.contest import contest
from tapete.arena.playing import Deals, LateSight
from tapete.bots import bot, check_level, maxims
from tapete.sitting.turns import awaited
from tapete.table.chance import TABLE
from tapete.table.counsel import AnyMaxim, overheard
from tapete.table.game import Game, game_class
from tapete.table.match import Match
from tapete.table.player import Bot, ByView, Choice, Ear, Sight
from tapete.table.state import State
from tapete.table.trial import BOOK, Laws, Tried
from tapete.table.worlds import world

Side = tuple[int, ...]
"""The places of those who play on one account: all of them leave the maxim out, or one if each plays for himself."""


@dataclass(frozen=True)
class Inquiry:
    """What is asked: all maxims of a game, followed and left out among people of a level, in deals of this seed."""

    game: str
    seed: int = 0
    against: str = BOOK

    @cached_property
    def rules(self) -> Game:
        """The game as it is usually played; who sit opposite each other are partners."""
        kind = game_class(self.game)
        whole: dict[str, Any] = dict(kind.shortest) if self._in_matches(kind.make()) else {}
        return contest(self.game, BOOK, BOOK, **whole).rules

    @property
    def hands(self) -> int:
        """One hand of each match, or all where the match is not counted in what hands bring."""
        return 0 if self._in_matches(self.rules) else 1

    @property
    def unit(self) -> str:
        """In what a maxim's worth is told."""
        return self.rules.counted_in if self._in_matches(self.rules) else self.rules.worth_in

    @cached_property
    def groups(self) -> tuple[Laws, ...]:
        """The laws that stand in the same rows: without any of them the same is left out."""
        return tuple(dict.fromkeys(self.of_law.values()))

    @cached_property
    def of_law(self) -> Mapping[str, Laws]:
        """For each law the group that it belongs to."""
        rows = [maxim for rows in maxims(self.rules).values() for maxim in rows]
        laws = sorted({law for maxim in rows for law in maxim.laws})
        standing = {law: frozenset(place for place, maxim in enumerate(rows) if law in maxim.laws) for law in laws}
        return {law: tuple(other for other in laws if standing[other] == standing[law]) for law in laws}

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """Who play on one account, by their places."""
        found: dict[object, list[int]] = {}
        for place in range(self.rules.seats):
            found.setdefault(self.rules.side(place), []).append(place)
        return tuple(map(tuple, found.values()))

    def check(self) -> None:
        """Refuse a level that the game does not have."""
        for level in (BOOK, self.against):
            check_level(self.rules, level)

    def spoke(self, heard: Iterable[AnyMaxim]) -> list[Laws]:
        """The groups of the maxims that had a say."""
        return list(dict.fromkeys(self.of_law[law] for maxim in heard for law in maxim.laws if law in self.of_law))

    @staticmethod
    def _in_matches(rules: Game) -> bool:
        return rules.counted_in != rules.unit


Deal = dict[Laws, Tried]
"""What one deal has shown of each group that came up in it."""


def deal(inquiry: Inquiry, number: int) -> Deal:
    """All that the deal of this number shows."""
    found: Deal = {}
    gained: dict[Laws, list[float]] = {}
    together = [inquiry.sides] if inquiry.against == BOOK else [(side,) for side in inquiry.sides]
    for sides in together:
        table = Table(inquiry, number, sides)
        for (laws, side), without in _by_the_book(table, found).items():
            gained.setdefault(laws, []).append(table.brought(side) - without)
    for laws, values in gained.items():
        mean = sum(values) / len(inquiry.sides)
        found[laws] = found[laws].plus(Tried(parted=len(values), gained=mean, squares=mean * mean))
    return found


def _by_the_book(table: Table, found: Deal) -> dict[tuple[Laws, Side], float]:
    """Play the deal by the book; for each maxim and side that parted from it there, what the side had without it."""
    without: dict[tuple[Laws, Side], float] = {}
    for moment in table.moments():
        for laws in moment.spoke:
            other = moment.without(laws)
            parts = other.action != moment.choice.action
            found[laws] = found.get(laws, Tried()).plus(Tried(1, moment.decided_by(laws), parts))
            if parts and (laws, moment.side) not in without:
                without[laws, moment.side] = table.parted(moment, laws, other).brought(moment.side)
    return without


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of somebody who is on trial: what he saw, who had a say in it, and himself before he decided."""

    side: Side
    place: int
    sight: Sight
    heard: tuple[AnyMaxim, ...]
    spoke: list[Laws]
    choice: Choice
    before: bytes

    def decided_by(self, laws: Laws) -> bool:
        """Whether one of their maxims is cited for what he does."""
        return any(self.choice.maxim == maxim.law for maxim in self.heard if laws[0] in maxim.laws)

    def without(self, laws: Laws) -> Choice:
        """What he does if these are left out."""
        return leaving_out(pickle.loads(self.before), laws).choose(self.sight)


def leaving_out(mind: Bot, laws: Laws) -> Bot:
    """The same person, who leaves these out from now on."""
    assert isinstance(mind, ByView)
    return ByView(cast(Any, mind.reader).leaving_out(laws))


@dataclass
class Table:
    """A match in which these sides play by the book, and all others by their own level."""

    inquiry: Inquiry
    number: int
    tried: tuple[Side, ...]
    minds: list[Bot] = field(default_factory=list)

    def __post_init__(self) -> None:
        rules, seed = self.inquiry.rules, f"{self.inquiry.seed}/{self.number}"
        self.side_of = {place: side for side in self.tried for place in side}
        self.match = Match(rules)
        self.deals = Deals(seed, self.match)
        self.ears = [Ear(place) for place in range(rules.seats)]
        self.chance = [Random(f"{seed}/{place}") for place in range(rules.seats)]
        for place, chance in enumerate(self.chance):
            level = BOOK if place in self.side_of else self.inquiry.against
            self.minds.append(bot(level, rules, chance.randrange(2**32)))

    def moments(self) -> Iterator[Moment]:
        """Each decision of those on trial, before it is carried out, until the match is as long as is wanted."""
        while (seat := self._next()) is not None:
            place = self.match.state.players[seat]
            sight = self._sight(place)
            if place not in self.side_of:
                self.match.do(seat, self.minds[place].choose(sight).action)
                continue
            before = pickle.dumps(self.minds[place], pickle.HIGHEST_PROTOCOL)
            with overheard() as heard:
                choice = self.minds[place].choose(sight)
            spoke = self.inquiry.spoke(heard)
            yield Moment(self.side_of[place], place, sight, tuple(heard), spoke, choice, before)
            self.match.do(seat, choice.action)

    def parted(self, moment: Moment, laws: Laws, choice: Choice) -> Table:
        """The same table played to its end, if he and his partner leave these out from this decision on."""
        other = self._copied()
        for place in moment.side:
            mind = pickle.loads(moment.before) if place == moment.place else other.minds[place]
            other.minds[place] = leaving_out(mind, laws)
        again = other.minds[moment.place].choose(moment.sight)
        assert again.action == choice.action, "who is asked twice does the same"
        other.match.do(other.match.state.seat_of(moment.place), again.action)
        while (seat := other._next()) is not None:
            place = other.match.state.players[seat]
            other.match.do(seat, other.minds[place].choose(other._sight(place)).action)
        return other

    def brought(self, side: Side) -> float:
        """What the match has brought a side; where it is not paid by the others, the lead over them."""
        own = self._has(side)
        if self.inquiry.rules.paid_by_others:
            return own
        return own - fmean(self._has(other) for other in self.inquiry.sides if other != side)

    def _has(self, side: Side) -> float:
        end = self.match.state
        seat = end.seat_of(side[0])
        if self.inquiry.hands:
            return end.worth(seat)
        account = self.inquiry.rules.side(seat)
        return end.standing(account) if end.over else end.progress(account)

    def _next(self) -> int | None:
        """Whose decision is next; what is left to chance is done on the way."""
        while not self._done(state := self.match.state):
            if state.chance is not None:
                self.match.do(TABLE, self.deals.outcome(state.chance))
                continue
            seat = awaited(state)
            lot = self.deals.lot(state, seat)
            if lot is None:
                return seat
            self.match.do(seat, lot)
        return None

    def _done(self, state: State) -> bool:
        return state.over or (0 < self.inquiry.hands <= state.hand and state.between_hands)

    def _sight(self, place: int) -> Sight:
        state = self.match.state
        view, chance = self.ears[place].view(state), self.chance[place]
        return LateSight(view, lambda: world(state, view.seat, chance))

    def _copied(self) -> Table:
        """The same table, to be played on by itself."""
        other = copy(self)
        other.match = copy(self.match)
        other.match.moves = list(self.match.moves)
        other.deals = replace(self.deals, match=other.match)
        other.ears = [copy(ear) for ear in self.ears]
        other.minds, other.chance = pickle.loads(pickle.dumps((self.minds, self.chance), pickle.HIGHEST_PROTOCOL))
        return other
