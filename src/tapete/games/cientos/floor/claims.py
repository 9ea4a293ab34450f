"""Claims: the other says what he noticed, the judge rules on the facts, and the ruling is carried out."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.cientos import deal, judge
from tapete.games.cientos.floor import rulings
from tapete.games.cientos.floor.dealing import asking
from tapete.games.cientos.floor.facts import DRAW, INSPECT, PICK, FloorState
from tapete.games.cientos.judge import DEAL, DEALT, EXCHANGED, OVER, PLAYED, RIGHT, SIX
from tapete.games.cientos.ranking import SETS, Combination, combinations
from tapete.games.cientos.state import PLAY
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.row import replaced
from tapete.table.ruling import Ruling

Seen = Callable[[FloorState, int], bool]
Ruled = Callable[[FloorState, int], FloorState | None]


def claim_offers(state: FloorState, seat: int) -> list[Offer]:
    """What the seat may claim now. It depends on what it has seen, never on hidden cards."""
    return [
        say("claim", what)
        for what, (seen, _) in _CLAIMS.items()
        if seen(state, seat) and _key(state, seat, what) not in state.claims
    ]


def claim(state: FloorState, seat: int, action: Action) -> FloorState:
    """The judge looks; what is not proved changes nothing."""
    what = str(action.arguments[0])
    heard = state.but(claims=(*state.claims, _key(state, seat, what))).telling(event("claims", seat, what=what))
    after = _CLAIMS[what][1](heard, seat)
    return heard.telling(event("not-proven", 1 - seat, what=what)) if after is None else after


def _key(state: FloorState, seat: int, what: str) -> str:
    """Nobody makes the same claim twice while nothing new has happened."""
    if what == "revoke":
        return f"{seat} revoke {off_suit(state, 1 - seat)[-1:]}"
    return f"{seat} {what} {len(state.exchanged)} {state.has_played(1 - seat)} {state.phase == INSPECT}"


# The deal.


def _untouched(state: FloorState) -> bool:
    """Whether nobody has drawn yet."""
    return not state.exchanged


@law("cie.53", "cie.54")
def _dealt_out_of_turn(state: FloorState, seat: int) -> bool:
    return state.rightful is not None and _untouched(state)


def _rule_turn(state: FloorState, seat: int) -> FloorState:
    ruling = judge.deal_out_of_turn(drawn=False)
    return rulings.dealt_again(rulings.told(state, state.pie, ruling), "turn", state.rightful)


@law("cie.51", "cie.52")
def _dealt_otherwise(state: FloorState, seat: int) -> bool:
    return seat == state.mano and _untouched(state) and _manner_ruling(state).decision == "deal-again"


def _manner_ruling(state: FloorState) -> Ruling:
    return judge.deal_manner(state.packet, deal.manner(state), exchanged=False)


def _rule_manner(state: FloorState, seat: int) -> FloorState:
    return rulings.dealt_again(rulings.told(state, state.pie, _manner_ruling(state)), "manner")


# The number of cards.


def _wrong_number(state: FloorState, seat: int) -> bool:
    """Everyone can count the cards before him."""
    if state.phase == DRAW or state.phase == PICK:
        return False
    if _untouched(state) and state.allowed != (0, 0):
        return False
    return any(
        state.number(place) != RIGHT and place not in state.silenced and not _not_yet_thrown(state, place)
        for place in (0, 1)
    )


def _not_yet_thrown(state: FloorState, seat: int) -> bool:
    """A hand let keep its thirteen that has not exchanged yet."""
    return bool(state.allowed[seat]) and (not state.exchanged or (seat == state.pie and len(state.exchanged) == 1))


def _rule_cards(state: FloorState, seat: int) -> FloorState:
    return _dealt_count(state) if _untouched(state) else _later_count(state)


@law("cie.59", "cie.64", "cie.65", "cie.69")
def _dealt_count(state: FloorState) -> FloorState:
    mano, pie = state.number(state.mano), state.number(state.pie)
    if {mano, pie} == {RIGHT, OVER}:
        return asking(state, "over", (state.mano,), state.phase)
    if RIGHT in (mano, pie):
        return asking(state, "short", (state.mano, state.pie), state.phase)
    ruling = judge.wrong_count(mano, pie, DEALT, DEAL, False)
    return rulings.dealt_again(rulings.told(state, state.pie, ruling), "misdeal")


@law("cie.63", "cie.66", "cie.67", "cie.69", "cie.73", "cie.74", "cie.75")
def _later_count(state: FloorState) -> FloorState:
    """First those who have too many; a hand that is short has no penalty."""
    after = state
    for seat in (state.mano, state.pie):
        if after.number(seat) == OVER and seat not in after.silenced and not _not_yet_thrown(after, seat):
            after = _over(after, seat)
            if after.phase in (PICK, "pack"):
                return after
    if after is state:
        offender = next(seat for seat in (0, 1) if state.number(seat) != RIGHT and seat not in state.silenced)
        return rulings.told(state, offender, _count_ruling(state, offender))
    return after


def _count_ruling(state: FloorState, seat: int) -> Ruling:
    moment = PLAYED if state.has_played(seat) else EXCHANGED
    return judge.wrong_count(state.number(state.mano), state.number(state.pie), moment, _cause(state, seat), False)


def _cause(state: FloorState, seat: int) -> str:
    """The discards and the stock are counted to find where the card came from."""
    if state.extra[seat] and not state.allowed[seat]:
        return DEAL
    return SIX if seat == state.mano and state.mano_robbed else judge.DRAW


def _over(state: FloorState, seat: int) -> FloorState:
    ruling = _count_ruling(state, seat)
    ruled = rulings.told(state, seat, ruling)
    if ruling.decision == "void":
        return rulings.dealt_again(ruled, "misdeal")
    if ruling.decision == "mended":
        resumed = state.resumed if state.phase == INSPECT else state.phase
        return ruled.but(phase=PICK, picked_from=seat, resumed=resumed)
    return rulings.silenced(ruled, seat, *ruling.laws)


# What was announced.


@law("cie.116")
def _not_shown(state: FloorState, seat: int) -> bool:
    return (
        _heard(state)
        and state.has_played(1 - seat)
        and bool(state.unshown(1 - seat))
        and 1 - seat not in state.silenced
    )


def _heard(state: FloorState) -> bool:
    """Whether all has been announced, also where the pie speaks after the first lead."""
    return state.phase in (PLAY, INSPECT)


def _rule_show(state: FloorState, seat: int) -> FloorState:
    return rulings.not_shown(rulings.told(state, 1 - seat, judge.not_shown("point", False)), 1 - seat)


@law("cie.118", "cie.121")
def _may_be_false(state: FloorState, seat: int) -> bool:
    """Of what the other counted without laying it open one may doubt, once he has played or won by it."""
    other = 1 - seat
    shown = set(state.shown[other])
    counted = any(not shown.issuperset(each.cards) for each in state.due_to_show(other))
    in_time = state.has_played(other) or state.champion == other
    return _heard(state) and in_time and counted and other not in state.silenced


def untrue(state: FloorState, seat: int) -> tuple[Combination, ...]:
    """What he has counted or tied and never held."""
    held = set(state.kept(seat))
    return tuple(each for each in state.due_to_show(seat) if not held.issuperset(each.cards))


def _rule_false(state: FloorState, seat: int) -> FloorState | None:
    other = 1 - seat
    found = untrue(state, other)
    if not found:
        return None
    fourteen = any(each.kind == "catorce" for each in combinations(state.kept(other), SETS))
    only_fourteens = all(each.kind == "catorce" for each in found)
    kind = "fourteen" if only_fourteens else "three"
    ruling = judge.false_claim(kind, state.has_played(other), only_fourteens and fourteen)
    ruled = rulings.told(state, other, ruling)
    if ruling.decision == "mended":
        return rulings.win_corrected(ruled, other, found)
    if ruling.decision == "set-lost":
        return rulings.set_lost(ruled, other)
    return rulings.silenced(ruled, other, *ruling.laws)


# The play.


def off_suit(state: FloorState, seat: int) -> list[int]:
    """The tricks in which the seat did not follow suit."""
    return [
        number
        for number, trick in enumerate(state.taken)
        if len(trick.plays) == 2
        and trick.plays[1].seat == seat
        and trick.plays[1].card.suit is not trick.plays[0].card.suit
    ]


@law("cie.125", "cie.148")
def revokes(state: FloorState, seat: int) -> list[int]:
    """The tricks in which he could have followed suit and did not."""
    found = []
    for number in off_suit(state, seat):
        led = state.taken[number].plays[0].card.suit
        later = [played.card for trick in state.taken[number + 1 :] for played in trick.plays if played.seat == seat]
        later += [played.card for played in state.trick if played.seat == seat]
        if any(card.suit is led for card in (*later, *state.hands[seat])):
            found.append(number)
    return found


def _may_have_revoked(state: FloorState, seat: int) -> bool:
    return _heard(state) and bool(off_suit(state, 1 - seat))


def _rule_revoke(state: FloorState, seat: int) -> FloorState | None:
    found = revokes(state, 1 - seat)
    if not found:
        return None
    return rulings.taken_back(rulings.told(state, 1 - seat, judge.revoke(False)), found[0])


def _led_astray(state: FloorState, seat: int) -> bool:
    return state.astray == 1 - seat and len(state.trick) == 1


def _rule_astray(state: FloorState, seat: int) -> FloorState:
    """The card goes back without penalty."""
    card, offender = state.trick[0].card, 1 - seat
    ruled = rulings.told(state, offender, judge.out_of_turn(False))
    hands = replaced(state.hands, offender, (*state.hands[offender], card))
    return ruled.but(trick=(), astray=None, hands=hands, returned=(*state.returned, card))


@law("cie.96")
def _led_another_suit(state: FloorState, seat: int) -> bool:
    return (
        seat == state.pie
        and state.phase == PLAY
        and not state.taken
        and len(state.trick) == 1
        and state.named is not None
        and state.trick[0].card.suit is not state.named
    )


def _rule_suit(state: FloorState, seat: int) -> FloorState | None:
    """The card goes back; the mano leads the suit he named, or any other the pie fancies."""
    named = state.named
    assert named is not None
    if state.forced[state.mano] is not None or not any(card.suit is named for card in state.hands[state.mano]):
        return None
    ruled = rulings.told(state, state.mano, judge.named_suit(False))
    back = rulings.lead_taken_back(ruled, state.mano)
    return back.but(forced=replaced(back.forced, state.mano, named), orders=(*back.orders, seat))


_CLAIMS: dict[str, tuple[Seen, Ruled]] = {
    "turn": (_dealt_out_of_turn, _rule_turn),
    "manner": (_dealt_otherwise, _rule_manner),
    "cards": (_wrong_number, _rule_cards),
    "show": (_not_shown, _rule_show),
    "false": (_may_be_false, _rule_false),
    "revoke": (_may_have_revoked, _rule_revoke),
    "lead": (_led_astray, _rule_astray),
    "suit": (_led_another_suit, _rule_suit),
}
"""What can be claimed against the other: when it may be, and what is done about it."""
