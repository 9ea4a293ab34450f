"""The hands that the books work out, followed card by card with all cards open."""

from __future__ import annotations

from functools import lru_cache
from itertools import count

from msgspec import Raw

from tapete.laws.book import Language
from tapete.laws.worked import WorkedHand, worked_hands
from tapete.server.messages.games import WorkedInfo
from tapete.server.refusal import Refusal
from tapete.server.wire import encode
from tapete.sitting.past import Moment, Turn, turn
from tapete.sitting.showing import open_view
from tapete.table.chance import TABLE
from tapete.table.record import open_record

KEPT = 64
"""So many hands are kept as they were followed, each some 100 kB: many will look at the same."""


def worked_info(hand: WorkedHand, language: Language) -> WorkedInfo:
    """What it shows, in one language."""
    return WorkedInfo.of(hand, title=hand.title(language), note=hand.note(language))


def worked_replay(name: str, language: Language, start: int, most: int) -> bytes:
    """Some of its moments, as the body of an answer."""
    steps = _steps(_known(name))
    told = {"hand": worked_info(worked_hands()[name], language), "start": start, "length": len(steps)}
    return encode({**told, "steps": steps[start : start + most]})


def worked_outline(name: str) -> bytes:
    """Every move of it, as the body of an answer."""
    match, lines = open_record(worked_hands()[_known(name)].record)
    turns: list[Turn] = []
    before = match.state
    for line in lines:
        turns.append(turn(turns, match, before, *_done(line.text)))
        before = match.state
    return encode(turns)


def _known(name: str) -> str:
    if name not in worked_hands():
        raise Refusal("no-hand", "No book tells this hand.", 404)
    return name


@lru_cache(maxsize=KEPT)
def _steps(name: str) -> tuple[Raw, ...]:
    match, lines = open_record(worked_hands()[name].record)
    view = open_view(match.state, 0)
    steps = [Raw(encode(Moment(0, None, None, view)))]
    for number, line in zip(count(1), lines, strict=False):
        view = open_view(match.state, view.next_event)
        steps.append(Raw(encode(Moment(number, *_done(line.text), view))))
    return tuple(steps)


def _done(text: str) -> tuple[int, str]:
    """Who did what, as a line of a record says it."""
    seat, _, action = text.partition(" ")
    return (int(seat), action) if action else (TABLE, text)
