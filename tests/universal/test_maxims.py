"""A book's player goes by rows: each can be left out, none that was left out is followed, and nothing else is cited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tapete
from tapete.bots import maxims
from tapete.errors import BadOption
from tapete.laws import laws
from tapete.laws.trace import named_in_code
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import game_class
from tapete.table.player import Choice, Ear, Reader
from tapete.table.state import State
from tests.universal.tables import ALL_TABLES, short

SOURCE = Path(tapete.__file__).parent
NAMES = [pytest.param(name, id=name) for name in tapete.REGISTRY if "treatise" in game_class(name).levels]
BOOKS = sorted({game_class(name).folder for name in tapete.REGISTRY})
EACH = 32
"""So many laws are left out at once, so that one match tries several."""
MOVES = 250


def rows(name: str) -> dict[str, set[str]]:
    """The laws of the game's maxims, for each decision."""
    return {of: {law for row in rows for law in row.laws} for of, rows in maxims(tapete.game(name)).items()}


def every(name: str) -> list[str]:
    return sorted(set().union(*rows(name).values()))


def choices(name: str, table: str, without: frozenset[str], seed: int) -> Iterator[Choice]:
    """A match by players who leave these out, as far as it is followed; it always goes on."""
    rules = tapete.game(name, table, **dict(short(name)))
    make = rules.contents.player
    assert make is not None
    readers: list[Reader] = [make(seed + person, without) for person in range(rules.seats)]
    state, ears, deck = rules.start(), [Ear(person) for person in range(rules.seats)], Seeded(str(seed).encode())
    for _ in range(MOVES):
        if state.over:
            return
        if state.chance is not None:
            state = state.apply(TABLE, deck.outcome(state.chance))
            continue
        seat, choice = _next(state, ears, readers)
        yield choice
        state = state.apply(seat, choice.action)


def _next(state: State, ears: list[Ear], readers: list[Reader]) -> tuple[int, Choice]:
    for seat in state.acting():
        person = state.players[seat]
        view = ears[person].view(state)
        choice = readers[person].choose(view) if seat == state.turn else readers[person].notice(view)
        if choice is not None:
            return seat, choice
    raise AssertionError("nobody did anything")


@ALL_TABLES
def test_what_is_cited_is_a_row_and_nothing_that_was_left_out(name: str, table: str) -> None:
    known = every(name)
    lot = Random(f"{name}/{table}")
    lot.shuffle(known)
    for first in range(0, len(known), EACH):
        without = frozenset(known[first : first + EACH])
        cited = {choice.maxim for choice in choices(name, table, without, first)} - {None}
        assert cited <= {*known} - without


@pytest.mark.parametrize("name", NAMES)
def test_without_any_of_them_it_plays_by_plain_sense(name: str) -> None:
    without = frozenset(every(name))
    assert {choice.maxim for choice in choices(name, "guided", without, 1)} == {None}


@pytest.mark.parametrize("name", NAMES)
def test_each_can_be_left_out_by_name(name: str) -> None:
    rules = tapete.game(name)
    assert all(tapete.bots.bot("treatise", rules, without={law}) for law in every(name))
    with pytest.raises(BadOption, match="follows no maxim xyz"):
        tapete.bots.bot("treatise", rules, without={"xyz.1"})
    with pytest.raises(BadOption, match="follows no maxim"):
        tapete.bots.bot("random", rules, without=every(name)[:1])


@pytest.mark.parametrize("book", BOOKS)
def test_every_advice_that_the_player_names_is_a_row(book: str) -> None:
    games = [name for name in tapete.REGISTRY if game_class(name).folder == book]
    known = set().union(*(every(name) for name in games))
    named = named_in_code(SOURCE / "games" / book)
    advice = {law.id for law in laws(book).values() if law.force == "advice"}
    followed = {law for law in advice if any(_of_the_player(place) for place in named.get(law, ()))}
    assert followed <= known
    assert advice & known <= followed, "what is a row can be found in the code"
    assert known <= set(laws(book)), "every row names laws of its book"


def _of_the_player(place: str) -> bool:
    path = Path(place.rpartition(":")[0])
    return path.parent.name == "advice" or path.name in ("advice.py", "reading.py", "stakes.py", "worth.py")
