"""Mus or no mus, the moving pack of a first hand, the discards and the service."""

from __future__ import annotations

from random import Random

import pytest

from tapete.cards import cards
from tapete.games.mus.mus_talk import MUS_LIMIT
from tests.games.mus.hands import EW, PLAIN, SN, Mus, first_hand, lances

ALL_MUS = "south mus, east mus, north mus, west mus"
ALL_MOVE = "south pasa-la-baraja, east pasa-la-baraja, north pasa-la-baraja, west pasa-la-baraja"


def dropping(case: Mus, south: int = 1, east: int = 1, north: int = 1, west: int = 1) -> Mus:
    """Each in turn puts down so many of his cards, the first ones of his hand."""
    numbers = {"south": south, "east": east, "north": north, "west": west}
    while case.phase == "discard":
        case = case.do(f"{case.turn} discard {' '.join(case.held(case.turn)[: numbers[str(case.turn)]])}")
    return case


# The talk.


@pytest.mark.law("mus.39")
def test_the_mano_speaks_first_and_has_two_choices() -> None:
    case = Mus(**PLAIN)
    assert case.may("south") == {"mus", "no-hay-mus"}
    assert case.acting == ["south"]


@pytest.mark.law("mus.40")
def test_each_in_turn_must_speak() -> None:
    case = Mus(**PLAIN).do("south mus, east mus")
    assert case.may("north") == {"mus", "no-hay-mus"}
    assert not case.may("west")


@pytest.mark.law("mus.40", "mus.89")
def test_where_talk_is_open_who_has_spoken_does_not_speak_again() -> None:
    case = Mus(**PLAIN, talk="open").do("south mus")
    assert (case.may("south"), case.may("east")) == (set(), {"mus", "no-hay-mus"})
    assert case.may("north") == case.may("west") == {"mus", "no-hay-mus"}


@pytest.mark.law("mus.41")
def test_one_cut_is_enough_and_the_rest_are_not_asked() -> None:
    case = Mus(**PLAIN).do("south mus, east mus, north no-hay-mus")
    assert case.phase == "grande"
    assert [" ".join(case.held(name)) for name in case.people] == list(PLAIN.values())
    assert (case.told("mus", "seat"), case.told("no-hay-mus", "seat")) == (["south", "east"], ["north"])
    assert case.told("cutter-is-mano") == case.told("mus-limit") == []


@pytest.mark.law("mus.42")
def test_the_mano_and_not_the_cutter_opens_the_lances() -> None:
    assert Mus(**PLAIN).do("south mus, east mus, north no-hay-mus").turn == "south"


@pytest.mark.law("mus.77")
def test_mus_means_to_change_one_to_four_cards() -> None:
    case = Mus(**PLAIN).do(f"{ALL_MUS}, south discard 12O")
    assert not case.allows("east discard")
    assert not case.allows("east servido")
    assert case.allows("east discard 11O")
    assert case.allows("east discard 11O 10C 6E 5B")
    assert not case.allows("east discard 12O")


# The first hand.


@pytest.mark.law("mus.43")
def test_in_a_first_hand_the_pack_is_moved_in_silence() -> None:
    case = first_hand(**PLAIN)
    assert case.may("south") == {"pasa-la-baraja", "no-hay-mus"}
    case = case.do("south pasa-la-baraja")
    assert case.may("east") == {"pasa-la-baraja", "no-hay-mus"}
    assert not case.may("south")
    assert (case.told("mus"), case.told("moves-pack", "seat")) == ([], ["south"])


@pytest.mark.law("mus.43", "mus.89")
def test_only_he_who_has_the_pack_can_move_it() -> None:
    case = first_hand(**PLAIN, talk="open")
    assert case.may("north") == {"no-hay-mus"}
    case = case.do("north no-hay-mus, south pasa-la-baraja, east pasa-la-baraja")
    assert case.may("north") == {"no-hay-mus"}


@pytest.mark.law("mus.43")
@pytest.mark.parametrize(
    ("manner", "first", "second"),
    [("every-game", True, True), ("first-game-only", True, False), ("off", False, False)],
)
def test_in_which_games_the_pack_moves(manner: str, first: bool, second: bool) -> None:
    for games, moves in (((0, 0), first), ((1, 0), second)):
        case = Mus({"hand_of_game": 1, "games": games}, **PLAIN, first_hand=manner)
        assert case.state.pack_moves is moves


@pytest.mark.law("mus.43")
def test_the_second_hand_is_an_ordinary_one() -> None:
    case = first_hand(**PLAIN).do("south no-hay-mus").passed_out().falls()
    assert not case.state.pack_moves


@pytest.mark.law("mus.44")
def test_if_nobody_cuts_the_mano_becomes_dealer() -> None:
    case = dropping(first_hand(**PLAIN).do(ALL_MOVE))
    assert (case.dealer, case.mano, case.turn) == ("south", "east", "east")
    assert case.told("new-dealer", "seat") == ["south"]
    case = case.do("east pasa-la-baraja, north pasa-la-baraja, west pasa-la-baraja, south pasa-la-baraja")
    assert case.turn == "east"  # the mano for the moment discards first
    case = dropping(case)
    assert (case.dealer, case.mano) == ("east", "north")


@pytest.mark.law("mus.45")
def test_the_new_dealer_serves_beginning_at_his_right() -> None:
    case = first_hand(**PLAIN).do(ALL_MOVE)
    stock = [*map(str, case.state.stock)]
    case = dropping(case, 1, 3, 2, 4)
    assert len(case.state.stock) == 14
    assert case.held("east")[1:] == stock[:3]
    assert case.held("north")[2:] == stock[3:5]
    assert case.held("west") == stock[5:9]
    assert case.held("south")[3:] == stock[9:10]


@pytest.mark.law("mus.46")
def test_the_cutter_of_a_first_hand_is_its_mano() -> None:
    case = first_hand(**PLAIN).do("south pasa-la-baraja, east no-hay-mus")
    assert case.order == ["east", "north", "west", "south"]
    assert case.told("cutter-is-mano", "seat") == ["east"]
    for lance in ("grande", "chica"):
        assert (case.phase, case.turn) == (lance, "east")
        case = case.passed()


@pytest.mark.law("mus.46")
def test_equal_hands_of_a_first_hand_are_decided_from_the_cutter() -> None:
    hands = {"SOUTH": "7O 6C 5E 4B", "EAST": "7B 6E 5C 4O", "NORTH": "7C 6O 5O 4C", "WEST": "7E 6B 5B 4E"}
    by_south = first_hand(**hands).do("south no-hay-mus").passed_out()
    moved = first_hand(**hands).do("south pasa-la-baraja, east pasa-la-baraja, north pasa-la-baraja")
    by_west = moved.do("west no-hay-mus").passed_out()
    assert {pair for pair, _, _ in by_south.taken} == {SN}
    assert {pair for pair, _, _ in by_west.taken} == {EW}
    # The cutter deals the second hand.
    assert (by_west.dealer, by_west.mano) == ("west", "south")


# The discard.


@pytest.mark.law("mus.58", "mus.60")
def test_discards_are_made_in_turn_from_the_mano() -> None:
    case = Mus(**PLAIN).do(ALL_MUS)
    for name in ("south", "east", "north", "west"):
        assert case.phase == "discard"
        assert case.acting == [name]
        case = case.do(f"{name} discard {case.held(name)[0]}")
    assert case.phase == "mus"


@pytest.mark.law("mus.59")
def test_each_is_served_as_many_as_he_put_down() -> None:
    case = Mus(**PLAIN).do(ALL_MUS)
    stock = [*map(str, case.state.stock)]
    case = dropping(case, 4, 1, 2, 3)
    assert [len(hand) for hand in case.state.hands] == [4, 4, 4, 4]
    assert len(case.state.stock) == 14
    assert case.held("south") == stock[:4]
    assert case.held("west")[1:] == stock[7:10]
    assert case.told("served", "seat") == ["west"]
    assert (case.dealer, case.mano, case.told("new-dealer")) == ("west", "south", [])


@pytest.mark.law("mus.59", "mus.61")
def test_each_is_told_the_cards_that_he_got_and_nobody_elses() -> None:
    case = Mus(**PLAIN, stock="3O 3C 3E 3B 2O").do(ALL_MUS)
    case = dropping(case, 2, 1, 1, 1)
    own = [("south", {"south"}), ("east", {"east"}), ("north", {"north"}), ("west", {"west"})]
    assert case.told_to("got") == own * 2  # in the deal, and in the service
    got = [cards("3O 3C"), cards("3E"), cards("3B"), cards("2O")]
    assert case.told("got", "cards")[4:] == got
    assert case.told("got", "cards")[:4] == [cards(text) for text in PLAIN.values()]


@pytest.mark.law("mus.59")
def test_nobody_is_served_before_all_have_discarded() -> None:
    case = Mus(**PLAIN).do(f"{ALL_MUS}, south discard 12O 7C 5E 4B")
    assert case.held("south") == []
    assert len(case.state.stock) == 24


@pytest.mark.law("mus.61")
def test_the_others_learn_how_many_and_not_which() -> None:
    case = Mus(SOUTH="7O 5C 1E 1B").do(f"{ALL_MUS}, south discard 7O 5C")
    assert case.seen("south", by="east").discards == (None, None)
    assert case.seen("south", by="south").discards == cards("7O 5C")
    assert case.told("discards", to="east") == [{"seat": "south", "number": 2}]


@pytest.mark.law("mus.62")
def test_the_discard_is_repeated_as_long_as_all_want_it() -> None:
    case = Mus(**PLAIN)
    for number in range(1, 4):
        case = dropping(case.do(ALL_MUS))
        assert (case.phase, case.state.rounds, case.turn) == ("mus", number, "south")
    assert case.do("south mus, east mus, north mus, west no-hay-mus").phase == "grande"


def after_sixteen() -> Mus:
    """All four have changed all their cards once: eight are left in stock."""
    case = dropping(Mus(**PLAIN).do(ALL_MUS), 4, 4, 4, 4)
    assert (len(case.state.stock), len(case.state.waste)) == (8, 16)
    return case.do(ALL_MUS)


@pytest.mark.law("mus.63")
def test_when_the_stock_runs_out_the_discards_of_all_are_shuffled() -> None:
    before = after_sixteen()
    case = dropping(before, 4, 3, 3, 2)
    assert case.phase == "reshuffle"
    assert case.state.owed == (0, 0, 2, 2)
    chance = case.state.chance
    assert chance is not None
    assert len(chance.items) == 28
    assert (case.told("stock-out", "seat"), case.told("stock-out-one")) == ([None], [])
    case = case.any_step(Random(1))
    assert [len(hand) for hand in case.state.hands] == [4, 4, 4, 4]
    assert (len(case.state.stock), len(case.state.waste)) == (24, 0)
    assert case.held("north")[1] == str(before.state.stock[7])  # what had been served stays


@pytest.mark.law("mus.64")
def test_the_discards_of_one_who_alone_is_short_stay_apart() -> None:
    before = after_sixteen()
    own = set(before.held("west")[:2])
    case = dropping(before, 2, 3, 3, 2)
    assert case.state.owed == (0, 0, 0, 2)
    chance = case.state.chance
    assert chance is not None
    assert len(chance.items) == 24
    assert (case.told("stock-out"), case.told("stock-out-one", "seat")) == ([], ["west"])
    assert not own & set(map(str, chance.items))
    case = case.any_step(Random(1))
    assert not own & set(case.held("west"))
    assert (len(case.state.stock), set(map(str, case.state.waste))) == (22, own)


@pytest.mark.law("mus.63")
def test_a_stock_that_just_suffices_is_not_mended() -> None:
    case = dropping(after_sixteen(), 2, 2, 2, 2)
    assert (case.phase, len(case.state.stock), len(case.state.waste)) == ("mus", 0, 24)
    # Then nothing is left at all, and the next service begins with the heap.
    case = dropping(case.do(ALL_MUS))
    assert case.phase == "reshuffle"
    chance = case.state.chance
    assert chance is not None
    assert len(chance.items) == 28


@pytest.mark.law("mus.64")
def test_in_a_first_hand_the_new_dealer_is_the_last_to_be_served() -> None:
    case = dropping(first_hand(**PLAIN).do(ALL_MOVE), 4, 4, 4, 4)
    case = case.do("east pasa-la-baraja, north pasa-la-baraja, west pasa-la-baraja, south pasa-la-baraja")
    case = dropping(case, 3, 3, 2, 2)
    assert (case.dealer, case.state.owed) == ("east", (0, 2, 0, 0))


@pytest.mark.law("mus.62")
def test_mus_without_end_is_stopped_by_the_engine_alone() -> None:
    case, lots = Mus(**PLAIN), Random("endless")
    while "mus" in case.may("south"):
        case = dropping(case.do(ALL_MUS))
        if case.state.chance is not None:
            case = case.any_step(lots)
    assert case.state.rounds == MUS_LIMIT
    case = case.do("south no-hay-mus")
    assert case.told("mus-limit", "seat", "number") == [(None, 50)]
    assert case.phase == "grande"


@pytest.mark.law("mus.47", "mus.62")
@pytest.mark.parametrize(("rounds", "phase"), [(48, "exposure"), (49, "mus")])
def test_after_the_last_discard_that_the_engine_allows_no_card_can_force_another(rounds: int, phase: str) -> None:
    case = Mus(**PLAIN, accidents="judge", exposed_in_service="mus-visto").do("west face-down").but(rounds=rounds)
    assert dropping(case.do(ALL_MUS)).phase == phase


def test_a_match_that_starts_with_a_first_hand_starts_a_game() -> None:
    case = Mus({"hand_of_game": 1})
    assert case.state.game_hand == 0
    assert lances(**PLAIN).state.game_hand == 2


# Where pairs are asked, and where the dealer discards first.


@pytest.mark.law("mus.39", "mus.40")
def test_where_pairs_are_asked_the_partner_of_the_mano_speaks_second() -> None:
    case, asked = Mus(**PLAIN, mus_by="pair"), []
    while case.phase == "mus":
        asked.append(case.turn)
        case = case.do(f"{case.turn} mus")
    assert asked == ["south", "north", "east", "west"]
    assert (case.phase, case.turn) == ("discard", "south")


@pytest.mark.law("mus.41", "mus.42")
def test_where_pairs_are_asked_a_cut_by_any_ends_it_and_the_lances_keep_their_order() -> None:
    case = Mus(**PLAIN, mus_by="pair").do("south mus, north mus, east no-hay-mus")
    assert (case.phase, case.turn) == ("grande", "south")
    assert case.do("south paso").turn == "east"


@pytest.mark.law("mus.43")
def test_in_a_first_hand_the_pack_still_goes_from_one_to_the_next() -> None:
    case = first_hand(**PLAIN, mus_by="pair", discard_first="dealer").do("south pasa-la-baraja")
    assert case.turn == "east"
    case = case.do("east pasa-la-baraja, north pasa-la-baraja, west pasa-la-baraja")
    assert (case.phase, case.turn) == ("discard", "south")
    assert case.do("south discard 12O").turn == "east"


@pytest.mark.law("mus.89")
def test_where_pairs_are_asked_only_who_has_not_spoken_can_speak_early() -> None:
    case = Mus(**PLAIN, mus_by="pair", talk="open").do("south mus, north mus")
    assert case.may("west", "no-hay-mus") == {""} and case.may("north", "no-hay-mus") == set()
    assert case.do("west no-hay-mus, east mus").offers("west") == ["no-hay-mus"]


@pytest.mark.law("mus.58", "mus.61")
def test_the_dealer_may_be_the_first_to_discard() -> None:
    case = Mus(**PLAIN, discard_first="dealer").do("south mus, east mus, north mus, west mus")
    order = []
    for card in ("10O", "12O", "11O", "11C"):
        order.append(case.turn)
        case = case.do(f"{case.turn} discard {card}")
    assert order == ["west", "south", "east", "north"]
    assert case.phase == "mus" and case.told("discards", "seat") == order


@pytest.mark.law("mus.59")
def test_with_the_dealer_first_to_discard_the_service_still_begins_at_his_right() -> None:
    case = Mus(stock="1E 2O 3O 4O", **PLAIN, discard_first="dealer").do("south mus, east mus, north mus, west mus")
    case = case.do("west discard 10O, south discard 12O, east discard 11O, north discard 11C")
    assert [case.held(name)[-1] for name in case.order] == ["1E", "2O", "3O", "4O"]


@pytest.mark.law("mus.48", "mus.58")
def test_in_a_mus_visto_the_dealer_discards_first_as_well() -> None:
    case = Mus(**PLAIN, discard_first="dealer", accidents="judge").do("west turned-up 1")
    assert (case.phase, case.turn) == ("discard", "west")
