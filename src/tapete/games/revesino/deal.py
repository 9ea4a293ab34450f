"""The deal: shuffle, cut, eleven cards to each and twelve to the dealer; three are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.cards import Card
from tapete.games.revesino.pack import PACK, SEATS
from tapete.games.revesino.state import CUT, EXCHANGE, PLATE, SHUFFLE, R, RevesinoState
from tapete.laws.mark import law
from tapete.table import deal as shared
from tapete.table.action import Action
from tapete.table.asking import Question, asked
from tapete.table.event import event
from tapete.table.ledger import Entry
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, lot, stage
from tapete.table.zones import Cards

CONSENT = "consent"
LEAST_CUT = law("rev.65")(4)
OWN = law("rev.67", "rev.ad.3")(4)
"""The dealer takes four cards in every round."""


ANY_ORDER = law("rev.5", "rev.64")(shared.any_order(PACK))
LAWFUL_CUT = law("rev.65")(shared.to_lift(LEAST_CUT, len(PACK) - LEAST_CUT, 12, 20, 28))
"""Four are lifted at least, and as many left."""


def shuffle(state: R, seat: int, action: Action) -> R:
    """A new hand begins with the pack shuffled."""
    return shuffled(state.opening_hand(), seat, action)


def shuffled(state: R, seat: int, action: Action) -> R:
    """The plate has its fund, and the pack lies ready to be cut."""
    return shared.shuffled(filled(state), CUT, action)


@law("rev.ad.34")
def filled(state: R) -> R:
    """Each puts his part in the plate at first; later, when it could not pay a premium, a quarter of one."""
    game = state.game
    if not game.platillo:
        return state
    if not state.plated:
        return filled(_puts(state, game.platillo_ante, "ante").but(plated=True))
    short = state.ledger.balance(PLATE) < game.platillo_premium
    return _puts(state, game.platillo_premium // SEATS, "plate-filled") if short else state


def _puts(state: R, amount: int, reason: str) -> R:
    return state.paying(Entry(state.hand, seat, PLATE, amount, reason, ("rev.ad.34",)) for seat in range(SEATS))


def _cut(state: R, seat: int, action: Action) -> R:
    return dealt(shared.lifted(state, seat, action))


# To deal without a cut.


@law("rev.66")
def _may_ask(state: RevesinoState, seat: int) -> list[Offer]:
    return [say("uncut")] if seat == state.dealer and not state.asked_consent else []


def _ask(state: R, seat: int, action: Action) -> R:
    question = Question(CONSENT, state.in_turn[:-1], CUT, about=seat)
    return state.but(phase=CONSENT, question=question, asked_consent=True).telling(event("asks-uncut", seat))


def _heard(state: R, seat: int, consents: bool) -> R:
    return state.telling(event("consents", seat) if consents else event("objects", seat))


@law("rev.66")
def _decided(state: R, seat: int, question: Question, consent: bool) -> R:
    """Only with the consent of all four is the pack dealt as it was shuffled."""
    return dealt(state) if consent else state


UNCUT = beside("uncut", offers=_may_ask, do=_ask, agreed=lambda game: game.shuffle_cut == "by-consent")


# Dealing.


@law("rev.13", "rev.67", "rev.70", "rev.ad.3")
def given_out(deck: Sequence[Card], seats: Sequence[int], pattern: Sequence[int]) -> tuple[dict[int, Cards], Cards]:
    """What each gets by these rounds, the dealer four at a time; and the bazeta, its top card first."""
    got: dict[int, Cards] = dict.fromkeys(seats, ())
    top = 0
    for packet in pattern:
        for seat in seats:
            size = OWN if seat == seats[-1] else packet
            got[seat] += tuple(deck[top : top + size])
            top += size
    return got, tuple(deck[top:])


@law("rev.13", "rev.70", "rev.115")
def dealt(state: R) -> R:
    """Eleven to each, twelve to the dealer; three are left, and the mano is the first to exchange."""
    got, stock = given_out(state.deck, state.in_turn, state.game.pattern)
    return state.but(
        deck=(), hands=tuple(got[seat] for seat in range(SEATS)), stock=stock, phase=EXCHANGE, leader=state.mano
    ).telling(event("dealt", state.deals_cards))


STAGES: dict[str, Stage[Any]] = {
    SHUFFLE: lot(ANY_ORDER, shuffle, between=True),
    CUT: stage("cut", lambda state: state.cutter, deed("cut", offers=LAWFUL_CUT, do=_cut, lot=True), UNCUT),
    CONSENT: asked("consent", "consent", "object", heard=_heard, decided=_decided),
}
