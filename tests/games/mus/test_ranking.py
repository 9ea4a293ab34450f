"""The pack, the order and value of the cards, and what each hand is in each lance."""

from __future__ import annotations

from itertools import combinations

import pytest

import tapete
from tapete.cards import cards
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, JUEGOS, LANCES, PACK, PARES, PUNTO, Strength, strength
from tests.games.mus.hands import EW, SN, Mus, lance, lances

ALL_HANDS = {kings: [strength(hand, kings) for hand in combinations(PACK, 4)] for kings in (8, 4)}


def is_(text: str, kings: int = 8) -> Strength:
    return strength(cards(text), kings)


def best(lance_name: str, *hands: str, kings: int = 8) -> list[int]:
    """The places of the hands from best to worst, as mano and the others would stand; equal ones by place."""
    keys = [is_(hand, kings).keys[lance_name] for hand in hands]
    return sorted(range(len(hands)), key=lambda place: [-part for part in keys[place]])


@pytest.mark.law("mus.1")
def test_the_pack_has_forty_cards_without_eights_and_nines() -> None:
    assert len(set(PACK)) == 40
    assert {card.rank for card in PACK} == {1, 2, 3, 4, 5, 6, 7, 10, 11, 12}
    assert all(sum(card.suit == suit for card in PACK) == 10 for suit in {card.suit for card in PACK})
    chance = Mus().state.chance
    assert chance is not None
    assert chance.items == PACK


@pytest.mark.law("mus.4")
def test_a_three_ranks_with_the_kings() -> None:
    assert is_("12O 11C 10E 7B").keys[GRANDE] == is_("3O 11E 10C 7C").keys[GRANDE]
    assert is_("12O 11C 10E 7B").keys[GRANDE] > is_("3O 11E 10C 6C").keys[GRANDE]


@pytest.mark.law("mus.4")
def test_the_whole_order_from_king_to_ace() -> None:
    hands = ["12O", "11O", "10O", "7O", "6O", "5O", "4O", "1O"]
    keys = [is_(card).keys[GRANDE] for card in hands]
    assert keys == sorted(keys, reverse=True)
    assert len(set(keys)) == 8
    assert is_("2C").keys[GRANDE] == is_("1O").keys[GRANDE]


@pytest.mark.law("mus.5")
def test_there_is_no_trump() -> None:
    view = Mus().deal().do("south no-hay-mus").view("south")
    assert view.trump is None
    assert view.turned is None


@pytest.mark.law("mus.6")
def test_suits_make_no_difference_in_any_lance() -> None:
    assert is_("7O 6C 5E 4B").keys == is_("7B 6E 5C 4O").keys


@pytest.mark.law("mus.7", "mus.8", "mus.9")
@pytest.mark.parametrize(
    ("hand", "total"), [("12O 3C 11E 10B", 40), ("7O 6C 5E 4B", 22), ("2O 2C 1E 12B", 13), ("1O 1C 2E 2B", 4)]
)
def test_figures_and_threes_count_ten_twos_one_and_the_rest_their_number(hand: str, total: int) -> None:
    assert is_(hand).total == total


@pytest.mark.law("mus.7", "mus.8", "mus.9", "mus.12")
@pytest.mark.parametrize("kings", [8, 4])
def test_what_each_card_counts(kings: int) -> None:
    threes_and_twos = {3: 10, 2: 1} if kings == 8 else {3: 3, 2: 2}
    counts = {12: 10, 11: 10, 10: 10, 7: 7, 6: 6, 5: 5, 4: 4, 1: 1, **threes_and_twos}
    assert {card.rank: strength((card,), kings).total for card in PACK} == counts


@pytest.mark.law("mus.115", "mus.118", "mus.119")
def test_what_is_no_pares_or_no_juego_is_worth_nothing() -> None:
    nothing = is_("12O 11C 5E 4B")
    assert (nothing.pares_value, nothing.juego_value) == (0, 0)
    assert [is_(hand).pares_value for hand in ("7O 7C 5E 4B", "7O 7C 7E 4B", "7O 7C 4E 4B")] == [1, 2, 3]
    assert [is_(hand).juego_value for hand in ("12O 11C 10E 1B", "12O 11C 6E 6B", "12O 11C 10E 10B")] == [3, 2, 2]


@pytest.mark.law("mus.10")
def test_a_king_and_a_three_are_a_par_of_kings() -> None:
    assert is_("12O 3C 7E 4B").pares_kind == "par"
    assert is_("12O 3C 7E 4B").keys[PARES] == is_("12O 12C 7E 4B").keys[PARES]
    assert is_("12O 3C 7E 4B", kings=4).pares_kind == ""


@pytest.mark.law("mus.11")
def test_a_two_is_an_ace_at_chica_too() -> None:
    assert is_("1O 2C 7E 4B").keys[CHICA] > is_("1C 4E 7B 12B").keys[CHICA]
    assert is_("1O 2C 7E 4B").keys[CHICA] == is_("1O 1C 7E 4B").keys[CHICA]


@pytest.mark.law("mus.12")
def test_with_four_kings_threes_and_twos_are_themselves() -> None:
    four, eight = is_("12O 3C 2E 1B", kings=4), is_("12O 3C 2E 1B")
    assert (four.pares_kind, four.total) == ("", 16)
    assert (eight.pares_kind, eight.total) == ("duples", 22)
    ranks = ["12O", "11O", "10O", "7O", "6O", "5O", "4O", "3O", "2O", "1O"]
    assert best(GRANDE, *ranks, kings=4) == list(range(10))
    assert tapete.game("mus").chosen["kings"] == 8


@pytest.mark.law("mus.25")
def test_the_same_four_cards_serve_for_every_lance() -> None:
    hand = is_("12O 12C 7E 4B")
    assert hand.keys[GRANDE] == is_("12E 3B 7O 4C").keys[GRANDE]
    assert hand.keys[CHICA] == tuple(-height for height in reversed(hand.keys[GRANDE]))
    assert (hand.pares_kind, hand.total) == ("par", 31)


@pytest.mark.law("mus.26")
def test_grande_is_compared_from_the_highest_card_down() -> None:
    assert best(GRANDE, "12O 7C 5E 4B", "12C 7O 6E 1B", "11O 11C 10E 7E", "10O 10C 6B 5B") == [1, 0, 2, 3]


@pytest.mark.law("mus.26")
def test_a_knight_beats_a_jack_though_both_count_ten() -> None:
    assert is_("11O 4C 4E 4B").keys[GRANDE] > is_("10O 10C 10E 10B").keys[GRANDE]


@pytest.mark.law("mus.27")
def test_chica_is_compared_from_the_lowest_card_up() -> None:
    assert best(CHICA, "1O 4C 12E 12B", "2O 4E 7C 11B", "5O 5C 5E 6B", "4O 4B 6E 7E") == [1, 0, 3, 2]


@pytest.mark.law("mus.28")
def test_cards_that_count_the_same_are_not_equal() -> None:
    assert is_("12O 11C 10E 7B").pares_kind == ""
    assert is_("7O 7C 5E 4B").pares_kind == "par"


@pytest.mark.law("mus.29", "mus.30", "mus.31")
@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        ("12O 3C 7E 5B", "par"),
        ("1O 2C 1E 12B", "medias"),
        ("7O 7C 4E 4B", "duples"),
        ("12O 12C 3E 3B", "duples"),
        ("12O 11C 10E 7B", ""),
    ],
)
def test_par_medias_duples(hand: str, kind: str) -> None:
    assert is_(hand).pares_kind == kind


@pytest.mark.law("mus.29", "mus.30", "mus.31")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("4O 4C 5E 5B", "12O 12C 12E 11B"),  # duples before medias
        ("1O 1C 1E 4B", "12O 12C 11E 10B"),  # medias before par
        ("12O 12C 1E 1B", "7O 7C 7E 7B"),  # the higher pair first
        ("12O 12C 5E 5B", "12E 12B 4E 4B"),  # then the lower
        ("12O 12C 12E 12B", "12O 12C 11E 11B"),  # four kings are the best of all
        ("7O 7C 1E 4B", "6O 6C 12E 11B"),  # the rank of the par, not the other cards
    ],
)
def test_how_pares_compare(better: str, worse: str) -> None:
    assert is_(better).keys[PARES] > is_(worse).keys[PARES]


@pytest.mark.law("mus.29")
def test_cards_beside_the_par_never_count() -> None:
    assert is_("7O 7C 1E 4B").keys[PARES] == is_("7E 7B 12E 11B").keys[PARES]


@pytest.mark.law("mus.32")
def test_juego_begins_at_thirty_one() -> None:
    assert is_("12O 11C 10E 1B").juego
    assert not is_("12C 11O 5E 5B").juego


@pytest.mark.law("mus.33")
def test_thirty_two_is_better_than_forty() -> None:
    hands = ("12O 12C 11E 10B", "12E 11O 6C 6B", "11C 10O 10C 7E", "3O 10E 7O 6E")
    assert best(JUEGO, *hands) == [1, 0, 2, 3]


@pytest.mark.law("mus.33")
@pytest.mark.parametrize("kings", [8, 4])
def test_no_hand_totals_thirty_eight_or_thirty_nine(kings: int) -> None:
    totals = {hand.total for hand in ALL_HANDS[kings]}
    assert {total for total in totals if total >= 31} == set(JUEGOS)
    by_key = {hand.keys[JUEGO]: hand.total for hand in ALL_HANDS[kings] if hand.juego}
    assert [by_key[key] for key in sorted(by_key, reverse=True)] == [31, 32, 40, 37, 36, 35, 34, 33]


@pytest.mark.law("mus.34")
def test_the_best_juego_wins_the_lance() -> None:
    case = lances(SOUTH="12O 11C 7E 6B", EAST="12E 11O 10B 4C", NORTH="7O 5C 4E 1B", WEST="6O 5O 4O 1O").passed_out()
    assert [item for item in case.taken if item[2].startswith("juego")] == [(EW, 2, "juego")]


@pytest.mark.law("mus.35")
def test_punto_is_played_only_if_nobody_has_juego() -> None:
    without = {"SOUTH": "12O 7C 7E 4B", "EAST": "12C 11O 5E 5B", "NORTH": "12E 5C 5O 4O", "WEST": "7O 6C 4E 2B"}
    assert lance(PUNTO, **without).phase == PUNTO
    with_one = {**without, "WEST": "12B 11E 10O 1B"}
    case = lances(**with_one).passed_out()
    assert PUNTO not in [outcome.lance for outcome in case.state.closed]


@pytest.mark.law("mus.36")
def test_the_best_punto_is_thirty_and_the_worst_four() -> None:
    assert best(PUNTO, "12C 11O 5O 4B", "12O 11C 5E 5B", "1O 1C 2E 2B", "7O 7C 7E 7B") == [1, 0, 3, 2]
    assert min(hand.total for hand in ALL_HANDS[8]) == 4


@pytest.mark.law("mus.37")
def test_of_equal_hands_the_nearest_to_the_mano_in_turn_wins() -> None:
    case = lances(SOUTH="10O 10C 6O 5O", EAST="12O 11C 7E 4B", NORTH="3C 11O 7B 4O", WEST="10E 10B 6C 5C").passed_out()
    assert case.taken[0] == (EW, 1, "grande-pass")


@pytest.mark.law("mus.37")
def test_the_mano_wins_every_tie() -> None:
    case = lances(SOUTH="7O 6C 5E 4B", EAST="7B 6E 5C 4O", NORTH="7C 6O 5O 4C", WEST="7E 6B 5B 4E").passed_out()
    assert case.taken == [(SN, 1, "grande-pass"), (SN, 1, "chica-pass"), (SN, 1, "punto")]


@pytest.mark.parametrize("kings", [8, 4])
def test_every_hand_has_a_key_of_its_kind_in_every_lance(kings: int) -> None:
    for hand in ALL_HANDS[kings]:
        assert set(hand.keys) == set(LANCES)
        assert bool(hand.keys[PARES][0]) == bool(hand.pares_kind)
        assert bool(hand.keys[JUEGO][0]) == hand.juego
        assert bool(hand.keys[PUNTO][0]) != hand.juego
