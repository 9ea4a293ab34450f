"""From the root of a search: the bounds of every card, in one world or in many, and a best line of play."""

from __future__ import annotations

from tapete.fast.compiled import compiled, peek, poke
from tapete.fast.layout import (
    BUDGET,
    COUNTED,
    FORFEIT,
    FRAME,
    FRAMES,
    FRIENDS,
    LAST,
    LOW,
    MISERE,
    MOST,
    NODES,
    OFF,
    OWN,
    RANGES,
    SEATS,
    STEP,
    STOPPED,
    TRICK,
    UNDER,
    WORTH,
)
from tapete.fast.ranges import GIFT, STOP, STOP_OTHER, WIDTH
from tapete.fast.rules import beats, lawful
from tapete.fast.search import BIAS, COUNTS, bounded, heaviest, listed, search


@compiled
def valued(hands: int, begun: int, left: int, made: int, cards: int, low: int, high: int, guess: int, step: int,
           words: int, found: int) -> int:  # fmt: skip
    """For each of the cards both bounds of its value; those that are equal to another have its."""
    seats, seat = peek(words, SEATS), peek(begun, 0)
    place, led, best = peek(begun, 1), peek(begun, 2), peek(begun, 3)
    holder, pot = peek(begun, 4), peek(begun, 5)
    p0, p1 = peek(hands, seat), peek(hands, (seat + 1) % seats)
    p2 = peek(hands, (seat + 2) % seats) if seats > 2 else 0
    p3 = peek(hands, (seat + 3) % seats) if seats > 3 else 0
    frame = FRAMES + FRAME * 63
    number = listed(cards, p0, p1, p2, p3, seat, place, led, best, holder, pot, seats, frame, words)
    for which in range(number):
        # The weightiest first: what is found of it helps with the others.
        top = which
        for other in range(which + 1, number):
            if peek(words, frame + other) > peek(words, frame + top):
                top = other
        weight = peek(words, frame + top)
        poke(words, frame + top, peek(words, frame + which))
        poke(words, frame + which, weight)
        card = weight & 63
        both = bounded(p0, p1, p2, p3, begun, left, made, 1 << card, low, high, guess, step, words)
        poke(found, card, both)
        guess = (both & 0xFFFFF) - BIAS
    return number


@compiled
def valued_in_all(worlds: int, number: int, begun: int, lefts: int, made: int, cards: int, low: int, guess: int,
                  step: int, words: int, found: int, budget: int) -> int:  # fmt: skip
    """The same in every world, with so many nodes for each."""
    for world in range(number):
        poke(words, BUDGET, peek(words, NODES) + budget)
        poke(words, STOPPED, 0)
        left = peek(lefts, world * 2)
        valued(worlds + world * 32, begun, left, made, cards, low, peek(lefts, world * 2 + 1), guess, step, words,
               found + world * 512)  # fmt: skip
    return peek(words, NODES)


@compiled
def lined(hands: int, begun: int, left: int, made: int, only: int, value: int, words: int, line: int) -> int:
    """A line of play in which nobody gives anything away, if this is the value; how many cards it has."""
    seats, counted = peek(words, SEATS), peek(words, COUNTED)
    seat, place, led, best = peek(begun, 0), peek(begun, 1), peek(begun, 2), peek(begun, 3)
    holder, pot = peek(begun, 4), peek(begun, 5)
    frame, number = FRAMES + FRAME * 63, 0
    while True:
        ranges_ = peek(words, RANGES) + (made & COUNTS) * WIDTH * 8
        option = peek(ranges_, STOP if (peek(words, MOST) >> seat) & 1 else STOP_OTHER)
        if place == 0 and (peek(hands, seat) == 0 or (number and counted and option == value)):
            return number
        p0, p1 = peek(hands, seat), peek(hands, (seat + 1) % seats)
        p2 = peek(hands, (seat + 2) % seats) if seats > 2 else 0
        p3 = peek(hands, (seat + 3) % seats) if seats > 3 else 0
        spared = place > 0 and (peek(words, FRIENDS + seat) >> holder) & 1 != 0
        legal = lawful(p0, led, best, spared, (made >> (12 + seat)) & 1 != 0, words)
        if number == 0:
            legal &= only
        able = listed(legal, p0, p1, p2, p3, seat, place, led, best, holder, pot, seats, frame, words)
        most = ((peek(words, MOST) >> seat) & 1) ^ peek(words, MISERE)
        for tried in range(able):
            card = heaviest(frame, tried, able, words)
            if tried + 1 == able:
                break
            found = search(p0, p1, p2, p3, seat, place, led, best, holder, pot, left, made, 1 << card,
                           value if most else value + 1, seat & 0, words)  # fmt: skip
            if peek(words, STOPPED):
                return number
            if (most and found >= value) or (not most and found <= value):
                break
        poke(line, number, card)
        number += 1
        poke(hands, seat, (p0 ^ (1 << card)) | peek(words, UNDER + card))
        if place == 0:
            led, best, holder = card, card, seat
        elif beats(card, best, words):
            best, holder = card, seat
        pot += peek(words, WORTH + card)
        place += 1
        after = (seat + 1) % seats
        if place < seats:
            seat = after
            continue
        worth = pot + peek(words, TRICK)
        off = peek(words, OWN) if holder == after else 0
        over = True
        for each in range(seats):
            over = over and peek(hands, each) == 0
        if over:
            worth += peek(words, LAST)
            if (peek(words, LOW) >> best) & 1:
                off += peek(words, OFF)
        value -= worth - off if (peek(words, MOST) >> holder) & 1 else off
        left -= worth
        made += peek(words, STEP + holder)
        if peek(words, FORFEIT):
            made &= ~(1 << (12 + holder))
        if counted:
            value -= peek(peek(words, RANGES) + (made & COUNTS) * WIDTH * 8, GIFT)
        seat, place, led, best, pot = holder, 0, -1, -1, 0
