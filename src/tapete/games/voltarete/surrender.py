"""To give a hand up in the play, as the Tresillo does: until the fourth trick, and an opponent may take it over.

The book lets a feito ask for reposta before the first card only (vol.II.9.13); a table may agree on more.
"""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import PLAYED, REPOSTA
from tapete.games.voltarete.kinds import LICENCA, SEGUNDO
from tapete.games.voltarete.state import PLAY, SURRENDERED, V, VoltareteState
from tapete.table.action import Action
from tapete.table.asking import Question, asked
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Deed, Stage

LAST_TRICK = 4
"""To the fifth trick nobody surrenders any more."""


def agreed(game: Any) -> bool:
    """Whether the table lets a hand be given up in the play."""
    return bool(game.surrender == "fourth")


def may_surrender(state: VoltareteState, seat: int) -> list[Offer]:
    """The feito of a licença or of Voltarete segundo, at his turn, while he can still win; a só is played out."""
    able = seat == state.feito and state.kind in (LICENCA, SEGUNDO) and len(state.taken) < LAST_TRICK
    lost = state.granted or state.pursuer is not None or seat in state.barred
    return [say("surrender", grave=True)] if able and not lost else []


def _surrenders(state: V, seat: int, action: Action) -> V:
    """A Voltarete segundo is a reposta at once; in a licença each opponent says whether he takes it over."""
    told = state.telling(event("surrenders", seat))
    if state.kind == SEGUNDO:
        return settle.ended(told, PLAYED, (REPOSTA, ()), trusting=(seat,))
    return told.but(phase=SURRENDERED, question=Question(SURRENDERED, state.opponents, PLAY, about=seat))


def _heard(state: V, seat: int, grants: bool) -> V:
    return state.telling(event("grants" if grants else "pursues", seat))


def _decided(state: V, seat: int, question: Question, granted: bool) -> V:
    """All let it be a reposta; or the first who does not plays for himself against both."""
    if not granted:
        return state.but(pursuer=seat)
    return settle.ended(state, PLAYED, (REPOSTA, ()), trusting=(state.maker,))


SURRENDER: Deed[VoltareteState] = Deed(("surrender",), may_surrender, _surrenders, agreed=agreed)

STAGES: dict[str, Stage[Any]] = {SURRENDERED: asked(SURRENDERED, "grant", "sigo", heard=_heard, decided=_decided)}
