"""The version stands in one place, and what was released under it is told."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path

from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import tapete

ROOT = Path(__file__).parents[1]
HEADING = re.compile(r"^## \[(.+?)\](?: - (\S+))?$", re.MULTILINE)


def numbers(version: str) -> tuple[int, ...]:
    """A version that is released or, with `.dev`, on its way, as numbers that can be compared."""
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+)?", version)
    return tuple(int(part) for part in version.partition(".dev")[0].split("."))


def test_what_is_built_has_the_version_of_the_package() -> None:
    assert ProjectMetadata(str(ROOT), PluginManager()).version == tapete.__version__


def test_the_page_has_the_same_version() -> None:
    own = json.loads((ROOT / "web/package.json").read_text())["version"]
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    # npm writes a version on its way with a hyphen.
    assert {own, lock["version"], lock["packages"][""]["version"]} == {tapete.__version__.replace(".dev", "-dev.")}


def test_every_release_is_headed_and_dated_the_newest_first() -> None:
    first, *released = HEADING.findall((ROOT / "CHANGELOG.md").read_text())
    assert first == ("Unreleased", "")
    assert released and len(released) == len(re.findall("^## ", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)) - 1
    order = [(numbers(version), date.fromisoformat(day)) for version, day in released]
    assert order == sorted(order, reverse=True)
    assert len({version for version, _ in released}) == len(released)


def test_what_is_cited_is_the_newest_release() -> None:
    number, day = HEADING.findall((ROOT / "CHANGELOG.md").read_text())[1]
    cited = (ROOT / "CITATION.cff").read_text()
    assert f"\nversion: {number}\n" in cited and f"\ndate-released: {day}\n" in cited


def test_the_version_is_the_newest_release_or_one_on_its_way_to_the_next() -> None:
    text = (ROOT / "CHANGELOG.md").read_text()
    newest = HEADING.findall(text)[1][0]
    if ".dev" in tapete.__version__:
        assert numbers(tapete.__version__) > numbers(newest)
    else:
        assert tapete.__version__ == newest
        unreleased = text.partition("## [Unreleased]")[2].partition("\n## ")[0]
        assert not unreleased.strip(), "what is not released yet has a version of its own: the next one, with .dev0"
