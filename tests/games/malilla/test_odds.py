"""The odds of the Malillas, counted again by hand, and what is seen of a hand."""

from __future__ import annotations

from math import comb

import pytest

from tapete.games.malilla.game import GAMES
from tapete.games.malilla.odds import counted, looks
from tapete.table.event import event
from tapete.table.odds import Played

PACKS = {"malilla": (48, 12), "malilla-barrotada": (48, 12), "malilla-coja": (36, 12),
         "malilla-vistas": (48, 24), "malilla-cubiertas": (36, 12)}  # fmt: skip


@pytest.mark.parametrize("name", sorted(PACKS))
def test_trumps_nines_and_the_turn_up(name: str) -> None:
    pack, each = PACKS[name]
    trumps, nines, turn_up = counted(GAMES[name].make())
    found = {(figure.key, figure.by): figure for figure in trumps.figures}
    # The turn-up is one of the dealer's, and so none of the others can have it.
    assert found["0", "dealer"].number == 0
    assert found["1", "dealer"].number == comb(pack * 3 // 4, each - 1)
    assert found["0", "others"].number == comb(pack * 3 // 4, each)
    assert found["1", "others"].of == comb(pack - 1, each) and found["1", "dealer"].of == comb(pack - 1, each - 1)
    for by in ("others", "dealer"):
        assert sum(figure.value or 0 for figure in trumps.figures if figure.by == by) == pytest.approx(1)
    assert [figure.number for figure in nines.figures][4] == comb(pack - 4, each - 4)
    assert {figure.key: figure.number for figure in turn_up.figures} == {
        **dict.fromkeys("54321", 4), "0": pack - 20,
    }  # fmt: skip


def test_the_mean_of_all_trumps_is_the_whole_suit() -> None:
    (trumps, *_) = counted(GAMES["malilla"].make())
    mean = {
        by: sum(int(figure.key) * (figure.value or 0) for figure in trumps.figures if figure.by == by)
        for by in ("others", "dealer")
    }
    assert 3 * mean["others"] + mean["dealer"] == pytest.approx(12)


def test_where_trumps_are_named_there_is_no_turn_up() -> None:
    assert [section.key for section in counted(GAMES["malilla"].make(trump="dealer"))] == ["nines"]


class At:
    """The dealer is seat 1: the mano sits at 2."""

    active = (2, 3, 0, 1)


def test_a_pair_counts_at_the_place_of_its_first() -> None:
    told = (event("counted", 2, points=30), event("counted", 3, points=42))
    found = {(look.key, look.by): look.see(Played(At(), told, ())) for look in looks(GAMES["malilla"].make())}
    assert found == {
        ("points", "mano-pair"): 30, ("points", "dealer-pair"): 42,
        ("most", "mano-pair"): 0, ("most", "dealer-pair"): 1,
        ("capote", "mano-pair"): 0, ("capote", "dealer-pair"): 0,
    }  # fmt: skip


def test_each_for_himself_from_the_mano_to_the_dealer() -> None:
    points = {2: 0, 3: 0, 0: 0, 1: 72}
    told = (*(event("counted", seat, points=count) for seat, count in points.items()), event("capote", 1))
    found = {(look.key, look.by): look.see(Played(At(), told, ())) for look in looks(GAMES["malilla-barrotada"].make())}
    assert [found["points", by] for by in ("mano", "second", "third", "dealer")] == [0, 0, 0, 72]
    assert [found["most", by] for by in ("mano", "dealer")] == [0, 1]
    assert [found["capote", by] for by in ("mano", "second", "third", "dealer")] == [0, 0, 0, 1]


def test_a_deal_that_was_not_played_tells_nothing() -> None:
    found = [look.see(Played(At(), (event("dealt", 1),), ())) for look in looks(GAMES["malilla"].make())]
    assert set(found) == {None}
