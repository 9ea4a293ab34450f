"""Tables at which somebody sits, with nothing around them."""

from __future__ import annotations

from random import Random
from typing import Any

from tapete.sitting.fair import Shuffle
from tapete.sitting.holder import Holder
from tapete.sitting.sitting import Sitting, Step
from tapete.sitting.turns import awaited
from tapete.table.game import game
from tapete.table.match import Move
from tapete.table.player import Choice

SHORT: dict[str, Any] = {"rounds": 1, "favourite": "none"}
ANA, EVA = Holder("person", "Ana", "ana"), Holder("person", "Eva", "eva")


def a_bot() -> Holder:
    return Holder("bot", "Bot", level="random")


def waiting(*holders: Holder, name: str = "malilla-coja", table: str = "guided", **options: Any) -> Sitting:
    """A table of which the match has not begun; bots sit where nobody is named."""
    rules = game(name, table, **(options or SHORT))
    bots = [a_bot() for _ in range(rules.seats - len(holders))]
    people = [Holder(holder.kind, holder.name, holder.person) for holder in holders]
    return Sitting("table", rules, [*people, *bots])


def begun(*holders: Holder, name: str = "malilla-coja", table: str = "guided", **options: Any) -> Sitting:
    """A table of which the first move is still to be made."""
    sitting = waiting(*holders, name=name, table=table, **options)
    sitting.begin(Shuffle("table", 1, "ab" * 32))
    return sitting


def any_step(sitting: Sitting, lot: Random) -> Step:
    """What chance, or anything that whoever is awaited may do, would change."""
    state = sitting.state
    if state.chance is not None:
        step = sitting.draw_lots()
        assert step is not None
        return step
    seat = awaited(state)
    place, prompt = state.players[seat], state.prompt(seat)
    assert prompt is not None
    action = prompt.any(lot)
    if sitting.bot_plays(state, seat):
        answered = sitting.answer(state, seat, Choice(action))
        assert answered is not None
        return answered
    return sitting.act(place, sitting.noticed.at(place), str(action))


def go_on(sitting: Sitting, lot: Random) -> Step:
    """One move, whoever makes it."""
    step = any_step(sitting, lot)
    sitting.keep(step)
    return step


def go_on_to(sitting: Sitting, place: int, lot: Random) -> None:
    """Until this place is awaited in the play of a hand."""
    while sitting.state.chance is not None or sitting.state.hand == 0 or sitting.state.turn != seat_of(sitting, place):
        go_on(sitting, lot)


def seat_of(sitting: Sitting, place: int) -> int:
    return sitting.state.seat_of(place)


def moves_of(sitting: Sitting) -> list[Move]:
    assert sitting.match is not None
    return sitting.match.moves
