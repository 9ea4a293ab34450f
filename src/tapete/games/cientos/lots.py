"""Before the first hand: the cut for who is mano."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import Card
from tapete.games.cientos.ranking import HEIGHT, PACK
from tapete.games.cientos.state import LOT, C, CientosState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.deal import highest
from tapete.table.event import event
from tapete.table.phase import Stage, lot
from tapete.table.zones import Cards


@law("cie.42")
def higher(pack: Sequence[Card]) -> tuple[int, Cards]:
    """Who lifts the higher card, suits being equal, and the cards lifted; equal ranks lift again."""
    lifted = highest(pack, (0, 1), lambda card: HEIGHT[card.rank])
    assert lifted is not None, "two cards of the pack differ"
    return lifted


@law("cie.42", "cie.43")
def _drawn(state: C, seat: int, action: Action) -> C:
    """The higher card is mano and has the other deal; out of courtesy a lady is mano whatever she lifts."""
    winner, lifted = higher(action.cards)
    mano = _honoured(state, winner)
    after = _seated(state, mano).but(phase=state.game.first_phase)
    told = after.telling(event("lot", after.mano if winner == mano else after.pie, cards=lifted))
    if winner != mano:
        told = told.telling(event("courtesy", told.mano))
    return told.telling(event("first-mano", told.mano))


def _honoured(state: CientosState, winner: int) -> int:
    ladies = [seat for seat in (0, 1) if state.players[seat] in state.ladies]
    return ladies[0] if state.game.courtesy and len(ladies) == 1 else winner


def _seated(state: C, mano: int) -> C:
    """Before the first game seats are numbered from the mano; later everyone stays where he is."""
    if state.hand > 0:
        return state.but(dealer=1 - mano)
    return state.but(players=(state.players[mano], state.players[1 - mano]), dealer=1)


STAGES: dict[str, Stage[CientosState]] = {LOT: lot(lambda state: Chance("lot", PACK), _drawn, between=True)}
