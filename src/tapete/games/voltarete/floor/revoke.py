"""The revoke: what it is, who claims it and when, whose its trick is, and what becomes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tapete.cards import Card
from tapete.games.voltarete import settle
from tapete.games.voltarete.floor.decided import lawful_at, place_of, wins_by_tricks, won_by
from tapete.games.voltarete.floor.kept import Righting
from tapete.games.voltarete.floor.names import FEITO, MENDED, OPPONENT, REPLAYED, REVOKE, RUFF, UNDONE
from tapete.games.voltarete.state import COUNT
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import Case, Effect, Slip, unruled
from tapete.table.matadores import matadores
from tapete.table.offer import Offer, say
from tapete.table.phase import beside
from tapete.table.row import replaced
from tapete.table.view import Played

if TYPE_CHECKING:
    from tapete.games.voltarete.floor.state import Floor

REVOKES = (REVOKE, UNDONE, REPLAYED)

# What it is.


@law("vol.II.10.10", "vol.II.10.12", "vol.II.10.13", "vol.II.10.14")
def revoke_kind(state: Floor, seat: int, card: Card) -> str:
    """Which of the revokes it is to play this card now; nothing when it is lawful."""
    lawful = state.lawful_cards(seat)
    if card in lawful:
        return ""
    led, trump = state.trick[0].card, state.trump
    assert trump is not None
    if state.order.suit[led] is trump:
        three = matadores(trump)
        return "matador" if all(own in three for own in lawful) else "trump"
    return RUFF if state.order.suit[card] is trump else "follow"


@law("vol.II.10.10", "vol.II.10.12", "vol.II.10.13", "vol.II.10.14")
def off_suit(state: Floor, seat: int) -> list[tuple[int, Card]]:
    """The cards of this seat that all have seen not to be of the suit led, and in which trick.

    One of it is never a revoke, and what has been ruled on is not claimed again.
    """
    suit, tricks = state.order.suit, (*[trick.plays for trick in state.taken], state.trick)
    ruled = [slip.moment for slip in state.slips if slip.ruled and (slip.what, slip.seat) == (REVOKE, seat)]
    return [
        (number, played.card)
        for number, plays in enumerate(tricks)
        for played in plays
        if number not in ruled and played.seat == seat and suit[played.card] is not suit[plays[0].card]
    ]


@law("vol.II.10.16", "vol.II.10.31")
def gone_back(state: Floor, seat: int) -> list[int]:
    """The tricks in which he had laid such a card, and played to the next, before they were taken back."""
    ruled = Counter(slip.moment for slip in state.slips if slip.ruled and (slip.what, slip.seat) == (UNDONE, seat))
    laid = Counter(number for who, number in state.revokes.returned if who == seat)
    return sorted((laid - ruled).elements())


@law("vol.II.10.15", "vol.II.10.16")
def counts(state: Floor, slip: Slip) -> bool:
    """A revoke counts once its maker has played to the next trick, though that card be taken back."""
    return slip.what == REVOKE and has_gone_on(state, slip.seat, slip.moment)


def has_gone_on(state: Floor, seat: int, moment: int) -> bool:
    """Whether he has played to the trick after this one."""
    later = [*[trick.plays for trick in state.taken], state.trick][moment + 1 :]
    played = any(card.seat == seat for plays in later for card in plays)
    return played or (seat, moment) in state.revokes.counted


def counted_before(state: Floor, gone: list[Slip]) -> tuple[list[Slip], tuple[tuple[int, int], ...]]:
    """What had counted when cards are taken back: of what is gone with them it is owed, of the rest it is kept."""
    counting = [slip for slip in state.slips if counts(state, slip)]
    left = [slip for slip in counting if slip not in gone and not slip.ruled]
    owed = [replace(slip, what=UNDONE) for slip in counting if slip in gone]
    return owed, tuple((slip.seat, slip.moment) for slip in left)


def laid_before(state: Floor, number: int, place: int) -> tuple[tuple[int, int], ...]:
    """What is known of cards off suit that were taken back, when all from this place of this trick on are too."""
    back = [(seat, moment) for seat in state.active for moment, _ in off_suit(state, seat) if moment >= number]
    found = [(seat, moment) for seat, moment in back if has_gone_on(state, seat, moment)]
    first = (state.taken[number].plays if number < len(state.taken) else state.trick)[:place]
    stays = [(played.seat, number) for played in first]
    return (*state.revokes.returned, *(each for each in found if each not in stays))


# Who may claim it, and the facts.


@law("vol.II.10.19")
def who_may_have(state: Floor, seat: int) -> list[int]:
    """Anybody who has laid a card of another suit than the one led, himself too, though it was taken back."""
    if state.phase == COUNT or not state.may_examine(seat):
        return []
    seen = [each for each in state.active if gone_back(state, each) or (state.plays and off_suit(state, each))]
    return [each for each in seen if each != seat or not _has_admitted(state, seat)]


@law("vol.II.10.16")
def _has_admitted(state: Floor, seat: int) -> bool:
    """Whether he owes for a revoke by his own word, which moved no trick: it is for another to claim that now."""
    said = any((claim.accuser, claim.what, claim.accused) == (seat, REVOKE, seat) for claim in state.claims)
    owes = any((debt.offender, debt.reason) == (seat, "revoke") for debt in state.owed)
    return said and owes and any(not _in_reach(state, slip) for slip in unruled(state, REVOKE, seat))


@law("vol.II.10.16", "vol.II.10.31")
def revoke_case(state: Floor, seat: int, accused: int) -> Case | None:
    """The earliest revoke of the accused on which nothing has been ruled.

    One that had counted is owed for, though its trick was taken back for an earlier one.
    """
    slip = _earliest(state, accused)
    if slip is None:
        return None
    soon = slip.what == UNDONE or (state.ending is None and _in_reach(state, slip))
    gone_by = slip.what == UNDONE or state.ending is not None or len(state.taken) > slip.moment + 1
    found = Found("revoker", accused, accused) if soon else found_late(state, slip)
    own_gain = not soon and seat == accused and gains(state, slip, found)
    done = [each for each in state.slips if each.ruled and each.what in REVOKES and each.seat == accused]
    covered, times = gone_by or counts(state, slip), min(2, 1 + len(done))
    facts = {"kind": slip.kind, "found": "soon" if soon else "late", "trick_of": found.trick_of}
    facts["against"] = _against(state, slip, found)
    # What he says to his own profit is only owed for: the trick may still be claimed by another.
    ruled = None if own_gain else slip
    return state.case("revoke", accused, ruled, found.goes_to, covered=covered, own_gain=own_gain, times=times, **facts)


def _earliest(state: Floor, accused: int) -> Slip | None:
    # A trick that was never finished is nobody's, and is not put right once the hand is over.
    played = len(state.taken) + (state.ending is None)
    slips = [slip for slip in unruled(state, REVOKE, accused) if slip.moment < played]
    return next(iter((*slips, *unruled(state, UNDONE, accused))), None)


@law("vol.II.10.16")
def _in_reach(state: Floor, slip: Slip) -> bool:
    """Up to the ninth trick all can be played again, unless so many tricks only are agreed on."""
    reach = state.game.replay
    return reach == "ninth" or len(state.taken) - slip.moment <= int(reach)


def _against(state: Floor, slip: Slip, found: Found) -> str:
    """Whom it harms: the feito, unless he revoked himself or another opponent would have had the trick."""
    if slip.seat == state.feito:
        return OPPONENT
    return FEITO if slip.seat == found.rightful or state.feito == found.goes_to else OPPONENT


# Whose its trick is.


@dataclass(frozen=True, slots=True)
class Found:
    """Who has the trick of a revoke and by what, whose it would be without it, and to whom one goes over."""

    trick_of: str
    rightful: int
    goes_to: int


def revokers(state: Floor, moment: int) -> list[int]:
    """Who revoked in this trick."""
    return [slip.seat for slip in state.slips if (slip.what, slip.moment) == (REVOKE, moment)]


def _could_lie(state: Floor, moment: int) -> list[Played]:
    """What lies in this trick up to the first revoke, and from there on all that each could lawfully have played."""
    plays, wrong = state.taken[moment].plays, revokers(state, moment)
    first = next(number for number, played in enumerate(plays) if played.seat in wrong)
    place = place_of(state, moment, plays[first].seat)
    after = enumerate(plays[first:], start=place)
    free = [Played(played.seat, card) for number, played in after for card in lawful_at(state, number)]
    return [*plays[:first], *free]


@law("vol.II.10.16", "vol.II.10.18", "vol.II.10.20")
def rightful(state: Floor, slip: Slip) -> int:
    """Whose the trick would be without the revoke: his if each of his cards took it, but of no other who revoked."""
    could, wrong = _could_lie(state, slip.moment), revokers(state, slip.moment)
    others = [each for each in could if each.seat != slip.seat]
    if all(won_by(state, (*others, own)) == slip.seat for own in could if own.seat == slip.seat):
        return slip.seat
    return won_by(state, [each for each in others if each.seat not in wrong])


@law("vol.II.10.16", "vol.II.10.17", "vol.II.10.20")
def found_late(state: Floor, slip: Slip) -> Found:
    """When it can not be played again: a trick that the revoker has lost was not won by it, nor will be his."""
    trick, wrong = state.taken[slip.moment], revokers(state, slip.moment)
    whose = rightful(state, slip)
    if trick.winner != slip.seat:
        harmed = overspent(state, slip)
        return Found("another", whose, whose) if harmed is None else Found("harmed", whose, harmed)
    if whose == slip.seat:
        return Found("anyway", whose, whose)
    lying = [played for played in trick.plays if played.seat not in wrong]
    return Found("revoker" if won_by(state, lying) == whose else "thrown-to", whose, whose)


@law("vol.II.10.17")
def overspent(state: Floor, slip: Slip) -> int | None:
    """Who overtrumped the revoke, and would have taken the trick with a lower trump without it."""
    trick, beats, suit = state.taken[slip.moment], state.order.beats, state.order.suit
    seats = [played.seat for played in trick.plays]
    ruff, place = seats.index(slip.seat), seats.index(trick.winner)
    if slip.kind != RUFF or ruff >= place:
        return None
    before = sum(len(each.plays) for each in state.taken[: slip.moment])
    rest = [played.card for played in trick.plays if played.seat not in (slip.seat, trick.winner)]
    trumps = [card for card in lawful_at(state, before + place) if suit[card] is state.trump]
    enough = [card for card in trumps if all(beats(card, each) for each in rest)]
    return trick.winner if any(not beats(card, trick.plays[ruff].card) for card in enough) else None


@law("vol.II.10.16")
def gains(state: Floor, slip: Slip, found: Found) -> bool:
    """Whether a revoker, who says so himself, would have more if the trick went over as it should.

    As long as the hand is played he might, and nobody can tell.
    """
    if found.trick_of in ("anyway", "another"):
        return False
    if state.ending is None:
        return True
    after = (spent_for if found.trick_of == "harmed" else righted)(state, slip, found.goes_to)
    return settle.worth(after, slip.seat) > settle.worth(state, slip.seat)


# What follows.


@law("vol.II.10.15", "vol.II.10.21", "vol.II.10.31")
def card_back(state: Floor, case: Case) -> Floor:
    """A revoke put right in time was none; a lead goes back with what follows; of other cards somebody chooses."""
    if case.incident != "revoke" or case.slip is None:
        return state
    ruled = replace(case.slip, ruled=True)
    mended = replaced(state.slips, state.slips.index(ruled), replace(ruled, what=MENDED))
    return played_again(state.but(slips=mended), case)


@law("vol.II.10.15", "vol.II.10.16")
def played_again(state: Floor, case: Case) -> Floor:
    """All is as it was before that card; he plays a lawful one, and the others go on as they like."""
    assert case.slip is not None
    if case.slip.what == UNDONE:
        return state
    place = place_of(state, case.slip.moment, case.slip.seat)
    return state.rewound(place).but(righting=Righting(case.offender))


def _to_whom(put_right: Callable[[Floor, Slip, int], Floor]) -> Effect[Floor]:
    """A trick goes over to the one whom the facts name."""

    def effect(state: Floor, case: Case) -> Floor:
        assert case.slip is not None
        return put_right(state, case.slip, case.number)

    return effect


def given_to(state: Floor, number: int, holder: int) -> Floor:
    """The state in which this trick is another's."""
    return state.but(taken=replaced(state.taken, number, replace(state.taken[number], holder=holder)))


@law("vol.II.10.16", "vol.II.10.18", "vol.II.10.20")
def righted(state: Floor, slip: Slip, holder: int) -> Floor:
    """The state in which its trick is his whose it would have been; then it may be another who wins by one over."""
    after = given_to(none_over(state), slip.moment, holder)
    return after if state.ending is None else tricks_over(after)


@law("vol.II.10.17")
def spent_for(state: Floor, slip: Slip, harmed: int) -> Floor:
    """The state in which a trick goes over for this revoke, once it is seen whether the hand is won by it."""
    overspent = (*state.revokes.overspent, (slip, harmed))
    kept = state.but(revokes=replace(state.revokes, overspent=overspent))
    return kept if state.ending is None else tricks_over(kept)


def none_over(state: Floor) -> Floor:
    """The state in which no trick has gone over to one who spent a high trump."""
    for number, holder in reversed(state.revokes.gone_over):
        state = given_to(state, number, holder)
    return state.but(revokes=replace(state.revokes, gone_over=()))


@law("vol.II.10.17")
def tricks_over(state: Floor) -> Floor:
    """By all the tricks of the hand it is decided whose revokes make one go over, whenever they were claimed."""
    after = none_over(state)
    for slip, harmed in sorted(state.revokes.overspent, key=lambda each: each[0].moment):
        after = _one_over(after, slip, harmed)
    return after


@law("vol.II.10.17")
def _one_over(state: Floor, slip: Slip, harmed: int) -> Floor:
    """One trick of the revoker's, or of the third if he has none, goes to the one harmed, if he wins the hand by it."""
    third = [seat for seat in state.active if seat not in (slip.seat, harmed)]
    holders = [trick.holder for trick in state.taken]
    loser = next(seat for seat in (slip.seat, *third, harmed) if seat in holders)
    last = len(holders) - 1 - holders[::-1].index(loser)
    over = (*state.revokes.gone_over, (last, loser))
    after = given_to(state, last, harmed).but(revokes=replace(state.revokes, gone_over=over))
    return after if wins_by_tricks(after, harmed) else state


@law("vol.II.10.15", "vol.II.10.21")
def _mending(state: Floor, seat: int) -> list[Offer]:
    """Until he plays to the next trick he may take his card back."""
    case = revoke_case(state, seat, seat)
    return [] if case is None or case.facts["covered"] else [say("mend")]


def _mends(state: Floor, seat: int, action: Action) -> Floor:
    case = revoke_case(state, seat, seat)
    assert case is not None
    return state.telling(event("mends", seat)).brought(case)


MEND = beside("mend", offers=_mending, do=_mends)

EFFECTS: dict[str, Effect[Floor]] = {
    "card-back": card_back,
    "played-again": played_again,
    "trick-to-rightful": _to_whom(righted),
    "trick-to-thrower": _to_whom(righted),
    "won-as-without": _to_whom(righted),
    "one-trick-over": _to_whom(spent_for),
}
