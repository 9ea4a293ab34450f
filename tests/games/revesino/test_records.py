"""Whole matches, written out and annotated: they are followed to their end, and end as their remarks say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.games.revesino import summary
from tapete.table.event import event
from tapete.table.record import read_record
from tests.games.revesino.hands import Revesino

RECORDS = Path(__file__).parents[3] / "docs" / "records"


def followed(name: str) -> Revesino:
    """The end of the match."""
    case = Revesino.of(read_record((RECORDS / f"revesino-{name}.toml").read_text(encoding="utf-8")).state)
    assert case.state.over and sum(case.standing) == 0
    return case


@pytest.mark.law("rev.ad.25.d", "rev.ad.26", "rev.196")
def test_twice_four_aces() -> None:
    case = followed("four-aces")
    assert case.paid("four-aces") == [(0, 1, 4), (2, 1, 4), (3, 1, 4), (3, 2, 4), (0, 2, 4), (1, 2, 4)]
    assert case.standing == [11, -1, -2, -8]


@pytest.mark.law("rev.208", "rev.155", "rev.ad.30")
def test_a_revesino_made_and_one_cut() -> None:
    case = followed("made-and-cut")
    assert case.paid("revesino") == [(1, 0, 8), (2, 0, 8), (3, 0, 8)]
    assert case.paid("cut") == [(1, 2, 24)]
    assert {entry.hand for entry in case.state.ledger.entries if entry.reason == "partida"} == {3, 4}


@pytest.mark.law("rev.101", "rev.111", "rev.124", "rev.84", "rev.116")
def test_four_faults_at_one_table() -> None:
    case = followed("open")
    assert case.paid("discard-changed") == [(1, "raffle", 8)]
    assert case.paid("raffle-won") == [("raffle", 2, 8)]
    by_hand = {hand: {e.payer for e in case.state.ledger.of_hand(hand) if e.reason == "partida"} for hand in (2, 3)}
    assert by_hand == {2: {2}, 3: {0}}
    assert case.standing == [-10, -5, -7, 22]


def test_hands_in_numbers() -> None:
    case = followed("open")
    rules, entries = case.state.game, case.state.ledger
    told = summary.result(rules, [event("void")], entries.of_hand(1))
    assert [told[seat]["end"] for seat in range(4)] == ["void"] * 4 and told[1]["won"] == -8
    ordinary = summary.result(rules, case.state.events[case.state.hand_event :], entries.of_hand(5))
    assert [ordinary[seat]["end"] for seat in range(4)] == ["", "", "partida", ""]
    assert [ordinary[seat]["won"] for seat in range(4)] == [-10, -1, 8, 3]
    assert sum(int(str(ordinary[seat]["tricks"])) for seat in range(4)) == 11
    assert summary.result(rules, [event("dealt", 3)], ()) == {}
