"""From a State to a position on masks, and from a card to the state after it."""

from __future__ import annotations

from tapete.cards import Card
from tapete.fast import Position, Tables, position
from tapete.table.tricks import TrickState


def seen(made: Tables, state: TrickState) -> Position:
    """The state as a position on masks."""
    play = made.play
    piles = {seat: state.stacks(seat) for seat in play.seats} if play.piled else None
    trick = [(played.seat, played.card) for played in state.trick]
    return position(made, {seat: state.holding(seat) for seat in play.seats}, state.leader, trick, piles)


def played(state: TrickState, card: Card) -> TrickState:
    """The state after this card, the trick taken up if it is full, and nothing paid."""
    laid = state.laid(state.to_play(), card)
    return laid.taken_up() if len(laid.trick) == len(laid.play.seats) else laid
