"""What each outcome is worth to the side to play: hands are played to their end, and their settlement compared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tapete.errors import TapeteError
from tapete.solving.solver import aim_of
from tapete.table.aim import Aim
from tapete.table.mind import Mind
from tapete.table.stakes import stakes
from tapete.table.tricks import Trick, TrickState
from tapete.table.view import Played
from tests.solving.brute import endings


def finished(state: TrickState, chance: Random) -> tuple[Trick, ...]:
    """The hand played on with any lawful card, by the game's own duties."""
    play, leader = state.play, state.leader
    hands = {seat: list(state.holding(seat)) for seat in play.seats}
    tricks, laid = list(state.taken), list(state.trick)
    while laid or any(hands.values()):
        seat = play.after(laid[0].seat if laid else leader, len(laid))
        card = chance.choice(play.duty_of(seat, tuple(hands[seat]), laid)[1])
        hands[seat].remove(card)
        laid.append(Played(seat, card))
        if len(laid) == len(play.seats):
            leader = laid[play.order.winner([played.card for played in laid])].seat
            tricks.append(Trick(leader, leader, tuple(laid)))
            laid = []
    return tuple(tricks)


def solvable(name: str, tricks: int, seed: int) -> Iterator[TrickState]:
    """Endings that the solver does not refuse."""
    for state in endings(name, tricks, seed, anew=False):
        try:
            aim_of(state)
        except TapeteError:
            continue
        yield state


def value_of(aim: Aim, state: TrickState, tricks: tuple[Trick, ...]) -> int:
    """What a search would call this outcome, counted from the tricks."""
    if aim.piles:
        return aim.final[tuple([sum(trick.holder in pile for trick in tricks) for pile in aim.piles])]
    more = tricks[len(state.taken) :]
    worth, own = state.play.worth, [trick for trick in more if trick.holder in aim.most]
    points = sum(worth.get(card, 0) for trick in own for card in trick.cards) + state.play.trick * len(own)
    return 2 * points + len(own) if aim.doubled else points


def gained(state: TrickState, aim: Aim, tricks: tuple[Trick, ...]) -> float:
    telling = state.game.contents.gains
    assert telling is not None
    gains = telling(state, tricks)
    mine = state.to_play() in aim.most
    sides = {state.game.side(seat) for seat in state.play.seats if (seat in aim.most) == mine}
    return sum(float(gains[side]) for side in sides if side in gains)


@pytest.mark.parametrize("name", ["malilla", "malilla-barrotada", "malilla-coja", "malilla-cubiertas"])
def test_more_points_bring_what_is_paid_for_them(name: str) -> None:
    chance, checked = Random(1), 0
    for state in islice(endings(name, 5, 3, anew=False), 60):
        _, aim = aim_of(state)
        mind = state.game.contents.minds[state.game.name]
        paid, tricks = stakes(state, aim, mind), finished(state, chance)
        assert paid is not None
        alone = aim.doubt and value_of(aim, state, tricks) == 0
        if not alone:
            assert paid[value_of(aim, state, tricks)] * state.rate == gained(state, aim, tricks), (name, state.taken)  # type: ignore[attr-defined]
            checked += 1
    assert checked > 40


@pytest.mark.parametrize("name", ["zanga", "voltarete"])
def test_each_result_brings_what_it_is_settled_for(name: str) -> None:
    chance, checked, plain = Random(2), 0, Mind()
    for state in islice(solvable(name, 4, 3), 60):
        _, aim = aim_of(state)
        paid, tricks = stakes(state, aim, plain), finished(state, chance)
        assert paid is not None
        assert paid[value_of(aim, state, tricks)] == gained(state, aim, tricks), (name, state.taken, tricks)
        checked += 1
    assert checked > 30


def test_better_results_bring_more() -> None:
    for state in islice(solvable("voltarete", 6, 5), 20):
        _, aim = aim_of(state)
        mind = state.game.contents.minds[state.game.name]
        paid = stakes(state, aim, mind)
        assert paid is not None
        mine = state.to_play() in aim.most
        values = [paid[level] for level in sorted(paid)]
        assert values == sorted(values, reverse=not mine)
