"""What the player of the book remembers of a hand, and what he makes of his View."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tapete.cards import Card, Suit
from tapete.games.revesino.pack import ORDER, PACK, SEATS, TRICKS, is_napolitana
from tapete.laws.mark import law
from tapete.table.view import View

HEIGHT = ORDER.power
HIGHEST = (0, 2, 4)
"""Where, among all that are out of a suit, the highest of each of the three most likely stand."""
MANY, FEW = 7, 4
"""With so many cards of a suit out all three follow, or two of them."""


@dataclass
class Memory:
    """What has been seen in this hand: the cards that fell, who did not follow which suit, who was caught by it."""

    gone: dict[Card, int] = field(default_factory=dict)
    lacking: dict[int, set[Suit]] = field(default_factory=dict)
    betrayed: set[int] = field(default_factory=set)
    claimed: set[int] = field(default_factory=set)
    led: Suit | None = None

    @law("rev.142")
    def hear(self, view: View) -> None:
        """Take in what is told; hearing the same twice does no harm."""
        for event in view.events:
            match event.key:
                case "shuffled":
                    self.gone, self.lacking, self.betrayed, self.claimed = {}, {}, set(), set()
                case "plays":
                    card, seat = event.get("card"), event.seat
                    if isinstance(card, Card) and seat is not None and card not in self.gone:
                        self._falls(card, seat, bool(event.ends))
                case "mends":
                    self._doubt()
                case "ruling" if event.get("decision") == "taken-back":
                    self._doubt()
                case "adds":
                    card = event.get("card")
                    if isinstance(card, Card) and event.seat is not None:
                        self.gone[card] = event.seat

    def _doubt(self) -> None:
        """Cards have gone back: what they seemed to show is shown no more."""
        self.gone, self.lacking, self.betrayed = {}, {}, set()

    def _falls(self, card: Card, seat: int, leads: bool) -> None:
        self.led = card.suit if leads else self.led
        self.gone[card] = seat
        lacked = self.lacking.setdefault(seat, set())
        if card.suit in lacked:
            self.betrayed.add(seat)
        if self.led is not None and card.suit is not self.led:
            lacked.add(self.led)


@dataclass
class Reading:
    """One's own hand, what is still out, and how the tricks stand."""

    view: View
    memory: Memory

    def __post_init__(self) -> None:
        mine = self.view.mine
        assert mine is not None and self.view.seat is not None
        self.seat: int = self.view.seat
        self.hand = tuple(card for card in mine.cards if card is not None)
        self.asleep = tuple(card for card in mine.discards if card is not None)
        played = {each.card for each in (*self.view.trick, *self.view.last_trick)}
        shown = {card for seat in self.view.seats for trick in seat.tricks for card in trick}
        self.gone = {*self.memory.gone, *played, *shown}
        mine_too = {*self.hand, *self.asleep}
        self.unseen = [card for card in PACK if card not in self.gone and card not in mine_too]

    @property
    def tricks(self) -> list[int]:
        """How many tricks each has taken."""
        return [place.taken for place in self.view.seats]

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
        own = [card for card, seat in self.memory.gone.items() if seat == self.seat]
        return self.tricks[self.seat] == 0 and is_napolitana((*self.hand, *own))

    @property
    @law("rev.178", "rev.179")
    def is_bound(self) -> bool:
        """Whether I have used the privilege of the four aces: I did not follow a suit of which I still had cards."""
        lacked = self.memory.lacking.get(self.seat, set())
        used = self.seat in self.memory.betrayed or any(card.suit in lacked for card in self.hand)
        return used and self.has_aces

    @property
    def plate(self) -> bool:
        """Whether a caballo that is drawn costs the premium too."""
        return bool(dict(self.view.options)["platillo"])

    def above(self, card: Card) -> int:
        """How many unseen cards beat this one."""
        return sum(other.suit is card.suit and HEIGHT[other] > HEIGHT[card] for other in self.unseen)

    def below(self, card: Card) -> int:
        """How many unseen cards of its suit are lower."""
        return sum(other.suit is card.suit and HEIGHT[other] < HEIGHT[card] for other in self.unseen)

    @law("rev.10", "rev.149")
    def is_firm(self, card: Card) -> bool:
        """Whether nothing that is out can beat it; what sleeps unseen may be out."""
        return not self.above(card)

    @law("rev.87", "rev.146", "rev.147")
    def losers(self, hand: Sequence[Card]) -> int:
        """How many of these cards would lose a trick if one led them all, each suit from the top."""
        return sum(_losing(suit, hand, self.unseen) for suit in Suit)

    @property
    def last(self) -> bool:
        """Whether I play the last card of the trick."""
        return len(self.view.trick) == SEATS - 1


def _losing(suit: Suit, hand: Sequence[Card], unseen: Sequence[Card]) -> int:
    """Under a card that takes each of the others throws the highest he has, so that what lay below it becomes firm."""
    own, out = (sorted((c for c in held if c.suit is suit), key=lambda c: -HEIGHT[c]) for held in (hand, unseen))
    lost = 0
    for card in own:
        lost += bool(out) and HEIGHT[out[0]] > HEIGHT[card]
        thrown = HIGHEST[: _following(len(out))]
        out = [other for place, other in enumerate(out) if place not in thrown]
    return lost


def _following(out: int) -> int:
    """How many follow when so many cards of the suit are out, some of them asleep."""
    return SEATS - 1 if out >= MANY else SEATS - 2 if out >= FEW else 1
