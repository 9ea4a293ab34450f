"""Players, who are never shown the truth, and what they hear between one look at the table and the next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol, Self

from tapete.table.action import Action
from tapete.table.counsel import Counsel
from tapete.table.offer import Number, Prompt, Say
from tapete.table.state import State
from tapete.table.view import Note, View
from tapete.table.worlds import world


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does, the maxim of the book it followed, if it followed one, and on what grounds.

    The grounds tell of its cards: they are for those who may see them.
    """

    action: Action
    maxim: str | None = None
    grounds: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a player gets: what he sees, and one world in which he might be.

    It is drawn where the table is, so that the truth never leaves it; from it any number of others can be drawn.
    """

    view: View
    world: State

    def worlds(self, chance: Random) -> Iterator[State]:
        """Other worlds in which he might be, one after the other, each as likely."""
        while True:
            yield world(self.world, self.view.seat, chance)


class Bot(Protocol):
    """It is shown the sights of one seat in turn, so it may remember what it was told in the events.

    The events may be all that it was told since the hand before, or only those since the View it was shown last.
    """

    def choose(self, sight: Sight) -> Choice:
        """What to do now; the View has a prompt."""
        ...

    def notice(self, sight: Sight) -> Choice | None:
        """At an open table, out of turn: what to claim, or None to let it pass."""
        ...


class Reader(Protocol):
    """A player for whom the View is enough, as it is for those who go by a book."""

    def choose(self, view: View) -> Choice:
        """What to do now; the View has a prompt."""
        ...

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what to claim, or None to let it pass."""
        ...


@dataclass(frozen=True, slots=True)
class ByView:
    """A bot that looks at nothing but the View."""

    reader: Reader

    def choose(self, sight: Sight) -> Choice:
        """What its reader does."""
        return self.reader.choose(sight.view)

    def notice(self, sight: Sight) -> Choice | None:
        """What its reader notices."""
        return self.reader.notice(sight.view)


LOTS = ("cut", "draw")
"""Where a number is all the same."""


def says(prompt: Prompt) -> Iterator[Say]:
    """The single actions that are offered, also beside the question."""
    return (offer for offer in prompt.every if isinstance(offer, Say))


def any_number(prompt: Prompt, chance: Random) -> Choice | None:
    """A number for a cut or a draw, one of the usual ones; None where no such number is asked for."""
    numbers = [offer for offer in prompt.offers if isinstance(offer, Number) and offer.word in LOTS]
    if not numbers:
        return None
    return Choice(numbers[0].of(chance.choice(numbers[0].usual or (numbers[0].least,))))


def quiet(prompt: Prompt, words: Sequence[str], chance: Random) -> Choice:
    """Something harmless, if there is anything of the kind: the first of these words that is offered."""
    harmless = [say for say in says(prompt) if not say.grave]
    for word in words:
        for say in harmless:
            if say.word == word:
                return Choice(say.action)
    return Choice(harmless[0].action if harmless else prompt.any(chance))


class Counselled:
    """A player who goes by maxims."""

    _counsel: Counsel

    def leaving_out(self, laws: Collection[str]) -> Self:
        """The same, in whose place he goes on with all that he remembers, and leaves these out from now on."""
        other = copy(self)
        other._counsel = Counsel(self._counsel.without.union(laws))
        return other


class ByTheBook(Counselled, ABC):
    """A player who goes by the maxims of a book, and where it is silent does no harm."""

    def __init__(self, seed: int, harmless: Sequence[str], without: frozenset[str] = frozenset()) -> None:
        self._chance, self._harmless = Random(seed), harmless
        self._counsel = Counsel(without)

    def choose(self, view: View) -> Choice:
        """What to do now, and the maxim that decided it."""
        assert view.prompt is not None
        advised = self._advised(view, view.prompt) or any_number(view.prompt, self._chance)
        return advised or quiet(view.prompt, self._harmless, self._chance)

    @abstractmethod
    def _advised(self, view: View, prompt: Prompt) -> Choice | None:
        """What the book says; None where it is silent."""


def witness(state: State, seat: int | None, since: int = 0) -> View:
    """The View of one who has sat there all along: he is told also what those who look late are told no more."""
    return replace(state.view(seat, since), events=state.witnessed(seat, since))


def sight(state: State, seat: int, chance: Random, since: int = 0) -> Sight:
    """What a bot that has sat there all along gets."""
    return Sight(witness(state, seat, since), world(state, seat, chance))


@dataclass(slots=True)
class Ear:
    """One person's attention: each time he looks he is told what he has heard since the last time."""

    person: int
    number: int = 0

    def view(self, state: State) -> View:
        """What he sees now, with all that he heard since he looked last."""
        view = witness(state, state.seat_of(self.person), self.number)
        self.number = view.next_event
        return view

    def sight(self, state: State, chance: Random) -> Sight:
        """The same for a bot, with a world drawn by this chance."""
        return Sight(self.view(state), world(state, state.seat_of(self.person), chance))
