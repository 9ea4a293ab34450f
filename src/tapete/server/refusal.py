"""A request that the server does not grant."""

from __future__ import annotations

from tapete.errors import TapeteError


class Refusal(TapeteError):
    """What was asked, why it is not done; `status` is how HTTP says so, `retry` in how many seconds to come again."""

    def __init__(self, key: str, message: str, status: int = 409, retry: int | None = None, **args: object) -> None:
        super().__init__(key, message, **args)
        self.status, self.retry = status, retry


class Aside(Refusal):
    """A table that cannot go on, and is in nobody's way; `why` is for whoever runs the server."""

    def __init__(self, key: str, message: str, table: str, version: str | None, why: str, **args: object) -> None:
        super().__init__(key, message, 410, None, version=version or "?", **args)
        self.table, self.why = table, why


class Unreadable(Aside):
    """A table kept under other rules, which the games of today cannot follow."""

    def __init__(self, table: str, version: str | None, why: Exception) -> None:
        super().__init__(
            "unreadable-table",
            "This table was made with another version of Tapete ({version}), whose rules are no longer these: it is "
            "set aside. Create another.",
            table, version, in_short(why),
        )  # fmt: skip


class OtherEdition(Aside):
    """A match that was begun by an edition of its rules which is not today's."""

    def __init__(self, table: str, version: str | None, edition: int | None, today: int) -> None:
        super().__init__(
            "other-edition",
            "This match was begun by edition {edition} of its rules, with Tapete {version}, and here they are of "
            "edition {today}. A match follows the rules it was begun with: it is set aside, and nothing of it is lost.",
            table, version, f"edition {edition} of the rules; today's is {today}",
            edition=edition or "?", today=today,
        )  # fmt: skip


class Stuck(Aside):
    """A table at which something goes wrong whenever it is to go on."""

    def __init__(self, table: str, version: str | None, why: str) -> None:
        super().__init__(
            "stuck-table",
            "Something goes wrong at this table whenever it has to go on: it is set aside, and nothing of it is lost. "
            "Whoever runs the server can see why. Create another.",
            table, version, why,
        )  # fmt: skip


def in_short(error: BaseException) -> str:
    """What an error says, on one line."""
    return f"{type(error).__name__}: {error}".partition("\n")[0][:300]
