"""Seats, shuffle, cut and deal."""

from __future__ import annotations

import pytest

from tapete.cards import PACK_48, written
from tapete.errors import Illegal
from tapete.games.revesino.deal import given_out
from tests.games.revesino.hands import Revesino, opened, table

PEOPLE = ("Ana", "Bea", "Carlos", "Diego")


def drawn(lot: str, **given: object) -> Revesino:
    """The seats drawn so: the second person draws first, and the first keeps the last card."""
    return Revesino(names=PEOPLE, dealer=None, **given).falls(lot)


@pytest.mark.law("rev.43", "rev.44", "rev.45")
def test_the_cards_tell_the_seats() -> None:
    case = drawn("1E 12E 10E 11E")
    assert case.people == ["diego", "ana", "carlos", "bea"]
    assert case.dealer == "bea" and case.told("first-dealer", "seat") == ["bea"]
    assert drawn("10E 11E 12E 1E").people == ["bea", "carlos", "diego", "ana"]


@pytest.mark.law("rev.43")
def test_one_card_of_the_four_for_each() -> None:
    case = Revesino(names=PEOPLE, dealer=None)
    assert case.state.chance is not None
    assert {str(card) for card in case.state.chance.items} == {"1E", "12E", "11E", "10E"}


@pytest.mark.law("rev.46", "rev.48")
@pytest.mark.parametrize(("ladies", "honoured"), [([1], "bea"), ([0, 2, 3], "bea")])
def test_the_only_lady_or_man_has_the_ace(ladies: list[int], honoured: str) -> None:
    case = drawn("12E 11E 10E", courtesy_seating=True, start={"ladies": ladies})
    # Carlos, Diego and Ana draw in this order.
    assert case.people == ["ana", "diego", "carlos", "bea"]
    assert case.dealer == honoured
    assert drawn("12E 11E 1E 10E", start={"ladies": ladies}).dealer != honoured, "not unless it was agreed"


@pytest.mark.law("rev.47")
def test_two_ladies_cut_and_two_men() -> None:
    two = {"courtesy_seating": True, "start": {"ladies": [0, 1]}}
    assert drawn("12C 5O 3B 9E", **two).people == ["carlos", "diego", "bea", "ana"]
    again = drawn("5C 5O 3B 9E 2O 1O 4B 3E", **two)
    assert again.people == ["diego", "carlos", "ana", "bea"], "equal ranks are cut again, and the ace is high"


@pytest.mark.law("rev.47")
def test_if_every_cut_is_equal_all_is_cut_once_more() -> None:
    alike = " ".join(f"{rank}{suit}" for rank in range(1, 13) for suit in "OCEB")
    again = drawn(alike, courtesy_seating=True, start={"ladies": [1, 3]})
    assert again.phase == "seating" and again.told("lot-again")
    assert again.falls("2O 12C 5E 4B").people == ["carlos", "ana", "bea", "diego"]
    assert again.falls("2O 2C 5E 4B 3O 12B 6E 6B 12C 2E 7O 4O").people == ["carlos", "ana", "diego", "bea"]


@pytest.mark.law("rev.19", "rev.20", "rev.38")
def test_mano_and_pie() -> None:
    case = table().deal()
    assert (case.dealer, case.seen("ana").roles, case.seen("diego").roles) == ("diego", ("mano",), ("pie",))
    assert case.turn == "ana"
    assert case.state.in_turn == (0, 1, 2, 3)
    assert table(dealer="ana").deal().state.in_turn == (1, 2, 3, 0)


@pytest.mark.law("rev.67", "rev.ad.3", "rev.13")
def test_four_four_and_three() -> None:
    got, stock = given_out(PACK_48, (0, 1, 2, 3), (4, 4, 3))
    place = {card: number for number, card in enumerate(PACK_48, start=1)}
    assert [place[card] for card in got[0]] == [1, 2, 3, 4, 17, 18, 19, 20, 33, 34, 35]
    assert [place[card] for card in got[2]] == [9, 10, 11, 12, 25, 26, 27, 28, 39, 40, 41]
    assert [place[card] for card in got[3]] == [13, 14, 15, 16, 29, 30, 31, 32, 42, 43, 44, 45]
    assert [place[card] for card in stock] == [46, 47, 48]


@pytest.mark.law("rev.67")
def test_the_packet_of_three_may_come_first() -> None:
    got, _ = given_out(PACK_48, (0, 1, 2, 3), (3, 4, 4))
    place = {card: number for number, card in enumerate(PACK_48, start=1)}
    assert [place[card] for card in got[0]][:4] == [1, 2, 3, 14]
    assert [place[card] for card in got[3]][:5] == [10, 11, 12, 13, 26]
    case = table(deal_pattern="3-4-4").deal(ANA="1O 2O 3O", DIEGO="12B")
    assert {"1O", "2O", "3O"} <= set(case.held("ana")) and "12B" in case.held("diego")


@pytest.mark.law("rev.13", "rev.70", "rev.ad.3")
def test_eleven_each_and_twelve_to_the_dealer() -> None:
    case = table(stock="9E 1B 4C", ANA="2O")
    assert [len(case.held(who)) for who in case.people] == [11, 11, 11, 12]
    assert case.asleep == ["9E", "1B", "4C"]
    assert case.view("ana").stock == (None, None, None)


@pytest.mark.law("rev.64", "rev.65")
def test_the_left_hand_player_lifts_four_at_least() -> None:
    case = table().falls()
    assert (case.turn, case.dealer) == ("clara", "diego")
    assert not case.allows("clara cut 3") and case.allows("clara cut 4")
    assert case.allows("clara cut 44") and not case.allows("clara cut 45")
    with pytest.raises(Illegal):
        case.do("ana cut 8")


@pytest.mark.law("rev.66")
def test_no_cut_only_by_consent_of_all() -> None:
    case = table(shuffle_cut="by-consent").falls("1O 2O 3O").do("diego uncut, ana consent")
    assert case.do("blas object").phase == "cut"
    assert not case.do("blas object").allows("diego uncut"), "he asks once"
    agreed = case.do("blas consent, clara consent")
    assert agreed.phase == "exchange"
    assert agreed.held("ana")[:3] == ["1O", "2O", "3O"]
    assert not table().falls().allows("diego uncut"), "by law the pack is cut"


@pytest.mark.law("rev.64", "rev.65")
def test_a_short_cut_is_made_again() -> None:
    case = opened().do("diego take-pack").falls().do("clara cut 3")
    assert case.allows("ana recut")
    again = case.do("ana recut")
    assert (again.phase, again.turn) == ("cut", "clara")
    assert not again.do("clara cut 4").allows("ana recut")
    assert again.do("clara cut 45").allows("blas recut"), "four must be left too"
    assert not case.do("diego deal").allows("ana recut")


def test_the_deal_of_written_hands_keeps_every_card() -> None:
    case = table(DIEGO="1O 2O 3O 4O 5O 6O 7O 8O 9O 10O 11O 12O", stock="1C")
    assert written(sorted(case.state.hands[3])) == written(sorted(PACK_48)[:12])
    assert case.asleep[0] == "1C"
