"""A hand played to its end on masks: one card first, and then all play by the policy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tapete.errors import TapeteError
from tapete.looking.board import Board
from tapete.table.tricks import TrickState


@dataclass(frozen=True, slots=True)
class Moment:
    """The trick on the table: who is to play, how many have played, the cards led and winning and who has laid them,
    what lies there, who need not follow."""

    seat: int
    place: int
    led: int
    best: int
    holder: int
    leader: int
    pot: int
    free: int


@dataclass(frozen=True, slots=True)
class Ended:
    """What came of a playout: the points that each has taken by the `Play`, who took each trick, and all the cards."""

    points: list[int]
    takers: list[int]
    line: list[int]


def moment(board: Board, state: TrickState) -> Moment:
    """The trick on the table."""
    play, trick = board.play, state.trick
    laid = {played.seat for played in trick}
    if not play.piled and len({len(state.holding(seat)) + (seat in laid) for seat in play.seats}) > 1:
        raise TapeteError("unequal-hands", "Hands of unequal length cannot be played out.")
    free = sum(1 << board.seat[seat] for seat in play.exempt if seat in board.seat)
    if not trick:
        leader = board.seat[state.leader]
        return Moment(leader, 0, -1, -1, leader, leader, 0, free)
    cards = [played.card for played in trick]
    best = play.order.winner(cards)
    return Moment(
        seat=board.seat[state.to_play()],
        place=len(trick),
        led=board.bit[cards[0]],
        best=board.bit[cards[best]],
        holder=board.seat[trick[best].seat],
        leader=board.seat[trick[0].seat],
        pot=sum(board.worth[board.bit[card]] for card in cards),
        free=free,
    )


def played_out(board: Board, hands: Sequence[int], now: Moment, card: int, under: Mapping[int, int]) -> Ended:
    """From this moment the card is played, and then all play on; `under` says what each card covers."""
    play, seats = board.play, len(board.play.seats)
    held, points, takers, line = list(hands), [0] * seats, [], []
    left = 0
    for hand in held:
        left |= hand
    hidden = dict(under)
    seat, place, led, best, holder, leader, pot, free = (
        now.seat, now.place, now.led, now.best, now.holder, now.leader, now.pot, now.free,
    )  # fmt: skip
    lawful, chosen, beats, worth, friends = board.lawful, board.chosen, board.beats, board.worth, board.friends
    while True:
        hand = held[seat]
        if card < 0:
            friend = place > 0 and friends[seat] >> holder & 1 == 1
            legal = lawful(hand, led, best, friend, free >> seat & 1 == 1)
            if legal & (legal - 1):
                card = chosen(hand, left ^ hand, legal, place, best, friend, pot)
            else:
                card = legal.bit_length() - 1
        hand ^= 1 << card
        left ^= 1 << card
        if hidden and card in hidden:
            hand |= hidden[card]
            left |= hidden[card]
        held[seat] = hand
        line.append(card)
        if place == 0:
            led, best, holder, leader = card, card, seat, seat
            points[seat] += play.lead
        elif beats(card, best):
            best, holder = card, seat
        pot += worth[card]
        card = -1
        place += 1
        if place < seats:
            seat = seat + 1 if seat + 1 < seats else 0
            continue
        gain = pot + play.trick - (play.own if holder == leader else 0)
        if not left and board.card[best] not in play.low:
            gain += play.last
        points[holder] += gain
        takers.append(holder)
        if not left:
            return Ended(points, takers, line)
        if play.forfeit:
            free &= ~(1 << holder)
        seat, place, led, best, pot = holder, 0, -1, -1, 0
