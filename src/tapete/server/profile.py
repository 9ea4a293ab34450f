"""What somebody has played so far: results and ratings by game, and with whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import select

from tapete.server.messages.tables import Seated
from tapete.server.refusal import Refusal
from tapete.server.schema import people, places, tables
from tapete.server.storage import Row, Storage
from tapete.sitting.holder import Holder
from tapete.sitting.past import Companion, GameResults, Profile, RatedAt, SatAt

FAR_BACK = 2000
"""So many of his last matches are looked at."""
MOST_RATED = 200
"""So many of the last ratings of a game are told."""
MOST_COMPANIONS = 50


async def profile(storage: Storage, person: str) -> Profile:
    """All of it, the latest first."""
    over = (
        select(tables.c.id, tables.c.game, tables.c.finished, places.c.won, places.c.rated)
        .join(tables, tables.c.id == places.c.table_id)
        .where(places.c.person == person, tables.c.status == "over")
        .order_by(tables.c.finished.desc(), tables.c.id.desc())
        .limit(FAR_BACK)
    )
    played = await storage.rows(over)
    others = (
        select(places, people.c.name.label("called"), tables.c.finished, tables.c.game)
        .join(tables, tables.c.id == places.c.table_id)
        .join(people, people.c.id == places.c.person)
        .where(places.c.table_id.in_(over.with_only_columns(tables.c.id)), places.c.person != person)
        .order_by(tables.c.finished.desc(), tables.c.id.desc(), places.c.place)
    )
    names = dict.fromkeys(row["game"] for row in played)
    return Profile(
        games=tuple([_results(name, [row for row in played if row["game"] == name]) for name in names]),
        people=tuple(_companions(await storage.rows(others))),
    )


def _results(name: str, played: Sequence[Row]) -> GameResults:
    rated = [RatedAt(finished=row["finished"], rating=row["rated"]) for row in played if row["rated"] is not None]
    return GameResults(
        game=name,
        matches=len(played),
        won=sum(bool(row["won"]) for row in played),
        ratings=tuple(rated[:MOST_RATED][::-1]),
    )


def _companions(shared: Sequence[Row]) -> list[Companion]:
    count = Counter(row["person"] for row in shared)
    last: dict[str, Row] = {}
    for row in shared:
        last.setdefault(row["person"], row)
    return [
        Companion(
            name=row["called"],
            matches=count[person],
            last=row["finished"],
            game=row["game"],
            at=SatAt(table=row["table_id"], place=row["place"]),
        )
        for person, row in list(last.items())[:MOST_COMPANIONS]
    ]


async def invited(storage: Storage, host: str, whom: Seated) -> Holder:
    """A place that is kept for whoever sat there, in a match that the host has played too."""
    query = (
        select(places.c.person, people.c.name)
        .join(people, people.c.id == places.c.person)
        .join(tables, tables.c.id == places.c.table_id)
        .where(places.c.table_id == whom.table, places.c.place == whom.place, places.c.person != host)
        .where(tables.c.status == "over")
    )
    own = select(places.c.place).where(places.c.table_id == whom.table, places.c.person == host)
    found = await storage.row(query)
    if found is None or await storage.row(own) is None:
        raise Refusal("no-companion", "You have not played with them.", 404)
    return Holder(name=found["name"], kept_for=found["person"])
