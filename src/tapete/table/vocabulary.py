"""What can ever be said in a game, numbered: for players that know the table by numbers alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import product

from tapete.cards import Card
from tapete.errors import BadText, Illegal
from tapete.table.action import Action, Argument
from tapete.table.game import Game
from tapete.table.offer import Accuse, Number, Offer, Pick, Prompt, Say
from tapete.table.phase import Deed

CARD, FIGURE, ENOUGH = "card", "figure", "enough"
"""The words of the pieces: a card, a figure of a number, and the word that closes a number or a choice."""

FIGURES = range(10)


class Vocabulary:
    """All that has a number in a game: what is said at once, and the pieces of which all else is put together.

    Every word of every deed stands there by itself, or with each thing that its deed names in its `spans`. Whatever
    else it is said of follows piece by piece: cards in the order of the pack, numbers figure by figure, each closed by
    `enough` where it could go on.

    >>> import tapete
    >>> words = vocabulary(tapete.game("malilla"))
    >>> words.index(Action.parse("play 7O")), words.action(17)
    (77, Action(card 7O))
    """

    def __init__(self, game: Game) -> None:
        pieces, whole = _pieces(game.pack), sorted(_whole(game), key=_place)
        if taken := {action.word for action in whole} & {CARD, FIGURE, ENOUGH}:
            raise ValueError(f"{game.name}: {taken} is the word of a piece, and of a deed")
        self.game = game
        self.actions: tuple[Action, ...] = (*pieces, *whole)
        self.pieces = len(pieces)
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self._enough = self._numbers[Action(ENOUGH)]
        self._spelled: dict[Action, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.actions)

    def index(self, action: Action) -> int:
        """The number of this action, or of this piece of one."""
        if action not in self._numbers:
            raise self._unknown(str(action))
        return self._numbers[action]

    def action(self, index: int) -> Action:
        """The action, or the piece of one, that has this number."""
        if not 0 <= index < len(self.actions):
            raise self._unknown(str(index))
        return self.actions[index]

    def mask(self, prompt: Prompt) -> bytes:
        """For each number 1 where it is offered now, to begin with, and else 0."""
        return self.steps(prompt).mask

    def steps(self, prompt: Prompt) -> Saying:
        """The answer to this prompt before anything is said: it is put together number by number."""
        return Saying(self, prompt)

    def said(self, prompt: Prompt, action: Action) -> tuple[int, ...]:
        """The numbers by which this action, which is offered, is said."""
        meant = prompt.meant(action)
        if meant is None:
            raise Illegal(
                "not-offered-now", "{action} is not offered now. Possible: {offers}.",
                action=str(action)[:60], offers=str(prompt),
            )  # fmt: skip
        saying, numbers = self.steps(prompt), []
        for place, number in enumerate(self.spelled(meant)):
            if place == len(saying.said):
                saying = saying.then(number)
                numbers.append(number)
        return tuple(numbers)

    def spelled(self, action: Action) -> tuple[int, ...]:
        """The action in full: as much of it as has a number, then its other pieces, and all that closes them."""
        if action not in self._spelled:
            own = self._longest(action)
            rest = action.arguments[len(own.arguments) :]
            pieces = [number for each in rest for number in self._piece(each)]
            self._spelled[action] = (self.index(own), *pieces, self._enough)
        return self._spelled[action]

    def put_together(self, numbers: Sequence[int]) -> Action:
        """The action that was spelled so."""
        first, *pieces = [self.action(number) for number in numbers]
        arguments, figures = list(first.arguments), ""
        for piece in pieces:
            if piece.word == FIGURE:
                figures += str(piece.number)
            elif piece.word == CARD:
                arguments += piece.cards
            elif figures:
                arguments.append(int(figures))
                figures = ""
        return Action(first.word, tuple(arguments))

    def following(self, offer: Offer, said: tuple[int, ...]) -> Iterable[int]:
        """By which numbers one may go on towards what is offered, from what is said of it."""
        if isinstance(offer, Say | Accuse):
            every = offer.actions if isinstance(offer, Accuse) else (offer.action,)
            return [way[len(said)] for way in map(self.spelled, every) if way[: len(said)] == said != way]
        opening = self.index(Action(offer.word))
        if not said:
            return (opening,)
        if said[0] != opening:
            return ()
        pieces = [self.actions[number] for number in said[1:]]
        return self._picking(offer, pieces) if isinstance(offer, Pick) else self._counting(offer, pieces)

    def _picking(self, offer: Pick, pieces: list[Action]) -> Iterator[int]:
        """Cards come in the order of the pack, and one is passed over only while enough of them are left."""
        chosen = [card for piece in pieces for card in piece.cards]
        if len(chosen) < len(pieces) or not set(chosen).issubset(offer.cards):
            return
        left = [card for card in sorted(offer.cards) if not chosen or chosen[-1] < card]
        lacking = offer.least - len(chosen)
        if lacking <= 0:
            yield self._enough
        if len(chosen) < offer.most:
            yield from [self._piece(card)[0] for card in left[: len(left) - max(0, lacking - 1)]]

    def _counting(self, offer: Number, pieces: list[Action]) -> Iterator[int]:
        """A figure follows while some number of those offered begins so."""
        figures = [str(piece.number) for piece in pieces if piece.word == FIGURE]
        begun = "".join(figures)
        if len(figures) < len(pieces):
            if [piece.word for piece in pieces[len(figures) :]] == [ENOUGH]:
                yield self._enough
            return
        if begun and offer.least <= int(begun) <= offer.most:
            yield self._enough
        for figure in FIGURES:
            if begun != "0" and _reaches(int(f"{begun}{figure}"), offer.least, offer.most):
                yield self._numbers[Action(FIGURE, (figure,))]

    def _longest(self, action: Action) -> Action:
        for said in range(len(action.arguments), 0, -1):
            own = Action(action.word, action.arguments[:said])
            if own in self._numbers:
                return own
        return Action(action.word)

    def _piece(self, argument: Argument) -> tuple[int, ...]:
        if isinstance(argument, Card):
            return (self.index(Action(CARD, (argument,))),)
        if isinstance(argument, int):
            return (*[self.index(Action(FIGURE, (int(each),))) for each in str(argument)], self._enough)
        raise self._unknown(argument)

    def _unknown(self, text: str) -> BadText:
        return BadText(
            "not-in-vocabulary", "{text} is not in the vocabulary of {game}.", text=text[:60], game=self.game.name
        )


@dataclass(frozen=True)
class Saying:
    """An answer to a prompt that is being said, and the numbers `said` so far, with those that went without saying."""

    vocabulary: Vocabulary
    prompt: Prompt
    said: tuple[int, ...] = ()

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """What may be said next, in order; nothing more once the action is whole."""
        every = (self.vocabulary.following(offer, self.said) for offer in self.prompt.every)
        return tuple(sorted({number for numbers in every for number in numbers}))

    @property
    def mask(self) -> bytes:
        """For each number of the vocabulary 1 where it may be said next, and else 0."""
        flags = bytearray(len(self.vocabulary))
        for number in self.numbers:
            flags[number] = 1
        return bytes(flags)

    @property
    def action(self) -> Action | None:
        """The action, once it is whole."""
        return self.vocabulary.put_together(self.said) if self.said and not self.numbers else None

    def then(self, number: int) -> Saying:
        """This is said next; where it can only be `enough` after that, that goes without saying."""
        if number not in self.numbers:
            raise Illegal(
                "number-not-offered", "{number} is not offered now: say one of {numbers}.",
                number=number, numbers=", ".join(map(str, self.numbers)),
            )  # fmt: skip
        after = replace(self, said=(*self.said, number))
        closing = (self.vocabulary.index(Action(ENOUGH)),)
        while after.numbers == closing:
            after = replace(after, said=after.said + closing)
        return after


@lru_cache(maxsize=256)
def vocabulary(game: Game) -> Vocabulary:
    """The vocabulary of a game with the options agreed on: the same numbers in every process."""
    return Vocabulary(game)


def _pieces(pack: Sequence[Card]) -> list[Action]:
    figures = [Action(FIGURE, (figure,)) for figure in FIGURES]
    return [Action(ENOUGH), *figures, *(Action(CARD, (card,)) for card in pack)]


def _whole(game: Game) -> set[Action]:
    """Each word of the stages by itself, and with all that its deed names."""
    deeds = [deed for stage in game.stages.values() for deed in stage.deeds]
    return {action for deed in deeds for word in deed.words for action in _spanned(deed, word, game.pack)}


def _spanned(deed: Deed[object], word: str, pack: Sequence[Card]) -> Iterator[Action]:
    for span in deed.spans.get(word, ((),)):
        parts = span if isinstance(span, tuple) else (span,)
        for arguments in product(*(pack if isinstance(part, type) else (part,) for part in parts)):
            yield Action(word, arguments)


def _place(action: Action) -> tuple[str, list[tuple[int, str]]]:
    """Where it stands: by its word, then cards as in the pack, numbers as they are counted, names by their letters."""
    return action.word, [_rank(argument) for argument in action.arguments]


def _rank(argument: Argument) -> tuple[int, str]:
    if isinstance(argument, str):
        return -1, argument
    return (argument.index if isinstance(argument, Card) else argument), ""


def _reaches(begun: int, least: int, most: int) -> bool:
    """Whether a number between these begins with these figures."""
    low, high = begun, begun
    while 0 < low <= most and high < least:
        low, high = 10 * low, 10 * high + 9
    return low <= most and high >= least
