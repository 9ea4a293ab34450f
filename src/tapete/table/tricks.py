"""A hand that is played in tricks: whose turn it is, what he may play, and the way back from any card to another.

What differs from game to game is its `Play`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self

from tapete.cards import Card
from tapete.table.event import TRICK, Event, event
from tapete.table.game import GUIDED
from tapete.table.offer import Offer, say
from tapete.table.play import NONE, Order, Play
from tapete.table.row import replaced
from tapete.table.state import State
from tapete.table.view import Played
from tapete.table.zones import Cards, RuledOut, Zones, heap, of_match


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick taken up: who won it, who holds it, and what it holds besides the cards played to it."""

    winner: int
    holder: int
    plays: tuple[Played, ...]
    thrown: Cards = ()

    @property
    def cards(self) -> Cards:
        """All its cards."""
        return (*[played.card for played in self.plays], *self.thrown)


@dataclass(frozen=True, kw_only=True)
class TrickState(State):
    """A hand that is played in tricks; `returned` are cards that were laid and taken back, which all have seen."""

    hands: tuple[Cards, ...] = heap("hand", deep=1)
    leader: int = of_match(0)
    trick: tuple[Played, ...] = ()
    taken: tuple[Trick, ...] = ()
    returned: Cards = ()

    @property
    @abstractmethod
    def order(self) -> Order:
        """The order of the cards in this hand."""

    @property
    @abstractmethod
    def play(self) -> Play:
        """The play of this hand: who plays, what is owed to a trick, and what it is worth."""

    def to_play(self) -> int:
        """Whose turn it is: the leader's, then that of each at the right of the one before, among those who play."""
        return self.play.after(self.leader, len(self.trick))

    def duty_of(
        self, seat: int, hand: Cards | None = None, trick: tuple[Played, ...] | None = None
    ) -> tuple[str, Cards]:
        """By which duty or freedom the seat plays, from this hand to this trick, else its own to that on the table."""
        held = self.holding(seat) if hand is None else hand
        return self.play.duty_of(seat, held, self.trick if trick is None else trick)

    def lawful_cards(self, seat: int) -> Cards:
        """The cards that the seat may play now."""
        return self.duty_of(seat)[1]

    def friend_wins(self, seat: int) -> bool:
        """Whether one whom the seat need not beat is winning the trick on the table."""
        return bool(self.trick) and self.winning() in self.play.friends.get(seat, ())

    def lacking(self, seat: int) -> frozenset[Card]:
        """The cards that the seat has shown not to hold, where nothing but what is lawful can be played."""
        if self.game.table != GUIDED or not (self.taken or self.trick):
            return NONE
        play, tricks = self.play, [*[trick.plays for trick in self.taken], self.trick]
        return NONE.union(
            *[
                play.shown(seat, played.card, plays[:place])
                for plays in tricks
                for place, played in enumerate(plays)
                if played.seat == seat
            ]
        )

    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        """Nobody holds what he would have had to play."""
        return ({f"hand {each}": self.lacking(each) for each in range(len(self.hands)) if each != seat},)

    def holding(self, seat: int) -> Cards:
        """The cards the seat can play from."""
        return self.hands[seat] if self.hands else ()

    def stacks(self, seat: int) -> tuple[Cards, ...]:
        """The cards of the seat as they lie, each stack from its top: of those in a hand none covers another."""
        return tuple([(card,) for card in self.holding(seat)])

    def without(self, seat: int, card: Card, **also: Any) -> Self:
        """The state when the card has left the seat, `also` changed so."""
        hand = self.hands[seat]
        place = hand.index(card)
        return self.but(hands=replaced(self.hands, seat, hand[:place] + hand[place + 1 :]), **also)

    def given_back(self, seat: int, card: Card) -> Self:
        """The state when the card is in the seat's hand again."""
        return self.but(hands=replaced(self.hands, seat, (*self.hands[seat], card)))

    def laid(self, seat: int, card: Card) -> Self:
        """The card is on the table."""
        played, told = _laying(seat, card, not self.trick)
        return self.without(seat, card, trick=(*self.trick, played), events=(*self.events, told))

    def winning(self) -> int:
        """Who is winning the trick on the table."""
        return self.trick[self.order.winner([played.card for played in self.trick])].seat

    def taken_up(self, by: int | None = None, thrown: Cards = (), **also: Any) -> Self:
        """The trick is taken up by its winner, or another, who leads to the next one unless it is `also` changed so."""
        winner = self.winning()
        holder = winner if by is None else by
        trick = Trick(winner, holder, self.trick, thrown)
        told = (*self.events, _taking(holder))
        changes: dict[str, Any] = {"leader": holder, **also}
        return self.but(trick=(), taken=(*self.taken, trick), events=told, **changes)

    def tricks_with(self, line: Sequence[Card]) -> tuple[Trick, ...]:
        """All tricks of the hand if it is played on so; a last one that is not full is left out."""
        play, leader = self.play, self.leader
        tricks, laid = list(self.taken), list(self.trick)
        for card in line:
            laid.append(Played(play.after(laid[0].seat if laid else leader, len(laid)), card))
            if len(laid) == len(play.seats):
                leader = laid[play.order.winner([played.card for played in laid])].seat
                tricks.append(Trick(leader, leader, tuple(laid)))
                laid = []
        return tuple(tricks)

    def as_played(self, tricks: tuple[Trick, ...]) -> Self:
        """The hand when these are its tricks: their cards have left the hands, and nothing lies on the table."""
        gone = {played.card for trick in tricks for played in trick.plays}
        hands = tuple([tuple([card for card in hand if card not in gone]) for hand in self.hands])
        return self.but(hands=hands, trick=(), taken=tricks, leader=tricks[-1].holder if tricks else self.leader)

    def hand_over(self, tricks: tuple[Trick, ...]) -> Self:
        """The hand settled by its own game as if it had come out so: these are all its tricks, nothing more is said."""
        settling = self.game.contents.hand_over
        assert settling is not None, f"{self.game.name} does not say what comes of a hand"
        over: Self = settling(self, tricks)
        return over

    @property
    def plays(self) -> tuple[Played, ...]:
        """All cards of the hand in the order in which they were played."""
        return (*[played for trick in self.taken for played in trick.plays], *self.trick)

    def rewound(self, plays: int) -> Self:
        """The hand as it was after so many cards: the later ones are back where they came from, and known to all."""
        every = self.plays
        back = self
        for played in reversed(every[plays:]):
            back = back.given_back(played.seat, played.card)
        taken: tuple[Trick, ...] = ()
        left = every[:plays]
        for trick in self.taken:
            if len(left) < len(trick.plays):
                break
            taken, left = (*taken, trick), left[len(trick.plays) :]
        if len(taken) == len(self.taken):
            leads = self.leader
        else:
            leads = left[0].seat if left else taken[-1].holder if taken else every[0].seat
        seen = dict.fromkeys((*self.returned, *(played.card for played in every[plays:])))
        return back.but(trick=left, taken=taken, leader=leads, returned=tuple(seen))

    def known(self, seat: int | None) -> frozenset[Card]:
        """The cards whose place this seat knows: those on the table, those all have seen, and its own."""
        seen = [played.card for played in self.trick]
        seen += [card for trick in self.taken for card in trick.cards]
        seen += self.returned
        if seat is not None and self.hands:
            seen += self.hands[seat]
        return frozenset(seen)

    def zones(self) -> Zones:
        """The hidden heaps, and the cards that were played."""
        taken = {f"taken {number}": trick.cards for number, trick in enumerate(self.taken)}
        return {**super().zones(), "trick": tuple([played.card for played in self.trick]), **taken}


@lru_cache(maxsize=1024)
def _laying(seat: int, card: Card, leads: bool) -> tuple[Played, Event]:
    """Who did not see a card while its trick lay there is not told of it any more."""
    return Played(seat, card), event("plays", seat, until=TRICK, ends=TRICK if leads else "", card=card)


@lru_cache
def _taking(holder: int) -> Event:
    return event("takes", holder)


def to_play(state: TrickState) -> int:
    """Whose turn it is in the play of any hand in tricks."""
    return state.to_play()


def playable(state: TrickState, seat: int) -> tuple[Offer, ...]:
    """A card for the one whose turn it is."""
    return _to_be_played(state.lawful_cards(seat))


@lru_cache(maxsize=8192)
def _to_be_played(cards: Cards) -> tuple[Offer, ...]:
    return tuple([say("play", card) for card in cards])
