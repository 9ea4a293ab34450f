"""A contest in a file, line by line, so that it can be left and gone on with."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from tapete.arena.contest import Contest
from tapete.arena.playing import Duplicate, Played, Tally
from tapete.errors import BadOption
from tapete.sitting.plain import plain

COUNTED = ("said", "times", "paid", "faults")


def heading(contest: Contest) -> dict[str, Any]:
    """What a contest is, so that another can be told from it."""
    rules = contest.rules
    return {
        "game": rules.name,
        "edition": rules.edition,
        "table": rules.table,
        "options": dict(rules.chosen),
        "players": [each.name for each in contest.players],
        "programs": [getattr(each, "command", None) for each in contest.players],
        "seed": contest.seed,
        "hands": contest.hands,
        "among": contest.among,
        "worth": contest.worth,
    }


class Kept:
    """The file of a contest: its heading, then a line for each duplicate."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path, self.duplicates = path, list[Duplicate]()
        own = heading(contest)
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        # A line that was not finished is one that was not written.
        whole = [line for line in lines if line.endswith("\n")]
        if not whole:
            path.write_text(_line(own), encoding="utf-8")
            return
        _check(path, _read(path, whole[0]), own)
        self.duplicates = [_duplicate(path, _read(path, line)) for line in whole[1:]]
        if len(whole) < len(lines):
            path.write_text("".join(whole), encoding="utf-8")

    def add(self, each: Duplicate) -> None:
        """One more line, at once."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(plain(each)))


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _read(path: Path, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise BadOption("not-a-contest", "{path} is no file of a contest: it was left as it is.", path=str(path)[-60:])
    return data


def _check(path: Path, found: dict[str, Any], own: dict[str, Any]) -> None:
    for name, value in own.items():
        if found.get(name) != value:
            raise BadOption(
                "other-contest",
                "{path} keeps another contest: its {what} is {found}, not {own}. Choose another file.",
                path=str(path)[-60:],
                what=name,
                found=str(found.get(name))[:80],
                own=str(value)[:80],
            )


def _duplicate(path: Path, data: dict[str, Any]) -> Duplicate:
    try:
        first, second = (_tally(each) for each in data["tallies"])
        matches = tuple(
            Played(tuple(each["seating"]), tuple(each["standing"]), each["forfeited"]) for each in data["matches"]
        )
        pair: tuple[int, int] = (int(data["pair"][0]), int(data["pair"][1]))
        return Duplicate(pair, int(data["number"]), matches, (first, second))
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadOption(
            "not-a-contest", "{path} is no file of a contest: it was left as it is.", path=str(path)[-60:]
        ) from error


def _tally(data: dict[str, Any]) -> Tally:
    values: dict[str, Any] = {key: Counter(value) if key in COUNTED else value for key, value in data.items()}
    return Tally(**values)
