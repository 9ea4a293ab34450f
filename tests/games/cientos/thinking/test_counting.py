"""Hands on masks count what the game counts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import numpy as np
import pytest

import tapete
from tapete.bots import bot
from tapete.cards import cards
from tapete.games.cientos.advice import to_throw
from tapete.games.cientos.announce import voided
from tapete.games.cientos.ranking import PACK, SEQUENCES, arranged
from tapete.games.cientos.state import CientosState
from tapete.games.cientos.thinking.book import thrown
from tapete.games.cientos.thinking.counting import SIZE, announced, piqued
from tapete.games.cientos.thinking.masks import mask_of
from tapete.games.cientos.thinking.solved import solved, tricks_of
from tapete.games.cientos.thinking.tricks import firm, guessed
from tapete.sitting.bots import Bots
from tapete.table.chance import TABLE
from tapete.table.match import Match
from tests.games.cientos.hands import DULL, EQUAL, FIRM, RICH, STRONG


def test_the_same_is_thrown_as_by_the_book() -> None:
    lot = Random(1)
    for least, most in ((1, 5), (0, 3), (0, 4)):
        for _ in range(100):
            hand = arranged(lot.sample(PACK, 12))
            assert thrown(mask_of(hand), least, most) == mask_of(to_throw(hand, least, most))


def said(mano: str, pie: str) -> tuple[list[float], bool]:
    """What both count by announcing, and whether something was found equal."""
    points = np.zeros(SIZE)
    tied = announced(mask_of(cards(mano)), mask_of(cards(pie)), points)
    return list(points[:2]), bool(tied)


@pytest.mark.parametrize(
    ("case", "points", "tied"),
    [
        (RICH, [96, 0], False),  # 6 for the point, 16 for the sexta, 14 for the aces: thirty and more, and a repique
        (STRONG, [0, 97], False),  # 6, 22 for a sexta and two tercias, 9 for three threes, and the repique
        (EQUAL, [32, 0], True),
        (DULL, [4, 0], False),
    ],
)
def test_announcements_and_the_repique(case: dict[str, str], points: list[float], tied: bool) -> None:
    assert said(case["E"], case["Y"]) == (points, tied)


def hands_by_the_book(number: int) -> Iterator[CientosState]:
    """Hands of which everything is announced and no card is played."""
    game, lot = tapete.game("cientos", match="partie"), Random(5)
    bots = Bots({place: bot("treatise", game, place) for place in range(2)}, lot)
    match, hand = Match(game), -1
    while number:
        state = match.state
        if state.chance is not None:
            match.do(TABLE, state.chance.outcome(lot.randbytes(8)))
            continue
        if state.phase == "play" and state.hand != hand:
            hand, number = state.hand, number - 1
            yield cast(CientosState, state)
        if state.over:
            match = Match(game)
            continue
        match.do(*bots.decide(state))


def test_the_game_counts_the_same_by_announcing() -> None:
    compared = 0
    for state in hands_by_the_book(40):
        points = np.zeros(SIZE)
        announced(mask_of(state.hands[state.mano]), mask_of(state.hands[state.pie]), points)
        if not state.contests[SEQUENCES].struck and not voided(state, state.contests[SEQUENCES]):
            assert list(points[:2]) == [state.tallies[seat].announced for seat in (state.mano, state.pie)]
            compared += 1
    assert compared > 30


def test_firm_cards_make_a_pique() -> None:
    mano, pie = mask_of(cards(FIRM["E"])), mask_of(cards(FIRM["Y"]))
    assert firm(mano, pie) == 12
    assert piqued(mano, pie, np.array([20.0, 0.0]), False) == 30
    assert piqued(mano, pie, np.array([20.0, 1.0]), False) == 0
    assert piqued(mano, pie, np.array([20.0, 0.0]), True) == 0
    assert piqued(mano, pie, np.array([3.0, 0.0]), False) == 0, "by leads and tricks alone he has no more than 25"


def test_a_suit_is_firm_as_long_as_nothing_of_it_is_higher() -> None:
    assert firm(mask_of(cards("1O 12O 10O")), mask_of(cards("11O 7O"))) == 3, "the caballo falls under the king"
    assert firm(mask_of(cards("1O 12O 10O")), mask_of(cards("11O 8O 7O"))) == 2
    assert firm(mask_of(cards("12O 11O 1C")), mask_of(cards("1O 7O"))) == 1


def test_what_was_learned_is_near_to_what_is_solved() -> None:
    lot, errors = Random(3), []
    for _ in range(60):
        dealt = lot.sample(PACK, 24)
        mano, pie = mask_of(dealt[:12]), mask_of(dealt[12:])
        (brought,) = solved(np.array([mano]), np.array([pie]))
        errors.append(guessed(mano, pie) - brought)
    assert np.std(errors) < 5 and abs(np.mean(errors)) < 2


def test_all_tricks_are_twelve() -> None:
    brought = solved(np.array([mask_of(cards(FIRM["E"]))]), np.array([mask_of(cards(FIRM["Y"]))]))
    assert list(brought) == [25] and list(tricks_of(brought)) == [12]
