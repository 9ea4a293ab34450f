"""Weights that climb: they are read as they are printed, and a trial changes a few of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench.climbing import FINE, changed, made, read
from tapete.fast import POLICY
from tapete.games.malilla.mind import MINDS
from tapete.games.malilla.variants import VARIANTS


def test_weights_are_read_as_they_are_printed(tmp_path: Path) -> None:
    rows = MINDS["malilla"].learned
    told = [f"    ({', '.join(map(str, row))})," for row in rows]
    (tmp_path / "weights.txt").write_text("\n".join([*told, "+1.99 ± 0.05 a hand over the first"]), encoding="utf-8")
    assert read(tmp_path / "weights.txt").tolist() == [weight for row in rows for weight in row]


@pytest.mark.parametrize("seed", range(20))
def test_a_trial_changes_a_few_weights(seed: int) -> None:
    own = FINE * POLICY
    trial = changed(own, Random(seed))
    assert 1 <= (trial != own).sum() <= 3 and (own == FINE * POLICY).all()


@pytest.mark.parametrize("name", VARIANTS)
def test_every_card_of_a_pack_has_a_bit_of_its_own(name: str) -> None:
    tables, pack = made(name)
    assert len({*pack.tolist()}) == len(VARIANTS[name].pack) and len(tables.play.seats) == VARIANTS[name].players
