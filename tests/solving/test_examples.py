"""The treatise's own hands of Voltarete (chapter XVII) beside best play: where each was given away, and by whom.

The notes of the hands say the same in words.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from tapete import solve
from tapete.games.voltarete.state import VoltareteState
from tapete.laws.worked import worked_hands
from tapete.table.record import open_record

FEITO, OTHERS = "feito", "others"

FAULTS = {
    "17-1-codilho": [(FEITO, "12B", "12O 2E")],
    "17-1-lost": [(FEITO, "12B", "12O 2E")],
    # "He could not lose": he could, had the contra-pé not taken with the espadilha.
    "17-1-won": [(FEITO, "12E", "12O 2E"), (OTHERS, "1E", "4E 5E 7E")],
    "17-2-lost": [(OTHERS, "12C", "6E 7E"), (FEITO, "5B", "10O 11E 5E")],
    "17-2-won": [(OTHERS, "12C", "6E 7E")],
    # To ruff is said to be as good as to throw a card: only if the pé overruffs.
    "17-2-won-again": [(OTHERS, "12C", "6E 7E"), (FEITO, "11B", "10O 11E 5E"), (OTHERS, "1E", "1O 2O 4O")],
    "17-3-lost": [(FEITO, "12O", "1B 3O 4O 6O 7O")],
    "17-3-won": [],
    "17-4-lost": [(FEITO, "4C", "2E")],
    "17-4-won": [],
    "17-5-lost": [(FEITO, "2C", "11C 1C")],
    "17-5-won": [],
    "17-5-won-again": [],
    # It is lost from the first card, and won only because the contra-pé ruffs.
    "17-6-lost": [],
    "17-6-won": [(OTHERS, "7B", "10O 12E 1O 3E 3O 6E")],
    "17-6-won-again": [(OTHERS, "7B", "10O 12E 1O 3E 3O 6E")],
    "17-7-lost": [(FEITO, "12O", "1O 2O")],
    "17-7-won": [(FEITO, "1O", "12B 12C 12E 1B")],
}


def faults(name: str) -> list[tuple[str, str, str]]:
    """Every card that gave something away, by whom, and what would not have."""
    match, steps = open_record(worked_hands()[f"voltarete-{name}"].record)
    states = [match.state, *[match.state for _ in steps], match.state]
    found = []
    for before, after in pairwise(states):
        assert isinstance(before, VoltareteState) and isinstance(after, VoltareteState)
        if before.phase != "play" or len(after.plays) != len(before.plays) + 1:
            continue
        solved, card = solve(before), after.plays[-1].card
        if card not in solved.best:
            who = FEITO if solved.to_play == before.maker else OTHERS
            found.append((who, card.text, " ".join(sorted(each.text for each in solved.best))))
    return found


@pytest.mark.parametrize("name", FAULTS)
def test_best_play_finds_where_the_hand_was_given_away(name: str) -> None:
    assert faults(name) == FAULTS[name]


def test_every_hand_of_the_chapter_is_here() -> None:
    assert {f"voltarete-{name}" for name in FAULTS} == {name for name in worked_hands() if "-17-" in name}
