"""How claims are heard at the open table of the Malilla, and what follows from the judge's rulings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tapete.games.malilla.floor.charges import CHARGES, deal_case, led_to, taken_wrongly, trick_case, wrong_tricks
from tapete.games.malilla.floor.state import ASIDE, LEAD, REVOKE, SHOW, TALK, TRICK, TURN, Floor
from tapete.games.malilla.judge import DEALER, EACH, OFFENDER, OTHERS, PAYER, PAYERS, RIGHT
from tapete.games.malilla.settle import turn_up_payers
from tapete.games.malilla.state import CUT
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import DEAL, Case, Court, recut, unruled, without_slips
from tapete.table.ledger import Account
from tapete.table.offer import Offer, say
from tapete.table.phase import beside
from tapete.table.row import replaced
from tapete.table.tricks import Trick

# What follows from a ruling.


@law("mal.88")
def _not_counting(state: Floor, case: Case) -> Floor:
    over = case.incident == "wrong-count"
    counted = (*state.counted_over, case.offender) if over else state.counted_over
    return state.but(silent=(*state.silent, case.offender), counted_over=counted)


@law("mal.79")
def _no_capote(state: Floor, case: Case) -> Floor:
    return state.but(counted_short=(*state.counted_short, case.offender))


@law("mal.64")
def _cut_again(state: Floor, case: Case) -> Floor:
    return recut(state, case.offender, CUT)


@law("mal.31", "mal.84", "mal.90")
def _card_back(state: Floor, case: Case) -> Floor:
    """A lead goes back with all that was laid on it, and with what was wrong about its turn; else the last card."""
    if case.incident == "play-out-of-turn":
        return state.rewound(len(state.plays) - 1)
    return without_slips(state.rewound(len(state.plays) - len(state.trick)), lambda slip: slip.what == TURN)


@law("mal.95", "mal.96", "mal.93")
def _credited(state: Floor, case: Case) -> Floor:
    """The trick is its winner's; if it is the last one he leads."""
    trick = state.taken[case.number]
    righted = Trick(trick.winner, trick.winner, trick.plays, trick.thrown)
    after = state.but(taken=replaced(state.taken, case.number, righted))
    return after.but(leader=trick.winner) if case.number == len(state.taken) - 1 else after


@law("mal.cubiertas.4")
def _surplus_aside(state: Floor, case: Case) -> Floor:
    """A card too many is drawn from his hand by the other, unseen."""
    return state.but(phase=ASIDE, oversized=case.offender)


@law("mal.cubiertas.4")
def _missing_drawn(state: Floor, case: Case) -> Floor:
    """A missing card he draws from the stock."""
    owner, card = case.offender, state.stock[:1]
    after = state.but(hands=replaced(state.hands, owner, (*state.hands[owner], *card)), stock=state.stock[1:])
    return after.telling(event("drew", owner, to=(owner,), cards=card))


@law("mal.74", "mal.75", "mal.81")
def _void(state: Floor, case: Case) -> Floor:
    """The hand does not count and its cards are gathered."""
    return state.cleared().telling(event("void"))


@law("mal.75")
def _next_dealer(state: Floor, case: Case) -> Floor:
    """The bad deal is used up."""
    return state.next_deal()


@law("mal.81")
def _rightful_dealer(state: Floor, case: Case) -> Floor:
    """He deals whose deal it was."""
    return state.but(dealer=case.number, phase=state.game.first_phase)


def _parties(state: Floor, case: Case) -> Mapping[str, Sequence[Account]]:
    """Who is meant by the parties of a ruling; those of the hand follow from the offender's right on."""
    offender = state.side(case.offender)
    seats = [(case.offender + step) % state.game.seats for step in range(state.game.seats)]
    others = tuple(
        dict.fromkeys(state.side(seat) for seat in seats if seat in state.active and state.side(seat) != offender)
    )
    rights = {f"{RIGHT}-{place}": (side,) for place, side in enumerate(others, start=1)}
    payers = turn_up_payers(state)
    back = {DEALER: (state.side(state.pie),), PAYER: payers, PAYERS: payers}
    return {OFFENDER: (offender,), OTHERS: others, EACH: others, **rights, **back}


@law("mal.87")
def _moment(state: Floor, seat: int, what: str, accused: int) -> str:
    """Nobody makes the same claim twice in one trick, unless it was proved and something else has been done."""
    if what == REVOKE:
        proved = [slip for slip in state.slips if (slip.what, slip.seat) == (REVOKE, accused) and slip.ruled]
        return f"{len(state.taken)} {sum(slip.moment < len(state.taken) for slip in proved)}"
    settled = sum(slip.ruled for slip in state.slips) - len(wrong_tricks(state))
    return f"{len(state.taken)} {len(state.owed)} {settled}"


def _which(state: Floor, case: Case) -> dict[str, int]:
    """In which trick it was done, for one may have done the same in several; 0 when it was not in the play."""
    if case.incident == "wrong-trick":
        return {"trick": case.number + 1}
    slip = case.slip
    return {"trick": slip.moment + 1 if slip is not None and slip.what in (REVOKE, LEAD, TURN, TALK, SHOW) else 0}


COURT: Court[Floor] = Court(
    charges=CHARGES,
    effects={
        "not-counting": _not_counting,
        "no-capote": _no_capote,
        "cut-again": _cut_again,
        "card-back": _card_back,
        "trick-back": _credited,
        "trick-credited": _credited,
        "surplus-aside": _surplus_aside,
        "missing-drawn": _missing_drawn,
        "hand-void": _void,
        "next-dealer": _next_dealer,
        "rightful-dealer": _rightful_dealer,
    },
    told_only={
        "played-out": "the hand goes on as it stands",
        "hand-stands": "the hand goes on as it stands",
        "lead-stands": "the lead lies where it is",
        "card-stays": "the card lies where it is",
        "card-to-hand": "a card that falls never leaves the hand",
        "winner-leads": "the lead goes back with the trick",
        "later-may-change": "whoever mends his card has the others asked",
        "turn-up-returned": "paid from the ruling",
        "deal-goes-on": "the next deal follows from who has dealt",
        "he-counts": "nothing keeps him from it",
        "earlier-stands": "nothing takes back what was paid in earlier hands",
        "debts-struck": "the settlement strikes it off",
        "neither-collects": "each offender's own ruling says that he does not count",
        "set-off": "each pays his own fine, and the ledger sets them off",
        "pack-mended": "the pack of this table is never faulty",
        "same-dealer": "follows from a card seen in the deal or a faulty pack, and neither happens here",
    },
    moment=_moment,
    which=_which,
    parties=_parties,
    later=lambda payment: payment.reason != "turn-up-returned",
)
"""How claims are heard at the open Malilla."""


# Owning up.


@law("mal.81", "mal.96")
def _to_mend(state: Floor, seat: int) -> Iterable[Offer]:
    """Until a card is led he may himself pass on the pack that was not his, or give back another's trick."""
    if not state.led and unruled(state, DEAL, seat):
        yield say("own-up", DEAL)
    last = state.taken[-1] if state.taken else None
    taken = last is not None and last.holder == seat and taken_wrongly(state, last)
    if taken and not led_to(state, len(state.taken)):
        yield say("own-up", TRICK)


def _owns_up(state: Floor, seat: int, action: Action) -> Floor:
    (what,) = map(str, action.arguments)
    heard = state.telling(event("owns-up", seat, what=what))
    return COURT.ruled(heard, deal_case(heard, seat) if what == DEAL else trick_case(heard, len(state.taken) - 1))


OWN_UP = beside("own-up", offers=_to_mend, do=_owns_up, spans={"own-up": (DEAL, TRICK)})
