"""How ways are looked at: by the compiled kernels where there are any, else in plain Python, as the players do it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from tapete.bots import compiles
from tapete.looking.club import LIVES, aim_in, board_of, by_policy, tried
from tapete.looking.lives import Ending, lived
from tapete.looking.weighing import Column
from tapete.review.told import By
from tapete.table.action import Action, play
from tapete.table.mind import Mind
from tapete.table.player import Sight
from tapete.table.tricks import TrickState

AT_FIRST = 300
"""A first look is not at more worlds than these."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Some ways, what each brought in the same worlds, and how that was found."""

    ways: Sequence[Action]
    columns: Sequence[Column]
    by: By


class Look(ABC):
    """So many `times` as long as at first."""

    def __init__(self, times: int = 1) -> None:
        self.times = times

    @abstractmethod
    def cards(self, sight: Sight, world: TrickState, own: Action, mind: Mind, chance: Random) -> Seen | None:
        """What each card brings in worlds like this one."""

    @abstractmethod
    def words(self, sight: Sight, ways: Sequence[Action], mind: Mind, chance: Random) -> Seen | None:
        """What each of these ways brings, the first being what was done."""


class Plain(Look):
    """In plain Python, wherever that runs."""

    def cards(self, sight: Sight, world: TrickState, own: Action, mind: Mind, chance: Random) -> Seen | None:
        """By playouts."""
        aim = aim_in(world, mind)
        if aim is None:
            return None
        made = board_of(world, aim, mind)
        found = tried(world, aim, mind, made, made.bit[own.cards[0]], chance, self.times)
        return Seen([play(made.card[bit]) for bit in found], list(found.values()), "playouts")

    def words(self, sight: Sight, ways: Sequence[Action], mind: Mind, chance: Random) -> Seen | None:
        """In lives that end by playouts; where a game has a way of its own to weigh them, that is what they need."""
        if mind.weighs is not None:
            return None
        shorter = replace(mind, lives=min(LIVES, mind.lives) * self.times)
        return _lived(sight, ways, shorter, chance, lambda state, seat: by_policy(state, seat, mind))


class Compiled(Look):
    """By the kernels: by search, where that is near enough to the end."""

    def cards(self, sight: Sight, world: TrickState, own: Action, mind: Mind, chance: Random) -> Seen | None:
        """By the game's own way to look ahead where it has one for cards."""
        from tapete.searching.cards import looked  # only here: it needs the compiled kernels

        if mind.weighs is not None and "play" in mind.questions:
            return self._weighed(sight, own, mind, chance)
        others = (each for each in sight.worlds(chance) if isinstance(each, TrickState))
        found = looked(world, others, self._more(mind), chance.getrandbits(30))
        near = max(sum(map(len, world.stacks(seat))) for seat in world.play.seats) <= mind.exact_from
        return Seen([play(card) for card in found.cards], found.payments.T.tolist(), "search" if near else "playouts")

    def words(self, sight: Sight, ways: Sequence[Action], mind: Mind, chance: Random) -> Seen | None:
        """By the game's own way where it has one, else in lives that end with open cards."""
        from tapete.searching.strong import with_open_cards  # only here: it needs the compiled kernels

        prompt = sight.view.prompt
        assert prompt is not None
        if mind.weighs is not None:
            return self._weighed(sight, ways[0], mind, chance) if prompt.key in mind.questions else None
        if len(ways) < 2:
            return None
        return _lived(sight, ways, self._more(mind), chance, with_open_cards)

    def _weighed(self, sight: Sight, own: Action, mind: Mind, chance: Random) -> Seen | None:
        seat, number = sight.view.seat, min(AT_FIRST, mind.worlds) * self.times
        assert seat is not None and mind.weighs is not None
        found = mind.weighs(sight.world, seat, own, number, chance.getrandbits(30))
        return None if found is None else Seen(found[0], found[1].T.tolist(), "playouts")

    def _more(self, mind: Mind) -> Mind:
        return replace(
            mind,
            worlds=min(AT_FIRST, mind.worlds) * self.times,
            searched=mind.searched * self.times,
            lives=mind.lives * self.times,
        )


def _lived(sight: Sight, ways: Sequence[Action], mind: Mind, chance: Random, ending: Ending) -> Seen | None:
    seat = sight.view.seat
    assert seat is not None
    left, columns = lived(sight.worlds(chance), seat, ways, mind, chance.getrandbits(30), ending)
    return Seen([ways[way] for way in left], columns, "lives")


def look(times: int = 1, compiled: bool | None = None) -> Look:
    """The best there is here: kernels only where they are compiled already, for that takes longer than any look."""
    able = (compiles() and _is_compiled()) if compiled is None else compiled
    return Compiled(times) if able else Plain(times)


def _is_compiled() -> bool:
    from tapete.fast import is_ready  # only here: it needs the compiler

    return is_ready()


__all__ = ["Compiled", "Look", "Plain", "Seen", "look"]
