"""The edition of a game's rules and the digests of what is played by them change together."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.games import REGISTRY
from tapete.table.game import game_class
from tests.universal import editions


def test_the_editions_are_those_of_the_digests() -> None:
    assert list(editions.wrong(editions.kept())) == []


def test_the_games_of_a_folder_are_of_one_edition() -> None:
    for folder, kind in editions.folders().items():
        assert {game_class(name).edition for name in REGISTRY if game_class(name).folder == folder} == {kind.edition}


def test_no_edition_is_kept_of_a_folder_that_is_gone() -> None:
    assert set(editions.kept()) == set(editions.folders())


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The digests as they are, where they may be changed, each folder being in its first edition."""
    monkeypatch.setattr(editions, "FILE", tmp_path / "editions.toml")
    (tmp_path / "golden.toml").write_text(editions.DIGESTS.read_text())
    monkeypatch.setattr(editions, "DIGESTS", tmp_path / "golden.toml")
    for name in REGISTRY:
        monkeypatch.setattr(game_class(name), "edition", 1)
    editions.main()
    return tmp_path


def change_a_digest(folder: Path) -> None:
    """As if Zanga were played otherwise in one of twenty matches."""
    file = folder / "golden.toml"
    lines = file.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("zanga-open-17"))
    lines[at] = 'zanga-open-17 = "0 0 0"'
    file.write_text("\n".join(lines))


def test_a_digest_does_not_change_without_the_edition(
    copied: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert list(editions.wrong(editions.kept())) == []
    change_a_digest(copied)
    (told,) = editions.wrong(editions.kept())
    assert told.startswith("zanga: its digests have changed: write edition 2 in src/tapete/games/zanga/game.py")
    assert editions.main() == 1 and told in capsys.readouterr().out
    monkeypatch.setattr(game_class("zanga"), "edition", 2)
    assert editions.main() == 0 and "zanga: edition 2 is kept" in capsys.readouterr().out
    assert list(editions.wrong(editions.kept())) == []
    # Of the edition before it is still known what it looked like.
    assert set(editions.kept()["zanga"]) == {1, 2}


def test_nor_the_edition_without_a_digest(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_class("mus"), "edition", 2)
    assert list(editions.wrong(editions.kept())) == ["mus: edition 2 is played as edition 1 was: it stays 1"]
    assert editions.main() == 1 and set(editions.kept()["mus"]) == {1}


@pytest.mark.parametrize("edition", [1, 4])
def test_editions_are_counted_on(copied: Path, monkeypatch: pytest.MonkeyPatch, edition: int) -> None:
    change_a_digest(copied)
    monkeypatch.setattr(game_class("zanga"), "edition", 2)
    editions.main()
    monkeypatch.setattr(game_class("zanga"), "edition", edition)
    assert list(editions.wrong(editions.kept())) == [f"zanga: after edition 2 comes 3, not {edition}"]
