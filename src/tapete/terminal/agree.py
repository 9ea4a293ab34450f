"""What the table agrees on before it plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from tapete.bots import levels, usual
from tapete.sitting.pace import CALM, PAUSES
from tapete.table.game import Game, game_class, regulations
from tapete.table.option import Option, Value
from tapete.terminal.panel import Panel, keys
from tapete.terminal.settings import DECKS
from tapete.words import Words

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp

PACE = Option("pace", tuple(PAUSES), CALM, "")
LAST_CARD = Option("last_card", (True, False), True, "")
DECK = Option("deck", DECKS, DECKS[0], "")
USUAL = "usual"
"""Stands for no regulation at all."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """The game to be played, and with whom."""

    game: Game
    level: str


TURNING = keys("left turn(-1)", "right turn(1)", "pageup turn(10)", "pagedown turn(-10)")


def turned(values: Sequence[Value], value: Value, step: int) -> Value:
    """The value so many steps further: single steps go round, long ones stop at the end.

    >>> turned((1, 2, 3), 3, 1), turned((1, 2, 3), 2, 10)
    (1, 3)
    """
    at = list(values).index(value) + step
    return values[at % len(values) if abs(step) == 1 else max(0, min(len(values) - 1, at))]


class AgreeScreen(Panel[Agreed | None]):
    """A line for each thing to agree on; left and right change it."""

    BINDINGS: ClassVar[list[BindingType]] = TURNING

    app: TapeteApp

    def __init__(self, name: str, words: Words) -> None:
        super().__init__()
        self.kind, self.words = game_class(name), words
        table = Option("table", self.kind.tables, self.kind.tables[0], "")
        level = Option("level", levels(self.kind)[::-1], usual(self.kind), "")
        names = tuple(regulations(name))
        self.regulations = (Option("regulation", (USUAL, *names), USUAL, ""),) if names else ()
        self.options = (table, level, *self.regulations, *self.kind.options, PACE, LAST_CARD, DECK)
        self.values: dict[str, Value] = {option.name: option.default for option in self.options}

    def compose(self) -> ComposeResult:
        """The list, and how to use it."""
        settings = self.app.settings
        self.values |= {
            "level": settings.level if settings.level in levels(self.kind) else usual(self.kind),
            "pace": settings.pace,
            "last_card": settings.last_card,
            "deck": settings.deck,
        }
        with Vertical(classes="sheet"):
            yield Static(self.words.game(self.kind.name), classes="title", markup=False)
            begin = Text(f"▸ {self.words.text('menu-begin')}", "bold")
            yield OptionList(begin, *map(self.line, self.options), markup=False)
            yield Static(f"\n{self.words.text('menu-agree-keys')}", classes="faint", markup=False)

    def line(self, option: Option) -> Text:
        """What it is about, and its value."""
        value = self.values[option.name]
        named = option in self.regulations and value != USUAL
        label = self.regulation(str(value)) if named else self.words.value("option", option.name, value)
        line = Text(f"{self.words.option(option)}: ").append(f"‹ {label} ›", "bold")
        return line.append(f"\n  {self.words.text(f'level-{value}-how')}", "dim") if option.name == "level" else line

    def action_turn(self, step: int) -> None:
        """The next value of the option under the cursor."""
        place = self.query_one(OptionList).highlighted
        if not place:
            return
        option = self.options[place - 1]
        self.values[option.name] = turned(option.values, self.values[option.name], step)
        if option in self.regulations:
            name = str(self.values[option.name])
            own = {} if name == USUAL else regulations(self.kind.name)[name].options
            self.values |= {option.name: own.get(option.name, option.default) for option in self.kind.options}
        # A regulation changes the options below it, and an option may change what the regulation is called.
        for at, each in enumerate(self.options, start=1):
            self.query_one(OptionList).replace_option_prompt_at_index(at, self.line(each))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin, or change what was touched."""
        if event.option_index:
            self.action_turn(1)
        else:
            self.begin()

    def regulation(self, name: str) -> str:
        """What it is called as the options stand now."""
        return self.words.regulation(self.kind.name, name, self.kind.differs(name, self.values))

    def begin(self) -> None:
        """Sit down with what was agreed on."""
        settings = self.app.settings
        settings.level, settings.pace = str(self.values["level"]), str(self.values["pace"])
        settings.last_card, settings.deck = bool(self.values["last_card"]), str(self.values["deck"])
        settings.save()
        own = {option.name: self.values[option.name] for option in self.kind.options}
        regulation = str(self.values.get("regulation", USUAL))
        named = "" if regulation == USUAL else regulation
        self.dismiss(Agreed(self.kind.make(str(self.values["table"]), named, **own), settings.level))
