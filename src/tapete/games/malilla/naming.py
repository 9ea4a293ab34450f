"""Where nothing is turned up: trumps as the dealer names them, and what the sides double before the first lead.

No law of the book: it is how the Butifarra makes trumps, for the table that agrees on it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.cards import SUIT_WORDS, Suit
from tapete.games.malilla.state import CONTRA, NAME_TRUMP, PLAY, M, MalillaState
from tapete.table.action import Action
from tapete.table.asking import Question, asked
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, deed, stage
from tapete.table.view import Call

NONE, DELEGATE = "none", "delegate"
NAMES = tuple(say("trump", word) for word in (*SUIT_WORDS, NONE))
"""A suit; or none, and then nobody ruffs and all is doubled."""

DOUBLES = ("contro", "recontro", "sant-vicenç")
"""What is said when a hand is doubled, doubled again, and once more."""


# Trumps.


def namer(state: MalillaState) -> int:
    """The dealer; or his partner, if he has left it to him."""
    pie = state.pie
    partners = (seat for seat in state.active if seat != pie and state.side(seat) == state.side(pie))
    return next(partners) if state.calls else pie


def names(state: MalillaState, seat: int) -> tuple[Offer, ...]:
    """The dealer may leave it to his partner, who must name."""
    return NAMES if state.calls else (*NAMES, say(DELEGATE))


def named(state: M, seat: int, action: Action) -> M:
    """All hear it; then the other side may double, where that is agreed on."""
    heard = state.but(calls=(*state.calls, Call(NAME_TRUMP, seat, str(action))))
    if action.word == DELEGATE:
        return heard.telling(event("delegates", seat))
    (suit,) = map(str, action.arguments)
    told = heard.telling(event("no-trump", seat) if suit == NONE else event("trump-named", seat, suit=suit))
    made = told.but(named=None if suit == NONE else Suit.named(suit), no_trump=suit == NONE)
    return asks_to_double(made, seat) if state.game.doubles else made.but(phase=PLAY)


# Doubling.


def asks_to_double(state: M, seat: int) -> M:
    """Those against whom this seat has spoken are asked, mano or whoever is nearer to him first."""
    others = tuple(other for other in state.active if state.side(other) != state.side(seat))
    return state.but(phase=CONTRA, question=Question(CONTRA, others, PLAY))


def which(state: MalillaState) -> str:
    """What is asked: to double, to double again, or once more."""
    return f"{CONTRA}-{2 << state.doubled}"


def _heard(state: M, seat: int, passes: bool) -> M:
    said = state.but(calls=(*state.calls, Call(CONTRA, seat, "paso" if passes else DOUBLES[state.doubled])))
    return said.telling(event("paso", seat) if passes else event(CONTRA, seat, number=2 << state.doubled))


def _decided(state: M, seat: int, question: Question, passed: bool) -> M:
    """When a side has passed the play begins; else the other may double again, and the first once more."""
    if passed:
        return state
    after = state.but(doubled=state.doubled + 1)
    return asks_to_double(after, seat) if after.doubled < len(DOUBLES) else after


STAGES: dict[str, Stage[Any]] = {
    NAME_TRUMP: stage(
        "name-trump", namer, deed("trump", DELEGATE, offers=names, do=named, spans={"trump": (*SUIT_WORDS, NONE)})
    ),
    CONTRA: replace(asked("contra", "paso", CONTRA, heard=_heard, decided=_decided), key=which),
}
