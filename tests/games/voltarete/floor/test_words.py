"""The open table: words and signs, and complaints about them, when cards are taken back."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.hands import ending, floor

SIGNED = ending(ANA="10C 4O 5O", BLAS="4C 6O 7O", CLARA="12C 3C 2O")


@pytest.mark.law("vol.II.10.15", "vol.II.12.12")
def test_a_word_is_not_taken_back_with_the_cards_and_was_said_before_those_that_are_played_anew() -> None:
    case = SIGNED.do("ana play 10C, blas play 4C, clara play 2O, blas sign, clara mend, clara play 12C")
    asked = case.do("ana claim sign blas")
    assert (asked.decisions[-1], asked.phase, asked.turn) == ("harmed-chooses", "choose", "ana")
    before = SIGNED.do("ana play 10C, blas sign, blas play 4C, clara play 2O, clara mend")
    assert [(slip.moment, slip.kind) for slip in floor(before).slips if slip.what == "sign"] == [(0, "1")]


@pytest.mark.law("vol.II.10.16", "vol.II.12.13")
def test_a_word_of_a_later_trick_was_said_before_the_first_card_that_is_played_anew() -> None:
    case = SIGNED.do("ana play 10C, blas play 4C, clara play 2O, ana play 4O, blas play 6O, clara play 3C, blas sign")
    back = case.do("ana claim revoke clara")
    assert [(slip.moment, slip.kind) for slip in floor(back).slips if slip.what == "sign"] == [(0, "2")]
    assert back.do("clara play 12C, ana claim sign blas").decisions[-1] == "harmed-chooses"


@pytest.mark.law("vol.II.10.15", "vol.II.12.12")
def test_a_complaint_of_a_word_waits_for_the_cards_that_are_played_anew_or_is_made_again_of_them() -> None:
    ahead = SIGNED.do("ana play 10C, clara play 2O, blas sign, ana claim sign blas, clara mend, clara play 12C")
    assert ahead.decisions == ["may-correct"] and ahead.do("blas play 4C").decisions[-1] == "harmed-chooses"
    ruffed = ending(ANA="10C 4O 5O", BLAS="12C 4C 7O", CLARA="3C 4B 2O").do(
        "ana play 10C, clara sign, blas play 12C, clara play 4B, ana claim sign clara"
    )
    assert ruffed.decisions == ["card-stays"] and not ruffed.allows("ana claim sign clara")
    again = ruffed.do("clara mend, clara play 3C, ana claim sign clara")
    assert again.decisions[-1] == "harmed-chooses", "of the new cards it may be said anew"


@pytest.mark.law("vol.II.12.13")
def test_a_word_of_an_earlier_trick_than_the_cards_that_go_back_stays_where_it_was_said() -> None:
    case = SIGNED.do("ana play 10C, blas sign, blas play 4C, clara play 3C, ana play 4O, blas play 6O, blas sign")
    back = case.do("clara play 12C, clara mend")
    assert [(slip.moment, slip.kind) for slip in floor(back).slips if slip.what == "sign"] == [(0, "1"), (1, "2")]
