"""You: your name, your account, your settings."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, Router, get, post, put
from litestar.params import JSONBody

from tapete.server.belongings import hand_over, take_away
from tapete.server.company import call, reconsider
from tapete.server.entry import OurHouse, OurPerson, OurVisitor, address, guard_passwords, mark_cookie, session_cookie
from tapete.server.house import House
from tapete.server.messages.me import Credentials, Learned, Me, NewPassword, OwnPassword, Rename, Settings
from tapete.server.sessions import COOKIE, KNOWN, Person, Visitor

AnyRequest = Request[Any, Any, Any]


async def told(house: House, session: str, person: Person | None) -> Response[Me]:
    """The answer to everything here; the cookie lives on."""
    sheets = await house.tables_of(person.id) if person else []
    me = Me(
        name=person.name if person else "",
        account=person.login if person else None,
        csrf=house.door.csrf(session),
        settings=person.settings if person else Settings(),
        tables=[house.info(sheet, person.id if person else None) for sheet in sheets],
        learned=await house.accounts.learned(person),
    )
    return Response(me, cookies=[session_cookie(house, session)])


async def told_again(house: House, visitor: Visitor) -> Response[Me]:
    """The answer after something has changed."""
    after = await house.door.visitor(house.door.cookie(visitor.session))
    return await told(house, visitor.session, after.person if after else None)


@get("/me", summary="Who you are; begins a visit")
async def me(request: AnyRequest, house: OurHouse) -> Response[Me]:
    """Whoever has no cookie gets one."""
    visitor = await house.door.visitor(request.cookies.get(COOKIE))
    if visitor is None:
        return await told(house, house.door.fresh(), None)
    return await told(house, visitor.session, visitor.person)


@put("/me", summary="Choose your name")
async def rename(data: JSONBody[Rename], visitor: OurVisitor, person: OurPerson, house: OurHouse) -> Response[Me]:
    """From now on, also where you wait for a match; those that have begun keep the name they are played under."""
    await house.accounts.rename(person.id, data.name)
    after = await house.door.visitor(house.door.cookie(visitor.session))
    if after is not None and after.person is not None:
        await call(house, person.id, after.person.name)
    return await told_again(house, visitor)


@put("/me/settings", summary="Keep your settings")
async def change_settings(
    data: JSONBody[Settings], visitor: OurVisitor, person: OurPerson, house: OurHouse
) -> Response[Me]:
    """All of them at once."""
    await house.accounts.keep_settings(person.id, data)
    return await told_again(house, visitor)


@put("/me/learned", summary="Keep what your account has learned")
async def learn(data: JSONBody[Learned], visitor: OurVisitor, house: OurHouse) -> Response[Me]:
    """What was learned before stays."""
    await house.accounts.learn(visitor.person, data.lessons)
    return await told_again(house, visitor)


@post("/account", status_code=200, guards=[guard_passwords], summary="Make an account of a guest")
async def register(
    request: AnyRequest, data: JSONBody[Credentials], visitor: OurVisitor, person: OurPerson, house: OurHouse
) -> Response[Me]:
    """What the guest has played stays his; his session gets a new cookie."""
    await house.accounts.register(person, data, address(request))
    await reconsider(house, person.id)
    return await _enter(house, visitor, person.id)


@post("/login", status_code=200, guards=[guard_passwords], summary="Come in with an account")
async def login(request: AnyRequest, data: JSONBody[Credentials], visitor: OurVisitor, house: OurHouse) -> Response[Me]:
    """A new session; the old one ends. What a guest has played and where he sits is his account's from now on."""
    browser_of = partial(house.door.browser_of, request.cookies.get(KNOWN))
    account = await house.accounts.login(data, address(request), browser_of)
    if visitor.person is not None and visitor.person.login is None:
        await hand_over(house, visitor.person.id, account)
        await reconsider(house, account)
    return await _enter(house, visitor, account)


async def _enter(house: House, visitor: Visitor, person: str) -> Response[Me]:
    await house.door.revoke(visitor.session)
    house.shut_out(visitor.session, None)
    session = await house.door.begin(person)
    answer = await told_again(house, Visitor(session, None))
    answer.cookies.append(mark_cookie(house, person))
    return answer


@post("/logout", status_code=200, summary="End this session")
async def logout(visitor: OurVisitor, house: OurHouse) -> Response[Me]:
    """A new guest stays."""
    await house.door.revoke(visitor.session)
    house.shut_out(visitor.session, None)
    return await told(house, house.door.fresh(), None)


@post("/logout-everywhere", status_code=200, summary="End all your sessions")
async def logout_everywhere(visitor: OurVisitor, person: OurPerson, house: OurHouse) -> Response[Me]:
    """In every browser; open tables are closed at once."""
    await house.door.revoke_all(person.id)
    house.shut_out(visitor.session, person.id)
    return await told(house, house.door.fresh(), None)


@put("/account/password", guards=[guard_passwords], summary="Change your password")
async def change_password(
    request: AnyRequest, data: JSONBody[NewPassword], visitor: OurVisitor, person: OurPerson, house: OurHouse
) -> Response[Me]:
    """Every other session ends; this one gets a new cookie."""
    await house.accounts.change_password(visitor, data, address(request))
    await house.door.revoke_all(person.id)
    house.shut_out(visitor.session, person.id)
    return await _enter(house, visitor, person.id)


@post("/account/delete", status_code=200, guards=[guard_passwords], summary="Delete your account")
async def delete_account(
    request: AnyRequest, data: JSONBody[OwnPassword], visitor: OurVisitor, person: OurPerson, house: OurHouse
) -> Response[Me]:
    """Name, password, settings, ratings and sessions are gone; what others have played with you stays theirs, without
    your name."""
    await house.accounts.prove(visitor, data, address(request))
    await take_away(house, person.id)
    house.shut_out(None, person.id)
    answer = await told(house, house.door.fresh(), None)
    answer.delete_cookie(KNOWN)
    return answer


ROUTER = Router(
    "/",
    route_handlers=[
        me, rename, change_settings, learn, register, login, logout, logout_everywhere, change_password, delete_account
    ],
    opt={"as_it_is": True},
    tags=["you"],
)  # fmt: skip
