"""What people may be called, and which names could be taken for one another."""

from __future__ import annotations

import pytest

from tapete.errors import BadText
from tapete.sitting.names import ALIKE, MOST_MARKS, checked_name, former, legibly, likeness, of_one_script


@pytest.mark.parametrize("name", ["*Ana", "* 2", "  * 3", "** Ana", "*1"])
def test_nobody_is_called_like_one_who_is_gone(name: str) -> None:
    with pytest.raises(BadText) as refused:
        checked_name(name)
    assert refused.value.key == "starred-name"
    assert checked_name("Ana*") == "Ana*" and checked_name("A*na") == "A*na"


def test_only_what_we_write_ourselves_stands_for_one_who_is_gone() -> None:
    assert [former(name) for name in ("*", "* 2", "* 9")] == [True] * 3
    assert [former(name) for name in ("*Ana", "* Ana", "* 10", "*2", "Ana *", "")] == [False] * 6


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Аnа"),  # Cyrillic А and а
        ("Ana", "ΑΝΑ"),  # Greek capitals
        ("ace", "асе"),  # all of it Cyrillic
        ("Ana", "ＡＮＡ"),  # fullwidth
        ("Ana", "𝐀𝐧𝐚"),  # mathematical
        ("paul", "pauI"),  # a capital I
        ("marial", "maria1"),
        ("BOB", "B0B"),
        ("Zoë", "Zoё"),  # Cyrillic ё, taken apart
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert one.casefold() != other.casefold() and likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Aná"), ("Jose", "José"), ("nino", "niño"), ("Вася", "Васи"), ("Ana", "Ana2")]
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


def test_a_likeness_is_its_own_likeness() -> None:
    """Given what a letter is taken for, then that one is taken for no third."""
    for code in ALIKE:
        once = likeness(chr(code))
        assert likeness(once) == once, chr(code)


@pytest.mark.parametrize("name", ["José", "Вася", "Άννα", "山田taro", "カタカナ山", "한글", "مريم", "eva_1.b-2", "123"])
def test_letters_that_belong_together(name: str) -> None:
    assert of_one_script(name)


@pytest.mark.parametrize("name", ["Jоse", "аna", "Αna", "Аλфа", "eva\u0561"])
def test_letters_that_do_not(name: str) -> None:
    assert not of_one_script(name)


def test_a_pile_of_marks_is_taken_down_and_a_language_keeps_its_own() -> None:
    assert legibly("H" + "\u0335" * 40 + "ola\u3164") == "H" + "\u0335" * MOST_MARKS + "ola"
    assert legibly("\u0335\u0335hola") == "hola"
    for text in ("Nguyễn", "น้ำฝน", "مُحَمَّد", "שָׁלוֹם", "¿Qué tal? 👍"):
        assert legibly(text) == text
