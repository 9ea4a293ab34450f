"""Whether a match is rated is settled when it begins; then nothing is a way out of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from tapete.server import schema
from tapete.server.rating import FORSAKEN
from tests.server.test_tables import play_some
from tests.server.visitors import SHORT, TWO, Chair, Message, Served, Visitor, next_to_play, play_out

GAME = "malilla-vistas"
ALONE = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
LONG = {"rounds": 50}
PASSWORD = "a long password"


async def account(visitor: Visitor, login: str) -> None:
    await visitor.become("/api/account", {"login": login, "password": PASSWORD})


async def ratings(visitor: Visitor, game: str = GAME) -> dict[str, tuple[float, int]]:
    """What each account is rated, and after how many matches."""
    return {one["name"]: (one["rating"], one["matches"]) for one in await visitor.get(f"/api/ratings?game={game}")}


async def two(host: Visitor, guest: Visitor, **wish: Any) -> Message:
    """A match of two that has begun."""
    table = await host.open(GAME, places=TWO, **{"options": SHORT, **wish})
    told: Message = await guest.post(f"/api/tables/{table['id']}/sit", {})
    return told


async def to_the_end(one: Chair, other: Chair) -> None:
    chance = Random(1)
    while (await one.view())["view"]["winners"] is None:
        await (await next_to_play([one, other])).play(chance)
        await next_to_play([one, other])


# What is told.


async def test_it_is_told_whether_a_match_is_rated_or_why_not(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as guest:
        await account(ana, "ana")
        await account(eva, "eva")
        assert (await two(ana, eva))["rating"] == "rated"
        assert (await two(ana, guest))["rating"] == "guest"
        assert (await two(ana, eva, rated=False))["rating"] == "friendly"
        assert (await ana.open(GAME, places=ALONE))["rating"] == "alone"
        assert (await ana.open(GAME, places=ALONE, rated=True))["rating"] == "rated"
        assert (await guest.open(GAME, places=ALONE, rated=True))["rating"] == "guest"
        bots = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}]
        for newcomers, rating in ((True, "newcomers"), (False, "rated")):
            told = await ana.open("malilla-coja", places=bots, newcomers=newcomers)
            assert (await eva.post(f"/api/tables/{told['id']}/sit", {}))["rating"] == rating


async def test_while_it_waits_all_see_what_it_would_be_with_those_who_sit_there(server: Served) -> None:
    """Given a table that waits, then it says at any time whether it would be rated; an account makes a difference."""
    async with server.visitor() as ana, server.visitor() as eva:
        await account(ana, "ana")
        table = await ana.open(GAME, places=TWO, starts="host")
        assert table["rating"] == "rated"
        path = f"/api/tables/{table['id']}"
        async with ana.at(table["id"]) as chair:
            await eva.post(f"{path}/sit", {})
            await chair.until(lambda news: news["type"] == "table" and news["table"]["rating"] == "guest")
            await account(eva, "eva")
            await chair.until(lambda news: news["type"] == "table" and news["table"]["rating"] == "rated")
        begun = await ana.post(f"{path}/begin")
        assert (begun["status"], begun["rating"]) == ("playing", "rated")


# What is counted.


async def test_nobody_is_rated_against_a_guest_who_may_be_himself(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as second:
        await account(ana, "ana")
        table = (await two(ana, second))["id"]
        async with ana.at(table) as one, second.at(table) as other:
            await to_the_end(one, other)
            assert one.all("rated") == []
        assert await ratings(ana) == {}


async def test_who_opens_an_account_in_the_midst_changes_nothing(server: Served) -> None:
    """Given a match with a guest, when he gets an account before its end, then it is not rated all the same."""
    async with server.visitor() as ana, server.visitor() as eva:
        await account(ana, "ana")
        table = (await two(ana, eva))["id"]
        await account(eva, "eva")
        assert (await eva.get(f"/api/tables/{table}"))["rating"] == "guest"
        async with ana.at(table) as one, eva.at(table) as other:
            await to_the_end(one, other)
        assert await ratings(ana) == {}


async def test_in_a_rated_match_nothing_is_taken_back(server: Served) -> None:
    """Given a match with the house that its player wants rated, then undo is neither offered nor done."""
    async with server.visitor() as ana:
        await account(ana, "ana")
        for rated, offered in ((True, False), (None, True)):
            table = (await ana.open("malilla-coja", options=SHORT, rated=rated))["id"]
            async with ana.at(table) as chair:
                await play_some(chair, 6)
                news = await chair.my_turn()
                assert news["undo"] is offered
                if rated:
                    answer = await chair.ask({"type": "undo", "at": news["at"]})
                    assert answer["problem"]["key"] == "rated-no-undo"
        assert [row["undone"] for row in await server.house.storage.rows(select(schema.tables.c.undone))] == [0, 0]


async def test_a_match_with_the_house_is_rated_if_its_player_wants_it(server: Served) -> None:
    async with server.visitor() as ana:
        await account(ana, "ana")
        for rated in (None, True):
            table = (await ana.open(GAME, places=ALONE, options=SHORT, rated=rated))["id"]
            async with ana.at(table) as chair:
                await play_out(chair, Random(1))
                if rated:
                    await chair.until(lambda news: news["type"] == "rated")
        assert [matches for _, matches in (await ratings(ana)).values()] == [1]


async def test_nobody_takes_anothers_place_in_a_rated_match(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as luz:
        await account(ana, "ana")
        await account(eva, "eva")
        told = await two(ana, eva, options=LONG, newcomers=True)
        path = f"/api/tables/{told['id']}"
        assert (told["rating"], told["newcomers"]) == ("rated", False)
        answer = await ana.send("POST", f"{path}/terms", {"newcomers": True})
        assert (answer.status_code, answer.json()["key"]) == (409, "rated-match")
        await eva.post(f"{path}/leave")
        for visitor in (eva, luz):
            assert (await visitor.send("POST", f"{path}/sit", {})).json()["key"] == "begun"


# Who leaves.


async def test_who_leaves_a_rated_match_has_lost_it_at_once_and_once_only(server: Served) -> None:
    """Given a rated match, when one leaves it, then he has lost it, however the house ends it for him; the one who
    stays is rated by how it ends."""
    async with server.visitor() as ana, server.visitor() as eva:
        await account(ana, "ana")
        await account(eva, "eva")
        table = (await two(ana, eva))["id"]
        async with ana.at(table) as chair:
            await chair.view()
            await eva.post(f"/api/tables/{table}/leave")
            told = (await chair.until(lambda news: news["type"] == "rated"))["changes"]
            assert told[0] is None and told[1]["after"] < told[1]["before"]
            assert await ratings(ana) == {"eva": (told[1]["after"], 1)}
            await play_out(chair, Random(1))
            end = (await chair.until(lambda news: news["type"] == "rated" and news["changes"][0]))["changes"]
        assert end[1] == told[1]
        assert await ratings(ana) == {"ana": (end[0]["after"], 1), "eva": (told[1]["after"], 1)}


async def test_who_leaves_the_house_alone_has_lost_too(server: Served) -> None:
    """Given a rated match with the house, when its player leaves and nobody is there to end it, then it has counted."""
    async with server.visitor() as ana:
        await account(ana, "ana")
        table = (await ana.open(GAME, places=ALONE, options=LONG, rated=True))["id"]
        await ana.post(f"/api/tables/{table}/leave")
        [(rating, matches)] = (await ratings(ana)).values()
        assert matches == 1 and rating < 1000


async def test_to_leave_what_is_not_rated_costs_nothing(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as guest:
        await account(ana, "ana")
        table = (await two(ana, guest, options=LONG))["id"]
        await ana.post(f"/api/tables/{table}/leave")
        assert await ratings(ana) == {}


@pytest.mark.parametrize("alone", [True, False])
async def test_who_lets_a_rated_match_stand_still_has_left_it(server: Served, alone: bool) -> None:
    """Given one who is awaited and does not come back, then after a week he has lost, and once only."""
    async with server.visitor() as ana, server.visitor() as eva:
        await account(ana, "ana")
        await account(eva, "eva")
        told = (
            await ana.open(GAME, places=ALONE, options=LONG, rated=True) if alone else await two(ana, eva, options=LONG)
        )
        table = told["id"]
        async with ana.at(table) as one, (ana if alone else eva).at(table) as other:
            awaited = await next_to_play([one] if alone else [one, other])
            loser = "ana" if alone or awaited is one else "eva"
        await server.house.count_forsaken()
        assert await ratings(ana) == {}, "not before its time"
        server.house.live[table].abandon()
        then = server.house.watch.date() - FORSAKEN - 60
        await server.house.storage.keep(lambda c: c.execute(update(schema.moves).values(at=then)))
        await server.house.storage.keep(lambda c: c.execute(update(schema.tables).values(opened=then)))
        for _ in range(2):
            await server.house.count_forsaken()
            [(name, (rating, matches))] = (await ratings(ana)).items()
            assert (name, matches) == (loser, 1) and rating < 1000
