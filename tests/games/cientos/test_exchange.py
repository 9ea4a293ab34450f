"""Cartas blancas, the exchange, and looking."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tests.games.cientos.hands import ALL_PASS, DULL, FIGURES, WHITE, Cientos

# The stock of the law's own case, top first; the hands avoid it.
STOCK = "9O 8C 1E 7B 12B 11O 2C 8E"
E_HAND = "12O 10O 8O 7O 12C 11C 9C 10E 9E 7E 1B 9B"
Y_HAND = "1O 2O 1C 10C 7C 12E 11E 2E 11B 10B 2B 8B"


def dealt(mano: str = E_HAND, pie: str = Y_HAND, stock: str = STOCK, **options: Any) -> Cientos:
    """The cards are dealt, and nobody has spoken."""
    return Cientos(**options, E=mano, Y=pie, stock=stock)


def exchanging(**options: Any) -> Cientos:
    """The mano is to discard."""
    return dealt(**options).do("e paso, y paso")


# Cartas blancas.


@pytest.mark.law("cie.81", "cie.158", "cie.5")
def test_a_hand_without_figures_is_shown_for_ten() -> None:
    case = dealt(WHITE, FIGURES, "").do("e blancas")
    assert case.points == (10, 0)
    assert set(case.told("blancas", "cards")[0]) == set(cards(WHITE))
    assert set(case.seen("e", by="y").cards) == set(cards(WHITE))


@pytest.mark.law("cie.81", "cie.5")
def test_one_figure_is_enough_to_lose_it() -> None:
    assert not dealt(WHITE.replace("7B", "10B"), "", "").allows("e blancas")


@pytest.mark.law("cie.ad.5.4")
def test_it_must_be_said_before_the_discard() -> None:
    case = dealt(WHITE, FIGURES, "").do("e paso, y paso")
    assert not case.allows("e blancas")
    case = case.do("e discard 7B")
    assert not case.allows("e blancas")


@pytest.mark.law("cie.ad.5.3")
def test_the_ten_of_the_pie_are_counted_before_any_point() -> None:
    case = Cientos(start={"marks": [90, 90]}, E=FIGURES, Y=WHITE).do("e paso, y blancas")
    assert case.state.over
    assert case.state.winners == (1,)


@pytest.mark.law("cie.ad.5.3", "cie.81")
def test_the_mano_speaks_first_and_shown_cards_are_taken_up_again() -> None:
    case = dealt(FIGURES, WHITE, "")
    assert case.turn == "e"
    case = case.do("e paso, y blancas, e discard 10B 11B 12B")
    assert None not in case.seen("y", by="e").cards
    case = case.do("e paso, y discard 7B")
    assert set(case.seen("y", by="e").cards) == {None}


# The exchange.


@pytest.mark.law("cie.3", "cie.4", "cie.57")
def test_the_mano_draws_from_the_top_as_many_as_he_threw() -> None:
    case = exchanging().do("e discard 8O 7O 9C 9E 7E")
    assert len(case.held("e")) == 12
    assert {"9O", "8C", "1E", "7B", "12B"} <= set(case.held("e"))
    assert case.state.stock == cards("11O 2C 8E")
    assert not {"8O", "7O", "9C", "9E", "7E"} & set(case.held("e"))
    case = case.do("y discard 7C 8B 2B")
    assert {"11O", "2C", "8E"} <= set(case.held("y"))


@pytest.mark.law("cie.89", "cie.90")
@pytest.mark.parametrize(("number", "good"), [(0, False), (1, True), (5, True), (6, False)])
def test_the_mano_discards_one_to_five(number: int, good: bool) -> None:
    case = exchanging()
    assert case.allows(f"e discard {case.some('e', number)}") is good


@pytest.mark.law("cie.90")
def test_even_the_best_hand_must_throw_one() -> None:
    best = "1O 12O 11O 10O 2O 9O 1C 12C 1E 12E 1B 12B"
    case = Cientos(E=best).do("e paso, y paso")
    assert not case.allows("e discard")
    assert case.allows("e discard 9O")


@pytest.mark.law("cie.91", "cie.92", "cie.89")
def test_the_mano_may_see_only_those_of_his_five_that_he_leaves() -> None:
    case = exchanging().do("e discard 8O 7O 9C")
    assert case.told("exchanged")[-1] == {"seat": "e", "number": 3, "left": 2}
    case = case.do("e look")
    assert case.view("e").stock == (*cards("7B 12B"), None, None, None)
    assert case.view("y").stock == (None,) * 5
    assert case.told("looks", "seat")[-1] == "e"


@pytest.mark.law("cie.91")
def test_he_who_draws_five_leaves_nothing_to_look_at() -> None:
    case = exchanging().do("e discard 8O 7O 9C 9E 7E")
    assert case.prompt("e") is None
    assert case.turn == "y"


@pytest.mark.law("cie.93")
def test_the_pie_may_draw_what_the_mano_left_besides_his_three() -> None:
    case = exchanging().do("e discard 8O 7O 9C, e paso")
    assert case.allows("y discard 7C 10C 2E 2B 8B")
    assert not case.allows("y discard 7C 10C 2E 2B 8B 10B")
    case = case.do("y discard 7C 10C 2E 2B 8B")
    assert {"7B", "12B", "11O", "2C", "8E"} <= set(case.held("y"))
    assert case.state.stock == ()


def test_the_pie_may_keep_all_unless_it_is_agreed_that_he_throws_one() -> None:
    assert exchanging().do("e discard 8O, e paso").allows("y discard")
    assert not exchanging(pie_discards=True).do("e discard 8O, e paso").allows("y discard")


@pytest.mark.law("cie.94", "cie.95")
def test_what_the_pie_leaves_he_may_see_and_then_the_mano_if_he_names_a_suit() -> None:
    case = exchanging().do("e discard 8O 7O 9C 9E 7E, y discard 7C 2B, y look")
    assert case.view("y").stock == cards("8E")
    assert case.view("e").stock == (None,)
    assert "name copas" in case.offers("e")
    case = case.do("e name copas")
    assert case.view("e").stock == cards("8E")
    case = case.do(ALL_PASS)
    assert {card[-1] for card in case.may("e", "play")} == {"C"}


@pytest.mark.law("cie.95")
def test_only_if_the_pie_looked_may_the_mano_and_only_a_suit_he_holds_can_be_named() -> None:
    case = exchanging().do("e discard 8O 7O 9C 9E 7E, y discard 7C 2B, y paso")
    assert case.phase == "announce"
    no_bastos = dealt("1O 12O 10O 8O 7O 12C 11C 9C 10E 9E 7E 1C", "", "9O 8C")
    no_bastos = no_bastos.do("e paso, y paso, e discard 7O, e paso, y discard, y look")
    assert no_bastos.offers("e") == ["name oros", "name copas", "name espadas", "paso"]
    no_bastos = no_bastos.do("e paso")
    assert no_bastos.state.named is None


@pytest.mark.law("cie.97", "cie.ad.1.1")
def test_the_discard_is_made_once_and_at_once() -> None:
    case = exchanging().do("e discard 8O")
    assert not case.may("e", "discard")
    case = case.do("e paso, y discard 7C, y paso")
    assert not case.may("e", "discard") and not case.may("y", "discard")


@pytest.mark.law("cie.3")
def test_what_is_thrown_takes_no_further_part() -> None:
    case = exchanging().do("e discard 12O 10O 8O 7O 12C, y discard 7C 2B 8B")
    assert not any("12C" in line or "reyes" in line for line in case.offers("e"))
    assert set(case.seen("e", by="e").discards) == set(cards("12O 10O 8O 7O 12C"))
    assert set(case.seen("e", by="y").discards) == {None}


def test_dull_hands_fit_the_pack() -> None:
    assert len(set(cards(" ".join(DULL.values())))) == 24


@pytest.mark.law("cie.92")
def test_he_says_how_many_he_leaves_and_nothing_where_he_leaves_none() -> None:
    case = exchanging().do("e discard 8O 7O 9C")
    assert case.seen("e").said == "leaves 2"
    assert exchanging().do("e discard 8O 7O 9C 9E 7E").seen("e").said == ""
    case = case.do("e paso, y discard 7C 2B 8B 10B")
    assert (case.seen("y").said, case.told("exchanged", "number", "left")) == ("leaves 1", [(3, 2), (4, 1)])


@pytest.mark.law("cie.4")
def test_who_keeps_all_his_cards_is_told_of_none_that_he_drew() -> None:
    case = exchanging().do("e discard 8O, e paso, y discard")
    assert [told["seat"] for told in case.told("drew", to="y")] == []
    assert case.told("exchanged", "number") == [1, 0]


@pytest.mark.law("cie.91", "cie.94", "cie.95")
def test_it_is_told_at_how_many_he_looks_and_which_suit_was_named() -> None:
    case = exchanging().do("e discard 8O 7O 9C, e look")
    assert case.told("looks") == [{"seat": "e", "number": 2}]
    case = case.do("y discard 7C 2B 8B, y look")
    assert case.told("looks", "seat", "number") == [("e", 2), ("y", 2)]
    assert case.turn == "e"
    case = case.do("e name copas")
    assert case.told("looks", "seat", "number") == [("e", 2), ("y", 2), ("e", 2)]
    assert case.told("names") == [{"seat": "e", "suit": "copas"}]
    assert case.seen("e").said == "name copas"
    assert (case.phase, case.turn) == ("announce", "e")
    assert case.view("e").stock == cards("2C 8E")


@pytest.mark.law("cie.91")
def test_who_leaves_cards_need_not_look() -> None:
    case = exchanging().do("e discard 8O 7O 9C, e paso")
    assert (case.phase, case.turn, case.told("looks")) == ("discard", "y", [])
    assert set(case.view("e").stock) == {None}


@pytest.mark.law("cie.81")
def test_cartas_blancas_are_said_and_each_is_asked_once() -> None:
    case = dealt(WHITE, FIGURES, "").do("e blancas")
    assert (case.seen("e").said, case.turn, case.offers("y")) == ("blancas", "y", ["paso"])
    assert (case.do("y paso").phase, case.do("y paso").turn) == ("discard", "e")
