"""The deal: one shuffles, another cuts, the third deals nine cards each, three at a time; thirteen are left."""

from __future__ import annotations

from typing import Any

from tapete.cards import cut
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.pot import entered
from tapete.games.voltarete.state import CUT, FIRST, RESHUFFLE, SHUFFLE, V, VoltareteState
from tapete.games.voltarete.votes import PROPOSE
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.deal import packets
from tapete.table.event import event
from tapete.table.matadores import PACK
from tapete.table.offer import Number, Offer, say
from tapete.table.phase import Stage, beside, deed, lot, stage

DEALT = 3 * HAND
LEAST_CUT = 1


@law("vol.I.1.1", "vol.I.1.2", "vol.II.2.2")
def _shuffling(state: VoltareteState) -> Chance:
    """Forty cards, shuffled as long as one likes: every order is as likely."""
    return Chance("deck", PACK)


@law("vol.I.4.6", "vol.I.4.7", "vol.I.4.8", "vol.I.4.9")
def _shuffled(state: V, seat: int, action: Action) -> V:
    """A new hand begins; with one pack its shuffler has waited to gather the cards, with two the other lay ready."""
    begun = state.opening_hand().but(phase=CUT, deck=action.cards, seated=state.three_of(state.deals_cards))
    how = "gathered" if begun.game.packs == 1 else "shuffled"
    return begun.telling(event(how, begun.shuffler))


@law("vol.I.4.5", "vol.I.4.10")
def _cutter(state: VoltareteState) -> int:
    return state.cutter


def may_cut(state: VoltareteState, seat: int) -> list[Offer]:
    """He lifts one card at least, and leaves one."""
    return [Number("cut", LEAST_CUT, len(PACK) - 1, usual=(10, 20, 30))]


def _cut(state: V, seat: int, action: Action) -> V:
    lifted = state.but(deck=cut(state.deck, action.number)).telling(event("cut", seat, number=action.number))
    paid = lifted.but(late=())
    return dealt(paid.but(again=False) if paid.again else entered(paid))


@law("vol.II.2.3", "vol.II.2.4", "vol.II.2.5")
def _may_reshuffle(state: VoltareteState, seat: int) -> list[Offer]:
    """The cutter may have the pack shuffled again once, the dealer as he likes; the shuffler, who gave it up, not."""
    able = seat == state.deals_cards or (seat == state.cutter and seat not in state.reshuffled)
    return [say("reshuffle")] if able else []


def _reshuffle(state: V, seat: int, action: Action) -> V:
    return state.but(phase=RESHUFFLE, reshuffled=(*state.reshuffled, seat)).telling(event("reshuffles", seat))


def _reshuffled(state: V, seat: int, action: Action) -> V:
    return state.but(phase=CUT, deck=action.cards).telling(event("shuffled", state.shuffler))


@law("vol.I.4.11", "vol.I.4.12", "vol.I.5.2", "vol.I.6.1", "vol.II.2.6", "vol.II.15.2")
def dealt(state: V) -> V:
    """The three get their packets in turn, and the first passage begins with the mão."""
    got = packets(state.deck, state.three, state.game.pattern)
    return state.but(
        phase=FIRST,
        deck=(),
        hands=tuple([got.get(seat, ()) for seat in range(state.game.seats)]),
        stock=state.deck[DEALT:],
        discards=((),) * state.game.seats,
        to_speak=state.three,
    ).telling(event("dealt", state.deals_cards))


STAGES: dict[str, Stage[Any]] = {
    SHUFFLE: lot(_shuffling, _shuffled, between=True),
    RESHUFFLE: lot(_shuffling, _reshuffled),
    CUT: stage(
        "cut",
        _cutter,
        deed("cut", offers=may_cut, do=_cut),
        beside("reshuffle", offers=_may_reshuffle, do=_reshuffle),
        PROPOSE,
    ),
}
