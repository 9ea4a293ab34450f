"""Practice on the server: exercises are made one after another beside the tables, and what is remembered of somebody
is kept beside him."""

from __future__ import annotations

import time
from functools import partial
from random import SystemRandom

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.practice.page import PracticeAnswered, PracticeSheet, PracticeTask, after, next_task, reply, sheet, today
from tapete.practice.progress import Progress, read, written
from tapete.server.reading_room import ReadingRoom
from tapete.server.schema import people, practised
from tapete.server.sessions import Person
from tapete.server.storage import Storage
from tapete.table.game import game_class

LOT = SystemRandom()


async def practice_sheet(storage: Storage, person: Person | None, name: str) -> PracticeSheet:
    """Where somebody stands in a game; a visitor of whom nothing is kept at the beginning."""
    game = game_class(name).name
    return sheet(game, await _progress(storage, person, game), today(time.time()))


async def practice_task(
    storage: Storage, room: ReadingRoom, person: Person | None, name: str, wish: str
) -> PracticeTask:
    """What is asked next."""
    game = game_class(name).name
    progress = await _progress(storage, person, game)
    return await room.run(partial(next_task, game, progress, today(time.time()), LOT, wish))


async def practice_answer(
    storage: Storage, room: ReadingRoom, person: Person, name: str, task: str, said: str
) -> PracticeAnswered:
    """What is said to an answer, and where he stands after it."""
    game, day = game_class(name).name, today(time.time())
    told = await room.run(partial(reply, game, task, said))

    async def work(connection: AsyncConnection) -> Progress:
        own = (practised.c.person == person.id) & (practised.c.game == game)
        kept = (await connection.execute(select(practised.c.kept).where(own))).scalar()
        progress = after(game, task, told.right, read(game, kept), day)
        there = select(people.c.id).where(people.c.id == person.id)
        if (await connection.execute(there)).scalar() is None:
            # He has just become another, or is no more: told, and not kept.
            return progress
        await connection.execute(delete(practised).where(own))
        await connection.execute(insert(practised).values(person=person.id, game=game, kept=written(progress)))
        return progress

    return PracticeAnswered(told, sheet(game, await storage.keep(work), day))


async def _progress(storage: Storage, person: Person | None, game: str) -> Progress:
    if person is None:
        return Progress()
    own = (practised.c.person == person.id) & (practised.c.game == game)
    row = await storage.row(select(practised.c.kept).where(own))
    return read(game, None if row is None else row["kept"])
