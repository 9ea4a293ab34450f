"""Asking for the fourth: of a three that might have been a fourteen, which card is missing."""

from __future__ import annotations

from tapete.cards import Card, Suit
from tapete.games.cientos.ranking import SET_RANKS, SETS
from tapete.games.cientos.state import C, CientosState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.row import replaced


@law("cie.119")
def questions(state: CientosState, seat: int) -> tuple[Offer, ...]:
    """Of a three that might have been a fourteen, which card is missing? Who has that card himself does not ask.

    Nor does the mano of what the pie will name only after the lead.
    """
    if seat == state.mano and state.contests[SETS].deferred:
        return ()
    own = {card.rank for card in (*state.hands[seat], *state.discards[seat], *state.seen[seat])}
    ranks = {name: rank for rank, name in SET_RANKS.items()}
    return tuple(say("pregunto", name) for name in state.threes[1 - seat] if ranks[name] not in own)


@law("cie.119")
def asked(state: C, seat: int, action: Action) -> C:
    """The other must say truly which of the four he does not hold."""
    name, other = str(action.arguments[0]), 1 - seat
    rank = next(rank for rank, word in SET_RANKS.items() if word == name)
    held = (*state.hands[other], *(played.card for played in state.trick))
    missing = [suit for suit in Suit if Card.parse(f"{rank}{suit.value}") not in held]
    answer = event("missing", other, rank=name, suit=missing[0].word) if missing else event("none-missing", other)
    left = tuple(each for each in state.threes[other] if each != name)
    return state.but(threes=replaced(state.threes, other, left)).telling(event("asks", seat, rank=name), answer)
