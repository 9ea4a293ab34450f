"""A contest can be left and gone on with, and stops when its question is answered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tapete.arena import Contest, contest, crews, run
from tapete.arena.playing import Duplicate, Played, Tally, duplicate
from tapete.arena.result import EARLIEST
from tapete.cli import main
from tapete.errors import BadOption


def asked(**more: object) -> Contest:
    return contest("zanga", "treatise", "random", **{"hands": 1, "seed": 3, **more})  # type: ignore[arg-type]


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "zanga.jsonl"
    whole = run(asked(), 4)
    run(asked(), 3, keep=file)
    kept = file.read_text(encoding="utf-8")
    numbers: list[int] = []

    def noted(of: Contest, pair: tuple[int, int], number: int) -> Duplicate:
        numbers.append(number)
        return duplicate(of, pair, number)

    monkeypatch.setattr(crews, "duplicate", noted)
    again = run(asked(), 4, keep=file)
    assert numbers == [3] and file.read_text(encoding="utf-8").startswith(kept)
    assert again.comparisons[0].differences == whole.comparisons[0].differences
    assert again.comparisons[0].tallies[0].said == whole.comparisons[0].tallies[0].said
    assert run(asked(), 2, keep=file).comparisons[0].differences == whole.comparisons[0].differences[:2]


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "zanga.jsonl"
    run(asked(), 2, keep=file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-20], encoding="utf-8")
    assert len(run(asked(), 2, keep=file).duplicates) == 2
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line.get("number") for line in lines] == [None, 0, 1]


@pytest.mark.parametrize(
    ("more", "what"), [({"seed": 4}, "seed"), ({"hands": 2}, "hands"), ({"zanga_solo": True}, "options")]
)
def test_the_file_of_another_contest_is_refused_and_left_as_it_is(
    more: dict[str, object], what: str, tmp_path: Path
) -> None:
    file = tmp_path / "zanga.jsonl"
    run(asked(), 1, keep=file)
    text = file.read_text(encoding="utf-8")
    with pytest.raises(BadOption, match=f"another contest: its {what} is"):
        run(asked(**more), 1, keep=file)
    assert file.read_text(encoding="utf-8") == text


def test_what_is_no_contest_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend,\n", encoding="utf-8")
    assert main(["--lang", "es", "arena", "zanga", "random", "random", "--keep", str(file)]) == 2
    assert "no es el archivo de una prueba" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "Dear friend,\n"


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_stops_when_the_difference_is_proved(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def clear(of: Contest, pair: tuple[int, int], number: int) -> Duplicate:
        return Duplicate(pair, number, (Played((0, 1), (9.0 + number % 2, 0.0)),), (Tally(), Tally()))

    if jobs == 1:
        monkeypatch.setattr(crews, "duplicate", clear)
        assert len(run(asked(), 500, until_significant=True).duplicates) == EARLIEST
    else:
        result = run(asked(), 60, jobs=jobs, until_significant=True)
        alone = run(asked(), 60, until_significant=True)
        assert result.comparisons[0].differences == alone.comparisons[0].differences
        assert EARLIEST <= len(result.duplicates) < 60 and result.comparisons[0].significant


def test_pairs_that_are_not_decided_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def some(of: Contest, pair: tuple[int, int], number: int) -> Duplicate:
        value = (number % 2 - 0.5) + (9.0 if 2 in pair else 0.0)
        return Duplicate(pair, number, (Played((0, 1), (value, 0.0)),), (Tally(), Tally()))

    monkeypatch.setattr(crews, "duplicate", some)
    result = run(contest("zanga", "treatise", "treatise", "random"), 50, until_significant=True)
    assert [len(each.duplicates) for each in result.comparisons] == [50, EARLIEST, EARLIEST]
