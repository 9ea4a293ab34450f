"""The prompt sorted for the hand, the buttons and the drawer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tapete.cards import Card
from tapete.table.action import Action
from tapete.table.game import OPEN
from tapete.table.offer import Number, Offer, Pick, Say
from tapete.table.view import SeatView, View

APART = frozenset({"claim", "say", "warn", "show", "drop", "peek", "mend"})
"""What hands are free to do at an open table besides playing: it is kept out of the way of the play."""

MOST_BUTTONS = 9


@dataclass(frozen=True, slots=True)
class Asking:
    """What is asked of a player: cards that do something when played, cards to choose, a number, and buttons.

    `more` holds what is seldom wanted, `mine` says whether everybody waits for this player.
    """

    mine: bool = False
    cards: Mapping[Card, Action] = field(default_factory=dict)
    pick: Pick | None = None
    number: Number | None = None
    buttons: tuple[Offer, ...] = ()
    more: tuple[Offer, ...] = ()


NOTHING = Asking()


def held(seat: SeatView | None) -> tuple[Card, ...]:
    """The cards somebody can play from, as far as they are seen: his hand in its order, or the tops of his piles."""
    if seat is None:
        return ()
    if seat.piles:
        return tuple(pile.top for pile in seat.piles if pile.top is not None)
    return tuple(card for card in seat.cards if card is not None)


def asked(view: View) -> Asking:
    """What the view's prompt asks."""
    if view.prompt is None:
        return NOTHING
    mine = view.turn == view.seat
    cards = _playable(view)
    rest = [offer for offer in view.prompt.offers if not (isinstance(offer, Say) and offer.action in cards.values())]
    if not mine:
        return Asking(cards=cards if view.table == OPEN else {}, more=tuple(rest))
    apart = [offer for offer in rest if _apart(offer, view)]
    near = [offer for offer in rest if offer not in apart]
    pick = next((offer for offer in near if isinstance(offer, Pick)), None) if not cards else None
    number = _number(near) if not cards and not pick else None
    buttons = [offer for offer in near if offer is not pick and offer is not number]
    buttons.sort(key=lambda offer: isinstance(offer, Say) and offer.grave)
    return Asking(mine, cards, pick, number, tuple(buttons[:MOST_BUTTONS]), (*buttons[MOST_BUTTONS:], *apart))


def _number(offers: list[Offer]) -> Number | None:
    """The number to be said, unless something else is the usual answer."""
    plain = [offer for offer in offers if not (isinstance(offer, Say) and offer.grave)]
    first = plain[0] if plain else None
    return first if isinstance(first, Number) else None


def _playable(view: View) -> dict[Card, Action]:
    """The cards one can simply play, with what it does; other things to do with single cards are left as they are."""
    assert view.prompt is not None
    own = held(view.mine)
    by_word: dict[str, dict[Card, Action]] = {}
    for offer in view.prompt.offers:
        if isinstance(offer, Say) and len(offer.action.arguments) == 1 and offer.action.cards:
            by_word.setdefault(offer.action.word, {})[offer.action.cards[0]] = offer.action
    near = [word for word in by_word if word not in APART]
    if not near:
        return {}
    word = "play" if "play" in near else near[0]
    return by_word[word] if all(card in own for card in by_word[word]) else {}


def _apart(offer: Offer, view: View) -> bool:
    if view.table != OPEN:
        return False
    word = offer.action.word if isinstance(offer, Say) else offer.word
    return word in APART or (isinstance(offer, Say) and offer.grave)
