"""Before the first hand: who deals it."""

from __future__ import annotations

from typing import Any

from tapete.games.zanga.state import FIRST_DEAL, Z
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.deal import highest
from tapete.table.event import event
from tapete.table.matadores import PACK
from tapete.table.phase import Stage, lot


@law("zan.art.12")
def _lifted(state: Z, seat: int, action: Action) -> Z:
    """The first player of each pair lifts a card; the higher number deals, whatever the card is worth in play."""
    found = highest(action.cards, (0, 1), lambda card: card.rank)
    assert found is not None, "two cards of the pack differ"
    dealer, lifted = found
    told = state.telling(event("lot-deal", dealer, cards=lifted), event("first-dealer", dealer))
    return told.but(dealer=dealer, phase=state.game.first_phase)


STAGES: dict[str, Stage[Any]] = {FIRST_DEAL: lot(lambda state: Chance("lot", PACK), _lifted)}
