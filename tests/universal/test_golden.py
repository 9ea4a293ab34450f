"""What was played before is played again, move by move and view by view, as it was."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.universal import editions, golden
from tests.universal.golden import ALWAYS, digest, kept, key, plans


@pytest.mark.parametrize(("name", "table", "seed"), list(plans(ALWAYS)))
def test_a_match_is_played_told_and_paid_as_before(name: str, table: str, seed: int) -> None:
    assert digest(name, table, seed).split() == kept()[key(name, table, seed)].split()


def test_no_digest_is_kept_of_a_game_that_is_gone() -> None:
    assert set(kept()) == {key(*plan) for plan in plans()}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file in which every digest is wrong, beside one of a game that is gone."""
    monkeypatch.setattr(golden, "FILE", tmp_path / "golden.toml")
    monkeypatch.setattr(golden, "plans", partial(plans, 1))
    monkeypatch.setattr(editions, "main", lambda: 0)
    golden.write({**{key(*plan): "wrong" for plan in plans(1)}, "tarot-guided-00": "gone"})
    return golden.FILE


def test_the_digests_of_one_game_are_written_anew_alone(written: Path) -> None:
    assert golden.main(["cientos"]) == 0
    right = {f"cientos-{table}-00": digest("cientos", table, 0) for table in ("guided", "open")}
    assert kept() == {key(*plan): "wrong" for plan in plans(1)} | right
    assert list(kept()) == [key(*plan) for plan in plans(1)]


def test_of_several_games_too(written: Path) -> None:
    golden.main(["cientos,mus"])
    assert {name.split("-")[0] for name, text in kept().items() if text != "wrong"} == {"cientos", "mus"}


def test_digests_are_compared_and_left_as_they_are(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = written.read_text()
    assert golden.main(["cientos", "--check"]) == 1
    assert "2 changed: cientos-guided-00 cientos-open-00" in capsys.readouterr().out
    assert written.read_text() == before
    golden.main(["cientos"])
    assert golden.main(["cientos", "--check"]) == 0


def test_a_game_that_there_is_not_is_refused(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        golden.main(["cientoss"])
    assert "no such game: cientoss" in capsys.readouterr().err
