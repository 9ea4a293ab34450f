"""Counting hands part by part, and the intervals of what was seen."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, isclose
from random import Random

import pytest

from tapete.cards import Card, cards
from tapete.errors import BadOption
from tapete.table.odds import Look, Played, Row, Sections, checked, hands, holding, seen, tallied, wilson

SMALL = tuple(Card.parse(f"{rank}{suit}") for suit in "OCE" for rank in (1, 2, 3, 4, 5))
PARTS = tuple(tuple(card for card in SMALL if str(card)[-1] == suit) for suit in "OCE")


def longest(held: object) -> int:
    return len(held)  # type: ignore[arg-type]


@pytest.mark.parametrize("each", [0, 1, 4, 7, 15])
def test_hands_counted_part_by_part_are_those_listed_one_by_one(each: int) -> None:
    listed = Counter(
        max(sum(str(card)[-1] == suit for card in hand) for suit in "OCE") for hand in combinations(SMALL, each)
    )
    assert hands(PARTS, each, longest, max) == listed


def test_what_is_kept_is_in_every_hand() -> None:
    kept = (cards("1O 2O"), (), cards("1E"))
    free = [tuple(card for card in part if card not in own) for part, own in zip(PARTS, kept, strict=True)]
    listed = Counter(
        max(sum(str(card)[-1] == suit for card in (*cards("1O 2O 1E"), *drawn)) for suit in "OCE")
        for drawn in combinations([card for part in free for card in part], 3)
    )
    assert hands(free, 3, longest, max, kept) == listed


@pytest.mark.parametrize("sure", [0, 1, 2])
def test_marked_cards_in_a_hand(sure: int) -> None:
    rest = SMALL[sure:]
    listed = Counter(sure + sum(card in SMALL[:5] for card in hand) for hand in combinations(rest, 6 - sure))
    assert holding(5, len(SMALL), 6, sure) == listed


def test_what_is_no_hand_is_refused() -> None:
    assert checked(cards("1O 2O"), 2, SMALL) == cards("1O 2O")
    for text in ("1O", "1O 1O", "1O 12O"):
        with pytest.raises(BadOption):
            checked(cards(text), 2, SMALL)


def test_the_interval_of_a_share_is_wilsons() -> None:
    # The two bounds are those shares from which what was seen lies 1.96 standard errors away.
    for number, of in ((0, 10), (3, 10), (50, 200), (200, 200)):
        for bound in wilson(number, of):
            distance = abs(number / of - bound)
            assert isclose(distance, 1.96 * (bound * (1 - bound) / of) ** 0.5, abs_tol=1e-9)
    assert wilson(0, 0) == (0.0, 1.0)


def test_it_holds_the_truth_about_95_times_in_a_hundred() -> None:
    chance, held = Random(1), 0
    for _ in range(1000):
        low, high = wilson(sum(chance.random() < 0.3 for _ in range(60)), 60)
        held += low <= 0.3 <= high
    assert 925 <= held <= 975


def nothing(hand: Played) -> int | None:
    return None


def shown(looks: tuple[Look, ...], rows: list[Row]) -> Sections:
    return seen(looks, tallied(looks, rows))


def test_what_was_seen_becomes_figures_and_what_never_came_has_none() -> None:
    looks = (
        Look("play", "won", nothing, "mano"),
        Look("play", "points", nothing, "mano", mean=True),
        Look("rare", "capote", nothing),
    )
    play, rare = shown(looks, [(1, 10, None), (0, 20, None), (None, 30, None)])
    won, points = play.figures
    assert play.seen and (won.value, won.number, won.of, won.by) == (0.5, 1, 2, "mano")
    assert (won.low, won.high) == wilson(1, 2)
    assert points.value == 20 and points.of == 3 and points.mean
    assert points.high is not None and isclose(points.high, 20 + 1.96 * 10 / 3**0.5)
    assert rare.figures[0].value is None and rare.figures[0].of == 0


def test_of_a_mean_seen_once_no_interval_is_known() -> None:
    (section,) = shown((Look("play", "points", nothing, mean=True),), [(7,), (None,)])
    (points,) = section.figures
    assert (points.value, points.low, points.high, points.of) == (7, None, None, 1)


def test_where_nothing_was_played_nothing_is_known() -> None:
    (section,) = shown((Look("play", "won", nothing),), [])
    assert section.figures[0].value is None


def test_all_hands_are_counted() -> None:
    assert sum(hands(PARTS, 7, longest, max).values()) == comb(15, 7)
