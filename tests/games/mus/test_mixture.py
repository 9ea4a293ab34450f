"""What the table says of a bet: of the words that are offered, in shares of one, as the strong player draws them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import tapete
from tapete.games.mus.mixture import mixture, plain
from tapete.games.mus.strong import Strong
from tapete.table.action import Action
from tapete.table.player import witness
from tapete.table.record import open_record

RECORD = Path(__file__).parents[3] / "docs" / "records" / "mus-three-to-none.toml"


def bets() -> list[tuple[tapete.State, int]]:
    """Every moment of a match at which somebody was asked for a bet."""
    match, lines = open_record(RECORD.read_text("utf-8"))
    found, before = [], match.state
    for _ in lines:
        turn = before.turn
        prompt = None if turn is None else before.prompt(turn)
        if turn is not None and prompt is not None and prompt.key in ("open", "answer"):
            found.append((before, turn))
        before = match.state
    return found


def test_it_says_what_may_be_said_and_its_shares_make_one() -> None:
    for state, seat in bets():
        prompt = state.prompt(seat)
        assert prompt is not None
        found = mixture(witness(state, seat), prompt.offers[0].any(Random(1)))
        assert found is not None and 0 <= found.chance <= 1
        if found.ways:
            assert abs(sum(share for _, share in found.ways) - 1) < 1e-9
            assert all(prompt.allows(action) for action, _ in found.ways)


def test_the_strong_player_draws_as_it_says() -> None:
    """Given a moment, when strong players of many seeds are asked, then they say each thing as often as it is told."""
    told = 0
    for state, seat in bets()[:12]:
        view = witness(state, seat)
        drawn = Counter(plain(Strong(seed).choose(view).action) for seed in range(120))
        found = mixture(view, next(iter(drawn)))
        assert found is not None
        if not found.ways:
            continue
        shares = dict(found.ways)
        assert drawn.keys() <= shares.keys()
        assert all(abs(drawn[action] / 120 - share) < 0.16 for action, share in shares.items())
        told += len(shares) > 1
    assert told > 1


def test_a_bet_of_any_size_is_one_of_two() -> None:
    assert plain(Action("envido", (3,))) == plain(Action("envido", (2,))) != plain(Action("envido", (9,)))
    assert plain(Action("más", (7,))) == plain(Action("más", (2,)))


def test_what_is_no_bet_is_not_told_of() -> None:
    match = tapete.game("mus").start()
    assert all(mixture(witness(match, seat), Action("paso")) is None for seat in range(4))
