"""Matches looked at again without a server, and hints: a little for each question, for the page waits meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from secrets import randbits
from typing import Any

from tapete.alone.keeping import Page
from tapete.alone.refused import Refused
from tapete.alone.table import Table
from tapete.review.advising import advised
from tapete.review.better import better_line
from tapete.review.remembered import Remembered
from tapete.review.reviewing import Task, further
from tapete.review.told import Advice, Line, Review
from tapete.sitting.thoughts import Thought, thoughts
from tapete.table.player import sight

AT_ONCE = 1
"""So many decisions are looked at for one question."""
Asked = Mapping[str, str]


class Reviews:
    """It finds a `table` by its name, and the `page` of one whose match is over."""

    def __init__(self, table: Callable[[str], Table], page: Callable[[str], Page]) -> None:
        self._table, self._page = table, page
        self._remembered = Remembered()

    def answers(self) -> Iterator[tuple[str, str, Callable[..., Any]]]:
        """What it answers, by method and path."""
        name = r"([\w-]+)"
        yield "GET", f"/tables/{name}/review", lambda table, asked, _: self.review(table, asked)
        yield "GET", f"/tables/{name}/line", lambda table, asked, _: self.line(table, asked)
        yield "GET", f"/tables/{name}/advice", lambda table, asked, _: self.advice(table, asked)
        yield "GET", f"/tables/{name}/thoughts", lambda table, *_: self.thoughts(table)

    def review(self, table: str, asked: Asked) -> Review:
        """What the decisions of one place cost, as far as it is known after one more."""
        own, done = self._task(table, asked), int(asked.get("after", 0))
        known = self._remembered.after(own, done)
        return known or self._remembered.keep(own, further(own, self._remembered.decisions(own), AT_ONCE), done)

    def line(self, table: str, asked: Asked) -> Line:
        """What would have come of another action."""
        return better_line(self._task(table, asked), int(asked["number"]), asked["action"])

    def advice(self, table: str, asked: Asked) -> Advice:
        """What to do."""
        own, at = self._table(table), int(asked["at"])
        seat = own.sitting.asks(own.place, at)
        return advised(sight(own.sitting.state, seat, Random(randbits(64))), at, compiled=False)

    def thoughts(self, table: str) -> tuple[Thought, ...]:
        """Why the house played so, in the last hand that is over."""
        own = self._table(table)
        return thoughts(own.sitting, own.place)

    def _task(self, table: str, asked: Asked) -> Task:
        page, place = self._page(table), int(asked["place"])
        if not 0 <= place < page.rules.seats:
            raise Refused("no-such-place", "There is no such place.")
        names, moves = tuple([holder.name for holder in page.holders]), tuple([(seat, act) for seat, act in page.moves])
        hand, deep = int(asked.get("hand", 0)), asked.get("deep") == "true"
        return Task(page.rules, names, moves, place, hand, deep, compiled=False)
