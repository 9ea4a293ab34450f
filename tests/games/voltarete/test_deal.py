"""Seats, shuffle, cut and deal."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tests.games.voltarete.hands import FOUR, Voltarete, hand

# The seats.


@pytest.mark.law("vol.I.4.1", "vol.I.4.2", "vol.I.4.3")
def test_each_sits_where_his_suit_lies_and_espadas_deals() -> None:
    case = Voltarete(dealer=None).falls("5E 5C 5B")
    assert case.people == ["blas", "clara", "ana"], "Ana has drawn espadas"
    assert (case.dealer, case.marker) == ("ana", "ana")
    assert case.told("lot-seats", "cards") == [cards("5E 5C 5B")]


@pytest.mark.law("vol.II.2.1")
def test_where_seats_are_free_only_the_deal_is_drawn() -> None:
    free = Voltarete(dealer=None, places="free").falls("5C 5E 5B")
    assert free.people == ["clara", "ana", "blas"], "all stay beside the same neighbours, and Blas deals"
    assert free.dealer == "blas"
    drawn = Voltarete(dealer=None).falls("5B 5E 5C")
    assert drawn.people == ["clara", "ana", "blas"]
    assert Voltarete(FOUR, dealer=None).falls("5E 5B 5C 5O").people == ["diego", "clara", "blas", "ana"]


@pytest.mark.law("vol.I.5.1", "vol.I.13.21", "vol.II.10.1")
def test_three_hold_cards_and_the_dealer_is_the_pe() -> None:
    case = hand()
    assert [case.seen(who).roles for who in case.people] == [("mao",), ("contra-pe",), ("pe",)]
    assert case.dealer == "clara"


@pytest.mark.law("vol.I.5.2", "vol.II.10.1")
def test_with_four_the_dealer_gets_no_cards() -> None:
    case = hand(of=FOUR)
    assert [len(case.held(who)) for who in case.people] == [9, 9, 9, 0]
    assert [case.seen(who).roles for who in case.people] == [("mao",), ("contra-pe",), ("pe",), ("quarto",)]
    assert not case.seen("diego").playing and len(case.state.stock) == 13


# The pack.


@pytest.mark.law("vol.I.4.5", "vol.I.4.10")
def test_one_shuffles_another_cuts_and_the_third_deals() -> None:
    case = Voltarete().falls()
    assert case.told("shuffled", "seat") == ["ana"]
    assert (case.turn, case.dealer) == ("blas", "clara"), "the one at the dealer's left cuts"
    assert case.do("blas cut 10").told("dealt", "seat") == ["clara"]


@pytest.mark.law("vol.I.4.6", "vol.I.4.9", "vol.I.6.29", "vol.II.15.1")
@pytest.mark.parametrize(("of", "shuffler"), [("voltarete", "blas"), (FOUR, "blas")])
def test_who_cut_or_sat_opposite_shuffles_for_the_next_dealer(of: str, shuffler: str) -> None:
    over = hand(of=of, obligation="off") if of == FOUR else hand()
    over = over.all_pass().do("ana passo, blas passo, clara passo")
    over = over.do("diego decline") if of == FOUR else over
    assert over.dealer == "ana"
    # Blas cut for Clara, or sat opposite Diego; he lays the pack at his left, which is at Ana's right.
    assert over.falls().told("shuffled", "seat")[-1] == shuffler


@pytest.mark.law("vol.I.4.7", "vol.I.4.8")
def test_with_one_pack_the_cards_must_be_gathered_first() -> None:
    assert Voltarete(packs=1).falls().told("gathered", "seat") == ["ana"]
    assert Voltarete(packs=2).falls().told("gathered") == []


@pytest.mark.law("vol.II.2.2")
def test_every_order_of_the_pack_may_come_of_the_shuffle() -> None:
    backwards = " ".join(str(card) for card in reversed(Voltarete().state.chance.items))  # type: ignore[union-attr]
    assert Voltarete().falls(backwards).do("blas cut 39").held("ana")


@pytest.mark.law("vol.II.2.3", "vol.II.2.4", "vol.II.2.5")
def test_cutter_and_dealer_may_have_it_shuffled_again_but_not_the_shuffler() -> None:
    case = Voltarete().falls()
    assert "reshuffle" in case.words("blas") & case.words("clara")
    assert case.prompt("ana") is None, "she has handed it over"
    again = case.do("blas reshuffle").falls("1E 2E 3E")
    assert again.phase == "cut" and "reshuffle" not in again.words("blas")
    assert [card.text for card in again.state.deck[:3]] == ["1E", "2E", "3E"] and len(again.state.deck) == 40
    for _ in range(3):
        assert "reshuffle" in again.words("clara"), "he who deals as often as he likes"
        again = again.do("clara reshuffle").falls()
    assert again.words("blas") == {"cut"}


@pytest.mark.law("vol.I.4.5")
def test_one_card_at_least_is_lifted_and_one_is_left() -> None:
    case = Voltarete().falls()
    assert [case.allows(f"blas cut {number}") for number in (0, 1, 39, 40)] == [False, True, True, False]
    assert case.prompt("blas").offers[0].usual == (10, 20, 30)  # type: ignore[union-attr]


@pytest.mark.law("vol.I.4.11", "vol.I.4.12", "vol.II.15.2")
def test_nine_cards_each_by_threes_and_thirteen_are_left() -> None:
    pack = [str(card) for card in Voltarete().state.chance.items]  # type: ignore[union-attr]
    case = Voltarete().falls().do("blas cut 1")
    dealt = [*pack[1:], pack[0]]
    assert case.held("ana") == [*dealt[0:3], *dealt[9:12], *dealt[18:21]]
    assert case.held("clara") == [*dealt[6:9], *dealt[15:18], *dealt[24:27]]
    assert [str(card) for card in case.state.stock] == dealt[27:]


@pytest.mark.law("vol.II.2.6", "vol.II.1.2")
def test_another_way_to_deal_must_be_agreed() -> None:
    pack = [str(card) for card in Voltarete().state.chance.items]  # type: ignore[union-attr]
    case = Voltarete(packets="4-3-2").falls().do("blas cut 1")
    dealt = [*pack[1:], pack[0]]
    assert case.held("ana") == [*dealt[0:4], *dealt[12:15], *dealt[21:23]]
    assert len(case.held("clara")) == 9


@pytest.mark.law("vol.I.6.1")
def test_everybody_has_nine_cards_and_can_count_those_of_all() -> None:
    case = hand()
    assert [len(case.seen(who, "ana").cards) for who in case.people] == [9, 9, 9]
    assert case.phase == "first-passage"


@pytest.mark.law("vol.I.4.4", "vol.II.10.3")
def test_the_deal_passes_to_the_right() -> None:
    case, dealers = hand(), []
    for _ in range(4):
        dealers.append(case.dealer)
        case = case.all_pass()
        while case.phase == "second-passage":
            case = case.do(f"{case.turn} passo")
        case = case.deal(ANA="")
    assert dealers == ["clara", "ana", "blas", "clara"]


@pytest.mark.law("vol.II.10.3")
def test_who_led_to_the_first_trick_deals_next() -> None:
    case = hand().make("blas", suit="oros").begun()
    assert case.turn == "ana"
    assert case.play_out_hand().dealer == "ana"
