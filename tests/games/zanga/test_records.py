"""Whole matches, written out and annotated: they are followed to their end, and end as their remarks say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.table.record import read_record
from tests.games.zanga.hands import Zanga

RECORDS = Path(__file__).parents[3] / "docs" / "records"


def followed(name: str) -> Zanga:
    """The end of the match."""
    case = Zanga.of(read_record((RECORDS / f"zanga-{name}.toml").read_text(encoding="utf-8")).state)
    assert case.state.over
    return case


def extras(case: Zanga, hand: int) -> list[tuple[int | str, int, str]]:
    """What was paid in a hand besides ante, passes and pot."""
    usual = ("ante", "pass", "pot")
    entries = case.state.ledger.of_hand(hand)
    return [(entry.payee, entry.amount, entry.reason) for entry in entries if entry.reason not in usual]


@pytest.mark.parametrize("file", sorted(RECORDS.glob("zanga-*.toml")), ids=lambda file: file.stem)
def test_there_is_a_word_on_every_hand(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count("[[hand]]") == text.count("[[hand]]\nnote = ")
    assert max(map(len, text.splitlines())) <= 150


@pytest.mark.law("zan.art.16", "zan.art.51", "zan.art.48", "zan.art.55", "zan.art.11")
def test_a_solo_with_five_and_the_estuche() -> None:
    case = followed("solo")
    assert (case.vales, case.state.winners) == ([0, 32, 0], (1,))
    assert extras(case, 1) == []
    assert extras(case, 2) == [(1, 2, "estuche")]
    assert extras(case, 3) == [(1, 2, "cinco"), (1, 2, "solo"), (1, 2, "estuche")]


@pytest.mark.law("zan.art.25.2", "zan.art.46", "zan.art.46.2", "zan.art.42")
def test_two_puestas() -> None:
    case = followed("puestas")
    assert (case.vales, case.state.winners) == ([32, 0, 0], (0,))
    assert extras(case, 1)[-2:] == [(0, 4, "fianza"), ("pot", 8, "puesta")]
    assert extras(case, 2) == []
    assert case.paid("pot") == [("pot", 0, 24)]


@pytest.mark.law("zan.intro.11", "zan.art.29", "zan.art.32")
def test_the_cut_a_revoke_and_a_claim_too_many() -> None:
    case = followed("open")
    assert (case.vales, case.state.winners) == ([30, 2, 0], (0,))
    assert extras(case, 1) == []
    assert extras(case, 2) == [(0, 2, "estuche")]
    assert extras(case, 3)[3:] == [(0, 2, "false-claim"), (0, 2, "estuche"), (0, 4, "fianza")]
    assert case.decisions == ["pot-lost", "false"]
