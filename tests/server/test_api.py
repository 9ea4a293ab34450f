"""What can be read and done without a socket: games, laws, the judge, words, accounts, what was played."""

from __future__ import annotations

import ast
import gzip
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tapete
from tapete.games import REGISTRY
from tapete.laws import book
from tapete.laws.book import LANGUAGES
from tapete.server.routes import games
from tapete.server.sheet import PHRASES
from tapete.table.record import read_record
from tapete.words import Words
from tests.server.visitors import SHORT, TWO, Served, next_to_play, play_out

WRITTEN = {"login": "Ana.1", "password": "a long password"}


async def test_every_game_is_offered_with_its_options_in_words(server: Served) -> None:
    async with server.visitor() as ana:
        games = await ana.get("/api/games?language=es")
        assert [game["name"] for game in games] == list(REGISTRY)
        rounds = next(option for option in games[0]["options"] if option["name"] == "rounds")
        assert (rounds["kind"], rounds["least"], rounds["most"], rounds["values"]) == ("number", 1, 50, [])
        assert "vueltas" in rounds["label"]
        for option in (option for game in games for option in game["options"]):
            assert option["label"] and option["law"] and set(map(str, option["labels"].values())) != {""}
        assert (await ana.http.get("/api/games?language=xx")).status_code == 400


async def test_the_laws_are_read_and_searched(server: Served) -> None:
    async with server.visitor() as ana:
        book = await ana.get("/api/games/malilla/laws?language=es&words=rector vicario")
        assert [law["id"] for chapter in book["chapters"] for law in chapter["laws"]] == ["mal.vistas.1"]
        whole = await ana.get("/api/games/malilla/laws?language=pt")
        assert sum(len(chapter["laws"]) for chapter in whole["chapters"]) > 150 and whole["how_to_play"].startswith("#")
        assert (await ana.http.get("/api/games/malilla/laws?topic=nonsense")).json()["key"] == "unknown-topic"
        assert (await ana.http.get("/api/games/parchis/laws")).json()["key"] == "unknown-game"


EVERYBODYS = [
    "/api/games?language=pt", "/api/games/voltarete/laws?language=pt", "/api/games/mus/lessons?language=pt",
    "/api/games/zanga/incidents?language=pt", "/api/words/pt", "/api/words/pt/mus",
]  # fmt: skip


@pytest.mark.parametrize("path", EVERYBODYS)
async def test_what_is_the_same_for_everybody_is_worked_out_once(
    server: Served, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.visitor() as ana:
        first = await ana.http.get(path)
        monkeypatch.setattr(games, "encode", lambda _: pytest.fail("it is worked out again"))
        again = await ana.http.get(path)
        assert again.content == first.content and again.headers["etag"] == first.headers["etag"]
        known = await ana.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
        stale = await ana.http.get(path, headers={"if-none-match": '"another"'})
        assert stale.content == first.content


async def test_a_search_strips_no_law_of_its_accents_twice(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.visitor() as ana:
        first = await ana.get("/api/games/voltarete/laws?language=es&words=rey de copas códillo")
        stripped: list[str] = []

        def counted(text: str) -> str:
            stripped.append(text)
            return plain(text)

        plain = book._plain
        monkeypatch.setattr(book, "_plain", counted)
        assert await ana.get("/api/games/voltarete/laws?language=es&words=rey de copas códillo") == first
        assert stripped == ["rey de copas códillo"]
        found = await ana.get("/api/games/voltarete/laws?language=es&words=CODÍLLO")
        assert len([law for chapter in found["chapters"] for law in chapter["laws"]]) > 10


async def test_what_is_asked_for_once_is_packed_lightly_and_only_for_who_can_unpack_it(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a search that finds nearly the whole book, then it is not packed as well as what is packed once for all."""
    path = "/api/games/voltarete/laws?language=es&words=a"
    levels: list[int] = []

    def packing(body: bytes, compresslevel: int = 9, **more: Any) -> bytes:
        levels.append(compresslevel)
        return packed(body, compresslevel, **more)

    packed = gzip.compress
    async with server.visitor() as ana:
        monkeypatch.setattr(gzip, "compress", packing)
        plain = await ana.http.get(path, headers={"accept-encoding": "identity"})
        assert levels == [] and "content-encoding" not in plain.headers
        light = await ana.http.get(path, headers={"accept-encoding": "gzip"})
        assert levels == [1] and light.headers["content-encoding"] == "gzip" and light.content == plain.content


async def test_a_hand_of_the_book_is_followed_from_its_law(server: Served) -> None:
    async with server.visitor() as ana:
        book = await ana.get("/api/games/voltarete/laws?language=pt&words=vol.I.17.20")
        law = next(law for chapter in book["chapters"] for law in chapter["laws"] if law["id"] == "vol.I.17.20")
        lost, won = law["hands"]
        assert lost["title"].startswith("Sétimo exemplo") and lost["laws"] == ["vol.I.17.20"]
        replay = await ana.get(f"/api/hands/{won['name']}?language=es&start=1&count=2")
        assert (replay["start"], [step["action"] for step in replay["steps"]]) == (1, ["deal", "passo"])
        dealt = replay["steps"][0]["view"]["seats"]
        assert [len(seat["cards"]) for seat in dealt] == [9, 9, 9] and None not in dealt[1]["cards"]
        last = await ana.get(f"/api/hands/{won['name']}?start={replay['length'] - 1}")
        assert last["steps"][0]["action"] == "play 6O" and last["hand"]["title"].startswith("Seventh")
        unknown = await ana.http.get("/api/hands/voltarete-99")
        assert (unknown.status_code, unknown.json()["key"]) == (404, "no-hand")


async def test_the_judge_decides(server: Served) -> None:
    async with server.visitor() as ana:
        incidents = await ana.get("/api/games/malilla/incidents?language=es")
        revoke = next(incident for incident in incidents if incident["name"] == "revoke")
        assert [fact["name"] for fact in revoke["facts"]][:3] == ["kind", "noticed", "taken_up"]
        case = {"incident": "revoke", "facts": {"kind": "follow", "noticed": "opponent", "taken_up": True}}
        ruling = await ana.post("/api/games/malilla/ruling", {**case, "language": "es"})
        assert ruling["decision"] == "fault" and ruling["laws"] and ruling["text"]
        assert ruling["payments"][0]["amount"] == 10 and "paga" in ruling["payments"][0]["text"]
        missing = await ana.send("POST", "/api/games/malilla/ruling", {"incident": "revoke", "facts": {}})
        assert (missing.status_code, missing.json()["key"]) == (400, "missing-fact")
        unknown = await ana.send("POST", "/api/games/malilla/ruling", {"incident": "revok", "facts": {}})
        assert (unknown.status_code, unknown.json()["key"]) == (400, "unknown-incident")
        assert "revoke" in unknown.json()["args"]["near"]


async def test_the_words_are_served_in_every_language(server: Served) -> None:
    async with server.visitor() as ana:
        for language in LANGUAGES:
            words = await ana.get(f"/api/words/{language}")
            assert set(words["files"]) == {"table", "server", "web"}
            malilla = await ana.get(f"/api/words/{language}/malilla")
            assert set(malilla["files"]) == {"malilla"} and malilla["files"]["malilla"]
        assert (await ana.http.get("/api/words/..")).status_code in (400, 404)
        for other in ("cli", "nothing", "..", "table"):
            assert (await ana.http.get(f"/api/words/es/{other}")).status_code == 404


@pytest.mark.parametrize("language", ["es", "pt"])
def test_every_refusal_and_phrase_has_words(language: str) -> None:
    words = Words(language, "", "server", "cli")
    family, keys = {"Refusal", "NotNow", "UnfairDeal", "BadText", "BadOption"}, set()
    folder = Path(tapete.__file__).parent
    for file in [*(folder / "server").rglob("*.py"), *folder.glob("sitting/*.py"), *folder.glob("commands/*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key)), *_]) if name in family:
                    keys.add(key)
    assert {key for key in keys if not words.has(f"error-{key}")} == set()
    assert {phrase for phrase in PHRASES if not words.has(f"phrase-{phrase}")} == set()


# Accounts.


async def test_a_guest_is_a_cookie_and_a_name(server: Served) -> None:
    async with server.visitor() as ana:
        assert (await ana.enter())["name"] == ""
        assert (await ana.become("/api/me", {"name": "  Ana\u202e  María "}, "PUT"))["name"] == "Ana María"
        assert (await ana.enter())["name"] == "Ana María"
        for name in ("", "x" * 25, "\u200b\u200b", 7):
            assert (await ana.send("PUT", "/api/me", {"name": name})).status_code == 400
        settings = (await ana.enter())["settings"]
        assert (await ana.become("/api/me/settings", {**settings, "deck": "french"}, "PUT"))["settings"][
            "deck"
        ] == "french"
        assert (await ana.send("PUT", "/api/me/settings", {**settings, "deck": "tarot"})).status_code == 400


async def test_an_account_keeps_what_the_guest_has_and_opens_in_another_browser(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as elsewhere, server.visitor() as eva:
        table = await ana.open("malilla-coja", options=SHORT)
        me = await ana.become("/api/account", WRITTEN)
        assert me["account"] == "Ana.1" and [found["id"] for found in me["tables"]] == [table["id"]]
        taken = await eva.send("POST", "/api/account", {**WRITTEN, "login": "ana.1"})
        assert (taken.status_code, taken.json()["key"]) == (409, "login-taken")
        for wrong in ({**WRITTEN, "password": "another one"}, {**WRITTEN, "login": "nobody"}):
            answer = await elsewhere.send("POST", "/api/login", wrong)
            assert (answer.status_code, answer.json()["key"]) == (403, "wrong-password")
        there = await elsewhere.become("/api/login", WRITTEN)
        assert [found["id"] for found in there["tables"]] == [table["id"]]
        async with elsewhere.at(table["id"]) as chair:
            assert (await chair.until(lambda told: told["type"] == "table"))["table"]["place"] == 0


async def test_to_log_out_everywhere_ends_every_session_and_socket(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as elsewhere:
        await ana.become("/api/account", WRITTEN)
        await elsewhere.become("/api/login", WRITTEN)
        table = await ana.open("malilla-coja", options=SHORT)
        stolen = dict(elsewhere.http.cookies)
        async with elsewhere.at(table["id"]) as chair:
            await chair.view()
            assert (await ana.become("/api/logout-everywhere"))["account"] is None
            with pytest.raises(ConnectionError):
                await chair.until(lambda _: False)
            assert chair.socket.close_code == 4401
        assert (await elsewhere.send("PUT", "/api/me", {"name": "still"})).status_code == 401
        assert (await elsewhere.enter())["account"] is None
        elsewhere.http.cookies.update(stolen)
        assert (await elsewhere.enter())["account"] is None


async def test_accounts_are_rated(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.become("/api/account", WRITTEN)
        await eva.become("/api/account", {**WRITTEN, "login": "Eva.1"})
        table = await ana.open("malilla-vistas", places=TWO, options=SHORT)
        await eva.post(f"/api/tables/{table['id']}/sit", {})
        async with ana.at(table["id"]) as one, eva.at(table["id"]) as two:
            chance = Random(1)
            while (await one.view())["view"]["winners"] is None:
                await (await next_to_play([one, two])).play(chance)
                await next_to_play([one, two])
            changes = (await one.until(lambda told: told["type"] == "rated"))["changes"]
            winners = (await one.view())["view"]["winners"]
        assert all(change["before"] != change["after"] for change in changes)
        async with ana.at(table["id"]) as back:
            assert (await back.until(lambda told: told["type"] == "rated"))["changes"] == changes
        rated = {rating["name"]: rating for rating in await ana.get("/api/ratings?game=malilla-vistas")}
        assert {(name, rating["matches"], rating["you"]) for name, rating in rated.items()} == {
            ("Ana.1", 1, True), ("Eva.1", 1, False),
        }  # fmt: skip
        assert [rated[name]["rating"] for name in ("Ana.1", "Eva.1")] == [change["after"] for change in changes]
        [past] = await eva.get("/api/history")
        assert [player["won"] for player in past["players"]].count(True) == len(winners)
        assert await eva.get(f"/api/history?before={past['table']}") == []
        assert await eva.get(f"/api/history?before={10**30}") == []


async def test_a_finished_match_is_replayed_with_all_cards_open(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as anybody:
        table = await ana.open("malilla-coja", options=SHORT)
        async with ana.at(table["id"]) as chair:
            last = await play_out(chair, Random(1))
        record = (await anybody.http.get(f"/api/tables/{table['id']}/record")).text
        assert len(read_record(record).moves) == last["at"]
        replay = await anybody.get(f"/api/tables/{table['id']}/replay?start=0&count=200")
        assert replay["length"] == last["at"] + 1 and replay["steps"][0]["action"] is None
        dealt = next(step for step in replay["steps"] if any(seat["cards"] for seat in step["view"]["seats"]))
        assert all(card for seat in dealt["view"]["seats"] for card in seat["cards"])
        middle = await anybody.get(f"/api/tables/{table['id']}/replay?start=20&count=3")
        assert middle["steps"] == replay["steps"][20:23]
        assert (await anybody.http.get(f"/api/tables/{table['id']}/replay?count=100000")).status_code == 400


async def test_a_table_is_opened_by_a_regulation(server: Served) -> None:
    async with server.visitor() as ana:
        mus = next(game for game in await ana.get("/api/games?language=pt") if game["name"] == "mus")
        iparralde = next(each for each in mus["regulations"] if each["name"] == "iparralde")
        assert iparralde["options"]["kings"] == 4 and iparralde["address"].startswith("https://federation-mus.fr")
        assert iparralde["title"] == "Iparralde" and "quatro reis" in iparralde["about"] and iparralde["doubt"]
        made = await ana.post("/api/tables", {"game": "mus", "regulation": "iparralde", "options": {"goal": 30}})
        assert (made["regulation"], made["changed"], made["options"]["kings"], made["options"]["goal"]) == (
            "iparralde", True, 4, 30,
        )  # fmt: skip
        usual = await ana.post("/api/tables", {"game": "mus"})
        assert (usual["regulation"], usual["changed"]) == (None, False)
        refused = await ana.send("POST", "/api/tables", {"game": "mus", "regulation": "vizcaya"})
        assert (refused.status_code, refused.json()["key"]) == (400, "unknown-regulation")
