"""What the player of the book remembers of a hand, and what he makes of his View."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from tapete.cards import Card, Suit
from tapete.games.revesino.pack import ORDER, PACK, SEATS, TRICKS, is_napolitana
from tapete.games.revesino.state import PLAY_OF_ALL
from tapete.laws.mark import law
from tapete.table.counsel import always, says
from tapete.table.event import Event
from tapete.table.reading import Reading as TrickReading
from tapete.table.reading import Trace as TrickTrace
from tapete.table.view import Played, View
from tapete.table.zones import Cards

HEIGHT = ORDER.power
HIGHEST = (0, 2, 4)
"""Where, among all that are out of a suit, the highest of each of the three most likely stand."""
MANY, FEW = 7, 4
"""With so many cards of a suit out all three follow, or two of them."""


class Trace(TrickTrace):
    """What was seen of a hand, with the cards that were thrown besides."""

    def forget(self) -> None:
        """A new hand."""
        super().forget()
        self.added: list[Played] = []

    def told(self, event: Event, view: View) -> None:
        """Once cards have gone back, what they seemed to show is shown no more."""
        super().told(event, view)
        card = event.get("card")
        if event.key == "mends" or (event.key == "ruling" and event.get("decision") == "taken-back"):
            self.forget()
        elif event.key == "adds" and event.seat is not None and isinstance(card, Card):
            self.added.append(Played(event.seat, card))


KEEP_COUNT = always("rev.142", said=True)
"""Watch the cards that fall, and remember who did not follow which suit."""


@says("rev.149")
def following(out: int) -> int:
    """How many follow when so many cards of the suit are out: some of them are asleep."""
    return SEATS - 1 if out >= MANY else SEATS - 2 if out >= FEW else 1


class Reading(TrickReading):
    """A hand of the Revesino."""

    trace: Trace
    pack, play = PACK, PLAY_OF_ALL

    @cached_property
    def gone(self) -> frozenset[Card]:
        """What fell, and what was thrown besides."""
        return super().gone.union(played.card for played in self.trace.added)

    @property
    def left(self) -> int:
        """How many tricks are still to be made."""
        return TRICKS - sum(self.tricks)

    @property
    @law("rev.146", "rev.159")
    def sweeper(self) -> int | None:
        """Who has taken every trick so far, when there are three of them or more."""
        done = sum(self.tricks)
        return self.tricks.index(done) if done >= 3 and done in self.tricks else None

    @property
    @law("rev.143")
    def has_aces(self) -> bool:
        """Whether I have, or began with, the four aces, and have taken nothing."""
        own = [played.card for played in (*self.trace.plays, *self.trace.added) if played.seat == self.seat]
        return self.tricks[self.seat] == 0 and is_napolitana((*self.hand, *own))

    @property
    @law("rev.178", "rev.179")
    def is_bound(self) -> bool:
        """Whether I have used the privilege of the four aces: I did not follow a suit of which I still had cards."""
        used = self.seat in self.revoked or not self.lacking[self.seat].isdisjoint(self.hand)
        return used and self.has_aces

    @property
    def plate(self) -> bool:
        """Whether a caballo that is drawn costs the premium too."""
        return bool(dict(self.view.options)["platillo"])

    def below(self, card: Card) -> Cards:
        """The unseen cards of its suit that are lower."""
        return tuple(other for other in self.out_of(card.suit) if HEIGHT[other] < HEIGHT[card])

    @law("rev.10", "rev.149")
    def firm(self, card: Card) -> bool:
        """Whether nothing that is out can beat it; what sleeps unseen may be out."""
        return super().firm(card)

    @law("rev.87", "rev.146", "rev.147")
    def losers(self, hand: Sequence[Card]) -> int:
        """How many of these cards would lose a trick if one led them all, each suit from the top."""
        return sum(self._losing([card for card in hand if card.suit is suit], self.out_of(suit)) for suit in Suit)

    def _losing(self, own: Sequence[Card], out: Sequence[Card]) -> int:
        """Under a card that takes each of the others throws the highest he has, so that what lay below becomes firm."""
        lost, out = 0, sorted(out, key=self.height, reverse=True)
        for card in sorted(own, key=self.height, reverse=True):
            lost += bool(out) and HEIGHT[out[0]] > HEIGHT[card]
            follow = following(len(out)) if self.counsel.follows(following) else min(SEATS - 1, len(out))
            out = [other for place, other in enumerate(out) if place not in HIGHEST[:follow]]
        return lost
