"""A player of ours who is asked line by line, as those from outside are (docs/players.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, TextIO

from tapete.arena.outside import PROTOCOL
from tapete.bots import bot
from tapete.errors import BadOption, TapeteError
from tapete.sitting.plain import made
from tapete.table.game import Game, game, game_class
from tapete.table.match import Match
from tapete.table.player import Bot, Choice, Ear, Sight
from tapete.table.record import move_of
from tapete.table.state import State
from tapete.table.view import View

Message = dict[str, Any]


class OnlySeen(Sight):
    """The sight of one who is shown Views alone."""

    def __init__(self, view: View) -> None:
        object.__setattr__(self, "view", view)

    @property
    def world(self) -> State:
        """Nobody has drawn one."""
        raise BadOption("needs-worlds", "This level draws worlds, which are not shown: measure it as trusted:COMMAND.")


class Speaking:
    """What a player of this level answers to each message."""

    def __init__(self, level: str) -> None:
        self.level, self.trusted = level, False
        self.mind: Bot | None = None

    def answer(self, message: Message) -> Message | None:
        """The answer, where one is due."""
        match message["type"]:
            case "hello":
                self.trusted = bool(message.get("trusted"))
                return {"type": "hello", "name": f"tapete {self.level}", "protocol": PROTOCOL, "levels": [self.level]}
            case "game":
                return self._ready(message)
            case "ask" | "notice" as kind:
                return self._do(kind, message)
            case _:
                return None

    def _ready(self, message: Message) -> Message:
        try:
            rules = _agreed(message)
            self.mind = bot(self.level, rules, int(message["seed"]))
        except TapeteError as error:
            return {"type": "refuse", "why": str(error)}
        self.match, self.chance, self.ears = Match(rules), Random(int(message["seed"])), dict[int, Ear]()
        return {"type": "ready"}

    def _do(self, kind: str, message: Message) -> Message:
        assert self.mind is not None
        try:
            sight = self._followed(message) if self.trusted else OnlySeen(made(View, message["view"]))
            chosen: Choice | None = self.mind.choose(sight) if kind == "ask" else self.mind.notice(sight)
        except TapeteError as error:
            return {"type": "refuse", "why": str(error)}
        return {"type": "do", "action": None if chosen is None else str(chosen.action)}

    def _followed(self, message: Message) -> Sight:
        """The sight of the seat after these moves of the match."""
        for line in message["moves"]:
            self.match.do(*move_of(line))
        person = self.match.state.players[message["seat"]]
        return self.ears.setdefault(person, Ear(person)).sight(self.match.state, self.chance)


def _agreed(message: Message) -> Game:
    """The game of the message, as far as it is known here: an arena of another time may have more options."""
    kind = game_class(message["game"])
    known = {option.name for option in kind.options}
    return game(
        kind.name, message["table"], **{name: value for name, value in message["options"].items() if name in known}
    )


def spoken(level: str, lines: TextIO) -> Iterator[str]:
    """The lines that a player of this level answers, until it is told to go or nothing more comes."""
    own = Speaking(level)
    for line in lines:
        message = json.loads(line)
        if message["type"] == "bye":
            return
        if (answer := own.answer(message)) is not None:
            yield json.dumps(answer, ensure_ascii=False)
