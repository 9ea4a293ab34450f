"""A table at which somebody sits or watches: every move is stored before anybody is told of it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from copy import copy
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server import schema
from tapete.server.bots import Player, Thinking, choose, levels, notice
from tapete.server.config import Config
from tapete.server.connection import RESTART, Connection, Shown, shown_to
from tapete.server.endings import finish
from tapete.server.messages import (
    Committed,
    Rated,
    RatingChange,
    Revealed,
    Said,
    Shuffled,
    TableInfo,
    TableNews,
    Told,
)  # fmt: skip
from tapete.server.rebuild import pending, replayed, stored_deals, stored_moves
from tapete.server.refusal import Refusal
from tapete.server.sheet import Sheet, update_sheet
from tapete.server.storage import Storage
from tapete.sitting.fair import DealProof, Shuffle, deal_proof
from tapete.sitting.holder import Holder
from tapete.sitting.noticed import Noticed, Place
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import OPEN
from tapete.table.match import Match, Move
from tapete.table.state import State

T = TypeVar("T")
log = logging.getLogger(__name__)
MOST_SHOWN = 64
"""So many views of one moment are kept, for those who have seen as much as another."""

Forget = Callable[["LiveTable"], None]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every table shares."""

    storage: Storage
    thinking: Thinking
    config: Config


async def uncut(work: Coroutine[Any, Any, T]) -> T:
    """Do this to its end, even if the one who asked is gone meanwhile: what is stored must also be told."""
    return await asyncio.shield(asyncio.create_task(work))


class LiveTable:
    """The one place where a match moves. The lock makes of two who race for a turn a first and a second."""

    def __init__(self, sheet: Sheet, around: Surroundings, forget: Forget) -> None:
        self.sheet, self._around, self._forget = sheet, around, forget
        self.match: Match | None = None
        self.noticed = Noticed(len(sheet.holders))
        self.connections: set[Connection] = set()
        self.idle_since = time.monotonic()
        self.lock = asyncio.Lock()
        self._shuffle: Shuffle | None = None
        self._hidden: list[DealProof] = []
        self._shown: dict[tuple[int | None, int, int], Shown] = {}
        self._shown_of: State | None = None
        self._watched: State | None = None
        self._rated: Rated | None = None
        self._changed = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Bring the match back from storage. Nobody is here yet."""
        storage = self._around.storage
        for holder in self.sheet.holders:
            holder.away_since = time.monotonic()
        if self.sheet.status in ("waiting", "abandoned"):
            return
        lines, shuffles = await stored_moves(storage, self.sheet.id), await stored_deals(storage, self.sheet.id)
        match, proofs = await self._around.thinking.run(lambda: replayed(self.sheet, lines, shuffles, self.noticed))
        self.match, self._shuffle = match, pending(self.sheet.id, shuffles)
        self._hidden = [proof for proof in proofs if not proof.may_be_shown(match.state)]

    # Who is here.

    def enter(self, connection: Connection) -> None:
        """Somebody connects: a bot that stood in gives the place back."""
        self.connections.add(connection)
        holder = self._holder_of(connection.person)
        if holder is not None:
            holder.come()
        self.tell_table()
        if self.match is not None:
            if self._shuffle is not None and not self.match.state.over:
                connection.tell(self._committed())
            connection.show()
        if self._rated is not None:
            connection.tell(self._rated)
        self._run()

    def leave(self, connection: Connection) -> None:
        """A connection is gone; the place stays."""
        self.connections.discard(connection)
        holder = self._holder_of(connection.person)
        if holder is not None and connection.person not in self.here:
            holder.away_since = time.monotonic()
        self.idle_since = time.monotonic()
        self.tell_table()
        self._changed.set()

    @property
    def here(self) -> set[str]:
        """The people who are connected."""
        return {connection.person for connection in self.connections if connection.person is not None}

    def _holder_of(self, person: str | None) -> Holder | None:
        place = self.sheet.place_of(person)
        return None if place is None else self.sheet.holders[place]

    def info(self, person: str | None) -> TableInfo:
        """The table as it is told to this person."""
        here = self.here
        watching = sum(self.sheet.place_of(connection.person) is None for connection in self.connections)
        hand = self.match.state.hand if self.match else 0
        return self.sheet.info(person, here, watching, hand, self.noticed.at(None))

    # Telling.

    def tell_all(self, message: Told) -> None:
        """The same for everybody."""
        for connection in self.connections:
            connection.tell(message)

    def tell_table(self) -> None:
        """Who sits where has changed."""
        for connection in self.connections:
            connection.tell(TableNews(table=self.info(connection.person)))

    def show(self) -> None:
        """The cards have moved."""
        for connection in self.connections:
            connection.show()

    def _show_to(self, places: set[Place]) -> None:
        """The cards have moved, for those who have noticed."""
        for connection in self.connections:
            if self.sheet.place_of(connection.person) in places:
                connection.show()

    def shown(self, place: int | None, since: int, kept: int) -> Shown:
        """What is sent to this place, or to those who watch, who all get the same."""
        match = self.match
        assert match is not None
        if self._shown_of is not match.state:
            self._shown, self._shown_of = {}, match.state
        # A client may say what it likes of what it has seen.
        since = min(since, _extent(match.state, place)[0])
        key = (place, since, kept)
        if key not in self._shown:
            undo = self.undo_to(place) is not None
            if len(self._shown) >= MOST_SHOWN:
                self._shown.clear()
            self._shown[key] = shown_to(match, place, self.noticed.at(place), since, kept, undo)
        return self._shown[key]

    def say(self, place: int, phrase: str | None, text: str | None) -> None:
        """Whoever sits there says something."""
        self.tell_all(Said(place=place, name=self.sheet.holders[place].name, phrase=phrase, text=text))

    def _committed(self) -> Committed:
        assert self._shuffle is not None
        return Committed(deal=self._shuffle.number, commitment=self._shuffle.commitment)

    # Sitting down.

    async def seat(self, change: Callable[[Sheet], None]) -> None:
        """Change who sits where; when the last place is taken the match begins."""
        await uncut(self._seat(change))

    async def _seat(self, change: Callable[[Sheet], None]) -> None:
        async with self.lock:
            before = [copy(holder) for holder in self.sheet.holders]
            try:
                change(self.sheet)
                begins = self.sheet.status == "waiting" and self.sheet.full
                shuffle = Shuffle.fresh(self.sheet.id, 1) if begins else None
                await self._around.storage.keep(self._seating(shuffle))
            except BaseException:
                self.sheet.holders[:] = before
                raise
            if shuffle is not None:
                self.sheet.status = "playing"
                self.match, self._shuffle = Match(self.sheet.rules, self.sheet.names), shuffle
        self.tell_table()
        if shuffle is not None:
            self.tell_all(self._committed())
        if self.match is not None:
            self.show()
        self._run()

    def _seating(self, shuffle: Shuffle | None) -> Callable[[AsyncConnection], Awaitable[None]]:
        async def work(connection: AsyncConnection) -> None:
            status = self.sheet.status if shuffle is None else "playing"
            await update_sheet(connection, self.sheet.id, status, self.sheet.holders)
            if shuffle is not None:
                await _insert_shuffle(connection, shuffle)

        return work

    # Moves.

    def playing(self) -> Match:
        """The match, if it is being played."""
        if self.match is None:
            raise Refusal("not-begun", "The match has not begun yet.")
        if self.match.state.over:
            raise Refusal("match-over", "The match is over.")
        return self.match

    async def act(self, person: str | None, at: int, text: str) -> int:
        """What somebody wants to do; how many moves he has noticed after it."""
        return await uncut(self._act(person, at, text))

    async def _act(self, person: str | None, at: int, text: str) -> int:
        async with self.lock:
            match, place = self.playing(), self._own_place(person)
            self._check_fresh(place, at)
            await self._commit(match.state.seat_of(place), Action.parse(text))
            return self.noticed.at(place)

    def _own_place(self, person: str | None) -> int:
        place = self.sheet.place_of(person)
        if place is None:
            raise Refusal("not-seated", "You are watching: only those who sit at the table may do this.", 403)
        if self.sheet.holders[place].resigned:
            raise Refusal("resigned", "You have left your place to a bot.")
        return place

    def _check_fresh(self, place: int, at: int) -> None:
        now = self.noticed.at(place)
        if at != now:
            raise Refusal(
                "stale", "Somebody was faster: this was meant for move {at}, and the table is at {now}.", at=at, now=now
            )

    async def _commit(
        self, seat: int, action: Action, also: Callable[[AsyncConnection], Awaitable[None]] | None = None
    ) -> None:
        """Apply, store, and only then let it be so. The lock is held."""
        match = self.match
        assert match is not None
        after = match.state.apply(seat, action)
        changes = await self._keep(seat, action, after, also)
        noticing = self.noticed.move(match.state, seat, after)
        match.keep(seat, action, after)
        if after.over:
            self.sheet.status = "over"
        self._show_to(noticing)
        self._reveal()
        if after.over:
            self.tell_table()
            if changes:
                self._rated = Rated(changes=changes)
                self.tell_all(self._rated)
        self._changed.set()

    async def _keep(
        self,
        seat: int,
        action: Action,
        after: State,
        also: Callable[[AsyncConnection], Awaitable[None]] | None,
    ) -> list[RatingChange | None]:
        assert self.match is not None

        async def work(connection: AsyncConnection) -> list[RatingChange | None]:
            if also is not None:
                await also(connection)
            return await finish(connection, self.sheet, after) if after.over else []

        row = {
            "table_id": self.sheet.id, "number": len(self.match.moves), "seat": seat, "action": str(action),
            "at": int(time.time()),
        }  # fmt: skip
        extra = work if also is not None or after.over else None
        try:
            return await self._around.storage.keep(extra, [row]) or []
        except IntegrityError:
            # Somebody else has written to this table: only storage knows how it stands now.
            log.error("table %s was changed from elsewhere", self.sheet.id)
            self.abandon()
            raise Refusal("stale", "The table has moved on: look at it again.") from None

    def abandon(self) -> None:
        """Forget this table; everybody connects again, to the table as it is stored."""
        self._forget(self)
        for connection in self.connections:
            connection.close(RESTART)

    # The deal.

    def add_nonce(self, person: str | None, deal: int, nonce: str) -> None:
        """A client's part in the next shuffle; only the first one counts."""
        place, shuffle = self.sheet.place_of(person), self._shuffle
        if place is None or shuffle is None or shuffle.number != deal or self.sheet.holders[place].resigned:
            return
        shuffle.nonces.setdefault(place, nonce)
        self._changed.set()

    def _awaited(self) -> list[int]:
        """The people whose part in the shuffle is missing though they are here."""
        assert self._shuffle is not None
        here = self.here
        return [
            place
            for place, holder in enumerate(self.sheet.holders)
            if holder.person in here and not holder.resigned and place not in self._shuffle.nonces
        ]

    async def _settle(self) -> None:
        """Shuffle what is to be shuffled, with the parts that came in time."""
        end = time.monotonic() + self._around.config.nonce_wait
        while self._awaited() and self.connections and (left := end - time.monotonic()) > 0:
            await self._wait(left)
        await uncut(self._deal())

    async def _deal(self) -> None:
        async with self.lock:
            match, shuffle = self.match, self._shuffle
            assert match is not None and shuffle is not None
            chance = match.state.chance
            if chance is None:
                return
            count, number = len(self.sheet.holders), len(match.moves)
            nonces = shuffle.by_place(count)
            left_out = [p for p, h in enumerate(self.sheet.holders) if h.kind == "person" and nonces[p] is None]
            following = Shuffle.fresh(self.sheet.id, shuffle.number + 1)

            async def also(connection: AsyncConnection) -> None:
                made = {"nonces": json.dumps(nonces), "left_out": json.dumps(left_out), "move": number}
                this = (schema.deals.c.table_id == self.sheet.id) & (schema.deals.c.number == shuffle.number)
                await connection.execute(update(schema.deals).where(this).values(**made))
                await _insert_shuffle(connection, following)

            await self._commit(TABLE, chance.settled(shuffle.seed(count)), also)
            proof = deal_proof(shuffle, chance, match.moves[-1], number, nonces, left_out)
            self._hidden.append(proof)
            self._shuffle = following
        self._reveal()
        self.tell_all(Shuffled(deal=proof.deal, hand=proof.hand, nonces=list(nonces), left_out=left_out))
        if not match.state.over:
            self.tell_all(self._committed())

    def _reveal(self) -> None:
        assert self.match is not None
        for proof in [proof for proof in self._hidden if proof.may_be_shown(self.match.state)]:
            self._hidden.remove(proof)
            self.tell_all(Revealed(proof=proof))

    # Taking back.

    def undo_to(self, place: int | None) -> int | None:
        """The move that this place may take back: its last, if nothing that was hidden has come to light since."""
        match = self.match
        if place is None or match is None or match.state.over or not self.sheet.alone:
            return None
        if self.sheet.holders[place].kind != "person" or self.sheet.holders[place].resigned:
            return None
        own = self.noticed.own(place)
        return None if own is None or own.shows(match.state) else own.number

    async def undo(self, person: str | None, at: int) -> int:
        """Take back the last move of this person and what the bots answered."""
        return await uncut(self._undo(person, at))

    async def _undo(self, person: str | None, at: int) -> int:
        async with self.lock:
            match, place = self.playing(), self._own_place(person)
            self._check_fresh(place, at)
            number = self.undo_to(place)
            if number is None:
                raise Refusal(
                    "no-undo", "Nothing may be taken back: that is only against bots, and before a new card is seen."
                )
            kept, noticed = list(match.moves[:number]), Noticed(len(self.sheet.holders))
            shorter = await self._around.thinking.run(lambda: _replayed(match, kept, noticed))
            await self._around.storage.keep(self._forgetting(number))
            self.match, self.noticed = shorter, noticed
            self.sheet.undone += 1
            for connection in self.connections:
                connection.rewind(*_extent(shorter.state, self.sheet.place_of(connection.person)))
        self.show()
        self._changed.set()
        return self.noticed.at(place)

    def _forgetting(self, number: int) -> Callable[[AsyncConnection], Awaitable[None]]:
        async def work(connection: AsyncConnection) -> None:
            gone = (schema.moves.c.table_id == self.sheet.id) & (schema.moves.c.number >= number)
            await connection.execute(delete(schema.moves).where(gone))
            counted = update(schema.tables).where(schema.tables.c.id == self.sheet.id)
            await connection.execute(counted.values(undone=schema.tables.c.undone + 1))

        return work

    # Bots, and those who are away.

    def _run(self) -> None:
        self._changed.set()
        if (self._driver is None or self._driver.done()) and self._lively():
            self._driver = asyncio.create_task(self._drive())

    def _lively(self) -> bool:
        return bool(self.connections) and self.match is not None and not self.match.state.over

    async def _drive(self) -> None:
        """While anybody is here: shuffle, let bots play, let a bot stand in for whoever is away too long."""
        try:
            while self._lively():
                await self._step()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s stands still", self.sheet.id)
            self.abandon()

    async def _step(self) -> None:
        assert self.match is not None
        state = self.match.state
        if state.chance is not None:
            await self._settle()
            return
        seat = state.turn if state.turn is not None else next(iter(state.acting()), None)
        if seat is None:
            raise RuntimeError("nobody can do anything, and the match is not over")
        if self.sheet.rules.table == OPEN and self._watched is not state:
            self._watched = state
            await self._bots_notice(state, seat)
            return
        holder = self.sheet.holders[state.players[seat]]
        if holder.bot_plays:
            await self._bot_plays(state, seat, holder)
        else:
            await self._await_person(holder)

    async def _bots_notice(self, state: State, turn: int) -> None:
        """At an open table the bots look out for what others do wrong, once after every move."""
        for seat in state.acting():
            holder = self.sheet.holders[state.players[seat]]
            if seat == turn or not holder.bot_plays:
                continue
            player = self._player(state.players[seat], holder)
            action = await self._around.thinking.ask(notice, player, state.view(seat))
            if action is not None:
                await uncut(self._bot_acts(state, seat, holder, action))
                return

    async def _await_person(self, holder: Holder) -> None:
        if holder.away_since is None:
            await self._wait(None)
            return
        left = holder.away_since + self._around.config.away_after - time.monotonic()
        if left > 0:
            await self._wait(left)
        elif holder.away_since is not None:
            holder.standing_in = True
            self.tell_table()

    async def _wait(self, seconds: float | None) -> None:
        """Until something changes, or the time is up."""
        self._changed.clear()
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return

    async def _bot_plays(self, state: State, seat: int, holder: Holder) -> None:
        pause = self._around.config.pause(self.sheet.pace)
        if pause:
            await asyncio.sleep(pause)
        player = self._player(state.players[seat], holder)
        action = await self._around.thinking.ask(choose, player, state.view(seat))
        await uncut(self._bot_acts(state, seat, holder, action))

    async def _bot_acts(self, state: State, seat: int, holder: Holder, action: Action) -> None:
        async with self.lock:
            # Whoever came back while the bot was thinking plays himself.
            if self.match is not None and self.match.state is state and holder.bot_plays:
                await self._commit(seat, action)

    def _player(self, place: int, holder: Holder) -> Player:
        level = holder.level or levels(self.sheet.rules)[-1]
        # What was taken back must not be remembered.
        return Player.of(self.sheet.rules, f"{self.sheet.id} {place} {self.sheet.undone}", level)

    async def close(self) -> None:
        """Stop; what was stored stays."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        for connection in self.connections:
            connection.close(RESTART)


async def _insert_shuffle(connection: AsyncConnection, shuffle: Shuffle) -> None:
    row = {"table_id": shuffle.table, "number": shuffle.number, "secret": shuffle.secret}
    await connection.execute(insert(schema.deals), [row])


def _replayed(match: Match, moves: list[Move], noticed: Noticed) -> Match:
    shorter = Match(match.game, match.names, match.facts)
    for move in moves:
        before = shorter.state
        noticed.move(before, move.seat, shorter.do(move.seat, move.action))
    return shorter


def _extent(state: State, place: Place) -> tuple[int, int]:
    """Up to where this place has been told of the match."""
    return state.next_event(None if place is None else state.seat_of(place)), len(state.ledger.entries)
