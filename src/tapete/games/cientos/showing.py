"""What was announced is laid open, as far as the custom of the table demands it."""

from __future__ import annotations

from tapete.games.cientos.ranking import KINDS, SETS, Combination, arranged
from tapete.games.cientos.state import C, CientosState
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.row import replaced


def show(state: C, seat: int, combination: Combination) -> C:
    """At the guided table whatever must be shown is."""
    return state if state.game.shows_himself else laid_open(state, seat, combination)


@law("cie.117")
def must_be_shown(state: CientosState, combination: Combination) -> bool:
    """Fourteens and threes are only named where that is the custom."""
    return state.game.sets_shown or combination.kind not in KINDS[SETS]


@law("cie.102", "cie.103", "cie.114", "cie.115")
def laid_open(state: C, seat: int, combination: Combination) -> C:
    """The cards are laid open for all to see."""
    if not must_be_shown(state, combination):
        return state
    new = tuple(card for card in combination.cards if card not in state.shown[seat])
    shown = state.but(shown=replaced(state.shown, seat, arranged((*state.shown[seat], *new))))
    return shown.telling(event("shows", seat, cards=combination.cards))
