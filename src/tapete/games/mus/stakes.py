"""What a word is worth in a lance: chances and stones, weighed by the game they win."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from tapete.laws.mark import law
from tapete.table.action import Action

USUAL = 2

FOLDS = 0.35
"""How often a first bet is taken to be refused."""

CALLED, BET = 0.4, 0.8
"""How much doubt is cast on one's chances when the others accept a bet, and when they bet themselves."""

ORDAGO_BET, ORDAGO_CALLED = 22.0, 24.0
"""The same when they say órdago, and when they accept one, with no need of it."""

ORDAGO_CALLS = 0.5
"""How often one's órdago is taken to be accepted by those who need not, if one has nothing."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The lance as the player sees it: his chance to win it, the stones of both pairs, and what the lance gives."""

    chance: float
    ours: float
    theirs: float
    goal: int
    own_values: float
    their_values: float
    careful: bool = True

    @law("mus.120")
    def game(self, ours: float = 0, theirs: float = 0) -> float:
        """The chance to win the game with so many stones more: few that are missing weigh more than many.

        To one who is not careful every stone is worth the same.
        """
        left, right = self.goal - self.ours - ours, self.goal - self.theirs - theirs
        if left <= 0:
            return 1.0
        if right <= 0:
            return 0.0
        if not self.careful:
            return 0.5 + (right - left) / (2 * self.goal)
        return float(right**1.3 / (left**1.3 + right**1.3))

    def doubted(self, doubt: float) -> float:
        """The chance to win the lance when the others think well of their cards: a strong hand has little to fear."""
        return float(self.chance ** (1 + doubt))

    def played(self, stake: float, doubt: float = 0.0) -> float:
        """The game when the lance is decided by the cards for this stake."""
        chance = self.doubted(doubt)
        won = self.game(stake + self.own_values)
        return chance * won + (1 - chance) * self.game(0, stake + self.their_values)

    def refused_by_us(self, deje: int) -> float:
        """The game when we let the bet go."""
        return self.game(0, deje + self.their_values)

    def refused_by_them(self, deje: int) -> float:
        """The game when they let ours go."""
        return self.game(deje + self.own_values)

    @property
    def calm(self) -> float:
        """How little the others need an órdago: 1 as long as they are not behind, towards 0 the farther they are."""
        return min(1.0, 2 * (1 - self.game())) ** 2


def opening(reading: Outlook) -> Iterator[tuple[Action, float]]:
    """What may be said first, with the game that may be hoped for."""
    # A pass leaves the others free to bet, and pays one stone or the values.
    free = 1 if reading.own_values == reading.their_values == 0 else 0
    yield Action("paso"), reading.played(free)
    called = reading.played(USUAL, CALLED)
    yield Action("envido", (USUAL,)), FOLDS * reading.refused_by_them(1) + (1 - FOLDS) * called
    yield Action("órdago"), ordago(reading, 1)


def answer(reading: Outlook, stake: int, deje: int, bets: int, partner: bool) -> Iterator[tuple[Action, float]]:
    """What may be said to a bet: the others have bet so often, and the partner may still have a word."""
    doubt, folds = BET * bets, FOLDS / (1 + bets)
    kept = reading.played(stake, doubt)
    yield Action("quiero"), kept
    yield Action("no-quiero"), _left(reading.refused_by_us(deje), kept, partner)
    called = reading.played(stake + USUAL, doubt + CALLED)
    yield Action("más", (USUAL,)), folds * reading.refused_by_them(stake) + (1 - folds) * called
    yield Action("órdago"), ordago(reading, stake, bets)


def ordago_answer(reading: Outlook, deje: int, bets: int, partner: bool) -> Iterator[tuple[Action, float]]:
    """An órdago is accepted or refused; who says it in need may have less than one who says it freely."""
    kept = reading.doubted(BET * bets + ORDAGO_BET * reading.calm)
    yield Action("quiero"), kept
    yield Action("no-quiero"), _left(reading.refused_by_us(deje), kept, partner)


def _left(lost: float, kept: float, partner: bool) -> float:
    """What a refusal leaves: a partner who still has a word takes a good bet himself."""
    return 0.6 * lost + 0.4 * max(lost, kept) if partner else lost


def ordago(reading: Outlook, deje: int, bets: int = 0) -> float:
    """What one's own órdago is worth: few have cards to accept it with, and those who do have very good ones."""
    calls = min(0.9, ORDAGO_CALLS * (1 + bets) * (2 - reading.calm) * sqrt(1 - min(1.0, reading.chance)))
    won = reading.doubted((ORDAGO_CALLED + BET * bets) * reading.calm)
    return (1 - calls) * reading.refused_by_them(deje) + calls * won
