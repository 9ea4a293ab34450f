"""What anyone may do beside the turn: signs and glances, words out of turn, the claim of a deje."""

from __future__ import annotations

from tapete.games.mus import count, early, signs
from tapete.games.mus.state import DISCARD, MusState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.offer import Offer, Prompt
from tapete.table.phase import Phase


@law("mus.88")
def with_asides(phase: Phase[MusState]) -> Phase[MusState]:
    """The phase with what this table allows beside it; at a plain table nothing but the calls in turn."""

    def prompt(state: MusState, seat: int) -> Prompt | None:
        own = phase.prompt(state, seat)
        return with_offers(state, seat, own) if state.game.asides else own

    def act(state: MusState, seat: int, action: Action) -> MusState:
        if action.word in ("sign", "watch"):
            return signs.act(state, seat, action)
        if action.word == "claim":
            return count.claim(state, seat, str(action.arguments[0]))
        if seat != phase.turn(state):
            return early.act(state, seat, action)
        return phase.act(early.spent(state, seat), seat, action)

    return Phase(turn=phase.turn, prompt=prompt, act=act)


def with_offers(state: MusState, seat: int, own: Prompt | None) -> Prompt | None:
    """What the seat is asked, bound by what it said, and what it may do unasked."""
    beside: list[Offer] = [*count.claims(state, seat), *signs.offers(state, seat)]
    if own is None:
        beside += early.offers(state, seat)
        return Prompt("aside", tuple(beside)) if beside else None
    asked = own if state.phase == DISCARD else early.bound(state, seat, own)
    return Prompt(asked.key, (*asked.offers, *beside))
