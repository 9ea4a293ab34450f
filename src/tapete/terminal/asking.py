"""The prompt sorted for the hand, the buttons and the drawer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tapete.cards import Card
from tapete.table.action import Action
from tapete.table.game import OPEN
from tapete.table.offer import Accuse, Number, Offer, Pick, Prompt, Say
from tapete.table.view import SeatView, View

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
    """What the view's prompt asks, and what may be done beside it."""
    prompt = view.prompt
    if prompt is None:
        return NOTHING
    mine = view.turn == view.seat
    cards = _playable(prompt, held(view.mine))
    rest = [offer for offer in prompt.offers if not (isinstance(offer, Say) and offer.action in cards.values())]
    if not mine:
        return Asking(cards=cards if view.table == OPEN else {}, more=(*rest, *prompt.beside))
    pick = next((offer for offer in rest if isinstance(offer, Pick)), None) if not cards else None
    number = _number(rest) if not cards and not pick else None
    buttons = [offer for offer in rest if offer is not pick and offer is not number]
    buttons.sort(key=lambda offer: isinstance(offer, Say) and offer.grave)
    near = [offer for offer in buttons if not isinstance(offer, Accuse)][:MOST_BUTTONS]
    far = [offer for offer in buttons if offer not in near]
    return Asking(mine, cards, pick, number, tuple(near), (*far, *prompt.beside))


def forced(prompt: Prompt | None) -> bool:
    """Whether there is nothing else that one could do: what may be done beside the answer is a choice too."""
    return prompt is not None and len(prompt.every) == 1


def offered(offer: Offer, prompt: Prompt | None) -> bool:
    """Whether this can still be done."""
    if prompt is None:
        return False
    return prompt.allows(offer.action) if isinstance(offer, Say) else offer in prompt.every


def narrower(accuse: Accuse) -> tuple[Offer, ...]:
    """What is to be chosen next: the offence, then the offender where several may be meant."""
    if len(accuse.charges) == 1:
        return tuple(Say(action, accuse.grave) for action in accuse.actions)
    kinds = (replace(accuse, charges=(charge,)) for charge in accuse.charges)
    return tuple(Say(kind.actions[0], accuse.grave) if len(kind.actions) == 1 else kind for kind in kinds)


def _number(offers: list[Offer]) -> Number | None:
    """The number to be said, unless something else is the usual answer."""
    plain = [offer for offer in offers if not (isinstance(offer, Say) and offer.grave)]
    first = plain[0] if plain else None
    return first if isinstance(first, Number) else None


def _playable(prompt: Prompt, own: tuple[Card, ...]) -> dict[Card, Action]:
    """The cards one can simply play, with what it does; other things to do with single cards are left as they are."""
    by_word: dict[str, dict[Card, Action]] = {}
    for offer in prompt.offers:
        if isinstance(offer, Say) and len(offer.action.arguments) == 1 and offer.action.cards:
            by_word.setdefault(offer.action.word, {})[offer.action.cards[0]] = offer.action
    if not by_word:
        return {}
    word = "play" if "play" in by_word else next(iter(by_word))
    return by_word[word] if all(card in own for card in by_word[word]) else {}
