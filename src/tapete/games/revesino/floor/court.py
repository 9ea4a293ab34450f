"""How claims are heard at the open table of the Revesino, and what follows from the judge's rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tapete.games.revesino.floor.charges import CHARGES, doubtful, lawful_of, others_than
from tapete.games.revesino.floor.state import CARELESS, CHOOSE, HEARD, REVOKE, TURN, Floor
from tapete.games.revesino.judge import (
    CLAIMANT,
    CUTTER,
    EACH,
    ENTITLED,
    HOLDER,
    INTRODUCER,
    MAKER,
    OFFENDER,
    OTHERS,
    TABLE_POT,
)
from tapete.games.revesino.state import CUT, POT, SHUFFLE, Pot
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.floor import Case, Court, recut
from tapete.table.ledger import Account
from tapete.table.row import replaced
from tapete.table.view import Played

# What follows from a ruling.


@law("rev.74", "rev.109", "rev.124")
def _pays_stake(state: Floor, case: Case) -> Floor:
    """He is one of those who pay for everybody when the hand is settled."""
    who = (case.offender,)
    if case.incident == "revoke":
        return state.but(revokers=(*state.revokers, *who))
    too_few = case.incident == "forgot-to-draw" or case.facts.get("hand") == "short"
    return state.but(too_few=(*state.too_few, *who)) if too_few else state.but(too_many=(*state.too_many, *who))


@law("rev.111", "rev.127")
def _raffled_next(state: Floor, case: Case) -> Floor:
    """What he paid to the table is raffled among the others in the next hand that is played out."""
    paid = sum(payment.amount for payment in COURT.ruling(state, case).payments)
    return state.but(pots=(*state.pots, Pot(paid, case.offender, state.hand)))


@law("rev.104", "rev.109", "rev.110")
def _card_under(state: Floor, case: Case) -> Floor:
    """The card that he saw goes to the bottom; what the dealer drew leaves his hand for it."""
    card = [card for place, card in state.peeked if place == case.offender][-1]
    if card in state.hands[case.offender]:
        kept = tuple(own for own in state.hands[case.offender] if own is not card)
        state = state.but(hands=replaced(state.hands, case.offender, kept))
    elif state.stock[:1] != (card,):
        return state
    owners = {own: place for place, own in state.deposits}
    rest = tuple(own for own in state.stock if own is not card)
    depositors = (*(owners[own] for own in rest if own in owners), case.offender)
    return state.but(stock=(*rest, card), depositors=depositors, passed_on=None)


@law("rev.110")
def _returned(state: Floor, case: Case) -> Floor:
    """The card that the dealer took unseen lies on the stock as before, and the play begins."""
    return state.exchange_done(case.offender)


@law("rev.104")
def _no_draw(state: Floor, case: Case) -> Floor:
    """He keeps his cards, and the next has his exchange."""
    return state if case.offender in state.acted else state.but(acted=(*state.acted, case.offender))


@law("rev.65")
def _cut_again(state: Floor, case: Case) -> Floor:
    return recut(state, case.offender, CUT)


@law("rev.64")
def _shuffle_again(state: Floor, case: Case) -> Floor:
    """The whole pack is gathered, and shuffled as it should be."""
    return state.but(phase=SHUFFLE, deck=(), lost=())


@law("rev.120", "rev.121", "rev.122")
def _must_be_played(state: Floor, case: Case) -> Floor:
    """Of the cards that came out together one is demanded; the others are in his hand."""
    fall = state.scattered
    assert fall is not None
    card = fall.first or next(iter(lawful_of(state)))
    return state.but(scattered=None, demanded=(*state.demanded, Played(fall.seat, card)))


@law("rev.119", "rev.123")
def _to_hand(state: Floor, case: Case) -> Floor:
    """What fell is in his hand, and he plays what he likes."""
    return state.cards_up(case.offender)


@law("rev.140", "rev.198")
def _doubt_paid(state: Floor, case: Case) -> Floor:
    """What he has paid for the doubt is not paid again with the hand."""
    doubt = str(case.facts["doubt"])
    if doubt == "partida":
        return state.but(granted=(case.number, case.offender))
    return state.but(doubted=(*state.doubted, next(iter(doubtful(state, doubt)))))


@law("rev.116")
def _card_back(state: Floor, case: Case) -> Floor:
    """The card is his again, and all have seen it: when his turn comes in this trick it can be demanded."""
    back = state.rewound(len(state.plays) - 1)
    return back.but(fallen=(*back.fallen, state.trick[-1]))


BETWEEN = ("sold", "drawn", "revoke-again", "mixed")
"""What is given back when a hand comes to nothing after all."""


@law("rev.105", "rev.124", "rev.158")
def given_back(state: Floor, *laws: str) -> Floor:
    """Nothing that was paid in the play of this hand stays paid, and nothing of it is raffled."""
    back = [entry for entry in state.ledger.of_hand(state.hand) if entry.reason in BETWEEN]
    left = tuple(pot for pot in state.pots if pot.hand < state.hand)
    return state.paying(state.ledger.reversal(back, state.hand, "returned", *laws)).but(pots=left)


@law("rev.68", "rev.69", "rev.105")
def _void(state: Floor, case: Case) -> Floor:
    """The hand does not count and its cards are gathered; who dealt out of turn is remembered until the next deal."""
    returned = given_back(state, *COURT.ruling(state, case).laws) if state.led else state
    return returned.cleared().but(rightful=state.rightful).telling(event("void"))


@law("rev.68", "rev.72")
def _next_dealer(state: Floor, case: Case) -> Floor:
    """The bad deal is used up."""
    return state.next_deal()


@law("rev.69", "rev.73")
def _same_dealer(state: Floor, case: Case) -> Floor:
    """He whose deal it was deals once more."""
    return state.but(dealer=state.deals_again).same_deal()


def _parties(state: Floor, case: Case) -> Mapping[str, Sequence[Account]]:
    """Who is meant by the parties of a ruling."""
    others: tuple[Account, ...] = tuple(others_than(case.offender))
    named = dict.fromkeys((OTHERS, EACH, ENTITLED, MAKER, CUTTER, HOLDER, INTRODUCER), others)
    claimant = tuple(seat for seat in others if seat == case.number)
    return {OFFENDER: (case.offender,), TABLE_POT: (POT,), CLAIMANT: claimant, **named}


def _moment(state: Floor, seat: int, what: str, accused: int) -> str:
    """Nobody makes the same claim twice in one trick, unless something else has been ruled on.

    That somebody played out of turn all have seen, and the card that he took back he may play so again.
    """
    if what == TURN:
        return str(len(state.claims))
    ruled = [slip for slip in state.slips if slip.ruled]
    counts = map(len, (state.taken, state.acted, ruled, state.too_many, state.too_few, state.doubted))
    return " ".join(map(str, (state.sealed, *counts)))


@law("rev.124", "rev.139")
def charges_decided(state: Floor) -> Floor:
    """What was charged during the play is decided in its order, each charge on the tricks that were complete then."""
    complete = state.sealed
    for made in [claim for claim in state.claims if claim.what in (REVOKE, HEARD)]:
        then = int(made.moment.partition(" ")[0])
        state = COURT.decided(state.but(sealed=then), made)
    return state.but(sealed=complete)


def _which(state: Floor, case: Case) -> dict[str, int]:
    """In which trick it was done, for one may have done the same in several; 0 when it was not in the play."""
    slip = case.slip
    return {"trick": slip.moment + 1 if slip is not None and slip.what in (REVOKE, TURN, CARELESS) else 0}


COURT: Court[Floor] = Court(
    charges=CHARGES,
    effects={
        "pays-stake": _pays_stake,
        "raffled-next": _raffled_next,
        "card-under": _card_under,
        "card-returned": _returned,
        "no-draw": _no_draw,
        "cut-again": _cut_again,
        "shuffle-again": _shuffle_again,
        "must-be-played": _must_be_played,
        "card-to-hand": _to_hand,
        "no-more-revokes": _doubt_paid,
        "card-back": _card_back,
        "hand-void": _void,
        "next-dealer": _next_dealer,
        "same-dealer": _same_dealer,
        "rightful-dealer": _same_dealer,
    },
    told_only={
        "played-out": "the hand goes on as it stands",
        "hand-stands": "the hand goes on as it stands",
        "wins-nothing": "the settlement passes his winnings on",
        "less-unowed": "the settlement leaves out what nobody owes",
        "rotation-kept": "the next deal follows from whose deal it was",
        "card-stays": "the card lies where it is",
        "may-be-demanded": "what has fallen, or was taken back, lies there to be demanded",
        "draws-now": "he may draw until the next has touched the stock",
        "draws-nothing": "the settlement leaves it out",
        "later-may-change": "those after him play to the trick again",
    },
    moment=_moment,
    which=_which,
    asking=CHOOSE,
    parties=_parties,
)
"""How claims are heard at the open Revesino."""
