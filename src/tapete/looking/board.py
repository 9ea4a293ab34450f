"""A `Play` on masks in plain Python: what may be played, and what a plain player would play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tapete.cards import Card
from tapete.table.bits import LANE, LANES, bits
from tapete.table.play import Play
from tapete.table.policy import Policy

SUIT = (1 << LANE) - 1
TRUMPS = SUIT << LANE * (LANES - 1)
CARDS = LANE * LANES
LEADING, BETWEEN, LAST = 0, 3, 6
MINE, FRIENDS, THEIRS = range(3)


@dataclass(frozen=True, eq=False)
class Board:
    """What a playout must know of a play: each card is a bit, each seat its number among those who play."""

    play: Play
    bit: Mapping[Card, int]
    card: Mapping[int, Card]
    seat: Mapping[int, int]
    worth: tuple[int, ...]
    lane: tuple[int, ...]
    exempt: tuple[int, ...]
    friends: tuple[int, ...]
    base: tuple[tuple[int, ...], ...]
    more: tuple[tuple[int, int, int, int], ...]
    """For each row of the policy what speaks for each card as such, and for length, the highest, the table, a single
    one."""

    def mask(self, cards: Iterable[Card]) -> int:
        """These cards as one number."""
        found = 0
        for card in cards:
            found |= 1 << self.bit[card]
        return found

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a number, the lowest bit first."""
        return tuple([card for bit, card in self.card.items() if mask >> bit & 1])

    def lawful(self, hand: int, led: int, best: int, spared: bool, free: bool) -> int:
        """The cards that may be played to what was led; `spared` if a friend is winning, `free` if one need not
        follow."""
        duties, trump = self.play.duties, self.play.order.trump is not None
        if led < 0 or free or not duties.follow:
            return hand
        same = hand & self.lane[led]
        if same & ~self.exempt[led]:
            bound = self.play.bound
            if bound is not None and hand == self.mask(bound.hand) and best != self.bit[bound.unless]:
                return 1 << self.bit[bound.card]
            if spared or not duties.beat or best >> 4 != led >> 4:
                return same
            return same & (-2 << best) or same
        if spared or not duties.ruff or not trump:
            return hand
        trumps = hand & TRUMPS
        beating = trumps & (-2 << best) if best >> 4 == LANES - 1 else trumps
        if beating:
            return beating
        return trumps if trumps and duties.under_ruff else hand

    def beats(self, card: int, best: int) -> bool:
        """Whether a card takes the trick from the best so far: trumps stand above all others."""
        return card > best and (card >> 4 == best >> 4 or (card >= CARDS - LANE and self.play.order.trump is not None))

    def chosen(self, hand: int, others: int, legal: int, place: int, best: int, friend: bool, pot: int) -> int:
        """The card that the policy plays: the heaviest; it looks at its own hand, the trick, and what is left."""
        lane, most, top = self.lane, -100_000, -1
        where = LEADING if place == 0 else LAST if place == len(self.play.seats) - 1 else BETWEEN
        losing = where + (FRIENDS if friend else THEIRS)
        while legal:
            card = legal.bit_length() - 1
            legal ^= 1 << card
            suit = lane[card]
            highest = not (others & suit) >> card
            takes = highest if place == 0 else self.beats(card, best)
            row = where if takes else losing
            length, master, table, single = self.more[row]
            own = (hand & suit).bit_count()
            score = self.base[row][card] + length * own + table * pot
            if highest:
                score += master
            if own == 1:
                score += single
            if score > most:
                top, most = card, score
        return top


@lru_cache(maxsize=64)
def board(play: Play, policy: Policy) -> Board:
    """The play on masks, with this policy; nobody changes it."""
    bit = bits(play)
    seat = {each: number for number, each in enumerate(play.seats)}
    card = {place: each for each, place in sorted(bit.items(), key=lambda both: both[1])}
    trump = play.order.trump is not None

    def of(mask: Iterable[Card]) -> int:
        return sum([1 << bit[each] for each in mask])

    base = tuple(
        tuple(
            row[0] + row[1] * (play.worth.get(card[place], 0) if place in card else 0) + row[2] * (place & 15)
            + (row[3] if trump and place >= CARDS - LANE else 0)
            for place in range(CARDS)
        )
        for row in policy
    )  # fmt: skip
    return Board(
        play, bit, card, seat,
        worth=tuple(play.worth.get(card[place], 0) if place in card else 0 for place in range(CARDS)),
        lane=tuple(SUIT << (place & ~15) for place in range(CARDS)),
        exempt=tuple(of(play.order.exempt.get(card[place], ())) if place in card else 0 for place in range(CARDS)),
        friends=tuple(sum(1 << seat[each] for each in play.friends.get(own, ()) if each in seat) for own in play.seats),
        base=base,
        more=tuple((row[4], row[5], row[6], row[7]) for row in policy),
    )  # fmt: skip
