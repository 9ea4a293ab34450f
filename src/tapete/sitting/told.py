"""What is told of a table, by a server or without one: each message once, and beside it how it is made.

A `type` says of what comes by itself which message it is. `server/typescript.py` makes the browser's types of it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from tapete.errors import TapeteError
from tapete.sitting.fair import DealProof
from tapete.sitting.holder import Holder
from tapete.sitting.pace import Pace
from tapete.sitting.sitting import Sitting
from tapete.table.game import Game, Kind
from tapete.table.guide import Hint
from tapete.table.option import Value
from tapete.table.view import View

ClockKind = Literal["none", "relaxed", "brisk"]
Starts = Literal["full", "host"]
Status = Literal["waiting", "playing", "over", "abandoned"]
Standing = Literal["rated", "guest", "alone", "friendly", "newcomers"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Why something was refused: a key with its arguments for the words `error-KEY`, and the same in English."""

    key: str
    message: str
    args: dict[str, Value]


def problem(error: TapeteError) -> Problem:
    """The error as it is told."""
    args = {name: arg if isinstance(arg, bool | int) else str(arg)[:300] for name, arg in error.args_by_name.items()}
    return Problem(key=error.key, message=str(error)[:600], args=args)


def not_understood(error: Exception) -> Problem:
    """What is said of a message that is none."""
    return Problem(key="bad-message", message=f"This message is not understood: {error}"[:300], args={})


# A table.


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Who holds a place. Places never change; the seats of the View may, when seats are drawn (`view.seats[i].player`).

    `bot_plays`: a bot plays here now: it is a bot's place, or it stands in for somebody who is away, has resigned or
    is `idle`: there, but without doing anything while the clock ran out. `kept`: a free place that is kept for `name`,
    who played here before. `comer`: who takes a bot's place after this hand.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    trait: str
    present: bool
    bot_plays: bool
    resigned: bool
    idle: bool
    kept: bool
    comer: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo:
    """A table as everybody may know it, and your own part in it: `place`, `host`, `coming`, the place that you take
    after this hand, and `kept`, a free one kept for you. `kept_until` is when places that are kept become anybody's.
    `sides` says of each place with which side it plays, where that is agreed by sitting down; `changed`, whether it
    plays otherwise than its regulation; `rating`, whether the match is rated, or why not: before it begins as it would
    be with those who sit there, then as it stays; None of matches that were played before this was kept; `edition`, by
    which rules it was played, if they are others than today's. What is not said is as at a table of one person with
    the house."""

    id: str
    game: str
    table: Kind
    regulation: str | None
    changed: bool
    options: dict[str, Value]
    public: bool = False
    chat: bool = False
    pace: Pace = "calm"
    clock: ClockKind = "none"
    starts: Starts = "full"
    newcomers: bool = False
    rating: Standing | None = None
    status: Status = "playing"
    places: tuple[Place, ...]
    sides: tuple[int, ...] | None
    place: int | None = None
    coming: int | None = None
    kept: int | None = None
    kept_until: int | None = None
    host: bool = True
    phrases: tuple[str, ...] = ()
    watching: int = 0
    hand: int = 0
    moves: int = 0
    opened: int
    next: str | None = None
    edition: int | None


def table_info(
    table: str, rules: Game, holders: Sequence[Holder], here: Collection[str], opened: int, edition: int | None
) -> TableInfo:
    """What follows from the game and from who sits there; those who keep the table add what else was agreed."""
    sides = tuple([rules.sides.index(rules.side(seat)) for seat in range(rules.seats)])
    return TableInfo(
        id=table, game=rules.name, table=rules.table, regulation=rules.regulation or None, changed=rules.changed,
        options=dict(rules.chosen), places=tuple([place_info(holder, here) for holder in holders]),
        sides=sides if rules.seated_in_pairs else None, opened=opened,
        edition=None if rules.follows(edition) else edition,
    )  # fmt: skip


def place_info(holder: Holder, here: Collection[str]) -> Place:
    """Who holds a place, where these people are present."""
    return Place(
        kind=holder.kind, name=holder.name, level=holder.level, trait=holder.trait,
        present=holder.kind == "bot" or holder.person in here,
        bot_plays=holder.bot_plays, resigned=holder.resigned, idle=holder.idle, kept=holder.kept_for is not None,
        comer=holder.comer[1] if holder.comer else None,
    )  # fmt: skip


# What comes by itself.


@dataclass(frozen=True, slots=True, kw_only=True)
class TableNews:
    """The table has changed: comes first on every connection."""

    type: Literal["table"] = "table"
    table: TableInfo


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewNews:
    """The table after `at` moves: those you have noticed, for a sign made behind your back is none to you.

    `view.events` are those since the last view of this connection. `view.ledger` holds only what is new: keep the first
    `kept` entries you have and add these. `hint` is what a beginner is told of the question: the words `guide-KEY`, and
    the laws; only at a guided table.
    """

    type: Literal["view"] = "view"
    at: int
    kept: int
    undo: bool
    view: View
    hint: Hint | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Committed:
    """The server has bound itself to a secret for this shuffle: send your nonce."""

    type: Literal["committed"] = "committed"
    deal: int
    commitment: str


def committed(sitting: Sitting) -> Committed | None:
    """To which shuffle the table is bound, while one is to come."""
    shuffle = sitting.shuffle
    if shuffle is None or not sitting.going_on:
        return None
    return Committed(deal=shuffle.number, commitment=shuffle.commitment)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled:
    """The shuffle was made of these nonces, by place; the secret follows after the hand."""

    type: Literal["shuffled"] = "shuffled"
    deal: int
    hand: int
    nonces: tuple[str | None, ...]
    left_out: tuple[int, ...]


def shuffled(proof: DealProof) -> Shuffled:
    """What a shuffle was made of, but for its secret."""
    return Shuffled(deal=proof.deal, hand=proof.hand, nonces=proof.nonces, left_out=proof.left_out)


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed:
    """Everything about a shuffle of a hand that is over."""

    type: Literal["revealed"] = "revealed"
    proof: DealProof


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """Whoever sits at this place said a phrase or free words."""

    type: Literal["said"] = "said"
    place: int
    name: str
    phrase: str | None
    text: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Resting:
    """This hand is over and can be looked at; the next one waits for those at these places, or for a while."""

    type: Literal["rest"] = "rest"
    hand: int
    awaited: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockNews:
    """The time of whoever is awaited at this `place`; None: nobody's time is counted now.

    `left` seconds `of` so many until a bot plays for him. The last `grace` of them go off what he has for the whole
    match, which is `match` now.
    """

    type: Literal["clock"] = "clock"
    place: int | None
    left: float
    grace: float
    of: float
    match: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingChange:
    """The rating of one place before and after; None for those who are not rated."""

    before: float
    after: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Rated:
    """The match has ended and was rated, by place."""

    type: Literal["rated"] = "rated"
    changes: tuple[RatingChange | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What you asked is done and kept; you have noticed `at` moves."""

    type: Literal["done"] = "done"
    id: int
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """What you asked was not done."""

    type: Literal["refused"] = "refused"
    id: int | None
    problem: Problem


@dataclass(frozen=True, slots=True, kw_only=True)
class Pong:
    """Yes."""

    type: Literal["pong"] = "pong"
    id: int


FromServer = (
    TableNews | ViewNews | Committed | Shuffled | Revealed | Said | Resting | ClockNews | Rated | Done | Refused | Pong
)
