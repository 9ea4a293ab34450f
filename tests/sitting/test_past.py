"""A match followed again: every moment open, every move in its hand, stage and trick."""

from __future__ import annotations

from random import Random
from typing import Any

from tapete.sitting.past import moments, outline
from tapete.table.match import Match
from tests.sitting.tables import begun, go_on


def played(name: str, **options: Any) -> Match:
    """A whole match, played by chance."""
    sitting, lot = begun(name=name, **options), Random(1)
    while sitting.going_on:
        go_on(sitting, lot)
    assert sitting.match is not None
    return sitting.match


MALILLA = played("malilla", rounds=1)
MUS = played("mus", games_to_win=3)


def moves_of(match: Match) -> list[tuple[int, str]]:
    return [(move.seat, str(move.action)) for move in match.moves]


def again(match: Match) -> Match:
    return Match(match.game, match.names)


def test_every_move_is_found_in_its_hand() -> None:
    turns = outline(again(MALILLA), moves_of(MALILLA))
    assert [(turn.seat, turn.action) for turn in turns] == moves_of(MALILLA)
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    assert [turn.hand for turn in turns] == [move.hand for move in MALILLA.moves]
    for hand in {turn.hand for turn in turns}:
        own = [turn.place for turn in turns if turn.hand == hand]
        assert own == list(range(1, len(own) + 1))


def test_every_card_is_found_in_its_trick() -> None:
    turns = outline(again(MALILLA), moves_of(MALILLA))
    cards = [turn.trick for turn in turns if turn.hand == 1 and turn.action.startswith("play ")]
    assert cards == [number for number in range(1, 13) for _ in range(4)]
    assert {turn.trick for turn in turns if not turn.action.startswith("play ")} == {0}


def test_a_lance_is_found_by_its_stage() -> None:
    turns = outline(again(MUS), moves_of(MUS))
    assert {"grande", "chica"} <= {turn.phase for turn in turns} and {turn.trick for turn in turns} == {0}


def test_some_moments_are_the_same_as_among_all() -> None:
    every = list(moments(again(MALILLA), moves_of(MALILLA), 0, 10_000))
    some = list(moments(again(MALILLA), moves_of(MALILLA), 7, 5))
    assert len(every) == len(MALILLA.moves) + 1 and every[0].action is None
    assert [(one.number, one.action) for one in some] == [(one.number, one.action) for one in every[7:12]]
    assert [one.view for one in some] == [one.view for one in every[7:12]]
