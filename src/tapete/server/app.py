"""The server as an application: routes, guards, headers, and how errors are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tapete
from tapete.errors import TapeteError
from tapete.server import entry
from tapete.server.config import Config
from tapete.server.house import House
from tapete.server.pages import page
from tapete.server.policy import served_policy
from tapete.server.refusal import Refusal
from tapete.server.routes import games, me, odds, practice, reviews, tables
from tapete.server.routes.health import health
from tapete.server.routes.tables import provide_archive
from tapete.server.socket import table_socket
from tapete.sitting.told import Problem, problem

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
LARGEST = 64_000
NOTHING_HERE = ("not-found", "There is nothing here: go back to the first page.")
# What people can come to by themselves; whatever else is not understood a program has said, and is told in its terms.
NOT_UNDERSTOOD = {404: NOTHING_HERE, 405: NOTHING_HERE, 413: ("too-large", "The message is too long.")}
# Answers with the session's token stay as they are: from the size of a packed one a secret could be guessed.
PACKING = CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key="as_it_is")

HEADERS = {
    "content-security-policy": served_policy(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def create_app(config: Config, house: House | None = None) -> Litestar:
    """The application for this configuration."""
    own = house or House(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await own.open()
        try:
            yield
        finally:
            await own.close()

    api = Router(
        "/api",
        route_handlers=[*[each.ROUTER for each in (me, games, odds, practice, tables, reviews)], table_socket],
        guards=[entry.guard_limits, entry.guard_forgery],
        response_headers=[ResponseHeader(name="cache-control", value="no-store")],
    )
    return Litestar(
        route_handlers=[api, health, page],
        guards=[entry.guard_text],
        before_request=entry.check_body,
        dependencies={
            "house": Provide(entry.provide_house, sync_to_thread=False),
            "visitor": Provide(entry.provide_visitor),
            "person": Provide(entry.provide_person),
            "archive": Provide(provide_archive),
        },
        exception_handlers={
            TapeteError: refused,
            HTTPException: http_problem,
            RecursionError: too_deep,
            Exception: went_wrong,
        },
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        request_max_body_size=LARGEST,
        compression_config=PACKING,
        state=State({"house": own}),
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Tapete",
            version=tapete.__version__,
            path="/api/schema",
            # The other pages for reading it would be fetched from elsewhere.
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )


def _answer(told: Problem, status: int, retry: int | None = None) -> Response[Problem]:
    headers = HEADERS if retry is None else {**HEADERS, "retry-after": str(retry)}
    return Response(told, status_code=status, headers=headers, media_type="application/json")


def refused(_: AnyRequest, error: TapeteError) -> Response[Problem]:
    """What a player did wrong is his to know."""
    if isinstance(error, Refusal):
        return _answer(problem(error), error.status, error.retry)
    return _answer(problem(error), 400)


def http_problem(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What cannot be understood or found."""
    unsaid = ("bad-message", str(error.detail)[:300])
    key, message = NOT_UNDERSTOOD.get(error.status_code, unsaid)
    return _answer(Problem(key=key, message=message, args={}), error.status_code)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body nested so deeply that it cannot be read; any other recursion is our own fault."""
    if "deserializing" not in str(error):
        return went_wrong(request, error)
    return _answer(Problem(key="bad-message", message="This message is nested too deeply.", args={}), 400)


def went_wrong(_: AnyRequest, error: Exception) -> Response[Problem]:
    """What is our own fault is told to the log only."""
    log.error("a request failed", exc_info=error)
    return _answer(Problem(key="went-wrong", message="Something went wrong here: try again.", args={}), 500)
