"""The open game for two: a look ahead over the cards in sight, and over guesses at those beneath them."""

from __future__ import annotations

from functools import cached_property
from random import Random

from tapete.cards import Card
from tapete.games.malilla.advice.reading import ACE, MALILLA, Reading, Trace
from tapete.games.malilla.variants import TRICK_POINTS, value
from tapete.table.counsel import Counsel, by_weight, prefer
from tapete.table.play import Order
from tapete.table.view import View

Cards = tuple[Card, ...]
Piles = list[list[Card]]
NOTHING: Cards = ()

TRICK = TRICK_POINTS / 2
"""A trick of two cards is half of one that counts."""
GUESSES = 5
TRICKS_AHEAD = 2
ALL_AHEAD = 4
"""With so few tricks left all of them are looked through."""
NEAR = 0.35
"""Cards that promise as much within this many points are held to be alike."""


class OpenReading(Reading):
    """The table of the open game: both players' piles."""

    def __init__(self, view: View, trace: Trace, counsel: Counsel, chance: Random) -> None:
        super().__init__(view, trace, counsel)
        self.chance = chance

    @property
    def foe(self) -> int:
        """The other."""
        return self.others[0]

    def height(self, card: Card) -> int:
        """How many cards there are in one's pile with this card on top."""
        piles = self.view.seats[self.seat].piles
        return next(len(pile.cards) for pile in piles if pile.top is card)

    @cached_property
    def ahead(self) -> dict[Card, float]:
        """What each lawful card promises: every decision is planned afresh from what is uncovered by then."""
        if not self.counsel.follows(plan_afresh):
            return dict.fromkeys(self.lawful, 0.0)
        hidden = sum(len(pile.cards) - 1 for place in self.view.seats for pile in place.piles if pile.cards)
        guesses = GUESSES if hidden else 1
        totals = dict.fromkeys(self.lawful, 0.0)
        for _ in range(guesses):
            look = Look(self.order, self._guessed())
            for card in self.lawful:
                totals[card] += look.promise(card, self.led, self._depth) / guesses
        return totals

    @property
    def _depth(self) -> int:
        left = sum(len(pile.cards) for pile in self.view.seats[self.seat].piles)
        return left if left <= ALL_AHEAD else TRICKS_AHEAD

    def _guessed(self) -> tuple[Piles, Piles]:
        """One's own piles and the other's, top last, with the unseen cards put under the tops at random."""
        unseen = list(self.unseen)
        self.chance.shuffle(unseen)
        both: list[Piles] = []
        for seat in (self.seat, self.foe):
            piles = [pile.cards for pile in self.view.seats[seat].piles if pile.cards]
            both.append([[card or unseen.pop() for card in reversed(pile)] for pile in piles])
        return both[0], both[1]


class Look:
    """A search through the tricks to come, as far as one likes."""

    def __init__(self, order: Order, piles: tuple[Piles, Piles]) -> None:
        self.power, self.trump = order.power, order.trump
        self.piles = piles

    def promise(self, card: Card, led: Card | None, tricks: int) -> float:
        """What one gains more than the other by playing this card now."""
        pile = next(pile for pile in self.piles[0] if pile and pile[-1] is card)
        pile.pop()
        gain = self._after(0, card, led, tricks, -99.0, 99.0)
        pile.append(card)
        return gain

    def _after(self, who: int, card: Card, led: Card | None, tricks: int, low: float, high: float) -> float:
        """The gain once `who` has played the card."""
        if led is None:
            return self._best(1 - who, card, tricks, low, high)
        points = value(card) + value(led) + TRICK
        beats = self.power[card] > self.power[led] and (card.suit is led.suit or card.suit is self.trump)
        winner = who if beats else 1 - who
        gain = points if winner == 0 else -points
        return gain + self._best(winner, None, tricks - 1, low - gain, high - gain)

    def _best(self, who: int, led: Card | None, tricks: int, low: float, high: float) -> float:
        """The gain if both play well from here, `who` being to play."""
        if tricks == 0:
            return self._rest()
        piles = [pile for pile in self.piles[who] if pile]
        if led is not None:
            piles = [pile for pile in piles if pile[-1].suit is led.suit] or piles
        if not piles:
            return 0.0
        best = -99.0 if who == 0 else 99.0
        for pile in piles:
            card = pile.pop()
            gain = self._after(who, card, led, tricks, low, high)
            pile.append(card)
            if who == 0:
                best = max(best, gain)
                low = max(low, best)
            else:
                best = min(best, gain)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _rest(self) -> float:
        """What the tops still to be played are worth to their owners."""
        return self._standing(0) - self._standing(1)

    def _standing(self, who: int) -> float:
        total = 0.0
        for pile in self.piles[who]:
            if pile:
                total += 0.25 + 0.35 * value(pile[-1]) + (0.8 if pile[-1].suit is self.trump else 0.0)
        return total


def _forced(reading: Reading) -> Card | None:
    """The card the other must play, if he has only one pile left and one is to lead."""
    assert isinstance(reading, OpenReading)
    tops = reading.holding(reading.foe)
    return tops[0] if len(tops) == 1 and not reading.trick else None


@prefer("mal.vistas.12", 80)
def ruff_a_trifle(reading: Reading) -> Cards:
    """One who has a single pile can be made to ruff a worthless card with the Malilla or ace of trumps."""
    forced = _forced(reading)
    if forced is None or forced.suit is not reading.trump or forced.rank not in (MALILLA, ACE):
        return NOTHING
    plain = [card for card in reading.lawful if card.suit is not reading.trump]
    least = min(map(value, plain), default=0)
    return tuple(card for card in plain if value(card) == least)


@prefer("mal.vistas.11", 79)
def pull_a_fat_card(reading: Reading) -> Cards:
    """With the meanest card of another suit one wins the fat card that he is forced to play."""
    forced = _forced(reading)
    if forced is None or not value(forced) or forced.suit is reading.trump:
        return NOTHING
    return tuple(card for card in reading.lawful if card.suit not in (forced.suit, reading.trump))


@prefer("mal.vistas.9", 50)
def plan_afresh(reading: Reading) -> Cards:
    """Adapt the plan to what is uncovered."""
    assert isinstance(reading, OpenReading)
    best = max(reading.ahead.values())
    return tuple(card for card, gain in reading.ahead.items() if gain >= best - NEAR)


@prefer("mal.vistas.11", 40)
def keep_many_piles(reading: Reading) -> Cards:
    """Of cards that promise as much, one from the tallest pile, so as to keep more piles than the other."""
    assert isinstance(reading, OpenReading)
    tallest = max(map(reading.height, reading.lawful))
    return tuple(card for card in reading.lawful if reading.height(card) == tallest)


MAXIMS = by_weight((ruff_a_trifle, pull_a_fat_card, plan_afresh, keep_many_piles))


def choice(reading: Reading, cards: Cards) -> Card:
    """The most promising of these."""
    assert isinstance(reading, OpenReading)
    return max(cards, key=lambda card: (reading.ahead[card], -value(card), -card.index))
