"""The Revesino at one moment: what every stage of it works on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Self, TypeVar

from tapete.cards import Card
from tapete.games.revesino.course import Course
from tapete.games.revesino.pack import (
    ACE_OF_COPAS,
    CABALLO,
    KING_OF_COPAS,
    ORDER,
    PACK,
    POINTS,
    SEATS,
    TRICKS,
    WORTH,
    is_napolitana,
)
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.game import GUIDED
from tapete.table.ledger import Account, Entry
from tapete.table.play import NONE, Bound, Order, Play
from tapete.table.state import OVER
from tapete.table.tricks import TrickState
from tapete.table.view import Played
from tapete.table.zones import Cards, RuledOut, heap, of_match

if TYPE_CHECKING:
    from tapete.games.revesino.game import RevesinoGame

SHUFFLE, CUT, EXCHANGE, PLAY, RAFFLE = "shuffle", "cut", "exchange", "play", "raffle"
PLATE, POT = "plate", "raffle"
"""The accounts of what lies on the table: the plate of the caballo, and what is raffled among those without fault."""

TURNS = tuple(tuple((dealer + step) % SEATS for step in range(1, SEATS + 1)) for dealer in range(SEATS))
"""For each dealer the seats in the order of play."""

LAST_PAIR = Bound(frozenset((CABALLO, KING_OF_COPAS)), CABALLO, unless=ACE_OF_COPAS)

PLAY_OF_ALL = Play(tuple(range(SEATS)), ORDER, worth={card: POINTS.get(card.rank, 0) for card in PACK})
"""The play as it is when nobody has the four aces, nor the last pair."""


@dataclass(frozen=True, slots=True)
class Pot:
    """What an offender paid to the table, and in which hand: it is raffled in a later one, and he has no part in it."""

    amount: int
    offender: int
    hand: int


@dataclass(frozen=True, kw_only=True)
class RevesinoState(TrickState):
    """A match of Revesino.

    `deals` counts the turns of dealing that are used up, `dotes` how often each has asked for counters; `pots` wait to
    be raffled. The last cards of the `stock` were put there by the `depositors`, in this order. Who has `laid_down` his
    cards did so before such a trick; when the hand is `shown` all may look at everything.
    """

    if TYPE_CHECKING:
        game: RevesinoGame

    deals: int = of_match(0)
    ladies: tuple[int, ...] = of_match(())
    dotes: tuple[int, ...] = of_match((1,) * SEATS)
    pots: tuple[Pot, ...] = of_match(())
    plated: bool = of_match(False)
    stock: Cards = heap("stock")
    depositors: tuple[int, ...] = ()
    asked_consent: bool = False
    laid_down: tuple[tuple[int, int], ...] = ()
    thrown: tuple[tuple[int, Played], ...] = ()
    shown: bool = False

    # The table and its seats.

    @property
    @law("rev.20")
    def deals_cards(self) -> int:
        """The seat of the dealer, the pie or postre."""
        assert self.dealer is not None
        return self.dealer

    @property
    @law("rev.38", "rev.117")
    def in_turn(self) -> tuple[int, ...]:
        """The seats from the mano, who is the worst seated, to the dealer, who is the best."""
        return TURNS[self.deals_cards]

    @property
    @law("rev.19")
    def mano(self) -> int:
        """The player at the dealer's right, who leads first."""
        return self.in_turn[0]

    @property
    @law("rev.65")
    def cutter(self) -> int:
        """The player at the dealer's left."""
        return self.in_turn[-2]

    # The hand.

    @property
    def order(self) -> Order:
        """The order of the cards, the same in every hand."""
        return ORDER

    @property
    @law("rev.19", "rev.21", "rev.22", "rev.23", "rev.24", "rev.112", "rev.113", "rev.116", "rev.ad.11")
    def play(self) -> Play:
        """Whoever has the suit led must follow, high or low as he likes; but the four aces may renounce.

        The mano leads first, then whoever took the trick; each at the right of the one before.
        """
        free = frozenset([seat for seat in range(SEATS) if self.hands and self.privileged(seat)])
        paired = any(LAST_PAIR.hand.issubset(hand) for hand in self.hands)
        guided = self.game.table == GUIDED
        if not free and not paired and guided:
            return PLAY_OF_ALL
        # Whether the mano is pardoned his first trick no `Play` can say before it is over.
        pardon = self.game.mano_pardon and not self.taken and self.mano in free
        bound = LAST_PAIR if paired else None
        return replace(PLAY_OF_ALL, exempt=free, forfeit=True, bound=bound, exact=guided and not pardon)

    def to_play(self) -> int:
        """All four play."""
        return PLAY_OF_ALL.after(self.leader, len(self.trick))

    @law("rev.36", "rev.113", "rev.164", "rev.ad.25")
    def privileged(self, seat: int) -> bool:
        """Whether he holds, or began with, the four aces, and has not lost the right to renounce."""
        # What he has laid to this trick he held too.
        laid = [played.card for played in self.trick if played.seat == seat]
        course = self.course
        if not is_napolitana([*laid, *course.held(seat)]):
            return False
        if laid:
            course = replace(course, left=self.given_back(seat, laid[0]).hands)
        return course.keeps_privilege(seat, len(self.taken))

    @law("rev.190")
    def duty_of(
        self, seat: int, hand: Cards | None = None, trick: tuple[Played, ...] | None = None
    ) -> tuple[str, Cards]:
        """With caballo and king of copas as his last cards he takes with the caballo, unless the ace lies there."""
        held, laid = self.holding(seat) if hand is None else hand, self.trick if trick is None else trick
        why, cards = PLAY_OF_ALL.duty_of(seat, held, laid)
        if why != "follow":
            return why, cards
        pair = LAST_PAIR.binds(held, [played.card for played in laid])
        if not (pair or len(cards) < len(held)):
            return why, cards
        if self.privileged(seat):
            return "follow" if pair else "aces", held
        return ("last-pair", (CABALLO,)) if pair else (why, cards)

    @property
    def course(self) -> Course:
        """The hand as it was played so far."""
        return Course(self.in_turn, self.taken, self.hands, self.thrown, self.game.mano_pardon, self.game.lock_scope)

    @property
    def exchanged(self) -> int:
        """How many have had their exchange."""
        return len(self.depositors)

    # The match.

    @property
    @law("rev.40")
    def round(self) -> int:
        """The number of the round, from 1: in a round each deals once."""
        return self.deals // SEATS + 1

    @property
    @law("rev.40")
    def rate(self) -> int:
        """By how much all payments between players are multiplied: the Mari-Perez doubles the first and last round."""
        return 2 if self.game.mari_perez and self.round in (1, self.game.rounds) else 1

    def entry(self, payer: Account, payee: Account, amount: int, reason: str, *laws: str) -> Entry:
        """A payment of this hand, doubled where the round is."""
        told = (*laws, "rev.40") if self.rate > 1 else laws
        return Entry(self.hand, payer, payee, amount * self.rate, reason, tuple(dict.fromkeys(told)))

    @law("rev.50", "rev.51")
    def endowed(self) -> Self:
        """Who has lost his dote asks for another, and nobody has to leave."""
        needed = [-(self.ledger.balance(seat) // self.game.dote) for seat in range(SEATS)]
        dotes = tuple(map(max, self.dotes, needed))
        asking = [
            event("asks-dote", seat, number=dotes[seat]) for seat in range(SEATS) if dotes[seat] > self.dotes[seat]
        ]
        return self.but(dotes=dotes).telling(*asking)

    @law("rev.68", "rev.116")
    def next_deal(self) -> Self:
        """The deal passes to the right, to the one who was mano; after the last round the match is over."""
        after = self.but(deals=self.deals + 1, dealer=self.deals_next)
        if after.deals < SEATS * self.game.rounds:
            return after.but(phase=self.game.first_phase)
        return after.but(phase=RAFFLE) if after.pots else after.closed()

    @property
    def deals_next(self) -> int:
        """Whose deal is the next."""
        return self.mano

    def same_deal(self) -> Self:
        """The same dealer deals once more, and no turn is used up."""
        return self.but(phase=self.game.first_phase)

    @law("rev.52", "rev.ad.34")
    def closed(self) -> Self:
        """The plate is divided in four, and each has won what he holds above his dote."""
        share = self.ledger.balance(PLATE) // SEATS
        shared = [Entry(self.hand, PLATE, seat, share, "plate-shared", ("rev.ad.34",)) for seat in range(SEATS)]
        return self.paying(shared).but(phase=OVER).telling(event("match-over", number=self.game.rounds))

    # What can be seen.

    @law("rev.99", "rev.100", "rev.106")
    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what was played, and his own: what he himself put to sleep, and hands that were laid down."""
        seen = [card for place, _ in self.laid_down for card in self.hands[place]]
        if self.shown:
            seen += [*self.stock, *(card for hand in self.hands for card in hand)]
        elif seat is not None:
            seen += [card for place, card in self.deposits if place == seat]
        return super().known(seat).union(seen)

    def lacking(self, seat: int) -> frozenset[Card]:
        """Who played the king of copas of his last two, and need not, did not have the caballo."""
        return self._shown_by(seat, free=-1)

    def _shown_by(self, seat: int, free: int) -> frozenset[Card]:
        """What the seat has shown not to hold, if up to this trick he could renounce."""
        if self.game.table != GUIDED:
            return NONE
        gone = NONE
        for number, plays in enumerate([*[trick.plays for trick in self.taken], self.trick]):
            before = [played.card for played in plays]
            if number <= free or seat not in [played.seat for played in plays]:
                continue
            place = [played.seat for played in plays].index(seat)
            gone |= PLAY_OF_ALL.shown(seat, before[place], plays[:place])
            last_pair = number == TRICKS - len(LAST_PAIR.hand) and before[place] is KING_OF_COPAS and place
            if last_pair and before[0].suit is CABALLO.suit and ACE_OF_COPAS not in before[:place]:
                gone |= {CABALLO}
        return gone

    @law("rev.36", "rev.113", "rev.ad.25")
    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        """Nobody holds what he would have had to play; or he had the four aces, and had taken no trick."""
        (bound,) = super().ruled_out(seat)
        if not self.hands or self.shown or self.game.table != GUIDED:
            return (bound,)
        aces = [way for each in range(SEATS) if each != seat for way in self._with_aces(seat, each, bound)]
        return (bound, *aces)

    def _with_aces(self, viewer: int | None, seat: int, bound: RuledOut) -> Iterator[RuledOut]:
        """The ways in which this seat renounced by privilege: with which payment cards."""
        own = [played.card for played in self.plays if played.seat == seat]
        free, low = self._free_until(seat, own)
        gone = self._shown_by(seat, free)
        if gone == bound[f"hand {seat}"]:
            return
        known, hand = self.known(viewer), self.hands[seat]
        able = {card for card in WORTH if card in own or (card in hand if card in known else True)}
        for held in (frozenset(four) for number in (4, 5) for four in combinations(sorted(WORTH), number)):
            if not held <= able or not held.isdisjoint(low) or any(card in WORTH and card not in held for card in own):
                continue
            elsewhere = {zone: bound.get(zone, NONE) | held for zone in self.zones()}
            yield {**elsewhere, f"hand {seat}": gone | low | (WORTH.keys() - held)}

    @law("rev.175", "rev.176", "rev.177", "rev.180")
    def _free_until(self, seat: int, own: list[Card]) -> tuple[int, frozenset[Card]]:
        """The last trick in which one with the four aces could renounce, and what he then cannot have held.

        He has taken none, but for a first one that was led with the lowest card he had.
        """
        won = [number for number, trick in enumerate(self.taken) if trick.winner == seat]
        if not won:
            return TRICKS, NONE
        power, pardon = ORDER.power, self.game.mano_pardon and won[0] == 0 and seat == self.mano
        if not pardon or self.taken[0].plays[0].seat != seat or power[own[0]] > min([power[card] for card in own]):
            return won[0], NONE
        return (won[1] if len(won) > 1 else TRICKS), frozenset(card for card in PACK if power[card] < power[own[0]])

    @property
    def deposits(self) -> list[tuple[int, Card]]:
        """Who has put which card under the stock."""
        # Of more depositors than cards the first have had theirs drawn by others.
        return list(zip(reversed(self.depositors), reversed(self.stock), strict=False))[::-1]


R = TypeVar("R", bound=RevesinoState)
"""A Revesino at either table: what is done to it gives the same kind again."""
