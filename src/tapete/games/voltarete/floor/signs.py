"""Words and signs: what becomes of them when cards are taken back, and who has used them to another's harm."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.games.voltarete.floor.decided import lawful_at, makes_difference, place_of, trick_at
from tapete.games.voltarete.floor.names import SIGN
from tapete.games.voltarete.kinds import HAND
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import Case, Claim, Slip, slipped, unruled
from tapete.table.offer import Offer, say
from tapete.table.option import Value
from tapete.table.phase import beside
from tapete.table.view import Played

if TYPE_CHECKING:
    from tapete.games.voltarete.floor.state import Floor


@law("vol.II.12.12", "vol.II.12.13")
def _signing(state: Floor, seat: int) -> list[Offer]:
    """A word or a sign, once in a trick, by one whose cards are not seen by all."""
    done = any(slip.what == SIGN and (slip.seat, slip.moment) == (seat, len(state.taken)) for slip in state.slips)
    able = seat in state.active and seat not in state.open_hands
    return [say("sign", grave=True)] if able and not done else []


def _signs(state: Floor, seat: int, action: Action) -> Floor:
    told = state.telling(event("signs", seat))
    return slipped(told, SIGN, seat, len(state.taken), str(len(state.trick)))


# When cards are taken back.


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


# Who may complain, and the facts.


@law("vol.II.12.12", "vol.II.12.13")
def who_signed(state: Floor, seat: int) -> list[int]:
    """A word or a sign may be used in any later trick of the hand: it can be complained of in each."""
    if state.ending is not None or seat not in state.active:
        return []
    signed = [slip.seat for slip in state.slips if slip.what == SIGN and not slip.ruled and slip.seat != seat]
    return [each for each in signed if state.lone in (each, seat)]


def uncovered(state: Floor) -> int:
    """The number of the trick of which one may still complain: that on the table, or the last if none lies there."""
    return len(state.taken) - (not state.trick)


@law("vol.II.12.12", "vol.II.12.13")
def sign_waits(state: Floor) -> bool:
    """Whose the trick is shows only when it lies complete; the last one ends the hand, and is judged as it lies."""
    return bool(state.trick) and len(state.taken) < HAND - 1


def waiting(number: int) -> str:
    """The moment of a complaint about this trick that is decided when it lies complete."""
    return f"{number} waiting"


@law("vol.II.12.12", "vol.II.12.13")
def sign_case(state: Floor, seat: int, accused: int) -> Case | None:
    """After a word or a sign, in this trick or an earlier one, somebody else has played to the complainer's harm."""
    found = [
        _used(state, slip, played, seat)
        for slip in reversed(unruled(state, SIGN, accused))
        for played in _after_sign(state, slip)
        if played.seat not in (accused, seat)
    ]
    # Of several who came after it that one is meant who has used it.
    return next((case for case in found if case.slip is not None), found[0] if found else None)


def _after_sign(state: Floor, slip: Slip) -> tuple[Played, ...]:
    """The cards of the trick that is not covered which were played after the sign."""
    number = uncovered(state)
    if slip.moment > number:
        return ()
    return trick_at(state, number)[int(slip.kind) if slip.moment == number else 0 :]


def _used(state: Floor, slip: Slip, played: Played, accuser: int) -> Case:
    """Whether that card decided the trick, and was the only one; if not, the sign may still decide a later trick."""
    number = uncovered(state)
    bound = lawful_at(state, place_of(state, number, played.seat)) == (played.card,)
    decides = makes_difference(state, number, played.seat)
    facts: dict[str, Value] = {"decides": decides, "bound": bound}
    return Case("sign", slip.seat, facts, slip if decides and not bound else None, played.seat, accuser)


SIGNING = beside("sign", offers=_signing, do=_signs)
