"""The messages of one language, and the names of the cards: what everything else that is read is put together from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

from tapete.cards import Card, Suit, written
from tapete.words.files import plain, preferred_language, resource

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

SHARED = "table"
_COUNTED_AS = {"pt": "pt-PT"}
"""Plain `pt` counts as in Brazil, where nothing is singular: what is said of one would be told of none."""


class Messages:
    """Those all games share, those of one game (by its folder), and of such parts of the program as are in `more`.

    Whoever plays with the French deck reads its names. A message that does not exist is given in readable form, and
    noted in `missing`.
    """

    def __init__(self, lang: str, folder: str = "", *more: str, french: bool = False) -> None:
        from fluent.runtime import FluentBundle

        self.lang, self.french = preferred_language(lang), french
        self.missing: set[str] = set()
        self._bundle = FluentBundle([_COUNTED_AS.get(self.lang, self.lang)], use_isolating=False)
        for name in filter(None, (SHARED, *more, folder)):
            self._bundle.add_resource(resource(self.lang, name), allow_overrides=True)

    # Messages.

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(plain(key))

    def text(self, key: str, **args: object) -> str:
        """The message of this key, with these arguments."""
        key = plain(key)
        if not self.has(key):
            self.missing.add(key)
            return key.partition("-")[2].replace("-", " ") or key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        return self._formatted(key, pattern, args)

    def _formatted(self, key: str, pattern: Pattern, args: Mapping[str, object]) -> str:
        text, problems = self._bundle.format_pattern(pattern, cast("dict[str, Any]", args))
        self.missing.update(f"{key}: {problem}" for problem in problems)
        return str(text)

    # Cards.

    def card(self, card: Card) -> str:
        """The card's name."""
        return self.text("card", rank=self.text(self.printed(f"rank-{card.rank}")), suit=self.suit(card.suit))

    def the_card(self, card: Card) -> str:
        """The card's name with its article, as it stands in a sentence.

        >>> Messages("es").the_card(Card.parse("10O"))
        'la sota de oros'
        """
        return self.text(self.printed("the-card"), rank=card.rank, card=self.card(card))

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards, in notation."""
        return written(cards) or "—"

    def suit(self, suit: Suit) -> str:
        """The suit's name."""
        return self.text(self.printed(f"suit-{suit.word}"))

    def printed(self, key: str) -> str:
        """The message of this key, or the one that the deck has in its place."""
        return f"french-{key}" if self.french and self.has(f"french-{key}") else key

    def index(self, card: Card) -> str:
        """What stands in the corner of a card, besides its suit."""
        index = self.printed(f"index-{card.rank}")
        return self.text(index) if self.has(index) else str(card.rank)
