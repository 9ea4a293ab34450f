"""The odds of the Cientos, counted again one by one or by dealing."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random

import pytest

from tapete.cards import cards
from tapete.errors import BadOption
from tapete.games.cientos.game import CientosGame
from tapete.games.cientos.odds import counted, looks, of_hand
from tapete.table.event import event
from tapete.table.ledger import BANK, Entry
from tapete.table.odds import Played, Section

# Another way to say what cards are.
PLACE = {1: 7, 12: 6, 11: 5, 10: 4, 2: 3, 9: 2, 8: 1, 7: 0}
WORTH = {1: 11, 12: 10, 11: 10, 10: 10, 2: 10, 9: 9, 8: 8, 7: 7}
DECK = [(rank, suit) for suit in "OCEB" for rank in PLACE]
DEALS = 8_000
Plain = tuple[int, str]


def best_point(hand: list[Plain]) -> int:
    return max(sum(WORTH[rank] for rank, own in hand if own == suit) for suit in "OCEB")


def best_run(hand: list[Plain]) -> int:
    best = 0
    for suit in "OCEB":
        row = "".join("x" if place in {PLACE[rank] for rank, own in hand if own == suit} else " " for place in range(8))
        best = max(best, *(len(run) for run in row.split(" ")))
    return best


def best_set(hand: list[Plain]) -> int:
    return max(sum(rank == own for rank, _ in hand) for own in (1, 12, 11, 10, 2))


def section(key: str) -> Section:
    return next(each for each in counted(CientosGame.make()) if each.key == key)


def test_dealt_hands_come_as_often_as_they_are_counted() -> None:
    chance = Random(12)
    dealt = [chance.sample(DECK, 12) for _ in range(DEALS)]
    long = sum(max(sum(own == suit for _, own in hand) for suit in "OCEB") >= 5 for hand in dealt)
    runs, quintas = (sum(best_run(hand) >= size for hand in dealt) for size in (3, 5))
    threes, fourteens = (sum(best_set(hand) >= size for hand in dealt) for size in (3, 4))
    worth_five = sum((best_point(hand) + 5) // 10 == 5 for hand in dealt)
    point, worth = section("point").figures, section("point-worth").figures
    sequences, sets = section("sequences").figures, section("sets").figures
    true = {
        long: sum(figure.value or 0 for figure in point if int(figure.key) >= 5),
        runs: 1 - (sequences[0].value or 0),
        quintas: sum(figure.value or 0 for figure in sequences[3:]),
        threes: 1 - (sets[0].value or 0),
        fourteens: sets[2].value or 0,
        worth_five: next(figure.value or 0 for figure in worth if figure.key == "5"),
    }
    for found, share in true.items():
        assert abs(found / DEALS - share) < 5 * (share * (1 - share) / DEALS) ** 0.5


def test_numbers_that_can_be_counted_by_hand() -> None:
    for key in ("point", "point-worth", "sequences", "sets"):
        assert sum(figure.number or 0 for figure in section(key).figures) == comb(32, 12)
    # All eight of a suit are the longest point, and an octava: a hand has no room for two.
    assert section("point").figures[-1].number == section("sequences").figures[-1].number == 4 * comb(24, 4)
    assert section("blancas").figures[0].number == comb(20, 12) == 125970
    # A fourteen: by in and out, over five ranks of which three fill the hand.
    fourteens = 5 * comb(28, 8) - 10 * comb(24, 4) + 10
    assert section("sets").figures[-1].number == fourteens


HAND = "1O 12O 11O 9O 7O 12C 8C 7C 12E 9E 8B 7B"


@pytest.mark.parametrize("thrown", ["8C 7C 9E 8B 7B", "7C 8B 7B", "1O 12O 12C", "7B"])
def test_a_discard_is_counted_as_all_draws_one_by_one(thrown: str) -> None:
    hand, out = cards(HAND), cards(thrown)
    plain = [(card.rank, str(card)[-1]) for card in hand]
    kept = [(card.rank, str(card)[-1]) for card in hand if card not in out]
    before, unseen = best_point(plain), [card for card in DECK if card not in plain]
    listed = [[*kept, *drawn] for drawn in combinations(unseen, len(out))]
    (told,) = of_hand(CientosGame.make(), hand, out)
    found = {figure.key: figure for figure in told.figures}
    assert told.cards == out and found["point-grows"].of == len(listed) == comb(20, len(out))
    points = [best_point(each) for each in listed]
    assert found["point-grows"].number == sum(point > before for point in points)
    assert found["point-shrinks"].number == sum(point < before for point in points)
    assert found["point-total"].value == pytest.approx(sum(points) / len(points))
    runs, sets = [best_run(each) for each in listed], [best_set(each) for each in listed]
    assert found["drawn-tercia"].number == sum(run >= 3 for run in runs)
    assert found["drawn-quinta"].number == sum(run >= 5 for run in runs)
    assert found["drawn-tres"].number == sum(size >= 3 for size in sets)
    assert found["drawn-catorce"].number == sum(size == 4 for size in sets)


def test_by_the_book_the_mano_throws_five_and_the_pie_three() -> None:
    told = of_hand(CientosGame.make(), cards(HAND), None)
    assert [(section.key, len(section.cards)) for section in told] == [("draw-mano", 5), ("draw-pie", 3)]
    assert all(card in cards(HAND) and card.rank != 12 for section in told for card in section.cards)


@pytest.mark.parametrize("thrown", ["10O", "7B 7B", "1O 12O 11O 9O 7O 12C"])
def test_what_cannot_be_thrown_is_refused(thrown: str) -> None:
    with pytest.raises(BadOption):
        of_hand(CientosGame.make(), cards(HAND), cards(thrown))


def test_what_is_no_hand_is_refused() -> None:
    with pytest.raises(BadOption):
        of_hand(CientosGame.make(), cards("1O 12O"), None)


class At:
    """The places of a hand that is over."""

    game, mano, pie = CientosGame.make(), 1, 0


def test_a_hand_is_seen_from_both_places() -> None:
    events = (event("capote", 1), event("marks", 0, points=9, mark=0), event("marks", 1, points=70, mark=7))
    entries = (
        Entry(1, BANK, "hand 1", 30, "pique", ("cie.11",)),
        Entry(1, BANK, "hand 1", 40, "play", ("cie.11",)),
        Entry(1, BANK, "hand 0", 9, "play", ("cie.11",)),
    )
    hand = Played(At(), events, entries)
    found = {(look.key, look.by): look.see(hand) for look in looks(CientosGame.make())}
    assert [found["points", by] for by in ("mano", "pie")] == [70, 9]
    assert [found["more", by] for by in ("mano", "pie")] == [1, 0]
    assert [found["pique", by] for by in ("mano", "pie")] == [1, 0]
    assert [found["repique", by] for by in ("mano", "pie")] == [0, 0]
    assert [found["capote", by] for by in ("mano", "pie")] == [1, 0]
