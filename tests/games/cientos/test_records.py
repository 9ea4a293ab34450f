"""Whole matches, written out and annotated: they are followed to their end, and end as their remarks say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.table.record import open_record, read_record
from tests.games.cientos.hands import Cientos

RECORDS = Path(__file__).parents[3] / "docs" / "records"


def followed(name: str) -> Cientos:
    """The end of the match."""
    case = Cientos.of(read_record((RECORDS / f"cientos-{name}.toml").read_text(encoding="utf-8")).state)
    assert case.state.over
    return case


def points(case: Cientos, hand: int, seat: int) -> list[tuple[str, int]]:
    """What the seat counted in a hand before the play, the play itself being summed up."""
    counted = [entry for entry in case.state.ledger.of_hand(hand) if entry.payee == f"hand {seat}"]
    return [(entry.reason, entry.amount) for entry in counted if entry.reason not in ("lead", "trick", "last-trick")]


@pytest.mark.law("cie.155", "cie.156", "cie.154", "cie.ad.7.3", "cie.11")
def test_overtaken_at_the_point() -> None:
    case = followed("overtaken")
    assert case.state.winners == (1,)
    assert case.standing[1] == 8
    assert points(case, 2, 1) == [
        ("punto", 6), ("quarta", 4), ("catorce", 14), ("tres", 3), ("pique", 30), ("cards", 10),
    ]  # fmt: skip
    assert points(case, 3, 1) == [("punto", 6)]
    assert (case.state.tallies[0].real, case.state.tallies[1].race) == (46, 101)


@pytest.mark.law("cie.cal.3.4", "cie.cal.5", "cie.cal.6.1", "cie.cal.7.1")
def test_an_octava_that_came_to_nothing() -> None:
    case = followed("calidades")
    assert case.state.winners == (0, 1)
    entries = [entry for entry in case.state.ledger.entries if "quality" in entry.reason]
    qualities = [(entry.payee, entry.reason, entry.amount) for entry in entries]
    assert qualities == [
        (0, "quality-sexta", 2), (1, "quality-catorce", 1), (1, "quality-capote", 1), (0, "quality-shortfall", 1),
        (0, "quality-octava", 4), (1, "quality-game", 1),
    ]  # fmt: skip
    assert points(case, 1, 1)[-1] == ("capote", 40)
    assert points(case, 3, 0) == [("punto", 8), ("octava", 18)]


@pytest.mark.law("cie.59", "cie.61", "cie.74", "cie.118", "cie.125")
def test_four_faults_at_one_table() -> None:
    case = followed("open")
    assert case.state.silenced == (0,)
    assert case.state.winners == (1,)
    assert case.points[0] == 0


@pytest.mark.parametrize("name", ["overtaken", "calidades", "open"])
def test_every_remark_stands_beside_a_line_that_is_followed(name: str) -> None:
    text = (RECORDS / f"cientos-{name}.toml").read_text(encoding="utf-8")
    match, lines = open_record(text)
    followed_lines = [line.text for line in lines]
    assert match.state.over
    assert sum("#" in line for line in text.splitlines()) > len(followed_lines) // 4
    assert text.count('note = """') == 1 + text.count("[[hand]]")
