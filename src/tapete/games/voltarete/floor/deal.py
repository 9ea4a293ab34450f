"""The deal at the open table: the dealer may forget his entry, give somebody a wrong number of cards, or show one."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tapete.games.voltarete import deal, lots, pot, votes
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.kept import Notice
from tapete.games.voltarete.floor.names import ENTRY, FACED
from tapete.games.voltarete.floor.payments import ASKING, lapsed
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import CUT, ENTER, RESHUFFLE, SHUFFLE, VOTE
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import GIVE, cuts, slipped
from tapete.table.offer import Accuse, Offer, say
from tapete.table.phase import Stage, deed, stage
from tapete.table.row import replaced

PACKET = 3

SWAPPED = "swapped"

ALONE = ("over", "under", "packet", "faced")
"""How one of them may be dealt to wrongly."""


def _dealer(state: Floor) -> int:
    return state.deals_cards


@law("vol.II.18.3", "vol.II.18.4")
def _cut(state: Floor, seat: int, action: Action) -> Floor:
    """The pot is begun; its dealer must think of his own entry. Dealt again, he owes only what he forgot."""
    lifted = cuts(state, seat, action).but(late=())
    return lifted.but(again=False) if state.again else pot.begun(lifted).but(unpaid_entry=True, confused=False)


@law("vol.II.18.4")
def _entry(state: Floor, seat: int) -> list[Offer]:
    return [say("put-in")] if state.unpaid_entry else []


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
    if kind == "faced":
        card = state.hands[over][-1]
        faced = slipped(state.but(shown=(card,)), FACED, seat)
        return faced.telling(event("faces", seat, card=card))
    if kind == SWAPPED:
        (giver,) = short
        given = state.hands[giver]
        hands = replaced(state.hands, giver, given[:-1])
        return state.but(hands=replaced(hands, over, (*hands[over], given[-1])))
    if kind == "under":
        kept = state.hands[over]
        return state.but(hands=replaced(state.hands, over, kept[:-1]), stock=(kept[-1], *state.stock))
    number = PACKET if kind == "packet" else 1
    more, left = state.stock[:number], state.stock[number:]
    return state.but(hands=replaced(state.hands, over, (*state.hands[over], *more)), stock=left)


DEALING: dict[str, Stage[Any]] = {
    **lots.STAGES,
    ENTER: pot.STAGES[ENTER],
    SHUFFLE: deal.STAGES[SHUFFLE],
    RESHUFFLE: deal.STAGES[RESHUFFLE],
    VOTE: votes.STAGES[VOTE],
    CUT: deal.STAGES[CUT].with_(deed("cut", offers=deal.may_cut, do=_cut), *ASKING),
    GIVE: stage(
        "give",
        _dealer,
        deed("put-in", offers=_entry, do=_puts_in),
        deed("deal", "misdeal", offers=_ways, do=_deals, spans={"misdeal": (SWAPPED, *ALONE)}),
        *ASKING,
        COURT.claims,
    ),
}
