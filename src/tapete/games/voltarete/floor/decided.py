"""What the tricks made have decided already, and what the hand is worth."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import (
    BEATEN,
    CODILHO,
    GRANTED,
    NOTHING,
    PLAYED,
    REPOSTA,
    WIN,
    Ending,
    Result,
    result,
)
from tapete.games.voltarete.floor.names import FEITO, OPPONENT
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import HAND, KINDS, MOST_LOST, TREZE, matadores
from tapete.games.voltarete.settle import FIRST_TRICKS
from tapete.laws.mark import law
from tapete.table.row import replaced


def part(state: Floor, seat: int) -> str:
    """The feito, or one of his opponents."""
    return FEITO if seat == state.feito else OPPONENT


def loss(state: Floor) -> int:
    """What the feito loses to each by a reposta."""
    assert state.trump is not None
    rate = 2 if state.trump is state.game.favorita else 1
    return rate * (KINDS[state.kind].base + min(MOST_LOST, matadores(state.started(state.maker), state.trump)))


def base(state: Floor) -> int:
    """What the game pays each way."""
    return KINDS[state.kind].base * (2 if state.trump is state.game.favorita else 1)


@law("vol.II.15.10")
def _best_pile(state: Floor) -> int:
    """The tricks of the best opponent; against the thirteen all have one heap."""
    piles = [state.tricks[seat] for seat in state.opponents]
    return sum(piles) if state.kind == TREZE else max(piles)


@law("vol.II.12.18")
def is_decided(state: Floor) -> bool:
    """Whether the hand is over, or the tricks made have already settled who wins."""
    if state.ending is not None:
        return True
    made = state.tricks
    left = HAND - len(state.taken)
    top = _best_pile(state)
    return made[state.maker] > top + left or top > made[state.maker] + left


@law("vol.II.1.8")
def _possible(state: Floor) -> set[Result]:
    """What may come of the hand, whoever makes the tricks that are left."""
    over = state if state.ending is not None else state.but(ending=Ending(PLAYED))
    hand, left = state.judged(settle.facts(over)), 0 if over is state else HAND - len(state.taken)
    ways = [replaced(hand.tricks, seat, hand.tricks[seat] + left) for seat in state.active]
    return {Result(REPOSTA) if hand.how == GRANTED else result(replace(hand, tricks=tricks)) for tricks in ways}


def is_codilho(state: Floor) -> bool:
    """Whether the feito has lost by codilho, whoever makes the tricks that are left."""
    return {found.kind for found in _possible(state)} == {CODILHO}


@law("vol.II.1.8")
def fixed(state: Floor) -> Result | None:
    """What the tricks made have given already, if the others can change nothing of it."""
    possible = _possible(state)
    return possible.pop() if len(possible) == 1 else None


@law("vol.II.1.8")
def is_anothers(state: Floor, found: Result | None, seat: int) -> bool:
    """Whether somebody else gains by this result: the feito by a win, by a codilho who has it, else who is paid."""
    if found is None or found.kind == NOTHING:
        return False
    paid = {WIN: (state.maker,), CODILHO: found.codilho, BEATEN: found.codilho}.get(found.kind, state.opponents)
    return any(each != seat for each in paid)


def has_sure_trumps(state: Floor) -> bool:
    """Whether the tricks that the feito has made, with trumps that nothing can beat, come to five."""
    assert state.trump is not None
    power, feito = state.order.power, state.maker
    out = [card for seat in state.active if seat != feito for card in state.hands[seat]]
    out += [card for heap in (*state.discards, *state.packets, state.leftovers, state.stock) for card in heap]
    highest = max((power[card] for card in out), default=-1)
    sure = [card for card in state.hands[feito] if state.order.suit[card] is state.trump and power[card] > highest]
    return state.tricks[feito] + len(sure) >= FIRST_TRICKS


@law("vol.II.12.2")
def is_safe(state: Floor) -> bool:
    """Whether the feito wins without having seen those cards: by tricks made and trumps that nothing can beat."""
    return has_sure_trumps(state) or is_decided(state)
