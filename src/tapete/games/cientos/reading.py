"""What a player has seen in this hand, and what the other may hold."""

from __future__ import annotations

from functools import cached_property

from tapete.cards import Card, Suit
from tapete.games.cientos.ranking import PACK, SET_RANKS, total
from tapete.games.cientos.state import play_of
from tapete.table.counsel import always
from tapete.table.event import Event
from tapete.table.game import GUIDED
from tapete.table.play import Play
from tapete.table.reading import Reading as TrickReading
from tapete.table.reading import Trace as TrickTrace
from tapete.table.view import View
from tapete.table.zones import Cards

NEARLY_OVER = 90
"""From here on the point alone may win the game."""

NEAR_THIRTY, THIRTY = 18, 30
"""From here on the mano thinks of the pique."""


class Trace(TrickTrace):
    """What was seen of a hand: cards played, cards the other has shown, and what he is told to lack."""

    def forget(self) -> None:
        """A new hand."""
        super().forget()
        self.shown: set[Card] = set()
        self.missing: set[Card] = set()
        self._asked, self._point = "", 0

    def told(self, event: Event, view: View) -> None:
        """Once cards have gone back, what was played tells nothing."""
        super().told(event, view)
        other = event.seat != view.seat
        match event.key:
            case "announces-punto" | "better-punto" if other:
                self._point = int(str(event.get("total")))
            case "shows" if other:
                self._shows(event.cards("cards"))
            case "mends" | "ruling":
                self.tricks = [()]
            case "asks":
                self._asked = str(event.get("rank"))
            case "missing" if other:
                suit = Suit.named(str(event.get("suit"))).value
                asked = [rank for rank, name in SET_RANKS.items() if name == self._asked]
                self.missing.update(Card.parse(f"{rank}{suit}") for rank in asked)

    def _shows(self, cards: Cards) -> None:
        """Of the suit of his point he has no more than he shows."""
        self.shown.update(cards)
        suit = cards[0].suit
        if total(cards, suit) == self._point:
            self.missing.update(card for card in PACK if card.suit is suit and card not in cards)


KEEP_COUNT = always("cie.146", "cie.1", said=True)
"""Remember the cards shown and played: who did not follow suit has none of it."""


class Reading(TrickReading):
    """One's own hand, and what the other may hold."""

    trace: Trace
    pack = PACK

    @cached_property
    def play(self) -> Play:
        """The play of this hand."""
        agreed = dict(self.view.options)
        return play_of(str(agreed["count"]), str(agreed["last"]), self.view.table == GUIDED)

    @cached_property
    def known(self) -> set[Card | None]:
        """One's own, what one threw, the stock as far as one sees it, and what the other lacks."""
        lacked = self.trace.missing | self.lacking[1 - self.seat]
        held = self.trace.shown - self.gone
        others = {card for card in PACK if card not in held} if len(held) >= self.against else set[Card]()
        return {*self.hand, *self.mine.discards, *self.view.stock, *lacked, *others}

    @property
    def against(self) -> int:
        """How many cards the other holds."""
        return len(self.view.seats[1 - self.seat].cards)

    @property
    def near_pique(self) -> bool:
        """Whether the mano may come to thirty before the other has counted anything."""
        points = {note.seat: int(str(note.value)) for note in self.view.notes if note.key == "points"}
        tied = any(note.key == "tied" for note in self.view.notes)
        own, other = points.get(self.seat, 0), points.get(1 - self.seat, 0)
        return "mano" in self.mine.roles and NEAR_THIRTY <= own < THIRTY and not other and not tied

    @property
    def nearly_over(self) -> bool:
        """Whether the point alone may win the game; a partie is not won before its deals are over."""
        return self.mark >= NEARLY_OVER and dict(self.view.options)["match"] == "hundred"

    @property
    def mark(self) -> int:
        """Where I stand in the game, as far as my marker shows."""
        pieces = {piece.kind: piece.count for piece in self.view.scores[self.seat].pieces}
        return pieces.get("mark", 0)
