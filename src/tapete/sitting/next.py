"""What a table does next, said once for all who keep one: a server, a page, a terminal, whoever lets bots play."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from tapete.sitting.turns import awaited, out_of_turn
from tapete.table.chance import Chance
from tapete.table.state import State


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing: the match has ended."""


@dataclass(frozen=True, slots=True)
class Rest:
    """All look at this hand, which is over."""

    hand: int


@dataclass(frozen=True, slots=True)
class Shuffling:
    """This is left to chance."""

    chance: Chance


@dataclass(frozen=True, slots=True)
class Listen:
    """The bots at these seats may say out of turn what they have noticed."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BotsTurn:
    """All wait for the bot at this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class PersonsTurn:
    """All wait for the person at this seat."""

    seat: int


Due = Over | Rest | Shuffling | Listen | BotsTurn | PersonsTurn


def due(state: State, bots: Container[int], rested: State | None = None, heard: State | None = None) -> Due:
    """What is next in this state, where bots play at these places.

    `rested` is the state of which all have seen enough, `heard` the one in which the bots were asked what they noticed.
    """
    if state.over:
        return Over()
    if state.between_hands and rested is not state:
        return Rest(state.hand)
    if state.chance is not None:
        return Shuffling(state.chance)
    seat = awaited(state)
    if state.game.heard_out_of_turn and heard is not state:
        return Listen(tuple([other for other in out_of_turn(state) if state.players[other] in bots]))
    return BotsTurn(seat) if state.players[seat] in bots else PersonsTurn(seat)
