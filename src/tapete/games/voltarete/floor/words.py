"""What becomes of words and signs, and of complaints about them, when cards are taken back."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete.floor.names import SIGN
from tapete.laws.mark import law
from tapete.table.floor import Claim, Slip


@law("vol.II.12.12", "vol.II.12.13")
def said_before(slip: Slip, number: int, place: int) -> Slip:
    """A word is not taken back with the cards: it was said before the next card, at this place of this trick."""
    if slip.what != SIGN or slip.ruled or slip.moment < number:
        return slip
    own = int(slip.kind) if slip.moment == number else place
    return replace(slip, moment=number, kind=str(min(own, place)))


@law("vol.II.12.13")
def was_decided(made: Claim, number: int) -> bool:
    """Whether it was decided by cards that are no more, of this trick or a later one, and may be made again."""
    return made.what == SIGN and made.moment.isdecimal() and int(made.moment) >= number
