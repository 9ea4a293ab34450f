"""Which card the book would lay away in the exchange, and by which maxim."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import Card, Suit, cards
from tapete.games.revesino.advice.reading import HEIGHT, Reading
from tapete.games.revesino.pack import CABALLO, WORTH, is_napolitana
from tapete.table.counsel import ALL, Counsel, Maxim, measure, says

ACE_OF_OROS = cards("1O")[0]
BUSY = (Suit.OROS, Suit.COPAS)
"""The suits that are led first and most."""

LOW = 5
"""So high is the six: up to it a card takes little, and covers a high card of its suit."""
SECOND = 1
"""With so many more of its suit a high card is poorly accompanied."""

HOPE = 0
"""With so many cards that might lose one hopes for a Revesino."""
DANGEROUS, VOID = 7.0, 1.0
"""From here on a card is better laid away than kept; and so much better if it is the last of its suit."""
COVERED = measure("rev.94", of=2.2)
"""How much less a high card threatens with each low one beside it."""
MUCH_LED = measure("rev.91", "rev.93", of=0.8)
"""How much more it does in a suit that is led much."""
PAID, DEARER = measure("rev.89", of=1.5), measure("rev.90", of=1.0)
"""How much more a payment card does that is poorly accompanied, and for each tanto that it costs."""
CABALLO_COMPANY = measure("rev.ad.34.c", of=2)
"""With so many more of copas the caballo is poorly accompanied, where there is a plate to lose by it."""
DANGER = (COVERED, MUCH_LED, PAID, DEARER, CABALLO_COMPANY)


def danger(card: Card, hand: Sequence[Card], counsel: Counsel = ALL) -> float:
    """How much a card threatens him who keeps it: high, with nothing low beside it, in a suit much led; of those that
    are poorly accompanied the payment cards more than others, and the dearer more."""
    company = [other for other in hand if other.suit is card.suit and other is not card]
    cover = sum(HEIGHT[other] <= LOW for other in company)
    value = HEIGHT[card] - counsel.number(COVERED) * cover - 0.4 * len(company)
    value += counsel.number(MUCH_LED) if card.suit in BUSY else 0.0
    if card not in WORTH or len(company) > SECOND:
        return value
    return value + counsel.number(DEARER) * WORTH[card] + counsel.number(PAID)


class Exchange:
    """A hand from which a card may be laid away, and must where one may not decline."""

    def __init__(self, reading: Reading, must: bool) -> None:
        self.reading, self.hand, self.must = reading, reading.hand, must
        self.bare = [card for card in self.hand if self._is_bare(card)]
        found = self.bare if reading.counsel.follows(bare_cards) else []
        others = found or [card for card in self.hand if card not in WORTH]
        self.worst: Card = max(others, key=lambda card: self.danger(card) + VOID * (_length(card, self.hand) == 1))

    def danger(self, card: Card) -> float:
        """How much the card threatens."""
        return danger(card, self.hand, self.reading.counsel)

    def _is_bare(self, card: Card) -> bool:
        """Whether it might take a trick and has at most one more of its suit beside it."""
        plate = card is CABALLO and self.reading.plate
        company = self.reading.counsel.number(CABALLO_COMPANY, SECOND) if plate else SECOND
        return HEIGHT[card] > LOW and _length(card, self.hand) - 1 <= company

    @property
    def has_void(self) -> bool:
        """Whether a suit is missing."""
        return len({card.suit for card in self.hand}) < len(Suit)


DECLINE: tuple[Card | None, ...] = (None,)


@says("rev.143")
def keep_the_aces(exchange: Exchange) -> Sequence[Card | None]:
    """With the four aces the highest of the others goes."""
    others = [card for card in exchange.hand if card not in WORTH]
    return [max(others, key=HEIGHT.__getitem__)] if is_napolitana(exchange.hand) else ()


@says("rev.87", "rev.95")
def hopeless(exchange: Exchange) -> Sequence[Card | None]:
    """For one who hopes for Revesino: the one card without which nothing would be lost."""
    hand = exchange.hand
    rest = {card: [other for other in hand if other is not card] for card in hand}
    found = [card for card in hand if exchange.reading.losers(rest[card]) <= HOPE]
    return sorted(found, key=lambda card: (HEIGHT[card], _length(card, hand)))[:1]


@says("rev.98")
def keep_the_singles(exchange: Exchange) -> Sequence[Card | None]:
    """With single cards in two suits, none of them high, one had better not exchange."""
    singles = [card for card in exchange.hand if _length(card, exchange.hand) == 1]
    low = len(singles) > 1 and all(HEIGHT[card] < HEIGHT[CABALLO] for card in singles)
    return DECLINE if not exchange.must and exchange.worst in singles and low else ()


@says("rev.96")
def keep_the_void(exchange: Exchange) -> Sequence[Card | None]:
    """One who is void of a suit keeps it so by not exchanging."""
    calm = exchange.has_void and exchange.danger(exchange.worst) < DANGEROUS
    return DECLINE if not exchange.must and calm else ()


@says("rev.97", "rev.93")
def even_with_a_void(exchange: Exchange) -> Sequence[Card | None]:
    """But the caballo or the ace of oros, poorly accompanied, goes."""
    dear = exchange.worst in (CABALLO, ACE_OF_OROS) and exchange.worst in exchange.bare
    return [exchange.worst] if dear and exchange.has_void else ()


@says("rev.88")
def bare_cards(exchange: Exchange) -> Sequence[Card | None]:
    """The high card with the least company goes."""
    plain = exchange.worst not in WORTH or len(exchange.bare) == 1
    return [exchange.worst] if plain and exchange.worst in exchange.bare else ()


@says("rev.90")
def the_dearest(exchange: Exchange) -> Sequence[Card | None]:
    """Of two payment cards the greater."""
    several = sum(card in WORTH for card in exchange.bare) > 1
    return [exchange.worst] if several and exchange.worst in exchange.bare else ()


DISCARDS: Sequence[Maxim[Exchange, Sequence[Card | None]]] = (
    keep_the_aces,
    hopeless,
    # Where there is a plate the caballo goes, unless it is well accompanied.
    Maxim(("rev.ad.34.c",), lambda hand: [CABALLO] if hand.reading.plate and CABALLO in hand.bare else ()),
    keep_the_singles,
    keep_the_void,
    even_with_a_void,
    bare_cards,
    the_dearest,
    # Of two that are equally bare the payment card.
    Maxim(("rev.89",), lambda hand: [hand.worst] if hand.worst in hand.bare else ()),
    # No rule covers every discard: whatever threatens most.
    Maxim(("rev.92",), lambda hand: [hand.worst]),
)


def laid_away(reading: Reading, must: bool) -> tuple[Card | None, str | None]:
    """The card to lay away, and why; none, when it is better to decline."""
    exchange = Exchange(reading, must)
    (card, *_), maxim = reading.counsel.first(DISCARDS, exchange) or ([exchange.worst if must else None], None)
    return card, maxim


def _length(card: Card, hand: Sequence[Card]) -> int:
    return sum(other.suit is card.suit for other in hand)
