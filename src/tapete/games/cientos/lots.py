"""Before the first hand: the cut for who is mano."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import Card
from tapete.games.cientos.ranking import HEIGHT, PACK
from tapete.games.cientos.state import LOT, CientosState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.phase import Phase


def _chance(state: CientosState) -> Chance:
    return Chance("lot", PACK)


@law("cie.42")
def higher(pack: Sequence[Card]) -> tuple[int, tuple[Card, ...]]:
    """Who lifts the higher card, suits being equal, and the cards lifted; equal ranks lift again."""
    for used in range(0, len(pack), 2):
        first, second = HEIGHT[pack[used].rank], HEIGHT[pack[used + 1].rank]
        if first != second:
            return int(second > first), tuple(pack[: used + 2])
    raise AssertionError("two cards of the pack differ")


@law("cie.42", "cie.43")
def _drawn(state: CientosState, seat: int, action: Action) -> CientosState:
    """The higher card is mano and has the other deal; out of courtesy a lady is mano whatever she lifts."""
    winner, lifted = higher(action.cards)
    mano = _honoured(state, winner)
    after = seated(state, mano)
    told = after.telling(event("lot", after.mano if winner == mano else after.pie, cards=lifted))
    if winner != mano:
        told = told.telling(event("courtesy", told.mano))
    return told.telling(event("first-mano", told.mano))


def _honoured(state: CientosState, winner: int) -> int:
    ladies = [seat for seat in (0, 1) if state.players[seat] in state.ladies]
    return ladies[0] if state.game.courtesy and len(ladies) == 1 else winner


def seated(state: CientosState, mano: int) -> CientosState:
    """Before the first game seats are numbered from the mano; later everyone stays where he is."""
    if state.hand > 0:
        return _ready(state, 1 - mano)
    return _ready(state.but(players=(state.players[mano], state.players[1 - mano])), 1)


def _ready(state: CientosState, dealer: int) -> CientosState:
    return state.but(dealer=dealer, phase=state.game.first_phase)


PHASES: dict[str, Phase[CientosState]] = {LOT: Phase(chance=_chance, act=_drawn)}
