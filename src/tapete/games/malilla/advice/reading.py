"""The table as a thinking player reads it before he plays a card: what the Malilla adds to any hand in tricks."""

from __future__ import annotations

from functools import cached_property

from tapete.cards import Card, Suit
from tapete.games.malilla.variants import CAPOTE, VARIANTS, Variant, play, value
from tapete.table.counsel import measure
from tapete.table.event import Event
from tapete.table.game import GUIDED
from tapete.table.play import NONE, Play
from tapete.table.reading import Past, shown
from tapete.table.reading import Reading as TrickReading
from tapete.table.reading import Trace as TrickTrace
from tapete.table.view import Played, View
from tapete.table.zones import Cards

MALILLA, ACE, KING, KNIGHT, EIGHT = 9, 1, 12, 11, 8


def is_blank(card: Card) -> bool:
    """Whether the card counts nothing."""
    return value(card) == 0


def is_small(card: Card) -> bool:
    """A blank lower than the eight, which at the head of a trump trick is a request."""
    return is_blank(card) and card.rank < EIGHT


def play_of(view: View) -> Play:
    """The play of this hand."""
    seats = tuple(place.seat for place in view.seats if place.playing)
    forced = dict(view.options).get("under_ruff") == "forced"
    return play(view.game, seats, view.trump, forced, view.table == GUIDED)


class Trace(TrickTrace):
    """What was seen of the hand, who was caught revoking, and of the whole match who leads single cards."""

    def __init__(self) -> None:
        super().__init__()
        self.singletons: set[tuple[int, int, Suit]] = set()
        """The leads of a single card that came to light: hand, person, suit."""
        self.caught: set[int] = set()
        self._tops: dict[int, Cards] = {}
        self._piles = self._open = False

    @property
    def telling(self) -> list[tuple[Played, ...]]:
        """At an open table a card that lies there may be put back; and of piles only the tops can be played."""
        return [] if self._piles else self.tricks[:-1] if self._open else self.tricks

    def hear(self, view: View) -> None:
        """Keep count of the cards gone, of who has shown to lack what, and of what lies on top."""
        self._piles, self._open = VARIANTS[view.game].piles, view.table != GUIDED
        fresh = view.next_event - self.next_event
        if view.hand != self.hand:
            self.caught = set()
        super().hear(view)
        for event in view.events[-fresh:] if fresh > 0 else ():
            self._from_pile(event)
        self.singletons.update((view.hand, view.seats[seat].player, suit) for seat, suit in self._left_bare())
        self._tops = {
            place.seat: tuple(pile.top for pile in place.piles if pile.top is not None) for place in view.seats
        }

    def _from_pile(self, event: Event) -> None:
        """Where the piles are open to all a revoke is plain at once."""
        for trick in self.tricks if event.key == "plays" else ():
            for played in trick:
                if played.card is event.get("card"):
                    tops, led = self._tops.pop(played.seat, ()), trick[0].card.suit
                    if played.card.suit is not led and any(top.suit is led for top in tops):
                        self.caught.add(played.seat)

    def told(self, event: Event, view: View) -> None:
        """Of cards that are shown a revoke is plain at once too."""
        super().told(event, view)
        if event.key == "shows" and event.seat is not None:
            lacked = [cards for _, seat, cards in shown(play_of(view), self.tricks) if seat == event.seat]
            if not NONE.union(*lacked).isdisjoint(event.cards("cards")):
                self.caught.add(event.seat)

    @property
    def failed(self) -> dict[tuple[int, Suit], int]:
        """Who has failed to follow to which suit, and first in which trick."""
        found: dict[tuple[int, Suit], int] = {}
        for number, trick in enumerate(self.telling):
            for played in trick:
                if played.card.suit is not trick[0].card.suit:
                    found.setdefault((played.seat, trick[0].card.suit), number)
        return found

    def _left_bare(self) -> list[tuple[int, Suit]]:
        """Who has failed in a suit of which he had led the only card that he had."""
        found = []
        for (seat, suit), number in self.failed.items():
            own = [trick[0] is each for trick in self.tricks[:number] for each in trick if _is_of(each, seat, suit)]
            if own == [True]:
                found.append((seat, suit))
        return found


def _is_of(played: Played, seat: int, suit: Suit) -> bool:
    return played.seat == seat and played.card.suit is suit


ASLEEP_HIGH, ASLEEP_LOW = measure("mal.cubiertas.6", of=0.1), measure("mal.cubiertas.6", of=1.8)
"""For how many cards one counts that the other threw away: it is seldom worth anything."""


class Reading(TrickReading):
    """A hand of the Malilla, of any of the five."""

    trace: Trace

    @property
    def variant(self) -> Variant:
        """Which of the five it is."""
        return VARIANTS[self.view.game]

    @property
    def pack(self) -> Cards:
        """Its cards."""
        return self.variant.pack

    @cached_property
    def play(self) -> Play:
        """The play of this hand."""
        return play_of(self.view)

    def holding(self, seat: int) -> Cards:
        """The cards this seat shows or, at one's own, holds."""
        if not self.variant.piles:
            return super().holding(seat)
        return tuple(pile.top for pile in self.view.seats[seat].piles if pile.top is not None)

    @cached_property
    def known(self) -> set[Card | None]:
        """One's own, and all that lie on top."""
        tops = [card for seat in self.others for card in self.holding(seat)] if self.variant.piles else []
        return {*self.hand, *self.mine.discards, *tops}

    def size(self, seat: int) -> int:
        """How many cards the seat still holds."""
        return len(self.view.seats[seat].cards)

    # The trick.

    @cached_property
    def beating(self) -> tuple[Card, ...]:
        """The lawful cards that would win the trick so far."""
        best = self.best
        return self.lawful if best is None else tuple(card for card in self.lawful if self.order.beats(card, best))

    @cached_property
    def on_table(self) -> int:
        """What the cards of the trick count so far."""
        return sum(value(played.card) for played in self.trick)

    # The cards.

    @cached_property
    def firm_side(self) -> tuple[Card, ...]:
        """One's firm cards outside trumps."""
        return tuple(card for card in self.hand if card.suit is not self.trump and self.firm(card))

    def holds(self, rank: int, suit: Suit | None) -> bool:
        """Whether one holds this very card."""
        return any(card.rank == rank and card.suit is suit for card in self.hand)

    def is_gone(self, rank: int, suit: Suit | None) -> bool:
        """Whether this very card has been played."""
        return any(card.rank == rank and card.suit is suit for card in self.gone)

    # Who has what.

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether the seat can hold this card, which is not yet seen."""
        if card is self.view.turned and not self.variant.stock:
            return "pie" in self.view.seats[seat].roles
        return card not in self.lacking[seat]

    def has_shown_void(self, seat: int, suit: Suit) -> bool:
        """Whether the seat has failed to follow to the suit."""
        return (seat, suit) in self.trace.failed

    def may_ruff(self, seat: int) -> bool:
        """Whether the seat may still hold a trump."""
        return self.trump is not None and not self.void(seat, self.trump)

    def ruffs(self, seat: int, suit: Suit) -> bool:
        """Whether the seat is known to be void of the suit and may ruff it."""
        return suit is not self.trump and self.void(seat, suit) and self.may_ruff(seat)

    @cached_property
    def foes_may_ruff(self) -> bool:
        """Whether any trump may be left against oneself."""
        return any(map(self.may_ruff, self.foes))

    def asleep(self, card: Card) -> float:
        """In how many places out of play the card may lie."""
        thrown = sum(len(self.view.seats[seat].discards) for seat in self.foes)
        likely = ASLEEP_HIGH if value(card) or card.suit is self.trump else ASLEEP_LOW
        return len(self.view.stock) + thrown * self.counsel.number(likely, 1.0)

    def holder(self, card: Card) -> int | None:
        """The one player who can hold this unseen card, if only one can."""
        seats = [seat for seat in self.others if self.may_hold(seat, card)]
        return seats[0] if len(seats) == 1 and card in self.unseen and not self.variant.stock else None

    @cached_property
    def revoked(self) -> set[int]:
        """Who has revoked by all that was seen."""
        return super().revoked | self.trace.caught

    # The story of the hand.

    @cached_property
    def opened(self) -> dict[Suit, int]:
        """Who led each suit first."""
        first: dict[Suit, int] = {}
        for past in self.past:
            first.setdefault(past.led.suit, past.leader)
        return first

    def rounds(self, suit: Suit) -> int:
        """How often the suit has been led."""
        return sum(past.led.suit is suit for past in self.past)

    def discards(self, seat: int | None) -> list[tuple[Past, Card]]:
        """What the seat threw away: neither of the suit led nor a trump."""
        found = []
        for past in self.past:
            card = None if seat is None else past.card_of(seat)
            if card is not None and card.suit is not past.led.suit and card.suit is not self.trump:
                found.append((past, card))
        return found

    def has_ruffed(self, seat: int, suit: Suit) -> bool:
        """Whether the seat has put a trump on the suit."""
        return suit is not self.trump and any(
            past.led.suit is suit and (card := past.card_of(seat)) is not None and card.suit is self.trump
            for past in self.past
        )

    def side_of(self, seat: int) -> object:
        """For whom the seat plays."""
        return self.view.seats[seat].side

    @cached_property
    def all_to(self) -> object | None:
        """The side that has made every trick so far, if any trick was made."""
        sides = {self.side_of(past.winner) for past in self.past}
        return sides.pop() if len(sides) == 1 else None

    @cached_property
    def capote_pays(self) -> bool:
        """Whether a capote brings more than its points."""
        return dict(self.view.options).get("capote", CAPOTE) == CAPOTE

    @cached_property
    def capote_hope(self) -> bool:
        """Whether one's own side has made every trick of a good beginning."""
        return len(self.past) >= self.variant.tricks // 3 and self.all_to == self.side_of(self.seat)

    @cached_property
    def capote_danger(self) -> bool:
        """Whether the same opponents have made every trick of a good beginning."""
        return len(self.past) >= self.variant.tricks // 4 and self.all_to not in (None, self.side_of(self.seat))

    @cached_property
    def turned_by(self) -> int | None:
        """Who turned up an ace or king of trumps and still holds it."""
        card = self.view.turned
        if card is None or card.rank not in (ACE, KING) or card in self.gone:
            return None
        return next((place.seat for place in self.view.seats if "pie" in place.roles), None)
