"""A hand in tricks as one who thinks reads it: what he has seen of it (`Trace`), and what follows (`Reading`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from tapete.cards import Card, Suit
from tapete.table.counsel import ALL, Counsel
from tapete.table.event import Event
from tapete.table.play import NONE, Order, Play
from tapete.table.view import Played, SeatView, View
from tapete.table.zones import Cards

BEGINNINGS = ("shuffled", "gathered")
"""With these a hand begins, and a View that tells of one tells the whole hand."""


@dataclass(frozen=True, slots=True)
class Past:
    """A trick that is over: its cards in the order in which they fell, and who won it."""

    plays: tuple[Played, ...]
    winner: int

    @property
    def leader(self) -> int:
        """Who led to it."""
        return self.plays[0].seat

    @property
    def led(self) -> Card:
        """The card led."""
        return self.plays[0].card

    def card_of(self, seat: int | None) -> Card | None:
        """What this seat played to it."""
        return next((played.card for played in self.plays if played.seat == seat), None)


class Trace:
    """The cards of a hand in the order in which they fell, from the events of one seat's Views, told once or again.

    The last of the `tricks` is the one on the table; those that were not seen are empty.
    """

    def __init__(self) -> None:
        self.hand, self.next_event = -1, 0
        self.forget()

    def forget(self) -> None:
        """A new hand: nothing of it was seen yet."""
        self.tricks: list[tuple[Played, ...]] = [()]

    def hear(self, view: View) -> None:
        """Take in what is told, and see what lies there."""
        for event in self._news(view):
            self.told(event, view)
        self.hand, self.next_event = view.hand, view.next_event
        made = sum(place.taken for place in view.seats)
        unseen: list[tuple[Played, ...]] = [()] * (made + 1 - len(self.tricks))
        self.tricks = [*unseen, *self.tricks][: made + 1]
        self.tricks[-1] = view.trick
        if made and not self.tricks[-2]:
            self.tricks[-2] = view.last_trick

    def _news(self, view: View) -> tuple[Event, ...]:
        """What was not heard yet; where a hand begins all is heard afresh."""
        begun = [place for place, event in enumerate(view.events) if event.key in BEGINNINGS]
        if begun or view.hand != self.hand:
            self.forget()
        if begun:
            return view.events[begun[-1] + 1 :]
        fresh = view.next_event - self.next_event
        return view.events[-fresh:] if fresh > 0 else ()

    def told(self, event: Event, view: View) -> None:
        """A card falls, another comes in its place, a trick is taken up; who plays again has taken his card back."""
        card, seat = event.get("card"), event.seat
        if self.tricks[-1] and (event.key == "takes" or (event.key == "plays" and event.ends)):
            self.tricks.append(())
        if seat is None or not isinstance(card, Card):
            return
        if event.key == "plays" and (event.ends or self.tricks[-1]):  # an answer to what was not seen tells nothing
            self.tricks[-1] = (*(each for each in self.tricks[-1] if each.seat != seat), Played(seat, card))
        elif event.key in ("mends", "changes"):
            self.tricks[-1] = tuple(Played(seat, card) if each.seat == seat else each for each in self.tricks[-1])

    @property
    def plays(self) -> Iterator[Played]:
        """All cards of the hand that were seen to fall."""
        return (played for trick in self.tricks for played in trick)

    @property
    def telling(self) -> list[tuple[Played, ...]]:
        """The tricks that show what each lacks."""
        return self.tricks

    def lacking(self, play: Play) -> dict[int, frozenset[Card]]:
        """What each has shown not to hold, if he plays by the laws."""
        found = dict.fromkeys(play.seats, NONE)
        for _, seat, lacked in shown(play, self.telling):
            if lacked:
                found[seat] = found.get(seat, NONE) | lacked
        return found

    def revokes(self, play: Play) -> Iterator[tuple[int, int]]:
        """In which trick, from 0 on, and who: he has later shown a card that he had to play then."""
        for number, seat, lacked in shown(play, self.telling):
            later = (played for trick in self.telling[number:] for played in trick)
            if lacked and any(played.seat == seat and played.card in lacked for played in later):
                yield number, seat


def shown(play: Play, tricks: Sequence[tuple[Played, ...]]) -> Iterator[tuple[int, int, frozenset[Card]]]:
    """For each card that answers another: in which trick, who, and what he cannot have held by the laws."""
    for number, trick in enumerate(tricks):
        for place, played in enumerate(trick[1:], 1):
            yield number, played.seat, play.shown(played.seat, played.card, trick[:place])


class Reading(ABC):
    """One moment from one seat: the hand, the trick, the people, and what follows from what was seen.

    Each book adds its own words. He who reads follows all of its maxims, or a `counsel` that leaves out some.
    """

    def __init__(self, view: View, trace: Trace, counsel: Counsel = ALL) -> None:
        assert view.seat is not None
        self.view, self.trace, self.counsel = view, trace, counsel
        self.seat, self.trick, self.trump = view.seat, view.trick, view.trump
        self.hand = self.holding(view.seat)

    @property
    @abstractmethod
    def play(self) -> Play:
        """The play of this hand, as far as the View tells."""

    @cached_property
    def order(self) -> Order:
        """The order of the cards in this hand."""
        return self.play.order

    # The people.

    @property
    def mine(self) -> SeatView:
        """One's own place."""
        return self.view.seats[self.seat]

    def holding(self, seat: int) -> Cards:
        """The cards that one sees in somebody's hand."""
        return tuple(card for card in self.view.seats[seat].cards if card is not None)

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other players of the hand, from one's right on."""
        seats, own = self.play.seats, self.play.seats.index(self.seat)
        return (*seats[own + 1 :], *seats[:own])

    @cached_property
    def later(self) -> tuple[int, ...]:
        """Those who play to this trick after oneself."""
        played = [played.seat for played in self.trick]
        return tuple(seat for seat in self.others if seat not in played)

    def is_friend(self, seat: int) -> bool:
        """Whether the seat is one's partner."""
        return seat in self.play.friends.get(self.seat, ())

    @cached_property
    def partner(self) -> int | None:
        """One's partner, where there is one."""
        return next((seat for seat in self.others if self.is_friend(seat)), None)

    @cached_property
    def foes(self) -> tuple[int, ...]:
        """The opponents, from one's right on."""
        return tuple(seat for seat in self.others if not self.is_friend(seat))

    # The trick.

    @cached_property
    def lawful(self) -> Cards:
        """The cards the law allows, whatever the table offers."""
        return self.play.duty_of(self.seat, self.hand, self.trick)[1]

    @cached_property
    def led(self) -> Card | None:
        """The card led, for one who follows."""
        return self.trick[0].card if self.trick else None

    @cached_property
    def winning(self) -> Played | None:
        """The card that is winning the trick, and whose it is."""
        return self.trick[self.order.winner([played.card for played in self.trick])] if self.trick else None

    @cached_property
    def best(self) -> Card | None:
        """The card that is winning the trick."""
        return self.winning.card if self.winning else None

    @cached_property
    def partner_winning(self) -> bool:
        """Whether the trick is one's partner's so far."""
        return self.winning is not None and self.is_friend(self.winning.seat)

    @cached_property
    def partner_led(self) -> bool:
        """Whether one's partner led to this trick."""
        return bool(self.trick) and self.is_friend(self.trick[0].seat)

    def wins(self, card: Card) -> bool:
        """Whether the card would be winning the trick on the table."""
        return self.best is None or self.order.beats(card, self.best)

    # The cards.

    @cached_property
    def gone(self) -> frozenset[Card]:
        """The cards that were played, as far as they were seen or can be seen."""
        fell = [played.card for played in (*self.trace.plays, *self.trick, *self.view.last_trick)]
        return frozenset([*fell, *[card for place in self.view.seats for trick in place.tricks for card in trick]])

    @cached_property
    def known(self) -> Collection[Card | None]:
        """Cards that were not played and that nobody else can hold: one's own, and what one threw away."""
        return {*self.hand, *self.mine.discards}

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may hold."""
        return tuple(card for card in self.pack if card not in self.gone and card not in self.known)

    @property
    @abstractmethod
    def pack(self) -> Cards:
        """All cards of the game."""

    @cached_property
    def _unseen_by_suit(self) -> dict[Suit, Cards]:
        return {suit: tuple(card for card in self.unseen if self.order.suit[card] is suit) for suit in Suit}

    def out_of(self, suit: Suit) -> Cards:
        """The cards of a suit not yet seen."""
        return self._unseen_by_suit[suit]

    def above(self, card: Card) -> Cards:
        """The cards of the same suit, not yet seen, that are higher."""
        power = self.order.power
        return tuple(other for other in self._unseen_by_suit[self.order.suit[card]] if power[other] > power[card])

    def firm(self, card: Card) -> bool:
        """Whether no card of its suit that is left is higher."""
        return not self.above(card)

    def height(self, card: Card) -> int:
        """How high it is."""
        return self.order.power[card]

    def is_trump(self, card: Card) -> bool:
        """Whether it is a trump."""
        return self.order.suit[card] is self.trump

    @cached_property
    def _own(self) -> dict[Suit, Cards]:
        ranked = sorted(self.hand, key=lambda card: -self.order.power[card])
        return {suit: tuple(card for card in ranked if self.order.suit[card] is suit) for suit in Suit}

    def of(self, suit: Suit) -> Cards:
        """One's own cards of a suit, from the highest down."""
        return self._own[suit]

    @cached_property
    def trumps(self) -> Cards:
        """One's own trumps, from the highest down."""
        return () if self.trump is None else self._own[self.trump]

    @cached_property
    def plain(self) -> tuple[Suit, ...]:
        """The suits that are not trumps."""
        return tuple(suit for suit in Suit if suit is not self.trump)

    # Who has what.

    @cached_property
    def lacking(self) -> dict[int, frozenset[Card]]:
        """The cards that each has shown not to hold."""
        return self.trace.lacking(self.play)

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether the seat can hold this card, which is not yet seen."""
        return card not in self.lacking[seat]

    def void(self, seat: int, suit: Suit) -> bool:
        """Whether the seat certainly has no card of the suit."""
        return not any(self.may_hold(seat, card) for card in self.out_of(suit))

    @cached_property
    def revoked(self) -> set[int]:
        """Who has played a card that he had to play before."""
        return {seat for _, seat in self.trace.revokes(self.play)}

    # The story of the hand.

    @cached_property
    def past(self) -> list[Past]:
        """The tricks that are over and were seen."""
        made = [trick for trick in self.trace.tricks[:-1] if trick]
        return [Past(trick, trick[self.order.winner([each.card for each in trick])].seat) for trick in made]

    def leads(self, *seats: int | None) -> list[Past]:
        """The tricks these seats led to, in order."""
        return [past for past in self.past if past.leader in seats]

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks each has made."""
        return tuple(place.taken for place in self.view.seats)
