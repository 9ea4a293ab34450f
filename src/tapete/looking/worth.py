"""What a hand that was played out brings the side to play: by the aim of its game, or by its own settlement."""

from __future__ import annotations

from collections.abc import Callable

from tapete.looking.board import Board
from tapete.looking.playouts import Ended
from tapete.table.aim import AGAINST_ALL, Aim
from tapete.table.mind import Mind
from tapete.table.stakes import stakes
from tapete.table.tricks import TrickState

Worth = Callable[[Ended], float]


def worth(state: TrickState, aim: Aim, mind: Mind, board: Board) -> Worth:
    """How playouts from this state are valued."""
    paid = stakes(state, aim, mind)
    if paid is not None:
        levels, least, most = paid, min(paid), max(paid)
        return lambda ended: levels[min(max(value(aim, board, ended), least), most)]
    if aim.model == AGAINST_ALL:
        return lambda ended: settled(state, board, ended, state.to_play())
    sign = 1 if (state.to_play() in aim.most) != aim.misere else -1
    return lambda ended: sign * value(aim, board, ended)


def settled(state: TrickState, board: Board, ended: Ended, seat: int) -> float:
    """What the game pays the seat's side for such a hand."""
    contents = state.game.contents
    facts = contents.facts(state) if contents.facts is not None else None
    telling = contents.gains if facts is None else facts.gains
    assert telling is not None
    gains = telling(state, state.tricks_with([board.card[bit] for bit in ended.line]))
    return float(gains.get(state.game.side(seat), 0.0))


def value(aim: Aim, board: Board, ended: Ended) -> int:
    """The value of the aim."""
    own = [number for seat, number in board.seat.items() if seat in aim.most]
    found = 0
    if aim.points:
        points = sum(ended.points[number] for number in own)
        if aim.doubled:
            points = 2 * points + sum(taker in own for taker in ended.takers)
        # Where a lead counts as well the two do not share a sum, and the difference is what is meant.
        found += 2 * points - sum(ended.points) if board.play.lead else points
    return found + _by_tricks(aim, board, ended) if aim.final else found


def _by_tricks(aim: Aim, board: Board, ended: Ended) -> int:
    """What the counts of tricks come to; who may stop does so if he would not have more in the end."""
    piles = [
        next((pile for pile, seats in enumerate(aim.piles) if seat in seats), 0) for seat in board.play.seats
    ]  # fmt: skip
    counts, gifts, stops = list(aim.made), 0, []
    for taker in ended.takers:
        counts[piles[taker]] += 1
        here = tuple(counts)
        gifts += aim.gifts.get(here, 0)
        side = board.play.seats[taker] in aim.most
        if (here, side) in aim.stops:
            stops.append((side, aim.stops[here, side]))
    level = aim.final[tuple(counts)]
    for side, stop in stops:
        level = max(level, stop) if side else min(level, stop)
    return level + gifts
