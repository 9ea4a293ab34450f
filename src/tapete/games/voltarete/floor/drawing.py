"""Who buys before the order, and the cards that are drawn blindly when the feito's number was wrong by then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete import exchange
from tapete.games.voltarete.floor.effects import takes_top_card
from tapete.games.voltarete.floor.kept import Blind
from tapete.games.voltarete.floor.names import BLIND, THROW
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, HAND
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question
from tapete.table.event import STAGE, event
from tapete.table.floor import Case, Effect, blindly_drawn
from tapete.table.offer import Offer, Pick
from tapete.table.phase import Stage, beside
from tapete.table.row import replaced
from tapete.table.zones import Cards

DRAWN, DISCARD, TOP = "drawn", "discard", "top"
"""How a card goes over: drawn blindly, taken from one's own discards, or from the top of the stock."""


# How many an opponent may throw.


@law("vol.II.8.10", "vol.II.8.12")
def throws_one_more(state: Floor, seat: int) -> bool:
    """Who said that he has ten, or got a card too many by a ruling."""
    return (state.notice.given_by(seat) and state.notice.dealt[seat] > HAND) or seat == state.exchange.overfull


@law("vol.II.7.16", "vol.II.7.22", "vol.II.8.10", "vol.II.8.11", "vol.II.8.12")
def most_thrown(state: Floor, seat: int) -> int:
    """For as many as were said to be left, or really lie there, up to eight; and never all his cards."""
    own = len(state.hands[seat])
    there = max(state.shown_stock(), len(state.stock) - max(0, HAND - own))
    return min(min(exchange.MOST_OF_OPPONENT, there) + throws_one_more(state, seat), own - 1)


# To buy before the order.


@law("vol.II.7.8", "vol.II.7.13", "vol.II.7.16")
def _buying_early(state: Floor, seat: int) -> list[Offer]:
    """The feito has bought and not told the others to: the next can reach the stock, and after him the last."""
    if state.exchange.buyer != state.feito or state.kind == CASCA:
        return []
    buyers = [each for each, _ in state.bought]
    if seat in buyers or seat != exchange.buyer(state):
        return []
    return [Pick("buy-early", state.hands[seat], 0, most_thrown(state, seat))]


@law("vol.II.7.8", "vol.II.8.10", "vol.II.8.11", "vol.II.8.14")
def _buys_early(state: Floor, seat: int, action: Action) -> Floor:
    """He throws, and draws as many, or what he lacks if he told of his number; they lie before him unseen."""
    last, thrown = seat == state.opponents[-1], action.cards
    kept = tuple(card for card in state.hands[seat] if card not in thrown)
    wanted = HAND - len(kept) if state.notice.given_by(seat) else len(thrown)
    got, left = exchange.taken(state, seat, min(max(0, wanted), len(state.stock)))
    return state.but(
        hands=replaced(state.hands, seat, kept),
        discards=replaced(state.discards, seat, thrown),
        packets=replaced(state.packets, seat, got),
        bought=(*state.bought, (seat, len(thrown))),
        stock=() if last else left,
        leftovers=left if last else (),
        exchange=replace(state.exchange, left_over=last),
    ).telling(event("buys-early", seat, until=STAGE, number=len(thrown)))


BUY_EARLY = beside("buy-early", offers=_buying_early, do=_buys_early)


# What follows from a ruling.


def _given(state: Floor, taker: int) -> Floor:
    """The feito passes a card on that he has not seen."""
    feito = state.maker
    *kept, card = state.packets[feito]
    packets = replaced(replaced(state.packets, feito, tuple(kept)), taker, (*state.packets[taker], card))
    return state.but(packets=packets)


@law("vol.II.7.13")
def card_to_next(state: Floor, case: Case) -> Floor:
    """It goes to the player at his right, who must take it."""
    return _given(state, state.opponents[0])


@law("vol.II.7.13")
def card_to_third(state: Floor, case: Case) -> Floor:
    """It goes to the third, since the next has passed all."""
    return _given(state, state.opponents[1])


@law("vol.II.7.13")
def third_throws_one_more(state: Floor, case: Case) -> Floor:
    """The third comes to nine at his purchase."""
    return state.but(exchange=replace(state.exchange, overfull=state.opponents[1]))


NEXT, THIRD, FEITO = "next", "third", "feito"
"""Who they are to one another: the feito, the player at his right, and the third."""


def _who(state: Floor, part: str) -> int:
    right, left = state.opponents
    return {FEITO: state.maker, NEXT: right, THIRD: left}[part]


def _one_card(how: str, giver: str, taker: str | None = None) -> Effect[Floor]:
    """One card goes over in this way; without a taker it goes to the discards, or to the giver himself."""

    def effect(state: Floor, case: Case) -> Floor:
        due = Blind(how, _who(state, giver), None if taker is None else _who(state, taker))
        resumed = state.exchange.resumed if state.exchange.drawing else state.phase
        drawing = (*state.exchange.drawing, due)
        return _next(state.but(exchange=replace(state.exchange, drawing=drawing, resumed=resumed)))

    return effect


third_draws_from_next = law("vol.II.7.13")(_one_card(DRAWN, NEXT, THIRD))
"""One card of the next's, blindly."""
feito_draws_to_discards = law("vol.II.7.13")(_one_card(DRAWN, THIRD))
"""One card of the third's goes blindly to the discards."""
feito_draws_from_next = law("vol.II.7.16")(_one_card(DRAWN, NEXT, FEITO))
"""He gets the card that he lacks from him who bought the top of the stock."""
feito_draws_from_third = law("vol.II.7.16")(_one_card(DRAWN, THIRD, FEITO))
"""The next has passed all: it was the third who bought the top."""
next_draws_from_third = law("vol.II.7.16")(_one_card(DRAWN, THIRD, NEXT))
"""The next gets his card back from him who bought the last."""
next_takes_top_card = law("vol.II.7.16")(_one_card(TOP, NEXT))
"""The next takes the top card of those that he passed on."""
third_takes_own_discard = law("vol.II.7.16")(_one_card(DISCARD, THIRD))
"""The third takes any card of his own discards, though he has seen what he bought."""


# To draw.


def _next(state: Floor) -> Floor:
    """The next card goes over, or the hand goes on where it was."""
    if not state.exchange.drawing:
        return state.but(phase=state.exchange.resumed)
    first, *rest = state.exchange.drawing
    if first.how == DRAWN:
        return state.but(phase=BLIND, oversized=first.giver)
    left = state.but(exchange=replace(state.exchange, drawing=tuple(rest)), phase=state.exchange.resumed)
    if first.how == TOP:
        return _next(takes_top_card(left, Case("", first.giver)) if left.stock else left)
    return _from_discards(left, first.giver)


def _from_discards(state: Floor, seat: int) -> Floor:
    cards = state.discards[seat]
    if not cards:
        return state
    return state.but(phase=THROW, old_cards=cards, question=Question(THROW, (seat,), state.phase, about=seat))


def _cards(state: Floor, seat: int) -> Cards:
    return (*state.hands[seat], *state.packets[seat])


@law("vol.II.7.13", "vol.II.7.16")
def _drawn(state: Floor, giver: int, action: Action) -> Floor:
    """Any card of the giver's is as likely; what was seen of his hand is no longer known to be there."""
    card, own = action.cards[0], _cards(state, giver)
    taker = state.exchange.drawing[0].taker
    lost = state.but(
        exchange=replace(state.exchange, drawing=state.exchange.drawing[1:]),
        hands=replaced(state.hands, giver, tuple(each for each in state.hands[giver] if each is not card)),
        packets=replaced(state.packets, giver, tuple(each for each in state.packets[giver] if each is not card)),
        shown=tuple(each for each in state.shown if each not in own),
        peeked=tuple((place, each) for place, each in state.peeked if each not in own),
    )
    knew = [event("drawn-from", giver, to=(giver,), card=card)] if card in state.hands[giver] else []
    told = lost.telling(event("draws-blindly", giver), *knew)
    if taker is None:
        return _next(told.but(leftovers=(*told.leftovers, card)))
    got = told.but(hands=replaced(told.hands, taker, (*told.hands[taker], card)))
    return _next(got.telling(event("drew", taker, to=(taker,), cards=(card,))))


DRAWING: dict[str, Stage[Any]] = {BLIND: blindly_drawn(BLIND, _cards, _drawn)}
