"""The signs: which are true, when they may be made, who sees them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PACK, PARES, PUNTO
from tapete.games.mus.signs import LOTS, SIGNS
from tapete.games.mus.state import MusState
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.event import Seat
from tests.games.mus.table import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    after,
    dealt,
    first_hand,
    lance,
    lances,
    passed,
    passed_out,
    start,
    talk,
    words,
)

OTHERS = {EAST: "11O 10C 5B 4C", NORTH: "11C 6B 5O 4O", WEST: "10O 7B 4E 5C"}


def signs(state: MusState, seat: int = SOUTH) -> set[str]:
    return {word.split()[1] for word in words(state, seat) if word.startswith("sign ")}


def south(hand: str, **options: Any) -> MusState:
    return talk({**OTHERS, SOUTH: hand}, **{"signals": "open", **options})


def with_lots(first: tuple[int, ...]) -> MusState:
    """South may sign two kings, two aces and duples; the lots that decide who sees it begin with these."""
    state = talk({**OTHERS, SOUTH: "12O 3C 1E 1B"}, signals="covert", sign_seen="chance")
    return state.but(glances=(*first, *(lot for lot in LOTS if lot not in first)))


def seen(state: MusState) -> list[int | None]:
    """Who was told of a sign: the seats, and None for a spectator."""
    return [who for who in (None, 0, 1, 2, 3) if any(event.key == "sign" for event in state.view(who).events)]


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
    hands = {SOUTH: hand, EAST: "11O 10C 6O 4C", NORTH: "11C 6B 5O 6C", WEST: "10O 7B 4E 5C"}
    assert signs(talk(hands, signals="open")) == true


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
    hand = {**OTHERS, SOUTH: "12O 11E 5E 4B"}  # 29
    assert signs(lance(PUNTO, hand, signals="open")) == set()


@pytest.mark.law("mus.99", "mus.100")
def test_the_wink_means_thirty_only_at_punto() -> None:
    hands = {**OTHERS, SOUTH: "12O 11E 5E 5B", EAST: "11O 10C 6C 4C", WEST: "10O 7B 4E 6O"}
    state = lances(hands, signals="open")
    for _ in (GRANDE, CHICA):
        assert signs(state) == set()
        state = passed(state)
    assert state.phase == PUNTO
    assert signs(state) == {"wink"}
    assert signs(passed(state)) == set()


@pytest.mark.law("mus.93", "mus.95", "mus.98", "mus.99")
def test_each_sign_may_be_made_until_its_lance_is_closed() -> None:
    hands = {SOUTH: "12O 3C 1E 1B", EAST: "11O 11E 10C 4C", NORTH: "12C 12B 10B 10E", WEST: "7O 7B 4E 6O"}
    state = lances(hands, signals="open")
    assert signs(state) == {"two-kings", "two-aces", "duples"}
    state = passed(state)
    assert signs(state) == {"two-aces", "duples"}
    state = passed(state)
    assert (state.phase, signs(state)) == (PARES, {"duples"})
    state = passed(state)
    assert (state.phase, signs(state)) == (JUEGO, set())


@pytest.mark.law("mus.91")
def test_a_sign_takes_no_turn_and_is_made_once() -> None:
    state = south("12O 3C 7E 5E")
    signed = after(state, "S sign two-kings")
    assert (signed.phase, signed.turn, signed.bet) == (state.phase, SOUTH, None)
    assert signs(signed) == set()
    # Anyone may sign when it is another's turn, and again when he holds other cards.
    assert signs(after(state, "S mus")) == {"two-kings"}


@pytest.mark.law("mus.91")
def test_with_new_cards_a_sign_may_be_made_again() -> None:
    hands = {**OTHERS, SOUTH: "12O 3C 7E 6E"}
    state = after(talk(hands, "12C 4B 6C 7C", signals="open"), "S sign two-kings, S mus, E mus, N mus, W mus")
    state = after(state, "S discard 12O, E discard 4C, N discard 4O, W discard 5C")
    assert signs(state) == {"two-kings"}


@pytest.mark.law("mus.91")
def test_in_the_next_hand_a_sign_may_be_made_again() -> None:
    hands = {**OTHERS, SOUTH: "12O 3C 7E 6E"}
    state = passed_out(after(talk(hands, signals="open"), "S sign two-kings, S no-hay-mus"))
    assert signs(dealt(state, hands)) == {"two-kings"}


@pytest.mark.law("mus.91")
def test_not_between_ones_discard_and_the_service() -> None:
    state = after(south("12O 3C 7E 5E"), "S mus, E mus, N mus, W mus")
    assert signs(state) == {"two-kings"}
    assert signs(after(state, "S discard 5E")) == set()


@pytest.mark.law("mus.91")
def test_one_who_stood_may_sign_while_the_others_discard() -> None:
    state = after(south("12O 3C 7E 5E", accidents="judge"), "W turned-up 1, S servido")
    assert signs(state) == {"two-kings"}


@pytest.mark.law("mus.91")
def test_in_a_first_hand_not_before_the_cut() -> None:
    hands = {**OTHERS, SOUTH: "12O 3C 7E 5E"}
    assert signs(first_hand(hands, signals="open")) == set()
    assert signs(after(first_hand(hands, signals="open"), "S no-hay-mus")) == {"two-kings"}
    assert signs(first_hand(hands, signals="open", first_hand_signals="free")) == {"two-kings"}


# Who sees.


@pytest.mark.law("mus.91")
def test_in_the_open_all_see_it() -> None:
    assert seen(after(south("12O 3C 7E 5E"), "S sign two-kings")) == [None, 0, 1, 2, 3]


@pytest.mark.law("mus.91")
def test_covert_only_those_who_watch_the_signer_see_it() -> None:
    state = south("12O 3C 7E 5E", signals="covert")
    assert state.watching == (NORTH, WEST, SOUTH, EAST)
    assert seen(after(state, "S sign two-kings")) == [SOUTH, NORTH]
    assert seen(after(state, "W watch 0, S sign two-kings")) == [SOUTH, NORTH, WEST]
    assert seen(after(state, "N watch 1, S sign two-kings")) == [SOUTH]
    assert seen(after(state, "E watch 0, E watch 3, S sign two-kings")) == [SOUTH, NORTH]


@pytest.mark.law("mus.91")
def test_nobody_learns_before_the_showing_who_else_saw() -> None:
    state = south("12O 3C 7E 5E", signals="covert")
    caught = after(state, "W watch 0, S sign two-kings")
    unseen = after(state, "W watch 0, W watch 2, W watch 1, S sign two-kings")
    for who in (SOUTH, NORTH):
        first, second = ([event for event in now.view(who).events if event.seat == SOUTH] for now in (caught, unseen))
        assert first == second
    # And he who turns his eyes does not learn who is watching him.
    watched, alone = after(state, "S watch 1"), after(state, "N watch 1, S watch 1")
    assert watched.view(SOUTH).events[-1] == alone.view(SOUTH).events[-1]


@pytest.mark.law("mus.91")
@pytest.mark.parametrize("sign_seen", ["watching", "chance"])
def test_who_does_not_see_a_sign_sees_nothing_at_all(sign_seen: str) -> None:
    state = south("12O 3C 7E 5E", signals="covert", sign_seen=sign_seen)
    signed = after(state, "S sign two-kings")
    assert seen(signed) == [SOUTH, NORTH]
    for who in (EAST, WEST, None):
        assert signed.view(who) == state.view(who)


@pytest.mark.law("mus.91")
def test_nobody_watches_two_people_at_once() -> None:
    state = after(south("12O 3C 7E 5E", signals="covert"), "W watch 0, W watch 2")
    assert state.watching[WEST] == NORTH
    assert words(state, WEST) == {"watch 0", "watch 1"}


@pytest.mark.law("mus.91")
def test_where_one_looks_is_seen_by_those_who_watch_him() -> None:
    state = after(south("12O 3C 7E 5E", signals="covert"), "W watch 0")
    turned = [who for who in range(4) if any(event.key == "watches" for event in state.view(who).events)]
    assert turned == [EAST, WEST]  # East watches his partner
    looks = [(note.seat, note.value) for note in state.view(EAST).notes if note.key == "watching"]
    assert looks == [(EAST, Seat(WEST)), (WEST, Seat(SOUTH))]
    assert all(note.key != "watching" for note in state.view(None).notes)


@pytest.mark.law("mus.91")
@pytest.mark.parametrize(
    ("lot", "who"),
    [
        (0, [SOUTH, EAST, NORTH, WEST]),
        (3, [SOUTH, EAST, NORTH]),
        (4, [SOUTH, NORTH, WEST]),
        (15, [SOUTH, NORTH]),
    ],
)
def test_by_chance_the_partner_always_and_each_opponent_one_time_in_four(lot: int, who: list[int]) -> None:
    state = with_lots((lot,))
    assert seen(after(state, "S sign two-kings")) == who


@pytest.mark.law("mus.91")
def test_each_sign_has_a_lot_of_its_own() -> None:
    state = with_lots((15, 4, 0))
    first = after(state, "S sign two-kings")
    assert seen(first) == [SOUTH, NORTH]
    second = after(first, "S sign two-aces")
    assert seen(second) == [SOUTH, NORTH, WEST]
    assert [sign.seen for sign in after(second, "S sign duples").signs][2] == (NORTH, EAST, WEST)


@pytest.mark.law("mus.91")
def test_nobody_knows_the_lots_and_they_never_run_out() -> None:
    few, other = with_lots((15, 3)), with_lots((15, 0))
    assert [few.view(who) for who in (None, *range(4))] == [other.view(who) for who in (None, *range(4))]
    state = few.but(glances=(15,))
    assert [sign.seen for sign in after(state, "S sign two-kings, S sign duples").signs] == [(NORTH,), (NORTH,)]


@pytest.mark.law("mus.91")
def test_the_lots_are_drawn_with_the_pack_and_only_where_they_are_needed() -> None:
    state = start(signals="covert", sign_seen="chance")
    shuffled = state.apply(TABLE, Action("deck", PACK))
    assert shuffled.chance is not None and sorted(map(str, shuffled.chance.items)) == sorted(map(str, range(16)))
    ready = shuffled.apply(TABLE, Action("glances", shuffled.chance.items))
    assert (ready.phase, ready.turn) == ("cut", NORTH)
    for signals in ("covert", "open", "off"):
        assert start(signals=signals).apply(TABLE, Action("deck", PACK)).phase == "cut"


@pytest.mark.law("mus.91")
def test_who_saw_what_is_told_when_the_hand_is_over() -> None:
    state = after(south("12O 3C 7E 5E", signals="covert"), "S sign two-kings, S no-hay-mus")
    state = passed_out(state)
    told = [event for event in state.view(EAST).events if event.key == "signed"]
    assert [(event.seat, event.get("sign")) for event in told] == [(SOUTH, "two-kings")]


@pytest.mark.law("mus.90")
def test_no_action_names_or_shows_a_card_to_the_partner() -> None:
    state = south("12O 3C 7E 5E")
    assert all(not any(ch.isdigit() for ch in word) for word in words(state, SOUTH))
