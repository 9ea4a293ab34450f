"""Worlds on masks: hands that fit what was seen of the play, and hands after an exchange by the book's danger."""

from __future__ import annotations

from importlib import import_module
from math import exp
from typing import Any

from tapete.games.revesino.thinking.account import WORTHS
from tapete.games.revesino.thinking.bits import LANE, WHOLE
from tapete.games.revesino.thinking.book import NO_CARD, laid_away
from tapete.games.revesino.thinking.compiled import compiled, highest

np: Any = import_module("numpy")

TILT = 0.3
ASLEEP = np.array([exp(TILT * (bit % LANE + 2 * int(WORTHS[bit]))) for bit in range(4 * LANE)])
"""How likely a card is to have been laid away: the dangerous ones are."""
TRIES = 40
UNSEEN, LAID_AWAY, DECLINED = range(3)
"""What each has done in the exchange."""
FEARFUL = 500
"""So many of a thousand lay their payment cards away in any company."""
AFTER = 4
"""After the hands of a world comes what each has put to sleep."""


@compiled
def stirred(seed: int) -> int:
    """The next number of a row that looks random."""
    seed ^= (seed << 13) & 0x7FFFFFFFFFFFFFFF
    seed ^= seed >> 7
    return seed ^ ((seed << 17) & 0x7FFFFFFFFFFFFFFF)


@compiled
def below(seed: int, limit: int) -> int:
    """A whole number below a limit."""
    return ((seed >> 20) & 0x3FFFFFFF) * limit >> 30


@compiled
def listed(cards: int, row: Any) -> int:
    """The cards of a mask one after another, and how many they are."""
    number = 0
    while cards:
        row[number] = highest(cards)
        cards ^= 1 << row[number]
        number += 1
    return number


@compiled
def shuffled(row: Any, number: int, seed: int) -> int:
    """So many of a row in any order."""
    for place in range(number - 1, 0, -1):
        seed = stirred(seed)
        other = below(seed, place + 1)
        row[place], row[other] = row[other], row[place]
    return seed


@compiled
def put_to_sleep(row: Any, number: int, asleep: int, seed: int) -> int:
    """So many cards are drawn by how likely they sleep, and lie then at the end of the row."""
    for taken in range(asleep):
        left = number - taken
        whole = 0.0
        for place in range(left):
            whole += ASLEEP[row[place]]
        seed = stirred(seed)
        at = whole * ((seed >> 20) & 0x3FFFFFFF) / 0x40000000
        found = left - 1
        for place in range(left):
            at -= ASLEEP[row[place]]
            if at < 0:
                found = place
                break
        row[found], row[left - 1] = row[left - 1], row[found]
    return seed


@compiled
def _handed(row: Any, number: int, room: Any, lacking: Any, hands: Any, strict: bool, seed: int) -> tuple[bool, int]:
    """These cards to those who have room: first such as few may hold; whether there was room for all."""
    for few in range(1, 4):
        for place in range(number):
            card, able = row[place], 0
            for seat in range(4):
                if room[seat] >= 0 and (not strict or not lacking[seat] >> card & 1):
                    able += 1
            if min(3, max(1, able)) != few:
                continue
            whole = 0
            for seat in range(4):
                if not strict or not lacking[seat] >> card & 1:
                    whole += max(0, room[seat])
            if whole == 0:
                return False, seed
            seed = stirred(seed)
            at = below(seed, whole)
            for seat in range(4):
                if not strict or not lacking[seat] >> card & 1:
                    at -= max(0, room[seat])
                    if at < 0:
                        hands[seat] |= 1 << card
                        room[seat] -= 1
                        break
    return True, seed


@compiled
def worlds(found: Any, unknown: int, sure: Any, room: Any, lacking: Any, away: Any, seed: int) -> int:
    """Hands that fit what is known, and what each has put to sleep: a row for each world.

    Who has room for none, and whose sleeping card is known, has no part in it. Where nothing is found that fits what
    each lacks, that is forgotten.
    """
    row, left = np.zeros(48, np.int64), np.zeros(4, np.int64)
    number, asleep = listed(unknown, row), 0
    for seat in range(4):
        asleep += 1 if away[seat] == 0 else 0
    for world in range(len(found)):
        for attempt in range(TRIES):
            for seat in range(4):
                found[world, seat], left[seat] = sure[seat], room[seat] if room[seat] > 0 else -1
            seed = shuffled(row, number, seed)
            seed = put_to_sleep(row, number, asleep, seed)
            done, seed = _handed(row, number - asleep, left, lacking, found[world], attempt < TRIES - 1, seed)
            if done:
                break
        at = number
        for seat in range(4):
            found[world, AFTER + seat] = away[seat]
            if away[seat] == 0:
                at -= 1
                found[world, AFTER + seat] = 1 << row[at]
    return seed


@compiled
def exchanged(hands: Any, own: int, seat: int, dealer: int, did: Any, seed: int) -> tuple[int, int]:
    """The others have exchanged by the book, and those who already did so did then what was seen; what each holds, and
    then what each has put to sleep. The card that this seat would draw, none if he deals.
    """
    row = np.zeros(48, np.int64)
    number = listed(WHOLE & ~own, row)
    drawn = NO_CARD
    for _ in range(TRIES):
        seed = shuffled(row, number, seed)
        at, fits = 0, True
        for step in range(1, 5):
            each = (dealer + step) & 3
            if each == seat:
                drawn = row[at] if each != dealer else NO_CARD
                at += 1 if each != dealer else 0
                continue
            hand = 0
            for place in range(at, at + 11):
                hand |= 1 << row[place]
            more = 1 << row[at + 11]
            at += 12
            seed = stirred(seed)
            fears = below(seed, 1000) < FEARFUL
            away = laid_away(hand | more, True, fears) if each == dealer else laid_away(hand, False, fears)
            if did[each] != UNSEEN and did[each] != (DECLINED if away == NO_CARD else LAID_AWAY):
                fits = False
                break
            if away == NO_CARD:
                hands[each], hands[AFTER + each] = hand, more
            else:
                hands[each], hands[AFTER + each] = (hand | more) & ~(1 << away), 1 << away
        if fits:
            break
    return drawn, seed
