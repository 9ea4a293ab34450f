"""Whatever stands in a field, of every route and every message: it is done or refused, on every database alike.

The routes are those that the server itself describes; the fields of bodies and messages are those of their structs.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, get_args
from urllib.parse import quote, urlencode

import pytest
import websockets
from msgspec import inspect

from tapete.laws.worked import worked_hands
from tapete.server.messages import games, me, practice, socket, tables
from tests.server.test_handed import played
from tests.server.visitors import SHORT, TWO, Chair, Message, Served, Visitor, next_to_play

NUMBERS = [2**31, 2**32, 2**63, 2**64, 10**30, -1 - 2**31, -1 - 2**63]
TEXTS = ["\0", "a\0b", "\ud800"]
KNOWN = {
    "game": "malilla-coja", "login": "ana.1", "nonce": "ab" * 16, "level": "random", "language": "es", "said": "1E",
    "action": "cut 8", "lessons": {"mus-01": 1}, "phrase": "hello", "cards": "12O 12C 12E 1B",
    "place": 0, "number": 1, "at": 0, "task": "highest-1-1",
}  # fmt: skip
"""What is valid in fields of these names, so that the others are read at all."""

BODIES = {**vars(me), **vars(games), **vars(tables), **vars(practice)}
PASSWORD = "a long password"
OPEN = [{"kind": "open"}] * 2
OF_THE_PAST = ("/again", "/record", "/replay", "/moves", "/deals", "/review", "/line")
ASKED = ("said", "game", "cards", "place", "number", "at", "action")
"""What must stand in a query, if it is asked for."""
NOT_NOW = ("has-account", "seated-already", "no-decision", "not-begun")
"""Read, and refused as the table stands."""
ODDS = "/api/games/{name}/odds/hand"
NOT_SO = [(400, "bad-message"), (404, "not-found")]
"""How a NUL is refused: where a number stands in an address, there is nothing at another."""


# Bodies and messages.


def sample(kind: inspect.Type, name: str = "") -> Any:
    """Something valid of this kind."""
    match kind:
        case inspect.IntType():
            return max(kind.ge or 0, 0)
        case _ if name in KNOWN:
            return KNOWN[name]
        case inspect.StructType(fields=fields):
            return {field.encode_name: sample(field.type, field.encode_name) for field in fields}
        case inspect.ListType(item_type=item):
            return [sample(item)]
        case inspect.TupleType(item_types=items):
            return [sample(item, "action") for item in items]
        case inspect.DictType(value_type=value):
            return {"one": sample(value)}
        case inspect.UnionType(types=types):
            return sample(next(one for one in types if not isinstance(one, inspect.NoneType)), name)
        case inspect.LiteralType(values=values):
            return values[-1]
        case inspect.BoolType():
            return False
        case inspect.StrType():
            return PASSWORD[: kind.max_length]
    raise AssertionError(f"no sample of {kind}")


def spoilt(value: Any) -> Iterator[tuple[Any, Any]]:
    """The same with one thing in it that no database keeps, and that thing."""
    match value:
        case dict():
            for key, part in value.items():
                yield from (({**value, key: bad}, what) for bad, what in spoilt(part))
                if not key.islower():
                    continue
                rest = {name: other for name, other in value.items() if name != key}
                yield from (({**rest, text: part}, text) for text in TEXTS)
        case list():
            for at, part in enumerate(value[:2]):
                yield from (([*value[:at], bad, *value[at + 1 :]], what) for bad, what in spoilt(part))
        case _:
            yield from ((bad, bad) for bad in (*NUMBERS, *TEXTS))


@dataclass(frozen=True)
class Setting:
    """What there is to ask for: a table that waits, one that is over, and a match played elsewhere."""

    waiting: str
    over: str
    handed: dict[str, Any]

    def path_of(self, path: str) -> dict[str, Any]:
        """What may stand in the parts of this path."""
        if path.startswith("/api/tables/"):
            return {"table_id": self.over if path.endswith(OF_THE_PAST) else self.waiting}
        names = {"/api/lessons": "malilla-01", "/api/hands": next(iter(worked_hands())), ODDS: "mus"}
        name = next((name for start, name in names.items() if path.startswith(start)), "malilla")
        return {"name": name, "step": 0, "language": "es", "folder": "malilla"}

    def body_of(self, operation: dict[str, Any]) -> Any:
        """What may be sent."""
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if content is None:
            return None
        struct = content["schema"]["$ref"].rpartition("/")[2]
        whole = {
            "NewTable": {"game": "malilla-coja", "regulation": None, "options": {"rounds": 1}, "places": [
                {"kind": "you", "level": None}, {"kind": "open", "invites": {"table": self.over, "place": 1}},
                {"kind": "bot", "level": "random"},
            ]},
            "Case": {"incident": "revoke", "facts": {"kind": "follow", "noticed": "opponent", "taken_up": True}},
            "MovePlace": {"place": 0, "to": 1}, "SetPlace": {"place": 1, "level": "random"}, "Handed": self.handed,
        }  # fmt: skip
        return whole.get(struct) or sample(inspect.type_info(BODIES[struct]))


def addresses(path: str, operation: dict[str, Any], setting: Setting) -> tuple[str, list[tuple[str, Any]]]:
    """The address of a route with nothing wrong in it; and the same with each of its parts spoilt, and by what."""
    known = setting.path_of(path)
    parts = {p["name"]: known[p["name"]] for p in operation.get("parameters", []) if p["in"] == "path"}
    asked = [p["name"] for p in operation.get("parameters", []) if p["in"] == "query"]
    query = {name: KNOWN[name] for name in asked if name in ASKED}

    def written(parts: dict[str, Any], query: dict[str, Any]) -> str:
        filled = path.format(**{name: quote(str(part), errors="surrogatepass") for name, part in parts.items()})
        return f"{filled}?{urlencode(query, errors='surrogatepass')}" if query else filled

    evil = (*NUMBERS, *TEXTS)
    of_path = [(written({**parts, name: bad}, query), bad) for name in parts for bad in evil]
    of_query = [(written(parts, {**query, name: bad}), bad) for name in asked for bad in evil]
    return written(parts, query), of_path + of_query


@pytest.fixture(scope="module")
def handed() -> dict[str, Any]:
    return played("malilla-coja")


async def test_no_field_of_any_route_brings_the_server_down(
    server: Served, handed: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        for visitor, login in ((ana, "ana.1"), (eva, "eva.1")):
            await visitor.become("/api/account", {"login": login, "password": PASSWORD})
        over = await played_together(ana, eva)
        paths = (await ana.get("/api/schema/openapi.json"))["paths"]
        wrong: list[object] = []
        sent = 0
        # Whoever has deleted her account can do no more.
        paths["/api/account/delete"] = paths.pop("/api/account/delete")
        for path, method, operation in [(path, method, it[method]) for path, it in paths.items() for method in it]:
            if method != "get":
                await ana.become("/api/login", {"login": "ana.1", "password": PASSWORD})
            waiting = (await ana.open("malilla-coja", options=SHORT, places=[{"kind": "you"}, *OPEN]))["id"]
            setting = Setting(waiting, over, handed)
            body, (right, spoilt_ones) = setting.body_of(operation), addresses(path, operation, setting)
            asked = [(address, body, bad) for address, bad in spoilt_ones]
            asked += [(right, bad_body, bad) for bad_body, bad in (spoilt(body) if body is not None else ())]
            for address, said, bad in asked:
                status, told = await send(ana, method, address, said)
                if not refused(status, told, bad, must=said is not body):
                    wrong.append((method, address, said, status, told))
            # So that it was all read: with nothing wrong in it, it is done.
            status, told = await send(ana, method, right, body)
            if status >= 300 and told["key"] not in NOT_NOW:
                wrong.append((method, right, body, status, told))
            sent += len(asked)
            await send(ana, "post", f"/api/tables/{waiting}/give-up", None)
        assert wrong == []
        assert sent > 1000
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def refused(status: int, told: Message, bad: Any, must: bool) -> bool:
    """Whether this was answered as it should be. A number in an address may be a text there; a NUL never is."""
    if isinstance(bad, str) and "\0" in bad:
        return (status, told.get("key")) in NOT_SO
    return 400 <= status < 500 and bool(told["key"] and told["message"]) if must else status < 500


async def send(visitor: Visitor, method: str, path: str, body: Any) -> tuple[int, Message]:
    """A request, whoever it makes of the one who sends it."""
    answer = await visitor.send(method.upper(), path, body)
    kind = answer.headers.get("content-type", "")
    told = answer.json() if kind.startswith("application/json") else {}
    if isinstance(told, dict) and "csrf" in told:
        visitor.csrf = told["csrf"]
    return answer.status_code, told if isinstance(told, dict) else {}


async def played_together(ana: Visitor, eva: Visitor) -> str:
    """A match that two people have played to its end."""
    table: str = (await ana.open("malilla-vistas", options=SHORT, places=TWO))["id"]
    await eva.post(f"/api/tables/{table}/sit", {})
    async with ana.at(table) as one, eva.at(table) as other:
        chance = Random(1)
        while (chair := await next_to_play([one, other])) and (await chair.view())["view"]["winners"] is None:
            await chair.play(chance)
    return table


async def test_no_field_of_any_message_brings_the_table_down(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-coja", options=SHORT, chat=True))["id"]
        async with ana.at(table) as chair:
            before = await chair.my_turn()
            for kind in get_args(socket.FromClient):
                told = inspect.type_info(kind)
                assert isinstance(told, inspect.StructType)
                message = {**sample(told), "type": told.tag, **({"id": 1} if "id" in sample(told) else {})}
                for one, _ in spoilt({name: part for name, part in message.items() if name != "type"}):
                    refused = await refused_by(chair, {**one, "type": message["type"]})
                    assert refused["problem"]["key"] == "bad-message", (one, refused)
            assert (await chair.view())["at"] == before["at"]
            assert (await chair.ask({"type": "ping"}))["type"] == "pong"
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def refused_by(chair: Chair, message: Message) -> Message:
    count = len(chair.all("refused"))
    await chair.socket.send(json.dumps(message))
    await chair.until(lambda _: len(chair.all("refused")) > count)
    return chair.all("refused")[-1]


@pytest.mark.parametrize("bad", [*NUMBERS, *TEXTS])
async def test_no_address_of_a_socket_brings_the_server_down(
    server: Served, bad: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-coja", options=SHORT))["id"]
        text = quote(str(bad), errors="surrogatepass")
        cookie = "; ".join(f"{one.name}={one.value}" for one in ana.http.cookies.jar)
        for path in (f"{table}/socket?since={text}", f"{text}/socket"):
            url = f"ws://127.0.0.1:{ana.port}/api/tables/{path}"
            try:
                async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
                    await socket.recv()
            except websockets.ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code not in (1011, 1006)
            except websockets.InvalidStatus as refused:
                assert refused.response.status_code < 500
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
