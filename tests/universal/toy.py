"""The smallest game that keeps the contract: two players, eight cards, the higher card wins a point.

It is dealt after a cut, each may change cards with the stock once, and a match is two hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from tapete.cards import Card, cut, pack
from tapete.table.action import Action, play
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.game import GUIDED, Game, Kind
from tapete.table.ledger import Account, Entry
from tapete.table.offer import Number, Pick, Prompt, Say
from tapete.table.option import Option
from tapete.table.phase import Phase
from tapete.table.state import OVER, State
from tapete.table.view import Played, Score, SeatView, View

PACK = pack((1, 2))
EACH, STOCK, HANDS = 3, 2, 2


@dataclass(frozen=True, kw_only=True)
class ToyState(State):
    """`done` holds the cards out of play; `changed` counts those who have changed cards."""

    stock: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ((), ())
    changed: int = 0
    trick: tuple[Card, ...] = ()
    thrown: tuple[tuple[Card, ...], ...] = ((), ())
    done: tuple[Card, ...] = ()

    @property
    def winners(self) -> tuple[Account, ...] | None:
        return tuple(side for side in (0, 1) if self.ledger.balance(side) >= 0) if self.over else None

    def zones(self) -> Mapping[str, tuple[Card, ...]]:
        hands = {f"hand {seat}": self.hands[seat] for seat in (0, 1)}
        thrown = {f"thrown {seat}": self.thrown[seat] for seat in (0, 1)}
        return {**hands, **thrown, "stock": self.stock, "trick": self.trick, "done": self.done}

    def with_zones(self, zones: Mapping[str, tuple[Card, ...]]) -> State:
        hands, thrown = (zones["hand 0"], zones["hand 1"]), (zones["thrown 0"], zones["thrown 1"])
        return self.but(stock=zones["stock"], hands=hands, thrown=thrown)

    def known(self, seat: int | None) -> frozenset[Card]:
        own = () if seat is None else (*self.hands[seat], *self.thrown[seat])
        return frozenset((*own, *self.trick, *self.done))

    def view(self, seat: int | None, since: int = 0) -> View:
        return replace(
            self.bare_view(seat, since),
            seats=(self.place(seat, 0), self.place(seat, 1)),
            trick=tuple(Played(place, card) for place, card in enumerate(self.trick)),
            stock=(None,) * len(self.stock),
            scores=tuple(Score(side, (side,), self.ledger.balance(side)) for side in (0, 1)),
        )

    def place(self, viewer: int | None, seat: int) -> SeatView:
        hand = self.hands[seat]
        return SeatView(seat, seat, self.name(seat), seat, cards=hand if seat == viewer else (None,) * len(hand))

    # Shuffle, cut, change, play.

    def shuffle_chance(self) -> Chance:
        return Chance("deck", PACK)

    def shuffle(self, seat: int, action: Action) -> ToyState:
        clear = self.opening_hand().but(hands=((), ()), thrown=((), ()), done=(), changed=0)
        return clear.but(phase="cut", stock=action.cards).telling(event("shuffled"))

    def cut_prompt(self, seat: int) -> Prompt | None:
        return Prompt("cut", (Number("cut", 1, len(PACK) - 1, usual=(4,)),)) if seat == 0 else None

    def cut(self, seat: int, action: Action) -> ToyState:
        deck = cut(self.stock, action.number)
        hands = (deck[:EACH], deck[EACH : 2 * EACH])
        return self.but(phase="change", stock=deck[2 * EACH :], hands=hands).telling(event("dealt"))

    def change_turn(self) -> int:
        return self.changed

    def change_prompt(self, seat: int) -> Prompt | None:
        return Prompt("change", (Pick("change", self.hands[seat], 0, 1),)) if seat == self.changed else None

    def change(self, seat: int, action: Action) -> ToyState:
        drawn, rest = self.stock[: len(action.cards)], self.stock[len(action.cards) :]
        hand = (*(card for card in self.hands[seat] if card not in action.cards), *drawn)
        after = self.but(hands=put(self.hands, seat, hand), thrown=put(self.thrown, seat, action.cards), stock=rest)
        return after.but(changed=seat + 1, phase="play" if seat else "change").telling(
            event("drew", seat, to=(seat,), cards=drawn)
        )

    def play_turn(self) -> int:
        return len(self.trick)

    def play_prompt(self, seat: int) -> Prompt | None:
        return Prompt("play", tuple(Say(play(card)) for card in self.hands[seat])) if seat == len(self.trick) else None

    def play(self, seat: int, action: Action) -> ToyState:
        hand = tuple(card for card in self.hands[seat] if card is not action.cards[0])
        after = self.but(hands=put(self.hands, seat, hand), trick=(*self.trick, *action.cards))
        told = after.telling(event("plays", seat, card=action.cards[0]))
        return told if seat == 0 else told.taken()

    def taken(self) -> ToyState:
        winner = 0 if self.trick[1] < self.trick[0] else 1
        after = self.but(trick=(), done=(*self.done, *self.trick)).paying([self.payment(winner)])
        if self.hands[0]:
            return after
        return after.but(phase=OVER if self.hand == HANDS else "shuffle")

    def payment(self, winner: int) -> Entry:
        return Entry(self.hand, 1 - winner, winner, 1, "trick", ("mal.40",))


ToyState.phases = {
    "shuffle": Phase(chance=lambda s: s.shuffle_chance(), act=lambda s, seat, action: s.shuffle(seat, action)),
    "cut": Phase(
        turn=lambda s: 0, prompt=lambda s, seat: s.cut_prompt(seat), act=lambda s, seat, action: s.cut(seat, action)
    ),
    "change": Phase(
        turn=lambda s: s.change_turn(),
        prompt=lambda s, seat: s.change_prompt(seat),
        act=lambda s, seat, action: s.change(seat, action),
    ),
    "play": Phase(
        turn=lambda s: s.play_turn(),
        prompt=lambda s, seat: s.play_prompt(seat),
        act=lambda s, seat, action: s.play(seat, action),
    ),
}


def put(pair: tuple[tuple[Card, ...], ...], seat: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (cards, pair[1]) if seat == 0 else (pair[0], cards)


@dataclass(frozen=True)
class ToyGame(Game):
    """The game; its laws are borrowed from the Malilla."""

    name: ClassVar[str] = "malilla-toy"
    folder: ClassVar[str] = "malilla"
    unit: ClassVar[str] = "points"
    options: ClassVar[tuple[Option, ...]] = ()
    tables: ClassVar[tuple[Kind, ...]] = (GUIDED,)
    levels: ClassVar[tuple[str, ...]] = ("random",)
    state: ClassVar[type[ToyState]] = ToyState

    @property
    def seats(self) -> int:
        return 2

    def side(self, seat: int) -> Account:
        return seat

    def start(self, names: tuple[str, ...] = (), **facts: object) -> State:
        return self.state(game=self, names=self.people(names), players=(0, 1), phase="shuffle", dealer=1)

    def stacked(self, state: State, hands: Any, stock: tuple[Card, ...]) -> tuple[tuple[int, Action], ...]:
        raise NotImplementedError


GAMES: dict[str, type[Game]] = {ToyGame.name: ToyGame}
