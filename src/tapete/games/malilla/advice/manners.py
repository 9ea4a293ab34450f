"""What is done at the table besides playing a card: cutting, the lots, consent; and the free hands of an open table."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tapete.games.malilla.advice.reading import Reading, Trace
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.counsel import says
from tapete.table.offer import Accuse, Number, Pick, Say
from tapete.table.view import View

LOW_CUT = (7, 8, 9)
"""As many as are lifted by one who will not cut in the middle."""

PLAIN = ("take-pack", "deal", "take", "keep", "consent", "done")
"""What is simply done when it is one's turn, the first that is offered."""


def offered(view: View) -> Iterable[Action]:
    """The single actions that are offered."""
    assert view.prompt is not None
    return (offer.action for offer in view.prompt.every if isinstance(offer, Say))


def number(view: View, word: str) -> Number | None:
    """The offer to say a number with this word."""
    assert view.prompt is not None
    return next((offer for offer in view.prompt.offers if isinstance(offer, Number) and offer.word == word), None)


def pick(view: View, word: str) -> Pick | None:
    """The offer to pick cards with this word."""
    assert view.prompt is not None
    return next((offer for offer in view.prompt.every if isinstance(offer, Pick) and offer.word == word), None)


@says("mal.65")
def cut(asked: tuple[Number, Random]) -> Action:
    """Never in the middle: seven to nine cards from the top, or all but so many."""
    offer, chance = asked
    few = chance.choice(LOW_CUT)
    lifted = few if chance.random() < 0.5 else offer.most + 1 - few
    return offer.of(min(max(lifted, offer.least), offer.most))


def plain_action(view: View) -> Action | None:
    """What the table waits for, where there is nothing to weigh."""
    said = {action.word: action for action in offered(view) if not action.arguments}
    return next((said[word] for word in PLAIN if word in said), None)


def of_word(view: View, *words: str) -> list[Action]:
    """The single actions offered with these words."""
    return [action for action in offered(view) if action.word in words]


def claims(view: View, trace: Trace) -> list[Action]:
    """What one has noticed: faults that all have seen, and revokes that follow from the cards seen."""
    possible = [*accusations(view), *of_word(view, "recut")]
    reading = Reading(view, trace)
    return [action for action in possible if _is_noticed(action, reading)]


def accusations(view: View) -> list[Action]:
    """Everything of which anybody may be accused."""
    assert view.prompt is not None
    return [action for offer in view.prompt.beside if isinstance(offer, Accuse) for action in offer.actions]


@law("mal.64", "mal.87")
def _is_noticed(action: Action, reading: Reading) -> bool:
    if action.word == "recut":
        return True
    what, accused = action.arguments[0], action.number
    if what == "cards" and accused == reading.seat:
        return not reading.past and not reading.trick
    return accused in reading.foes and (what != "revoke" or accused in reading.revoked)
