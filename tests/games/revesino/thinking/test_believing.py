"""What is believed of the hands of others: by what they did the truth is likelier than by what is merely possible."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tapete.games.revesino.pack import SEATS, TRICKS
from tapete.games.revesino.state import PLAY, RevesinoState
from tapete.games.revesino.thinking import bits, looking
from tests.games.revesino.thinking.test_book import decisions

np: Any = import_module("numpy")
WORLDS = 40


def ahead(state: RevesinoState, seat: int) -> Any:
    """Worlds as they are believed."""
    return looking.believed(looking.seen(state, seat), WORLDS, 7)


def moments() -> list[tuple[RevesinoState, int]]:
    """Every sixth card of players who go by the book, once half the tricks are made."""
    found = [
        (state, seat)
        for state, seat, _ in decisions()
        if state.phase == PLAY and TRICKS // 2 < len(state.taken) < TRICKS - 1
    ]
    return found[::6]


def rightly(state: RevesinoState, seat: int, rows: Any) -> float:
    """How often a hidden card lies in these worlds where it truly lies."""
    shares = []
    for other in range(SEATS):
        for card in state.hands[other] if other != seat else ():
            shares.append(float((rows[:, other] >> bits.bit_of(card) & 1).mean()))
    return sum(shares) / len(shares)


def test_what_they_did_tells_what_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    believed = [rightly(state, seat, ahead(state, seat)) for state, seat in moments()]
    monkeypatch.setattr(looking, "settle_in", as_they_come)
    possible = [rightly(state, seat, ahead(state, seat)) for state, seat in moments()]
    assert len(believed) > 20
    assert sum(believed) / len(believed) > sum(possible) / len(possible) + 0.1


def as_they_come(rows: Any, pool: Any, *more: Any) -> None:
    """Worlds of which nothing is believed."""
    rows[:] = pool[: len(rows)]


def test_every_world_is_as_it_may_be() -> None:
    """All cards are there once, each has as many as he has, and could have played what he played."""
    for state, seat in moments():
        fell = bits.mask_of(played.card for played in state.plays)
        lacking = state.ruled_out(seat)[0]
        for row in ahead(state, seat):
            hands = [int(hand) for hand in row[:SEATS]]
            assert [hand.bit_count() for hand in hands] == [len(hand) for hand in state.hands]
            assert hands[seat] == bits.mask_of(state.hands[seat])
            assert sum(map(int, row)) == bits.WHOLE ^ fell
            if len(state.ruled_out(seat)) == 1:  # nobody can have renounced by privilege
                assert not any(hands[each] & bits.mask_of(lacking.get(f"hand {each}", ())) for each in range(SEATS))
