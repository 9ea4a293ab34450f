"""Players: `random`, `treatise`, which goes by the book's advice, `club`, which looks ahead a little, and `strong`."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib.util import find_spec

from tapete.bots.random import RandomBot
from tapete.errors import BadOption
from tapete.looking.club import Club
from tapete.looking.traits import TRAITS
from tapete.table.counsel import Book
from tapete.table.game import Game, contents_of
from tapete.table.mind import EVEN
from tapete.table.player import Bot, ByView, Choice, Sight

CLUB, STRONG = "club", "strong"


@cache
def compiles() -> bool:
    """Whether the kernels can be had here in which a player looks ahead."""
    return find_spec("numba") is not None


def levels(game: Game | type[Game], compiled: bool | None = None) -> tuple[str, ...]:
    """The players there are for a game, the weakest first, here or where kernels are `compiled` or not."""
    contents = contents_of(game.name)
    mind = contents.minds.get(game.name)
    has = {
        CLUB: CLUB in contents.own_bots or (mind is not None and mind.club),
        STRONG: STRONG in contents.own_bots or (mind is not None and (compiles() if compiled is None else compiled)),
    }
    return (*game.levels, *[level for level, there in has.items() if there])


def usual(game: Game | type[Game]) -> str:
    """The player who is taken when none was named: one who goes by the book, if there is one."""
    return game.levels[-1]


def check_level(game: Game, level: str) -> None:
    """Refuse a player whom this game does not have."""
    known = levels(game)
    if level not in known:
        raise BadOption(
            "unknown-bot", "There is no level {level}: choose {known}.", level=level, known=", ".join(known)
        )


def check_trait(level: str, trait: str) -> None:
    """Refuse a trait that no player of this level is known for."""
    known = TRAITS if has_traits(level) else ()
    if trait and trait not in known:
        raise BadOption(
            "unknown-trait", "{level} is not known as {trait}: choose {known}.",
            level=level, trait=trait[:60], known=", ".join(known) or "-",
        )  # fmt: skip


def maxims(game: Game) -> Book:
    """What the player of the treatise goes by in this game: for each decision the maxims, in the order of hearing."""
    return game.contents.maxims.get(game.name, {})


def bot(level: str, game: Game, seed: int = 0, without: Collection[str] = (), trait: str = "") -> Bot:
    """A player of this level for this game; who goes by the book may leave out the maxims of some laws.

    Who looks ahead, or draws his bets, may have a trait: it decides where two ways are nearly as good.
    """
    check_level(game, level)
    known = {law for rows in maxims(game).values() for maxim in rows for law in maxim.laws}
    strange = sorted({*without} - (known if level == "treatise" else set()))
    if strange:
        raise BadOption("unknown-maxim", "{level} follows no maxim {law} in this game.", level=level, law=strange[0])
    own, contents = TRAITS.get(trait), game.contents
    if level == "random":
        return RandomBot(seed)
    if level in contents.own_bots:
        return contents.own_bots[level](seed, EVEN if own is None else own.bets)
    if level == CLUB:
        return Club(game, seed, trait=own)
    if level == STRONG:
        from tapete.searching.strong import Strong  # only here: it needs the compiled kernels

        return Strong(game, seed, trait=own)
    by_the_book = contents.player
    assert by_the_book is not None, f"{game.name} has no player who follows the book"
    return ByView(by_the_book(seed, frozenset(without)))


def has_traits(level: str | None) -> bool:
    """Whether players of this level differ from one another: who goes by the book alone does not."""
    return level in (CLUB, STRONG)


__all__ = [
    "CLUB", "STRONG", "Bot", "Choice", "Sight", "bot", "check_level", "check_trait", "has_traits", "levels", "maxims",
    "usual",
]  # fmt: skip
