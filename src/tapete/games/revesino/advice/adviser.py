"""The player who follows the book: how he exchanges, plays, and at an open table what he claims."""

from __future__ import annotations

from tapete.cards import Card
from tapete.games.revesino.advice.cards import ANSWERS, DRAWN, LEADS, SOLD, advised, goes_on
from tapete.games.revesino.advice.exchange import DANGER, DISCARDS, laid_away
from tapete.games.revesino.advice.reading import KEEP_COUNT, Reading, Trace, following
from tapete.laws.mark import law
from tapete.table.action import Action, play
from tapete.table.counsel import Book, always
from tapete.table.offer import Accuse, Pick, Prompt
from tapete.table.player import ByTheBook, Choice
from tapete.table.player import says as offers_of
from tapete.table.view import View

QUIET = ("done", "deal", "take-pack", "consent", "mend")
"""What one does when there is nothing to decide."""

JUST = ("turn", "cards", "stock", "faced", "deal", "look", "change", "twice", "shuffle", "several")
"""What is claimed whenever it can be."""


BETRAYED = always("rev.139", said=True)
"""A revoke is claimed when somebody plays the suit that he did not follow."""

BOOK: Book = {
    "mind": (KEEP_COUNT, following),
    "discard": (*DISCARDS, *DANGER),
    "lead": (goes_on, *LEADS, DRAWN, SOLD),
    "answer": ANSWERS,
    "claim": (BETRAYED,),
}
"""The maxims for each decision, and the numbers by which they go."""


class Adviser(ByTheBook):
    """Plays Revesino by the maxims of the treatise."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset()) -> None:
        super().__init__(seed, QUIET, without)
        self._trace = Trace()
        self._claimed: set[tuple[int, int]] = set()

    def _advised(self, view: View, prompt: Prompt) -> Choice | None:
        self._trace.hear(view)
        claim = self._claim(Reading(view, self._trace), prompt)
        trace = self._trace if self._counsel.follows(KEEP_COUNT) else Trace()
        reading = Reading(view, trace, self._counsel)
        return claim or self._exchange(reading, prompt) or self._card(reading, prompt)

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what is plainly against the law is claimed at once."""
        self._trace.hear(view)
        return None if view.prompt is None else self._claim(Reading(view, self._trace), view.prompt)

    # Cards.

    def _exchange(self, reading: Reading, prompt: Prompt) -> Choice | None:
        offer = next((each for each in prompt.offers if isinstance(each, Pick) and each.word == "discard"), None)
        if offer is None:
            return None
        may_decline = any(say.word == "decline" for say in offers_of(prompt))
        card, maxim = laid_away(reading, not may_decline)
        return Choice(Action("decline") if card is None else offer.of((card,)), maxim)

    @law("rev.113")
    def _card(self, reading: Reading, prompt: Prompt) -> Choice | None:
        view = reading.view
        offered = tuple(say.action.cards[0] for say in offers_of(prompt) if say.word == "play" and not say.grave)
        if not offered or view.turn != view.seat:
            return None
        card, maxim = advised(reading, self._lawful(reading, offered))
        return Choice(play(card), maxim)

    def _lawful(self, reading: Reading, offered: tuple[Card, ...]) -> tuple[Card, ...]:
        """At an open table everything is offered: he follows suit, unless he has the four aces."""
        led = reading.led
        same = tuple(card for card in offered if led is not None and card.suit is led.suit)
        return offered if not same or reading.has_aces else same

    # The open table.

    def _claim(self, reading: Reading, prompt: Prompt) -> Choice | None:
        """What all can see is claimed; a revoke when somebody plays the suit that he did not follow, and once only."""
        actions = [action for offer in prompt.beside if isinstance(offer, Accuse) for action in offer.actions]
        revoked = reading.revoked if actions and self._counsel.follows(BETRAYED) else set()
        for action in actions:
            what, accused = str(action.arguments[0]), action.number
            if what in JUST and accused != reading.seat:
                return Choice(action)
            said = (reading.view.hand, accused)
            if what == "revoke" and accused in revoked and said not in self._claimed:
                self._claimed.add(said)
                return Choice(action, BETRAYED.law)
        return None
