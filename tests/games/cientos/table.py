"""A table of Cientos set up for a test. E, the mano, sits at 0; Y, the pie, who deals, at 1."""

from __future__ import annotations

from typing import Any

import tapete
from tapete.cards import Card, cards, written
from tapete.games.cientos.ranking import PACK, combinations
from tapete.games.cientos.state import CientosState
from tapete.table.action import Action
from tapete.table.match import Match
from tapete.table.offer import Accuse
from tapete.table.tricks import Trick
from tapete.table.view import Played

# Two hands in which nobody holds a sequence of three or three of a rank that counts; E's point is 37, Y's 29.
DULL_E = "1O 11O 9O 7O 12C 2C 8C 1E 11E 8E 10B 9B"
DULL_Y = "12O 2O 8O 11C 9C 7C 10E 2E 7E 1B 11B 8B"
WHITE = "1O 9O 8O 2C 8C 7C 1E 2E 7E 9B 8B 7B"


class Table:
    """A match, and short ways to go on with it."""

    def __init__(self, of: str = "guided", start: dict[str, Any] | None = None, **options: Any) -> None:
        self.match = Match(tapete.game("cientos", of, **options), (), {"dealer": 1, **(start or {})})

    @property
    def state(self) -> CientosState:
        """Where the match stands."""
        assert isinstance(self.match.state, CientosState)
        return self.match.state

    def deal(self, mano: str, pie: str, stock: str = "") -> Table:
        """Deal these hands; the mano may sit at either seat."""
        hands = (cards(mano), cards(pie))
        seats = hands if self.state.mano == 0 else (hands[1], hands[0])
        for seat, action in self.match.game.stacked(self.state, seats, cards(stock)):
            self.match.do(seat, action)
        return self

    def do(self, *lines: str) -> Table:
        """Follow these lines, as in `0 play 1E`."""
        for line in lines:
            seat, _, said = line.partition(" ")
            action = Action.parse(said)
            if action.word == "discard":
                action = Action("discard", tuple(sorted(action.cards)))
            self.match.do(int(seat), action)
        return self

    def having(self, seat: int, points: int) -> Table:
        """As if the seat had announced so many points and the tens were not marked."""
        entry = self.state.points_entry(seat, points, "punto", "cie.103")
        tally = self.state.tallies[seat]
        after = self.state.with_tally(seat, points=tally.points + points, announced=tally.announced + points)
        self.match.state = after.paying([entry])
        return self

    def ending(self, mano: str, pie: str, won: tuple[int, int], leader: int = 0) -> Table:
        """As if the tricks before had been won so, and these cards were left; the leader leads."""
        plays = (Played(0, Card.parse("7O")), Played(1, Card.parse("8O")))
        taken = (Trick(0, 0, plays),) * won[0] + (Trick(1, 1, plays),) * won[1]
        self.match.state = self.state.but(hands=(cards(mano), cards(pie)), taken=taken, leader=leader)
        return self

    def offers(self, seat: int) -> list[str]:
        """What the seat may say or do, in text."""
        prompt = self.state.prompt(seat)
        offers = prompt.every if prompt else ()
        return [str(each) for offer in offers for each in (offer.actions if isinstance(offer, Accuse) else (offer,))]

    def allows(self, line: str) -> bool:
        """Whether this can be done now."""
        seat, _, said = line.partition(" ")
        prompt, action = self.state.prompt(int(seat)), Action.parse(said)
        if action.word == "discard":
            action = Action("discard", tuple(sorted(action.cards)))
        return prompt is not None and prompt.allows(action)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The events of this key in this hand and the last, with their seat."""
        told: list[dict[str, Any]] = [
            {"seat": event.seat, **dict(event.details)} for event in self.state.events if event.key == key
        ]
        return [{**each, "law": ", ".join(each["laws"])} if "laws" in each else each for each in told]

    @property
    def points(self) -> tuple[int, int]:
        """The points of both in this hand."""
        return self.state.tallies[0].points, self.state.tallies[1].points

    @property
    def marks(self) -> tuple[int, int]:
        """The marks of both before this hand."""
        return self.state.tallies[0].mark, self.state.tallies[1].mark

    @property
    def chips(self) -> int:
        """What the mano of the first hand has won."""
        return self.state.ledger.balance(0)

    def reasons(self, account: int | str) -> list[tuple[str, int]]:
        """Why and how much the account received, in order."""
        return [(entry.reason, entry.amount) for entry in self.state.ledger.entries if entry.payee == account]

    def best(self, seat: int, contest: int) -> str:
        """How the seat names its greatest combination of the class."""
        return str(combinations(self.state.hands[seat], contest)[0])

    def laws_of(self, reason: str) -> set[str]:
        """The laws cited for this reason."""
        return {law for entry in self.state.ledger.entries if entry.reason == reason for law in entry.laws}

    def play(self, text: str) -> Table:
        """Cards in the order in which they are played, by whose turn it is."""
        for card in cards(text):
            assert self.state.turn is not None
            self.match.do(self.state.turn, Action("play", (card,)))
        return self

    def play_out(self) -> Table:
        """The rest of the hand: each plays the first card he may."""
        hand, game = self.state.hand, self.state.played_games
        while (self.state.hand, self.state.played_games) == (hand, game) and self.state.phase == "play":
            seat = self.state.turn
            assert seat is not None
            prompt = self.state.prompt(seat)
            assert prompt is not None
            self.match.do(seat, next(o.action for o in prompt.offers if o.word == "play"))  # type: ignore[union-attr]
        return self


def holding(mano: str, pie: str, of: str = "guided", start: dict[str, Any] | None = None, **options: Any) -> Table:
    """The moment when announcing begins and these are the hands; each mano exchanged one card, the pie none."""
    held = [*cards(mano), *cards(pie)]
    assert len(held) == 24 and len(set(held)) == 24, "two whole hands are needed"
    rest = [card for card in PACK if card not in held]
    thrown, *others = rest
    *kept, drawn = cards(mano)
    table = Table(of, start, **options).deal(written((*kept, thrown)), pie, written((drawn, *others)))
    table.do("0 paso", "1 paso", f"0 discard {thrown}")
    if of == "open":
        table.do("0 draw 1")
    table.do("0 paso")
    table.do("1 discard")
    if of == "open":
        table.do("1 draw 0")
    return table.do("1 paso")


def silent(mano: str, pie: str, **more: Any) -> Table:
    """The moment of the first lead when both have kept silent."""
    table = holding(mano, pie, **more)
    for _ in range(3):
        table.do("0 paso", "1 paso")
    return table


def card(text: str) -> Card:
    """A card."""
    return Card.parse(text)
