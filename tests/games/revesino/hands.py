"""What is special to a case of the Revesino: a hand whose last tricks are written, and the open table.

As in the laws' cases Ana is mano (S1) and Diego deals (S4), Blas and Clara sit between them, unless a test says
otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tapete.cards import Card, cards
from tapete.games.revesino.pack import ORDER, PACK, POINTS, TRICKS, WORTH
from tapete.games.revesino.state import PLAY, RevesinoState
from tapete.table.game import OPEN
from tapete.table.tricks import Trick
from tapete.table.view import Played
from tests.scene import Scene

NOTHING = "-"

# Ana leads and takes the first nine tricks; Clara has 1O 1C 1E 11C and renounces from the first on, holding oros.
FOLLOWED = (
    "ana 12O 2O 1E 3O", "ana 11O 4O 1C 5O", "ana 10O 6O 9O 7O", "ana 12E 2E 1O 3E", "ana 11E 4E 11C 5E",
    "ana 10E 6E 8E 7E", "ana 9E 2B 3B 4B", "ana 8O 5B 6B 7B", "ana 12C 2C 3C 4C",
)  # fmt: skip

# The same, but Blas takes the third trick: nobody is on the way to Revesino.
ACES = (*FOLLOWED[:2], "ana 6O 10O 9O 7O", *FOLLOWED[3:])
ENDING = ("ana 10C 5C 8B 6C", "ana 9C 9B 7C 8C")
"""Two last tricks for it, both Ana's."""


class Revesino(Scene[RevesinoState]):
    """A case of the Revesino."""

    def __init__(self, **given: Any) -> None:
        super().__init__("revesino", **given)

    # The course of a hand.

    def last_trick(self, *tricks: str, opening: Sequence[str] = (), rest: str = "ana clara", asleep: str = "") -> Self:
        """These are the last tricks of the hand, each written as who leads and the cards in order, `-` for none.

        Whoever is marked so, `ana!`, has won it, whatever lies in it.

        The `opening` ones come first; those between them are led and won in turn by the people in `rest`, who take
        white cards as far as there are. What is not named sleeps, payment cards before others.
        """
        named = [self.written(line) for line in (*opening, *tricks)]
        gone = [played.card for trick in named for played in trick.plays]
        spare = [card for card in PACK if card not in gone and card not in cards(asleep)]
        fill, sleeping = self._filled(spare, TRICKS - len(named), rest.split(), 4 - len(cards(asleep)))
        before, last = [*named[: len(opening)], *fill, *named[len(opening) :]], named[-1]
        hands = {played.seat: (played.card,) for played in last.plays}
        return self.but(
            phase=PLAY,
            hands=tuple(hands.get(seat, ()) for seat in range(4)),
            stock=(*cards(asleep), *sleeping),
            taken=tuple(before[:-1]),
            leader=last.plays[0].seat,
            hand=max(1, self.state.hand),
            **self._sealed(),
        )

    def _sealed(self) -> dict[str, Any]:
        if self.state.game.table != OPEN:
            return {}
        return {"sealed": TRICKS - 1, "acted": (0, 1, 2, 3), "led": True}

    def written(self, line: str) -> Trick:
        """A trick from who leads and the cards in order."""
        who, *held = line.split()
        leader = self.seat(who.rstrip("!"))
        turns = [(leader + step) % 4 for step in range(4)]
        plays = tuple(Played(seat, Card.parse(text)) for seat, text in zip(turns, held, strict=True) if text != NOTHING)
        best = plays[ORDER.winner([played.card for played in plays])].seat
        winner = leader if who.endswith("!") else best
        return Trick(winner, winner, plays)

    def _filled(
        self, spare: list[Card], number: int, rest: list[str], beds: int
    ) -> tuple[list[Trick], list[Card]]:  # fmt: skip
        spare = sorted(spare, key=lambda card: (card not in WORTH, -POINTS.get(card.rank, 0)))
        beds = max(beds, len(spare) - 4 * number)
        asleep, left = spare[:beds], sorted(spare[beds:], key=lambda card: -ORDER.power[card])
        tricks = []
        for place in range(number):
            seat = self.seat(rest[place % len(rest)])
            plays = [left.pop(0), left.pop(), left.pop(), left.pop()]
            tricks.append(Trick(seat, seat, tuple(Played((seat + n) % 4, card) for n, card in enumerate(plays))))
        return tricks, asleep

    def over(self, *tricks: str, faults: Any = None, left: str = "", **given: Any) -> Self:
        """The hand played out so and settled; at the open table with these faults, and a card left over."""
        case = self.last_trick(*tricks, **given).but(**(faults or {}))
        who, _, text = left.partition(" ")
        if left:
            hands = [
                (*hand, *cards(text)) if case.name(seat) == who else hand for seat, hand in enumerate(case.state.hands)
            ]
            stock = tuple(card for card in case.state.stock if card not in cards(text))
            case = case.but(hands=tuple(hands), stock=stock)
        for line in tricks[-1:]:
            turn = self.written(line).plays
            for played in turn:
                case = case.do(f"{case.name(played.seat)} play {played.card}")
        return case.done() if case.phase == "count" else case

    def finish(self) -> Self:
        """The hand played to its end, each following suit with the first card that he holds, and nobody claiming."""
        case = self
        while case.phase == "play":
            held = [card for card in case.held(case.turn) if card in case.may(case.turn, "play")]
            led = case.state.trick[0].card.text[-1] if case.state.trick else ""
            case = case.do(f"{case.turn} play {next((card for card in held if card.endswith(led)), held[0])}")
        return case

    def play_first(self) -> Self:
        """Whoever is in turn plays the first card that he is offered."""
        return self.play(self.choices(self.turn, "play")[0])

    def done(self) -> Self:
        """Everybody has done with claiming."""
        return self.do(", ".join(f"{who} done" for who in self.people))

    # What has come of it.

    @property
    def owed(self) -> list[str]:
        """Who has paid whom how much, why: `ana diego 4 partida`, in the order of the seats."""
        entries = [entry for entry in self.state.ledger.entries if entry.reason not in ("ante", "plate-filled")]
        told = [(self._who(entry.payer), self._who(entry.payee), entry.amount, entry.reason) for entry in entries]
        return [f"{payer} {payee} {amount} {reason}" for payer, payee, amount, reason in told]

    def _who(self, account: object) -> str:
        return str(self.name(account) if isinstance(account, int) else account)

    def net(self, *reasons: str) -> list[int]:
        """What each of Ana, Blas, Clara and Diego has won, for these reasons or in all."""
        entries = [e for e in self.state.ledger.entries if not reasons or e.reason in reasons]
        return [sum((e.payee == s) * e.amount - (e.payer == s) * e.amount for e in entries) for s in range(4)]

    def partida(self) -> str:
        """Who pays whom the partida."""
        return next(line for line in self.owed if line.endswith(" partida"))

    @property
    def takers(self) -> list[str | None]:
        """Who won each trick of the hand."""
        return [self.name(trick.winner) for trick in self.state.taken]

    @property
    def asleep(self) -> list[str]:
        """The stock, from the top."""
        return [card.text for card in self.state.stock]

    @property
    def ruling(self) -> str:
        """The last decision of the judge, with its laws."""
        decision, laws = self.told("ruling", "decision", "laws")[-1]
        return f"{decision} {' '.join(laws)}"

    @property
    def floor(self) -> Any:
        """The state with what only an open table remembers."""
        return self.state

    # The way to the play.

    def to_play(self) -> Self:
        """Nobody of the three exchanged, and the dealer laid away the last of his cards."""
        case = self
        while case.phase == "exchange":
            case = case.do(
                f"{case.turn} decline" if case.turn != case.dealer else f"{case.turn} discard {case.held(case.turn)[0]}"
            )
            if case.phase == "draw":
                case = case.do(f"{case.turn} draw 0")
        return case


def table(**given: Any) -> Revesino:
    """A table at which Diego deals."""
    return Revesino(**given)


def opened(**given: Any) -> Revesino:
    """An open one."""
    return Revesino(table=OPEN, **given)


def counted(won: dict[str, tuple[int, str]], asleep: str = "", **given: Any) -> Revesino:
    """A hand settled in which each has so many tricks with these point cards; white cards fill the tricks."""
    case = Revesino(**given)
    white = [card for card in PACK if not POINTS.get(card.rank)]
    tricks: list[str] = []
    for who, (number, text) in won.items():
        valued = list(cards(text))
        fill, white = white[: 4 * number - len(valued)], white[4 * number - len(valued) :]
        held = [*valued, *fill]
        for place in range(number):
            four = held[place::number]
            # Turned round, so that no hand has four payment cards.
            turned = [*four[place % 4 :], *four[: place % 4]]
            tricks.append(" ".join([f"{who}!", *(card.text for card in turned)]))
    *before, last = tricks
    high = sorted(cards(last.partition(" ")[2]), key=lambda card: -ORDER.power[card])
    return case.over(*before, " ".join([last.split("!")[0], *(card.text for card in high)]), asleep=asleep)
