"""How often things come in a game, and what a given hand can hope for."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from tapete.server.entry import OurHouse, address, guard_odds
from tapete.server.pages import sent_once, served
from tapete.server.routes.games import AnyRequest, Short, lasting, made_once
from tapete.server.wire import encode
from tapete.sitting.odds import DEALS, OddsPage, given_hand, odds_page

Deals = Annotated[int, QueryParameter(ge=0, le=DEALS)]


@get("/games/{name:str}/odds", **lasting(OddsPage, "How often things come in a game"))
def odds(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """What is counted, and what was seen in hands played beforehand."""
    return served(request, made_once(odds_page, name))


@get("/games/{name:str}/odds/hand", guards=[guard_odds], summary="What a given hand can hope for (GivenOdds)")
async def odds_of_hand(
    request: AnyRequest,
    house: OurHouse,
    name: FromPath[str],
    cards: Short,
    thrown: Short = "",
    bid: Short = "",
    after: Deals = 0,
) -> Response[bytes]:
    """Counted at once; or when more than so many deals have been played, so that one can ask until it is whole."""
    found = await house.odds_room.after(given_hand(name, cards, thrown, bid), after, address(request))
    return sent_once(request, encode(found), "application/json")


ROUTER = Router("/", route_handlers=[odds, odds_of_hand], tags=["games"])
