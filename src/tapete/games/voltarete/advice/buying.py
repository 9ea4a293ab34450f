"""Which cards are thrown to buy others (chapter XXI)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from tapete.cards import SUITS, Card, Suit
from tapete.games.voltarete.kinds import CASCA, LICENCA, ORDER, RESPEITO, SEGUNDO, SO
from tapete.table.counsel import ALL, Counsel, always, measure, says
from tapete.table.matadores import RED, plain, trumps

KING, QUEEN, JACK = 12, 11, 10
PASSED_ON = measure("vol.II.7.24", of=5)
"""So many cards are left to the other by one who does not contest the hand."""
CONTESTS = 2.0
"""With so many tricks in sight an opponent takes himself for the forte."""
FEW = {LICENCA: 2, RESPEITO: 3, SEGUNDO: 2}
"""A feito who buys no more than so many may be out for a geral."""

Thrown = tuple[tuple[Card, ...], str | None]
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
    counsel: Counsel = ALL

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


KEEP_THREE = measure("vol.I.21.3", of=3)
KEEP_TWO = measure("vol.I.21.4", of=2)
KEEP_LOWEST = measure("vol.I.21.6", of=1)
"""How many of a sequence from the king down are kept by one who can draw trumps, who can lead some, and else."""
TRUMPS_ENOUGH = measure("vol.I.21.7", of=5)
"""With so many trumps beside the card turned."""
KINGS_AND_TRUMPS = measure("vol.I.21.2", of=1)
"""All that is neither trump nor king goes."""
FEITO = (KEEP_THREE, KEEP_TWO, KEEP_LOWEST, TRUMPS_ENOUGH, KINGS_AND_TRUMPS)


def by_feito(buyer: Buyer) -> Thrown:
    """All that is neither trump nor king, with the exceptions of the book."""
    keeps, maxim = _kept_by_feito(buyer)
    out = [card for card in buyer.hand if card not in keeps and card not in buyer.trumps]
    follows = buyer.counsel.follows(KINGS_AND_TRUMPS)
    return buyer.fit(lowest_first(out, buyer.trump) if follows else ()), maxim if follows else None


def _kept_by_feito(buyer: Buyer) -> tuple[set[Card], str | None]:
    """Of a sequence from the king down all, if he can draw trumps; two, if he can lead some; else the lowest.

    The lowest is as good as the king when the others are thrown, and leaves in doubt who has it.
    """
    keeps: set[Card] = set()
    follows, used = buyer.counsel.follows, KINGS_AND_TRUMPS
    top = top_trumps(buyer.trumps, buyer.trump)
    for cards in buyer.sides:
        run = from_the_top(cards)
        if len(run) > 1:
            if top >= 3 and len(buyer.trumps) >= 4 and follows(KEEP_THREE):
                chosen, used = run[:3], KEEP_THREE
            elif top >= 2 and follows(KEEP_TWO):
                chosen, used = run[:2], KEEP_TWO
            elif follows(KEEP_LOWEST):
                chosen, used = run[-1:], KEEP_LOWEST
            else:
                chosen = run[:1]
            keeps.update(chosen)
        keeps.update(run[:1] if len(run) == 1 else ())
    plain = used is KINGS_AND_TRUMPS and buyer.kept and len(buyer.trumps) >= TRUMPS_ENOUGH.weight
    return keeps, (TRUMPS_ENOUGH if plain and follows(TRUMPS_ENOUGH) else used).law


# The opponents.


def in_sight(buyer: Buyer) -> float:
    """About how many tricks an opponent has: his high trumps, the others, his kings."""
    high = trumps(buyer.trump)[:5]
    total = sum((1.0, 0.9, 0.8, 0.6, 0.5)[high.index(card)] if card in high else 0.25 for card in buyer.trumps)
    return total + sum(0.5 for cards in buyer.sides if cards[0].rank == KING)


def _contests(buyer: Buyer) -> bool:
    """Whether an opponent takes himself for the forte."""
    left = not buyer.is_right and buyer.passed >= buyer.counsel.number(PASSED_ON)
    return in_sight(buyer) >= CONTESTS or left


def _fears_geral(buyer: Buyer) -> bool:
    return buyer.geral_feared and buyer.is_right and buyer.counsel.follows(AGAINST_GERAL)


def _sides(buyer: Buyer) -> list[Card]:
    return lowest_first((card for cards in buyer.sides for card in cards), buyer.trump)


AGAINST_GERAL = always("vol.I.21.14", "vol.I.21.13", said=True)
"""A feito who has bought so few, of a game in which he may buy, may be out for a geral."""


def geral_feared(kind: str, bought: int) -> bool:
    """Whether the feito's purchase shows that he may be out for a geral."""
    return kind not in (CASCA, SO) and bought <= FEW.get(kind, 0)


@says("vol.I.21.15", "vol.I.21.16")
def contest_the_geral(buyer: Buyer) -> list[tuple[Card, ...]]:
    """He buys many with two trumps that can contest it."""
    own = ORDER(buyer.trump)
    head = Card.parse(f"{KING if buyer.trump in RED else QUEEN}{buyer.trump.value}")
    can = len(buyer.trumps) > 1 and own.power[buyer.trumps[0]] >= own.power[head]
    return [buyer.fit(_sides(buyer))] if can and _fears_geral(buyer) else []


@says("vol.I.21.18")
def throw_few_trumps(buyer: Buyer) -> list[tuple[Card, ...]]:
    """One or two trumps are thrown by one who is not pé."""
    few = 0 < len(buyer.trumps) <= 2 and not buyer.is_pe
    return [buyer.fit(buyer.trumps)] if few and _fears_geral(buyer) else []


@says("vol.I.21.17")
def pass_the_cards(buyer: Buyer) -> list[tuple[Card, ...]]:
    """Who cannot contest it passes nearly all, and makes himself void of a suit."""
    shortest = min(buyer.sides, key=len, default=[])
    return [buyer.fit(shortest if len(shortest) <= 2 else ())] if _fears_geral(buyer) else []


@says("vol.I.21.19")
def keep_trumps_to_overruff(buyer: Buyer) -> list[tuple[Card, ...]]:
    """The pé keeps his trumps, and passes the cards."""
    return pass_the_cards(buyer) if buyer.trumps else []


def _forte_throws(buyer: Buyer) -> list[Card]:
    return [card for card in _sides(buyer) if card.rank != KING]


@says("vol.I.21.10")
def keep_the_kings_suit(buyer: Buyer) -> list[tuple[Card, ...]]:
    """Where fewer can be bought, the king's suit stays whole."""
    out = _forte_throws(buyer)
    royal = max((cards for cards in buyer.sides if cards[0].rank == KING), key=len, default=[])
    if not _contests(buyer) or len(out) <= buyer.most or buyer.is_right or len(royal) < 2:
        return []
    return [buyer.fit(card for card in out if card not in royal)]


@says("vol.I.21.8", "vol.I.6.10", "vol.I.7.14", "vol.I.21.9")
def keep_trumps_and_kings(buyer: Buyer) -> list[tuple[Card, ...]]:
    """The forte keeps trumps and kings, and nothing with them."""
    return [buyer.fit(_forte_throws(buyer))] if _contests(buyer) else []


def _fraco_throws(buyer: Buyer) -> tuple[list[Card], int]:
    """Trumps, kings and one small card with each are kept; he leaves the other five to buy."""
    left = int(buyer.counsel.number(PASSED_ON))
    room = buyer.most if not buyer.is_right else min(buyer.most, max(0, buyer.passed - left))
    keeps = {card for cards in buyer.sides if cards[0].rank == KING for card in (cards[0], cards[-1])}
    out: list[Card] = []
    for cards in sorted(buyer.sides, key=lambda cards: (len(cards), cards[0].index)):
        out += [card for card in lowest_first(cards, buyer.trump) if card not in keeps]
    return out, room


@says("vol.I.21.12", "vol.II.7.24")
def become_void(buyer: Buyer) -> list[tuple[Card, ...]]:
    """The fraco makes himself void, and leaves the other five to buy."""
    return accompany_kings(buyer) if all(_fraco_throws(buyer)) else []


@says("vol.I.21.11")
def accompany_kings(buyer: Buyer) -> list[tuple[Card, ...]]:
    """The fraco keeps trumps, kings and one small card with each."""
    out, room = _fraco_throws(buyer)
    return [buyer.fit(out[: max(room, buyer.least)])]


OPPONENT = (
    contest_the_geral, throw_few_trumps, keep_trumps_to_overruff, pass_the_cards, keep_the_kings_suit,
    keep_trumps_and_kings, become_void, accompany_kings,
)  # fmt: skip


def by_opponent(buyer: Buyer) -> Thrown:
    """Against a geral, as forte, or as fraco; where the book is silent, no more than one must."""
    (thrown, *_), maxim = buyer.counsel.first(OPPONENT, buyer) or ([buyer.fit(())], None)
    return thrown, maxim
