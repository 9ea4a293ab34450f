"""Words said out of turn: they do nothing at once, and bind the speaker when his turn comes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tapete.games.mus.judge import ADDING, following
from tapete.games.mus.state import Early, MusState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Say
from tapete.table.phase import Act, Offers, Stage, beside, deed, stage

BINDS = {"first-word-counts": True, "speaks-freely": False}
"""Whether a word said early binds, by what the judge says follows."""


@law("mus.88", "mus.89")
def spoken(
    key: Callable[[MusState], str],
    turn: Callable[[MusState], int],
    words: Iterable[str],
    *,
    answers: Callable[[MusState], Sequence[Offer]],
    early: Offers[MusState],
    do: Act[MusState],
) -> Stage[MusState]:
    """A stage of words, said in turn; where talk is open one who is not asked may speak too, and his first word counts.

    He who has spoken early can say nothing else in his turn, if it can still be said with its meaning.
    """

    def asked(state: MusState) -> str:
        return "bound" if state.early and bound(state, turn(state), answers(state)) is not None else key(state)

    def in_turn(state: MusState, seat: int) -> Sequence[Offer]:
        word = bound(state, seat, answers(state)) if state.early else None
        return answers(state) if word is None else (Say(word),)

    def unasked(state: MusState, seat: int) -> Iterable[Offer]:
        return () if seat == turn(state) or _said(state, seat) is not None else early(state, seat)

    def says(state: MusState, seat: int, action: Action) -> MusState:
        spent = tuple(early for early in state.early if early.seat != seat)
        return do(state.but(early=spent) if state.early else state, seat, action)

    aside = beside(*words, offers=unasked, do=heard_early, agreed=lambda game: game.open_talk)
    return stage(asked, turn, deed(*words, offers=in_turn, do=says), aside)


def heard_early(state: MusState, seat: int, action: Action) -> MusState:
    """All have heard it."""
    said = Early(seat, action, state.bet)
    return state.but(early=(*state.early, said)).telling(event("early", seat, word=str(action)))


@law("mus.89")
def bound(state: MusState, seat: int, answers: Iterable[Offer]) -> Action | None:
    """The word to which the seat is bound, if it can still be said: envido and más as they would be said now."""
    said = _said(state, seat)
    if said is None:
        return None
    word = said.action
    if word.word in ADDING:
        word = Action("envido" if state.bet is None else "más", word.arguments)
    legal = any(offer.allows(word) for offer in answers)
    ruling = state.game.incident("word-out-of-turn").ruling(
        {"word": said.action.word, "bet_changed": said.bet != state.bet, "legal": legal}
    )
    return word if following(ruling, BINDS) else None


def _said(state: MusState, seat: int) -> Early | None:
    return next((early for early in state.early if early.seat == seat), None)
