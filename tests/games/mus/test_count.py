"""Stones that must be claimed, and those that are forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mus.hands import EW, NOTHING, SN, Mus, lances

NO = "south no, east no, north no, west no"


def manual(score: tuple[int, int] = (0, 0), **given: Any) -> Mus:
    return lances(**NOTHING | given, score=score, claims="manual")


@pytest.mark.law("mus.139", "mus.106")
def test_each_pair_claims_its_own_stones_and_only_those() -> None:
    case = manual().passed_out()
    assert case.phase == "count"
    assert case.may("south", "claim") == case.may("north", "claim") == {"grande"}
    assert case.may("east", "claim") == case.may("west", "claim") == {"chica", "punto"}
    assert case.stones == (0, 0)


@pytest.mark.law("mus.139")
def test_what_is_claimed_is_collected_in_order_when_both_pairs_are_done() -> None:
    case = manual().passed_out().do("west claim punto, north claim grande, east claim chica, south done")
    assert case.told("claims", "seat", "item", "number") == [
        ("west", "punto", 1), ("north", "grande", 1), ("east", "chica", 1),
    ]  # fmt: skip
    assert (case.taken, case.told("done", "seat"), case.turn) == ([], ["south"], "east")
    assert "done" not in case.may("south") | case.may("north")
    case = case.do("west done")
    assert case.taken == [(SN, 1, "grande-pass"), (EW, 1, "chica-pass"), (EW, 1, "punto")]
    assert case.phase == "shuffle"


@pytest.mark.law("mus.139")
def test_a_forgotten_stone_is_lost_when_the_pack_is_cut() -> None:
    before = manual().passed_out().do("south claim grande, south done, east claim punto, east done")
    assert before.stones == (1, 1)
    assert before.told("forgotten", "seat", "item", "number") == [("east", "chica", 1)]
    case = before.falls()
    case = case.do(f"{case.turn} cut 20")
    assert not any(case.may(name, "claim") for name in case.people)


@pytest.mark.law("mus.139")
def test_the_cutter_may_close_the_count_over_the_others_heads() -> None:
    # South was mano and deals next, so West cuts. East-West are done; South-North have not claimed Grande.
    case = manual().passed_out().do("east claim chica, east claim punto")
    assert "cut" not in case.may("west")  # his own pair is still counting
    case = case.do("east done")
    assert "cut" in case.may("west")
    assert "cut" not in case.may("south") | case.may("east") | case.may("north")
    in_time = case.do("north claim grande, west cut 20")
    assert in_time.stones == (1, 2)
    late = case.do("west cut 20")
    assert late.stones == (0, 2)
    # The pack has been cut: after the shuffle it is dealt at once.
    case = late.falls()
    assert (case.phase, case.mano) == ("mus", "east")


@pytest.mark.law("mus.139", "mus.105")
def test_a_deje_can_be_claimed_at_once_and_counts_from_then() -> None:
    case = manual().do("south envido 2, east paso, west paso")
    assert case.stones == (0, 0)
    assert case.may("north", "claim") == {"deje-grande"}
    assert case.may("east", "claim") == set()
    case = case.do("north claim deje-grande")
    assert case.stones == (1, 0)
    assert case.may("south", "claim") == set()


@pytest.mark.law("mus.139", "mus.121")
def test_a_game_is_won_only_with_claimed_stones() -> None:
    case = manual((39, 39)).do("south envido 2, east paso, west paso")
    assert case.games == (0, 0)
    claimed = case.do("south claim deje-grande")
    assert claimed.games == (1, 0)
    assert claimed.state.shown
    # Not claimed in time, the stone is worth nothing, and the others win.
    case = case.passed_out().do("south done, east claim chica, east done")
    assert case.games == (0, 1)


@pytest.mark.law("mus.139", "mus.127")
def test_of_a_refused_grande_there_is_only_the_deje_to_claim() -> None:
    case = manual().do("south envido 2, east paso, west paso").passed_out()
    assert case.may("south", "claim") == {"deje-grande"}
    assert case.may("east", "claim") == {"chica", "punto"}


@pytest.mark.law("mus.139")
def test_by_default_nothing_is_forgotten() -> None:
    case = lances(**NOTHING).passed_out()
    assert case.phase == "shuffle"
    assert [amount for _, amount, _ in case.taken] == [1, 1, 1]


@pytest.mark.law("mus.139", "mus.51")
def test_a_deje_got_by_a_false_word_can_no_longer_be_claimed() -> None:
    case = lances(**NOTHING | {"EAST": "6O 6C 5B 4C"}, claims="manual", declarations="free")
    case = case.passed().passed().do("south sí, east sí, north no, west no, south envido 5, east no-quiero")
    for claimed in (False, True):
        now = case.do("south claim deje-pares") if claimed else case
        now = now.do(NO).passed()
        assert "deje-pares" not in now.may("south", "claim")
        assert now.stones == (0, 0)
        assert "pares" in now.may("east", "claim")
        assert now.told("gives-back", "seat") == ["south"] * claimed


@pytest.mark.law("mus.139", "mus.50")
def test_a_deje_claimed_at_the_count_may_win_and_nobody_shows_his_cards_again() -> None:
    case = manual((39, 0)).do("south envido 2, east paso, west paso").passed_out().do("north claim deje-grande")
    assert case.games == (1, 0)
    assert case.told("shows", "seat") == ["south", "east", "north", "west"]


@pytest.mark.law("mus.139", "mus.51")
@pytest.mark.parametrize(
    "script",
    [
        "south claim deje-grande",  # in mid-hand; the false deje was never taken
        f"{NO}, south paso, east paso, north paso, west paso, south claim deje-grande",  # at the count
    ],
)
def test_a_false_deje_that_was_not_taken_does_not_spoil_a_true_one(script: str) -> None:
    case = lances(**NOTHING | {"EAST": "6O 6C 5B 4C"}, score=(39, 0), claims="manual", declarations="free")
    case = case.do("south envido 2, east paso, west paso").passed()
    case = case.do("south sí, east sí, north no, west no, south envido 5, east no-quiero")
    assert case.do(script).games == (1, 0)


@pytest.mark.law("mus.139", "mus.51")
def test_a_false_deje_that_was_given_back_does_not_spoil_a_true_one() -> None:
    case = lances(**NOTHING | {"EAST": "6O 6C 5B 4C"}, score=(38, 0), claims="manual", declarations="free")
    case = case.do("south paso, east envido 2, north más 2, west paso, east paso").passed()  # a deje of two
    case = case.do("south sí, east sí, north no, west no, south envido 5, east no-quiero, south claim deje-pares")
    assert case.do("south claim deje-grande").games == (1, 0)  # without the false stone it is 40
    case = case.do(f"{NO}, south paso, east paso, north paso, west paso")
    assert case.stones == (38, 0)
    assert case.do("south claim deje-grande").games == (1, 0)


@pytest.mark.law("mus.139", "mus.19")
def test_a_cut_that_closed_the_count_serves_for_one_deal_only() -> None:
    case = manual().passed_out().do("east done, west cut 20").deal(**NOTHING).do("east no-hay-mus").passed_out()
    case = case.do("east done, south done").falls()
    assert (case.phase, case.turn, case.dealer) == ("cut", "south", "east")


@pytest.mark.law("mus.139")
def test_a_hand_written_down_is_dealt_to_a_pack_that_was_cut_at_the_count() -> None:
    case = manual().passed_out().do("east claim chica, east claim punto, east done, west cut 20").deal(**NOTHING)
    assert (case.phase, case.mano) == ("mus", "east")
    assert [" ".join(case.held(name)) for name in case.people] == list(NOTHING.values())


def test_a_pair_that_is_done_may_still_claim_until_the_others_are() -> None:
    case = manual().passed_out().do("south done")
    assert case.may("north", "claim") == {"grande"}
    assert case.turn == "east"


def test_the_count_of_a_hand_begins_with_the_manos_pair() -> None:
    assert manual().passed_out().turn == "south"
