"""Matches that have ended: their record, their replay, their proof; who won; who is best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from openskill.models import PlackettLuceRating
from sqlalchemy import ColumnElement, select

from tapete.laws.book import Language
from tapete.review.reviewing import Task
from tapete.server.endings import MODEL, shown
from tapete.server.messages.tables import Rating
from tapete.server.reading_room import ReadingRoom
from tapete.server.rebuild import replayed, stored_deals, stored_moves
from tapete.server.refusal import Refusal, Unreadable
from tapete.server.schema import people, places, ratings, tables
from tapete.server.sheet import Sheet
from tapete.server.storage import Row, Storage
from tapete.server.wire import encode
from tapete.server.worked import worked_outline, worked_replay
from tapete.sitting.fair import Proof
from tapete.sitting.names import FORMER, former
from tapete.sitting.past import Past, PastPlayer, Replay, moments, outline
from tapete.sitting.told import TableInfo
from tapete.table.match import Match
from tapete.table.record import write_record
from tapete.words import Words

T = TypeVar("T")
AT_ONCE = 30
"""So many matches are told at once."""


class Archive:
    """Reads what was played, for this reader."""

    def __init__(self, storage: Storage, room: ReadingRoom, reader: str) -> None:
        self._storage, self._room, self._reader = storage, room, reader

    async def record(self, sheet: Sheet, language: Language) -> str:
        """The whole match as a person can read it."""
        worded = _worded(sheet, language)
        return await self._read(sheet, lambda lines: write_record(replayed(worded, lines, ())[0]))

    async def replay(self, sheet: Sheet, told: TableInfo, start: int, count: int) -> bytes:
        """Some moments of the match with all cards open, as the body of an answer."""
        return await self._read(sheet, lambda lines: _replay(sheet, told, lines, start, count))

    async def outline(self, sheet: Sheet) -> bytes:
        """Every move of the match, as the body of an answer."""
        return await self._read(sheet, lambda lines: _outline(sheet, lines))

    async def task(self, sheet: Sheet, place: int, hand: int = 0, deep: bool = False) -> Task:
        """What is to be looked at again."""
        if not place < sheet.rules.seats:
            raise Refusal("no-such-place", "There is no such place.", 404)
        return await self._read(sheet, lambda lines: _task(sheet, lines, place, hand, deep))

    async def _read(self, sheet: Sheet, read: Callable[[Sequence[Row]], T]) -> T:
        """What is made of the moves of a match that is over, when the reader's turn has come."""
        if sheet.status != "over":
            raise Refusal("not-over", "The match is not over: its cards are still hidden.", 403)
        async with self._room.place(self._reader):
            lines = await stored_moves(self._storage, sheet.id)
            return await self._room.run(lambda: read(lines))

    async def worked_outline(self, name: str) -> bytes:
        """Every move of a hand that a book works out."""
        async with self._room.place(self._reader):
            return await self._room.run(lambda: worked_outline(name))

    async def worked(self, name: str, language: Language, start: int, count: int) -> bytes:
        """Some moments of a hand that a book works out."""
        async with self._room.place(self._reader):
            return await self._room.run(lambda: worked_replay(name, language, start, count))

    async def proof(self, sheet: Sheet, language: Language) -> Proof:
        """The shuffles of the hands that are over."""
        sheet = _worded(sheet, language)
        async with self._room.place(self._reader):
            lines, deals = await stored_moves(self._storage, sheet.id), await stored_deals(self._storage, sheet.id)
            return await self._room.run(lambda: _proof(sheet, lines, deals))

    async def history(self, person: str, before: str | None, game: str | None, won: bool | None) -> list[Past]:
        """What somebody has played, the latest first: what ended before this table; all, or what he won or did not."""
        mine = select(places.c.table_id).where(places.c.person == person)
        if won is not None:
            mine = mine.where(places.c.won.is_(won))
        query = select(tables).where(tables.c.id.in_(mine), tables.c.status == "over")
        if before is not None:
            query = query.where(_ended_before(before))
        if game is not None:
            query = query.where(tables.c.game == game)
        found = await self._storage.rows(query.order_by(tables.c.finished.desc(), tables.c.id.desc()).limit(AT_ONCE))
        ids = [row["id"] for row in found]
        seated = await self._storage.rows(
            select(places).where(places.c.table_id.in_(ids)).order_by(places.c.place)
        )  # fmt: skip
        return [_past(row, [place for place in seated if place["table_id"] == row["id"]], person) for row in found]

    async def ratings(self, game: str, person: str | None) -> list[Rating]:
        """Those who have an account, the best first."""
        query = (
            select(ratings, people.c.shown_login, people.c.id)
            .join(people, people.c.id == ratings.c.player)
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(100)
        )
        return [_rating(row, person) for row in await self._storage.rows(query)]


def _ended_before(table: str) -> ColumnElement[bool]:
    """Several matches may end in the same second: their ids then say which comes first."""
    last = tables.alias()
    ended = select(last.c.finished).where(last.c.id == table).scalar_subquery()
    return (tables.c.finished < ended) | ((tables.c.finished == ended) & (tables.c.id < table))


def _worded(sheet: Sheet, language: Language) -> Sheet:
    """The sheet with words for those who are gone: what is read outside the page has nobody else to say them."""
    gone = Words(language, "", "server").text("former-player")
    holders = [
        replace(holder, name=holder.name.replace(FORMER, gone, 1)) if former(holder.name) else holder
        for holder in sheet.holders
    ]
    return replace(sheet, holders=holders)


def _proof(sheet: Sheet, lines: Sequence[Row], deals: Sequence[Row]) -> Proof:
    match, proofs = replayed(sheet, lines, deals)
    return Proof(
        table=sheet.id,
        game=sheet.rules.name,
        record=write_record(match) if match.state.over else None,
        deals=tuple(proof for proof in proofs if proof.may_be_shown(match.state)),
    )


def _replay(sheet: Sheet, told: TableInfo, lines: Sequence[Row], start: int, count: int) -> bytes:
    _check_edition(sheet, lines)
    steps = _followed(sheet, lambda: tuple(moments(Match(sheet.rules, sheet.names), _moves(lines), start, count)))
    return encode(Replay(table=told, start=start, length=len(lines) + 1, steps=steps))


def _outline(sheet: Sheet, lines: Sequence[Row]) -> bytes:
    _check_edition(sheet, lines)
    return encode(_followed(sheet, lambda: outline(Match(sheet.rules, sheet.names), _moves(lines))))


def _task(sheet: Sheet, lines: Sequence[Row], place: int, hand: int, deep: bool) -> Task:
    _check_edition(sheet, lines)
    return Task(sheet.rules, sheet.names, tuple(_moves(lines)), place, hand, deep)


def _check_edition(sheet: Sheet, lines: Sequence[Row]) -> None:
    """What was played by other rules is shown by these only if it comes out the same."""
    if sheet.other_edition is not None:
        replayed(sheet, lines, ())


def _moves(lines: Sequence[Row]) -> list[tuple[int, str]]:
    return [(line["seat"], line["action"]) for line in lines]


def _followed(sheet: Sheet, follow: Callable[[], T]) -> T:
    try:
        return follow()
    except Exception as error:
        raise Unreadable(sheet.id, sheet.version, error) from error


def _past(row: Row, seated: Sequence[Row], person: str) -> Past:
    players = [
        PastPlayer(
            name=place["name"],
            bot=place["kind"] == "bot",
            you=place["person"] == person,
            won=bool(place["won"]),
            total=place["total"] or 0,
        )
        for place in seated
    ]
    return Past(table=row["id"], game=row["game"], kind=row["kind"], finished=row["finished"], players=tuple(players))


def _rating(row: Row, person: str | None) -> Rating:
    rating: PlackettLuceRating = MODEL.rating(mu=row["mu"], sigma=row["sigma"])
    return Rating(
        name=row["shown_login"], game=row["game"], rating=shown(rating), mu=row["mu"], sigma=row["sigma"],
        matches=row["matches"], you=row["id"] == person,
    )  # fmt: skip
