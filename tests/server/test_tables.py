"""At the table: sitting down, playing, racing, leaving, coming back."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.patience import until
from tests.server.visitors import (
    SHORT,
    TWO,
    Chair,
    Message,
    Served,
    any_action,
    config_for,
    next_to_play,
    play_out,
    serving,
)
from tests.server.watches import StoppedWatch

ONE_ROUND = {"rounds": 1, "favourite": "none", "substitutes": "never"}


async def test_a_match_against_bots_from_beginning_to_end(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-coja", options=SHORT)
        assert table["status"] == "playing" and table["place"] == 0 and table["host"]
        async with ana.at(table["id"]) as chair:
            last = await play_out(chair, Random(1))
            over = await chair.until(lambda told: told["type"] == "table" and told["table"]["status"] == "over")
        assert last["view"]["phase"] == "over" and over["table"]["moves"] == last["at"]
        history = await ana.get("/api/history")
        assert [match["table"] for match in history] == [table["id"]]
        assert sum(player["you"] for player in history[0]["players"]) == 1


async def test_two_people_sit_down_and_each_sees_his_own_cards(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as blas:
        table = await ana.open("malilla-cubiertas", places=TWO, public=True, options=SHORT)
        assert table["status"] == "waiting"
        assert [found["id"] for found in (await blas.get("/api/tables"))["open"]] == [table["id"]]
        async with ana.at(table["id"]) as first, blas.at(table["id"]) as second:
            assert (await blas.post(f"/api/tables/{table['id']}/sit", {}))["place"] == 1
            chance = Random(2)
            while (await first.view())["view"]["hand"] == 0 or not own_cards(await first.view()):
                await (await next_to_play([first, second])).play(chance)
            views = [await chair.view(lambda told: bool(own_cards(told))) for chair in (first, second)]
        assert {news["view"]["seat"] for news in views} == {0, 1}
        for news in views:
            assert all(own_cards(news)) and not any(news["view"]["seats"][1 - news["view"]["seat"]]["cards"])


def own_cards(news: Message) -> list[str]:
    cards: list[str] = news["view"]["seats"][news["view"]["seat"]]["cards"]
    return cards


async def test_of_two_who_race_for_a_turn_one_wins_and_the_other_is_told(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(table["id"]) as one, ana.at(table["id"]) as other:
            news = await one.my_turn()
            action = any_action(news["view"]["prompt"], Random(3))
            answers = await asyncio.gather(one.act(news["at"], action), other.act(news["at"], action))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        [refused] = [answer for answer in answers if answer["type"] == "refused"]
        assert refused["problem"]["key"] == "stale"


async def test_whoever_watches_sees_no_hand_and_may_do_nothing(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as guest:
        table = await ana.open("malilla", options=ONE_ROUND)
        async with ana.at(table["id"]) as chair, guest.at(table["id"]) as stool:
            await play_some(chair, 8)
            news = await stool.view(lambda told: told["view"]["hand"] == 1)
            assert news["view"]["seat"] is None and news["view"]["prompt"] is None
            assert not any(card for seat in news["view"]["seats"] for card in seat["cards"])
            answer = await stool.act(news["at"], "play 1E")
            assert answer["problem"]["key"] == "not-seated"
            assert (await stool.ask({"type": "phrase", "phrase": "hello"}))["problem"]["key"] == "not-seated"


async def play_some(chair: Chair, moves: int, seed: int = 4) -> None:
    chance = Random(seed)
    for _ in range(moves):
        assert (await chair.play(chance))["type"] == "done"


async def test_a_place_is_kept_for_whoever_is_away_and_then_a_bot_stands_in(database: str) -> None:
    watch = StoppedWatch()
    async with (
        serving(config_for(database, away_after=10.0), watch) as server,
        server.visitor() as ana,
        server.visitor() as eva,
    ):
        table = await ana.open("malilla-vistas", places=TWO, options=SHORT)
        await eva.post(f"/api/tables/{table['id']}/sit", {})
        async with ana.at(table["id"]) as stays:
            async with eva.at(table["id"]) as leaves:
                while await next_to_play([stays, leaves]) is stays:
                    await stays.play(Random(5))
            gone = await stays.until(lambda told: told["type"] == "table" and not told["table"]["places"][1]["present"])
            assert not gone["table"]["places"][1]["bot_plays"]
            at = (await stays.view())["at"]
            watch.turn(9)
            await stays.ask({"type": "ping"})
            assert (await stays.view())["at"] == at
            watch.turn(1)
            await stays.view(lambda later: later["at"] > at)
            assert stays.all("table")[-1]["table"]["places"][1]["bot_plays"]
            async with eva.at(table["id"]) as back:
                told = await back.until(lambda told: told["type"] == "table")
                assert told["table"]["place"] == 1 and not told["table"]["places"][1]["bot_plays"]


async def test_nobody_talks_at_a_table_that_plays_in_silence(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("voltarete", options={"recambos": 1})
        async with ana.at(table["id"]) as chair:
            news = await chair.view(lambda news: news["view"]["hushed"] or news["view"]["phase"] == "cut")
            if news["view"]["turn"] == news["view"]["seat"]:
                await chair.act(news["at"], "cut 10")
            await chair.view(lambda news: news["view"]["hushed"])
            assert (await chair.ask({"type": "phrase", "phrase": "hello"}))["problem"]["key"] == "hushed"


async def test_a_resigned_place_is_played_on_by_a_bot(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        table = await ana.open("malilla-vistas", places=TWO, options=SHORT)
        await eva.post(f"/api/tables/{table['id']}/sit", {"place": 1})
        async with ana.at(table["id"]) as stays, eva.at(table["id"]) as leaves:
            await leaves.view()
            assert (await eva.post(f"/api/tables/{table['id']}/leave"))["places"][1]["resigned"]
            assert (await play_out(stays, Random(6)))["view"]["winners"] is not None
            assert stays.all("table")[-1]["table"]["places"][1]["resigned"]
            answer = await leaves.act((await leaves.view())["at"], "play 1E")
            assert answer["problem"]["key"] in ("resigned", "match-over")


async def test_a_move_can_be_taken_back_against_bots_only(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        table = await ana.open("malilla-coja", options=SHORT)
        async with ana.at(table["id"]) as chair:
            await play_some(chair, 6)
            before = await chair.my_turn()
            assert before["undo"]
            answer = await chair.ask({"type": "undo", "at": before["at"]})
            assert answer["type"] == "done" and answer["at"] < before["at"]
            after = await chair.view(lambda later: later["at"] == answer["at"])
            assert after["view"]["turn"] == after["view"]["seat"]
            assert (await chair.act(after["at"], any_action(after["view"]["prompt"], Random(9))))["type"] == "done"
        other = await ana.open("malilla-vistas", places=TWO, options=SHORT)
        await eva.post(f"/api/tables/{other['id']}/sit", {})
        async with ana.at(other["id"]) as one, eva.at(other["id"]) as two:
            for _ in range(4):
                await (await next_to_play([one, two])).play(Random(7))
            await next_to_play([one, two])
            news = await one.view()
            assert not news["undo"]
            assert (await one.ask({"type": "undo", "at": news["at"]}))["problem"]["key"] == "no-undo"


@pytest.mark.parametrize(("game", "word"), [("malilla-cubiertas", "discard"), ("cientos", "discard"), ("mus", "cut")])
async def test_what_has_shown_a_new_card_cannot_be_taken_back(server: Served, game: str, word: str) -> None:
    chance, tried = Random(1), False
    async with server.visitor() as ana:
        # A match may be over before it comes to that: then another one is played.
        while not tried:
            table = await ana.open(game)
            async with ana.at(table["id"]) as chair:
                tried = await shown_after(chair, word, chance)


async def shown_after(chair: Chair, word: str, chance: Random) -> bool:
    """Whether somebody came to do this and the match went on; if so, he cannot take it back."""
    while (news := await chair.my_turn())["view"]["prompt"]:
        action = any_action(news["view"]["prompt"], chance)
        assert (await chair.act(news["at"], action))["type"] == "done"
        if action.startswith(word):
            after = await chair.my_turn()
            assert after["at"] > news["at"] and not after["undo"]
            if after["view"]["winners"] is not None:
                return False
            assert (await chair.ask({"type": "undo", "at": after["at"]}))["problem"]["key"] == "no-undo"
            return True
    return False


async def test_coming_back_tells_only_what_was_missed(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla", options=ONE_ROUND)
        async with ana.at(table["id"]) as chair:
            await play_some(chair, 4)
            seen = (await chair.my_turn())["view"]
        async with ana.at(table["id"], since=seen["next_event"]) as chair:
            again = (await chair.view())["view"]
        assert again["events"] == [] and again["seats"] == seen["seats"] and again["prompt"] == seen["prompt"]


async def test_coming_in_late_tells_nothing_that_is_told_no_more(server: Served) -> None:
    def made(news: Message) -> int:
        return sum(seat["taken"] for seat in news["view"]["seats"])

    def cards(events: list[Message]) -> list[str]:
        return [dict(event["details"])["card"] for event in events if event["key"] == "plays"]

    async with server.visitor() as ana, server.visitor() as guest:
        table = await ana.open("malilla", options=ONE_ROUND)
        async with ana.at(table["id"]) as chair:
            while made(news := await chair.my_turn()) < 2:
                await chair.play(Random(3))
            told = [event for each in chair.all("view") for event in each["view"]["events"]]
            lying = [played["card"] for played in news["view"]["trick"] or news["view"]["last_trick"]]
            assert len(cards(told)) >= 8 + len(news["view"]["trick"]), "who has been there was told of every trick"
        async with ana.at(table["id"]) as again, guest.at(table["id"]) as stool:
            for late in (again, stool):
                events = (await late.view())["view"]["events"]
                assert cards(events) == lying and any(event["key"] == "dealt" for event in events)


async def test_a_table_nobody_looks_at_leaves_memory_and_comes_back_the_same(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla", options=ONE_ROUND)
        async with ana.at(table["id"]) as chair:
            await play_some(chair, 10)
            before = await chair.my_turn()
        await until(lambda: not any(live.audience.connections for live in server.house.live.values()))
        for live in server.house.live.values():
            live.idle_since = -1e9
        await server.house.drop_idle()
        assert not server.house.live
        async with ana.at(table["id"], since=before["view"]["next_event"]) as chair:
            after = await chair.view()
        assert after["at"] == before["at"]
        assert after["view"]["seats"] == before["view"]["seats"] and after["view"]["prompt"] == before["view"]["prompt"]


async def test_phrases_are_offered_and_chat_is_off_unless_wanted(server: Served) -> None:
    async with server.visitor() as ana:
        quiet = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(quiet["id"]) as chair:
            assert (await chair.ask({"type": "phrase", "phrase": quiet["phrases"][0]}))["type"] == "done"
            said = await chair.until(lambda told: told["type"] == "said")
            assert (said["place"], said["phrase"]) == (0, quiet["phrases"][0])
            assert (await chair.ask({"type": "phrase", "phrase": "anything"}))["problem"]["key"] == "unknown-phrase"
            assert (await chair.ask({"type": "chat", "text": "hello"}))["problem"]["key"] == "no-chat"
        lively = await ana.open("malilla-vistas", options=SHORT, chat=True)
        async with ana.at(lively["id"]) as chair:
            assert (await chair.ask({"type": "chat", "text": "a\u202e\n<b>"}))["type"] == "done"
            assert (await chair.until(lambda told: told["type"] == "said"))["text"] == "a <b>"


async def test_the_host_fills_free_places_with_bots(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        table = await ana.open("malilla-vistas", places=TWO)
        path = f"/api/tables/{table['id']}/place"
        assert (await eva.send("POST", path, {"place": 1, "level": "random"})).status_code == 403
        assert (await ana.send("POST", path, {"place": 0, "level": "random"})).status_code == 409
        assert (await ana.post(path, {"place": 1, "level": "random"}))["status"] == "playing"
        assert (await eva.send("POST", f"/api/tables/{table['id']}/sit", {})).json()["key"] == "begun"
        assert (await ana.post(f"/api/tables/{table['id']}/again"))["places"][1]["level"] == "random"


@pytest.mark.parametrize("leave_again", [False, True])
async def test_before_the_match_a_place_can_be_given_up(server: Served, leave_again: bool) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        table = await ana.open("malilla-coja", places=[{"kind": "you"}, {"kind": "open"}, {"kind": "open"}])
        await eva.post(f"/api/tables/{table['id']}/sit", {"place": 2})
        assert (await eva.send("POST", f"/api/tables/{table['id']}/sit", {})).json()["key"] == "seated-already"
        if leave_again:
            assert (await eva.post(f"/api/tables/{table['id']}/leave"))["places"][2]["kind"] == "open"
        assert len((await eva.enter())["tables"]) == (0 if leave_again else 1)


async def test_whoever_leaves_a_match_that_is_over_is_refused_and_its_result_stays(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(table["id"]) as chair:
            await play_out(chair, Random(1))
            await chair.until(lambda told: told["type"] == "table" and told["table"]["status"] == "over")
        before = await ana.get("/api/history")
        assert any(player["won"] for player in before[0]["players"])
        answer = await ana.send("POST", f"/api/tables/{table['id']}/leave")
        assert (answer.status_code, answer.json()["key"]) == (409, "match-over")
        assert await ana.get("/api/history") == before


async def test_a_table_that_was_given_up_says_so(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        table = await ana.open("malilla-vistas", places=TWO)
        (await server.house.table(table["id"])).sheet.status = "abandoned"
        for who, path, body in ((eva, "sit", {}), (ana, "leave", None), (ana, "place", {"place": 1, "level": None})):
            answer = await who.send("POST", f"/api/tables/{table['id']}/{path}", body)
            assert (answer.status_code, answer.json()["key"]) == (409, "given-up")
