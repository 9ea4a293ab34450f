"""A person at the table with the players who keep him company."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from tapete.bots import bot
from tapete.sitting.bots import Bots
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.player import witness
from tapete.table.state import State
from tapete.table.view import View

LEVEL = "treatise"


@dataclass
class Company:
    """A match, which of its people you are, and who plays the others.

    People keep their place though lots may move them to other seats.
    """

    match: Match
    me: int = 0
    level: str = LEVEL
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    def __post_init__(self) -> None:
        # A game for which there is no such player yet has its best one.
        levels = self.match.game.levels
        self.level = self.level if self.level in levels else levels[-1]
        self._chance = Seeded(self.seed)
        others = [person for person in range(self.match.game.seats) if person != self.me]
        number = int.from_bytes(self.seed[:4], "big")
        self._bots = Bots({person: bot(self.level, self.match.game, number + person) for person in others})

    @property
    def state(self) -> State:
        """The match at this moment."""
        return self.match.state

    @property
    def seat(self) -> int:
        """Where you sit."""
        return self.state.seat_of(self.me)

    @property
    def awaited(self) -> int | None:
        """The person everybody waits for, if it is a person."""
        return None if self.state.turn is None else self.state.players[self.state.turn]

    def view(self, since: int = 0) -> View:
        """What you see, with the events from number `since` on."""
        return witness(self.state, self.seat, since)

    def chance(self) -> tuple[int, Action]:
        """What the table settles next."""
        assert self.state.chance is not None
        return TABLE, self._chance.settle(self.state.chance)

    def choice(self, person: int) -> tuple[int, Action]:
        """What another decides; it may take him a while."""
        # The match may go on meanwhile: everything is read from one moment of it.
        state = self.state
        return state.seat_of(person), self._bots.choice(state, person)

    def claim(self) -> tuple[int, Action] | None:
        """What somebody claims of his own accord at an open table, though it is not his turn."""
        return self._bots.claim(self.state)

    def opens_hand(self, seat: int, action: Action) -> bool:
        """Whether this would begin a new hand, so that the old one should be looked at first."""
        return 0 < self.state.hand < self.state.apply(seat, action).hand

    def do(self, seat: int, action: Action) -> None:
        """Somebody does something."""
        self.match.do(seat, action)


def sit_down(game: Game, me: int = 0, level: str = LEVEL, seed: str | None = None) -> Company:
    """A new match with you among the people of the table."""
    match = Match(game, game.people(()))
    return Company(match, me, level) if seed is None else Company(match, me, level, seed.encode())
