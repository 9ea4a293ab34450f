"""Who kept silent of a card too many when the feito asked at a geral: whether the geral was won by his last card."""

from __future__ import annotations

from tapete.games.voltarete.floor.names import SILENT
from tapete.games.voltarete.floor.righting import with_card, won_by
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.settle import geral_made
from tapete.laws.mark import law
from tapete.table.floor import Case, Slip
from tapete.table.option import Value
from tapete.table.view import Played


@law("vol.II.14.7")
def silent_case(state: Floor, accused: int, slip: Slip) -> Case:
    """Whether the geral was won by asking for that card, would have been won with either, or was lost."""
    both = len([each for each in state.slips if each.what == SILENT]) > 1
    facts: dict[str, Value] = {"geral_won": _how_won(state, accused), "both_silent": both, "pot": state.penalty}
    return Case("silent-at-geral", accused, facts, slip)


def _how_won(state: Floor, accused: int) -> str:
    if not geral_made(state):
        return "lost"
    asked = dict(state.at_geral.cards).get(accused)
    if asked is None or len(state.taken) < HAND - 1:
        return "anyway"
    last = _last_trick(state)
    cards = (asked, *state.hands[accused])
    won = {card: won_by(state, with_card(last, accused, card)) == state.maker for card in cards}
    return "by-it" if won[asked] and not all(won.values()) else "anyway"


def _last_trick(state: Floor) -> tuple[Played, ...]:
    """The last trick; if the hand was laid down before its end, as everybody would have played to it."""
    if len(state.taken) == HAND:
        return state.taken[-1].plays
    asked = dict(state.at_geral.cards)
    return (*state.trick, *(Played(seat, asked.get(seat, state.hands[seat][0])) for seat in state.due))
