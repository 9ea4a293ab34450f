"""The exchange of the closed game for two: mano, then the dealer, once each."""

from __future__ import annotations

from typing import Any

from tapete.cards import Card
from tapete.games.malilla.state import EXCHANGE, PLAY, M, MalillaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Pick
from tapete.table.phase import Stage, deed, stage
from tapete.table.row import replaced


def turn(state: MalillaState) -> int:
    """Mano first, then the dealer."""
    return state.active[len(state.exchanged)]


@law("mal.cubiertas.4")
def discards(state: MalillaState, seat: int) -> list[Offer]:
    """He says at once which cards he throws away."""
    return [Pick("discard", state.hands[seat], 0, most(state, seat))]


@law("mal.cubiertas.4")
def most(state: MalillaState, seat: int) -> int:
    """As many as suit him, as far as the stock goes; a limit agreed on binds the mano only."""
    possible, limit = min(len(state.stock), len(state.hands[seat]), state.variant.each), state.game.exchange_limit
    return min(possible, limit) if isinstance(limit, int) and seat == state.mano else possible


def exchange(state: M, seat: int, action: Action) -> M:
    """He lays them face down aside, then draws as many from the top, unseen before."""
    return drawn(thrown(state, seat, action.cards), seat, len(action.cards))


def thrown(state: M, seat: int, cards: tuple[Card, ...]) -> M:
    """The cards lie aside."""
    kept = tuple(card for card in state.hands[seat] if card not in cards)
    return state.but(hands=replaced(state.hands, seat, kept), discards=replaced(state.discards, seat, cards))


def drawn(state: M, seat: int, number: int) -> M:
    """So many of the stock are his; when both have drawn the play begins."""
    cards = state.stock[:number]
    return exchanged(
        state.but(
            hands=replaced(state.hands, seat, (*state.hands[seat], *cards)),
            stock=state.stock[number:],
            exchanged=(*state.exchanged, number),
        )
    ).telling(event("exchanged", seat, number=number), event("drew", seat, to=(seat,), cards=cards))


def exchanged(state: M) -> M:
    """The next exchange, or the play."""
    return state.but(phase=PLAY if len(state.exchanged) == state.variant.players else EXCHANGE)


STAGES: dict[str, Stage[Any]] = {EXCHANGE: stage("discard", turn, deed("discard", offers=discards, do=exchange))}
