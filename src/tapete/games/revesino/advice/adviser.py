"""The player who follows the book: how he exchanges, plays, and at an open table what he claims."""

from __future__ import annotations

from collections.abc import Callable

from tapete.cards import Card
from tapete.games.revesino.advice.cards import follow, laid_away, lead
from tapete.games.revesino.advice.reading import Memory, Reading
from tapete.laws.mark import law
from tapete.table.action import Action, play
from tapete.table.offer import Accuse, Pick, Prompt
from tapete.table.player import ByTheBook, Choice, Reader, says
from tapete.table.view import View

QUIET = ("done", "deal", "take-pack", "consent", "mend")
"""What one does when there is nothing to decide."""

JUST = ("turn", "cards", "stock", "faced", "deal", "look", "change", "twice", "shuffle", "several")
"""What is claimed whenever it can be."""


class Adviser(ByTheBook):
    """Plays Revesino by the maxims of the treatise."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset()) -> None:
        super().__init__(seed, QUIET)
        self._memory = Memory()

    def _advised(self, view: View, prompt: Prompt) -> Choice | None:
        self._memory.hear(view)
        reading = Reading(view, self._memory)
        return self._claim(reading, prompt) or self._exchange(reading, prompt) or self._card(reading, prompt)

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what is plainly against the law is claimed at once."""
        self._memory.hear(view)
        return None if view.prompt is None else self._claim(Reading(view, self._memory), view.prompt)

    # Cards.

    def _exchange(self, reading: Reading, prompt: Prompt) -> Choice | None:
        offer = next((each for each in prompt.offers if isinstance(each, Pick) and each.word == "discard"), None)
        if offer is None:
            return None
        may_decline = any(say.word == "decline" for say in says(prompt))
        card, maxim = laid_away(reading, not may_decline)
        return Choice(Action("decline") if card is None else offer.of((card,)), maxim)

    @law("rev.113")
    def _card(self, reading: Reading, prompt: Prompt) -> Choice | None:
        view = reading.view
        offered = tuple(say.action.cards[0] for say in says(prompt) if say.word == "play" and not say.grave)
        if not offered or view.turn != view.seat:
            return None
        if not view.trick:
            card, maxim = lead(reading, offered)
        else:
            card, maxim = follow(reading, self._lawful(reading, offered))
        return Choice(play(card), maxim)

    def _lawful(self, reading: Reading, offered: tuple[Card, ...]) -> tuple[Card, ...]:
        """At an open table everything is offered: he follows suit, unless he has the four aces."""
        suit = reading.view.trick[0].card.suit
        same = tuple(card for card in offered if card.suit is suit)
        return offered if not same or reading.has_aces else same

    # The open table.

    @law("rev.139")
    def _claim(self, reading: Reading, prompt: Prompt) -> Choice | None:
        """What all can see is claimed; a revoke when somebody plays the suit that he did not follow, and once only."""
        actions = [action for offer in prompt.beside if isinstance(offer, Accuse) for action in offer.actions]
        for action in actions:
            what, accused = str(action.arguments[0]), action.number
            if what in JUST and accused != reading.seat:
                return Choice(action)
            caught = accused in self._memory.betrayed and accused not in self._memory.claimed
            if what == "revoke" and caught:
                self._memory.claimed.add(accused)
                return Choice(action, "rev.139")
        return None


PLAYER: Callable[[int, frozenset[str]], Reader] = Adviser
"""Who plays by the book."""
