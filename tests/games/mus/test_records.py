"""The annotated matches of `docs/records`, played again."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tapete.games.mus.state import MusState
from tapete.laws.book import laws
from tapete.table.record import read_record, write_record

FOLDER = Path(__file__).parents[3] / "docs" / "records"
RECORDS = sorted(FOLDER.glob("mus-*.toml"))


def replayed(name: str) -> MusState:
    state = read_record((FOLDER / f"mus-{name}.toml").read_text(encoding="utf-8")).state
    assert isinstance(state, MusState)
    return state


def reasons(state: MusState, hand: int) -> list[tuple[int | str, int, str]]:
    return [(entry.payee, entry.amount, entry.reason) for entry in state.ledger.of_hand(hand)]


def test_there_are_three_matches_and_more() -> None:
    assert len(RECORDS) >= 3


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_a_whole_match_with_a_word_on_every_hand(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = read_record(text)
    assert match.state.over
    data = tomllib.loads(text)
    assert data["title"]
    assert len(data["hand"]) == match.state.hand
    assert all(hand["note"].strip() for hand in data["hand"])
    cited = {law_id for hand in data["hand"] for law_id in re.findall(r"mus\.\d+", hand["note"])}
    assert cited
    assert cited <= set(laws("mus"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_written_anew_leads_to_the_same_end(file: Path) -> None:
    match = read_record(file.read_text(encoding="utf-8"))
    assert read_record(write_record(match)).state == match.state


@pytest.mark.law("mus.54", "mus.57", "mus.84")
def test_three_games_to_none() -> None:
    state = replayed("three-to-none")
    assert state.games == (3, 0)
    assert state.winners == (0,)
    # The score when each game ended, by an accepted órdago each time, mattered to nobody.
    assert [state.name(seat) for seat in range(4)] == ["Iker", "Jon", "Ane", "Maite"]
    assert reasons(state, 3)[-2:] == [(0, 2, "stake-juego"), (0, 3, "juego-31")]


@pytest.mark.law("mus.3", "mus.12", "mus.120", "mus.121", "mus.123")
def test_twenty_nine_all() -> None:
    state = replayed("thirty-stones")
    assert (state.stones(0), state.stones(1)) == (30, 29)
    assert reasons(state, 5) == [(0, 1, "deje-pares")]
    assert reasons(state, 2) == [
        (1, 1, "deje-chica"), (1, 1, "grande-pass"), (1, 7, "stake-pares"), (1, 3, "duples"), (1, 1, "par"),
        (0, 2, "juego"),
    ]  # fmt: skip


@pytest.mark.law("mus.20", "mus.47", "mus.51", "mus.89", "mus.139")
def test_what_can_go_wrong() -> None:
    state = replayed("open-table")
    assert state.games == (1, 0)
    assert reasons(state, 1) == [
        (0, 1, "deje-grande"), (0, 1, "deje-pares"), (0, 2, "medias"), (0, 1, "par"),
        (0, 3, "stake-juego"), (0, 3, "juego-31"), (0, 3, "juego-31"),
    ]  # fmt: skip
    keys = [event.key for event in state.events]
    assert {"forgotten", "false-pares", "false-sign", "signed", "early", "mus-visto", "cut-again"} <= set(keys)
