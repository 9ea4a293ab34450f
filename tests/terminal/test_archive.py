"""What is kept on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

import tapete
from tapete.terminal.archive import Saved, new_match, unfinished
from tapete.terminal.company import Company, sit_down
from tapete.terminal.settings import Settings, load_settings


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path))


def begun(seed: str = "a") -> Company:
    """A match with a few moves in it."""
    company = sit_down(tapete.game("malilla", rounds=1), me=2, level="random", seed=seed)
    for _ in range(2):
        company.do(*company.chance())
    return company


def test_a_match_is_read_back_as_it_was() -> None:
    company, saved = begun(), new_match("malilla")
    saved.write(company)
    again = saved.read()
    assert (again.state, again.me, again.level) == (company.state, 2, "random")


def test_the_latest_match_comes_first_and_nonsense_is_passed_over(tmp_path: Path) -> None:
    for stamp in ("2024-01-01", "2024-01-03", "2024-01-02"):
        Saved(tmp_path / "matches" / f"{stamp}-malilla.now.toml").write(begun(stamp))
    (tmp_path / "matches" / "2025-01-01-x.now.toml").write_bytes(b"\xff\xfe junk")
    (tmp_path / "matches" / "2025-01-02-x.now.toml").write_text("game = 'tute'", encoding="utf-8")
    assert [saved.file.name[:10] for saved, _ in unfinished()] == ["2024-01-03", "2024-01-02", "2024-01-01"]


def test_a_failed_write_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    company, saved = begun(), new_match("malilla")
    saved.write(company)
    before = saved.file.read_text(encoding="utf-8")

    def full(*args: object, **kwargs: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        saved.write(company)
    assert saved.file.read_text(encoding="utf-8") == before


def test_settings_are_kept(tmp_path: Path) -> None:
    Settings(lang="pt", level="random", quick=True).save()
    assert load_settings() == Settings(lang="pt", level="random", quick=True)
    (tmp_path / "settings.json").write_text('{"lang": 7, "quick": true, "colour": "red"}', encoding="utf-8")
    assert load_settings() == Settings(quick=True)
    (tmp_path / "settings.json").write_text("[1, 2", encoding="utf-8")
    assert load_settings() == Settings()


def test_the_same_seed_gives_the_same_cards() -> None:
    assert begun("x").state == begun("x").state
    assert begun("x").state != begun("y").state


def test_a_match_of_another_edition_is_kept_and_does_not_go_on() -> None:
    company, saved = begun(), new_match("malilla")
    saved.write(company)
    written = saved.file.read_text(encoding="utf-8")
    saved.file.write_text(written.replace("edition = 1\n", "edition = 99\n"), encoding="utf-8")
    assert [(found.file, again) for found, again in unfinished()] == [(saved.file, None)]
    # One kept before there were editions goes on.
    saved.file.write_text(written.replace("edition = 1\n", ""), encoding="utf-8")
    assert [again.state for _, again in unfinished() if again] == [company.state]
