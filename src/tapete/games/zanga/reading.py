"""What a player has seen in this hand, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from tapete.cards import SUITS, Card, Suit
from tapete.laws.mark import law
from tapete.table import matadores
from tapete.table.matadores import PACK
from tapete.table.play import Order
from tapete.table.view import Played, View

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


@law("zan.art.28", "zan.intro.33")
def order_of(view: View) -> Order:
    """The order of the cards in this hand; whether the matadores answer a higher one is as the table agreed."""
    assert view.trump is not None
    return matadores.order(view.trump, dict(view.options)["matadores"] == "absolute")


class Memory:
    """Listens to the events of one seat's Views; it does not matter if some are told again."""

    def __init__(self) -> None:
        self.tricks: list[list[Played]] = [[]]

    def hear(self, view: View) -> None:
        """Keep the cards of this hand in the order in which they fell."""
        for told in view.events:
            match told.key, told.seat, told.get("card"):
                case "shuffled", _, _:
                    self.tricks = [[]]
                case "plays", int(seat), Card() as card:
                    self._played(seat, card)
                case "corrects", int(seat), _:
                    self._taken_back(seat)
                case "takes", _, _:
                    self.tricks.append([])
        self._number(sum(place.taken for place in view.seats))
        if view.trick:
            self.tricks[-1] = list(view.trick)

    def _played(self, seat: int, card: Card) -> None:
        if all(card is not played.card for played in self.plays):
            self.tricks[-1].append(Played(seat, card))

    def _taken_back(self, seat: int) -> None:
        """His card is off the table; was it the last of a trick, that trick lies there again."""
        if not self.tricks[-1]:
            self.tricks.pop()
        self.tricks[-1] = [played for played in self.tricks[-1] if played.seat != seat]

    def _number(self, made: int) -> None:
        """So many tricks are over: those that were not seen are empty, and one that is told again is no new one."""
        unseen: list[list[Played]] = [[] for _ in range(made + 1 - len(self.tricks))]
        self.tricks = [*unseen, *self.tricks][: made + 1]

    @property
    def plays(self) -> Iterator[Played]:
        """All cards of the hand so far."""
        for trick in self.tricks:
            yield from trick

    @law("zan.art.27", "zan.art.28")
    def revokes(self, order: Order) -> Iterator[tuple[int, int]]:
        """In which trick, from 0 on, and who: he has later shown a card that he had to play then."""
        for number, trick in enumerate(self.tricks):
            for played in trick:
                led = trick[0].card
                if order.suit[played.card] is not order.suit[led] and self._had(order, led, played.seat, number):
                    yield number, played.seat

    def _had(self, order: Order, led: Card, seat: int, trick: int) -> bool:
        exempt = order.exempt.get(led, frozenset())
        later = [played.card for each in self.tricks[trick:] for played in each if played.seat == seat]
        return any(order.suit[card] is order.suit[led] and card not in exempt for card in later)


class Reading:
    """One's own hand, and what the others may hold."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.seat is not None
        self.view, self.memory, self.seat = view, memory, view.seat
        self.hand = tuple(card for card in view.seats[view.seat].cards if card is not None)

    @cached_property
    def order(self) -> Order:
        """The order of the cards in this hand."""
        return order_of(self.view)

    @property
    def trick(self) -> list[Card]:
        """The cards on the table."""
        return [played.card for played in self.view.trick]

    @property
    def unseen(self) -> list[Card]:
        """The cards that others may hold."""
        gone = {played.card for played in (*self.memory.plays, *self.view.trick)}
        mine = {*self.hand, *(card for heap in self.view.heaps for card in heap.cards)}
        return [card for card in PACK if card not in gone and card not in mine]

    @law("zan.intro.5")
    def firm(self, card: Card) -> bool:
        """Whether no card that is left beats it in its own suit."""
        order = self.order
        suit, power = order.suit[card], order.power[card]
        return not any(order.suit[other] is suit and order.power[other] > power for other in self.unseen)

    def wins(self, card: Card) -> bool:
        """Whether the card would be winning the trick on the table."""
        cards = [*self.trick, card]
        return self.order.winner(cards) == len(cards) - 1

    def is_trump(self, card: Card) -> bool:
        """Whether it is a trump."""
        return self.order.suit[card] is self.view.trump

    @property
    def tops(self) -> int:
        """How many of one's own trumps nobody beats."""
        return sum(self.firm(card) for card in self.hand if self.is_trump(card))

    @property
    def firm_besides(self) -> int:
        """How many of one's own plain cards only a trump beats."""
        return sum(self.firm(card) for card in self.hand if not self.is_trump(card))

    @property
    def sure(self) -> int:
        """How many tricks are certain from the top: the trumps that nobody beats, and firm cards once they are out."""
        out = sum(self.is_trump(card) for card in self.unseen)
        return self.tops if self.tops < out else self.tops + self.firm_besides

    @property
    def partner(self) -> int:
        """Who sits opposite."""
        return (self.seat + 2) % 4

    @property
    def partner_wins(self) -> bool:
        """Whether the trick is the partner's as it lies."""
        return self.view.winning == self.partner

    @property
    def ours(self) -> bool:
        """Whether one's own pair plays the hand."""
        return any(set(place.roles) & {"named", "solo"} for place in self.view.seats if place.seat % 2 == self.seat % 2)
