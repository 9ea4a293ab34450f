"""A `Play` as tables of numbers, and cards as bits of a word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import Any

import numpy as np

from tapete.cards import SUITS, Card
from tapete.errors import TapeteError
from tapete.fast import layout as at
from tapete.fast.weights import ORDERING
from tapete.table.bits import bits, ranked
from tapete.table.play import Play

Words = np.ndarray[Any, np.dtype[np.int64]]

LARGEST = (1 << 62) - 1
"""What a kernel is given must fit into a word."""


@dataclass(frozen=True, eq=False)
class Tables:
    """What the kernels must know of a play: the words of `layout`, and which bit each card is."""

    play: Play
    bit: Mapping[Card, int]
    words: Words

    @cached_property
    def cards(self) -> Mapping[int, Card]:
        """The card of each bit."""
        return {bit: card for card, bit in sorted(self.bit.items(), key=itemgetter(1))}

    @cached_property
    def seat(self) -> Mapping[int, int]:
        """The number of each seat among those who play."""
        return {seat: number for number, seat in enumerate(self.play.seats)}

    def mask(self, cards: Iterable[Card]) -> int:
        """These cards as one word."""
        return sum([1 << self.bit[card] for card in cards])

    def of_mask(self, mask: int) -> tuple[Card, ...]:
        """The cards of a word, the lowest bit first."""
        return tuple([card for bit, card in self.cards.items() if mask >> bit & 1])

    def seats_mask(self, seats: Iterable[int]) -> int:
        """These seats as one word, those who do not play left out."""
        return sum([1 << self.seat[seat] for seat in seats if seat in self.seat])

    def with_goal(self, words: Mapping[int, int]) -> Words:
        """The words with these places changed."""
        made = self.words.copy()
        for place, word in words.items():
            made[place] = word
        return made


def refused(why: str, message: str, **args: object) -> TapeteError:
    """What no kernel can do."""
    return TapeteError(why, message, **args)


@lru_cache(maxsize=64)
def tables(play: Play) -> Tables:
    """The tables of a play, which nobody changes; what a `Play` cannot say is refused."""
    if not play.exact:
        raise refused("not-exact", "Here more decides what may be played than the kernels know.")
    bit = bits(play)
    words = np.zeros(at.WORDS, dtype=np.int64)
    made = Tables(play, bit, words)
    duties, order = play.duties, play.order
    words[at.SEATS] = len(play.seats)
    words[at.HAS_TRUMPS] = order.trump is not None
    words[at.FOLLOW : at.FOLLOW + 4] = duties.follow, duties.beat, duties.ruff, duties.under_ruff
    if play.bound is not None:
        words[at.BOUND_HAND] = made.mask(play.bound.hand)
        words[at.BOUND_CARD] = made.mask([play.bound.card])
        words[at.BOUND_UNLESS] = bit[play.bound.unless]
    words[at.FORFEIT] = play.forfeit
    words[at.TRICK], words[at.LAST], words[at.LEAD] = play.trick, play.last, play.lead
    words[at.LOW], words[at.OWN] = made.mask(play.low), play.own
    for number, seat in enumerate(play.seats):
        words[at.FRIENDS + number] = made.seats_mask(play.friends.get(seat, ()))
    for card, number in bit.items():
        words[at.EXEMPT + number] = made.mask(order.exempt.get(card, ()))
        words[at.WORTH + number] = play.worth.get(card, 0)
    _equals(made)
    words[at.WEIGHTS : at.FRAMES] = ORDERING
    return made


def _equals(made: Tables) -> None:
    """Which neighbours in a suit differ in nothing but their order: they are of one block, and no line divides them."""
    words, play = made.words, made.play
    lines, singles = 0, 0
    blocks: list[int] = []
    for suit in SUITS:
        cards = ranked(play, suit)
        block: list[Card] = []
        for place, card in enumerate(cards):
            block.append(card)
            if place + 1 == len(cards) or not _alike(play, card, cards[place + 1]):
                lines |= 1 << made.bit[card]
                mask = made.mask(block)
                singles, blocks = (singles | mask, blocks) if len(block) == 1 else (singles, [*blocks, mask])
                block = []
    words[at.LINES], words[at.SINGLES], words[at.BLOCKS] = lines, singles, len(blocks)
    words[at.BLOCK : at.BLOCK + len(blocks)] = blocks


def _alike(play: Play, card: Card, other: Card) -> bool:
    """Whether it is all the same which of two neighbours one holds, but for what lies between them."""
    if play.worth.get(card, 0) != play.worth.get(other, 0) or (card in play.low) != (other in play.low):
        return False
    if play.bound is not None and {card, other} & {*play.bound.hand, play.bound.unless}:
        return False
    exempt, pair = play.order.exempt, {card, other}
    if any((card in free) != (other in free) for led, free in exempt.items() if led not in pair):
        return False
    return (exempt.get(card, frozenset()) ^ exempt.get(other, frozenset())) <= pair
