"""Mus or no mus, the discards and the service of new cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tapete.games.mus.early import spoken
from tapete.games.mus.lances import lances_begin
from tapete.games.mus.state import DISCARD, EXPOSURE, MUS, ORDERS, RESHUFFLE, SEATS, MusState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, deed, lot, stage
from tapete.table.row import replaced

MUS_LIMIT = 50
"""No law: after so many discards in one hand the next to speak must cut, so that every hand comes to an end."""

WAITING = -1
"""Stands for the number of cards put down by one who has not discarded yet."""

WANT, MOVE, CUT_MUS = say("mus"), say("pasa-la-baraja"), say("no-hay-mus")


# The talk.


@law("mus.39", "mus.40", "mus.43")
def turn(state: MusState) -> int:
    """The mano first, then each in turn; in a first hand he who has the pack before him."""
    return state.talk_order[state.wants]


@law("mus.39", "mus.40", "mus.43", "mus.62")
def talk_offers(state: MusState) -> tuple[Offer, ...]:
    """Mus, or no mus; in a first hand mus is asked for in silence, by moving the pack to the right."""
    if state.rounds >= MUS_LIMIT:
        return (CUT_MUS,)
    return (MOVE if state.pack_moves else WANT, CUT_MUS)


@law("mus.43")
def early_offers(state: MusState, seat: int) -> Sequence[Offer]:
    """One who has not spoken yet says mus or no mus; but nobody can move a pack that does not lie before him."""
    return [offer for offer in talk_offers(state) if offer is not MOVE and seat in state.talk_order[state.wants :]]


@law("mus.40", "mus.41")
def says(state: MusState, seat: int, action: Action) -> MusState:
    """When all four want it there is a discard; as soon as one cuts there is none."""
    if action.word == "no-hay-mus":
        return mus_cut(state, seat)
    told = event("moves-pack" if state.pack_moves else "mus", seat)
    after = state.but(wants=state.wants + 1, events=(*state.events, told))
    return after if after.wants < SEATS else discard_begins(after)


@law("mus.41", "mus.42", "mus.46")
def mus_cut(state: MusState, seat: int) -> MusState:
    """The mano opens the lances; in a first hand the cutter is the mano."""
    told = state.telling(event("no-hay-mus", seat))
    if state.rounds >= MUS_LIMIT:
        told = told.telling(event("mus-limit", number=MUS_LIMIT))
    if state.pack_moves:
        told = told.but(mano=seat).telling(event("cutter-is-mano", seat))
    return lances_begin(told)


# The discard.


def discard_begins(state: MusState) -> MusState:
    """Each will put down his cards in turn."""
    return state.but(phase=DISCARD, discards=((),) * SEATS, dropped=(WAITING,) * SEATS, rounds=state.rounds + 1)


@law("mus.58", "mus.60")
def discard_turn(state: MusState) -> int:
    """The mano first, unless the table lets the dealer begin."""
    return state.discard_order[SEATS - state.dropped.count(WAITING)]


@law("mus.48", "mus.58", "mus.59", "mus.77")
def discard_offers(state: MusState, seat: int) -> Sequence[Offer]:
    """One to four cards; only in a mus visto may one stay with what one has."""
    pick = Pick("discard", state.hands[seat], 1, len(state.hands[seat]))
    return (pick, say("servido")) if state.visto else (pick,)


@law("mus.48", "mus.58", "mus.61")
def discard(state: MusState, seat: int, action: Action) -> MusState:
    """He lays them face down; nobody is served before all four have discarded."""
    thrown = action.cards
    told = event("servido", seat) if not thrown else event("discards", seat, number=len(thrown))
    after = state.but(
        hands=replaced(state.hands, seat, tuple(card for card in state.hands[seat] if card not in thrown)),
        discards=replaced(state.discards, seat, thrown),
        dropped=replaced(state.dropped, seat, len(thrown)),
        # Those who saw the card turned up cannot tell whether it is among these.
        exposed=tuple(card for card in state.exposed if not thrown or card not in state.hands[seat]),
        signs=tuple(replace(sign, held=False) if thrown and sign.seat == seat else sign for sign in state.signs),
        aloud=tuple([replace(told, held=False) if thrown and told.seat == seat else told for told in state.aloud]),
    ).telling(told)
    return after if WAITING in after.dropped else service_begins(after)


# The service.


@law("mus.44", "mus.45")
def service_begins(state: MusState) -> MusState:
    """The dealer serves; in a first hand he who was mano is the new dealer, and his neighbour mano for the moment."""
    after = state.but(owed=state.dropped, given=())
    if state.pack_moves:
        mano = (state.mano + 1) % SEATS
        after = after.but(dealer=state.mano, mano=mano).telling(event("new-dealer", state.mano))
    return serve(after)


@law("mus.45", "mus.59", "mus.63")
def serve(state: MusState) -> MusState:
    """Each in turn from the dealer's right gets as many as he put down, as long as the stock lasts."""
    hands, owed, stock = list(state.hands), list(state.owed), state.stock
    given = list(state.given)
    for seat in ORDERS[(state.deals_cards + 1) % SEATS]:
        drawn = stock[: owed[seat]]
        stock = stock[len(drawn) :]
        hands[seat] = (*hands[seat], *drawn)
        owed[seat] -= len(drawn)
        given += [seat] * len(drawn)
    after = state.but(hands=tuple(hands), owed=tuple(owed), stock=stock, given=tuple(given))
    return stock_out(after) if any(owed) else served(after)


@law("mus.63", "mus.64")
def stock_out(state: MusState) -> MusState:
    """The discards of all are taken up to be shuffled; but those of one who alone is short stay apart."""
    short = [seat for seat in range(SEATS) if state.owed[seat]]
    apart = short[0] if len(short) == 1 else None
    return (
        taken_up(state, apart)
        .but(phase=RESHUFFLE)
        .telling(event("stock-out") if apart is None else event("stock-out-one", apart))
    )


def taken_up(state: MusState, apart: int | None) -> MusState:
    """The heap lies with the discards of this round on it, but for those of one seat."""
    heap = [card for seat, cards in enumerate(state.discards) if seat != apart for card in cards]
    kept = tuple(cards if seat == apart else () for seat, cards in enumerate(state.discards))
    return state.but(waste=(*state.waste, *heap), discards=kept)


def reshuffle(state: MusState, seat: int, action: Action) -> MusState:
    """The heap is the new stock, and the service goes on where it stopped."""
    return serve(state.but(stock=action.cards, waste=()))


def served(state: MusState) -> MusState:
    """All have four cards again."""
    got = [
        event("got", seat, to=(seat,), cards=state.hands[seat][-count:])
        for seat in range(SEATS)
        if (count := state.given.count(seat))
    ]
    after = taken_up(state, None).telling(event("served", state.deals_cards), *got)
    if state.given and state.game.turned_up_by != "off" and state.rounds < MUS_LIMIT:
        return after.but(phase=EXPOSURE)
    return distributed(after)


def distributed(state: MusState) -> MusState:
    """All look at their cards: the talk begins, or the lances at once."""
    looked = state.but(visto=False)
    if mus_closed(state):
        return lances_begin(looked.telling(event("servido-closes")))
    return looked.but(phase=MUS, wants=0)


@law("mus.48")
def mus_closed(state: MusState) -> bool:
    """Whether one who stood has closed the mus, where the table plays so; only in a mus visto can one stand."""
    return 0 in state.dropped and state.game.servido_closes_mus


STAGES: dict[str, Stage[MusState]] = {
    MUS: spoken(
        lambda state: "mus",
        turn, ("mus", "pasa-la-baraja", "no-hay-mus"), answers=talk_offers, early=early_offers, do=says,
    ),
    DISCARD: stage("discard", discard_turn, deed("discard", "servido", offers=discard_offers, do=discard)),
}  # fmt: skip
SERVICE: dict[str, Stage[MusState]] = {RESHUFFLE: lot(lambda state: Chance("reshuffle", state.waste), reshuffle)}
