"""A table as it is kept: what was agreed, who sits there, every move, and what the shuffles were made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import tapete
from tapete.errors import BadRecord
from tapete.sitting.fair import DealProof
from tapete.sitting.holder import Holder
from tapete.sitting.kept import Dealt, followed, pending, rules_of
from tapete.sitting.noticed import Noticed
from tapete.sitting.pace import Pace
from tapete.sitting.past import ends_of
from tapete.sitting.plain import plain
from tapete.sitting.sitting import Sitting, Step
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.option import Value

Kept = dict[str, Any]


@dataclass(slots=True)
class Page:
    """What is written of one table; at its end `finished`, and `totals`: by place whether it won, and with how much."""

    id: str
    game: str
    table: str
    options: dict[str, Value]
    pace: Pace
    opened: int
    holders: list[Holder]
    moves: list[tuple[int, str]] = field(default_factory=list)
    deals: list[Dealt] = field(default_factory=list)
    undone: int = 0
    next: str | None = None
    finished: int | None = None
    totals: list[tuple[bool, int]] = field(default_factory=list)
    version: str = tapete.__version__
    regulation: str = ""
    edition: int | None = None

    @property
    def rules(self) -> Game:
        """The game with what was agreed."""
        return rules_of(self.game, self.table, self.regulation, self.options)

    def write(self, step: Step) -> None:
        """One more move."""
        self.moves.append((step.move.seat, str(step.move.action)))
        if step.deal is not None:
            made, proof = self.deals[-1], step.deal.proof
            made.move, made.nonces, made.left_out = step.number, list(proof.nonces), list(proof.left_out)
            self.deals.append(Dealt(step.deal.following.number, step.deal.following.secret))

    def strike(self, number: int) -> None:
        """The moves from this one on were taken back; nothing was shuffled in them."""
        del self.moves[number:]
        self.undone += 1

    def kept(self) -> Kept:
        """As it is kept."""
        holders = [{"kind": h.kind, "name": h.name, "level": h.level, "resigned": h.resigned} for h in self.holders]
        own = {name: plain(getattr(self, name)) for name in self.__slots__ if name != "holders"}
        return {**own, "holders": holders}


def read_page(kept: Kept, person: str) -> Page:
    """A table as it was kept, for this person; `BadRecord` if it is none, or not one of today's games."""
    try:
        holders = [
            Holder(h["kind"], h["name"], person if h["kind"] == "person" else None, h["level"], h["resigned"])
            for h in kept["holders"]
        ]
        page = Page(
            id=kept["id"], game=kept["game"], table=kept["table"], options=kept["options"], pace=kept["pace"],
            opened=kept["opened"], holders=holders, moves=[(seat, action) for seat, action in kept["moves"]],
            deals=[Dealt(**deal) for deal in kept["deals"]], undone=kept["undone"], next=kept["next"],
            finished=kept["finished"], totals=[(won, total) for won, total in kept["totals"]],
            version=kept["version"], regulation=kept.get("regulation", ""), edition=kept.get("edition"),
        )  # fmt: skip
        if len(page.holders) != page.rules.seats:
            raise ValueError(f"{len(page.holders)} places for {page.rules.seats} players")
    except Exception as error:
        raise _unreadable(error) from error
    return page


def resumed(page: Page) -> tuple[Sitting, list[DealProof]]:
    """The match after its moves, and the proof of each shuffle in it.

    What was begun by another edition of the rules does not go on by these; what is over must come out as it did.
    """
    known = page.rules.follows(page.edition)
    if not known and page.finished is None:
        raise _other_edition(page)
    sitting, noticed = Sitting(page.id, page.rules, page.holders), Noticed(len(page.holders))
    try:
        match = Match(page.rules, tuple(holder.name for holder in page.holders))
        proofs = followed(page.id, match, page.moves, page.deals, noticed)
        sitting.resume(match, noticed, pending(page.id, page.deals), proofs)
    except Exception as error:
        raise _unreadable(error) from error
    if not known and page.totals != ends_of(match.state):
        raise _other_edition(page)
    return sitting, proofs


def _other_edition(page: Page) -> BadRecord:
    return BadRecord(
        "other-edition-alone",
        "This match was begun by edition {edition} of its rules, and now they are of edition {today}. A match follows "
        "the rules it was begun with: it stays where it is, and does not go on.",
        edition=page.edition,
        today=page.rules.edition,
    )


def _unreadable(error: Exception) -> BadRecord:
    return BadRecord("unreadable-match", "This match cannot be followed any more: {why}", why=str(error)[:200])
