"""What a player has seen in this hand, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from tapete.cards import SUITS, Card, Suit
from tapete.games.zanga.state import ACTIVE, EVERYBODY, play_of
from tapete.laws.mark import law
from tapete.table import matadores
from tapete.table.event import Event
from tapete.table.game import GUIDED
from tapete.table.matadores import PACK
from tapete.table.play import Play
from tapete.table.reading import Reading as TrickReading
from tapete.table.reading import Trace as TrickTrace
from tapete.table.view import View

PLACES = (1.0, 0.95, 0.85, 0.7, 0.6, 0.5)
"""What the highest trumps are worth in tricks, from the espadilla down."""
LOW, LONG, KING, GUARDED, VOID = 0.25, 0.35, 0.75, 0.3, 0.3


def strength(hand: Iterable[Card], trump: Suit) -> float:
    """About how many tricks the hand makes with these trumps: high and many of them, kings, and suits to ruff in."""
    cards = list(hand)
    order, high = matadores.order(trump), matadores.trumps(trump)
    own = [high.index(card) for card in cards if order.suit[card] is trump]
    total = sum(PLACES[place] if place < len(PLACES) else LOW for place in own) + LONG * max(0, len(own) - 3)
    for suit in SUITS:
        if suit is not trump:
            held = [card.rank for card in cards if order.suit[card] is suit]
            total += _plain(held) if held else VOID * (len(own) > 2)
    return total


def _plain(ranks: Sequence[int]) -> float:
    king, knight = 12 in ranks, 11 in ranks
    return KING * king + GUARDED * (knight and len(ranks) > 1)


def best_suit(hand: Iterable[Card]) -> tuple[float, Suit]:
    """The suit in which the hand is strongest, and how strong it is there."""
    cards = list(hand)
    return max(((strength(cards, suit), suit) for suit in SUITS), key=lambda found: found[0])


class Trace(TrickTrace):
    """What was seen of a hand."""

    def told(self, event: Event, view: View) -> None:
        """A card that is put right is off the table; was it the last of a trick, that trick lies there again."""
        super().told(event, view)
        if event.key == "corrects":
            if not self.tricks[-1]:
                self.tricks.pop()
            self.tricks[-1] = tuple(played for played in self.tricks[-1] if played.seat != event.seat)


class Reading(TrickReading):
    """A hand of the Zanga."""

    pack = PACK

    @cached_property
    @law("zan.art.28", "zan.intro.33")
    def play(self) -> Play:
        """The play of this hand; whether the matadores answer a higher one is as the table agreed."""
        assert self.trump is not None
        laid_down = next((place.seat for place in self.view.seats if not place.playing), None)
        active = EVERYBODY if laid_down is None else ACTIVE[laid_down]
        absolute = dict(self.view.options)["matadores"] == "absolute"
        return play_of(active, self.trump, absolute, self.view.table == GUIDED)

    @cached_property
    def known(self) -> set[Card | None]:
        """One's own cards, and those of the zanga that one has looked at."""
        return {*self.hand, *(card for heap in self.view.heaps for card in heap.cards)}

    @property
    def tops(self) -> int:
        """How many of one's own trumps nobody beats."""
        return sum(map(self.firm, self.trumps))

    @property
    @law("zan.intro.5")
    def firm_besides(self) -> int:
        """How many of one's own plain cards only a trump beats."""
        return sum(self.firm(card) for card in self.hand if not self.is_trump(card))

    @property
    def sure(self) -> int:
        """How many tricks are certain from the top: the trumps that nobody beats, and firm cards once they are out."""
        out = sum(map(self.is_trump, self.unseen))
        return self.tops if self.tops < out else self.tops + self.firm_besides

    @property
    def ours(self) -> bool:
        """Whether one's own pair plays the hand."""
        return any(set(place.roles) & {"named", "solo"} for place in self.view.seats if place.seat % 2 == self.seat % 2)
