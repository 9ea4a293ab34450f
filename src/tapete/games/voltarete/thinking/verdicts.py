"""How hands with open cards come out for the feito, and what that is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from tapete.fast import MEMORY, Kept, Search, position
from tapete.fast import layout as at
from tapete.fast.search import ALL, BIAS, bounded
from tapete.games.voltarete.aim import CODILHO, FIRST_FIVE, WIN, final
from tapete.games.voltarete.kinds import CASCA, HAND, KINDS, LICENCA, MOST_LOST, RESPEITO, SEGUNDO, SO
from tapete.games.voltarete.kinds import FIRST_FIVE as FIRST_FIVE_PAID
from tapete.games.voltarete.settle import FIRST_TRICKS
from tapete.games.voltarete.thinking.compiled import compiled, peek, poke
from tapete.games.voltarete.thinking.masks import SEATS, TABLES, TOPS, np
from tapete.table.aim import Aim
from tapete.table.matadores import PACK

NODES = 500_000
TRUE = {LICENCA: (0.7, 1.0), SO: (1.0, 1.0), RESPEITO: (0.5, 1.0), SEGUNDO: (0.5, 1.0), CASCA: (0.25, 1.0)}
BOUGHT = (0.7, 0.55)
"""How often a game is won at a table, by how often it would be if all saw all cards: logits, a constant and a factor.

The constants are by the book's player in thousands of hands, and a tenth of the hands more that one wins who looks
ahead, but at the casca, of which too much would be hoped; once all have bought open cards are surer of the end than
they should be.
"""


@compiled
def settled(rows: Any, begun: int, none: int, only: int, low: int, high: int, guess: int, step: int, budget: int,
            words: int, found: Any) -> None:  # fmt: skip
    """The value of each row's hands, the mão leading to the first trick.

    No number is written out: it would have a type of its own, and the search be compiled for it once more.
    """
    for row in range(len(rows)):
        poke(words, at.BUDGET, peek(words, at.NODES) + budget)
        poke(words, at.STOPPED, 0)
        p0, p1, p2 = rows[row, 0], rows[row, 1], rows[row, 2]
        both = bounded(p0, p1, p2, none, begun, none, none, only, low, high, guess, step, words)
        found[row] = 0.5 * (((both & 0xFFFFF) - BIAS) + ((both >> 20) - BIAS))


@compiled
def counted_matadores(rows: Any, feito: int, tops: Any, trump: Any, found: Any) -> None:
    """How many trumps from the Espadilha down the feito has, if three at least."""
    for row in range(len(rows)):
        here, number = tops[trump[row]], 0
        while number < 9 and rows[row, feito] >> (here - number) & 1:
            number += 1
        found[row] = number if number >= 3 else 0


@cache
def _kept() -> Kept:
    return Kept(MEMORY // 4)


def aim_of(feito: int) -> Aim:
    """What is searched when this one has made himself, before the first card."""
    others = [frozenset({seat}) for seat in SEATS if seat != feito]
    return Aim(
        most=frozenset({feito}), points=False, piles=(frozenset({feito}), *others), made=(0, 0, 0), total=HAND,
        final=final(3), stops={((FIRST_TRICKS, 0, 0), True): FIRST_FIVE},
    )  # fmt: skip


def levels(rows: Any, trump: Any, feito: int, high: int, seed: int) -> Any:
    """For each row the result, no more than `high` being asked for."""
    found = np.zeros(len(rows))
    for suit in sorted(set(trump.tolist())):
        here = np.flatnonzero(trump == suit)
        search = Search(TABLES[suit], aim_of(feito), _kept(), seed)
        hands = {0: PACK[:1], 1: PACK[1:2], 2: PACK[2:3]}
        begun = position(TABLES[suit], hands, 0).begun
        search.words[at.AGE] = search.kept.age = (search.kept.age + 1) % 256
        part, own = np.zeros(len(here)), np.ascontiguousarray(rows[here])
        settled(own, begun.ctypes.data, 0, ALL, CODILHO, high, WIN, 1, NODES, search.words.ctypes.data, part)
        found[here] = part
    return found


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is played for: the pot, among how many it belongs, to how many the feito pays, and by what rate."""

    pot: int
    shares: int
    payers: int
    kind: str
    rate: Any = 1

    def to_feito(self, matadores: Any) -> Any:
        """By result (a column each) what the feito gains, for each number of matadores."""
        kind, share = KINDS[self.kind], 1 - 1 / self.shares
        many = self.payers * self.rate
        won = self.pot * share + many * (kind.base + matadores)
        lost = many * (kind.base + np.minimum(matadores, MOST_LOST))
        columns = (
            -self.pot - lost,
            -self.pot * share - lost,
            won,
            won + many * FIRST_FIVE_PAID,
            won + many * kind.geral,
        )
        return np.stack(np.broadcast_arrays(*columns), axis=-1).astype(float)

    def to_other(self, matadores: Any) -> Any:
        """The same for one of the others, who has the codilho as often as his partner."""
        kind = KINDS[self.kind]
        won = -self.pot / self.shares - self.rate * (kind.base + matadores)
        lost = self.rate * (kind.base + np.minimum(matadores, MOST_LOST))
        columns = (
            self.pot / 2 + lost, self.pot / self.shares + lost, won, won - self.rate * FIRST_FIVE_PAID,
            won - self.rate * kind.geral,
        )  # fmt: skip
        return np.stack(np.broadcast_arrays(*columns), axis=-1).astype(float)


def paid(found: Any, table: Any) -> Any:
    """What results bring by a table of payments, a row each; between two results the middle."""
    low, high = np.floor(found).astype(int), np.ceil(found).astype(int)
    rows = np.arange(len(found))
    return (table[rows, low] + table[rows, high]) / 2


def matadores_of(rows: Any, trump: Any, feito: int) -> Any:
    """How many matadores the feito has in each row."""
    found = np.zeros(len(rows), dtype=np.int64)
    counted_matadores(rows, feito, TOPS, trump, found)
    return found


def corrected(gained: Any, found: Any, by: tuple[float, float]) -> Any:
    """As many deals are won as are won at a table, where nobody sees the others' cards."""
    won = found >= WIN - 0.25
    constant, factor = by
    share, seen = float(won.mean()), min(max(float(won.mean()), 0.02), 0.98)
    true = 1 / (1 + np.exp(-constant - factor * np.log(seen / (1 - seen))))
    if share in (0.0, 1.0):
        # What is won is about what is lost.
        return gained * (2 * true - 1 if share else 1 - 2 * true)
    return gained * np.where(won, true / share, (1 - true) / (1 - share))


def given_up(stakes: Stakes) -> float:
    """What it brings the feito to give the hand up before the first card."""
    return -stakes.pot * (1 - 1 / stakes.shares) - float(stakes.payers * stakes.rate * KINDS[stakes.kind].base)
