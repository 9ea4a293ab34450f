"""Whether a pair could make all the tricks that are left, all hands lying open (zan.art.30.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.cards import SUITS, Card, Suit
from tapete.games.zanga.state import ZangaState
from tapete.laws.mark import law
from tapete.table.play import Order, lawful
from tapete.table.zones import Cards

Hands = tuple[Cards, ...]
Laid = tuple[tuple[int, Card], ...]


LONGEST = 40_000
"""After so many positions it is given up; they are counted, not timed, so that a match played again is the same."""


@law("zan.art.30.2")
def all_eight(state: ZangaState, side: int) -> bool | None:
    """Whether this pair has lost no trick yet and can take all the rest: against any play, or where agreed at best.

    None if that was not found out.
    """
    if any(trick.winner % 2 != side for trick in state.taken):
        return False
    laid = tuple((played.seat, played.card) for played in state.trick)
    search = Search(state, side)
    # What was shown before it was given up is shown; what was not may still be so.
    return search.takes_all(state.hands, state.leader, laid) or (None if search.gave_up else False)


class Search:
    """Plays every line that matters, and stops at the first trick that is lost."""

    def __init__(self, state: ZangaState, side: int) -> None:
        self.seats, self.order, self.side = state.active, state.order, side
        self.rivals = [seat for seat in self.seats if seat % 2 != side]
        self.friends = [seat for seat in self.seats if seat % 2 == side]
        self.forced = state.game.eight == "forced"
        self.found: dict[tuple[Hands, int, Laid], bool] = {}
        self.gave_up = False

    def takes_all(self, hands: Hands, leader: int, laid: Laid) -> bool:
        """Whether the pair takes this trick and all that follow."""
        if len(laid) == len(self.seats):
            winner = laid[self.order.winner([card for _, card in laid])][0]
            return winner % 2 == self.side and self.takes_all(hands, winner, ())
        seat = self.seats[(self.seats.index(leader) + len(laid)) % len(self.seats)]
        key = hands, leader, laid
        if len(self.found) >= LONGEST:
            self.gave_up = True
            return False
        if key not in self.found:
            plain = self._plain(hands, leader) if not laid else None
            self.found[key] = self._decides(hands, leader, laid, seat) if plain is None else plain
        return self.found[key]

    def _plain(self, hands: Hands, leader: int) -> bool | None:
        """What is plain without playing: a trump that the pair cannot catch, or a leader who holds only winners."""
        mine = self._powers(hands, self.friends, self.order.trump)
        for number, power in enumerate(self._powers(hands, self.rivals, self.order.trump)):
            if sum(own > power for own in mine) <= number // len(self.rivals):
                return False
        return True if leader % 2 == self.side and self._only_winners(hands, leader) else None

    def _powers(self, hands: Hands, seats: Iterable[int], suit: Suit | None) -> list[int]:
        """How high the cards of a suit are that lie in these hands, the highest first."""
        suits, power = self.order.suit, self.order.power
        return sorted((power[card] for seat in seats for card in hands[seat] if suits[card] is suit), reverse=True)

    def _only_winners(self, hands: Hands, leader: int) -> bool:
        """Whether the leader draws all trumps from the top, and has only firm cards besides."""
        length = max(len(self._powers(hands, [rival], self.order.trump)) for rival in self.rivals)
        own = self._powers(hands, [leader], self.order.trump)
        return len(own) >= length and all(low > high for low, high in self._against(hands, leader))

    def _against(self, hands: Hands, leader: int) -> Iterator[tuple[int, int]]:
        """In each suit that the leader holds his lowest card, and the highest of the others, his partner's too."""
        others = [seat for seat in self.seats if seat != leader]
        for suit in SUITS:
            own, against = self._powers(hands, [leader], suit), self._powers(hands, others, suit)
            if own and against:
                yield own[-1], against[0]

    def _decides(self, hands: Hands, leader: int, laid: Laid, seat: int) -> bool:
        cards = lawful(hands[seat], [card for _, card in laid], self.order)
        mine = seat % 2 == self.side
        lines = (
            self.takes_all(_without(hands, seat, card), leader, (*laid, (seat, card)))
            for card in distinct(cards, hands, laid, self.order)
        )
        return any(lines) if mine or not self.forced else all(lines)


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    left = tuple([own for own in hands[seat] if own is not card])
    return (*hands[:seat], left, *hands[seat + 1 :])


def distinct(cards: Iterable[Card], hands: Hands, laid: Laid, order: Order) -> list[Card]:
    """Of cards with none of another hand between them one is enough; matadores stand by themselves."""
    mine = sorted(cards, key=lambda card: (order.suit[card], -order.power[card]))
    own = set(mine)
    others = [card for hand in hands for card in hand if card not in own] + [card for _, card in laid]
    kept: list[Card] = []
    for card in mine:
        if not kept or not _alike(kept[-1], card, others, order):
            kept.append(card)
    return sorted(kept, key=lambda card: -order.power[card])


def _alike(high: Card, low: Card, others: Iterable[Card], order: Order) -> bool:
    if order.suit[high] is not order.suit[low] or order.exempt.get(high) != order.exempt.get(low):
        return False
    between, suit = range(order.power[low], order.power[high]), order.suit[low]
    return not any(order.suit[card] is suit and order.power[card] in between for card in others)
