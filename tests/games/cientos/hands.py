"""What is special to a case of the Cientos: announcing begun, the end of a hand, the open table; and hands to share.

As in the laws' cases E is the elder hand, the mano, and sits at 0; Y is the younger, the pie, who deals, at 1. In later
hands they keep their names.
"""

from __future__ import annotations

from typing import Any, Self

from tapete.cards import Card, cards, written
from tapete.games.cientos.ranking import PACK
from tapete.games.cientos.state import CientosState
from tapete.table.game import GUIDED, OPEN
from tapete.table.offer import Number, Say
from tapete.table.tricks import Trick
from tapete.table.view import Played
from tests.scene import Scene

# Two hands in which nobody holds a sequence of three or three of a rank that counts; E's point is 37, Y's 29.
DULL = {"E": "1O 11O 9O 7O 12C 2C 8C 1E 11E 8E 10B 9B", "Y": "12O 2O 8O 11C 9C 7C 10E 2E 7E 1B 11B 8B"}
WHITE = "1O 9O 8O 2C 8C 7C 1E 2E 7E 9B 8B 7B"
FIGURES = "12O 11O 10O 12C 11C 10C 12E 11E 10E 12B 11B 10B"

# E: point 60, sexta mayor, four aces; Y: a point of 38 and nothing else.
RICH = {"E": "1C 12C 11C 10C 2C 9C 1O 1E 1B 7O 7E 7B", "Y": "12O 11O 9O 8O 12E 10E 9E 8E 11B 10B 9B 8B"}

# E: point 47, quinta to the knight, four knights, tercia to the nine; Y: point 47 and nothing else.
EQUAL = {"E": "11O 10O 2O 9O 8O 11C 11E 11B 9C 8C 7C 7B", "Y": "1E 12E 10E 9E 7E 1C 12C 2C 10B 9B 8B 7O"}

# Y: point 57, sexta real, three kings, knights and jacks; E: a point of 46.
STRONG = {"E": "1O 9O 8O 7C 2E 9E 7E 1B 12B 2B 8B 7B", "Y": "12C 11C 10C 2C 9C 8C 12O 11O 10O 12E 11E 10E"}

# Both a quarta to the king; E also a tercera mayor, Y no other.
TIED = {"E": "12O 11O 10O 2O 1E 12E 11E 7C 8C 9B 7B 8E", "Y": "12C 11C 10C 2C 1O 9O 8O 1B 10B 9E 7E 2E"}

# E holds eight oros and the four highest copas: nothing can take a trick from him.
FIRM = {"E": "1O 12O 11O 10O 2O 9O 8O 7O 1C 12C 11C 10C", "Y": "2C 9C 8C 7C 1E 12E 10E 9E 1B 11B 2B 8B"}

# E has four jacks, Y four tens.
FOURS = {"E": "10O 10C 10E 10B 9O 7O 8C 7C 9E 8E 9B 7B", "Y": "2O 2C 2E 2B 12O 11O 12C 1C 1E 11E 8B 1B"}

ALL_PASS = "e paso, y paso, e paso, y paso, e paso, y paso"
"""Nobody announces anything."""


class Cientos(Scene[CientosState]):
    """A case of the Cientos."""

    def __init__(self, **given: Any) -> None:
        super().__init__("cientos", **given)

    def having(self, who: str, points: int) -> Self:
        """As if he had announced so many points and the tens were not marked."""
        seat = self.seat(who)
        tally = self.state.tallies[seat]
        after = self.state.with_tally(seat, points=tally.points + points, announced=tally.announced + points)
        return self.of(after.paying([self.state.points_entry(seat, points, "punto", "cie.103")]))

    def ending(self, e: str, y: str, won: tuple[int, int], leader: str = "e") -> Self:
        """As if the tricks before had been won so, and these cards were left; the leader leads."""
        plays = (Played(0, Card.parse("7O")), Played(1, Card.parse("8O")))
        taken = (Trick(0, 0, plays),) * won[0] + (Trick(1, 1, plays),) * won[1]
        return self.but(hands=(cards(e), cards(y)), taken=taken, leader=self.seat(leader))

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
        """What E has won."""
        return self.state.ledger.balance(0)

    def reasons(self, account: int | str) -> list[tuple[str, int]]:
        """Why and how much the account received, in order."""
        return [(entry.reason, entry.amount) for entry in self.state.ledger.entries if entry.payee == account]

    # The open table.

    @property
    def floor(self) -> Any:
        """The state with what only an open table remembers."""
        return self.state

    @property
    def ruling(self) -> Any:
        """The laws of the last ruling."""
        return ", ".join(self.told("ruling", "laws")[-1])

    def slips(self, who: str) -> set[str]:
        """What he is offered to say that is against the law, or grave."""
        prompt = self.prompt(who)
        every = () if prompt is None else prompt.every
        return {str(offer) for offer in every if isinstance(offer, Say) and offer.grave}

    def bounds(self, who: str, word: str) -> tuple[int, int, tuple[int, ...]]:
        """From what to what number he may say this word, and the usual ones."""
        prompt = self.prompt(who)
        every = () if prompt is None else prompt.every
        (found,) = [offer for offer in every if isinstance(offer, Number) and offer.word == word]
        return found.least, found.most, found.usual

    def exchanged(self, thrown_by_e: str, drawn_by_e: int, thrown_by_y: str = "", drawn_by_y: int = 0) -> Self:
        """Both pass cartas blancas, discard and draw so many; nobody looks."""
        case = self.do(f"e paso, y paso, e discard {thrown_by_e}, e draw {drawn_by_e}")
        if case.phase == "look":
            case = case.do("e paso")
        case = case.do(f"y discard {thrown_by_y}, y draw {drawn_by_y}")
        return case.do("y paso") if case.phase == "look" else case

    def follow_out(self) -> Self:
        """Each follows suit as he must, to the end of the hand."""
        case = self
        while case.phase == "play":
            hand, trick = case.held(case.turn), case.state.trick
            suit = trick[0].card.suit.value if trick else ""
            case = case.play(next((card for card in hand if card[-1] == suit), hand[0]))
        return case

    def with_one_more(self, who: str) -> Self:
        """As if a card of the stock had come into his hand."""
        extra, *stock = self.state.stock
        hands = [(*hand, extra) if seat == self.seat(who) else hand for seat, hand in enumerate(self.state.hands)]
        return self.but(hands=tuple(hands), stock=tuple(stock))

    def is_void(self, dealer: str = "y") -> bool:
        """Whether the hand is void and he deals."""
        return self.phase == "pack" and self.dealer == dealer and bool(self.told("void"))


def holding(E: str, Y: str, table: str = GUIDED, **given: Any) -> Cientos:
    """The moment when announcing begins and these are the hands; E exchanged one card, Y none."""
    held = [*cards(E), *cards(Y)]
    assert len(held) == 24 and len(set(held)) == 24, "two whole hands are needed"
    thrown, *others = [card for card in PACK if card not in held]
    *kept, drawn = cards(E)
    dealt = Cientos(table=table, E=written((*kept, thrown)), Y=Y, stock=written((drawn, *others)), **given)
    draws = [", e draw 1", ", y draw 0"] if table == OPEN else ["", ""]
    return dealt.do(f"e paso, y paso, e discard {thrown}{draws[0]}, e paso, y discard{draws[1]}, y paso")


def silent(*hands: str, **given: Any) -> Cientos:
    """The moment of the first lead when both have kept silent."""
    return holding(*hands, **given).do(ALL_PASS)


def opened(*hands: str, **given: Any) -> Cientos:
    """The same at the open table."""
    return silent(*hands, table=OPEN, **given)


def dealing(how: str = "deal 3", E: str = DULL["E"], Y: str = DULL["Y"], stock: str = "", **given: Any) -> Cientos:
    """At the open table the pack is cut so that these hands would be dealt by threes, and Y does as he is told."""
    return Cientos(table=OPEN, **given).ready_to_deal(stock, E=E, Y=Y).do(f"y {how}")


def y_repiques(case: Cientos) -> Cientos:
    """Y announces all that the E of STRONG cannot beat."""
    case = case.do("e punto bastos, y tengo copas, e paso, y sexta 12C, y basta, e paso")
    return case.do("y tres reyes, y tres caballos, y tres sotas, y basta")
