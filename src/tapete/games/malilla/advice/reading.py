"""The table as a thinking player reads it before he plays a card."""

from __future__ import annotations

from functools import cached_property

from tapete.cards import SUITS, Card, Suit
from tapete.games.malilla.advice.memory import Memory, Past, duties_of
from tapete.games.malilla.variants import CAPOTE, VARIANTS, order, value
from tapete.laws.mark import law
from tapete.table.play import lawful
from tapete.table.view import View

MALILLA, ACE, KING, KNIGHT, EIGHT = 9, 1, 12, 11, 8


def is_blank(card: Card) -> bool:
    """Whether the card counts nothing."""
    return value(card) == 0


def is_small(card: Card) -> bool:
    """A blank lower than the eight, which at the head of a trump trick is a request."""
    return is_blank(card) and card.rank < EIGHT


class Reading:
    """One moment, from one seat: the hand, the trick, and everything that follows from what was seen."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.seat is not None
        self.view, self.memory = view, memory
        self.variant = VARIANTS[view.game]
        self.seat = view.seat
        self.trump = view.trump
        self.order = order(view.trump)
        self.trick = view.trick
        self.past: list[Past] = memory.tricks
        self.hand = self.holding(view.seat)

    # The people.

    def holding(self, seat: int) -> tuple[Card, ...]:
        """The cards this seat shows or, at one's own, holds."""
        place = self.view.seats[seat]
        seen = tuple(pile.top for pile in place.piles) if self.variant.piles else place.cards
        return tuple(card for card in seen if card is not None)

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other players of the hand, from one's right on."""
        around = len(self.view.seats)
        seats = ((self.seat + step) % around for step in range(1, around))
        return tuple(seat for seat in seats if self.view.seats[seat].playing)

    def is_friend(self, seat: int) -> bool:
        """Whether the seat is one's partner."""
        return seat != self.seat and self.view.seats[seat].side == self.view.seats[self.seat].side

    @cached_property
    def partner(self) -> int | None:
        """One's partner, where there is one."""
        return next((seat for seat in self.others if self.is_friend(seat)), None)

    @cached_property
    def foes(self) -> tuple[int, ...]:
        """The opponents, from one's right on."""
        return tuple(seat for seat in self.others if not self.is_friend(seat))

    @cached_property
    def later(self) -> tuple[int, ...]:
        """Those who play to this trick after oneself."""
        played = [played.seat for played in self.trick]
        return tuple(seat for seat in self.others if seat not in played)

    def size(self, seat: int) -> int:
        """How many cards the seat still holds."""
        return len(self.view.seats[seat].cards)

    # The trick.

    @cached_property
    def lawful(self) -> tuple[Card, ...]:
        """The cards the law allows, whatever the table offers."""
        cards = [played.card for played in self.trick]
        friend = bool(cards) and self.is_friend(self.trick[self.order.winner(cards)].seat)
        return lawful(self.hand, cards, self.order, duties_of(self.view), friend)

    @cached_property
    def led(self) -> Card | None:
        """The card led, for one who follows."""
        return self.trick[0].card if self.trick else None

    @cached_property
    def best(self) -> Card | None:
        """The card that is winning the trick."""
        return self.trick[self.order.winner([played.card for played in self.trick])].card if self.trick else None

    @cached_property
    def partner_winning(self) -> bool:
        """Whether the trick is one's partner's so far."""
        return any(played.card is self.best and self.is_friend(played.seat) for played in self.trick)

    @cached_property
    def partner_led(self) -> bool:
        """Whether one's partner led to this trick."""
        return bool(self.trick) and self.is_friend(self.trick[0].seat)

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
    @law("mal.85")
    def out(self) -> tuple[Card, ...]:
        """The cards not yet seen: in other hands, or asleep."""
        seen = {*self.memory.gone, *self.hand, *(played.card for played in self.trick)}
        own = self.view.seats[self.seat]
        seen.update(card for card in own.discards if card is not None)
        if self.variant.piles:
            seen.update(card for seat in self.others for card in self.holding(seat))
        return tuple(card for card in self.variant.pack if card not in seen)

    @cached_property
    def _out_by_suit(self) -> dict[Suit, tuple[Card, ...]]:
        return {suit: tuple(card for card in self.out if card.suit is suit) for suit in SUITS}

    def out_of(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of the suit not yet seen."""
        return self._out_by_suit[suit]

    def above(self, card: Card) -> tuple[Card, ...]:
        """The cards of the same suit, not yet seen, that are higher."""
        power = self.order.power
        return tuple(other for other in self._out_by_suit[card.suit] if power[other] > power[card])

    def firm(self, card: Card) -> bool:
        """Whether no card of its suit outside one's own hand is higher any more."""
        return not self.above(card)

    @cached_property
    def _mine(self) -> dict[Suit, tuple[Card, ...]]:
        power = self.order.power
        ranked = sorted(self.hand, key=lambda card: -power[card])
        return {suit: tuple(card for card in ranked if card.suit is suit) for suit in SUITS}

    def mine(self, suit: Suit) -> tuple[Card, ...]:
        """One's own cards of the suit, from the highest down."""
        return self._mine[suit]

    @cached_property
    def trumps(self) -> tuple[Card, ...]:
        """One's own trumps, from the highest down."""
        return self._mine[self.trump] if self.trump is not None else ()

    @cached_property
    def plain(self) -> tuple[Suit, ...]:
        """The suits that are not trumps."""
        return tuple(suit for suit in SUITS if suit is not self.trump)

    @cached_property
    def firm_side(self) -> tuple[Card, ...]:
        """One's firm cards outside trumps."""
        return tuple(card for card in self.hand if card.suit is not self.trump and self.firm(card))

    def holds(self, rank: int, suit: Suit | None) -> bool:
        """Whether one holds this very card."""
        return any(card.rank == rank and card.suit is suit for card in self.hand)

    def is_gone(self, rank: int, suit: Suit | None) -> bool:
        """Whether this very card has been played."""
        return any(card.rank == rank and card.suit is suit for card in self.memory.gone)

    # Who has what.

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether the seat can hold this card, which is not yet seen."""
        if card is self.view.turned and not self.variant.stock:
            return "pie" in self.view.seats[seat].roles
        return card not in self.memory.lacks[seat]

    def void(self, seat: int, suit: Suit) -> bool:
        """Whether the seat certainly has no card of the suit."""
        return not any(self.may_hold(seat, card) for card in self.out_of(suit))

    def has_shown_void(self, seat: int, suit: Suit) -> bool:
        """Whether the seat has failed to follow to the suit."""
        return (seat, suit) in self.memory.failed

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

    @law("mal.cubiertas.6")
    def asleep(self, card: Card) -> float:
        """In how many places out of play the card may lie: what the other threw away is seldom worth anything."""
        thrown = sum(len(self.view.seats[seat].discards) for seat in self.foes)
        return len(self.view.stock) + thrown * (0.1 if value(card) or card.suit is self.trump else 1.8)

    def holder(self, card: Card) -> int | None:
        """The one player who can hold this unseen card, if only one can."""
        seats = [seat for seat in self.others if self.may_hold(seat, card)]
        return seats[0] if len(seats) == 1 and card in self.out and not self.variant.stock else None

    # The story of the hand.

    def leads(self, *seats: int | None) -> list[Past]:
        """The tricks these seats led to, in order."""
        return [past for past in self.past if past.leader in seats]

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
        if card is None or card.rank not in (ACE, KING) or card in self.memory.gone:
            return None
        return next((place.seat for place in self.view.seats if "pie" in place.roles), None)
