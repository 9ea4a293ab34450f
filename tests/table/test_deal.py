"""What all deals share."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card, cards, written
from tapete.table.deal import highest, packets


def test_the_pack_is_dealt_from_the_top_packet_by_packet() -> None:
    dealt = packets(cards("1O 2O 3O 4O 5O 6O 7O 8O 9O"), (2, 0, 1), (2, 1))
    assert {seat: written(hand) for seat, hand in dealt.items()} == {2: "1O 2O 7O", 0: "3O 4O 8O", 1: "5O 6O 9O"}


@given(st.permutations(PACK_48), st.permutations(range(4)), st.lists(st.integers(1, 4), max_size=3))
def test_every_card_is_dealt_once_and_the_rest_stays(deck: list[Card], seats: list[int], pattern: list[int]) -> None:
    hands = packets(deck, seats, pattern)
    dealt = [card for hand in hands.values() for card in hand]
    assert sorted(dealt) == sorted(deck[: 4 * sum(pattern)])
    assert {len(hand) for hand in hands.values()} == {sum(pattern)}


def rank(card: Card) -> int:
    return card.rank


@pytest.mark.parametrize(
    ("pack", "lifted"),
    [
        ("3O 12O 5O 1O", (1, "3O 12O 5O")),
        ("12O 12C 5O 7O 9O 1O", (1, "12O 12C 5O 7O 9O")),
        ("12O 12C 12E 7O 7C 1O 2O 6O 3O", (1, "12O 12C 12E 7O 7C 1O 2O 6O")),
    ],
)
def test_the_highest_card_decides_and_equal_ones_lift_again(pack: str, lifted: tuple[int, str]) -> None:
    found = highest(cards(pack), (0, 1, 2), rank)
    assert found is not None
    assert (found[0], written(found[1])) == lifted


def test_a_lot_that_nobody_wins_decides_nothing() -> None:
    assert highest(cards("1O 1C 2O 2C 3O"), (0, 1), rank) is None
    assert highest(cards("1O 12C"), (0, 1), rank) is None
