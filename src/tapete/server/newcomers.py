"""Those who come to a match that goes on: when a hand is over they take the places at which bots play."""

from __future__ import annotations

from collections.abc import Collection

from tapete.server.refusal import Refusal
from tapete.server.sessions import Person
from tapete.server.sheet import Sheet
from tapete.sitting.holder import Holder


def ask_for_place(sheet: Sheet, person: Person, wish: int | None) -> None:
    """Note for whom a place is, after this hand: this one, or the first that a bot has; his own, if he had left it."""
    if not sheet.newcomers:
        raise Refusal("begun", "The match has begun already.")
    own = sheet.place_of(person.id)
    if own is not None and not sheet.holders[own].resigned:
        raise Refusal("seated-already", "You already have a place at this table.")
    no_more_comers(sheet, person.id)
    free = [p for p, holder in enumerate(sheet.holders) if holder.given_up and holder.comer is None]
    wish = own if own is not None else wish
    if wish is None and free:
        wish = free[0]
    if wish is None or wish not in free:
        raise Refusal("place-taken", "That place is taken: choose another.")
    name = person.name if own is not None else sheet.free_name(person.name)
    sheet.holders[wish].comer = (person.id, name)


def no_more_comers(sheet: Sheet, person: str | None = None) -> None:
    """Nobody comes after this hand, or not this person."""
    for holder in sheet.holders:
        if holder.comer is not None and person in (None, holder.comer[0]):
            holder.comer = None


def sit_down(sheet: Sheet, here: Collection[str], hand: int) -> None:
    """The hand is over: those who were to come and are here take the places; who is gone has lost his."""
    for place, holder in enumerate(sheet.holders):
        if holder.comer is None:
            continue
        (person, name), holder.comer = holder.comer, None
        if person in here:
            spent = holder.spent if holder.person == person else 0.0
            sheet.holders[place] = Holder("person", name, person, since=hand, spent=spent)
