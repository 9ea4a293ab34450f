"""A game: its rules and the options a table has agreed on. Immutable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar, Final, Literal, TypeVar

from tapete.cards import Card
from tapete.errors import BadOption
from tapete.table.action import Action
from tapete.table.ledger import Account
from tapete.table.option import Option, Value, agreed
from tapete.table.ruling import Incident
from tapete.table.state import State

S = TypeVar("S", bound=State)
Kind = Literal["guided", "open"]
GUIDED: Final = "guided"
OPEN: Final = "open"


@dataclass(frozen=True)
class Game(ABC):
    """The rules of one game with one choice of options; `start` seats the players.

    `tables` are those it can be played at, `levels` the players there are for it, the weakest first.
    """

    name: ClassVar[str]
    folder: ClassVar[str]
    unit: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    tables: ClassVar[tuple[Kind, ...]] = (GUIDED, OPEN)
    levels: ClassVar[tuple[str, ...]] = ("random", "treatise")

    chosen: Mapping[str, Value] = field(hash=False)
    table: str = GUIDED

    @classmethod
    def make(cls, table: str = GUIDED, **chosen: object) -> Game:
        """The game with these options; an unknown one is an error that names the right ones."""
        if table not in cls.tables:
            raise BadOption(
                "bad-table",
                "{table!r} is no table: choose {known}.",
                table=str(table)[:60],
                known=", ".join(cls.tables),
            )
        return cls(agreed(cls.options, chosen, cls.name), table)

    def __getitem__(self, option: str) -> Any:
        return self.chosen[option]

    def get(self, option: str) -> Value | None:
        """The value of an option that only some of the related games have."""
        return self.chosen.get(option)

    @property
    def counted_in(self) -> str:
        """In what a side's standing in the whole match is counted."""
        return self.unit

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many people sit at the table."""

    @abstractmethod
    def side(self, seat: int) -> Account:
        """The side on whose account this seat plays."""

    @cached_property
    def sides(self) -> tuple[Account, ...]:
        """The sides, in order."""
        return tuple(dict.fromkeys(self.side(seat) for seat in range(self.seats)))

    @abstractmethod
    def start(self, names: tuple[str, ...] = (), **facts: object) -> State:
        """The first state of a match; `facts` let it begin anywhere: dealer, round, score and so on."""

    @abstractmethod
    def stacked(
        self, state: State, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]
    ) -> tuple[tuple[int, Action], ...]:
        """What must be done, by whom, for these hands and this stock to be dealt now."""

    def state_at_table(self, guided: type[S]) -> type[S]:
        """What a match at this table is made of: at the open one, the `OpenState` of the game's `floor`."""
        if self.table == GUIDED:
            return guided
        # The floor builds upon the game, which therefore cannot know it before.
        found: type[S] = import_module(f"tapete.games.{self.folder}.floor").OpenState
        return found

    @property
    def incidents(self) -> Mapping[str, Incident]:
        """The irregularities the judge can decide."""
        return {}

    def incident(self, name: str) -> Incident:
        """The irregularity of this name; an unknown one is an error that names those near it."""
        if name not in self.incidents:
            raise BadOption(
                "unknown-incident",
                "The judge of {game} knows no incident {name!r}. Near it: {near}.",
                game=self.name,
                name=name[:60],
                near=", ".join(get_close_matches(name, self.incidents) or self.incidents),
            )
        return self.incidents[name]

    def people(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names of the players, made up where none were given."""
        if names and len(names) != self.seats:
            raise BadOption(
                "wrong-players",
                "{game} is for {seats} players, not {given}.",
                game=self.name,
                seats=self.seats,
                given=len(names),
            )
        return names or ("Ana", "Blas", "Clara", "Diego", "Elena", "Félix")[: self.seats]


REGISTRY: dict[str, str] = {}
"""Every game by name, with the module whose `GAMES` holds it; it is imported when the game is wanted."""


def game_class(name: str) -> type[Game]:
    """The game of this name, before any option is chosen."""
    if name not in REGISTRY:
        near = get_close_matches(name, REGISTRY, n=1)
        raise BadOption(
            "unknown-game",
            "There is no game {name}{meant}: there are {known}.",
            name=name[:60],
            meant=f" (did you mean {near[0]}?)" if near else "",
            near=near[0] if near else "",
            known=", ".join(sorted(REGISTRY)),
        )
    found: type[Game] = import_module(REGISTRY[name]).GAMES[name]
    return found


def game(name: str, table: str = GUIDED, **options: object) -> Game:
    """A game by its name, with the options a table has agreed on.

    >>> import tapete
    >>> tapete.game("malilla", rounds=2)["rounds"]
    2
    """
    return game_class(name).make(table, **options)
