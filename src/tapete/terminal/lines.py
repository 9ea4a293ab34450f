"""The two lines of words at a table: over the felt what is played, under it what is asked."""

from __future__ import annotations

from rich.text import Text

from tapete.table.game import OPEN
from tapete.table.view import View
from tapete.terminal.answering import Answering
from tapete.terminal.colours import GOLD, PALE, VERMILION
from tapete.words import Words

QUIET, ASKED = "#a9bcae", "bold #ffb3a3"


def heading(view: View, words: Words) -> Text:
    """Which game, how far it is, and what is going on."""
    text = Text(words.game(view.game), style=f"bold {GOLD}")
    if view.table == OPEN:
        text.append(f" · {words.text('table-open')}", VERMILION)
    if view.hand:
        text.append(f" · {words.text('table-hand', hand=view.hand, round=view.round)}", PALE)
    text.append(f" · {words.text(f'phase-{view.phase}')}", PALE)
    return text


def question(view: View, words: Words, answering: Answering) -> Text:
    """What is asked of you, or for whom everybody waits."""
    if answering.armed is not None and not answering.asking.mine:
        return Text(words.text("table-not-your-turn"), f"bold {GOLD}")
    if answering.asking.mine and view.prompt is not None:
        no_card = view.prompt.key == "play" and not answering.cards
        text = Text(words.text("table-your-turn" if no_card else f"prompt-{view.prompt.key}"), ASKED)
        hint = "table-hint-pick" if answering.pick else "table-hint-number" if answering.number else ""
        hint = hint or ("table-hint-play" if answering.cards else "")
        return text.append(f"  {words.text(hint)}", QUIET) if hint else text
    if view.turn is not None:
        return Text(words.text("table-waiting", name=view.seats[view.turn].name), QUIET)
    if view.prompt is not None:
        return Text(words.text(f"prompt-{view.prompt.key}"), QUIET)
    return Text(words.text(f"phase-{view.phase}"), QUIET)
