"""The deal: both may shuffle, the mano must cut, and the cards go round by twos or by threes."""

from __future__ import annotations

from tapete.games.cientos.ranking import HAND, PACK, arranged
from tapete.games.cientos.state import BLANCAS, CUT, LEAVE_SHUFFLED, PACKETS, RESHUFFLE, SHUFFLE, C, CientosState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.deal import any_order, lifted, packets, shuffled, to_lift
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, deed, lot, stage
from tapete.table.row import replaced

LEAST_CUT = law("cie.49")(3)
MANNERS = law("cie.50", "cie.51")({"a-tres": 3, "a-dos": 2})
"""The two ways to deal, and no other."""


ANY_ORDER = law("cie.46")(any_order(PACK))
LAWFUL_CUT = law("cie.48", "cie.49")(to_lift(LEAST_CUT, len(PACK) - LEAST_CUT, 10, 16, 22))
"""Three cards are lifted at least, and three left."""


def _shuffled(state: C, seat: int, action: Action) -> C:
    """A new hand begins with the pack shuffled."""
    return shuffled(state.opening_hand(), CUT, action)


@law("cie.46", "cie.47")
def _shuffled_again(state: C, seat: int, action: Action) -> C:
    """The mano has shuffled too, and the dealer may shuffle once more; after that only the cut remains."""
    by_mano = state.shuffled_again == 1
    told = state.but(deck=action.cards).telling(event("shuffled", state.mano if by_mano else state.pie))
    return told.but(phase=LEAVE_SHUFFLED if by_mano else CUT)


def _shuffles(state: C, seat: int, action: Action) -> C:
    return state.but(phase=RESHUFFLE, shuffled_again=state.shuffled_again + 1)


@law("cie.46", "cie.47")
def _may_shuffle(state: CientosState, seat: int) -> list[Offer]:
    """The mano may shuffle before he cuts, if he has not yet."""
    return [] if state.shuffled_again else [say("barajo")]


def _cut(state: C, seat: int, action: Action) -> C:
    """The dealer deals in his manner; at his first deal he chooses it."""
    after, agreed = lifted(state, seat, action), manner(state)
    return dealt(after, agreed) if agreed else after.but(phase=PACKETS)


@law("cie.52")
def manner(state: CientosState) -> int:
    """By how many this dealer deals: as it was agreed, or as he chose at his first deal of the game; 0 before it."""
    return {"threes": 3, "twos": 2}.get(state.game.packets, state.manners[state.pie])


def _chosen(state: C, seat: int, action: Action) -> C:
    packet = MANNERS[action.word]
    return dealt(state.but(manners=replaced(state.manners, seat, packet)), packet)


@law("cie.50", "cie.57", "cie.2")
def dealt(state: C, packet: int) -> C:
    """Deal the cut pack: twelve to each, the first packet to the mano, who will speak first, and a stock of eight."""
    hands = packets(state.deck, (state.mano, state.pie), (packet,) * (HAND // packet))
    return state.but(
        phase=BLANCAS,
        deck=(),
        hands=(arranged(hands[0]), arranged(hands[1])),
        stock=state.deck[2 * HAND :],
        leader=state.mano,
    ).telling(event("dealt", state.pie, packet=packet))


STAGES: dict[str, Stage[CientosState]] = {
    SHUFFLE: lot(ANY_ORDER, _shuffled, between=True),
    RESHUFFLE: lot(ANY_ORDER, _shuffled_again),
    LEAVE_SHUFFLED: stage(
        LEAVE_SHUFFLED,
        lambda state: state.pie,
        deed("paso", do=lambda state, seat, action: state.but(phase=CUT)),
        deed("barajo", do=_shuffles),
    ),
    CUT: stage(
        CUT,
        lambda state: state.mano,
        deed("cut", offers=LAWFUL_CUT, do=_cut, lot=True),
        deed("barajo", offers=_may_shuffle, do=_shuffles),
    ),
    PACKETS: stage(
        PACKETS,
        lambda state: state.pie,
        deed(*MANNERS, do=_chosen),
    ),
}
