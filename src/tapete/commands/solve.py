"""`tapete solve`: what a position is worth with open cards, and what every card is."""

from __future__ import annotations

import json
from argparse import Namespace

from tapete.cards import written
from tapete.commands import visible
from tapete.commands.fast import warmed
from tapete.commands.replay import read
from tapete.solving import Solved, solve
from tapete.solving.solved import number
from tapete.table.record import open_record
from tapete.table.state import State
from tapete.words import Words, decimal, folder_of, preferred_language


def run(args: Namespace) -> int:
    """Solve the position at the end of each record: for people in words, for programs one line of JSON each."""
    lang = preferred_language(args.lang)
    warmed(lang)
    for place, file in enumerate(args.files):
        state = reached(read(file))
        found = solve(state, args.budget, args.memory, args.model)
        if args.json:
            print(json.dumps(found.plain(), ensure_ascii=False), flush=True)
        else:
            print("\n" * bool(place) + "\n".join(map(visible, told(state, found, lang))), flush=True)
    return 0


def reached(text: str) -> State:
    """The state at which a record stops."""
    match, steps = open_record(text)
    for _ in steps:
        pass
    return match.state


def told(state: State, found: Solved, lang: str) -> list[str]:
    """The value, every card from the best on, and the line, in words."""
    words = Words(lang, folder_of(found.game), "cli")
    unit, name = words.text(f"cli-unit-{found.unit}"), state.names[state.players[found.to_play]]

    def amount(value: float) -> str:
        return decimal(f"{number(value):+}" if value else "0", lang)

    low, high = found.interval
    if found.exact:
        head = words.text("cli-solve-exact", game=words.game(found.game), name=name, value=amount(low), unit=unit)
    else:
        bounds = {"low": amount(low), "high": amount(high)}
        head = words.text("cli-solve-interval", game=words.game(found.game), name=name, unit=unit, **bounds)
    ranked = sorted(found.cards.items(), key=lambda each: -each[1])
    cards = ", ".join(f"{card.text} {amount(value)}" for card, value in ranked)
    lines = [head, words.text("cli-solve-cards", cards=cards)]
    if found.line:
        lines.append(words.text("cli-solve-line", line=written(found.line)))
    lines.append(words.text("cli-solve-model", model=found.model, nodes=found.nodes))
    return lines
