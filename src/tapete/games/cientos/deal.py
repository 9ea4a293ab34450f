"""The deal: both may shuffle, the mano must cut, and the cards go round by twos or by threes."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import Card, cut
from tapete.games.cientos.ranking import HAND, PACK, arranged
from tapete.games.cientos.state import (
    BLANCAS,
    CUT,
    LEAVE_SHUFFLED,
    PACKETS,
    RESHUFFLE,
    SHUFFLE,
    CientosState,
)  # fmt: skip
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.offer import Number, Offer, Prompt, say
from tapete.table.phase import Phase
from tapete.table.row import replaced

LEAST_CUT = law("cie.49")(3)
MANNERS = law("cie.50", "cie.51")({"a-tres": 3, "a-dos": 2})
"""The two ways to deal, and no other."""


@law("cie.46")
def shuffle_chance(state: CientosState) -> Chance:
    """The dealer shuffles: every order is as likely."""
    return Chance("deck", PACK)


def shuffle(state: CientosState, seat: int, action: Action) -> CientosState:
    """A new hand begins with the pack shuffled."""
    return state.opening_hand().but(phase=CUT, deck=action.cards).telling(event("shuffled", state.pie))


@law("cie.46", "cie.47")
def reshuffle(state: CientosState, seat: int, action: Action) -> CientosState:
    """The mano has shuffled too, and the dealer may shuffle once more; after that only the cut remains."""
    by_mano = state.shuffled_again == 1
    told = state.but(deck=action.cards).telling(event("shuffled", state.mano if by_mano else state.pie))
    return told.but(phase=LEAVE_SHUFFLED if by_mano else CUT)


def last_shuffle_turn(state: CientosState) -> int:
    """The dealer is asked."""
    return state.pie


def last_shuffle_prompt(state: CientosState, seat: int) -> Prompt | None:
    """The dealer may shuffle after the mano."""
    return Prompt("last-shuffle", (say("paso"), say("barajo"))) if seat == state.pie else None


def last_shuffle(state: CientosState, seat: int, action: Action) -> CientosState:
    """He does, or leaves the pack as it is."""
    if action.word == "barajo":
        return state.but(phase=RESHUFFLE, shuffled_again=2)
    return state.but(phase=CUT)


def cut_turn(state: CientosState) -> int:
    """The mano is awaited."""
    return state.mano


@law("cie.46", "cie.47", "cie.48", "cie.49")
def cut_prompt(state: CientosState, seat: int) -> Prompt | None:
    """The mano must cut, three cards at least and leaving three; first he may shuffle, if he has not yet."""
    if seat != state.mano:
        return None
    offers: list[Offer] = [Number("cut", LEAST_CUT, len(PACK) - LEAST_CUT, usual=(10, 16, 22))]
    if not state.shuffled_again:
        offers.append(say("barajo"))
    return Prompt("cut", tuple(offers))


def cut_act(state: CientosState, seat: int, action: Action) -> CientosState:
    """The pack is cut and dealt, or shuffled again."""
    if action.word == "barajo":
        return state.but(phase=RESHUFFLE, shuffled_again=1)
    return packets_chosen(lifted(state, seat, action.number))


def lifted(state: CientosState, seat: int, number: int) -> CientosState:
    """The pack after the cut."""
    return state.but(deck=cut(state.deck, number)).telling(event("cut", seat, number=number))


@law("cie.52")
def manner(state: CientosState) -> int:
    """By how many this dealer deals: as it was agreed, or as he chose at his first deal of the game; 0 before it."""
    return {"threes": 3, "twos": 2}.get(str(state.game.packets), state.manners[state.pie])


def packets_chosen(state: CientosState) -> CientosState:
    """He deals in his manner; at his first deal he chooses it."""
    agreed = manner(state)
    return dealt(state, agreed) if agreed else state.but(phase=PACKETS)


def packets_prompt(state: CientosState, seat: int) -> Prompt | None:
    """The dealer chooses his manner."""
    return Prompt("packets", tuple(say(word) for word in MANNERS)) if seat == state.pie else None


def packets_act(state: CientosState, seat: int, action: Action) -> CientosState:
    """He chooses and deals."""
    packet = MANNERS[action.word]
    return dealt(state.but(manners=replaced(state.manners, seat, packet)), packet)


@law("cie.50", "cie.57", "cie.2")
def packets(deck: Sequence[Card], packet: int, each: int = HAND) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards of the mano, who gets the first packet, and of the pie."""
    mano: list[Card] = []
    pie: list[Card] = []
    for top in range(0, 2 * each, 2 * packet):
        mano += deck[top : top + packet]
        pie += deck[top + packet : top + 2 * packet]
    return tuple(mano), tuple(pie)


def dealt(state: CientosState, packet: int) -> CientosState:
    """Deal the cut pack: twelve to each, and the stock of eight."""
    mano, pie = packets(state.deck, packet)
    return laid_out(state, mano, pie, packet)


def laid_out(state: CientosState, mano: Sequence[Card], pie: Sequence[Card], packet: int) -> CientosState:
    """The hands as they were dealt, what is left as stock, and the mano to speak first."""
    hands = (arranged(mano), arranged(pie)) if state.mano == 0 else (arranged(pie), arranged(mano))
    stock = state.deck[len(mano) + len(pie) :]
    after = state.but(phase=BLANCAS, deck=(), hands=hands, stock=stock, leader=state.mano)
    return after.telling(event("dealt", state.pie, packet=packet))


PHASES: dict[str, Phase[CientosState]] = {
    SHUFFLE: Phase(chance=shuffle_chance, act=shuffle),
    RESHUFFLE: Phase(chance=shuffle_chance, act=reshuffle),
    LEAVE_SHUFFLED: Phase(turn=last_shuffle_turn, prompt=last_shuffle_prompt, act=last_shuffle),
    CUT: Phase(turn=cut_turn, prompt=cut_prompt, act=cut_act),
    PACKETS: Phase(turn=last_shuffle_turn, prompt=packets_prompt, act=packets_act),
}
