"""The course of a hand, trick by trick: who could renounce, who swept, who cut, and who was locked in."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Card, cards
from tapete.games.revesino.course import Course, is_locked
from tapete.table.view import Played
from tests.games.revesino.hands import table

ANA, BLAS, CLARA, DIEGO = range(4)


def course(*lines: str, left: tuple[str, str, str, str] = ("", "", "", ""), **given: Any) -> Course:
    """These tricks, Ana being mano, and what each has left."""
    tricks = tuple(table().written(line) for line in lines)
    agreed = {"thrown": (), "pardon": True, "lock": "caballo", **given}
    return Course((ANA, BLAS, CLARA, DIEGO), tricks, tuple(cards(text) for text in left), **agreed)


def thrown(trick: int, seat: int, card: str) -> tuple[int, Played]:
    """A card that went along with another."""
    return trick - 1, Played(seat, Card.parse(card))


# What each held.


@pytest.mark.law("rev.84")
def test_what_was_thrown_along_was_held_until_then() -> None:
    extra = (thrown(1, BLAS, "1E"), thrown(2, BLAS, "1B"), thrown(2, CLARA, "1C"))
    hand = course("ana 9O 8O 7O 6O", "ana 5O 4O 3O 2O", left=("", "12C", "", ""), thrown=extra)
    assert set(hand.held(BLAS)) == set(cards("8O 4O 1E 1B 12C"))
    assert set(hand.held(BLAS, 1)) == set(cards("4O 1B 12C"))
    assert set(hand.held(BLAS, 2)) == set(cards("12C"))
    assert set(hand.held(CLARA)) == set(cards("7O 3O 1C"))
    assert [fate.card.text for fate in hand.fates_of(0)] == ["1E"]
    assert {fate.card.text for fate in hand.fates_of(1)} == {"1B", "1C"}


# The four aces.


@pytest.mark.law("rev.175", "rev.177")
def test_who_is_pardoned_the_first_trick() -> None:
    low = course("ana 3O 2O 2C 2E", left=("9O 8O", "", "", ""))
    assert low.pardoned(ANA) and not course("ana 3O 2O 2C 2E", left=("9O 8O", "", "", ""), pardon=False).pardoned(ANA)
    assert not course(left=("9O", "", "", "")).pardoned(ANA), "there is no trick yet"
    assert not course("ana 3O 2O 2C 2E", left=("2B", "", "", "")).pardoned(ANA), "he had a lower card"
    assert not course("ana 3O 4O 2C 2E").pardoned(ANA), "he has not taken it"
    assert not course("ana 3O 4O 2C 2E").pardoned(BLAS), "he is not mano"
    other = course("blas 2O 2C 2E 3O", left=("2B", "", "", ""))
    assert other.tricks[0].winner == ANA and not other.pardoned(ANA), "another led to it"


@pytest.mark.law("rev.36", "rev.176")
def test_the_privilege_lasts_until_a_trick_is_taken() -> None:
    hand = course("ana 9O 8O 7O 6O", "ana 5O 10O 3O 2O", "blas 2C 3C 4C 5C")
    assert hand.keeps_privilege(BLAS, 1) and not hand.keeps_privilege(BLAS, 2)


@pytest.mark.law("rev.35", "rev.179", "rev.ad.25.b")
def test_who_follows_the_four_aces() -> None:
    def holding(rest: str, *lines: str) -> Course:
        return course(*lines, left=("", "", f"1C 1E 1B 11C {rest}", ""))

    assert holding("5O", "ana 9O 8O 7O 6O").follower is None, "he has followed suit"
    assert holding("5O", "ana 9O 8O 12E 6O").follower == CLARA
    assert holding("5E", "ana 9O 8O 7O 6O", "ana 10O 4O 12E 2O").follower is None, "he has no oros left"
    assert holding("5O", "ana 9O 8O - 6O", "ana 10O 4O 12E 2O").follower == CLARA, "to one trick he played nothing"
    assert holding("5O", "ana 9O 8O 10O 6O", "clara 12E 9E 8E 7E", "ana 9C 8C 12B 6C").follower is None, "he took one"


@pytest.mark.law("rev.37", "rev.172", "rev.175")
def test_in_which_trick_the_four_aces_were_introduced() -> None:
    low, high, lost = "ana 3O 2O 2C 2E", "ana 9O 8O 7O 6O", "blas 9C 8C 7C 4O"
    own = "ana 9E 8E 7E 6E"
    assert course(low, lost, own, left=("10B", "", "", "")).introduced(ANA) == 2
    assert course(low, lost, left=("10B", "", "", "")).introduced(ANA) is None
    assert course(high, lost, own, left=("2B", "", "", "")).introduced(ANA) == 0, "that was no pardoned lead"
    assert course(lost, own, lost, "ana 9B 8B 7B 6B").introduced(ANA) == 1, "the first of them"
    assert course(lost, lost).introduced(ANA) is None


# The Revesino.

NINE = ("ana 9O 8O 7O 6O",) * 9


@pytest.mark.law("rev.32", "rev.34")
def test_who_took_the_first_nine_is_on_the_way() -> None:
    assert course(*NINE[:8]).sweeper is None and course(*NINE).sweeper == ANA
    assert course(*NINE[:8], "blas 9C 8C 7C 6C").sweeper is None
    assert course(*NINE, "blas 9C 8C 7C 6C").sweeper == ANA
    ten = course(*NINE, "ana 9C 8C 7C 6C")
    assert ten.lost_at(ANA) is None, "a hand may end with ten tricks"
    assert course(*NINE, "ana 9C 10C 7C 6C").lost_at(ANA) == 9
    assert course(*NINE, "ana 9C 8C 7C 6C", "ana 9B 8B 10B 6B").lost_at(ANA) == 10


@pytest.mark.law("rev.155")
def test_who_first_beat_his_card() -> None:
    assert course("blas 4B 5B 7B 6B").first_to_beat(0, ANA) == DIEGO, "the five is under his six"
    assert course("blas 4B 7B 8B 6B").first_to_beat(0, ANA) == CLARA, "though Diego took it"
    assert course("blas 2B 3C 4C 6C").first_to_beat(0, ANA) == BLAS, "to another suit any card beats"
    assert course("blas 4B 7B 8B -").first_to_beat(0, ANA) is None


# Locked in.

FALLEN = "4C 5C 6C 7C 8C 9C 10C 12C"
"""All copas but the ace, caballo and three, and the two that is led."""


@pytest.mark.law("rev.31", "rev.191", "rev.192", "rev.193", "rev.194")
@pytest.mark.parametrize(
    ("hand", "led", "gone", "scope", "locked"),
    [
        ("12C 11C", "5C", "1C", "caballo", True),
        ("12C 11C", "5C", "2C 3C 4C", "caballo", False),
        ("12C 11C", "1C", "", "caballo", False),
        ("12C 11C 1B", "5C", "1C", "caballo", False),
        ("12C 11C", "5O", "1C", "caballo", False),
        ("11C", "5C", "1C 12C", "caballo", False),
        ("11C 10C", "5C", "1C", "caballo", False),
        ("12C 10C", "5C", "1C 11C", "caballo", False),
        ("1C 11C 12C", "2C", "", "caballo", True),
        ("1C 11C 3C", "2C", FALLEN, "caballo", True),
        ("1C 11C 3C", "2C", "4C 5C 6C 8C 9C 10C 12C", "caballo", False),
        ("1C 11C 3C", "4C", "2C 5C 6C 7C 8C 9C 10C 12C", "caballo", False),
        ("1E 12E", "5E", "", "caballo", False),
        ("1E 12E", "5E", "", "all-suits", True),
        ("1E 12E 2O", "5E", "", "all-suits", False),
        ("12E 11E", "5E", "1E", "all-suits", False),
        ("12C 11C", "5C", "1C", "off", True),
        ("12C 11C", "5C", "", "off", False),
        ("1C 11C 3C", "2C", FALLEN, "off", True),
        ("1C 11C 3C", "5C", FALLEN, "off", False),
        ("1C 11C 3C", "2C", "4C 5C 6C 7C 8C 10C 12C", "off", False),
        ("1C 11C", "2C", f"3C {FALLEN}", "off", False),
        ("1C 11C 12C", "2C", "3C 4C 5C 6C 7C 8C 9C 10C", "off", False),
    ],
)
def test_who_is_locked_in(hand: str, led: str, gone: str, scope: str, locked: bool) -> None:
    assert is_locked(cards(hand), Card.parse(led), cards(gone), scope) is locked


@pytest.mark.law("rev.191", "rev.195")
def test_a_locked_hand_is_owed_to_the_partida() -> None:
    first = tuple(f"ana {a}C {b}C {c}C {d}C" for a, b, c, d in ((1, 2, 3, 4), (10, 6, 7, 8)))
    rest = (*first, "ana 9C 11C 2O 3O", "blas 12C 4O 6O 7O")
    fates = {fate.card.text: fate.how for fate in course(*rest).fates()}
    assert fates["11C"] == "locked" and fates["1C"] == "led"
    free = (*first, "ana 9C 11C 2O 3O", "blas 2E 4O 6O 7O")
    assert {fate.card.text: fate.how for fate in course(*free).fates()}["11C"] == "drawn"
    ace = ("ana 9E 1E 2O 3O", "blas 12E 4O 6O 7O")
    for lock, how in (("caballo", "drawn"), ("off", "drawn"), ("all-suits", "locked")):
        gone = tuple(f"diego {a}E {b}E {c}E {d}E" for a, b, c, d in ((2, 3, 4, 5), (6, 7, 8, 10)))
        espadas = course(*gone, "diego 11E 2C 3C 4C", *ace, lock=lock)
        assert {fate.card.text: fate.how for fate in espadas.fates()}["1E"] == how
