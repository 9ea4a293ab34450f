"""A sheet of paper laid over the table."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual.await_complete import AwaitComplete
from textual.binding import BindingType
from textual.screen import ModalScreen

Answer = TypeVar("Answer")


def keys(*bound: str) -> list[BindingType]:
    """Which keys do what, each written as `key,other action`."""
    return [(*each.split(), "") for each in bound]  # type: ignore[misc]


class Panel(ModalScreen[Answer]):
    """It is put away with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = keys("escape put_away")

    def action_put_away(self) -> None:
        """Nothing was wanted."""
        self.dismiss(None)

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Put it away, once: whoever answers again before it is gone must not put away what lies under it."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()
