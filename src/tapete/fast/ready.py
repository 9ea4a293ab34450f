"""Compiling beforehand: once for every edition of the kernels, with a word about it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache

from tapete.cards import PACK_48, cards
from tapete.fast.compiled import alone, folder
from tapete.table.play import Play, plain_order

Told = Callable[[str, int, int], None]
"""Who is told what is being compiled now, and how many of how many it is."""

_under_way: list[bool] = []


def is_ready() -> bool:
    """Whether all is compiled already, by this or another process."""
    return (folder() / "ready").exists()


@cache
def ready() -> None:
    """See to it that all is compiled; who must wait for it is told so."""
    if not _under_way and not is_ready():
        warm(_said)


def warm(told: Told | None = None) -> None:
    """Compile what is not compiled yet."""
    _under_way.append(True)
    try:
        with alone():
            if not is_ready():
                _compile(told)
    finally:
        _under_way.pop()


def _compile(told: Told | None) -> None:
    parts: Sequence[tuple[str, Callable[[], object]]] = (
        ("worlds", _worlds),
        ("playouts", _playouts),
        ("steps", _steps),
        ("search", _search),
        ("ends", _ends),
    )
    for number, (name, run) in enumerate(parts, 1):
        if told is not None:
            told(name, number, len(parts))
        run()
    try:
        folder().mkdir(parents=True, exist_ok=True)
        (folder() / "ready").touch()
    except OSError:
        # Where nothing can be kept it is compiled again next time.
        return


def _said(name: str, number: int, of: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if number == of else ""
        print(f"\rtapete: compiling, once: {name} ({number}/{of}) ", end=end, file=sys.stderr, flush=True)


# Every kernel is called once, with a hand of two cards.


def _worlds() -> None:
    from tapete.fast.deals import hidden, worlds
    from tapete.fast.tables import tables

    made = tables(_play())
    worlds(made, hidden(made, cards("1O 2O 3O"), {0: 1, 1: 1}, {}, {}), 1)


def _playouts() -> None:
    from tapete.fast.playouts import playouts
    from tapete.fast.position import position
    from tapete.fast.retrace import retrace
    from tapete.fast.tables import tables
    from tapete.fast.weights import POLICY

    made = tables(_play())
    here = position(made, {0: cards("1O"), 1: cards("2O")}, 0)
    playouts(made, here, policy=POLICY)
    retrace(made, here, cards("1O 2O"))


def _steps() -> None:
    from tapete.fast.position import position
    from tapete.fast.stepping import Batch
    from tapete.fast.tables import tables

    made = tables(_play())
    Batch([(made, position(made, {0: cards("1O"), 1: cards("2O")}, 0))])


def _search() -> None:
    from tapete.fast.position import position
    from tapete.fast.solver import Kept, Search
    from tapete.fast.tables import tables
    from tapete.table.aim import Aim

    made = tables(_play())
    search = Search(made, Aim(most=frozenset({0})), Kept(1))
    here = position(made, {0: cards("1O 3O"), 1: cards("2O 4O")}, 0)
    search.values(here)
    search.values_in(here, here.hands.reshape(1, 4))
    search.line(here, 0)


def _ends() -> None:
    from tapete.fast.outcomes import Outcomes
    from tapete.fast.position import position
    from tapete.fast.tables import tables
    from tapete.table.facts import Facts, by_ledger

    made = tables(_play())
    here = position(made, {0: cards("1O 3O"), 1: cards("2O 4O")}, 0)
    outcomes = Outcomes(made, Facts(gains=by_ledger, tricks=True), here, (0, 0), (), 1)
    ways = outcomes.ways(100)
    outcomes.like([(0, 0)] * len(ways))
    outcomes.end(cards("1O"))


def _play() -> Play:
    return Play((0, 1), plain_order(range(12, 0, -1), PACK_48, None), trick=1)
