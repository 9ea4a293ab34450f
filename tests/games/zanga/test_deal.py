"""Who deals, the two cuts, the cards, and who is mano."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards, cut, written
from tapete.table.matadores import PACK
from tapete.table.offer import Number
from tests.games.zanga.hands import Zanga, begun


def fresh(**given: Any) -> Zanga:
    """Before the first hand of a match."""
    return Zanga(start={"hand_of_match": 1}, **given)


@pytest.mark.law("zan.intro.8", "zan.art.2")
def test_four_play_in_two_pairs_face_to_face() -> None:
    game = Zanga().state.game
    assert (game.seats, [game.side(seat) for seat in range(4)]) == (4, [0, 1, 0, 1])


@pytest.mark.law("zan.art.10", "zan.art.10.2")
def test_thirty_two_vales_sixteen_to_each_pair() -> None:
    case = fresh(dealer=None)
    assert (case.vales, case.everything) == ([16, 16, 0], 32)


@pytest.mark.law("zan.art.12")
def test_the_higher_number_deals_whatever_it_is_worth() -> None:
    case = fresh(dealer=None)
    assert case.falls("1E 2O").dealer == "blas", "the espadilla is only an ace"
    assert case.falls("12B 7O").dealer == "ana"
    again = case.falls("7O 7E 3C 5B")
    assert (again.dealer, written(again.told("lot-deal", "cards")[0])) == ("blas", "7O 7E 3C 5B"), (
        "a tie is lifted again"
    )


@pytest.mark.law("zan.art.13", "zan.art.13.2")
def test_the_dealer_cuts_and_then_his_left_neighbour_must() -> None:
    case = Zanga().falls()
    assert case.turn == "diego"
    offered = case.do("diego cut 10")
    assert offered.turn == "clara", "at his left"
    assert offered.may("clara") == {"cut"}
    assert not offered.allows("clara cut 0") and not offered.allows("clara cut 40")
    assert not offered.state.hands, "the deal may not start before"


@pytest.mark.law("zan.intro.12")
def test_a_tap_replaces_the_cut_only_where_it_is_agreed() -> None:
    assert not Zanga().falls().do("diego cut 10").allows("clara tap")
    agreed = Zanga(cut="tap").falls()
    assert not agreed.allows("diego tap"), "the dealer's own cut is a cut"
    tapped = agreed.do("diego cut 10, clara tap")
    assert tapped.held("ana")[:4] == [card.text for card in cut(PACK, 10)[:4]]
    assert agreed.do("diego cut 10").allows("clara cut 5")


@pytest.mark.law("zan.intro.10")
def test_to_cut_is_to_lay_the_lower_part_on_the_upper() -> None:
    case = Zanga().falls().do("diego cut 15")
    assert case.state.deck == (*PACK[15:], *PACK[:15])


@pytest.mark.law("zan.art.3", "zan.art.3.2", "zan.art.13.3")
def test_four_at_a_time_from_the_dealers_right_in_two_rounds() -> None:
    # Two cuts of one card: the pack is dealt from its third card on.
    case = Zanga().falls().do("diego cut 1, clara cut 1")
    top = [card.text for card in (*PACK[2:], *PACK[:2])]
    for place, who in enumerate(("ana", "blas", "clara", "diego")):
        first, second = 4 * place, 16 + 4 * place
        assert case.held(who) == top[first : first + 4] + top[second : second + 4]
    assert [card.text for card in case.state.zanga] == top[32:]


@pytest.mark.law("zan.art.14", "zan.art.14.2")
def test_the_zanga_stays_in_the_middle_unseen_and_apart_from_the_tricks() -> None:
    case = begun(stock="2C 3C 4C 5C 6C 7C 1C 10C")
    done = case.taken_by("ana")
    played = done
    while played.phase == "play" and len(played.state.taken) < 4:
        played = played.play(played.choices(played.turn, "play")[0])
    assert played.state.zanga == case.state.zanga
    heap = next(heap for heap in played.view("ana").heaps if heap.key == "zanga")
    assert heap.cards == (None,) * 8
    assert sum(seat.taken for seat in played.view().seats) == 4


@pytest.mark.law("zan.art.16")
def test_the_seven_of_espadas_begins_whoever_dealt() -> None:
    case = fresh(dealer="blas", DIEGO="7E")
    assert (case.turn, case.view().seats[3].roles, case.view().seats[2].roles) == ("diego", ("mano",), ("pie",))
    assert case.vales == [16, 12, 4]
    assert case.told("starts", "seat", "card") == [("diego", cards("7E")[0])]


@pytest.mark.law("zan.art.16.2")
def test_if_it_sleeps_the_next_lower_begins() -> None:
    case = fresh(ANA="4E", stock="7E 6E 5E")
    assert case.turn == "ana"
    assert case.known(None) >= {"7E", "6E", "5E", "4E"}, "all know where they lie"
    assert fresh(BLAS="6E", ANA="5E", stock="7E").turn == "blas"


@pytest.mark.law("zan.art.16.3")
def test_if_none_of_the_five_was_dealt_the_same_dealer_deals_again() -> None:
    case = fresh(stock="7E 6E 5E 4E 3E")
    assert (case.phase, case.dealer, case.vales) == ("shuffle", "diego", [16, 16, 0])
    assert case.deal(BLAS="7E").turn == "blas", "it is still the first hand"


@pytest.mark.law("zan.art.17")
def test_later_the_mano_sits_at_the_dealers_right_and_deals_the_next_hand() -> None:
    case = begun(dealer="clara", start={"hand_of_match": 5})
    assert (case.turn, case.state.pie) == ("diego", 2)
    after = case.taken_by("diego").played("AAAAABBB")
    assert after.dealer == "diego"
    assert after.deal(ANA="2C").turn == "ana"


@pytest.mark.law("zan.art.17")
def test_the_second_hand_is_dealt_by_the_first_mano_or_from_the_dealers_right() -> None:
    first = fresh(dealer="diego", CLARA="7E").taken_by("clara").played("AAAAABBB")
    assert first.dealer == "clara"
    right = fresh(dealer="diego", CLARA="7E", second_dealer="right").taken_by("clara").played("AAAAABBB")
    assert right.dealer == "ana"


@pytest.mark.law("zan.art.40", "zan.art.9")
def test_the_mano_puts_four_though_vales_lie_there_already() -> None:
    case = begun((8, 16), dealer="ana")
    assert (case.turn, case.vales) == ("blas", [8, 12, 12])
    assert case.told("ante", "seat", "number") == [("blas", 4)]
    assert [(heap.key, heap.amount) for heap in case.view().heaps if heap.key == "pot"] == [("pot", 12)]


@pytest.mark.law("zan.art.40.2")
def test_who_has_fewer_puts_in_all() -> None:
    case = begun((2, 24))
    assert case.vales == [0, 24, 8]
    assert not case.allows("ana paso")
    assert case.laws_of("ante") == [("zan.art.40", "zan.art.40.2")]
    assert begun((0, 24)).vales == [0, 24, 8]


@pytest.mark.law("zan.intro.17")
def test_partners_have_one_purse() -> None:
    case = begun().say("paso juego")
    assert case.vales[0] == 16 - 4 - 1
    passed = begun().say("paso paso paso")
    assert passed.vales[0] == 16 - 4 - 1 - 1, "Clara's vale leaves the same purse"


def test_some_places_to_cut_at_are_ready_to_hand() -> None:
    prompt = Zanga().falls().prompt("diego")
    assert prompt is not None and prompt.offers == (Number("cut", 1, 39, usual=(10, 20, 30)),)


@pytest.mark.law("zan.art.1", "zan.art.3")
def test_every_card_of_the_pack_lies_in_one_place() -> None:
    case = begun()
    assert sorted(card for lying in case.state.zones().values() for card in lying) == sorted(PACK)


def test_people_look_at_the_last_hand_before_the_next_is_shuffled() -> None:
    over = begun().taken_by("ana").played("AAAAABBB").silent()
    assert over.phase == "shuffle" and over.state.between_hands
    assert not over.falls().state.between_hands and not fresh().state.between_hands


@pytest.mark.law("zan.art.16.2")
@pytest.mark.parametrize("asleep", ["", "7E", "7E 6E", "7E 6E 5E", "7E 6E 5E 4E"])
def test_the_first_mano_is_known_by_the_highest_of_the_five_that_is_not_asleep(asleep: str) -> None:
    espadas = ["7E", "6E", "5E", "4E", "3E"]
    held = espadas[len(asleep.split())]
    case = fresh(BLAS=held, stock=f"{asleep} 2C 3C 4C 5C".strip())
    assert case.told("starts", "seat", "card") == [("blas", cards(held)[0])]
    assert case.known(None) == {held, *asleep.split()}, "all know that those above it are asleep, and no other"
