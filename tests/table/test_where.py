"""Where things stand in a record."""

from __future__ import annotations

import pytest

from tapete.errors import BadOption, BadRecord, BadText
from tapete.table.where import At, Where

RECORD = '''game = "malilla"
note = "a [[hand]] in a text is none"

[start]
dealer = 3

[[hand]]
hands = ["7O 1E",
         "7O"]
actions = """
0 play 7O
"""

[[hand]]
actions = "0 play 1O"
'''


@pytest.fixture
def where() -> Where:
    return Where(RECORD)


def test_every_key_stands_at_its_line(where: Where) -> None:
    lines = [where.line(*place) for place in (("", "game"), ("start", "dealer"), (1, "hands"), (2, "actions"))]
    assert lines == [1, 5, 8, 15]


def test_what_is_not_written_stands_where_its_section_begins(where: Where) -> None:
    assert [where.line("start", "score"), where.line(2, "deck"), where.line("options", "rounds")] == [4, 14, 1]


def test_the_lines_of_a_text_are_counted_on_from_its_first(where: Where) -> None:
    assert list(where.numbered(1, "actions", "0 play 7O\n1 play 3O")) == [(11, "0 play 7O"), (12, "1 play 3O")]


def test_a_text_on_one_line_has_one_number(where: Where) -> None:
    assert list(where.numbered(2, "actions", "0 play 1O\n1 play 2O")) == [(15, "0 play 1O"), (15, "1 play 2O")]


def test_a_card_is_found_where_it_is_written_the_second_time(where: Where) -> None:
    assert [where.line_of_card("7O", times, 1, ("hands",)) for times in (1, 2)] == [8, 9]


def test_an_error_is_told_with_the_line_of_the_card_that_it_names(where: Where) -> None:
    with pytest.raises(BadRecord, match=r"^line 9: 7O is written twice.$"), where.at(1, "hands"):
        raise BadOption("card-twice", "{card} is written twice.", card="7O")


def test_an_error_is_told_with_the_line_of_the_key_that_it_names(where: Where) -> None:
    with pytest.raises(BadRecord, match=r"^line 5: "), where.at("start"):
        raise BadOption("bad-value", "{name} is wrong.", name="dealer")


def test_an_error_that_knows_its_line_keeps_it() -> None:
    with pytest.raises(BadRecord, match=r"^line 3: no seat$") as found, At(7), At(3):
        raise BadText("no-seat", "no seat")
    assert found.value.args_by_name["cause"] == "no-seat"
