"""Claims: somebody says what he noticed, the judge rules on the facts, and the ruling is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.games.malilla.floor.facts import (
    ASIDE,
    CARDS,
    DEAL,
    LEAD,
    PEEK,
    REVOKE,
    SHOW,
    TALK,
    TRICK,
    TURN,
    Claim,
    FloorState,
    Slip,
)
from tapete.games.malilla.judge import UNKNOWN
from tapete.games.malilla.state import MalillaState, Trick
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.ledger import Entry
from tapete.table.offer import Offer, say
from tapete.table.row import replaced
from tapete.table.ruling import Ruling
from tapete.table.view import Played

OPEN_END: dict[str, Any] = {"points": UNKNOWN, "capote": "none", "rate": 1}
"""While the hand is on nobody knows how it ends; the settlement reckons it."""


CLAIMING = ("claim", "own-up")
"""To accuse another, and to say oneself that one did wrong."""


# What may be claimed.


def claim_offers(state: FloorState, seat: int) -> list[Offer]:
    """What the seat may claim now, or own up to. It depends on what all have seen, never on hidden cards."""
    made = {(claim.what, claim.accused) for claim in state.claims if claim.made_by(seat, len(state.taken))}
    offers: list[Offer] = [say("own-up", what) for what in _to_mend(state, seat)]
    offers += [
        say("claim", what, accused)
        for what, accused in _in_sight(state)
        if _may_claim(state, seat, what, accused) and (what, accused) not in made
    ]
    return offers


@law("mal.81", "mal.96")
def _to_mend(state: FloorState, seat: int) -> list[str]:
    """Until a card is led he may himself pass on the pack that was not his, or give back another's trick."""
    last = state.taken[-1] if state.taken else None
    taken = last is not None and last.holder == seat and _taken_wrongly(state, last)
    return [
        *([DEAL] if not state.led and state.unruled(DEAL, seat) is not None else []),
        *([TRICK] if taken and not _led_to(state, len(state.taken)) else []),
    ]


def _in_sight(state: FloorState) -> dict[tuple[str, int], None]:
    """Whatever anybody could be accused of: what all have seen, and the revokes that tricks taken up may hide."""
    seen = [(REVOKE, seat) for seat in _tried_in_tricks(state)]
    seen += [(slip.what, slip.seat) for slip in state.slips if slip.what != REVOKE and not slip.ruled]
    seen += [(TRICK, trick.holder) for trick in state.taken if _taken_wrongly(state, trick)]
    seen += [(CARDS, seat) for seat in _wrong_numbers(state)]
    return dict.fromkeys(seen)


@law("mal.87", "mal.94")
def _tried_in_tricks(state: FloorState) -> set[int]:
    """Those whose play is proved by turning up the tricks that were taken up."""
    seats: set[int] = set()
    for trick in state.taken:
        seats.update([played.seat for played in trick.plays])
        if len(seats) == len(state.active):
            break
    return seats


def _taken_wrongly(state: FloorState, trick: Trick) -> bool:
    return trick.holder != trick.winner and state.side(trick.holder) != state.side(trick.winner)


def _wrong_numbers(state: FloorState) -> list[int]:
    """Everyone can count the cards before him: a wrong number comes from the deal or from a draw."""
    if state.turned is None or not (state.over_dealt or state.exchanged):
        return []
    judged = (*state.counted_over, *state.counted_short)
    return [seat for seat in state.active if seat not in judged and surplus(state, seat) != 0]


@law("mal.87", "mal.barrotada.2")
def _may_claim(state: FloorState, seat: int, what: str, accused: int) -> bool:
    """An opponent claims; a wrong deal anybody, and until a card is led a wrong number. An Alcalde looks on."""
    if what == DEAL:
        return seat != accused
    if what == CARDS and not state.led:
        return True
    return accused in state.game.rivals[state.deals_cards][seat]


def surplus(state: FloorState, seat: int) -> int:
    """How many cards too many the seat has had in this hand; less than nothing when too few."""
    played = sum(played.seat == seat for trick in state.taken for played in trick.plays)
    played += sum(played.seat == seat for played in state.trick)
    return state.count_of(seat) + played - state.variant.each


# The ruling.


def claim(state: FloorState, seat: int, action: Action) -> FloorState:
    """The claim is heard and ruled on."""
    what = str(action.arguments[0])
    if action.word == "own-up":
        heard = state.telling(event("owns-up", seat, what=what))
        return _deal(heard, seat) if what == DEAL else _righted(heard, len(state.taken) - 1)
    accused = action.number
    heard = state.telling(event("claims", seat, what=what, accused=state.name(accused)))
    if what == REVOKE and _revoked(state, accused) is None:
        unproven = Claim(seat, what, accused, len(state.taken))
        return heard.but(claims=(*state.claims, unproven)).telling(event("not-proven", accused, what=what))
    return _RULED[what](heard, accused)


def told(state: FloorState, accused: int, ruling: Ruling) -> FloorState:
    """All hear the decision, and the law."""
    return state.telling(event("ruling", accused, decision=ruling.decision, law=ruling.laws[0]))


def fined(state: FloorState, accused: int, ruling: Ruling) -> FloorState:
    """What the ruling makes the offender pay is written down for the settlement."""
    heard = told(state, accused, ruling)
    for payment in ruling.payments:
        if payment.reason != "turn-up-returned":
            heard = heard.fined(accused, payment.reason, payment.laws, counts="not-counting" not in ruling.follows)
    return heard


@law("mal.87", "mal.23", "mal.24", "mal.25", "mal.26")
def _revoke(state: FloorState, accused: int) -> FloorState:
    slip = _revoked(state, accused)
    assert slip is not None
    ruling = state.bench.revoke(slip.kind, "opponent", True, **OPEN_END)
    return fined(state.ruled(slip), accused, ruling)


def _revoked(state: FloorState, accused: int) -> Slip | None:
    """The first revoke of the accused that the tricks taken up prove, and that has not been paid for."""
    slip = state.unruled(REVOKE, accused)
    return slip if slip is not None and slip.trick < len(state.taken) else None


def _plain_fault(what: str) -> Callable[[FloorState, int], FloorState]:
    def ruled(state: FloorState, accused: int) -> FloorState:
        slip = state.unruled(what, accused)
        assert slip is not None
        return fined(state.ruled(slip), accused, _PLAIN[what](state))

    return ruled


_PLAIN: dict[str, Callable[[FloorState], Ruling]] = {
    TALK: lambda state: state.bench.talk(False, **OPEN_END),
    SHOW: lambda state: state.bench.show("purpose", **OPEN_END),
    PEEK: lambda state: state.bench.peek(**OPEN_END),
}


@law("mal.84")
def _lead(state: FloorState, accused: int) -> FloorState:
    """While the next player has not played the lead is taken back, and what others laid on it before their turn."""
    slip = state.unruled(LEAD, accused)
    assert slip is not None
    ruling = state.bench.lead_out_of_turn(slip.trick < len(state.taken) or _answered(state, accused), **OPEN_END)
    after = fined(state.ruled(slip), accused, ruling)
    return _all_put_back(after) if "card-back" in ruling.follows else after


def _answered(state: FloorState, leader: int) -> bool:
    """Whether the next player has played to the trick; who has no card for it is passed over."""
    place = state.active.index(leader) + 1
    played = [card.seat for card in state.trick]
    to_play = [seat for seat in state.active[place:] + state.active[:place] if seat in played or state.count_of(seat)]
    return to_play[0] in played and to_play[0] != leader


def _all_put_back(state: FloorState) -> FloorState:
    """Every card of the trick returns, and with it what was wrong about its turn."""
    while state.trick:
        state = put_back(state, len(state.trick) - 1)
    return state.but(slips=tuple(slip for slip in state.slips if slip.what != TURN))


@law("mal.31", "mal.90")
def _turn(state: FloorState, accused: int) -> FloorState:
    """The last card goes back, unless it is a revoke that the partner's warning has completed: such a card stays."""
    slip = state.unruled(TURN, accused)
    assert slip is not None
    last = bool(state.trick) and state.trick[-1].seat == accused and slip.trick == len(state.taken)
    ruling = state.bench.play_out_of_turn(answered=not last or state.revoke_stays(accused))
    after = told(state.ruled(slip), accused, ruling)
    return put_back(after, len(state.trick) - 1) if "card-back" in ruling.follows else after


def put_back(state: FloorState, place: int) -> FloorState:
    """The card at this place of the trick returns to the hand or the pile it came from, and its revoke is undone."""
    played = state.trick[place]
    returned = _returned(state, played, state.origins[place])
    return returned.but(
        trick=(*state.trick[:place], *state.trick[place + 1 :]),
        origins=(*state.origins[:place], *state.origins[place + 1 :]),
        returned=(*state.returned, played.card),
    ).without_revoke(played.seat)


def _returned(state: FloorState, played: Played, origin: int) -> FloorState:
    if state.piles:
        piles = state.piles[played.seat]
        back = (played.card, *piles[origin])
        return state.but(piles=replaced(state.piles, played.seat, replaced(piles, origin, back)))
    hand = (*state.hands[played.seat], played.card)
    return state.but(hands=replaced(state.hands, played.seat, hand))


def _wrong_trick(state: FloorState, accused: int) -> int:
    """The number of the first trick that the accused holds and the other side won."""
    return next(
        number for number, trick in enumerate(state.taken) if trick.holder == accused and _taken_wrongly(state, trick)
    )


@law("mal.95", "mal.96")
def _righted(state: FloorState, number: int) -> FloorState:
    """Before another card is played the trick is simply given back; afterwards it is credited, and paid for."""
    trick = state.taken[number]
    last = number == len(state.taken) - 1
    ruling = state.bench.wrong_trick("opponent", not last or _led_to(state, len(state.taken)), **OPEN_END)
    righted = Trick(trick.winner, trick.winner, trick.plays, trick.thrown)
    after = fined(state.but(taken=replaced(state.taken, number, righted)), trick.holder, ruling)
    return after.but(leader=trick.winner) if last else after


def _led_to(state: FloorState, trick: int) -> bool:
    """Whether a card has been led to this trick, the last one begun, though it was taken back."""
    return bool(state.trick) or any(slip.what == LEAD and slip.trick == trick for slip in state.slips)


@law("mal.81", "mal.82", "mal.83")
def _deal(state: FloorState, accused: int) -> FloorState:
    """A deal out of turn is put right until a card is led; then it stands, and the turn-up goes back."""
    slip = state.unruled(DEAL, accused)
    assert slip is not None and state.rightful is not None
    ruling = state.bench.deal_out_of_turn(state.led, 0, 1)
    after = fined(state.ruled(slip), accused, ruling).paying(turn_up_returned(state, ruling))
    return void(after, state.rightful, used_up=False) if "hand-void" in ruling.follows else after


@law("mal.74", "mal.75", "mal.78", "mal.79")
def _cards(state: FloorState, accused: int) -> FloorState:
    """A wrong number of cards: before the first lead a bad deal, or a draw to be mended; afterwards it is paid for.

    He who dealt out of turn has no deal to lose by dealing badly: the pack goes to the one whose deal it was (mal.81).
    """
    if state.led:
        return miscounted(state, accused)
    if surplus_dealt(state, accused) and state.rightful is not None:
        return _deal(state, state.deals_cards)
    if surplus_dealt(state, accused):
        ruling = state.bench.bad_deal("dealer", 0, 1)
        after = told(state, accused, ruling).paying(turn_up_returned(state, ruling))
        return void(after, state.mano, used_up=True)
    if surplus(state, accused) > 0 or state.stock:
        return _redrawn(state, accused)
    return miscounted(state, accused)


def surplus_dealt(state: FloorState, seat: int) -> bool:
    """Whether the wrong number comes from the deal."""
    return seat in (*state.over_dealt, *state.short_dealt)


@law("mal.cubiertas.4")
def _redrawn(state: FloorState, accused: int) -> FloorState:
    """A card too many is drawn from his hand by the other, unseen; a missing one he draws from the stock."""
    drew = "more" if surplus(state, accused) > 0 else "fewer"
    ruling = state.bench.exchange_count(drew, False, **OPEN_END)
    heard = told(state, accused, ruling)
    if "surplus-aside" in ruling.follows:
        return heard.but(phase=ASIDE, oversized=accused)
    hand = (*heard.hands[accused], heard.stock[0])
    return heard.but(hands=replaced(heard.hands, accused, hand), stock=heard.stock[1:]).telling(
        event("drew", accused, to=(accused,), cards=heard.stock[:1])
    )


@law("mal.78", "mal.79")
def miscounted(state: FloorState, accused: int) -> FloorState:
    """What can't be put right: one card too many is a fault; one too few only costs the capote."""
    hand = "over" if surplus(state, accused) > 0 else "short"
    ruling = state.bench.wrong_count(hand, **OPEN_END)
    after = fined(state, accused, ruling)
    if hand == "over":
        return after.but(counted_over=(*after.counted_over, accused))
    return after.but(counted_short=(*after.counted_short, accused))


def turn_up_returned(state: FloorState, ruling: Ruling) -> list[Entry]:
    """The turn-up goes back to those who paid it."""
    if "turn-up-returned" not in ruling.follows:
        return []
    paid = [entry for entry in state.ledger.of_hand(state.hand) if entry.reason == "turn-up"]
    return [Entry(e.hand, e.payee, e.payer, e.amount, "turn-up-returned", ruling.laws) for e in paid]


def void(state: FloorState, dealer: int, used_up: bool) -> FloorState:
    """The hand does not count and its cards are gathered; `dealer` deals next, and the deal is used up or not."""
    gone = state.cleared().telling(event("void"))
    if used_up:
        return _open(gone.next_deal(dealer))
    return gone.but(dealer=dealer, phase=gone.game.first_phase)


def _open(state: MalillaState) -> FloorState:
    assert isinstance(state, FloorState)
    return state


_RULED: dict[str, Callable[[FloorState, int], FloorState]] = {
    REVOKE: _revoke,
    LEAD: _lead,
    TURN: _turn,
    TALK: _plain_fault(TALK),
    SHOW: _plain_fault(SHOW),
    PEEK: _plain_fault(PEEK),
    DEAL: _deal,
    TRICK: lambda state, accused: _righted(state, _wrong_trick(state, accused)),
    CARDS: _cards,
}
