"""What is compiled: a hand of Mus from the deal to the count, played by policies, and walked through for regrets."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tapete.games.mus import rows
from tapete.games.mus.training.book import book_draws, book_mix, game
from tapete.games.mus.training.compiled import compiled, recursive
from tapete.games.mus.training.dealing import equities
from tapete.games.mus.training.hand import ACCEPTED, BOOK, FIXED, LEARNING, NOBODY, PASSED, REFUSED, UNOPPOSED

np: Any = import_module("numpy")

answer_node = compiled(rows.answer_node)
score_class = compiled(rows.score_class)
pattern_of = compiled(rows.pattern_of)
bucket_of = compiled(rows.bucket_of)
row_of = compiled(rows.row_of)

MOST_BETS, BUCKETS = rows.MOST_BETS, rows.BUCKETS


@compiled
def prepare(t: Any, h: Any) -> None:
    """Who takes part in each lance, how likely each one's pair is to win it, and who will."""
    for slot in range(4):
        lance, part, sides = slot, 0, 0
        if slot == 3:
            lance = 3
            for seat in range(4):
                part |= t.has_juego[h.kinds[seat]] << seat
            if part == 0:
                lance = 4
        if slot == 2:
            for seat in range(4):
                part |= t.has_pares[h.kinds[seat]] << seat
        if slot < 2 or lance == 4:
            part = 15
        h.parts[slot], h.lances[slot] = part, lance
        sides = (1 if part & 5 else 0) + (2 if part & 10 else 0)
        h.live[slot] = 1 if sides == 3 else 0
        h.how[slot], h.stake[slot], h.pair[slot] = PASSED, 0, -1
        h.winner[slot] = -1
        h.values[slot, 0] = h.values[slot, 1] = 1 if lance == 4 else 0
        for seat in range(4):
            value = t.pares_value[h.kinds[seat]] if lance == 2 else t.juego_value[h.kinds[seat]] if lance == 3 else 0
            h.own[slot, seat] = value
            h.values[slot, seat & 1] += value
        if sides == 0:
            h.how[slot] = NOBODY
            continue
        if sides != 3:
            h.how[slot], h.pair[slot] = UNOPPOSED, 0 if sides == 1 else 1
            continue
        best = -1
        for seat in range(4):
            if (part >> seat) & 1:
                step = t.steps[lance, h.kinds[seat]]
                if step > best:
                    best = step
                    h.winner[slot] = seat & 1
        equities(t, lance, slot, part, 0 if slot < 2 else slot - 1, h.kinds, h.cells, h.chances)


@compiled
def needs(h: Any, seat: int, slot: int, n0: int, n1: int) -> tuple[float, float]:
    """How many stones both pairs may still need when what was closed is counted, as the seat sees it."""
    ours = float(n0 if seat & 1 == 0 else n1)
    theirs = float(n1 if seat & 1 == 0 else n0)
    for done in range(slot):
        how = h.how[done]
        value = 0.0 if done < 2 else 2.0
        if how in (REFUSED, UNOPPOSED):
            if h.pair[done] == seat & 1:
                ours -= value
            else:
                theirs -= value
        elif how != NOBODY:
            amount = value + (h.stake[done] if how == ACCEPTED else 1.0 if done < 2 else 0.0)
            chance = h.chances[seat, done]
            if done == 2 and not (h.parts[2] >> seat) & 1:
                chance = 0.5
            ours -= chance * amount
            theirs -= (1 - chance) * amount
    return ours, theirs


@compiled
def row_at(h: Any, seat: int, slot: int, opening: bool, stake: int, before: int, ordago: int,
           partner: int, bet: int, n0: int, n1: int) -> int:  # fmt: skip
    """The row of this moment."""
    lance = h.lances[slot]
    part = h.parts[slot]
    ours, theirs = needs(h, seat, slot, n0, n1)
    node = seat if opening else answer_node(seat, partner, bet, stake, max(1, before), ordago)
    pattern = pattern_of(
        lance, (part >> ((seat + 2) & 3)) & 1, (part >> ((seat + 1) & 3)) & 1, (part >> ((seat + 3) & 3)) & 1
    )
    bucket = bucket_of(h.chances[seat, slot], h.bounds[lance], BUCKETS[lance])
    return row_of(lance, pattern, node, score_class(ours, theirs), bucket)


@compiled
def mixed(h: Any, seat: int, row: int, legal: int, mix: Any) -> None:
    """How often each action is taken in the row: by regret where one learns, else as it is fixed."""
    total = 0.0
    learning = h.policy[seat] == LEARNING
    for action in range(4):
        weight = h.regret[row, action] if learning else h.fixed[row, action]
        mix[action] = weight if (legal >> action) & 1 and weight > 0 else 0.0
        total += mix[action]
    count = 0
    for action in range(4):
        count += (legal >> action) & 1
    for action in range(4):
        if total > 0:
            mix[action] /= total
        else:
            mix[action] = 1.0 / count if (legal >> action) & 1 else 0.0


@compiled
def drawn(mix: Any, lot: float) -> int:
    """The action that the lot falls on."""
    for action in range(3):
        lot -= mix[action]
        if lot < 0:
            return action
    return 3 if mix[3] > 0 else 2 if mix[2] > 0 else 1 if mix[1] > 0 else 0


@compiled
def size_of(opening: bool, action: int, lot: float) -> int:
    """How many stones are bet, by lot."""
    if opening:
        return (2 if lot < 0.667 else 3) if action == 1 else 4 + int(lot * 3)
    return 2 if lot < 0.4 else 3 + int((lot - 0.4) * 5)


@compiled
def legal_at(opening: bool, ordago: int, bets: int) -> int:
    """Which actions there are."""
    if opening:
        return 15
    return 3 if ordago else 15 if bets < MOST_BETS else 11


@compiled
def says(h: Any, seat: int, slot: int, opening: bool, stake: int, before: int, ordago: int,
         partner: int, b0: int, b1: int, n0: int, n1: int, lot: float, learn: bool) -> tuple[int, int]:  # fmt: skip
    """What the seat says, and of how many stones."""
    other = (lot * 7919.0) % 1.0
    mix = np.empty(4)
    if h.policy[seat] == BOOK:
        book_mix(h, seat, slot, opening, stake, before, ordago, partner, b0, b1, n0, n1, mix)
        return book_draws(mix, opening, lot, other)
    bet = 1 if (b0 if seat & 1 == 0 else b1) > 0 else 0
    row = row_at(h, seat, slot, opening, stake, before, ordago, partner, bet, n0, n1)
    mixed(h, seat, row, legal_at(opening, ordago, b0 + b1), mix)
    if learn and h.policy[seat] == LEARNING:
        for action in range(4):
            h.average[row, action] += mix[action]
    action = drawn(mix, lot)
    return action, size_of(opening, action, other)


@compiled
def asked(h: Any, slot: int, passed: int, bettor: int, out: int) -> tuple[int, int]:
    """Who speaks next, -1 for nobody, and whether his partner may speak after him."""
    part = h.parts[slot]
    if bettor < 0:
        seat = passed
        while seat < 4 and not (part >> seat) & 1:
            seat += 1
        return (seat if seat < 4 else -1), 0
    able = part & ~out
    right, left = (bettor + 1) & 3, (bettor + 3) & 3
    if (able >> right) & 1:
        return right, (able >> left) & 1
    return (left if (able >> left) & 1 else -1), 0


@compiled
def counted(h: Any, n0: int, n1: int) -> tuple[int, int]:
    """What both pairs still need after the count; who comes home first wins, and the other needs something still."""
    for slot in range(4):
        how = h.how[slot]
        if how == NOBODY:
            continue
        pair = h.pair[slot] if how in (REFUSED, UNOPPOSED) else h.winner[slot]
        amount = h.values[slot, pair] if slot > 1 else 1 if how == PASSED else 0
        if how == ACCEPTED:
            amount += h.stake[slot]
        if pair == 0:
            n0 -= amount
        else:
            n1 -= amount
        if n0 <= 0 or n1 <= 0:
            return max(0, n0), max(0, n1)
    return n0, n1


@compiled
def play_lance(h: Any, slot: int, n0: int, n1: int, mark: int) -> tuple[int, int]:
    """One lance played by the policies; what both need after it, 0 for those who have won."""
    passed, stake, before, bettor, ordago, b0, b1, out = 0, 0, 0, -1, 0, 0, 0, 0
    step = 0
    while True:
        seat, partner = asked(h, slot, passed, bettor, out)
        if seat < 0:
            break
        opening = bettor < 0
        lot = h.lots[mark, slot, step & 31]
        step += 1
        action, size = says(h, seat, slot, opening, stake, before, ordago, partner, b0, b1, n0, n1, lot, False)
        if action == 0:
            if opening:
                passed = seat + 1
            else:
                out |= 1 << seat
            continue
        if action == 1 and not opening:
            if ordago:
                return (0, n1) if h.winner[slot] == 0 else (n0, 0)
            h.how[slot], h.stake[slot] = ACCEPTED, stake
            return n0, n1
        before = stake
        if action == 3:
            ordago = 1
        else:
            stake += size
        bettor = seat
        if seat & 1 == 0:
            b0 += 1
        else:
            b1 += 1
    if bettor < 0:
        h.how[slot] = PASSED
        return n0, n1
    h.how[slot], h.pair[slot] = REFUSED, bettor & 1
    if bettor & 1 == 0:
        return max(0, n0 - max(1, before)), n1
    return n0, max(0, n1 - max(1, before))


@compiled
def rest(h: Any, slot: int, n0: int, n1: int) -> float:
    """The mano's pair's chance of the game when the lances from this one on are played out by the same lots."""
    for left in range(slot, 4):
        if n0 == 0 or n1 == 0:
            break
        if h.live[left]:
            n0, n1 = play_lance(h, left, n0, n1, 1)
    if n0 and n1:
        n0, n1 = counted(h, n0, n1)
    return game(float(n0), float(n1))


@recursive
def walk(h: Any, slot: int, walker: int, passed: int, stake: int, before: int, bettor: int, ordago: int,
         b0: int, b1: int, out: int, n0: int, n1: int) -> float:  # fmt: skip
    """The chance of the mano's pair from here on; the walker tries everything, the others draw."""
    seat, partner = asked(h, slot, passed, bettor, out)
    if seat < 0:
        if bettor < 0:
            h.how[slot] = PASSED
            return rest(h, slot + 1, n0, n1)
        h.how[slot], h.pair[slot] = REFUSED, bettor & 1
        if bettor & 1 == 0:
            return rest(h, slot + 1, max(0, n0 - max(1, before)), n1)
        return rest(h, slot + 1, n0, max(0, n1 - max(1, before)))
    opening = bettor < 0
    first, last, row, legal = 0, 3, -1, 0
    size = 0
    mix, found = np.empty(4), np.zeros(4)
    if seat == walker:
        bet = 1 if (b0 if seat & 1 == 0 else b1) > 0 else 0
        row = row_at(h, seat, slot, opening, stake, before, ordago, partner, bet, n0, n1)
        legal = legal_at(opening, ordago, b0 + b1)
        mixed(h, seat, row, legal, mix)
    else:
        lot = np.random.random()
        first, size = says(h, seat, slot, opening, stake, before, ordago, partner, b0, b1, n0, n1, lot, True)
        last = first
    mean = 0.0
    value = 0.0
    for action in range(first, last + 1):
        if seat == walker:
            if not (legal >> action) & 1:
                continue
            size = size_of(opening, action, np.random.random())
        if action == 0:
            if opening:
                value = walk(h, slot, walker, seat + 1, stake, before, bettor, ordago, b0, b1, out, n0, n1)
            else:
                value = walk(h, slot, walker, passed, stake, before, bettor, ordago, b0, b1, out | 1 << seat, n0, n1)
        elif action == 1 and not opening:
            if ordago:
                value = 1.0 if h.winner[slot] == 0 else 0.0
            else:
                h.how[slot], h.stake[slot] = ACCEPTED, stake
                value = rest(h, slot + 1, n0, n1)
        else:
            more, everything = (0, 1) if action == 3 else (size, ordago)
            c0, c1 = (b0 + 1, b1) if seat & 1 == 0 else (b0, b1 + 1)
            value = walk(h, slot, walker, passed, stake + more, stake, seat, everything, c0, c1, out, n0, n1)
        found[action] = value
        mean += value * (mix[action] if seat == walker else 1.0)
    if seat == walker:
        sign = 1.0 if seat & 1 == 0 else -1.0
        for action in range(4):
            if (legal >> action) & 1:
                gain = sign * (found[action] - mean)
                h.regret[row, action] += gain
                if h.policy[seat] == FIXED:
                    h.squares[row, action] += gain * gain
        if h.policy[seat] == FIXED:
            h.visits[row] += 1
    return mean
