"""A book's advice as rows: what each maxim says of a moment, and how many of them together decide."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Generic, TypeVar

from tapete.cards import Card

M = TypeVar("M")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Maxim(Generic[M, S]):
    """A piece of a book's advice: the laws that give it, the first being cited, and what it says of a moment.

    It is silent where it says nothing at all. The `weight` is its rank among others, or the number that it adds or
    demands; `against` says that the cards it names are those not to play.
    """

    laws: tuple[str, ...]
    advise: Callable[[M], S]
    weight: float = 0.0
    against: bool = False

    @property
    def law(self) -> str:
        """The law that is cited for it."""
        return self.laws[0]

    def __call__(self, moment: M) -> S:
        """What it says of the moment."""
        return self.advise(moment)

    def also(self, *laws: str) -> Maxim[M, S]:
        """The same, which other laws say too."""
        return replace(self, laws=(*self.laws, *laws))


AnyMaxim = Maxim[Any, Any]
Book = Mapping[str, Sequence[AnyMaxim]]
"""The maxims for each decision, in the order in which they are heard."""


def says(*laws: str, weight: float = 0.0) -> Callable[[Callable[[M], S]], Maxim[M, S]]:
    """Mark what these laws say of a moment."""
    return lambda advise: Maxim(laws, advise, weight)


def prefer(law: str, weight: float) -> Callable[[Callable[[M], S]], Maxim[M, S]]:
    """Mark the law that says to play such cards."""
    return lambda advise: Maxim((law,), advise, weight)


def avoid(law: str, weight: float) -> Callable[[Callable[[M], S]], Maxim[M, S]]:
    """Mark the law that says to play anything but such cards."""
    return lambda advise: Maxim((law,), advise, weight, against=True)


def measure(*laws: str, of: float) -> Maxim[Any, float]:
    """Laws that come to a number, whatever the moment."""
    return Maxim(laws, lambda moment: of, of)


def always(*laws: str, said: S) -> Maxim[Any, S]:
    """Laws that say the same of every moment."""
    return Maxim(laws, lambda moment: said)


def by_weight(*groups: Sequence[Maxim[M, S]]) -> tuple[Maxim[M, S], ...]:
    """The maxims from the weightiest down; of equals the first comes first."""
    return tuple(sorted((maxim for group in groups for maxim in group), key=lambda maxim: -maxim.weight))


_HEARD: ContextVar[list[AnyMaxim] | None] = ContextVar("heard", default=None)


@contextmanager
def overheard() -> Iterator[list[AnyMaxim]]:
    """Who had a say while somebody decides: without any other maxim he would have decided the same."""
    heard: list[AnyMaxim] = []
    before = _HEARD.set(heard)
    try:
        yield heard
    finally:
        _HEARD.reset(before)


def _has_a_say(maxim: AnyMaxim) -> None:
    heard = _HEARD.get()
    if heard is not None:
        heard.append(maxim)


@dataclass(frozen=True, slots=True)
class Counsel:
    """Which maxims somebody follows: all but those of the laws that he leaves out."""

    without: frozenset[str] = frozenset()

    def follows(self, maxim: AnyMaxim) -> bool:
        """Whether none of its laws is left out."""
        _has_a_say(maxim)
        return self.without.isdisjoint(maxim.laws)

    def of(self, maxims: Sequence[Maxim[M, S]]) -> Sequence[Maxim[M, S]]:
        """Those of them that are followed."""
        return _followed(tuple(maxims), self.without) if self.without else maxims

    def number(self, maxim: Maxim[M, S], neutral: float = 0.0) -> float:
        """The number of a maxim; the neutral one if it is left out."""
        return maxim.weight if self.follows(maxim) else neutral

    def cite(self, maxim: AnyMaxim) -> str | None:
        """Its law, if it is followed."""
        return maxim.law if self.follows(maxim) else None

    def first(self, maxims: Sequence[Maxim[M, S]], moment: M) -> tuple[S, str] | None:
        """What the first of them says that is not silent, and its law."""
        for maxim in self.of(maxims):
            said = maxim(moment)
            if said:
                _has_a_say(maxim)
                return said, maxim.law
        return None

    def named(
        self, maxims: Sequence[Maxim[M, Iterable[Card]]], moment: M, cards: Collection[Card]
    ) -> tuple[Sequence[Card], str | None]:
        """Those of the cards that the first maxim names which names any, and its law; if none does, all of them."""
        for maxim in self.of(maxims) if len(cards) > 1 else ():
            found = [card for card in maxim(moment) if card in cards]
            if found:
                _has_a_say(maxim)
                return found, maxim.law
        return tuple(cards), None

    def narrowed(
        self, maxims: Sequence[Maxim[M, Iterable[Card]]], moment: M, cards: Collection[Card]
    ) -> tuple[tuple[Card, ...], list[Maxim[M, Iterable[Card]]]]:
        """The cards that the maxims leave, each in turn unless it would leave none, and those that left out any."""
        left, used = tuple(cards), []
        for maxim in self.of(maxims):
            if len(left) == 1:
                break
            named = frozenset(maxim(moment))
            kept = tuple(card for card in left if (card in named) is not maxim.against)
            if kept and len(kept) < len(left):
                left = kept
                used.append(maxim)
                _has_a_say(maxim)
        return left, used

    def decide(
        self,
        maxims: Sequence[Maxim[M, Iterable[Card]]],
        moment: M,
        cards: Collection[Card],
        choose: Callable[[M, tuple[Card, ...]], Card],
    ) -> tuple[Card, str | None]:
        """The card, and the law that decided: the maxims narrow the cards, and sound play chooses among the rest.

        The strongest advice that was followed is cited; else the strongest warning against what would have been played.
        """
        left, used = self.narrowed(maxims, moment, cards)
        card = choose(moment, left)
        advice = next((maxim for maxim in used if not maxim.against), None)
        if advice is not None or not used:
            return card, advice.law if advice else None
        tempting = choose(moment, self.narrowed([each for each in maxims if not each.against], moment, cards)[0])
        return card, next((maxim.law for maxim in used if tempting in maxim(moment)), None)


@lru_cache(maxsize=1024)
def _followed(maxims: tuple[AnyMaxim, ...], without: frozenset[str]) -> tuple[AnyMaxim, ...]:
    return tuple(maxim for maxim in maxims if without.isdisjoint(maxim.laws))


ALL = Counsel()
"""Nothing is left out."""
