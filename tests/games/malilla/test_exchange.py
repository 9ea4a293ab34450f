"""The exchange of the closed game for two."""

from __future__ import annotations

import pytest

from tapete.cards import Card, Suit, cards
from tapete.errors import Illegal
from tests.games.malilla.table import ANA, BLAS, CUBIERTAS, after, hand, held, playable, played, standing, turning

ANAS = "9O 1O 12O 5C 6C 7C 5E 6E 7E 5B 6B 7B"
STOCK = "8O 8C 8E 8B 10O 10C 10E 10B 11O 11C 11E 11B"


@pytest.mark.law("mal.cubiertas.4")
def test_mano_changes_as_many_as_suit_him_and_the_dealer_as_many_as_are_left() -> None:
    state = hand({ANA: ANAS}, CUBIERTAS, stock=STOCK)
    assert state.acting() == (ANA,)
    assert str(state.prompt(ANA)).startswith("discard (0 to 12 of")
    state = after(state, "0 discard 5C 6C 7C 5E 6E 7E 5B")
    assert held(state, ANA) == ["9O", "1O", "12O", "6B", "7B", "8O", "8C", "8E", "8B", "10O", "10C", "10E"]
    assert len(state.stock) == 5
    assert state.acting() == (BLAS,)
    assert str(state.prompt(BLAS)).startswith("discard (0 to 5 of")


@pytest.mark.law("mal.cubiertas.4")
def test_the_dealer_draws_the_next_of_the_stock_and_may_leave_some() -> None:
    state = after(hand({ANA: ANAS}, CUBIERTAS, stock=STOCK), "0 discard 5C 6C")
    thrown = held(state, BLAS)[:1]
    state = after(state, f"1 discard {thrown[0]}")
    assert held(state, BLAS)[-1] == "8E"
    assert state.phase == "play"
    assert len(state.stock) == 9
    assert state.exchanged == (2, 1)


@pytest.mark.law("mal.cubiertas.4")
def test_the_number_is_free_even_none() -> None:
    before = hand({ANA: ANAS}, CUBIERTAS, stock=STOCK)
    state = after(before, "0 discard", "1 discard")
    assert state.hands == before.hands
    assert state.stock == before.stock
    assert (state.phase, state.turn) == ("play", ANA)


@pytest.mark.law("mal.cubiertas.4")
def test_a_mano_who_takes_the_whole_stock_leaves_the_dealer_nothing() -> None:
    state = after(hand({ANA: ANAS}, CUBIERTAS, stock=STOCK), f"0 discard {' '.join(map(str, sorted(cards(ANAS))))}")
    assert held(state, ANA) == STOCK.split()
    with pytest.raises(Illegal, match=r"discard \(0 of"):
        after(state, f"1 discard {held(state, BLAS)[0]}")
    assert after(state, "1 discard").phase == "play"


@pytest.mark.law("mal.cubiertas.4")
def test_one_discards_only_ones_own_cards_and_once() -> None:
    state = hand({ANA: ANAS}, CUBIERTAS, stock=STOCK)
    with pytest.raises(Illegal):
        after(state, "0 discard 8O")
    with pytest.raises(Illegal):
        after(state, "1 discard")
    state = after(state, "0 discard 5C")
    with pytest.raises(Illegal, match="turn of seat 1"):
        after(state, "0 discard 6C")


@pytest.mark.law("mal.cubiertas.4")
def test_discards_are_never_drawn_again() -> None:
    state = after(hand({ANA: ANAS}, CUBIERTAS, stock=STOCK), "0 discard 5C 6C")
    assert not set(cards("5C 6C")) & {*state.stock, *state.hands[ANA], *state.hands[BLAS]}


@pytest.mark.law("mal.cubiertas.4")
def test_a_card_drawn_is_seen_by_him_alone_and_only_the_number_is_public() -> None:
    state = after(hand({ANA: ANAS}, CUBIERTAS, stock=STOCK), "0 discard 5C 6C")
    for viewer in (BLAS, None):
        view = state.view(viewer)
        assert view.seats[ANA].cards == (None,) * 12
        assert view.seats[ANA].discards == (None, None)
        assert [(note.value, note.seat) for note in view.notes if note.key == "exchanged"] == [(2, ANA)]
        assert not any(event.key == "drew" for event in view.events)
        assert not {*cards("5C 6C 8O 8C")} & state.known(viewer)
    own = state.view(ANA)
    assert own.seats[ANA].discards == cards("5C 6C")
    assert next(event for event in own.events if event.key == "drew").get("cards") == cards("8O 8C")


@pytest.mark.law("mal.cubiertas.4")
def test_a_limit_agreed_on_binds_the_mano_only() -> None:
    state = hand({ANA: ANAS}, CUBIERTAS, stock=STOCK, exchange_limit=4)
    assert str(state.prompt(ANA)).startswith("discard (0 to 4 of")
    with pytest.raises(Illegal):
        after(state, "0 discard 5C 6C 7C 5E 6E")
    assert str(after(state, "0 discard 5C").prompt(BLAS)).startswith("discard (0 to 11 of")


@pytest.mark.law("mal.cubiertas.11")
def test_the_dealer_may_discard_the_turn_up_and_trumps_do_not_change() -> None:
    state = after(turning("12C", CUBIERTAS), "0 discard", "1 discard 12C")
    assert "12C" not in held(state, BLAS)
    assert state.trump is Suit.COPAS
    assert standing(state) == [-3, 3]


@pytest.mark.law("mal.cubiertas.11")
def test_once_the_dealer_has_discarded_the_other_no_longer_knows_where_the_turn_up_is() -> None:
    shown = Card.parse("12C")
    before = turning("12C", CUBIERTAS)
    assert shown in before.known(ANA)
    kept = held(before, BLAS)[0]
    assert shown in after(before, "0 discard", "1 discard").known(ANA)
    for thrown in ("12C", kept):
        state = after(before, "0 discard", f"1 discard {thrown}")
        assert shown not in state.known(ANA)
        assert shown in state.known(BLAS)


@pytest.mark.law("mal.cubiertas.5")
def test_after_the_exchange_the_hands_are_played_hidden_with_all_duties() -> None:
    state = hand({ANA: ANAS, BLAS: "8O 11O 1C 9C 12C 8C 1E 9E 12E 1B 9B 12B"}, CUBIERTAS)
    state = played(after(state, "0 discard", "1 discard"), "5C")
    assert state.view(ANA).seats[BLAS].cards == (None,) * 12
    assert playable(state, BLAS) == {"1C", "9C", "12C", "8C"}
