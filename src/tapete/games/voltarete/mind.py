"""How Voltarete is thought about: what each has kept and bought tells of his cards, and a third of the pot is one's
own."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.cards import Card
from tapete.games.voltarete.aim import CODILHO, REPOSTA
from tapete.games.voltarete.kinds import HAND, LICENCA, SO
from tapete.games.voltarete.state import VoltareteState
from tapete.table.action import Action
from tapete.table.matadores import matadores, trumps
from tapete.table.mind import Belief, Mind, Weighed

CLASSES = ("matador", "high", "low", "king", "queen", "small")
Likely = Mapping[str, float]


def _likely(*weights: float) -> Likely:
    return dict(zip(CLASSES, weights, strict=True))


KEPT = _likely(2.5, 2.2, 1.8, 2.0, 0.5, 0.2)
"""How much likelier a card of each class is among those that one keeps than among those he throws away."""
MADE = {LICENCA: _likely(3.0, 2.5, 2.0, 1.5, 0.5, 0.2), SO: _likely(6.0, 5.0, 4.0, 2.0, 0.8, 0.5)}
"""The same of one who made himself in such a game."""


def belief(state: VoltareteState, seat: int) -> Belief:
    """By the game each has made and how many he bought."""
    bought = dict(state.bought)
    found = {}
    for other in state.active:
        if other == seat:
            continue
        kept = HAND - bought.get(other, 0)
        likely = MADE.get(state.kind, KEPT) if other == state.maker else KEPT
        weight = {each: (kept * own + HAND - kept) / HAND for each, own in likely.items()}
        found[other] = {card: weight[_class(state, card)] for card in state.order.suit}
    return found


def _class(state: VoltareteState, card: Card) -> str:
    assert state.trump is not None
    if card in matadores(state.trump):
        return "matador"
    if card in trumps(state.trump):
        return "high" if card.rank in (12, 11, 10, 1) else "low"
    return {12: "king", 11: "queen"}.get(card.rank, "small")


def left(state: VoltareteState, level: int) -> float:
    """What lies in the pot when the hand has come out so."""
    return float({CODILHO: state.stake, REPOSTA: state.pot + state.stake}.get(level, 0))


def weighs(state: VoltareteState, seat: int, book: Action, number: int, seed: int) -> Weighed | None:
    """What each word of the passages, each suit and each way to throw brings in so many deals."""
    from tapete.games.voltarete.thinking.looking import weighed  # only here: it needs the compiled kernels

    return weighed(state, seat, book, number, seed)


def ready() -> None:
    """What words and exchanges are looked at with is compiled."""
    from tapete.games.voltarete.thinking import looking  # only here: it needs the compiled kernels

    looking.ready()


MIND = Mind(
    belief=belief,
    left=left,
    exact_from=9,
    searched=100,
    margin=0.3,
    questions=frozenset(
        {"first-passage", "answer-licenca", "second-passage", "name-trump", "exchange", "buy", "order"}
    ),
    weighs=weighs,
    ready=ready,
    worlds=96,
    edge=2.0,
    club=False,
)
