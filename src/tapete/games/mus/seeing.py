"""What a player reads in a View of Mus: his place and cards, what was agreed on, who plays the lance, what stands."""

from __future__ import annotations

from tapete.cards import Card
from tapete.games.mus.ranking import JUEGO, LEAST_CUT, PACK, PARES
from tapete.games.mus.state import SEATS
from tapete.table.event import Seat
from tapete.table.view import Note, View

BESIDE_THE_GAME = ("tell ", "say ")
"""How the words begin that partners say to each other, where they may consult."""


def seat_of(view: View) -> int:
    """Where one sits."""
    assert view.seat is not None
    return view.seat


def cards_of(view: View) -> tuple[Card, ...]:
    """One's own cards."""
    assert view.mine is not None
    return tuple(card for card in view.mine.cards if card is not None)


def option_of(view: View, name: str) -> object:
    """What the table has agreed on under this name."""
    return dict(view.options)[name]


def kings_of(view: View) -> int:
    """How many kings there are."""
    return 8 if option_of(view, "kings") == 8 else 4


def goal_of(view: View) -> int:
    """How many stones win the game."""
    return int(str(option_of(view, "goal")))


def spot_of(view: View, seat: int) -> int:
    """The place of the seat in turn from the mano."""
    mano = next(place.seat for place in view.seats if "mano" in place.roles)
    return (seat - mano) % SEATS


def taking_part(view: View, lance: str) -> list[int]:
    """The seats that play the lance."""
    return [place.seat for place in view.seats if lance not in (PARES, JUEGO) or lance in place.roles]


def standing(view: View) -> tuple[int, int, bool]:
    """The stake, what it costs to refuse it, and whether it is an órdago."""
    notes = {note.key: note.value for note in view.notes}
    ordago = "ordago" in notes
    return int(str(notes["ordago" if ordago else "bet"])), int(str(notes["deje"])), ordago


def partner_may_answer(view: View) -> bool:
    """Whether the partner is asked after oneself, and has not refused already."""
    seat = seat_of(view)
    partner = (seat + 2) % SEATS
    bettor = next((note.seat for note in view.notes if note.key in ("bet", "ordago")), None)
    return partner in taking_part(view, view.phase) and not has_refused(view, partner) and bettor == (seat - 1) % SEATS


def has_refused(view: View, seat: int) -> bool:
    """Whether the last word of the game that the seat has said in this lance was a refusal."""
    said = [call.said for call in view.calls if call.seat == seat and call.stage == view.phase]
    return next((word for word in reversed(said) if not word.startswith(BESIDE_THE_GAME)), "") == "no-quiero"


def partner_looks(view: View) -> bool:
    """Whether the partner, whom one is watching, looks back; where chance or all see it, there is no such moment."""
    partner = (seat_of(view) + 2) % SEATS
    return Note("watching", Seat(seat_of(view)), partner) in view.notes


def cut_was_bad(view: View) -> bool:
    """Whether the last cut lifted or left too few cards."""
    cuts = [event.get("number") for event in view.events if event.key == "cut"]
    return bool(cuts) and isinstance(cuts[-1], int) and not LEAST_CUT <= cuts[-1] <= len(PACK) - LEAST_CUT
