"""What one seat sees of the Cientos."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tapete.games.cientos.marks import pieces
from tapete.games.cientos.ranking import CLASSES, PACK, RANKS
from tapete.games.cientos.state import ANNOUNCE, ANSWER, SHADOW, CientosState
from tapete.table.view import Faces, Note, Score, SeatView, View, by_suits, held
from tapete.table.written import LARGEST
from tapete.table.zones import Cards

IN_HAND = by_suits(PACK, RANKS)
"""Where each card stands in a hand: sequences lie side by side."""


def view_of(state: CientosState, seat: int | None, since: int) -> View:
    """The one way from the whole truth to what a seat, or a spectator, may know."""
    return replace(
        state.bare_view(seat, since),
        seats=(_seat(state, seat, 0), _seat(state, seat, 1)),
        round=min(state.played_games + 1, state.game.games),
        trick=state.trick,
        winning=state.winning() if state.trick else None,
        last_trick=state.taken[-1].plays if state.taken else (),
        stock=_stock(state, seat),
        notes=_notes(state),
        scores=(_score(state, 0), _score(state, 1)),
    )


def _seat(state: CientosState, viewer: int | None, seat: int) -> SeatView:
    return state.bare_place(
        seat,
        roles=() if state.dealer is None else ("pie",) if seat == state.pie else ("mano",),
        cards=_hand(state, viewer, seat),
        discards=_discards(state, viewer, seat),
        taken=state.tricks_of(seat),
        tricks=_tricks(state, seat),
        said=state.said[seat],
    )


def _discards(state: CientosState, viewer: int | None, seat: int) -> Faces:
    seen = state.discard_seen(seat, viewer)
    return tuple(card if card in seen else None for card in state.discards[seat])


def _hand(state: CientosState, viewer: int | None, seat: int) -> Faces:
    """One's own hand; of the other's what he has laid open, until he takes it up with his first card."""
    if not state.hands:
        return ()
    hand = state.hands[seat]
    if viewer == seat:
        return held(hand, IN_HAND)
    lies_open = not state.taken or state.game.history == "all"
    shown = held((card for card in state.laid_open(seat) if card in hand), IN_HAND) if lies_open else ()
    return (*shown, *(None,) * (len(hand) - len(shown)))


def _stock(state: CientosState, viewer: int | None) -> Faces:
    """The stock, with what the viewer has looked at."""
    seen = () if viewer is None else state.seen[viewer]
    return tuple(card if card in seen else None for card in state.stock)


def _tricks(state: CientosState, seat: int) -> tuple[Cards, ...]:
    """The tricks one may look at: the last one, or where it is so agreed all."""
    tricks = state.taken if state.game.history == "all" else state.taken[-1:]
    return tuple(trick.cards for trick in tricks if trick.winner == seat)


def _notes(state: CientosState) -> tuple[Note, ...]:
    """What is being announced, the points of this hand, and what else bears on it; the first ones matter most."""
    notes = [Note("deal", state.deals + 1)] if state.game.is_partie and state.hands and not state.over else []
    if state.phase in (ANNOUNCE, ANSWER, SHADOW):
        notes.append(Note("contest", CLASSES[state.stage]))
    if state.hands:
        notes += [Note("points", state.tallies[seat].points, seat) for seat in (0, 1)]
    if any(contest.struck for contest in state.contests):
        notes.append(Note("tied", ""))
    if state.named is not None and not state.taken:
        notes.append(Note("named-suit", state.named, state.mano))
    return (*notes, *_lacking(state), *_won(state), *_exchanged(state))


def _lacking(state: CientosState) -> Iterator[Note]:
    """What each still lacks to the half game or to the hundred."""
    for seat, tally in enumerate(state.tallies):
        for key, owed in (("lacks-half", tally.half), ("lacks-hundred", tally.hundred)):
            if owed:
                yield Note(key, owed, seat)


def _won(state: CientosState) -> Iterator[Note]:
    """Whose each class of announcements is."""
    for stage, contest in enumerate(state.contests):
        if contest.winner is not None and not contest.deferred:
            yield Note(f"won-{CLASSES[stage]}", state.name(contest.winner), contest.winner)


def _exchanged(state: CientosState) -> Iterator[Note]:
    if state.exchanged:
        for seat, number in zip((state.mano, state.pie), state.exchanged, strict=False):
            yield Note("exchanged", number, seat)


def _score(state: CientosState, seat: int) -> Score:
    """The chips, the marks as the table keeps them, and how far he is on his way to the hundred."""
    tally = state.tallies[seat]
    marks = pieces(state.game.marker, tally, LARGEST) if state.game.is_partie else pieces(state.game.marker, tally)
    return Score(seat, (seat,), state.ledger.balance(seat), marks, tally.race)
