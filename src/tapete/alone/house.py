"""The house without a server: it answers the requests of the page, and keeps what was played where it is told to."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

from tapete.alone.keeping import Kept, Page, read_page, resumed
from tapete.alone.refused import Refused
from tapete.alone.reviews import Reviews
from tapete.alone.table import Table, Tell
from tapete.bots import check_level
from tapete.errors import BadText, TapeteError
from tapete.lessons.page import lesson_page, lesson_reply
from tapete.practice.page import PracticeAnswered, PracticeSheet, PracticeTask, after, next_task, reply, sheet, today
from tapete.practice.progress import read, written
from tapete.sitting.fair import Proof
from tapete.sitting.holder import Holder
from tapete.sitting.kept import rules_of
from tapete.sitting.names import NAMES, checked_name, guest_name
from tapete.sitting.odds import GivenOdds, Remembered, further, given_hand
from tapete.sitting.pace import PAUSES
from tapete.sitting.past import GameResults, Past, PastPlayer, Profile, Replay, Turn, moments, outline
from tapete.sitting.plain import encode
from tapete.sitting.told import Done, TableInfo, not_understood, problem
from tapete.sitting.told import Refused as NotDone
from tapete.table.game import game, game_class
from tapete.table.match import Match
from tapete.table.record import write_record
from tapete.table.ruling import Ruling

PERSON = "you"
PRACTICE = "practice "
"""Before the name of a game: what is kept of the practice in it; no table is called so."""
HANDED = ("id", "game", "table", "options", "pace", "opened", "finished", "undone", "holders", "moves", "edition")
"""What a server that takes a match over is told of it."""

AT_ONCE = 30
DEALS = 5
"""So many deals of a given hand are played for one question: all else that the page asks for waits meanwhile."""
Shelf = Callable[[str, str | None], None]
"""Keeps a text under a name; None throws it away."""


class House:
    """One person's tables. `found` is what was kept before, by name."""

    def __init__(self, found: Mapping[str, str], shelf: Shelf) -> None:
        self._shelf = shelf
        self._name = ""
        self._pages: dict[str, Kept] = {}
        self._tables: dict[str, Table] = {}
        self._odds = Remembered()
        self._reviews = Reviews(self.table, self._over)
        self._practised = {name: text for name, text in found.items() if name.startswith(PRACTICE)}
        for name in found.keys() - self._practised.keys():
            self._take_in(found[name])

    def _take_in(self, text: str) -> None:
        """What cannot be read any more stays where it is, in nobody's way."""
        try:
            page = read_page(json.loads(text), PERSON)
        except ValueError:
            return
        self._pages[page.id] = page.kept()

    # Requests.

    def ask(self, method: str, path: str, body: str = "{}") -> str:
        """The answer to a request of the page, as JSON: `status`, and the `body` of the answer."""
        try:
            return encode({"status": 200, "body": self._answer(method, path, json.loads(body))})
        except TapeteError as error:
            return encode({"status": 404 if error.key in ("no-table", "not-found") else 400, "body": problem(error)})
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            return encode({"status": 400, "body": not_understood(error)})

    def _answer(self, method: str, path: str, body: Any) -> Any:
        where, _, query = path.partition("?")
        asked = dict(parse_qsl(query))
        for verb, pattern, answer in self._answers():
            if verb == method and (found := re.fullmatch(pattern, where)):
                return answer(*found.groups(), asked, body)
        raise Refused("not-found", "There is nothing of the kind here.")

    def _answers(self) -> Iterator[tuple[str, str, Callable[..., Any]]]:
        name = r"([\w-]+)"
        yield "PUT", "/me", lambda _, body: self.rename(body["name"])
        yield "GET", "/history", lambda asked, _: self.history(asked.get("before"), asked.get("game"), asked.get("won"))
        yield "GET", "/profile", lambda *_: self.profile()
        yield "GET", "/matches", lambda *_: self.matches()
        yield "POST", "/tables", lambda _, body: self.open_table(body).info()
        yield "GET", f"/tables/{name}", lambda table, *_: self.table(table).info()
        yield "POST", f"/tables/{name}/leave", lambda table, *_: self.leave(table)
        yield "POST", f"/tables/{name}/again", lambda table, *_: self.again(table).info()
        yield "GET", f"/tables/{name}/replay", lambda table, asked, _: self.replay(table, asked)
        yield "GET", f"/tables/{name}/moves", lambda table, *_: self.moves(table)
        yield "GET", f"/tables/{name}/record", lambda table, *_: self.record(table)
        yield "GET", f"/tables/{name}/deals", lambda table, *_: self.proof(table)
        yield from self._reviews.answers()
        yield "GET", f"/lessons/{name}", lambda lesson, asked, _: lesson_page(lesson, asked["language"])
        yield (
            "GET",
            f"/lessons/{name}/([0-9]+)",
            lambda lesson, step, asked, _: lesson_reply(lesson, int(step), asked.get("said", ""), asked["language"]),
        )
        yield "GET", f"/games/{name}/practice", lambda game, *_: self.practice(game)
        yield "GET", f"/games/{name}/practice/task", lambda game, asked, _: self.exercise(game, asked.get("wish", ""))
        yield "POST", f"/games/{name}/practice", lambda game, _, body: self.practised(game, body["task"], body["said"])
        yield "GET", f"/games/{name}/odds/hand", lambda game, asked, _: self.odds_of_hand(game, asked)
        yield "POST", f"/games/{name}/ruling", lambda game, _, body: ruling(game, body)

    def rename(self, name: str) -> str:
        """What the person is called at tables to come."""
        self._name = checked_name(name)
        return self._name

    # Tables.

    def table(self, table: str) -> Table:
        """The table of this id."""
        if table not in self._tables:
            if table not in self._pages:
                raise Refused("no-table", "There is no such table.")
            self._tables[table] = Table(read_page(self._pages[table], PERSON), self._keep)
        return self._tables[table]

    def open_table(self, wish: Kept, names: Sequence[str] = ()) -> Table:
        """A new table: the person at one place, the house at all others, under these names if there are any."""
        rules = rules_of(wish["game"], wish.get("table", "guided"), wish.get("regulation"), wish.get("options", {}))
        pace = wish.get("pace", "calm")
        if pace not in PAUSES:
            raise BadText("bad-message", "There is no such pace.")
        wished = wish.get("places") or [{"kind": "you"}]
        own = next((place for place, each in enumerate(wished) if each["kind"] == "you"), 0)
        levels = [each.get("level") for each in wished] + [None] * rules.seats
        holders = self._holders(own, levels[: rules.seats], names or [""] * rules.seats)
        for holder in holders:
            if holder.level is not None:
                check_level(rules, holder.level)
        page = Page(
            secrets.token_urlsafe(9).replace("_", "-"), rules.name, rules.table, dict(rules.chosen), pace,
            int(time.time()), holders, regulation=rules.regulation, edition=rules.edition,
        )  # fmt: skip
        table = self._tables[page.id] = Table(page, self._keep)
        self._keep(page)
        return table

    def _holders(self, own: int, levels: list[str | None], names: Sequence[str]) -> list[Holder]:
        name = self._name or guest_name()
        taken = {name.casefold(), *(each.casefold() for each in names)}
        free = [other for other in NAMES if other.casefold() not in taken]
        others = iter(secrets.SystemRandom().sample(free, len(levels)))
        kept = [each if each.casefold() != name.casefold() else "" for each in names]
        return [
            Holder("person", name, PERSON) if place == own else Holder("bot", kept[place] or next(others), level=level)
            for place, level in enumerate(levels)
        ]

    def leave(self, table: str) -> TableInfo:
        """Give a match up: nothing of it is kept."""
        info = replace(self.table(table).info(), status="abandoned")
        del self._pages[table], self._tables[table]
        self._shelf(table, None)
        return info

    def again(self, table: str) -> Table:
        """Another match like this one; the places move on by one."""
        before = self.table(table).page
        if before.next is not None and before.next in self._pages:
            return self.table(before.next)
        turned = [*before.holders[1:], *before.holders[:1]]
        places = [{"kind": "you" if h.kind == "person" else "bot", "level": h.level} for h in turned]
        alike = {"game": before.game, "table": before.table, "options": before.options, "pace": before.pace}
        alike["regulation"] = before.regulation
        opened = self.open_table({**alike, "places": places}, [holder.name for holder in turned])
        before.next = opened.page.id
        self._keep(before)
        return opened

    def _keep(self, page: Page) -> None:
        self._pages[page.id] = page.kept()
        self._shelf(page.id, json.dumps(self._pages[page.id]))

    # What was played.

    def history(self, before: str | None, name: str | None, won: str | None) -> list[Past]:
        """The matches that are over, the latest first; all, or what was won or not."""
        over = [page for page in self._finished() if name in (None, page["game"])]
        over = [page for page in over if won in (None, str(_won(page)).lower())]
        ids = [page["id"] for page in over]
        start = ids.index(before) + 1 if before in ids else 0
        return [_past(page) for page in over[start : start + AT_ONCE]]

    def profile(self) -> Profile:
        """The results by game."""
        over = self._finished()
        names = dict.fromkeys(page["game"] for page in over)
        results = {name: [_won(page) for page in over if page["game"] == name] for name in names}
        games = [GameResults(game=name, matches=len(won), won=sum(won)) for name, won in results.items()]
        return Profile(games=tuple(games), people=())

    def matches(self) -> list[Kept]:
        """The matches that are over, as a server takes them over."""
        return [{key: page[key] for key in HANDED} for page in self._finished()]

    def _finished(self) -> list[Kept]:
        over = [page for page in self._pages.values() if page["finished"] is not None]
        return sorted(over, key=lambda page: (page["finished"], page["id"]), reverse=True)

    def _over(self, table: str) -> Page:
        page = self.table(table).page
        if page.finished is None:
            raise Refused("not-over", "The match is not over: its cards are still hidden.")
        return page

    def replay(self, table: str, asked: Mapping[str, str]) -> Replay:
        """Some moments of a match that is over, with all cards open."""
        page, start, most = self._over(table), int(asked.get("start", 0)), int(asked.get("count", 50))
        steps = tuple(moments(_begun(page), page.moves, start, most))
        return Replay(table=self.table(table).info(), start=start, length=len(page.moves) + 1, steps=steps)

    def moves(self, table: str) -> list[Turn]:
        """Every move of a match that is over."""
        page = self._over(table)
        return outline(_begun(page), page.moves)

    def record(self, table: str) -> str:
        """The whole match as a person can read it."""
        sitting, _ = resumed(self._over(table))
        assert sitting.match is not None
        return write_record(sitting.match)

    def proof(self, table: str) -> Proof:
        """What the shuffles of the hands that are over were made of."""
        own = self.table(table)
        shown = tuple(proof for proof in own.proofs if proof.may_be_shown(own.sitting.state))
        return Proof(
            table=table, game=own.page.game, record=self.record(table) if own.status == "over" else None, deals=shown
        )

    # Odds.

    def odds_of_hand(self, name: str, asked: Mapping[str, str]) -> GivenOdds:
        """What a given hand can hope for, as far as it is known after some deals more."""
        own = given_hand(name, asked["cards"], asked.get("thrown", ""), asked.get("bid", ""))
        known = self._odds.after(own, int(asked.get("after", 0)))
        return known or self._odds.keep(own, *further(own, self._odds.rows(own), DEALS))

    # Practice.

    def practice(self, name: str) -> PracticeSheet:
        """Where the person stands in a game."""
        return sheet(game_class(name).name, read(name, self._practised.get(PRACTICE + name)), today(time.time()))

    def exercise(self, name: str, wish: str) -> PracticeTask:
        """What is asked next."""
        progress = read(game_class(name).name, self._practised.get(PRACTICE + name))
        return next_task(name, progress, today(time.time()), secrets.SystemRandom(), wish)

    def practised(self, name: str, task: str, said: str) -> PracticeAnswered:
        """What is said to an answer; it is kept."""
        told, day = reply(game_class(name).name, task, said), today(time.time())
        progress = after(name, task, told.right, read(name, self._practised.get(PRACTICE + name)), day)
        self._practised[PRACTICE + name] = written(progress)
        self._shelf(PRACTICE + name, self._practised[PRACTICE + name])
        return PracticeAnswered(told, sheet(name, progress, day))

    # The sockets of the page.

    def enter(self, table: str, tell: Callable[[str], None], since: int) -> None:
        """The page looks at this table."""
        say: Tell = lambda message: tell(encode(message))  # noqa: E731
        self.table(table).enter(say, since)

    def exit(self, table: str) -> None:
        """The page looks elsewhere."""
        if table in self._tables:
            self._tables[table].leave()

    def hear(self, table: str, tell: Callable[[str], None], text: str) -> None:
        """What the page says to a table; it is answered."""
        asked: int | None = None
        try:
            message = json.loads(text)
            asked = message.get("id")
            done = self._heard(self.table(table), message)
            if done is not None:
                tell(encode(Done(id=message["id"], at=done)))
        except TapeteError as error:
            tell(encode(NotDone(id=asked, problem=problem(error))))

    def _heard(self, table: Table, message: Kept) -> int | None:
        match message["type"]:
            case "act":
                return table.act(message["at"], message["action"])
            case "undo":
                return table.undo(message["at"])
            case "nonce":
                table.add_nonce(message["deal"], message["nonce"])
            case "on":
                table.go_on(message["hand"])
            case "here":
                pass
            case other:
                raise BadText("bad-message", "There is nobody here to be told {what}.", what=other)
        return None

    def tick(self, table: str, now: float) -> float | None:
        """Let a table do what is due; the seconds until it should be asked again."""
        return self._tables[table].tick(now) if table in self._tables else None


def _begun(page: Page) -> Match:
    return Match(page.rules, tuple(holder.name for holder in page.holders))


def _won(page: Kept) -> bool:
    """Whether the person won."""
    return any(won for h, (won, _) in zip(page["holders"], page["totals"], strict=True) if h["kind"] == "person")


def _past(page: Kept) -> Past:
    ends = zip(page["holders"], page["totals"], strict=True)
    players = [
        PastPlayer(name=h["name"], bot=h["kind"] == "bot", you=h["kind"] == "person", won=won, total=total)
        for h, (won, total) in ends
    ]
    return Past(
        table=page["id"], game=page["game"], kind=page["table"], finished=page["finished"], players=tuple(players)
    )


def ruling(name: str, case: Kept) -> Ruling:
    """What the judge decides, in keys: the page has the words."""
    return game(name).incident(case["incident"]).ruling(case["facts"])
