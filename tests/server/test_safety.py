"""What does not come from our page, is not understood, or is too much, is refused, and says no more than it must."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
import websockets

from tapete.cards import PACK_48
from tapete.server.audience import MOST_SHOWN
from tapete.server.limits import LIMITS
from tapete.server.routes import tables
from tapete.server.socket import PATIENCE as TOO_MANY_BORNE
from tests.server.visitors import SHORT, TWO, Chair, Served, Visitor, config_for, serving
from tests.server.watches import StoppedWatch

HOSTILE: list[Any] = [
    "", "null", "[]", "{}", "{", "\x00", '"act"', "1e999", "NaN", "[" * 5000, '{"a":' * 3000,
    {"type": "act"}, {"type": "nonsense", "id": 1}, {"type": ["act"], "id": 1},
    {"type": "act", "id": 1, "at": -1, "action": "play 1E"},
    {"type": "act", "id": 1, "at": 0, "action": ""},
    {"type": "act", "id": 1, "at": 0, "action": "x" * 301},
    {"type": "act", "id": 1, "at": 0, "action": 7},
    {"type": "act", "id": 2**70, "at": 0, "action": "play 1E"},
    {"type": "act", "id": 1, "at": 0, "action": "play 1E", "seat": 2},
    {"type": "nonce", "deal": 1, "nonce": "zz" * 16}, {"type": "nonce", "deal": 1, "nonce": "ab"},
    {"type": "nonce", "deal": 1, "nonce": "ab" * 16 + "\n"},
    {"type": "chat", "id": 1, "text": "x" * 201}, {"type": "phrase", "id": 1, "phrase": {"a": 1}},
    {"type": "undo", "id": "1", "at": 0}, {"type": "ping"}, {"type": "view", "at": 1},
    {"type": "resign", "id": 1},
]  # fmt: skip

EVERY_DATABASE = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""For what comes from outside and is looked for or kept there."""


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/me", "/api/tables/none", "/assets/none.js", "/api/nonsense"])
async def test_every_answer_carries_the_headers_that_keep_the_page_to_itself(server: Served, path: str) -> None:
    async with server.visitor() as ana:
        answer = await ana.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy and "http" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/api/words/es", "/api/words/es/mus", "/api/games?language=es", "/api/games/malilla/laws"]
)
async def test_long_answers_are_packed_for_those_who_can_unpack_them(server: Served, path: str) -> None:
    async with server.visitor() as ana:
        packed = await ana.http.get(path, headers={"accept-encoding": "gzip, br"})
        plain = await ana.http.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert "accept-encoding" in packed.headers["vary"].lower()
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 2


async def test_what_holds_the_token_and_what_is_packed_already_is_not_packed(server: Served) -> None:
    async with server.visitor() as ana:
        for _ in range(12):
            await ana.open("malilla-vistas", options=SHORT)
        me = await ana.http.get("/api/me")
        assert len(me.content) > 1000 and "content-encoding" not in me.headers
        page = await ana.http.get("/")
        assert page.text.lower().startswith("<!doctype html>")


async def test_nothing_changes_without_the_token_of_the_session(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        for token in ("", "wrong", eva.csrf):
            ana_token, ana.csrf = ana.csrf, token
            answer = await ana.send("PUT", "/api/me", {"name": "forged"})
            assert (answer.status_code, answer.json()["key"]) == (403, "no-token")
            ana.csrf = ana_token
        assert (await ana.enter())["name"] == ""


@pytest.mark.parametrize("header", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}])
async def test_another_page_cannot_act_for_you(server: Served, header: dict[str, str]) -> None:
    async with server.visitor() as ana:
        headers = {"x-csrf-token": ana.csrf, "content-type": "application/json", **header}
        answer = await ana.http.post("/api/tables", content='{"game":"malilla"}', headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
        table = await ana.open("malilla-vistas", options=SHORT)
        assert await close_code(ana, table["id"], header) == 4403


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null"])
async def test_an_origin_that_is_none_is_foreign(server: Served, origin: str, caplog: pytest.LogCaptureFixture) -> None:
    async with server.visitor() as ana:
        headers = {"x-csrf-token": ana.csrf, "content-type": "application/json", "origin": origin}
        answer = await ana.http.post("/api/tables", content="{}", headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
        table = await ana.open("malilla-vistas", options=SHORT)
        assert await close_code(ana, table["id"], {"origin": origin}) == 4403
        assert not caplog.records


@pytest.mark.parametrize("start", ["[", '{"game":[', '{"surprise":['])
async def test_a_body_nested_too_deeply_is_refused(
    server: Served, start: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with server.visitor() as ana:
        headers = {"x-csrf-token": ana.csrf, "content-type": "application/json"}
        answer = await ana.http.post("/api/tables", content=start + "[" * 40_000, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-message")
        assert not caplog.records


@EVERY_DATABASE
@pytest.mark.parametrize(
    "path", ["/%00", "/api/tables/%00", "/api/tables?game=%00", "/api/history?before=a%00b", "/api/games/%00/laws"]
)
async def test_an_address_with_a_nul_is_refused(server: Served, path: str) -> None:
    async with server.visitor() as ana:
        answer = await ana.http.get(path)
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-message")


async def close_code(visitor: Visitor, table: str, headers: dict[str, str], cookie: str | None = None) -> int | None:
    async with visitor.socket(f"{table}/socket", cookie, **headers) as socket:
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        return socket.close_code


async def test_a_cookie_that_we_did_not_sign_is_worth_nothing(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        table = await ana.open("malilla-vistas", options=SHORT)
        value = ana.http.cookies["tapete"]
        session, _, signature = value.partition(".")
        for forged in (session, f"{session}.", f"{session}.{'0' * 64}", f"x{session}.{signature}", "é.é"):
            assert await close_code(eva, table["id"], {}, f"tapete={forged}") == 4401
        assert await close_code(ana, "nothing", {}) == 4404


async def test_the_cookie_is_out_of_the_reach_of_scripts(database: str) -> None:
    async with serving(config_for(database, secure=True)) as server, server.visitor() as ana:
        ana.http.cookies.clear()
        cookie = (await ana.http.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" in cookie


@EVERY_DATABASE
async def test_hostile_messages_are_refused_one_by_one_and_change_nothing(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(table["id"]) as chair:
            before = await chair.my_turn()
            for message in HOSTILE:
                count = len(chair.all("refused"))
                await chair.socket.send(message if isinstance(message, str) else json.dumps(message))
                await chair.until(lambda _, count=count: len(chair.all("refused")) > count)  # type: ignore[misc]
            keys = {told["problem"]["key"] for told in chair.all("refused")}
            assert keys == {"bad-message"}
            assert (await chair.ask({"type": "ping"}))["type"] == "pong"
            assert (await chair.view()) == before


async def test_what_is_not_offered_is_refused_with_the_reason(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(table["id"]) as chair:
            news = await chair.my_turn()
            # Who cuts and who leads falls by lot, so that any card may be one that can be played now.
            offered = [offer["action"]["arguments"] for offer in news["view"]["prompt"]["offers"] if "action" in offer]
            card = next(card.text for card in PACK_48 if [card.text] not in offered)
            for action, key in (
                (f"play {card}", "not-offered"),
                ("* deck", "not-an-action"),
                ("cut 99O", "unknown-card"),
            ):
                answer = await chair.act(news["at"], action)
                assert answer["problem"]["key"] == key and answer["problem"]["message"]
            assert (await chair.act(news["at"] + 5, "cut 8"))["problem"]["key"] == "stale"


async def test_a_message_too_large_ends_the_connection(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(table["id"]) as chair:
            await chair.view()
            await chair.socket.send("x" * 100_000)
            with pytest.raises(ConnectionError):
                await chair.until(lambda _: False)
        body = {"game": "malilla", "options": {str(number): "x" * 90 for number in range(1000)}}
        assert (await ana.send("POST", "/api/tables", body)).status_code == 413


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "parchis"}, "unknown-game"),
        ({"game": "malilla", "options": {"rounds": 0}}, "bad-value"),
        ({"game": "malilla", "options": {"nonsense": 1}}, "unknown-option"),
        ({"game": "malilla", "options": {"table": "open"}}, "unknown-option"),
        ({"game": "malilla", "places": [{"kind": "you"}]}, "wrong-players"),
        ({"game": "malilla", "places": [{"kind": "you"}] * 4}, "one-place"),
        ({"game": "malilla", "places": [{"kind": "bot", "level": "genius"}] * 4}, "unknown-bot"),
        ({"game": "malilla", "surprise": 1}, "bad-message"),
        ({"game": 3}, "bad-message"),
        ([], "bad-message"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Served, wish: Any, key: str) -> None:
    async with server.visitor() as ana:
        answer = await ana.send("POST", "/api/tables", wish)
        assert (answer.status_code, answer.json()["key"]) == (400, key)
        assert set(answer.json()) == {"key", "message", "args"}


@EVERY_DATABASE
@pytest.mark.parametrize(("login", "key"), [("eva\n", "bad-message"), ("e", "bad-message"), ("ΐ" * 24, "long-login")])
async def test_a_login_that_cannot_be_kept_is_refused(server: Served, login: str, key: str) -> None:
    async with server.visitor() as eva:
        answer = await eva.send("POST", "/api/account", {"login": login, "password": "a long password"})
        assert (answer.status_code, answer.json()["key"]) == (400, key)


@EVERY_DATABASE
@pytest.mark.parametrize("name", ["\u3164", "Ana\u3164", "A\u034fna", "\uffa0a", "A\ufe0fna", "Ana\u2800", "\u0301Ana"])
async def test_a_name_of_what_cannot_be_seen_is_refused(server: Served, name: str) -> None:
    async with server.visitor() as eva:
        answer = await eva.send("PUT", "/api/me", {"name": name})
        assert (answer.status_code, answer.json()["key"]) == (400, "illegible-name")


@EVERY_DATABASE
async def test_a_name_of_piled_up_signs_is_refused_and_those_of_all_languages_are_not(server: Served) -> None:
    async with server.visitor() as eva:
        pile = "A" + "\u0336\u0337\u0338" + "na"
        assert (await eva.send("PUT", "/api/me", {"name": pile})).json()["key"] == "illegible-name"
        account = {"login": "ana\u3164", "password": "a long password"}
        assert (await eva.send("POST", "/api/account", account)).json()["key"] == "illegible-name"
        for name in ("Zoë", "Nguyễn", "अंजलि", "น้ำฝน", "مُحَمَّد", "שָׁלוֹם", "한글", "王 小明", "J.R. O’Neil 3"):
            assert (await eva.become("/api/me", {"name": name}, "PUT"))["name"]


async def test_a_pile_of_signs_in_the_chat_covers_nobody_elses_lines(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-vistas", options=SHORT, chat=True)
        async with ana.at(table["id"]) as chair:
            await chair.ask({"type": "chat", "text": "H" + "\u0336" * 50 + "ola, José"})
            told = await chair.until(lambda news: news["type"] == "said")
            assert told["text"] == "H\u0336\u0336ola, José"


@EVERY_DATABASE
async def test_at_a_table_nobody_is_called_so_that_he_is_taken_for_another(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.become("/api/me", {"name": "Ana"}, "PUT")
        await eva.become("/api/me", {"name": "Аnа"}, "PUT")
        assert (await eva.send("PUT", "/api/me", {"name": "* 2"})).json()["key"] == "starred-name"
        table = await ana.open("malilla-vistas", places=TWO, starts="host")
        seated = await eva.post(f"/api/tables/{table['id']}/sit", {})
        assert [place["name"] for place in seated["places"]] == ["Ana", "Аnа 2"]


async def test_whatever_a_client_says_it_has_seen_fills_no_memory(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-coja", options=SHORT)
        async with ana.at(table["id"], since=10**30) as chair:
            await chair.my_turn()
            assert chair.all("view")[0]["view"]["events"] == []
            live = await server.house.table(table["id"])
            assert live.audience.shown(0, 10**30, 0) is live.audience.shown(0, 10**20, 0)
            for kept in range(3 * MOST_SHOWN):
                live.audience.shown(None, 0, kept)
            assert len(live.audience._shown) <= MOST_SHOWN


@EVERY_DATABASE
async def test_too_much_at_once_is_refused(database: str) -> None:
    async with serving(config_for(database, limits=True), StoppedWatch()) as server, server.visitor() as ana:
        login = {"login": "nobody", "password": "a password"}
        codes = [(await ana.send("POST", "/api/login", login)).status_code for _ in range(12)]
        assert codes[:5] == [403] * 5 and codes[-1] == 429
        table = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(table["id"]) as chair:
            assert await flooded(chair) == 4429


async def flooded(chair: Chair) -> int | None:
    with contextlib.suppress(websockets.ConnectionClosed):
        # What would still be on its way when the connection is closed would take the last answers with it.
        for number in range(int(LIMITS["message"].burst) + TOO_MANY_BORNE + 1):
            await chair.socket.send(json.dumps({"type": "ping", "id": number}))
    with pytest.raises(ConnectionError):
        await chair.until(lambda _: False)
    assert {told["problem"]["key"] for told in chair.all("refused")} == {"too-fast"}
    code: int | None = chair.socket.close_code
    return code


async def test_what_goes_wrong_here_is_told_to_the_log_only(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with server.visitor() as ana:

        async def broken(*_: object) -> None:
            raise RuntimeError("the secret of the house")

        monkeypatch.setattr(tables, "lobby_of", broken)
        answer = await ana.http.get("/api/tables")
        assert (answer.status_code, answer.json()["key"]) == (500, "went-wrong")
        assert "secret" not in answer.text and "the secret of the house" in caplog.text


async def test_the_http_part_describes_itself(server: Served) -> None:
    async with server.visitor() as ana:
        schema = await ana.get("/api/schema/openapi.json")
        assert {"/api/me", "/api/tables", "/api/games", "/api/tables/{table_id}/replay"} <= set(schema["paths"])
        assert (await ana.http.get("/api/schema/swagger")).status_code == 404
