"""The rules and the book's talk as arrays, made from the same functions that the game and the player use."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from tapete.games.mus import rows
from tapete.games.mus.heard import CUT, MUS, SILENT, cells, weights
from tapete.games.mus.odds import Kind, kinds, less, sizes, strength_of
from tapete.games.mus.ranking import JUEGO, PARES
from tapete.games.mus.training.hand import Hand
from tapete.games.mus.worth import _numbers, _steps, best_kept, cut_chance

np: Any = import_module("numpy")

WORDS = (CUT, MUS, SILENT)


class Tables(NamedTuple):
    """All that is known before a deal, by number of the kind."""

    deck: Any
    codes: Any
    kind_at: Any
    keep: Any
    cuts: Any
    ways: Any
    heard: Any
    steps: Any
    numbers: Any
    has_pares: Any
    has_juego: Any
    pares_value: Any
    juego_value: Any


def made(kings: int, talks: bool = True) -> Tables:
    """The tables; without talk everybody cuts at once."""
    all_kinds, levels = kinds(kings), len(sizes(kings))
    hands = [strength_of(kind, kings) for kind in all_kinds]
    codes = np.array([5**level for level in range(levels)])
    kind_at = np.full(4 * 5 ** (levels - 1) + 1, -1, np.int32)
    for place, kind in enumerate(all_kinds):
        kind_at[code_of(kind)] = place
    ladders = [_steps(kings, lance) for lance in rows.ORDER]
    return Tables(
        deck=np.array([level for level, number in enumerate(sizes(kings)) for _ in range(number)]),
        codes=codes,
        kind_at=kind_at,
        keep=np.array([_kept(kings, spot, talks) for spot in (0, 2)]),
        cuts=np.array([_cuts(kings, talks)] * 2),
        ways=np.array([_numbers(less(sizes(kings), kind), kings) for kind in all_kinds], np.float64),
        heard=_heard(kings),
        steps=np.array(
            [[ladder[hand.keys[lance]] for hand in hands] for lance, ladder in zip(rows.ORDER, ladders, strict=True)]
        ),
        numbers=np.array([len(ladder) for ladder in ladders]),
        has_pares=np.array([int(hand.has(PARES)) for hand in hands]),
        has_juego=np.array([int(hand.has(JUEGO)) for hand in hands]),
        pares_value=np.array([hand.pares_value for hand in hands]),
        juego_value=np.array([hand.juego_value for hand in hands]),
    )


def code_of(kind: Kind) -> int:
    """A number for the cards of a hand: the sum of one number for each."""
    return sum(number * 5**level for level, number in enumerate(kind))


def _kept(kings: int, spot: int, talks: bool) -> list[Kind]:
    return [best_kept(kind, kings, spot)[0] if talks else kind for kind in kinds(kings)]


def _cuts(kings: int, talks: bool) -> list[list[list[float]]]:
    return [
        [[cut_chance(kind, kings, spot, changed) if talks else 1.0 for kind in kinds(kings)] for spot in range(4)]
        for changed in (False, True)
    ]


def _heard(kings: int) -> Any:
    found = np.ones((4 * 3 * 3 * 5, len(kinds(kings))))
    for cell in cells():
        weighed = weights(kings, cell)
        if weighed is not None:
            place = ((cell.spot * 3 + WORDS.index(cell.word)) * 3 + cell.rounds) * 5 + cell.changed
            found[place] = weighed
    return found


def empty_hand(tables: Tables, bounds: Any) -> Hand:
    """A hand before the first deal, and tables in which nothing is learned yet."""
    whole = np.int64
    return Hand(
        kinds=np.zeros(4, whole), cells=np.zeros(4, whole), chances=np.zeros((4, 4)), parts=np.zeros(4, whole),
        lances=np.zeros(4, whole), live=np.zeros(4, whole), winner=np.zeros(4, whole), values=np.zeros((4, 2), whole),
        how=np.zeros(4, whole), stake=np.zeros(4, whole), pair=np.zeros(4, whole), policy=np.zeros(4, whole),
        lots=np.zeros((2, 4, 32)), own=np.zeros((4, 4), whole), bounds=bounds,
        regret=np.zeros((rows.ROWS, 4), np.float32), average=np.zeros((rows.ROWS, 4), np.float32),
        fixed=np.zeros((rows.ROWS, 4), np.float32), squares=np.zeros((rows.ROWS, 4), np.float32),
        visits=np.zeros(rows.ROWS, np.int32), deck=tables.deck.copy(),
    )  # fmt: skip
