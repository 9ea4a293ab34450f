"""The play of the cards."""

from __future__ import annotations

from typing import Any

from tapete.games.revesino.pack import SEATS, TRICKS
from tapete.games.revesino.settle import paid_at_once, settled
from tapete.games.revesino.state import PLAY, R, RevesinoState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, stage
from tapete.table.tricks import playable, to_play


@law("rev.114", "rev.116", "rev.ad.12", "rev.126")
def plays(state: R, seat: int, action: Action) -> R:
    """A card is laid; the highest of the suit takes the trick and leads to the next, and after the last it is paid."""
    [card] = action.cards
    after = state.laid(seat, card)
    if len(after.trick) < SEATS:
        return after
    taken = paid_at_once(after.taken_up())
    return taken if len(taken.taken) < TRICKS else settled(taken)


# Laying down one's cards.


@law("rev.199", "rev.200")
def may_lay_down(state: RevesinoState, seat: int) -> list[Offer]:
    """Between two tricks somebody may lay his cards down, as though the hand were over."""
    if state.trick or not state.hands[seat] or any(place == seat for place, _ in state.laid_down):
        return []
    return [say("lay-down", grave=True)]


def lays_down(state: R, seat: int, action: Action) -> R:
    """The hand is played on, with his cards face up."""
    after = state.but(laid_down=(*state.laid_down, (seat, len(state.taken))))
    return after.telling(event("lays-down", seat, cards=state.hands[seat]))


LAY_DOWN = beside("lay-down", offers=may_lay_down, do=lays_down, agreed=lambda game: game.lay_down)

STAGES: dict[str, Stage[Any]] = {PLAY: stage("play", to_play, deed("play", offers=playable, do=plays), LAY_DOWN)}
