"""A table made up for the tests: four players, and as much of an open game as the mechanisms need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from tapete.cards import PACK_48
from tapete.table.action import Action
from tapete.table.floor import FloorState
from tapete.table.game import OPEN, Contents, Game
from tapete.table.ledger import Account, Payment
from tapete.table.play import Order, Play, plain_order
from tapete.table.ruling import Fact, Incident, Ruling
from tapete.table.state import State
from tapete.table.tricks import TrickState
from tapete.table.zones import Cards, heap, of_match

RANKS = (1, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
ORDER = plain_order(RANKS, PACK_48, trump=None)
LAWS = ("mal.24", "mal.86")


def judge(often: int) -> Ruling:
    """Who talks pays one of the others at once, and the middle at the end; what follows is more when it is often."""
    at_once = Payment("talker", "others", 2, "talk", LAWS)
    at_the_end = Payment("talker", "middle", often, "fine", LAWS)
    follows = ("warned", "noted", "silent") if often > 1 else ("noted",)
    return Ruling("fined", LAWS, follows, (at_once, at_the_end))


@dataclass(frozen=True, kw_only=True)
class MadeUpGame(Game):
    """Four sit there, each for himself; the judge knows one thing."""

    name: ClassVar[str] = "made-up"
    folder: ClassVar[str] = "malilla"
    unit: ClassVar[str] = "points"
    edition: ClassVar[int] = 1
    pack: ClassVar[Cards] = PACK_48

    @cached_property
    def contents(self) -> Contents:
        return Contents(games={}, states={}, stages={}, view=lambda state, seat, since: state.bare_view(seat, since))

    @cached_property
    def incidents(self) -> Mapping[str, Incident]:
        return {"talk": Incident("talk", (Fact("often", range(1, 9)),), judge)}

    @property
    def seats(self) -> int:
        return 4

    def side(self, seat: int) -> Account:
        return seat

    def start(self, names: tuple[str, ...] = (), **facts: object) -> MadeUp:
        raise NotImplementedError

    def stacked(self, state: State, hands: tuple[Cards, ...], stock: Cards) -> tuple[tuple[int, Action], ...]:
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class MadeUp(TrickState, FloorState):
    """`piles` are heaps in rows of rows; `marks` outlast the hand, `notes` do not."""

    piles: tuple[tuple[Cards, ...], ...] = heap("pile", deep=2)
    marks: tuple[int, ...] = of_match(())
    notes: tuple[str, ...] = ()

    @property
    def order(self) -> Order:
        return ORDER

    @property
    def play(self) -> Play:
        return Play((0, 1, 2, 3), ORDER)


def table(**fields: Any) -> MadeUp:
    """The table at some moment; whatever is not said is as at the beginning."""
    game = MadeUpGame(table=OPEN)
    return MadeUp(**{"game": game, "names": game.people(()), "players": (0, 1, 2, 3), "phase": "play", **fields})


def noted(state: MadeUp, note: str) -> MadeUp:
    """The table with one more note."""
    return state.but(notes=(*state.notes, note))
