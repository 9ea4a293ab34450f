"""The socket of a table: what comes from a client is checked, done or refused, and answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from tapete.errors import TapeteError
from tapete.server.connection import NO_SESSION, RESTART, SET_ASIDE, CannotShow, Connection
from tapete.server.entry import address, provide_house, same_origin
from tapete.server.house import House
from tapete.server.limits import LIMITS, Bucket, too_fast
from tapete.server.messages.socket import Act, FromClient, GoOn, Here, Nonce, Ping, SayPhrase, SayText, Undo
from tapete.server.refusal import Aside, Refusal
from tapete.server.sessions import COOKIE
from tapete.server.sheet import PHRASES
from tapete.server.tables import LiveTable
from tapete.server.wire import decode, encode
from tapete.sitting.names import clean, legibly
from tapete.sitting.told import Done, Pong, Problem, Refused, not_understood, problem

log = logging.getLogger(__name__)
WRONG_ORIGIN, NO_TABLE, TOO_MANY = 4403, 4404, 4429
MOST_SOCKETS = 100
"""So many may come from one address."""

PATIENCE = 20
"""So many messages too many are refused one by one before the connection is closed."""


@websocket("/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], since: Annotated[int, QueryParameter(ge=0)] = 0
) -> None:
    """Sit, or watch."""
    house = provide_house(socket.app.state)
    await socket.accept()
    entered = await _enter(socket, house, table_id, since)
    if entered is None:
        return
    house.sockets[address(socket)] += 1
    try:
        await _serve(socket, house, *entered)
    finally:
        # A counter keeps what it has seen at zero; an address that is gone is forgotten.
        house.sockets[address(socket)] -= 1
        house.sockets += Counter()


async def _serve(socket: WebSocket[Any, Any, Any], house: House, table: LiveTable, connection: Connection) -> None:
    table.enter(connection)
    listener = asyncio.create_task(_listen(socket, house, table, connection))
    try:
        await _recognise(socket, house, table, connection)
        await _send(socket, connection, listener)
    except CannotShow as error:
        await table.stand_still(error.why)
        # He comes again, and is told at the door if there is no more to be seen.
        with contextlib.suppress(Exception):
            await socket.close(code=RESTART)
    finally:
        table.leave(connection)
        listener.cancel()
        await asyncio.gather(listener, return_exceptions=True)


async def _enter(
    socket: WebSocket[Any, Any, Any], house: House, table_id: str, since: int
) -> tuple[LiveTable, Connection] | None:
    if not same_origin(socket):
        return await _turned_away(socket, WRONG_ORIGIN)
    crowded = house.config.limits and house.sockets[address(socket)] >= MOST_SOCKETS
    if crowded or not all(house.limits.allows(kind, address(socket)) for kind in ("read", "connect")):
        return await _turned_away(socket, TOO_MANY)
    visitor = await house.door.visitor(socket.cookies.get(COOKIE))
    if visitor is None:
        return await _turned_away(socket, NO_SESSION)
    try:
        table = await house.table(table_id)
    except Aside as error:
        log.warning("table %s is set aside: %s", error.table, error.why)
        await socket.send_data(encode(Refused(id=None, problem=problem(error))).decode(), mode="text")
        return await _turned_away(socket, SET_ASIDE)
    except Refusal:
        return await _turned_away(socket, NO_TABLE)
    return table, Connection(table.audience.showing, visitor.id, visitor.session, since)


async def _recognise(socket: WebSocket[Any, Any, Any], house: House, table: LiveTable, connection: Connection) -> None:
    """Whoever became a guest while he was coming in is known by now."""
    if connection.person is None:
        visitor = await house.door.visitor(socket.cookies.get(COOKIE))
        if visitor is not None and visitor.person is not None:
            connection.person = visitor.id
            table.enter(connection)


async def _turned_away(socket: WebSocket[Any, Any, Any], code: int) -> tuple[LiveTable, Connection] | None:
    await socket.close(code=code)
    return None


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection, listener: asyncio.Task[None]) -> None:
    """Send until the client is gone or is to be shown out."""

    async def send(data: bytes) -> None:
        await socket.send_data(data.decode(), mode="text")

    sender = asyncio.create_task(connection.send_all(send))
    try:
        await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
        failed = sender.exception() if sender.done() else None
        if isinstance(failed, CannotShow):
            raise failed
        if sender.done() and failed is None:
            with contextlib.suppress(Exception):
                await socket.close(code=sender.result())
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _listen(
    socket: WebSocket[Any, Any, Any], house: House, table: LiveTable, connection: Connection
) -> None:  # fmt: skip
    """Take what comes until the client is gone; whoever is to be shown out still hears why, but is not listened to."""
    ear = _Ear(house, table, connection)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_data(mode="text")
            if connection.close_code is None:
                await ear.hear(data)


class _Ear:
    """Understands one client."""

    def __init__(self, house: House, table: LiveTable, connection: Connection) -> None:
        self._house, self._table, self._connection = house, table, connection
        self._bucket = Bucket(LIMITS["message"], house.watch.now())
        self._too_many = 0

    async def hear(self, data: str | bytes) -> None:
        """Do what one message asks, or say why not."""
        asked: int | None = None
        try:
            self._check_pace()
            message = decode(data)
            asked = getattr(message, "id", None)
            await self._do(message)
        except msgspec.DecodeError as error:
            told = not_understood(error)
            self._connection.tell(Refused(id=asked, problem=told))
        except TapeteError as error:
            self._connection.tell(Refused(id=asked, problem=problem(error)))
        except Exception:
            log.exception("a message to table %s failed", self._table.sheet.id)
            told = Problem(key="went-wrong", message="Your move was not saved: try again.", args={})
            self._connection.tell(Refused(id=asked, problem=told))

    def _check_pace(self) -> None:
        if not self._house.config.limits or self._bucket.take(self._house.watch.now()):
            return
        self._too_many += 1
        if self._too_many > PATIENCE:
            self._connection.close(TOO_MANY)
        raise too_fast()

    async def _do(self, message: FromClient) -> None:
        person = self._connection.person
        match message:
            case Act(id=asked, at=at, action=action):
                await self._table.touch(person)
                await self._done(asked, self._table.act(person, at, action))
            case Undo(id=asked, at=at):
                await self._done(asked, self._table.undo(person, at))
            case Nonce(deal=deal, nonce=nonce):
                self._table.add_nonce(person, deal, nonce)
            case SayPhrase(id=asked, phrase=phrase):
                self._say(asked, phrase, None)
            case SayText(id=asked, text=text):
                self._say(asked, None, legibly(clean(text, 200)))
            case GoOn(hand=hand):
                self._table.go_on(person, hand)
            case Here():
                await self._table.touch(person)
            case Ping(id=asked):
                self._connection.tell(Pong(id=asked))

    async def _done(self, asked: int, work: Awaitable[int]) -> None:
        self._connection.tell(Done(id=asked, at=await work))

    def _say(self, asked: int, phrase: str | None, text: str | None) -> None:
        table = self._table
        person = self._connection.person
        place = table.sheet.place_of(person)
        if phrase is not None and phrase not in PHRASES:
            raise Refusal("unknown-phrase", "This is not one of the phrases of the table.", 400)
        if table.sitting.state.hushed:
            raise Refusal("hushed", "At this table nobody talks while a hand is played: wait for its end.", 403)
        if text is not None and not table.sheet.chat:
            raise Refusal("no-chat", "There is no chat at this table: choose one of its phrases.", 403)
        if place is None or person is None:
            raise Refusal("not-seated", "You’re watching: only the players can do this.", 403)
        if not text and not phrase:
            raise Refusal("bad-message", "There is nothing to read in this message: write something.", 400)
        self._house.limits.check("talk", person)
        table.audience.tell_said(place, phrase, text)
        self._connection.tell(Done(id=asked, at=table.sitting.noticed.at(place)))
