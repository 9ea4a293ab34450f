"""How the Zanga is thought about: who took the hand has trumps, who passed has few, and what lies there is half one's
own."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.cards import Card
from tapete.games.zanga.auction import PASO
from tapete.games.zanga.state import ZangaState
from tapete.table.matadores import COURT, matadores, trumps
from tapete.table.mind import Belief, Mind

CLASSES = ("espadilla", "malilla", "basto", "high", "low", "king", "small")
Likely = Mapping[str, float]


def _likely(*weights: float) -> Likely:
    return dict(zip(CLASSES, weights, strict=True))


NAMED = _likely(2.2, 2.2, 2.0, 1.9, 1.6, 1.2, 0.8)
ALONE = _likely(6.0, 6.0, 5.0, 4.0, 3.0, 2.0, 0.8)
PASSED = _likely(0.5, 0.8, 0.55, 0.8, 0.85, 0.8, 1.1)
"""How much likelier a card of each class is with one who spoke so."""


def belief(state: ZangaState, seat: int) -> Belief:
    """By what each has said."""
    named = ALONE if state.solo else NAMED
    passed = [who for who, word in state.calls if word == PASO]
    # Who kept the zanga took the hand with other cards than those he has now.
    spoke = {} if state.named is None or state.looked else {state.named: named}
    of = {**dict.fromkeys(passed, PASSED), **spoke}
    return {other: _cards(state, likely) for other, likely in of.items() if other != seat}


def _cards(state: ZangaState, likely: Likely) -> Mapping[Card, float]:
    return {card: likely[_class(state, card)] for card in state.order.suit}


def _class(state: ZangaState, card: Card) -> str:
    assert state.trump is not None
    three = matadores(state.trump)
    if card in three:
        return CLASSES[three.index(card)]
    if card in trumps(state.trump):
        return "high" if card.rank in COURT or card.rank == 1 else "low"
    return "king" if card.rank == COURT[0] else "small"


MIND = Mind(
    belief=belief,
    exact_from=8,
    searched=60,
    margin=0.1,
    questions=frozenset({"speak", "last", "assent", "answer", "zanga", "trump"}),
    lives=40,
    edge=0.5,
)
