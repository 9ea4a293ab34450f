"""Rows of things."""

from __future__ import annotations

import pytest

from tapete.table.row import replaced


@pytest.mark.parametrize(("place", "after"), [(0, "xbc"), (1, "axc"), (2, "abx")])
def test_one_item_is_replaced_wherever_it_stands(place: int, after: str) -> None:
    assert replaced(tuple("abc"), place, "x") == tuple(after)


def test_the_row_itself_stays_as_it_was() -> None:
    row = ("a", "b")
    replaced(row, 0, "x")
    assert row == ("a", "b")
