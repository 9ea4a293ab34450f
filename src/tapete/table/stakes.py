"""What each value of an aim brings the side to play: the game itself settles hands that are made up to come out so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tapete.table.aim import Aim, Counts
from tapete.table.mind import Mind
from tapete.table.tricks import Trick, TrickState
from tapete.table.view import Played


def stakes(state: TrickState, aim: Aim, mind: Mind) -> Mapping[int, float] | None:
    """By value of the aim the payment to the side to play; None where the value itself is as good a measure."""
    if mind.pays is not None:
        return mind.pays(state, aim)
    if not aim.piles or aim.points:
        return None
    own, all_ = len(_side(state, aim)), len(state.play.seats)
    return {
        level: _paid(state, aim, counts) + mind.left(state, level) * own / all_ for level, counts in _ends(aim).items()
    }


def _ends(aim: Aim) -> dict[int, Counts]:
    """For each value counts of tricks in which a hand can still end with it, as even as may be."""
    ends: dict[int, Counts] = {}
    left = aim.total - sum(aim.made)
    for counts, level in aim.final.items():
        more = [count - made for count, made in zip(counts, aim.made, strict=True)]
        even = level not in ends or max(counts) < max(ends[level])
        if min(more) >= 0 and sum(more) == left and even:
            ends[level] = counts
    for (counts, _), level in aim.stops.items():
        if all(count >= made for count, made in zip(counts, aim.made, strict=True)):
            ends[level] = counts
    return ends


def _paid(state: TrickState, aim: Aim, counts: Counts) -> float:
    telling = state.game.contents.gains
    assert telling is not None
    gains = telling(state, _made_up(state, aim, counts))
    accounts = {state.game.side(seat) for seat in _side(state, aim)}
    return sum(float(gains[side]) for side in accounts if side in gains)


def _side(state: TrickState, aim: Aim) -> list[int]:
    mine = state.to_play() in aim.most
    return [seat for seat in state.play.seats if (seat in aim.most) == mine]


def _made_up(state: TrickState, aim: Aim, counts: Counts) -> tuple[Trick, ...]:
    """The hand played on with any cards, so that it ends with these counts; whoever is ahead loses a trick first."""
    due = [count - made for count, made in zip(counts, aim.made, strict=True)]
    ahead = max(range(len(due)), key=lambda pile: aim.made[pile])
    piles = sorted((pile for pile, more in enumerate(due) for _ in range(more)), key=lambda pile: pile == ahead)
    hands = {seat: list(state.holding(seat)) for seat in state.play.seats}
    tricks, laid = list(state.taken), list(state.trick)
    for pile in piles:
        laid += [Played(seat, hands[seat].pop()) for seat in _still(state.play.seats, laid)]
        holder = min(aim.piles[pile])
        tricks.append(Trick(holder, holder, tuple(laid)))
        laid = []
    return tuple(tricks)


def _still(seats: Sequence[int], laid: Sequence[Played]) -> list[int]:
    gone = {played.seat for played in laid}
    return [seat for seat in seats if seat not in gone]
