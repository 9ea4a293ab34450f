"""`tapete solve` and `tapete fast`: what they read and what they tell."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random

import pytest

from tapete import TABLE, Match, Seeded, game, solve, write_record
from tapete.cli import main
from tapete.table.tricks import TrickState


def stopped(tmp_path: Path, cards: int) -> tuple[Path, TrickState]:
    """A record of a closed Malilla for two that stops after so many cards."""
    match, deck = Match(game("malilla-cubiertas", favourite="none")), Seeded(b"solve")
    while True:
        state = match.state
        assert isinstance(state, TrickState)
        if state.phase == "play" and len(state.plays) == cards:
            break
        if state.chance is not None:
            match.do(TABLE, deck.outcome(state.chance))
            continue
        assert state.turn is not None
        prompt = state.prompt(state.turn)
        assert prompt is not None
        match.do(state.turn, prompt.offers[0].any(Random(3)))
    file = tmp_path / f"{cards}.toml"
    file.write_text(write_record(match), encoding="utf-8")
    return file, state


def test_a_record_that_stops_in_a_hand_is_solved_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (first, one), (second, two) = stopped(tmp_path, 12), stopped(tmp_path, 15)
    assert main(["solve", str(first), str(second), "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["cards"] for each in told] == [solve(state).plain()["cards"] for state in (one, two)]
    assert all(each["exact"] and each["unit"] == "tantos" for each in told)


@pytest.mark.parametrize(("lang", "word"), [("es", "Cartas"), ("pt", "Cartas"), ("en", "Cards")])
def test_people_read_it_in_their_language(
    tmp_path: Path, lang: str, word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, state = stopped(tmp_path, 14)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert main(["solve", "-", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = solve(state)
    assert len(lines) == 4 and lines[1].startswith(f"{word}: {found.best[0]}")
    assert lines[2].endswith(" ".join(map(str, found.line)))


def test_a_record_that_stops_elsewhere_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "start.toml"
    file.write_text(write_record(Match(game("malilla"))), encoding="utf-8")
    assert main(["solve", str(file), "--lang", "en"]) == 2
    assert "stops in the middle of a hand" in capsys.readouterr().err


def test_whether_all_is_compiled_can_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fast", "--warm", "--lang", "en"]) == 0
    assert "The kernels are compiled" in capsys.readouterr().out
