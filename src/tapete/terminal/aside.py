"""What can be looked up without sitting down: past matches, the judge, the odds, the table in the browser."""

from __future__ import annotations

import re
from argparse import Namespace
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from tapete.data_folder import data_folder
from tapete.errors import TapeteError
from tapete.laws.book import cite
from tapete.table.game import REGISTRY, game
from tapete.table.odds import odds_of
from tapete.table.option import Value
from tapete.table.ruling import Fact, Incident, Ruling
from tapete.terminal.agree import TURNING, turned
from tapete.terminal.archive import OPEN_END
from tapete.terminal.panel import Panel
from tapete.words import Words

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp

MOST = 50
"""How many past matches are listed."""

_NAMED = re.compile(r"(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)\d\d-\d+-(.+)\.toml")
_CONTINUED = re.compile(r"\n {4,}(?=\S)")


def told(command: str, words: Words, **args: object) -> str:
    """What the command of this name prints, or why it cannot."""
    printed = StringIO()
    try:
        with redirect_stdout(printed):
            import_module(f"tapete.commands.{command}").run(Namespace(lang=words.lang, json=False, rules="", **args))
    except TapeteError as error:
        return words.error(error)
    return printed.getvalue().strip()


class PageScreen(Panel[None]):
    """A page to read."""

    def __init__(self, title: str, page: str) -> None:
        super().__init__()
        self.heading, self.page = title, page

    def compose(self) -> ComposeResult:
        """The title, and the page that can be scrolled."""
        with Vertical(classes="sheet"):
            yield Static(self.heading, classes="title", markup=False)
            with VerticalScroll():
                yield Static(self.page, markup=False)

    def on_mount(self) -> None:
        """The arrows scroll at once."""
        self.query_one(VerticalScroll).focus()


# Past matches.


def past() -> list[Path]:
    """The records of the matches that were played to their end, the latest first."""
    files = (data_folder() / "matches").glob("*.toml")
    ended = [file for file in files if not file.name.endswith(OPEN_END) and _NAMED.fullmatch(file.name)]
    return sorted(ended, reverse=True)[:MOST]


class PastScreen(Panel[None]):
    """The matches played to their end; Enter tells one of them hand by hand."""

    app: TapeteApp

    def compose(self) -> ComposeResult:
        """A line for each."""
        words, self.files = self.app.words, past()
        with Vertical(classes="sheet"):
            yield Static(words.text("past-title"), classes="title", markup=False)
            if self.files:
                yield OptionList(*map(self.line, self.files), markup=False)
            else:
                yield Static(words.text("past-none"), markup=False)

    def line(self, file: Path) -> str:
        """When, and which game."""
        named = _NAMED.fullmatch(file.name)
        assert named is not None
        day, hour, minute, name = named.groups()
        return f"{day} {hour}:{minute}  {self.app.titles(name).game(name) if name in REGISTRY else name}"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell it."""
        file = self.files[event.option_index]
        page = _CONTINUED.sub(" ", told("replay", self.app.words, file=str(file)))
        self.app.push_screen(PageScreen(self.line(file), page))


# The judge.


class JudgeScreen(Panel[None]):
    """What can go wrong in a game; Enter has it decided."""

    app: TapeteApp

    def __init__(self, name: str, words: Words) -> None:
        super().__init__()
        self.name_of_game, self.words = name, words
        self.incidents = tuple(game(name).incidents.values())

    def compose(self) -> ComposeResult:
        """A line for each incident."""
        title = self.words.text("judge-title", game=self.words.game(self.name_of_game))
        with Vertical(classes="sheet"):
            yield Static(title, classes="title", markup=False)
            lines = [self.words.text(f"incident-{incident.name}") for incident in self.incidents]
            yield OptionList(*lines, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask for the facts."""
        incident = self.incidents[event.option_index]
        self.app.push_screen(IncidentScreen(incident, game(self.name_of_game).unit, self.words))


class IncidentScreen(Panel[None]):
    """A line for each fact; left and right change it, and the judge answers under them."""

    BINDINGS: ClassVar[list[BindingType]] = TURNING

    def __init__(self, incident: Incident, unit: str, words: Words) -> None:
        super().__init__()
        self.incident, self.unit, self.words = incident, unit, words
        self.facts: dict[str, Value] = {
            fact.name: fact.values[0] if fact.default is None else fact.default for fact in incident.facts
        }

    def compose(self) -> ComposeResult:
        """The facts, and the answer."""
        with Vertical(classes="sheet"):
            yield Static(self.words.text(f"incident-{self.incident.name}"), classes="title", markup=False)
            if self.incident.facts:
                yield OptionList(*map(self.line, self.incident.facts), markup=False)
                yield Static(f"\n{self.words.text('judge-keys')}", classes="faint", markup=False)
            with VerticalScroll(id="answer"):
                yield Static(id="ruling", markup=False)

    def on_mount(self) -> None:
        """It is answered as the facts stand at first."""
        self.decide()

    def line(self, fact: Fact) -> Text:
        """The question, and its answer."""
        label = self.words.value("fact", fact.name, self.facts[fact.name])
        return Text(f"{self.words.text(f'fact-{fact.name}')} ").append(f"‹ {label} ›", "bold")

    def action_turn(self, step: int) -> None:
        """The next answer to the question under the cursor."""
        place = self.query_one(OptionList).highlighted if self.incident.facts else None
        if place is None:
            return
        fact = self.incident.facts[place]
        self.facts[fact.name] = turned(fact.values, self.facts[fact.name], step)
        self.query_one(OptionList).replace_option_prompt_at_index(place, self.line(fact))
        self.decide()

    def on_option_list_option_selected(self) -> None:
        """What was touched changes."""
        self.action_turn(1)

    def decide(self) -> None:
        """The ruling on the facts as they stand."""
        try:
            answer = ruling_text(self.incident.ruling(self.facts), self.unit, self.words)
        except TapeteError as error:
            answer = self.words.error(error)
        self.query_one("#ruling", Static).update(answer)


def ruling_text(ruling: Ruling, unit: str, words: Words) -> str:
    """The decision first, then what follows and who pays, then the law."""
    laws = [f"{law_id}  {cite(law_id).text(words.lang)}" for law_id in ruling.laws]
    return "\n".join([*words.ruled(ruling, unit), "", *laws])


class OddsScreen(Panel[None]):
    """How often things come in a game, and what a hand that is written may hope for where that is counted."""

    app: TapeteApp

    def __init__(self, name: str, words: Words) -> None:
        super().__init__()
        self.rules, self.words = game(name), words

    def compose(self) -> ComposeResult:
        """A line to write a hand in, and the numbers."""
        text = self.app.words.text
        with Vertical(classes="sheet"):
            yield Static(text("odds-title", game=self.words.game(self.rules.name)), classes="title", markup=False)
            if odds_of(self.rules).of_hand is not None:
                yield Input(placeholder=text("odds-write", cards=" ".join(map(str, self.rules.emblem))))
            with VerticalScroll():
                yield Static(id="odds", markup=False)

    def on_mount(self) -> None:
        """Without a hand all that is counted is told."""
        self.count("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The hand is written."""
        self.count(event.value)

    def count(self, hand: str) -> None:
        """Tell the odds, or those of the hand."""
        asked = {"cards": hand.split(), "option": [], "throw": [], "bid": "", "hands": 0, "seed": 0, "jobs": 1}
        self.query_one("#odds", Static).update(told("odds", self.words, game=self.rules.name, keep=False, **asked))
