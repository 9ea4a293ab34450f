"""Functions compiled to machine code, kept under a name made from the text of all that stand in this folder."""

from __future__ import annotations

from pathlib import Path

from tapete.fast.compiled import count, highest, keeping, lowest, peek, poke

compiled = keeping(Path(__file__).parent)

__all__ = ["compiled", "count", "highest", "lowest", "peek", "poke"]
