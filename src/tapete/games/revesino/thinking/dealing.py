"""Worlds on masks: hands that fit what was seen of the play, and hands after an exchange by the book's danger."""

from __future__ import annotations

from importlib import import_module
from math import exp
from typing import Any

from tapete.games.revesino.thinking.account import LANE, SUIT, WHOLE, WORTHS, worth_of
from tapete.games.revesino.thinking.compiled import compiled, count, highest

np: Any = import_module("numpy")

TILT = 0.3
ASLEEP = np.array([exp(TILT * (bit % LANE + 2 * int(WORTHS[bit]))) for bit in range(4 * LANE)])
"""How likely a card is to have been laid away: the dangerous ones are."""
TRIES = 40
LOW = 0x1F


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
def worlds(found: Any, unknown: int, held: Any, room: Any, lacking: Any, asleep: int, seed: int) -> int:
    """Hands that fit what is known: a row for each world; who has no part in it has room for -1.

    Where nothing is found that fits what each lacks, that is forgotten.
    """
    row, left = np.zeros(48, np.int64), np.zeros(4, np.int64)
    number = listed(unknown, row)
    for world in range(len(found)):
        for attempt in range(TRIES):
            for seat in range(4):
                found[world, seat], left[seat] = held[seat], room[seat]
            seed = shuffled(row, number, seed)
            seed = put_to_sleep(row, number, asleep, seed)
            done, seed = _handed(row, number - asleep, left, lacking, found[world], attempt < TRIES - 1, seed)
            if done:
                break
    return seed


@compiled
def danger(card: int, hand: int) -> float:
    """How much a card threatens him who keeps it, as the book has it (`advice/exchange.py`)."""
    lane = card & 48
    company = (hand & (SUIT << lane)) & ~(1 << card)
    other = count(company)
    found = (card & 15) - 2.2 * count(company >> lane & LOW) - 0.4 * other + (0.8 if lane <= 16 else 0.0)
    if other == 0:
        found += 1.0
    worth = worth_of(card)
    return found if worth == 0 or other > 1 else found + worth + 1.5


@compiled
def worst(hand: int) -> int:
    """The card that threatens most."""
    left, top, most = hand, -1, 0.0
    while left:
        card = highest(left)
        left ^= 1 << card
        value = danger(card, hand)
        if top < 0 or value > most:
            top, most = card, value
    return top


@compiled
def exchanged(hands: Any, own: int, seat: int, dealer: int, wild: float, seed: int) -> tuple[int, int]:
    """The others have exchanged, a share of them at random; the card that this seat would draw (none, if he deals).

    Seat -1: all have.
    """
    row = np.zeros(48, np.int64)
    number = listed(WHOLE & ~own, row)
    seed = shuffled(row, number, seed)
    at = 0
    for each in range(4):
        if each == seat:
            continue
        hand = 0
        for place in range(at, at + 11):
            hand |= 1 << row[place]
        drawn = 1 << row[at + 11]
        hand |= drawn if each == dealer else 0
        seed = stirred(seed)
        away = worst(hand) if below(seed, 1000) >= 1000 * wild else row[at]
        hands[each] = (hand & ~(1 << away)) | (0 if each == dealer else drawn)
        at += 12
    return (row[at] if at < number else -1), seed
