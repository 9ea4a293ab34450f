"""What is bought and lies unseen: drawn before the order, taken up, and put right by a ruling."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.cards import Card
from tapete.games.voltarete import exchange
from tapete.games.voltarete.floor.kept import Blind
from tapete.games.voltarete.floor.names import BLIND, DUE, MIXED, THROW
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, HAND
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import STAGE, event
from tapete.table.floor import Case, Effect, blindly_drawn
from tapete.table.offer import Offer, Pick
from tapete.table.phase import Stage, beside
from tapete.table.row import replaced
from tapete.table.zones import Cards


def without(cards: Cards, card: Card) -> Cards:
    """These cards, but for this one."""
    return tuple(each for each in cards if each is not card)


# What was bought joins the hand.


@law("vol.II.7.20", "vol.II.16.5")
def joined(state: Floor, seat: int) -> Floor:
    """What he has bought joins his hand, and he alone sees it."""
    got = state.packets[seat] if state.packets else ()
    seen = taken_up(state, seat)
    return seen if seat == state.feito else exchange.espadilha_shown(seen, seat, got)


@law("vol.II.3.23", "vol.II.7.20")
def taken_up(state: Floor, seat: int) -> Floor:
    """He takes up what he has bought; a feito who had aces to show has mixed them."""
    got = state.packets[seat] if state.packets else ()
    if not got:
        return state
    after = mixed(state) if seat == state.feito else state
    hands, packets = replaced(state.hands, seat, (*state.hands[seat], *got)), replaced(state.packets, seat, ())
    return after.but(hands=hands, packets=packets).telling(event("drew", seat, to=(seat,), cards=got))


@law("vol.II.3.23")
def mixed(state: Floor) -> Floor:
    """Aces that were due to be shown are among other cards now."""
    return state.but(hasty=replace(state.hasty, aces=MIXED)) if state.hasty.aces == DUE else state


def all_joined(state: Floor) -> Floor:
    """Everybody has taken up what he bought."""
    for seat in state.active:
        state = joined(state, seat)
    return state


DRAWN, DISCARD, TOP = "drawn", "discard", "top"
"""How a card goes over: drawn blindly, taken from one's own discards, or from the top of the stock."""


# How many an opponent may throw.


@law("vol.II.8.10", "vol.II.8.12")
def throws_one_more(state: Floor, seat: int) -> bool:
    """Who said that he has ten, or got a card too many by a ruling."""
    return (state.notice.given_by(seat) and state.notice.dealt[seat] > HAND) or seat == state.exchange.overfull


@law("vol.II.7.16", "vol.II.7.22", "vol.II.8.10", "vol.II.8.11", "vol.II.8.12")
def thrown_by(state: Floor, seat: int, word: str) -> Pick:
    """For as many as were said to be left, or really lie there, up to eight; and never all his cards."""
    own = len(state.hands[seat])
    there = max(state.shown_stock(), len(state.stock) - max(0, HAND - own))
    most = min(min(exchange.MOST_OF_OPPONENT, there) + throws_one_more(state, seat), own - 1)
    return Pick(word, state.hands[seat], 0, most)


# To buy before the order.


@law("vol.II.7.8", "vol.II.7.13", "vol.II.7.16")
def _buying_early(state: Floor, seat: int) -> list[Offer]:
    """The feito has bought and not told the others to: the next can reach the stock, and after him the last."""
    if state.exchange.buyer != state.feito or state.kind == CASCA:
        return []
    if seat in dict(state.bought) or seat != exchange.buyer(state):
        return []
    return [thrown_by(state, seat, "buy-early")]


@law("vol.II.7.8", "vol.II.8.10", "vol.II.8.11", "vol.II.8.14")
def _buys_early(state: Floor, seat: int, action: Action) -> Floor:
    """He throws, and draws as many, or what he lacks if he told of his number; they lie before him unseen."""
    number, laid = len(action.cards), state.throwing(seat, action.cards)
    wanted = HAND - len(laid.hands[seat]) if state.notice.given_by(seat) else number
    after = drawn(laid, seat, min(max(0, wanted), len(state.stock))).but(bought=(*state.bought, (seat, number)))
    return after.telling(event("buys-early", seat, until=STAGE, number=number))


@law("vol.II.7.33", "vol.II.7.34", "vol.II.8.14")
def drawn(state: Floor, seat: int, number: int) -> Floor:
    """So many cards lie before him unseen; what the last leaves is dead."""
    got, after = exchange.drawn(state, seat, number)
    return after.exchanging(left_over=seat == state.opponents[-1]).but(packets=replaced(state.packets, seat, got))


@law("vol.II.7.13")
def _passed_to(taker: int) -> Effect[Floor]:
    """The feito passes on a card that he has not seen, to the player at his right or to the third, who must take it."""

    def effect(state: Floor, case: Case) -> Floor:
        feito, seat = state.maker, state.opponents[taker]
        *kept, card = state.packets[feito]
        packets = replaced(replaced(state.packets, feito, tuple(kept)), seat, (*state.packets[seat], card))
        return state.but(packets=packets)

    return effect


NEXT, THIRD, FEITO = "next", "third", "feito"
"""Who they are to one another: the feito, the player at his right, and the third."""


def _one_card(how: str, giver: str, taker: str | None = None) -> Effect[Floor]:
    """One card goes over in this way; without a taker it goes to the discards, or to the giver himself."""

    def effect(state: Floor, case: Case) -> Floor:
        who = dict(zip((FEITO, NEXT, THIRD), (state.maker, *state.opponents), strict=True))
        due = Blind(how, who[giver], who[taker] if taker else None)
        resumed = state.exchange.resumed if state.exchange.drawing else state.phase
        drawing = (*state.exchange.drawing, due)
        return _next(state.exchanging(drawing=drawing, resumed=resumed))

    return effect


def _next(state: Floor) -> Floor:
    """The next card goes over, or the hand goes on where it was."""
    if not state.exchange.drawing:
        return state.but(phase=state.exchange.resumed)
    first, *rest = state.exchange.drawing
    if first.how == DRAWN:
        return state.but(phase=BLIND, oversized=first.giver)
    left = state.exchanging(drawing=tuple(rest)).but(phase=state.exchange.resumed)
    if first.how == TOP:
        return _next(takes_top_card(left, Case("", first.giver)) if left.stock else left)
    return _asked_for(left, first.giver, left.discards[first.giver])


def _cards(state: Floor, seat: int) -> Cards:
    return (*state.hands[seat], *state.packets[seat])


@law("vol.II.7.13", "vol.II.7.16")
def _drawn(state: Floor, giver: int, action: Action) -> Floor:
    """Any card of the giver's is as likely; what was seen of his hand is no longer known to be there."""
    card, own = action.cards[0], _cards(state, giver)
    taker = state.exchange.drawing[0].taker
    lost = state.exchanging(drawing=state.exchange.drawing[1:]).but(
        hands=replaced(state.hands, giver, without(state.hands[giver], card)),
        packets=replaced(state.packets, giver, without(state.packets[giver], card)),
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


# A card too many or too few in a purchase.


@law("vol.II.7.11", "vol.II.7.12", "vol.II.7.17")
def card_on_stock(state: Floor, case: Case) -> Floor:
    """The unseen card that he drew last goes back to the end of the stock from which it came."""
    seat, got = case.offender, state.packets[case.offender]
    if exchange.from_top(state, seat):
        return state.but(packets=replaced(state.packets, seat, got[:-1]), stock=(got[-1], *state.stock))
    return state.but(packets=replaced(state.packets, seat, got[1:]), stock=(*state.stock, got[0]))


@law("vol.II.7.14", "vol.II.7.15", "vol.II.7.18")
def takes_top_card(state: Floor, case: Case) -> Floor:
    """The card that he lacks comes from the stock, or from what the last has left; he looks at it as at the others."""
    seat, unseen = case.offender, state.packets[case.offender]
    got, left = exchange.taken(state.but(stock=state.stock or state.leftovers), seat, 1)
    lying = state.but(stock=left) if state.stock else state.but(leftovers=left)
    after = lying.but(packets=replaced(state.packets, seat, (*unseen, *got)))
    return after if unseen else joined(after, seat)


@law("vol.II.7.17")
def unseen_card_to_discards(state: Floor, case: Case) -> Floor:
    """The last lays the card too many unseen on what he has left."""
    *kept, card = state.packets[case.offender]
    return state.but(packets=replaced(state.packets, case.offender, tuple(kept)), leftovers=(*state.leftovers, card))


def _asked_for(state: Floor, seat: int, cards: Cards) -> Floor:
    """He throws one of these cards that he had kept, or takes back one that he had thrown."""
    return state.but(old_cards=cards).asking(THROW, (seat,), seat) if cards else state


BUY_EARLY = beside("buy-early", offers=_buying_early, do=_buys_early)

EFFECTS: dict[str, Effect[Floor]] = {
    "card-to-next": _passed_to(0),
    "card-to-third": _passed_to(1),
    "third-throws-one-more": law("vol.II.7.13")(lambda state, case: state.exchanging(overfull=state.opponents[1])),
    "third-draws-from-next": law("vol.II.7.13")(_one_card(DRAWN, NEXT, THIRD)),
    "feito-draws-to-discards": law("vol.II.7.13")(_one_card(DRAWN, THIRD)),
    "feito-draws-from-next": law("vol.II.7.16")(_one_card(DRAWN, NEXT, FEITO)),
    "feito-draws-from-third": law("vol.II.7.16")(_one_card(DRAWN, THIRD, FEITO)),
    "next-draws-from-third": law("vol.II.7.16")(_one_card(DRAWN, THIRD, NEXT)),
    "next-takes-top-card": law("vol.II.7.16")(_one_card(TOP, NEXT)),
    "third-takes-own-discard": law("vol.II.7.16")(_one_card(DISCARD, THIRD)),
    "card-on-stock": card_on_stock,
    "takes-top-card": takes_top_card,
    "unseen-card-to-discards": unseen_card_to_discards,
    "old-card-to-discards": law("vol.II.7.17")(
        lambda state, case: _asked_for(state, case.offender, state.hands[case.offender])
    ),
    "takes-own-discard": law("vol.II.7.19")(
        lambda state, case: _asked_for(state, case.offender, state.discards[case.offender])
    ),
}
