"""The matches you have played, each a record in your own folder; the one still going on can be taken up again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tapete.data_folder import data_folder
from tapete.errors import TapeteError
from tapete.table.record import read_record, read_remarks, write_record
from tapete.terminal.company import LEVEL, Company

OPEN_END = ".now.toml"
_HEAD = re.compile(r"# you = (\d+), others = ([a-z]+)\n")


@dataclass
class Saved:
    """One match on disk."""

    file: Path

    def write(self, company: Company) -> None:
        """Write the match as it stands; the old text is there until the new one is complete."""
        text = f"# you = {company.me}, others = {company.level}\n{write_record(company.match)}"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".part")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.file)
        if company.state.over:
            self.file = self.file.replace(self.file.with_name(self.file.name.replace(OPEN_END, ".toml")))

    def read(self) -> Company:
        """The match as it was left."""
        text = self.file.read_text(encoding="utf-8")
        head = _HEAD.match(text)
        match = read_record(text)
        me, level = (int(head[1]), head[2]) if head else (0, LEVEL)
        return Company(match, min(me, match.game.seats - 1), level)

    @property
    def follows_other_rules(self) -> bool:
        """Whether it was begun by another edition of its rules than today's: by these it does not go on."""
        return read_remarks(self.file.read_text(encoding="utf-8")).edition is not None

    def discard(self) -> None:
        """It is not wanted any more."""
        self.file.unlink(missing_ok=True)


def new_match(game: str) -> Saved:
    """A place on disk for a match that begins now."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")[:-3]
    return Saved(data_folder() / "matches" / f"{stamp}-{game}{OPEN_END}")


def unfinished() -> Iterator[tuple[Saved, Company | None]]:
    """The matches that are not over, the latest first; what cannot be read is passed over.

    None: it was begun by another edition of its rules, and is only kept.
    """
    folder = data_folder() / "matches"
    for file in sorted(folder.glob(f"*{OPEN_END}"), reverse=True):
        saved = Saved(file)
        try:
            yield saved, None if saved.follows_other_rules else saved.read()
        except (TapeteError, OSError, ValueError):
            continue
