"""The play: following suit, the privilege of the matadores, and the question after the first five."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tests.games.voltarete.hands import FOUR, Voltarete, endgame, hand


def may(trump: str, led: str, held: str) -> set[str]:
    """What Blas may play when Ana has led this."""
    return endgame(trump, ANA=led, BLAS=held).play(led).may("blas", "play")


@pytest.mark.law("vol.I.11.4", "vol.II.10.8")
def test_a_trump_led_asks_for_a_trump() -> None:
    assert may("espadas", "7E", "3E 11E 12O 4C") == {"3E", "11E"}
    assert may("oros", "4O", "6O 7O 5C") == {"6O", "7O"}
    assert may("oros", "4O", "1B 12C") == {"1B", "12C"}


@pytest.mark.law("vol.I.11.5")
def test_nobody_must_beat() -> None:
    assert may("espadas", "10C", "12C 4C") == {"12C", "4C"}


@pytest.mark.law("vol.I.11.6")
def test_every_suit_asks_for_its_own() -> None:
    assert may("oros", "5B", "3B 12B 1O") == {"3B", "12B"}


@pytest.mark.law("vol.I.11.7", "vol.II.10.11", "vol.II.10.9")
def test_who_has_none_is_free() -> None:
    assert may("oros", "5B", "1B 4O 6E") == {"1B", "4O", "6E"}
    assert may("bastos", "5E", "1E 7B 3O 6C") == {"1E", "7B", "3O", "6C"}
    assert may("oros", "12O", "1E 3C 4B") == {"1E", "3C", "4B"}


@pytest.mark.law("vol.I.11.8")
def test_the_third_follows_the_card_led_though_the_second_has_ruffed() -> None:
    case = endgame("oros", ANA="12B", BLAS="4O", CLARA="3B 7O").play("12B 4O")
    assert case.may("clara", "play") == {"3B"}


@pytest.mark.law("vol.I.11.9")
def test_a_black_ace_asks_for_trumps_and_not_for_its_suit() -> None:
    assert may("copas", "1E", "12E 4E 3C") == {"3C"}
    assert may("copas", "1B", "12B 3C") == {"3C"}


@pytest.mark.law("vol.I.11.10", "vol.I.10.18")
def test_matadores_alone_need_not_answer_an_ordinary_trump() -> None:
    assert may("espadas", "12E", "1B 2E 4C 6O") == {"1B", "2E", "4C", "6O"}
    assert may("oros", "1O", "1B 4C") == {"1B", "4C"}
    assert may("oros", "1O", "12O 4C") == {"12O"}


@pytest.mark.law("vol.I.11.11")
def test_an_ordinary_trump_answers_the_smallest() -> None:
    assert may("copas", "6C", "1C 4O") == {"1C"}


@pytest.mark.law("vol.I.11.12")
def test_the_greater_matador_calls_for_the_lesser_and_never_the_other_way() -> None:
    assert may("bastos", "1B", "2B 3O") == {"2B", "3O"}
    assert may("bastos", "1B", "1E 3O") == {"1E", "3O"}
    assert may("bastos", "1E", "2B 3O") == {"2B"}
    assert may("bastos", "1E", "1B 3O") == {"1B"}


@pytest.mark.law("vol.I.11.13")
def test_the_espadilha_calls_for_the_manilha() -> None:
    assert may("oros", "1E", "7O 4C") == {"7O"}


@pytest.mark.law("vol.I.11.14")
def test_the_manilha_calls_for_the_basto() -> None:
    assert may("oros", "7O", "1B 4C") == {"1B"}


@pytest.mark.law("vol.I.11.15")
def test_the_basto_calls_for_neither() -> None:
    assert may("espadas", "1B", "1E 2E 4C") == {"1E", "2E", "4C"}


@pytest.mark.law("vol.I.11.16")
def test_the_espadilha_is_never_forced() -> None:
    assert may("espadas", "2E", "1E 4C") == {"1E", "4C"}
    assert may("espadas", "2E", "1E 1B 4C") == {"1E", "1B"}, "but the Basto is, and then either trump will do"


@pytest.mark.law("vol.I.11.17")
def test_who_has_another_trump_may_play_that_or_the_matador() -> None:
    assert may("espadas", "1E", "1B 4E 3C") == {"1B", "4E"}
    assert may("espadas", "12E", "1B 4E 3C") == {"1B", "4E"}


@pytest.mark.law("vol.I.11.10")
def test_only_the_card_led_binds() -> None:
    case = endgame("espadas", ANA="3E", BLAS="1E", CLARA="1B 4C").play("3E 1E")
    assert case.may("clara", "play") == {"1B", "4C"}, "the Espadilha was not led"


@pytest.mark.law("vol.II.10.27", "vol.I.20.13")
def test_high_or_low_is_everybodys_own_affair() -> None:
    assert may("oros", "1E", "12O 3O") == {"12O", "3O"}
    assert may("oros", "12C", "10C 4C") == {"10C", "4C"}


@pytest.mark.law("vol.I.11.3", "vol.II.10.2")
def test_the_winner_leads_to_the_next_trick() -> None:
    case = endgame("bastos", ANA="5O 3C", BLAS="12O 4C", CLARA="3O 5C").play("5O 12O 3O")
    assert case.turn == "blas"
    assert case.play("4C").turn == "clara" and case.play("4C 5C").turn == "ana"


@pytest.mark.law("vol.II.10.21")
def test_nobody_plays_twice_to_a_trick() -> None:
    case = endgame("bastos", ANA="5C", BLAS="12C 3C").play("5C 3C")
    assert case.prompt("blas") is None


@pytest.mark.law("vol.I.20.12")
def test_there_is_no_other_sign_than_a_card() -> None:
    case = endgame("bastos", ANA="5C", BLAS="12C 3C", lay_down=False).play("5C")
    assert case.words("blas") == {"play"} and case.prompt("clara") is None


# The first five.


def four_made(first: bool = True, trump: str = "espadas", **changes: Any) -> Voltarete:
    """Ana, the feito, has four tricks (the first four, or the last of five) and leads; five high trumps are left."""
    tricks = (4, 0, 0) if first else (4, 1, 0)
    case = hand(30).play_so(suit=trump, tricks=tricks, held="3C 4C 5C 6C", first=first, **changes)
    left = 5 if first else 4
    trumps = ("1E 2E 1B 12E 11E", "3E 4E 5E 6E 7E", "12O 11O 10O 1O 2O")
    return case.but(leader=0, hands=tuple(cards(text)[:left] for text in trumps))


@pytest.mark.law("vol.I.9.41", "vol.II.14.5")
def test_after_the_first_five_the_feito_stops_or_goes_on() -> None:
    case = four_made().play("1E 3E 12O")
    assert (case.phase, case.turn, case.words("ana")) == ("stop", "ana", {"stop", "go-on"})
    stopped = case.do("ana stop")
    assert stopped.paid("first-five") == [(1, 0, 2), (2, 0, 2)] and stopped.paid("geral") == []
    assert stopped.phase == "shuffle" and stopped.dealer == "ana"


@pytest.mark.law("vol.I.9.41", "vol.II.14.5")
def test_who_goes_on_wins_or_loses_the_geral() -> None:
    case = four_made().play("1E 3E 12O").do("ana go-on")
    assert (case.phase, case.turn, case.state.geral) == ("play", "ana", "undeclared")
    made = case.play("2E 4E 11O 1B 5E 10O 12E 6E 1O 11E 7E 2O")
    assert made.paid("geral") == [(1, 0, 8), (2, 0, 8)] and made.paid("first-five") == []


@pytest.mark.law("vol.II.14.5")
def test_nobody_is_asked_who_lost_a_trick_before_or_declared() -> None:
    assert four_made(first=False).play("1E 3E 12O").phase == "play"
    assert four_made(geral="declared").play("1E 3E 12O").phase == "play"
    assert four_made(barred=(0,)).play("1E 3E 12O").phase == "play", "he has said that he lost"
    assert four_made(granted=(1,), refused=(2,), asked=True).play("1E 3E 12O").phase == "play"
    assert four_made(pursuer=1).play("1E 3E 12O").phase == "play", "another has taken the hand over"


@pytest.mark.law("vol.II.17.16")
def test_matadores_that_were_not_played_are_shown_and_paid() -> None:
    case = four_made().play("1E 3E 12O").do("ana stop")
    assert case.paid("matadores") == [(1, 0, 5), (2, 0, 5)]
    told = case.told("shows-matadores", "cards")
    assert [card.text for card in told[0]] == ["2E", "1B", "12E", "11E"]
    assert case.known("blas") >= {"2E", "1B", "12E", "11E"}


@pytest.mark.law("vol.II.17.16")
def test_who_has_played_his_matadores_shows_nothing_more() -> None:
    case = hand(30, ANA="1E 2E 1B 12E 11E 4O 5O 6O 7O").make("ana", "só", "espadas")
    over = case.begun().play_out_hand()
    assert over.paid("matadores") == [(1, 0, 5), (2, 0, 5)] and over.told("shows-matadores") == []


@pytest.mark.law("vol.II.17.9", "vol.II.17.16")
def test_who_is_granted_his_reposta_pays_for_no_matadores_and_shows_none() -> None:
    case = hand(30, ANA="1E 2E 1B 12E").make("ana", suit="espadas").buy().do("ana ask-reposta, blas grant, clara grant")
    assert case.state.ending is not None and case.state.ending.how == "granted"
    assert case.paid("matadores") == [] and case.told("shows-matadores") == []
    assert case.known("blas").isdisjoint({"1E", "2E", "1B", "12E"})


@pytest.mark.law("vol.I.9.4")
def test_all_nine_tricks_are_played_otherwise() -> None:
    case = hand(30).make("ana", suit="espadas").begun().play_out_hand()
    assert len(case.state.taken) == 9


@pytest.mark.law("vol.II.14.9")
def test_of_the_thirteen_he_is_asked_too_but_there_is_no_geral() -> None:
    case = hand(30, FOUR).play_so(feito="diego", kind="treze", tricks=(0, 0, 0, 4), held="3C 4C 5C 6C", first=True)
    hands = ("3E 4E 5E 6E 7E", "12O 11O 10O 1O 2O", "12C 11C 10C 1C 2C", "1E 2E 1B 12E 11E")
    made = case.but(leader=3, hands=tuple(cards(text) for text in hands)).play("1E 3E 12O 12C")
    assert (made.phase, made.turn) == ("stop", "diego")
    on = made.do("diego go-on")
    assert (on.phase, on.state.geral, on.turn) == ("play", "", "diego")
    assert on.play("2E 4E 11O 11C").phase == "play", "he is asked once"
