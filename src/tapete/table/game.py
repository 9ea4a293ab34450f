"""A game: its rules and the options a table has agreed on. Immutable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, Self, TypeVar

from tapete.cards import Card
from tapete.errors import BadOption, near
from tapete.table.aim import Aim
from tapete.table.facts import Facts
from tapete.table.ledger import Account
from tapete.table.option import Option, Value, agreed, options_of
from tapete.table.phase import NOTHING_MORE, SHUFFLE, TAKE_PACK, Stage
from tapete.table.state import OVER, State

if TYPE_CHECKING:  # a folder brings these itself: to know which games there are must stay quick
    from tapete.table.action import Action
    from tapete.table.counsel import Book
    from tapete.table.event import Event
    from tapete.table.exercise import Practice
    from tapete.table.floor import Court
    from tapete.table.guide import Guide
    from tapete.table.ledger import Entry
    from tapete.table.mind import Bets, Mind
    from tapete.table.mixture import Mixture
    from tapete.table.odds import Odds
    from tapete.table.offer import Prompt
    from tapete.table.player import Bot, Reader
    from tapete.table.regulation import Regulation
    from tapete.table.ruling import Incident
    from tapete.table.view import View
    from tapete.table.zones import Cards, RuledOut

S = TypeVar("S", bound=State)
Kind = Literal["guided", "open"]
GUIDED: Final = "guided"
OPEN: Final = "open"


class _Options:
    """What a game's tables may agree on, known of the class and of each game made of it."""

    def __get__(self, game: Game | None, kind: type[Game]) -> tuple[Option, ...]:
        return _options_of(kind)


@cache
def _options_of(kind: type[Game]) -> tuple[Option, ...]:
    return options_of(kind)


@dataclass(frozen=True, kw_only=True)
class Game(ABC):
    """The rules of one game with one choice of options; `start` seats the players.

    Each option is a field made by `option`; of those of a family a game may have only such as are `offered`. `tables`
    are those it can be played at, `levels` the players there are for it, the weakest first; `pairs_with` are the
    options with which those who sit opposite each other at first play together. `regulation` is the name of the set of
    options from which the table set out, if it chose one. `edition` is raised whenever the rules change: a match
    follows those it was begun with.

    The `emblem` are three cards that stand for the game; `french` the languages in which it is usually played with
    French cards, and `ten` the rank which is a ten there. `shortest` is what a table agrees on to play not for long.
    """

    name: ClassVar[str]
    folder: ClassVar[str]
    unit: ClassVar[str]
    edition: ClassVar[int]
    pack: ClassVar[tuple[Card, ...]]
    offered: ClassVar[tuple[str, ...]] = ()
    options = _Options()
    tables: ClassVar[tuple[Kind, ...]] = (GUIDED, OPEN)
    levels: ClassVar[tuple[str, ...]] = ("random", "treatise")
    pairs_with: ClassVar[Mapping[str, Value]] = MappingProxyType({})
    emblem: ClassVar[tuple[Card, ...]] = ()
    french: ClassVar[tuple[str, ...]] = ()
    ten: ClassVar[int | None] = None
    shortest: ClassVar[Mapping[str, Value]] = MappingProxyType({})

    table: Kind = GUIDED
    regulation: str = ""

    @classmethod
    def make(cls, table: str = GUIDED, regulation: object = "", **chosen: object) -> Self:
        """The game with these options, else those of the regulation; an unknown one is an error that names the right
        ones."""
        if table not in cls.tables:
            raise BadOption(
                "bad-table", "{table!r} is no table: choose {known}.",
                table=str(table)[:60], known=", ".join(cls.tables),
            )  # fmt: skip
        own = None if regulation == "" else regulation_of(cls.name, regulation)
        values: dict[str, Any] = agreed(cls.options, {**(own.options if own else {}), **chosen}, cls.name)
        return cls(table=OPEN if table == OPEN else GUIDED, regulation=own.name if own else "", **values)

    def __reduce__(self) -> tuple[object, ...]:
        """A game is sent as its name and what was agreed on."""
        return _agreed_again, (self.name, self.table, self.regulation, dict(self.chosen))

    @cached_property
    def chosen(self) -> Mapping[str, Value]:
        """The options that were agreed on."""
        return {option.name: getattr(self, option.name) for option in self.options}

    @property
    def changed(self) -> bool:
        """Whether the table plays otherwise than the regulation from which it set out."""
        return bool(self.regulation) and self.differs(self.regulation, self.chosen)

    @classmethod
    def differs(cls, regulation: str, chosen: Mapping[str, Value]) -> bool:
        """Whether these options are others than those of the regulation.

        How people sit down is no part of a regulation that says nothing of it.
        """
        own = regulation_of(cls.name, regulation).options
        agreed = {option.name: own.get(option.name, option.default) for option in cls.options}
        free = cls.pairs_with.keys() - own.keys()
        return any(chosen[name] != value for name, value in agreed.items() if name not in free)

    @classmethod
    def follows(cls, edition: int | None) -> bool:
        """Whether these are the rules of this edition; None: of a match begun before it was kept, nobody knows."""
        return edition in (None, cls.edition)

    @cached_property
    def contents(self) -> Contents:
        """What the game is made of."""
        return contents_of(self.name)

    @cached_property
    def stages(self) -> Mapping[str, Stage[Any]]:
        """The stages of a hand at this table, by name."""
        return {OVER: NOTHING_MORE, **{name: own.at(self) for name, own in self.contents.stages[self.table].items()}}

    @property
    def counted_in(self) -> str:
        """In what a side's standing in the whole match is counted."""
        return self.unit

    @property
    def worth_in(self) -> str:
        """In what it is counted what hands bring a seat."""
        return self.unit

    @property
    def first_phase(self) -> str:
        """With what a hand begins: the shuffle, unless somebody must take the pack first."""
        return TAKE_PACK if TAKE_PACK in self.stages else SHUFFLE

    @property
    def heard_out_of_turn(self) -> bool:
        """Whether a bot that is not awaited should look at the table too, for something to claim or to answer."""
        return self.table == OPEN

    @property
    def replaces_absent(self) -> bool:
        """Whether another plays on for somebody who has been away too long."""
        return True

    @property
    def paid_by_others(self) -> bool:
        """Whether the others lose what hands bring one, and it is not scored."""
        return True

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

    @property
    def seated_in_pairs(self) -> bool:
        """Whether people choose their partner by how they sit down, and no lot parts them."""
        agreed = all(getattr(self, name) == value for name, value in self.pairs_with.items())
        return len(self.sides) < self.seats and agreed

    @abstractmethod
    def start(self, names: tuple[str, ...] = (), **facts: object) -> State:
        """The first state of a match; `facts` let it begin anywhere: dealer, round, score and so on."""

    @abstractmethod
    def stacked(
        self, state: Any, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]
    ) -> tuple[tuple[int, Action], ...]:
        """What must be done, by whom, for these hands and this stock to be dealt now."""

    @cached_property
    def incidents(self) -> Mapping[str, Incident]:
        """The irregularities the judge can decide."""
        return self.contents.judge(self)

    def seated(self, kind: type[S], names: tuple[str, ...], **fields: Any) -> S:
        """Where a match at this table begins: its state is of this kind, or of what the table makes of it."""
        own = self.contents.states[self.table]
        assert issubclass(own, kind)
        return own(game=self, names=self.people(names), players=tuple(range(self.seats)), **fields)

    def incident(self, name: str) -> Incident:
        """The irregularity of this name; an unknown one is an error that names those near it."""
        if name not in self.incidents:
            raise BadOption(
                "unknown-incident", "The judge of {game} knows no incident {name!r}. Near it: {near}.",
                game=self.name, name=name[:60], near=", ".join(near(name, self.incidents) or self.incidents),
            )  # fmt: skip
        return self.incidents[name]

    def people(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names of the players, made up where none were given."""
        if names and len(names) != self.seats:
            raise BadOption(
                "wrong-players", "{game} is for {seats} players, not {given}.",
                game=self.name, seats=self.seats, given=len(names),
            )  # fmt: skip
        return names or ("Ana", "Blas", "Clara", "Diego", "Elena", "Félix")[: self.seats]


@dataclass(frozen=True, kw_only=True)
class Contents:
    """A folder's table of contents: its games, and what each of them is made of.

    `states` and `stages` are given for each table at which the games can be played. Rulings are carried out by the
    `court` of the open table; where nobody is accused the folder itself names their `effects`, by what follows, and
    what is `told_only`, with the reason. The `player` goes by the book: by all `maxims` of his game but those of the
    laws that he is told to leave out. `when_late` is what is done for one who lets his time run out, if the law has
    something to say of it; else whoever stands in for him chooses. An `audit` says, of two moments and what was told
    between them, what each side must have gained, by another reckoning than the game's own: the checks compare it with
    the ledger. A hand in numbers, for those who read a record, is the `result` of each side, and its `marks` besides
    what is paid. The `guide` is what a beginner is told beside each question. What comes of a hand with such tricks
    is told by `hand_over`, as every game that is played in tricks settles it; what is searched with open cards by
    `aim`, or by `race` where the game may end before the hand, and where that is not what the ledger says, what each
    side gains by such tricks by `gains`; on what the payments hang where each plays for himself, by `facts`. Where
    words tell of cards `agrees` says whether all is so as a seat has heard it, if another has these cards in his hand;
    what was said may be `explained` in finer ways than by what was seen alone, for words that few hands agree with.
    The `odds` are how often things come: what is counted, and what is looked for in hands that are played. A player
    who looks ahead is told by `minds` what he must know besides the rules; or there are bots of the game's own for some
    levels (`own_bots`). Where bets must hide, a `mixture` says how often each thing is said at a moment.
    """

    games: Mapping[str, type[Game]]
    states: Mapping[Kind, type[State]]
    stages: Mapping[Kind, Mapping[str, Stage[Any]]]
    view: Callable[[Any, int | None, int], View]
    judge: Callable[[Any], Mapping[str, Incident]] = lambda game: {}
    court: Court[Any] | None = None
    effects: Mapping[str, object] = field(default_factory=dict)
    told_only: Mapping[str, str] = field(default_factory=dict)
    player: Callable[[int, frozenset[str]], Reader] | None = None
    own_bots: Mapping[str, Callable[[int, Bets], Bot]] = field(default_factory=dict)
    maxims: Mapping[str, Book] = field(default_factory=dict)
    result: Callable[[Game, Sequence[Event], Sequence[Entry]], Mapping[Account, Mapping[str, object]]] | None = None
    marks: Callable[[Any, Account], Mapping[str, int]] = lambda state, side: {}
    when_late: Callable[[Any, Prompt], Action | None] | None = None
    audit: Callable[[Any, Any, Sequence[Event]], Mapping[Account, int]] | None = None
    guide: Guide | None = None
    hand_over: Callable[[Any, Any], Any] | None = None
    aim: Callable[[Any], Aim] | None = None
    race: Callable[[Any], Aim] | None = None
    gains: Callable[[Any, Any], Mapping[Account, float]] | None = None
    facts: Callable[[Any], Facts | None] | None = None
    agrees: Callable[[Any, int | None, int, Cards], bool] | None = None
    explained: Callable[[Any, int | None], Sequence[RuledOut]] | None = None
    odds: Odds | None = None
    minds: Mapping[str, Mind] = field(default_factory=dict)
    practices: Mapping[str, Practice] = field(default_factory=dict)
    mixture: Callable[[View, Action], Mixture | None] | None = None


REGISTRY: dict[str, str] = {}
"""Every game by name, with the folder whose `CONTENTS` has it; it is imported when the game is wanted."""


def contents_of(name: str) -> Contents:
    """The table of contents of the folder in which this game lives."""
    found: Contents = import_module(REGISTRY[name]).CONTENTS
    return found


def game_class(name: str) -> type[Game]:
    """The game of this name, before any option is chosen."""
    if name not in REGISTRY:
        meant = near(name, REGISTRY, most=1)
        raise BadOption(
            "unknown-game", "There is no game {name}{meant}: there are {known}.",
            name=name[:60], meant=f" (did you mean {meant[0]}?)" if meant else "", near=meant[0] if meant else "",
            known=", ".join(sorted(REGISTRY)),
        )  # fmt: skip
    return contents_of(name).games[name]


def regulations(name: str) -> Mapping[str, Regulation]:
    """The regulations of a game, by name."""
    from tapete.table.regulation import regulations_in

    return {each.name: each for each in regulations_in(REGISTRY[name]) if each.game == name}


def regulation_of(game: str, name: object) -> Regulation:
    """The regulation of this name; an unknown one is an error that names those there are."""
    known = regulations(game)
    if not isinstance(name, str) or name not in known:
        raise BadOption(
            "unknown-regulation", "{game} has no regulation {name!r}: it has {known}.",
            game=game, name=str(name)[:60], known=", ".join(known) or "none",
        )  # fmt: skip
    return known[name]


def game(name: str, table: str = GUIDED, regulation: object = "", **options: object) -> Game:
    """A game by its name, with the options a table has agreed on.

    >>> import tapete
    >>> tapete.game("malilla", rounds=2).chosen["rounds"]
    2
    """
    return game_class(name).make(table, regulation, **options)


def _agreed_again(name: str, table: str, regulation: str, chosen: dict[str, Value]) -> Game:
    return game(name, table, regulation, **chosen)
