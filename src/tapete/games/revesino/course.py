"""The course of a hand, read from its tricks: who could renounce, who did, and what became of every payment card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tapete.cards import Card, cards
from tapete.games.revesino.pack import (
    ACE_OF_COPAS,
    CABALLO,
    KING_OF_COPAS,
    LAST_TWO,
    ORDER,
    PACK,
    WORTH,
    is_firm,
    is_napolitana,
    points,
)
from tapete.laws.mark import law
from tapete.table.tricks import Trick
from tapete.table.view import Played
from tapete.table.zones import Cards

LED, DRAWN, SOLD, LOCKED, SLEEPING = "led", "drawn", "sold", "locked", "asleep"
NONE = -1
"""Of a card that sleeps: nobody's, and in no trick."""

THREES = cards("1C 11C 3C")
TWO_OF_COPAS = cards("2C")[0]


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a payment card: who had it, in which trick, and who led that trick and won it."""

    card: Card
    how: str
    owner: int
    leader: int
    winner: int
    trick: int


@dataclass(frozen=True, slots=True)
class Course:
    """A hand as far as it was played: the seats from the mano on, the tricks, and what each still holds.

    `thrown` are cards that went along with another to the same trick; `pardon` and `lock` are what the table agreed on.
    """

    seats: tuple[int, ...]
    tricks: tuple[Trick, ...]
    left: tuple[Cards, ...]
    thrown: tuple[tuple[int, Played], ...]
    pardon: bool
    lock: str

    def others(self, seat: int) -> list[int]:
        """The other three, from the mano on."""
        return [each for each in self.seats if each != seat]

    def held(self, seat: int, before: int = 0) -> list[Card]:
        """What the seat held before this trick."""
        found = [played.card for trick in self.tricks[before:] for played in trick.plays if played.seat == seat]
        found += [played.card for number, played in self.thrown if number >= before and played.seat == seat]
        return [*found, *self.left[seat]]

    def won(self, seat: int) -> list[int]:
        """The numbers, from 0, of the tricks the seat has won."""
        return [number for number, trick in enumerate(self.tricks) if trick.winner == seat]

    @law("rev.62", "rev.201", "rev.ad.16")
    def points(self, seat: int) -> int:
        """What the seat counts in its tricks."""
        return points([card for trick in self.tricks if trick.winner == seat for card in trick.cards])

    @law("rev.39", "rev.117", "rev.183", "rev.184", "rev.185", "rev.202", "rev.ad.18", "rev.ad.19")
    def ranking(self, seats: Iterable[int]) -> list[int]:
        """By points, then tricks, then seat: the first wins the partida, the last pays it."""
        return sorted(seats, key=lambda seat: (self.points(seat), len(self.won(seat)), -self.seats.index(seat)))

    # The four aces.

    @law("rev.175", "rev.177")
    def pardoned(self, seat: int) -> bool:
        """Whether the mano led the lowest card he had and was left the first trick."""
        if not (self.pardon and self.tricks and seat == self.seats[0] == self.tricks[0].winner):
            return False
        led, power = self.tricks[0].plays[0], ORDER.power
        return led.seat == seat and power[led.card] == min([power[card] for card in self.held(seat)])

    @law("rev.36", "rev.176", "rev.180", "rev.ad.25.b")
    def keeps_privilege(self, seat: int, before: int) -> bool:
        """Whether one with the four aces may still renounce in this trick: he has taken none, but a pardoned one."""
        won = [number for number in self.won(seat) if number < before]
        return not won or (won == [0] and self.pardoned(seat))

    @property
    @law("rev.35", "rev.ad.25.b", "rev.ad.25.c", "rev.179")
    def follower(self) -> int | None:
        """Who follows the four aces: he has renounced by privilege, holding the suit; to have them binds to nothing."""
        for seat in self.seats:
            if is_napolitana(self.held(seat)):
                return seat if any(self._renounces(seat)) else None
        return None

    def _renounces(self, seat: int) -> Iterator[bool]:
        for number, trick in enumerate(self.tricks):
            own = next((played.card for played in trick.plays if played.seat == seat), None)
            suit = trick.plays[0].card.suit
            if own is None or own.suit is suit or not self.keeps_privilege(seat, number):
                continue
            yield any(card.suit is suit for card in self.held(seat, number))

    @law("rev.37", "rev.172", "rev.ad.25.e")
    def introduced(self, seat: int) -> int | None:
        """In which trick one who follows the four aces was made to take, if he was."""
        won = self.won(seat)
        found = won[1:] if self.pardoned(seat) else won
        return found[0] if found else None

    # The Revesino.

    @property
    @law("rev.32", "rev.34", "rev.ad.29", "rev.ad.29.b", "rev.ad.29.c")
    def sweeper(self) -> int | None:
        """Who took the first nine tricks: he plays for the Revesino by that fact alone."""
        first = {trick.winner for trick in self.tricks[: LAST_TWO[0]]}
        return first.pop() if len(first) == 1 and len(self.tricks) >= LAST_TWO[0] else None

    @law("rev.33", "rev.ad.28.b", "rev.ad.28.c")
    def lost_at(self, sweeper: int) -> int | None:
        """The first of the last two tricks that he did not take."""
        return next((n for n in LAST_TWO if n < len(self.tricks) and self.tricks[n].winner != sweeper), None)

    @law("rev.155")
    def first_to_beat(self, number: int, sweeper: int) -> int | None:
        """Who first beat his card in this trick; nobody, if he had none to play."""
        plays = self.tricks[number].plays
        suit = plays[0].card.suit
        own = next((played.card for played in plays if played.seat == sweeper), None)
        if own is None:
            return None
        return next(each.seat for each in plays if own.suit is not suit or ORDER.beats(each.card, own))

    # The payment cards.

    @law("rev.18", "rev.26", "rev.28", "rev.29", "rev.63", "rev.186", "rev.187", "rev.188", "rev.ad.22", "rev.ad.23")
    def fates(self) -> list[Fate]:
        """Every payment card is led, drawn, sold or asleep, and nothing else; a drawn one may be locked in."""
        found = [fate for number in range(len(self.tricks)) for fate in self.fates_of(number)]
        locked = {card for number in range(len(self.tricks)) for card in self._locked(number)}
        played = {fate.card for fate in found}
        asleep = [Fate(card, SLEEPING, NONE, NONE, NONE, NONE) for card in WORTH if card not in played]
        return [*(fate if fate.card not in locked else replace(fate, how=LOCKED) for fate in found), *asleep]

    def fates_of(self, number: int) -> Iterator[Fate]:
        """What became of the payment cards in one trick, before anything is locked.

        Nobody sells to himself: what was thrown along with the card that took the trick counts as drawn.
        """
        trick = self.tricks[number]
        first = trick.plays[0]
        for played in (*trick.plays, *(extra for at, extra in self.thrown if at == number)):
            if played.card not in WORTH:
                continue
            drawn = played.card.suit is first.card.suit or played.seat == trick.winner
            how = LED if played.seat == first.seat else DRAWN if drawn else SOLD
            yield Fate(played.card, how, played.seat, first.seat, trick.winner, number)

    @law("rev.189", "rev.190", "rev.191", "rev.192", "rev.193", "rev.194", "rev.195")
    def _locked(self, number: int) -> Iterator[Card]:
        """The cards of one who followed with nothing but cards that must all take."""
        led, *following = self.tricks[number].plays
        gone = [card for trick in self.tricks[:number] for card in trick.cards]
        for played in following:
            hand = self.held(played.seat, number)
            if is_locked(hand, led.card, gone, self.lock):
                yield from hand


@law("rev.31", "rev.191", "rev.192", "rev.193", "rev.194")
def is_locked(hand: Sequence[Card], led: Card, gone: Sequence[Card], scope: str) -> bool:
    """Whether one who must follow with this hand is locked in: it is all of the suit, and each card of it must take.

    A card that sleeps is not accounted for, though he himself put it to sleep.
    """
    if len(hand) < 2 or any(card.suit is not led.suit for card in hand):
        return False
    if scope == "off":
        return _to_the_letter(set(hand), led, gone)
    if not (any(card in WORTH for card in hand) if scope == "all-suits" else CABALLO in hand):
        return False
    return all(is_firm(card, (*gone, *hand)) for card in hand)


@law("rev.191", "rev.193")
def _to_the_letter(hand: set[Card], led: Card, gone: Sequence[Card]) -> bool:
    """Only the two endings that the book names."""
    if hand == {KING_OF_COPAS, CABALLO}:
        return ACE_OF_COPAS in gone
    others = [card for card in PACK if card.suit is CABALLO.suit and card not in (*THREES, TWO_OF_COPAS)]
    return hand == set(THREES) and led is TWO_OF_COPAS and all(card in gone for card in others)
