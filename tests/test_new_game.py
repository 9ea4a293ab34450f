"""A new game is its folder, its tests, and the few places outside them that CONTRIBUTING names."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tapete.cards import Card
from tapete.games import REGISTRY
from tapete.table.game import game_class

ROOT = Path(__file__).parents[1]
FOLDERS = sorted({game_class(name).folder for name in REGISTRY})
MOST = 10
LANGUAGES = 3
TEXT = (
    (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("### Outside its folder")[2].partition("\n## ")[0]
)
LISTED = re.findall(r"^- `([^`]+)`", TEXT, re.MULTILINE)
WRITTEN = re.findall(r"`(tests/universal/\w+\.toml)`", TEXT)
SAMPLES = {
    "tests/test_words.py",
    "tests/words_alike.json",
    "tests/web/test_lessons.py",
}
"""They try some of what there is, and need not try what is new."""
PLACES = ("src", "tests", "docs", "web/src", "web/tests", "web/public", "examples", "bench", "checks", ".ci")
READ = {".py", ".toml", ".md", ".json", ".ts", ".svelte", ".ftl", ".cff", ".webmanifest", ".html", ".css", ""}


def outside() -> list[Path]:
    """Every text of the project that is of no single game."""
    found = [file for place in PLACES for file in (ROOT / place).rglob("*")] + list(ROOT.glob("*"))
    own = [ROOT / top / folder for top in ("src/tapete/games", "tests/games") for folder in FOLDERS]
    left_out = [*own, ROOT / "src/tapete/server/static", ROOT / "bench/results"]
    return [
        file
        for file in found
        if file.is_file() and file.suffix in READ and not any(file.is_relative_to(each) for each in left_out)
    ]


def named(folder: str, text: str) -> bool:
    return re.search(rf"\b{folder}s?\b", text, re.IGNORECASE) is not None


def of(place: str, folder: str) -> list[Path]:
    """The files of one game that a place of the list means."""
    return list(ROOT.glob(place.replace("NAME", folder)))


def test_the_list_is_short_and_each_place_of_it_is_there_for_every_game() -> None:
    assert 0 < len(LISTED) <= MOST and len(set(LISTED)) == len(LISTED)
    for place in LISTED:
        least = LANGUAGES if "/*/" in place else 1
        assert all(len(of(place, folder)) >= least for folder in FOLDERS), place


def test_whatever_names_every_game_stands_in_the_list() -> None:
    """Where all games are named, a new one must be: a place that is not in the list would be forgotten."""
    texts = {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in outside()}
    naming = {path for path, text in texts.items() if all(named(folder, text) for folder in FOLDERS)}
    assert naming - SAMPLES == {place for place in LISTED if "NAME" not in place} | set(WRITTEN)


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_called_after_a_game_stands_in_the_list(folder: str) -> None:
    called = {file for file in outside() if re.match(rf"{folder}\b", file.name)}
    assert called == {file for place in LISTED if "NAME" in place for file in of(place, folder)}


@pytest.mark.parametrize("name", REGISTRY)
def test_every_game_says_what_stands_for_it_and_how_it_is_short(name: str) -> None:
    kind = game_class(name)
    assert len(set(kind.emblem)) == 3 and all(isinstance(card, Card) for card in kind.emblem)
    assert kind.shortest and kind.shortest.keys() <= {option.name for option in kind.options}
    assert kind.make(**dict(kind.shortest)).seats  # type: ignore[arg-type]


LAWS = """
[[chapter]]
id = "hic"
games = ["highcard"]
es = "La carta más alta"
pt = "A carta mais alta"
en = "Highcard"

[[law]]
id = "hic.1"
at = "1"
force = "rule"
topic = "play"
es = "La más alta gana la baza."
pt = "A mais alta ganha a vaza."
en = "The highest takes the trick."
"""

PLAYED = """
import json
from tapete.alone.house import House
from tapete.laws.book import books, cite
from tapete.server.routes.games import game_list
from tapete.soak import Plan, tried
from tapete.table.game import game_class
from tapete.words import Words

kind = game_class("highcard")
assert "highcard" in books() and cite("hic.1").text("en") == "The highest takes the trick."
for language in ("es", "pt", "en"):
    (told,) = [each for each in game_list(language) if each.name == "highcard"]
    assert told.title == Words(language, "highcard").game("highcard") == "Highcard"
    assert [str(card) for card in told.emblem] == ["3O", "2C", "1E"] and told.french == [] and told.ten is None
outcome = tried(Plan("highcard", "guided", 1, agreed=tuple(kind.shortest.items())))
assert not outcome.reason, outcome.reason
house = House({}, lambda table, text: None)
places = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
wish = {"game": "highcard", "options": dict(kind.shortest), "places": places}
assert json.loads(house.ask("POST", "/tables", json.dumps(wish)))["status"] == 200
"""


def test_with_what_the_list_names_the_example_is_a_game_like_the_others(tmp_path: Path) -> None:
    """Highcard with its folder, one line in the registry and its words is played, told and shown, and has its laws."""
    package = tmp_path / "tapete"
    shutil.copytree(ROOT / "src/tapete", package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    own = shutil.copytree(ROOT / "examples/highcard", package / "games/highcard")
    for file in own.glob("*.py"):
        text = file.read_text(encoding="utf-8").replace("examples.highcard", "tapete.games.highcard")
        text = text.replace('folder: ClassVar[str] = "malilla"', 'folder: ClassVar[str] = "highcard"')
        file.write_text(re.sub(r'"mal\.\d+"', '"hic.1"', text), encoding="utf-8")
    (own / "laws.toml").write_text(LAWS, encoding="utf-8")
    registry = package / "games/__init__.py"
    line = '    "highcard": "tapete.games.highcard",\n}'
    registry.write_text(registry.read_text(encoding="utf-8").replace("\n}", f"\n{line}"), encoding="utf-8")
    for language in ("es", "pt", "en"):
        folder = package / "locale" / language
        borrowed = (folder / "malilla.ftl").read_text(encoding="utf-8")
        words = f"{borrowed}\ngame-highcard = Highcard\ngame-highcard-about = …\n"
        (folder / "highcard.ftl").write_text(words, encoding="utf-8")
        shutil.copy(folder / "malilla.md", folder / "highcard.md")
    run = [sys.executable, "-c", PLAYED]
    done = subprocess.run(run, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
