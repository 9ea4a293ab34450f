"""Cards laid on the table as lost, and a codilho given by a word."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete import concluding
from tapete.games.voltarete.floor import decided
from tapete.games.voltarete.floor.kept import also
from tapete.games.voltarete.floor.names import SHOWN, WORD
from tapete.games.voltarete.floor.state import Floor
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import Seat, event
from tapete.table.floor import Case, Effect, slipped, unruled
from tapete.table.offer import Offer, say
from tapete.table.option import Value
from tapete.table.phase import Deed, beside


@law("vol.II.12.10")
def _giving_codilho(state: Floor, seat: int) -> list[Offer]:
    """To one who can have it, by all that is known."""
    said = seat in state.barred or any(slip.what == WORD for slip in state.slips)
    if seat != state.feito or said:
        return []
    return [say("tell-codilho", each, grave=True) for each in concluding.codilho_open_to(state)]


def _gives_codilho(state: Floor, seat: int, action: Action) -> Floor:
    told = state.telling(event("tells-codilho", seat, whose=Seat(action.number)))
    return slipped(told, WORD, seat, len(state.taken))


@law("vol.II.12.10")
def given_up(state: Floor, case: Case) -> Floor:
    """By his own word the feito cannot win any more."""
    return state.but(barred=also(state.barred, state.maker))


@law("vol.II.12.2", "vol.II.12.3", "vol.II.12.8")
def _showing(state: Floor, seat: int) -> list[Offer]:
    """An opponent lays his hand open and says that the feito has won, who can do so still."""
    able = seat in state.opponents and seat not in state.open_hands and bool(state.hands[seat])
    return [say("show-lost", grave=True)] if able and concluding.can_win(state) else []


def _shows(state: Floor, seat: int, action: Action) -> Floor:
    """He cannot have the codilho any more, and has said for the whole hand that the feito has won."""
    safe = "safe" if decided.is_safe(state) else ""
    shown = state.but(open_hands=(*state.open_hands, seat), barred=(*state.barred, seat)).telling(
        event("shows-lost", seat, cards=state.hands[seat])
    )
    kept = slipped(shown, SHOWN, seat, len(state.taken), safe)
    return _given_by_all(kept)


def _given(state: Floor) -> tuple[tuple[int, bool], ...]:
    """Who has said that the feito has won: by a word, in this trick; by his cards, until the hand is over."""
    shown = [slip.seat for slip in state.slips if slip.what == SHOWN]
    return (*state.conceding, *((seat, False) for seat in shown if seat not in dict(state.conceding)))


@law("vol.II.12.3")
def _given_by_all(state: Floor) -> Floor:
    """If all his opponents say so the hand is offered to the feito, and nobody is to blame for showing his cards."""
    given = _given(state)
    if len(given) < len(state.opponents):
        return state
    slips = tuple(replace(slip, kind="agreed") if slip.what == SHOWN else slip for slip in state.slips)
    return concluding.offered(_freed(state.but(slips=slips, conceding=given)))


@law("vol.II.12.3")
def _freed(state: Floor) -> Floor:
    """Nobody owes for the cards that he has shown, though it was ruled already."""
    shown = [debt for debt in state.owed if debt.laws[0] == "vol.II.12.2"]
    left = tuple(debt for debt in state.owed if debt not in shown)
    return state.but(owed=left).telling(*(event("waived", debt.offender) for debt in shown))


def _concedes(state: Floor, seat: int, action: Action) -> Floor:
    return _given_by_all(concluding.said_won(state, seat, action))


def _conceding(state: Floor, seat: int) -> list[Offer]:
    return [] if seat in dict(_given(state)) else concluding.conceding(state, seat)


@law("vol.II.12.2", "vol.II.12.3")
def shown_case(state: Floor, seat: int, accused: int) -> Case:
    slip = unruled(state, SHOWN, accused)[-1]
    facts: dict[str, Value] = {"other_agrees": slip.kind == "agreed", "safe": slip.kind == "safe", "pot": state.penalty}
    return Case("shows-as-won", accused, facts, slip)


SHOWING = (
    beside("tell-codilho", offers=_giving_codilho, do=_gives_codilho),
    beside("show-lost", offers=_showing, do=_shows),
)
CONCEDE: Deed[Any] = Deed(("concede",), _conceding, _concedes, agreed=concluding.agreed, spans=concluding.CONCEDED)

EFFECTS: dict[str, Effect[Floor]] = {"given-up": given_up}
