"""Sees to it that what is built is whole: no wheel without the browser's page, and the laws' proofs go along.

The page and the proofs (what came of every law's tests when they last ran) are made, not kept.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/tapete/server/static/index.html"
PROOFS = "build/laws.json"
INSTALLED_PROOFS = "tapete/laws/proofs.json"


class BuiltWhole(BuildHookInterface[Any]):
    """What is installed from the work tree itself may have its page built later, and has its tests at hand."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a wheel or an archive of the sources is made."""
        root, wheel = Path(self.root), self.target_name == "wheel"
        if version == "editable":
            return
        if wheel and not (root / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is not there: run `make web` before a wheel is made")
        if (root / PROOFS).is_file():
            # A wheel may be made from the sources' archive, so that the proofs must be in that too.
            build_data["force_include"][str(root / PROOFS)] = INSTALLED_PROOFS if wheel else PROOFS
