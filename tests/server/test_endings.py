"""What is kept of a match that has ended: it must last, and say what the match was about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server.endings import finish
from tapete.server.messages.tables import NewTable
from tapete.server.schema import people, places, ratings
from tapete.server.sheet import Sheet, insert_sheet, update_sheet
from tapete.server.storage import Row, Storage
from tapete.sitting.holder import Holder
from tapete.table.action import Action
from tapete.table.chance import Seeded
from tapete.table.game import GUIDED, game
from tapete.table.match import Match
from tapete.table.state import State

ANA = Holder("person", "Ana", "ana")


@pytest.fixture
async def storage(empty_storage: Storage) -> Storage:
    await empty_storage.keep(account)
    return empty_storage


async def account(connection: AsyncConnection) -> None:
    person = {"id": "ana", "name": "Ana", "login": "ana", "settings": "{}", "created": 0}
    await connection.execute(insert(people), [person])


def played(name: str, **options: object) -> State:
    """The end of a match played at random."""
    chance = Random(1)

    def anything(state: State) -> tuple[int, Action]:
        prompt = state.prompt(state.turn) if state.turn is not None else None
        assert prompt is not None and state.turn is not None
        return state.turn, prompt.any(chance)

    return Match(game(name, GUIDED, **options)).run(Seeded(b"1").outcome, anything)


async def ended(storage: Storage, end: State, holders: list[Holder]) -> Sheet:
    """The sheet of a match that ended like this."""
    sheet = Sheet.fresh(end.game, "ana", NewTable(game=end.game.name))
    sheet.holders.extend(holders)
    sheet.rating = "rated"

    async def work(connection: AsyncConnection) -> None:
        await insert_sheet(connection, sheet)
        await finish(connection, sheet, end)

    await storage.keep(work)
    sheet.status = "over"
    return sheet


def bots(count: int) -> list[Holder]:
    return [Holder("bot", f"Bot {number}", level="random") for number in range(count)]


async def results(storage: Storage) -> Sequence[Row]:
    return await storage.rows(select(places.c.won, places.c.total).order_by(places.c.place))


async def test_a_match_of_mus_is_kept_with_the_games_that_each_pair_has_won(storage: Storage) -> None:
    end = played("mus", games_to_win=2, partners="fixed")
    await ended(storage, end, [ANA, *bots(3)])
    games = [end.standing(end.game.side(end.seat_of(place))) for place in range(4)]
    assert max(games) == 2
    assert [row["total"] for row in await results(storage)] == games


async def test_to_keep_who_sits_there_keeps_how_it_ended(storage: Storage) -> None:
    end = played("malilla-vistas", rounds=1)
    sheet = await ended(storage, end, [ANA, *bots(1)])
    before = await results(storage)
    assert sorted(row["won"] for row in before) == [False, True]
    sheet.holders[0].resigned = True
    await storage.keep(lambda connection: update_sheet(connection, sheet, sheet.status))
    assert await results(storage) == before
    assert [row["resigned"] for row in await storage.rows(select(places).order_by(places.c.place))] == [True, False]


async def test_a_bot_at_several_places_is_rated_by_all_of_them(storage: Storage) -> None:
    end = played("malilla-coja", rounds=1, favourite="none")
    await ended(storage, end, [ANA, *bots(2)])
    sides = [end.game.side(end.seat_of(place)) for place in range(3)]
    ranks = [(side not in (end.winners or ()), -end.standing(side)) for side in sides]
    assert len(set(ranks[1:])) == 2, "the two bots must have ended differently, or this proves nothing"
    model = PlackettLuce()
    after = model.rate([[model.rating()] for _ in sides], ranks=[float(sorted(ranks).index(rank)) for rank in ranks])
    [kept] = await storage.rows(select(ratings).where(ratings.c.player == "bot:random"))
    assert kept["mu"] == pytest.approx(mean(team[0].mu for team in after[1:]))
    assert kept["sigma"] == pytest.approx(mean(team[0].sigma for team in after[1:]))
    assert kept["matches"] == 1
