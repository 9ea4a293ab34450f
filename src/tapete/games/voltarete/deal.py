"""The seats and the deal: lots before every Recambó; one shuffles, another cuts, the third deals nine cards each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tapete.cards import Suit, cards
from tapete.games.voltarete import pot
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.recambo import PROPOSE
from tapete.games.voltarete.state import CUT, FIRST, RESHUFFLE, SEATS, SHUFFLE, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.deal import any_order, lifted, packets, to_lift
from tapete.table.event import event
from tapete.table.ledger import MIDDLE, Account, Entry
from tapete.table.matadores import PACK
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, lot, stage
from tapete.table.view import Moved

DEALT = 3 * HAND
LEAST_CUT = 1
DRAWN = {3: cards("5C 5B 5E"), 4: cards("5O 5C 5B 5E")}
"""The cards that are drawn, one for each seat; those of the same suits lie at the places."""

# The seats.


@law("vol.I.4.2", "vol.I.4.3", "vol.II.2.1", "vol.II.19.5")
def _drawn(state: V, seat: int, action: Action) -> V:
    """Each sits where the card of his suit lies, or where seats are free stays; whoever drew espadas deals first."""
    seats, draw = state.present, action.cards
    if state.game.places == "free" and not state.recambos:
        first = 1 + next(place for place, card in enumerate(draw) if card.suit is Suit.ESPADAS)
        drawn = [seats[(first + place) % len(seats)] for place in range(len(seats))]
    else:
        drawn = [seats[draw.index(card)] for card in DRAWN[len(seats)]]
    chairs = list(range(state.game.seats))
    for seat, old in zip(seats, drawn, strict=True):
        chairs[seat] = old
    after = reseated(state, chairs)
    names = ", ".join(after.name(each) for each in after.present)
    told = (event("lot-seats", cards=draw), event("seated", names=names), event("first-dealer", after.present[-1]))
    return first_hand(after.telling(*told))


def reseated(state: V, chairs: Sequence[int]) -> V:
    """The people of these seats sit in this order now; each takes along what he has won, and his remissas."""
    new = {old: place for place, old in enumerate(chairs)}
    seated = (
        state.cleared()
        .forgetting()
        .but(
            players=tuple(state.players[old] for old in chairs),
            remissas=tuple(replace(each, owner=new[each.owner]) for each in state.remissas),
        )
        .following(new)
        .paying(_carried(state, chairs))
    )
    before, until = len(state.ledger.entries), len(seated.ledger.entries)
    moved = Moved(before, until, tuple(new[old] for old in range(len(chairs))))
    return seated.but(moved=(*state.moved, moved)) if before else seated


@law("vol.II.19.4")
def _carried(state: VoltareteState, chairs: Sequence[int]) -> list[Entry]:
    """What people have won goes with them to their new seats, through the middle of the table."""
    moves: list[tuple[Account, Account, int]] = []
    for place, old in enumerate(chairs):
        more = state.ledger.balance(old) - state.ledger.balance(place)
        moves.append((MIDDLE, place, more) if more > 0 else (place, MIDDLE, -more))
    return [Entry(state.hand, payer, payee, amount, "new-seats", ("vol.II.19.4",)) for payer, payee, amount in moves]


@law("vol.I.4.3", "vol.I.8.9", "vol.II.18.1")
def first_hand(state: V) -> V:
    """The last seat deals the first hand, and has the Medalhão."""
    last = state.present[-1]
    return pot.before_hand(state.but(dealer=last, marker=last))


# The deal.


SHUFFLING = law("vol.I.1.1", "vol.I.1.2", "vol.II.2.2")(any_order(PACK))
"""Forty cards, shuffled as long as one likes."""
TO_LIFT = to_lift(LEAST_CUT, len(PACK) - 1, 10, 20, 30)
"""One card is lifted at least, and one left."""


@law("vol.I.4.6", "vol.I.4.7", "vol.I.4.8", "vol.I.4.9")
def _shuffled(state: V, seat: int, action: Action) -> V:
    """A new hand begins; with one pack its shuffler has waited to gather the cards, with two the other lay ready."""
    begun = state.opening_hand().but(phase=CUT, deck=action.cards, seated=state.three_of(state.deals_cards))
    how = "gathered" if begun.game.packs == 1 else "shuffled"
    return begun.telling(event(how, begun.shuffler))


def _cut(state: V, seat: int, action: Action) -> V:
    after = lifted(state.but(late=()), seat, action)
    return dealt(after.but(again=False) if after.again else pot.entry_of_dealer(pot.begun(after)))


@law("vol.II.2.3", "vol.II.2.4", "vol.II.2.5")
def _may_reshuffle(state: VoltareteState, seat: int) -> list[Offer]:
    """The cutter may have the pack shuffled again once, the dealer as he likes; the shuffler, who gave it up, not."""
    able = seat == state.deals_cards or (seat == state.cutter and seat not in state.reshuffled)
    return [say("reshuffle")] if able else []


def _reshuffle(state: V, seat: int, action: Action) -> V:
    return state.but(phase=RESHUFFLE, reshuffled=(*state.reshuffled, seat)).telling(event("reshuffles", seat))


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
    SEATS: lot(law("vol.I.4.1", "vol.II.2.2")(lambda state: Chance("lot", DRAWN[len(state.present)])), _drawn),
    SHUFFLE: lot(SHUFFLING, _shuffled, between=True),
    RESHUFFLE: lot(
        SHUFFLING,
        lambda state, seat, action: state.but(phase=CUT, deck=action.cards).telling(event("shuffled", state.shuffler)),
    ),
    CUT: stage(
        CUT,
        law("vol.I.4.5", "vol.I.4.10")(lambda state: state.cutter),
        deed("cut", offers=TO_LIFT, do=_cut, lot=True),
        beside("reshuffle", offers=_may_reshuffle, do=_reshuffle),
        PROPOSE,
    ),
}
