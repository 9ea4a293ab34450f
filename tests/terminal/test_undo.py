"""What is taken back at the table in the terminal, and what is shown after it."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

import tapete
from tapete.sitting.next import PersonsTurn
from tapete.table.record import read_record
from tapete.terminal.log import Log
from tapete.terminal.table import TableScreen
from tests.terminal.test_table import answer, drawn, own_folder, seated, short, table, to_the_play, turn

__all__ = ["own_folder"]


def told(pilot: Pilot[None]) -> str:
    return table(pilot).query_one(Log).story.text().plain


async def second_card(pilot: Pilot[None]) -> TableScreen:
    """Until a second card of ours is wanted in a hand: one was played, and answered by the others."""
    screen = await to_the_play(pilot)
    await answer(pilot)
    assert table(pilot) is screen and screen.answering.asking.cards
    return screen


async def test_a_card_is_taken_back_with_what_the_others_answered() -> None:
    async with seated(short("malilla")) as pilot:
        screen = await to_the_play(pilot)
        assert "Deshacer" not in drawn(pilot)
        moves, hand, log = len(screen.company.match.moves), screen.seen.mine, told(pilot)
        events = screen.seen.next_event
        await answer(pilot)
        assert len(screen.company.match.moves) > moves + 1 and screen.seen.mine != hand
        assert "Deshacer" in drawn(pilot)
        await pilot.press("u")
        await turn(pilot)
        assert len(screen.company.match.moves) == moves
        assert screen.seen.mine == hand and told(pilot) == log and screen.seen.next_event == events
        assert isinstance(screen.company.due(), PersonsTurn)
        assert len(read_record(screen.saved.file.read_text(encoding="utf-8")).moves) == moves
        await answer(pilot)
        assert len(screen.company.match.moves) > moves, "and the match goes on"


async def test_several_are_taken_back_one_after_the_other_but_no_shuffle() -> None:
    async with seated(short("malilla")) as pilot:
        screen = await to_the_play(pilot)
        moves = len(screen.company.match.moves)
        for _ in range(3):
            await answer(pilot)
        while screen.company.may_undo:
            before = len(screen.company.match.moves)
            await pilot.press("u")
            await turn(pilot)
            assert len(screen.company.match.moves) < before
        assert len(screen.company.match.moves) <= moves
        assert not any(move.seat == -1 for move in screen.company.match.moves[moves:])
        await pilot.press("u")
        await pilot.pause()
        assert any("No" in note.message or "no se puede" in note.message for note in pilot.app._notifications)


async def test_after_a_match_is_taken_up_again_it_is_shown_as_one_who_comes_in_sees_it() -> None:
    async with seated(short("malilla")) as pilot:
        await second_card(pilot)
        moves = len(table(pilot).company.match.moves)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("home", "enter")
        await turn(pilot)
        screen = table(pilot)
        assert len(screen.company.match.moves) == moves
        await pilot.press("u")
        await turn(pilot)
        assert len(screen.company.match.moves) < moves and screen.answering.asking.cards
        assert told(pilot).strip()


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
async def test_it_is_refused_in_words(lang: str) -> None:
    async with seated(short("cientos"), lang=lang) as pilot:
        screen = table(pilot)
        if screen.company.may_undo:
            await pilot.press("u")
            await turn(pilot)
        screen.action_undo()
        await pilot.pause()
        assert screen.app.words_for("cientos").missing == set()
        assert len(pilot.app._notifications) == 1


async def test_the_last_card_is_not_played_again_by_itself(tmp_path: Path) -> None:
    async with seated(tapete.game("malilla-vistas", rounds=1)) as pilot:
        screen = await to_the_play(pilot)
        assert screen.app.settings.last_card
        screen.taken_back = screen.company.state
        before = screen.company.state
        await pilot.pause()
        assert screen.company.state is before
