"""The player of the book: what it lays away, leads and follows with, and by which maxim."""

from __future__ import annotations

import pytest

import tapete
from tapete.arena.duel import Duel, compare
from tapete.cards import cards
from tapete.games.revesino.advice import Adviser
from tapete.games.revesino.advice.cards import danger
from tapete.table.game import OPEN
from tests.bots.test_treatise import moments, players
from tests.games.revesino.hands import Revesino, table


def advised(case: Revesino, who: str = "") -> str:
    """What it does now and why: `discard 12B rev.88`."""
    choice = Adviser().choose(case.witness(who or case.turn))
    return f"{choice.action} {choice.maxim}"


def exchanging(hand: str) -> str:
    """What it does with these eleven cards as mano."""
    return advised(table(ANA=hand))


@pytest.mark.law("rev.87")
def test_for_a_revesino_the_cabo_goes() -> None:
    assert exchanging("1O 12O 11O 10O 1E 12E 11E 1C 12C 10C 2B") == "discard 2B rev.87"


@pytest.mark.law("rev.88")
def test_a_bare_high_card_goes() -> None:
    assert exchanging("12B 2O 3O 5O 2C 4C 6C 2E 3E 6E 7E") == "discard 12B rev.88"


@pytest.mark.law("rev.89", "rev.90", "rev.91", "rev.93")
@pytest.mark.parametrize(
    ("worse", "better", "rest"),
    [("1B", "12E", "2O 3O"), ("1O", "1B", "2C 3C"), ("12C", "12E", "2O 3O"), ("1O", "1E", "4O 4E")],
)
def test_which_of_two_bare_cards(worse: str, better: str, rest: str) -> None:
    hand = cards(f"{worse} {better} {rest}")
    assert danger(cards(worse)[0], hand) > danger(cards(better)[0], hand)


@pytest.mark.law("rev.96", "rev.98")
def test_when_it_declines() -> None:
    assert exchanging("2O 3O 4O 5O 2C 3C 4C 5C 2E 3E 4E") == "decline rev.96"
    assert exchanging("2O 3O 4O 6O 7O 2C 3C 4C 6C 5E 10B") == "decline rev.98"


@pytest.mark.law("rev.97", "rev.ad.34.c")
def test_the_caballo_with_little_company_goes() -> None:
    assert exchanging("11C 3C 2O 3O 4O 5O 2E 3E 4E 5E 6E") == "discard 11C rev.ad.34.c"


@pytest.mark.law("rev.160")
def test_an_ace_is_sold_at_the_first_chance() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana clara").but(
        hands=(cards("9O 2B"), cards("8O 3B"), cards("1E 12E"), cards("6O 4B")), leader=0
    )  # fmt: skip
    assert advised(case.play("9O 8O")) == "play 1E rev.160"


@pytest.mark.law("rev.154", "rev.145")
def test_under_the_trick_if_it_can() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana clara").but(
        hands=(cards("9O 2B"), cards("12O 8O"), cards("7O 10O"), cards("6O 4B")), leader=0
    )  # fmt: skip
    assert advised(case.play("9O")) == "play 8O rev.154"


@pytest.mark.law("rev.162")
def test_a_revesino_is_cut_at_the_first_chance() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana")
    case = case.but(taken=case.state.taken[:5], leader=0, hands=(cards("9B"), cards("10B 2B"), (), ()))
    assert advised(case.play("9B")) == "play 10B rev.162"


@pytest.mark.law("rev.143")
def test_the_four_aces_renounce() -> None:
    case = table(ANA="2O 3O 4O", CLARA="1O 1C 1E 1B 5O 6O 2C 3C 2E 3E 2B").to_play().play("2O")
    blas = next(iter(case.may("blas", "play")))
    choice = advised(case.do(f"blas play {blas}"), "clara")
    assert choice.endswith("rev.143") and choice.split()[1] in ("1O", "1C", "1E", "1B")


@pytest.mark.law("rev.148")
def test_two_firm_cards_are_kept_for_the_end() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana")
    gone = case.state.taken[:8]
    held = (cards("1O 1E 9B"), cards("2B 3B 4B"), cards("5B 6B 7B"), cards("2C 3C 4C"))
    assert advised(case.but(taken=gone, leader=0, hands=held)) == "play 9B rev.148"


HIGH = "1O 12O 11O 10O 9O 1E 12E 11E 10E 1C 12C"


@pytest.mark.law("rev.143", "rev.146")
def test_with_a_high_hand_it_goes_for_revesino() -> None:
    case = table(ANA=HIGH).to_play()
    assert advised(case).endswith("rev.146") and advised(case).split()[1] in ("1O", "1E", "1C")
    low = table(ANA="2O 3O 4O 5O 6O 2E 3E 4E 5E 2C 3C").to_play()
    assert not advised(low).endswith("rev.146")


@pytest.mark.law("rev.146")
def test_it_plays_a_revesino_to_the_end() -> None:
    case = table(ANA=HIGH, stock="2B 3B 4B").to_play()
    ana = Adviser()
    while case.phase == "play":
        mine = case.turn == "ana"
        case = case.do(f"ana {ana.choose(case.witness('ana')).action}") if mine else case.play_first()
    assert case.told("revesino", "seat") == ["ana"] and case.net() == [24, -8, -8, -8]


@pytest.mark.law("rev.146")
def test_it_takes_the_first_trick_too_when_it_hopes_for_all() -> None:
    case = table(BLAS=HIGH, ANA="2O 2E 2C").to_play().play("2O")
    assert advised(case) == "play 1O rev.146"


def near(tricks: int, hand: str) -> str:
    """What Blas, void in bastos and with these cards, does when Ana has taken all the tricks so far, so many."""
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana")
    played = case.state.taken[:tricks]
    return advised(case.but(taken=played, leader=0, hands=(cards("9B"), cards(hand), (), ())).play("9B"))


@pytest.mark.law("rev.159", "rev.163", "rev.160")
def test_near_a_revesino_it_keeps_what_may_cut_it() -> None:
    assert near(5, "1E 3O") == "play 1E rev.160", "there is time to sell it"
    assert near(6, "1E 3O") == "play 3O rev.159"
    assert near(6, "1E 1O") == "play 1O rev.160", "with firm cards only the dearest goes"


@pytest.mark.parametrize("kind", ["guided", OPEN])
@pytest.mark.parametrize("seed", range(2))
def test_it_plays_a_match_without_a_fault(kind: str, seed: int) -> None:
    state = tapete.game("revesino", kind, rounds=1).start()
    story = list(moments(state, players(state), seed))
    assert story[-1][0].over
    lawful = {"take-pack", "cut", "deal", "discard", "decline", "draw", "play", "done", "claim", "over"}
    assert {choice.action.word for _, _, choice in story} <= lawful
    maxims = [choice.maxim for _, _, choice in story if choice.action.word == "play"]
    assert all(maxims)
    told = [event.key for state, _, _ in story for event in state.events]
    assert "ruling" not in told


def test_it_beats_random_play() -> None:
    assert compare(Duel("revesino", (("rounds", 1),), ("treatise", "random"), 1), 8).mean > 5
