"""Hands played out: with each card first, after each way to exchange, or by two plain players for a measure."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tapete.games.revesino.thinking.account import DONE, HAND, LAST, LEADER, PLACE, SIZE, begun, laid, settled
from tapete.games.revesino.thinking.compiled import compiled
from tapete.games.revesino.thinking.dealing import exchanged
from tapete.games.revesino.thinking.policy import chosen

np: Any = import_module("numpy")

WILD = 0.25
"""In a measure so many lay any card away: who looks ahead keeps what the book would not."""


@compiled
def played_out(a: Any, w: Any, other: Any, lone: int) -> None:
    """The hand to its end; who is `lone` weighs by his own weights, and all others by theirs."""
    while a[DONE] <= LAST:
        seat = (a[LEADER] + a[PLACE]) & 3
        laid(a, seat, chosen(a, seat, w if seat == lone else other))


@compiled
def replayed(a: Any, hands: Any, mano: int, pardon: int, seats: Any, cards: Any) -> None:
    """The account of a hand as far as it was played, of which these cards are left."""
    for seat in range(4):
        a[HAND + seat] = hands[seat]
    for number in range(len(cards)):
        a[HAND + seats[number]] |= 1 << cards[number]
    begun(a, mano, pardon)
    for number in range(len(cards)):
        laid(a, seats[number], cards[number])


@compiled
def by_card(
    found: Any, worlds: Any, seat: int, mano: int, pardon: int, seats: Any, cards: Any, able: Any, w: Any
) -> None:
    """What each card brings this seat in each world."""
    base, a, net = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(4, np.int64)
    for world in range(len(worlds)):
        replayed(base, worlds[world], mano, pardon, seats, cards)
        for which in range(len(able)):
            a[:] = base
            laid(a, seat, able[which])
            played_out(a, w, w, -1)
            settled(a, net)
            found[world, which] = net[seat]


@compiled
def by_discard(found: Any, own: int, seat: int, dealer: int, pardon: int, able: Any, w: Any, seed: int) -> int:
    """What it brings this seat to lay away each of these cards, or with -1 none: a row for each world."""
    a, net, hands = np.zeros(SIZE, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64)
    for world in range(len(found)):
        drawn, seed = exchanged(hands, own, seat, dealer, 0.0, seed)
        more = 1 << drawn if drawn >= 0 else 0
        for which in range(len(able)):
            for each in range(4):
                a[HAND + each] = hands[each]
            a[HAND + seat] = own if able[which] < 0 else (own & ~(1 << able[which])) | more
            begun(a, (dealer + 1) & 3, pardon)
            played_out(a, w, w, -1)
            settled(a, net)
            found[world, which] = net[seat]
    return seed


@compiled
def contested(found: Any, w: Any, other: Any, seed: int) -> int:
    """What one who weighs otherwise gains at each seat in turn: a row for each deal."""
    a, net, hands = np.zeros(SIZE, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64)
    for deal in range(len(found)):
        dealer = deal & 3
        _, seed = exchanged(hands, 0, -1, dealer, WILD, seed)
        for lone in range(4):
            for each in range(4):
                a[HAND + each] = hands[each]
            begun(a, (dealer + 1) & 3, 1)
            played_out(a, w, other, lone)
            settled(a, net)
            found[deal, lone] = net[lone]
    return seed
