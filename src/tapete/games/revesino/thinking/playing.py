"""Hands played out: with each card first, after each way to exchange, or by two plain players for a measure."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tapete.games.revesino.thinking.account import AWAY, DONE, HAND, LAST, LEADER, PLACE, SIZE, begun, laid, settled
from tapete.games.revesino.thinking.book import by_the_book
from tapete.games.revesino.thinking.compiled import compiled, highest
from tapete.games.revesino.thinking.dealing import AFTER, below, exchanged, stirred
from tapete.games.revesino.thinking.policy import chosen

np: Any = import_module("numpy")

WILD = 500
"""In a measure he lays any card away so many times in a thousand: who looks ahead keeps what the book would not."""


@compiled
def played_out(a: Any, w: Any, lone: int) -> None:
    """The hand to its end; who is `lone` weighs, and all others go by the book."""
    while a[DONE] <= LAST:
        seat = (a[LEADER] + a[PLACE]) & 3
        laid(a, seat, chosen(a, seat, w) if seat == lone else by_the_book(a, seat))


@compiled
def placed(a: Any, world: Any) -> None:
    """What each holds and has put to sleep."""
    for seat in range(4):
        a[HAND + seat], a[AWAY + seat] = world[seat], world[AFTER + seat]


@compiled
def replayed(a: Any, world: Any, mano: int, pardon: int, seats: Any, cards: Any) -> None:
    """The account of a hand as far as it was played, of which these cards are left."""
    placed(a, world)
    for number in range(len(cards)):
        a[HAND + seats[number]] |= 1 << cards[number]
    begun(a, mano, pardon)
    for number in range(len(cards)):
        laid(a, seats[number], cards[number])


@compiled
def by_card(
    found: Any, worlds: Any, seat: int, mano: int, pardon: int, seats: Any, cards: Any, able: Any, plans: Any
) -> None:
    """What each card brings this seat in each world, by each of its plans."""
    base, a, net = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(4, np.int64)
    for world in range(len(worlds)):
        replayed(base, worlds[world], mano, pardon, seats, cards)
        for which in range(len(able)):
            for plan in range(len(plans)):
                a[:] = base
                laid(a, seat, able[which])
                played_out(a, plans[plan], seat)
                settled(a, net)
                found[plan, world, which] = net[seat]


@compiled
def by_discard(
    found: Any, own: int, seat: int, dealer: int, pardon: int, able: Any, did: Any, plans: Any, seed: int
) -> int:
    """What it brings this seat to lay away each of these cards, or with -1 none, in each world and by each plan."""
    a, net, world = np.zeros(SIZE, np.int64), np.zeros(4, np.int64), np.zeros(2 * AFTER, np.int64)
    for number in range(found.shape[1]):
        drawn, seed = exchanged(world, own, seat, dealer, did, seed)
        more = 1 << drawn if drawn >= 0 else 0
        for which in range(len(able)):
            for plan in range(len(plans)):
                placed(a, world)
                a[AWAY + seat] = more if able[which] < 0 else 1 << able[which]
                a[HAND + seat] = (own | more) & ~a[AWAY + seat]
                begun(a, (dealer + 1) & 3, pardon)
                played_out(a, plans[plan], seat)
                settled(a, net)
                found[plan, number, which] = net[seat]
    return seed


@compiled
def contested(found: Any, w: Any, seed: int) -> int:
    """What one who weighs gains at each seat in turn among three who go by the book: a row for each deal."""
    a, net, world = np.zeros(SIZE, np.int64), np.zeros(4, np.int64), np.zeros(2 * AFTER, np.int64)
    did = np.zeros(4, np.int64)
    for deal in range(len(found)):
        dealer = deal & 3
        _, seed = exchanged(world, 0, -1, dealer, did, seed)
        seed = stirred(seed)
        wild = below(seed, 1000) < WILD
        for lone in range(4):
            placed(a, world)
            if wild:
                seed = stirred(seed)
                _swapped(a, lone, below(seed, 11))
            begun(a, (dealer + 1) & 3, 1)
            played_out(a, w, lone)
            settled(a, net)
            found[deal, lone] = net[lone]
    return seed


@compiled
def _swapped(a: Any, seat: int, which: int) -> None:
    """Another card sleeps instead of what the book would lay away."""
    left = a[HAND + seat]
    for _ in range(which):
        left ^= 1 << highest(left)
    other = 1 << highest(left)
    a[HAND + seat] = a[HAND + seat] & ~other | a[AWAY + seat]
    a[AWAY + seat] = other
