"""`tapete maxims`: what is kept is gone on with, and written as a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.cli import main
from tapete.table.trial import Trial, read


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it is kept, instead of beside the game: nothing yet."""
    own = tmp_path / "trial" / "zanga.toml"

    def here(name: str) -> Trial | None:
        return read(own.read_text(encoding="utf-8")) if own.exists() else None

    monkeypatch.setattr("tapete.commands.maxims.file_of", lambda name: own)
    monkeypatch.setattr("tapete.commands.maxims.kept", here)
    return own


def maxims(*words: str) -> int:
    return main(["maxims", "zanga", "--jobs", "1", "--lang", "es", *words])


def test_it_is_gone_on_with_until_there_are_as_many(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert maxims("-n", "3", "--keep") == 0
    first = read(file.read_text(encoding="utf-8"))
    assert maxims("-n", "5", "--keep") == 0
    second = read(file.read_text(encoding="utf-8"))
    assert (first.asked["treatise"].deals, second.asked["treatise"].deals) == (3, 5)
    assert all(second.told(laws).said >= first.told(laws).said for laws in first.groups)
    assert "en 5 repartos" in capsys.readouterr().out
    assert maxims("-n", "4", "--seed", "9", "--keep") == 2, "other deals are not thrown together with these"
    assert "--anew" in capsys.readouterr().err
    assert maxims("-n", "4", "--seed", "9", "--keep", "--anew") == 0
    assert read(file.read_text(encoding="utf-8")).asked["treatise"].seed == 9


def test_a_page_needs_something_to_tell(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert maxims("--page", str(tmp_path)) == 2
    assert maxims() == 0 and "Nadie ha puesto a prueba" in capsys.readouterr().out
    assert maxims("-n", "3", "--page", str(tmp_path)) == 0 and not file.exists()
    page = (tmp_path / "zanga.md").read_text(encoding="utf-8")
    assert "`zan.intro.47`" in page and "(zanga.svg)" in page
    assert (tmp_path / "zanga.svg").read_text(encoding="utf-8").startswith("<svg")
