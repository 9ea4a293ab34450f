"""Players: `random`, and `treatise`, which plays by the book's advice."""

from __future__ import annotations

from collections.abc import Collection

from tapete.bots.random import RandomBot
from tapete.errors import BadOption
from tapete.table.counsel import Book
from tapete.table.game import Game
from tapete.table.player import Bot, ByView, Choice, Sight


def check_level(game: Game, level: str) -> None:
    """Refuse a player whom this game does not have."""
    if level not in game.levels:
        raise BadOption(
            "unknown-bot", "There is no level {level}: choose {known}.", level=level, known=", ".join(game.levels)
        )


def maxims(game: Game) -> Book:
    """What the player of the treatise goes by in this game: for each decision the maxims, in the order of hearing."""
    return game.contents.maxims.get(game.name, {})


def bot(level: str, game: Game, seed: int = 0, without: Collection[str] = ()) -> Bot:
    """A player of this level for this game; who goes by the book may leave out the maxims of some laws."""
    check_level(game, level)
    known = {law for rows in maxims(game).values() for maxim in rows for law in maxim.laws}
    strange = sorted({*without} - (known if level == "treatise" else set()))
    if strange:
        raise BadOption("unknown-maxim", "{level} follows no maxim {law} in this game.", level=level, law=strange[0])
    if level == "random":
        return RandomBot(seed)
    by_the_book = game.contents.player
    assert by_the_book is not None, f"{game.name} has no player who follows the book"
    return ByView(by_the_book(seed, frozenset(without)))


__all__ = ["Bot", "Choice", "Sight", "bot", "check_level", "maxims"]
