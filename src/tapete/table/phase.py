"""A stage of a hand: who is awaited, what may be done, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from tapete.cards import SUIT_WORDS, Card
from tapete.table.action import Action, Argument
from tapete.table.chance import TABLE, Chance
from tapete.table.offer import Offer, Prompt, say

S = TypeVar("S")

Turn = Callable[[S], int | None]
Act = Callable[[S, int, Action], S]
Offers = Callable[[S, int], Iterable[Offer]]
Key = str | Callable[[S], str]
Agreed = Callable[[Any], bool]
Spans = Mapping[str, Sequence[Argument | type[Card] | tuple[Argument | type[Card], ...]]]
"""By its word, what something is said of; `Card` stands for any card of the pack."""

USUAL: Spans = MappingProxyType({"play": (Card,), "name": SUIT_WORDS})
"""What a word is said of wherever its deed does not tell it."""

ASIDE = "aside"
"""The question put to one who is not asked anything, but may do something beside."""

SHUFFLE, TAKE_PACK = "shuffle", "pack"
"""With one of these stages every hand begins."""

OUT_OF_TURN = "out-of-turn"
"""The question put to one who could act, though another is awaited: to ask him more would invite him to a fault."""


def _nobody(state: object) -> None:
    return None


def always(*words: str) -> Offers[Any]:
    """Any of these words, at every moment."""
    offers = tuple(say(word) for word in words)
    return lambda state, seat: offers


@dataclass(frozen=True, slots=True)
class Deed(Generic[S]):
    """One thing that can be done: its words, to whom and when it is offered, and what it does.

    It is an answer to the question of the stage, offered to the seat that is awaited or to `anyone`, of whom not all
    need be `asked`; what is `beside` the question, such as a sign, a slip or a claim, is open to everybody. What only
    some tables allow says which (`agreed` is asked of the game). What may be `long` in the working out is done where
    nobody else has to wait for it. A `lot` is a number by which nobody plays better or worse, such as a cut. `spans`
    are what its words can ever be said of, where each is to have a number in the vocabulary of the game: names must
    stand there, cards, numbers and seats are else said piece by piece.
    """

    words: tuple[str, ...]
    offers: Offers[S]
    do: Act[S]
    beside: bool = False
    anyone: bool = False
    asked: bool = True
    agreed: Agreed | None = None
    long: bool = False
    lot: bool = False
    spans: Spans = field(default_factory=lambda: USUAL)


def deed(*words: str, do: Act[S], offers: Offers[S] | None = None, lot: bool = False, spans: Spans = USUAL) -> Deed[S]:
    """What the seat that is awaited may do; where no more is said of it, always."""
    return Deed(words, offers or always(*words), do, lot=lot, spans=spans)


def by_anyone(*words: str, offers: Offers[S], do: Act[S], spans: Spans = USUAL) -> Deed[S]:
    """An answer that is open to everybody, whoever is awaited."""
    return Deed(words, offers, do, anyone=True, spans=spans)


def out_of_turn(*words: str, do: Act[S], offers: Offers[S] | None = None, spans: Spans = USUAL) -> Deed[S]:
    """What the seat that is awaited may do, and any other can, for hands are free: only the first is asked."""
    return Deed(words, offers or always(*words), do, anyone=True, asked=False, spans=spans)


def beside(
    *words: str, offers: Offers[S], do: Act[S], agreed: Agreed | None = None, long: bool = False, spans: Spans = USUAL
) -> Deed[S]:
    """What anybody may do beside the question, where the table has agreed on it."""
    return Deed(words, offers, do, beside=True, agreed=agreed, long=long, spans=spans)


@dataclass(frozen=True, slots=True)
class Stage(Generic[S]):
    """A stage as a list of deeds: what it offers and what it does are read in one place.

    `then` is what follows whatever was done, such as the end of a game that somebody has won by it. Where something
    is left to chance nobody is awaited, and `came_out` gets the outcome. A stage `between` hands begins the next one:
    until then the last one lies open.
    """

    key: Key[S]
    turn: Turn[S]
    deeds: tuple[Deed[S], ...]
    then: Callable[[S], S] | None = None
    chance: Callable[[S], Chance | None] = _nobody
    came_out: Act[S] | None = None
    between: bool = False
    _by_word: dict[str, list[Deed[S]]] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        for each in self.deeds:
            for word in each.words:
                self._by_word.setdefault(word, []).append(each)

    def at(self, game: Any) -> Stage[S]:
        """The same stage with what this table has agreed on."""
        return replace(self, deeds=tuple(deed for deed in self.deeds if deed.agreed is None or deed.agreed(game)))

    def with_(self, *more: Deed[S]) -> Stage[S]:
        """The same stage with more to do; a deed takes the place of those whose words it has."""
        new = {(word, deed.beside) for deed in more for word in deed.words}
        kept = tuple(deed for deed in self.deeds if not any((word, deed.beside) in new for word in deed.words))
        return replace(self, deeds=(*kept, *more))

    def prompt(self, state: S, seat: int) -> Prompt | None:
        """What this seat is asked, and what it may do beside."""
        awaited = asked = seat == self.turn(state)
        answers: tuple[Offer, ...] = ()
        others: tuple[Offer, ...] = ()
        for each in self.deeds:
            if not (awaited or each.beside or each.anyone):
                continue
            if found := each.offers(state, seat):
                if each.beside:
                    others += tuple(found)
                else:
                    answers += tuple(found)
                    asked = asked or each.asked
        if answers:
            return Prompt(self._question(state) if asked else OUT_OF_TURN, answers, others)
        return Prompt(ASIDE, (), others) if others else None

    def takes_long(self, word: str) -> bool:
        """Whether what is done by this word may be long in the working out."""
        return any(each.long for each in self._by_word.get(word, ()))

    def by_lot(self, word: str) -> bool:
        """Whether what is said by this word is a mere lot."""
        return any(each.lot for each in self._by_word.get(word, ()))

    def _question(self, state: S) -> str:
        return self.key if isinstance(self.key, str) else self.key(state)

    def act(self, state: S, seat: int, action: Action) -> S:
        """What the deed of this word does, or what is done with what chance has made."""
        do = self.came_out if seat == TABLE else self._meant(state, seat, action.word)
        assert do is not None
        done = do(state, seat, action)
        return done if self.then is None else self.then(done)

    def _meant(self, state: S, seat: int, word: str) -> Act[S]:
        first, *more = self._by_word[word]
        if not more:
            return first.do
        # The same word may be an answer for him who is asked, and said out of turn by another.
        awaited = seat == self.turn(state)
        return next(each.do for each in (first, *more) if each.beside or each.anyone or awaited)


def stage(
    key: Key[S], turn: Turn[S], *deeds: Deed[S], then: Callable[[S], S] | None = None, between: bool = False
) -> Stage[S]:
    """A stage in which this is asked of the seat whose turn it is."""
    words = [(word, deed.beside) for deed in deeds for word in deed.words]
    if len(set(words)) < len(words):
        raise ValueError(f"two deeds of one stage have the same word: {words}")
    return Stage(key, turn, deeds, then, between=between)


def lot(
    chance: Callable[[S], Chance | None],
    came_out: Act[S],
    *,
    then: Callable[[S], S] | None = None,
    between: bool = False,
) -> Stage[S]:
    """A stage of chance: things are put in an order, and `came_out` gets the outcome."""
    return Stage(ASIDE, _nobody, (), then, chance, came_out, between)


NOTHING_MORE: Stage[Any] = Stage(ASIDE, _nobody, ())
"""The end of every match: nobody is awaited, and nothing can be done."""
