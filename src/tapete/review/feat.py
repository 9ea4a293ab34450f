"""What a move was, in the words of whoever tells of it: which kind of decision, and what it did to the trick."""

from __future__ import annotations

from tapete.cards import Card
from tapete.review.decisions import PLAY, Decision, picks
from tapete.review.told import Feat, Kind
from tapete.table.tricks import TrickState

Did = tuple[Feat, Card | None, int | None]
"""What was done, to which card that was winning, of whom."""


def kind_of(made: Decision) -> Kind:
    """Under which head it is counted."""
    state = made.before
    if made.action.word == PLAY and isinstance(state, TrickState):
        return "covering" if state.trick else "leads"
    mixture = state.game.contents.mixture
    if mixture is not None and mixture(made.view, made.action) is not None:
        return "betting"
    return "discards" if picks(made) else "bidding"


def feat_of(made: Decision) -> Did:
    """What it did."""
    state, cards = made.before, made.action.cards
    if made.action.word != PLAY or not isinstance(state, TrickState):
        return ("discarded" if picks(made) else "said"), None, None
    return ("led", None, None) if not state.trick else _to_the_trick(state, made.seat, cards[0])


def _to_the_trick(state: TrickState, seat: int, card: Card) -> Did:
    order, trick = state.play.order, [played.card for played in state.trick]
    holding = state.trick[order.winner(trick)]
    over, whose = holding.card, holding.seat
    friends = whose in state.play.friends.get(seat, ())
    if order.winner([*trick, card]) == len(trick):
        if friends:
            return "overtook-partner", over, whose
        return ("overtook" if card.suit is trick[0].suit else "ruffed"), over, whose
    could = any(order.winner([*trick, each]) == len(trick) for each in state.lawful_cards(seat))
    if friends:
        return ("spared-partner" if could else "followed"), over, whose
    if could:
        return "ducked", over, whose
    return ("followed" if card.suit is trick[0].suit else "threw"), over, whose
