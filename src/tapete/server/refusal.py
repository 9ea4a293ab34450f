"""A request that the server does not grant."""

from __future__ import annotations

from tapete.errors import TapeteError
from tapete.server.messages import Problem


class Refusal(TapeteError):
    """What was asked, why it is not done; `status` is how HTTP says so."""

    def __init__(self, key: str, message: str, status: int = 409, **args: object) -> None:
        super().__init__(key, message, **args)
        self.status = status


class Unreadable(Refusal):
    """A table kept under other rules, which the games of today cannot follow; `why` is for whoever runs the server."""

    def __init__(self, table: str, version: str | None, why: Exception) -> None:
        super().__init__(
            "unreadable-table",
            "This table was laid by another version of Tapete ({version}), whose rules are no longer these: it is set "
            "aside. Open another.",
            410,
            version=version or "?",
        )
        self.table, self.why = table, f"{type(why).__name__}: {why}"


def problem(error: TapeteError) -> Problem:
    """The error as it is told."""
    args = {name: arg if isinstance(arg, bool | int) else str(arg)[:300] for name, arg in error.args_by_name.items()}
    return Problem(key=error.key, message=str(error)[:600], args=args)
