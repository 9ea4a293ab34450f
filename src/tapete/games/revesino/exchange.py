"""The exchange: one card each, from the mano on; the dealer lays one away and draws nothing."""

from __future__ import annotations

from typing import Any

from tapete.games.revesino.pack import SEATS
from tapete.games.revesino.state import EXCHANGE, PLAY, R, RevesinoState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, deed, stage
from tapete.table.row import replaced
from tapete.table.zones import Cards


@law("rev.71", "rev.115", "rev.ad.7", "rev.ad.8")
def turn(state: RevesinoState) -> int:
    """The mano first, the dealer last."""
    return state.in_turn[state.exchanged]


@law("rev.15", "rev.99", "rev.100", "rev.ad.10", "rev.ad.10.b")
def choices(state: RevesinoState, seat: int) -> list[Offer]:
    """He lays one card away, whichever he likes, or declines; the dealer cannot decline."""
    discard = Pick("discard", state.hands[seat], 1, 1)
    return [discard] if seat == state.dealer else [discard, say("decline")]


@law("rev.14", "rev.17", "rev.71", "rev.100", "rev.106", "rev.ad.6", "rev.ad.9")
def discard(state: R, seat: int, action: Action) -> R:
    """His card goes under the bazeta, and he draws the top one, unseen before; the dealer draws nothing."""
    aside = put_under(state, seat, action.cards)
    if seat == state.dealer:
        return passed_on(aside.telling(event("lays-away", seat)))
    return passed_on(drawn(aside, seat, 1).telling(event("exchanges", seat)))


@law("rev.99", "rev.ad.10")
def decline(state: R, seat: int, action: Action) -> R:
    """He keeps his hand."""
    return passed_on(looked(state, seat))


@law("rev.99", "rev.ad.10")
def looked(state: R, seat: int) -> R:
    """He looks at the card that he could have drawn, and puts it under, so that nobody gets it."""
    top, *rest = state.stock
    under = state.but(stock=(*rest, top), depositors=(*state.depositors, seat))
    return under.telling(event("declines", seat), event("looked", seat, to=(seat,), card=top))


def exchange(state: R, seat: int, action: Action) -> R:
    """He exchanges a card, or declines."""
    return (discard if action.word == "discard" else decline)(state, seat, action)


def put_under(state: R, seat: int, cards: Cards) -> R:
    """These cards lie under the stock, and he alone knows it."""
    kept = tuple(card for card in state.hands[seat] if card not in cards)
    return state.but(
        hands=replaced(state.hands, seat, kept),
        stock=(*state.stock, *cards),
        depositors=(*state.depositors, *(seat,) * len(cards)),
    )


def drawn(state: R, seat: int, number: int) -> R:
    """He has the top cards of the stock."""
    got = state.stock[:number]
    hands = replaced(state.hands, seat, (*state.hands[seat], *got))
    return state.but(hands=hands, stock=state.stock[number:]).telling(event("drew", seat, to=(seat,), cards=got))


@law("rev.18", "rev.ad.5", "rev.ad.9")
def passed_on(state: R) -> R:
    """The next exchanges; after the dealer four cards sleep, and without any word the play begins."""
    return state if state.exchanged < SEATS else state.but(phase=PLAY)


STAGES: dict[str, Stage[Any]] = {
    EXCHANGE: stage("exchange", turn, deed("discard", "decline", offers=choices, do=exchange))
}
