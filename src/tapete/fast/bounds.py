"""What is certain at the start of a trick, and by what a position is known again."""

from __future__ import annotations

from tapete.fast.compiled import compiled, count, highest, peek, peek_byte
from tapete.fast.layout import (
    BLOCK,
    BLOCKS,
    COUNTED,
    HAS_TRUMPS,
    KEYED,
    LOW,
    MOST,
    OFF,
    OWN,
    PILED,
    RANGES,
    SALT,
    SEATS,
    SINGLES,
    SQUEEZE,
    STEP,
    SUIT,
    TRICK,
    TRUMPS,
    WORTH,
)
from tapete.fast.ranges import GIFTS, HIGH, HIGH_STOP, LOW_STOP, WIDTH
from tapete.fast.ranges import LOW as LOWEST
from tapete.fast.rules import above

NOTHING = -(1 << 14)
COUNTS = 0xFFF


@compiled
def worth_of(cards: int, number: int, words: int) -> int:
    """What the highest so many of these cards are worth."""
    worth = 0
    for _ in range(number):
        card = highest(cards)
        cards ^= 1 << card
        worth += peek(words, WORTH + card)
    return worth


@compiled
def rounds(mine: int, p1: int, p2: int, p3: int, lane: int, free: bool, trumps: bool) -> int:
    """How often the leader can lead a suit that is not trumps and take the trick himself, whatever the others do.

    His cards above all others' do; all of them, once the others have none. Who has trumps, also a friend who may have
    nothing else, must still be able to follow.
    """
    rest = (p1 | p2 | p3) & lane
    number = count(mine & above(highest(rest))) if rest else count(mine)
    if number == 0:
        return 0
    n1, n2, n3 = count(p1 & lane), count(p2 & lane), count(p3 & lane)
    if not free and number >= max(n1, n2, n3):
        number = count(mine)
    if trumps:
        if p1 & TRUMPS:
            number = min(number, n1)
        if p2 & TRUMPS:
            number = min(number, n2)
        if p3 & TRUMPS:
            number = min(number, n3)
    return number


@compiled
def sure(
    p0: int, p1: int, p2: int, p3: int, seat: int, tricks: int, left: int, made: int, least: int, words: int
) -> int:
    """A bound by the tricks that the leader can take at once and that the highest trumps will take; or nothing."""
    trumps = peek(words, HAS_TRUMPS) != 0
    free = made >> 12 != 0
    cash = worth = 0
    for suit in range(3 if trumps else 4):
        lane = SUIT << (16 * suit)
        mine = p0 & lane
        if mine:
            number = rounds(mine, p1, p2, p3, lane, free, trumps)
            if number:
                cash += number
                worth += worth_of(mine, number, words)
    other = number = gained = 0
    if trumps:
        mine, rest = p0 & TRUMPS, (p1 | p2 | p3) & TRUMPS
        if rest == 0:
            run = mine
        elif mine > rest:
            run = mine & above(highest(rest))
        else:
            run = 0
            high = 1 << highest(rest)
            holder, other = (p1, 1) if p1 & high else (p2, 2) if p2 & high else (p3, 3)
            below = (rest & ~holder) | mine
            held = holder & TRUMPS
            top = held & above(highest(below)) if below else held
            number = count(top)
            gained = worth_of(top, number, words)
        cash += count(run)
        worth += worth_of(run, count(run), words)
    each = peek(words, TRICK) - peek(words, OWN)
    worth += cash * each
    if cash == tricks and peek(words, LOW):
        worth -= peek(words, OFF)
    gained += number * each
    most, counted = peek(words, MOST), peek(words, COUNTED)
    seats = peek(words, SEATS)
    who = seat + other if seat + other < seats else seat + other - seats
    low = high = 0
    below = above_ = made & COUNTS
    if (most >> seat) & 1:
        low += worth
        below += cash * peek(words, STEP + seat)
    else:
        high += worth
        above_ += cash * peek(words, STEP + seat)
    if number:
        if (most >> who) & 1:
            low += gained
            below += number * peek(words, STEP + who)
        else:
            high += gained
            above_ += number * peek(words, STEP + who)
    high = left - high
    if counted:
        ranges = peek(words, RANGES)
        here = ranges + (made & COUNTS) * WIDTH * 8
        low += min(peek(ranges + below * WIDTH * 8, LOWEST), peek(here, LOW_STOP))
        high += max(peek(ranges + above_ * WIDTH * 8, HIGH), peek(here, HIGH_STOP)) + peek(here, GIFTS)
    if low >= least:
        return low
    return high if high < least else NOTHING


@compiled
def mixed(key: int, word: int) -> int:
    """A word stirred into a key, so that no part of it can stand for another."""
    key = (key ^ word) * -7046029254386353131
    return key ^ ((key >> 32) & 0xFFFFFFFF)


@compiled
def key_of(p0: int, p1: int, p2: int, p3: int, seat: int, made: int, words: int) -> int:
    """By what a position at the start of a trick is known: the owners of equal cards in order, and who leads."""
    every = p0 | p1 | p2 | p3
    key = mixed(peek(words, SALT), seat | (made & ~COUNTS))
    if peek(words, KEYED) or (
        peek(words, COUNTED) and peek(peek(words, RANGES) + (made & COUNTS) * WIDTH * 8, GIFTS) != 0
    ):
        key = mixed(key, made & COUNTS)
    if peek(words, PILED):
        return mixed(mixed(key, p0), p1) | 1
    squeeze = peek(words, SQUEEZE)
    first = second = third = 0
    for suit in range(4):
        shift = 16 * suit
        low, high = (every >> shift) & 63, (every >> (shift + 6)) & 63
        wide = count(low)
        low, high = low << 6, high << 6
        first |= (peek_byte(squeeze, low | ((p0 >> shift) & 63))
                  | peek_byte(squeeze, high | ((p0 >> (shift + 6)) & 63)) << wide) << shift  # fmt: skip
        second |= (peek_byte(squeeze, low | ((p1 >> shift) & 63))
                   | peek_byte(squeeze, high | ((p1 >> (shift + 6)) & 63)) << wide) << shift  # fmt: skip
        if p3:
            third |= (peek_byte(squeeze, low | ((p2 >> shift) & 63))
                      | peek_byte(squeeze, high | ((p2 >> (shift + 6)) & 63)) << wide) << shift  # fmt: skip
    sizes = 0
    for block in range(peek(words, BLOCKS)):
        sizes = sizes << 4 | count(every & peek(words, BLOCK + block))
    key = mixed(mixed(mixed(key, first), second), third)
    return mixed(mixed(key, sizes), every & peek(words, SINGLES)) | 1
