"""What a hand is worth in tricks, and what that makes of the chance to win: the calculation of chapter XXII."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import exp

from tapete.cards import SUITS, Card, Suit
from tapete.games.voltarete.kinds import CASCA, LICENCA, ORDER, RESPEITO, SEGUNDO, SO, TREZE
from tapete.table.counsel import ALL, Counsel, measure
from tapete.table.matadores import PACK, RED, plain, trumps

PLACES = (1.0, 0.97, 0.92, 0.78, 0.66, 0.55, 0.42)
"""What the trumps make from the Espadilha down; the others make SMALL."""
SMALL, LONG, QUEEN, VOID = 0.3, 0.3, 0.25, 0.25
KING, LONG_KING, RED_LESS = (
    measure("vol.I.12.18", of=0.8),
    measure("vol.I.12.19", of=0.5),
    measure("vol.I.12.32", of=0.1),
)
"""What a king makes, alone and with many of its suit, and by how much less is made of red trumps, which are more."""
BOUGHT = measure("vol.I.12.2", of=0.27)
"""What a card that is bought may bring."""
NEEDED: Mapping[str, float] = {LICENCA: 4.3, SEGUNDO: 4.6, RESPEITO: 4.5, SO: 4.0, CASCA: 3.85, TREZE: 4.8}
"""With so many a game is as likely won as lost, as thousands of hands have shown."""
STEEP = measure("vol.I.22.9", of=1.7)
"""How much a trick more or less is worth, as far as that can be reckoned."""
NUMBERS = (KING, LONG_KING, RED_LESS, BOUGHT, STEEP)


def tricks(hand: Iterable[Card], trump: Suit, counsel: Counsel = ALL) -> float:
    """About how many tricks these cards make: high and many trumps, kings, guarded queens, suits to cut."""
    cards, own, high = tuple(hand), ORDER(trump), trumps(trump)
    held = [high.index(card) for card in cards if own.suit[card] is trump]
    total = sum(PLACES[place] if place < len(PLACES) else SMALL for place in held) + LONG * max(0, len(held) - 4)
    if trump in RED:
        total -= counsel.number(RED_LESS)
    for suit in SUITS:
        if suit is not trump:
            total += _side([card for card in cards if own.suit[card] is suit], suit, len(held), counsel)
    return total


def _side(cards: Sequence[Card], suit: Suit, trumps_held: int, counsel: Counsel) -> float:
    if not cards:
        return VOID if trumps_held > 3 else 0.0
    king, queen = plain(suit)[0] in cards, plain(suit)[1] in cards
    alone = counsel.number(KING)
    value = (alone if len(cards) < 4 else counsel.number(LONG_KING, alone)) if king else 0.0
    return value + (QUEEN * (2 if king else 1) if queen and len(cards) > 1 else 0.0)


def best_suit(hand: Collection[Card], counsel: Counsel = ALL) -> tuple[float, Suit]:
    """The suit in which the hand makes most, and how much."""
    return max(((tricks(hand, suit, counsel), suit) for suit in SUITS), key=lambda found: found[0])


def with_purchase(hand: Collection[Card], trump: Suit, counsel: Counsel = ALL) -> float:
    """What trumps and kings make, and what may be bought instead of the rest: in five cards hardly two tricks."""
    own = ORDER(trump)
    kept = [card for card in hand if own.suit[card] is trump or card.rank == 12]
    return tricks(kept, trump, counsel) + counsel.number(BOUGHT) * (9 - len(kept))


def chance(made: float, kind: str, counsel: Counsel = ALL) -> float:
    """How likely the hand is won, with about so many tricks."""
    return 1.0 / (1.0 + exp(-counsel.number(STEEP) * (made - NEEDED[kind])))


def turned(hand: Collection[Card], kind: str, counsel: Counsel = ALL) -> tuple[float, float]:
    """The chance to win whatever suit is turned up: on average, and at worst."""
    own = set(hand)
    unseen = [card for card in PACK if card not in own]
    by_suit = {}
    for suit in SUITS:
        likely = [card for card in unseen if card.suit is suit]
        if likely:
            middle = sorted(likely, key=lambda card: ORDER(suit).power[card])[len(likely) // 2]
            by_suit[suit] = (len(likely), chance(_bought((*hand, middle), suit, counsel), kind, counsel))
    total = sum(number for number, _ in by_suit.values())
    return sum(number * each for number, each in by_suit.values()) / total, min(each for _, each in by_suit.values())


def _bought(hand: Collection[Card], trump: Suit, counsel: Counsel) -> float:
    """What they make when one of them is not bought but turned up."""
    return with_purchase(hand, trump, counsel) - counsel.number(BOUGHT)
