"""A server on a port of its own, and visitors who come to it as a browser would."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets
from argon2 import PasswordHasher

from tapete.server.config import Config, database_url
from tapete.server.house import House
from tapete.server.run import prepared
from tapete.server.watch import Watch
from tests.patience import PATIENCE, until

TWO = [{"kind": "you"}, {"kind": "open"}]
SHORT = {"rounds": 1, "favourite": "none"}

Message = dict[str, Any]
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def config_for(database: str | Path, **changes: Any) -> Config:
    """A quick server without limits, with its storage in this file or at this URL, or somewhere in this folder."""
    where = str(database / "tapete.db") if isinstance(database, Path) else database
    usual: dict[str, Any] = {"limits": False, "pauses": False, "away_after": PATIENCE, "nonce_wait": PATIENCE}
    return Config(database=database_url(where), **{**usual, **changes})


class Served:
    """A server that runs."""

    def __init__(self, house: House, port: int) -> None:
        self.house, self.port = house, port

    @asynccontextmanager
    async def visitor(self) -> AsyncIterator[Visitor]:
        """Somebody who comes in by the front door."""
        # Nothing here is encrypted: the certificates of the world need not be read for every visitor.
        url = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as http:
            visitor = Visitor(http, self.port)
            await visitor.enter()
            yield visitor


@asynccontextmanager
async def serving(config: Config, watch: Watch | None = None) -> AsyncIterator[Served]:
    """A server in this very process."""
    house = House(config, CHEAP, watch)
    server = prepared(config, "127.0.0.1", 0, house)
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started or task.done())
    assert server.started
    try:
        yield Served(house, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await task


class Visitor:
    """A browser with its cookie."""

    def __init__(self, http: httpx.AsyncClient, port: int) -> None:
        self.http, self.port = http, port
        self.csrf = ""

    async def enter(self) -> Message:
        """Get the cookie and the token."""
        return self._me(await self.http.get("/api/me"))

    def _me(self, answer: httpx.Response) -> Message:
        assert answer.status_code == 200, answer.text
        told: Message = answer.json()
        self.csrf = told["csrf"]
        return told

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """A request as the page makes it."""
        content = None if body is None else json.dumps(body)
        headers = {"x-csrf-token": self.csrf, "content-type": "application/json"}
        return await self.http.request(method, path, content=content, headers=headers)

    async def get(self, path: str) -> Any:
        """What there is to read."""
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None) -> Any:
        """Something done."""
        answer = await self.send("POST", path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def become(self, path: str, body: object = None, method: str = "POST") -> Message:
        """Something done that changes who you are."""
        return self._me(await self.send(method, path, body))

    async def open(self, game: str = "malilla", **wish: Any) -> Message:
        """A table of one's own."""
        wish.setdefault("pace", "instant")
        told: Message = await self.post("/api/tables", {"game": game, **wish})
        return told

    def socket(self, path: str, cookie: str | None = None, **headers: str) -> websockets.connect:
        """A socket of one's own, or with another's cookie; nobody asks whether the other side is still awake."""
        own = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return websockets.connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{path}",
            additional_headers={**headers, "cookie": cookie or own},
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,
        )

    @asynccontextmanager
    async def at(self, table: str, since: int = 0, nonces: bool = True) -> AsyncIterator[Chair]:
        """A socket to a table."""
        async with self.socket(f"{table}/socket?since={since}") as socket:
            chair = Chair(socket, nonces)
            reader = asyncio.create_task(chair.read())
            try:
                yield chair
            finally:
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)


class Chair:
    """What one socket heard, and the way to speak through it."""

    def __init__(self, socket: Any, nonces: bool) -> None:
        self.socket, self._nonces = socket, nonces
        self.heard: list[Message] = []
        self._views: list[Message] = []
        self._answers: dict[int, Message] = {}
        self.sent: dict[int, str] = {}
        self._more = asyncio.Condition()
        self._next_id = 0
        self.gone = False

    async def read(self) -> None:
        """Keep what comes; answer commitments as a page does."""
        try:
            await self._read()
        finally:
            self.gone = True
            async with self._more:
                self._more.notify_all()

    async def _read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "committed" and self._nonces:
                self.sent[message["deal"]] = nonce = secrets.token_hex(16)
                await self.socket.send(json.dumps({"type": "nonce", "deal": message["deal"], "nonce": nonce}))
            async with self._more:
                self.heard.append(message)
                self._views += [message] if message["type"] == "view" else []
                if message.get("id") is not None:
                    self._answers[message["id"]] = message
                self._more.notify_all()

    def all(self, kind: str) -> list[Message]:
        """Every message of this kind so far."""
        return [message for message in self.heard if message["type"] == kind]

    async def until(self, found: Callable[[Message], bool]) -> Message:
        """The latest message for which this holds, when there is one."""

        def latest() -> Message | None:
            return next((message for message in reversed(self.heard) if found(message)), None)

        return await self._heard(latest)

    async def _heard(self, found: Callable[[], Message | None]) -> Message:
        """What is found, once it is."""
        async with self._more:
            await asyncio.wait_for(self._more.wait_for(lambda: self.gone or found() is not None), PATIENCE)
        message = found()
        if message is None:
            raise ConnectionError("the server is gone")
        return message

    async def view(self, found: Callable[[Message], bool] = lambda _: True) -> Message:
        """The latest view, once this holds for it."""

        return await self._heard(lambda: self.seen if self.seen is not None and found(self.seen) else None)

    @property
    def seen(self) -> Message | None:
        """The latest view."""
        return self._views[-1] if self._views else None

    async def my_turn(self) -> Message:
        """The view in which it is this player's turn."""
        return await self.view(lambda news: mine(news) or is_over(news))

    async def ask(self, message: Message) -> Message:
        """Send something that is answered, and the answer."""
        self._next_id += 1
        number = self._next_id
        await self.socket.send(json.dumps({"id": number, **message}))
        return await self._heard(lambda: self._answers.get(number))

    async def act(self, at: int, action: str) -> Message:
        """Do something; `done` or `refused`."""
        return await self.ask({"type": "act", "at": at, "action": action})

    async def play(self, chance: Random) -> Message:
        """Do anything that is offered, when it is this player's turn."""
        news = await self.my_turn()
        return await self.act(news["at"], any_action(news["view"]["prompt"], chance))


async def next_to_play(chairs: Sequence[Chair]) -> Chair:
    """The one of these whose turn it is, once all of them have seen that it is."""

    def found() -> Chair | None:
        seen = [(chair, chair.seen) for chair in chairs if chair.seen is not None]
        if len(seen) < len(chairs) or len({news["at"] for _, news in seen}) > 1:
            return None
        return next((chair for chair, news in seen if mine(news) or is_over(news)), None)

    await until(lambda: found() or any(chair.gone for chair in chairs))
    if (chair := found()) is None:
        raise ConnectionError("the server is gone")
    return chair


def is_over(news: Message) -> bool:
    """Whether the match has been won."""
    return news["view"]["winners"] is not None


def mine(news: Message) -> bool:
    """Whether the viewer is to act."""
    view = news["view"]
    return view["prompt"] is not None and view["turn"] == view["seat"]


def any_action(prompt: Message, chance: Random) -> str:
    """One of the actions offered, asking leave only where there is nothing else: matches must go on."""
    every = [*prompt["offers"], *prompt["beside"]]
    offers = [o for o in every if o.get("action", {}).get("word") != "leave"]
    offer = chance.choice(offers or every)
    if "action" in offer:
        return " ".join(map(str, [offer["action"]["word"], *offer["action"]["arguments"]]))
    if "charges" in offer:
        kind, seats = chance.choice(offer["charges"])
        return " ".join([offer["word"], kind, *(str(chance.choice(seats)) for _ in seats[:1])])
    if "cards" in offer:
        chosen = chance.sample(offer["cards"], chance.randint(offer["least"], offer["most"]))
        return " ".join([offer["word"], *sorted(chosen, key=offer["cards"].index)])
    return f"{offer['word']} {chance.randint(offer['least'], offer['most'])}"


async def play_out(chair: Chair, chance: Random) -> Message:
    """Play to the end of the match; the last view."""
    while True:
        news = await chair.my_turn()
        if is_over(news):
            return news
        answer = await chair.act(news["at"], any_action(news["view"]["prompt"], chance))
        assert answer["type"] == "done", answer
