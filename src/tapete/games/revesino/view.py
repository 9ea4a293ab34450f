"""What one seat sees of the Revesino."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.revesino.pack import PACK, RANKS, SEATS
from tapete.games.revesino.state import PLATE, POT, RevesinoState
from tapete.laws.mark import law
from tapete.table.tricks import Trick
from tapete.table.view import Faces, Heap, Note, Piece, Score, SeatView, View, by_suits, faces, held

IN_HAND = law("rev.86")(by_suits(PACK, RANKS))
"""Where each card stands in a hand: sorted by suits, and in each suit by rank."""


def view_of(state: RevesinoState, seat: int | None, since: int) -> View:
    """The one way from the whole truth to what a seat, or a spectator, may know."""
    return replace(
        state.bare_view(seat, since),
        seats=tuple(_seat(state, seat, each) for each in range(SEATS)),
        round=min(state.round, state.game.rounds),
        trick=state.trick,
        winning=state.winning() if state.trick else None,
        last_trick=state.taken[-1].plays if state.taken else (),
        stock=faces(state.stock, state.shown),
        heaps=_heaps(state),
        notes=_notes(state),
        scores=tuple(_score(state, each) for each in range(SEATS)),
    )


def _seat(state: RevesinoState, viewer: int | None, seat: int) -> SeatView:
    taken = [trick for trick in state.taken if trick.holder == seat]
    return state.bare_place(
        seat,
        roles=_roles(state, seat),
        cards=_hand(state, viewer, seat),
        discards=_deposit(state, viewer, seat),
        taken=len(taken),
        tricks=tuple(trick.cards for trick in taken if may_look(state, viewer, trick)),
    )


def _hand(state: RevesinoState, viewer: int | None, seat: int) -> Faces:
    if not state.hands:
        return ()
    open_to_all = state.shown or any(place == seat for place, _ in state.laid_down)
    return faces(held(state.hands[seat], IN_HAND), open_to_all or viewer == seat)


@law("rev.10", "rev.99", "rev.100")
def _deposit(state: RevesinoState, viewer: int | None, seat: int) -> Faces:
    """What he has put to sleep he alone knows, until everything is shown."""
    own = tuple(card for place, card in state.deposits if place == seat)
    return faces(own, viewer == seat or state.shown)


def _roles(state: RevesinoState, seat: int) -> tuple[str, ...]:
    if state.dealer is None:
        return ()
    return tuple(role for place, role in ((state.mano, "mano"), (state.dealer, "pie")) if place == seat)


@law("rev.156", "rev.197")
def may_look(state: RevesinoState, viewer: int | None, trick: Trick) -> bool:
    """Anyone may look at his own tricks, but of the others' only at the last one made; at the end all are shown."""
    return state.shown or trick is state.taken[-1] or trick.holder == viewer


def _heaps(state: RevesinoState) -> tuple[Heap, ...]:
    amounts = [(name, state.ledger.balance(name)) for name in (PLATE, POT)]
    return tuple(Heap(name, amount=amount) for name, amount in amounts if amount)


def _notes(state: RevesinoState) -> tuple[Note, ...]:
    notes = [Note("rate", state.rate)] if state.rate > 1 else []
    return (*notes, Note("tanto", state.game.tanto_value)) if state.game.tanto_value > 1 else tuple(notes)


@law("rev.49", "rev.50", "rev.51", "rev.52", "rev.53")
def _score(state: RevesinoState, seat: int) -> Score:
    """What he has won or lost, and what he holds of his dotes: chips of ten and single tantos, and the money in it."""
    total, dote = state.ledger.balance(seat), state.game.dote
    # A fine, or the plate, may have taken the last of it before another is asked for.
    taken = max(state.dotes[seat], -(total // dote))
    holding = taken * dote + total
    singles = (holding - 1) % 10 + 1 if holding else 0
    pieces = [Piece("ficha", (holding - singles) // 10), Piece("tanto", singles), Piece("dote", taken)]
    if state.game.tanto_value > 1:
        pieces.append(Piece("money", total * state.game.tanto_value))
    return Score(seat, (seat,), total, tuple(piece for piece in pieces if piece.count))
