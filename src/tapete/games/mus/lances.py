"""The lances in their order, the declarations of pares and juego, and how each lance opens and closes."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.mus import settle
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO
from tapete.games.mus.state import DECLARE_JUEGO, DECLARE_PARES, SEATS, Declared, MusState, Outcome, pair_of
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.phase import Stage, deed, stage

# The order of the lances.


@law("mus.42", "mus.70")
def lances_begin(state: MusState) -> MusState:
    """Grande comes first, and the mano opens it."""
    return lance_opens(state.but(early=()), GRANDE)


@law("mus.70")
def lance_opens(state: MusState, lance: str) -> MusState:
    """All who take part may bet; Pares and Juego have been announced with the declarations."""
    told = () if lance in (PARES, JUEGO) else (event("lance", state.mano, lance=lance),)
    return state.but(phase=lance, passed=(), out=(), events=(*state.events, *told))


@law("mus.49", "mus.70")
def lance_closed(state: MusState, outcome: Outcome) -> MusState:
    """The next lance opens, or the hand is over and is counted."""
    return NEXT[outcome.lance](state.but(closed=(*state.closed, outcome), bet=None, early=()))


# Declarations.


@law("mus.71", "mus.73")
def declarations(state: MusState, lance: str) -> MusState:
    """Each says in turn whether he has pares, or juego: as it is, or where they are free as he says it is."""
    asked = state.telling(event("lance", state.mano, lance=lance))
    if state.game.free_declarations:
        return asked.but(phase=f"declare-{lance}")
    return declared(asked, *[Declared(lance, seat, state.strength(seat).has(lance)) for seat in state.order])


def declared(state: MusState, *said: Declared) -> MusState:
    """All have heard it; after the fourth the lance begins."""
    told = [event("declares", one.seat, lance=one.lance, word="sí" if one.has else "no") for one in said]
    after = state.but(declared=(*state.declared, *said), events=(*state.events, *told))
    return after if len(after.declared) % SEATS else all_declared(after, said[-1].lance)


@law("mus.35", "mus.72", "mus.73", "mus.74")
def all_declared(state: MusState, lance: str) -> MusState:
    """There is betting if each pair has somebody who can answer; if nobody has juego, it is played for the punto."""
    pairs = {pair_of(seat) for seat in state.taking_part(lance)}
    if len(pairs) == 2:
        return lance_opens(state, lance)
    if not pairs and lance == JUEGO:
        return lance_opens(state, PUNTO)
    if not pairs:
        return lance_closed(state, Outcome(lance, "nobody"))
    return lance_closed(state, Outcome(lance, "unopposed", pair=pairs.pop()))


NEXT: dict[str, Callable[[MusState], MusState]] = law("mus.70")(
    {
        GRANDE: lambda state: lance_opens(state, CHICA),
        CHICA: lambda state: declarations(state, PARES),
        PARES: lambda state: declarations(state, JUEGO),
        JUEGO: settle.hand_over,
        PUNTO: settle.hand_over,
    }
)
"""What follows each lance."""


def _declaring(lance: str) -> Stage[MusState]:
    def declares(state: MusState, seat: int, action: Action) -> MusState:
        return declared(state, Declared(lance, seat, action.word == "sí"))

    # Each in turn from the mano.
    return stage(
        f"declare-{lance}", lambda state: state.order[len(state.declared) % SEATS], deed("sí", "no", do=declares)
    )


STAGES: dict[str, Stage[MusState]] = {DECLARE_PARES: _declaring(PARES), DECLARE_JUEGO: _declaring(JUEGO)}
