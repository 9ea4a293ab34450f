"""Hands of the pack of matadores, counted again by dealing them, and by hand."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from tapete.cards import Card
from tapete.table.matador_odds import in_a_row, lengths, sections

# Another way to say what trumps are: the suit's cards and both black aces, in their order.
LOWEST = {"O": 7, "C": 7, "E": 2, "B": 2}
BELOW = {
    "O": "1O 12O 11O 10O 2O 3O 4O 5O 6O", "C": "1C 12C 11C 10C 2C 3C 4C 5C 6C",
    "E": "12E 11E 10E 7E 6E 5E 4E 3E", "B": "12B 11B 10B 7B 6B 5B 4B 3B",
}  # fmt: skip
TRUMPS = {suit: ["1E", f"{LOWEST[suit]}{suit}", "1B", *BELOW[suit].split()] for suit in "OCEB"}
DECK = [f"{rank}{suit}" for suit in "OCEB" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]
DEALS = 10_000


def held_in_a_row(hand: set[str]) -> int:
    best = 0
    for order in TRUMPS.values():
        run = next((place for place, card in enumerate(order) if card not in hand), len(order))
        best = max(best, run)
    return best if best >= 3 else 0


@pytest.mark.parametrize("each", [8, 9])
def test_dealt_hands_have_as_many_trumps_and_matadores(each: int) -> None:
    chance, long, row = Random(each), 0, 0
    for _ in range(DEALS):
        hand = set(chance.sample(DECK, each))
        long += max(len(hand.intersection(order)) for order in TRUMPS.values()) >= 5
        row += held_in_a_row(hand) >= 3
    of = comb(40, each)
    for found, counted in ((long, lengths(each)), (row, in_a_row(each))):
        least = 5 if counted is lengths(each) else 3
        true = sum(number for size, number in counted.items() if size >= least) / of
        # Five standard errors: a wrong count is farther off, a right one never so far.
        assert abs(found / DEALS - true) < 5 * (true * (1 - true) / DEALS) ** 0.5


@pytest.mark.parametrize("each", [8, 9])
def test_numbers_that_can_be_counted_by_hand(each: int) -> None:
    assert sum(lengths(each).values()) == sum(in_a_row(each).values()) == comb(40, each)
    # Three matadores or more: both black aces and one malilla at least of four.
    three = sum(number for size, number in in_a_row(each).items() if size)
    assert three == comb(38, each - 2) - comb(34, each - 2)
    # All cards trumps: every hand of so many out of twelve, or eleven; hands without a plain card in two suits overlap
    # only in the two black aces, which are fewer than a hand.
    assert lengths(each)[each] == 2 * comb(12, each) + 2 * comb(11, each)


def test_every_card_of_the_pack_is_in_one_part() -> None:
    assert {str(Card.parse(card)) for order in TRUMPS.values() for card in order} == set(DECK)
    kings = next(section for section in sections(9) if section.key == "kings")
    assert [figure.number for figure in kings.figures][4] == comb(36, 5)
