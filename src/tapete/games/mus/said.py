"""What was said or signed of the cards, and binds: in a world they are so."""

from __future__ import annotations

from tapete.games.mus.consult import TELLS
from tapete.games.mus.ranking import PUNTO, strength
from tapete.games.mus.signs import is_true
from tapete.games.mus.state import MusState, Sign, Told
from tapete.laws.mark import law
from tapete.table.zones import Cards


@law("mus.71", "mus.73", "mus.92")
def agrees(state: MusState, seat: int | None, holder: int, hand: Cards) -> bool:
    """Whether this hand is as the seat was told: by declarations, signs that it saw, and aloud where nobody lies."""
    if state.shown:
        return True
    game = state.game
    declared = [each for each in state.declared if each.seat == holder and not game.free_declarations]
    signs = [each for each in state.signs if each.seat == holder and each.held and _saw(state, seat, each)]
    told = [each for each in state.aloud if each.seat == holder and each.held and _binds(state, each)]
    if not (declared or signs or told):
        return True
    held = strength(hand, game.kings, game.real)
    return (
        all(held.has(each.lance) == each.has for each in declared)
        and all(is_true(each.kind, held, each.when.startswith(PUNTO)) for each in signs)
        and all(TELLS[each.what][1](held) for each in told)
    )


def _saw(state: MusState, seat: int | None, sign: Sign) -> bool:
    return not state.game.false_signs and (state.game.signals == "open" or seat in sign.seen)


def _binds(state: MusState, told: Told) -> bool:
    """Whether it was told of the cards where only what is true can be told."""
    lies = state.game.lies
    return (
        told.what in TELLS
        and not state.game.false_words
        and (lies == "never" or (lies == "before-cut" and bool(told.lance)))
    )
