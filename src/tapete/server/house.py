"""All tables of a server: those in use are in memory, the others are brought back when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server import seating
from tapete.server.accounts import Accounts
from tapete.server.attempts import Attempts
from tapete.server.background import begin
from tapete.server.bots import Thinking
from tapete.server.config import Config
from tapete.server.connection import NO_SESSION
from tapete.server.hashing import Hashing
from tapete.server.invitations import check_invitations, keep_no_longer, open_invitation, unanswered
from tapete.server.limits import Limits
from tapete.server.messages.tables import NewTable
from tapete.server.newcomers import ask_for_place, no_more_comers, sit_down
from tapete.server.odds_room import OddsRoom
from tapete.server.profile import invited
from tapete.server.rating import forsaken, forsaker, standing
from tapete.server.reading_room import ReadingRoom
from tapete.server.refusal import Refusal
from tapete.server.review_room import ReviewRoom
from tapete.server.schema import places, tables
from tapete.server.sessions import Door, Person, Visitor
from tapete.server.sheet import Sheet, insert_sheet, read_sheets, sheet_of, sheet_rows
from tapete.server.storage import Storage
from tapete.server.surroundings import Surroundings, Troubles
from tapete.server.tables import LiveTable
from tapete.server.watch import Watch
from tapete.sitting.holder import Holder
from tapete.sitting.kept import rules_of
from tapete.sitting.told import TableInfo

log = logging.getLogger(__name__)
HOUR = 3600
WAITS = 48 * HOUR
MOST_OWN = 20


class House:
    """What the requests are answered from."""

    def __init__(self, config: Config, hasher: PasswordHasher | None = None, watch: Watch | None = None) -> None:
        self.config, self.watch = config, watch or Watch()
        self.bound = "127.0.0.1"
        self.storage = Storage(config.database, self.watch, config.lease)
        self.thinking = Thinking(config.threads, config.bot_processes)
        self.reading_room = ReadingRoom()
        self.odds_room = OddsRoom(config.bot_processes)
        self.review_room = ReviewRoom(config.bot_processes)
        self.limits = Limits(config.limits, self.watch.now)
        self.door = Door(self.storage)
        self.hashing = Hashing(hasher or PasswordHasher(), config.limits)
        self.accounts = Accounts(self.storage, self.hashing, Attempts(config.limits, self.watch.now))
        self.live: dict[str, LiveTable] = {}
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.sockets: Counter[str] = Counter()
        # Whoever asks twice at once is answered one after the other: what he has is counted before he gets more.
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._troubles = Troubles()
        self._last_hour = -math.inf
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready for visitors."""
        await self.storage.open()
        await self.door.open()
        self._sweeper = begin(self._sweep(), "the sweep")

    async def close(self) -> None:
        """Everything that was acknowledged is stored already: only let go."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in list(self.live.values())))
        self.reading_room.close()
        self.odds_room.close()
        self.review_room.close()
        self.hashing.close()
        await self.thinking.close()
        await self.storage.close()

    # Tables in memory.

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id, brought back from storage if need be."""
        if table_id in self.live:
            return self.live[table_id]
        async with self._loading[table_id]:
            if table_id not in self.live:
                try:
                    table = self._live(await self.sheet(table_id))
                    await table.load()
                    self.live.setdefault(table_id, table)
                finally:
                    self._loading.pop(table_id, None)
            return self.live[table_id]

    async def sheet(self, table_id: str) -> Sheet:
        """Who sits at this table, without its moves."""
        if table_id in self.live:
            return self.live[table_id].sheet
        found = await sheet_rows(self.storage, tables.c.id == table_id)
        if not found:
            raise Refusal("no-table", "There is no such table.", 404)
        return sheet_of(*found[0])

    async def loaded(self, table_id: str) -> None:
        """Wait until a table that is being brought back is there."""
        if table_id in self._loading:
            async with self._loading[table_id]:
                return

    def _live(self, sheet: Sheet) -> LiveTable:
        around = Surroundings(self.storage, self.thinking, self.config, self._troubles, self.watch)
        return LiveTable(sheet, around, self._forget)

    def _forget(self, table: LiveTable) -> None:
        if self.live.get(table.sheet.id) is table:
            del self.live[table.sheet.id]

    def info(self, sheet: Sheet, person: str | None) -> TableInfo:
        """The table as it is told to this person."""
        if sheet.id in self.live:
            return self.live[sheet.id].info(person)
        return sheet.info(person, set(), 0, 0, 0)

    async def _sweep(self) -> None:
        """Forget the tables nobody looks at: storage remembers them."""
        while True:
            await asyncio.sleep(min(5.0, self.config.drop_after))
            try:
                await self.drop_idle()
                await self._give_up_waiting()
                await self.free_kept_places()
                await self._every_hour()
            except Exception:
                log.exception("the sweep failed")

    async def drop_idle(self) -> None:
        """Forget what nobody has looked at for a while."""
        now = time.monotonic()
        for table in list(self.live.values()):
            idle = not table.audience.connections and now - table.idle_since >= self.config.drop_after
            if idle and not table.lock.locked():
                self._forget(table)
                await table.close()

    async def _give_up_waiting(self) -> None:
        long_ago = int(time.time()) - WAITS
        query = select(tables.c.id).where(tables.c.status == "waiting", tables.c.opened < long_ago).limit(100)
        old = [row["id"] for row in await self.storage.rows(query) if row["id"] not in self.live]
        if old:
            await self.storage.do(update(tables).where(tables.c.id.in_(old)).values(status="abandoned"))

    async def free_kept_places(self) -> None:
        """Whoever has not answered an invitation in time loses the place that was kept for him."""
        kept = await unanswered(self.storage)
        for table in [self.live[table_id] for table_id in kept if table_id in self.live]:
            await table.seat(keep_no_longer)
        asleep = [table_id for table_id in kept if table_id not in self.live]
        if asleep:
            kept_there = places.c.table_id.in_(asleep) & places.c.kept_for.is_not(None)
            await self.storage.do(update(places).where(kept_there).values(kept_for=None, name=""))

    async def _every_hour(self) -> None:
        if time.monotonic() - self._last_hour > HOUR:
            self._last_hour = time.monotonic()
            await self.door.forget_ended()
            await self.count_forsaken()

    async def count_forsaken(self) -> None:
        """Whoever lets a rated match stand still for too long has left it, and so lost it."""
        for table_id in await forsaken(self.storage, self.watch.date()):
            # One that cannot be read any more is nobody's fault.
            with suppress(Refusal):
                table = await self.table(table_id)
                place = forsaker(table.sheet, table.sitting.state)
                if place is not None and not table.audience.connections:
                    await table.seat(partial(seating.give_place_up, place=place))

    async def known(self, visitor: Visitor) -> Person:
        """The visitor as a person; the sockets that he has open are his from now on."""
        person = await self.door.known(visitor)
        if visitor.person is None:
            for table in self.live.values():
                for connection in table.audience.connections:
                    if connection.session == visitor.session:
                        connection.person = person.id
        return person

    def shut_out(self, session: str | None, person: str | None) -> None:
        """Close the sockets of a session, or of everything a person has open."""
        for table in self.live.values():
            for connection in table.audience.connections:
                if connection.session == session or (person is not None and connection.person == person):
                    connection.close(NO_SESSION)

    # Opening, sitting, leaving.

    async def open_table(
        self, host: Person, wish: NewTable, kept: Mapping[int, Holder] = MappingProxyType({})
    ) -> LiveTable:
        """A new table with its host, if he wants to sit, its bots, and places that are kept for somebody."""
        async with self.one_by_one(host.id):
            await self._check_own(host.id)
            return await self._opened(host, wish, kept)

    async def _opened(self, host: Person, wish: NewTable, kept: Mapping[int, Holder]) -> LiveTable:
        rules = rules_of(wish.game, wish.table, wish.regulation, wish.options)
        sheet = Sheet.fresh(rules, host.id, wish)
        for place in seating.wished_places(rules, wish.places):
            guest = await invited(self.storage, host.id, place.invites) if place.invites else None
            sheet.holders.append(kept.get(len(sheet.holders)) or guest or seating.wished_holder(sheet, host, place))

        async def work(connection: AsyncConnection) -> None:
            await check_invitations(connection, sheet)
            sheet.rating = await standing(connection, sheet)
            await insert_sheet(connection, sheet)

        await self.storage.keep(work)
        table = self.live[sheet.id] = self._live(sheet)
        for holder in sheet.holders:
            holder.away_since = self.watch.now()
        if sheet.full:
            await table.seat(lambda _: None)
        return table

    def one_by_one(self, person: str) -> asyncio.Lock:
        """Held while somebody gets or gives up a place."""
        lock = self._asking.get(person)
        if lock is None:
            lock = self._asking[person] = asyncio.Lock()
        return lock

    async def _check_own(self, person: str, but: str = "") -> None:
        """Nobody has too many tables: those where he sits, and those of his that wait or are in memory."""
        own = {sheet.id for sheet in await self.own_tables(person)}
        live = [table.sheet for table in self.live.values()]
        own |= {sheet.id for sheet in live if seating.goes_on(sheet) and sheet.host == person}
        if len(own - {but}) >= MOST_OWN:
            raise Refusal("too-many-tables", "You have {most} tables already: leave one first.", most=MOST_OWN)

    async def sit(self, table_id: str, person: Person, wish: int | None) -> LiveTable:
        """Take a place."""
        async with self.one_by_one(person.id):
            await self._check_own(person.id, table_id)
            return await self._seated(table_id, person, wish)

    async def changed(self, table_id: str, change: Callable[[Sheet], None]) -> LiveTable:
        """The table at which somebody has sat down, got up or agreed on something else."""
        table = await self.table(table_id)
        await table.seat(change)
        return table

    async def _seated(self, table_id: str, person: Person, wish: int | None) -> LiveTable:
        table = await self.table(table_id)

        def come(sheet: Sheet) -> None:
            ask_for_place(sheet, person, wish)
            state, here = table.sitting.state, table.audience.here
            if state.between_hands and person.id in here:
                sit_down(sheet, here, state.hand)

        def change(sheet: Sheet) -> None:
            if sheet.status == "playing":
                come(sheet)
                return
            seating.check_waiting(sheet)
            if sheet.place_of(person.id) is not None:
                raise Refusal("seated-already", "You already have a place at this table.")
            place = seating.free_place(sheet, wish, person.id)
            sheet.holders[place] = Holder()
            away = None if person.id in table.audience.here else self.watch.now()
            sheet.holders[place] = Holder("person", sheet.free_name(person.name), person.id, away_since=away)

        await table.seat(change)
        return table

    async def leave(self, table_id: str, person: str) -> LiveTable:
        """Give the place up: before the match to anybody, in it to a bot; a host who has none gives the table up.
        Whoever is invited declines."""

        def change(sheet: Sheet) -> None:
            place = sheet.place_of(person)
            if place is None and seating.waits_for_nobody(sheet, person):
                sheet.status = "abandoned"
                return
            if sheet.coming(person) is not None:
                no_more_comers(sheet, person)
                return
            kept = sheet.kept_for(person)
            if place is None and kept is not None:
                seating.check_waiting(sheet)
                sheet.holders[kept] = Holder()
                return
            if place is None:
                raise Refusal("not-seated", "You do not sit at this table.", 403)
            seating.give_place_up(sheet, place)

        return await self.changed(table_id, change)

    # Lists.

    async def tables_of(self, person: str) -> list[Sheet]:
        """A person's own tables, and those to which he is invited: these are no burden of his, and come last."""
        own = await self.own_tables(person)
        asked = select(places.c.table_id).where(places.c.kept_for == person)
        invited = await read_sheets(self.storage, tables.c.id.in_(asked), *open_invitation())
        return own + [sheet for sheet in invited if sheet.id not in {one.id for one in own}]

    async def own_tables(self, person: str) -> list[Sheet]:
        """The tables at which somebody sits and that have not ended, and his own that still wait."""
        mine = select(places.c.table_id).where(places.c.person == person, places.c.resigned.is_(False))
        return await read_sheets(
            self.storage,
            tables.c.id.in_(mine) | ((tables.c.host == person) & (tables.c.status == "waiting")),
            tables.c.status.in_(("waiting", "playing")),
        )
