"""What can be claimed at the open table of the Revesino, against whom, and which facts the judge is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.cards import Card
from tapete.games.revesino import settle
from tapete.games.revesino.floor.state import (
    CARDS,
    CARELESS,
    CHANGE,
    COUNT,
    FACED,
    HEARD,
    LOOK,
    ONCE,
    REVOKE,
    SEVERAL,
    STOCK,
    TURN,
    TWICE,
    Floor,
)
from tapete.games.revesino.judge import DOUBTS
from tapete.games.revesino.pack import SEATS, WORTH
from tapete.games.revesino.reckon import reckoned
from tapete.games.revesino.state import PLAY
from tapete.laws.mark import law
from tapete.table.asking import Question
from tapete.table.floor import DEAL, Case, Charge, Slip, unruled
from tapete.table.option import Value

Against = Callable[[Floor, int], Sequence[int]]


# What may be claimed.


def others_than(seat: int) -> list[int]:
    return [each for each in range(SEATS) if each != seat]


def _of_slips(*whats: str, before_lead: bool = False) -> Against:
    """What all have seen somebody do, and nobody has ruled on."""

    def against(state: Floor, seat: int) -> list[int]:
        if before_lead and state.led:
            return []
        seen = [slip.seat for slip in state.slips if slip.what in whats and not slip.ruled]
        return [each for each in others_than(seat) if each in seen]

    return against


@law("rev.139", "rev.140")
def _who_played(state: Floor, seat: int) -> list[int]:
    """Anybody whose cards lie in the tricks can be charged with a revoke, until the tricks are mixed."""
    if state.mixed is not None:
        return []
    played = {played.seat for trick in state.taken[: state.sealed] for played in trick.plays}
    return [each for each in others_than(seat) if each in played]


@law("rev.72", "rev.74", "rev.84")
def _wrong_numbers(state: Floor, seat: int) -> list[int]:
    """Everyone can count the cards before him; before a card is led one may speak of one's own."""
    judged = (*state.too_many, *state.too_few)
    wrong = [each for each in range(SEATS) if each not in judged and miscounted(state, each)]
    return wrong if not state.led else [each for each in wrong if each != seat]


def miscounted(state: Floor, seat: int) -> bool:
    """Whether he has, or has had, a wrong number of cards; one who may still draw has not."""
    return seat != state.late and bool(state.miscount(seat) or unruled(state, CARELESS, seat))


@law("rev.85", "rev.103")
def _wrong_stock(state: Floor, seat: int) -> list[int]:
    """The stock is counted only before the first lead; it is the dealer's fault."""
    return [state.deals_cards] if state.stock_misdealt and not state.led else []


# The facts for the judge.


def _slip(state: Floor, what: str, accused: int) -> Slip:
    return next(iter(unruled(state, what, accused)))


@law("rev.36", "rev.164")
def _cards_out(state: Floor) -> bool:
    """A revoke waits until all cards are played: only then is it seen whether he may renounce by the four aces."""
    return state.phase != COUNT


@law("rev.124", "rev.127", "rev.139", "rev.176", "rev.180")
def _revoke(noticed: str) -> Callable[[Floor, int, int], Case | None]:
    """The first revoke of the accused that is complete and has not been ruled on: seen by a player, or an onlooker."""

    def case(state: Floor, seat: int, accused: int) -> Case | None:
        proved = [slip for slip in unruled(state, REVOKE, accused) if slip.moment < state.sealed]
        if not proved:
            return None
        introduced = state.course.follower == accused
        facts: dict[str, Value] = {
            "complete": True,
            "noticed": noticed,
            "holder": "introduced" if introduced else "none",
            "before": accused in state.revokers,
            "rate": state.rate,
        }
        return Case("revoke", accused, facts, next(iter(proved)))

    return case


@law("rev.116")
def _turn(state: Floor, seat: int, accused: int) -> Case:
    answered = state.trick[-1].seat != accused
    return Case("out-of-turn", accused, {"answered": answered}, _slip(state, TURN, accused))


@law("rev.68", "rev.69", "rev.72", "rev.73", "rev.74", "rev.84", "rev.108")
def _cards(state: Floor, seat: int, accused: int) -> Case:
    """A wrong number: before the first lead the deal or the draw was bad, afterwards he pays for it."""
    if state.led:
        return count_case(state, accused)
    if accused in state.misdealt:
        # Who would count the pack has no other that is faulty: no card is ever too many, or faced in it.
        cause = "fallen" if state.lost else "dealer"
        return deal_case(state, state.deals_cards) if _mendable(state) else Case("bad-deal", accused, {"cause": cause})
    if state.miscount(accused) == "over":
        return Case("drew-two", accused, {"led": False, "rate": state.rate})
    facts: dict[str, Value] = {"discarded": True, "next_touched": True, "led": False, "rate": state.rate}
    return Case("forgot-to-draw", accused, facts)


def count_case(state: Floor, accused: int) -> Case:
    """After the first lead: how he came by the wrong number."""
    if state.miscount(accused):
        return Case("wrong-count", accused, {"hand": state.miscount(accused), "rate": state.rate})
    slip = _slip(state, CARELESS, accused)
    return Case("careless-play", accused, {"act": slip.kind, "rate": state.rate}, slip)


def _mendable(state: Floor) -> bool:
    """Whether the pack was dealt by the wrong one and can still go to the right one."""
    return state.rightful is not None and not state.acted


@law("rev.68", "rev.115")
def deal_case(state: Floor, accused: int) -> Case:
    """A deal out of turn is put right until the mano has exchanged."""
    return Case("deal-out-of-turn", accused, {"exchanged": bool(state.acted)}, _slip(state, DEAL, accused))


def _faced(state: Floor, seat: int, accused: int) -> Case:
    if _mendable(state):
        return deal_case(state, accused)
    return Case("bad-deal", accused, {"cause": "faced"}, _slip(state, FACED, accused))


@law("rev.69", "rev.103")
def _stock(state: Floor, seat: int, accused: int) -> Case:
    pack = "faulty" if state.lost else "whole"
    return deal_case(state, accused) if _mendable(state) else Case("stock-count", accused, {"led": False, "pack": pack})


@law("rev.64")
def _once(state: Floor, seat: int, accused: int) -> Case:
    """The pack was shuffled only once: that is in time until the cards are seen."""
    facts: dict[str, Value] = {"what": "shuffle", "number": 1, "looked": bool(state.hands)}
    return Case("cut-or-shuffle", accused, facts, _slip(state, ONCE, accused))


@law("rev.101", "rev.102", "rev.104", "rev.109", "rev.110")
def _look(state: Floor, seat: int, accused: int) -> Case:
    """A look at the stock: it costs the draw; if he exchanged all the same it is as if he had changed his discard.

    A dealer who has taken a card and not seen it is warned in time."""
    if state.reaching:
        return Case("looked-at-stock", accused, {"dealer": True, "seen": False})
    dealer, slip = accused == state.dealer, _slip(state, LOOK, accused)
    if slip.kind == "exchanged":
        return Case("changed-discard", accused, {"dealer": False, "rate": state.rate}, slip)
    return Case("looked-at-stock", accused, {"dealer": dealer, "rate": state.rate}, slip)


def _plain(what: str, incident: str) -> Callable[[Floor, int, int], Case]:
    return lambda state, seat, accused: Case(
        incident, accused, {"dealer": accused == state.dealer, "rate": state.rate}, _slip(state, what, accused)
    )


def _looked(state: Floor, seat: int) -> list[int]:
    """The dealer's look is claimed at any time, another's until a card is led."""
    found = [slip.seat for slip in state.slips if slip.what == LOOK and not slip.ruled]
    found += [state.deals_cards] if state.reaching else []
    return [each for each in found if each != seat and (each == state.dealer or not state.led)]


# Cards that came out together.


def _scattered(state: Floor, seat: int) -> list[int]:
    fall = state.scattered
    return [fall.seat] if fall is not None and fall.seat != seat else []


@law("rev.118", "rev.120", "rev.121", "rev.122", "rev.123")
def _several(state: Floor, seat: int, accused: int) -> Case | Question:
    """What lies there is judged as it fell; which of several is to be played the others may have to choose."""
    fall = state.scattered
    assert fall is not None
    lawful = lawful_of(state)
    if fall.order == "unknown" and len(lawful) > 1:
        best_first = tuple(each for each in reversed(state.in_turn) if each != accused)
        return Question("choose", best_first, PLAY, about=accused)
    return several_case(state)


def lawful_of(state: Floor) -> list[Card]:
    """Those of the scattered cards that were seen and may be played now."""
    assert state.scattered is not None
    allowed = state.lawful_cards(state.scattered.seat)
    return [card for card in state.scattered.cards if card in allowed]


def several_case(state: Floor) -> Case:
    """How the cards fell, and whether the one that is to be played by it may be played."""
    fall = state.scattered
    assert fall is not None
    lawful = lawful_of(state)
    may = bool(lawful) if fall.first is None else fall.first in lawful
    return Case("several-cards", fall.seat, {"seen": fall.seen, "order": fall.order, "lawful": may})


# Cards that were mixed.

KINDS = law("rev.198")({"ace": 1, "ace-of-oros": 2, "caballo": 3})
"""What a payment card is worth, by which the doubt about it is named."""


@law("rev.198")
def doubtful(state: Floor, kind: str) -> list[Card]:
    """The payment cards of this kind in the tricks of him who mixed them, or asleep: where they were is in doubt."""
    elsewhere = {card for trick in state.taken if trick.holder != state.mixed for card in trick.cards}
    return [c for c in WORTH if WORTH[c] == KINDS[kind] and c not in elsewhere and c not in state.doubted]


def _in_doubt(kind: str) -> Against:
    def against(state: Floor, seat: int) -> list[int]:
        if state.mixed is None or state.mixed == seat:
            return []
        if kind == "partida":
            found = state.granted is None and seat == _best_seated(state)
        else:
            found = bool(doubtful(state, kind))
        return [state.mixed] if found else []

    return against


def _best_seated(state: Floor) -> int | None:
    """To whom the partida goes when nobody can tell who has won it."""
    at_fault = (*state.faults.offenders, state.mixed)
    return next((seat for seat in reversed(state.in_turn) if seat not in at_fault), None)


@law("rev.198")
def _mixed(kind: str) -> Callable[[Floor, int, int], Case | None]:
    """He who mixed the cards pays what another claims of them; only in an ordinary hand is anything paid for them."""

    def case(state: Floor, seat: int, accused: int) -> Case | None:
        void = len(state.faults.offenders) == SEATS
        if void or not reckoned(state.course, settle.customs(state), state.faults, state.laid_down).ordinary:
            return None
        return Case("mixed-cards", accused, {"doubt": kind, "rate": state.rate}, number=seat)

    return case


CHARGES: tuple[Charge[Floor], ...] = (
    Charge(REVOKE, _who_played, _revoke("player"), _cards_out),
    Charge(HEARD, _who_played, _revoke("onlooker"), _cards_out),
    Charge(TURN, _of_slips(TURN), _turn),
    Charge(CARDS, _wrong_numbers, _cards),
    Charge(STOCK, _wrong_stock, _stock),
    Charge(FACED, _of_slips(FACED, before_lead=True), _faced),
    Charge(ONCE, _of_slips(ONCE, before_lead=True), _once),
    Charge(DEAL, _of_slips(DEAL), lambda state, seat, accused: deal_case(state, accused)),
    Charge(LOOK, _looked, _look),
    Charge(CHANGE, _of_slips(CHANGE, before_lead=True), _plain(CHANGE, "changed-discard")),
    Charge(TWICE, _of_slips(TWICE), _plain(TWICE, "discarded-twice")),
    Charge(SEVERAL, _scattered, _several),
    *(Charge(f"doubt-{kind}", _in_doubt(kind), _mixed(kind)) for kind in DOUBTS if kind != "none"),
)
"""All of it."""
