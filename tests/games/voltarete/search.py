"""What the cards of a hand are worth when all lie open: the best for the feito against two who play together.

Written apart from the engine: who may play what, and who takes a trick, are told here once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

BLACK, RED = "EB", "OC"
PLAIN = {
    **dict.fromkeys(BLACK, (12, 11, 10, 7, 6, 5, 4, 3, 2)),
    **dict.fromkeys(RED, (12, 11, 10, 1, 2, 3, 4, 5, 6, 7)),
}
"""The cards of a suit that is not trumps, the highest first; the black aces are always trumps."""

WON, REPOSTA, CODILHO = 2, 1, 0
Hands = tuple[frozenset[str], ...]
Position = tuple[Hands, int, tuple[str, ...], tuple[int, ...]]
"""The hands, the leader, the trick on the table and the tricks made."""


def trumps(suit: str) -> tuple[str, ...]:
    """The trumps, the highest first."""
    manilha = 2 if suit in BLACK else 7
    ace = (f"1{suit}",) if suit in RED else ()
    rest = [f"{rank}{suit}" for rank in PLAIN[suit] if rank != manilha and not (suit in RED and rank == 1)]
    return ("1E", f"{manilha}{suit}", "1B", *ace, *rest)


class Open:
    """A hand with open cards: mão, contra-pé and pé are 0, 1 and 2."""

    def __init__(self, hands: Sequence[str], suit: str, feito: int) -> None:
        self.start: Hands = tuple(frozenset(hand.split()) for hand in hands)
        self.feito, self.order = feito, trumps(suit)
        self.worth = cache(self._worth)

    def suit(self, card: str) -> str:
        """The suit that a card belongs to: all trumps to one."""
        return "trumps" if card in self.order else card[-1]

    def lawful(self, hand: frozenset[str], trick: Sequence[str]) -> frozenset[str]:
        """What may be played: the suit led; the three matadores need not serve a lower trump."""
        if not trick:
            return hand
        serving = frozenset(card for card in hand if self.suit(card) == self.suit(trick[0]))
        if self.suit(trick[0]) != "trumps":
            return serving or hand
        bound = [card for card in serving if card not in self.order[:3] or self._above(trick[0], card)]
        return serving if bound else hand

    def _above(self, led: str, card: str) -> bool:
        return led in self.order[:3] and self.order.index(led) < self.order.index(card)

    def taker(self, trick: Sequence[str]) -> int:
        """Which of the cards of the trick takes it."""
        ruffs = [card for card in trick if card in self.order]
        if ruffs:
            return trick.index(min(ruffs, key=self.order.index))
        ranks = PLAIN[trick[0][-1]]
        same = [card for card in trick if card[-1] == trick[0][-1]]
        return trick.index(min(same, key=lambda card: ranks.index(int(card[:-1]))))

    def result(self, made: Sequence[int]) -> int:
        """What the tricks come to for the feito."""
        best = max(count for seat, count in enumerate(made) if seat != self.feito)
        return WON if made[self.feito] > best else REPOSTA if made[self.feito] == best else CODILHO

    def after(self, played: Sequence[str]) -> Position:
        """Where the hand stands when these cards have been played."""
        now: Position = (self.start, 0, (), (0, 0, 0))
        for card in played:
            now = self._played(*now, card)
        return now

    def _played(self, hands: Hands, leader: int, trick: tuple[str, ...], made: tuple[int, ...], card: str) -> Position:
        seat = (leader + len(trick)) % 3
        assert card in self.lawful(hands[seat], trick), f"{card} by {seat} on {trick}"
        left = tuple(hand - {card} if each == seat else hand for each, hand in enumerate(hands))
        if len(trick) < 2:
            return left, leader, (*trick, card), made
        taker = (leader + self.taker((*trick, card))) % 3
        return left, taker, (), tuple(count + (each == taker) for each, count in enumerate(made))

    def choices(self, hands: Hands, seat: int, trick: tuple[str, ...]) -> list[str]:
        """What may be played, of cards that do the same only one."""
        gone = frozenset(self.order + tuple(f"{rank}{suit}" for suit in PLAIN for rank in PLAIN[suit]))
        gone -= frozenset().union(*hands) | set(trick)
        kept: list[str] = []
        last = ""
        for card in sorted(self.lawful(hands[seat], trick), key=self._place):
            if not (last and self._same(last, card, gone)):
                kept.append(card)
            last = card
        return kept

    def _place(self, card: str) -> tuple[int, int]:
        if card in self.order:
            return 0, self.order.index(card)
        return "OCEB".index(card[-1]) + 1, PLAIN[card[-1]].index(int(card[:-1]))

    def _same(self, one: str, other: str, gone: frozenset[str]) -> bool:
        """Whether no card that is still out stands between the two; a matador is like no other card."""
        if self.suit(one) != self.suit(other) or one in self.order[:3]:
            return False
        (suit, high), (_, low) = self._place(one), self._place(other)
        row = self.order if suit == 0 else tuple(f"{rank}{one[-1]}" for rank in PLAIN[one[-1]])
        return all(card in gone for card in row[high + 1 : low])

    def best(self, played: Sequence[str], least: int) -> bool:
        """Whether the feito comes to no less than this after these cards."""
        return self.worth(*self.after(played), least)

    def _worth(self, hands: Hands, leader: int, trick: tuple[str, ...], made: tuple[int, ...], least: int) -> bool:
        left = 9 - sum(made)
        known = self._decided(made, left, least)
        if known is not None:
            return known
        seat = (leader + len(trick)) % 3
        ways = (
            self.worth(*self._played(hands, leader, trick, made, card), least)
            for card in self.choices(hands, seat, trick)
        )
        return any(ways) if seat == self.feito else all(ways)

    def _decided(self, made: tuple[int, ...], left: int, least: int) -> bool | None:
        """Whether the tricks already made settle it: none of those left, or all to the best of the others."""
        mine, best = made[self.feito], max(count for seat, count in enumerate(made) if seat != self.feito)
        if mine + (least == REPOSTA) > best + left:
            return True
        if left == 0 or mine + left + (least == REPOSTA) <= best:
            return False
        return None
