"""The matches you have played, each a record in your own folder; the one still going on can be taken up again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from tapete.data_folder import data_folder
from tapete.errors import TapeteError
from tapete.sitting.fair import Shuffle, read_deal
from tapete.sitting.plain import encode, plain
from tapete.table.chance import TABLE
from tapete.table.match import Match
from tapete.table.record import read_record, read_remarks, write_record
from tapete.terminal.company import LEVEL, Company

OPEN_END = ".now.toml"
_HEAD = re.compile(r"# you = (\d+), others = ([a-z]+)\n")


@dataclass
class Saved:
    """One match on disk: its record, and beside it what its shuffles were made of."""

    file: Path
    _kept: tuple[int, int] | None = field(default=None, compare=False)

    @property
    def deals(self) -> Path:
        """What `tapete verify-deal` reads, and what a match that goes on needs for the shuffles to come."""
        return self.file.with_name(f"{self.file.name.removesuffix('.toml').removesuffix('.now')}.deals.json")

    def write(self, company: Company) -> None:
        """Write the match as it stands; the old text is there until the new one is complete."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        # What a shuffle is made of is kept before the shuffle itself.
        if (made := (len(company.proofs), len(company.shown))) != self._kept:
            _put(self.deals, encode(_deals(company)))
            self._kept = made
        _put(self.file, f"# you = {company.me}, others = {company.level}\n{write_record(company.match)}")
        if company.state.over:
            self.file = self.file.replace(self.file.with_name(self.file.name.replace(OPEN_END, ".toml")))

    def read(self) -> Company:
        """The match as it was left."""
        text = self.file.read_text(encoding="utf-8")
        head = _HEAD.match(text)
        match = read_record(text)
        me, level = (int(head[1]), head[2]) if head else (0, LEVEL)
        company = Company(match.game, min(me, match.game.seats - 1), level)
        try:
            _take_up(company, match, json.loads(self.deals.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError, KeyError):
            # From before deals were kept, or lost: those to come can be checked.
            company.resume(match)
        return company

    @property
    def follows_other_rules(self) -> bool:
        """Whether it was begun by another edition of its rules than today's: by these it does not go on."""
        return read_remarks(self.file.read_text(encoding="utf-8")).edition is not None

    def discard(self) -> None:
        """It is not wanted any more."""
        for file in (self.file, self.deals):
            file.unlink(missing_ok=True)


def _put(file: Path, text: str) -> None:
    fresh = file.with_suffix(".part")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(file)


def _deals(company: Company) -> dict[str, Any]:
    """The proof of the hands that are over, and what is not to be shown yet."""
    coming, proof = company.sitting.shuffle, company.proof()
    assert coming is not None
    hidden = [each for each in company.proofs if each not in proof.deals]
    return {**plain(proof), "hidden": hidden, "coming": {"deal": coming.number, "secret": coming.secret}}


def _take_up(company: Company, match: Match, kept: dict[str, Any]) -> None:
    """Go on with the shuffles that were kept: the first that is not in the match yet is the one to come."""
    proofs = [read_deal(deal) for deal in (*kept["deals"], *kept["hidden"])]
    secrets = {proof.deal: proof.secret for proof in proofs} | {kept["coming"]["deal"]: kept["coming"]["secret"]}
    made = sum(move.seat == TABLE for move in match.moves)
    company.sitting.table = str(kept["table"])
    coming = Shuffle(company.sitting.table, made + 1, secrets[made + 1])
    company.resume(match, [proof for proof in proofs if proof.deal <= made], coming)


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
