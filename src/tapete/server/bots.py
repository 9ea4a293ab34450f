"""Bots think in threads of their own, so that nobody waits for them but their table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from secrets import randbits
from typing import TypeVar

from tapete.bots import LEVELS, Bot, Choice, bot
from tapete.bots.random import RandomBot
from tapete.server.refusal import Refusal
from tapete.table.action import Action
from tapete.table.game import Game
from tapete.table.view import View

T = TypeVar("T")
log = logging.getLogger(__name__)


def levels(game: type[Game] | Game) -> list[str]:
    """The players there are for this game, the weakest first."""
    has_adviser = find_spec(f"tapete.games.{game.folder}.advice") is not None
    return [level for level in LEVELS if level == "random" or has_adviser]


def check_level(game: type[Game] | Game, level: str | None) -> str:
    """The level, or the best there is when none was named."""
    known = levels(game)
    if level is None:
        return known[-1]
    if level not in known:
        raise Refusal(
            "unknown-bot", "There is no player {level}: choose {known}.", 400, level=level, known=", ".join(known)
        )
    return level


class Seated:
    """A bot at its seat: it remembers up to which event it was told."""

    def __init__(self, level: str, game: Game) -> None:
        self.level, self.game = level, game
        self.told = 0
        self._bot: Bot | None = None

    def choose(self, view: View) -> Action:
        """What it does; a bot that fails is helped out by chance."""
        return self._tried(view, lambda player: player.choose(view)) or RandomBot(randbits(32)).choose(view).action

    def notice(self, view: View) -> Action | None:
        """What it does out of turn at an open table, if anything."""
        return self._tried(view, lambda player: player.notice(view))

    def _tried(self, view: View, ask: Callable[[Bot], Choice | None]) -> Action | None:
        assert view.prompt is not None
        self.told = view.next_event
        try:
            if self._bot is None:
                self._bot = bot(self.level, self.game, randbits(32))
            choice = ask(self._bot)
            if choice is None or view.prompt.allows(choice.action):
                return None if choice is None else choice.action
            log.error("the %s player of %s wanted what was not offered", self.level, view.game)
        except Exception:
            log.exception("the %s player of %s failed", self.level, view.game)
        return None


class Thinking:
    """The threads."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def run(self, work: Callable[[], T]) -> T:
        """Do this without holding up the others."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)
