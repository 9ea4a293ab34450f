"""The least hands to play with, as the page on how to play shows them, are those of the laws."""

from __future__ import annotations

import re

import pytest

from tapete.laws.book import LANGUAGES, cite
from tapete.words import how_to_play

LISTS = (
    [f"vol.I.12.{law}" for law in range(4, 17)],
    [f"vol.I.12.{law}" for law in range(20, 32)],
    ["vol.I.13.1", *(f"vol.I.13.{law}" for law in range(3, 12))],
    [f"vol.I.13.{law}" for law in range(12, 20)],
)
"""The laws that list them: for licença in black and in red suits, then for só."""
CARD = re.compile(r"\b\d{1,2}[OCEB]\b")


def shown(language: str) -> list[list[list[str]]]:
    """The tables of the page that have cards, each row its trumps."""
    tables = [part for part in how_to_play(language, "voltarete").split("\n\n") if part.startswith("|")]
    rows = [[CARD.findall(row.split("|")[2]) for row in table.splitlines()[2:]] for table in tables]
    return [table for table in rows if any(table)]


def trumps(law_id: str) -> list[str]:
    """The trumps of the hand in the law's case: what is kept of it, or the whole of it."""
    case = cite(law_id).example("en") or ""
    suit = "E" if law_id in (*LISTS[0], *LISTS[2]) else "C"
    told = re.search(r"one keeps ([^(]*?) \(", case) or re.search(r"With ([^.]*?) the advice", case)
    assert told is not None, law_id
    return [card for card in CARD.findall(told[1]) if card.endswith(suit) or card in ("1E", "1B")]


@pytest.mark.law("vol.I.12.1", "vol.I.12.32", *(law_id for group in LISTS for law_id in group))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_the_least_hands_of_the_book(language: str) -> None:
    tables = shown(language)
    for table, group in zip(tables, LISTS, strict=True):
        got = [sorted(row) for row in table]
        # The king of a licença is listed beside the trumps; where it is of espadas it is none.
        assert got == [
            sorted(card for card in trumps(law_id) if card != "12E" or group in LISTS[::2]) for law_id in group
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_needed_besides_trumps_is_said_in_words(language: str) -> None:
    rows = [
        row for row in how_to_play(language, "voltarete-four").splitlines() if row.count("|") == 4 and CARD.search(row)
    ]
    besides = [row.split("|")[3].strip() for row in rows]
    assert [bool(words) for words in besides].count(True) == 2 + 10 + 8
