"""A lesson in the terminal: it is failed, solved, left and taken up again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from tapete.lessons.course import lesson
from tapete.terminal.app import TapeteApp
from tapete.terminal.aside import PageScreen
from tapete.terminal.canvas import Drawn
from tapete.terminal.learning import CourseScreen, CoursesScreen
from tapete.terminal.lesson import LessonScreen
from tapete.terminal.progress import learn, learned


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path))
    monkeypatch.setenv("TAPETE_FAST", "1")
    monkeypatch.setenv("TAPETE_LANG", "es")


@asynccontextmanager
async def at(name: str) -> AsyncIterator[Pilot[None]]:
    """Somebody at the first question of a lesson."""
    app = TapeteApp(screens=[LessonScreen(lesson(name))])
    async with app.run_test(size=(100, 34)) as pilot:
        await pilot.pause()
        yield pilot


def screen(pilot: Pilot[None]) -> LessonScreen:
    assert isinstance(pilot.app.screen, LessonScreen)
    return pilot.app.screen


def told(pilot: Pilot[None]) -> str:
    return str(screen(pilot).query_one("#told", Static).content)


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


async def test_a_wrong_answer_is_told_with_its_law_and_can_be_tried_again() -> None:
    async with at("mus-01") as pilot:
        assert "¿Quién la gana?" in told(pilot)
        await press(pilot, "enter")
        assert "Todavía no. Tienes un rey" in told(pilot) and "§ mus.26" in told(pilot)
        await press(pilot, "enter")
        assert screen(pilot).reply is None and learned() == {}


async def test_a_right_answer_leads_to_the_next_lesson_and_is_kept() -> None:
    async with at("mus-01") as pilot:
        await press(pilot, "right", "enter")
        assert "Bien. Blas." in told(pilot) and learned() == {"mus-01": 1}
        await press(pilot, "enter")
        assert screen(pilot).lesson.name == "mus-02"


async def test_a_move_is_answered_with_the_buttons_of_the_game_and_played() -> None:
    async with at("mus-08") as pilot:
        await press(pilot, "enter")
        assert screen(pilot).state.phase == "discard" and "Todavía no" in told(pilot)
        await press(pilot, "enter", "right", "enter")
        assert screen(pilot).state.phase == "grande" and "Bien" in told(pilot)


async def test_a_number_is_typed_and_a_lesson_is_taken_up_where_it_was_left() -> None:
    learn(lesson("mus-03"), 1)
    async with at("mus-03") as pilot:
        assert screen(pilot).number == 1
        await press(pilot, "3", "enter")
        assert "Bien" in told(pilot) and learned() == {"mus-03": 2}


async def test_its_law_is_one_key_away_and_the_language_another() -> None:
    async with at("mus-01") as pilot:
        await press(pilot, "f2")
        assert "Quem a ganha?" in told(pilot)
        await press(pilot, "f1")
        page = pilot.app.screen
        assert isinstance(page, PageScreen) and "mus.4 " in page.page


async def test_a_card_that_the_law_forbids_is_answered_too() -> None:
    async with at("malilla-03") as pilot:
        hand = screen(pilot).query_one("#hand", Drawn)
        screen(pilot).post_message(Drawn.Touched(hand, "3E"))
        await press(pilot)
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert "Todavía no" in told(pilot) and "§ mal." in told(pilot)


async def test_the_courses_tell_how_far_one_has_come() -> None:
    learn(lesson("mus-01"), 1)
    app = TapeteApp(screens=[CoursesScreen()])
    async with app.run_test(size=(100, 34)) as pilot:
        await pilot.pause()
        listed = pilot.app.screen.query_one(OptionList)
        place = listed.get_option_index("mus")
        assert "1 de 12" in str(listed.get_option("mus").prompt)
        listed.highlighted = place
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, CourseScreen)
        lessons = pilot.app.screen.query_one(OptionList)
        assert "✓ 1. La grande" in str(lessons.get_option_at_index(0).prompt) and lessons.highlighted == 1
        await press(pilot, "enter")
        assert screen(pilot).lesson.name == "mus-02"


async def test_what_cannot_be_read_of_the_progress_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text('{"mus-01": "all", "mus-02": 1}', encoding="utf-8")
    assert learned() == {"mus-02": 1}
    (tmp_path / "lessons.json").write_text("[]", encoding="utf-8")
    assert learned() == {}
