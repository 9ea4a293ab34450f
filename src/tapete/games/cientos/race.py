"""The race to a hundred with open cards: at which tricks somebody has come to it, and what the game is then paid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tapete.games.cientos.count import PIQUE
from tapete.games.cientos.play import CAPOTE, CARDS, LAST, TO_WIN, hand_over
from tapete.games.cientos.ranking import HAND
from tapete.games.cientos.state import HALF, HUNDRED, CientosState
from tapete.games.cientos.tally import Tally
from tapete.table.aim import Counts
from tapete.table.ledger import Account
from tapete.table.tricks import Trick

WON = 2000
"""To win the game is above all points, and to win it double above that."""

PAID = ("game", "double-game")


@dataclass(frozen=True)
class Race:
    """Where the two come to, by the tricks of each (the mano's first): who stops the game by leading, or at the end.

    It is `plain` if it hangs on nothing else; whether there was a pique may not be seen from the tricks.
    """

    stops: Mapping[tuple[Counts, bool], int]
    last: Mapping[tuple[Counts, bool, bool], int]
    plain: bool


def race(state: CientosState, gifts: Mapping[Counts, int]) -> Race:
    """The race from here on; the pique is had at one count of tricks, if at all."""
    with_it, without = _Way(state, PIQUE), _Way(state, 0)
    stops, last, plain = {}, {}, True
    at = next(iter(gifts), None)
    made = state.tricks_of(state.mano), state.tricks_of(state.pie)
    for counts in _later(made):
        for mano in (True, False):
            if counts[0 if mano else 1] == made[0 if mano else 1]:
                continue  # who leads has just taken a trick
            ways = _ways(counts, at, with_it, without)
            if sum(counts) < HAND:
                found = {way.stopped(counts, mano) for way in ways}
                plain = plain and len(found) == 1
                if level := min(found, key=abs):
                    stops[counts, mano] = level
                continue
            for low in (False, True):
                found = {way.ended(counts, mano, low) for way in ways}
                plain = plain and len(found) == 1
                if level := min(found, key=abs):
                    last[counts, mano, low] = level
    return Race(stops, last, plain)


def _later(made: Counts) -> list[Counts]:
    """All counts that may come after these."""
    own, other = made
    return [(a, b) for a in range(own, HAND + 1) for b in range(other, HAND + 1 - a) if a + b > own + other]


def _ways(counts: Counts, pique: Counts | None, with_it: _Way, without: _Way) -> list[_Way]:
    """With a pique, without one, or where both can be, both."""
    if pique is None or counts[0] < pique[0]:
        return [without]
    return [with_it] if counts[1] == 0 else [with_it, without]


@dataclass(frozen=True)
class _Way:
    """What each has at such tricks, with so much for a pique."""

    state: CientosState
    pique: int

    def at(self, counts: Counts, mano: bool) -> list[int]:
        """What each (the mano first) has made since, all tricks up to here counted, if the mano (or not) leads now."""
        state = self.state
        seats = (state.mano, state.pie)
        since = [counts[place] - state.tricks_of(seat) for place, seat in enumerate(seats)]
        # Whoever took a trick but the last has led to the next; the lead on the table is counted already.
        leads = [won - (mano == (place == 0)) for place, won in enumerate(since)]
        if not state.trick:
            leads[0 if state.leader == state.mano else 1] += 1
        points = [won * state.play.trick + led * state.play.lead for won, led in zip(since, leads, strict=True)]
        return [points[0] + self.pique, points[1]]

    def stopped(self, counts: Counts, mano: bool) -> int:
        """Whether he who took the last trick has the hundred by it, or by his lead."""
        points = self.at(counts, mano)
        place = 0 if mano else 1
        points[place] += self.state.play.lead
        return self.won(place, points) if self.has_hundred(place, points) else 0

    def ended(self, counts: Counts, mano: bool, low: bool) -> int:
        """Whether one has it by the last trick, or then by the cards."""
        points, place = self.at(counts, mano), 0 if mano else 1
        points[place] += LAST - 1 - (low and bool(self.state.play.low))
        if self.has_hundred(place, points):
            return self.won(place, points)
        best = 0 if counts[0] > counts[1] else 1
        points[best] += CAPOTE if counts[best] == HAND else CARDS if counts[best] >= TO_WIN else 0
        return self.won(best, points) if self.has_hundred(best, points) else 0

    def has_hundred(self, place: int, points: list[int]) -> bool:
        return self._tally(place).race + points[place] >= HUNDRED

    def won(self, place: int, points: list[int]) -> int:
        """The game to the mano, or less than nothing if to the pie; double if the other is not yet half way."""
        other = 1 - place
        double = self.state.game.double and self._tally(other).real + points[other] < HALF
        return (WON if place == 0 else -WON) * (2 if double else 1)

    def _tally(self, place: int) -> Tally:
        return self.state.tallies[self.state.mano if place == 0 else self.state.pie]


def stakes(state: CientosState, tricks: tuple[Trick, ...]) -> Mapping[Account, float]:
    """What is paid for the game if it is won by these tricks, the qualities left out."""
    entries = hand_over(state, tricks).ledger.of_hand(state.hand)[len(state.ledger.of_hand(state.hand)) :]
    paid = [entry for entry in entries if entry.reason in PAID]
    return {seat: sum(each.amount * ((each.payee == seat) - (each.payer == seat)) for each in paid) for seat in (0, 1)}
