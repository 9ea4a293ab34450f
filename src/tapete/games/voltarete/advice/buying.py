"""Which cards are thrown to buy others (chapter XXI)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from tapete.cards import SUITS, Card, Suit
from tapete.games.voltarete.kinds import CASCA, LICENCA, ORDER, RESPEITO, SEGUNDO, SO
from tapete.laws.mark import law
from tapete.table.matadores import RED, plain, trumps

KING, QUEEN, JACK = 12, 11, 10
PASSED_ON = law("vol.II.7.24")(5)
"""So many cards are left to the other by one who does not contest the hand."""
CONTESTS = 2.0
"""With so many tricks in sight an opponent takes himself for the forte."""
FEW = {LICENCA: 2, RESPEITO: 3, SEGUNDO: 2}
"""A feito who buys no more than so many may be out for a geral."""

Thrown = tuple[tuple[Card, ...], str]
"""What is thrown, and the maxim."""


@dataclass(frozen=True, slots=True)
class Buyer:
    """A player who is about to buy: his cards, the trumps, how many he may throw, and what he knows of the others."""

    hand: tuple[Card, ...]
    trump: Suit
    least: int
    most: int
    kept: frozenset[Card] = frozenset()
    """What may not be thrown."""
    is_right: bool = True
    """Whether he sits at the feito's right, and buys before the other."""
    is_pe: bool = False
    geral_feared: bool = False
    passed: int = 0
    """How many cards are there to buy."""

    def of(self, suit: Suit) -> list[Card]:
        """His cards of a suit, the highest first."""
        own = ORDER(self.trump)
        return sorted((card for card in self.hand if own.suit[card] is suit), key=lambda card: -own.power[card])

    @property
    def trumps(self) -> list[Card]:
        """His trumps, the highest first."""
        return self.of(self.trump)

    @property
    def sides(self) -> list[list[Card]]:
        """His cards of each other suit that he has, the highest first."""
        return [cards for suit in SUITS if suit is not self.trump and (cards := self.of(suit))]

    def fit(self, thrown: Iterable[Card]) -> tuple[Card, ...]:
        """So many of these as may be thrown, the first before the others; more if there must be more."""
        wanted = [card for card in dict.fromkeys(thrown) if card not in self.kept][: self.most]
        spare = [card for card in reversed(self.trumps) if card not in self.kept and card not in wanted]
        others = [card for card in self.hand if card not in self.kept and card not in wanted and card not in spare]
        return (*wanted, *(spare + others)[: max(0, self.least - len(wanted))])


def lowest_first(cards: Iterable[Card], trump: Suit) -> list[Card]:
    """These from the lowest up."""
    return sorted(cards, key=lambda card: (ORDER(trump).power[card], card.index))


def from_the_top(cards: Sequence[Card]) -> list[Card]:
    """King, queen, jack and so on, as far as one has them without a gap."""
    high = plain(cards[0].suit)
    return [card for place, card in enumerate(cards) if card is high[place]] if cards[0] is high[0] else []


def top_trumps(held: Collection[Card], trump: Suit) -> int:
    """How many of the highest trumps he has without a gap."""
    found = 0
    for card in trumps(trump):
        if card not in held:
            break
        found += 1
    return found


# The feito.


def by_feito(buyer: Buyer) -> Thrown:
    """All that is neither trump nor king, with the exceptions of the book."""
    keeps, maxim = _kept_by_feito(buyer)
    out = [card for card in buyer.hand if card not in keeps and card not in buyer.trumps]
    return buyer.fit(lowest_first(out, buyer.trump)), maxim


@law("vol.I.21.2", "vol.I.21.3", "vol.I.21.4", "vol.I.21.6", "vol.I.21.7")
def _kept_by_feito(buyer: Buyer) -> tuple[set[Card], str]:
    """Of a sequence from the king down all, if he can draw trumps; two, if he can lead some; else the lowest.

    The lowest is as good as the king when the others are thrown, and leaves in doubt who has it.
    """
    keeps: set[Card] = set()
    maxim = "vol.I.21.2"
    top = top_trumps(buyer.trumps, buyer.trump)
    for cards in buyer.sides:
        run = from_the_top(cards)
        if len(run) > 1:
            draws, leads = top >= 3 and len(buyer.trumps) >= 4, top >= 2
            chosen = run[:3] if draws else run[:2] if leads else run[-1:]
            maxim = "vol.I.21.3" if draws else "vol.I.21.4" if leads else "vol.I.21.6"
            keeps.update(chosen)
        keeps.update(run[:1] if len(run) == 1 else ())
    if buyer.kept and len(buyer.trumps) >= 5 and maxim == "vol.I.21.2":
        maxim = "vol.I.21.7"
    return keeps, maxim


# The opponents.


def in_sight(buyer: Buyer) -> float:
    """About how many tricks an opponent has: his high trumps, the others, his kings."""
    high = trumps(buyer.trump)[:5]
    total = sum((1.0, 0.9, 0.8, 0.6, 0.5)[high.index(card)] if card in high else 0.25 for card in buyer.trumps)
    return total + sum(0.5 for cards in buyer.sides if cards[0].rank == KING)


def by_opponent(buyer: Buyer) -> Thrown:
    """As forte, as fraco, or against a geral."""
    if buyer.geral_feared and buyer.is_right:
        return _against_geral(buyer)
    if in_sight(buyer) >= CONTESTS or (not buyer.is_right and buyer.passed >= PASSED_ON):
        return _by_forte(buyer)
    return _by_fraco(buyer)


@law("vol.I.6.10", "vol.I.7.14", "vol.I.21.8", "vol.I.21.9", "vol.I.21.10")
def _by_forte(buyer: Buyer) -> Thrown:
    """Trumps and kings are kept, and nothing with them; where fewer can be bought, the king's suit stays whole."""
    keeps = {card for cards in buyer.sides for card in cards if card.rank == KING}
    out = lowest_first((card for cards in buyer.sides for card in cards if card not in keeps), buyer.trump)
    royal = max((cards for cards in buyer.sides if cards[0].rank == KING), key=len, default=[])
    if len(out) <= buyer.most or buyer.is_right or len(royal) < 2:
        return buyer.fit(out), "vol.I.21.8"
    return buyer.fit(card for card in out if card not in royal), "vol.I.21.10"


@law("vol.I.21.11", "vol.I.21.12", "vol.II.7.24")
def _by_fraco(buyer: Buyer) -> Thrown:
    """Trumps, kings and one small card with each; he makes himself void, and leaves the other five to buy."""
    room = buyer.most if not buyer.is_right else min(buyer.most, max(0, buyer.passed - PASSED_ON))
    keeps = {card for cards in buyer.sides if cards[0].rank == KING for card in (cards[0], cards[-1])}
    out: list[Card] = []
    for cards in sorted(buyer.sides, key=lambda cards: (len(cards), cards[0].index)):
        out += [card for card in lowest_first(cards, buyer.trump) if card not in keeps]
    return buyer.fit(out[: max(room, buyer.least)]), "vol.I.21.12" if out and room else "vol.I.21.11"


@law("vol.I.21.14", "vol.I.21.15", "vol.I.21.16", "vol.I.21.17", "vol.I.21.18", "vol.I.21.19")
def _against_geral(buyer: Buyer) -> Thrown:
    """He buys many with two trumps that can contest it; else he passes the cards, and makes himself void of a suit."""
    own = ORDER(buyer.trump)
    head = Card.parse(f"{KING if buyer.trump in RED else QUEEN}{buyer.trump.value}")
    if len(buyer.trumps) > 1 and own.power[buyer.trumps[0]] >= own.power[head]:
        return buyer.fit(lowest_first((card for cards in buyer.sides for card in cards), buyer.trump)), "vol.I.21.15"
    if buyer.trumps and not buyer.is_pe and len(buyer.trumps) <= 2:
        return buyer.fit(buyer.trumps), "vol.I.21.18"
    shortest = min(buyer.sides, key=len, default=[])
    return buyer.fit(shortest if len(shortest) <= 2 else ()), "vol.I.21.19" if buyer.trumps else "vol.I.21.17"


@law("vol.I.21.13", "vol.I.21.14")
def geral_feared(kind: str, bought: int) -> bool:
    """Whether the feito's purchase shows that he may be out for a geral."""
    return kind not in (CASCA, SO) and bought <= FEW.get(kind, 0)
