"""What was announced, and what silence tells: in a world the hands are so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tapete.cards import Card, Suit
from tapete.games.cientos.ranking import POINT, SET_RANKS, combinations, heard_as
from tapete.games.cientos.state import PLAY, CientosState
from tapete.laws.mark import law
from tapete.table.game import OPEN
from tapete.table.zones import Cards


@law("cie.95", "cie.ad.5.1", "cie.119")
def agrees(state: CientosState, seat: int | None, holder: int, hand: Cards) -> bool:
    """Whether this hand is as its holder has announced it; at the open table anything can be said."""
    if state.game.table == OPEN or state.between_hands or state.over:
        return True
    return _is_so(state, holder, state.began_with(holder, hand))


def _is_so(state: CientosState, seat: int, hand: Cards) -> bool:
    """Whether the hand has the suit that was named for the lead, what was announced, and lacks what is missing."""
    if state.named is not None and seat == state.mano and all(card.suit is not state.named for card in hand):
        return False
    announced = all(_announced(state, seat, hand, stage) for stage in range(len(state.contests)))
    return announced and all(_missing(hand, rank) == suit for rank, suit in _answers(state, seat))


@law("cie.99", "cie.110", "cie.111", "cie.112")
def _announced(state: CientosState, seat: int, hand: Cards, stage: int) -> bool:
    """Whether the hand has what was named; and nothing greater, where that would have had to be named."""
    contest, own = state.contests[stage], combinations(hand, stage)
    named, against = contest.named[seat], contest.named[1 - seat]
    if contest.deferred and seat == state.pie:
        return contest.winner != seat or bool(own and own[0].strength > against[0].strength)
    if named:
        if heard_as(named, hand, stage, state.laid_out(seat)) is None:
            return False
        may_hide = state.game.silence if stage == POINT else state.game.names_lesser
        return may_hide or named[0].strength == own[0].strength
    answered = contest.left if seat == state.mano else contest.winner is not None
    spoken = answered or stage < state.stage or state.phase == PLAY
    if state.game.silence or not spoken or not own:
        return True
    return bool(against) and seat == state.pie and own[0].strength < against[0].strength


def _answers(state: CientosState, seat: int) -> Iterator[tuple[str, str]]:
    """Of which rank the seat was asked in this hand which card is missing, and what it said."""
    for asks, answer in pairwise(state.events[state.hand_event :]):
        if asks.key == "asks" and answer.seat == seat:
            yield str(asks.get("rank")), str(answer.get("suit") or "")


def _missing(hand: Cards, name: str) -> str:
    rank = next(rank for rank, word in SET_RANKS.items() if word == name)
    return next((suit.word for suit in Suit if Card.parse(f"{rank}{suit.value}") not in hand), "")
