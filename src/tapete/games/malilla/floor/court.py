"""What an open table keeps besides the cards, what can be claimed there, and what follows from the judge's rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tapete.cards import Card
from tapete.games.malilla.judge import DEALER, EACH, OFFENDER, OTHERS, PAYER, PAYERS, RIGHT
from tapete.games.malilla.settle import turn_up_payers, turn_up_value
from tapete.games.malilla.state import CUT, MalillaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import DEAL, Case, Charge, Court, FloorState, Slip, recut, unruled, without_slips
from tapete.table.ledger import Account, Entry
from tapete.table.offer import Offer, say
from tapete.table.option import Value
from tapete.table.phase import beside
from tapete.table.row import replaced
from tapete.table.tricks import Trick

REVOKE, LEAD, TURN, TRICK, TALK, SHOW, CARDS, PEEK = (
    "revoke", "lead", "turn", "trick", "talk", "show", "cards", "peek",
)  # fmt: skip
"""What can be claimed against somebody, besides a deal out of turn."""

ASIDE = "aside"
"""The stage in which a card too many is drawn from a hand and put aside."""


@dataclass(frozen=True, kw_only=True)
class OpenMalilla(MalillaState, FloorState):
    """A Malilla at the open table.

    `over_dealt` and `short_dealt` got a card too many and too few, `counted_over` and `counted_short` were found with
    them in play; `silent` do not count. `origins` says from which pile each card played came; `menders` may still
    change their card after one was mended.
    """

    over_dealt: tuple[int, ...] = ()
    short_dealt: tuple[int, ...] = ()
    counted_over: tuple[int, ...] = ()
    counted_short: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    drawing: int = 0
    warned: tuple[tuple[int, int], ...] = ()
    shown: tuple[int, ...] = ()
    dropped: tuple[tuple[int, Card], ...] = ()
    peeked: tuple[tuple[int, Card], ...] = ()
    origins: tuple[tuple[Card, int], ...] = ()
    menders: tuple[int, ...] = ()

    @property
    def led(self) -> bool:
        """Whether a card has been led in this hand, though it was taken back: the play has begun."""
        return bool(self.trick or self.taken or self.returned)

    @property
    def laid_open(self) -> tuple[int, ...]:
        """The seats whose hands lie face up."""
        return self.shown

    def without(self, seat: int, card: Card, **also: Any) -> Self:
        """It is kept in mind from which pile the card came."""
        if self.piles:
            pile = next(number for number, pile in enumerate(self.piles[seat]) if pile and pile[0] is card)
            also["origins"] = (*self.origins, (card, pile))
        return super().without(seat, card, **also)

    def given_back(self, seat: int, card: Card) -> Self:
        """The card returns to the hand, or to the pile it came from when it was last played."""
        if not self.piles:
            return super().given_back(seat, card)
        piles, pile = self.piles[seat], dict(self.origins)[card]
        return self.but(piles=replaced(self.piles, seat, replaced(piles, pile, (card, *piles[pile]))))

    def rewound(self, plays: int) -> Self:
        """What was wrong about a card that goes back is undone with it."""
        gone = [played.seat for played in self.plays[plays:]]
        return without_slips(super().rewound(plays), lambda slip: slip.seat in gone and self.lies(slip))

    def lies(self, slip: Slip) -> bool:
        """Whether it is a revoke in the trick that lies on the table."""
        return slip.what == REVOKE and slip.moment == len(self.taken)

    def revoke_of(self, seat: int) -> Slip | None:
        """The seat's revoke in the trick on the table, if there is one."""
        return next((slip for slip in self.slips if slip.seat == seat and self.lies(slip)), None)

    @property
    def debts(self) -> list[Entry]:
        """What rulings make people pay when the hand is settled, with the laws by which it is multiplied."""
        return [
            Entry(self.hand, debt.payer, debt.payee, debt.amount, debt.reason, self.with_rate_laws(*debt.laws))
            for debt in self.owed
        ]

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: hands shown, cards dropped, and for him who peeked what he saw."""
        return (
            super()
            .known(seat)
            .union(
                (card for place in self.shown for card in self.hands[place]),
                (card for _, card in self.dropped),
                (card for place, card in self.peeked if place == seat),
            )
        )


Floor = OpenMalilla


# What may be claimed.


@law("mal.87", "mal.barrotada.2")
def _rivals(state: Floor, seat: int) -> tuple[int, ...]:
    """An opponent claims; an Alcalde looks on."""
    return state.game.rivals[state.deals_cards][seat]


@law("mal.87", "mal.94")
def _tried_in_tricks(state: Floor, seat: int) -> list[int]:
    """Those whose play is proved by turning up the tricks that were taken up."""
    tried = {played.seat for trick in state.taken for played in trick.plays}
    return [accused for accused in _rivals(state, seat) if accused in tried]


def _of_slips(what: str) -> Callable[[Floor, int], list[int]]:
    """What all have seen somebody do, and nobody has ruled on."""

    def against(state: Floor, seat: int) -> list[int]:
        seen = [slip.seat for slip in state.slips if slip.what == what and not slip.ruled]
        return [accused for accused in _rivals(state, seat) if accused in seen] if seen else []

    return against


@law("mal.81")
def _of_deal(state: Floor, seat: int) -> list[int]:
    """A deal out of turn is claimed by anybody else."""
    return [slip.seat for slip in state.slips if slip.what == DEAL and not slip.ruled and slip.seat != seat]


def _of_tricks(state: Floor, seat: int) -> list[int]:
    holders = [state.taken[number].holder for number in _wrong_tricks(state)]
    return [accused for accused in _rivals(state, seat) if accused in holders] if holders else []


def _wrong_tricks(state: Floor) -> list[int]:
    return [number for number, trick in enumerate(state.taken) if taken_wrongly(state, trick)]


def taken_wrongly(state: Floor, trick: Trick) -> bool:
    """Whether the trick was taken up by the other side."""
    return trick.holder != trick.winner and state.side(trick.holder) != state.side(trick.winner)


def _of_numbers(state: Floor, seat: int) -> list[int]:
    """Everyone can count the cards before him: a wrong number comes from the deal or from a draw."""
    if not (state.over_dealt or state.exchanged):
        return []
    judged = (*state.counted_over, *state.counted_short)
    wrong = [each for each in state.active if each not in judged and surplus(state, each) != 0]
    return wrong if not state.led else [accused for accused in _rivals(state, seat) if accused in wrong]


def surplus(state: Floor, seat: int) -> int:
    """How many cards too many the seat has had in this hand; less than nothing when too few."""
    played = sum(played.seat == seat for played in state.plays)
    return state.count_of(seat) + played - state.variant.each


# The facts for the judge.


def _fault(incident: str, state: Floor, offender: int, slip: Slip | None = None, **facts: Value) -> Case:
    """While the hand is on nobody knows how it ends; the settlement reckons it."""
    return Case(incident, offender, {**facts, "rate": state.rate}, slip)


@law("mal.84", "mal.31", "mal.95")
def _latest(state: Floor, what: str, accused: int) -> Slip:
    """Of several faults the one on the table is ruled on first, while it can be put right; the older ones can wait."""
    return unruled(state, what, accused)[-1]


@law("mal.87", "mal.23", "mal.24", "mal.25", "mal.26")
def _revoke(state: Floor, seat: int, accused: int) -> Case | None:
    """The latest revoke of the accused that the tricks taken up prove, and that has not been paid for."""
    proved = [slip for slip in unruled(state, REVOKE, accused) if slip.moment < len(state.taken)]
    return revoke_case(state, proved[-1], "opponent", True) if proved else None


def revoke_case(state: Floor, slip: Slip, noticed: str, taken_up: bool) -> Case:
    """Who noticed the revoke, and whether the trick lies there still."""
    return _fault("revoke", state, slip.seat, slip, kind=slip.kind, noticed=noticed, taken_up=taken_up)


def _plain(what: str, **facts: Value) -> Callable[[Floor, int, int], Case]:
    return lambda state, seat, accused: _fault(what, state, accused, _latest(state, what, accused), **facts)


@law("mal.84")
def _lead(state: Floor, seat: int, accused: int) -> Case:
    """While the next player has not played the lead is taken back, and what others laid on it before their turn."""
    slip = _latest(state, LEAD, accused)
    answered = slip.moment < len(state.taken) or _answered(state, accused)
    return _fault("lead-out-of-turn", state, accused, slip, answered=answered)


def _answered(state: Floor, leader: int) -> bool:
    """Whether the next player has played to the trick; who has no card for it is passed over.

    There is always a next one: to lead when nobody else has a card is to lead in turn.
    """
    place = state.active.index(leader) + 1
    played = [card.seat for card in state.trick]
    to_play = [seat for seat in state.active[place:] + state.active[:place] if seat in played or state.count_of(seat)]
    return to_play[0] in played


@law("mal.31", "mal.90")
def _turn(state: Floor, seat: int, accused: int) -> Case:
    """The last card goes back, unless it is a revoke that the partner's warning has completed: such a card stays."""
    slip = _latest(state, TURN, accused)
    # His card lies in the trick on the table: with the trick, or with a lead taken back, the slip is gone.
    last = state.trick[-1].seat == accused
    revoke = state.revoke_of(accused)
    answered = not last or (revoke is not None and revoke.ruled)
    return Case("play-out-of-turn", accused, {"answered": answered}, slip)


def _wrong_trick(state: Floor, seat: int, accused: int) -> Case:
    """The last trick that the accused holds and the other side won."""
    return trick_case(state, max(n for n in _wrong_tricks(state) if state.taken[n].holder == accused))


@law("mal.95", "mal.96")
def trick_case(state: Floor, number: int) -> Case:
    """Before another card is played the trick is simply given back; afterwards it is credited, and paid for."""
    played = number < len(state.taken) - 1 or _led_to(state, len(state.taken))
    facts: dict[str, Value] = {"whose": "opponent", "played": played, "rate": state.rate}
    return Case("wrong-trick", state.taken[number].holder, facts, number=number)


def _led_to(state: Floor, trick: int) -> bool:
    """Whether a card has been led to this trick, the last one begun, though it was taken back."""
    return bool(state.trick) or any(slip.what == LEAD and slip.moment == trick for slip in state.slips)


@law("mal.81", "mal.82", "mal.83")
def deal_case(state: Floor, accused: int) -> Case:
    """A deal out of turn is put right until a card is led; then it stands, and the turn-up goes back."""
    assert state.rightful is not None
    facts: dict[str, Value] = {"led": state.led, **_turn_up(state)}
    return Case("deal-out-of-turn", accused, facts, _latest(state, DEAL, accused), state.rightful)


def _turn_up(state: Floor) -> dict[str, Value]:
    worth = {} if state.turned is None else {"turn_up": turn_up_value(state.turned)}
    return {**worth, "rate": state.rate}


@law("mal.74", "mal.75", "mal.78", "mal.79", "mal.cubiertas.4")
def _cards(state: Floor, seat: int, accused: int) -> Case:
    """A wrong number of cards: before the first lead a bad deal, or a draw to be mended; afterwards it is paid for.

    He who dealt out of turn has no deal to lose by dealing badly: the pack goes to the one whose deal it was (mal.81).
    """
    over = surplus(state, accused) > 0
    if state.led or not (surplus_dealt(state, accused) or over or state.stock):
        return count_case(state, accused)
    if not surplus_dealt(state, accused):
        return _fault("exchange-count", state, accused, drew="more" if over else "fewer", led=False)
    if state.rightful is not None:
        return deal_case(state, state.deals_cards)
    return Case("bad-deal", accused, _turn_up(state))


def surplus_dealt(state: Floor, seat: int) -> bool:
    """Whether the wrong number comes from the deal."""
    return seat in (*state.over_dealt, *state.short_dealt)


@law("mal.78", "mal.79")
def count_case(state: Floor, accused: int) -> Case:
    """What can't be put right: one card too many is a fault; one too few only costs the capote."""
    return _fault("wrong-count", state, accused, hand="over" if surplus(state, accused) > 0 else "short")


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
    settled = sum(slip.ruled for slip in state.slips) - len(_wrong_tricks(state))
    return f"{len(state.taken)} {len(state.owed)} {settled}"


def _which(state: Floor, case: Case) -> dict[str, int]:
    """In which trick it was done, for one may have done the same in several; 0 when it was not in the play."""
    if case.incident == "wrong-trick":
        return {"trick": case.number + 1}
    slip = case.slip
    return {"trick": slip.moment + 1 if slip is not None and slip.what in (REVOKE, LEAD, TURN, TALK, SHOW) else 0}


COURT: Court[Floor] = Court(
    charges=(
        Charge(REVOKE, _tried_in_tricks, _revoke),
        Charge(LEAD, _of_slips(LEAD), _lead),
        Charge(TURN, _of_slips(TURN), _turn),
        Charge(TALK, _of_slips(TALK), _plain(TALK)),
        Charge(SHOW, _of_slips(SHOW), _plain(SHOW, how="purpose")),
        Charge(PEEK, _of_slips(PEEK), _plain(PEEK)),
        Charge(DEAL, _of_deal, lambda state, seat, accused: deal_case(state, accused)),
        Charge(TRICK, _of_tricks, _wrong_trick),
        Charge(CARDS, _of_numbers, _cards),
    ),
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
    if taken and not _led_to(state, len(state.taken)):
        yield say("own-up", TRICK)


def _owns_up(state: Floor, seat: int, action: Action) -> Floor:
    (what,) = map(str, action.arguments)
    heard = state.telling(event("owns-up", seat, what=what))
    return COURT.ruled(heard, deal_case(heard, seat) if what == DEAL else trick_case(heard, len(state.taken) - 1))


OWN_UP = beside("own-up", offers=_to_mend, do=_owns_up)
