"""The play at the open table, and its end."""

from __future__ import annotations

from typing import Any

from tapete.games.revesino import play, settle
from tapete.games.revesino.floor.charges import count_case, miscounted
from tapete.games.revesino.floor.court import COURT, charges_decided, given_back
from tapete.games.revesino.floor.deal import CHANGED
from tapete.games.revesino.floor.falling import FALLING, STAGES
from tapete.games.revesino.floor.state import CARELESS, COUNT, NO_CARD, REVOKE, TURN, TWO_CARDS, Floor
from tapete.games.revesino.pack import SEATS, TRICKS
from tapete.games.revesino.state import PLAY
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import closing, slipped, without_slips
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, beside, out_of_turn, stage
from tapete.table.view import Played

# A card, lawful or not.


@law("rev.118", "rev.190")
def _cards(state: Floor, seat: int) -> list[Offer]:
    """Whoever has not yet played to the trick may lay any card, but for one that was demanded of him, or the duty to
    take with the caballo, which nobody can break."""
    if seat not in state.due():
        return []
    lawful = state.lawful_cards(seat)
    # What was demanded may be unlawful again when another's card was taken back.
    demanded = [played.card for played in state.demanded if played.card in lawful]
    if demanded:
        return [say("play", card) for card in demanded]
    suit = state.trick[0].card.suit if state.trick else None
    same = all(card.suit is suit for card in state.hands[seat])
    return [say("play", card) for card in (lawful if same else state.hands[seat])]


@law("rev.22", "rev.138")
def _play(state: Floor, seat: int, action: Action) -> Floor:
    """A card is laid, rightly or not; what was wrong is kept as fact. The trick before can be mended no more."""
    [card], number = action.cards, len(state.taken)
    if number > state.sealed:
        state = settle.paid_at_once(state).but(sealed=number)
    lawful = card in state.lawful_cards(seat)
    after = state.laid(seat, card).cards_up(seat).but(led=True)
    if seat != state.due()[0]:
        after = slipped(after, TURN, seat, number)
    if not lawful:
        after = slipped(after, REVOKE, seat, number)
    return _completed(after)


def _completed(state: Floor) -> Floor:
    """When all have played the trick is taken; after the last one the hand is counted."""
    if state.due():
        return state
    taken = without_slips(
        state.taken_up(thrown=tuple(state.on_trick()), omitted=(), fallen=(), floored=(), demanded=(), scattered=None),
        lambda slip: slip.what == TURN,
    )
    return taken if len(taken.taken) < TRICKS and taken.due() else _counting(taken)


@law("rev.74", "rev.84")
def _counting(state: Floor) -> Floor:
    """All cards are played, so that a wrong number is plain to all, and a revoke; claims are open till all is mixed."""
    state = settle.paid_at_once(state).but(sealed=len(state.taken), phase=COUNT)
    for seat in range(SEATS):
        if miscounted(state, seat) and seat not in (*state.too_many, *state.too_few):
            state = COURT.ruled(state, count_case(state, seat))
    return charges_decided(state)


# Carelessness.


@law("rev.84")
def _careless(state: Floor, seat: int) -> list[Offer]:
    """To let a second card go with the one he played, or to play none to the trick, once in a hand."""
    if any(slip.what == CARELESS and slip.seat == seat for slip in state.slips) or not state.trick:
        return []
    if seat in [played.seat for played in state.trick] and state.hands[seat]:
        return [Pick("add", tuple(sorted(state.hands[seat])), 1, 1)]
    return [say("omit", grave=True)] if seat == state.due()[0] else []


def _slips(state: Floor, seat: int, action: Action) -> Floor:
    number = len(state.taken)
    if action.word == "omit":
        after = slipped(state.but(omitted=(*state.omitted, seat)), CARELESS, seat, number, NO_CARD)
        return _completed(after.telling(event("omits", seat)))
    [card] = action.cards
    after = state.without(seat, card, thrown=(*state.thrown, (number, Played(seat, card))))
    return slipped(after, CARELESS, seat, number, TWO_CARDS).telling(event("adds", seat, card=card))


# Mending a revoke.


@law("rev.138")
def _mends(state: Floor, seat: int) -> list[Offer]:
    """Until the next trick is led to he may take his card back."""
    return [] if state.last_revoke(seat) is None else [say("mend")]


@law("rev.138")
def _mend(state: Floor, seat: int, action: Action) -> Floor:
    """He takes his card back; those who played after him to the trick play again too."""
    slip = state.last_revoke(seat)
    assert slip is not None
    before = sum(len(trick.plays) for trick in state.taken[: slip.moment])
    place = next(at for at, played in enumerate(state.plays[before:]) if played.seat == seat)
    return state.rewound(before + place).telling(event("mends", seat))


# The end of the hand.


@law("rev.140", "rev.198")
def _may_mix(state: Floor, seat: int) -> list[Offer]:
    return [] if state.mixed is not None else [say("mix", grave=True)]


def _mix(state: Floor, seat: int, action: Action) -> Floor:
    """He mixes his tricks with others and the stock: no revoke can be proved any more, nor what lay among them."""
    return state.but(mixed=seat).telling(event("mixes", seat))


@law("rev.124", "rev.74")
def _settled(state: Floor) -> Floor:
    """The hand is paid; if all four are at fault it does not count, and the same dealer deals again."""
    if len(state.faults.offenders) < SEATS:
        found = state.telling(event("found", cards=state.lost)) if state.lost else state
        return settle.settled(found, state.faults)
    returned = given_back(state, "rev.124").but(dealer=state.deals_again)
    return returned.cleared().telling(event("void")).same_deal()


LAY_DOWN = beside("lay-down", offers=play.may_lay_down, do=play.lays_down)


PLAYING: dict[str, Stage[Any]] = {
    **STAGES,
    PLAY: stage(
        "play",
        lambda state: state.due()[0],
        out_of_turn("play", offers=_cards, do=_play),
        beside("add", "omit", offers=_careless, do=_slips),
        *FALLING,
        beside("mend", offers=_mends, do=_mend),
        CHANGED,
        LAY_DOWN,
        COURT.claims,
    ),
    COUNT: closing(
        "count", lambda state: tuple(range(SEATS)), _settled, beside("mix", offers=_may_mix, do=_mix), COURT.claims
    ),
}
