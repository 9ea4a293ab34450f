"""What a trait costs: counted where it changes a card, and nowhere else."""

from __future__ import annotations

from statistics import fmean

import pytest

import tapete
from bench import traits
from bench.traits import Cost, cost_of_hand
from tapete.looking import club
from tapete.looking.traits import TRAITS, Trait
from tapete.table.mind import EVEN


def test_who_likes_what_is_best_changes_nothing_and_who_likes_what_is_worst_pays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(club, "LAID", 1500)
    monkeypatch.setattr(traits, "VALUED", 60)
    monkeypatch.setattr("tapete.looking.ahead.SHARE", 40.0)
    known = {
        "best": Trait(lambda brought, height: fmean(brought), EVEN),
        "worst": Trait(lambda brought, height: -fmean(brought), EVEN),
    }
    for name in [*TRAITS]:
        monkeypatch.delitem(TRAITS, name)
    for name, trait in known.items():
        monkeypatch.setitem(TRAITS, name, trait)
    costs = {name: Cost() for name in known}
    for number in range(2):
        cost_of_hand(tapete.game("malilla-cubiertas"), number, costs)
    assert costs["worst"].asked == costs["best"].asked > 20
    assert costs["worst"].changed > costs["best"].changed
    assert fmean(costs["worst"].hands) > 1 > abs(fmean(costs["best"].hands))
    assert len(costs["worst"].hands) == 2 and "2 hands" not in costs["worst"].told()
