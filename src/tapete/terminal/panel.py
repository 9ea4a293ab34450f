"""A sheet of paper laid over the table."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual.binding import BindingType
from textual.screen import ModalScreen

Answer = TypeVar("Answer")


class Panel(ModalScreen[Answer]):
    """It is put away with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "put_away", "")]

    def action_put_away(self) -> None:
        """Nothing was wanted."""
        self.dismiss(None)
