"""What becomes of a trick in which somebody revoked, when it is too late to play it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tapete.cards import Card
from tapete.games.voltarete import settle
from tapete.games.voltarete.floor.names import REVOKE, RUFF
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import TREZE
from tapete.games.voltarete.settle import FIRST_TRICKS
from tapete.laws.mark import law
from tapete.table.floor import Slip
from tapete.table.row import replaced
from tapete.table.view import Played
from tapete.table.zones import Cards


def trick_at(state: Floor, moment: int) -> tuple[Played, ...]:
    """The cards of this trick, on the table or taken up."""
    return state.taken[moment].plays if moment < len(state.taken) else state.trick


def place_of(state: Floor, moment: int, seat: int) -> int:
    """The place in the play of the card that this seat played to this trick."""
    before = sum(len(trick.plays) for trick in state.taken[:moment])
    return before + next(number for number, played in enumerate(trick_at(state, moment)) if played.seat == seat)


def lawful_at(state: Floor, place: int) -> Cards:
    """What could lawfully have been played at this place of the play; the one card if it was asked for."""
    before, seat = state.rewound(place), state.plays[place].seat
    asked = before.asked_of(seat)
    return before.lawful_cards(seat) if asked is None else (asked,)


@law("vol.II.10.5")
def has_only_suit(state: Floor, seat: int, plays: tuple[Played, ...]) -> bool:
    """Whether he had no other suit to lead than the one that another led to this trick in his place."""
    held = (*state.hands[seat], *(played.card for played in plays if played.seat == seat))
    return {state.order.suit[card] for card in held} == {state.order.suit[plays[0].card]}


def won_by(state: Floor, plays: Sequence[Played]) -> int:
    """Whose the trick is by its cards."""
    return plays[state.order.winner([played.card for played in plays])].seat


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
def trick_of(state: Floor, slip: Slip) -> str:
    """Who has the trick of a revoke, and by what: one that its maker has lost was not won by it, nor will be his."""
    trick, wrong = state.taken[slip.moment], revokers(state, slip.moment)
    if trick.winner != slip.seat:
        return "another" if overspent(state, slip) is None else "harmed"
    whose = rightful(state, slip)
    if whose == slip.seat:
        return "anyway"
    lying = [played for played in trick.plays if played.seat not in wrong]
    return "revoker" if won_by(state, lying) == whose else "thrown-to"


def with_card(plays: tuple[Played, ...], seat: int, card: Card) -> tuple[Played, ...]:
    """The trick as it would be if this seat had played this card to it."""
    return tuple(Played(seat, card) if played.seat == seat else played for played in plays)


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
def gains(state: Floor, slip: Slip) -> bool:
    """Whether a revoker, who says so himself, would have more if the trick went over as it should.

    As long as the hand is played he might, and nobody can tell.
    """
    how = trick_of(state, slip)
    if how in ("anyway", "another"):
        return False
    if state.ending is None:
        return True
    after = spent_for(state, slip) if how == "harmed" else righted(state, slip.moment, rightful(state, slip))
    return settle.worth(after, slip.seat) > settle.worth(state, slip.seat)


def given_to(state: Floor, number: int, holder: int) -> Floor:
    """The state in which this trick is another's."""
    return state.but(taken=replaced(state.taken, number, replace(state.taken[number], holder=holder)))


@law("vol.II.10.16", "vol.II.10.18", "vol.II.10.20")
def righted(state: Floor, number: int, holder: int) -> Floor:
    """The state in which this trick is his whose it would have been; then it may be another who wins by one over."""
    after = given_to(none_over(state), number, holder)
    return after if state.ending is None else tricks_over(after)


@law("vol.II.10.17")
def spent_for(state: Floor, slip: Slip) -> Floor:
    """The state in which a trick goes over for this revoke, once it is seen whether the hand is won by it."""
    kept = state.but(revokes=replace(state.revokes, overspent=(*state.revokes.overspent, slip)))
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
    for slip in sorted(state.revokes.overspent, key=lambda slip: slip.moment):
        after = _one_over(after, slip)
    return after


@law("vol.II.10.17")
def _one_over(state: Floor, slip: Slip) -> Floor:
    """One trick of the revoker's, or of the third if he has none, goes to the one harmed, if he wins the hand by it."""
    harmed = overspent(state, slip)
    assert harmed is not None
    third = [seat for seat in state.active if seat not in (slip.seat, harmed)]
    holders = [trick.holder for trick in state.taken]
    loser = next(seat for seat in (slip.seat, *third, harmed) if seat in holders)
    last = len(holders) - 1 - holders[::-1].index(loser)
    over = (*state.revokes.gone_over, (last, loser))
    after = given_to(state, last, harmed).but(revokes=replace(state.revokes, gone_over=over))
    return after if _wins(after, harmed) else state


def _wins(state: Floor, seat: int) -> bool:
    """Whether the hand, or the codilho, is his by these tricks; against the thirteen the three have one heap."""
    own, made = state.tricks, state.tricks[state.maker]
    best = max(own[each] for each in state.opponents)
    won = made >= FIRST_TRICKS if state.kind == TREZE else made > best
    if seat == state.feito:
        return won
    return not won and (state.kind == TREZE or own[seat] == best > made)
