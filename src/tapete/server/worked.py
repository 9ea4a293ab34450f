"""The hands that the books work out, followed card by card with all cards open."""

from __future__ import annotations

from functools import lru_cache
from itertools import count

from tapete.laws.book import Language
from tapete.laws.worked import WorkedHand, worked_hands
from tapete.server.messages import Step, WorkedInfo
from tapete.server.refusal import Refusal
from tapete.server.wire import encode
from tapete.sitting.showing import open_view
from tapete.table.chance import TABLE
from tapete.table.record import open_record

KEPT = 8
"""So many hands are kept as they were followed: many will look at the same."""


def worked_info(hand: WorkedHand, language: Language) -> WorkedInfo:
    """What it shows, in one language."""
    return WorkedInfo(name=hand.name, title=hand.title(language), note=hand.note(language), laws=list(hand.laws))


def worked_replay(name: str, language: Language, start: int, most: int) -> bytes:
    """Some of its moments, as the body of an answer."""
    if name not in worked_hands():
        raise Refusal("no-hand", "No book tells this hand.", 404)
    steps = _steps(name)
    told = {"hand": worked_info(worked_hands()[name], language), "start": start, "length": len(steps)}
    return encode({**told, "steps": steps[start : start + most]})


@lru_cache(maxsize=KEPT)
def _steps(name: str) -> tuple[Step, ...]:
    match, lines = open_record(worked_hands()[name].record)
    view = open_view(match.state, 0)
    steps = [Step(number=0, seat=None, action=None, view=view)]
    for number, line in zip(count(1), lines, strict=False):
        view = open_view(match.state, view.next_event)
        seat, _, action = line.text.partition(" ")
        done = (int(seat), action) if action else (TABLE, line.text)
        steps.append(Step(number=number, seat=done[0], action=done[1], view=view))
    return tuple(steps)
