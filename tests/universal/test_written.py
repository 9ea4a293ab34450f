"""Hands that cannot be dealt are refused alike in every game."""

from __future__ import annotations

import pytest

from tapete import game
from tapete.errors import BadOption
from tests.universal.tables import ALL_TABLES


@ALL_TABLES
def test_hands_are_dealt_to_every_seat_by_somebody(name: str, table: str) -> None:
    rules = game(name, table)
    state = rules.start()
    with pytest.raises(BadOption, match=f"There must be {rules.seats} hands, not {rules.seats + 1}"):
        rules.stacked(state, ((),) * (rules.seats + 1), ())
    with pytest.raises(BadOption, match="not settled yet who deals"):
        rules.stacked(state, ((),) * rules.seats, ())
