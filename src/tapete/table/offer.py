"""What a player may do now: single actions, and choices with bounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tapete.cards import Card
from tapete.table.action import Action, Argument

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Say:
    """One action, as it stands. A grave one is asked twice."""

    action: Action
    grave: bool = False

    @property
    def word(self) -> str:
        """The word of the action."""
        return self.action.word

    def allows(self, action: Action) -> bool:
        """Whether this is the action offered."""
        own = self.action
        return action is own or (action.arguments == own.arguments and action.word == own.word)

    def any(self, chance: Random) -> Action:
        """One of the actions offered."""
        return self.action

    def __str__(self) -> str:
        return str(self.action)


@lru_cache(maxsize=4096)
def say(word: str, *arguments: Argument, grave: bool = False) -> Say:
    """An offer of one action; those that are made again and again are the same object.

    >>> str(say("claim", "revoke", 2))
    'claim revoke 2'
    """
    return Say(Action(word, arguments), grave)


@dataclass(frozen=True, slots=True)
class Pick:
    """A word said of `least` to `most` of these cards; their order never matters."""

    word: str
    cards: tuple[Card, ...]
    least: int
    most: int

    def allows(self, action: Action) -> bool:
        """Whether the action picks so many different cards of these."""
        chosen = action.arguments
        return (
            action.word == self.word
            and self.least <= len(chosen) <= self.most
            and len(set(chosen)) == len(chosen)
            and all(card in self.cards for card in chosen)
            and action.cards == chosen
        )

    def of(self, chosen: tuple[Card, ...]) -> Action:
        """The action that picks these cards."""
        return Action(self.word, tuple(sorted(chosen)))

    def any(self, chance: Random) -> Action:
        """One of the actions offered."""
        return self.of(tuple(chance.sample(self.cards, chance.randint(self.least, self.most))))

    def __str__(self) -> str:
        how_many = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"{self.word} ({how_many} of {' '.join(card.text for card in self.cards)})"


@dataclass(frozen=True, slots=True)
class Number:
    """A word said with a number from `least` to `most`; the usual ones are ready to hand."""

    word: str
    least: int
    most: int
    usual: tuple[int, ...] = ()

    def allows(self, action: Action) -> bool:
        """Whether the action says the word with one number within the bounds."""
        said = action.arguments
        return (
            action.word == self.word
            and len(said) == 1
            and isinstance(said[0], int)
            and self.least <= said[0] <= self.most
        )

    def of(self, number: int) -> Action:
        """The action that says this number."""
        return Action(self.word, (number,))

    def any(self, chance: Random) -> Action:
        """One of the actions offered."""
        return self.of(chance.randint(self.least, self.most))

    def __str__(self) -> str:
        return f"{self.word} ({self.least} to {self.most})"


@dataclass(frozen=True, slots=True)
class Accuse:
    """A word said of somebody's offence: of what each kind may be said, and of whom; of nobody where that is plain.

    Any other word with a choice inside is offered so too, such as a deal that goes wrong, of somebody or of several
    together. A grave one is asked twice.
    """

    word: str
    charges: tuple[tuple[str, tuple[int | tuple[int, ...], ...]], ...]
    grave: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every accusation that may be made."""
        return tuple([say(self.word, kind, *whom).action for kind, seats in self.charges for whom in _each(seats)])

    def allows(self, action: Action) -> bool:
        """Whether this may be said of this seat."""
        return action.word == self.word and action in self.actions

    def any(self, chance: Random) -> Action:
        """One of the actions offered."""
        return chance.choice(self.actions)

    def __str__(self) -> str:
        return ", ".join(map(str, self.actions))


def _each(seats: tuple[int | tuple[int, ...], ...]) -> Iterable[tuple[int, ...]]:
    return [(whom,) if isinstance(whom, int) else whom for whom in seats] or [()]


Offer = Say | Pick | Number | Accuse


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question put to a player, every answer open to him, and what he may do `beside` it.

    Beside the question are signs, slips and claims: what nobody waits for.
    """

    key: str
    offers: tuple[Offer, ...]
    beside: tuple[Offer, ...] = ()

    @property
    def every(self) -> tuple[Offer, ...]:
        """All that may be done now."""
        return self.offers + self.beside if self.beside else self.offers

    def allows(self, action: Action) -> bool:
        """Whether the action is among those offered."""
        return self.meant(action) is not None

    def meant(self, action: Action) -> Action | None:
        """The action offered that this one means, with picked cards in order; None when it is not offered."""
        for offer in self.every if self.beside else self.offers:
            if offer.allows(action):
                return offer.of(action.cards) if isinstance(offer, Pick) else action
        return None

    def any(self, chance: Random) -> Action:
        """One of the actions offered: every word as likely as another, then every offer of that word."""
        every = self.every if self.beside else self.offers
        words = {offer.word for offer in every}
        if len(words) == 1:
            return chance.choice(every).any(chance)
        word = chance.choice(sorted(words))
        return chance.choice([offer for offer in every if offer.word == word]).any(chance)

    def __str__(self) -> str:
        return ", ".join(map(str, self.every))
