"""Practice in the terminal: an exercise is answered, told with its law, and what was missed comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from errno import ENOSPC
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tapete.cli import main
from tapete.practice.drawing import Name, exercise
from tapete.practice.progress import Progress, answered
from tapete.terminal.app import TapeteApp
from tapete.terminal.practice import PracticeScreen
from tapete.terminal.practised import keep, practised


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path))
    monkeypatch.setenv("TAPETE_FAST", "1")
    monkeypatch.setenv("TAPETE_LANG", "es")


@asynccontextmanager
async def at(game: str, wish: str) -> AsyncIterator[Pilot[None]]:
    """Somebody at an exercise."""
    app = TapeteApp(screens=[PracticeScreen(game, wish)])
    async with app.run_test(size=(100, 34)) as pilot:
        await pilot.pause()
        yield pilot


def screen(pilot: Pilot[None]) -> PracticeScreen:
    assert isinstance(pilot.app.screen, PracticeScreen)
    return pilot.app.screen


def told(pilot: Pilot[None]) -> str:
    return str(screen(pilot).query_one("#told", Static).content)


async def test_a_number_is_typed_and_told_right_with_its_law() -> None:
    right = exercise(Name("mus", "total", 1, 5)).right
    async with at("mus", "total-1-5") as pilot:
        assert "¿Cuánto suma esta mano?" in told(pilot)
        await pilot.press(*right, "enter")
        assert f"Bien. Suma {right}" in told(pilot) and "§ mus.7" in told(pilot)
        assert practised("mus").skill("total").right == 1
        await pilot.press("enter")
        assert screen(pilot).reply is None


async def test_what_was_missed_is_kept_and_comes_back() -> None:
    async with at("mus", "total-1-5") as pilot:
        await pilot.press("1", "enter")
        assert told(pilot).splitlines()[2].startswith("No. ")
    assert [each.name for each in practised("mus").mistakes] == ["total-1-5"]


async def test_cards_are_picked_one_by_one() -> None:
    own = exercise(Name("malilla", "follow", 1, 0))
    async with at("malilla", "follow-1-0") as pilot:
        for card in own.among:
            await pilot.press(*(["space"] if card.text in own.right.split() else []), "right")
        await pilot.press("enter")
        assert "Bien. Se puede jugar" in told(pilot)


async def test_a_seat_is_named_by_its_button() -> None:
    own = exercise(Name("mus", "lance", 1, 2))
    async with at("mus", "lance-1-2") as pilot:
        name = next(button.letter for button in screen(pilot).buttons() if button.key == f"say {own.right}")
        await pilot.press(name)
        assert "Bien." in told(pilot)
        await pilot.press("f2")
        assert "Certo." in told(pilot)


def test_without_a_terminal_the_kinds_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practice", "zanga", "--lang", "es"]) == 0
    listed = capsys.readouterr().out
    assert "puzzle" in listed and "Finales a cartas vistas · Nivel 1" in listed


def test_an_exercise_that_is_none_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practice", "mus", "puzzle-1-1", "--lang", "en"]) == 2
    assert "There is no exercise puzzle-1-1" in capsys.readouterr().err


def test_where_the_disk_is_full_what_was_kept_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given progress that is kept, when the next cannot be written to its end, then the first is still read."""
    first = answered(Progress(), Name("mus", "total", 1, 5), False, 20_000)
    keep("mus", first)

    def full(self: Path, text: str, **how: str) -> int:
        with self.open("w") as file:
            file.write(text[:10])
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    keep("mus", answered(first, Name("mus", "total", 1, 6), True, 20_000))
    assert practised("mus") == first
