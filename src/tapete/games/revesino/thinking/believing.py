"""Worlds by what is believed: how likely each of the others would have done what he did, had he held such a hand."""

from __future__ import annotations

from importlib import import_module
from math import exp, log
from typing import Any

from tapete.games.revesino.thinking.account import ACES, AWAY, HAND, NOBODY, SIZE, begun, laid, lawful
from tapete.games.revesino.thinking.bits import PAID
from tapete.games.revesino.thinking.book import NO_CARD, by_the_book, laid_away
from tapete.games.revesino.thinking.compiled import compiled, count, highest
from tapete.games.revesino.thinking.dealing import AFTER, ASLEEP, DECLINED, FEARFUL, below, stirred

np: Any = import_module("numpy")

OTHERWISE, AWAY_OTHERWISE = 0.06, 0.15
"""So often somebody plays, or lays away, what the book would not."""
AS_IT_SAYS = log(1 - OTHERWISE)
NEVER = -1_000.0
LOGS = np.log(ASLEEP)
LOG_OTHERWISE = np.array([0.0, 0.0, *(log(OTHERWISE / other) for other in range(1, 12))])


@compiled
def remembered(moments: Any, before: Any, known: Any, mano: int, pardon: int, seats: Any, cards: Any) -> None:
    """The account before each card that was played, and what its player had played before."""
    a, gone = np.zeros(SIZE, np.int64), np.zeros(4, np.int64)
    for seat in range(4):
        a[HAND + seat] = known[seat]
    for number in range(len(cards)):
        a[HAND + seats[number]] |= 1 << cards[number]
    begun(a, mano, pardon)
    for number in range(len(cards)):
        moments[number, :] = a
        before[number] = gone[seats[number]]
        laid(a, seats[number], cards[number])
        gone[seats[number]] |= 1 << cards[number]


@compiled
def exchange_like(hand: int, away: int, dealer: bool, did: int) -> float:
    """How likely he was to lay that away, by the hand that he has after it."""
    found = AWAY_OTHERWISE / 12
    for fears in range(2):
        share = (1 - AWAY_OTHERWISE) * (FEARFUL if fears else 1000 - FEARFUL) / 1000
        found += share * _exchanges_so(hand, away, dealer, did, fears == 1)
    return log(found)


@compiled
def _exchanges_so(hand: int, away: int, dealer: bool, did: int, fears: bool) -> float:
    if did == DECLINED:
        return 1.0 if laid_away(hand, False, fears) == NO_CARD else 0.0
    if dealer:
        return 1.0 if laid_away(hand | 1 << away, True, fears) == away else 0.0
    ways, left = 0, hand
    while left:
        card = highest(left)
        left ^= 1 << card
        ways += 1 if laid_away((hand | 1 << away) & ~(1 << card), False, fears) == away else 0
    return ways / 11


@compiled
def play_like(moments: Any, before: Any, seats: Any, cards: Any, seat: int, hand: int, away: int) -> float:
    """How likely he was to play what he played, if this was his hand and that sleeps."""
    found, own = 0.0, count(hand & PAID) >= 4
    for number in range(len(cards)):
        if seats[number] != seat:
            continue
        a = moments[number]
        dealt = a[ACES]
        a[ACES] = seat if own else (NOBODY if dealt == seat else dealt)
        a[HAND + seat], a[AWAY + seat] = hand & ~before[number], 1 << away
        legal = lawful(a, seat)
        if not legal >> cards[number] & 1:
            found = NEVER
        elif legal & (legal - 1):
            if by_the_book(a, seat) == cards[number]:
                found += AS_IT_SAYS
            else:
                found += LOG_OTHERWISE[count(legal)]
        a[ACES] = dealt
        if found <= NEVER:
            break
    return found


@compiled
def like(
    moments: Any, before: Any, seats: Any, cards: Any, seat: int, hand: int, away: int, dealer: int, did: Any
) -> float:
    """How likely all he did was."""
    found = play_like(moments, before, seats, cards, seat, hand, away)
    if found <= NEVER:
        return found
    return found + exchange_like(hand, away, seat == dealer, did[seat])


@compiled
def settle_in(
    found: Any,
    pool: Any,
    own: int,
    known: int,
    moments: Any,
    before: Any,
    seats: Any,
    cards: Any,
    dealer: int,
    did: Any,
    moves: int,
    seed: int,
) -> int:
    """Of a pool of worlds so many as are likely, each moved on: hidden cards change places as is likelier (Metropolis).

    A world is what each holds and what each has put to sleep.
    """
    size, gone = len(pool), np.zeros(4, np.int64)
    for number in range(len(cards)):
        gone[seats[number]] |= 1 << cards[number]
    weights, each_like = np.zeros(size), np.zeros((size, 4))
    most = -1e9
    for world in range(size):
        total = 0.0
        for seat in range(4):
            if seat == own:
                continue
            away = highest(pool[world, AFTER + seat])
            hand = pool[world, seat] | gone[seat]
            value = like(moments, before, seats, cards, seat, hand, away, dealer, did)
            each_like[world, seat] = value
            total += value - LOGS[away]
        weights[world] = total
        most = max(most, total)
    whole = 0.0
    for world in range(size):
        weights[world] = exp(weights[world] - most)
        whole += weights[world]
    wanted = len(found)
    seed = stirred(seed)
    at, upto, world = ((seed >> 20) & 0x3FFFFFFF) / 0x40000000, weights[0] / whole * wanted, 0
    row, place = np.zeros(48, np.int64), np.zeros(64, np.int64)
    for number in range(wanted):
        while upto < at + number and world < size - 1:
            world += 1
            upto += weights[world] / whole * wanted
        found[number, :] = pool[world]
        seed = _moved(
            found[number],
            each_like[world].copy(),
            own,
            known,
            row,
            place,
            moments,
            before,
            seats,
            cards,
            gone,
            dealer,
            did,
            moves,
            seed,
        )
    return seed


@compiled
def _moved(
    world: Any,
    now: Any,
    own: int,
    known: int,
    row: Any,
    place: Any,
    moments: Any,
    before: Any,
    seats: Any,
    cards: Any,
    gone: Any,
    dealer: int,
    did: Any,
    moves: int,
    seed: int,
) -> int:
    number = 0
    for zone in range(2 * AFTER):
        if zone & 3 == own:
            continue
        left = world[zone] & ~known
        while left:
            card = highest(left)
            left ^= 1 << card
            row[number], place[card] = card, zone
            number += 1
    if number < 2:
        return seed
    for _ in range(moves):
        seed = stirred(seed)
        one = row[below(seed, number)]
        seed = stirred(seed)
        other = row[below(seed, number)]
        here, there = place[one], place[other]
        if here == there:
            continue
        both = 1 << one | 1 << other
        world[here] ^= both
        world[there] ^= both
        first, second = here & 3, there & 3
        mine = like(
            moments, before, seats, cards, first, world[first] | gone[first], highest(world[AFTER + first]), dealer, did
        )
        yours = 0.0
        if mine > NEVER and second != first:
            yours = like(
                moments,
                before,
                seats,
                cards,
                second,
                world[second] | gone[second],
                highest(world[AFTER + second]),
                dealer,
                did,
            )
        gained = mine - now[first] + (yours - now[second] if second != first else 0.0)
        seed = stirred(seed)
        if mine <= NEVER or yours <= NEVER or ((seed >> 20) & 0x3FFFFFFF) / 0x40000000 >= exp(min(0.0, gained)):
            world[here] ^= both
            world[there] ^= both
            continue
        place[one], place[other] = there, here
        now[first] = mine
        if second != first:
            now[second] = yours
    return seed
