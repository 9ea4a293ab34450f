"""An ordinary hand: the partida and the payment cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revesino.hands import Revesino, counted, table

# One trick written, the others white and Ana's and Clara's in turn.


def of(reason: str, case: Revesino) -> list[str]:
    """What was paid for this reason: `clara blas 2`."""
    return [line.rpartition(" ")[0] for line in case.owed if line.endswith(f" {reason}")]


@pytest.mark.law("rev.186", "rev.28", "rev.60", "rev.ad.23", "rev.16")
@pytest.mark.parametrize(
    ("trick", "paid"),
    [
        ("ana 4E 1O 9E 2E", "clara blas 2"),
        ("blas 9B 10B 1C 4B", "clara diego 1"),
        ("blas 9B 8B 11C 2B", "blas diego 3"),
        ("ana 8O 7O 6O 11C", "ana diego 3"),
        ("ana 5E 1B 4E 3E", "ana blas 1"),
    ],
)
def test_a_card_is_sold_to_him_who_takes_the_trick(trick: str, paid: str) -> None:
    assert of("sold", table().over(trick)) == [paid]


@pytest.mark.law("rev.16", "rev.28")
def test_a_card_that_is_no_payment_card_is_only_thrown() -> None:
    assert of("sold", table().over("ana 5E 12B 4E 3E")) == []


@pytest.mark.law("rev.203", "rev.204", "rev.205", "rev.ad.14", "rev.ad.15", "rev.ad.23.b")
def test_the_table_of_payments() -> None:
    case = table().over("diego 9O 8O 1C 7O", "diego 6O 5O 1E 4O", "diego 3O 2O 1B 2B")
    assert of("sold", case) == ["diego blas 1", "diego blas 1", "diego blas 1"]
    both = table().over("diego 9B 8B 11C 2B", "diego 7B 3B 11E 6B")
    assert of("sold", both) == ["diego blas 3"], "no other caballo is paid"
    assert table().over("diego 9B 8B 1O 2B").laws_of("sold") == [("rev.186", "rev.204")]


@pytest.mark.law("rev.187", "rev.29", "rev.ad.22", "rev.60")
@pytest.mark.parametrize(
    ("trick", "paid"),
    [
        ("diego 6O 5O 1O 4O", "blas diego 2"),
        ("clara 2E 1E 3E 4E", "diego clara 1"),
        ("blas 4B 1B 3B 2B", "clara blas 1"),
    ],
)
def test_a_card_drawn_out_is_owed_to_the_leader(trick: str, paid: str) -> None:
    assert of("drawn", table().over(trick)) == [paid]


@pytest.mark.law("rev.63", "rev.ad.22.b", "rev.1")
@pytest.mark.parametrize(
    ("trick", "paid"), [("ana 4C 11C 12C 5C", "blas ana 3"), ("clara 12C 11C 4C 5C", "diego clara 3")]
)
def test_the_caballo_is_paid_by_him_from_whom_it_was_drawn(trick: str, paid: str) -> None:
    assert of("drawn", table().over(trick)) == [paid]


@pytest.mark.law("rev.63", "rev.188")
def test_a_caballo_that_was_led_is_paid_by_its_leader() -> None:
    case = table().over("blas 11C 12C 4C 5C", rest="blas ana")
    assert of("led", case) == ["blas diego 3"], "Clara took it and pays nothing"


@pytest.mark.law("rev.30")
def test_one_lead_draws_both() -> None:
    assert of("drawn", table().over("ana 6C 11C 1C 5C")) == ["blas ana 3", "clara ana 1"]


@pytest.mark.law("rev.26", "rev.61", "rev.188", "rev.189", "rev.ad.21", "rev.ad.21.b")
def test_what_is_led_goes_to_the_winner_of_the_partida() -> None:
    case = table().over("ana 11C 5C 4C 3C", rest="ana blas")
    assert (case.partida(), of("led", case)) == ("ana diego 4 partida", ["ana diego 3"])
    last = table().over("blas 1E 3E 4E 5E", "blas 1B 3B 4B 5B", rest="blas ana")
    assert of("led", last) == ["blas diego 1", "blas diego 1"], "though he had nothing else to lead"


@pytest.mark.law("rev.61")
def test_the_winner_of_the_partida_owes_himself_nothing() -> None:
    case = table().over(
        "diego 1O 2O 3O 4O", "clara 12B 11B 9B 8B", "ana 12O 12C 12E 5O", "blas 11O 11E 10O 6O", rest="ana blas clara"
    )
    assert case.partida().split()[1] == "diego"
    assert of("led", case) == []


@pytest.mark.law("rev.61", "rev.196", "rev.182", "rev.18")
def test_what_sleeps_is_paid_by_the_loser() -> None:
    asleep: Any = {"asleep": "1O 11C 2O 3O", "rest": "ana blas"}
    case = table().over("ana 12O 4O 5O 6O", **asleep)
    assert case.partida() == "ana diego 4 partida"
    assert of("asleep", case) == ["ana diego 2", "ana diego 3"]
    assert of("asleep", table(sleeping_paid=False).over("ana 12O 4O 5O 6O", **asleep)) == []


@pytest.mark.law("rev.62")
def test_who_has_them_in_his_tricks_loses_them() -> None:
    case = table().over("blas 9O 8O 1B 7O", "clara 6O 5O 4O 1O", "blas 1E 3E 4E 5E", rest="ana")
    assert of("sold", case) == ["blas diego 1"] and of("drawn", case) == ["blas clara 2"]
    assert of("led", case)[0].startswith("blas ")


@pytest.mark.law("rev.ad.0", "rev.60", "rev.ad.20")
def test_twelve_tantos_are_at_stake() -> None:
    case = table().over("ana 4E 1O 9E 2E", "blas 4B 1B 3B 2B", "ana 11C 5C 4C 3C", "clara 1E 3E 5E 6E")
    moved = [int(line.split()[2]) for line in case.owed]
    assert sum(moved) == 12 and sum(case.net()) == 0
    assert of("asleep", case) != []


# The partida.

ALL_POINTS = "1O 1C 1E 1B 12O 12C 12E 12B 11O 11C 11E 11B 10O 10C 10E 10B"


@pytest.mark.law("rev.39", "rev.183", "rev.206", "rev.ad.16")
def test_most_points_pay_him_who_took_no_trick() -> None:
    won = {"ana": (5, "1O 1C 1E 12O 12C 12E"), "clara": (4, "1B 12B 11O 11C 10O"), "diego": (2, "11E 10C")}
    case = counted(won, asleep="11B 10E 10B")
    assert case.partida() == "ana blas 4 partida"
    assert case.told("partida", "seat", "loser") == [("blas", "ana")]


@pytest.mark.law("rev.184")
def test_fewest_points_then_fewest_tricks_then_the_seat() -> None:
    rest = "1O 1C 1E 1B 12E 11O 11C 11E 11B"
    won = {"ana": (2, "12O"), "blas": (1, "12C"), "clara": (1, "12B"), "diego": (7, rest)}
    assert counted(won, asleep="10O 10C 10E 10B").partida() == "diego clara 4 partida"
    more = {"ana": (1, "12O"), "blas": (1, "12C"), "clara": (2, "12B"), "diego": (7, rest)}
    assert counted(more, asleep="10O 10C 10E 10B").partida() == "diego blas 4 partida"


@pytest.mark.law("rev.185", "rev.202", "rev.ad.19")
def test_most_points_then_most_tricks_then_the_worse_seat() -> None:
    won = {"ana": (4, "1O 1C 1E 12O"), "blas": (4, "1B 12C 12E 12B 11O"), "clara": (3, "11C 11E 11B")}
    assert counted(won, asleep="10O 10C 10E 10B").partida() == "ana diego 4 partida"
    more = {"ana": (3, "1O 1C 1E 12O"), "blas": (4, "1B 12C 12E 12B 11O"), "clara": (4, "11C 11E 11B")}
    assert counted(more, asleep="10O 10C 10E 10B").partida() == "blas diego 4 partida"


@pytest.mark.law("rev.117", "rev.ad.18", "rev.38")
def test_of_several_without_a_trick_the_best_seated_wins() -> None:
    won = {"clara": (6, ALL_POINTS), "diego": (5, "")}
    assert counted(won).partida() == "clara blas 4 partida", "the mano comes last"
    other = {"ana": (6, ALL_POINTS), "diego": (5, "")}
    assert counted(other).partida() == "ana clara 4 partida"


@pytest.mark.law("rev.58", "rev.9", "rev.ad.17.b")
def test_tricks_of_white_cards_count_no_point() -> None:
    case = counted({"ana": (6, ALL_POINTS), "diego": (5, "")})
    assert dict(case.told("counted", "seat", "points"))["diego"] == 0


@pytest.mark.law("rev.ad.35.b", "rev.ad.35", "rev.ad.0")
def test_one_may_sell_the_caballo_and_lose_the_partida() -> None:
    case = table().over("ana 9O 11C 8O 7O", "blas 12O 12E 12B 11O", "blas 11E 11B 10O 10E", rest="clara blas")
    assert "ana blas 3 sold" in case.owed and case.partida().startswith("blas ")


@pytest.mark.law("rev.ad.35.c")
def test_one_may_take_the_caballo_and_win_the_partida() -> None:
    case = table().over(
        "clara 9O 8O 7O 11C",
        "ana 12O 12E 12B 10C",
        "blas 11O 11E 11B 10O",
        "diego 12C 10E 10B 2O",
        rest="ana blas diego",
    )
    assert "clara blas 3 sold" in case.owed
    assert case.partida().split()[1] == "clara"


@pytest.mark.law("rev.ad.2")
def test_each_for_himself() -> None:
    assert of("sold", table().over("ana 9O 8O 1E 7O")) == ["ana clara 1"]
    assert table().state.game.sides == (0, 1, 2, 3)


# Copas that are locked in.


@pytest.mark.law("rev.190", "rev.191", "rev.192")
def test_caballo_and_king_with_the_ace_gone_or_not() -> None:
    end = ("ana 5C 11C 2B 3B", "blas 12C 4B 5B 6B")
    gone = table().over(*end, opening=("clara 1C 2C 3C 4C",), rest="ana blas clara")
    assert of("locked", gone)[0].startswith("blas ") and of("drawn", gone) == []
    assert of("locked", gone) == [f"blas {gone.partida().split()[1]} 3"]
    asleep = table().over(*end, asleep="1C", rest="ana blas clara")
    assert of("drawn", asleep) == ["blas ana 3"]


@pytest.mark.law("rev.188", "rev.189", "rev.191")
def test_who_leads_is_never_locked_in_though_all_his_cards_must_take() -> None:
    case = table().over("blas 11C 2B 3B 4B", "blas 12C 5B 6B 7B", opening=("clara 1C 2C 3C 4C",), rest="ana blas clara")
    assert of("locked", case) == [] and f"blas {case.partida().split()[1]} 3" in of("led", case)


LOCKED = ("ana 2C 2B 1C 3B", "clara 11C 4B 5B 6B", "clara 3C 7B 8B 9B")
FALLEN = ("ana 4C 5C 6C 7C", "blas 8C 9C 10C 12C")


@pytest.mark.law("rev.193", "rev.194")
@pytest.mark.parametrize("order", [LOCKED, ("ana 2C 2B 3C 3B", "clara 11C 4B 5B 6B", "clara 1C 7B 8B 9B")])
def test_ace_caballo_and_three_when_all_others_have_fallen(order: tuple[str, ...]) -> None:
    case = table().over(*order, opening=FALLEN, rest="blas ana")
    winner = case.partida().split()[1]
    assert sorted(of("locked", case)) == [f"clara {winner} 1", f"clara {winner} 3"]


@pytest.mark.law("rev.194", "rev.195")
def test_with_a_copas_missing_what_he_takes_with_is_the_leaders() -> None:
    end = ("ana 2C 2B 1C 3B", "clara 3C 7C 4B 5B", "diego 9B 6B 7B 11C")
    case = table().over(*end, opening=("ana 4C 5C 6C 8C",), rest="blas ana")
    assert "clara ana 1" in of("drawn", case)
    assert of("sold", case) == ["diego clara 3"]


@pytest.mark.law("rev.191", "rev.193")
def test_the_scope_of_locking_can_be_agreed_on() -> None:
    end = ("ana 2C 2B 11C 3B", "clara 12C 4B 5B 6B", "clara 1C 7B 8B 9B")
    assert of("locked", table().over(*end, rest="blas ana")) != []
    off = table(lock_scope="off").over(*end, rest="blas ana")
    assert of("locked", off) == [] and "clara ana 3" in of("drawn", off)


@pytest.mark.law("rev.190", "rev.191", "rev.192", "rev.187")
def test_with_the_ace_in_that_very_trick_he_cannot_take_and_the_caballo_is_drawn() -> None:
    under = table().over("ana 2C 1C 11C 2B", "blas 9B 12C 3B 4B", rest="ana diego")
    assert (of("drawn", under), of("locked", under)) == (["blas ana 1", "clara ana 3"], [])
    led = table().over("diego 1C 2C 11C 2B", "diego 9B 3B 12C 4B", rest="ana clara")
    assert (of("drawn", led), of("locked", led)) == (["blas diego 3"], [])
    letter = table(lock_scope="off").over("diego 1C 2C 11C 2B", "diego 9B 3B 12C 4B", rest="ana clara")
    assert (of("drawn", letter), of("locked", letter)) == (["blas diego 3"], []), "nor to the letter of the book"
    kept = table().over("ana 2C 1C 12C 2B", "blas 9B 11C 3B 4B", rest="ana diego")
    assert (of("drawn", kept), of("sold", kept), of("locked", kept)) == (["blas ana 1"], ["blas clara 3"], [])
    late = table().over("ana 2C 3B 11C 1C", "diego 9B 4B 5B 12C", rest="ana diego")
    assert of("drawn", late) == ["clara ana 3", "diego ana 1"], "it fell after him, so it was still out"


# Payment at once, laying down.


@pytest.mark.law("rev.158", "rev.157")
def test_payment_at_once() -> None:
    hands = {"ANA": "9O", "BLAS": "8O", "CLARA": "7O", "DIEGO": "11C 2C 3C 4C 5C 6C 7C 8C 9C 10C 1C 12C"}
    case = table(pay_timing="at-once", stock="1O 2O 3O", **hands).do("ana decline, blas decline, clara decline")
    sold = case.do("diego discard 12C").play("9O 8O 7O 11C")
    assert sold.owed == ["ana diego 3 sold"]
    later = table(pay_timing="end", stock="1O 2O 3O", **hands).do("ana decline, blas decline, clara decline")
    assert later.do("diego discard 12C").play("9O 8O 7O 11C").owed == []
    assert sorted(sold.play_out().owed) == sorted(later.do("diego discard 12C").play("9O 8O 7O 11C").play_out().owed)


@pytest.mark.law("rev.158", "rev.157")
def test_what_was_paid_at_once_is_returned_after_a_revesino() -> None:
    case = table(pay_timing="at-once").over("ana 9B 1O 8B 7B", rest="ana")
    assert of("sold", case) == ["ana blas 2"] and of("returned", case) == ["blas ana 2"]
    assert of("revesino", case) == ["blas ana 8", "clara ana 8", "diego ana 8"]


@pytest.mark.law("rev.199", "rev.200")
def test_who_lays_down_pays_what_he_was_left_with_and_draws_no_more() -> None:
    assert not table(ANA="2O").to_play().allows("ana lay-down"), "not where it is not agreed"
    before = table(lay_down=True).over(
        "ana 9B 8B 1B 7B", "diego 9O 1E 8O 7O", rest="ana blas", faults={"laid_down": ((0, 9),)}
    )
    assert of("drawn", before) == [], "what his lead brought out is owed by nobody"
    assert of("sold", before) == [] and of("laid-down", before)[0].startswith("ana ")


@pytest.mark.law("rev.200")
def test_what_was_played_before_laying_down_is_paid_as_usual() -> None:
    hand = ("ana 9O 8O 7O 1E", "ana 9E 8E 7E 6E")
    case = table(lay_down=True).over(*hand, rest="ana blas", faults={"laid_down": ((3, 10),)})
    assert of("sold", case) == ["ana diego 1"] and of("laid-down", case) == []


@pytest.mark.law("rev.199")
def test_cards_laid_down_lie_face_up() -> None:
    case = table(lay_down=True, ANA="2O 3O").to_play().do("ana lay-down")
    assert None not in case.seen("ana", by="clara").cards
    assert None in case.seen("blas", by="clara").cards
    assert not case.allows("ana lay-down")
    assert not case.play(case.held("ana")[0]).allows("blas lay-down"), "only between tricks"
