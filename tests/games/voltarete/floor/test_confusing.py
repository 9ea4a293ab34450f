"""The open table: the cards confused at any time from the naming of the suit to the settlement."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.hands import ending, floor, licenca
from tests.games.voltarete.hands import Voltarete, opened

HAND = {"ANA": "12C 4O", "BLAS": "5C 6O", "CLARA": "6C 3O"}


def with_tricks(*tricks: int, **given: str) -> Voltarete:
    """Two tricks are still to be played, and so many are made."""
    return ending(**{**HAND, **given}).but(taken=opened(30).play_so(tricks=tricks).state.taken)


@pytest.mark.law("vol.II.12.20", "vol.II.12.21")
def test_from_the_naming_of_the_suit_until_the_settlement() -> None:
    made = opened(30).make("ana", "licença")
    assert made.phase == "name-trump" and not made.allows("ana confuse"), "trumps are not known yet"
    named = made.do("ana name espadas")
    assert [who for who in named.people if named.allows(f"{who} confuse")] == ["ana", "blas", "clara"]
    thrown = licenca(opened(30))
    for case in (thrown, thrown.do("ana draw 5"), thrown.do("ana draw 5, ana look, ana order")):
        assert case.allows("clara confuse")
    order = thrown.do("ana draw 5, ana look").exchange()
    assert order.do("ana ask-reposta").allows("clara confuse") and order.do("ana begin").allows("clara confuse")
    five = ending(**HAND).but(taken=opened(30).play_so(tricks=(4, 0, 0), first=True).state.taken).play("12C 5C 6C")
    assert five.phase == "stop" and five.allows("blas confuse")
    over = with_tricks(3, 2, 2).play("12C 5C 6C 4O 6O 3O")
    assert over.phase == "count" and over.allows("blas confuse")


@pytest.mark.law("vol.II.12.20")
def test_a_feito_who_has_named_and_drops_his_hand_onto_the_stock() -> None:
    named = opened(30).make("ana", "licença", "copas").do("ana confuse")
    assert named.decisions == ["void"] and named.paid("payment") == [(0, 1, 4), (0, 2, 4)]
    assert (named.done().paid("reposta"), named.dealer) == ([(0, "pot", 30)], "clara")


@pytest.mark.law("vol.II.12.21")
def test_an_opponent_in_the_middle_of_the_play() -> None:
    case = with_tricks(3, 2, 2).play("12C")
    void = case.do("blas confuse")
    assert void.decisions == ["void"] and void.paid("payment") == [(1, 0, 4)]
    assert void.done().paid("reposta") == [(1, "pot", 30)] and void.done().paid("lift") == []


@pytest.mark.law("vol.II.12.20")
def test_while_a_reposta_is_answered_nothing_is_answered_any_more() -> None:
    asked = licenca(opened(30)).do("ana draw 5, ana look").exchange().do("ana ask-reposta, blas refuse")
    void = asked.do("clara confuse")
    assert void.decisions == ["void"] and floor(void).question is None
    assert void.done().paid("reposta") == [(2, "pot", 30)], "nobody owes for a reposta that was refused"
    granted = licenca(opened(30)).do("ana draw 5, ana look").exchange().do("ana ask-reposta, blas grant")
    assert granted.do("blas confuse").done().paid("reposta") == [(1, "pot", 30)]


@pytest.mark.law("vol.II.3.25", "vol.II.12.20")
def test_the_hand_that_is_dealt_again_for_it_is_played_and_in_the_next_it_may_happen_again() -> None:
    void = opened(30).make("ana", "licença", "espadas").do("blas confuse").done()
    again = void.falls()
    again = again.do(f"{again.turn} cut 10, clara deal").make("ana", "licença", "espadas")
    assert not any(again.allows(f"{who} confuse") for who in again.people)
    over = again.come_out_open((5, 2, 2)).falls()
    following = over.do(f"{over.turn} cut 10, ana put-in, ana deal").make("blas", "licença", "espadas")
    assert following.allows("clara confuse")


@pytest.mark.law("vol.II.1.8", "vol.II.12.20", "vol.II.12.21")
def test_what_the_tricks_have_given_to_another_is_not_taken_from_him() -> None:
    codilho = with_tricks(1, 5, 1).do("ana confuse")
    assert codilho.decisions == ["result-stands"] and codilho.phase == "count"
    assert codilho.done().paid("codilho") == [(0, 1, 30)] and codilho.done().paid("reposta") == [(0, "pot", 30)]
    third = with_tricks(1, 5, 1).do("clara confuse").done()
    assert third.paid("codilho") == [(0, 1, 30)] and third.paid("reposta") == [(2, "pot", 30)]
    own = with_tricks(1, 5, 1).do("blas confuse")
    assert own.decisions == ["void"] and own.done().paid("codilho") == [], "his own he has thrown away"


@pytest.mark.law("vol.II.1.8", "vol.II.12.20", "vol.II.12.21")
def test_a_hand_that_the_feito_has_won_by_his_tricks() -> None:
    won = with_tricks(5, 1, 1).do("blas confuse")
    assert won.decisions == ["result-stands"]
    paid = won.done()
    assert paid.paid("lift") == [("pot", 0, 29)] and paid.paid("reposta") == [(1, "pot", 30)]
    own = with_tricks(5, 1, 1).do("ana confuse")
    assert own.decisions == ["void"] and own.done().paid("lift") == []


@pytest.mark.law("vol.II.1.8", "vol.II.12.21", "vol.II.20.1")
def test_a_codilho_that_is_sure_is_no_win_of_the_feito() -> None:
    """Given that the hand is decided against the feito, when an opponent confuses the cards, then he has not won."""
    assert with_tricks(1, 5, 1).do("blas confuse").told("result-win") == []


@pytest.mark.law("vol.II.12.21", "vol.II.14.3")
def test_a_geral_that_no_trick_has_lost_is_not_lost_because_another_confused_the_cards() -> None:
    five = ending(**HAND).but(taken=opened(30).play_so(tricks=(7, 0, 0), first=True).state.taken, geral="declared")
    stands = five.do("blas confuse").done()
    assert stands.paid("lift") == [("pot", 0, 29)] and stands.paid("geral-lost") == [] and stands.paid("geral") == []
    lost = with_tricks(6, 1, 0).but(geral="declared").do("blas confuse").done()
    assert lost.paid("geral-lost") == [(0, 1, 16), (0, 2, 16)], "that one was lost before"


@pytest.mark.law("vol.II.1.8", "vol.II.12.20")
def test_when_the_hand_is_over_it_stays_what_it_is_for_the_others() -> None:
    over = with_tricks(3, 3, 1, ANA="12C 7O", CLARA="6C 3E").play("12C 5C 6C 7O 6O 3E")
    assert (over.phase, over.state.tricks) == ("count", (4, 4, 1))
    assert over.do("ana confuse").done().paid("reposta") == [(0, "pot", 30), (0, "pot", 30)]
    assert over.do("clara confuse").done().told("result-reposta")


@pytest.mark.law("vol.II.12.21", "vol.II.20.1")
def test_trumps_that_still_lie_in_the_stock_may_beat_his() -> None:
    so = opened(30, ANA="2E 1B 12E 11E 10E 7E 6E 5E 4E", stock="1E").make("ana", "só", "espadas")
    assert so.phase == "buy" and so.do("blas confuse").decisions == ["void"]
    sure = opened(30, ANA="1E 2E 1B 12E 11E 10E 7E 6E 5E").make("ana", "só", "espadas")
    assert sure.phase == "buy" and sure.do("blas confuse").decisions == ["feito-wins"]
