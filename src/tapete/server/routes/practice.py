"""Practice: exercises without end, and where you stand in them."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from tapete.server.entry import OurHouse, OurPerson, guard_practice
from tapete.server.messages.practice import PracticeSaid
from tapete.server.practice import practice_answer, practice_sheet, practice_task
from tapete.server.routes.games import AnyRequest, Short
from tapete.server.sessions import COOKIE, Person
from tapete.server.wire import encode


async def _asking(request: AnyRequest, house: OurHouse) -> Person | None:
    """Who asks, if anything is known of him."""
    visitor = await house.door.visitor(request.cookies.get(COOKIE))
    return None if visitor is None else visitor.person


def _told(found: object) -> Response[bytes]:
    return Response(encode(found), media_type="application/json")


@get("/games/{name:str}/practice", summary="Where you stand in the exercises of a game (PracticeSheet)")
async def standing(request: AnyRequest, house: OurHouse, name: FromPath[str]) -> Response[bytes]:
    """By kind of exercise."""
    return _told(await practice_sheet(house.storage, await _asking(request, house), name))


@get("/games/{name:str}/practice/task", guards=[guard_practice], summary="What is asked next (PracticeTask)")
async def task(request: AnyRequest, house: OurHouse, name: FromPath[str], wish: Short = "") -> Response[bytes]:
    """Whatever is due; or of a kind, of the ten of the `day`, or the exercise of this name."""
    return _told(await practice_task(house.storage, house.reading_room, await _asking(request, house), name, wish))


@post(
    "/games/{name:str}/practice",
    status_code=200,
    guards=[guard_practice],
    summary="Answer an exercise (PracticeAnswered)",
)
async def answer(
    house: OurHouse, person: OurPerson, name: FromPath[str], data: JSONBody[PracticeSaid]
) -> Response[bytes]:
    """What is right, with its laws; what was missed comes back."""
    return _told(await practice_answer(house.storage, house.reading_room, person, name, data.task, data.said))


ROUTER = Router("/", route_handlers=[standing, task, answer], tags=["practice"])
