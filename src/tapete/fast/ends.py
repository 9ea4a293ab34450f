"""Every way in which the rest of a hand can end, told apart by what matters; and which of them comes about.

A number is made of all that matters, a sign: what comes to the same has the same sign. First all ends are gathered,
each with one way to it; then, when it is known how much each player likes every end, everybody takes the card that
leads to the one he likes most. Nothing is left out, so it is for the last tricks.
"""

from __future__ import annotations

from tapete.fast.bounds import mixed
from tapete.fast.compiled import compiled, count, highest, peek, poke
from tapete.fast.layout import FORFEIT, FRIENDS, HAS_TRUMPS, LAST, LINES, SEATS, TRICK, WORTH
from tapete.fast.rules import equal, lawful, suit_of

(NODES, BUDGET, STOPPED, FOUND, MOST, SIGNS, PLACES, WAYS, LIKED, ANSWERS, MASK, SALT, TRICKS, POINTS, MADE, NOTED,
 CORNERED, SWEPT, THEN_ALL, STOPPER, EVERYTHING, GATHERING, GIVEN) = range(23)  # fmt: skip
"""What there is in the book of ends: how far it is, where its tables stand, what matters, how many cards are given."""
TOP = 24
"""For each seat how much it likes the best end of all."""
PATH = 32
"""The cards on the way to here; the first of them are given."""
BOOK = 96
SPENT, FULL, UNKNOWN = 1, 2, 3
"""Why it was stopped: the budget had run out, there were too many ends, or one came that was not gathered."""
WAY = 64
"""So many words has each way, the last of them how many cards."""

FIRST, SECOND, THIRD, FOURTH = 0x9E3779B97F4A7C1, 0xC2B2AE3D27D4EB5, 0x165667B19E3779F9, 0x27D4EB2F165667C5


@compiled
def end(sign: int, depth: int, book: int) -> int:
    """The number of the end with this sign; a new one is written down with the way to it."""
    signs, places = peek(book, SIGNS), peek(book, PLACES)
    place = (sign ^ ((sign >> 29) & 0x7FFFFFFFF)) & places
    while True:
        known = peek(signs, 2 * place)
        if known == sign:
            return peek(signs, 2 * place + 1)
        if known == 0:
            break
        place = (place + 1) & places
    number = peek(book, FOUND)
    if number >= peek(book, MOST) or not peek(book, GATHERING):
        poke(book, STOPPED, FULL if peek(book, GATHERING) else UNKNOWN)
        return 0
    poke(book, FOUND, number + 1)
    poke(signs, 2 * place, sign)
    poke(signs, 2 * place + 1, number)
    way = peek(book, WAYS) + number * WAY * 8
    for step in range(depth):
        poke(way, step, peek(book, PATH + step))
    poke(way, WAY - 1, depth)
    return number


@compiled
def after_trick(sign: int, laid: int, led: int, who: int, leader: int, made: int, over: bool, book: int,
                words: int) -> int:  # fmt: skip
    """The sign when the trick is taken: what matters of it is added."""
    if peek(book, POINTS):
        worth = peek(words, TRICK) + (peek(words, LAST) if over else 0)
        left = laid
        while left:
            card = highest(left)
            left ^= 1 << card
            worth += peek(words, WORTH + card)
        sign += worth * mixed(FIRST, who)
    if peek(book, MADE):
        sign += mixed(SECOND, who)
    left = laid & peek(book, NOTED)
    while left:
        card = highest(left)
        left ^= 1 << card
        same = 1 if card >> 4 == led >> 4 else 0
        sign += mixed(THIRD, card | who << 8 | leader << 12 | same << 16)
    swept = peek(book, SWEPT)
    if swept and made == swept << (4 * who):
        sign += mixed(FOURTH, who)
    return sign


@compiled
def alone(made: int) -> bool:
    """Whether all tricks so far are one player's."""
    kinds = 0
    for seat in range(4):
        if (made >> (4 * seat)) & 15:
            kinds += 1
    return kinds == 1


@compiled
def told(p0: int, p1: int, p2: int, p3: int, seat: int, place: int, led: int, best: int, holder: int, laid: int,
         sign: int, made: int, free: int, depth: int, book: int, words: int) -> int:  # fmt: skip
    """The number of the end that comes about from here; while they are gathered, of any."""
    # A number that is written out would have a type of its own, and each of them a function of its own.
    zero, none = seat & 0, seat | -1
    seats = peek(words, SEATS)
    nodes = peek(book, NODES) + 1
    poke(book, NODES, nodes)
    if nodes > peek(book, BUDGET):
        poke(book, STOPPED, SPENT)
        return zero
    gathering, liked = peek(book, GATHERING), peek(book, LIKED)
    key = entry = zero
    value = none
    given = depth < peek(book, GIVEN)
    if place == 0 and not given:
        if p0 == 0:
            return end(sign | 1, depth, book)
        swept = peek(book, SWEPT)
        key = mixed(mixed(mixed(mixed(mixed(peek(book, SALT) ^ sign, p0), p1), p2), p3), seat | free << 4) | 1
        if swept:
            key = mixed(key, made) | 1
        entry = peek(book, ANSWERS) + (key >> 17 & peek(book, MASK)) * 16
        if peek(entry, 0) == key:
            return peek(entry, 1)
        if swept and seat == peek(book, STOPPER) and made == swept << (4 * seat):
            value = end((sign + mixed(FOURTH, none)) | 1, depth, book)
    spared = place > 0 and (peek(words, FRIENDS + seat) >> holder) & 1 != 0
    left = 1 << peek(book, PATH + depth) if given else lawful(p0, led, best, spared, (free >> seat) & 1 != 0, words)
    others = p1 | p2 | p3
    barrier = others | (1 << best) if place > 0 else others
    lines = peek(words, LINES)
    after = seat + 1 if seat + 1 < seats else zero
    last = none
    if place > 0 and peek(book, CORNERED) and p0 & peek(book, NOTED) and p0 & ~suit_of(led) == 0 and p0 & (p0 - 1):
        sign += mixed(mixed(mixed(FIRST, p0), (others | laid) & suit_of(led)), seat)
    while left:
        card = highest(left)
        left ^= 1 << card
        if equal(card, last, barrier, lines):
            last = card
            continue
        last = card
        hand = p0 ^ (1 << card)
        first, top, who = led, best, holder
        if place == 0:
            first, top, who = card, card, seat
        elif card > best and (card >> 4 == best >> 4 or (card >> 4 == 3 and peek(words, HAS_TRUMPS) != 0)):
            top, who = card, seat
        now = sign
        if peek(book, EVERYTHING) or (
            peek(book, THEN_ALL) and count(p0) <= peek(book, TRICKS) - peek(book, SWEPT) and alone(made)
        ):
            now += mixed(mixed(SECOND, card | depth << 8), seat)
        poke(book, PATH + depth, card)
        if place + 1 < seats:
            if seats == 4:
                found = told(p1, p2, p3, hand, after, place + 1, first, top, who, laid | 1 << card, now, made, free,
                             depth + 1, book, words)  # fmt: skip
            elif seats == 3:
                found = told(p1, p2, hand, zero, after, place + 1, first, top, who, laid | 1 << card, now, made, free,
                             depth + 1, book, words)  # fmt: skip
            else:
                found = told(p1, hand, zero, zero, after, place + 1, first, top, who, laid | 1 << card, now, made,
                             free, depth + 1, book, words)  # fmt: skip
        else:
            over = hand | others == 0
            taken = made + (1 << (4 * who))
            now = after_trick(now, laid | 1 << card, first, who, after, taken, over, book, words)
            bound = free & ~(1 << who) if peek(words, FORFEIT) else free
            turn = who - after if who >= after else who - after + seats
            # From the one at the right of the last to play round to him.
            a, b, c, d = p1, p2, p3, hand
            if seats == 3:
                c, d = hand, zero
            elif seats == 2:
                b, c, d = hand, zero, zero
            for _ in range(turn):
                if seats == 4:
                    a, b, c, d = b, c, d, a
                elif seats == 3:
                    a, b, c = b, c, a
                else:
                    a, b = b, a
            found = told(a, b, c, d, who, zero, none, none, zero, zero, now, taken, bound, depth + 1, book, words)
        if peek(book, STOPPED):
            return zero
        if value < 0 or (not gathering and peek(liked, found * 4 + seat) > peek(liked, value * 4 + seat)):
            value = found
        if not gathering and peek(liked, value * 4 + seat) == peek(book, TOP + seat):
            break
    if key != 0:
        poke(entry, 0, key)
        poke(entry, 1, value)
    return value


@compiled
def begun_with(hands: int, begun: int, laid: int, made: int, book: int, words: int) -> int:
    """The end that comes about if the given cards are played."""
    seats, seat = peek(words, SEATS), peek(begun, 0)
    p0, p1 = peek(hands, seat), peek(hands, (seat + 1) % seats)
    p2 = peek(hands, (seat + 2) % seats) if seats > 2 else 0
    p3 = peek(hands, (seat + 3) % seats) if seats > 3 else 0
    zero = seat & 0
    return told(p0, p1, p2, p3, seat, peek(begun, 1), peek(begun, 2), peek(begun, 3), peek(begun, 4), laid, zero, made,
                peek(begun, 6), zero, book, words)  # fmt: skip
