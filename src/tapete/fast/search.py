"""The search: can those for whose gain it is done still have at least so much, with all cards seen?

It is a null-window search, fail-soft: the answer is a bound that proves yes or no. The hands come from the one to play
round to the right. The value is what is gained from the start of the trick on: what each trick counts, gifts for having
made so many, and what the tricks made by each come to in the end. Answers are kept at the start of tricks.
"""

from __future__ import annotations

from tapete.fast.bounds import key_of, sure
from tapete.fast.compiled import compiled, count, highest, peek, poke
from tapete.fast.layout import (
    AGE,
    BUCKETS,
    BUDGET,
    COUNTED,
    FOLLOW,
    FORFEIT,
    FRAME,
    FRAMES,
    FRIENDS,
    HAS_TRUMPS,
    LAST,
    LINES,
    LOW,
    MISERE,
    MOST,
    NODES,
    OFF,
    OWN,
    PILED,
    RANGES,
    SEATS,
    STEP,
    STOPPED,
    TABLE,
    TRICK,
    UNDER,
    WEIGHTS,
    WORTH,
)
from tapete.fast.ranges import BY_LOW, END, GIFT, GIFTS, HIGH, HIGH_STOP, LOW_STOP, OTHERS, STOP, STOP_OTHER, WIDTH
from tapete.fast.ranges import LOW as LOWEST
from tapete.fast.rules import equal, lawful, row_of, takes, weighed

ALL = -1
COUNTS = 0xFFF
"""The part of the counts that is tricks; above it stand those who need not follow."""
LOW_TOOK = 1 << 16
"""Above them, at the end, that a low card took the last trick."""
KEPT = 3
"""Answers are kept with so many tricks left or more."""
BIAS = 1 << 14


@compiled
def foreseen(card: int, p1: int, p2: int, p3: int, seat: int, place: int, led: int, best: int, holder: int, seats: int,
             words: int) -> int:  # fmt: skip
    """Who takes the trick if all after this card play the highest that takes: 0 I myself, 1 my side, 2 the others.

    Where the least is best it is the other way round.
    """
    if place == 0:
        led, best, holder = card, card, seat
    elif card > best and (card >> 4 == best >> 4 or (card >> 4 == 3 and peek(words, HAS_TRUMPS) != 0)):
        best, holder = card, seat
    after = seats - 1 - place
    if after > 0:
        top = takes(p1, led, best, words)
        if top >= 0:
            best, holder = top, seat + 1
        if after > 1:
            top = takes(p2, led, best, words)
            if top >= 0:
                best, holder = top, seat + 2
            if after > 2:
                top = takes(p3, led, best, words)
                if top >= 0:
                    best, holder = top, seat + 3
    if holder >= seats:
        holder -= seats
    most = peek(words, MOST)
    theirs = (most >> holder) & 1 != (most >> seat) & 1
    if peek(words, MISERE):
        return 0 if theirs else 2
    return 0 if holder == seat else 2 if theirs else 1


@compiled
def listed(legal: int, p0: int, p1: int, p2: int, p3: int, seat: int, place: int, led: int, best: int, holder: int,
           pot: int, seats: int, frame: int, words: int) -> int:  # fmt: skip
    """The cards to try, one of those that are equal, each with its weight; how many they are."""
    others = p1 | p2 | p3
    barrier = others | (1 << best) if place > 0 else others
    lines = peek(words, LINES)
    left, last, number = legal, -1, 0
    while left:
        card = highest(left)
        left ^= 1 << card
        if equal(card, last, barrier, lines):
            last = card
            continue
        last = card
        taker = foreseen(card, p1, p2, p3, seat, place, led, best, holder, seats, words)
        score = weighed(card, p0, others, row_of(place, seats, taker), pot, WEIGHTS, words)
        poke(words, frame + number, (score + 4096) * 64 + card)
        number += 1
    return number


@compiled
def heaviest(frame: int, first: int, number: int, words: int) -> int:
    """The card of the greatest weight among those not yet tried; the first takes its place."""
    found, most = first, peek(words, frame + first)
    for place in range(first + 1, number):
        weight = peek(words, frame + place)
        if weight > most:
            found, most = place, weight
    if found != first:
        poke(words, frame + found, peek(words, frame + first))
    return most & 63


@compiled
def search(p0: int, p1: int, p2: int, p3: int, seat: int, place: int, led: int, best: int, holder: int, pot: int,
           left: int, made: int, only: int, least: int, depth: int, words: int) -> int:  # fmt: skip
    """A bound for what is gained from the start of this trick: at least `least`, or less than it.

    `left` is the most that tricks can still count, `made` the tricks made so far, `only` the cards tried here.
    """
    # A number that is written out would have a type of its own, and each of them a search of its own.
    zero, none = seat & 0, seat | -1
    seats = peek(words, SEATS)
    nodes = peek(words, NODES) + 1
    poke(words, NODES, nodes)
    most = ((peek(words, MOST) >> seat) & 1) ^ peek(words, MISERE)
    counted = peek(words, COUNTED)
    entry = key = stopper = option = tricks = 0
    side = (peek(words, MOST) >> seat) & 1
    if place == 0:
        ranges = peek(words, RANGES) + (made & COUNTS) * WIDTH * 8
        if p0 == 0:
            which = (0 if side else OTHERS) | (BY_LOW if made & LOW_TOOK else 0)
            return peek(ranges, END + which) if counted else 0
        if only == ALL:
            low, high = 0, left
            if counted:
                low = min(peek(ranges, LOWEST), peek(ranges, LOW_STOP))
                high += max(peek(ranges, HIGH), peek(ranges, HIGH_STOP)) + peek(ranges, GIFTS)
                # Only he stops who leads; where he cannot, it is at what he never would.
                stopper, option = (1, peek(ranges, STOP)) if side else (2, peek(ranges, STOP_OTHER))
            if low >= least:
                return low
            if high < least:
                return high
            if stopper == 1 and option >= least:
                return option
            if stopper == 2 and option < least:
                return option
            tricks = count(p0)
            if tricks > 1 and peek(words, FOLLOW) and peek(words, PILED) | peek(words, MISERE) == 0:
                bound = sure(p0, p1, p2, p3, seat, tricks, left, made, least, words)
                if bound != -BIAS:
                    if stopper == 1:
                        return max(bound, option)
                    return min(bound, option) if stopper == 2 else bound
            if tricks >= KEPT:
                if nodes > peek(words, BUDGET):
                    poke(words, STOPPED, 1)
                    return least
                key = key_of(p0, p1, p2, p3, seat, made, words)
                table = peek(words, TABLE)
                entry = table + ((key >> 20) & peek(words, BUCKETS)) * 64
                for which in range(4):
                    if peek(entry, which * 2) == key:
                        data = peek(entry, which * 2 + 1)
                        low, high = (data & 0xFFFF) - BIAS, ((data >> 16) & 0xFFFF) - BIAS
                        if low >= least:
                            return low
                        if high < least:
                            return high
                        break
    spared = place > 0 and (peek(words, FRIENDS + seat) >> holder) & 1 != 0
    legal = lawful(p0, led, best, spared, (made >> (12 + seat)) & 1 != 0, words) & only
    frame = FRAMES + depth * FRAME
    if legal & (legal - 1) == 0:
        number = 1
        poke(words, frame, highest(legal))
    else:
        number = listed(legal, p0, p1, p2, p3, seat, place, led, best, holder, pot, seats, frame, words)
    value = -BIAS if most else BIAS
    for tried in range(number):
        card = heaviest(frame, tried, number, words)
        hand = (p0 ^ (1 << card)) | peek(words, UNDER + card)
        first, top, who = led, best, holder
        if place == 0:
            first, top, who = card, card, seat
        elif card > best and (card >> 4 == best >> 4 or (card >> 4 == 3 and peek(words, HAS_TRUMPS) != 0)):
            top, who = card, seat
        worth = pot + peek(words, WORTH + card)
        after = seat + 1 if seat + 1 < seats else 0
        if place + 1 < seats:
            if seats == 4:
                found = search(p1, p2, p3, hand, after, place + 1, first, top, who, worth, left, made, none, least,
                               depth + 1, words)  # fmt: skip
            elif seats == 3:
                found = search(p1, p2, hand, zero, after, place + 1, first, top, who, worth, left, made, none, least,
                               depth + 1, words)  # fmt: skip
            else:
                found = search(p1, hand, zero, zero, after, place + 1, first, top, who, worth, left, made, none, least,
                               depth + 1, words)  # fmt: skip
        else:
            worth += peek(words, TRICK)
            off = peek(words, OWN) if who == after else 0
            if hand | p1 | p2 | p3 == 0:
                worth += peek(words, LAST)
                if (peek(words, LOW) >> top) & 1:
                    off += peek(words, OFF)
            gain = worth - off if (peek(words, MOST) >> who) & 1 else off
            now = made + peek(words, STEP + who)
            if peek(words, FORFEIT):
                now &= ~(1 << (12 + who))
            if hand | p1 | p2 | p3 == 0 and (peek(words, LOW) >> top) & 1:
                now |= LOW_TOOK
            if counted:
                gain += peek(peek(words, RANGES) + (now & COUNTS) * WIDTH * 8, GIFT)
            turn = who - after if who >= after else who - after + seats
            # From the one at the right of the last to play round to him.
            a, b, c, d = p1, p2, p3, hand
            if seats == 3:
                a, b, c, d = p1, p2, hand, zero
            elif seats == 2:
                a, b, c, d = p1, hand, zero, zero
            if turn == 1:
                a, b, c, d = b, (c if seats > 2 else a), (d if seats == 4 else a), a
            elif turn == 2:
                a, b, c, d = c, (d if seats == 4 else a), (a if seats == 4 else b), b
            elif turn == 3:
                a, b, c, d = d, a, b, c
            if seats < 4:
                d = zero
                if seats < 3:
                    c = zero
            found = gain + search(a, b, c, d, who, zero, none, none, zero, zero, left - worth, now, none, least - gain,
                                  depth + 1, words)  # fmt: skip
        if peek(words, STOPPED):
            return least
        if most:
            if found > value:
                value = found
                if value >= least:
                    break
        elif found < value:
            value = found
            if value < least:
                break
    if (stopper == 1 and option > value) or (stopper == 2 and option < value):
        value = option
    if tricks >= KEPT:
        keep(entry, key, value, least, tricks, words)
    return value


@compiled
def keep(entry: int, key: int, value: int, least: int, tricks: int, words: int) -> None:
    """An answer is kept beside what was known of the position, or in the place of the least useful of four."""
    age = peek(words, AGE)
    low, high, found, worst = -BIAS, BIAS, -1, 1 << 40
    for which in range(4):
        data = peek(entry, which * 2 + 1)
        if peek(entry, which * 2) == key:
            low, high, found = (data & 0xFFFF) - BIAS, ((data >> 16) & 0xFFFF) - BIAS, which
            break
        use = ((data >> 32) & 0xFF) + (0 if (data >> 40) & 0xFF != age else 256)
        if use < worst:
            found, worst = which, use
    if value >= least:
        low = max(low, value)
    else:
        high = min(high, value)
    poke(entry, found * 2, key)
    poke(entry, found * 2 + 1, (low + BIAS) | (high + BIAS) << 16 | tricks << 32 | age << 40)


@compiled
def bounded(p0: int, p1: int, p2: int, p3: int, begun: int, left: int, made: int, only: int, low: int, high: int,
            guess: int, step: int, words: int) -> int:  # fmt: skip
    """The value between two bounds, sought from a guess: with growing steps and then by halves.

    What is returned is both bounds that are left; they differ only when the budget has run out.
    """
    seat, place, led, best = peek(begun, 0), peek(begun, 1), peek(begun, 2), peek(begun, 3)
    holder, pot = peek(begun, 4), peek(begun, 5)
    floor, ceiling = low, high
    least = min(max(guess, low + 1), high)
    while low < high:
        value = search(p0, p1, p2, p3, seat, place, led, best, holder, pot, left, made, only, least, seat & 0, words)
        if peek(words, STOPPED):
            break
        if value >= least:
            low = max(low, value)
        else:
            high = min(high, value)
        if low > floor and high < ceiling:
            least = (low + high + 1) // 2
        elif low > floor:
            least = low + step
            step *= 2
        else:
            least = high - step + 1
            step *= 2
        least = min(max(least, low + 1), high)
    return (low + BIAS) | (high + BIAS) << 20
