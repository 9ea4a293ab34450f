"""What is special to a case of Mus: the talk, the lances, what was taken; and hands to share.

As in the laws' cases South, East, North and West sit each at the right of the one before. Unless a test says otherwise
South is mano, West has dealt, and it is not the first hand of the game.
"""

from __future__ import annotations

from typing import Any, Self

from tapete.games.mus.ranking import LANCES
from tapete.games.mus.state import MusState
from tapete.table.ledger import BANK
from tests.scene import Scene

SN, EW = 0, 1

PLAIN = {"SOUTH": "12O 7C 5E 4B", "EAST": "11O 10C 6E 5B", "NORTH": "11C 7E 6B 1O", "WEST": "10O 7B 4C 2E"}
"""Nobody has pares, and East alone juego, 31; South has the best Grande, West the best Chica."""

NOTHING = {"SOUTH": "12O 7C 5E 4B", "EAST": "11O 10C 5B 4C", "NORTH": "11C 7E 6B 1O", "WEST": "10O 7B 4E 2E"}
"""No pares, no juego: South has the best Grande, West the best Chica, East the best Punto, 29."""

PAIRED = {"SOUTH": "12O 12C 7E 4B", "EAST": "7O 7C 5E 4C", "NORTH": "11O 11C 6E 1B", "WEST": "6O 6C 5O 1O"}
"""All have a par: kings, sevens, knights, sixes. South alone has juego, 31."""


class Mus(Scene[MusState]):
    """A case of Mus; with hands the mano is to say whether there is mus."""

    def __init__(self, start: Any = None, score: Any = (0, 0), **given: Any) -> None:
        super().__init__("mus", start={"hand_of_game": 2, "score": score, **(start or {})}, **given)

    def passed(self) -> Self:
        """All who take part in the lance pass."""
        case = self
        while case.phase == self.phase and len(case.state.closed) == len(self.state.closed):
            case = case.do(f"{case.turn} paso")
        return case

    def passed_out(self) -> Self:
        """All pass in every lance that is left."""
        case = self
        while case.phase in LANCES:
            case = case.passed()
        return case

    @property
    def mano(self) -> str:
        """Who is mano."""
        return self.people[self.state.mano]

    @property
    def order(self) -> list[str]:
        """All four from the mano to the right."""
        return [self.people[seat] for seat in self.state.order]

    @property
    def stones(self) -> tuple[int, int]:
        """The stones of South and North, and of East and West."""
        return self.state.stones(SN), self.state.stones(EW)

    @property
    def games(self) -> tuple[int, int]:
        """The games won by each pair."""
        return self.state.games[SN], self.state.games[EW]

    @property
    def taken(self) -> list[tuple[int | str, int, str]]:
        """What was taken in the last hand, in order: the pair, how much, and why."""
        entries = self.state.ledger.of_hand(self.state.hand)
        return [(entry.payee, entry.amount, entry.reason) for entry in entries if entry.payer == BANK]

    def took(self, *reasons: str) -> list[tuple[int | str, int, str]]:
        """What was taken for these reasons."""
        return [item for item in self.taken if item[2] in reasons]

    @property
    def exposed(self) -> list[str]:
        """The cards that were turned up by accident."""
        return [card.text for card in self.state.exposed]


def first_hand(**given: Any) -> Mus:
    """The first hand of a game: the pack lies before South."""
    return Mus({"hand_of_game": 1}, **given)


def lances(**given: Any) -> Mus:
    """The mus has been cut by the mano, and Grande begins."""
    return Mus(**given).do("south no-hay-mus")


def lance(name: str, **given: Any) -> Mus:
    """All lances before this one have been passed."""
    case = lances(**given)
    while case.phase in LANCES and case.phase != name:
        case = case.passed()
    assert case.phase == name, f"the lance is {case.phase}"
    return case
