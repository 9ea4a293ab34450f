"""How the Malillas are thought about: points are what is paid, but for the capote and what sleeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tapete.cards import Card
from tapete.games.malilla import policies
from tapete.games.malilla.settle import Count, points, result
from tapete.games.malilla.state import MalillaState
from tapete.table.aim import Aim
from tapete.table.mind import Mind

OWN, OTHERS = 0, 1


def pays(state: MalillaState, aim: Aim) -> Mapping[int, float]:
    """What each number of further points, or half points, brings the side to play, at the single rate."""
    halves, side = 2 if aim.doubled else 1, state.side(state.to_play())
    own = [trick for trick in state.taken if state.side(trick.holder) == side]
    had = _counted(state, [card for trick in own for card in trick.cards], halves)
    gone = [played.card for played in state.plays]
    left = [card for seat in state.active for stack in state.stacks(seat) for card in stack]
    whole = _counted(state, [*gone, *left], halves)
    made = (len(own) == len(state.taken), not own)
    return {value: _paid(state, had + value, whole, halves, made) for value in range(whole - had + 1)}


def rate(state: MalillaState) -> float:
    """How many times that is paid."""
    return float(state.rate)


def _counted(state: MalillaState, cards: Sequence[Card], halves: int) -> int:
    """What these cards count with their tricks, of which one of two cards is half a point."""
    return halves * points(cards, 0) + len(cards) // state.variant.players


def _paid(state: MalillaState, own: int, whole: int, halves: int, made: tuple[bool, bool]) -> float:
    """What so many bring; all of them, or none, are a capote to one who has made every trick so far."""
    variant, game = state.variant, state.game
    mine, theirs = own == whole and made[0], own == 0 and made[1]
    if variant.single:
        return float(game.capote) if mine else float(own - variant.share)
    sweeper = OWN if mine else OTHERS if theirs else None
    # Half a point that is left over counts for nobody.
    count = Count((OWN, OTHERS), {OWN: own // halves, OTHERS: (whole - own) // halves}, sweeper)
    return float(result(variant, count, game.sleeping, game.capote)[OWN])


PAIRS = Mind(pays=pays, rate=rate, learned=policies.PAIRS, worlds=2000, exact_from=6, searched=60, margin=0.1)
ALONE = replace(PAIRS, worlds=1000)

MINDS = {
    "malilla": PAIRS,
    # A search takes all others for one: of four players that is farther from the truth than a hand played out.
    "malilla-barrotada": replace(ALONE, learned=policies.BARROTADA, exact_from=0),
    "malilla-coja": replace(ALONE, learned=policies.COJA, exact_from=5),
    "malilla-vistas": replace(PAIRS, learned=policies.VISTAS, worlds=500, exact_from=10),
    "malilla-cubiertas": replace(PAIRS, learned=policies.CUBIERTAS, worlds=400, exact_from=9, searched=100),
}
