"""Chance enters a match as data: things to be put in a random order, and the order they were put in."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.cards import shuffled
from tapete.errors import Illegal
from tapete.table.action import Action, Argument

TABLE = -1
"""The seat of chance: what nobody decides is done by the table itself."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Things that must now be shuffled: a pack for the deal or for a lot, or tokens for a simpler draw."""

    word: str
    items: tuple[Argument, ...]

    def outcome(self, seed: bytes) -> Action:
        """The outcome that follows from the seed."""
        return Action(self.word, shuffled(self.items, seed))

    def check(self, action: Action) -> None:
        """Refuse an outcome that is not these very things in some order."""
        if action.word != self.word:
            raise Illegal(
                "chance-expected", "Now the table must settle {word}, not {action}.", word=self.word, action=action.word
            )
        if len(action.arguments) == len(self.items) == len(each := set(action.arguments)) and each == set(self.items):
            return
        wanted, given = sorted(map(str, self.items)), sorted(map(str, action.arguments))
        if wanted == given:
            return
        missing = [item for item in wanted if item not in given]
        surplus = sorted({item for item in given if given.count(item) > wanted.count(item)})
        raise Illegal(
            "not-a-shuffle",
            "{word} must hold these {count} once each, in any order{faults}.",
            word=self.word,
            count=len(self.items),
            faults=(f"; missing: {' '.join(missing[:12])}" if missing else "")
            + (f"; not wanted or twice: {' '.join(surplus[:12])}" if surplus else ""),
            lacks=min(len(missing), 1),
            missing=" ".join(missing[:12]),
            exceeds=min(len(surplus), 1),
            surplus=" ".join(surplus[:12]),
        )


@dataclass
class Seeded:
    """A source of chance for a whole match: the same seed gives the same match."""

    seed: bytes
    drawn: int = 0

    def outcome(self, chance: Chance) -> Action:
        """The next outcome."""
        self.drawn += 1
        return chance.outcome(self.seed + b"/" + str(self.drawn).encode())
