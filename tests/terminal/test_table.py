"""Whole matches played by keyboard at the smallest terminal, and what the table shows besides."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Button as Answer
from textual.widgets import Static

import tapete
from tapete.table.action import Action
from tapete.table.match import Match
from tapete.table.offer import Accuse, Offer, say
from tapete.table.record import read_record
from tapete.terminal.agree import AgreeScreen
from tapete.terminal.app import TapeteApp
from tapete.terminal.archive import new_match, unfinished
from tapete.terminal.asking import forced, held
from tapete.terminal.book import BookScreen
from tapete.terminal.buttons import Button
from tapete.terminal.canvas import Drawn
from tapete.terminal.company import Company
from tapete.terminal.guide import GuideScreen
from tapete.terminal.ledger import LedgerScreen
from tapete.terminal.lines import heading
from tapete.terminal.menu import MenuScreen
from tapete.terminal.more import MoreScreen
from tapete.terminal.result import HandOver, MatchOver
from tapete.terminal.table import TableScreen
from tapete.terminal.tricks import TricksScreen
from tapete.words import Words
from tests.patience import until

SMALL = (80, 24)
FEWEST = {"rounds": 1, "substitutes": "never", "goal": 30, "games_to_win": 1, "games": 1, "hands_limit": 2}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path))
    monkeypatch.setenv("TAPETE_FAST", "1")
    monkeypatch.setenv("TAPETE_LANG", "es")


def short(name: str, table: str = "guided", **options: object) -> tapete.Game:
    """The game, as short as it can be had."""
    from tapete.table.game import game_class

    known = {option.name for option in game_class(name).options}
    wanted = {key: value for key, value in {**FEWEST, **options}.items() if key in known}
    return tapete.game(name, table, **wanted)


@asynccontextmanager
async def seated(game: tapete.Game, size: tuple[int, int] = SMALL, **kwargs: Any) -> AsyncIterator[Pilot[None]]:
    """Somebody at the table, when it is first his turn."""
    app = TapeteApp(game=game, level="random", seed="test", **kwargs)
    async with app.run_test(size=size) as pilot:
        await turn(pilot)
        yield pilot


async def turn(pilot: Pilot[None]) -> None:
    """Wait until something is wanted of us."""

    def asked() -> bool:
        screen = pilot.app.screen
        return not isinstance(screen, TableScreen) or (screen.answering.asking.mine and not plays_itself(screen))

    await pilot.pause()
    await until(asked)
    await pilot.pause()


def plays_itself(screen: TableScreen) -> bool:
    """Whether the last card of a hand lies there, which needs no answer: a key would come to whatever follows it."""
    alone = forced(screen.seen.prompt) and len(held(screen.seen.mine)) == 1 and bool(screen.answering.asking.cards)
    return alone and screen.app.settings.last_card and screen.seen.table == "guided"


async def sat_down(pilot: Pilot[None]) -> TableScreen:
    """Wait until there is a table, whatever lies over it."""
    await until(lambda: tables(pilot))
    return tables(pilot)[-1]


def tables(pilot: Pilot[None]) -> list[TableScreen]:
    """Every table, the latest last."""
    return [screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen)]


def table(pilot: Pilot[None]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def drawn(pilot: Pilot[None]) -> str:
    """Everything the table draws, without colours."""
    return "\n".join("\n".join(each._painted().lines()) for each in table(pilot).query(Drawn))


async def answer(pilot: Pilot[None]) -> None:
    """The first answer that comes to hand, by keyboard."""
    screen = pilot.app.screen
    if isinstance(screen, TableScreen) and screen.answering.pick is not None:
        for _ in range(screen.answering.pick.least):
            await pilot.press("space", "right")
        await pilot.press("enter")
        if screen.answering.pick is not None:
            await pilot.press("enter")
    else:
        await pilot.press("enter")
        # What was looked at and put away is not looked at again.
        await until(lambda: isinstance(screen, TableScreen) or pilot.app.screen is not screen)
    await turn(pilot)


async def to_the_play(pilot: Pilot[None]) -> TableScreen:
    """Go on until a card is wanted."""
    for _ in range(60):
        if isinstance(pilot.app.screen, TableScreen) and table(pilot).answering.asking.cards:
            return table(pilot)
        await answer(pilot)
    raise AssertionError("no card is wanted")


async def play_out(pilot: Pilot[None]) -> int:
    """Play to the end; how many hands were looked at is given back."""
    hands = 0
    for _ in range(1500):
        if isinstance(pilot.app.screen, MatchOver):
            return hands
        hands += isinstance(pilot.app.screen, HandOver)
        await answer(pilot)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
async def test_a_whole_match_by_keyboard(name: str, tmp_path: Path) -> None:
    async with seated(short(name)) as pilot:
        company = (await sat_down(pilot)).company
        looked_at = await play_out(pilot)
        assert company.state.over and looked_at == company.state.hand - 1
        records = list((tmp_path / "matches").glob("*.toml"))
        assert len(records) == 1 and not records[0].name.endswith(".now.toml")
        assert read_record(records[0].read_text(encoding="utf-8")).state == company.state
        # Enter leads to another match, which may itself be over before we are asked.
        await pilot.press("enter")
        await until(lambda: tables(pilot) and tables(pilot)[-1].company is not company)


async def test_a_sheet_answered_twice_before_it_is_gone_is_put_away_alone() -> None:
    async with seated(short("malilla-coja")) as pilot:
        screen = table(pilot)
        while not isinstance(pilot.app.screen, HandOver):
            await answer(pilot)
        hand = screen.company.state.hand
        for _ in range(3):
            pilot.app.screen.query_one("#go", Answer).press()
        await turn(pilot)
        assert table(pilot) is screen and screen.company.state.hand == hand + 1


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
@pytest.mark.parametrize("lang", ["es", "pt", "en"])
async def test_nothing_is_shown_without_words(name: str, lang: str) -> None:
    async with seated(short(name), lang=lang) as pilot:
        words = (await sat_down(pilot)).app.words_for(name)
        for _ in range(6):
            # A short match of a betting game may be over after a few words.
            if isinstance(pilot.app.screen, TableScreen):
                await answer(pilot)
        assert words.lang == lang and words.missing == set()


async def test_the_open_table_is_played_too() -> None:
    async with seated(short("malilla", "open")) as pilot:
        screen = table(pilot)
        assert "mesa abierta" in heading(screen.seen, screen.app.words_for("malilla")).plain
        for _ in range(25):
            await answer(pilot)
        assert screen.company.state.hand >= 1


@pytest.mark.law("mus.20")
async def test_at_the_open_table_the_others_notice_a_fault_before_any_trick_is_played() -> None:
    async with seated(short("mus")) as pilot:
        match = Match(short("mus", "open"), (), {"dealer": 1})
        company = Company(match.game)
        company.resume(match)
        screen = TableScreen(company, new_match("mus"))
        await pilot.app.push_screen(screen)
        await turn(pilot)
        screen.act(Action("cut", (1,)))
        await turn(pilot)
        claims = [(move.seat, str(move.action)) for move in company.match.moves if move.action.word == "bad-cut"]
        assert claims == [(2, "bad-cut")], "one who neither cut nor deals"
        assert company.state.phase == "cut" and company.state.turn == 0, "it must be cut again"


async def test_at_the_open_table_claims_are_kept_apart() -> None:
    async with seated(short("malilla", "open")) as pilot:
        asking = (await to_the_play(pilot)).answering.asking
        assert asking.more
        assert not any(str(offer).startswith(("claim", "say", "show")) for offer in asking.buttons)
        await pilot.press("f4")
        await pilot.pause()
        await pilot.press("escape")
        assert table(pilot).answering.asking.cards


async def test_somebody_is_accused_step_by_step() -> None:
    async with seated(short("malilla")) as pilot:
        chosen: list[Offer | None] = []
        accuse = Accuse("claim", (("lead", (2,)), ("revoke", (1, 3))))
        words = table(pilot).app.words_for("malilla")
        await pilot.app.push_screen(MoreScreen((accuse,), words, ("Ana", "Blas", "Clara", "Diego")), chosen.append)
        await pilot.press("enter", "down", "enter")
        await pilot.pause()
        assert str(pilot.app.screen.query_one(".title").render()) == "¡Renuncio! (…)"
        await pilot.press("down", "enter")
        await pilot.pause()
        assert chosen == [say("claim", "revoke", 3)] and table(pilot)


async def test_the_language_changes_at_the_table() -> None:
    async with seated(short("malilla")) as pilot:
        await to_the_play(pilot)
        assert "Triunfo" in drawn(pilot) and "Reglas" in drawn(pilot)
        await pilot.press("f2")
        assert "Trunfo" in drawn(pilot) and "Regras" in drawn(pilot)
        await pilot.press("f2")
        assert "Trumps" in drawn(pilot) and "Rules" in drawn(pilot)


async def test_the_ledger_tells_the_law() -> None:
    async with seated(short("malilla-coja")) as pilot:
        for _ in range(40):
            await answer(pilot)
            if isinstance(pilot.app.screen, TableScreen) and table(pilot).seen.ledger:
                break
        await pilot.press("l")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, LedgerScreen)
        assert "mal." in str(screen.query_one("#text").render())
        await pilot.press("escape")
        await pilot.click("#scores")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LedgerScreen)


async def test_the_rules_and_the_laws_can_be_read() -> None:
    async with seated(short("malilla")) as pilot:
        await pilot.press("f1")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, BookScreen)
        screen.find("renuncio")
        found = str(screen.query_one("#found").render())
        assert "mal.23" in found and "mal.34" not in found
        await pilot.press("escape")
        assert table(pilot)


async def test_cards_are_chosen_and_then_exchanged() -> None:
    async with seated(short("malilla-cubiertas")) as pilot:
        for _ in range(10):
            if table(pilot).answering.pick is not None:
                break
            await answer(pilot)
        hand = set(table(pilot).seen.mine.cards)  # type: ignore[union-attr]
        await pilot.press("space", "right", "space")
        chosen = set(table(pilot).answering.picked)
        assert len(chosen) == 2 and "Cambiar 2 cartas" in drawn(pilot)
        await pilot.press("right", "space", "space")
        assert set(table(pilot).answering.picked) == chosen
        await pilot.press("enter")
        await turn(pilot)
        now = set(table(pilot).seen.mine.cards)  # type: ignore[union-attr]
        assert not chosen & now and hand - chosen <= now


async def test_choosing_no_card_must_be_meant() -> None:
    async with seated(short("malilla-cubiertas")) as pilot:
        for _ in range(10):
            if table(pilot).answering.pick is not None:
                break
            await answer(pilot)
        before = table(pilot).company.state
        await pilot.press("enter")
        assert table(pilot).company.state is before
        await pilot.press("enter")
        assert table(pilot).company.state is not before


async def test_a_number_is_typed() -> None:
    async with seated(short("malilla-vistas")) as pilot:
        for _ in range(60):
            if not isinstance(pilot.app.screen, TableScreen) or table(pilot).answering.number is None:
                await answer(pilot)
        await pilot.press("2", "3")
        assert table(pilot).answering.value == 23
        await pilot.press("right", "up", "down", "left")
        assert "Cortar (23)" in drawn(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert any(move.action == tapete.Action("cut", (23,)) for move in table(pilot).company.match.moves)


async def test_a_card_is_played_by_mouse() -> None:
    async with seated(short("malilla-vistas")) as pilot:
        screen = await to_the_play(pilot)
        card = list(screen.answering.asking.cards)[-1]
        canvas = screen.query_one("#hand", Drawn)._painted()
        x = next(x for x in range(canvas.width) if canvas.touched(x, 2) == card.text)
        await pilot.click("#hand", offset=(x + 1, 2))
        await pilot.pause()
        assert any(card in move.action.cards and move.action.word == "play" for move in screen.company.match.moves)


def grave_buttons(pilot: Pilot[None]) -> list[Button]:
    """What is not done without being asked twice."""
    return [each for each in table(pilot).query_one("#answers").buttons if each.grave]  # type: ignore[attr-defined]


async def test_a_grave_thing_is_asked_twice() -> None:
    async with seated(tapete.game("mus", partners="fixed")) as pilot:
        for _ in range(200):
            if isinstance(pilot.app.screen, TableScreen) and (grave := grave_buttons(pilot)):
                break
            await answer(pilot)
        screen, [button] = table(pilot), grave
        before = screen.company.state
        await pilot.press(button.letter)
        # The answers may need another line for it, which is drawn when the screen has been laid out anew.
        await until(lambda: "¿Confirmas?" in drawn(pilot))
        assert screen.company.state is before
        await pilot.press(button.letter)
        assert screen.company.state is not before


async def test_a_match_left_can_be_taken_up_again() -> None:
    async with seated(short("malilla")) as pilot:
        for _ in range(5):
            await answer(pilot)
        state = table(pilot).company.state
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        [(_, left)] = unfinished()
        assert left is not None and left.state == state
        await pilot.press("home", "enter")
        await turn(pilot)
        assert table(pilot).company.state == state
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("home", "d")
        assert list(unfinished()) == []


async def test_a_match_of_another_edition_is_told_and_cannot_be_taken_up() -> None:
    async with seated(short("malilla")) as pilot:
        await answer(pilot)
        await pilot.press("escape")
        [(saved, _)] = unfinished()
        written = saved.file.read_text(encoding="utf-8")
        saved.file.write_text(re.sub("(?m)^edition = .*$", "edition = 99", written), encoding="utf-8")
        menu = pilot.app.screen
        assert isinstance(menu, MenuScreen)
        menu.on_screen_resume()
        assert menu.waiting == []
        assert "otra edición de sus reglas" in str(menu.query_one("#about", Static).render())


async def test_the_last_trick_can_be_looked_at() -> None:
    async with seated(short("malilla-coja")) as pilot:
        await to_the_play(pilot)
        for _ in range(3):
            await answer(pilot)
        await pilot.press("f3")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TricksScreen)
        await pilot.press("escape")
        assert table(pilot)


async def test_what_is_said_is_seen_by_the_name() -> None:
    async with seated(short("malilla", talking=True)) as pilot:
        screen = await to_the_play(pilot)
        screen.spoken[(screen.company.seat + 1) % 4] = "triunfos"
        screen.draw()
        assert "«triunfos»" in drawn(pilot)


async def test_a_full_disk_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("no folder", encoding="utf-8")
    async with seated(short("malilla")) as pilot:
        assert table(pilot).disk_failed
        await answer(pilot)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20), (200, 60)])
async def test_the_table_fits(size: tuple[int, int]) -> None:
    async with seated(short("malilla"), size) as pilot:
        await to_the_play(pilot)
        text = drawn(pilot)
        for seat in table(pilot).seen.seats:
            assert seat.name in text
        assert "Triunfo" in text
        await pilot.resize_terminal(100, 30)
        await answer(pilot)
        assert "Triunfo" in drawn(pilot)


async def test_five_sit_down_with_an_alcalde() -> None:
    async with seated(short("malilla-barrotada", alcalde=True)) as pilot:
        text = drawn(pilot)
        assert all(seat.name in text for seat in table(pilot).seen.seats)


async def test_the_menu_needs_no_command() -> None:
    async with TapeteApp().run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        await pilot.press("down", "enter")
        await turn(pilot)
        assert table(pilot).seen.game == list(tapete.REGISTRY)[1]


async def test_a_regulation_sets_the_options_and_is_called_changed_when_one_is_turned() -> None:
    def lines() -> dict[str, str]:
        return {option.name: str(screen.line(option)) for option in screen.options}

    async with TapeteApp(lang="en").run_test(size=SMALL) as pilot:
        screen = AgreeScreen("mus", Words("en", "mus", "terminal"))
        await pilot.app.push_screen(screen)
        assert lines()["regulation"].endswith("‹ that of the book ›")
        assert "‹ by the book ›" in lines()["level"] and "keeps count of the cards" in lines()["level"]
        await pilot.press("down", "down", "down", "right", "right")
        assert lines()["regulation"].endswith("‹ Bizkaia ›") and "covert" in lines()["signals"]
        await pilot.press("down", "right")
        assert lines()["regulation"].endswith("‹ Bizkaia, changed ›")
        await pilot.press("up", "left", "left")
        assert "none" in lines()["signals"] and "40" in lines()["goal"]


async def test_the_table_can_agree_on_something_else() -> None:
    async with TapeteApp().run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("o")
        await pilot.pause()
        await pilot.press("down", "right", "down", "right", "down", "down", "left", "left", "left", "home", "enter")
        # The others may end a hand before it is one's turn: what was agreed on is seen as soon as one sits.
        screen = await sat_down(pilot)
        assert screen.seen.table == "open" and dict(screen.seen.options)["rounds"] == 1
        assert screen.company.level == "random"


async def test_the_guide_says_why_just_this_may_be_done_and_by_which_laws() -> None:
    async with seated(short("malilla")) as pilot:
        await to_the_play(pilot)
        await pilot.press("f5")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, GuideScreen) and screen.hint is not None
        words, laws = screen.told()[0], screen.told()[1:]
        assert words and [law.split()[0] for law in laws] == list(screen.hint.laws) and laws
        assert screen.words.missing == set()


def test_where_nothing_is_asked_the_guide_says_so() -> None:
    assert GuideScreen(None, Words("en", "mus", "terminal")).told() == ["You are not asked anything now."]


async def test_there_is_no_guide_where_hands_are_free() -> None:
    async with seated(short("malilla", "open")) as pilot:
        screen = table(pilot)
        await pilot.press("f5")
        await pilot.pause()
        assert pilot.app.screen is screen and "Guía" not in drawn(pilot)
