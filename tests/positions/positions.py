"""Positions that a good partner gets right: hands that stop where something is to be decided.

Each folder of games has a `positions.toml`, with one `[[position]]` after another. It is a hand as a record has it: its
`game`, `options`, `start`, `hands`, `stock` and `actions`; a line of these that begins with a card holds plays, each by
the one whose turn it is. Answers are actions; a card alone is one that is played, and a word alone stands for all that
may be said with it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import tapete
from tapete.bots import bot
from tapete.cards import cards
from tapete.table.action import Action, play
from tapete.table.match import Match
from tapete.table.player import Choice, Ear
from tapete.table.record import move_of
from tapete.table.state import State
from tapete.table.worlds import world

GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True, kw_only=True)
class Position:
    """A hand up to a decision, and what is to be said of the answers.

    Of cards every one that may be played stands in a list; of the many other answers those not listed are tolerable.

    A `strict` one has no other answer for the strong player than a right one; `fails` names the levels that are known
    to do something wrong here.
    """

    name: str
    game: str
    why: str
    hands: Sequence[str]
    right: Sequence[str]
    wrong: Sequence[str]
    tolerable: Sequence[str] = ()
    laws: Sequence[str] = ()
    strict: bool = False
    fails: Sequence[str] = ()
    stock: str = ""
    actions: str = ""
    start: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)

    def state(self) -> State:
        """The table when it comes to the decision."""
        match = Match(tapete.game(self.game, **self.options), (), self.start)
        for seat, action in match.game.stacked(match.state, tuple(map(cards, self.hands)), cards(self.stock)):
            match.do(seat, action)
        for line in filter(None, (line.split("#")[0].strip() for line in self.actions.splitlines())):
            _follow(match, line)
        return match.state

    def judged(self, action: Action) -> str:
        """What this answer is: right, tolerable or wrong."""
        lists = {"right": self.right, "tolerable": self.tolerable, "wrong": self.wrong}
        named = (judged for judged, answers in lists.items() if any(_is(meant(answer), action) for answer in answers))
        return next(named, "tolerable")


def _follow(match: Match, line: str) -> None:
    if line.split()[0].isdigit():
        match.do(*move_of(line))
        return
    for card in cards(line):
        turn = match.state.turn
        assert turn is not None
        match.do(turn, play(card))


def meant(answer: str) -> Action:
    """The action that is written so."""
    return play(cards(answer)[0]) if answer[0].isdigit() else Action.parse(answer)


def _is(said: Action, action: Action) -> bool:
    """Whether this was meant, in whatever order the cards were named."""
    same = not said.arguments or sorted(map(str, said.arguments)) == sorted(map(str, action.arguments))
    return said.word == action.word and same


def read(folder: str) -> list[Position]:
    """The positions of the games of one folder."""
    text = (GAMES / folder / "positions.toml").read_text(encoding="utf-8")
    return [Position(**row) for row in tomllib.loads(text)["position"]]


def every() -> list[tuple[str, Position]]:
    """All positions, each with its folder."""
    folders = sorted(file.parent.name for file in GAMES.glob("*/positions.toml"))
    return [(folder, position) for folder in folders for position in read(folder)]


def asked(position: Position, level: str, lot: int) -> Choice:
    """What a player of this level does who has heard the whole hand, what it cannot see being dealt by this lot."""
    state, chance = position.state(), Random(f"{position.name}/{lot}")
    seat = state.turn
    assert seat is not None
    dealt = world(state, seat, chance)
    return bot(level, state.game, lot).choose(Ear(state.players[seat]).sight(dealt, chance))
