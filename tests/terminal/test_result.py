"""How a hand and a match are told when they are over."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.text import Text

import tapete
from tapete.table.ledger import BANK, Entry
from tapete.terminal.result import MatchOver, summed
from tapete.words import Words


def test_payments_of_one_kind_are_told_as_one_sum() -> None:
    tricks = [Entry(2, BANK, "hand 0", 1, "trick", ("cie.150",)) for _ in range(7)]
    others = [Entry(1, BANK, "hand 0", 1, "trick", ()), Entry(2, BANK, "hand 1", 5, "punto", ())]
    told = [(entry.payee, entry.amount, entry.reason, times) for entry, times in summed([*tricks, *others], 2)]
    assert told == [("hand 0", 7, "trick", 7), ("hand 1", 5, "punto", 1)]


@pytest.mark.parametrize(
    ("game", "lang", "told"),
    [
        ("malilla", "es", "Ganan Ana y Clara."),
        ("malilla", "pt", "Ganham Ana e Clara."),
        ("malilla", "en", "Won by Ana and Clara."),
        ("cientos", "es", "Gana Ana."),
    ],
)
def test_two_who_win_are_spoken_of_as_two(game: str, lang: str, told: str) -> None:
    state = tapete.game(game).start()
    view = replace(state.view(1), winners=(state.view(1).scores[0].side,))
    assert MatchOver(view, Words(lang, game, "terminal"), Text()).result() == told


@pytest.mark.parametrize(("lang", "told"), [("es", "Empate"), ("pt", "Empate"), ("en", "A draw")])
def test_a_level_match_between_two_sides_is_called_a_draw(lang: str, told: str) -> None:
    view = tapete.game("malilla").start().view(1)
    level = replace(view, winners=tuple(score.side for score in view.scores))
    assert MatchOver(level, Words(lang, "malilla", "terminal"), Text()).result().startswith(f"{told}:")
