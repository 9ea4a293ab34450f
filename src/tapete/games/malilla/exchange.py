"""The exchange of the closed game for two: mano, then the dealer, once each."""

from __future__ import annotations

from tapete.games.malilla.state import EXCHANGE, PLAY, MalillaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Pick, Prompt
from tapete.table.phase import Phase
from tapete.table.row import replaced


def turn(state: MalillaState) -> int:
    """Mano first, then the dealer."""
    return state.active[len(state.exchanged)]


@law("mal.cubiertas.4")
def most(state: MalillaState, seat: int) -> int:
    """As many as suit him, as far as the stock goes; a limit agreed on binds the mano only."""
    possible = min(len(state.stock), len(state.hands[seat]), state.variant.each)
    limit = state.game.exchange_limit
    return min(possible, limit) if isinstance(limit, int) and seat == state.mano else possible


def prompt(state: MalillaState, seat: int) -> Prompt | None:
    """He says at once which cards he throws away."""
    if seat != turn(state):
        return None
    return Prompt("discard", (Pick("discard", state.hands[seat], 0, most(state, seat)),))


def act(state: MalillaState, seat: int, action: Action) -> MalillaState:
    """He lays them face down aside, then draws as many from the top, unseen before."""
    thrown = action.cards
    drawn = state.stock[: len(thrown)]
    kept = tuple(card for card in state.hands[seat] if card not in thrown)
    exchanged = (*state.exchanged, len(thrown))
    return state.but(
        phase=PLAY if len(exchanged) == state.variant.players else EXCHANGE,
        hands=replaced(state.hands, seat, (*kept, *drawn)),
        discards=replaced(state.discards, seat, thrown),
        stock=state.stock[len(thrown) :],
        exchanged=exchanged,
    ).telling(event("exchanged", seat, number=len(thrown)), event("drew", seat, to=(seat,), cards=drawn))


PHASES: dict[str, Phase[MalillaState]] = {EXCHANGE: Phase(turn=turn, prompt=prompt, act=act)}
