"""The open table: who kept silent of a card too many, and pays a geral that was won by his last card."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.finished import VOID, Ending
from tapete.games.voltarete.floor import counting
from tests.games.voltarete.floor.hands import ending, floor
from tests.games.voltarete.hands import Voltarete, opened

FIVE = {"ANA": "1E 2B 1B 10C", "BLAS": "4O 3O 6O 7O", "CLARA": "2C 3C 4C 12C 11C"}


def silent(**hands: str) -> Voltarete:
    """Nobody says anything of a card too many when Ana asks at her geral, and three tricks later Clara is found out."""
    five = opened(30).play_so(tricks=(5, 0, 0)).state.taken
    case = ending(**hands).but(taken=five, geral="undeclared").do("ana ask-count, blas none-over, clara none-over")
    return case.play("1E 4O 2C").play("2B 3O 3C").play("1B 6O 4C").do("ana claim cards clara")


@pytest.mark.law("vol.II.14.7")
def test_a_geral_lost_all_the_same_is_lost_and_the_silent_one_owes() -> None:
    over = silent(**FIVE).do("ana ask-card 12C").play("10C 7O 12C")
    assert over.decisions[-1] == "owes-reposta" and over.owed == [("clara", 30, "vol.II.14.7")]
    assert over.done().paid("geral-lost") == [(0, 1, 8), (0, 2, 8)]


@pytest.mark.law("vol.II.14.7")
def test_if_both_kept_silent_neither_pays_for_both() -> None:
    hands = {"ANA": "1E 2B 1B 11C", "BLAS": "4O 3O 6O 7O 2O", "CLARA": "2C 3C 4C 12C 5O"}
    over = silent(**hands).do("ana ask-card 5O").play("11C 7O 5O")
    assert over.decisions[-1] == "owes-reposta" and over.owed == [("clara", 30, "vol.II.14.7")]
    assert over.done().paid("geral") == [(1, 0, 8), (2, 0, 8)]


@pytest.mark.law("vol.II.14.7")
def test_before_the_last_trick_all_see_the_cards_of_who_was_found_out() -> None:
    asked = silent(**FIVE)
    assert (asked.phase, asked.turn) == ("last-card", "ana")
    assert all({"12C", "11C"} <= asked.known(who) for who in asked.viewers)


def won_by(case: Voltarete) -> object:
    """Whether the geral was lost, or won by the card that Clara was asked for, or anyway."""
    (slip,) = [slip for slip in floor(case).slips if slip.what == "silent" and slip.seat == 2]
    return counting.silent_case(floor(case), 2, slip).facts["geral_won"]


@pytest.mark.law("vol.II.14.7")
def test_a_geral_is_won_by_the_card_asked_for_only_if_the_other_would_have_beaten_the_feito() -> None:
    asked = silent(**{**FIVE, "ANA": "1E 2B 1B 11C", "CLARA": "2C 3C 4C 12C 5O"}).do("ana ask-card 5O")
    assert won_by(asked.play("11C 7O 5O")) == "by-it"
    assert won_by(asked.do("ana lay-down won, blas accept, clara accept")) == "lost", "it was not named"
    unasked = silent_to_the_end()
    assert (won_by(unasked), unasked.phase) == ("anyway", "count")
    found = unasked.do("ana claim cards clara")
    assert found.decisions == ["owes-reposta"] and found.owed == [("clara", 30, "vol.II.14.7")]
    assert found.done().paid("geral") == [(1, 0, 8), (2, 0, 8)]
    again = found.do("blas claim cards clara")
    assert (again.decisions, again.told("not-proven", "seat")) == (["owes-reposta"], ["clara"])
    named = silent(**FIVE).do("ana ask-card 12C, ana lay-down geral, blas accept, clara accept")
    assert won_by(named) == "anyway"
    back = asked.but(taken=()).do("ana lay-down geral, blas accept, clara accept")
    assert won_by(back) == "anyway", "the tricks were taken back, and it was given to her"
    assert won_by(silent(**FIVE).do("ana ask-card 12C").play("10C 7O 12C")) == "lost"
    led = silent(**{**FIVE, "ANA": "1E 2B 1B 12B", "CLARA": "2C 3C 4C 6E 5E"}).do("ana ask-card 5E").but(leader=2)
    assert won_by(led.play("5E 12B 7O")) == "anyway", "though she leads"


@pytest.mark.law("vol.II.14.7")
def test_who_did_something_else_has_not_kept_silent_too() -> None:
    asked = silent(**{**FIVE, "ANA": "1E 2B 1B 11C", "CLARA": "2C 3C 4C 12C 5O"}).do("ana ask-card 5O")
    assert asked.do("blas sign").play("11C 7O 5O").decisions[-1] == "pays-for-both"


def silent_to_the_end(blas: str = "3C 6O 4E 7O") -> Voltarete:
    """Nobody says anything of Clara's card too many, nor asks for it; the trump that she keeps would have taken one."""
    five = opened(30).play_so(tricks=(5, 0, 0)).state.taken
    case = ending(ANA="12C 12O 12E 11C", BLAS=blas, CLARA="2C 4O 3E 5O 3B").but(taken=five, geral="undeclared")
    asked = case.do("ana ask-count, blas none-over, clara none-over")
    tricks = asked.play("12C 3C 2C").play("12O 6O 4O").play("12E 4E 3E")
    return tricks.play("11C 7O 5O" if "7O" in blas else "11C 5O")


@pytest.mark.law("vol.II.14.7", "vol.II.12.1")
def test_a_hand_laid_down_after_it_is_judged_by_the_last_trick_as_it_would_have_been() -> None:
    laid = "ana lay-down geral, blas accept, clara accept"
    asked = silent(**{**FIVE, "ANA": "1E 2B 1B 11C", "CLARA": "2C 3C 4C 12C 5O"})
    named = asked.do("ana ask-card 5O")
    assert won_by(named.do(laid)) == "by-it"
    over = named.do(laid).done()
    assert over.paid("geral") == [(2, 0, 8), (2, 0, 8)] and over.paid("reposta") == []
    given = named.do("ana play 11C, blas concede geral, blas play 7O, clara concede geral, ana take")
    assert won_by(given) == "by-it"
    assert won_by(named.do("ana play 11C, blas play 7O, clara play 5O")) == "by-it"
    assert won_by(asked.do("ana ask-card 12C").do(laid)) == "anyway", "it was given to her, not won"
    low = silent(**{**FIVE, "ANA": "1E 2B 1B 11C", "CLARA": "2C 3C 4C 6E 5E"}).do("ana ask-card 5E")
    assert won_by(low.do(laid)) == "anyway", "neither would have beaten her"
    void = named.but(ending=Ending(VOID, None), phase="count").done()
    assert void.told("ruling", "seat") == named.told("ruling", "seat"), "in a void hand nobody answers for it"
    seventh = named.but(taken=floor(named).taken[:7])
    assert won_by(seventh.do(laid)) == "anyway", "the trick in which he was asked for it is taken back"


@pytest.mark.law("vol.II.14.6", "vol.II.14.7")
def test_one_card_too_few_is_owed_by_its_own_law_though_the_other_has_kept_silent() -> None:
    over = silent_to_the_end("3C 6O 4E").do("ana claim cards blas, ana claim cards clara")
    assert over.owed == [("blas", 30, "vol.II.14.6"), ("clara", 30, "vol.II.14.7")]
