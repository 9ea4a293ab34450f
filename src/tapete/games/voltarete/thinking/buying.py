"""How hands are bought out in a playout: the feito as it is tried, the others about as the book says."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete.thinking.compiled import compiled, count, highest, lowest

LANE, SUIT, TRUMPS = 16, 0xFFFF, 0x7FFF << 48
HELD, EACH, MOST, PASSED_ON = 18, 9, 8, 5
"""So many of the unseen cards are with the two others, so many with each; who throws, throws so many at most; so many
are left by who does not contest the hand."""
CONTESTS = 2.0


@compiled
def of_numbers(numbers: int, bits: Any) -> int:
    """The bits, under one trump, of cards by their numbers."""
    made = 0
    while numbers:
        number = lowest(numbers)
        numbers &= numbers - 1
        made |= 1 << bits[number]
    return made


@compiled
def in_sight(hand: int, kings: int, top: int) -> float:
    """About how many tricks an opponent has, as the book's player reckons when he buys."""
    total = 0.5 * count(hand & kings)
    left = hand & TRUMPS
    while left:
        below = top - highest(left)
        left ^= 1 << highest(left)
        total += 1.0 - 0.1 * below if below < 3 else 0.6 if below == 3 else 0.5 if below == 4 else 0.25
    return total


@compiled
def tricks(hand: int, kings: int, queens: int, red: bool) -> float:
    """About how many tricks a hand makes, as the book's player reckons when he bids (`advice/worth.py`)."""
    top = 59 if red else 58
    held = count(hand & TRUMPS)
    total = 0.3 * max(0, held - 4) - (0.1 if red else 0.0)
    left = hand & TRUMPS
    while left:
        below = top - highest(left)
        left ^= 1 << highest(left)
        total += (1.0 if below == 0 else 0.97 if below == 1 else 0.92 if below == 2 else 0.78 if below == 3
                  else 0.66 if below == 4 else 0.55 if below == 5 else 0.42 if below == 6 else 0.3)  # fmt: skip
    for lane in range(3):
        own = hand & (SUIT << lane * LANE)
        if own == 0:
            total += 0.25 if held > 3 else 0.0
            continue
        long, king = count(own), own & kings != 0
        total += (0.8 if long < 4 else 0.5) if king else 0.0
        total += (0.5 if king else 0.25) if own & queens and long > 1 else 0.0
    return total


@compiled
def plain_throws(hand: int, spared: int, room: int) -> int:
    """The lowest of the plain cards, the shortest suits first, but for those that are spared."""
    thrown, done = 0, 0
    for _ in range(3):
        lane, least = -1, 99
        for each in range(3):
            long = count(hand & (SUIT << each * LANE))
            if not done >> each & 1 and long < least:
                lane, least = each, long
        done |= 1 << lane
        left = hand & (SUIT << lane * LANE) & ~spared
        while left and room > 0:
            card = left & -left
            left ^= card
            thrown |= card
            room -= 1
    return thrown


@compiled
def thrown_by(hand: int, passed: int, is_right: bool, kings: int, top: int) -> int:
    """What an opponent of the feito throws: as forte all but trumps and kings, as fraco a few, to be void.

    That the book fears a geral of a feito who buys little is not counted on.
    """
    most = min(MOST, passed)
    if in_sight(hand, kings, top) >= CONTESTS or (not is_right and passed >= PASSED_ON):
        return plain_throws(hand, kings, most)
    spared = 0
    for lane in range(3):
        own = hand & (SUIT << lane * LANE)
        if own & kings:
            spared |= own & kings | own & -own
    return plain_throws(hand, spared, max(0, passed - PASSED_ON) if is_right else most)


@compiled
def drawn(hand: int, thrown: int, deck: Any, first: int, bits: Any) -> int:
    """The hand when so many cards have been drawn, from this place of the deck on, as were thrown."""
    made = hand & ~thrown
    for place in range(first, first + count(thrown)):
        made |= 1 << bits[deck[place]]
    return made


@compiled
def bought_out(decks: Any, first: int, kept: Any, trump: Any, feito: int, every: Any, kings: Any, tops: Any,
               found: Any) -> None:  # fmt: skip
    """In each deck the two others have the first nine cards and the next; the feito, who has `kept` some, draws."""
    for row in range(len(decks)):
        deck, bits, king, top = decks[row], every[trump[row]], kings[trump[row]], tops[trump[row]]
        own = of_numbers(kept[row], bits)
        place = first
        for _ in range(EACH - count(own)):
            own |= 1 << bits[deck[place]]
            place += 1
        found[row, feito] = own
        for step in range(1, 3):
            hand = 0
            for card in range((step - 1) * EACH, step * EACH):
                hand |= 1 << bits[deck[card]]
            thrown = thrown_by(hand, len(deck) - place, step == 1, king, top)
            found[row, (feito + step) % 3] = drawn(hand, thrown, deck, place, bits)
            place += count(thrown)


@compiled
def best_trumps(decks: Any, first: int, kept: int, every: Any, kings: Any, queens: Any, found: Any, made: Any,
                hands: Any) -> None:  # fmt: skip
    """The suit that the book's player names with the cards he has kept and drawn, the tricks they make, the hand."""
    for row in range(len(decks)):
        numbers, place = kept, first
        while count(numbers) < EACH:
            numbers |= 1 << decks[row, place]
            place += 1
        hands[row], made[row] = numbers, -1.0
        for trump in range(4):
            red = trump == 0 or trump == 1
            worth = tricks(of_numbers(numbers, every[trump]), kings[trump], queens[trump], red)
            if worth > made[row]:
                made[row], found[row] = worth, trump


@compiled
def strengths(decks: Any, begin: int, every: Any, kings: Any, queens: Any, found: Any) -> None:
    """How strong the nine cards from this place on are in their best suit, of which trumps and kings are kept."""
    for row in range(len(decks)):
        found[row] = 0.0
        for trump in range(4):
            bits, hand = every[trump], 0
            for place in range(begin, begin + EACH):
                hand |= 1 << bits[decks[row, place]]
            kept = hand & (TRUMPS | kings[trump])
            red = trump == 0 or trump == 1
            worth = tricks(kept, kings[trump], 0, red) + 0.27 * (EACH - count(kept))
            found[row] = max(found[row], worth)


@compiled
def bought_after(decks: Any, feito: Any, other: Any, kept: int, place: int, seat: int, right: bool, passed: int,
                 bits: Any, king: int, top: int, found: Any) -> None:  # fmt: skip
    """Who has `kept` so much draws from the deck; if he sits at the right the other buys after him, as the book says.

    Hands are given by numbers; `place` is the feito's and `seat` one's own.
    """
    for row in range(len(decks)):
        deck = decks[row]
        own, here = of_numbers(kept, bits), 0
        while count(own) < EACH:
            own |= 1 << bits[deck[here]]
            here += 1
        hand = of_numbers(other[row], bits)
        if right:
            hand = drawn(hand, thrown_by(hand, passed - here, False, king, top), deck, here, bits)
        found[row, place] = of_numbers(feito[row], bits)
        found[row, seat] = own
        found[row, 3 - place - seat] = hand


@compiled
def of_numbers_in(hands: Any, bits: Any, found: Any) -> None:
    """The bits of each of these hands."""
    for row in range(len(hands)):
        found[row] = of_numbers(hands[row], bits)


@compiled
def tricks_in(hands: Any, kings: int, queens: int, red: bool, found: Any) -> None:
    """About how many tricks each of these hands makes."""
    for row in range(len(hands)):
        found[row] = tricks(hands[row], kings, queens, red)
