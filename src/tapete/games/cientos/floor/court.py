"""What can be charged at the open table, and what follows from each ruling."""

from __future__ import annotations

from collections.abc import Callable

from tapete.cards import Suit
from tapete.games.cientos import deal, recount
from tapete.games.cientos.floor import dealt
from tapete.games.cientos.floor.state import DECIDE, INSPECT, CientosFloor
from tapete.games.cientos.judge import TOO_MANY
from tapete.games.cientos.ranking import KINDS, SETS, Combination, combinations
from tapete.games.cientos.state import HUNDRED, PLAY
from tapete.laws.mark import law
from tapete.table.floor import Case, Charge, Court, ruled_on
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


@law("cie.51", "cie.52")
def _dealt_otherwise(state: CientosFloor, seat: int) -> bool:
    if seat != state.mano:
        return False
    return "same-dealer" in COURT.ruling(state, _manner_case(state, seat, state.pie)).follows


def _manner_case(state: CientosFloor, seat: int, accused: int) -> Case:
    facts = {"packet": state.packet, "before": deal.manner(state), "exchanged": bool(state.exchanged)}
    return Case("deal-manner", state.pie, facts)


def _counts_nothing(state: CientosFloor, case: Case) -> CientosFloor:
    """If the other has too many as well, that comes to light too."""
    after = recount.silenced(state, case.offender, *COURT.ruling(state, case).laws)
    both = case.incident == "wrong-count" and TOO_MANY in dealt.number_of_each(after).values()
    return COURT.ruled(after, dealt.too_many(after)) if both else after


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
        Charge("turn", _when(dealt.dealt_out_of_turn), dealt.turn_case),
        Charge("manner", _when(_dealt_otherwise), _manner_case),
        Charge("cards", _when(dealt.wrong_count), dealt.count_case),
        Charge("show", _when(_not_shown), lambda state, seat, accused: Case("not-shown", accused)),
        Charge("false", _when(_may_be_false), false_case),
        Charge("revoke", _when(lambda state, seat: bool(_off_suit(state, 1 - seat))), _revoke_case),
        Charge(
            "lead",
            _when(lambda state, seat: state.astray is not None and state.astray.seat == 1 - seat),
            lambda state, seat, accused: Case("out-of-turn", accused, {"answered": False}, state.astray),
        ),
        Charge("suit", _when(_led_another_suit), _suit_case),
    ),
    effects={
        "same-dealer": dealt.same_dealer,
        "rightful-dealer": dealt.rightful_dealer,
        "completed-from-stock": dealt.completed_from_stock,
        "mano-draws-one-less": dealt.keeps_thirteen,
        "pie-draws-one-less": dealt.keeps_thirteen,
        "one-picked-blind": dealt.picked_blind,
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
