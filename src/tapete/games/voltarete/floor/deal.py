"""The deal at the open table: the dealer may forget his entry, give somebody a wrong number of cards, or show one."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tapete.games.voltarete import deal, pot, recambo
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.kept import Notice
from tapete.games.voltarete.floor.names import ENTRY, FACED
from tapete.games.voltarete.floor.payments import ASKING, lapsed
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import CUT
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import GIVE, cuts, slipped
from tapete.table.offer import Accuse, Offer, say
from tapete.table.phase import Deed, Stage, deed, stage
from tapete.table.row import replaced

PACKET = 3

SWAPPED = "swapped"

ALONE = ("over", "under", "packet", "faced")
"""How one of them may be dealt to wrongly."""


@law("vol.II.18.3", "vol.II.18.4")
def _cut(state: Floor, seat: int, action: Action) -> Floor:
    """The pot is begun; its dealer must think of his own entry. Dealt again, he owes only what he forgot."""
    lifted = cuts(state, seat, action).but(late=())
    return lifted.but(again=False) if state.again else pot.begun(lifted).but(unpaid_entry=True, confused=False)


def _puts_in(state: Floor, seat: int, action: Action) -> Floor:
    paid = pot.entry_of_dealer(state.but(unpaid_entry=False))
    return paid.telling(event("puts-in", seat, number=state.game.entry))


@law("vol.II.2.10", "vol.II.2.11", "vol.II.3.1", "vol.II.3.17")
def _ways(state: Floor, seat: int) -> list[Offer]:
    """He deals as he should; or one gets a card of another's, one too many, one too few, a packet; or one is shown."""
    swapped = (SWAPPED, tuple(permutations(state.three, 2)))
    return [say("deal"), Accuse("misdeal", (swapped, *((kind, state.three) for kind in ALONE)), grave=True)]


@law("vol.II.17.4")
def _deals(state: Floor, seat: int, action: Action) -> Floor:
    laid = lapsed(_laid(deal.dealt(state), seat, action))
    unpaid = slipped(laid, ENTRY, seat) if state.unpaid_entry else laid
    dealt = Notice(tuple(map(len, laid.hands)))
    return unpaid.but(unpaid_entry=False, notice=dealt, packets=((),) * len(laid.hands))


def _laid(state: Floor, seat: int, action: Action) -> Floor:
    if action.word == "deal":
        return state
    kind, *seats = action.arguments
    over, *short = (int(str(place)) for place in seats)
    *kept, last = state.hands[over]
    if kind == "faced":
        return slipped(state.but(shown=(last,)), FACED, seat).telling(event("faces", seat, card=last))
    if kind == "under":
        return state.but(hands=replaced(state.hands, over, tuple(kept)), stock=(last, *state.stock))
    if kind == SWAPPED:
        (giver,) = short
        *fewer, given = state.hands[giver]
        hands = replaced(state.hands, giver, tuple(fewer))
        return state.but(hands=replaced(hands, over, (*hands[over], given)))
    number = PACKET if kind == "packet" else 1
    more, left = state.stock[:number], state.stock[number:]
    return state.but(hands=replaced(state.hands, over, (*state.hands[over], *more)), stock=left)


ENTRY_DUE: Deed[Any] = deed(
    "put-in", offers=law("vol.II.18.4")(lambda state, seat: [say("put-in")] if state.unpaid_entry else []), do=_puts_in
)

DEALING: dict[str, Stage[Any]] = {
    **pot.STAGES,
    **deal.STAGES,
    **recambo.STAGES,
    CUT: deal.STAGES[CUT].with_(deed("cut", offers=deal.TO_LIFT, do=_cut, lot=True), *ASKING),
    GIVE: stage(
        GIVE,
        lambda state: state.deals_cards,
        ENTRY_DUE,
        deed("deal", "misdeal", offers=_ways, do=_deals, spans={"misdeal": (SWAPPED, *ALONE)}),
        *(*ASKING, COURT.claims),
    ),
}
