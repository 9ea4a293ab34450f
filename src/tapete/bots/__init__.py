"""Players: `random`, and `treatise`, which plays by the book's advice."""

from __future__ import annotations

from importlib import import_module

from tapete.bots.bot import Bot, Choice
from tapete.bots.random import RandomBot
from tapete.errors import BadOption
from tapete.table.game import Game

LEVELS = ("random", "treatise")


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """A player of this level for this game. The treatise player of a game is its `advice.Adviser`."""
    if level not in LEVELS:
        raise BadOption(
            "unknown-bot", "There is no player {level}: choose {known}.", level=level, known=", ".join(LEVELS)
        )
    if level == "random":
        return RandomBot(seed)
    adviser: Bot = import_module(f"tapete.games.{game.folder}.advice").Adviser(seed)
    return adviser


__all__ = ["LEVELS", "Bot", "Choice", "bot"]
