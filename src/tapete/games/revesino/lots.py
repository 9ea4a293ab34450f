"""Before the first hand: who sits where, and who deals first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.cards import Card, cards
from tapete.games.revesino.pack import ORDER, PACK, SEATS
from tapete.games.revesino.state import R, RevesinoState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.phase import Stage, lot

SEATING = "seating"
LOTS = cards("1E 12E 11E 10E")
"""Ace, king, caballo and sota of one suit, one for each place: the best first."""


def _ladies(state: RevesinoState) -> list[int]:
    return [person for person in range(SEATS) if person in state.ladies] if state.game.courtesy_seating else []


@law("rev.46", "rev.48")
def _honoured(state: RevesinoState) -> int | None:
    """The one lady, or the one man, is given the ace without drawing."""
    ladies = _ladies(state)
    if len(ladies) == 1:
        return ladies[0]
    return next(person for person in range(SEATS) if person not in ladies) if len(ladies) == SEATS - 1 else None


@law("rev.43", "rev.46", "rev.47", "rev.48")
def _chance(state: RevesinoState) -> Chance:
    """Four cards are offered covered; three, when somebody has the ace; between two ladies the pack is cut."""
    if len(_ladies(state)) == 2:
        return Chance("lot", PACK)
    return Chance("lot", LOTS if _honoured(state) is None else LOTS[1:])


def _drawn(state: R, seat: int, action: Action) -> R:
    drawn = action.cards
    if len(drawn) == len(PACK):
        return _cut_for(state, drawn)
    honoured = _honoured(state)
    # Who shuffled them keeps the last.
    drawing = [person % SEATS for person in range(1, SEATS + 1) if person % SEATS != honoured]
    got = dict(zip(drawing, drawn, strict=True))
    ranked = sorted(drawing, key=lambda person: LOTS.index(got[person]))
    best_first = ranked if honoured is None else [honoured, *ranked]
    return _seated(state, best_first, tuple(got[person] for person in ranked))


@law("rev.47")
def _cut_for(state: R, pack: Sequence[Card]) -> R:
    """Two ladies cut, and two men: the higher lady deals, the other is at her left, the higher man is opposite."""
    ladies = _ladies(state)
    men = [person for person in range(SEATS) if person not in ladies]
    for start in range(0, len(pack), SEATS):
        lifted = pack[start : start + SEATS]
        height = dict(zip((*ladies, *men), (ORDER.power[card] for card in lifted), strict=True))
        if height[ladies[0]] != height[ladies[1]] and height[men[0]] != height[men[1]]:
            best_first = sorted(ladies, key=lambda lady: -height[lady]) + sorted(men, key=lambda man: -height[man])
            return _seated(state, best_first, tuple(lifted))
    return state.telling(event("lot-again"))


@law("rev.44", "rev.45")
def _seated(state: R, best_first: Sequence[int], shown: tuple[Card, ...]) -> R:
    """The ace deals; the king is at his left, the caballo opposite, and the sota at his right is mano."""
    after = state.but(players=tuple(reversed(best_first)), dealer=SEATS - 1, phase=state.game.first_phase).telling(
        event("lot-seats", cards=shown)
    )
    names = ", ".join(after.name(each) for each in range(SEATS))
    return after.telling(event("seated", names=names), event("first-dealer", SEATS - 1))


STAGES: dict[str, Stage[Any]] = {SEATING: lot(_chance, _drawn)}
