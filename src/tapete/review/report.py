"""What the decisions come to: by kind, the moments that mattered, and how the match swung."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

from tapete.review.told import Judged, Kind, KindSum, Swing
from tapete.sitting.past import Turn
from tapete.table.state import State

KINDS: tuple[Kind, ...] = ("bidding", "discards", "leads", "covering", "betting")
MOMENTS = 3


def summed(found: Sequence[Judged]) -> tuple[KindSum, ...]:
    """By kind, those of which there are any: what the mistakes cost together, each measured by itself."""
    return tuple([_sum(kind, own) for kind in KINDS if (own := [each for each in found if each.kind == kind])])


def _sum(kind: Kind, own: Sequence[Judged]) -> KindSum:
    flawed = [each for each in own if each.flawed]
    cost = sum(each.cost or 0.0 for each in flawed)
    doubt = sqrt(sum(((each.high or 0.0) - (each.low or 0.0)) ** 2 for each in flawed)) / 2
    return KindSum(
        kind=kind, decisions=len(own), mistakes=len(flawed), cost=cost, low=max(0.0, cost - doubt), high=cost + doubt
    )  # fmt: skip


def mattered(found: Sequence[Judged]) -> tuple[int, ...]:
    """The numbers of those that mattered most, the dearest first: by what they cost at the least, not by luck."""
    flawed = sorted((each for each in found if each.flawed), key=lambda each: (-weight(each), each.number))
    return tuple([each.number for each in flawed[:MOMENTS]])


def weight(one: Judged) -> float:
    """What it cost at the least; of a word that the table never says, how often it says something else."""
    if one.mixed is not None:
        return max((way.share for way in one.mixed.ways), default=0.0)
    return one.low or 0.0


def swung(followed: Sequence[tuple[Turn, State]], last: State, person: int, found: Mapping[int, Judged]) -> list[Swing]:
    """Paid after each hand, and between as it could be expected at each decision, when what was done was done."""
    return list(_swings(followed, last, person, found))


def _swings(
    followed: Sequence[tuple[Turn, State]], last: State, person: int, found: Mapping[int, Judged]
) -> Iterator[Swing]:
    if not followed:
        return
    begun = _worth(followed[0][1], person)
    afters = [*(before for _, before in followed[1:]), last]
    for (turn, before), after in zip(followed, afters, strict=True):
        one = found.get(turn.number)
        if one is not None and one.expects is not None:
            value = _worth(before, person) - begun + one.expects
            yield Swing(number=turn.number, hand=turn.hand, value=value, paid=False)
        if _ended(before, after):
            yield Swing(number=turn.number, hand=turn.hand, value=_worth(after, person) - begun, paid=True)


def _ended(before: State, after: State) -> bool:
    return (after.over and not before.over) or (after.between_hands and not before.between_hands)


def _worth(state: State, person: int) -> float:
    return state.worth(state.seat_of(person))
