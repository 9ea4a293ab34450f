"""The shortest match that a game can be."""

from __future__ import annotations

from typing import Any

from tapete.table.game import game_class

SHORTEST = {"rounds": 1, "games_to_win": 1, "hands": 2, "hands_limit": 2}


def short(name: str) -> dict[str, Any]:
    """The options that make a match of this game short."""
    known = {option.name for option in game_class(name).options}
    return {option: value for option, value in SHORTEST.items() if option in known}
