"""The exchange of the closed game for two."""

from __future__ import annotations

import pytest

from tapete.cards import Suit, cards
from tapete.errors import Illegal
from tests.games.malilla.hands import CUBIERTAS, Malilla, turning

ANAS = "9O 1O 12O 5C 6C 7C 5E 6E 7E 5B 6B 7B"
STOCK = "8O 8C 8E 8B 10O 10C 10E 10B 11O 11C 11E 11B"


@pytest.mark.law("mal.cubiertas.4")
def test_mano_changes_as_many_as_suit_him_and_the_dealer_as_many_as_are_left() -> None:
    case = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS)
    assert case.acting == ["ana"]
    assert str(case.prompt("ana")).startswith("discard (0 to 12 of")
    case = case.do("ana discard 5C 6C 7C 5E 6E 7E 5B")
    assert case.held("ana") == ["9O", "1O", "12O", "6B", "7B", "8O", "8C", "8E", "8B", "10O", "10C", "10E"]
    assert len(case.state.stock) == 5
    assert case.acting == ["blas"]
    assert str(case.prompt("blas")).startswith("discard (0 to 5 of")


@pytest.mark.law("mal.cubiertas.4")
def test_the_dealer_draws_the_next_of_the_stock_and_may_leave_some() -> None:
    case = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS).do("ana discard 5C 6C")
    thrown = case.held("blas")[:1]
    case = case.do(f"blas discard {thrown[0]}")
    assert case.held("blas")[-1] == "8E"
    assert case.phase == "play"
    assert len(case.state.stock) == 9
    assert case.state.exchanged == (2, 1)


@pytest.mark.law("mal.cubiertas.4")
def test_the_number_is_free_even_none() -> None:
    before = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS)
    case = before.do("ana discard, blas discard")
    assert case.state.hands == before.state.hands
    assert case.state.stock == before.state.stock
    assert (case.phase, case.turn) == ("play", "ana")


@pytest.mark.law("mal.cubiertas.4")
def test_a_mano_who_takes_the_whole_stock_leaves_the_dealer_nothing() -> None:
    case = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS).do(f"ana discard {ANAS}")
    assert case.held("ana") == STOCK.split()
    with pytest.raises(Illegal, match=r"discard \(0 of"):
        case.do(f"blas discard {case.held('blas')[0]}")
    assert case.do("blas discard").phase == "play"


@pytest.mark.law("mal.cubiertas.4")
def test_one_discards_only_ones_own_cards_and_once() -> None:
    case = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS)
    with pytest.raises(Illegal):
        case.do("ana discard 8O")
    with pytest.raises(Illegal):
        case.do("blas discard")
    case = case.do("ana discard 5C")
    with pytest.raises(Illegal, match="turn of seat 1"):
        case.do("ana discard 6C")


@pytest.mark.law("mal.cubiertas.4")
def test_discards_are_never_drawn_again() -> None:
    case = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS).do("ana discard 5C 6C")
    assert not {"5C", "6C"} & {*map(str, case.state.stock), *case.held("ana"), *case.held("blas")}


@pytest.mark.law("mal.cubiertas.4")
def test_a_card_drawn_is_seen_by_him_alone_and_only_the_number_is_public() -> None:
    case = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS).do("ana discard 5C 6C")
    for viewer in ("blas", None):
        assert case.seen("ana", by=viewer).cards == (None,) * 12
        assert case.seen("ana", by=viewer).discards == (None, None)
        assert case.notes("exchanged", viewer) == [("ana", 2)]
        assert not any(event.key == "drew" for event in case.view(viewer).events)
        assert not {"5C", "6C", "8O", "8C"} & case.known(viewer)
    assert case.seen("ana", by="ana").discards == cards("5C 6C")
    assert case.told("drew", "cards", to="ana") == [cards("8O 8C")]


@pytest.mark.law("mal.cubiertas.4")
def test_a_limit_agreed_on_binds_the_mano_only() -> None:
    case = Malilla(CUBIERTAS, exchange_limit=4, stock=STOCK, ANA=ANAS)
    assert str(case.prompt("ana")).startswith("discard (0 to 4 of")
    with pytest.raises(Illegal):
        case.do("ana discard 5C 6C 7C 5E 6E")
    assert str(case.do("ana discard 5C").prompt("blas")).startswith("discard (0 to 11 of")


@pytest.mark.law("mal.cubiertas.11")
def test_the_dealer_may_discard_the_turn_up_and_trumps_do_not_change() -> None:
    case = turning("12C", CUBIERTAS).do("ana discard, blas discard 12C")
    assert "12C" not in case.held("blas")
    assert case.state.trump is Suit.COPAS
    assert case.standing == [-3, 3]


@pytest.mark.law("mal.cubiertas.11")
def test_once_the_dealer_has_discarded_the_other_no_longer_knows_where_the_turn_up_is() -> None:
    before = turning("12C", CUBIERTAS)
    assert "12C" in before.known("ana")
    kept = before.held("blas")[0]
    assert "12C" in before.do("ana discard, blas discard").known("ana")
    for thrown in ("12C", kept):
        case = before.do(f"ana discard, blas discard {thrown}")
        assert "12C" not in case.known("ana")
        assert "12C" in case.known("blas")


@pytest.mark.law("mal.cubiertas.5")
def test_after_the_exchange_the_hands_are_played_hidden_with_all_duties() -> None:
    case = Malilla(CUBIERTAS, ANA=ANAS, BLAS="8O 11O 1C 9C 12C 8C 1E 9E 12E 1B 9B 12B")
    case = case.do("ana discard, blas discard").play("5C")
    assert case.seen("blas", by="ana").cards == (None,) * 12
    assert case.may("blas", "play") == {"1C", "9C", "12C", "8C"}
