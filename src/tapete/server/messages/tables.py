"""What is asked of tables, and what lists of them are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tapete.server.messages.bounds import ActionText, Answer, AnySeat, Asked, Key, Name, Number
from tapete.sitting.pace import Pace
from tapete.sitting.told import ClockKind, Starts, TableInfo
from tapete.table.game import Kind
from tapete.table.option import Value


class Seated(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody by where he sat: whoever has not sat there with him does not know it."""

    table: Key
    place: Number


class NewPlace(Asked):
    """A place at a new table: yours, free for somebody, or a bot's; a free one may be kept for somebody you invite."""

    kind: Literal["you", "open", "bot"]
    level: Key | None = None
    invites: Seated | None = None


class NewTable(Asked):
    """A table to be opened. Without `places` you sit at the first and bots at the others. It `starts` when it is full,
    or when the host says so; `newcomers` may take a bot's place between two hands. What `options` do not say is as the
    `regulation` has it, or else as usual. `rated`: true also alone with the house, false never; else between people."""

    game: Key
    table: Kind = "guided"
    regulation: Key | None = None
    options: dict[str, Value] = field(default_factory=dict)
    places: list[NewPlace] | None = None
    public: bool = False
    chat: bool = False
    pace: Pace = "calm"
    clock: ClockKind = "none"
    starts: Starts = "full"
    newcomers: bool = False
    rated: bool | None = None


class Sit(Asked):
    """Take a place: this one, or the first that is free. In a match it is a bot's, after the hand that is played."""

    place: Number | None = None


class SetPlace(Asked):
    """The host gives a free place to a bot, or takes a bot away."""

    place: Number
    level: Key | None


class MovePlace(Asked):
    """Whoever sits at one place and whoever sits at the other change places."""

    place: Number
    to: Number


class Terms(Asked):
    """What the host may still change: the clock before the match, whether newcomers may sit down at any time."""

    clock: ClockKind | None = None
    newcomers: bool | None = None


class Lobby(Answer):
    """Tables with a free place, as many as are told at once, and tables to watch. Those who wait longest and those who
    came last take turns, and so do the games; `next` is where the others start."""

    open: list[TableInfo]
    next: int | None
    playing: list[TableInfo]


class HandedHolder(Asked):
    """Who played at a place of a match that was played without a server."""

    kind: Literal["person", "bot"]
    name: Name
    level: Key | None = None
    resigned: bool = False


class Handed(Asked):
    """A match that is over and was played without a server, as the browser kept it."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{8,16}\Z")]
    game: Key
    table: Kind
    options: dict[str, Value]
    pace: Pace
    opened: Number
    finished: Number
    undone: Number
    holders: list[HandedHolder]
    moves: list[tuple[AnySeat, ActionText]]
    edition: Number | None = None


class Rating(Answer):
    """Where an account stands in one game: `rating` is the ordinal shown to people."""

    name: str
    game: str
    rating: float
    mu: float
    sigma: float
    matches: int
    you: bool
