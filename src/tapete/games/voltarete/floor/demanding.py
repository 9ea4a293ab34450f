"""The card that another chooses: by its name or its kind, for the hand from which it comes stays hidden."""

from __future__ import annotations

from tapete.cards import Card
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.play import lawful_cards
from tapete.laws.mark import law
from tapete.table.action import Argument
from tapete.table.asking import asked_about
from tapete.table.event import event
from tapete.table.matadores import PACK
from tapete.table.offer import Offer, Pick, say
from tapete.table.zones import Cards

HIGHEST, LOWEST, TRUMP, NO_TRUMP = KINDS = ("highest", "lowest", "trump", "no-trump")


@law("vol.II.10.7", "vol.II.12.12", "vol.II.12.13")
def keep_or_demand(state: Floor, seat: int) -> list[Offer]:
    """He lets the card lie, or asks for another: one of a kind, or one that he names."""
    kinds = [say("demand", kind) for kind in KINDS if kind not in state.denied]
    cards = _nameable(state, seat)
    return [say("keep"), *kinds, *([Pick("demand", cards, 1, 1)] if cards else [])]


def _nameable(state: Floor, seat: int) -> Cards:
    """Every card that he does not know to lie elsewhere, and has not named in vain."""
    known, hand = state.known(seat), state.hands[asked_about(state)]
    elsewhere = [card for card in known if card not in hand]
    return tuple(card for card in PACK if card not in elsewhere and card.text not in state.denied)


def meant(state: Floor, seat: int, wanted: Argument) -> Cards:
    """The lawful cards of this seat that are what is asked for; of a trump, or none, there may be several."""
    lawful = sorted(lawful_cards(state, seat), key=lambda card: state.order.power[card])
    if wanted in (HIGHEST, LOWEST):
        return (lawful[-1] if wanted == HIGHEST else lawful[0],)
    if isinstance(wanted, Card):
        return (wanted,) if wanted in lawful else ()
    return tuple(card for card in lawful if (state.order.suit[card] is state.trump) == (wanted == TRUMP))


def denied(state: Floor, whose: int, wanted: Argument) -> Floor:
    """He has no such card, or may not play it, and says so; the other asks for another."""
    if isinstance(wanted, Card):
        return state.but(denied=(*state.denied, wanted.text)).telling(event("cannot-play", whose, card=wanted))
    return state.but(denied=(*state.denied, str(wanted))).telling(event(f"cannot-play-{wanted}", whose))
