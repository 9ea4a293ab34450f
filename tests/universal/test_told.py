"""Which events may show a card to everybody: every other that names one is told to him alone whose it is."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise

import pytest

from tapete.soak.looking import cards_in, new_events
from tapete.soak.trial import Plan, decider, step
from tapete.table.game import game_class
from tapete.table.match import Match
from tapete.table.state import State
from tests.universal.tables import TABLES, short

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
    to_all, found = import_module(f"tests.games.{game_class(name).folder}.told").TO_ALL, []
    for before, after in pairwise(states):
        for event in new_events(before, after):
            # The lots are drawn before the cards are dealt, and before all eyes.
            key = "drew-lots" if event.key == "drew" and not any(before.zones().values()) else event.key
            if cards_in(event.details) and key not in to_all and event.to != (event.seat,):
                found.append(f"{event.key} to {event.to}")
    return found


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_a_card_is_told_to_its_owner_alone_unless_it_is_shown_to_all(name: str, table: str) -> None:
    for seed in range(MATCHES):
        assert shown_wrongly(name, states(Plan(name, table, seed, agreed=short(name)))) == []
