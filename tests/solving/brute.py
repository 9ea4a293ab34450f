"""A plain search over the games' own code: every card, every line, and at its end the game's own settlement.

Nothing of the solver is asked: who may play what and who takes a trick the game's state says, what a hand is worth its
settlement; who plays with whom, and who may stop when, stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from tapete.cards import Card
from tapete.games.voltarete.state import VoltareteState
from tapete.games.zanga.state import ZangaState
from tapete.soak.hands import hands, to_play
from tapete.table.action import Action
from tapete.table.row import replaced
from tapete.table.tricks import Trick, TrickState

Side = frozenset[int]


def side_of(state: TrickState, seat: int) -> Side:
    """Who play with this seat against the others, as the models of docs/solver.md have it."""
    seats = state.play.seats
    if isinstance(state, VoltareteState):
        feito = frozenset({state.maker})
        return feito if seat in feito else frozenset(seats) - feito
    if state.game.name in ("malilla", "zanga"):
        return frozenset(each for each in seats if each % 2 == seat % 2)
    return frozenset({seat})


def stopping(state: TrickState) -> int | None:
    """Who may end the hand here with the first five tricks, and is paid for them."""
    if state.trick or len(state.taken) != 5 or len({trick.winner for trick in state.taken}) > 2:
        return None
    winner = state.taken[-1].winner
    if isinstance(state, VoltareteState):
        own = all(trick.winner == state.maker for trick in state.taken)
        return state.maker if own and not state.geral else None
    if isinstance(state, ZangaState):
        own = all(trick.winner % 2 == winner % 2 for trick in state.taken)
        return winner if own else None
    return None


class Brute:
    """What each card of a position brings to the side to play, the others playing against it."""

    def __init__(self, state: TrickState) -> None:
        self.state = state
        self.seat = state.to_play()
        self.side = side_of(state, self.seat)
        self.known: dict[object, float] = {}

    def values(self) -> dict[Card, float]:
        """The value of each card that may be played."""
        return {card: self.after(self.state, card, True) for card in self.state.lawful_cards(self.seat)}

    def after(self, state: TrickState, card: Card, root: bool = False) -> float:
        laid = state.laid(state.to_play(), card)
        return self.value(laid.taken_up() if len(laid.trick) == len(laid.play.seats) else laid)

    def value(self, state: TrickState) -> float:
        seat = state.to_play()
        if not state.trick and not state.holding(seat):
            return self.settled(state.taken)
        best = max if seat in self.side else min
        found = best(self.after(state, card) for card in state.lawful_cards(seat))
        stopper = stopping(state)
        if stopper is None:
            return found
        return (max if stopper in self.side else min)(found, self.settled(state.taken))

    def settled(self, tricks: tuple[Trick, ...]) -> float:
        """What the hand is worth to the side, the winners and what they took being alike for many lines."""
        play = self.state.play
        key = tuple([
            (trick.winner, sum(play.worth.get(card, 0) for card in trick.cards), self._low(trick)) for trick in tricks
        ])  # fmt: skip
        if key not in self.known:
            telling: Callable[[Any, Any], Any] | None = self.state.game.contents.gains
            assert telling is not None
            gains = telling(self.state, tricks)
            self.known[key] = sum(gains[side] for side in {self.state.game.side(seat) for seat in self.side})
        return self.known[key]

    def _low(self, trick: Trick) -> bool:
        card = next(played.card for played in trick.plays if played.seat == trick.winner)
        return card in self.state.play.low


def endings(name: str, seed: int, most: int = 3, anew: bool = True, **agreed: Any) -> Iterator[TrickState]:
    """Endings of this game without end: after random play, and if not told otherwise half with other cards."""
    chance = Random(f"{name}/{seed}/endings")
    for number, hand in enumerate(hands(name, seed, **agreed)):
        state, size = hand.begun, len(hand.begun.play.seats)
        left = chance.randint(1, most) * size - chance.choice((0, 0, 1, 2)) % size
        for card in hand.cards[: max(0, len(hand.cards) - left)]:
            if not to_play(state):
                break
            after = state.apply(state.to_play(), Action("play", (card,)))
            assert isinstance(after, TrickState)
            state = after
        if not to_play(state) or not state.play.exact or not hand.played_out:
            continue
        yield rich(state, chance) if anew and number % 2 and not state.play.piled and not state.play.exempt else state


def rich(state: TrickState, chance: Random) -> TrickState:
    """The ending with other cards: mostly high ones and trumps are left, the others were played."""
    power, held = state.play.order.power, [card for hand in state.hands for card in hand]
    pool = [*held, *[played.card for trick in state.taken for played in trick.plays]]
    pool.sort(key=lambda card: -power[card] - 60 * chance.random())
    for seat, hand in enumerate(state.hands):
        state = state.but(hands=replaced(state.hands, seat, tuple(pool[: len(hand)])))
        pool = pool[len(hand) :]
    chance.shuffle(pool)
    taken = []
    for trick in state.taken:
        plays = tuple([replace(played, card=pool.pop()) for played in trick.plays])
        taken.append(replace(trick, plays=plays))
    return state.but(taken=tuple(taken))
