"""Worlds of a hand of which much was announced: few deals agree with it, and only those are drawn."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tapete.cards import Card, cards
from tapete.games.cientos.said import explained
from tapete.table.worlds import world
from tests.games.cientos.hands import EQUAL, STRONG, Cientos, holding

TOP_DOWN = (1, 12, 11, 10, 2, 9, 8, 7)
WORTH = {1: 11, 9: 9, 8: 8, 7: 7}


def strong() -> Cientos:
    """Y has announced a point of 57, a sexta to the king and three kings, and shows nothing before he plays."""
    return holding(**STRONG).do("e paso, y punto copas, e paso, y sexta 12C, y basta, e paso, y tres reyes, y basta")


def suits_with(hand: tuple[Card, ...], ranks: tuple[int, ...]) -> list[str]:
    """The suits of which the hand has all these ranks."""
    return [suit for suit in "OCEB" if all(Card.parse(f"{rank}{suit}") in hand for rank in ranks)]


@pytest.mark.law("cie.102", "cie.103")
@pytest.mark.parametrize("seat", [0, None])
def test_what_few_hands_agree_with_is_so_in_every_world(seat: int | None) -> None:
    state, lot, suits = strong().state, Random(3), Counter[str]()
    for _ in range(12 if seat is None else 30):
        hand = world(state, seat, lot).hands[1]
        (suit,) = suits_with(hand, TOP_DOWN[1:7])
        assert sum(WORTH.get(card.rank, 10) for card in hand if str(card)[-1] == suit) == 57
        assert sum(card.rank == 12 for card in hand) == 3
        suits[suit] += 1
    # E has a card of every other suit that Y would need; a spectator knows of none.
    assert set(suits) == {"C"} if seat == 0 else len(suits) > 2


def test_the_truth_is_among_the_explanations_and_each_gives_the_sequence_to_one_who_can_have_it() -> None:
    state = strong().state
    ways = explained(state, 0)
    held = set(state.hands[1])
    assert [way for way in ways if held.isdisjoint(way["hand 1"])]
    for way in ways:
        elsewhere = set.intersection(*(set(gone) for zone, gone in way.items() if zone != "hand 1"))
        assert set(cards("12C 11C 10C 2C 9C 8C")) <= elsewhere and "7C" in map(str, way["hand 1"])


@pytest.mark.law("cie.102")
def test_two_who_announced_do_not_both_need_one_card() -> None:
    """E's quinta and four knights are shown; Y's point of 47 is of a suit that nobody has heard."""
    state = (
        holding(**EQUAL).do("e punto oros, y igual espadas, e quinta 11O, y bueno, e basta, e catorce caballos").state
    )
    lot, suits = Random(4), set()
    for _ in range(30):
        own = world(state, None, lot).hands
        assert set(cards("11O 10O 2O 9O 8O 11C 11E 11B")) <= set(own[0])
        totals = {suit: sum(WORTH.get(card.rank, 10) for card in own[1] if str(card)[-1] == suit) for suit in "OCEB"}
        assert 47 in totals.values()
        suits |= {suit for suit, total in totals.items() if total == 47}
    assert len(suits) > 1
