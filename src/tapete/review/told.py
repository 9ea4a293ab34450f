"""What is told of a match that was looked at again: every decision of one person, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tapete.cards import Card
from tapete.sitting.past import Moment
from tapete.table.view import Note

Kind = Literal["bidding", "discards", "leads", "covering", "betting"]
Feat = Literal[
    "led", "overtook-partner", "overtook", "spared-partner", "ducked", "followed", "ruffed", "threw", "discarded",
    "said",
]  # fmt: skip
By = Literal["search", "playouts", "lives", "table", "book"]
Verdict = Literal["good", "mistake", "unclear", "mixed", "strange", "book"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BookSays:
    """What the player of the book does there, by which law, and on what grounds."""

    action: str
    law: str | None
    grounds: tuple[Note, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """Another way, and what it brings more than what was done: on average, and the interval of that."""

    action: str
    gain: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenCards:
    """What the solver says with all cards open, in its `unit`: the `best` cards, and what the one that was played
    cost; None where it has found bounds only."""

    exact: bool
    unit: str
    model: str
    best: tuple[Card, ...]
    cost: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """How often the table says this."""

    action: str
    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Mixed:
    """How often the table says what, what share of it `own` words have, and the chance of the cards, in hundredths."""

    ways: tuple[Share, ...]
    own: float
    chance: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One decision. `number` is the moment after it, `place` the how manyeth move of its hand it was.

    `cost` is what the best known way brings more than what was done, between `low` and `high`, over so many `worlds` in
    which the seat might have been: below nothing where what was done is better than all else. `feat` says what was
    done to a trick, where `over` is the card that was winning it, and `whose`; `places` are those of the seats then.
    """

    number: int
    hand: int
    place: int
    seat: int
    places: tuple[int, ...]
    phase: str
    trick: int
    kind: Kind
    action: str
    feat: Feat
    over: Card | None
    whose: int | None
    book: BookSays
    verdict: Verdict
    by: By
    worlds: int
    better: str | None
    cost: float | None
    low: float | None
    high: float | None
    expects: float | None
    unit: str
    ways: tuple[Way, ...]
    open: OpenCards | None
    mixed: Mixed | None

    @property
    def flawed(self) -> bool:
        """Whether something else was plainly better, or the table never does it."""
        return self.verdict in ("mistake", "strange")


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """A hint for one who has noticed `at` moves: what the book does, judged by a player of this `level` who looks
    ahead; he does what is `better`, if anything is."""

    at: int
    level: str
    one: Judged


@dataclass(frozen=True, slots=True, kw_only=True)
class KindSum:
    """The decisions of one kind: how many, how many of them mistakes, and what these cost together."""

    kind: Kind
    decisions: int
    mistakes: int
    cost: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Swing:
    """What the match had brought this person by this moment: paid, or as it could be expected then."""

    number: int
    hand: int
    value: float
    paid: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """As far as it has come: `done` decisions `of` all, told from number `start` on. `moments` are the numbers of those
    that mattered most; `hand` is 0 where all are looked at, of which there are as many as `last_hand` says."""

    game: str
    unit: str
    place: int
    hand: int
    last_hand: int
    deep: bool
    compiled: bool
    done: int
    of: int
    start: int = 0
    decisions: tuple[Judged, ...]
    kinds: tuple[KindSum, ...]
    moments: tuple[int, ...]
    swing: tuple[Swing, ...]

    @property
    def whole(self) -> bool:
        """Whether there is no more to come."""
        return self.done >= self.of


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What would have come of another `action` at the move of this `number`, had all then gone on by the book: the
    moments with open cards, the first being that before it; what the hand would have brought from there on, and what it
    did bring, as far as it came to its end."""

    number: int
    action: str
    place: int
    unit: str
    would: float | None
    was: float | None
    steps: tuple[Moment, ...]
