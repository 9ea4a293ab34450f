"""Shuffle, cut and deal; the card turned up by accident."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cut
from tapete.errors import Illegal
from tapete.games.mus.ranking import PACK
from tapete.table.offer import Number
from tests.games.mus.hands import PLAIN, Mus, first_hand, lances


def shuffled(**options: Any) -> Mus:
    """The pack in its plain order, ready to be cut."""
    return Mus(**options).falls()


@pytest.mark.law("mus.18")
def test_the_player_at_the_manos_left_deals() -> None:
    case = shuffled()
    assert (case.mano, case.dealer) == ("south", "west")
    assert case.told("shuffled", "seat") == ["west"]


@pytest.mark.law("mus.18")
def test_after_a_hand_the_mano_deals_and_his_right_is_mano() -> None:
    case = lances(**PLAIN).passed_out()
    assert (case.dealer, case.mano) == ("south", "east")


@pytest.mark.law("mus.19")
def test_the_player_at_the_dealers_left_cuts() -> None:
    case = shuffled()
    assert case.turn == "north"
    assert case.acting == ["north"]


@pytest.mark.law("mus.20")
@pytest.mark.parametrize(("lifted", "valid"), [(2, False), (3, True), (37, True), (38, False)])
def test_at_least_three_cards_are_lifted_and_left(lifted: int, valid: bool) -> None:
    assert shuffled().allows(f"north cut {lifted}") is valid


@pytest.mark.law("mus.21")
def test_four_cards_each_and_twenty_four_in_stock() -> None:
    case = shuffled().do("north cut 20")
    assert [len(hand) for hand in case.state.hands] == [4, 4, 4, 4]
    assert len(case.state.stock) == 24
    assert len({*case.state.stock, *(card for hand in case.state.hands for card in hand)}) == 40


@pytest.mark.law("mus.21")
def test_no_card_of_the_pack_is_left_beside_the_hands_and_the_stock() -> None:
    case = shuffled().do("north cut 20")
    assert sorted(card for heap in case.state.zones().values() for card in heap) == sorted(PACK)


@pytest.mark.law("mus.19")
def test_all_are_told_how_many_cards_were_lifted() -> None:
    case = shuffled().do("north cut 17")
    assert case.told("cut", "seat", "number") == [("north", 17)]
    assert case.told_to("cut") == [("north", {*case.people, None})]


@pytest.mark.parametrize("table", ["guided", "open"])
def test_the_usual_cuts_are_ready_to_hand(table: str) -> None:
    prompt = shuffled(table=table).prompt("north")
    assert prompt is not None
    assert [offer.usual for offer in prompt.offers if isinstance(offer, Number)] == [(10, 20, 30)]


@pytest.mark.law("mus.53")
@pytest.mark.parametrize(("won", "number"), [((0, 0), 1), ((1, 0), 2), ((2, 1), 4)])
def test_the_first_hand_of_a_game_says_which_game_it_is(won: tuple[int, int], number: int) -> None:
    case = Mus({"hand_of_game": 1, "games": won}).falls()
    assert case.told("game-begins", "number") == [number]
    assert Mus({"hand_of_game": 2, "games": won}).falls().told("game-begins") == []


@pytest.mark.law("mus.22", "mus.23", "mus.24")
@pytest.mark.parametrize("lifted", [3, 20, 37])
def test_one_card_at_a_time_from_the_mano_to_the_right(lifted: int) -> None:
    case = shuffled().do(f"north cut {lifted}")
    pack = cut(PACK, lifted)
    for seat, name in enumerate(case.people):
        assert case.held(name) == [card.text for card in pack[seat:16:4]]
    assert case.state.stock == pack[16:]


@pytest.mark.law("mus.23")
def test_with_another_mano_the_deal_begins_with_him() -> None:
    case = Mus(dealer="north").falls().do("east cut 3")
    assert case.held("west")[0] == str(PACK[3])
    assert case.held("south")[0] == str(PACK[4])


@pytest.mark.law("mus.24")
def test_every_turn_goes_to_the_right() -> None:
    case = Mus(**PLAIN)
    assert case.order == ["south", "east", "north", "west"]
    for name in case.order:
        assert case.turn == name
        case = case.do(f"{name} mus")


@pytest.mark.law("mus.38")
def test_each_sees_his_own_four_cards_and_no_others() -> None:
    case = Mus(**PLAIN)
    for viewer in case.people:
        for name in case.people:
            assert [card is not None for card in case.seen(name, by=viewer).cards] == [name == viewer] * 4
    assert all(card is None for place in case.view().seats for card in place.cards)


# Mus visto.


def turned_up(number: int = 6, **options: Any) -> Mus:
    """West has turned up the n-th card he dealt."""
    return Mus(**PLAIN, accidents="judge", **options).do(f"west turned-up {number}")


@pytest.mark.law("mus.47")
def test_a_card_turned_up_makes_mus_compulsory() -> None:
    case = turned_up()
    assert case.phase == "discard"
    assert case.exposed == [case.held("east")[1]]
    assert not any("no-hay-mus" in case.may(name) for name in case.people)


@pytest.mark.law("mus.47")
@pytest.mark.parametrize(
    ("number", "name", "place"), [(1, "south", 0), (4, "west", 0), (5, "south", 1), (16, "west", 3)]
)
def test_the_nth_card_dealt_is_the_one_turned_up(number: int, name: str, place: int) -> None:
    case = turned_up(number)
    assert case.exposed == [case.held(name)[place]]
    for viewer in (None, *case.people):
        assert case.state.exposed[0] in case.seen(name, by=viewer).cards


@pytest.mark.law("mus.47")
def test_only_a_card_that_was_dealt_can_have_been_turned_up() -> None:
    case = Mus(**PLAIN, accidents="judge")
    assert [case.allows(f"west turned-up {number}") for number in (0, 1, 16, 17)] == [False, True, True, False]
    served = case.do("west face-down, south mus, east mus, north mus, west mus, south discard 12O 7C, east discard 5B")
    served = served.do("north discard 1O, west discard 2E")  # five cards are served
    assert [served.allows(f"west turned-up {number}") for number in (0, 1, 5, 6)] == [False, True, True, False]


@pytest.mark.law("mus.47")
@pytest.mark.parametrize(
    ("number", "name", "place"), [(1, "south", 2), (2, "south", 3), (3, "east", 3), (5, "west", 3)]
)
def test_in_the_service_the_nth_card_served_is_the_one_turned_up(number: int, name: str, place: int) -> None:
    case = Mus(**PLAIN, accidents="judge").do("west face-down, south mus, east mus, north mus, west mus")
    case = case.do("south discard 12O 7C, east discard 5B, north discard 1O, west discard 2E")
    assert case.do(f"west turned-up {number}").exposed == [case.held(name)[place]]


@pytest.mark.law("mus.47")
def test_a_clean_deal_leaves_the_talk_free() -> None:
    case = Mus(**PLAIN, accidents="judge").do("west face-down")
    assert case.may("south") == {"mus", "no-hay-mus"}


@pytest.mark.law("mus.48")
def test_in_mus_visto_one_may_stand() -> None:
    case = turned_up().do("south discard 12O 7C, east servido, north discard 1O 11C 7E, west discard 10O")
    case = case.do("west face-down")
    assert case.held("east") == PLAIN["EAST"].split()
    assert len(case.state.stock) == 18
    assert case.phase == "mus"
    assert case.may("south") == {"mus", "no-hay-mus"}
    assert case.told("mus-visto") != []
    assert (case.told("servido", "seat"), case.told("discards", "number")) == (["east"], [2, 3, 1])


@pytest.mark.law("mus.48", "mus.77")
def test_after_the_mus_visto_mus_means_a_discard_again() -> None:
    case = turned_up().do("south servido, east servido, north servido, west servido")
    case = case.do("south mus, east mus, north mus, west mus")
    assert case.may("south") == {"discard"}


@pytest.mark.law("mus.48")
def test_one_who_stands_is_told_of_no_new_cards() -> None:
    case = turned_up().do("south discard 12O 7C, east servido, north discard 1O, west discard 10O, west face-down")
    assert case.told("got", "seat")[4:] == ["south", "north", "west"]


@pytest.mark.law("mus.48")
def test_if_all_stand_nothing_is_served() -> None:
    case = turned_up().do("south servido, east servido, north servido, west servido")
    assert len(case.state.stock) == 24
    assert case.phase == "mus"


@pytest.mark.law("mus.47")
def test_the_card_seen_is_no_longer_known_once_its_holder_discards() -> None:
    case = turned_up(6).do("south discard 7C, east discard 11O")
    assert case.exposed == []
    still = turned_up(6).do("south discard 7C, east servido")
    assert still.exposed == [still.held("east")[1]]


@pytest.mark.law("mus.47")
def test_a_card_turned_up_in_the_service_stands_unless_agreed() -> None:
    script = "south mus, east mus, north mus, west mus, south discard 12O 7C, east discard 5B, north discard 1O"
    for manner, phase in (("stands", "mus"), ("mus-visto", "discard")):
        case = Mus(**PLAIN, accidents="judge", exposed_in_service=manner)
        case = case.do(f"west face-down, {script}, west discard 2E, west turned-up 2")
        assert case.phase == phase
        assert case.exposed == [case.held("south")[3]]


@pytest.mark.law("mus.48")
def test_where_it_is_agreed_one_who_stands_closes_the_mus() -> None:
    script = "south discard 7C, east servido, north discard 1O, west discard 2E, west face-down"
    closed = turned_up(servido_closes_mus=True).do(script)
    assert (closed.phase, closed.told("servido-closes", "seat")) == ("grande", [None])
    script = "south servido, east servido, north servido, west servido"
    assert turned_up(servido_closes_mus=True).do(script).phase == "grande"
    script = "south discard 7C, east discard 5B, north discard 1O, west discard 2E, west face-down"
    assert turned_up(servido_closes_mus=True).do(script).phase == "mus"


@pytest.mark.law("mus.47", "mus.48")
@pytest.mark.parametrize("manner", ["stands", "mus-visto"])
def test_a_card_turned_up_in_the_service_that_closes_the_mus_is_seen_and_opens_it_no_more(manner: str) -> None:
    case = turned_up(servido_closes_mus=True, exposed_in_service=manner)
    case = case.do("south discard 7C, east servido, north discard 1O, west discard 2E, west turned-up 1")
    assert (case.phase, case.turn) == ("grande", "south")
    assert case.exposed == [case.held("east")[1], case.held("south")[3]]
    assert case.seen("south", by="west").cards == (case.state.exposed[1], None, None, None)


@pytest.mark.law("mus.44", "mus.48")
def test_where_one_who_stands_closes_the_mus_of_a_first_hand_the_mano_for_the_moment_opens() -> None:
    case = first_hand(**PLAIN, accidents="judge", servido_closes_mus=True).do("west turned-up 1")
    case = case.do("south servido, east discard 5B, north discard 1O, west discard 2E, south face-down")
    assert (case.phase, case.dealer, case.turn) == ("grande", "south", "east")


@pytest.mark.law("mus.44", "mus.47")
def test_mus_visto_in_a_first_hand_makes_the_mano_dealer() -> None:
    case = first_hand(**PLAIN, accidents="judge").do("west turned-up 1")
    case = case.do("south servido, east discard 5B, north discard 1O, west discard 2E, south face-down")
    assert (case.dealer, case.mano) == ("south", "east")
    assert case.may("east") == {"pasa-la-baraja", "no-hay-mus"}


@pytest.mark.law("mus.47")
def test_accidents_by_chance_happen_one_deal_in_twenty() -> None:
    case = Mus(**PLAIN, accidents="random")
    assert case.falls().phase == "mus"
    # The twentieth lot is an accident; the next lot that is no higher than 16 says which card.
    seen = case.falls("20 17 6")
    assert seen.phase == "discard"
    assert seen.exposed == [seen.held("east")[1]]
    assert case.falls("20 16").exposed == [seen.held("west")[3]]
    assert case.falls("19 20").phase == "mus"
    chance = case.state.chance
    assert chance is not None
    assert chance.items == tuple(range(1, 21))


def test_a_hand_written_down_is_dealt_so() -> None:
    case = Mus(**PLAIN, stock="3O 3C")
    assert [" ".join(case.held(name)) for name in case.people] == list(PLAIN.values())
    assert [card.text for card in case.state.stock[:2]] == ["3O", "3C"]


def test_nobody_else_may_cut() -> None:
    with pytest.raises(Illegal):
        shuffled().do("south cut 5")


# What else may be agreed on for a card turned up in the first distribution.


@pytest.mark.law("mus.47")
def test_the_mano_may_force_the_mus_for_a_card_turned_up() -> None:
    case = turned_up(exposed_first="mano")
    assert (case.phase, case.turn, case.acting) == ("visto", "south", ["south"])
    forced = case.do("south visto")
    assert forced.phase == "discard" and forced.allows("south servido")
    assert forced.told("mus-visto")


@pytest.mark.law("mus.47")
def test_or_the_mano_lets_the_talk_begin_and_the_card_stays_public() -> None:
    case = turned_up(exposed_first="mano").do("south no-visto")
    assert (case.phase, case.turn, case.may("south", "no-hay-mus")) == ("mus", "south", {""})
    assert case.exposed == [case.held("east")[1]]
    assert case.state.exposed[0] in case.seen("east", by="west").cards
    assert case.do("south no-hay-mus").phase == "grande"


@pytest.mark.law("mus.47")
@pytest.mark.parametrize("manner", ["mano", "redeal"])
def test_in_the_service_a_card_turned_up_is_as_agreed_for_the_service(manner: str) -> None:
    script = "south mus, east mus, north mus, west mus, south discard 12O, east discard 11O, north discard 1O"
    case = Mus(**PLAIN, accidents="judge", exposed_first=manner).do(f"west face-down, {script}, west discard 2E")
    assert case.do("west turned-up 2").phase == "mus"
    visto = Mus(**PLAIN, accidents="judge", exposed_first=manner, exposed_in_service="mus-visto")
    assert visto.do(f"west face-down, {script}, west discard 2E, west turned-up 2").phase == "discard"


@pytest.mark.law("mus.47")
def test_or_all_is_dealt_again_by_the_same_dealer_and_nothing_is_scored() -> None:
    case = turned_up(exposed_first="redeal", score=(10, 20))
    hand = case.state.hand
    again = case.falls()
    assert (again.phase, again.turn, again.exposed) == ("cut", "north", [])
    assert (again.mano, again.dealer, again.stones, again.state.hand) == ("south", "west", (10, 20), hand)
    lying = [card for cards in again.state.zones().values() for card in cards]
    assert len(lying) == len(set(lying)) == 40, "every card is in the pack, and nowhere else"
    dealt = again.do("north cut 20, west face-down")
    assert dealt.phase == "mus" and [len(cards) for cards in dealt.state.hands] == [4, 4, 4, 4]
    assert len({*dealt.state.stock, *(card for cards in dealt.state.hands for card in cards)}) == 40
    assert again.do("north cut 20, west turned-up 1").phase == "redeal"


@pytest.mark.law("mus.43", "mus.47")
def test_dealt_again_a_first_hand_is_still_one_and_its_stones_stay() -> None:
    case = Mus({"hand_of_game": 1}, (10, 20), **PLAIN, accidents="judge", exposed_first="redeal")
    again = case.do("west turned-up 3").falls().do("north cut 20, west face-down")
    assert (again.mano, again.stones) == ("south", (10, 20))
    assert again.may("south", "pasa-la-baraja") == {""}


@pytest.mark.law("mus.47")
def test_accidents_by_chance_are_dealt_again_too() -> None:
    case = Mus(**PLAIN, accidents="random", exposed_first="redeal")
    lots = " ".join(map(str, (20, 7, *(number for number in range(1, 20) if number != 7))))
    assert case.do(f"* accident {lots}").phase == "redeal"
