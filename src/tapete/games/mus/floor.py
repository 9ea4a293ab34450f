"""The open table: the pack can be cut badly, a card can be turned up, and what was wrong must be noticed in time.

Declarations are the players' own there, stones must be claimed, words can be said out of turn and signs can be false.
"""

from __future__ import annotations

from tapete.cards import cut
from tapete.games.mus.deal import dealt, lifted
from tapete.games.mus.judge import bad_cut
from tapete.games.mus.ranking import PACK
from tapete.games.mus.state import CUT, MusState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Number, Offer, Prompt, say
from tapete.table.phase import Phase

PACK_CUT = "pack-cut"


def cut_turn(state: MusState) -> int:
    """The cutter is awaited."""
    return state.cutter


@law("mus.19")
def cut_prompt(state: MusState, seat: int) -> Prompt | None:
    """He lifts as many as he likes, too few or too many as well."""
    return Prompt("cut", (Number("cut", 1, len(PACK) - 1, usual=(10, 20, 30)),)) if seat == state.cutter else None


def cut_act(state: MusState, seat: int, action: Action) -> MusState:
    """The pack lies cut before the dealer."""
    return lifted(state, seat, action.number).but(phase=PACK_CUT, precut=action.number)


def pack_cut_turn(state: MusState) -> int:
    """The dealer is awaited."""
    return state.deals_cards


@law("mus.20")
def pack_cut_prompt(state: MusState, seat: int) -> Prompt | None:
    """The dealer deals; before he does anyone may say of each cut, once, that it was bad."""
    offers: list[Offer] = [say("deal")] if seat == state.deals_cards else []
    if seat not in state.complained:
        offers.append(say("bad-cut"))
    return Prompt("deal", tuple(offers)) if offers else None


@law("mus.20")
def pack_cut_act(state: MusState, seat: int, action: Action) -> MusState:
    """A bad cut is made again if it is noticed before the deal; afterwards it stands."""
    if action.word == "deal":
        return dealt(state.but(precut=0, complained=()))
    told = state.but(complained=(*state.complained, seat)).telling(event("claims-bad-cut", seat))
    if bad_cut(lifted=state.precut, dealt=False).decision == "cut-stands":
        return told.telling(event("cut-stands"))
    whole = cut(state.deck, len(PACK) - state.precut)
    return told.but(phase=CUT, deck=whole, precut=0, complained=()).telling(event("cut-again", state.cutter))


PHASES: dict[str, Phase[MusState]] = {
    CUT: Phase(turn=cut_turn, prompt=cut_prompt, act=cut_act),
    PACK_CUT: Phase(turn=pack_cut_turn, prompt=pack_cut_prompt, act=pack_cut_act),
}
