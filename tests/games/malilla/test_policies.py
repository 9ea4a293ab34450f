"""What was learned for playouts: who goes by it makes more than who goes by the plain policy, with the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev

import pytest

import tapete
from tapete.bots import bot
from tapete.cards import Suit
from tapete.games.malilla.mind import MINDS
from tapete.games.malilla.variants import VARIANTS, Variant, play
from tapete.looking.board import Board, board
from tapete.table.policy import PLAIN

DEALS = {"malilla": 250, "malilla-barrotada": 120, "malilla-coja": 120, "malilla-cubiertas": 250}
"""Enough for luck to have no say; where cards lie under others hands are played out otherwise."""


def dealt(variant: Variant, made: Board, lot: Random) -> list[int]:
    """The hands as masks, by seat."""
    pack = lot.sample(variant.pack, len(variant.pack))
    return [made.mask(pack[seat * variant.each : (seat + 1) * variant.each]) for seat in range(variant.players)]


def points(boards: Sequence[Board], hands: list[int]) -> list[int]:
    """What each seat takes, if each plays by the policy of its board, and the first leads."""
    seats, made, seat = len(hands), [0] * len(hands), 0
    while any(hands):
        led = best = -1
        holder, pot = seat, boards[0].play.trick
        for place in range(seats):
            own, hand = boards[seat], hands[seat]
            friend = place > 0 and own.friends[seat] >> holder & 1 == 1
            legal = own.lawful(hand, led, best, friend, free=False)
            card = own.chosen(hand, sum(hands) ^ hand, legal, place, best, friend, pot - own.play.trick)
            hands[seat] ^= 1 << card
            if place == 0:
                led = best = card
            elif own.beats(card, best):
                best, holder = card, seat
            pot += own.worth[card]
            seat = (seat + 1) % seats
        made[holder] += pot
        seat = holder
    return made


@pytest.mark.parametrize("name", DEALS)
def test_what_was_learned_makes_more_than_the_plain_policy(name: str) -> None:
    variant, lot = VARIANTS[name], Random(11)
    own = play(name, tuple(range(variant.players)), Suit.OROS, under_ruff=False, guided=True)
    plain, learned = board(own, PLAIN), board(own, MINDS[name].learned)
    gained = [gain(variant, plain, learned, dealt(variant, plain, lot)) for _ in range(DEALS[name])]
    assert fmean(gained) > 3 * pstdev(gained) / sqrt(len(gained))


def gain(variant: Variant, plain: Board, learned: Board, hands: Sequence[int]) -> float:
    """What those who go by the one make more than their share, when each side, or each player, has done so in turn."""
    apart, made = 2 if variant.pairs else variant.players, []
    for seating in range(apart):
        boards = [learned if seat % apart == seating else plain for seat in range(variant.players)]
        taken = points(boards, list(hands))
        made.append(sum(taken[seating::apart]) - sum(taken) / apart)
    return fmean(made)


@pytest.mark.parametrize("name", MINDS)
def test_only_the_strong_player_goes_by_it(name: str) -> None:
    """The club's player has few worlds and the plain policy; both are still offered."""
    mind = MINDS[name]
    assert mind.learned and not mind.policy
    assert len(mind.learned) == len(PLAIN) and {len(row) for row in mind.learned} == {8}
    game = tapete.game(name)
    assert bot("club", game, 1) is not None
