"""Suits, cards, packs and their notation: rank number, then suit letter (`1E`, `12C`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import count
from struct import unpack
from typing import TypeVar

from tapete.errors import BadText

T = TypeVar("T")


class Suit(StrEnum):
    """One of the four suits, in the order in which players name them."""

    OROS = "O"
    COPAS = "C"
    ESPADAS = "E"
    BASTOS = "B"

    @property
    def word(self) -> str:
        """The suit's name as it is said at the table.

        >>> Suit.OROS.word
        'oros'
        """
        return self.name.lower()

    @classmethod
    def named(cls, word: str) -> Suit:
        """The suit with this name or letter.

        >>> Suit.named("bastos") is Suit.named("B")
        True
        """
        for suit in cls:
            if word in (suit.word, suit.value):
                return suit
        raise BadText("unknown-suit", "{suit} is not a suit: say oros, copas, espadas or bastos.", suit=word)


SUITS = tuple(Suit)
SUIT_WORDS = tuple(suit.word for suit in SUITS)


class Card:
    """A card. There is one object for each, so cards compare and hash by identity.

    >>> Card.parse("12C").rank, Card.parse("12C").suit.word
    (12, 'copas')
    >>> print(Card.parse("1E"))
    1E
    """

    __slots__ = ("index", "rank", "suit", "text")

    rank: int
    suit: Suit
    index: int
    text: str

    def __init__(self, rank: int, suit: Suit) -> None:
        self.rank = rank
        self.suit = suit
        self.index = SUITS.index(suit) * 12 + rank - 1
        self.text = f"{rank}{suit.value}"

    @staticmethod
    def parse(text: str) -> Card:
        """The card written as `text`, or `BadText`."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise BadText(
                "unknown-card",
                "{card} is not a card: write the rank from 1 to 12 and then O, C, E or B, as in 12C.",
                card=text,
            ) from None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)


_ALL = tuple(Card(rank, suit) for suit in SUITS for rank in range(1, 13))
_BY_TEXT = {card.text: card for card in _ALL}


def is_card(text: str) -> bool:
    """Whether this is how a card is written.

    >>> is_card("12C"), is_card("13C")
    (True, False)
    """
    return text in _BY_TEXT


def pack(ranks: Iterable[int]) -> tuple[Card, ...]:
    """The pack with these ranks in every suit, in order.

    >>> len(pack(range(1, 13)))
    48
    """
    wanted = set(ranks)
    return tuple(card for card in _ALL if card.rank in wanted)


PACK_48 = pack(range(1, 13))


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text`, in order.

    >>> cards("1E 12C")
    (Card(1E), Card(12C))
    """
    return tuple(Card.parse(word) for word in text.split())


def written(hand: Iterable[Card]) -> str:
    """Cards as text, in order; `cards` reads it back."""
    return " ".join(card.text for card in hand)


def cut(deck: Sequence[Card], lifted: int) -> tuple[Card, ...]:
    """The deck after `lifted` cards were taken from the top and the rest put on them."""
    return (*deck[lifted:], *deck[:lifted])


def shuffled(items: Sequence[T], seed: bytes) -> tuple[T, ...]:
    """A uniform permutation that follows from the seed alone.

    Anyone can recompute it: Fisher and Yates from the last place down to the second; place `i` is exchanged with
    `draw(i + 1)`, where draws are read as 32-bit big-endian numbers from SHA-256(seed + counter), counter = 0, 1, ...
    as four bytes, and numbers that would make small places likelier are passed over.
    """
    result = list(items)
    draw = _draws(seed).__next__
    for last in range(len(result) - 1, 0, -1):
        word, fair = draw(), 2**32 - 2**32 % (last + 1)
        while word >= fair:
            word = draw()
        place = word % (last + 1)
        result[last], result[place] = result[place], result[last]
    return tuple(result)


def _draws(seed: bytes) -> Iterator[int]:
    from hashlib import sha256

    for counter in count():
        yield from unpack(">8I", sha256(seed + counter.to_bytes(4, "big")).digest())
