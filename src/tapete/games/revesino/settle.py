"""Paying a hand: what it comes to, the plate of the caballo, and what is raffled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tapete.cards import Card, Suit
from tapete.games.revesino.course import DRAWN, SOLD, Fate
from tapete.games.revesino.dues import NO_FAULTS, Customs, Faults, Reckoning, parts
from tapete.games.revesino.pack import ORDER, PACK, SEATS
from tapete.games.revesino.reckon import caballo_of, reckoned, traded
from tapete.games.revesino.state import PLATE, POT, RAFFLE, Pot, R, RevesinoState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import Event, Seat, event
from tapete.table.ledger import Account, Entry, Payment
from tapete.table.phase import Stage, lot
from tapete.table.tricks import Trick

KING = 12


def customs(state: RevesinoState) -> Customs:
    """What the table has agreed on about paying."""
    game = state.game
    return Customs(game.napolitana_settlement, game.napolitana_duty, game.cut_credit, game.sleeping_paid)


@law("rev.1", "rev.111", "rev.197", "rev.ad.16")
def settled(state: R, faults: Faults = NO_FAULTS) -> R:
    """Everything is shown and paid, what earlier hands have left is raffled, and the deal passes."""
    outcome = reckoned(state.course, customs(state), faults, state.laid_down)
    paid = _paid(_told(state.but(shown=True), outcome), outcome, faults)
    return raffled(paid).endowed().next_deal()


def hand_over(state: R, tricks: tuple[Trick, ...]) -> R:
    """The hand is settled as if these were its tricks, each being paid at once where that is agreed."""
    for made in range(len(state.taken) + 1, len(tricks) + 1):
        state = paid_at_once(state.as_played(tricks[:made]))
    return settled(state)


def _told(state: R, outcome: Reckoning) -> R:
    told: list[Event] = [event("asleep", cards=state.stock)]
    told += [event("left-over", seat, cards=hand) for seat, hand in enumerate(state.hands) if hand]
    if outcome.ordinary:
        course = state.course
        told += [
            event("counted", seat, points=course.points(seat), number=len(course.won(seat))) for seat in state.in_turn
        ]
    told.append(_result(outcome))
    return state.telling(*told)


def _result(outcome: Reckoning) -> Event:
    if outcome.of is None:
        return event(outcome.end, outcome.by)
    return event(outcome.end, outcome.by, loser=Seat(outcome.of))


def _paid(state: R, outcome: Reckoning, faults: Faults) -> R:
    """What was paid at once stays paid in an ordinary hand without faults; else it is given back first."""
    early = [entry for entry in state.ledger.of_hand(state.hand) if entry.reason in (SOLD, DRAWN)]
    flows = [flow for flow in outcome.flows if flow.payer != flow.payee]
    due = entries_of(state, [flow for flow in flows if flow.reason in (SOLD, DRAWN)])
    if sorted(map(_moved, early)) == sorted(map(_moved, due)):
        flows = [flow for flow in flows if flow.reason not in (SOLD, DRAWN)]
    else:
        state = state.paying(state.ledger.reversal(early, state.hand, "returned", "rev.157", "rev.158"))
    return state.paying(entries_of(state, flows)).paying(premium(state, outcome, faults))


def _moved(entry: Entry) -> tuple[str, str, int]:
    return str(entry.payer), str(entry.payee), entry.amount


# Payment at once.


@law("rev.158")
def paid_at_once(state: R) -> R:
    """Where that is agreed a card that was sold or drawn is paid as soon as the trick is taken."""
    if state.game.pay_timing == "end":
        return state
    down, number = dict(state.laid_down), len(state.taken) - 1
    free = [fate for fate in state.course.fates() if fate.trick == number and fate.owner not in down]
    flows = [flow for fate in free if (flow := traded(fate, down)) is not None]
    return state.paying(entries_of(state, flows))


def entries_of(state: RevesinoState, flows: Iterable[Payment[int]]) -> list[Entry]:
    """The payments of these flows at the rate of the round."""
    return [state.entry(flow.payer, flow.payee, flow.amount, flow.reason, *flow.laws) for flow in flows]


# The plate of the caballo.


@law("rev.ad.33", "rev.ad.33.b", "rev.ad.34", "rev.ad.34.b", "rev.ad.35")
def premium(state: RevesinoState, outcome: Reckoning, faults: Faults) -> list[Entry]:
    """The premium of the caballo is never doubled, and moves only in an ordinary hand."""
    fate = caballo_of(outcome) if state.game.platillo else None
    if fate is None or any(seat == fate.owner and fate.trick >= trick for seat, trick in state.laid_down):
        return []
    flows = _premium_flows(state, outcome, faults, fate)
    return [Entry(state.hand, payer, payee, amount, "premium", laws) for payer, payee, amount, laws in flows]


def _premium_flows(
    state: RevesinoState, outcome: Reckoning, faults: Faults, fate: Fate
) -> list[tuple[Account, Account, int, tuple[str, ...]]]:
    game, guilty = state.game, faults.offenders
    whole, owner = game.platillo_premium, fate.owner
    if fate.how == SOLD:
        return [] if owner in guilty else [(PLATE, owner, whole, ("rev.ad.34",))]
    payee: Account
    if fate.how == DRAWN:
        if fate.leader in guilty or any(seat == fate.leader and fate.trick >= at for seat, at in state.laid_down):
            return []
        payee = PLATE if game.platillo_drawn == "plate" else fate.leader
    elif game.platillo_led == "none":
        return []
    else:
        payee = PLATE if game.platillo_led == "plate" else outcome.by
    if payee == owner:
        return []
    payers = [owner] if owner in guilty or not guilty else [seat for seat in state.in_turn if seat in guilty]
    return [(payer, payee, share, ("rev.ad.34.b",)) for payer, share in parts(whole, payers)]


# What is raffled.


@law("rev.111")
def raffled(state: R) -> R:
    """Whoever without fault has played the highest espada, or the best king, has what was paid to the table before."""
    for pot in [pot for pot in state.pots if pot.hand < state.hand]:
        winner = _holder_of_best(state, pot)
        if winner is not None:
            state = _given(state, pot, winner)
    return state


def _holder_of_best(state: RevesinoState, pot: Pot) -> int | None:
    rank = {card: place for place, card in enumerate(_best_first(state.game.raffle))}
    plays = [played for played in state.plays if played.card in rank and played.seat != pot.offender]
    return min(plays, key=lambda played: rank[played.card]).seat if plays else None


def _best_first(manner: str) -> list[Card]:
    """The espadas by their rank, or the kings in the order of the suits."""
    if manner == "best-king":
        return [card for card in PACK if card.rank == KING]
    return sorted((card for card in PACK if card.suit is Suit.ESPADAS), key=lambda card: -ORDER.power[card])


def _given(state: R, pot: Pot, winner: int) -> R:
    paid = state.paying([Entry(state.hand, POT, winner, pot.amount, "raffle-won", ("rev.111",))])
    left = tuple(each for each in state.pots if each is not pot)
    return paid.but(pots=left).telling(event("raffle-won", winner, number=pot.amount))


@law("rev.111")
def _last_raffle(state: RevesinoState) -> Chance:
    """What no hand has decided is drawn for from the pack."""
    return Chance("lot", PACK)


def _drawn_for(state: R, seat: int, action: Action) -> R:
    """Each without fault draws a card: the highest rank wins, and of equals the first suit."""
    left = list(action.cards)
    for offender in dict.fromkeys(pot.offender for pot in state.pots):
        drawing = [each for each in range(SEATS) if each != offender]
        got, left = dict(zip(drawing, left, strict=False)), left[len(drawing) :]
        winner = min(got, key=lambda each: (-ORDER.power[got[each]], PACK.index(got[each])))
        for pot in [pot for pot in state.pots if pot.offender == offender]:
            state = _given(state, pot, winner)
    return state.closed()


STAGES: dict[str, Stage[Any]] = {RAFFLE: lot(_last_raffle, _drawn_for)}
