"""Matches that have ended, looked at again: what each decision cost, and what would have come of another."""

from __future__ import annotations

from functools import partial
from random import Random
from secrets import randbits
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from tapete.server.entry import OurHouse, OurVisitor, address, guard_reviews
from tapete.server.routes.games import AnyRequest
from tapete.server.routes.tables import Count, OurArchive
from tapete.server.wire import encode
from tapete.sitting.thoughts import thoughts
from tapete.table.player import sight

Seat = Annotated[int, QueryParameter(ge=0, le=9)]
ActionSaid = Annotated[str, QueryParameter(max_length=200)]


@get("/tables/{table_id:str}/review", guards=[guard_reviews], summary="What each decision cost (Review)")
async def review(
    request: AnyRequest,
    table_id: FromPath[str],
    house: OurHouse,
    archive: OurArchive,
    place: Seat,
    hand: Count = 0,
    after: Count = 0,
    deep: FromQuery[bool] = False,
) -> Response[bytes]:
    """When more than so many decisions have been looked at, so that one can ask until it is whole."""
    task = await archive.task(await house.sheet(table_id), place, hand, deep)
    found = await house.review_room.after(task, after, address(request))
    return Response(encode(found), media_type="application/json")


@get("/tables/{table_id:str}/line", guards=[guard_reviews], summary="What would have come of another action (Line)")
async def line(
    request: AnyRequest,
    table_id: FromPath[str],
    house: OurHouse,
    archive: OurArchive,
    place: Seat,
    number: Count,
    action: ActionSaid,
) -> Response[bytes]:
    """With the cards as they lay, all going on by the book."""
    task = await archive.task(await house.sheet(table_id), place)
    found = await house.review_room.line(task, number, action, address(request))
    return Response(encode(found), media_type="application/json")


@get("/tables/{table_id:str}/advice", guards=[guard_reviews], summary="What to do, at a table with the house (Advice)")
async def advice(
    request: AnyRequest, table_id: FromPath[str], visitor: OurVisitor, house: OurHouse, at: Count
) -> Response[bytes]:
    """For one who has noticed so many moves, and plays with nobody else."""
    table = await house.table(table_id)
    seat = table.sitting.asks(table.sheet.place_of(visitor.id), at)
    # What he might be facing is drawn here: the truth stays with the table.
    seen = await house.thinking.run(partial(sight, table.sitting.state, seat, Random(randbits(64))))
    found = await house.review_room.advice(seen, at, address(request))
    return Response(encode(found), media_type="application/json")


@get("/tables/{table_id:str}/thoughts", guards=[guard_reviews], summary="Why the house played so (Thought[])")
async def why(table_id: FromPath[str], visitor: OurVisitor, house: OurHouse) -> Response[bytes]:
    """In the last hand that is over, as far as it is remembered."""
    table = await house.table(table_id)
    return Response(encode(thoughts(table.sitting, table.sheet.place_of(visitor.id))), media_type="application/json")


ROUTER = Router("/", route_handlers=[review, line, advice, why], tags=["tables"])
