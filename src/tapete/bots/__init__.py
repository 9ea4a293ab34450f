"""Players: `random`, and `treatise`, which plays by the book's advice."""

from __future__ import annotations

from tapete.bots.random import RandomBot
from tapete.errors import BadOption
from tapete.table.game import Game
from tapete.table.player import Bot, ByView, Choice, Sight


def check_level(game: Game, level: str) -> None:
    """Refuse a player whom this game does not have."""
    if level not in game.levels:
        raise BadOption(
            "unknown-bot", "There is no level {level}: choose {known}.", level=level, known=", ".join(game.levels)
        )


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """A player of this level for this game."""
    check_level(game, level)
    if level == "random":
        return RandomBot(seed)
    by_the_book = game.contents.player
    assert by_the_book is not None, f"{game.name} has no player who follows the book"
    return ByView(by_the_book(seed))


__all__ = ["Bot", "Choice", "Sight", "bot", "check_level"]
