"""What can be charged at the open table, and what follows from each ruling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tapete.cards import Suit
from tapete.games.cientos import deal, recount
from tapete.games.cientos.floor.state import DECIDE, INSPECT, PICK, CientosFloor
from tapete.games.cientos.judge import DEAL, DEALT, EXCHANGED, PLAYED, RIGHT, SIX, TOO_MANY
from tapete.games.cientos.judge import DRAW as DRAWN
from tapete.games.cientos.ranking import KINDS, SETS, Combination, arranged, combinations
from tapete.games.cientos.state import HUNDRED, PLAY
from tapete.laws.mark import law
from tapete.table.asking import Question
from tapete.table.event import event
from tapete.table.floor import TAKE_PACK, Case, Charge, Court, ruled_on
from tapete.table.row import replaced


def _when(seen: Callable[[CientosFloor, int], bool]) -> Callable[[CientosFloor, int], tuple[int, ...]]:
    """The other is charged, when this has been seen."""
    return lambda state, seat: (1 - seat,) if seen(state, seat) else ()


def _moment(state: CientosFloor, seat: int, what: str, accused: int) -> str:
    """A claim is made again when somebody has exchanged or played since; a revoke, when there may be another."""
    if what == "revoke":
        return str(_off_suit(state, accused)[-1])
    return f"{len(state.exchanged)} {state.has_played(accused)} {state.phase == INSPECT}"


# The deal.


@law("cie.53", "cie.54")
def _dealt_out_of_turn(state: CientosFloor, seat: int) -> bool:
    return state.rightful is not None and not state.exchanged


def _turn_case(state: CientosFloor, seat: int, accused: int) -> Case:
    return Case("deal-out-of-turn", state.pie, {"drawn": bool(state.exchanged)})


@law("cie.51", "cie.52")
def _dealt_otherwise(state: CientosFloor, seat: int) -> bool:
    if seat != state.mano:
        return False
    return "same-dealer" in COURT.ruling(state, _manner_case(state, seat, state.pie)).follows


def _manner_case(state: CientosFloor, seat: int, accused: int) -> Case:
    facts = {"packet": state.packet, "before": deal.manner(state), "exchanged": bool(state.exchanged)}
    return Case("deal-manner", state.pie, facts)


@law("cie.55", "cie.56")
def _dealt_again(state: CientosFloor, dealer: int | None) -> CientosFloor:
    """Nothing of the hand counts, what was before it stands, and this player deals again."""
    first, second = (replace(tally, points=0, announced=0, marked=0) for tally in state.tallies)
    void = state.ledger.reversal(state.ledger.of_hand(state.hand), state.hand, "void", "cie.55")
    again = state.but(phase=TAKE_PACK, tallies=(first, second), champion=None, dealer=dealer, careful=True)
    return again.paying(void).telling(event("void"))


@law("cie.59", "cie.63", "cie.64", "cie.65", "cie.76")
def _same_dealer(state: CientosFloor, case: Case) -> CientosFloor:
    """Who dealt faultily does not get rid of the deal."""
    return _dealt_again(state, state.dealer)


@law("cie.53")
def _rightful_dealer(state: CientosFloor, case: Case) -> CientosFloor:
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


def _wrong_count(state: CientosFloor, seat: int) -> bool:
    """Everyone can count the cards before him."""
    if not state.exchanged and state.allowed != (0, 0):
        return False
    return any(_count(state, place) != RIGHT and place not in state.silenced for place in (0, 1))


def _count_case(state: CientosFloor, seat: int, accused: int) -> Case | Question:
    """Before any discard somebody may be asked; later those come first who have too many."""
    if not state.discarded:
        return _noticed_in_time(state)
    if TOO_MANY in _counts(state).values():
        return _too_many(state)
    short = next(place for place in (0, 1) if _count(state, place) != RIGHT and place not in state.silenced)
    return _later_count(state, short)


@law("cie.59", "cie.64", "cie.65", "cie.69")
def _noticed_in_time(state: CientosFloor) -> Case | Question:
    """One card too many the mano may let pass, one too few both; where both hands are wrong nobody is asked."""
    counts = _counts(state).values()
    if RIGHT not in counts:
        return count_dealt(state, state.pie, accepted=False)
    if TOO_MANY in counts:
        return Question("over", (state.mano,), state.phase)
    return Question("short", (state.mano, state.pie), state.phase)


def count_dealt(state: CientosFloor, offender: int, accepted: bool) -> Case:
    """A wrong number that was noticed before any discard."""
    return Case("wrong-count", offender, {**_counts(state), "moment": DEALT, "accepted": accepted})


def _counts(state: CientosFloor) -> dict[str, str]:
    return {"mano": _count(state, state.mano), "pie": _count(state, state.pie)}


@law("cie.66", "cie.67")
def _too_many(state: CientosFloor) -> Case:
    return _later_count(state, next(seat for seat in (state.mano, state.pie) if _count(state, seat) == TOO_MANY))


@law("cie.63", "cie.69", "cie.73", "cie.74", "cie.75")
def _later_count(state: CientosFloor, seat: int) -> Case:
    """The discards and the stock are counted to find where the card came from."""
    dealt = state.extra[seat] and not state.allowed[seat]
    cause = DEAL if dealt else SIX if seat == state.mano and state.mano_robbed else DRAWN
    moment = PLAYED if state.has_played(seat) else EXCHANGED
    return Case("wrong-count", seat, {**_counts(state), "moment": moment, "cause": cause})


@law("cie.60", "cie.61", "cie.62")
def _keeps_thirteen(state: CientosFloor, case: Case) -> CientosFloor:
    """Who has thirteen keeps them, and will draw one less than he throws."""
    return state.but(allowed=(state.surplus(0), state.surplus(1)))


@law("cie.69")
def completed(state: CientosFloor, seat: int) -> CientosFloor:
    """The short hand gets the top card of the stock."""
    card, *_ = state.stock
    hands = replaced(state.hands, seat, arranged((*state.hands[seat], card)))
    told = state.telling(event("completed", seat), event("drew", seat, to=(seat,), cards=(card,)))
    return told.but(hands=hands, stock=state.stock[1:])


def _completed_from_stock(state: CientosFloor, case: Case) -> CientosFloor:
    short = next(seat for seat in (0, 1) if state.surplus(seat) < 0)
    return completed(state, short).but(extra=(0, 0))


def _picked_blind(state: CientosFloor, case: Case) -> CientosFloor:
    resumed = state.resumed if state.phase == INSPECT else state.phase
    return state.but(phase=PICK, oversized=case.offender, resumed=resumed)


def _counts_nothing(state: CientosFloor, case: Case) -> CientosFloor:
    """If the other has too many as well, that comes to light too."""
    after = recount.silenced(state, case.offender, *COURT.ruling(state, case).laws)
    both = case.incident == "wrong-count" and TOO_MANY in _counts(after).values()
    return COURT.ruled(after, _too_many(after)) if both else after


# What was announced.


def _heard(state: CientosFloor, accused: int) -> bool:
    """Whether all has been announced, also where the pie speaks after the first lead."""
    return state.phase in (PLAY, INSPECT) and accused not in state.silenced


@law("cie.116")
def _not_shown(state: CientosFloor, seat: int) -> bool:
    return _heard(state, 1 - seat) and state.has_played(1 - seat) and bool(state.unshown(1 - seat))


@law("cie.118", "cie.121")
def _may_be_false(state: CientosFloor, seat: int) -> bool:
    """Of what the other counted without laying it open one may doubt, but in the play only with one's own eyes.

    What his discard would prove stays closed until the hand, or the game, is at its end.
    """
    other = 1 - seat
    shown = set(state.shown[other])
    hidden = [each for each in state.due_to_show(other) if not shown.issuperset(each.cards)]
    if not _heard(state, other) or not (state.is_too_late(other) or state.champion == other):
        return False
    return bool(hidden) if state.phase == INSPECT else any(_is_disproved(state, seat, each) for each in hidden)


@law("cie.121")
def _is_disproved(state: CientosFloor, seat: int, claimed: Combination) -> bool:
    """Whether the seat has seen so many of the rank elsewhere that the other cannot have held them."""
    elsewhere = state.known(seat).difference(state.kept(1 - seat))
    left = len(Suit) - sum(card.rank == claimed.cards[0].rank for card in elsewhere)
    return claimed.kind in KINDS[SETS] and left < claimed.size


def false_case(state: CientosFloor, seat: int, accused: int) -> Case | None:
    """What he counted is compared with what he held."""
    found = state.untrue(accused)
    if not found:
        return None
    fourteens = all(each.kind == "catorce" for each in found)
    another = any(each.kind == "catorce" for each in combinations(state.kept(accused), SETS))
    facts = {
        "kind": "fourteen" if fourteens else "three",
        "opened": state.is_too_late(accused),
        "another_fourteen": another,
    }
    return Case("false-claim", accused, facts)


# The play.


def _off_suit(state: CientosFloor, seat: int) -> list[int]:
    """The tricks in which the seat did not follow suit."""
    return [
        number
        for number, trick in enumerate(state.taken)
        if trick.plays[-1].seat == seat and trick.plays[-1].card.suit is not trick.plays[0].card.suit
    ]


@law("cie.125", "cie.148")
def revokes(state: CientosFloor, seat: int) -> list[int]:
    """The tricks in which he could have followed suit and did not."""
    found = []
    for number in _off_suit(state, seat):
        led = state.taken[number].plays[0].card.suit
        later = [played for trick in state.taken[number + 1 :] for played in trick.plays] + list(state.trick)
        held = (*state.hands[seat], *(played.card for played in later if played.seat == seat))
        if any(card.suit is led for card in held):
            found.append(number)
    return found


def _may_have_revoked(state: CientosFloor, seat: int) -> bool:
    return bool(_off_suit(state, 1 - seat))


def _revoke_case(state: CientosFloor, seat: int, accused: int) -> Case | None:
    found = revokes(state, accused)
    return Case("revoke", accused, number=found[0]) if found else None


@law("cie.125", "cie.126", "cie.15")
def taken_back(state: CientosFloor, trick: int) -> CientosFloor:
    """All cards after the lead to this trick go back and count no more; a hundred made without them stands."""
    undone = state
    for seat in (0, 1):
        undone = recount.struck(undone, seat, recount.IN_PLAY, state.followed_at[trick], "cie.125")
    if state.champion is not None and undone.tallies[state.champion].race >= HUNDRED:
        return state
    back = undone.rewound(sum(len(taken.plays) for taken in state.taken[:trick]) + 1)
    return ruled_on(back, state.astray).but(phase=PLAY, champion=None, counted_out=False, done=())


def _led_astray(state: CientosFloor, seat: int) -> bool:
    return state.astray is not None and state.astray.seat == 1 - seat


@law("cie.123")
def _no_points_lost(state: CientosFloor, case: Case) -> CientosFloor:
    """A lead out of turn goes back as if it had not been made."""
    return state.rewound(len(state.plays) - 1) if case.slip is not None else state


@law("cie.96")
def _led_another_suit(state: CientosFloor, seat: int) -> bool:
    first_lead = state.phase == PLAY and len(state.plays) == 1 and not state.obeyed
    return seat == state.pie and first_lead and state.named not in (None, state.trick[0].card.suit)


def _suit_case(state: CientosFloor, seat: int, accused: int) -> Case | None:
    holds_it = any(card.suit is state.named for card in state.hands[accused])
    return Case("named-suit", accused) if holds_it else None


@law("cie.96")
def _leads_named_or_any(state: CientosFloor, case: Case) -> CientosFloor:
    """The mano leads the suit he named, or any other the pie fancies."""
    forced = replaced(state.forced, case.offender, state.named)
    return state.but(forced=forced, orders=(*state.orders, 1 - case.offender))


@law("cie.96")
def _lead_not_counted(state: CientosFloor, case: Case) -> CientosFloor:
    """The card led goes back to the hand, and its point is not counted."""
    return recount.struck(state, case.offender, {"lead", "pique"}, 0, "cie.96").rewound(0)


COURT: Court[CientosFloor] = Court(
    charges=(
        Charge("turn", _when(_dealt_out_of_turn), _turn_case),
        Charge("manner", _when(_dealt_otherwise), _manner_case),
        Charge("cards", _when(_wrong_count), _count_case),
        Charge("show", _when(_not_shown), lambda state, seat, accused: Case("not-shown", accused)),
        Charge("false", _when(_may_be_false), false_case),
        Charge("revoke", _when(_may_have_revoked), _revoke_case),
        Charge(
            "lead",
            _when(_led_astray),
            lambda state, seat, accused: Case("out-of-turn", accused, {"answered": False}, state.astray),
        ),
        Charge("suit", _when(_led_another_suit), _suit_case),
    ),
    effects={
        "same-dealer": _same_dealer,
        "rightful-dealer": _rightful_dealer,
        "completed-from-stock": _completed_from_stock,
        "mano-draws-one-less": _keeps_thirteen,
        "pie-draws-one-less": _keeps_thirteen,
        "one-picked-blind": _picked_blind,
        "picked-to-stock": lambda state, case: state.but(picked_to_stock=True),
        "picked-to-discard": lambda state, case: state.but(picked_to_stock=False),
        "other-counts-all": _counts_nothing,
        "other-adds-withheld": _counts_nothing,
        "other-counts-his": lambda state, case: recount.announcements_lost(state, case.offender),
        "other-counts-his-sets": lambda state, case: recount.sets_lost(state, case.offender),
        "judged-on-what-he-has": lambda state, case: recount.corrected(state, state.untrue(case.offender)),
        "next-lead-forced": lambda state, case: state.but(orders=(*state.orders, 1 - case.offender)),
        "leads-named-or-any": _leads_named_or_any,
        "wrong-lead-not-counted": _lead_not_counted,
        "later-tricks-replayed": lambda state, case: taken_back(state, case.number),
        "no-points-lost": _no_points_lost,
    },
    told_only={
        "hand-stands": "nothing is changed",
        "cut-again": "the dealer asks for it himself",
        "must-cut": "nothing else is offered",
        "nothing-marked": "the hand is dealt again",
        "earlier-stands": "earlier hands are not touched",
        "pack-mended": "no pack is faulty here",
        "pie-keeps-three": "his share of the stock is not changed",
        "mano-keeps-five": "his share of the stock is not changed",
        "missing-drawn": "he draws it himself",
        "played-out": "the hand goes on",
        "full-hand-last-trick": "the tricks due are those of the fuller hand",
        "full-hand-capote": "he makes as many tricks as there are",
        "short-no-capote": "he cannot make twelve tricks",
        "another-suit-if-void": "whoever orders a suit hears that there is none of it",
        "hand-shown": "cartas blancas are declared in time or not at all",
        "lesser-counts": "the announcements see to it",
        "class-lost": "the announcements see to it",
        "play-stands": "only what was announced is struck",
        "card-back": "it goes back with the later tricks, or he takes it back himself",
        "card-stays": "nothing is changed",
        "lead-stands": "the answer is played to it",
        "lead-counts": "it is counted when it is answered",
        "marks-stand": "nobody marks for himself here",
        "marks-corrected": "nobody marks for himself here",
        "qualities-so-far": "nobody leaves the table in the middle of a game",
    },
    parties=lambda state, case: {"offender": (case.offender,), "other": (1 - case.offender,)},
    moment=_moment,
    names_seats=False,
    asking=DECIDE,
)
"""How claims are heard and rulings carried out."""
