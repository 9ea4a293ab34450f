"""What is kept on disk."""

from __future__ import annotations

from pathlib import Path
from random import Random

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
        shuffle(company)
    return company


def shuffle(company: Company) -> None:
    """The table settles what is left to chance."""
    step = company.sitting.draw_lots()
    assert step is not None
    company.keep(step)


def test_a_match_is_read_back_as_it_was() -> None:
    company, saved = begun(), new_match("malilla")
    saved.write(company)
    again = saved.read()
    assert (again.state, again.me, again.level) == (company.state, 2, "random")


def test_a_match_goes_on_with_the_shuffles_it_was_bound_to() -> None:
    company, saved = begun(), new_match("malilla")
    saved.write(company)
    again = saved.read()
    assert again.sitting.table == company.sitting.table and again.proofs == company.proofs
    assert again.sitting.shuffle is not None and company.sitting.shuffle is not None
    assert again.sitting.shuffle.commitment == company.sitting.shuffle.commitment


def test_a_shuffle_that_was_kept_and_not_yet_made_is_made_of_the_same_secret() -> None:
    """Given a match that broke off between the two files, when it goes on, then its table is bound to what it was."""
    company, saved = begun(), new_match("malilla")
    bound = company.sitting.shuffle
    assert bound is not None
    saved.write(company)
    record, lot = saved.file.read_text(encoding="utf-8"), Random(1)
    while company.state.chance is None:
        seat = company.state.acting()[0]
        prompt = company.state.prompt(seat)
        assert prompt is not None
        company.match.do(seat, prompt.any(lot))
    shuffle(company)
    saved.write(company)
    saved.file.write_text(record, encoding="utf-8")
    again = saved.read()
    assert len(again.proofs) == 2 and again.sitting.shuffle is not None
    assert again.sitting.shuffle.commitment == bound.commitment


@pytest.mark.parametrize("kept", [None, "", "{}", '{"table": 1, "deals": 3}', "[]"])
def test_a_match_without_its_deals_goes_on_and_its_next_ones_can_be_checked(kept: str | None) -> None:
    company, saved = begun(), new_match("malilla")
    saved.write(company)
    if kept is None:
        saved.deals.unlink()
    else:
        saved.deals.write_text(kept, encoding="utf-8")
    again = saved.read()
    assert again.state == company.state and again.proofs == [] and again.sitting.shuffle is not None
    assert again.sitting.shuffle.number == 3


def test_what_is_not_wanted_any_more_leaves_nothing(tmp_path: Path) -> None:
    company, saved = begun(), new_match("malilla")
    saved.write(company)
    assert saved.deals.is_file() and saved.deals.parent == saved.file.parent
    saved.discard()
    assert list((tmp_path / "matches").iterdir()) == []


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
    Settings(lang="pt", level="random", pace="brisk").save()
    assert load_settings() == Settings(lang="pt", level="random", pace="brisk")
    (tmp_path / "settings.json").write_text('{"lang": 7, "quick": true, "colour": "red"}', encoding="utf-8")
    assert load_settings() == Settings(pace="instant"), "so it was called before there were three"
    (tmp_path / "settings.json").write_text('{"pace": "never", "deck": "glass"}', encoding="utf-8")
    assert load_settings() == Settings()
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
