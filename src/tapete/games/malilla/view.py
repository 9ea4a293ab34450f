"""What one seat sees of the Malilla."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.malilla.state import MalillaState
from tapete.games.malilla.variants import FULL_PACK, RANKS
from tapete.laws.mark import law
from tapete.table.tricks import Trick
from tapete.table.view import Call, Faces, Note, Piece, Pile, Played, Score, SeatView, View, by_suits, faces, held

IN_HAND = by_suits(FULL_PACK, RANKS)
"""Where each card stands in a hand."""


def view_of(state: MalillaState, seat: int | None, since: int) -> View:
    """The one way from the whole truth to what a seat, or a spectator, may know."""
    return replace(
        state.bare_view(seat, since),
        seats=tuple(_seat(state, seat, each) for each in range(state.game.seats)),
        round=state.round if state.game.to_a_goal else min(state.round, state.game.rounds),
        trick=state.trick,
        winning=state.winning() if state.trick else None,
        last_trick=_last_trick(state, seat),
        trump=state.trump,
        turned=state.turned,
        stock=(None,) * len(state.stock),
        calls=_calls(state),
        notes=_notes(state),
        scores=tuple(_score(state, place) for place in range(len(state.game.sides))),
    )


def _seat(state: MalillaState, viewer: int | None, seat: int) -> SeatView:
    own = viewer == seat
    taken = [trick for trick in state.taken if trick.holder == seat]
    return state.bare_place(
        seat,
        roles=_roles(state, seat),
        cards=_hand(state, viewer, seat),
        piles=_piles(state, seat),
        discards=faces(state.discards[seat], own) if state.discards else (),
        taken=len(taken),
        tricks=tuple(trick.cards for trick in taken if may_look(state, viewer, trick)),
        playing=state.dealer is None or seat in state.active,
        said=next((call.said for call in reversed(_calls(state)) if call.seat == seat), "") if state.calls else "",
    )


def _hand(state: MalillaState, viewer: int | None, seat: int) -> Faces:
    if not state.hands:
        return ()
    return faces(held(state.hands[seat], IN_HAND), viewer == seat or seat in state.laid_open)


@law("mal.vistas.3", "mal.vistas.8")
def _piles(state: MalillaState, seat: int) -> tuple[Pile, ...]:
    """Only the top of each pile is seen, by both players; what lies under it by neither."""
    if not state.piles:
        return ()
    return tuple(Pile((*pile[:1], *(None,) * len(pile[1:]))) for pile in state.piles[seat])


def _roles(state: MalillaState, seat: int) -> tuple[str, ...]:
    if state.dealer is None:
        return ()
    roles = [(state.mano, "mano"), (state.pie, "pie")]
    if state.dealer != state.pie:
        roles.append((state.dealer, "alcalde"))
    return tuple(role for place, role in roles if place == seat)


def _calls(state: MalillaState) -> tuple[Call, ...]:
    """What was said of trumps and of doubling, until the first card is led."""
    return () if state.trick or state.taken else state.calls


@law("mal.93", "mal.94")
def may_look(state: MalillaState, viewer: int | None, trick: Trick) -> bool:
    """One may look at the tricks of one's own side only; or, where that is agreed, at the last one only."""
    if state.game.view_last_trick_only:
        return trick is state.taken[-1]
    return viewer is not None and state.side(viewer) == state.side(trick.holder)


def _last_trick(state: MalillaState, viewer: int | None) -> tuple[Played, ...]:
    """The trick just made lies in sight of all until the next one is led to."""
    if not state.taken or (state.trick and not may_look(state, viewer, state.taken[-1])):
        return ()
    return state.taken[-1].plays


def _notes(state: MalillaState) -> tuple[Note, ...]:
    notes: list[Note] = []
    if state.favourite is not None:
        notes.append(Note("favourite", state.favourite))
    if state.no_trump:
        notes.append(Note("no-trump", 2))
    if state.doubled:
        notes.append(Note("doubled", 1 << state.doubled))
    if state.rate > 1:
        notes.append(Note("rate", state.rate))
    if state.game.tanto > 1:
        notes.append(Note("tanto", state.game.tanto))
    notes += [Note("exchanged", number, state.active[place]) for place, number in enumerate(state.exchanged)]
    return tuple(notes)


@law("mal.58", "mal.59", "mal.60")
def _score(state: MalillaState, side_number: int) -> Score:
    """What a side has won or owes, in coins of a hundred, pieces of ten and singles, and in the money agreed on."""
    side = state.game.sides[side_number]
    total = state.ledger.balance(side)
    hundreds, rest = divmod(abs(total), 100)
    tens, ones = divmod(rest, 10)
    sign = -1 if total < 0 else 1
    pieces = [Piece("hundred", sign * hundreds), Piece("ten", sign * tens), Piece("one", sign * ones)]
    if state.game.tanto > 1:
        pieces.append(Piece("money", total * state.game.tanto))
    seats = tuple(seat for seat in range(state.game.seats) if state.side(seat) == side)
    return Score(side, seats, total, tuple(piece for piece in pieces if piece.count))
