"""Deals in which a seat might be: decks of unseen cards, and hands by what was thrown and kept."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tapete.cards import Card
from tapete.games.voltarete.kinds import CASCA, HAND, SO
from tapete.games.voltarete.state import VoltareteState
from tapete.games.voltarete.thinking.buying import strengths
from tapete.games.voltarete.thinking.masks import BITS, KINGS, NUMBER, QUEENS, np
from tapete.table.matadores import BASTO, ESPADILLA, PACK, matadores, trumps

PASSES, STEEP = 5.05, 3.3
"""With such a strength a hand is as often passed as not, by the book's player; and how quickly that changes."""
MORE = 6
"""So many times as many decks are looked at, where they must fit what was said."""

KEPT = {"matador": 2.5, "high": 2.0, "low": 1.3, "king": 1.2, "queen": 0.12, "small": 0.05}
THROWN = {"matador": 0.003, "high": 0.01, "low": 0.02, "king": 0.05, "queen": 0.7, "small": 1.0}
ALONE = {"matador": 6.0, "high": 5.0, "low": 4.0, "king": 2.0, "queen": 0.8, "small": 0.5}
NAMED = {"matador": 2.0, "high": 1.9, "low": 1.7, "king": 1.2, "queen": 1.0, "small": 0.9}
EVEN = dict.fromkeys(KEPT, 1.0)
"""How likely a card of each class is among those that were kept, or thrown, by who buys; in the hand of who plays só;
and in that of who has named his suit after the casca."""


def numbers(cards: Collection[Card]) -> Any:
    """Cards by their numbers."""
    return np.array(sorted(NUMBER[card] for card in cards), dtype=np.int64)


def decks(state: VoltareteState, seat: int, number: int, seed: int) -> Any:
    """Decks of what this seat has not seen: first the hand at its right, then that at its left, then the stock.

    Who has passed is likely to have such a hand as is passed.
    """
    lot = np.random.default_rng(seed)
    unseen = numbers([card for card in PACK if card not in state.known(seat)])
    place = state.three.index(seat)
    others = [state.three[(place + step) % 3] for step in (1, 2)]
    passed = [step for step, other in enumerate(others) if _has_passed(state, other)]
    if not passed:
        return lot.permuted(np.tile(unseen, (number, 1)), axis=1)
    tried = lot.permuted(np.tile(unseen, (MORE * number, 1)), axis=1)
    likely = np.ones(len(tried))
    for step in passed:
        likely *= _passes(tried, step * HAND)
    order = np.argsort(lot.random(len(tried)) > likely, kind="stable")
    return np.ascontiguousarray(tried[order[:number]])


def _has_passed(state: VoltareteState, seat: int) -> bool:
    """Whether this seat passed when nobody had made himself."""
    first = next((call.said for call in state.calls if call.seat == seat), "")
    return first == "passo" and seat in state.out


def _passes(tried: Any, begin: int) -> Any:
    """How likely the hands from this place of the decks on are passed."""
    strength = np.zeros(len(tried))
    strengths(tried, begin, BITS, KINGS, QUEENS, strength)
    hands = tried[:, begin : begin + HAND]
    aces = (hands == NUMBER[ESPADILLA]).any(axis=1) & (hands == NUMBER[BASTO]).any(axis=1)
    return np.where(aces, 0.03, 1 / (1 + np.exp(STEEP * (strength - PASSES))))


# After the exchange.


class Hidden:
    """What is not seen of three hands, as rows of numbers from which each takes what he is likely to have."""

    def __init__(self, state: VoltareteState, seat: int, number: int, seed: int) -> None:
        self.state, self.lot = state, np.random.default_rng(seed)
        known = state.known(seat)
        self.cards = [card for card in PACK if card not in known]
        self.numbers = numbers(self.cards)
        self.classes = [class_of(state, card) for card in self.cards]
        self.free = np.ones((number, len(self.cards)), dtype=bool)
        self.shown = {other: [card for card in state.hands[other] if card in known] for other in state.three}

    def hand(self, seat: int) -> Any:
        """The hand of a seat that has bought, or not yet, by numbers; its cards are then no more free."""
        state, bought = self.state, dict(self.state.bought).get(seat)
        shown = self.shown[seat]
        own = sum(1 << NUMBER[card] for card in shown)
        if bought is None:
            likely = ALONE if state.kind == SO and seat == state.feito else EVEN
            return own | self._taken(HAND - len(shown), likely)
        if state.kind == CASCA and seat == state.feito:
            got = own | self._taken(HAND - len(shown), NAMED)
            self._taken(bought, THROWN | {"low": 0.6, "high": 0.4})
            return got
        # A card that was turned up made ten of nine, before he threw.
        kept = HAND - bought + (seat == state.feito and state.turned is not None)
        got = own | (self._taken(kept - len(shown), KEPT) if seat == state.feito else self._kept(kept - len(shown)))
        if seat == state.feito:
            self._taken(bought, THROWN)
        return got | self._taken(HAND - max(kept, len(shown)), EVEN)

    def _kept(self, size: int) -> Any:
        """What is kept of any nine cards: the best of them."""
        before = self.free.copy()
        self._taken(HAND, EVEN)
        free, self.free = self.free, before & ~self.free
        kept = self._taken(size, KEPT)
        self.free = free
        return kept

    def deck(self, size: int) -> Any:
        """So many of the cards that are left, in any order."""
        keys = np.where(self.free, self.lot.random(self.free.shape), 2.0)
        return np.ascontiguousarray(self.numbers[np.argsort(keys, axis=1)[:, :size]])

    def _taken(self, size: int, likely: dict[str, float]) -> Any:
        """So many cards of each row, by weight."""
        if size <= 0:
            return np.zeros(len(self.free), dtype=np.int64)
        weights = np.array([likely[each] for each in self.classes])
        keys = np.where(self.free, self.lot.random(self.free.shape) ** (1 / weights), -1.0)
        places = np.argsort(-keys, axis=1)[:, :size]
        np.put_along_axis(self.free, places, False, axis=1)
        return (1 << self.numbers[places]).sum(axis=1)


def class_of(state: VoltareteState, card: Card) -> str:
    """What kind of card it is under the trumps of the hand."""
    assert state.trump is not None
    if card in matadores(state.trump):
        return "matador"
    if card in trumps(state.trump):
        return "high" if card.rank in (12, 11, 10, 1) else "low"
    return {12: "king", 11: "queen"}.get(card.rank, "small")
