"""Tables: the lobby, sitting down and leaving, and what is kept of a match."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tapete.laws.book import Language
from tapete.server import company
from tapete.server.addresses import host_of, is_own, reachable
from tapete.server.entry import (
    OurHouse,
    OurPerson,
    OurVisitor,
    address,
    guard_handing_over,
    guard_opening,
    guard_replays,
)
from tapete.server.handed import take_over
from tapete.server.lobby import lobby_of
from tapete.server.messages.me import Addresses
from tapete.server.messages.tables import Handed, Lobby, MovePlace, NewTable, Rating, SetPlace, Sit, Terms
from tapete.server.past import Archive
from tapete.server.profile import profile
from tapete.server.rematch import another_match
from tapete.server.sessions import COOKIE
from tapete.sitting.fair import Proof
from tapete.sitting.past import Past, Profile
from tapete.sitting.told import TableInfo
from tapete.table.game import game_class

Count = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
LONGEST_MATCH = 512_000
Few = Annotated[int, QueryParameter(ge=1, le=200)]


@get("/tables", summary="Public tables to sit at or to watch")
async def lobby(visitor: OurVisitor, house: OurHouse, game: FromQuery[str | None] = None, start: Count = 0) -> Lobby:
    """The lobby."""
    return await lobby_of(house, visitor.id, game, start)


@post("/tables", guards=[guard_opening], summary="Open a table")
async def open_table(data: JSONBody[NewTable], person: OurPerson, house: OurHouse) -> TableInfo:
    """With its host and its bots; the match begins when no place is free."""
    return (await house.open_table(person, data)).info(person.id)


@get("/tables/{table_id:str}", summary="A table")
async def table(table_id: FromPath[str], visitor: OurVisitor, house: OurHouse) -> TableInfo:
    """Who sits there."""
    return house.info(await house.sheet(table_id), visitor.id)


@post("/tables/{table_id:str}/sit", status_code=200, summary="Take a place")
async def sit(table_id: FromPath[str], data: JSONBody[Sit], person: OurPerson, house: OurHouse) -> TableInfo:
    """This one, or the first that is free."""
    return (await house.sit(table_id, person, data.place)).info(person.id)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Give your place up")
async def leave(table_id: FromPath[str], person: OurPerson, house: OurHouse) -> TableInfo:
    """In a match a bot plays on."""
    return (await house.leave(table_id, person.id)).info(person.id)


@post("/tables/{table_id:str}/give-up", status_code=200, summary="Give up a table of yours that waits")
async def give_up(table_id: FromPath[str], person: OurPerson, house: OurHouse) -> TableInfo:
    """Whoever sits there is told so."""
    return (await company.give_up(house, table_id, person.id)).info(person.id)


@post("/tables/{table_id:str}/place", status_code=200, summary="Put a bot on a free place")
async def set_place(table_id: FromPath[str], data: JSONBody[SetPlace], person: OurPerson, house: OurHouse) -> TableInfo:
    """Or take it away again."""
    return (await company.set_place(house, table_id, person.id, data)).info(person.id)


@post("/tables/{table_id:str}/move", status_code=200, summary="Change places before the match")
async def move(table_id: FromPath[str], data: JSONBody[MovePlace], person: OurPerson, house: OurHouse) -> TableInfo:
    """The host with anybody, everybody else with a free place."""
    return (await company.move(house, table_id, person.id, data)).info(person.id)


@post("/tables/{table_id:str}/begin", status_code=200, summary="Begin, with bots at the free places")
async def begin(table_id: FromPath[str], person: OurPerson, house: OurHouse) -> TableInfo:
    """The host alone."""
    return (await company.begin(house, table_id, person.id)).info(person.id)


@post("/tables/{table_id:str}/terms", status_code=200, summary="Change the clock, or whether newcomers may sit down")
async def terms(table_id: FromPath[str], data: JSONBody[Terms], person: OurPerson, house: OurHouse) -> TableInfo:
    """The host alone; everybody sees it."""
    return (await company.agree(house, table_id, person.id, data)).info(person.id)


@get("/addresses", summary="Under which addresses others reach this server")
async def addresses(request: Request[Any, Any, Any], house: OurHouse) -> Addresses:
    """Only whoever sits at its own machine and calls it by that is told: a proxy calls it by another name."""
    host, port = host_of(request.headers.get("host", ""))
    own = is_own(request.client.host if request.client else None) and is_own(host)
    return Addresses(own=own, urls=reachable(house.bound, port or 80) if own else [])


@post("/tables/{table_id:str}/again", guards=[guard_opening], summary="Another match like this one")
async def again(table_id: FromPath[str], person: OurPerson, house: OurHouse) -> TableInfo:
    """One table for all who played: your place is kept until you come."""
    return (await another_match(house, table_id, person)).info(person.id)


# What is kept.


OurArchive = NamedDependency[Archive]


async def provide_archive(request: Request[Any, Any, Any], house: OurHouse) -> Archive:
    """What was played, for whoever asks: a person, or all who are nobody at one address."""
    visitor = await house.door.visitor(request.cookies.get(COOKIE))
    reader = visitor.id if visitor is not None else None
    return Archive(house.storage, house.reading_room, reader or address(request))


@get(
    "/tables/{table_id:str}/record",
    guards=[guard_replays],
    summary="The record of a match that is over",
    media_type="application/toml",
)
async def record(
    table_id: FromPath[str], house: OurHouse, archive: OurArchive, language: FromQuery[Language] = "en"
) -> Response[str]:
    """To be kept or read by `tapete replay`."""
    sheet = await house.sheet(table_id)
    name = f"{sheet.rules.name}-{sheet.id}.toml"
    return Response(
        await archive.record(sheet, language),
        media_type="application/toml; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay", guards=[guard_replays], summary="A match that is over, step by step (Replay)")
async def replay(
    table_id: FromPath[str], house: OurHouse, archive: OurArchive, start: Count = 0, count: Few = 50
) -> Response[bytes]:
    """All cards open."""
    sheet = await house.sheet(table_id)
    body = await archive.replay(sheet, house.info(sheet, None), start, count)
    return Response(body, media_type="application/json")


@get("/tables/{table_id:str}/moves", guards=[guard_replays], summary="Every move of a match that is over (Turn[])")
async def moves(table_id: FromPath[str], house: OurHouse, archive: OurArchive) -> Response[bytes]:
    """To find one's way by."""
    return Response(await archive.outline(await house.sheet(table_id)), media_type="application/json")


@get("/hands/{name:str}/moves", guards=[guard_replays], summary="Every move of a hand out of a book (Turn[])")
async def worked_moves(name: FromPath[str], archive: OurArchive) -> Response[bytes]:
    """To find one's way by."""
    return Response(await archive.worked_outline(name), media_type="application/json")


@get("/hands/{name:str}", guards=[guard_replays], summary="A hand out of a book, step by step (WorkedReplay)")
async def worked(
    name: FromPath[str], archive: OurArchive, language: FromQuery[Language] = "en", start: Count = 0, count: Few = 50
) -> Response[bytes]:
    """All cards open."""
    return Response(await archive.worked(name, language, start, count), media_type="application/json")


@get("/tables/{table_id:str}/deals", guards=[guard_replays], summary="What the shuffles were made of")
async def deals(
    table_id: FromPath[str], house: OurHouse, archive: OurArchive, language: FromQuery[Language] = "en"
) -> Proof:
    """Of the hands that are over."""
    return await archive.proof(await house.sheet(table_id), language)


@get("/history", summary="Your own matches, before a table's if it is named")
async def history(
    visitor: OurVisitor,
    archive: OurArchive,
    before: FromQuery[str | None] = None,
    game: FromQuery[str | None] = None,
    won: FromQuery[bool | None] = None,
) -> list[Past]:
    """The latest first."""
    return await archive.history(visitor.id, before, game, won) if visitor.id else []


@post(
    "/history",
    status_code=200,
    guards=[guard_replays, guard_handing_over],
    request_max_body_size=LONGEST_MATCH,
    summary="Hand over a match played without a server",
)
async def hand_over(data: JSONBody[Handed], person: OurPerson, house: OurHouse) -> Past:
    """It is yours from then on."""
    return await take_over(house.storage, house.reading_room, person, data)


@get("/profile", summary="Your results by game, and those you played with")
async def your_profile(visitor: OurVisitor, house: OurHouse) -> Profile:
    """Nobody else's."""
    return await profile(house.storage, visitor.id) if visitor.id else Profile(games=(), people=())


@get("/ratings", summary="The ratings of a game")
async def ratings(visitor: OurVisitor, archive: OurArchive, game: FromQuery[str]) -> list[Rating]:
    """The best first."""
    return await archive.ratings(game_class(game).name, visitor.id)


ROUTER = Router(
    "/",
    route_handlers=[
        lobby, open_table, table, sit, leave, give_up, set_place, move, begin, terms, addresses, again,
        record, replay, moves, worked, worked_moves, deals, history, hand_over, your_profile, ratings
    ],
    tags=["tables"],
)  # fmt: skip
