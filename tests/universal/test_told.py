"""Which events may show a card to everybody: every other that names one is told to him alone whose it is."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tapete.soak.looking import cards_in, new_events
from tapete.soak.trial import Plan, decider, step
from tapete.table.game import game_class
from tapete.table.match import Match
from tapete.table.state import State
from tests.universal.tables import SHORT, TABLES

TO_ALL = {
    "mus": {"drew-lots", "turned-up", "shows"},
    "malilla": {"lot-partners", "lot-deal", "turn-up", "plays", "drops", "shows", "mends", "changes"},
    "revesino": {
        "lot-seats",
        "plays",
        "drops",
        "adds",
        "faces",
        "falls",
        "falls-first",
        "fumbles",
        "demands",
        "unlawful-demand",
        "lays-down",
        "asleep",
        "left-over",
    },
    "cientos": {"lot", "plays", "shows", "blancas", "exposed", "turns-stock", "bares"},
    "zanga": {"lot-deal", "starts", "plays", "early", "shows", "zanga-shown", "opens", "corrects"},
    "voltarete": {
        "lot-seats",
        "plays",
        "turn-up",
        "shows-aces",
        "shows-espadilha",
        "shows-matadores",
        "lays-down",
        "faces",
        "spills",
        "must-play",
        "shows-lost",
        "drops",
        "misturns",
        "spreads",
        "shows-last",
        "asks-card",
        "upsets-stock",
    },
}
"""What is done before all eyes, by game: the lots, a card that is played, laid open, turned up or let fall."""

MATCHES, MOVES = 8, 300


def states(plan: Plan) -> list[State]:
    match = Match(plan.rules())
    decide, found = decider(plan, match.game), [match.state]
    while not match.state.over and len(match.moves) < MOVES:
        step(match, decide)
        found.append(match.state)
    return found


def shown_wrongly(name: str, states: list[State]) -> list[str]:
    """What was told of cards to others than him whose they are, and is not done before all eyes."""
    folder, found = game_class(name).folder, []
    for before, after in pairwise(states):
        for event in new_events(before, after):
            # The lots are drawn before the cards are dealt, and before all eyes.
            key = "drew-lots" if event.key == "drew" and not any(before.zones().values()) else event.key
            if cards_in(event.details) and key not in TO_ALL[folder] and event.to != (event.seat,):
                found.append(f"{event.key} to {event.to}")
    return found


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_a_card_is_told_to_its_owner_alone_unless_it_is_shown_to_all(name: str, table: str) -> None:
    for seed in range(MATCHES):
        assert shown_wrongly(name, states(Plan(name, table, seed, agreed=SHORT[game_class(name).folder]))) == []
