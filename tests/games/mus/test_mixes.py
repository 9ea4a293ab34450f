"""The strong player's table: it is read back as it was written, and says nothing absurd."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest

from tapete.games.mus import rows
from tapete.games.mus.mixes import LEARNED, Mixes, learned, packed, unpacked

SMALL_BET = rows.answer_node(1, 0, 0, 2, 1, 0)


def met() -> Iterator[tuple[int, tuple[float, ...]]]:
    """A part of the rows that were met, and what is done in them."""
    for row in range(0, rows.ROWS, 7):
        mix = learned().of(row)
        if mix is not None:
            yield row, mix


def test_shares_are_shares() -> None:
    count = 0
    for _, mix in met():
        assert sum(mix) == pytest.approx(1)
        assert min(mix) >= 0
        count += 1
    assert count > 5_000


def test_it_says_how_it_was_made_and_is_small() -> None:
    head, size = learned().head, len(files("tapete.games.mus").joinpath(LEARNED).read_bytes())
    assert head["kings"] == 8
    assert str(head["hands"]) in head["command"]
    assert f"--seed {head['seed']}" in head["command"]
    assert size < 500_000


def test_bounds_rise() -> None:
    for lance, number in enumerate(rows.BUCKETS):
        ends = learned().bounds[lance][: number - 1]
        assert list(ends) == sorted(ends)
        assert 0 < ends[0] < ends[-1] <= 1


def test_an_ordago_is_accepted_or_refused_and_nothing_else() -> None:
    seen = 0
    for lance in range(len(rows.ORDER)):
        for score in range(rows.SCORES):
            for bucket in range(rows.BUCKETS[lance]):
                mix = learned().of(rows.row_of(lance, 0, rows.answer_node(1, 0, 0, 0, 1, 1), score, bucket))
                if mix is not None:
                    assert mix[rows.RAISE] == mix[rows.ALL] == 0
                    seen += 1
    assert seen > 100


@pytest.mark.parametrize("lance", range(2))
def test_good_hands_are_refused_less_than_poor_ones(lance: int) -> None:
    """Over all scores; single rows are uneven."""

    def refused(buckets: range) -> float:
        found = [
            mix[rows.REFUSE]
            for score in range(rows.SCORES)
            for bucket in buckets
            if (mix := learned().of(rows.row_of(lance, 0, SMALL_BET, score, bucket))) is not None
        ]
        return sum(found) / len(found)

    top = rows.BUCKETS[lance]
    assert refused(range(top - 2, top)) < 0.1
    assert refused(range(2)) > 0.5
    assert refused(range(2)) > refused(range(top // 2, top // 2 + 2)) > refused(range(top - 2, top))


def test_rows_are_different_numbers() -> None:
    """Every moment has a row of its own, and all rows are used."""
    nodes = {rows.opening_node(spot) for spot in range(4)} | {
        rows.answer_node(spot, partner, bet, stake, deje, ordago)
        for spot in range(4)
        for partner in (0, 1)
        for bet in (0, 1)
        for stake, deje, ordago in ((2, 1, 0), (4, 2, 0), (7, 4, 0), (11, 7, 0), (0, 1, 1), (2, 2, 1), (5, 5, 1))
    }
    assert nodes == set(range(rows.NODES))
    assert {rows.score_class(ours, theirs) for ours in range(1, 41) for theirs in range(1, 41)} == set(
        range(rows.SCORES)
    )
    last = len(rows.ORDER) - 1
    assert rows.row_of(last, 0, rows.NODES - 1, rows.SCORES - 1, rows.BUCKETS[last] - 1) == rows.ROWS - 1


def test_what_is_written_is_read_back() -> None:
    cells = bytearray(2 * rows.ROWS)
    cells[10:12] = bytes((0x5A, 0x00))
    found = unpacked(packed({"kings": 8}, [[0.5]], bytes(cells)))
    assert found.of(5) == pytest.approx((1 / 3, 2 / 3, 0, 0))
    assert found.of(6) is None
    assert found == Mixes({"kings": 8, "bounds": [[0.5]]}, ((0.5,),), bytes(cells))


def test_a_table_of_other_rows_is_not_read() -> None:
    with pytest.raises(ValueError, match="rows"):
        unpacked(packed({"kings": 8}, [], b"12"))
