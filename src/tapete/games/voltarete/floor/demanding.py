"""The card that another chooses: of a kind, for the hand that it comes from stays hidden, or one that he has seen."""

from __future__ import annotations

from tapete.cards import SUITS, Card, Suit
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.play import lawful_cards
from tapete.laws.mark import law
from tapete.table.action import Argument
from tapete.table.asking import asked_about
from tapete.table.event import Event, event
from tapete.table.offer import Offer, Pick, say
from tapete.table.zones import Cards

HIGHEST, LOWEST, TRUMP, NO_TRUMP = KINDS = ("highest", "lowest", "trump", "no-trump")


@law("vol.II.10.7", "vol.II.12.12", "vol.II.12.13")
def keep_or_demand(state: Floor, seat: int) -> list[Offer]:
    """He lets the card lie, or asks for another: of a kind, of a suit, or one that he has seen in that hand."""
    suits = [suit.word for suit in SUITS if suit is not state.trump]
    kinds = [say("demand", kind) for kind in (*KINDS, *suits) if kind not in state.denied]
    seen = _seen(state, seat)
    return [say("keep"), *kinds, *([Pick("demand", seen, 1, 1)] if seen else [])]


def _seen(state: Floor, seat: int) -> Cards:
    """Nobody can be shown the name of a card that he does not know."""
    known = state.known(seat)
    return tuple(card for card in state.hands[asked_about(state)] if card in known and card.text not in state.denied)


def meant(state: Floor, seat: int, wanted: Argument) -> Cards:
    """The lawful cards of this seat that are what is asked for: one, or several of a kind or a suit."""
    suit, lawful = state.order.suit, sorted(lawful_cards(state, seat), key=lambda card: state.order.power[card])
    if wanted in (HIGHEST, LOWEST):
        return (lawful[-1] if wanted == HIGHEST else lawful[0],)
    if isinstance(wanted, Card):
        return (wanted,) if wanted in lawful else ()
    if wanted == NO_TRUMP:
        return tuple(card for card in lawful if suit[card] is not state.trump)
    of = state.trump if wanted == TRUMP else Suit.named(str(wanted))
    return tuple(card for card in lawful if suit[card] is of)


def denied(state: Floor, whose: int, wanted: Argument) -> Floor:
    """He has no such card, or may not play it, and says so; the other asks for another."""
    return state.but(denied=(*state.denied, str(wanted))).telling(event("cannot-play", whose))


def bound(whose: int, wanted: Argument) -> Event:
    """All hear of what kind his card must be."""
    if wanted in KINDS:
        return event(f"must-play-{wanted}", whose)
    return event("must-play-suit", whose, suit=str(wanted))
