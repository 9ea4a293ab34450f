"""Players from outside: programs that are asked line by line over their standard input and output.

The protocol is told in docs/players.md. Whoever is slow, dies, answers nonsense or does what is not offered forfeits
the match; the program is told so, and for the next match it is started again.
"""

from __future__ import annotations

import json
import os
import shlex
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import Any

from tapete.errors import BadOption, TapeteError
from tapete.sitting.plain import encode, plain
from tapete.table.action import Action
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.player import Choice, Sight

PROTOCOL = 1
SECONDS = 10.0
"""So long a decision may take, unless something else is said."""
STARTING = 120.0
"""So long a program may take to begin, and to get ready for a match."""
LEAVING = 2.0
LONGEST = 100_000
"""No answer is longer."""
SLOW, GONE, NONSENSE, UNLAWFUL, REFUSED = "slow", "gone", "nonsense", "unlawful", "refused"

Message = dict[str, Any]


class Forfeit(Exception):
    """A player has lost the match that is played: he was slow, is gone, or answered nonsense."""

    def __init__(self, why: str, said: str = "") -> None:
        super().__init__(f"{why}: {said}")
        self.why, self.said = why, said


class Program:
    """A program that is running: what it is told is written and what it says is read apart, so that nobody hangs."""

    def __init__(self, command: str, trusted: bool) -> None:
        try:
            self._process = Popen(shlex.split(command), stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8", bufsize=1)
        except (OSError, ValueError) as error:
            raise Forfeit(GONE, str(error)) from error
        if os.getpid() not in _LEAVING:
            _LEAVING.add(os.getpid())
            Finalize(None, dismiss, exitpriority=1)
        self._to, self._said = SimpleQueue[str | None](), SimpleQueue[str]()
        for work in (self._write, self._read):
            Thread(target=work, daemon=True).start()
        self.hello = self.ask({"type": "hello", "protocol": PROTOCOL, "trusted": trusted}, STARTING, "hello")

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            while (line := self._to.get()) is not None:
                pipe.write(line)
                pipe.flush()
            pipe.close()

    def _read(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST):
                self._said.put(line)
        self._said.put("")

    def tell(self, message: Message) -> None:
        """Something that is not answered."""
        self._to.put(encode(message) + "\n")

    def ask(self, message: Message, seconds: float, answer: str) -> Message:
        """The answer, which must be of this type."""
        self.tell(message)
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            raise Forfeit(SLOW) from None
        if not line:
            raise Forfeit(GONE)
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if isinstance(said, dict) and said.get("type") == "refuse":
            raise Forfeit(REFUSED, str(said.get("why", ""))[:200])
        if not isinstance(said, dict) or said.get("type") != answer:
            raise Forfeit(NONSENSE, line.strip()[:200])
        return said

    def leave(self) -> None:
        """It is told that all is over; if it does not go by itself, it is ended."""
        self.tell({"type": "bye"})
        self._to.put(None)
        try:
            self._process.wait(LEAVING)
        except TimeoutExpired:
            self._process.kill()
            self._process.wait()


_IDLE: dict[tuple[int, str, bool], list[Program]] = {}
"""Programs that wait for their next match, by the process whose they are."""
_FAULTS: dict[tuple[int, str, bool], Message] = {}
"""What the next program of this command must still be told."""


_LEAVING: set[int] = set()
"""The processes that dismiss their programs when they end."""


def dismiss() -> None:
    """All programs that this process has started may go."""
    for key in [key for key in _IDLE if key[0] == os.getpid()]:
        for program in _IDLE.pop(key):
            program.leave()


@dataclass(frozen=True, slots=True)
class Outside:
    """A program as a player. A `trusted` one is our own, of another time: it hears the whole match and all cards."""

    command: str
    trusted: bool = False
    seconds: float = SECONDS
    called: str = ""

    @property
    def name(self) -> str:
        """What it is called; else its command, and what time it has where that is unusual."""
        if self.called:
            return self.called
        time = "" if self.seconds == SECONDS else f" ({self.seconds:g} s)"
        return f"{'trusted' if self.trusted else 'exec'}:{self.command}{time}"

    def make(self, rules: Game, seed: int) -> Guest:
        """A program of its own for each place."""
        return Guest(self, rules, seed)

    def check(self, rules: Game) -> None:
        """Refuse a program that does not begin, does not speak as it should, or does not play this game."""
        try:
            self.make(rules, 0).leave(())
        except Forfeit as error:
            raise BadOption(
                "no-such-program",
                "{command} does not play: {why}.",
                command=self.command[:80],
                why=error.said or error.why,
            ) from error

    @property
    def key(self) -> tuple[int, str, bool]:
        """Under which its programs wait."""
        return os.getpid(), self.command, self.trusted


class Guest:
    """One mind of such a player: the program that plays at one place of one match."""

    def __init__(self, player: Outside, rules: Game, seed: int) -> None:
        self.player, self.match, self._told = player, None, 0
        idle = _IDLE.setdefault(player.key, [])
        self.program = idle.pop() if idle else Program(player.command, player.trusted)
        if fault := _FAULTS.pop(player.key, None):
            self.program.tell(fault)
        self._asking(
            {
                "type": "game", "game": rules.name, "edition": rules.edition, "table": rules.table,
                "options": dict(rules.chosen), "seats": rules.seats, "seed": seed, "seconds": player.seconds,
            },
            STARTING,
            "ready",
        )  # fmt: skip

    match: Match | None

    def follow(self, match: Match) -> None:
        """This is the match that is played; only who is trusted ever hears of it."""
        self.match = match

    def choose(self, sight: Sight) -> Choice:
        """What the program does."""
        action = self._answer("ask", sight)
        if action is None:
            raise self._fault(Forfeit(NONSENSE, "null"))
        return Choice(action)

    def notice(self, sight: Sight) -> Choice | None:
        """What the program claims, if it claims anything."""
        action = self._answer("notice", sight)
        return None if action is None else Choice(action)

    def leave(self, standing: tuple[float, ...]) -> None:
        """The match is over, and the program may wait for another."""
        self.program.tell({"type": "end", "standing": list(standing)})
        _IDLE.setdefault(self.player.key, []).append(self.program)

    def _answer(self, kind: str, sight: Sight) -> Action | None:
        seconds, prompt = self.player.seconds, sight.view.prompt
        said = self._asking({"type": kind, "seconds": seconds, **self._shown(sight)}, seconds, "do").get("action")
        if said is None:
            return None
        try:
            action = Action.parse(str(said)[:LONGEST])
        except TapeteError as error:
            raise self._fault(Forfeit(NONSENSE, str(said)[:200])) from error
        if prompt is None or not prompt.allows(action):
            raise self._fault(Forfeit(UNLAWFUL, str(said)[:200]))
        return action

    def _shown(self, sight: Sight) -> Message:
        if not self.player.trusted:
            return {"view": plain(sight.view)}
        assert self.match is not None
        fresh, self._told = self.match.moves[self._told :], len(self.match.moves)
        return {"seat": sight.view.seat, "moves": [str(move) for move in fresh]}

    def _asking(self, message: Message, seconds: float, answer: str) -> Message:
        try:
            return self.program.ask(message, seconds, answer)
        except Forfeit as error:
            raise self._fault(error) from None

    def _fault(self, error: Forfeit) -> Forfeit:
        """The program is told what it did and has to go; so is the one that comes after it."""
        message = {"type": "fault", "why": error.why, "said": error.said}
        self.program.tell(message)
        self.program.leave()
        _FAULTS[self.player.key] = message
        return error
