"""Every way in which the last tricks of a hand can be played, with open cards: what each card is worth.

Plain Python, so that a browser alone finds the same as a server; the soak asks the compiled solver, which is another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tapete.cards import Card
from tapete.table.play import Play
from tapete.table.view import Played

Stacks = tuple[tuple[tuple[Card, ...], ...], ...]
"""What each seat can play from: stacks, from their tops."""
Line = tuple[tuple[int, Card], ...]

FAR = 10**6
"""No hand is worth as much."""


@dataclass(slots=True)
class Ending:
    """The last tricks of a hand for one side against all others: it wants much, or little where it would have `few`.

    `tricks` says whether tricks are counted, else the points, or in `halves` where a trick is half a point; nothing is
    looked at behind the `horizon`, in tricks.
    """

    play: Play
    side: frozenset[int]
    few: bool = False
    tricks: bool = False
    halves: bool = False
    horizon: int = 99
    known: dict[tuple[Stacks, int, int], tuple[int, int]] = field(default_factory=dict)
    moves: dict[tuple[int, tuple[Card, ...], tuple[Card, ...], bool], Sequence[Card]] = field(default_factory=dict)

    def best(self, stacks: Stacks, leader: int, trick: tuple[Played, ...]) -> tuple[int, list[Card]]:
        """What the side gets in the rest of the hand if all play their best, and every card that brings it."""
        seat = self.play.after(leader, len(trick))
        most, best, found = self.wants(seat), -FAR if self.wants(seat) else FAR, list[Card]()
        for card in self._able(stacks, seat, trick):
            # Of a card that is worse it is enough to know that it is.
            low, high = (best - 1, FAR) if most else (-FAR, best + 1)
            value = self._then(stacks, leader, trick, seat, card, self.horizon, low, high)
            if value == best:
                found.append(card)
            elif (value > best) is most:
                best, found = value, [card]
        return best, found

    def _able(self, stacks: Stacks, seat: int, trick: tuple[Played, ...]) -> Sequence[Card]:
        tops = tuple([stack[0] for stack in stacks[seat] if stack])
        laid = tuple([each.card for each in trick])
        friend = bool(trick) and trick[self.play.order.winner(laid)].seat in self.play.friends.get(seat, ())
        key = (seat, tops, laid, friend)
        if key not in self.moves:
            self.moves[key] = self.play.duty_of(seat, tops, trick)[1]
        return self.moves[key]

    def _then(
        self, stacks: Stacks, leader: int, trick: tuple[Played, ...], seat: int, card: Card, horizon: int, low: int,
        high: int,
    ) -> int:  # fmt: skip
        """The value if this card is played: exact between the bounds, and else a bound itself."""
        after, laid = without(stacks, seat, card), (*trick, Played(seat, card))
        if len(laid) < len(self.play.seats):
            return self._played(after, leader, laid, horizon, low, high)
        winner, gain = self.taken(after, laid)
        if horizon <= 1 or not any(after[winner]):
            return gain
        return gain + self._led(after, winner, horizon - 1, low - gain, high - gain)

    def taken(self, after: Stacks, laid: tuple[Played, ...]) -> tuple[int, int]:
        """Who takes the trick, and what the side gets by it."""
        play, cards = self.play, [each.card for each in laid]
        winner = laid[play.order.winner(cards)].seat
        if self.tricks:
            return winner, int(winner in self.side)
        points = sum([play.worth.get(card, 0) for card in cards])
        gain = 2 * points + 1 if self.halves else points + play.trick
        return winner, gain if winner in self.side else 0

    def _led(self, stacks: Stacks, leader: int, horizon: int, low: int, high: int) -> int:
        key = (stacks, leader, horizon)
        least, most = self.known.get(key, (-FAR, FAR))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._played(stacks, leader, (), horizon, max(low, least), min(high, most))
        if value > low:
            least = max(least, value)
        if value < high:
            most = min(most, value)
        self.known[key] = (least, most)
        return value

    def _played(self, stacks: Stacks, leader: int, trick: tuple[Played, ...], horizon: int, low: int, high: int) -> int:
        seat = self.play.after(leader, len(trick))
        most = self.wants(seat)
        best = -FAR if most else FAR
        for card in self._able(stacks, seat, trick):
            value = self._then(stacks, leader, trick, seat, card, horizon, low, high)
            if most:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def wants(self, seat: int) -> bool:
        """Whether this seat wants the side to get much."""
        return (seat in self.side) != self.few

    def line(self, stacks: Stacks, leader: int, trick: tuple[Played, ...]) -> Line:
        """How the hand goes on if all play their best: the first of the best cards each time."""
        found: list[tuple[int, Card]] = []
        while any(any(stack) for stack in stacks):
            seat = self.play.after(leader, len(trick))
            if not any(stacks[seat]):
                break
            card = self.best(stacks, leader, trick)[1][0]
            found.append((seat, card))
            stacks, trick = without(stacks, seat, card), (*trick, Played(seat, card))
            if len(trick) == len(self.play.seats):
                leader, trick = self.taken(stacks, trick)[0], ()
        return tuple(found)


def without(stacks: Stacks, seat: int, card: Card) -> Stacks:
    """The stacks when this top is gone; an empty stack stays nowhere."""
    own = tuple([rest for stack in stacks[seat] if (rest := stack[1:] if stack[0] is card else stack)])
    return (*stacks[:seat], own, *stacks[seat + 1 :])
