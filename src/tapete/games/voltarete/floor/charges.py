"""What can be claimed at the open table of Voltarete: by whom, of whom, and the facts that prove it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.games.voltarete.floor import accidents, counting, hasty, names, notice, revoke, seen, signs, turns
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, SEGUNDO
from tapete.games.voltarete.state import COUNT, FIRST, SECOND
from tapete.laws.mark import law
from tapete.table.floor import Case, Charge, unruled
from tapete.table.option import Value

Against = Callable[[Floor, int], Sequence[int]]


def _of_slips(what: str, *, by: Callable[[Floor, int], bool] = Floor.may_accuse) -> Against:
    """What all have seen somebody do, and nobody has ruled on."""

    def against(state: Floor, seat: int) -> list[int]:
        seen = [slip.seat for slip in state.slips if slip.what == what and not slip.ruled and slip.seat != seat]
        return [each for each in seen if by(state, seat)]

    return against


@law("vol.II.7.2", "vol.II.10.19", "vol.II.14.2")
def _who_has_cards(state: Floor, seat: int) -> list[int]:
    """Anybody's cards may be counted, one's own too, until all cards are examined."""
    return countable(state) if state.phase != COUNT and state.may_examine(seat) else []


@law("vol.II.15.9")
def countable(state: Floor) -> list[int]:
    """Whose cards may be counted, if they have been dealt; not his again whom all have let off."""
    return [each for each in state.active if state.hands and (each, names.WRONG_COUNT) not in state.waived]


def _slip_of(what: str, incident: str, **facts: Value) -> Callable[[Floor, int, int], Case]:
    """The last of his slips of this kind is the case, and these facts are always so."""
    return lambda state, seat, accused: state.case(incident, accused, unruled(state, what, accused)[-1], **facts)


@law("vol.II.9.1", "vol.II.11.12")
def _early(state: Floor, seat: int, accused: int) -> Case | None:
    """The next has passed the cards on if he passed as many as he bought; before that nothing can be said."""
    bought = dict(state.bought)
    right = state.opponents[0]
    if right not in bought or state.exchange.buyer == right:
        return None
    passed = names.STOCK - bought.get(state.maker, 0) - bought[right]
    slip = unruled(state, names.EARLY, accused)[-1]
    return state.case("asks-early", accused, slip, passed_on=passed >= bought[right])


@law("vol.II.18.4")
def _entry(state: Floor, seat: int, accused: int) -> Case:
    """Until somebody has made himself, or the pé has passed for the last time."""
    passed = ("nobody", "nobody", "contra-pe-passed", "pe-passed")[len(state.passed_twice)]
    made = "somebody" if state.feito is not None else passed
    slip = unruled(state, names.ENTRY, accused)[-1]
    return state.case("forgotten-entry", accused, slip, made=made, entry=state.game.entry)


FACED = law("vol.II.2.10")(_slip_of(names.FACED, "faced-in-deal", faced_by="dealer", faced_card="other"))


# The Espadilha where it is obliged.


@law("vol.II.16.4", "vol.II.16.8", "vol.II.16.9")
def under_obligation(state: Floor, seat: int) -> list[int]:
    """Where the Espadilha is obliged: who passed twice, or went to the casca; who had it may say so himself."""
    if not state.obliged or not state.may_accuse(seat) or state.phase in (FIRST, SECOND):
        return []
    had_it = any(slip.kind == names.PASSED for slip in unruled(state, names.ESPADILHA, seat))
    bound = [each for each in state.active if each in state.passed_twice or each == state.feito]
    return [each for each in bound if each != seat or had_it]


@law("vol.II.16.2", "vol.II.16.4", "vol.II.16.5", "vol.II.16.7", "vol.II.16.8", "vol.II.16.9")
def espadilha_case(state: Floor, seat: int, accused: int) -> Case | None:
    """Where it is obliged: he passed twice with the Espadilha or as the pé, hid that he bought it, or threw it away."""
    found = unruled(state, names.ESPADILHA, accused)
    if not found:
        return None
    slip = found[-1]
    if slip.kind == "pe":
        return state.case("pe-passed", accused, slip)
    if slip.kind == "bought":
        return state.case("espadilha-unshown", accused, slip, then="casca", ace_shown=False)
    if slip.kind == "thrown":
        thrower = names.FEITO if accused == state.feito else "buyer"
        return state.case("espadilha-thrown", accused, slip, in_discards_of=thrower)
    casca = "pe-casca" if state.feito == state.pe else "casca"
    then = {SEGUNDO: "segundo", CASCA: casca}.get(state.kind, "nobody")
    bought = bool(dict(state.bought).get(accused))
    return state.case("espadilha-passed", accused, slip, then=then, bought=bought)


def _at_the_end(state: Floor, seat: int) -> bool:
    return state.phase == COUNT and state.may_accuse(seat)


def _before_play(state: Floor, seat: int) -> bool:
    return state.may_accuse(seat) and not state.led and state.ending is None


def _who_led_unordered(state: Floor, seat: int) -> list[int]:
    able = seat == state.feito and state.exchange.unordered and state.ending is None
    return turns.leads_unordered(state) if able else []


STOCK_SHOWN = law("vol.II.20.5")(lambda state, seat, accused: accidents.others_asked(state, names.STOCK_SHOWN, accused))

CHARGES: tuple[Charge[Floor], ...] = (
    Charge(names.REVOKE, revoke.who_may_have, revoke.revoke_case, plain=True),
    Charge(names.LEAD, turns.who_led, turns.lead_case),
    Charge(names.AHEAD, turns.who_was_ahead, turns.ahead_case),
    Charge(names.SIGN, signs.who_signed, signs.sign_case, waits=signs.sign_waits),
    Charge(names.CARDS, _who_has_cards, counting.count_case, plain=True),
    Charge(names.BID, notice.who_bids, notice.bid_case),
    Charge(names.PEEK, _of_slips(names.PEEK, by=lambda state, seat: seat in state.active), seen.looked_case),
    Charge(names.WORD, _of_slips(names.WORD), _slip_of(names.WORD, "gives-codilho")),
    Charge(names.SHOWN, _of_slips(names.SHOWN), seen.shown_case),
    Charge(names.DROP, _of_slips(names.DROP, by=_at_the_end), accidents.dropped),
    Charge(names.EARLY, _of_slips(names.EARLY), _early),
    Charge(names.CASCA_ASKS, _of_slips(names.CASCA_ASKS), _slip_of(names.CASCA_ASKS, "casca-asks")),
    Charge(names.ESPADILHA, under_obligation, espadilha_case),
    Charge(names.ENTRY, _of_slips(names.ENTRY, by=lambda state, seat: seat in state.present), _entry),
    Charge(names.FACED, _of_slips(names.FACED), FACED),
    Charge(names.ACES, _of_slips(names.ACES, by=_before_play), hasty.aces_case),
    Charge(names.STOCK_SHOWN, _of_slips(names.STOCK_SHOWN, by=_at_the_end), STOCK_SHOWN),
    Charge(names.UNORDERED, _who_led_unordered, turns.unordered_case),
    Charge(names.GERAL_LOOK, seen.looked_at_geral, seen.geral_look_case),
)
"""Everything of which somebody may be accused."""
