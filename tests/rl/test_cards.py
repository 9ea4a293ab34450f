"""Many hands at once are played as the games play them, card by card."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import numpy as np
import pytest

import tapete
from tapete import REGISTRY
from tapete.cards import SUITS
from tapete.errors import BadOption, Illegal
from tapete.rl.cards import Array, CardPlays, first_cards
from tapete.rl.observation import observation, seen_by
from tapete.soak.hands import Hand, hands, played, trick_games
from tapete.soak.kernels import points
from tapete.table.game import game_class
from tapete.table.option import any_options

TRICKS = trick_games(REGISTRY)
HANDS = 12


def some_hands(name: str, seed: int) -> list[Hand]:
    """Hands of one game with any options, each played by lot from its first card."""
    chance = Random(f"{name}/{seed}")
    kind = game_class(name)
    game = kind.make("guided", **any_options(kind.options, chance))
    try:
        return [played(state, chance) for state in first_cards(game, HANDS, seed)]
    except BadOption:
        return []


@pytest.mark.parametrize("name", TRICKS)
def test_each_row_is_played_as_its_game_plays_it(name: str) -> None:
    full = 0
    for made in [some_hands(name, seed) for seed in range(4)]:
        rows = [hand for hand in made if hand.cards]
        if not rows:
            continue
        plays, pack = CardPlays([hand.begun for hand in rows]), rows[0].begun.game.pack
        for number in range(max(len(hand.cards) for hand in rows)):
            turns, mask, cards = plays.turns, plays.mask, any_cards(plays)
            for row, hand in enumerate(rows):
                if number < len(hand.cards):
                    assert turns[row] == hand.turns[number]
                    assert {pack[at] for at in np.flatnonzero(mask[row])} == hand.legal[number]
                    cards[row] = pack.index(hand.cards[number])
            plays.step(cards)
        for row, hand in enumerate(rows):
            if hand.played_out:
                full += 1
                taken, counted = Counter(hand.winners), points(hand)
                seats = range(hand.begun.game.seats)
                assert list(plays.tricks[row]) == [taken[seat] for seat in seats]
                assert list(plays.points[row]) == [counted.get(seat, 0) for seat in seats]
    assert full


def any_cards(plays: CardPlays) -> Array:
    """Any card that may be played in each row."""
    cards: Array = plays.mask.argmax(axis=1)
    return cards


@pytest.mark.parametrize("name", ["malilla", "malilla-coja", "revesino"])
def test_a_hand_that_is_over_brings_what_its_game_pays(name: str) -> None:
    compared = 0
    for hand in islice(hands(name, 5), 12):
        if not hand.played_out or hand.over.hand != hand.begun.hand:
            continue
        plays, pack = CardPlays([hand.begun]), hand.begun.game.pack
        for card in hand.cards:
            plays.step(np.array([pack.index(card)]))
        assert plays.over.all()
        paid = {side: hand.over.standing(side) - hand.begun.standing(side) for side in hand.begun.game.sides}
        mean = sum(paid.values()) / len(paid)
        sides = [hand.begun.game.side(hand.begun.seat_of(person)) for person in range(hand.begun.game.seats)]
        assert plays.gains(0) == pytest.approx([paid[side] - mean for side in sides])
        compared += 1
    assert compared


@pytest.mark.parametrize("name", ["malilla", "cientos", "voltarete-four"])
def test_what_is_seen_is_in_the_view_too(name: str) -> None:
    game = tapete.game(name)
    states, seen = first_cards(game, 4, 3), observation(game)
    cards, seats = len(game.pack), game.seats
    plays, lot = CardPlays(states), Random(1)
    for _ in range(len(states[0].play.seats)):
        rows, turns = plays.observe(), plays.turns
        for row, state in enumerate(states):
            told = seen.of(seen_by(state, int(turns[row])))
            own, trick = told[seen.parts["cards"]][:cards], told[seen.parts["trick"]]
            assert np.array_equal(rows[row, :cards], own)
            assert np.array_equal(rows[row, cards : cards * (seats + 1)], trick)
            gone = rows[row, cards * (seats + 1) : cards * (2 * seats + 1)]
            assert gone.sum() == len(state.plays)
            trump = state.play.order.trump
            assert list(rows[row, -4:]) == [suit is trump for suit in SUITS]
        chosen = [lot.choice(np.flatnonzero(mask).tolist()) for mask in plays.mask]
        states = [
            state.laid(int(turn), game.pack[card]) for state, turn, card in zip(states, turns, chosen, strict=True)
        ]
        plays.step(np.array(chosen))


def test_a_card_that_may_not_be_played_is_refused() -> None:
    plays = CardPlays(first_cards(tapete.game("malilla"), 2, 1))
    with pytest.raises(Illegal):
        plays.step(plays.mask.argmin(axis=1))


def test_rows_that_are_over_wait_and_others_begin_anew() -> None:
    plays = CardPlays(first_cards(tapete.game("cientos"), 5, 1), rows=6, seed=1)
    while not plays.over.all():
        plays.step(any_cards(plays))
    before, ended = plays.points.copy(), np.array([True, False] * 3)
    plays.reset(ended)
    assert (plays.over == ~ended).all()
    plays.step(any_cards(plays))
    assert np.array_equal(plays.points[~ended], before[~ended])
    assert plays.observe()[ended][:, 32:].any(axis=1).all()


def test_a_game_without_tricks_has_no_cards_to_be_played() -> None:
    with pytest.raises(BadOption):
        first_cards(tapete.game("mus"), 1)
