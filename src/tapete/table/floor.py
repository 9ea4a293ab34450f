"""The open table: hands are free, what goes wrong is kept as fact, others may claim it, and the judge decides.

A game says what can be charged (`Charge`), what follows from a ruling (one `Effect` for each key of `Ruling.follows`)
and who its parties are; the law itself stands in its `judge.py` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from tapete.cards import cut
from tapete.table.action import Action
from tapete.table.asking import Question
from tapete.table.chance import Chance
from tapete.table.event import Seat, event
from tapete.table.ledger import Account, Entry, Payment
from tapete.table.offer import Accuse, Offer, say
from tapete.table.option import Value
from tapete.table.phase import Deed, Stage, beside, by_anyone, lot, out_of_turn, stage
from tapete.table.ruling import Ruling
from tapete.table.state import State
from tapete.table.zones import Cards

if TYPE_CHECKING:
    from tapete.table.game import Game

DEAL = "deal"
"""The slip of one who took a pack that was not his to deal."""

REVOKE = "revoke"
"""The slip of one who did not do what he owed to a trick: none but he can know it."""

GIVE = "give"
"""The stage in which somebody deals as he pleases who has taken the pack."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Something done against the law: what, by whom, when, of which kind, and whether it has been ruled on."""

    what: str
    seat: int
    moment: int
    kind: str = ""
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that was made: nobody makes the same one twice while nothing new has happened."""

    accuser: int
    what: str
    accused: int
    moment: str


@dataclass(frozen=True, slots=True)
class Debt:
    """What a ruling makes somebody pay, for whose fault."""

    offender: int
    payer: Account
    payee: Account
    amount: int
    reason: str
    laws: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class FloorState(State):
    """What every open table keeps besides the cards.

    `rightful` is the seat whose deal it was, when another took the pack; `lifted` is what the cut lifted; from the hand
    of `oversized` a card is to be drawn blindly; `owed` is what rulings make people pay at the end of the hand, and
    those who are `done` have nothing more to claim in it. Of the `claims` those that were ruled false are `refuted`.
    """

    rightful: int | None = None
    lifted: int = 0
    slips: tuple[Slip, ...] = ()
    claims: tuple[Claim, ...] = ()
    refuted: tuple[Claim, ...] = ()
    owed: tuple[Debt, ...] = ()
    oversized: int | None = None
    done: tuple[int, ...] = ()

    unseen: ClassVar[tuple[str, ...]] = (REVOKE,)
    """The slips that only the cards tell of."""

    def as_seen(self, seat: int | None, chance: Random) -> Self:
        """Without the slips of others that nobody has seen, and on which nothing was ruled."""
        seen = super().as_seen(seat, chance)
        return without_slips(seen, lambda slip: slip.what in self.unseen and slip.seat != seat and not slip.ruled)


F = TypeVar("F", bound=FloorState)


# Slips.


def slipped(state: F, what: str, seat: int, moment: int = 0, kind: str = "") -> F:
    """The state with a slip kept as fact; nobody is told."""
    return state.but(slips=(*state.slips, Slip(what, seat, moment, kind)))


def unruled(state: FloorState, what: str, seat: int) -> list[Slip]:
    """The slips of this kind by the seat on which nothing has been ruled, in order."""
    return [slip for slip in state.slips if slip.what == what and slip.seat == seat and not slip.ruled]


def without_slips(state: F, gone: Callable[[Slip], bool]) -> F:
    """The state in which these slips have not happened, or cannot be put right any more."""
    return state.but(slips=tuple(slip for slip in state.slips if not gone(slip)))


def ruled_on(state: F, slip: Slip | None) -> F:
    """The state in which this slip is settled."""
    if slip is None:
        return state
    place = state.slips.index(slip)
    return state.but(slips=(*state.slips[:place], replace(slip, ruled=True), *state.slips[place + 1 :]))


# The court.


@dataclass(frozen=True, slots=True)
class Case:
    """What comes before the judge: the incident and its facts, whose fault it is, and what the effects are about.

    `slip` is the fact that is then ruled on; `number` says which trick, or how many cards, and `accuser` who complains,
    where that matters.
    """

    incident: str
    offender: int
    facts: Mapping[str, Value] = field(default_factory=dict)
    slip: Slip | None = None
    number: int = 0
    accuser: int | None = None


@dataclass(frozen=True, slots=True)
class Charge(Generic[F]):
    """Something of which a player may be accused.

    `against` says whom this seat may accuse, from what it has seen and never from hidden cards; `case` finds the facts,
    a question that others must answer first, or nothing, if it is not proven. While a charge `waits` it is only heard,
    for to decide it would tell of hidden cards; the game has it `decided` when they are seen. If one that is `plain` is
    ruled false all know it, and nobody makes that claim again before something new has happened.
    """

    what: str
    against: Callable[[F, int], Iterable[int]]
    case: Callable[[F, int, int], Case | Question | None]
    waits: Callable[[F], bool] = lambda state: False
    plain: bool = False


Effect = Callable[[F, Case], F]
"""Carries out one thing that follows from a ruling."""

Parties = Callable[[F, Case], Mapping[str, Sequence[Account]]]
"""Who is meant by the parties that a ruling names: several accounts pay, or are paid, each."""


@dataclass(frozen=True, slots=True)
class Court(Generic[F]):
    """How the open table of a game hears claims and carries out rulings.

    `moment` tells apart the times at which the same claim may be made, `which` with the ruling several like faults;
    `told_only` holds the keys of rulings that need no deed, each with the reason; a payment is made at once, or
    `later`, with the settlement of the hand.
    """

    charges: tuple[Charge[F], ...]
    effects: Mapping[str, Effect[F]]
    told_only: Mapping[str, str]
    moment: Callable[[F, int, str, int], str]
    which: Callable[[F, Case], Mapping[str, int]] = lambda state, case: {}
    parties: Parties[F] = lambda state, case: {}
    later: Callable[[Payment[str]], bool] = lambda payment: False
    names_seats: bool = True
    """Whether the accused must be named; between two he need not be."""
    asking: str = "decide"
    """The stage in which a question is answered."""
    judge: Callable[[F], Game] = lambda state: state.game
    """Whose judge decides: another game's, where the table has become one for fewer people."""

    @property
    def claims(self) -> Deed[F]:
        """To accuse somebody, beside whatever is asked."""
        spans = {"claim": tuple(charge.what for charge in self.charges)}
        return beside("claim", offers=self.offers, do=self.claim, spans=spans)

    def offers(self, state: F, seat: int) -> list[Offer]:
        """The one offer to accuse: of what, and whom."""
        charges = [(charge.what, self._open(state, seat, charge)) for charge in self.charges]
        named = tuple((what, accused if self.names_seats else ()) for what, accused in charges if accused)
        return [Accuse("claim", named)] if named else []

    def _open(self, state: F, seat: int, charge: Charge[F]) -> tuple[int, ...]:
        if not (suspects := dict.fromkeys(charge.against(state, seat))):
            return ()
        made = {each: self._made(state, seat, charge.what, each) for each in suspects}
        refuted = [replace(claim, accuser=seat) for claim in state.refuted] if charge.plain else []
        return tuple([each for each, claim in made.items() if claim not in state.claims and claim not in refuted])

    def _made(self, state: F, seat: int, what: str, accused: int) -> Claim:
        return Claim(seat, what, accused, self.moment(state, seat, what, accused))

    def claim(self, state: F, seat: int, action: Action) -> F:
        """The claim is heard, and decided unless it must wait."""
        charge = self._charge(str(action.arguments[0]))
        accused = action.number if self.names_seats else self._open(state, seat, charge)[0]
        made = self._made(state, seat, charge.what, accused)
        said = event("claims", seat, what=charge.what, accused=Seat(accused))
        heard = state.but(claims=(*state.claims, made)).telling(said)
        if charge.waits(heard):
            return heard.telling(event("decided-later", accused, what=charge.what))
        return self.decided(heard, made)

    def _charge(self, what: str) -> Charge[F]:
        return next(charge for charge in self.charges if charge.what == what)

    def decided(self, state: F, made: Claim) -> F:
        """What is proven is ruled on, what is not changes nothing."""
        case = self._charge(made.what).case(state, made.accuser, made.accused)
        if case is None:
            refuted = state.but(refuted=(*state.refuted, made))
            return refuted.telling(event("not-proven", made.accused, what=made.what))
        if isinstance(case, Question):
            return state.but(phase=self.asking, question=case)
        return self.ruled(state, case)

    def ruled(self, state: F, case: Case) -> F:
        """The judge decides, all hear it, and it is carried out."""
        ruling = self.ruling(state, case)
        heard = told(state, case.offender, ruling, **self.which(state, case))
        return self.carried_out(ruled_on(heard, case.slip), case, ruling)

    def carried_out(self, state: F, case: Case, known: Ruling | None = None) -> F:
        """What is paid by the ruling, then what follows from it."""
        ruling = known or self.ruling(state, case)
        for payment in ruling.payments:
            state = self._paid(state, case, payment)
        for key in ruling.follows:
            if key not in self.told_only:
                state = self.effects[key](state, case)
        return state

    def ruling(self, state: F, case: Case) -> Ruling:
        """What the law makes of the case."""
        return self.judge(state).incident(case.incident).ruling(case.facts)

    def _paid(self, state: F, case: Case, payment: Payment[str]) -> F:
        parties = self.parties(state, case)
        due = [
            Debt(case.offender, payer, payee, payment.amount, payment.reason, payment.laws)
            for payer in parties[payment.payer]
            for payee in parties[payment.payee]
        ]
        return state.but(owed=(*state.owed, *due)) if self.later(payment) else paying(state, due)


def told(state: F, offender: int, ruling: Ruling, **which: Any) -> F:
    """All hear the decision, on which fault it is, and the laws."""
    return state.telling(event("ruling", offender, decision=ruling.decision, **which, laws=ruling.laws))


def paying(state: F, debts: Iterable[Debt]) -> F:
    """What is due is paid."""
    hand = state.hand
    return state.paying(Entry(hand, due.payer, due.payee, due.amount, due.reason, due.laws) for due in debts)


# The pack, the cut, and the deal to come.


def takes_pack(state: F, seat: int, following: str) -> F:
    """He who takes the pack deals, though it be another's turn."""
    rightful = state.dealer
    taken = state.opening_hand().but(phase=following, dealer=seat).telling(event("takes-pack", seat))
    return taken if seat == rightful else slipped(taken.but(rightful=rightful), DEAL, seat)


def cuts(state: F, seat: int, action: Action) -> F:
    """The pack is cut, well or badly, and lies before the dealer."""
    after = state.but(deck=cut(state.deck, action.number), phase=GIVE, lifted=action.number)
    return after.telling(event("cut", seat, number=action.number))


def recut(state: F, seat: int, cutting: str) -> F:
    """Somebody asks for another cut before the first card is dealt, and the pack is put together again."""
    back = cut(state.deck, (len(state.deck) - state.lifted) % len(state.deck))
    return state.but(phase=cutting, deck=back, lifted=0).telling(event("recut", seat))


def recutting(court: Court[F], short_cut: Callable[[F, int], Case]) -> Deed[F]:
    """Before the first card is dealt anybody may ask for another cut, where the judge grants it."""

    def offers(state: F, seat: int) -> list[Offer]:
        return [say("recut")] if "cut-again" in court.ruling(state, short_cut(state, seat)).follows else []

    def do(state: F, seat: int, action: Action) -> F:
        return court.carried_out(state, short_cut(state, seat))

    return out_of_turn("recut", offers=offers, do=do)


def blindly_drawn(word: str, hand: Callable[[F, int], Cards], drawn: Callable[[F, int, Action], F]) -> Stage[F]:
    """The other takes one card of that hand unseen: any is as likely."""

    def chance(state: F) -> Chance:
        assert state.oversized is not None
        return Chance(word, hand(state, state.oversized))

    def came_out(state: F, seat: int, action: Action) -> F:
        owner = state.oversized
        assert owner is not None
        return drawn(state.but(oversized=None), owner, action)

    return lot(chance, came_out)


def closing(key: str, seats: Callable[[F], Sequence[int]], then: Callable[[F], F], *more: Deed[F]) -> Stage[F]:
    """Before the hand is settled all may still claim; when the last of these seats has done with it, `then`."""

    def turn(state: F) -> int:
        return next(seat for seat in seats(state) if seat not in state.done)

    def offers(state: F, seat: int) -> list[Offer]:
        return [say("done")] if seat in seats(state) and seat not in state.done else []

    def done(state: F, seat: int, action: Action) -> F:
        after = state.but(done=(*state.done, seat))
        return after if len(after.done) < len(seats(state)) else then(after)

    return stage(key, turn, by_anyone("done", offers=offers, do=done), *more)
