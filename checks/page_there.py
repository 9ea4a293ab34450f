"""Refuses to build a wheel in which the browser's page is missing: it is built, not kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/tapete/server/static/index.html")


class PageThere(BuildHookInterface[Any]):
    """What is installed from the work tree itself may have its page built later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is made."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is not there: run `make web` before a wheel is made")
