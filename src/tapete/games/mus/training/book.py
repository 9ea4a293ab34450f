"""What is compiled of the book's player: what it says in a lance, as `stakes` and `advice` have it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tapete.games.mus import stakes
from tapete.games.mus.advice import HEAT, MANNER
from tapete.games.mus.advice import SIZES as BOOK_SIZES
from tapete.games.mus.training.compiled import compiled
from tapete.games.mus.training.hand import ACCEPTED, PASSED

np: Any = import_module("numpy")

FOLDS, CALLED, BET = stakes.FOLDS, stakes.CALLED, stakes.BET
ORDAGO_BET, ORDAGO_CALLED, ORDAGO_CALLS = stakes.ORDAGO_BET, stakes.ORDAGO_CALLED, stakes.ORDAGO_CALLS
ENVIDO, MORE, ALL = MANNER["envido"], MANNER["más"], MANNER["órdago"]


@compiled
def game(left: float, right: float) -> float:
    """The chance to win the game."""
    if left <= 0:
        return 1.0
    if right <= 0:
        return 0.0
    return float(right**1.3 / (left**1.3 + right**1.3))


@compiled
def played(chance: float, left: float, right: float, stake: float, own: float, their: float) -> float:
    """The game when the cards decide the lance."""
    return chance * game(left - stake - own, right) + (1 - chance) * game(left, right - stake - their)


@compiled
def book_mix(
    h: Any,
    seat: int,
    slot: int,
    opening: bool,
    stake: int,
    before: int,
    ordago: int,
    partner: int,
    b0: int,
    b1: int,
    n0: int,
    n1: int,
    manner: Any,
) -> None:
    """How often it says each thing; a bet of any size is its second."""
    me = seat & 1
    left, right = float(n0 if me == 0 else n1), float(n1 if me == 0 else n0)
    for done in range(min(slot, 3)):
        if h.live[done] and (h.how[done] == ACCEPTED or h.how[done] == PASSED):
            amount = float(h.stake[done]) if h.how[done] == ACCEPTED else 1.0 if done < 2 else 2.0
            chance = h.chances[seat, done]
            if not (h.parts[done] >> seat) & 1:
                chance = 0.5
            left -= chance * amount
            right -= (1 - chance) * amount
    left, right = max(0.5, left), max(0.5, right)
    part, lance = h.parts[slot], h.lances[slot]
    most = 1.4 if lance == 2 else 2.4 if lance == 3 else 0.0
    mine = h.own[slot, seat] if lance == 2 or lance == 3 else 0.0
    rivals = ((part >> ((seat + 1) & 3)) & 1) + ((part >> ((seat + 3) & 3)) & 1)
    punto = 1.0 if lance == 4 else 0.0
    own = mine + (most if (part >> ((seat + 2) & 3)) & 1 else 0.0) + punto
    their = most * rivals + punto
    chance = h.chances[seat, slot]
    calm = min(1.0, 2 * (1 - game(left, right))) ** 2
    bets = max(1, b1 if me == 0 else b0)
    values = np.full(4, -1.0)
    manner[:] = 1.0
    manner[3] = ALL
    if opening:
        free = 1.0 if own == 0 and their == 0 else 0.0
        values[0] = played(chance, left, right, free, own, their)
        called = played(chance ** (1 + CALLED), left, right, 2.0, own, their)
        values[1] = FOLDS * game(left - 1 - own, right) + (1 - FOLDS) * called
        manner[1] = ENVIDO
        deje, said = 1, 0
    else:
        deje, said = max(1, before), bets
        if ordago:
            kept = chance ** (1 + BET * bets + ORDAGO_BET * calm)
        else:
            kept = played(chance ** (1 + BET * bets), left, right, float(stake), own, their)
        lost = game(left, right - deje - their)
        values[1] = kept
        values[0] = 0.6 * lost + 0.4 * max(lost, kept) if partner else lost
        if not ordago:
            folds = FOLDS / (1 + bets)
            called = played(chance ** (1 + BET * bets + CALLED), left, right, float(stake + 2), own, their)
            values[2] = folds * game(left - stake - own, right) + (1 - folds) * called
            manner[2] = MORE * 0.4 ** (b0 + b1)
        deje = stake
    if opening or not ordago:
        calls = min(0.9, ORDAGO_CALLS * (1 + said) * (2 - calm) * np.sqrt(max(0.0, 1 - chance)))
        won = chance ** (1 + (ORDAGO_CALLED + BET * said) * calm)
        values[3] = (1 - calls) * game(left - deje - own, right) + calls * won
    best = values.max()
    total = 0.0
    for action in range(4):
        grave = action == 3 or (action == 1 and not opening and ordago == 1)
        if values[action] < 0 or (values[action] <= 0 and best > 0) or (grave and values[action] != best):
            manner[action] = 0.0
        else:
            manner[action] *= np.exp((values[action] - best) / HEAT)
        total += manner[action]
    for action in range(4):
        manner[action] /= total


@compiled
def book_draws(mix: Any, opening: bool, lot: float, other: float) -> tuple[int, int]:
    """What it says, and of how many stones."""
    chosen = 0
    for action in range(4):
        if mix[action] > 0:
            chosen = action
            lot -= mix[action]
            if lot < 0:
                break
    size = BOOK_SIZES[int(other * 6)]
    if opening and chosen == 1 and size > 3:
        chosen = 2
    return chosen, size
