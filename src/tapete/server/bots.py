"""Bots think in processes or threads of their own, so that nobody waits for them but their table."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random
from secrets import randbits
from threading import Thread
from typing import TypeVar
from zlib import crc32

from tapete.bots import Bot, Choice, Sight, bot, levels, usual
from tapete.bots.random import RandomBot
from tapete.server.logbook import write_to_stderr
from tapete.server.refusal import Refusal
from tapete.table.game import Game, game
from tapete.table.option import Value
from tapete.table.player import sight
from tapete.table.state import State

T = TypeVar("T")
log = logging.getLogger(__name__)
MOST_MINDS = 4000
PATIENCE = 3.0


def check_level(rules: type[Game] | Game, level: str | None) -> str:
    """The level, or the usual one when none was named."""
    known = levels(rules)
    if level is None:
        return usual(rules)
    if level not in known:
        raise Refusal(
            "unknown-bot", "There is no level {level}: choose {known}.", 400, level=level, known=", ".join(known)
        )
    return level


@dataclass(frozen=True, slots=True)
class Player:
    """A bot at its place, by what it takes to make it: its thoughts may live in another process."""

    key: str
    level: str
    game: str
    table: str
    options: tuple[tuple[str, Value], ...]
    trait: str = ""

    @staticmethod
    def of(rules: Game, key: str, level: str, trait: str = "") -> Player:
        """The player of this level for these rules."""
        return Player(key, level, rules.name, rules.table, tuple(rules.chosen.items()), trait)


class Minds:
    """What the players of one process remember; those not asked for longest are forgotten, and begin anew."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, Bot] = OrderedDict()

    def of(self, player: Player) -> Bot:
        """The player's own."""
        found = self._bots.pop(player.key, None)
        if found is None:
            rules = game(player.game, player.table, **dict(player.options))
            found = bot(player.level, rules, randbits(32), trait=player.trait)
        self._bots[player.key] = found
        if len(self._bots) > MOST_MINDS:
            self._bots.popitem(last=False)
        return found

    def forget(self, table: str) -> None:
        """Those who played at this table have no more to remember."""
        for key in list(self._bots):
            if _table_of(key) == table:
                self._bots.pop(key, None)


def _table_of(key: str) -> str:
    return key.partition(" ")[0]


MINDS = Minds()


def forget(table: str) -> None:
    """Let the players of this table forget it."""
    MINDS.forget(table)


def choose(player: Player, seen: Sight) -> Choice:
    """What a player does, and why; one that fails is helped out by chance."""
    return _tried(player, seen, lambda mind: mind.choose(seen)) or RandomBot(randbits(32)).choose(seen)


def notice(player: Player, seen: Sight) -> Choice | None:
    """What a player does out of turn at an open table, if anything."""
    return _tried(player, seen, lambda mind: mind.notice(seen))


def _tried(player: Player, seen: Sight, ask: Callable[[Bot], Choice | None]) -> Choice | None:
    view = seen.view
    assert view.prompt is not None
    try:
        choice = ask(MINDS.of(player))
        if choice is None or view.prompt.allows(choice.action):
            return choice
        log.error("the %s player of %s wanted what was not offered", player.level, view.game)
    except Exception:
        log.exception("the %s player of %s failed", player.level, view.game)
    return None


class Thinking:
    """Threads for what takes a while, and processes in which bots think.

    Without processes the bots think in the threads: they share the interpreter with everybody else then.
    """

    def __init__(self, threads: int, processes: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="thinking")
        self._rooms = [room() for _ in range(processes)]
        self._asked: set[str] = set()

    async def run(self, work: Callable[[], T]) -> T:
        """Do this without holding up the others."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def ask(self, question: Callable[[Player, Sight], T], player: Player, state: State, seat: int) -> T:
        """Ask a player what he does by what he sees from this seat; he always thinks in the same room.

        What he might be facing is drawn here: the truth stays with the table.
        """
        self._asked.add(_table_of(player.key))
        seen = await self.run(partial(sight, state, seat, Random(randbits(64))))
        # Who plays anything needs no room to think.
        if not self._rooms or player.level == "random":
            return await self.run(partial(question, player, seen))
        number = crc32(player.key.encode()) % len(self._rooms)
        own = self._rooms[number]
        try:
            return await asyncio.get_running_loop().run_in_executor(own, question, player, seen)
        except BrokenProcessPool:
            log.error("a room of bots has broken down, and is opened again")
            if self._rooms[number] is own:
                self._rooms[number] = room()
            return await self.run(partial(question, player, seen))

    def forget(self, table: str) -> None:
        """A table has left the memory: what its players remember of it leaves theirs."""
        if table not in self._asked:
            return
        self._asked.discard(table)
        forget(table)
        for each in self._rooms:
            with suppress(RuntimeError):
                each.submit(forget, table)

    async def close(self) -> None:
        """Let them end; whoever is deep in thought is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for each in self._rooms:
            ending = asyncio.to_thread(each.shutdown, wait=True, cancel_futures=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(ending, PATIENCE)


def _as_it_is() -> None:
    """Nothing is done first."""


def room(first: Callable[[], None] = _as_it_is) -> ProcessPoolExecutor:
    """A process that lives with the server and does this first."""
    # A fork would take the locks of our threads along.
    return ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=_live_with_the_server, initargs=(first,)
    )  # fmt: skip


def _live_with_the_server(first: Callable[[], None]) -> None:
    """Whoever stops the server stops the bots through it, and a server that was killed leaves none behind."""
    first()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    write_to_stderr()
    Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)
