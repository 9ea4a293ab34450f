"""The open table: the pack can be cut badly, a card can be turned up, and what was wrong must be noticed in time.

Declarations are the players' own there, stones must be claimed, words can be said out of turn and signs can be false.
"""

from __future__ import annotations

from tapete.cards import cut
from tapete.games.mus import deal
from tapete.games.mus.ranking import PACK
from tapete.games.mus.state import CUT, MusState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Number, Offer, say
from tapete.table.phase import Stage, beside, deed, stage

PACK_CUT = "pack-cut"

ANY_CUT = law("mus.19")(Number("cut", 1, len(PACK) - 1, usual=(10, 20, 30)))
"""One lifts as many as one likes, too few or too many as well."""


def cuts(state: MusState, seat: int, action: Action) -> MusState:
    """The pack lies cut before the dealer."""
    return deal.lifted(state, seat, action.number).but(phase=PACK_CUT, precut=action.number)


def deals(state: MusState, seat: int, action: Action) -> MusState:
    """Now the cut stands, good or bad."""
    return deal.dealt(state.but(precut=0, complained=()))


@law("mus.20")
def complaints(state: MusState, seat: int) -> list[Offer]:
    """Before the deal anyone may say of each cut, once, that it was bad."""
    return [] if seat in state.complained else [say("bad-cut")]


@law("mus.20")
def bad_cut(state: MusState, seat: int, action: Action) -> MusState:
    """A bad cut is made again if it is noticed before the deal."""
    told = state.but(complained=(*state.complained, seat)).telling(event("claims-bad-cut", seat))
    ruling = state.game.incident("bad-cut").ruling({"lifted": state.precut})
    if ruling.decision == "cut-stands":
        return told.telling(event("cut-stands", laws=ruling.laws))
    whole = cut(state.deck, len(PACK) - state.precut)
    return told.but(phase=CUT, deck=whole, complained=()).telling(event("cut-again", state.cutter, laws=ruling.laws))


STAGES: dict[str, Stage[MusState]] = {
    CUT: deal.STAGES[CUT].with_(deed("cut", offers=lambda state, seat: [ANY_CUT], do=cuts, lot=True)),
    PACK_CUT: stage(
        "deal",
        lambda state: state.deals_cards,
        deed("deal", do=deals),
        beside("bad-cut", offers=complaints, do=bad_cut),
    ),
}
