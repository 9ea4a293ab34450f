"""A request that the server does not grant."""

from __future__ import annotations

from tapete.errors import TapeteError
from tapete.server.messages import Problem


class Refusal(TapeteError):
    """What was asked, why it is not done; `status` is how HTTP says so."""

    def __init__(self, key: str, message: str, status: int = 409, **args: object) -> None:
        super().__init__(key, message, **args)
        self.status = status


class Aside(Refusal):
    """A table that cannot go on, and is in nobody's way; `why` is for whoever runs the server."""

    def __init__(self, key: str, message: str, table: str, version: str | None, why: str) -> None:
        super().__init__(key, message, 410, version=version or "?")
        self.table, self.why = table, why


class Unreadable(Aside):
    """A table kept under other rules, which the games of today cannot follow."""

    def __init__(self, table: str, version: str | None, why: Exception) -> None:
        super().__init__(
            "unreadable-table",
            "This table was laid by another version of Tapete ({version}), whose rules are no longer these: it is set "
            "aside. Open another.",
            table,
            version,
            in_short(why),
        )


class Stuck(Aside):
    """A table at which something goes wrong whenever it is to go on."""

    def __init__(self, table: str, version: str | None, why: str) -> None:
        super().__init__(
            "stuck-table",
            "Something goes wrong at this table whenever it is to go on: it is set aside, and nothing of it is lost. "
            "Whoever runs the server can see why. Open another.",
            table,
            version,
            why,
        )


def in_short(error: BaseException) -> str:
    """What an error says, on one line."""
    return f"{type(error).__name__}: {error}".partition("\n")[0][:300]


def problem(error: TapeteError) -> Problem:
    """The error as it is told."""
    args = {name: arg if isinstance(arg, bool | int) else str(arg)[:300] for name, arg in error.args_by_name.items()}
    return Problem(key=error.key, message=str(error)[:600], args=args)
