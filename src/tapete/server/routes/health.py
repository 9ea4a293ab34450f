"""Whether the server is well: for those who look after it, and for what starts it again."""

from __future__ import annotations

from litestar import Response, get

import tapete
from tapete.server.entry import OurHouse, guard_limits
from tapete.server.messages.me import Health


@get("/health", guards=[guard_limits], summary="Whether the server is well")
async def health(house: OurHouse) -> Response[Health]:
    """503 while the database does not answer, or another server has taken it over."""
    answers, ours = await house.storage.health()
    told = Health(ok=answers and ours, version=tapete.__version__, database=answers, lease=ours)
    headers = {"cache-control": "no-store"}
    return Response(told, status_code=200 if told.ok else 503, headers=headers)
