"""A request that the server does not grant."""

from __future__ import annotations

from tapete.errors import TapeteError
from tapete.server.messages import Problem


class Refusal(TapeteError):
    """What was asked, why it is not done; `status` is how HTTP says so."""

    def __init__(self, key: str, message: str, status: int = 409, **args: object) -> None:
        super().__init__(key, message, **args)
        self.status = status


def problem(error: TapeteError) -> Problem:
    """The error as it is told."""
    args = {name: arg if isinstance(arg, bool | int) else str(arg)[:300] for name, arg in error.args_by_name.items()}
    return Problem(key=error.key, message=str(error)[:600], args=args)
