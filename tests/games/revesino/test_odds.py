"""The odds of the Revesino, counted again by hand, and what is seen of a hand."""

from __future__ import annotations

from math import comb

import pytest

from tapete.games.revesino.game import RevesinoGame
from tapete.games.revesino.odds import counted, looks, voids
from tapete.table.event import event
from tapete.table.ledger import Entry
from tapete.table.odds import Played

GAME = RevesinoGame.make()


def test_aces_and_payment_cards() -> None:
    aces, payment, napolitana, _ = counted(GAME)
    numbers = {(figure.key, figure.by): figure.number for figure in aces.figures}
    assert numbers["4", "others"] == comb(44, 7) and numbers["4", "dealer"] == comb(44, 8)
    assert sum(number or 0 for (_, by), number in numbers.items() if by == "others") == comb(48, 11)
    five = {figure.by: figure.number for figure in payment.figures if figure.key == "5"}
    assert five == {"others": comb(43, 6), "dealer": comb(43, 7)}
    four_or_five = 5 * comb(43, 7) + comb(43, 6)
    assert napolitana.figures[0].number == four_or_five and napolitana.figures[0].by == "others"


@pytest.mark.parametrize("each", [11, 12])
def test_voids_by_in_and_out(each: int) -> None:
    one, two, three = (comb(48 - 12 * lacking, each) for lacking in (1, 2, 3))
    found = voids(each)
    assert found[3] == 4 * three
    assert found[2] == 6 * two - 12 * three
    assert found[1] == 4 * one - 12 * two + 12 * three
    assert sum(found.values()) == comb(48, each)


class At:
    """The dealer is seat 1: the mano sits at 2."""

    in_turn = (2, 3, 0, 1)


def test_who_ends_the_hand_is_seen_at_his_place() -> None:
    told = (event("counted", 2, points=3, number=1), event("partida", 3))
    paid = (Entry(1, 2, 3, 4, "partida", ("rev.39",)), Entry(1, 0, 3, 1, "sold", ("rev.39",)))
    hand = Played(At(), told, paid)
    found = {(look.key, look.by): look.see(hand) for look in looks(GAME)}
    assert [found["partida", by] for by in ("mano", "second", "third", "dealer", "any")] == [0, 1, 0, 0, 1]
    assert [found["revesino", by] for by in ("mano", "any")] == [0, 0]
    assert [found["tantos", by] for by in ("mano", "second", "third", "dealer")] == [-4, 5, -1, 0]


def test_a_void_hand_tells_nothing() -> None:
    assert {look.see(Played(At(), (event("void"),), ())) for look in looks(GAME)} == {None}


def test_three_voids_are_told_too() -> None:
    *_, told = counted(GAME)
    for by in ("others", "dealer"):
        assert sum(figure.value or 0 for figure in told.figures if figure.by == by) == pytest.approx(1, abs=1e-12)
