"""The Espadilha where it is obliged: who may be charged with it, and the facts."""

from __future__ import annotations

from tapete.games.voltarete.floor.names import ESPADILHA, FEITO, PASSED
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, SEGUNDO
from tapete.games.voltarete.state import FIRST, SECOND
from tapete.laws.mark import law
from tapete.table.floor import Case, unruled
from tapete.table.option import Value


@law("vol.II.16.4", "vol.II.16.8", "vol.II.16.9")
def under_obligation(state: Floor, seat: int) -> list[int]:
    """Where the Espadilha is obliged: who passed twice, or went to the casca; who had it may say so himself."""
    if not state.obliged or not state.may_accuse(seat) or state.phase in (FIRST, SECOND):
        return []
    had_it = any(slip.kind == PASSED for slip in unruled(state, ESPADILHA, seat))
    bound = [each for each in state.active if each in state.passed_twice or each == state.feito]
    return [each for each in bound if each != seat or had_it]


@law("vol.II.16.2", "vol.II.16.4", "vol.II.16.5", "vol.II.16.7", "vol.II.16.8", "vol.II.16.9")
def espadilha_case(state: Floor, seat: int, accused: int) -> Case | None:
    """Where it is obliged: he passed twice with the Espadilha or as the pé, hid that he bought it, or threw it away."""
    found = unruled(state, ESPADILHA, accused)
    if not found:
        return None
    slip = found[-1]
    pot: dict[str, Value] = {"pot": state.penalty}
    if slip.kind == "pe":
        return Case("pe-passed", accused, pot, slip)
    if slip.kind == "bought":
        return Case("espadilha-unshown", accused, {"then": "casca", "ace_shown": False, **pot}, slip)
    if slip.kind == "thrown":
        thrower = FEITO if accused == state.feito else "buyer"
        return Case("espadilha-thrown", accused, {"in_discards_of": thrower, **pot}, slip)
    then = (
        "segundo"
        if state.kind == SEGUNDO
        else "nobody"
        if state.kind != CASCA
        else "pe-casca"
        if state.feito == state.pe
        else "casca"
    )
    bought = any(buyer == accused and number for buyer, number in state.bought)
    return Case("espadilha-passed", accused, {"then": then, "bought": bought, **pot}, slip)
