"""What may be said or thrown at a moment of a hand, and what each brings in deals that fit what the seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tapete.cards import Card
from tapete.fast.compiled import alone
from tapete.games.voltarete.kinds import HAND, TREZE
from tapete.games.voltarete.state import BUY, EXCHANGE, FIRST, NAME, ORDER, SECOND, VoltareteState
from tapete.games.voltarete.thinking import buying, verdicts
from tapete.games.voltarete.thinking.calling import called, named
from tapete.games.voltarete.thinking.masks import BITS, KINGS, QUEENS, TOPS, np
from tapete.games.voltarete.thinking.ordering import ordered
from tapete.games.voltarete.thinking.throwing import thrown
from tapete.table.action import Action
from tapete.table.matadores import PACK
from tapete.table.mind import Weighed

WAYS = {FIRST: called, SECOND: called, NAME: named, EXCHANGE: thrown, BUY: thrown, ORDER: ordered}


def weighed(state: VoltareteState, seat: int, book: Action, number: int, seed: int) -> Weighed | None:
    """All that this seat may say or throw, in so many deals; None where the hand is not as it should be."""
    way, prompt = WAYS.get(state.phase), state.prompt(seat)
    if way is None or prompt is None or not _is_usual(state) or not _is_hidden(state, seat):
        return None
    ready()
    found: Weighed | None = way(state, seat, book, prompt, number, seed)
    return found


def _is_usual(state: VoltareteState) -> bool:
    """Whether three have nine cards each, but for the one that was turned, and the rest is in the stock."""
    turned = state.phase == EXCHANGE and state.turned is not None
    sizes = [HAND + (turned and seat == state.feito) for seat in state.three]
    gone = sum(number for _, number in state.bought)
    whole = sizes == [len(state.hands[seat]) for seat in state.three]
    return state.kind != TREZE and whole and len(state.stock) + gone + turned == len(PACK) - 3 * HAND


def _is_hidden(state: VoltareteState, seat: int) -> bool:
    """Whether the stock and all that others hold and have thrown is unseen, but for what the feito has shown of his.

    Deals are made of what is not seen: where the stock was upset, or a card was dropped or peeked at, it is not enough.
    """
    others = [other for other in state.three if other != seat]
    held = [card for other in others if other != state.feito for card in state.hands[other]]
    gone = [card for other in others for card in _thrown(state, other)]
    return state.known(seat).isdisjoint([*state.stock, *held, *gone])


def _thrown(state: VoltareteState, seat: int) -> Sequence[Card]:
    return state.discards[seat] if state.discards else ()


@cache
def ready() -> None:
    """See to it that all is compiled; of several processes one does it."""
    with alone():
        deck, none, rows = np.zeros((0, 31), dtype=np.int64), np.zeros(0, dtype=np.int64), np.zeros((0, 4), np.int64)
        buying.bought_out(deck, 18, none, none, 0, BITS, KINGS, TOPS, rows)
        buying.best_trumps(deck, 18, 0, BITS, KINGS, QUEENS, none, np.zeros(0), none)
        buying.strengths(deck, 0, BITS, KINGS, QUEENS, np.zeros(0))
        buying.of_numbers_in(none, BITS[0], none)
        buying.tricks_in(none, KINGS[0], QUEENS[0], True, np.zeros(0))
        buying.bought_after(deck, none, none, 0, 0, 1, True, 5, BITS[0], KINGS[0], TOPS[0], rows)
        verdicts.levels(np.array([[1, 2, 4, 0]]), np.array([0]), 0, 1, 1)
        verdicts.matadores_of(rows, none, 0)
