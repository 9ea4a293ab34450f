"""Pique, repique, and who gets to a hundred first."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.cientos.count import qualities_of
from tapete.games.cientos.ranking import Combination
from tapete.games.cientos.state import Contest
from tests.games.cientos.hands import DULL, EQUAL, FIRM, RICH, STRONG, Cientos, holding, opened, silent, y_repiques


@pytest.mark.law("cie.128", "cie.12", "cie.173", "cie.134")
def test_thirty_by_announcements_alone_is_ninety_and_the_rest_is_added() -> None:
    case = holding(**RICH).do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e catorce ases, y bueno, e basta")
    assert case.points == (96, 0)
    assert ("repique", 60) in case.reasons("hand 0")
    assert "cie.128" in case.laws_of("repique")[0]


@pytest.mark.law("cie.ad.5.8")
def test_a_repique_is_marked_at_once() -> None:
    case = holding(**RICH).do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e catorce ases, y bueno, e basta")
    assert (case.state.tallies[0].marked, case.state.tallies[0].count) == (90, 6)


@pytest.mark.law("cie.12", "cie.134")
def test_the_pie_may_repique_too_with_the_third_of_his_threes() -> None:
    case = y_repiques(holding(**STRONG))
    assert case.points == (0, 91)


@pytest.mark.law("cie.135")
def test_that_the_mano_has_led_does_not_save_him() -> None:
    case = holding(**STRONG).do("e punto bastos, y tengo copas, e paso, y sexta 12C, y basta, e paso")
    case = case.do("y tres reyes, y tres caballos, y basta").play("8O")
    assert case.points == (1, 28)
    case = case.do("y tres sotas")
    assert case.points == (1, 91)


@pytest.mark.law("cie.129")
def test_a_tie_of_the_point_alone_spoils_it() -> None:
    rest = "e quinta 11O, y bueno, e tercia 9C, e basta, e catorce caballos, y bueno, e basta"
    assert holding(**EQUAL).do(f"e punto oros, y igual espadas, {rest}").points == (32, 0)
    assert holding(**EQUAL).do(f"e punto oros, y bueno, {rest}").points == (97, 0)


@pytest.mark.law("cie.12")
def test_only_what_the_other_counted_before_the_thirtieth_point_matters() -> None:
    e, y = "1O 12O 11O 10O 2O 9O 8O 9C 8C 7C 7E 7B", "1E 12E 1B 12B 1C 12C 11E 10B 2B 8B 9E 8E"
    case = holding(e, y).do("e punto oros, y bueno, e septima 1O, y bueno, e tercia 9C, e basta")
    case = case.do("e paso, y tres ases, y tres reyes, y basta")
    assert case.points == (7 + 17 + 3, 6)
    longer = "1O 12O 11O 10O 2O 9O 8O 10C 2C 9C 8C 7C"
    before = holding(longer, y.replace("9E", "7E"))
    before = before.do("e punto oros, y bueno, e septima 1O, y bueno, e quinta 10C, e basta, e paso, y tres ases")
    assert before.points == (99, 3)


@pytest.mark.law("cie.82")
def test_counted_cartas_blancas_protect_from_repique() -> None:
    e = "12O 11O 10O 2O 9O 12C 12E 12B 11C 11E 11B 10C"
    white = "1O 8O 7O 2C 8C 7C 1E 2E 7E 9B 8B 7B"
    for blancas, points in (("blancas", (34, 10)), ("paso", (94, 0))):
        case = Cientos(E=e, Y=white, stock="10E").do(f"e paso, y {blancas}, e discard 10C, e paso, y discard, y paso")
        case = case.do("e punto oros, y bueno, e quinta 12O, y bueno, e basta, e catorce reyes, y bueno")
        assert case.points == points


def test_ones_own_cartas_blancas_help_to_thirty() -> None:
    case = silent(**DULL).having("e", 10).but(phase="announce", stage=0, contests=(Contest(), Contest(), Contest()))
    case = case.having("e", 16).do("e punto oros, y bueno")
    assert case.points == (90, 0)


# Pique.


@pytest.mark.law("cie.11", "cie.ad.6.2")
def test_thirty_reached_in_play_is_sixty_and_the_next_lead_sixty_one() -> None:
    case = silent(**FIRM).having("e", 26).play("1O 7C 12O 8C")
    assert case.points == (60, 0)
    assert case.play("11O").points == (61, 0)


@pytest.mark.law("cie.130", "cie.ad.6.6")
def test_it_is_counted_at_the_lead_before_the_trick_is_decided() -> None:
    case = silent(**FIRM).having("e", 27).play("1C 7C 12C")
    assert case.points == (60, 0)
    assert case.told("pique", "seat", "count") == [("e", 60)]


@pytest.mark.law("cie.130", "cie.132")
def test_a_trick_of_the_other_or_anything_counted_or_tied_spoils_the_pique() -> None:
    assert silent(**FIRM).having("e", 26).having("y", 3).play("1O 7C 12O 8C").points == (30, 3)
    tied = silent(**FIRM).having("e", 26)
    tied = tied.but(tied=True)
    assert tied.play("1O 7C 12O 8C").points == (30, 0)
    case = silent(**DULL).having("e", 27).play("9O 12O 8O 1O 11O 2O")
    assert case.points == (28 + 1 + 1 + 1, 2)


@pytest.mark.law("cie.133")
def test_only_the_mano_makes_a_pique() -> None:
    case = silent(**DULL).having("y", 29).play("9O 12O")
    assert case.points == (1, 30)


@pytest.mark.law("cie.172")
def test_the_two_points_of_the_last_trick_can_complete_it_and_capote_comes_on_top() -> None:
    case = silent(**FIRM, start={"marks": [0, 90]}).having("e", 6).play_out()
    assert ("pique", 30) in case.reasons("hand 0")
    assert case.state.tallies[0].points == 31 + 30 + 40


def test_capote_and_cards_never_complete_a_pique() -> None:
    case = silent(**FIRM).having("e", 4).play_out()
    assert case.marks == (70, 0)
    assert "pique" not in [reason for reason, _ in case.reasons("hand 0")]


# A hundred.


def owing(e: int, y: int) -> dict[str, list[int]]:
    """Both are marked a hundred and lack so many."""
    return {"marks": [100, 100], "hundred": [e, y]}


@pytest.mark.law("cie.101", "cie.ad.7.3")
def test_the_earlier_gain_goes_out_first_however_great_the_later() -> None:
    e, y = "1O 12O 11O 12C 8C 7C 12E 9E 7E 12B 9B 7B", "1C 11C 10C 2C 8O 7O 9O 10E 8E 10B 8B 1E"
    case = holding(e, y, start=owing(2, 4)).do("e punto oros, y tengo copas")
    assert case.state.over
    assert case.state.winners == (1,)
    assert case.reasons("hand 0") == []


@pytest.mark.law("cie.ad.7.3")
def test_the_point_is_the_first_gain_after_the_exchange() -> None:
    case = holding(**STRONG, start=owing(4, 3)).do("e punto bastos, y bueno")
    assert case.state.winners == (0,)


@pytest.mark.law("cie.ad.5.10")
def test_what_counts_first_is_the_preference_and_not_being_mano() -> None:
    e, y = "1O 11O 9O 7O 1C 12C 8C 1E 11E 7E 10B 8B", "1B 11B 9B 7B 2E 9E 8E 12O 2O 11C 10C 9C"
    case = holding(e, y, start=owing(3, 2)).do("e punto oros, y igual bastos, e paso, y tercia 2E")
    assert case.state.winners == (1,)
    assert case.state.tallies[1].race == 101


@pytest.mark.law("cie.15")
def test_the_game_ends_at_the_very_point_that_makes_a_hundred() -> None:
    case = silent(**FIRM, start={"marks": [90, 90]}).having("e", 7).play("1O 7C 12O")
    assert case.state.over
    assert case.state.tallies[0].race == 100
    assert case.state.winners == (0,)


@pytest.mark.law("cie.156", "cie.155")
def test_who_lacks_a_point_loses_if_the_other_is_there_before_him() -> None:
    e, y = "12O 11O 10O 2O 9O 1C 8C 7C 8E 7E 9B 7B", "12C 11C 2C 1E 12E 10E 2E 11B 10B 2B 8B 8O"
    case = holding(y, e, start={"marks": [100, 90], "hundred": [1, 0]}).do("e punto espadas, y tengo oros")
    assert not case.state.over
    case = case.do("e paso, y quinta 12O")
    assert case.state.winners == (1,)


@pytest.mark.law("cie.ad.7.2")
def test_the_ten_for_the_cards_do_not_exist_until_the_play_is_over() -> None:
    case = silent(**DULL, start={"marks": [40, 100], "hundred": [0, 1]}).having("e", 4)
    case = case.ending("9C 8C 7C", "1C 12C 11C", (8, 1)).play("9C 1C")
    assert case.state.over
    assert case.state.winners == (1,)
    assert case.chips == -8


@pytest.mark.law("cie.ad.4.1")
def test_rounding_never_wins_the_game() -> None:
    case = silent(**DULL, start={"marks": [90, 80]}).having("e", 6).ending("9C", "7C", (6, 5)).play("9C 7C")
    assert case.state.over  # six, lead, last trick of a nine, and ten for the cards
    tight = silent(**DULL, start={"marks": [90, 80]}).having("e", 7).ending("9C", "7C", (5, 6)).play("9C 7C")
    assert not tight.state.over
    assert (tight.marks[0], tight.state.tallies[0].hundred) == (100, 1)


@pytest.mark.law("cie.133", "cie.66")
def test_nor_does_a_pie_whose_adversary_counts_nothing() -> None:
    case = opened(**DULL).having("y", 28).with_one_more("e").play("9O 12O").do("e uncover own, y claim cards")
    assert case.points == (0, 29)
    assert case.play("2O").points == (0, 30)


@pytest.mark.law("cie.130")
def test_thirty_passed_with_something_against_him_is_no_pique_later() -> None:
    case = silent(**FIRM).having("e", 28).having("y", 1).play("1O 7C")
    assert case.points == (30, 1)
    assert case.play("12O").points == (31, 1)


@pytest.mark.law("cie.15", "cie.cal.3.1")
def test_after_the_hundredth_point_no_gain_pays_a_quality() -> None:
    e, y = "12O 11O 10O 2O 9O 12C 11C 10C 2C 9C 7E 7B", "1O 8O 7O 8B 8C 1E 12E 9E 8E 1B 11B 9B"
    case = holding(e, y, calidades=True, start={"marks": [90, 90]}).do("e punto oros, y bueno, e quinta 12O, y bueno")
    assert case.state.over
    assert [reason for reason, _ in case.reasons(0)] == ["quality-quinta", "game", "quality-game"]


@pytest.mark.law("cie.19")
def test_what_wins_no_quality_tells_of_none() -> None:
    e, y = "12O 11O 10O 2O 9C 12C 11C 10C 7C 7E 7B 8B", "1O 8O 7O 9O 8C 1E 12E 9E 8E 1B 11B 9B"
    case = holding(e, y, calidades=True).do("e punto oros, y bueno, e quarta 12O, y bueno, e tercia 12C, e basta")
    assert case.told("quality") == []
    assert case.laws_of("quarta") == [("cie.161",)] and case.laws_of("tercia") == [("cie.160",)]


@pytest.mark.law("cie.cal.3.6")
@pytest.mark.parametrize("card", ["7O", "8O"])
def test_a_point_of_a_single_card_is_no_run_of_as_many(card: str) -> None:
    """Given a lone seven or eight named as a point, with the total of a septima or octava, no quality is due."""
    lone = cards(card)
    assert qualities_of(Combination("punto", lone[0].rank, 0, lone)) == (0,)
