"""The race to a hundred: the solver beside a plain search that plays every card by `state.apply`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from tapete import solve
from tapete.cards import Card
from tapete.games.cientos.aim import gains
from tapete.games.cientos.state import CientosState
from tapete.games.cientos.tally import Tally
from tapete.soak.hands import to_play
from tapete.table.action import Action
from tapete.table.tricks import Trick
from tests.solving.brute import endings

Worth = tuple[int, int]
"""What is paid for the game, and then how many points more than the other's: to the mano."""


class Hundred:
    """What each card brings, the game first and then points."""

    def __init__(self, begun: CientosState) -> None:
        self.begun = begun

    def values(self) -> dict[Card, Worth]:
        """What each card that may be played brings the mano."""
        return {card: self.after(self.begun, card) for card in self.begun.lawful_cards(self.begun.to_play())}

    def after(self, state: CientosState, card: Card) -> Worth:
        after = state.apply(state.to_play(), Action("play", (card,)))
        assert isinstance(after, CientosState)
        if after.hand == self.begun.hand and to_play(after):
            best = max if after.to_play() == self.begun.mano else min
            return best(self.after(after, each) for each in after.lawful_cards(after.to_play()))
        return self.paid(after, state, card)

    def paid(self, over: CientosState, before: CientosState, card: Card) -> Worth:
        entries = [each for each in over.ledger.of_hand(self.begun.hand) if each.reason in ("game", "double-game")]
        if entries:
            (paid,) = entries
            return (paid.amount if paid.payee == self.begun.mano else -paid.amount), 0
        laid = before.laid(before.to_play(), card)
        tricks: tuple[Trick, ...] = laid.taken_up().taken
        return 0, int(gains(self.begun, tricks)[self.begun.mano])

    def told(self, plain: dict[Card, Worth]) -> dict[Card, float]:
        """The same as the solver tells it, to the one to play."""
        sign = 1 if self.begun.to_play() == self.begun.mano else -1
        staked = any(game for game, _ in plain.values())
        return {card: sign * (game if staked else points) for card, (game, points) in plain.items()}


def racing(seed: int, most: int = 4) -> Iterator[CientosState]:
    """Endings in which both are near a hundred, or one is, and he who is not may not be half way."""
    chance = Random(seed)
    for state in endings("cientos", seed, most, match="hundred", count="additions"):
        assert isinstance(state, CientosState)
        first, second = [_near(chance, tally) for tally in state.tallies]
        near = state.but(tallies=(first, second))
        if all(tally.race < 100 for tally in near.tallies) and near.play.exact:
            yield near


def _near(chance: Random, tally: Tally) -> Tally:
    race = chance.choice((chance.randint(84, 99), chance.randint(90, 99), chance.randint(35, 60)))
    return replace(tally, mark=race - tally.points, half=0, hundred=0)


def test_every_card_is_worth_what_a_plain_search_finds() -> None:
    units: dict[str, int] = {}
    for state in islice(racing(5), 80):
        found, brute = solve(state), Hundred(state)
        if found.exact:
            assert dict(found.cards) == brute.told(brute.values()), (state.tallies, state.hands)
            units[found.unit] = units.get(found.unit, 0) + 1
    assert units["chips"] > 20 and units["points"] > 5
    assert sum(units.values()) > 60


def piqued(seed: int) -> Iterator[CientosState]:
    """Endings in which the mano has all tricks so far and may come to thirty, and the pie has counted nothing."""
    chance = Random(seed)
    for state in endings("cientos", seed, 4, match="hundred", count="additions"):
        assert isinstance(state, CientosState)
        tricks = tuple([replace(trick, winner=state.mano, holder=state.mano) for trick in state.taken])
        mine = Tally(mark=chance.randint(25, 60), points=chance.randint(23, 29))
        other = Tally(mark=chance.choice((40, 90, 97)))
        tallies = (mine, other) if state.mano == 0 else (other, mine)
        led = state.trick[0].seat if state.trick else state.leader
        if led == state.mano:
            yield state.but(taken=tricks, tallies=tallies, tied=False, barring=())


def test_a_pique_may_make_the_hundred() -> None:
    exact = games = 0
    for state in islice(piqued(5), 60):
        found, brute = solve(state, 5_000_000), Hundred(state)
        if found.exact:
            assert dict(found.cards) == brute.told(brute.values()), (state.tallies, state.hands)
            exact, games = exact + 1, games + (found.unit == "chips")
    assert exact > 25 and games > 10


def test_the_line_ends_the_game_or_the_hand() -> None:
    for state in islice(racing(6), 20):
        found, after = solve(state), state
        for card in found.line:
            if after.hand != state.hand or not to_play(after):
                break
            assert card in after.lawful_cards(after.to_play())
            after = after.apply(after.to_play(), Action("play", (card,)))  # type: ignore[assignment]
        assert after.phase != "play" or after.over


@pytest.mark.parametrize("pie", [40, 60])
def test_a_lead_that_makes_the_hundred_wins_it_whatever_it_is(pie: int) -> None:
    state = next(each for each in racing(8) if not each.trick and len(each.taken) > 3)
    leader = state.leader
    race = [99 if seat == leader else pie for seat in (0, 1)]
    first, second = [replace(tally, mark=made - tally.points) for tally, made in zip(state.tallies, race, strict=True)]
    begun = state.but(tallies=(first, second))
    found = solve(begun)
    stake = begun.game.stake * (2 if begun.game.double and pie < 50 else 1)
    assert (found.exact, found.unit, set(found.cards.values())) == (True, "chips", {stake})


def test_points_that_tricks_do_not_tell_are_not_called_exact() -> None:
    """By the count of the book's body a trick of one's own lead counts nothing more."""
    for state in islice(endings("cientos", 9, 4, match="hundred", count="body"), 20):
        assert isinstance(state, CientosState)
        first, second = [replace(each, mark=97 - each.points) for each in state.tallies]
        near = state.but(tallies=(first, second))
        assert not solve(near).exact
