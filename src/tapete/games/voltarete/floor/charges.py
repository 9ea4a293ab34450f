"""What can be claimed at the open table of Voltarete: by whom, of whom, and the facts that prove it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.games.voltarete.floor import cases, counting
from tapete.games.voltarete.floor.names import (
    ACES,
    AHEAD,
    BID,
    CARDS,
    CASCA_ASKS,
    DROP,
    EARLY,
    ENTRY,
    ESPADILHA,
    FACED,
    GERAL_LOOK,
    LEAD,
    PASSED,
    PEEK,
    REVOKE,
    SHOWN,
    SIGN,
    STOCK_SHOWN,
    UNORDERED,
    WORD,
    WRONG_COUNT,
)
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import COUNT, FIRST, SECOND
from tapete.laws.mark import law
from tapete.table.asking import Question
from tapete.table.floor import Case, Charge, unruled
from tapete.table.option import Value

Against = Callable[[Floor, int], Sequence[int]]


# Who may accuse whom.


@law("vol.II.10.19", "vol.II.12.5", "vol.II.12.6", "vol.II.12.9", "vol.II.22.16")
def may_accuse(state: Floor, seat: int) -> bool:
    """Only those who play the hand; and not who has laid it down, or has agreed that it is over."""
    return seat in state.active and (state.ending is None or seat not in state.ending.trusting)


@law("vol.II.12.6")
def may_examine(state: Floor, seat: int) -> bool:
    """An opponent whose cards lie open has lost the right to look for faults in those of others, though he plays on."""
    laid_down = seat != state.feito and seat in state.open_hands
    return may_accuse(state, seat) and not laid_down


def _of_slips(what: str, *, by: Callable[[Floor, int], bool] = may_accuse) -> Against:
    """What all have seen somebody do, and nobody has ruled on."""

    def against(state: Floor, seat: int) -> list[int]:
        seen = [slip.seat for slip in state.slips if slip.what == what and not slip.ruled and slip.seat != seat]
        return [each for each in seen if by(state, seat)]

    return against


@law("vol.II.10.19")
def _who_played(state: Floor, seat: int) -> list[int]:
    """Anybody who has laid a card of another suit than the one led, himself too, though it was taken back."""
    if state.phase == COUNT or not may_examine(state, seat):
        return []
    seen = [each for each in state.active if state.returned or (state.plays and cases.off_suit(state, each))]
    return [each for each in seen if each != seat or not _has_admitted(state, seat)]


@law("vol.II.10.16")
def _has_admitted(state: Floor, seat: int) -> bool:
    """Whether he owes for a revoke by his own word, which moved no trick: it is for another to claim that now."""
    said = any((claim.accuser, claim.what, claim.accused) == (seat, REVOKE, seat) for claim in state.claims)
    owes = any((debt.offender, debt.reason) == (seat, "revoke") for debt in state.owed)
    return said and owes and any(not cases.in_reach(state, slip) for slip in unruled(state, REVOKE, seat))


@law("vol.II.7.2", "vol.II.10.19", "vol.II.14.2", "vol.II.15.9")
def _who_has_cards(state: Floor, seat: int) -> list[int]:
    """Anybody's cards may be counted, one's own too; but not again when all have let him off."""
    return countable(state) if state.phase != COUNT and may_examine(state, seat) else []


@law("vol.II.15.9")
def countable(state: Floor) -> list[int]:
    """Whose cards may be counted, if they have been dealt."""
    return [each for each in state.active if state.hands and (each, WRONG_COUNT) not in state.waived]


def _who_bids(state: Floor, seat: int) -> list[int]:
    bid = state.bid if state.phase == FIRST and may_accuse(state, seat) else None
    return [bid[0]] if bid is not None and bid[0] != seat else []


@law("vol.II.10.4", "vol.II.10.5")
def _who_led(state: Floor, seat: int) -> list[int]:
    """He whose lead it was may claim it until the next trick is led to, or he against whom it tells the other one."""
    found = [slip for slip in state.slips if slip.what == LEAD and not slip.ruled and slip.seat != seat]
    able = [slip for slip in found if seat in (int(slip.kind), state.lone) and not cases.is_covered(state, slip)]
    return [slip.seat for slip in able if state.ending is None]


def _in_this_trick(what: str, harmed: Callable[[Floor, int, int], bool]) -> Against:
    """Complaints about a card are made until the trick is covered."""

    def against(state: Floor, seat: int) -> list[int]:
        if state.ending is not None or seat not in state.active:
            return []
        found = [slip for slip in state.slips if slip.what == what and not slip.ruled and slip.seat != seat]
        return [slip.seat for slip in found if not cases.is_covered(state, slip) and harmed(state, slip.seat, seat)]

    return against


@law("vol.II.12.12", "vol.II.12.13")
def _who_signed(state: Floor, seat: int) -> list[int]:
    """A word or a sign may be used in any later trick of the hand: it can be complained of in each."""
    if state.ending is not None or seat not in state.active:
        return []
    signed = [slip.seat for slip in state.slips if slip.what == SIGN and not slip.ruled and slip.seat != seat]
    return [each for each in signed if state.lone in (each, seat)]


@law("vol.II.16.4", "vol.II.16.8", "vol.II.16.9")
def _under_obligation(state: Floor, seat: int) -> list[int]:
    """Where the Espadilha is obliged: who passed twice, or went to the casca; who had it may say so himself."""
    if not state.obliged or not may_accuse(state, seat) or state.phase in (FIRST, SECOND):
        return []
    had_it = any(slip.kind == PASSED for slip in unruled(state, ESPADILHA, seat))
    bound = [each for each in state.active if each in state.passed_twice or each == state.feito]
    return [each for each in bound if each != seat or had_it]


# The facts.


def _plain(what: str, incident: str, *facts: str) -> Callable[[Floor, int, int], Case]:
    def case(state: Floor, seat: int, accused: int) -> Case:
        known: dict[str, Value] = {"pot": state.penalty}
        given = {name: known[name] for name in facts}
        return Case(incident, accused, given, unruled(state, what, accused)[-1])

    return case


@law("vol.II.9.1", "vol.II.11.12")
def _early(state: Floor, seat: int, accused: int) -> Case | None:
    """The next has passed the cards on if he passed as many as he bought; before that nothing can be said."""
    bought = dict(state.bought)
    right = state.opponents[0]
    if right not in bought or state.exchange.buyer == right:
        return None
    passed = counting.left_by_feito(state) - bought[right]
    facts: dict[str, Value] = {"passed_on": passed >= bought[right], "pot": state.penalty}
    return Case("asks-early", accused, facts, unruled(state, EARLY, accused)[-1])


@law("vol.II.18.4")
def _entry(state: Floor, seat: int, accused: int) -> Case:
    """Until somebody has made himself, or the pé has passed for the last time."""
    passed = ("nobody", "nobody", "contra-pe-passed", "pe-passed")[len(state.passed_twice)]
    made = "somebody" if state.feito is not None else passed
    facts: dict[str, Value] = {"made": made, "entry": state.game.entry}
    return Case("forgotten-entry", accused, facts, unruled(state, ENTRY, accused)[-1])


@law("vol.II.2.10")
def _faced(state: Floor, seat: int, accused: int) -> Case:
    facts: dict[str, Value] = {"faced_by": "dealer", "faced_card": "other"}
    return Case("faced-in-deal", accused, facts, unruled(state, FACED, accused)[-1])


@law("vol.II.12.2", "vol.II.12.3")
def _shown(state: Floor, seat: int, accused: int) -> Case:
    slip = unruled(state, SHOWN, accused)[-1]
    facts: dict[str, Value] = {"other_agrees": slip.kind == "agreed", "safe": slip.kind == "safe", "pot": state.penalty}
    return Case("shows-as-won", accused, facts, slip)


@law("vol.II.12.18", "vol.II.15.6")
def _peek(state: Floor, seat: int, accused: int) -> Case | Question:
    """Of a hand that was seen the others who play decide, if something still depends on it."""
    case = cases.peek_case(state, seat, accused)
    if case.incident != "saw-cards" or not case.facts["depends"]:
        return case
    return Question(PEEK, tuple(each for each in state.active if each != accused), state.phase, about=accused)


@law("vol.II.20.5")
def _stock_shown(state: Floor, seat: int, accused: int) -> Question:
    """The others say whether the card that was seen has decided the hand."""
    return Question(STOCK_SHOWN, tuple(each for each in state.active if each != accused), state.phase, about=accused)


@law("vol.II.8.19")
def _looked_at_geral(state: Floor, seat: int) -> list[int]:
    """A feito who has lost his geral: against whoever was seen to look at the cards that nobody bought."""
    if seat != state.feito or state.phase != COUNT or not (state.geral and state.lost_trick):
        return []
    looked = [slip.seat for slip in state.slips if slip.kind.startswith("leftovers")]
    return [each for each in looked if each != seat]


def _at_the_end(state: Floor, seat: int) -> bool:
    return state.phase == COUNT and may_accuse(state, seat)


def _before_play(state: Floor, seat: int) -> bool:
    return may_accuse(state, seat) and not state.led and state.ending is None


def _who_led_unordered(state: Floor, seat: int) -> list[int]:
    able = seat == state.feito and state.exchange.unordered and state.ending is None
    return counting.leads_unordered(state) if able else []


@law("vol.II.20.6", "vol.II.20.8")
def _dropped(state: Floor, seat: int, accused: int) -> Case | Question:
    """A feito harms only himself; of another the others say whether it has decided the hand."""
    if accused == state.feito:
        facts: dict[str, Value] = {"by": "feito", "decided": False, "pot": state.penalty}
        return Case("drops-cards", accused, facts, unruled(state, DROP, accused)[-1])
    return Question(DROP, tuple(each for each in state.active if each != accused), state.phase, about=accused)


CHARGES: tuple[Charge[Floor], ...] = (
    Charge(REVOKE, _who_played, cases.revoke_case, plain=True),
    Charge(LEAD, _who_led, cases.lead_case),
    Charge(AHEAD, _in_this_trick(AHEAD, lambda state, by, seat: seat == state.lone), cases.ahead_case),
    Charge(SIGN, _who_signed, cases.sign_case, waits=cases.sign_waits),
    Charge(CARDS, _who_has_cards, counting.count_case, plain=True),
    Charge(BID, _who_bids, counting.bid_case),
    Charge(PEEK, _of_slips(PEEK, by=lambda state, seat: seat in state.active), _peek),
    Charge(WORD, _of_slips(WORD), _plain(WORD, "gives-codilho")),
    Charge(SHOWN, _of_slips(SHOWN), _shown),
    Charge(DROP, _of_slips(DROP, by=_at_the_end), _dropped),
    Charge(EARLY, _of_slips(EARLY), _early),
    Charge(CASCA_ASKS, _of_slips(CASCA_ASKS), _plain(CASCA_ASKS, "casca-asks", "pot")),
    Charge(ESPADILHA, _under_obligation, cases.espadilha_case),
    Charge(ENTRY, _of_slips(ENTRY, by=lambda state, seat: seat in state.present), _entry),
    Charge(FACED, _of_slips(FACED), _faced),
    Charge(ACES, _of_slips(ACES, by=_before_play), counting.aces_case),
    Charge(STOCK_SHOWN, _of_slips(STOCK_SHOWN, by=_at_the_end), _stock_shown),
    Charge(UNORDERED, _who_led_unordered, counting.unordered_case),
    Charge(GERAL_LOOK, _looked_at_geral, counting.geral_look_case),
)
"""Everything of which somebody may be accused."""
