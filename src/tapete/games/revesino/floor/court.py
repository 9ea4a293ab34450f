"""What can be claimed at the open table of the Revesino, and what follows from the judge's rulings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tapete.games.revesino.floor.state import (
    CARDS,
    CARELESS,
    CHANGE,
    FACED,
    LOOK,
    REVOKE,
    STOCK,
    TURN,
    TWICE,
    Floor,
)
from tapete.games.revesino.judge import CLAIMANT, CUTTER, EACH, ENTITLED, HOLDER, MAKER, OFFENDER, OTHERS, TABLE_POT
from tapete.games.revesino.pack import SEATS, is_napolitana
from tapete.games.revesino.state import CUT, POT, Pot
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.floor import DEAL, Case, Charge, Court, Slip, recut, unruled, without_slips
from tapete.table.ledger import Account
from tapete.table.option import Value
from tapete.table.row import replaced
from tapete.table.view import Played

Against = Callable[[Floor, int], Sequence[int]]


# What may be claimed.


def _others(seat: int) -> list[int]:
    return [each for each in range(SEATS) if each != seat]


def _of_slips(*whats: str, before_lead: bool = False) -> Against:
    """What all have seen somebody do, and nobody has ruled on."""

    def against(state: Floor, seat: int) -> list[int]:
        seen = [slip.seat for slip in state.slips if slip.what in whats and not slip.ruled]
        return [each for each in _others(seat) if each in seen] if seen and not (before_lead and state.begun) else []

    return against


@law("rev.139", "rev.140")
def _who_played(state: Floor, seat: int) -> list[int]:
    """Anybody whose cards lie in the tricks can be charged with a revoke, until the tricks are mixed."""
    if state.mixed or not state.sealed:
        return []
    played = {played.seat for trick in state.taken[: state.sealed] for played in trick.plays}
    return [each for each in _others(seat) if each in played]


@law("rev.72", "rev.74", "rev.84")
def _wrong_numbers(state: Floor, seat: int) -> list[int]:
    """Everyone can count the cards before him; before a card is led one may speak of one's own."""
    judged = (*state.too_many, *state.too_few)
    wrong = [each for each in range(SEATS) if each not in judged and miscounted(state, each)]
    return wrong if not state.begun else [each for each in wrong if each != seat]


def miscounted(state: Floor, seat: int) -> bool:
    """Whether he has, or has had, a wrong number of cards; one who may still draw has not."""
    return seat != state.late and (state.surplus(seat) != 0 or bool(unruled(state, CARELESS, seat)))


@law("rev.85", "rev.103")
def _wrong_stock(state: Floor, seat: int) -> list[int]:
    """The stock is counted only before the first lead; it is the dealer's fault."""
    return [state.deals_cards] if state.stock_misdealt and not state.begun else []


# The facts for the judge.


def _latest(state: Floor, what: str, accused: int) -> Slip:
    return unruled(state, what, accused)[-1]


@law("rev.124", "rev.127", "rev.176", "rev.180")
def _revoke(state: Floor, seat: int, accused: int) -> Case | None:
    """The latest revoke of the accused that is complete and has not been paid for.

    Whether he may renounce by the four aces is seen only when all his cards are played.
    """
    proved = [slip for slip in unruled(state, REVOKE, accused) if slip.moment < state.sealed]
    if not proved:
        return None
    slip, course = proved[0], state.course
    introduced = course.follower == accused and is_napolitana(course.held(accused))
    facts: dict[str, Value] = {
        "complete": True,
        "holder": "introduced" if introduced else "none",
        "before": accused in state.revokers,
        "rate": state.rate,
    }
    return Case("revoke", accused, facts, slip)


@law("rev.116")
def _turn(state: Floor, seat: int, accused: int) -> Case:
    slip = _latest(state, TURN, accused)
    last = bool(state.trick) and state.trick[-1].seat == accused and slip.moment == len(state.taken)
    return Case("out-of-turn", accused, {"answered": not last}, slip)


@law("rev.68", "rev.72", "rev.73", "rev.74", "rev.84", "rev.108")
def _cards(state: Floor, seat: int, accused: int) -> Case:
    """A wrong number: before the first lead the deal or the draw was bad, afterwards he pays for it."""
    if state.begun:
        return count_case(state, accused)
    if accused in state.misdealt:
        return deal_case(state, state.deals_cards) if _mendable(state) else Case("bad-deal", accused)
    if state.surplus(accused) > 0:
        return Case("drew-two", accused, {"led": False, "rate": state.rate})
    facts: dict[str, Value] = {"discarded": True, "next_touched": True, "led": False, "rate": state.rate}
    return Case("forgot-to-draw", accused, facts)


def count_case(state: Floor, accused: int) -> Case:
    """After the first lead: how he came by the wrong number."""
    careless, surplus = unruled(state, CARELESS, accused), state.surplus(accused)
    rate: dict[str, Value] = {"rate": state.rate}
    if surplus:
        return Case("wrong-count", accused, {"hand": "over" if surplus > 0 else "short", **rate})
    return Case("careless-play", accused, {"act": careless[0].kind, **rate}, careless[0])


def _mendable(state: Floor) -> bool:
    """Whether the pack was dealt by the wrong one and can still go to the right one."""
    return state.rightful is not None and not state.acted


@law("rev.68", "rev.115")
def deal_case(state: Floor, accused: int) -> Case:
    """A deal out of turn is put right until the mano has exchanged."""
    slips = unruled(state, DEAL, accused)
    return Case("deal-out-of-turn", accused, {"exchanged": bool(state.acted)}, slips[-1] if slips else None)


def _faced(state: Floor, seat: int, accused: int) -> Case:
    if _mendable(state):
        return deal_case(state, accused)
    return Case("bad-deal", accused, {"cause": "faced"}, _latest(state, FACED, accused))


def _stock(state: Floor, seat: int, accused: int) -> Case:
    return deal_case(state, accused) if _mendable(state) else Case("stock-count", accused, {"led": False})


@law("rev.101", "rev.102", "rev.104", "rev.109")
def _look(state: Floor, seat: int, accused: int) -> Case:
    """A look at the stock: it costs the draw; if he exchanged all the same it is as if he had changed his discard."""
    dealer, slip = accused == state.dealer, _latest(state, LOOK, accused)
    if not dealer and slip.kind == "exchanged":
        return Case("changed-discard", accused, {"dealer": False, "rate": state.rate}, slip)
    return Case("looked-at-stock", accused, {"dealer": dealer, "rate": state.rate}, slip)


def _plain(what: str, incident: str) -> Callable[[Floor, int, int], Case]:
    return lambda state, seat, accused: Case(
        incident, accused, {"dealer": accused == state.dealer, "rate": state.rate}, _latest(state, what, accused)
    )


def _looked(state: Floor, seat: int) -> list[int]:
    """The dealer's look is claimed at any time, another's until a card is led."""
    found = [slip for slip in state.slips if slip.what == LOOK and not slip.ruled and slip.seat != seat]
    return [slip.seat for slip in found if slip.seat == state.dealer or not state.begun]


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
    seen = [card for place, card in state.peeked if place == case.offender]
    if not seen:
        return state
    card = seen[-1]
    if card in state.hands[case.offender]:
        kept = tuple(own for own in state.hands[case.offender] if own is not card)
        state = state.but(hands=replaced(state.hands, case.offender, kept))
    elif state.stock[:1] != (card,):
        return state
    owners = {own: place for place, own in state.deposits if own is not card}
    rest = tuple(own for own in state.stock if own is not card)
    return state.but(stock=(*rest, card), depositors=(*(owners[own] for own in rest if own in owners), case.offender))


@law("rev.104")
def _no_draw(state: Floor, case: Case) -> Floor:
    """He keeps his cards, and the next has his exchange."""
    if case.offender in state.acted:
        return state
    return state.but(acted=(*state.acted, case.offender), drawing=0)


@law("rev.65")
def _cut_again(state: Floor, case: Case) -> Floor:
    return recut(state, case.offender, CUT)


@law("rev.116")
def _card_back(state: Floor, case: Case) -> Floor:
    """The card is his again, and all have seen it: when his turn comes in this trick it can be demanded."""
    played = state.trick[-1]
    back = without_slips(state.rewound(len(state.plays) - 1), lambda slip: slip == case.slip)
    return back.but(fallen=(*back.fallen, Played(played.seat, played.card)))


@law("rev.68", "rev.69")
def _void(state: Floor, case: Case) -> Floor:
    """The hand does not count and its cards are gathered; who dealt out of turn is remembered until the next deal."""
    return state.cleared().but(rightful=state.rightful).telling(event("void"))


@law("rev.68", "rev.72")
def _next_dealer(state: Floor, case: Case) -> Floor:
    """The bad deal is used up."""
    return state.next_deal().but(rightful=None)


@law("rev.69", "rev.73")
def _same_dealer(state: Floor, case: Case) -> Floor:
    """He whose deal it was deals once more."""
    dealer = state.deals_cards if state.rightful is None else state.rightful
    return state.but(dealer=dealer, rightful=None).same_deal()


def _parties(state: Floor, case: Case) -> Mapping[str, Sequence[Account]]:
    """Who is meant by the parties of a ruling."""
    others: tuple[Account, ...] = tuple(_others(case.offender))
    named = dict.fromkeys((OTHERS, EACH, ENTITLED, MAKER, CUTTER, HOLDER, CLAIMANT), others)
    return {OFFENDER: (case.offender,), TABLE_POT: (POT,), **named}


def _moment(state: Floor, seat: int, what: str, accused: int) -> str:
    """Nobody makes the same claim twice in one trick, unless something else has been ruled on."""
    ruled = sum(slip.ruled for slip in state.slips) + len(state.too_many) + len(state.too_few)
    return f"{len(state.taken)} {state.exchanged} {ruled}"


def _which(state: Floor, case: Case) -> dict[str, int]:
    """In which trick it was done, for one may have done the same in several; 0 when it was not in the play."""
    slip = case.slip
    return {"trick": slip.moment + 1 if slip is not None and slip.what in (REVOKE, TURN, CARELESS) else 0}


COURT: Court[Floor] = Court(
    charges=(
        Charge(REVOKE, _who_played, _revoke),
        Charge(TURN, _of_slips(TURN), _turn),
        Charge(CARDS, _wrong_numbers, _cards),
        Charge(STOCK, _wrong_stock, _stock),
        Charge(FACED, _of_slips(FACED, before_lead=True), _faced),
        Charge(DEAL, _of_slips(DEAL), lambda state, seat, accused: deal_case(state, accused)),
        Charge(LOOK, _looked, _look),
        Charge(CHANGE, _of_slips(CHANGE, before_lead=True), _plain(CHANGE, "changed-discard")),
        Charge(TWICE, _of_slips(TWICE), _plain(TWICE, "discarded-twice")),
    ),
    effects={
        "pays-stake": _pays_stake,
        "raffled-next": _raffled_next,
        "card-under": _card_under,
        "no-draw": _no_draw,
        "cut-again": _cut_again,
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
        "rotation-kept": "the next deal follows from whose deal it was",
        "card-stays": "the card lies where it is",
        "card-to-hand": "a card that falls never leaves the hand",
        "may-be-demanded": "what has fallen, or was taken back, lies there to be demanded",
        "must-be-played": "cards never come out together here",
        "draws-now": "he may draw until the next has touched the stock",
        "draws-nothing": "the settlement leaves it out",
        "later-may-change": "those after him play to the trick again",
        "no-more-revokes": "when the cards are mixed no revoke can be charged",
        "shuffle-again": "at this table the pack is always well shuffled",
    },
    moment=_moment,
    which=_which,
    parties=_parties,
)
"""How claims are heard at the open Revesino."""
