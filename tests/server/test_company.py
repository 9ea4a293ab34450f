"""Friends at a table: pairs, the beginning, what the host changes, and those who take a bot's place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tapete.server.addresses import host_of, is_own, reachable
from tests.patience import GLANCE, PATIENCE
from tests.server.visitors import Chair, Message, Served, config_for, next_to_play, serving

FRIENDS = [{"kind": "you"}, *[{"kind": "open"}] * 3]
HOUSE = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
ROUNDS = {"rounds": 4, "favourite": "none"}


async def test_friends_choose_their_pairs_and_the_host_begins(server: Served) -> None:
    """Given a table that starts when its host says so, then people change places, and bots fill what is free."""
    async with server.visitor() as ana, server.visitor() as blas, server.visitor() as eva:
        table = await ana.open("malilla", places=FRIENDS, starts="host", options=ROUNDS)
        path = f"/api/tables/{table['id']}"
        assert table["sides"] == [0, 1, 0, 1]
        await blas.post(f"{path}/sit", {"place": 1})
        await eva.post(f"{path}/sit", {"place": 3})
        refused = await blas.send("POST", f"{path}/move", {"place": 3, "to": 2})
        assert (refused.status_code, refused.json()["key"]) == (403, "not-host")
        assert (await blas.send("POST", f"{path}/move", {"place": 1, "to": 0})).status_code == 403
        assert (await eva.send("POST", f"{path}/move", {"place": 3, "to": 9})).json()["key"] == "no-place"
        assert (await eva.post(f"{path}/move", {"place": 3, "to": 2}))["place"] == 2
        moved = await ana.post(f"{path}/move", {"place": 2, "to": 1})
        assert [place["kind"] for place in moved["places"]] == ["person", "person", "person", "open"]
        assert (await blas.get(path))["place"] == 2
        assert (await blas.send("POST", f"{path}/begin")).status_code == 403
        begun = await ana.post(f"{path}/begin")
        assert (begun["status"], begun["places"][3]["kind"], begun["places"][3]["level"]) == (
            "playing", "bot", "treatise",
        )  # fmt: skip
        assert (await ana.send("POST", f"{path}/move", {"place": 0, "to": 1})).json()["key"] == "begun"


async def test_a_full_table_waits_for_its_host(server: Served) -> None:
    """Given a table that starts when its host says so, when the last place is taken, then it still waits."""
    async with server.visitor() as ana, server.visitor() as blas:
        table = await ana.open("malilla-vistas", places=FRIENDS[:2], starts="host")
        sat = await blas.post(f"/api/tables/{table['id']}/sit", {})
        assert (sat["status"], sat["sides"]) == ("waiting", None)
        assert (await ana.post(f"/api/tables/{table['id']}/begin"))["status"] == "playing"


async def test_pairs_that_are_drawn_are_not_shown(server: Served) -> None:
    """Given Mus, then pairs are shown only where they are not drawn by lot; the game says with which options."""
    async with server.visitor() as ana:
        drawn, fixed = [await ana.open("mus", places=FRIENDS, options={"partners": p}) for p in ("drawn", "fixed")]
        assert (drawn["sides"], fixed["sides"]) == (None, [0, 1, 0, 1])
        told = {game["name"]: game["pairs"] for game in await ana.get("/api/games")}
        assert (told["mus"], told["zanga"], told["revesino"]) == ({"partners": "fixed"}, {}, None)


async def test_a_name_is_changed_where_one_waits(server: Served) -> None:
    """Given somebody who waits, when he is called otherwise, then all at the table see it; never twice the same."""
    async with server.visitor() as ana, server.visitor() as blas:
        table = await ana.open("malilla", places=FRIENDS)
        await blas.post(f"/api/tables/{table['id']}/sit", {})
        await ana.become("/api/me", {"name": "Paloma"}, "PUT")
        await blas.become("/api/me", {"name": "Paloma"}, "PUT")
        names = [place["name"] for place in (await ana.get(f"/api/tables/{table['id']}"))["places"]]
        assert names == ["Paloma", "Paloma 2", "", ""]


async def test_the_host_changes_the_clock_before_and_the_newcomers_at_any_time(server: Served) -> None:
    """Given a host, then he alone changes what all see; in a match the clock stays."""
    async with server.visitor() as ana, server.visitor() as blas:
        table = await ana.open("malilla-vistas", places=FRIENDS[:2])
        path = f"/api/tables/{table['id']}"
        assert (table["clock"], table["newcomers"]) == ("none", False)
        assert (await blas.send("POST", f"{path}/terms", {"newcomers": True})).status_code == 403
        await ana.post(f"{path}/terms", {"clock": "brisk"})
        await blas.post(f"{path}/sit", {})
        assert (await ana.send("POST", f"{path}/terms", {"clock": "none"})).json()["key"] == "begun"
        await ana.post(f"{path}/terms", {"newcomers": True})
        seen = await blas.get(path)
        assert (seen["clock"], seen["newcomers"], seen["host"]) == ("brisk", True, False)
        left = await ana.post(f"{path}/leave")
        assert (left["host"], left["places"][0]["resigned"]) == (False, True)
        assert (await blas.get(path))["host"]


# A bot's place.


async def play_into(chair: Chair, hand: int) -> None:
    """Play until this hand is dealt."""
    chance = Random(7)
    while (news := await chair.my_turn())["view"]["hand"] < hand:
        await chair.play(chance)
        await chair.view(lambda later: later["at"] > news["at"])


async def test_a_newcomer_takes_a_bots_place_when_the_hand_is_over(server: Served) -> None:
    """Given a host who allows it, when somebody asks in the midst of a hand, then he watches on, and plays the next."""
    async with server.visitor() as ana, server.visitor() as eva:
        table = await ana.open("malilla-cubiertas", places=HOUSE, options=ROUNDS)
        path = f"/api/tables/{table['id']}"
        async with ana.at(table["id"]) as host, eva.at(table["id"]) as guest:
            await play_into(host, 1)
            assert (await eva.send("POST", f"{path}/sit", {})).json()["key"] == "begun"
            await ana.post(f"{path}/terms", {"newcomers": True})
            asked = await eva.post(f"{path}/sit", {})
            assert (asked["place"], asked["coming"], asked["places"][1]["kind"]) == (None, 1, "bot")
            told = await host.until(lambda told: told["type"] == "table" and told["table"]["places"][1]["comer"])
            name = told["table"]["places"][1]["comer"]
            watched = len(guest.all("view"))
            await play_into_with(host, guest)
            news = await guest.view(lambda news: news["view"]["seat"] is not None and bool(own_cards(news)))
            assert news["view"]["hand"] == 2 and all(own_cards(news))
            for view in guest.all("view")[watched:]:
                assert view["view"]["seat"] is not None or not any(
                    card for seat in view["view"]["seats"] for card in seat["cards"]
                )
            assert name in [seat["name"] for seat in (await host.view())["view"]["seats"]]
            after = (await ana.get(path))["places"][1]
            assert (after["kind"], after["name"], after["comer"]) == ("person", name, None)
            # His page has added its part to the first shuffle of his own.
            assert 1 not in guest.all("shuffled")[-1]["left_out"]
        assert (await server.house.sheet(table["id"])).holders[1].since == 1


async def play_into_with(host: Chair, guest: Chair) -> None:
    """The host plays until the guest sits and has cards; then whoever is to play does, until both have."""
    chance = Random(3)
    async with asyncio.timeout(PATIENCE):
        while True:
            news = await guest.view()
            if news["view"]["seat"] is not None and news["view"]["hand"] == 2 and own_cards(news):
                return
            chairs = [host] if news["view"]["seat"] is None else [host, guest]
            for chair in chairs:
                view = (await chair.view())["view"]
                if view["prompt"] is not None and view["turn"] == view["seat"]:
                    await chair.play(chance)
            await host.ask({"type": "ping"})
            await asyncio.sleep(GLANCE)


def own_cards(news: Message) -> list[str]:
    cards: list[str] = news["view"]["seats"][news["view"]["seat"]]["cards"]
    return cards


async def test_who_has_left_may_come_back_and_who_is_gone_loses_what_he_asked_for(server: Served) -> None:
    """Given one who left his place to a bot, when he asks again, then it is his own; who takes it back asks no more."""
    async with server.visitor() as ana, server.visitor() as blas:
        table = await ana.open("malilla-vistas", places=FRIENDS[:2], options=ROUNDS, newcomers=True)
        path = f"/api/tables/{table['id']}"
        await blas.post(f"{path}/sit", {})
        async with ana.at(table["id"]) as first, blas.at(table["id"]) as second:
            await next_to_play([first, second])
            assert (await blas.send("POST", f"{path}/sit", {})).json()["key"] == "seated-already"
            await blas.post(f"{path}/leave")
            assert (await blas.post(f"{path}/sit", {"place": 0}))["coming"] == 1
            assert (await blas.post(f"{path}/leave"))["coming"] is None
            assert (await blas.post(f"{path}/sit", {}))["coming"] == 1
            await ana.post(f"{path}/terms", {"newcomers": False})
            assert (await blas.get(path))["coming"] is None


# Where others find the server.


async def test_only_its_own_machine_is_told_where_others_find_it(server: Served, tmp_path: Path) -> None:
    """Given a server for this machine only, then there is no address for others; another name is told nothing."""
    async with server.visitor() as ana:
        assert await ana.get("/api/addresses") == {"own": True, "urls": []}
        server.house.bound = "192.0.2.7"
        told = await ana.get("/api/addresses")
        assert told == {"own": True, "urls": [f"http://192.0.2.7:{server.port}"]}
        elsewhere = await ana.http.get("/api/addresses", headers={"host": "cards.example"})
        assert elsewhere.json() == {"own": False, "urls": []}
        through_a_proxy = await ana.http.get("/api/addresses", headers={"x-forwarded-for": "203.0.113.9"})
        assert through_a_proxy.json() == {"own": False, "urls": []}


@pytest.mark.parametrize(
    ("host", "own"), [("localhost", True), ("127.0.0.1", True), ("::1", True), ("192.168.1.4", False), (None, False)]
)
def test_a_machine_knows_its_own_names(host: str | None, own: bool) -> None:
    assert is_own(host) is own


def test_addresses_are_written_as_they_are_typed() -> None:
    assert reachable("127.0.0.1", 8311) == []
    assert reachable("2001:db8::7", 80) == ["http://[2001:db8::7]:80"]
    assert host_of("[::1]:8311") == ("::1", 8311)
    assert host_of("localhost") == ("localhost", None)
    assert host_of("a:b:c") == (None, None)
    assert all(url.startswith("http://") and "127." not in url for url in reachable("0.0.0.0", 8311))


async def test_what_was_agreed_is_there_after_a_restart(tmp_path: Path) -> None:
    """Given what the host has chosen, when the server starts again, then it is as it was."""
    config = config_for(tmp_path)
    async with serving(config) as before, before.visitor() as ana:
        wish = {"clock": "relaxed", "starts": "host", "newcomers": True}
        table = (await ana.open("malilla", places=FRIENDS, **wish))["id"]
    async with serving(config) as after, after.visitor() as eva:
        told = await eva.get(f"/api/tables/{table}")
        assert {key: told[key] for key in wish} == wish
