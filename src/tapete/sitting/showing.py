"""What is shown of a sitting: to whoever sits or watches while it goes on, and to all once it is over."""

from __future__ import annotations

from dataclasses import replace

from tapete.sitting.noticed import Place
from tapete.sitting.sitting import Sitting
from tapete.sitting.told import ViewNews
from tapete.table.game import GUIDED
from tapete.table.guide import Hint
from tapete.table.player import witness
from tapete.table.state import State
from tapete.table.view import View


def showing(sitting: Sitting, place: Place, since: int, kept: int, here: bool) -> ViewNews:
    """The match as this place, or somebody watching, may see it: told from this event on, with so many entries of the
    ledger already; and whether he has been here since."""
    state, undo = sitting.state, sitting.undo_to(place) is not None
    seat = None if place is None else state.seat_of(place)
    view = witness(state, seat, since) if here else state.view(seat, since)
    # The match keeps the names it began with; who took another's place has his own.
    named = tuple([replace(each, name=sitting.holders[each.player].name) for each in view.seats])
    fresh = replace(view, seats=named, ledger=view.ledger[kept:])
    return ViewNews(at=sitting.noticed.at(place), kept=kept, undo=undo, view=fresh, hint=hint_for(state, seat))


def hint_for(state: State, seat: int | None) -> Hint | None:
    """Where only what is lawful can be done, why it is just that."""
    guide, prompt = state.game.contents.guide, None if seat is None else state.prompt(seat)
    if guide is None or seat is None or prompt is None or not prompt.offers or state.game.table != GUIDED:
        return None
    return guide.hint(state, seat, prompt.key)


def open_view(state: State, since: int) -> View:
    """The table with all hands open, for a match that is over: every place as its own player sees it."""
    places = tuple(state.view(seat).seats[seat] for seat in range(len(state.players)))
    events = state.events[max(0, since - state.first_event) :]
    return replace(state.view(None), seats=places, events=events, next_event=state.first_event + len(state.events))
