"""The feito and his trumps: named, turned up, or found at the casca; and the cards that are laid aside of thirteen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.cards import SUITS, Suit
from tapete.games.voltarete import exchange, order, settle
from tapete.games.voltarete.finished import GIVEN_BACK
from tapete.games.voltarete.kinds import CASCA, RESPEITO, SEGUNDO, TREZE
from tapete.games.voltarete.state import ASIDE, NAME, V, VoltareteState, by_maker
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.matadores import BASTO, ESPADILLA
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, deed, stage
from tapete.table.row import replaced
from tapete.table.zones import Cards

LAID_ASIDE = law("vol.I.7.16", "vol.II.15.7")(4)


@law("vol.I.6.5", "vol.I.9.2")
def becomes(state: V, seat: int, kind: str) -> V:
    """He is the feito, and the pot as it is now is the stake of the hand."""
    return state.but(feito=seat, kind=kind, stake=state.pot, to_speak=()).telling(
        event("feito", seat, game=kind, number=state.pot)
    )


def made(state: V, seat: int, kind: str, favorita: bool = False) -> V:
    """Somebody has made himself: in favorita if he said so, in the suit of a turned card, or in one he has to name."""
    after = becomes(state, seat, kind)
    if kind in (RESPEITO, SEGUNDO):
        return turned_up(after, seat)
    return known(after, state.game.favorita) if favorita else after.but(phase=NAME)


@law("vol.I.6.22", "vol.I.6.23", "vol.I.7.5", "vol.II.7.5", "vol.II.7.6", "vol.II.11.7")
def turned_up(state: V, seat: int) -> V:
    """The top card of the stock is turned up and is one of his nine; for respeito both black aces are shown first."""
    return card_turned(shows_aces(state, seat) if state.kind == RESPEITO else state, seat)


def shows_aces(state: V, seat: int) -> V:
    """Both black aces are shown to all."""
    aces = (ESPADILLA, BASTO)
    return state.but(shown=(*state.shown, *aces)).telling(event("shows-aces", seat, cards=aces))


def card_turned(state: V, seat: int) -> V:
    """The top card of the stock joins his hand before all eyes, and its suit is trumps."""
    card = state.stock[0]
    taken = state.but(
        turned=card,
        shown=(*state.shown, card),
        stock=state.stock[1:],
        hands=replaced(state.hands, seat, (*state.hands[seat], card)),
    ).telling(event("turn-up", seat, card=card))
    return known(taken, card.suit)


def known(state: V, suit: Suit) -> V:
    """Trumps are known, and the exchange begins."""
    after = state.but(trump=suit).telling(event("trump", state.feito, suit=suit.word))
    return order.begun(after) if state.kind == TREZE else exchange.begun(after)


@law("vol.I.7.2", "vol.I.7.10", "vol.I.7.13", "vol.II.7.7")
def to_casca(state: V, seat: int, carried: Cards) -> V:
    """He throws all his cards, or all but the one he carries, and takes as many."""
    thrown = tuple(card for card in state.hands[seat] if card not in carried)
    after = becomes(state, seat, CASCA).but(phase=NAME)
    told = after.telling(event("casca", seat, number=len(carried)))
    return exchange.exchanged(told, seat, thrown, len(thrown))


@law("vol.I.6.6", "vol.I.6.8", "vol.I.7.3", "vol.II.5.5", "vol.II.6.1")
def suits(state: VoltareteState, seat: int) -> list[Offer]:
    """Only now, when nobody can outbid him any more, he names the suit."""
    return [say("name", suit.word) for suit in SUITS]


def named(state: V, seat: int, action: Action) -> V:
    """He has named the suit."""
    return known(state, Suit.named(str(action.arguments[0])))


@law("vol.I.7.4", "vol.I.16.1", "vol.II.9.10", "vol.II.17.6")
def _may_give_back(state: VoltareteState, seat: int) -> list[Offer]:
    """Before he names a suit the feito of a casca may put it back, and needs nobody's leave."""
    return [say("give-back", grave=True)] if state.kind == CASCA else []


def _gives_back(state: V, seat: int, action: Action) -> V:
    return settle.ended(state.telling(event("gives-back", seat)), GIVEN_BACK)


# The thirteen.


@law("vol.I.7.16", "vol.II.15.7")
def aside(slip: int) -> Callable[[VoltareteState, int], list[Offer]]:
    """He lays four aside; hands may slip by so many."""
    return lambda state, seat: [Pick("aside", state.hands[seat], LAID_ASIDE - slip, LAID_ASIDE + slip)]


def laid_aside(state: V, seat: int, action: Action) -> V:
    """What he lays aside is out of the play, and he names the suit."""
    return state.throwing(seat, action.cards).but(phase=NAME).telling(event("lays-aside", seat))


STAGES: dict[str, Stage[Any]] = {
    NAME: stage(
        NAME,
        by_maker,
        deed("name", offers=suits, do=named),
        deed("give-back", offers=_may_give_back, do=_gives_back),
        order.ASK_OF_THREE,
    ),
    ASIDE: stage(ASIDE, by_maker, deed("aside", offers=aside(0), do=laid_aside), order.ASK_OF_THREE),
}
