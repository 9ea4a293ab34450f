"""A deal that went wrong, or hands with too many cards or too few: what is charged, and what follows."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.cientos.floor.state import INSPECT, PICK, CientosFloor
from tapete.games.cientos.judge import DEAL, DEALT, EXCHANGED, PLAYED, RIGHT, SIX, TOO_MANY
from tapete.games.cientos.judge import DRAW as DRAWN
from tapete.games.cientos.ranking import arranged
from tapete.laws.mark import law
from tapete.table.asking import Question
from tapete.table.event import event
from tapete.table.floor import Case
from tapete.table.phase import TAKE_PACK
from tapete.table.row import replaced

# The deal.


@law("cie.53", "cie.54")
def dealt_out_of_turn(state: CientosFloor, seat: int) -> bool:
    return state.rightful is not None and not state.exchanged


def turn_case(state: CientosFloor, seat: int, accused: int) -> Case:
    return Case("deal-out-of-turn", state.pie, {"drawn": bool(state.exchanged)})


@law("cie.55", "cie.56")
def _dealt_again(state: CientosFloor, dealer: int | None) -> CientosFloor:
    """Nothing of the hand counts, what was before it stands, and this player deals again."""
    first, second = (replace(tally, points=0, announced=0, marked=0) for tally in state.tallies)
    void = state.ledger.reversal(state.ledger.of_hand(state.hand), state.hand, "void", "cie.55")
    again = state.but(phase=TAKE_PACK, tallies=(first, second), champion=None, dealer=dealer, careful=True)
    return again.paying(void).telling(event("void"))


@law("cie.59", "cie.63", "cie.64", "cie.65", "cie.76")
def same_dealer(state: CientosFloor, case: Case) -> CientosFloor:
    """Who dealt faultily does not get rid of the deal."""
    return _dealt_again(state, state.dealer)


@law("cie.53")
def rightful_dealer(state: CientosFloor, case: Case) -> CientosFloor:
    """The deal goes to the player it belonged to."""
    return _dealt_again(state, state.rightful)


# The number of cards.


def _count(state: CientosFloor, seat: int) -> str:
    """Whether the seat's cards are right; so are too many that it was let keep, or that have been ruled on."""
    number = state.number(seat)
    if number != TOO_MANY:
        return number
    yet_to_throw = seat == state.pie and state.allowed[seat] and len(state.exchanged) < 2
    return RIGHT if yet_to_throw or seat in state.silenced else TOO_MANY


def wrong_count(state: CientosFloor, seat: int) -> bool:
    """Everyone can count the cards before him."""
    if not state.exchanged and state.allowed != (0, 0):
        return False
    return any(_count(state, place) != RIGHT and place not in state.silenced for place in (0, 1))


def count_case(state: CientosFloor, seat: int, accused: int) -> Case | Question:
    """Before any discard somebody may be asked; later those come first who have too many."""
    if not state.discarded:
        return _noticed_in_time(state)
    if TOO_MANY in number_of_each(state).values():
        return too_many(state)
    short = next(place for place in (0, 1) if _count(state, place) != RIGHT and place not in state.silenced)
    return _later_count(state, short)


@law("cie.59", "cie.64", "cie.65", "cie.69")
def _noticed_in_time(state: CientosFloor) -> Case | Question:
    """One card too many the mano may let pass, one too few both; where both hands are wrong nobody is asked."""
    counts = number_of_each(state).values()
    if RIGHT not in counts:
        return count_dealt(state, state.pie, accepted=False)
    if TOO_MANY in counts:
        return Question("over", (state.mano,), state.phase)
    return Question("short", (state.mano, state.pie), state.phase)


def count_dealt(state: CientosFloor, offender: int, accepted: bool) -> Case:
    """A wrong number that was noticed before any discard."""
    return Case("wrong-count", offender, {**number_of_each(state), "moment": DEALT, "accepted": accepted})


def number_of_each(state: CientosFloor) -> dict[str, str]:
    return {"mano": _count(state, state.mano), "pie": _count(state, state.pie)}


@law("cie.66", "cie.67")
def too_many(state: CientosFloor) -> Case:
    return _later_count(state, next(seat for seat in (state.mano, state.pie) if _count(state, seat) == TOO_MANY))


@law("cie.63", "cie.69", "cie.73", "cie.74", "cie.75")
def _later_count(state: CientosFloor, seat: int) -> Case:
    """The discards and the stock are counted to find where the card came from."""
    dealt = state.extra[seat] and not state.allowed[seat]
    cause = DEAL if dealt else SIX if seat == state.mano and state.mano_robbed else DRAWN
    moment = PLAYED if state.has_played(seat) else EXCHANGED
    return Case("wrong-count", seat, {**number_of_each(state), "moment": moment, "cause": cause})


@law("cie.60", "cie.61", "cie.62")
def keeps_thirteen(state: CientosFloor, case: Case) -> CientosFloor:
    """Who has thirteen keeps them, and will draw one less than he throws."""
    return state.but(allowed=(state.surplus(0), state.surplus(1)))


@law("cie.69")
def completed(state: CientosFloor, seat: int) -> CientosFloor:
    """The short hand gets the top card of the stock."""
    card, *_ = state.stock
    hands = replaced(state.hands, seat, arranged((*state.hands[seat], card)))
    told = state.telling(event("completed", seat), event("drew", seat, to=(seat,), cards=(card,)))
    return told.but(hands=hands, stock=state.stock[1:])


def completed_from_stock(state: CientosFloor, case: Case) -> CientosFloor:
    short = next(seat for seat in (0, 1) if state.surplus(seat) < 0)
    return completed(state, short).but(extra=(0, 0))


def picked_blind(state: CientosFloor, case: Case) -> CientosFloor:
    resumed = state.resumed if state.phase == INSPECT else state.phase
    return state.but(phase=PICK, oversized=case.offender, resumed=resumed)
