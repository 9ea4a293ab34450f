"""The court of the open Voltarete: who the parties of a ruling are, and which ruling has which effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import VOID, Ending
from tapete.games.voltarete.floor import (
    accidents,
    demanding,
    drawing,
    geral,
    hasty,
    looking,
    naming,
    notice,
    revoke,
    shown,
    signs,
    turning,
    turns,
)
from tapete.games.voltarete.floor.charges import CHARGES
from tapete.games.voltarete.floor.names import ASKED, CARDS, ENTRY, ON_CARDS, REVOKE, SIGN, UNDONE, WORD
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.told import TOLD_ONLY
from tapete.games.voltarete.game import GAMES, VoltareteGame
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.state import BOX, POT
from tapete.laws.mark import law
from tapete.table.floor import Case, Court, unruled
from tapete.table.game import OPEN, Game
from tapete.table.ledger import Account


@law("vol.II.3.25", "vol.II.18.3", "vol.II.19.13")
def hand_void(state: Floor, case: Case) -> Floor:
    """The hand does not count: its passes go back, its penalties are placed, and the same dealer deals again.

    What he has put in stays; what he has forgotten he may still think of.
    """
    forgotten = bool(unruled(state, ENTRY, state.deals_cards))
    ruled = replace(state.ruled, voided_by=case.offender)
    return settle.paid(state.but(ending=Ending(VOID), ruled=ruled, unpaid_entry=forgotten))


ASKED_WRONGLY, PAID_DOUBLE = MONEY = ("asked-wrongly", "paid-double")


# The parties.


@law("vol.II.8.18")
def _parties(state: Floor, case: Case) -> Mapping[str, Sequence[Account]]:
    """Who is meant by the parties of a ruling; who looked at what was left over is paid nothing by it."""
    others: tuple[Account, ...] = tuple(seat for seat in state.active if seat != case.offender)
    feito = others[0] if state.feito is None or state.feito == case.offender else state.feito
    one: dict[str, Account] = {
        "offender": case.offender,
        "pot": POT,
        "box": BOX,
        "feito": feito,
        "quarto": state.quarto if state.has_quarto else state.deals_cards,
        "dealer": state.deals_cards,
        "holder": state.marker,
        "rightful": state.right_of(state.marker),
        "winner": case.number if case.incident in MONEY and case.number != case.offender else others[0],
        "harmed": others[0],
        "owner": case.offender,
        "payer": case.offender,
    }
    wrong = tuple(seat for seat in state.three if state.notice.dealt and state.notice.dealt[seat] != HAND)
    each = tuple(seat for seat in others if seat not in state.ruled.unpaid)
    return {**{name: (account,) for name, account in one.items()}, "each": each, "miscounted": wrong}


def _moment(state: Floor, seat: int, what: str, accused: int) -> str:
    """Nobody makes the same claim twice while nothing has happened that could make it true."""
    if what == SIGN:
        number = signs.uncovered(state)
        return signs.waiting(number) if signs.sign_waits(state) else str(number)
    ruled = f"{len(state.owed)} {sum(slip.ruled for slip in state.slips)}"
    if what == REVOKE:
        return f"{revoke.off_suit(state, accused)} {revoke.gone_back(state, accused)} {len(state.returned)} {ruled}"
    if what == CARDS and _has_drawn_all(state, accused):
        return ruled
    return f"{state.phase} {len(state.taken)} {len(state.bought)} {ruled}"


@law("vol.II.3.11", "vol.II.7.2")
def _has_drawn_all(state: Floor, seat: int) -> bool:
    """Whether nothing happens to his number of cards: before anybody is feito, if it is not known, and in the play."""
    if state.feito is None:
        return seat not in state.notice.known_wrong
    return state.led


def _which(state: Floor, case: Case) -> dict[str, int]:
    """In which trick it was done, for one may have done the same in several; 0 when it was not in the play."""
    slip = case.slip
    return {"trick": slip.moment + 1 if slip is not None and slip.what in (*ON_CARDS, UNDONE, WORD) else 0}


@cache
def _of_three(game: VoltareteGame) -> Game:
    kind = GAMES["voltarete"]
    return kind.make(OPEN, **{each.name: game.chosen[each.name] for each in kind.options})


@law("vol.II.19.14")
def _judge(state: Floor) -> Game:
    """When one of four has got up the others play as three, and are judged so."""
    return state.game if state.gone is None else _of_three(state.game)


CHAPTERS = (accidents, demanding, drawing, geral, hasty, looking, naming, notice, revoke, shown, turning, turns)
"""Whose effects follow from rulings."""

COURT: Court[Floor] = Court(
    charges=CHARGES,
    effects={
        "hand-void": hand_void,
        "cannot-win": law("vol.II.8.3", "vol.II.10.31", "vol.II.13.18")(looking.barred_from("faulted")),
        **{key: effect for chapter in CHAPTERS for key, effect in chapter.EFFECTS.items()},
    },
    told_only=TOLD_ONLY,
    moment=_moment,
    which=_which,
    parties=_parties,
    later=lambda payment: payment.reason in ("penalty", "wrong-count", "revoke"),
    asking=ASKED,
    judge=_judge,
)
"""How claims are heard at the open Voltarete."""
