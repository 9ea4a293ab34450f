"""The play of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.cards import Card
from tapete.games.revesino.pack import ACE_OF_COPAS, CABALLO, KING_OF_COPAS, SEATS, TRICKS, is_napolitana
from tapete.games.revesino.settle import paid_at_once, settled
from tapete.games.revesino.state import PLAY, R, RevesinoState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, stage

LAST_PAIR = frozenset((CABALLO, KING_OF_COPAS))


@law("rev.19", "rev.116")
def turn(state: RevesinoState) -> int:
    """The mano leads first, then whoever took the trick; each at the right of the one before."""
    return (state.leader + len(state.trick)) % SEATS


@law("rev.21", "rev.22", "rev.23", "rev.24", "rev.112", "rev.113", "rev.ad.11")
def lawful_cards(state: RevesinoState, seat: int) -> Sequence[Card]:
    """Whoever has the suit led must follow, high or low as he likes; but the four aces may renounce."""
    hand = state.hands[seat]
    if not state.trick:
        return hand
    suit = state.trick[0].card.suit
    same = [card for card in hand if card.suit is suit]
    if not same or len(same) == len(hand):
        return hand if len(hand) != len(LAST_PAIR) else _of_last_pair(state, seat)
    return hand if privileged(state, seat) else same


@law("rev.190")
def _of_last_pair(state: RevesinoState, seat: int) -> Sequence[Card]:
    """With caballo and king of copas as his last cards he takes with the caballo, unless the ace lies there."""
    hand = state.hands[seat]
    if set(hand) != LAST_PAIR or state.trick[0].card.suit is not CABALLO.suit:
        return hand
    if any(played.card is ACE_OF_COPAS for played in state.trick) or privileged(state, seat):
        return hand
    return (CABALLO,)


@law("rev.36", "rev.113", "rev.164", "rev.ad.25")
def privileged(state: RevesinoState, seat: int) -> bool:
    """Whether he holds, or began with, the four aces, and has not lost the right to renounce."""
    course = state.course
    return is_napolitana(course.held(seat)) and course.keeps_privilege(seat, len(state.taken))


def playable(state: RevesinoState, seat: int) -> list[Offer]:
    """A card for the one whose turn it is."""
    return [say("play", card) for card in lawful_cards(state, seat)]


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

STAGES: dict[str, Stage[Any]] = {PLAY: stage("play", turn, deed("play", offers=playable, do=plays), LAY_DOWN)}
