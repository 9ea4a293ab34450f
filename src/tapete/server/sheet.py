"""Who sits at a table and what was agreed there: what is written on its sheet before the first move."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import tapete
from tapete.server.messages.tables import NewTable
from tapete.server.refusal import Aside, OtherEdition, Stuck, Unreadable
from tapete.server.schema import places, tables
from tapete.server.storage import Row, Storage
from tapete.sitting.holder import Holder
from tapete.sitting.kept import rules_of
from tapete.sitting.names import NAMES, likeness
from tapete.sitting.pace import Pace
from tapete.sitting.told import ClockKind, Standing, Starts, Status, TableInfo, table_info
from tapete.table.game import Game

log = logging.getLogger(__name__)
KEPT = 24 * 3600
"""So many seconds a place is kept for somebody who does not answer."""


@dataclass(slots=True)
class Sheet:
    """A table without its moves; `version` is the Tapete with which the match was begun, `edition` that of the rules it
    follows. `counts` says whether its host wants it rated, `rating` whether it is; `ends`, by place, whether it won and
    with how much."""

    id: str
    rules: Game
    public: bool
    chat: bool
    pace: Pace
    status: Status
    host: str
    holders: list[Holder]
    opened: int
    undone: int = 0
    version: str | None = tapete.__version__
    edition: int | None = None
    next: str | None = None
    clock: ClockKind = "none"
    starts: Starts = "full"
    newcomers: bool = False
    counts: bool | None = None
    rating: Standing | None = None
    ends: Sequence[tuple[bool | None, int | None]] = ()

    @staticmethod
    def fresh(rules: Game, host: str, wish: NewTable) -> Sheet:
        """A new table; its id is long enough that nobody finds it who was not told."""
        return Sheet(
            secrets.token_urlsafe(9), rules, wish.public, wish.chat, wish.pace, "waiting", host, [],
            opened=int(time.time()), clock=wish.clock, starts=wish.starts, newcomers=wish.newcomers,
            counts=wish.rated, edition=rules.edition,
        )  # fmt: skip

    def copied(self) -> Sheet:
        """As it stands now."""
        return replace(self, holders=[copy(holder) for holder in self.holders])

    def restore(self, before: Sheet) -> None:
        """As it stood, after a change that could not be kept."""
        self.holders[:] = before.holders
        self.status, self.host, self.rating = before.status, before.host, before.rating
        self.clock, self.starts, self.newcomers = before.clock, before.starts, before.newcomers

    @property
    def full(self) -> bool:
        """Whether every place is taken."""
        return all(holder.kind != "open" for holder in self.holders)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(holder.name for holder in self.holders)

    def place_of(self, person: str | None) -> int | None:
        """Where this person sits."""
        for place, holder in enumerate(self.holders):
            if person is not None and holder.person == person:
                return place
        return None

    def kept_for(self, person: str) -> int | None:
        """The place that is kept for this person."""
        return next((place for place, holder in enumerate(self.holders) if holder.kept_for == person), None)

    def coming(self, person: str | None) -> int | None:
        """The place that this person is to take after this hand."""
        comers = (place for place, holder in enumerate(self.holders) if holder.comer and holder.comer[0] == person)
        return next(comers, None)

    def free_name(self, wish: str = "") -> str:
        """A name nobody has at this table: the one wished for, with a number if need be; or one of ours."""
        taken = {likeness(name) for name in self.names}
        wishes: Iterable[str] = [wish, *(f"{wish} {number}" for number in range(2, 10))] if wish else NAMES
        free = [name for name in wishes if likeness(name) not in taken]
        return free[0] if wish else secrets.choice(free)

    @property
    def other_edition(self) -> int | None:
        """The edition of the rules that the match follows, if it is another than today's."""
        return None if self.rules.follows(self.edition) else self.edition

    def info(self, person: str | None, here: set[str], watching: int, hand: int, moves: int) -> TableInfo:
        """The table as it is told to this person."""
        return replace(
            table_info(self.id, self.rules, self.holders, here, self.opened, self.edition),
            **_named(self, AGREED),
            status=self.status,
            next=self.next,
            place=self.place_of(person),
            coming=self.coming(person),
            kept=None if person is None else self.kept_for(person),
            kept_until=self.opened + KEPT if any(holder.kept_for for holder in self.holders) else None,
            host=person == self.host,
            phrases=PHRASES,
            watching=watching,
            hand=hand,
            moves=moves,
        )


PHRASES = (
    "hello", "good-luck", "well-played", "nice-hand", "thanks", "sorry", "one-moment", "your-turn", "good-game", "bye",
)  # fmt: skip
"""What may be said where there is no chat; the words stand under `phrase-KEY`."""


# Kept and read back.

AGREED = ("public", "chat", "pace", "clock", "starts", "newcomers", "rating")
"""What of a sheet is kept, and told, by the name that it has there."""

ALSO_KEPT = ("id", "status", "host", "opened", "undone", "version", "edition", "counts")
HELD = ("kind", "name", "person", "level", "resigned", "kept_for", "idle", "spent", "since")


def _named(of: object, names: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(of, name) for name in names}


async def insert_sheet(connection: AsyncConnection, sheet: Sheet) -> None:
    """Keep a new table."""
    rules, options = sheet.rules, json.dumps(dict(sheet.rules.chosen))
    played = {"game": rules.name, "kind": rules.table, "options": options, "regulation": rules.regulation or None}
    await connection.execute(insert(tables), [{**played, **_named(sheet, (*ALSO_KEPT, *AGREED))}])
    seated = [{"table_id": sheet.id, "place": p, **_named(holder, HELD)} for p, holder in enumerate(sheet.holders)]
    await connection.execute(insert(places), seated)


async def update_sheet(connection: AsyncConnection, sheet: Sheet, status: Status) -> None:
    """Keep who sits there now; how it ended for them stays."""
    now = {"status": status, **_named(sheet, ("host", "clock", "starts", "newcomers", "rating"))}
    await connection.execute(update(tables).where(tables.c.id == sheet.id).values(now))
    for place, holder in enumerate(sheet.holders):
        this = (places.c.table_id == sheet.id) & (places.c.place == place)
        await connection.execute(update(places).where(this).values(_named(holder, HELD)))


async def read_sheets(storage: Storage, *conditions: object, most: int = 50) -> list[Sheet]:
    """The tables for which this holds, the newest first; those that cannot be read any more are left out."""
    found: list[Sheet] = []
    start = 0
    while len(found) < most:
        rows = await sheet_rows(storage, *conditions, start=start, most=most)
        found += [sheet for row, seated in rows if (sheet := _readable(row, seated)) is not None]
        start += most
        if len(rows) < most:
            break
    return found[:most]


async def read_page(storage: Storage, ids: Sequence[str]) -> list[Sheet]:
    """These tables in this order; those that cannot be read any more are left out."""
    rows = await sheet_rows(storage, tables.c.id.in_(ids), most=len(ids))
    found = {row["id"]: sheet for row, seated in rows if (sheet := _readable(row, seated)) is not None}
    return [found[one] for one in ids if one in found]


async def sheet_rows(
    storage: Storage, *conditions: object, start: int = 0, most: int = 50
) -> list[tuple[Row, list[Row]]]:
    """The same as they are stored, each with its places."""
    query = select(tables).where(*conditions).order_by(tables.c.opened.desc(), tables.c.id)  # type: ignore[arg-type]
    async with storage.reading() as connection:
        found = (await connection.execute(query.offset(start).limit(most))).mappings().all()
        ids = [row["id"] for row in found]
        seated = select(places).where(places.c.table_id.in_(ids)).order_by(places.c.place)
        rows = (await connection.execute(seated)).mappings().all()
    return [(row, [place for place in rows if place["table_id"] == row["id"]]) for row in found]


def _readable(row: Row, seated: Sequence[Row]) -> Sheet | None:
    try:
        return sheet_of(row, seated)
    except Aside as error:
        log.warning("table %s is set aside: %s", error.table, error.why)
        return None


def sheet_of(row: Row, seated: Sequence[Row]) -> Sheet:
    """One table as it is stored; `Unreadable` if there is no such game or option any more, or it is `Stuck`.

    What was begun by another edition of the rules does not go on by these.
    """
    if row["stuck"] is not None and row["stuck_in"] == tapete.__version__:
        raise Stuck(row["id"], row["version"], row["stuck"])
    try:
        rules = rules_of(row["game"], row["kind"], row["regulation"], json.loads(row["options"]))
        if len(seated) != rules.seats:
            raise ValueError(f"{len(seated)} places for {rules.seats} players")
    except Exception as error:
        raise Unreadable(row["id"], row["version"], error) from error
    if row["status"] == "playing" and not rules.follows(row["edition"]):
        raise OtherEdition(row["id"], row["version"], row["edition"], rules.edition)
    return Sheet(
        **{name: row[name] for name in (*ALSO_KEPT, *AGREED, "next")},
        rules=rules,
        ends=[(place["won"], place["total"]) for place in seated],
        holders=[Holder(**{name: place[name] for name in HELD}) for place in seated],
    )
