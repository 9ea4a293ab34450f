"""What was seen in hands played beforehand is what the same hands show now, by the rules as they are now."""

from __future__ import annotations

import pytest

import tapete
from tapete.arena.odds import counted, sampled
from tapete.sitting.sample import Sample
from tapete.table.kept_odds import Kept, file_of, kept, read, written
from tapete.table.odds import odds_of

GAMES = sorted(tapete.REGISTRY)
FEWEST = 2000
FEW = 6


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_was_played_by_the_rules_as_they_are(name: str) -> None:
    own = kept(name)
    assert own is not None and own.game == name
    assert own.edition == tapete.game(name).edition, f"play them again: tapete odds {name} --hands {own.hands} --keep"
    assert own.hands >= FEWEST and max(tally.of for tally in own.tallies) <= own.hands
    assert written(own) == file_of(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_same_hands_show_the_same_again(name: str) -> None:
    """Given a few hands with the same seed, then what is written of them can be read, and is what they show anew."""
    sample = Sample(tapete.game(name), 0)
    looks = odds_of(sample.rules).looks(sample.rules)
    own = Kept(name, sample.rules.edition, 0, FEW, counted(sample, FEW))
    assert read(written(own)) == own and len(own.tallies) == len(looks)
    assert own.sections == sampled(sample, FEW)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_begins_with_these_hands(name: str) -> None:
    """Given that a longer play begins with the shorter, then nothing that the first hands show is missing from it."""
    own = kept(name)
    assert own is not None
    few = counted(Sample(tapete.game(name), own.seed), FEW)
    for first, all_of_them in zip(few, own.tallies, strict=True):
        assert 0 <= all_of_them.of - first.of <= own.hands - FEW
        assert all_of_them.squares >= first.squares
