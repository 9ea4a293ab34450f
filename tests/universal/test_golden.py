"""What was played before is played again, move by move and view by view, as it was."""

from __future__ import annotations

import pytest

from tests.universal.golden import digest, kept, key, plans


@pytest.mark.parametrize(("name", "table", "seed"), list(plans()))
def test_a_match_is_played_told_and_paid_as_before(name: str, table: str, seed: int) -> None:
    assert digest(name, table, seed).split() == kept()[key(name, table, seed)].split()


def test_no_digest_is_kept_of_a_game_that_is_gone() -> None:
    assert set(kept()) == {key(*plan) for plan in plans()}
