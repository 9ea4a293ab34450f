"""What belongs to somebody: a guest's goes with him to his account; of an account that is deleted, what is his alone
goes, and what others have a part in stays theirs without his name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, suppress

from sqlalchemy import Executable, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server.house import House
from tapete.server.refusal import Refusal
from tapete.server.schema import NOBODY, learned, people, places, practised, ratings, sessions, tables
from tapete.server.seating import stand_up
from tapete.server.storage import Storage
from tapete.server.tables import LiveTable
from tapete.sitting.names import FORMER

GOES_ON = ("waiting", "playing")


# A guest who logs in.


async def hand_over(house: House, guest: str, account: str) -> None:
    """What a guest has played, and where he sits, is this account's from now on."""
    async with house.one_by_one(guest), AsyncExitStack() as locks:
        own, others = await _tables_of(house.storage, guest), await _tables_of(house.storage, account)
        for table_id in set(own) & set(others):
            # Nobody sits twice at a table: the place of the account is the one he keeps.
            with suppress(Refusal):
                await house.leave(table_id, guest)
        held = await _held(house, own, locks)
        await house.storage.do(*_assigning(guest, account))
        for table in [*held, *await _loaded_meanwhile(house, own, held)]:
            _assign_live(table, guest, account)


def _assigning(guest: str, account: str) -> Iterator[Executable]:
    other = places.alias()
    seated = select(other.c.table_id).where(other.c.person == account)
    twice = (places.c.person == guest) & places.c.table_id.in_(seated)
    yield update(places).where(twice).values(person=None)
    yield update(places).where(places.c.person == guest).values(person=account)
    yield update(places).where(places.c.kept_for == guest).values(kept_for=account)
    yield update(tables).where(tables.c.host == guest).values(host=account)
    # They stay until they would have ended: their cookies must not become somebody new.
    yield update(sessions).where(sessions.c.person == guest).values(person=account, revoked=True)
    # Where the account has practised itself, it goes on from there.
    begun = select(practised.c.game).where(practised.c.person == account)
    yield delete(practised).where((practised.c.person == guest) & practised.c.game.in_(begun))
    yield update(practised).where(practised.c.person == guest).values(person=account)
    yield delete(people).where(people.c.id == guest)


def _assign_live(table: LiveTable, guest: str, account: str) -> None:
    sheet = table.sheet
    seated = sheet.place_of(account) is not None
    for holder in sheet.holders:
        if holder.person == guest:
            holder.person = None if seated else account
        if holder.kept_for == guest:
            holder.kept_for = account
        if holder.comer is not None and holder.comer[0] == guest:
            holder.comer = None if seated else (account, holder.comer[1])
    sheet.host = account if sheet.host == guest else sheet.host
    for connection in table.audience.connections:
        connection.person = account if connection.person == guest else connection.person


# An account that is deleted.


async def take_away(house: House, person: str) -> None:
    """Forget this person. He leaves the tables at which he sits as anybody does; finished matches stay."""
    async with house.one_by_one(person), AsyncExitStack() as locks:
        own = await _tables_of(house.storage, person)
        for table_id in await _tables_of(house.storage, person, GOES_ON):
            await _leave(house, table_id, person)
        held = await _held(house, own, locks)
        await house.storage.keep(lambda connection: _forget(connection, person))
        # The name is in every view of the match: those who are there connect again, to the table without it.
        for table in [*held, *await _loaded_meanwhile(house, own, held)]:
            table.abandon()


async def _forget(connection: AsyncConnection, person: str) -> None:
    own = select(places.c.table_id).where(places.c.person == person)
    with_others = select(places.c.table_id).where(places.c.table_id.in_(own), places.c.name.startswith(FORMER))
    for table in (await connection.execute(with_others.distinct())).scalars().all():
        await _rename(connection, table, person)
    rest = update(places).where(places.c.person == person)
    await connection.execute(rest.values(name=FORMER, person=None, rated=None))
    await connection.execute(update(places).where(places.c.kept_for == person).values(name="", kept_for=None))
    await connection.execute(update(tables).where(tables.c.host == person).values(host=NOBODY))
    await connection.execute(delete(learned).where(learned.c.person == person))
    await connection.execute(delete(practised).where(practised.c.person == person))
    await connection.execute(delete(ratings).where(ratings.c.player == person))
    await connection.execute(delete(sessions).where(sessions.c.person == person))
    await connection.execute(delete(people).where(people.c.id == person))


async def _rename(connection: AsyncConnection, table: str, person: str) -> None:
    """Where another is gone already, this one is told from him."""
    there = select(places.c.name).where(places.c.table_id == table)
    taken = (await connection.execute(there)).scalars().all()
    name = next(name for number in range(2, 10) if (name := f"{FORMER} {number}") not in taken)
    his = (places.c.table_id == table) & (places.c.person == person)
    await connection.execute(update(places).where(his).values(name=name, person=None, rated=None))


# Tables in memory.


async def _tables_of(storage: Storage, person: str, status: Sequence[str] = ()) -> list[str]:
    """The tables at which somebody sits or sat or a place is kept for him, and those he has opened."""
    his = (places.c.person == person) | (places.c.kept_for == person)
    sat = select(places.c.table_id).where(his)
    query = select(tables.c.id).where(tables.c.id.in_(sat) | (tables.c.host == person))
    if status:
        query = query.where(tables.c.status.in_(status))
    return [row["id"] for row in await storage.rows(query)]


async def _leave(house: House, table_id: str, person: str) -> None:
    """Leave by the usual way; a table that cannot be read any more cannot be left either."""
    with suppress(Refusal):
        await (await house.table(table_id)).seat(lambda sheet: stand_up(sheet, person))


async def _held(house: House, own: Sequence[str], locks: AsyncExitStack) -> list[LiveTable]:
    """Those of these tables that are in memory; nothing moves at them while the locks are held."""
    held = [house.live[table] for table in sorted(own) if table in house.live]
    for table in held:
        await locks.enter_async_context(table.lock)
    return held


async def _loaded_meanwhile(house: House, own: Sequence[str], held: Sequence[LiveTable]) -> list[LiveTable]:
    """Those that were just being read from storage, perhaps as they were before."""
    for table_id in own:
        await house.loaded(table_id)
    return [house.live[table_id] for table_id in own if table_id in house.live and house.live[table_id] not in held]
