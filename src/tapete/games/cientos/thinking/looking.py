"""Every discard in the same deals, of which the better ones see ever more."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from tapete.fast.compiled import alone
from tapete.games.cientos.exchange import MANO_THROWS, pie_throws
from tapete.games.cientos.ranking import HAND, PACK, STOCK
from tapete.games.cientos.state import DISCARD, CientosState
from tapete.games.cientos.thinking.compiled import compiled, count
from tapete.games.cientos.thinking.counting import SIZE, counted, settled
from tapete.games.cientos.thinking.dealing import for_mano, for_pie
from tapete.games.cientos.thinking.masks import bit_of, cards_of, mask_of, np
from tapete.games.cientos.thinking.race import BLUR, stakes, worth_of_scores
from tapete.games.cientos.thinking.tricks import guessed
from tapete.table.action import Action
from tapete.table.mind import Weighed

ROUNDS = ((64, 150), (16, 24), (4, 6))
"""After one in so many of the deals so many discards are left, and the book's."""
MORE = 4
"""Of more deals than are needed those are taken in which the mano throws as many as he did."""


def weighed(state: CientosState, seat: int, book: Action, number: int, seed: int) -> Weighed | None:
    """The best discards and the book's, in so many deals; None where a hand is not as usual."""
    hand, mano = state.hands[seat], seat == state.mano
    usual = len(hand) == HAND and len(state.stock) == STOCK - sum(state.exchanged)
    if state.phase != DISCARD or not usual or state.known(seat) - {*hand}:
        return None
    ready()
    least, most = MANO_THROWS if mano else pie_throws(state)
    own = mask_of(book.cards)
    every = [mask_of(cards) for size in range(least, most + 1) for cards in combinations(hand, size)]
    ways = np.array([own, *(way for way in every if way != own)], dtype=np.int64)
    deals = Deals(state, seat, number, seed)
    for part, left in ROUNDS:
        means = deals.brought(ways, max(1, number // part)).mean(axis=0)
        ways = ways[[0, *(1 + np.argsort(-means[1:], kind="stable")[:left])]]
    return [Action("discard", cards_of(int(way))) for way in ways], deals.brought(ways, number)


class Deals:
    """Deals in which a seat might be, and what its discards bring in them."""

    def __init__(self, state: CientosState, seat: int, rows: int, seed: int) -> None:
        self.hand, self.mano = mask_of(state.hands[seat]), seat == state.mano
        both, lot = (state.tallies[state.mano], state.tallies[state.pie]), np.random.default_rng(seed)
        self.begun = np.array([*(tally.announced for tally in both), *[0.0] * (SIZE - 2)])
        unseen = np.array([bit_of(card) for card in PACK if card not in state.hands[seat]], dtype=np.int64)
        wanted = rows if self.mano else rows * MORE
        decks = lot.permuted(np.tile(unseen, (wanted, 1)), axis=1)
        self.drawn, self.others = np.zeros((2, rows, STOCK + 1), dtype=np.int64)
        if self.mano:
            for_mano(decks, pie_throws(state)[0], self.drawn, self.others)
        else:
            for_pie(decks, state.exchanged[0], self.drawn, self.others)
        self.game = state.game
        self.score = np.array([tally.race - tally.points for tally in both], dtype=np.float64)
        self.blur = lot.normal(0, BLUR, rows)

    def brought(self, ways: Any, rows: int) -> Any:
        """What each discard brings in each of the first deals, in points, the tricks being guessed."""
        found = np.zeros((rows, len(ways)))
        deals = (self.hand, ways, self.drawn, self.others, self.mano, self.begun)
        if self.game.is_partie:
            by_points(found, *deals)
            return found
        worth, point = worth_of_scores(self.game.double)
        by_stakes(found, *deals, self.score, self.blur, self.game.double, worth)
        return found / point


@compiled
def hands_of(hand: int, way: int, drawn: Any, others: Any, is_mano: bool) -> tuple[int, int]:
    """The mano's hand and the pie's that come of a discard."""
    number = count(way)
    own, other = hand & ~way | drawn[number], others[number]
    return (own, other) if is_mano else (other, own)


@compiled
def by_points(found: Any, hand: int, ways: Any, drawn: Any, others: Any, is_mano: bool, begun: Any) -> None:
    """The points of each way in each deal, less the other's."""
    points = begun.copy()
    sign = 1 if is_mano else -1
    for row in range(found.shape[0]):
        for way in range(len(ways)):
            mano, pie = hands_of(hand, ways[way], drawn[row], others[row], is_mano)
            points[:] = begun
            counted(mano, pie, guessed(mano, pie), points)
            found[row, way] = sign * (points[0] - points[1])


@compiled
def by_stakes(found: Any, hand: int, ways: Any, drawn: Any, others: Any, is_mano: bool, begun: Any, score: Any,
              blur: Any, double: bool, worth: Any) -> None:  # fmt: skip
    """What each way lets one expect of the game's stakes in each deal."""
    points = begun.copy()
    sign = 1 if is_mano else -1
    for row in range(found.shape[0]):
        for way in range(len(ways)):
            mano, pie = hands_of(hand, ways[way], drawn[row], others[row], is_mano)
            points[:] = begun
            settled(mano, pie, guessed(mano, pie) + blur[row], points)
            found[row, way] = sign * stakes(score[0], score[1], points, double, worth)


@cache
def ready() -> None:
    """See to it that all is compiled; of several processes one does it."""
    with alone():
        numbers = np.zeros((0, 1), dtype=np.int64)
        decks, begun = np.zeros((0, len(PACK) - HAND), dtype=np.int64), np.zeros(SIZE)
        deals = (0, np.zeros(1, dtype=np.int64), numbers, numbers, True, begun)
        for_mano(decks, 0, numbers, numbers)
        for_pie(decks, 1, numbers, numbers)
        by_points(np.zeros((0, 1)), *deals)
        by_stakes(np.zeros((0, 1)), *deals, begun, begun, True, worth_of_scores(True)[0])
