"""What an open table keeps besides the cards, what can be claimed of the deal, and what follows from rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tapete.cards import Card
from tapete.games.zanga.judge import OFFENDER, OTHERS
from tapete.games.zanga.state import (
    CLAIMS,
    CODILLO,
    EVERYBODY,
    HECHA,
    PLAY,
    Item,
    ZangaState,
)  # fmt: skip
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.floor import Case, Charge, Court, FloorState
from tapete.table.ledger import Account

OFFER, COUNT = "offer", "count"
UNCUT, LOOKED, CARDS = "cut", "look", "cards"
"""What can be claimed of the deal."""


@dataclass(frozen=True, kw_only=True)
class OpenZanga(ZangaState, FloorState):
    """A Zanga at the open table.

    `tried` are the cards of which a revoke was claimed; `proved` those of which it was proved, by their place in the
    play. The pair of the earliest of these is `guilty`; if nobody had five tricks against it the hand is `decided`.
    `cried` says which pair has cried estuche in which trick.
    """

    tried: tuple[Card, ...] = ()
    proved: tuple[int, ...] = ()
    guilty: int | None = None
    decided: bool = False
    cried: tuple[tuple[int, int], ...] = ()

    @property
    def offenders(self) -> int | None:
        """The pair against which a revoke has decided the hand."""
        return self.guilty if self.decided else None

    @property
    @law("zan.art.29", "zan.art.29.2")
    def result(self) -> str:
        """What the tricks make of the hand, unless a revoke has decided it."""
        if self.offenders is None:
            return super().result
        return CODILLO if self.offenders == self.player % 2 else HECHA

    @property
    def owed_items(self) -> tuple[Item, ...]:
        """What rulings on revokes have made one pair owe the other."""
        return tuple(Item(debt.reason, int(debt.payee), debt.amount, debt.laws) for debt in self.owed)

    @law("zan.art.15")
    def sees_hand(self, seat: int) -> bool:
        """Nobody picks up his cards until the zanga has been counted; who does is seen doing it."""
        return self.phase != COUNT or any(slip.what == LOOKED and slip.seat == seat for slip in self.slips)


Floor = OpenZanga


# What may be claimed of the deal, until somebody has spoken.


def _opponents(seat: int) -> tuple[int, int]:
    return (seat + 1) % 4, (seat + 3) % 4


def _of_slips(what: str) -> Any:
    def against(state: Floor, seat: int) -> list[int]:
        seen = [slip.seat for slip in state.slips if slip.what == what] if not state.calls else []
        return [accused for accused in _opponents(seat) if accused in seen] if seen else []

    return against


def of_numbers(state: Floor, seat: int) -> list[int]:
    """Everyone can count the cards before a player, as long as none is played."""
    if state.mano is None or state.taken or state.trick:
        return []
    return [each for each in EVERYBODY if len(state.hands[each]) not in (0, 8)]


def _deal_case(incident: str) -> Any:
    return lambda state, seat, accused: Case(incident, accused, {"spoken": bool(state.calls)})


# What follows from a ruling.


@law("zan.art.13.4", "zan.intro.11")
def _money_back(state: Floor, case: Case) -> Floor:
    """What was put in during this hand goes back to who put it; what lay there before stays."""
    entries = state.ledger.of_hand(state.hand)
    return state.paying(state.ledger.reversal(entries, state.hand, "money-back", "zan.art.13.4"))


def _same_dealer(state: Floor, case: Case) -> Floor:
    return state.cleared().but(phase=state.game.first_phase).telling(event("void"))


@law("zan.art.29", "zan.art.38")
def _play_ends(state: Floor, case: Case) -> Floor:
    """A true claim ends the play: the cards are shown, and more may be claimed before the hand is paid."""
    first = min((*state.proved, case.number))
    after = state.but(proved=(*state.proved, case.number), guilty=state.plays[first].seat % 2)
    if state.phase != PLAY:
        return after
    told = [event("shows", seat, cards=state.hands[seat]) for seat in state.active if state.hands[seat]]
    return after.but(phase=CLAIMS, shown=True).telling(*told)


def _decided(state: Floor, case: Case) -> Floor:
    return state.but(decided=True)


def _stands(state: Floor, case: Case) -> Floor:
    return state.but(decided=False)


def _other_dropped(state: Floor, case: Case) -> Floor:
    """Nothing is owed any more for the later revokes of the other pair."""
    own = tuple(debt for debt in state.owed if debt.payer == case.offender % 2)
    return state.but(owed=own, decided=False)


def _parties(state: Floor, case: Case) -> Mapping[str, Sequence[Account]]:
    return {OFFENDER: (case.offender % 2,), OTHERS: (1 - case.offender % 2,)}


COURT: Court[Floor] = Court(
    charges=(
        Charge(UNCUT, _of_slips(UNCUT), _deal_case("no-cut")),
        Charge(LOOKED, _of_slips(LOOKED), _deal_case("early-look")),
        Charge(CARDS, of_numbers, _deal_case("wrong-count")),
    ),
    effects={
        "money-back": _money_back,
        "same-dealer": _same_dealer,
        "play-ends": _play_ends,
        "codillo": _decided,
        "hecha": _decided,
        "result-stands": _stands,
        "other-dropped": _other_dropped,
    },
    told_only={"play-on": "nothing has changed but the vales"},
    moment=lambda state, seat, what, accused: "",
    parties=_parties,
    later=lambda payment: payment.reason != "false-claim",
)
"""How claims are heard at the open Zanga."""
