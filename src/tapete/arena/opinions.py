"""What the strong player holds of a maxim, at the moments at which something else is done without it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random

from tapete.arena.playing import LateSight
from tapete.arena.trial import Inquiry, Moment, Table
from tapete.bots import STRONG, bot, levels
from tapete.errors import BadOption
from tapete.looking.ahead import Ahead
from tapete.table.player import Ear, Sight
from tapete.table.state import State
from tapete.table.trial import Laws
from tapete.table.worlds import world


def opinions(inquiry: Inquiry, wanted: Collection[Laws], number: int) -> list[tuple[Laws, float]]:
    """By how much it holds what the book does for better than what is done without a maxim, at each moment of a deal.

    What it leaves to the book it has no opinion of.
    """
    table = Table(inquiry, number, inquiry.sides)
    return [
        found
        for count, moment in enumerate(table.moments())
        for found in _of_moment(table, moment, wanted, f"{inquiry.seed}/{number}/{count}")
    ]


def _of_moment(table: Table, moment: Moment, wanted: Collection[Laws], seed: str) -> Iterator[tuple[Laws, float]]:
    other = {laws: moment.without(laws).action for laws in moment.spoke if laws in wanted}
    own = moment.choice.action
    parting = {laws: action for laws, action in other.items() if action != own}
    if not parting:
        return
    lot = Random(seed)
    values = judge(table.inquiry, lot.getrandbits(30)).opinion(_whole(table.match.state, moment.place, lot))
    for laws, action in parting.items():
        if own in values and action in values:
            yield laws, values[own] - values[action]


def judge(inquiry: Inquiry, seed: int = 0) -> Ahead:
    """The strong player of a game that has one who weighs what is done."""
    found = bot(STRONG, inquiry.rules, seed) if STRONG in levels(inquiry.rules) else None
    if not isinstance(found, Ahead):
        raise BadOption("no-judge", "In {game} nobody weighs what each card brings.", game=inquiry.game)
    return found


def _whole(state: State, place: int, lot: Random) -> Sight:
    """What somebody sees who has sat there all along, and is asked for the first time."""
    view = Ear(place).view(state)
    return LateSight(view, lambda: world(state, view.seat, lot))
