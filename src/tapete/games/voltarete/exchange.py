"""The exchange: the feito throws and buys, then the one at his right, who passes the rest to the last."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import order
from tapete.games.voltarete.kinds import CASCA, LICENCA, RESPEITO, SEGUNDO, SO
from tapete.games.voltarete.state import BUY, EXCHANGE, V, VoltareteState, by_maker
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import STAGE, event
from tapete.table.matadores import BASTO, ESPADILLA
from tapete.table.offer import Offer, Pick
from tapete.table.phase import Stage, deed, stage
from tapete.table.row import replaced
from tapete.table.zones import Cards

MOST = law("vol.II.7.3", "vol.II.7.5", "vol.II.7.6")({LICENCA: 8, SEGUNDO: 8, RESPEITO: 7})
"""How many cards the feito may throw; he must throw one at least."""
MOST_OF_OPPONENT = law("vol.II.7.22")(8)


@law("vol.I.6.19", "vol.II.7.4")
def begun(state: V) -> V:
    """Trumps are known: the feito buys, but not in só, nor after the casca, where he has bought already."""
    return state.but(phase=BUY if state.kind in (SO, CASCA) else EXCHANGE)


# The feito.


@law("vol.I.6.8", "vol.I.6.24", "vol.I.7.6", "vol.II.7.3", "vol.II.7.5", "vol.II.7.6", "vol.II.8.20")
def throws_of_feito(state: VoltareteState, seat: int) -> list[Offer]:
    """Any cards, trumps too; but never the card turned, nor the black aces in respeito."""
    kept = {state.turned, *((ESPADILLA, BASTO) if state.kind == RESPEITO else ())}
    free = tuple(card for card in state.hands[seat] if card not in kept)
    return [Pick("discard", free, 1, min(MOST[state.kind], len(free)))]


def _exchanged_by_feito(state: V, seat: int, action: Action) -> V:
    """The card turned up is one of those he takes."""
    taken = len(action.cards) - (state.turned is not None)
    return exchanged(state, seat, action.cards, taken).but(phase=BUY)


@law("vol.I.6.8", "vol.I.21.1", "vol.II.7.1", "vol.II.7.33", "vol.II.8.1", "vol.II.8.6", "vol.II.8.7")
def exchanged(state: V, seat: int, thrown: Cards, number: int) -> V:
    """He lays his cards aside and says how many, and takes so many from the stock; then nobody sees them again."""
    got, left = taken(state, seat, number)
    return _joined(state.but(stock=left), seat, thrown, got)


def taken(state: VoltareteState, seat: int, number: int) -> tuple[Cards, Cards]:
    """What this seat gets if it buys so many, and what is left."""
    stock = state.stock
    if from_top(state, seat):
        return stock[:number], stock[number:]
    return stock[len(stock) - number :], stock[: len(stock) - number]


@law("vol.II.7.33", "vol.II.7.34")
def from_top(state: VoltareteState, seat: int) -> bool:
    """Cards are bought from the top, and passed from the bottom, unless the table has agreed otherwise."""
    game = state.game
    return game.pass_from == "bottom" if seat == state.opponents[0] else game.buy_from == "top"


def _joined(state: V, seat: int, thrown: Cards, got: Cards) -> V:
    """The bought cards join his hand; all hear how many, and are told it no more once the play begins."""
    left = len(state.stock) + len(state.leftovers)
    drew = [event("drew", seat, to=(seat,), cards=got)] if got else []
    after = state.throwing(seat, thrown).but(bought=(*state.bought, (seat, len(thrown))))
    joined = after.but(hands=replaced(after.hands, seat, (*after.hands[seat], *got)))
    return joined.telling(event("buys", seat, until=STAGE, number=len(thrown), left=left), *drew)


# The opponents.


@law("vol.I.6.9", "vol.I.6.26", "vol.I.7.12", "vol.II.7.8", "vol.II.7.9")
def buyer(state: VoltareteState) -> int:
    """The one at the feito's right, then the other, once the feito has bought or named."""
    right, left = state.opponents
    return left if any(seat == right for seat, _ in state.bought) else right


@law(
    "vol.I.6.9", "vol.I.6.11", "vol.I.6.27", "vol.I.6.28", "vol.II.7.21", "vol.II.7.22", "vol.II.7.28", "vol.II.7.29",
    "vol.II.7.30", "vol.II.7.31", "vol.II.7.32",
)  # fmt: skip
def _throws_of_opponent(state: VoltareteState, seat: int) -> list[Offer]:
    """As many as he likes of those that are left, up to eight; what the first does not buy he passes."""
    return [Pick("discard", state.hands[seat], 0, min(MOST_OF_OPPONENT, len(state.stock)))]


@law("vol.I.6.27", "vol.I.6.28", "vol.II.7.31", "vol.II.7.32", "vol.II.7.34", "vol.II.11.1")
def _bought(state: V, seat: int, action: Action) -> V:
    """The first passes from the bottom, unless it is agreed otherwise, and must buy all the others."""
    got, after = drawn(state, seat, len(action.cards))
    joined = espadilha_shown(_joined(after, seat, action.cards, got), seat, got)
    return joined if joined.stock else order.begun(joined)


@law("vol.II.8.14", "vol.II.8.15")
def drawn(state: V, seat: int, number: int) -> tuple[Cards, V]:
    """So many cards, and the state without them; what the last does not buy goes unseen to the discards."""
    got, left = taken(state, seat, number)
    last = seat == state.opponents[-1]
    return got, state.but(stock=(), leftovers=left) if last else state.but(stock=left)


@law("vol.II.16.5", "vol.II.16.6", "vol.II.16.10")
def espadilha_shown(state: V, seat: int, got: Cards) -> V:
    """Where it is obliged, one who passed twice shows the Espadilha if he buys it after a casca."""
    due = state.obliged and state.kind == CASCA and seat in state.passed_twice and ESPADILLA in got
    if not due:
        return state
    return state.but(shown=(*state.shown, ESPADILLA)).telling(event("shows-espadilha", seat, card=ESPADILLA))


STAGES: dict[str, Stage[Any]] = {
    EXCHANGE: stage(EXCHANGE, by_maker, deed("discard", offers=throws_of_feito, do=_exchanged_by_feito)),
    BUY: stage(BUY, buyer, deed("discard", offers=_throws_of_opponent, do=_bought)),
}
