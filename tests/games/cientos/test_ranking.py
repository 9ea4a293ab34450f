"""The pack, the order, the values, and what can be announced."""

from __future__ import annotations

import random

import pytest

import tapete
from tapete.cards import SUITS, cards
from tapete.errors import BadOption
from tapete.games.cientos.ranking import (
    ORDER,
    PACK,
    POINT,
    RANKS,
    SEQUENCES,
    SETS,
    STOCK,
    VALUES,
    Combination,
    combinations,
    is_white,
    point_score,
)  # fmt: skip
from tests.games.cientos.hands import DULL


def best(hand: str, contest: int) -> Combination:
    """The greatest combination of the class."""
    return combinations(cards(hand), contest)[0]


def names(hand: str, contest: int) -> list[str]:
    """All of the class, as their holder names them."""
    return [str(each) for each in combinations(cards(hand), contest)]


@pytest.mark.law("cie.20")
def test_exactly_two_play() -> None:
    assert tapete.game("cientos").seats == 2
    with pytest.raises(BadOption, match="2 players"):
        tapete.game("cientos").start(("Ana", "Blas", "Clara"))


@pytest.mark.law("cie.21", "cie.2")
def test_sixteen_cards_are_taken_out_and_eight_are_left_over() -> None:
    assert len(PACK) == 32
    assert {card.rank for card in PACK} == {1, 2, 7, 8, 9, 10, 11, 12}
    assert STOCK == 32 - 24


@pytest.mark.law("cie.22", "cie.23")
def test_the_two_is_the_ten_below_the_jack_and_above_the_nine() -> None:
    assert RANKS == (1, 12, 11, 10, 2, 9, 8, 7)
    nine, two, jack = cards("9O 2O 10O")
    assert ORDER.beats(two, nine) and ORDER.beats(jack, two) and not ORDER.beats(nine, two)


@pytest.mark.law("cie.24", "cie.25", "cie.26", "cie.6", "cie.ad.8.1")
@pytest.mark.parametrize(
    ("held", "total"),
    [("1C 8C 7C", 26), ("12E 11E 10E 2E", 40), ("9B 8B 7B", 24), ("1E 12E 10E 9E 7E", 47), ("2O", 10)],
)
def test_a_point_is_the_sum_of_one_suit(held: str, total: int) -> None:
    assert best(held, POINT).size == total


@pytest.mark.law("cie.ad.8.3", "cie.6")
def test_other_suits_add_nothing_to_the_point() -> None:
    assert best("12C 11C 10C 2C 9C 1O 12O 11O 10O", POINT).size == 49


@pytest.mark.law("cie.ad.8.2")
def test_points_are_compared_by_their_exact_total() -> None:
    assert best("12C 11C 10C 2C 9C", POINT).strength > best("1B 12B 11B 10B 7B", POINT).strength


def test_more_cards_of_a_suit_always_make_the_greater_point() -> None:
    chance = random.Random(7)
    bounds: dict[int, list[int]] = {}
    for _ in range(2000):
        size = chance.randint(1, 8)
        bounds.setdefault(size, []).append(sum(VALUES[rank] for rank in chance.sample(RANKS, size)))
    for size in range(1, 8):
        assert max(bounds[size]) < min(bounds[size + 1])


@pytest.mark.law("cie.103", "cie.104", "cie.159", "cie.ad.8.4")
@pytest.mark.parametrize(
    ("total", "score"), [(34, 3), (35, 4), (44, 4), (45, 5), (49, 5), (54, 5), (57, 6), (60, 6), (64, 6), (75, 8)]
)
def test_the_point_counts_its_tens_and_a_half_ten_more_as_one(total: int, score: int) -> None:
    assert point_score(total) == score


@pytest.mark.law("cie.7", "cie.8")
def test_a_sequence_has_no_gap_and_is_named_by_its_highest_card() -> None:
    assert names("12C 11C 10C 9C", SEQUENCES) == ["tercia 12C"]
    assert names("11B 10B 2B 9B", SEQUENCES) == ["quarta 11B"]
    assert names("1O 12O 2O 9O 7O 8C 7C", SEQUENCES) == []


@pytest.mark.law("cie.7")
def test_two_runs_in_one_suit_are_two_sequences_and_the_ace_is_only_high() -> None:
    assert names("1O 12O 11O 2O 9O 8O", SEQUENCES) == ["tercia 1O", "tercia 2O"]
    assert names("8O 7O 1O", SEQUENCES) == []


@pytest.mark.law(
    "cie.27", "cie.30", "cie.31", "cie.32", "cie.33", "cie.34",
    "cie.160", "cie.161", "cie.162", "cie.163", "cie.164", "cie.165",
)  # fmt: skip
@pytest.mark.parametrize(
    ("length", "name", "possible", "points"),
    [
        (3, "tercia", 6, 3), (4, "quarta", 5, 4), (5, "quinta", 4, 15), (6, "sexta", 3, 16), (7, "septima", 2, 17),
        (8, "octava", 1, 18),
    ],
)  # fmt: skip
def test_every_length_has_its_name_its_number_and_its_points(
    length: int, name: str, possible: int, points: int
) -> None:
    for suit in SUITS:
        runs = [RANKS[start : start + length] for start in range(9 - length)]
        assert len(runs) == possible
        for run in runs:
            found = combinations(tuple(tapete.Card.parse(f"{rank}{suit.value}") for rank in run), SEQUENCES)
            assert [(each.kind, each.points, each.cards[0].rank) for each in found] == [(name, points, run[0])]


@pytest.mark.law("cie.33", "cie.34")
def test_a_septima_and_an_octava_bring_their_point_too() -> None:
    assert best("12C 11C 10C 2C 9C 8C 7C", POINT).points == 6
    assert best("1E 12E 11E 10E 2E 9E 8E 7E", POINT).points == 8


@pytest.mark.law("cie.28", "cie.29")
def test_sequences_from_the_ace_are_mayor_and_from_the_king_real() -> None:
    assert best("1E 12E 11E", SEQUENCES).title == "mayor"
    assert best("12E 11E 10E", SEQUENCES).title == "real"
    assert best("12B 11B 10B 2B 9B", SEQUENCES).title == "real"
    assert best("1B 12B 11B 10B 2B", SEQUENCES).title == "mayor"
    assert best("11B 10B 2B", SEQUENCES).title == ""


@pytest.mark.law("cie.ad.5.2")
def test_length_goes_before_height() -> None:
    assert best("10O 2O 9O 8O 7O", SEQUENCES).strength > best("1C 12C 11C 10C", SEQUENCES).strength
    assert best("12O 11O 10O", SEQUENCES).strength > best("9C 8C 7C", SEQUENCES).strength


@pytest.mark.law("cie.9", "cie.10", "cie.36", "cie.41", "cie.166", "cie.167")
def test_only_five_ranks_make_fourteens_and_threes() -> None:
    assert names("10O 10C 10E 10B", SETS) == ["catorce sotas"]
    assert best("10O 10C 10E 10B", SETS).points == 14
    assert names("9O 9C 9E 9B 8O 8C 8E 8B", SETS) == []
    assert names("1O 1C 12O 12C 2E 2B", SETS) == []
    assert [each.points for each in combinations(cards("1O 1C 1E 2O 2C 2E"), SETS)] == [3, 3]


@pytest.mark.law("cie.35", "cie.37", "cie.40")
def test_fourteens_and_threes_go_by_the_order_of_their_cards() -> None:
    every = "1O 1C 1E 1B 12O 12C 12E 11O 11C 11E 10O 10C 10E 10B 2O 2C 2E 2B"
    assert names(every, SETS) == [
        "catorce ases", "catorce sotas", "catorce dieces", "tres reyes", "tres caballos",
    ]  # fmt: skip
    strengths = [each.strength for each in combinations(cards(every), SETS)]
    assert len(set(strengths)) == len(strengths)


@pytest.mark.law("cie.39")
def test_four_of_a_rank_are_not_also_three() -> None:
    assert names("12O 12C 12E 12B", SETS) == ["catorce reyes"]


@pytest.mark.law("cie.5", "cie.ad.5.5")
def test_white_cards_are_those_without_a_figure() -> None:
    assert is_white(cards("1O 9O 8O 2C 8C 7C 1E 2E 7E 9B 8B 7B"))
    assert is_white(cards("1O 2O 1C 2C 1E 2E 9E 8E 1B 2B 8B 7B"))
    for figure in ("10O", "11C", "12B"):
        assert not is_white(cards(f"1O 9O 8O {figure}"))


def test_the_dull_hands_hold_nothing_but_a_point() -> None:
    for hand in DULL.values():
        assert combinations(cards(hand), SEQUENCES) == combinations(cards(hand), SETS) == ()
        assert len(set(cards(hand))) == 12
    assert not set(cards(DULL["E"])) & set(cards(DULL["Y"]))
