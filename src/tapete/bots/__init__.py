"""Players: `random`, and `treatise`, which plays by the book's advice."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from tapete.bots.bot import Bot, Choice
from tapete.bots.random import RandomBot
from tapete.errors import BadOption
from tapete.table.game import Game


def check_level(game: Game, level: str) -> None:
    """Refuse a player whom this game does not have."""
    if level not in game.levels:
        raise BadOption(
            "unknown-bot", "There is no player {level}: choose {known}.", level=level, known=", ".join(game.levels)
        )


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """A player of this level for this game. The treatise player of a game is its `advice.PLAYER`."""
    check_level(game, level)
    if level == "random":
        return RandomBot(seed)
    # Each game says of its player that it is a Bot, so that a missing answer is found before anybody plays.
    by_the_book: Callable[[int], Bot] = import_module(f"tapete.games.{game.folder}.advice").PLAYER
    return by_the_book(seed)


__all__ = ["Bot", "Choice", "bot", "check_level"]
