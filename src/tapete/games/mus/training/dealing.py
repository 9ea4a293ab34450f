"""What is compiled of the deal: the talk with its discards, and how likely each pair is to win a lance."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tapete.games.mus.training.compiled import compiled

np: Any = import_module("numpy")

MOST_ROUNDS = 6
"""After so many rounds of mus the first cuts, whatever he holds."""


@compiled
def shuffle(cards: Any, number: int) -> None:
    """The first cards of the heap in any order."""
    for place in range(number - 1, 0, -1):
        other = int(np.random.random() * (place + 1))
        cards[place], cards[other] = cards[other], cards[place]


@compiled
def kind_at(t: Any, levels: Any) -> int:
    """The number of the kind that these four levels make."""
    code = 0
    for place in range(4):
        code += t.codes[levels[place]]
    return int(t.kind_at[code])


@compiled
def dealt(t: Any, deck: Any, kinds: Any, cells: Any, first: bool, talk: Any) -> int:
    """A deal and its talk; kinds and what was heard, from the mano of the lances on. By how many seats he is farther.

    In a first hand the one who cuts is mano, and every service moves the pack to the next.
    """
    shuffle(deck, 40)
    hands = np.empty((4, 4), np.int64)
    changed, held = np.zeros(4, np.int64), np.zeros(4, np.int64)
    waste = np.empty(40, np.int64)
    wasted, top, rounds, moved = 0, 0, 0, 0
    stock = deck.copy()
    end = 40
    for seat in range(4):
        for place in range(4):
            hands[seat, place] = stock[top]
            top += 1
    cutter = -1
    while True:
        for seat in range(4):
            held[seat] = kind_at(t, hands[seat])
        for seat in range(4):
            chance = t.cuts[talk[(seat + moved) & 3], 1 if rounds else 0, seat, held[seat]]
            if np.random.random() < chance or rounds >= MOST_ROUNDS:
                cutter = seat
                break
        if cutter >= 0:
            break
        for seat in range(4):
            ties = 0 if seat < 2 else 1
            room = t.keep[ties, held[seat]].copy()
            changed[seat] = 0
            for place in range(4):
                level = hands[seat, place]
                if room[level]:
                    room[level] -= 1
                else:
                    waste[wasted] = level
                    wasted += 1
                    hands[seat, place] = -1
                    changed[seat] += 1
        for seat in range(4):
            for place in range(4):
                if hands[seat, place] < 0:
                    if top == end:
                        shuffle(waste, wasted)
                        stock[:wasted] = waste[:wasted]
                        top, end, wasted = 0, wasted, 0
                    hands[seat, place] = stock[top]
                    top += 1
        rounds += 1
        if first:
            moved += 1
            hands = np.roll(hands, -4).reshape(4, 4)
            changed = np.roll(changed, -1)
    shift = cutter if first else 0
    for seat in range(4):
        word = 0 if seat == cutter else 1 if seat < cutter else 2
        cell = ((seat * 3 + word) * 3 + min(rounds, 2)) * 5 + changed[seat]
        place = (seat - shift) & 3
        kinds[place], cells[place] = held[seat], cell
    return moved + shift


@compiled
def equities(t: Any, lance: int, slot: int, part: int, known: int, kinds: Any, cells: Any, chances: Any) -> None:
    """How likely the pair of each who takes part has the best hand, by his cards and what was heard and declared."""
    steps = t.numbers[lance]
    number = kinds.shape[0] * 0 + t.ways.shape[0]
    ladder = np.empty((4, steps))
    for seat in range(4):
        if not (part >> seat) & 1:
            continue
        mine = t.steps[lance, kinds[seat]]
        for other in range(4):
            if other == seat or not (part >> other) & 1:
                continue
            rungs = ladder[other]
            rungs[:] = 0.0
            own, heard = t.ways[kinds[seat]], t.heard[cells[other]]
            pares, juego = t.has_pares[kinds[other]], t.has_juego[kinds[other]]
            whole = 0.0
            for kind in range(number):
                if known >= 1 and t.has_pares[kind] != pares:
                    continue
                if known >= 2 and t.has_juego[kind] != juego:
                    continue
                weight = own[kind] * heard[kind]
                rungs[t.steps[lance, kind]] += weight
                whole += weight
            if whole <= 0:
                rungs[0] = whole = 1.0
            sum_ = 0.0
            for step in range(steps):
                sum_ += rungs[step] / whole
                rungs[step] = sum_
        partner = (seat + 2) & 3
        alone = 1.0
        for side in (1, 3):
            other = (seat + side) & 3
            if (part >> other) & 1:
                alone *= ladder[other, mine] if seat < other else ladder[other, mine - 1] if mine else 0.0
        if not (part >> partner) & 1:
            chances[seat, slot] = alone
            continue
        ours = mine + (1 if seat < partner else 0)
        total, before = 0.0, 0.0
        for step in range(steps):
            share = ladder[partner, step] - before
            before = ladder[partner, step]
            if share <= 0:
                continue
            chance = alone
            if step >= ours:
                chance = 1.0
                for side in (1, 3):
                    other = (seat + side) & 3
                    if (part >> other) & 1:
                        chance *= ladder[other, step] if partner < other else ladder[other, step - 1] if step else 0.0
            total += share * chance
        chances[seat, slot] = total
