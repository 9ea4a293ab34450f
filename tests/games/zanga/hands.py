"""What is special to a case of the Zanga: the vales, a hand taken by somebody, tricks already won, the open table.

Ana, Blas, Clara and Diego sit each at the right of the one before; Ana and Clara are pair A, Blas and Diego pair B.
Unless a test says otherwise Diego deals a hand that is not the first one, so that Ana is mano and he is pie.
"""

from __future__ import annotations

from typing import Any, Self

from tapete.cards import Card, cards
from tapete.games.zanga.state import ZangaState
from tapete.table.action import Action
from tapete.table.game import OPEN
from tapete.table.tricks import Trick
from tapete.table.view import Played
from tests.scene import Scene

PEOPLE = ("ana", "blas", "clara", "diego")
PAIRS = {"A": ("ana", "clara"), "B": ("blas", "diego")}

BAZAS = ("primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "septima", "octava")

MATADORES = "1E 7O 1B"
FILLER = cards(
    "6O 5O 4O 3O 12C 11C 10C 1C 2C 3C 4C 5C 6C 7C 12E 11E 10E 7E 6E 5E 4E 3E 2E 12B 11B 10B 7B 6B 5B 4B 3B 2B 2O"
)
"""The cards of tricks that do not matter; oros are trumps in them."""

KINGS = {
    "ANA": "1E 7O 1B 1O 12O 11O 10O 12C",
    "BLAS": "2O 3O 11C 10C 12E 11E 12B 11B",
    "CLARA": "4O 5O 2C 3C 10E 7E 10B 7B",
    "DIEGO": "6O 4C 5C 6C 6E 5E 6B 5B",
}
"""Ana takes all eight tricks with oros as trumps, whatever the others do."""


class Zanga(Scene[ZangaState]):
    """A case of the Zanga."""

    def __init__(self, **given: Any) -> None:
        start = {"hand_of_match": 2, **(given.pop("start", None) or {})}
        super().__init__("zanga", start=start, **given)

    # The vales.

    @property
    def vales(self) -> list[int]:
        """The vales of pair A, of pair B, and in the pot."""
        return [self.state.ledger.balance(account) for account in (0, 1, "pot")]

    @property
    def fianza(self) -> int:
        """The vales of the bond."""
        return self.state.ledger.balance("fianza")

    @property
    def everything(self) -> int:
        """All vales, wherever they lie."""
        return sum(self.vales) + self.fianza

    # The auction.

    def say(self, words: str) -> Self:
        """These words, each by the one whose turn it is."""
        case = self
        for word in words.split():
            case = case.do(f"{case.turn} {word}")
        return case

    def taken_by(self, who: str, suit: str = "oros") -> Self:
        """He plays in his turn, those before him pass, those after him let it go on."""
        place = (self.seat(who) - self.state.first) % 4
        return self.say("paso " * place + "juego " * (4 - place)).do(f"{who} triunfo {suit}")

    def alone(self, who: str, suit: str = "oros") -> Self:
        """He goes alone in his turn, and those before him pass."""
        place = (self.seat(who) - self.state.first) % 4
        return self.say("paso " * place + "solo").do(f"{who} triunfo {suit}")

    # The play.

    def trick(self, card: str) -> Self:
        """The card is led, and each plays the first card that he may."""
        led = self.do(f"{self.turn} play {card}")
        for _ in self.state.active[1:]:
            led = led.play(led.choices(led.turn, "play")[0])
        return led

    def won(self, pairs: str, estuche: str = "") -> Self:
        """As if these pairs had won the tricks so far; the pair of `estuche` has played the three matadores in them.

        Else Ana's pair has played the espadilla, and the others the malilla and the bastillo, where there are tricks.
        """
        filler = iter(FILLER)
        owners = [estuche or each for each in "ABB"]
        taken = []
        for number, pair in enumerate(pairs):
            named = {}
            if number < 3:
                named[self._in_play(owners[number])] = Card.parse(MATADORES.split()[number])
            plays = tuple(Played(seat, named.get(seat) or next(filler)) for seat in self.state.active)
            winner = self._in_play(pair)
            taken.append(Trick(winner, winner, plays))
        leader = taken[-1].winner if taken else self.state.leader
        return self.but(taken=tuple(taken), trick=(), leader=leader)

    def _in_play(self, pair: str) -> int:
        seats = [self.seat(who) for who in PAIRS[pair]]
        named = self.state.player
        return next(seat for seat in (named, *seats) if seat in seats and seat in self.state.active)

    def played(self, pairs: str, estuche: str = "") -> Self:
        """The eight tricks won by these pairs, the last of them played out; what there is to announce is not."""
        before = self.won(pairs[:-1], estuche)
        winner = before._in_play(pairs[-1])
        low = dict(zip(before.state.active, cards("7C 2E 2B 6C"), strict=False))
        hands = tuple(
            (Card.parse("1O" if seat == winner else str(low[seat])),) if seat in low else () for seat in range(4)
        )
        over = before.but(hands=hands, leader=winner).do(f"{before.name(winner)} play 1O")
        while over.phase == "play":
            over = over.play(over.choices(over.turn, "play")[0])
        return over

    def stopped(self, pairs: str, estuche: str = "") -> Self:
        """The tricks so far won by these pairs, and the hand stopped by the one who won the last."""
        before = self.won(pairs, estuche)
        gone = {played.card for trick in before.state.taken for played in trick.plays}
        left = tuple(tuple(card for card in hand if card not in gone) for hand in before.state.hands)
        return before.but(hands=left).do(f"{before.turn} basta")

    def asked(self, pair: str) -> Self:
        """As if this pair had asked five in time."""
        return self.but(cinco="AB".index(pair))

    def silent(self) -> Self:
        """Nobody announces or claims anything more."""
        case = self
        while case.phase == "claims":
            case = case.do(f"{case.turn} done")
        return case

    @property
    def result(self) -> str:
        """What the last hand was for the pair that played it."""
        return str(self.told("result", "result")[-1])

    # The open table.

    @property
    def floor(self) -> Any:
        """The state with what only an open table remembers."""
        return self.state

    def _read(self, line: str) -> tuple[int, Action]:
        """A revoke is claimed by trick and player; here it may be written by the card: `ana renuncio 6B`."""
        seat, action = super()._read(line)
        if action.word == "renuncio" and action.cards:
            action = Action("renuncio", self._place(action.cards[0]))
        return seat, action

    def _tricks(self) -> list[tuple[Played, ...]]:
        return [*(trick.plays for trick in self.state.taken), self.state.trick]

    def _place(self, card: Card) -> tuple[str, int]:
        found = {each.card: (BAZAS[n], each.seat) for n, plays in enumerate(self._tricks()) for each in plays}
        return found.get(card, ("none", 0))

    def prompt_cards(self, who: str) -> set[str]:
        """The cards of which he may claim a revoke, though only their tricks and players are named to him."""
        every = {each.card for plays in self._tricks() for each in plays}
        offered = set(self.choices(who, "renuncio"))
        return {card.text for card in every if "{} {}".format(*self._place(card)) in offered}

    @property
    def decisions(self) -> list[Any]:
        """What the judge has decided."""
        return self.told("ruling", "decision")


def begun(score: tuple[int, int] | None = None, **given: Any) -> Zanga:
    """The moment when Ana is to speak, her vales already in; `score` is what the pairs have before that."""
    start = {} if score is None else {"score": list(score)}
    return Zanga(**{"ANA": "10E", "start": {**start, **given.pop("start", {})}, **given})


def opened(**given: Any) -> Zanga:
    """The same at the open table."""
    return begun(table=OPEN, **given)
