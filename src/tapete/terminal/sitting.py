"""A person at the table with the players who keep him company."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from threading import Lock

from tapete.bots import bot
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.player import Ear
from tapete.table.state import State
from tapete.table.view import View

LEVEL = "treatise"


@dataclass
class Sitting:
    """A match, which of its people you are, and who plays the others.

    People keep their number though lots may move them to other seats.
    """

    match: Match
    me: int = 0
    level: str = LEVEL
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    def __post_init__(self) -> None:
        self._chance = Seeded(self.seed)
        others = [person for person in range(self.match.game.seats) if person != self.me]
        number = int.from_bytes(self.seed[:4], "big")
        self._bots = {person: bot(self.level, self.match.game, number + person) for person in others}
        self._ears = {person: Ear(person) for person in others}
        # They think in threads of their own: nobody must hear half of a move.
        self._moment = Lock()
        self._listen()

    def _listen(self) -> None:
        for ear in self._ears.values():
            ear.listen(self.state)

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
        return self.state.view(self.seat, since)

    def chance(self) -> tuple[int, Action]:
        """What the table settles next."""
        assert self.state.chance is not None
        return TABLE, self._chance.settle(self.state.chance)

    def choice(self, person: int) -> tuple[int, Action]:
        """What another decides; it may take him a while."""
        # The match may go on meanwhile: everything is read from one moment of it.
        with self._moment:
            view = self._ears[person].view(self.state)
        assert view.seat is not None
        return view.seat, self._bots[person].choose(view).action

    def noticed(self) -> tuple[int, Action] | None:
        """What somebody claims of his own accord at an open table, though it is not his turn."""
        state = self.state
        for person, other in self._bots.items():
            seat = state.seat_of(person)
            if seat == state.turn or state.prompt(seat) is None:
                continue
            with self._moment:
                if self.state is not state:
                    return None
                view = self._ears[person].view(state)
            if claim := other.notice(view):
                return seat, claim.action
        return None

    def opens_hand(self, seat: int, action: Action) -> bool:
        """Whether this would begin a new hand, so that the old one should be looked at first."""
        return 0 < self.state.hand < self.state.apply(seat, action).hand

    def do(self, seat: int, action: Action) -> None:
        """Somebody does something, and all hear of it."""
        with self._moment:
            self.match.do(seat, action)
            self._listen()


def sit_down(game: Game, me: int = 0, level: str = LEVEL, seed: str | None = None) -> Sitting:
    """A new match with you among the people of the table."""
    match = Match(game, game.people(()))
    return Sitting(match, me, level) if seed is None else Sitting(match, me, level, seed.encode())
