"""The irregularities of Voltarete, each with its law as a function from the facts to a ruling."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge import (
    accidents,
    counts,
    deal,
    exchange,
    faults,
    money,
    notice,
    play,
    principles,
    words,
)
from tapete.table.ruling import Incident


def incidents(game: VoltareteGame) -> Mapping[str, Incident]:
    """What the judge of this game can decide, by name."""
    parts = (deal, notice, words, exchange, play, counts, faults, accidents, money, principles)
    every = [incident for part in parts for incident in part.incidents(game)]
    return {incident.name: incident for incident in every}
