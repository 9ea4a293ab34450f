"""What can be claimed at the open table of Voltarete: by whom, of whom, and the facts that prove it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.games.voltarete.floor import (
    accidents,
    counting,
    espadilha,
    looking,
    names,
    notice,
    revoke,
    shown,
    signs,
    turning,
    turns,
)
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import COUNT
from tapete.laws.mark import law
from tapete.table.floor import Case, Charge, unruled
from tapete.table.option import Value

Against = Callable[[Floor, int], Sequence[int]]


# Who may accuse whom.


def _of_slips(what: str, *, by: Callable[[Floor, int], bool] = Floor.may_accuse) -> Against:
    """What all have seen somebody do, and nobody has ruled on."""

    def against(state: Floor, seat: int) -> list[int]:
        seen = [slip.seat for slip in state.slips if slip.what == what and not slip.ruled and slip.seat != seat]
        return [each for each in seen if by(state, seat)]

    return against


@law("vol.II.7.2", "vol.II.10.19", "vol.II.14.2", "vol.II.15.9")
def _who_has_cards(state: Floor, seat: int) -> list[int]:
    """Anybody's cards may be counted, one's own too; but not again when all have let him off."""
    return countable(state) if state.phase != COUNT and state.may_examine(seat) else []


@law("vol.II.15.9")
def countable(state: Floor) -> list[int]:
    """Whose cards may be counted, if they have been dealt."""
    return [each for each in state.active if state.hands and (each, names.WRONG_COUNT) not in state.waived]


# The facts.


def _codilho_given(state: Floor, seat: int, accused: int) -> Case:
    return Case("gives-codilho", accused, {}, unruled(state, names.WORD, accused)[-1])


def _asked_at_casca(state: Floor, seat: int, accused: int) -> Case:
    return Case("casca-asks", accused, {"pot": state.penalty}, unruled(state, names.CASCA_ASKS, accused)[-1])


@law("vol.II.9.1", "vol.II.11.12")
def _early(state: Floor, seat: int, accused: int) -> Case | None:
    """The next has passed the cards on if he passed as many as he bought; before that nothing can be said."""
    bought = dict(state.bought)
    right = state.opponents[0]
    if right not in bought or state.exchange.buyer == right:
        return None
    passed = counting.left_by_feito(state) - bought[right]
    facts: dict[str, Value] = {"passed_on": passed >= bought[right], "pot": state.penalty}
    return Case("asks-early", accused, facts, unruled(state, names.EARLY, accused)[-1])


@law("vol.II.18.4")
def _entry(state: Floor, seat: int, accused: int) -> Case:
    """Until somebody has made himself, or the pé has passed for the last time."""
    passed = ("nobody", "nobody", "contra-pe-passed", "pe-passed")[len(state.passed_twice)]
    made = "somebody" if state.feito is not None else passed
    facts: dict[str, Value] = {"made": made, "entry": state.game.entry}
    return Case("forgotten-entry", accused, facts, unruled(state, names.ENTRY, accused)[-1])


@law("vol.II.2.10")
def _faced(state: Floor, seat: int, accused: int) -> Case:
    facts: dict[str, Value] = {"faced_by": "dealer", "faced_card": "other"}
    return Case("faced-in-deal", accused, facts, unruled(state, names.FACED, accused)[-1])


def _at_the_end(state: Floor, seat: int) -> bool:
    return state.phase == COUNT and state.may_accuse(seat)


def _before_play(state: Floor, seat: int) -> bool:
    return state.may_accuse(seat) and not state.led and state.ending is None


def _who_led_unordered(state: Floor, seat: int) -> list[int]:
    able = seat == state.feito and state.exchange.unordered and state.ending is None
    return turns.leads_unordered(state) if able else []


CHARGES: tuple[Charge[Floor], ...] = (
    Charge(names.REVOKE, revoke.who_may_have, revoke.revoke_case, plain=True),
    Charge(names.LEAD, turns.who_led, turns.lead_case),
    Charge(names.AHEAD, turns.who_was_ahead, turns.ahead_case),
    Charge(names.SIGN, signs.who_signed, signs.sign_case, waits=signs.sign_waits),
    Charge(names.CARDS, _who_has_cards, counting.count_case, plain=True),
    Charge(names.BID, notice.who_bids, notice.bid_case),
    Charge(names.PEEK, _of_slips(names.PEEK, by=lambda state, seat: seat in state.active), looking.looked_case),
    Charge(names.WORD, _of_slips(names.WORD), _codilho_given),
    Charge(names.SHOWN, _of_slips(names.SHOWN), shown.shown_case),
    Charge(names.DROP, _of_slips(names.DROP, by=_at_the_end), accidents.dropped),
    Charge(names.EARLY, _of_slips(names.EARLY), _early),
    Charge(names.CASCA_ASKS, _of_slips(names.CASCA_ASKS), _asked_at_casca),
    Charge(names.ESPADILHA, espadilha.under_obligation, espadilha.espadilha_case),
    Charge(names.ENTRY, _of_slips(names.ENTRY, by=lambda state, seat: seat in state.present), _entry),
    Charge(names.FACED, _of_slips(names.FACED), _faced),
    Charge(names.ACES, _of_slips(names.ACES, by=_before_play), turning.aces_case),
    Charge(names.STOCK_SHOWN, _of_slips(names.STOCK_SHOWN, by=_at_the_end), accidents.stock_shown),
    Charge(names.UNORDERED, _who_led_unordered, turns.unordered_case),
    Charge(names.GERAL_LOOK, looking.looked_at_geral, looking.geral_look_case),
)
"""Everything of which somebody may be accused."""
