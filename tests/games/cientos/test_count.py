"""Pique, repique, and who gets to a hundred first."""

from __future__ import annotations

import pytest

from tapete.games.cientos.state import Contest
from tests.games.cientos.table import DULL_E, DULL_Y, Table, holding, silent
from tests.games.cientos.test_announce import EQUAL_E, EQUAL_Y, POOR_Y, RICH_E, STRONG_Y, WEAK_E

# E holds eight oros and the four highest copas: nothing can take a trick from him.
FIRM_E = "1O 12O 11O 10O 2O 9O 8O 7O 1C 12C 11C 10C"
IDLE_Y = "2C 9C 8C 7C 1E 12E 10E 9E 1B 11B 2B 8B"


def y_repiques(table: Table) -> Table:
    """The pie announces all that WEAK_E cannot beat."""
    table.do("0 punto bastos", "1 tengo copas", "0 paso", "1 sexta 12C", "1 basta", "0 paso")
    return table.do("1 tres reyes", "1 tres caballos", "1 tres sotas", "1 basta")


@pytest.mark.law("cie.128", "cie.12", "cie.173", "cie.134")
def test_thirty_by_announcements_alone_is_ninety_and_the_rest_is_added() -> None:
    table = holding(RICH_E, POOR_Y).do("0 punto copas", "1 bueno", "0 sexta 1C", "1 bueno", "0 basta")
    table.do("0 catorce ases", "1 bueno", "0 basta")
    assert table.points == (96, 0)
    assert ("repique", 60) in table.reasons("hand 0")
    assert "cie.128" in table.laws_of("repique")


@pytest.mark.law("cie.ad.5.8")
def test_a_repique_is_marked_at_once() -> None:
    table = holding(RICH_E, POOR_Y).do("0 punto copas", "1 bueno", "0 sexta 1C", "1 bueno", "0 basta")
    table.do("0 catorce ases", "1 bueno", "0 basta")
    assert (table.state.tallies[0].marked, table.state.tallies[0].count) == (90, 6)


@pytest.mark.law("cie.12", "cie.134")
def test_the_pie_may_repique_too_with_the_third_of_his_threes() -> None:
    table = y_repiques(holding(WEAK_E, STRONG_Y))
    assert table.points == (0, 91)


@pytest.mark.law("cie.135")
def test_that_the_mano_has_led_does_not_save_him() -> None:
    table = holding(WEAK_E, STRONG_Y).do(
        "0 punto bastos", "1 tengo copas", "0 paso", "1 sexta 12C", "1 basta", "0 paso"
    )
    table.do("1 tres reyes", "1 tres caballos", "1 basta").play("8O")
    assert table.points == (1, 28)
    table.do("1 tres sotas")
    assert table.points == (1, 91)


@pytest.mark.law("cie.129")
def test_a_tie_of_the_point_alone_spoils_it() -> None:
    rest = ("0 quinta 11O", "1 bueno", "0 tercia 9C", "0 basta", "0 catorce caballos", "1 bueno", "0 basta")
    assert holding(EQUAL_E, EQUAL_Y).do("0 punto oros", "1 igual espadas", *rest).points == (32, 0)
    assert holding(EQUAL_E, EQUAL_Y).do("0 punto oros", "1 bueno", *rest).points == (97, 0)


@pytest.mark.law("cie.12")
def test_only_what_the_other_counted_before_the_thirtieth_point_matters() -> None:
    e, y = "1O 12O 11O 10O 2O 9O 8O 9C 8C 7C 7E 7B", "1E 12E 1B 12B 1C 12C 11E 10B 2B 8B 9E 8E"
    table = holding(e, y).do("0 punto oros", "1 bueno", "0 septima 1O", "1 bueno", "0 tercia 9C", "0 basta")
    table.do("0 paso", "1 tres ases", "1 tres reyes", "1 basta")
    assert table.points == (7 + 17 + 3, 6)
    longer = "1O 12O 11O 10O 2O 9O 8O 10C 2C 9C 8C 7C"
    before = holding(longer, y.replace("9E", "7E"))
    before.do("0 punto oros", "1 bueno", "0 septima 1O", "1 bueno", "0 quinta 10C", "0 basta", "0 paso", "1 tres ases")
    assert before.points == (99, 3)


@pytest.mark.law("cie.82")
def test_counted_cartas_blancas_protect_from_repique() -> None:
    e = "12O 11O 10O 2O 9O 12C 12E 12B 11C 11E 11B 10C"
    white = "1O 8O 7O 2C 8C 7C 1E 2E 7E 9B 8B 7B"
    for blancas, points in (("1 blancas", (34, 10)), ("1 paso", (94, 0))):
        table = Table().deal(e, white, "10E").do("0 paso", blancas, "0 discard 10C", "0 paso", "1 discard", "1 paso")
        table.do("0 punto oros", "1 bueno", "0 quinta 12O", "1 bueno", "0 basta", "0 catorce reyes", "1 bueno")
        assert table.points == points


def test_ones_own_cartas_blancas_help_to_thirty() -> None:
    table = silent(DULL_E, DULL_Y).having(0, 10)
    table.match.state = table.state.but(phase="announce", stage=0, contests=(Contest(), Contest(), Contest()))
    table.having(0, 16).do("0 punto oros", "1 bueno")
    assert table.points == (90, 0)


# Pique.


@pytest.mark.law("cie.11", "cie.ad.6.2")
def test_thirty_reached_in_play_is_sixty_and_the_next_lead_sixty_one() -> None:
    table = silent(FIRM_E, IDLE_Y).having(0, 26).play("1O 7C 12O 8C")
    assert table.points == (60, 0)
    assert table.play("11O").points == (61, 0)


@pytest.mark.law("cie.130", "cie.ad.6.6")
def test_it_is_counted_at_the_lead_before_the_trick_is_decided() -> None:
    table = silent(FIRM_E, IDLE_Y).having(0, 27).play("1C 7C 12C")
    assert table.points == (60, 0)
    assert [(told["seat"], told["count"]) for told in table.told("pique")] == [(0, 60)]


@pytest.mark.law("cie.130", "cie.132")
def test_a_trick_of_the_other_or_anything_counted_or_tied_spoils_the_pique() -> None:
    assert silent(FIRM_E, IDLE_Y).having(0, 26).having(1, 3).play("1O 7C 12O 8C").points == (30, 3)
    tied = silent(FIRM_E, IDLE_Y).having(0, 26)
    tied.match.state = tied.state.but(tied=True)
    assert tied.play("1O 7C 12O 8C").points == (30, 0)
    table = silent(DULL_E, DULL_Y).having(0, 27).play("9O 12O")
    table.play("8O 1O 11O 2O")
    assert table.points == (28 + 1 + 1 + 1, 2)


@pytest.mark.law("cie.133")
def test_only_the_mano_makes_a_pique() -> None:
    table = silent(DULL_E, DULL_Y).having(1, 29).play("9O 12O")
    assert table.points == (1, 30)


@pytest.mark.law("cie.172")
def test_the_two_points_of_the_last_trick_can_complete_it_and_capote_comes_on_top() -> None:
    table = silent(FIRM_E, IDLE_Y, start={"marks": [0, 90]}).having(0, 6).play_out()
    assert ("pique", 30) in table.reasons("hand 0")
    assert table.state.tallies[0].points == 31 + 30 + 40


def test_capote_and_cards_never_complete_a_pique() -> None:
    table = silent(FIRM_E, IDLE_Y).having(0, 4).play_out()
    assert table.marks == (70, 0)
    assert "pique" not in [reason for reason, _ in table.reasons("hand 0")]


# A hundred.


def owing(e: int, y: int) -> dict[str, list[int]]:
    """Both are marked a hundred and lack so many."""
    return {"marks": [100, 100], "hundred": [e, y]}


@pytest.mark.law("cie.101", "cie.ad.7.3")
def test_the_earlier_gain_goes_out_first_however_great_the_later() -> None:
    e, y = "1O 12O 11O 12C 8C 7C 12E 9E 7E 12B 9B 7B", "1C 11C 10C 2C 8O 7O 9O 10E 8E 10B 8B 1E"
    table = holding(e, y, start=owing(2, 4)).do("0 punto oros", "1 tengo copas")
    assert table.state.over
    assert table.state.winners == (1,)
    assert table.reasons("hand 0") == []


@pytest.mark.law("cie.ad.7.3")
def test_the_point_is_the_first_gain_after_the_exchange() -> None:
    table = holding(WEAK_E, STRONG_Y, start=owing(4, 3)).do("0 punto bastos", "1 bueno")
    assert table.state.winners == (0,)


@pytest.mark.law("cie.ad.5.10")
def test_what_counts_first_is_the_preference_and_not_being_mano() -> None:
    e, y = "1O 11O 9O 7O 1C 12C 8C 1E 11E 7E 10B 8B", "1B 11B 9B 7B 2E 9E 8E 12O 2O 11C 10C 9C"
    table = holding(e, y, start=owing(3, 2)).do("0 punto oros", "1 igual bastos", "0 paso", "1 tercia 2E")
    assert table.state.winners == (1,)
    assert table.state.tallies[1].race == 101


@pytest.mark.law("cie.15")
def test_the_game_ends_at_the_very_point_that_makes_a_hundred() -> None:
    table = silent(FIRM_E, IDLE_Y, start={"marks": [90, 90]}).having(0, 7).play("1O 7C 12O")
    assert table.state.over
    assert table.state.tallies[0].race == 100
    assert table.state.winners == (0,)


@pytest.mark.law("cie.156", "cie.155")
def test_who_lacks_a_point_loses_if_the_other_is_there_before_him() -> None:
    e, y = "12O 11O 10O 2O 9O 1C 8C 7C 8E 7E 9B 7B", "12C 11C 2C 1E 12E 10E 2E 11B 10B 2B 8B 8O"
    table = holding(y, e, start={"marks": [100, 90], "hundred": [1, 0]})
    table.do("0 punto espadas", "1 tengo oros")
    assert not table.state.over
    table.do("0 paso", "1 quinta 12O")
    assert table.state.winners == (1,)


@pytest.mark.law("cie.ad.7.2")
def test_the_ten_for_the_cards_do_not_exist_until_the_play_is_over() -> None:
    table = silent(DULL_E, DULL_Y, start={"marks": [40, 100], "hundred": [0, 1]}).having(0, 4)
    table.ending("9C 8C 7C", "1C 12C 11C", (8, 1)).play("9C 1C")
    assert table.state.over
    assert table.state.winners == (1,)
    assert table.chips == -8


@pytest.mark.law("cie.ad.4.1")
def test_rounding_never_wins_the_game() -> None:
    table = silent(DULL_E, DULL_Y, start={"marks": [90, 80]}).having(0, 6).ending("9C", "7C", (6, 5))
    table.play("9C 7C")
    assert table.state.over  # six, lead, last trick of a nine, and ten for the cards
    tight = silent(DULL_E, DULL_Y, start={"marks": [90, 80]}).having(0, 7).ending("9C", "7C", (5, 6)).play("9C 7C")
    assert not tight.state.over
    assert (tight.marks[0], tight.state.tallies[0].hundred) == (100, 1)
