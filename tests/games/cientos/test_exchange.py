"""Cartas blancas, the exchange, and looking."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tests.games.cientos.table import DULL_E, DULL_Y, WHITE, Table

# The stock of the law's own case, top first; the hands avoid it.
STOCK = "9O 8C 1E 7B 12B 11O 2C 8E"
E_HAND = "12O 10O 8O 7O 12C 11C 9C 10E 9E 7E 1B 9B"
Y_HAND = "1O 2O 1C 10C 7C 12E 11E 2E 11B 10B 2B 8B"
WHITE_Y = "12O 11O 10O 12C 11C 10C 12E 11E 10E 12B 11B 10B"


def dealt(mano: str = E_HAND, pie: str = Y_HAND, stock: str = STOCK, **options: Any) -> Table:
    """The cards are dealt, and nobody has spoken."""
    return Table(**options).deal(mano, pie, stock)


def exchanging(**options: Any) -> Table:
    """The mano is to discard."""
    return dealt(**options).do("0 paso", "1 paso")


# Cartas blancas.


@pytest.mark.law("cie.81", "cie.158", "cie.5")
def test_a_hand_without_figures_is_shown_for_ten() -> None:
    table = dealt(WHITE, WHITE_Y, "").do("0 blancas")
    assert table.points == (10, 0)
    assert set(table.told("blancas")[0]["cards"]) == set(cards(WHITE))
    assert set(table.state.view(1).seats[0].cards) == set(cards(WHITE))


@pytest.mark.law("cie.81", "cie.5")
def test_one_figure_is_enough_to_lose_it() -> None:
    assert not dealt(WHITE.replace("7B", "10B"), "", "").allows("0 blancas")


@pytest.mark.law("cie.ad.5.4")
def test_it_must_be_said_before_the_discard() -> None:
    table = dealt(WHITE, WHITE_Y, "").do("0 paso", "1 paso")
    assert not table.allows("0 blancas")
    table.do("0 discard 7B")
    assert not table.allows("0 blancas")


@pytest.mark.law("cie.ad.5.3")
def test_the_ten_of_the_pie_are_counted_before_any_point() -> None:
    table = Table(start={"marks": [90, 90]}).deal(WHITE_Y, WHITE).do("0 paso", "1 blancas")
    assert table.state.over
    assert table.state.winners == (1,)


@pytest.mark.law("cie.ad.5.3", "cie.81")
def test_the_mano_speaks_first_and_shown_cards_are_taken_up_again() -> None:
    table = dealt(WHITE_Y, WHITE, "")
    assert table.state.turn == 0
    table.do("0 paso", "1 blancas", "0 discard 10B 11B 12B")
    assert None not in table.state.view(0).seats[1].cards
    table.do("0 paso", "1 discard 7B")
    assert set(table.state.view(0).seats[1].cards) == {None}


# The exchange.


@pytest.mark.law("cie.3", "cie.4", "cie.57")
def test_the_mano_draws_from_the_top_as_many_as_he_threw() -> None:
    table = exchanging().do("0 discard 8O 7O 9C 9E 7E")
    assert len(table.state.hands[0]) == 12
    assert set(cards("9O 8C 1E 7B 12B")) <= set(table.state.hands[0])
    assert table.state.stock == cards("11O 2C 8E")
    assert not set(cards("8O 7O 9C 9E 7E")) & set(table.state.hands[0])
    table.do("1 discard 7C 8B 2B")
    assert set(cards("11O 2C 8E")) <= set(table.state.hands[1])


@pytest.mark.law("cie.89", "cie.90")
@pytest.mark.parametrize(("number", "good"), [(0, False), (1, True), (5, True), (6, False)])
def test_the_mano_discards_one_to_five(number: int, good: bool) -> None:
    thrown = " ".join(card.text for card in sorted(cards(E_HAND))[:number])
    assert exchanging().allows(f"0 discard {thrown}".strip()) is good


@pytest.mark.law("cie.90")
def test_even_the_best_hand_must_throw_one() -> None:
    best = "1O 12O 11O 10O 2O 9O 1C 12C 1E 12E 1B 12B"
    table = Table().deal(best, "").do("0 paso", "1 paso")
    assert not table.allows("0 discard")
    assert table.allows("0 discard 9O")


@pytest.mark.law("cie.91", "cie.92", "cie.89")
def test_the_mano_may_see_only_those_of_his_five_that_he_leaves() -> None:
    table = exchanging().do("0 discard 8O 7O 9C")
    assert table.told("exchanged")[-1] == {"seat": 0, "number": 3, "left": 2}
    table.do("0 look")
    assert table.state.view(0).stock == (*cards("7B 12B"), None, None, None)
    assert table.state.view(1).stock == (None,) * 5
    assert table.told("looks")[-1]["seat"] == 0


@pytest.mark.law("cie.91")
def test_he_who_draws_five_leaves_nothing_to_look_at() -> None:
    table = exchanging().do("0 discard 8O 7O 9C 9E 7E")
    assert table.state.prompt(0) is None
    assert table.state.turn == 1


@pytest.mark.law("cie.93")
def test_the_pie_may_draw_what_the_mano_left_besides_his_three() -> None:
    table = exchanging().do("0 discard 8O 7O 9C", "0 paso")
    assert table.allows("1 discard 7C 10C 2E 2B 8B")
    assert not table.allows("1 discard 7C 10C 2E 2B 8B 10B")
    table.do("1 discard 7C 10C 2E 2B 8B")
    assert set(cards("7B 12B 11O 2C 8E")) <= set(table.state.hands[1])
    assert table.state.stock == ()


def test_the_pie_may_keep_all_unless_it_is_agreed_that_he_throws_one() -> None:
    assert exchanging().do("0 discard 8O", "0 paso").allows("1 discard")
    assert not exchanging(pie_discards=True).do("0 discard 8O", "0 paso").allows("1 discard")


@pytest.mark.law("cie.94", "cie.95")
def test_what_the_pie_leaves_he_may_see_and_then_the_mano_if_he_names_a_suit() -> None:
    table = exchanging().do("0 discard 8O 7O 9C 9E 7E", "1 discard 7C 2B", "1 look")
    assert table.state.view(1).stock == cards("8E")
    assert table.state.view(0).stock == (None,)
    assert "name copas" in table.offers(0)
    table.do("0 name copas")
    assert table.state.view(0).stock == cards("8E")
    for _ in range(3):
        table.do("0 paso", "1 paso")
    assert {line.split()[1][-1] for line in table.offers(0) if line.startswith("play")} == {"C"}


@pytest.mark.law("cie.95")
def test_only_if_the_pie_looked_may_the_mano_and_only_a_suit_he_holds_can_be_named() -> None:
    table = exchanging().do("0 discard 8O 7O 9C 9E 7E", "1 discard 7C 2B", "1 paso")
    assert table.state.phase == "announce"
    no_bastos = dealt("1O 12O 10O 8O 7O 12C 11C 9C 10E 9E 7E 1C", "", "9O 8C")
    no_bastos.do("0 paso", "1 paso", "0 discard 7O", "0 paso", "1 discard", "1 look")
    assert no_bastos.offers(0) == ["name oros", "name copas", "name espadas", "paso"]
    no_bastos.do("0 paso")
    assert no_bastos.state.named is None


@pytest.mark.law("cie.97", "cie.ad.1.1")
def test_the_discard_is_made_once_and_at_once() -> None:
    table = exchanging().do("0 discard 8O")
    assert not any(line.startswith("discard") for line in table.offers(0))
    table.do("0 paso", "1 discard 7C", "1 paso")
    for seat in (0, 1):
        assert not any(line.startswith("discard") for line in table.offers(seat))


@pytest.mark.law("cie.3")
def test_what_is_thrown_takes_no_further_part() -> None:
    table = exchanging().do("0 discard 12O 10O 8O 7O 12C", "1 discard 7C 2B 8B")
    assert not any("12C" in line or "reyes" in line for line in table.offers(0))
    assert set(table.state.view(0).seats[0].discards) == set(cards("12O 10O 8O 7O 12C"))
    assert set(table.state.view(1).seats[0].discards) == {None}


def test_dull_hands_fit_the_pack() -> None:
    assert len(set(cards(DULL_E)) | set(cards(DULL_Y))) == 24
