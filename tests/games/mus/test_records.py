"""The annotated matches of `docs/records`, played again."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tapete.laws.book import laws
from tapete.table.record import read_record, write_record
from tests.games.mus.hands import Mus

FOLDER = Path(__file__).parents[3] / "docs" / "records"
RECORDS = sorted(FOLDER.glob("mus-*.toml"))


def replayed(name: str) -> Mus:
    return Mus.of(read_record((FOLDER / f"mus-{name}.toml").read_text(encoding="utf-8")).state)


def reasons(case: Mus, hand: int) -> list[tuple[int | str, int, str]]:
    return [(entry.payee, entry.amount, entry.reason) for entry in case.state.ledger.of_hand(hand)]


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
    case = replayed("three-to-none")
    assert case.games == (3, 0)
    assert case.state.winners == (0,)
    # The score when each game ended, by an accepted órdago each time, mattered to nobody.
    assert case.people == ["iker", "jon", "ane", "maite"]
    assert reasons(case, 3)[-2:] == [(0, 2, "stake-juego"), (0, 3, "juego-31")]


@pytest.mark.law("mus.3", "mus.12", "mus.120", "mus.121", "mus.123")
def test_twenty_nine_all() -> None:
    case = replayed("thirty-stones")
    assert case.stones == (30, 29)
    assert reasons(case, 5) == [(0, 1, "deje-pares")]
    assert reasons(case, 2) == [
        (1, 1, "deje-chica"), (1, 1, "grande-pass"), (1, 7, "stake-pares"), (1, 3, "duples"), (1, 1, "par"),
        (0, 2, "juego"),
    ]  # fmt: skip


@pytest.mark.law("mus.20", "mus.47", "mus.51", "mus.89", "mus.139")
def test_what_can_go_wrong() -> None:
    case = replayed("open-table")
    assert case.games == (1, 0)
    assert reasons(case, 1) == [
        (0, 1, "deje-grande"), (0, 1, "deje-pares"), (0, 2, "medias"), (0, 1, "par"),
        (0, 3, "stake-juego"), (0, 3, "juego-31"), (0, 3, "juego-31"),
    ]  # fmt: skip
    for key in ("forgotten", "false-pares", "false-sign", "signed", "early", "mus-visto", "cut-again"):
        assert case.told(key)
