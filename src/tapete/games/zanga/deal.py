"""The deal: shuffle, the dealer's own cut and his left neighbour's, fours to each twice, and eight for the zanga."""

from __future__ import annotations

from typing import Any

from tapete.games.zanga.state import CUT, EVERYBODY, POT, SHUFFLE, SPEAK, STARTERS, Z, ZangaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.deal import any_order, lifted, packets, shuffled, to_lift
from tapete.table.event import event
from tapete.table.matadores import PACK
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, deed, lot, stage

PATTERN = law("zan.art.3", "zan.art.13.3")((4, 4))
"""Eight cards to each, four at a time."""

DEALT = len(EVERYBODY) * sum(PATTERN)
ANTE = law("zan.art.19", "zan.art.40")(4)


ANY_ORDER = law("zan.art.1", "zan.art.13")(any_order(PACK))


def _shuffled(state: Z, seat: int, action: Action) -> Z:
    """A new hand begins with the pack shuffled."""
    return shuffled(state.opening_hand(), CUT, action)


# The two cuts.


@law("zan.art.13", "zan.art.13.2")
def cutter(state: ZangaState) -> int:
    """The dealer first cuts himself, and then offers the pack to the player at his left."""
    return (state.deals_cards - state.offered) % 4


TO_LIFT = law("zan.art.13.2", "zan.intro.10")(to_lift(1, len(PACK) - 1, 10, 20, 30))
"""At least one card is lifted, and one left."""


def _cut(state: Z, seat: int, action: Action) -> Z:
    after = lifted(state, seat, action)
    return begun(dealt(after)) if state.offered else after.but(offered=True)


@law("zan.intro.12")
def may_tap(state: ZangaState, seat: int) -> list[Offer]:
    """Where it is so agreed he who is offered the pack may tap it: he trusts the dealer."""
    return [say("tap")] if state.offered and state.game.cut == "tap" else []


def taps(state: Z, seat: int, action: Action) -> Z:
    """The pack stays as it is."""
    return state.telling(event("taps", seat))


def _tap(state: Z, seat: int, action: Action) -> Z:
    return begun(dealt(taps(state, seat, action)))


# The cards.


@law("zan.art.3", "zan.art.3.2", "zan.art.13.3", "zan.art.13.4", "zan.art.14")
def dealt(state: Z) -> Z:
    """Four to each from the dealer's right, twice; the eight left are counted to the middle and stay there."""
    dealer = state.deals_cards
    got = packets(state.deck, [(dealer + step) % 4 for step in range(1, 5)], PATTERN)
    after = state.but(deck=(), hands=tuple(got[seat] for seat in EVERYBODY), zanga=state.deck[DEALT:])
    return after.telling(event("dealt", dealer))


def begun(state: Z) -> Z:
    """All take up their cards, the mano is known, and he puts in his vales."""
    if state.played:
        return _ante(state.but(mano=(state.deals_cards + 1) % 4))
    return _first_mano(state)


@law("zan.art.16", "zan.art.16.2", "zan.art.16.3")
def _first_mano(state: Z) -> Z:
    """Who holds the highest of these espadas begins the match; if nobody does, the same dealer deals again."""
    holder = {card: seat for seat, hand in enumerate(state.hands) for card in hand}
    starter = next((card for card in STARTERS if card in holder), None)
    if starter is None:
        return state.but(phase=state.game.first_phase).telling(event("no-starter", state.deals_cards))
    sleeping = STARTERS[: STARTERS.index(starter)]
    told = event("starts", holder[starter], card=starter, cards=sleeping)
    return _ante(state.but(mano=holder[starter], starter=starter).telling(told))


@law("zan.art.17", "zan.art.19", "zan.art.40", "zan.art.40.2", "zan.intro.17")
def _ante(state: Z) -> Z:
    """The mano always puts four vales in the middle, or all that his pair has."""
    side = state.first % 2
    number = min(ANTE, state.stock(side))
    laws = ("zan.art.40",) if number == ANTE else ("zan.art.40", "zan.art.40.2")
    told = state.but(phase=SPEAK).telling(event("ante", state.first, number=number))
    return told.paying([told.entry(side, POT, number, "ante", *laws)])


STAGES: dict[str, Stage[Any]] = {
    SHUFFLE: lot(ANY_ORDER, _shuffled, between=True),
    CUT: stage("cut", cutter, deed("cut", offers=TO_LIFT, do=_cut, lot=True), deed("tap", offers=may_tap, do=_tap)),
}
