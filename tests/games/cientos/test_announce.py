"""The announcements: what is said, answered, shown, and what is lost."""

from __future__ import annotations

import random

import pytest

from tapete.cards import Card, cards, shuffled, written
from tapete.games.cientos.ranking import PACK
from tests.games.cientos.table import DULL_E, DULL_Y, Table, holding

# E: point 60, sexta mayor, four aces; Y: a point of 38 and nothing else.
RICH_E = "1C 12C 11C 10C 2C 9C 1O 1E 1B 7O 7E 7B"
POOR_Y = "12O 11O 9O 8O 12E 10E 9E 8E 11B 10B 9B 8B"

# E: point 47, quinta to the knight, four knights, tercia to the nine; Y: point 47 and nothing else.
EQUAL_E = "11O 10O 2O 9O 8O 11C 11E 11B 9C 8C 7C 7B"
EQUAL_Y = "1E 12E 10E 9E 7E 1C 12C 2C 10B 9B 8B 7O"

# Y: point 57, sexta real, three kings, knights and jacks; E: a point of 46.
WEAK_E = "1O 9O 8O 7C 2E 9E 7E 1B 12B 2B 8B 7B"
STRONG_Y = "12C 11C 10C 2C 9C 8C 12O 11O 10O 12E 11E 10E"

# E: quarta real, tercia to the nine; Y: tercera mayor, tercia to the nine.
SHADOW_E = "12O 11O 10O 2O 9B 8B 7B 1C 2C 9E 7E 7C"
SHADOW_Y = "1E 12E 11E 9C 8C 7O 10C 12C 8O 1B 11B 10B"

# Both a quarta to the king; E also a tercera mayor, Y no other.
TIED_E = "12O 11O 10O 2O 1E 12E 11E 7C 8C 9B 7B 8E"
TIED_Y = "12C 11C 10C 2C 1O 9O 8O 1B 10B 9E 7E 2E"


# The dialogue.


@pytest.mark.law("cie.99", "cie.100", "cie.ad.5.6")
def test_the_mano_speaks_first_of_each_class_in_order() -> None:
    table = holding(RICH_E, POOR_Y)
    assert (table.state.turn, table.state.view(0).notes[0].value) == (0, "punto")
    assert not any("catorce" in line or "sexta" in line for line in table.offers(0))
    table.do("0 punto copas", "1 bueno")
    assert table.points == (6, 0)
    table.do("0 sexta 1C", "1 bueno", "0 basta")
    assert table.points == (22, 0)
    assert "catorce ases" in table.offers(0)


@pytest.mark.law("cie.ad.5.6")
def test_the_count_runs_through_point_sequence_and_three() -> None:
    table = holding("12C 11C 10C 2C 1O 1E 1B 7O 8E 8B 9O 7E", "1C 8C 9C 12O 11O 8O 12E 10E 9E 11B 9B 7B")
    table.do("0 punto copas", "1 bueno", "0 quarta 12C", "1 bueno", "0 basta", "0 tres ases", "1 bueno", "0 basta")
    assert [told["count"] for told in table.told("counts")] == [4, 8, 11]


@pytest.mark.law("cie.ad.5.1", "cie.ad.8.2")
def test_the_pie_answers_good_or_that_he_has_better() -> None:
    e, y = "1O 12O 10O 9O 7O 12C 8C 9E 8E 2B 9B 7B", "1E 12E 11E 10E 7E 11C 9C 7C 11B 8B 11O 8O"
    table = holding(e, y).do("0 punto oros")
    assert table.offers(1) == ["bueno", "tengo espadas"]
    table.do("1 tengo espadas")
    assert table.points == (0, 5)
    lesser = holding(y, e).do("0 punto espadas")
    assert lesser.offers(1) == ["bueno"]


@pytest.mark.law("cie.102", "cie.106")
def test_a_point_that_is_not_good_is_not_shown() -> None:
    table = holding(WEAK_E, STRONG_Y).do("0 punto bastos", "1 tengo copas")
    assert table.told("shows") == []
    assert table.points == (0, 6)
    assert table.state.turn == 0
    assert table.told("announces-punto") == [{"seat": 0, "total": 46}]
    assert table.told("better-punto") == [{"seat": 1, "total": 57}]


@pytest.mark.law("cie.102", "cie.103", "cie.114")
def test_a_good_point_is_shown_and_counts_its_tens() -> None:
    table = holding(RICH_E, POOR_Y).do("0 punto copas")
    assert table.told("shows") == []
    table.do("1 bueno")
    assert set(table.told("shows")[0]["cards"]) == set(cards("1C 12C 11C 10C 2C 9C"))
    assert set(cards("1C 12C 11C 10C 2C 9C")) <= set(table.state.view(1).seats[0].cards)
    assert table.reasons("hand 0") == [("punto", 6)]
    assert table.laws_of("punto") == {"cie.103", "cie.159"}


@pytest.mark.law("cie.105", "cie.18")
def test_an_equal_point_is_shown_and_counts_for_neither() -> None:
    table = holding(EQUAL_E, EQUAL_Y).do("0 punto oros")
    assert "igual espadas" in table.offers(1)
    table.do("1 igual espadas")
    assert table.points == (0, 0)
    assert set(table.told("shows")[0]["cards"]) == set(cards("11O 10O 2O 9O 8O"))
    assert table.state.stage == 1


@pytest.mark.law("cie.ad.8.3")
def test_only_one_suit_is_announced_as_point() -> None:
    table = holding(RICH_E, POOR_Y).do("0 punto copas", "1 bueno")
    assert not any(line.startswith("punto") for line in table.offers(0))


# Sequences.


@pytest.mark.law("cie.107")
def test_a_good_sequence_is_shown_and_counts_its_class() -> None:
    e, y = "11O 10O 2O 9O 1C 12C 8C 9E 8E 2B 9B 7B", "1E 12E 11E 7E 11C 9C 7C 11B 8B 10B 8O 7O"
    table = holding(e, y).do("0 punto oros", "1 bueno", "0 quarta 11O")
    assert table.offers(1) == ["bueno"]
    table.do("1 bueno")
    assert table.reasons("hand 0")[-1] == ("quarta", 4)
    assert set(table.told("shows")[-1]["cards"]) == set(cards("11O 10O 2O 9O"))


@pytest.mark.law("cie.109", "cie.161")
def test_in_the_shadow_of_a_good_sequence_smaller_ones_count() -> None:
    table = holding(SHADOW_E, SHADOW_Y).do("0 punto oros", "1 bueno", "0 quarta 12O", "1 bueno", "0 tercia 9B")
    assert table.reasons("hand 0")[-2:] == [("quarta", 4), ("tercia", 3)]
    table.do("0 basta")
    assert table.points[1] == 0
    assert table.state.stage == 2


@pytest.mark.law("cie.ad.5.7", "cie.108", "cie.18")
def test_equal_sequences_are_as_if_they_were_not_and_the_next_are_compared() -> None:
    table = holding(TIED_E, TIED_Y).do("0 punto oros", "1 bueno", "0 quarta 12O")
    table.do("1 igual copas")
    assert table.reasons("hand 0") == [("punto", 4)]
    assert set(table.told("shows")[-1]["cards"]) == set(cards("12O 11O 10O 2O"))
    table.do("0 tercia 1E", "1 bueno", "0 basta")
    assert table.reasons("hand 0")[-1] == ("tercia", 3)


@pytest.mark.law("cie.ad.5.7")
def test_where_it_is_so_agreed_a_tie_voids_the_class() -> None:
    table = holding(TIED_E, TIED_Y, tied_sequence="class").do("0 punto oros", "1 bueno", "0 quarta 12O")
    table.do("1 igual copas")
    assert table.state.stage == 2


@pytest.mark.law("cie.ad.5.7", "cie.112")
def test_in_a_class_that_a_tie_has_voided_nothing_is_recovered() -> None:
    table = holding(TIED_E, TIED_Y, tied_sequence="class").do("0 punto oros", "1 bueno", "0 quarta 12O")
    table.do("1 igual copas", "0 paso", "1 paso")
    assert all(line.startswith("play") for line in table.offers(0))
    pair = holding(TIED_E, TIED_Y).do("0 punto oros", "1 bueno", "0 quarta 12O", "1 igual copas", "0 paso", "1 paso")
    assert "tercia 1E" in pair.do("0 paso", "1 paso").offers(0)


@pytest.mark.law("cie.ad.5.9")
def test_the_pie_announces_where_the_mano_has_nothing_before_the_next_class() -> None:
    table = holding(WEAK_E, STRONG_Y).do("0 punto bastos", "1 bueno", "0 paso")
    assert table.state.turn == 1
    table.do("1 sexta 12C", "1 basta")
    assert table.points == (5, 16)
    assert (table.state.stage, table.state.turn) == (2, 0)


def test_what_the_mano_passed_nobody_contests() -> None:
    table = holding(SHADOW_E, SHADOW_Y).do("0 punto oros", "1 bueno", "0 paso", "1 tercia 1E")
    assert table.points[1] == 3


# Fourteens and threes.


@pytest.mark.law("cie.35", "cie.37", "cie.38")
def test_the_highest_fourteen_annuls_all_the_others() -> None:
    e, y = "1O 1C 1E 1B 9O 8O 7C 9C 8E 7E 9B 7B", "12O 12C 12E 12B 11O 11C 11E 11B 10O 10C 2E 8B"
    table = holding(e, y).do("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 catorce ases")
    assert table.offers(1) == ["bueno"]
    table.do("1 bueno", "0 basta")
    assert table.points == (3 + 14, 0)
    better = holding(y, e).do("0 punto copas", "1 bueno", "0 paso", "1 paso", "0 catorce reyes", "1 tengo catorce ases")
    assert better.points[1] == 14
    assert better.points[0] == 3


@pytest.mark.law("cie.39", "cie.40")
def test_without_fourteens_threes_count_and_the_best_wins_the_class() -> None:
    e, y = "12O 12C 12E 2O 2C 2B 9O 8E 7E 9B 7C 8B", "11C 11E 11B 1O 1C 10O 10B 7O 9C 9E 2E 7B"
    table = holding(e, y).do("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 tres reyes", "1 bueno", "0 tres dieces")
    assert table.points == (3 + 3 + 3, 0)
    beaten = holding(y, e).do("0 punto copas", "1 bueno", "0 paso", "1 paso", "0 tres caballos", "1 tengo tres reyes")
    assert beaten.points[1] == 3
    beaten.do("1 tres dieces", "1 basta")
    assert beaten.points[1] == 6


@pytest.mark.law("cie.39", "cie.36")
def test_against_a_fourteen_threes_are_worth_nothing_and_its_holder_counts_his_own() -> None:
    e, y = "1O 1C 1E 12O 12C 12E 9O 8E 7E 9B 7C 8B", "2O 2C 2E 2B 10O 10C 10E 7O 9C 9E 11B 7B"
    table = holding(e, y).do("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 tres ases", "1 tengo catorce dieces")
    table.do("1 tres sotas", "1 basta")
    assert table.points == (3, 17)


# The lesser first, and the forgotten.


@pytest.mark.law("cie.110")
def test_naming_the_lesser_sequence_first_loses_the_greater() -> None:
    e, y = "1O 12O 11O 10O 2O 9C 8C 7C 8E 7E 9B 7B", "12C 11C 2C 1E 12E 10E 2E 9E 11B 10B 8B 8O"
    table = holding(e, y, lesser_first=True).do("0 punto oros", "1 bueno", "0 tercia 9C", "1 bueno")
    assert table.offers(0) == ["basta"]
    assert table.do("0 basta").points == (5 + 3, 0)
    assert not any("quinta" in line for line in table.offers(0))
    strict = holding(e, y).do("0 punto oros", "1 bueno")
    assert strict.offers(0) == ["quinta 1O", "paso"]


@pytest.mark.law("cie.110")
def test_naming_a_part_of_a_run_loses_the_run() -> None:
    e, y = "1O 12O 11O 10O 2O 9C 8C 7C 8E 7E 9B 7B", "12C 11C 2C 1E 12E 10E 2E 9E 11B 10B 8B 8O"
    table = holding(e, y, lesser_first=True).do("0 punto oros", "1 bueno", "0 quarta 12O", "1 bueno")
    assert table.offers(0) == ["tercia 9C", "basta"]


@pytest.mark.law("cie.111")
def test_naming_the_lesser_fourteen_first_loses_the_greater() -> None:
    e, y = "12O 12C 12E 12B 2O 2C 2E 2B 8E 7E 9B 7C", "1C 11C 1E 10E 9E 11B 10B 8B 8O 9O 7O 9C"
    table = holding(e, y, lesser_first=True).do("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 catorce dieces")
    table.do("1 bueno")
    assert table.offers(0) == ["basta"]
    assert table.reasons("hand 0")[1:] == [("catorce", 14)]
    three = holding(e, y, lesser_first=True).do(
        "0 punto oros", "1 bueno", "0 paso", "1 paso", "0 tres reyes", "1 bueno"
    )
    assert three.offers(0) == ["basta"]


@pytest.mark.law("cie.110", "cie.111")
def test_naming_the_lesser_after_a_tie_loses_the_greater_too() -> None:
    e = "12O 11O 10O 2O 1E 12E 11E 9B 8B 7B 8C 9E"
    y = "12C 11C 10C 2C 1O 9O 8O 1B 10B 7O 7E 2E"
    table = holding(e, y, lesser_first=True).do("0 punto oros", "1 bueno", "0 quarta 12O", "1 igual copas")
    assert table.offers(0)[:2] == ["tercia 1E", "tercia 9B"]
    table.do("0 tercia 9B", "1 bueno")
    assert table.offers(0) == ["basta"]


@pytest.mark.law("cie.112")
def test_a_forgotten_sequence_not_greater_than_the_first_named_may_be_added_before_play() -> None:
    table = holding(SHADOW_E, SHADOW_Y).do("0 punto oros", "1 bueno", "0 quarta 12O", "1 bueno", "0 basta")
    table.do("0 paso", "1 paso")
    assert "tercia 9B" in table.offers(0)
    table.do("0 tercia 9B")
    assert table.points == (4 + 4 + 3, 0)
    assert table.state.turn == 0
    assert not table.do("0 play 1C").allows("0 tercia 9B")


@pytest.mark.law("cie.112")
def test_who_named_nothing_in_a_class_or_lost_it_recovers_nothing() -> None:
    silent = holding(SHADOW_E, SHADOW_Y).do("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 paso", "1 paso")
    assert all(line.startswith("play") for line in silent.offers(0))
    lost = holding(SHADOW_Y, SHADOW_E).do("0 punto espadas", "1 bueno", "0 tercia 1E", "1 tengo quarta 12O", "1 basta")
    lost.do("0 paso", "1 paso")
    assert all(line.startswith("play") for line in lost.offers(0))
    lost.play("1B")
    assert "tercia 9B" in lost.offers(1)


@pytest.mark.law("cie.113")
def test_a_forgotten_one_that_is_greater_may_not_be_added() -> None:
    e, y = "12E 11E 10E 2E 2O 9O 8O 7C 8C 9B 7B 1O", "12C 11C 10C 1C 1B 11B 10B 9E 7E 8B 12O 11O"
    table = holding(e, y, lesser_first=True).do("0 punto espadas", "1 bueno", "0 tercia 2O", "1 bueno", "0 basta")
    table.do("0 paso", "1 paso")
    assert not any("quarta" in line or "tercia" in line for line in table.offers(0))


# Showing.


@pytest.mark.law("cie.115", "cie.114")
def test_the_pie_shows_before_he_follows_to_the_first_card() -> None:
    table = holding(WEAK_E, STRONG_Y).do("0 punto bastos", "1 tengo copas", "0 paso", "1 paso", "0 paso", "1 paso")
    table.play("1O")
    assert table.told("shows") == []
    assert set(table.state.view(0).seats[1].cards) == {None}
    table.play("12O")
    assert [told["seat"] for told in table.told("shows")] == [1]
    assert set(table.told("shows")[0]["cards"]) == set(cards("12C 11C 10C 2C 9C 8C"))
    assert [event.key for event in table.state.events[-4:]] == ["shows", "plays", "takes", "counts"]


@pytest.mark.law("cie.117")
def test_where_it_is_the_custom_fourteens_and_threes_are_only_named() -> None:
    e, y = "12O 12C 12E 2O 2C 2B 9O 8E 7E 9B 7C 8B", "11C 11E 11B 1O 1C 10O 10B 7O 9C 9E 2E 7B"
    lines = ("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 tres reyes", "1 bueno")
    assert len(holding(e, y).do(*lines).told("shows")) == 2
    table = holding(e, y, sets_shown=False).do(*lines)
    assert len(table.told("shows")) == 1
    assert table.points == (6, 0)


# The question.


@pytest.mark.law("cie.119")
def test_of_three_that_might_be_four_the_other_may_ask_which_is_missing() -> None:
    e, y = "1O 1C 1E 12O 2C 9O 8E 7E 9B 7C 8B 2B", "11C 11E 12C 12B 10O 10B 7O 9C 9E 2E 7B 2O"
    lines = ("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 tres ases")
    table = holding(e, y).do(*lines)
    assert "pregunto ases" in table.offers(1)
    table.do("1 pregunto ases")
    assert table.told("missing") == [{"seat": 0, "suit": "bastos"}]
    assert "pregunto ases" not in table.offers(1)
    table.do("1 bueno")
    assert table.points == (6, 0)


@pytest.mark.law("cie.119")
def test_who_holds_the_fourth_does_not_ask_and_four_called_three_lack_none() -> None:
    e, y = "1O 1C 1E 12O 2C 9O 8E 7E 9B 7C 8B 2B", "11C 11E 12C 12B 10O 10B 7O 9C 9E 2E 1B 2O"
    lines = ("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 tres ases")
    assert not any("pregunto" in line for line in holding(e, y).do(*lines).offers(1))
    four = holding(e.replace("12O", "1B"), y.replace("1B", "12O"), lesser_first=True).do(*lines, "1 pregunto ases")
    assert four.told("none-missing") == [{"seat": 0}]
    assert four.do("1 bueno", "0 basta").reasons("hand 0")[1:] == [("tres", 3)]


@pytest.mark.law("cie.119")
def test_the_card_he_has_led_is_not_the_one_that_is_missing() -> None:
    e, y = "1O 1C 1E 12O 2C 9O 8E 7E 9B 7C 8B 2B", "11C 11E 12C 12B 10O 10B 7O 9C 9E 2E 7B 2O"
    table = holding(e, y).do("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 tres ases", "1 bueno", "0 basta")
    table.play("1O").do("1 pregunto ases")
    assert table.told("missing") == [{"seat": 0, "suit": "bastos"}]


@pytest.mark.law("cie.119", "cie.115")
def test_of_a_three_he_has_not_heard_of_the_mano_cannot_ask() -> None:
    e, y = "11C 11E 11B 1O 1C 10O 10B 7O 9C 9E 2E 7B", "12O 12C 12E 2O 2C 2B 9O 8E 7E 9B 7C 8B"
    lines = ("0 punto copas", "1 bueno", "0 paso")
    heard = holding(e, y).do(*lines, "1 paso", "0 tres caballos", "1 tengo tres reyes", "1 basta")
    assert "pregunto reyes" in heard.offers(0)
    table = holding(e, y, younger="after").do(*lines, "0 tres caballos", "1 tengo tres reyes")
    assert all(line.startswith("play") for line in table.offers(0))


# Silence.


@pytest.mark.law("cie.112")
def test_to_announce_is_a_right_and_no_duty_unless_it_is_so_agreed() -> None:
    assert "paso" in holding(RICH_E, POOR_Y).offers(0)
    assert "bueno" in holding(WEAK_E, STRONG_Y).do("0 punto bastos").offers(1)
    strict = holding(WEAK_E, STRONG_Y, silence=False)
    assert strict.offers(0) == ["punto bastos"]
    assert strict.do("0 punto bastos").offers(1) == ["tengo copas"]


def test_a_point_conceded_is_not_a_tie() -> None:
    table = holding(EQUAL_E, EQUAL_Y).do("0 punto oros", "1 bueno")
    assert not table.state.tied
    assert table.points == (5, 0)


# The custom of announcing after the lead.


@pytest.mark.law("cie.115", "cie.135")
def test_where_the_pie_announces_after_the_lead_the_mano_hears_only_that_his_is_not_good() -> None:
    table = holding(WEAK_E, STRONG_Y, younger="after").do("0 punto bastos", "1 tengo copas", "0 paso", "0 paso")
    assert table.told("better-punto") == [] and table.told("not-good") == [{"seat": 1}]
    assert table.points == (0, 0)
    table.play("8O")
    assert table.points == (0, 0)
    table.do("1 sexta 12C", "1 basta", "1 tres reyes", "1 tres caballos", "1 tres sotas", "1 basta")
    assert table.points == (1, 91)
    table.play("10O")
    assert table.points == (1, 92)


@pytest.mark.law("cie.114", "cie.115")
def test_what_waits_for_the_pie_to_speak_the_mano_shows_before_his_lead_all_the_same() -> None:
    table = holding(RICH_E, POOR_Y, younger="after").do("0 paso", "0 sexta 1C", "1 bueno")
    assert [set(told["cards"]) for told in table.told("shows")] == [set(cards("1C 12C 11C 10C 2C 9C"))]
    assert table.points == (0, 0)
    table.do("0 basta", "0 paso").play("7O").do("1 punto oros", "1 paso")
    assert table.points == (16 + 1, 4)
    assert len(table.told("shows")) == 1


@pytest.mark.law("cie.115", "cie.ad.5.9", "cie.ad.5.10")
@pytest.mark.parametrize("marks", [[0, 0], [90, 80], [80, 90]])
def test_the_score_never_depends_on_when_the_pie_announces(marks: list[int]) -> None:
    for number in range(60):
        pack = shuffled(PACK, f"custom {number}".encode())
        both = [_announced(pack[:12], pack[12:24], younger, number, marks) for younger in ("with", "after")]
        assert both[0] == both[1], (number, pack)


def _announced(
    mano: tuple[Card, ...], pie: tuple[Card, ...], younger: str, number: int, marks: list[int]
) -> tuple[object, ...]:
    """How the hand stands at the pie's first card when each says all he has, or sometimes keeps silent."""
    table = holding(written(mano), written(pie), younger=younger, start={"marks": marks})
    shy = random.Random(number).random() < 0.3
    while not (table.state.trick and table.state.phase == "play"):
        if table.state.over:
            break
        seat = table.state.turn
        assert seat is not None
        offers = [line for line in table.offers(seat) if not line.startswith("pregunto")]
        table.do(f"{seat} {_choice(offers, shy and seat == 0, table)}")
    return table.points, table.state.over, table.state.winners, table.state.tied


def _choice(offers: list[str], shy: bool, table: Table) -> str:
    if shy and "paso" in offers and table.state.stage == 1:
        return "paso"
    against = [line for line in offers if line.startswith(("tengo", "igual"))]
    named = [line for line in offers if not line.startswith(("tengo", "igual", "bueno", "paso", "basta"))]
    return (against or named or offers)[0]


def test_the_dull_hands_pass_all_classes() -> None:
    table = holding(DULL_E, DULL_Y).do("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 paso", "1 paso")
    assert table.state.phase == "play"
    assert table.points == (4, 0)
