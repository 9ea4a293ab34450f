"""What every request passes before it is answered: limits, where it comes from, who sends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler

from tapete.server.house import House
from tapete.server.limits import network
from tapete.server.refusal import Refusal
from tapete.server.sessions import COOKIE, KNOWN, LASTS, Person, Visitor
from tapete.server.wire import says_nul

AnyConnection = ASGIConnection[Any, Any, Any, Any]
OurHouse = NamedDependency[House]
OurVisitor = NamedDependency[Visitor]
OurPerson = NamedDependency[Person]
READS = {"GET", "HEAD", "OPTIONS"}
TOKEN = "x-csrf-token"


def provide_house(state: State) -> House:
    """The one house of this server."""
    house: House = state.house
    return house


async def provide_visitor(request: Request[Any, Any, Any], house: OurHouse) -> Visitor:
    """Who asks."""
    visitor = await house.door.visitor(request.cookies.get(COOKIE))
    if visitor is None:
        raise Refusal("no-session", "Your session has ended: please go back to the first page.", 401)
    return visitor


async def provide_person(visitor: OurVisitor, house: OurHouse) -> Person:
    """Who asks, as a person who may do things."""
    return await house.known(visitor)


def address(connection: AnyConnection) -> str:
    """Where a request comes from, as far as it is one visitor's: of IPv6 the network, whose addresses are all his."""
    return network(connection.client.host) if connection.client else "nowhere"


def guard_text(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """No database keeps a NUL, and no address of ours has one."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise ClientException("There is a NUL in this address.")


async def check_body(request: Request[Any, Any, Any]) -> None:
    """What is sent has none either."""
    if request.method not in READS and says_nul(await request.body()):
        raise ClientException("There is a NUL in this message.")


def guard_limits(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Nobody may ask for too much; a socket is told so by its own code, when it has been opened."""
    method = connection.scope.get("method")
    if method is None:
        return
    provide_house(connection.app.state).limits.check("read" if method in READS else "write", address(connection))


def limited(what: str) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    """A guard that lets so many ask for this as the limit of that name allows."""
    return lambda connection, _: provide_house(connection.app.state).limits.check(what, address(connection))


guard_passwords, guard_opening = limited("password"), limited("open-table")
"""Nobody may try passwords, or open tables, by the thousand."""
guard_replays, guard_odds = limited("replay"), limited("odds")
"""To follow a whole match again is work, and so is a hand that somebody gives."""
guard_practice, guard_reviews = limited("practice"), limited("review")
"""So is an exercise that is made anew, and a match that is looked at again."""
guard_handing_over = limited("hand-over")
"""Nobody may fill the shelves with matches played elsewhere."""


def same_origin(connection: AnyConnection) -> bool:
    """Whether the page that asks is ours; programs that are no browsers send no origin."""
    site, origin = connection.headers.get("sec-fetch-site"), connection.headers.get("origin")
    if site not in (None, "same-origin", "none"):
        return False
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def guard_forgery(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """What changes something must come from our own page, with the token of its session."""
    if connection.scope.get("method", "GET") in READS:
        return
    door = provide_house(connection.app.state).door
    session = door.read(connection.cookies.get(COOKIE))
    if not same_origin(connection):
        raise Refusal("foreign-page", "This came from another page and was not done: do it from the table itself.", 403)
    if session is None:
        raise Refusal("no-session", "Your session has ended: please go back to the first page.", 401)
    if not door.csrf_matches(session, connection.headers.get(TOKEN, "")):
        raise Refusal("no-token", "We couldn’t check your session: please reload the page.", 403)


def session_cookie(house: House, session: str) -> Cookie:
    """The cookie that keeps a session."""
    return _cookie(house, COOKIE, house.door.cookie(session))


def mark_cookie(house: House, person: str) -> Cookie:
    """The cookie by which a browser is known again with which this person has come in."""
    return _cookie(house, KNOWN, house.door.mark(person))


def _cookie(house: House, name: str, value: str) -> Cookie:
    return Cookie(
        key=name, value=value, max_age=LASTS, path="/", httponly=True, samesite="lax", secure=house.config.secure
    )  # fmt: skip
