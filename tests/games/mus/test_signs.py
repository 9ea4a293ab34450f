"""The signs: which are true, when they may be made, who sees them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO
from tapete.games.mus.signs import LOTS, SIGNS
from tests.games.mus.hands import Mus, first_hand, lance, lances

OTHERS = {"EAST": "11O 10C 5B 4C", "NORTH": "11C 6B 5O 4O", "WEST": "10O 7B 4E 5C"}


def signs(case: Mus) -> set[str]:
    """Which signs South may make."""
    return case.may("south", "sign")


def south(hand: str, **options: Any) -> Mus:
    return Mus(**OTHERS | {"SOUTH": hand}, **{"signals": "open", **options})


def with_lots(first: tuple[int, ...]) -> Mus:
    """South may sign two kings, two aces and duples; the lots that decide who sees it begin with these."""
    case = Mus(**OTHERS | {"SOUTH": "12O 3C 1E 1B"}, signals="covert", sign_seen="chance")
    return case.but(glances=(*first, *(lot for lot in LOTS if lot not in first)))


def seen(case: Mus, key: str = "sign") -> list[str | None]:
    """Who was told of a sign: None is a spectator."""
    return [who for who in (None, *case.people) if any(event.key == key for event in case.view(who).events)]


@pytest.mark.law("mus.92", "mus.93", "mus.94", "mus.95", "mus.96", "mus.97", "mus.98", "mus.99")
@pytest.mark.parametrize(
    ("hand", "true"),
    [
        ("12O 3C 7E 5B", {"two-kings"}),
        ("12O 12C 3E 5B", {"three-kings", "medias"}),
        ("12O 12C 3E 3B", {"duples"}),  # four kings: no count of kings, duples
        ("1O 2C 7E 12B", {"two-aces"}),
        ("1O 2C 2E 12B", {"three-aces", "medias"}),
        ("7O 7C 7E 12B", {"medias", "wink"}),
        ("7O 7C 4B 1B", set()),
        ("7O 7C 4B 4O", {"duples"}),
        ("12O 3C 1E 1B", {"two-kings", "two-aces", "duples"}),
        ("12O 11E 10E 1B", {"wink"}),
        ("12O 11E 5E 5B", set()),
    ],
)
def test_only_what_is_true_of_the_hand_can_be_signed(hand: str, true: set[str]) -> None:
    hands = {"SOUTH": hand, "EAST": "11O 10C 6O 4C", "NORTH": "11C 6B 5O 6C", "WEST": "10O 7B 4E 5C"}
    assert signs(Mus(**hands, signals="open")) == true


@pytest.mark.law("mus.93", "mus.95")
def test_with_four_kings_threes_and_twos_are_not_signed() -> None:
    assert signs(south("12O 3C 7E 5E", kings=4)) == set()
    assert signs(south("1O 2C 7E 12B", kings=4)) == set()


@pytest.mark.law("mus.91")
def test_signs_only_where_the_table_plays_with_them() -> None:
    assert signs(south("12O 3C 7E 5E", signals="off")) == set()


@pytest.mark.law("mus.92")
def test_there_are_the_books_signs_and_no_others() -> None:
    assert set(SIGNS) == {"two-kings", "three-kings", "two-aces", "three-aces", "medias", "duples", "wink"}
    hand = {**OTHERS, "SOUTH": "12O 11E 5E 4B"}  # 29
    assert signs(lance(PUNTO, **hand, signals="open")) == set()


@pytest.mark.law("mus.99", "mus.100")
def test_the_wink_means_thirty_only_at_punto() -> None:
    hands = {**OTHERS, "SOUTH": "12O 11E 5E 5B", "EAST": "11O 10C 6C 4C", "WEST": "10O 7B 4E 6O"}
    case = lances(**hands, signals="open")
    for _ in (GRANDE, CHICA):
        assert signs(case) == set()
        case = case.passed()
    assert case.phase == PUNTO
    assert signs(case) == {"wink"}
    assert signs(case.passed()) == set()


@pytest.mark.law("mus.93", "mus.95", "mus.98", "mus.99")
def test_each_sign_may_be_made_until_its_lance_is_closed() -> None:
    hands = {"SOUTH": "12O 3C 1E 1B", "EAST": "11O 11E 10C 4C", "NORTH": "12C 12B 10B 10E", "WEST": "7O 7B 4E 6O"}
    case = lances(**hands, signals="open")
    assert signs(case) == {"two-kings", "two-aces", "duples"}
    case = case.passed()
    assert signs(case) == {"two-aces", "duples"}
    case = case.passed()
    assert (case.phase, signs(case)) == (PARES, {"duples"})
    case = case.passed()
    assert (case.phase, signs(case)) == (JUEGO, set())


@pytest.mark.law("mus.91")
def test_a_sign_takes_no_turn_and_is_made_once() -> None:
    case = south("12O 3C 7E 5E")
    signed = case.do("south sign two-kings")
    assert (signed.phase, signed.turn, signed.state.bet) == (case.phase, "south", None)
    assert signs(signed) == set()
    # Anyone may sign when it is another's turn, and again when he holds other cards.
    assert signs(case.do("south mus")) == {"two-kings"}


@pytest.mark.law("mus.91")
def test_with_new_cards_a_sign_may_be_made_again() -> None:
    case = Mus(**OTHERS | {"SOUTH": "12O 3C 7E 6E"}, stock="12C 4B 6C 7C", signals="open").do(
        "south sign two-kings, south mus, east mus, north mus, west mus"
    )
    case = case.do("south discard 12O, east discard 4C, north discard 4O, west discard 5C")
    assert signs(case) == {"two-kings"}


@pytest.mark.law("mus.91")
def test_with_the_same_cards_a_sign_is_not_made_again_whatever_the_others_discard() -> None:
    case = south("12O 3C 7E 5E", accidents="judge").do("west turned-up 2, south sign two-kings, south servido")
    case = case.do("east discard 4C, north discard 4O, west discard 5C, west face-down")
    assert (case.phase, signs(case)) == ("mus", set())


@pytest.mark.law("mus.91")
def test_new_cards_of_others_free_nobodys_sign_but_their_own() -> None:
    hands = {"SOUTH": "12O 3C 7E 6E", "EAST": "12C 12E 5B 4C", "NORTH": "11C 6B 5O 4O", "WEST": "10O 7B 4E 5C"}
    case = Mus(**hands, stock="12B 4B 6C 7C", signals="open", accidents="judge").do("west turned-up 12")
    case = case.do("south sign two-kings, east sign two-kings, south servido, east discard 4C, north discard 4O")
    case = case.do("west discard 5C, west face-down")
    assert case.may("south", "sign") == set()
    assert case.held("east") == ["12C", "12E", "5B", "12B"]
    assert case.may("east", "sign") == {"three-kings", "medias"}
    kept = case.do("east sign three-kings, south mus, east mus, north mus, west mus, south discard 12O")
    assert "sign three-kings" not in kept.may("east")


@pytest.mark.law("mus.91")
def test_in_the_next_hand_a_sign_may_be_made_again() -> None:
    hands = {**OTHERS, "SOUTH": "12O 3C 7E 6E"}
    case = Mus(**hands, signals="open").do("south sign two-kings, south no-hay-mus").passed_out()
    assert signs(case.deal(**hands)) == {"two-kings"}


@pytest.mark.law("mus.91")
def test_not_between_ones_discard_and_the_service() -> None:
    case = south("12O 3C 7E 5E").do("south mus, east mus, north mus, west mus")
    assert signs(case) == {"two-kings"}
    assert signs(case.do("south discard 5E")) == set()


@pytest.mark.law("mus.91")
def test_one_who_stood_may_sign_while_the_others_discard() -> None:
    case = south("12O 3C 7E 5E", accidents="judge").do("west turned-up 1, south servido")
    assert signs(case) == {"two-kings"}


@pytest.mark.law("mus.91")
def test_in_a_first_hand_not_before_the_cut() -> None:
    hands = {**OTHERS, "SOUTH": "12O 3C 7E 5E"}
    assert signs(first_hand(**hands, signals="open")) == set()
    assert signs(first_hand(**hands, signals="open").do("south no-hay-mus")) == {"two-kings"}
    assert signs(first_hand(**hands, signals="open", first_hand_signals="free")) == {"two-kings"}


# Who sees.


@pytest.mark.law("mus.91")
def test_in_the_open_all_see_it() -> None:
    case = south("12O 3C 7E 5E").do("south sign two-kings")
    assert seen(case) == [None, "south", "east", "north", "west"]
    assert [*map(case.name, case.state.signs[0].seen)] == ["east", "north", "west"]


@pytest.mark.law("mus.91")
def test_covert_only_those_who_watch_the_signer_see_it() -> None:
    case = south("12O 3C 7E 5E", signals="covert")
    assert [*map(case.name, case.state.watching)] == ["north", "west", "south", "east"]
    assert seen(case.do("south sign two-kings")) == ["south", "north"]
    assert seen(case.do("west watch south, south sign two-kings")) == ["south", "north", "west"]
    assert seen(case.do("north watch east, south sign two-kings")) == ["south"]
    assert seen(case.do("east watch south, east watch west, south sign two-kings")) == ["south", "north"]


@pytest.mark.law("mus.91")
def test_nobody_learns_before_the_showing_who_else_saw() -> None:
    case = south("12O 3C 7E 5E", signals="covert")
    caught = case.do("west watch south, south sign two-kings")
    unseen = case.do("west watch south, west watch north, west watch east, south sign two-kings")
    for who in ("south", "north"):
        first, second = ([event for event in now.view(who).events if event.seat == 0] for now in (caught, unseen))
        assert first == second
    # And he who turns his eyes does not learn who is watching him.
    watched, alone = case.do("south watch east"), case.do("north watch east, south watch east")
    assert watched.view("south").events[-1] == alone.view("south").events[-1]


@pytest.mark.law("mus.91")
@pytest.mark.parametrize("sign_seen", ["watching", "chance"])
def test_who_does_not_see_a_sign_sees_nothing_at_all(sign_seen: str) -> None:
    case = south("12O 3C 7E 5E", signals="covert", sign_seen=sign_seen)
    signed = case.do("south sign two-kings")
    assert seen(signed) == ["south", "north"]
    for who in ("east", "west", None):
        assert signed.view(who) == case.view(who)


@pytest.mark.law("mus.91")
def test_nobody_watches_two_people_at_once() -> None:
    case = south("12O 3C 7E 5E", signals="covert").do("west watch south, west watch north")
    assert case.people[case.state.watching[3]] == "north"
    assert case.may("west") == {"watch 0", "watch 1"}


@pytest.mark.law("mus.91")
def test_where_one_looks_is_seen_by_those_who_watch_him() -> None:
    case = south("12O 3C 7E 5E", signals="covert").do("west watch south")
    assert seen(case, "watches") == ["east", "west"]  # East watches his partner
    assert case.notes("watching", "east") == [("east", "west"), ("west", "south")]
    assert case.notes("watching") == []


@pytest.mark.law("mus.91")
@pytest.mark.parametrize(
    ("lot", "who"),
    [
        (0, ["south", "east", "north", "west"]),
        (3, ["south", "east", "north"]),
        (4, ["south", "north", "west"]),
        (15, ["south", "north"]),
    ],
)
def test_by_chance_the_partner_always_and_each_opponent_one_time_in_four(lot: int, who: list[str]) -> None:
    case = with_lots((lot,))
    assert seen(case.do("south sign two-kings")) == who


@pytest.mark.law("mus.91")
def test_each_sign_has_a_lot_of_its_own() -> None:
    case = with_lots((15, 4, 0))
    first = case.do("south sign two-kings")
    assert seen(first) == ["south", "north"]
    second = first.do("south sign two-aces")
    assert seen(second) == ["south", "north", "west"]
    assert second.do("south sign duples").state.signs[2].seen == (2, 1, 3)


@pytest.mark.law("mus.91")
def test_nobody_knows_the_lots_and_they_never_run_out() -> None:
    few, other = with_lots((15, 3)), with_lots((15, 0))
    assert all(few.view(who) == other.view(who) for who in (None, *few.people))
    case = few.but(glances=(15,))
    assert [sign.seen for sign in case.do("south sign two-kings, south sign duples").state.signs] == [(2,), (2,)]


@pytest.mark.law("mus.91")
def test_the_lots_are_drawn_with_the_pack_and_only_where_they_are_needed() -> None:
    shuffled = Mus(signals="covert", sign_seen="chance").falls()
    chance = shuffled.state.chance
    assert chance is not None and sorted(map(str, chance.items)) == sorted(map(str, range(16)))
    assert (shuffled.falls().phase, shuffled.falls().turn) == ("cut", "north")
    for signals in ("covert", "open", "off"):
        assert Mus(signals=signals).falls().phase == "cut"


@pytest.mark.law("mus.91")
def test_who_saw_what_is_told_when_the_hand_is_over() -> None:
    case = south("12O 3C 7E 5E", signals="covert").do("south sign two-kings, south no-hay-mus").passed_out()
    assert case.told("signed", "seat", "sign", to="east") == [("south", "two-kings")]


@pytest.mark.law("mus.91")
def test_at_the_showing_it_is_told_who_saw_each_covert_sign_or_that_nobody_did() -> None:
    case = south("12O 3C 1E 1B", signals="covert").do("west watch south, south sign two-kings, north watch east")
    case = case.do("west watch north, south sign two-aces, south no-hay-mus")
    assert case.told("signed") == case.told("signed-unseen") == []
    case = case.passed_out()
    assert case.told("signed", "seat", "sign", "seen") == [
        ("south", "two-kings", "north"), ("south", "two-kings", "west"),
    ]  # fmt: skip
    assert case.told("signed-unseen", "seat", "sign") == [("south", "two-aces")]


@pytest.mark.law("mus.91")
def test_signs_made_in_the_open_need_not_be_told_again() -> None:
    case = south("12O 3C 7E 5E").do("south sign two-kings, south no-hay-mus").passed_out()
    assert case.told("signed") == case.told("signed-unseen") == case.told("false-sign") == []


@pytest.mark.law("mus.90")
def test_no_action_names_or_shows_a_card_to_the_partner() -> None:
    case = south("12O 3C 7E 5E")
    assert all(not any(ch.isdigit() for ch in word) for word in case.may("south"))


# The federation's list.


def fem(hand: str, **options: Any) -> Mus:
    return south(hand, signs="fem", **options)


@pytest.mark.law("mus.92")
@pytest.mark.parametrize(
    ("hand", "true"),
    [
        ("12O 3C 7E 5E", {"two-kings", "par", "over-31"}),
        ("7O 7C 5E 4B", {"par"}),
        ("12O 11E 10E 1B", {"wink"}),
        ("12O 11E 10E 4B", {"over-31"}),
        ("12O 11E 6O 4B", {"thirty"}),
        ("12O 7E 7C 6O", {"par", "thirty"}),
        ("12O 11E 5E 4B", {"twenty-nine"}),
        ("12O 11E 4B 1B", {"blind"}),
        ("12O 12C 3E 3B", {"duples", "over-31"}),
    ],
)
def test_the_federations_signs_too_say_what_is_true(hand: str, true: set[str]) -> None:
    assert signs(fem(hand)) == true | {"i-cut"}
    assert not signs(south(hand)) & {"par", "over-31", "thirty", "twenty-nine", "blind", "i-cut"}


@pytest.mark.law("mus.91", "mus.92")
def test_medias_of_neither_kings_nor_aces_are_signed_after_grande_only() -> None:
    case = fem("7O 7C 7E 12O").do("south no-hay-mus")
    assert "medias" not in signs(case)
    assert "medias" in signs(case.passed())
    assert "medias" in signs(fem("12O 12C 3E 5E")) and "medias" in signs(fem("1O 1C 2O 12O"))


@pytest.mark.law("mus.92", "mus.100")
def test_thirty_is_signed_from_the_first_sight_of_the_cards_until_the_punto() -> None:
    hands = {"SOUTH": "12O 11E 6O 4B", "EAST": "11O 10C 5B 4C", "NORTH": "11C 6B 5O 4O", "WEST": "10O 7B 4E 5C"}
    case = lance(PUNTO, **hands, signals="open", signs="fem")
    assert signs(case) == {"thirty", "wink", "bet-more"}
    late = lance(PARES, **hands | {"WEST": "10O 10B 4E 5C", "NORTH": "11C 11B 5O 4O"}, signals="open", signs="fem")
    assert "thirty" in signs(late)


@pytest.mark.law("mus.92")
def test_who_does_not_take_part_in_a_lance_does_not_wish_for_more_in_it() -> None:
    hands = {"SOUTH": "12O 11E 6O 4B", "EAST": "11O 10C 5B 4C", "NORTH": "11C 11B 5O 4O", "WEST": "10O 10B 4E 5C"}
    case = lance(PARES, **hands, signals="open", signs="fem")
    assert {name for name in case.people if "bet-more" in case.may(name, "sign")} == {"north", "west"}


@pytest.mark.law("mus.92")
def test_to_be_blind_no_other_sign_must_be_true_even_if_it_comes_too_late() -> None:
    case = fem("12O 3C 7E 6O").do("south no-hay-mus")
    assert "two-kings" in signs(case)
    assert not signs(case.passed()) & {"blind", "two-kings"}


@pytest.mark.law("mus.92")
def test_a_wish_is_signed_in_ones_turn_or_before_it_and_once_at_a_time() -> None:
    case = Mus(**OTHERS | {"SOUTH": "12O 11E 4B 1B"}, signals="open", signs="fem")
    assert {name for name in case.people if "i-cut" in case.may(name, "sign")} == {"south", "east", "north", "west"}
    spoken = case.do("south mus")
    assert "i-cut" not in spoken.may("south", "sign") and "i-cut" in spoken.may("west", "sign")
    assert "i-cut" not in case.do("west sign i-cut").may("west", "sign")
    bet = case.do("south no-hay-mus, south paso, east envido 2")
    assert {name for name in bet.people if "bet-more" in bet.may(name, "sign")} == {"south", "north"}
    assert "bet-more" in bet.do("north sign bet-more, north quiero").may("north", "sign")


@pytest.mark.law("mus.91", "mus.92")
def test_in_a_first_hand_the_federations_signs_wait_for_the_cut_too() -> None:
    given = {**OTHERS, "SOUTH": "12O 11E 6O 4B", "signals": "open", "signs": "fem"}
    assert signs(first_hand(**given)) == set()
    assert signs(first_hand(**given, first_hand_signals="free")) == {"thirty", "i-cut"}


@pytest.mark.law("mus.51", "mus.92")
def test_at_the_open_table_the_federations_signs_can_be_false_but_a_wish_cannot() -> None:
    case = Mus(**OTHERS | {"SOUTH": "12O 11E 4B 1B"}, signals="open", signs="fem", table="open")
    case = case.do("west deal, west face-down, south sign thirty, south sign i-cut, south no-hay-mus")
    assert [(sign.kind, sign.false) for sign in case.state.signs] == [("thirty", True), ("i-cut", False)]
