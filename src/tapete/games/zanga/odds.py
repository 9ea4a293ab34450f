"""How often things come in the Zanga: trumps, matadores and kings; which games are played, and how they end."""

from __future__ import annotations

from functools import partial

from tapete.games.zanga.auction import JUEGO, MANDO, SOLO, ZANGA
from tapete.games.zanga.game import ZangaGame
from tapete.games.zanga.state import CODILLO, HECHA, PUESTA, TRICKS
from tapete.table import matador_odds
from tapete.table.odds import Look, Odds, Played, Sections

GAMES = (JUEGO, SOLO, MANDO, ZANGA)
"""How the hand came to be played: the highest word that was said."""
RESULTS = (HECHA, PUESTA, CODILLO)


def counted(rules: ZangaGame) -> Sections:
    """What the eight cards hold as they are dealt."""
    return matador_odds.sections(TRICKS)


# What is seen in hands that are played.


def looks(rules: ZangaGame) -> tuple[Look, ...]:
    """How often each game comes, and how it ends."""
    return (
        *(Look("games", game, partial(_comes, game)) for game in GAMES),
        *(Look("ends", game, partial(_ends, game, end), end) for game in GAMES for end in RESULTS),
        *(Look("tricks", game, partial(_tricks, game), mean=True) for game in GAMES),
    )


def played_as(hand: Played) -> str | None:
    """Which game it was, if it was played to an end."""
    if hand.first("result") is None:
        return None
    said = [each.get("said") for each in hand.events if each.key == "says"]
    return next((game for game in (ZANGA, MANDO, SOLO) if game in said), JUEGO)


def _comes(game: str, hand: Played) -> int | None:
    own = played_as(hand)
    return None if own is None else int(own == game)


def _ends(game: str, end: str, hand: Played) -> int | None:
    told = hand.first("result")
    return int(told.get("result") == end) if told is not None and played_as(hand) == game else None


def _tricks(game: str, hand: Played) -> int | None:
    """How many the side made that played."""
    told = hand.first("result")
    if told is None or told.seat is None or played_as(hand) != game:
        return None
    return hand.number("result", "tricks", told.seat)


ODDS = Odds(counted=counted, looks=looks)
