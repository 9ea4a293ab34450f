"""What the menu lets one look up without sitting down, at the smallest terminal."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TypeVar

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static, TabbedContent

import tapete
from tapete.laws.book import LANGUAGES
from tapete.terminal import browser
from tapete.terminal.app import TapeteApp
from tapete.terminal.aside import IncidentScreen, JudgeScreen, OddsScreen, PageScreen, PastScreen, ruling_text
from tapete.terminal.book import BookScreen
from tapete.terminal.browser import BrowserScreen
from tapete.terminal.menu import MenuScreen
from tapete.words import Words, folder_of
from tests.patience import PATIENCE

SMALL = (80, 24)
Sheet = TypeVar("Sheet", bound=Screen[None])
RECORD = Path(__file__).parents[2] / "docs" / "records" / "malilla.toml"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path))
    monkeypatch.setenv("TAPETE_LANG", "es")


def page(pilot: Pilot[None], which: str = "Static") -> str:
    """What the sheet on top says."""
    return "\n".join(str(each.render()) for each in pilot.app.screen.query(which).results(Static))


def shown(pilot: Pilot[None], kind: type[Sheet]) -> Sheet:
    """The sheet on top, which is of this kind."""
    screen = pilot.app.screen
    assert isinstance(screen, kind)
    return screen


async def test_the_menu_shows_what_can_be_looked_up() -> None:
    async with TapeteApp(lang="es").run_test(size=SMALL) as pilot:
        await pilot.pause()
        keys = pilot.app.screen.query_one("#keys")
        labels = "".join(keys._painted().lines())  # type: ignore[attr-defined]
        for word in ("Partidas jugadas", "El juez", "Probabilidades", "Jugar en el navegador"):
            assert word in labels
        await pilot.press("b")
        assert isinstance(pilot.app.screen, BrowserScreen) and "tapete serve --open" in page(pilot)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_past_match_is_told_hand_by_hand(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    shutil.copy(RECORD, folder / "2026-05-01-213000-123-malilla.toml")
    (folder / "2026-05-02-213000-123-mus.toml").write_text("no record", encoding="utf-8")
    async with TapeteApp(lang="es").run_test(size=SMALL) as pilot:
        await pilot.press("p")
        assert isinstance(pilot.app.screen, PastScreen)
        lines = [str(option.prompt) for option in pilot.app.screen.query_one(OptionList).options]
        assert lines == ["2026-05-02 21:30  Mus", "2026-05-01 21:30  Malilla"]
        await pilot.press("down", "enter")
        assert isinstance(pilot.app.screen, PageScreen)
        assert "Mano 1." in page(pilot) and "mal.154" in page(pilot)
        await pilot.press("escape", "up", "enter")
        assert "No se puede leer esta partida" in page(pilot)


async def test_no_past_match_is_said_so() -> None:
    async with TapeteApp(lang="en").run_test(size=SMALL) as pilot:
        await pilot.press("p")
        assert "You haven’t finished a match yet." in page(pilot)


async def test_the_judge_answers_as_the_facts_are_changed() -> None:
    async with TapeteApp(lang="en").run_test(size=SMALL) as pilot:
        await pilot.press("j")
        shown(pilot, JudgeScreen)
        await pilot.press(*["down"] * 8, "enter")
        screen = shown(pilot, IncidentScreen)
        assert screen.incident.name == "revoke"
        assert "They may put it right and pay nothing." in page(pilot, "#ruling")
        await pilot.press("down", "down", "right")
        assert screen.facts["taken_up"] is True
        assert "It is a fault" in page(pilot, "#ruling") and "mal.23" in page(pilot, "#ruling")


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_incident_is_answered_in_words(name: str, lang: str) -> None:
    words, rules = Words(lang, folder_of(name), "terminal"), tapete.game(name)
    for incident in rules.incidents.values():
        ruling = incident.ruling(IncidentScreen(incident, rules.unit, words).facts)
        assert ruling_text(ruling, rules.unit, words)
    assert words.missing == set()


async def test_the_odds_of_a_hand_are_counted() -> None:
    async with TapeteApp(lang="en").run_test(size=SMALL) as pilot:
        pilot.app.push_screen(OddsScreen("mus", Words("en", "mus")))
        await pilot.pause()
        assert "43776" in page(pilot, "#odds")
        pilot.app.screen.query_one(Input).value = "12o 12c 7e 4b"
        await pilot.press("enter")
        assert page(pilot, "#odds").startswith("Your hand: 12O 12C 7E 4B")
        pilot.app.screen.query_one(Input).value = "12o"
        await pilot.press("enter")
        assert "4 different cards" in page(pilot, "#odds")


async def test_the_odds_are_those_of_the_game_under_the_cursor() -> None:
    async with TapeteApp(lang="en").run_test(size=SMALL) as pilot:
        await pilot.press("down", "m")
        screen = pilot.app.screen
        assert isinstance(screen, OddsScreen) and screen.rules.name == list(tapete.REGISTRY)[1]
        assert "Malillas (nines) in the hand" in page(pilot, "#odds")
        assert not screen.query(Input), "of a hand of Malilla nothing is counted"


async def opened(pilot: Pilot[None], script: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is told of a server that does this, when the button is pressed."""
    monkeypatch.setattr(browser, "SERVE", (sys.executable, "-c", script))
    monkeypatch.setattr(browser, "SOON", PATIENCE if "exit" in script else 0.2)
    await pilot.press("b", "enter")
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    return page(pilot, "#became")


async def test_the_table_in_the_browser_is_served_until_one_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    app = TapeteApp(lang="en")
    async with app.run_test(size=SMALL) as pilot:
        assert "until you quit Tapete" in await opened(pilot, "import signal; signal.pause()", monkeypatch)
        served = app.serving
        assert served is not None and served.returncode is None
    assert await served.wait() != 0


async def test_why_the_table_in_the_browser_cannot_be_served_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    app = TapeteApp(lang="en")
    async with app.run_test(size=SMALL) as pilot:
        text = await opened(pilot, "import sys; sys.exit('tapete: the port is taken')", monkeypatch)
        assert "It could not be opened: tapete: the port is taken" in text and app.serving is None


async def test_a_hand_of_the_book_is_told_card_by_card() -> None:
    async with TapeteApp(lang="es").run_test(size=SMALL) as pilot:
        pilot.app.push_screen(BookScreen("voltarete-four", Words("es", "voltarete", "terminal")))
        await pilot.pause()
        shown(pilot, BookScreen).query_one(TabbedContent).active = "hands"
        hands = pilot.app.screen.query_one("#hands").query_one(OptionList)
        assert str(hands.get_option_at_index(0).prompt).startswith("Primer ejemplo")
        hands.focus()
        await pilot.press("down", "enter")
        await pilot.pause()
        shown(pilot, PageScreen)
        assert "Ana 12B, Blas 10B, Clara 3E." in page(pilot)


async def test_a_game_without_such_hands_has_no_leaf_for_them() -> None:
    async with TapeteApp(lang="es").run_test(size=SMALL) as pilot:
        pilot.app.push_screen(BookScreen("mus", Words("es", "mus", "terminal")))
        await pilot.pause()
        assert not shown(pilot, BookScreen).query("#hands")
