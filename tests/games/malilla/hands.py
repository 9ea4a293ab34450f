"""What is special to a case of the Malilla: a card turned up, the end of a hand, a hand counted, the open table.

Ana, Blas, Clara, Diego (and Elena) sit each at the right of the one before. Unless a test says otherwise the last of
them deals, so that Ana is mano.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from tapete.cards import SUITS, Card, Suit, cards
from tapete.games.malilla.state import PLAY, MalillaState
from tapete.games.malilla.variants import VALUES, order, value
from tapete.table.game import OPEN
from tapete.table.tricks import Trick
from tapete.table.view import Played
from tests.scene import Scene

BARROTADA, COJA, VISTAS, CUBIERTAS = "malilla-barrotada", "malilla-coja", "malilla-vistas", "malilla-cubiertas"
ALL_FIVE = ("malilla", BARROTADA, COJA, VISTAS, CUBIERTAS)

WHOLE_SUITS = {
    "ANA": "9O 1O 12O 11O 10O 8O 7O 6O 5O 4O 3O 2O",
    "BLAS": "9C 1C 12C 11C 10C 8C 7C 6C 5C 4C 3C 2C",
    "CLARA": "9B 1B 12B 11B 10B 8B 7B 6B 5B 4B 3B 2B",
    "DIEGO": "9E 1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 2E",
}
"""A suit to each: he who deals has all the trumps."""

Won = tuple[int, str]
"""What somebody has taken in a hand: so many tricks, with these cards of value among them."""


class Malilla(Scene[MalillaState]):
    """A case of one of the five Malillas."""

    def __init__(self, of: str = "malilla", **given: Any) -> None:
        super().__init__(of, **given)

    @property
    def mano(self) -> str:
        """Who leads first."""
        return self.people[self.state.mano]

    @property
    def pie(self) -> str:
        """Who gets the last card."""
        return self.people[self.state.pie]

    @property
    def cutter(self) -> str:
        """Who cuts."""
        return self.people[self.state.cutter]

    def turning(self, card: str) -> Self:
        """The hand dealt, and this card turned up."""
        return self.deal(**{self.pie.upper(): card})

    def after_the_exchange(self) -> Self:
        """In the closed game for two nobody exchanged anything; in the others there is nothing to do."""
        return self if self.phase != "exchange" else self.do(f"{self.turn} discard, {self.dealer} discard")

    def last_trick(self, **won: Won) -> Self:
        """Each has taken so many tricks, with these cards of value; the last one named is about to win the last trick.

        A suit's letter stands for its five cards of value, `rest` for all that nobody else was given. Blanks fill the
        tricks. In the closed game for two the cards of value that are not named sleep.
        """
        variant, valued = self.state.variant, _valued(won, self.state.variant.pack)
        blanks = [card for card in variant.pack if not value(card)]
        tricks: list[Trick] = []
        for name, (number, _) in won.items():
            size = number * variant.players
            fill, blanks = blanks[: size - len(valued[name])], blanks[size - len(valued[name]) :]
            taken = (*valued[name], *fill)
            assert len(taken) == size, f"{name} cannot have {number} tricks with these cards of value"
            tricks += [self._trick(self.seat(name.lower()), taken[place::number]) for place in range(number)]
        assert len(tricks) == variant.tricks, f"{len(tricks)} tricks instead of {variant.tricks}"
        *taken_up, last = tricks
        held = {played.seat: (played.card,) for played in last.plays}
        each = tuple(held.get(seat, ()) for seat in range(self.state.game.seats))
        return self.but(
            phase=PLAY,
            hands=() if variant.piles else each,
            piles=tuple((own,) for own in each) if variant.piles else (),
            stock=tuple(card for card in variant.pack if all(card not in trick.cards for trick in tricks)),
            taken=tuple(taken_up),
            trick=(),
            leader=last.winner,
        )

    def _trick(self, seat: int, taken: tuple[Card, ...]) -> Trick:
        """A trick that the seat leads and wins."""
        table, seats = order(self.state.trump), self.state.active
        best = max(taken, key=lambda card: table.power[card])
        turns = [seats[(seats.index(seat) + step) % len(seats)] for step in range(len(seats))]
        plays = zip(turns, (best, *(card for card in taken if card is not best)), strict=True)
        return Trick(seat, seat, tuple(Played(place, card) for place, card in plays))

    def counted(self, **won: Won) -> Self:
        """The same hand with its last trick played too, and counted."""
        return self.last_trick(**won).play_out()

    @property
    def counts(self) -> list[int]:
        """What the sides counted at the end of the hand, in the order of the sides."""
        events = self.state.events[self.state.hand_event :]
        told = {event.seat: event.get("points") for event in events if event.key == "counted"}
        by_side = {self.state.side(seat): points for seat, points in told.items() if seat is not None}
        return [int(str(by_side[side])) for side in self.state.game.sides if side in by_side]

    @property
    def takers(self) -> list[str | None]:
        """Who won each trick of the hand."""
        return [self.name(trick.winner) for trick in self.state.taken]

    @property
    def holders(self) -> list[str | None]:
        """Who took up each trick of the hand."""
        return [self.name(trick.holder) for trick in self.state.taken]

    @property
    def trick(self) -> list[str]:
        """The cards of the trick on the table, each with him who played it: `ana 7O`."""
        return [f"{self.name(played.seat)} {played.card}" for played in self.state.trick]

    def tops(self, who: str) -> list[str]:
        """The cards that he can play from: in the open game for two, the tops of his piles."""
        return [card.text for card in self.state.holding(self.seat(who))]

    # The open table.

    @property
    def floor(self) -> Any:
        """The state with what only an open table remembers."""
        return self.state

    @property
    def _shares(self) -> int:
        """Among how many a fine is shared."""
        return self.state.variant.players - 1 if self.state.variant.single else 1

    @property
    def fined(self) -> list[str]:
        """Who is fined so far in this hand, for what, and by which law: `blas revoke mal.24`."""
        return [f"{self.name(debt.offender)} {debt.reason} {debt.laws[0]}" for debt in self.floor.owed[:: self._shares]]

    def step(self) -> Self:
        """The one whose turn it is has played a lawful card, or has taken up the trick he won."""
        due = self.may(self.turn, "play")
        card = self.state.lawful_cards(self.seat(self.turn))[0] if due else None
        return self.do(f"{self.turn} play {card}" if due else f"{self.turn} take")

    def play_on(self) -> Self:
        """The hand played out lawfully; all can still claim."""
        case = self
        while case.phase == PLAY:
            case = case.step()
        return case

    def paid_out(self) -> Self:
        """Everybody done with claiming, and the hand paid."""
        return self.do(", ".join(f"{self.name(seat)} done" for seat in self.state.active))

    def played_out(self) -> Self:
        """The hand played out lawfully, counted and paid."""
        return self.play_on().paid_out()

    def finish(self, **won: Won) -> Self:
        """The hand ended so that each has won this much, whatever he held, counted and paid."""
        case = self.last_trick(**won)
        for _ in range(self.state.variant.players):
            case = case.do(f"{case.turn} play {case.held(case.turn)[0]}")
        return case.do(f"{case.turn} take").paid_out()


def _valued(won: Mapping[str, Won], pack: Sequence[Card]) -> dict[str, list[Card]]:
    letters = {suit.value: " ".join(f"{rank}{suit.value}" for rank in VALUES) for suit in SUITS}
    named = {
        name: [card for word in text.split() if word != "rest" for card in cards(letters.get(word, word))]
        for name, (_, text) in won.items()
    }
    given = [card for own in named.values() for card in own]
    rest = [card for card in pack if value(card) and card not in given]
    return {name: own + (rest if "rest" in won[name][1] else []) for name, own in named.items()}


def turning(card: str, of: str = "malilla", **given: Any) -> Malilla:
    """A hand dealt in which this card is turned up."""
    return Malilla(of, **given).turning(card)


def endgame(of: str = "malilla", trump: str = "B", leader: str = "ana", **given: Any) -> Malilla:
    """The end of a hand in which each still has just these cards; piles are parted by a stroke, top first."""
    written = {name: given.pop(name) for name in list(given) if name.isupper()}
    case = Malilla(of, **given)
    held = [written.get(str(case.name(seat)).upper(), "") for seat in range(case.state.game.seats)]
    piles = tuple(tuple(cards(pile) for pile in text.split("/")) for text in held)
    return Malilla.of(case.state.opening_hand()).but(
        phase=PLAY,
        hands=() if case.state.variant.piles else tuple(cards(text) for text in held),
        piles=piles if case.state.variant.piles else (),
        turned=_spare_trump(Suit(trump), " ".join(held)),
        leader=case.seat(leader),
    )


def _spare_trump(suit: Suit, held: str) -> Card:
    """A blank trump that nobody still holds."""
    return next(
        card for rank in (2, 3, 4, 5, 6, 7, 8) for card in cards(f"{rank}{suit.value}") if card.text not in held.split()
    )


def opened(of: str = "malilla", **given: Any) -> Malilla:
    """A case at the open table."""
    return Malilla(of, table=OPEN, **given)


def misdealt(turn_up: str, over: str, short: str, of: str = "malilla", stock: str = "") -> Malilla:
    """The last seat dealt these cards to itself, but the first card that was due to `short` lies with `over`."""
    return ready(opened(of), turn_up, stock).do(f"{opened(of).dealer} misdeal {over} {short}")


def wrong_deal(turn_up: str) -> Malilla:
    """It was Ana's deal, but Blas took the pack and turned up this card."""
    return ready(opened(dealer="ana").do("blas take-pack"), turn_up).do("blas deal")


def ready(case: Malilla, turn_up: str, stock: str = "") -> Malilla:
    """The pack shuffled and cut so that the pie will get these cards and turn up the last of them."""
    return case.ready_to_deal(stock, **{case.pie.upper(): turn_up})
