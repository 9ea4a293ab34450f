"""The whole truth of a match at one moment, and the one way to the next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, ClassVar, Self

from tapete.cards import Card
from tapete.errors import Illegal
from tapete.table.action import Action
from tapete.table.asking import Question
from tapete.table.chance import TABLE, Chance
from tapete.table.event import Event, still_told
from tapete.table.ledger import EMPTY, Account, Entry, Ledger
from tapete.table.offer import Prompt
from tapete.table.view import SeatView, View
from tapete.table.zones import Cards, RuledOut, Zones, fresh_hand, heap, hidden_zones, of_match, refilled

if TYPE_CHECKING:
    from random import Random

    from tapete.table.game import Game

OVER = "over"
"""The last phase of every game."""

_ASKED = "_asked"
"""Under this name a state remembers the prompts it has given, for everybody asks for them: views, bots, `apply`."""


@dataclass(frozen=True, kw_only=True)
class State(ABC):
    """Immutable. `apply` gives the state after an action, or raises `Illegal`; it reads no clock and draws no lot.

    `players[seat]` is the person who sits there, `names[person]` is what he is called; a draw for seats may move
    people. A field that outlasts the hand is marked `of_match`, one that holds hidden cards is a `heap`; all others
    begin anew with every hand. `hand` counts the deals from 1. `events` are those of this hand and the last one: the
    first of them is the `first_event`-th of the match, and this hand begins with `events[hand_event]`; `missed` says
    of the forgotten ones how many each seat, and last a spectator, was not told. Everybody numbers only what he is
    told, for the number of the next event must not betray what others are told.
    """

    _size: ClassVar[int] = 0
    """How many fields this kind of state has; worked out when one is first changed."""

    game: Game
    names: tuple[str, ...]
    players: tuple[int, ...]
    phase: str
    deck: Cards = heap("deck")
    question: Question | None = None
    hand: int = of_match(0)
    dealer: int | None = of_match(None)
    ledger: Ledger = of_match(EMPTY)
    events: tuple[Event, ...] = of_match(())
    first_event: int = of_match(0)
    hand_event: int = of_match(0)
    missed: tuple[int, ...] = of_match(())

    @property
    def hushed(self) -> bool:
        """Whether nobody may talk now."""
        return False

    @property
    def winners(self) -> tuple[Account, ...] | None:
        """The sides that stand highest, once the match is over; level, they share the win."""
        if not self.over:
            return None
        standing = {side: self.standing(side) for side in self.game.sides}
        return tuple(side for side, total in standing.items() if total == max(standing.values()))

    def view(self, seat: int | None, since: int = 0) -> View:
        """What this seat, or a spectator, may know; with the events from number `since` on."""
        return self.game.contents.view(self, seat, since)

    def bare_view(self, seat: int | None, since: int) -> View:
        """The part of a View that is the same in every game: no card, no place and no score is in it yet."""
        heard = self._heard(seat)
        return View(
            game=self.game.name, table=self.game.table, options=tuple(self.game.chosen.items()), seat=seat,
            phase=self.phase, hand=self.hand, dealer=self.dealer, turn=self.turn, unit=self.game.unit,
            ledger=self.ledger.entries, prompt=None if seat is None else self.prompt(seat),
            events=self._news(heard, seat, since), next_event=self._first_heard(seat) + len(heard),
            winners=self.winners, hushed=self.hushed,
        )  # fmt: skip

    def bare_place(self, seat: int, **seen: Any) -> SeatView:
        """A place of a View: who sits there, for which side, and what is seen of him."""
        return SeatView(seat, self.players[seat], self.name(seat), self.game.side(seat), **seen)

    def zones(self) -> Zones:
        """Where every card of the pack lies. The packs of lots and of the shuffle are nowhere: they are not dealt."""
        return hidden_zones(self)

    def with_zones(self, zones: Zones) -> Self:
        """The same moment with other cards in the hidden places."""
        return self.changed(refilled(self, zones))

    @abstractmethod
    def known(self, seat: int | None) -> frozenset[Card]:
        """The cards whose place this seat, or a spectator, knows."""

    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        """Which of the cards that this seat does not know cannot lie where, for all that it has seen.

        Where that can be explained in several ways, each of them.
        """
        return ({},)

    def as_seen(self, seat: int | None, chance: Random) -> Self:
        """This moment without what the seat was not told, whoever holds which cards: in a world nobody was told it.

        What was drawn and nobody knows is drawn anew.
        """
        first = self._first_heard(seat)
        before = self.hand_began(seat) - first
        return self.but(events=self.witnessed(seat, 0), hand_event=before, first_event=first, missed=())

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == OVER

    @property
    def between_hands(self) -> bool:
        """Whether a hand is over and the next has not begun, so that there is time to look at it."""
        return self.hand > 0 and self.game.stages[self.phase].between

    @property
    def turn(self) -> int | None:
        """The seat everybody waits for; None when chance must act or the match is over."""
        return self.game.stages[self.phase].turn(self)

    @property
    def chance(self) -> Chance | None:
        """What must be shuffled now, if anything."""
        return self.game.stages[self.phase].chance(self)

    def prompt(self, seat: int) -> Prompt | None:
        """What this seat may do now; None when nothing."""
        asked: dict[int, Prompt | None] = self.__dict__.setdefault(_ASKED, {})
        if seat not in asked:
            asked[seat] = self.game.stages[self.phase].prompt(self, seat)
        return asked[seat]

    def acting(self) -> tuple[int, ...]:
        """The seats that may do something now."""
        return tuple(seat for seat in range(len(self.players)) if self.prompt(seat) is not None)

    def standing(self, side: Account) -> int:
        """What a side has of the match so far: what the ledger gives it, unless whole games are counted."""
        return self.ledger.balance(side)

    @property
    def deals_cards(self) -> int:
        """The seat of the dealer."""
        assert self.dealer is not None
        return self.dealer

    def progress(self, side: Account) -> float:
        """The same where a match is left unfinished: what a side has of a game that is not over is a part of one."""
        return self.standing(side)

    def worth(self, seat: int) -> float:
        """What the hands have brought a seat so far, whatever the match is counted in: what its side was paid, with its
        share of what lies in the middle."""
        return float(self.ledger.balance(self.game.side(seat)))

    def side(self, seat: int) -> Account:
        """The side for which this seat plays."""
        return self.game.side(seat)

    def seat_of(self, player: int) -> int:
        """Where this person sits now."""
        return self.players.index(player)

    def name(self, seat: int) -> str:
        """What the person at this seat is called."""
        return self.names[self.players[seat]]

    def apply(self, seat: int, action: Action) -> State:
        """The state after `seat` has done this, or `Illegal` with what was wrong and what is possible."""
        if seat == TABLE:
            self._check_chance(action)
        else:
            action = self._offered(seat, action)
        after: State = self.game.stages[self.phase].act(self, seat, action)
        return after

    def takes_long(self, word: str) -> bool:
        """Whether to work out what is done by this word may take long."""
        return self.game.stages[self.phase].takes_long(word)

    def by_lot(self, word: str) -> bool:
        """Whether what is said by this word now is a mere lot, as a cut is."""
        return self.game.stages[self.phase].by_lot(word)

    def _check_chance(self, action: Action) -> None:
        if self.chance is None:
            raise Illegal("no-chance", "Nothing is to be shuffled now: {awaited}.", **self._awaited())
        self.chance.check(action)

    def _offered(self, seat: int, action: Action) -> Action:
        if not 0 <= seat < len(self.players):
            raise Illegal(
                "no-such-seat", "There is no seat {seat}: they are 0 to {last}.", seat=seat, last=len(self.players) - 1
            )
        prompt = self.prompt(seat)
        if prompt is None:
            raise Illegal(
                "not-your-turn", "Seat {seat} cannot do that now ({action}): {awaited}.",
                seat=seat, action=str(action)[:60], **self._awaited(),
            )  # fmt: skip
        meant = prompt.meant(action)
        if meant is None:
            raise Illegal(
                "not-offered", "Seat {seat} cannot do that now: {action}. Possible: {offers}.",
                seat=seat, action=str(action)[:60], offers=str(prompt),
            )  # fmt: skip
        return meant

    def _awaited(self) -> dict[str, object]:
        """What everybody waits for: in English, and for the other languages as what it is, with its details."""
        if self.over:
            return {"waits": "over", "awaited": "the match is over"}
        if self.chance is not None:
            word = self.chance.word
            return {"waits": "chance", "word": word, "awaited": f"the table must first settle {word}"}
        return {"waits": "turn", "turn": self.turn, "awaited": f"it is the turn of seat {self.turn}"}

    def but(self, **changes: Any) -> Self:
        """This state with some things changed; the type checker knows the fields, as it does those of `replace`."""
        kind = self.__class__
        state = object.__new__(kind)
        values = state.__dict__
        values.update(self.__dict__)
        values.update(changes)
        values.pop(_ASKED, None)
        if len(values) != kind._size:
            _only_fields(kind, values, changes)
        return state

    def __getstate__(self) -> dict[str, Any]:
        """What is sent of a state: its fields, and nothing of what was worked out of them."""
        return {each.name: self.__dict__[each.name] for each in fields(self)}

    def changed(self, changes: dict[str, Any]) -> Self:
        """This state with the values of these fields."""
        return self.but(**changes)

    def telling(self, *events: Event) -> Self:
        """This state with more to tell."""
        return self.but(events=(*self.events, *events))

    def paying(self, entries: Iterable[Entry]) -> Self:
        """This state with more in the ledger."""
        return self.but(ledger=self.ledger.plus(entries))

    def cleared(self) -> Self:
        """This state with nothing of the hand on the table."""
        return self.changed(dict(fresh_hand(type(self))))

    def opening_hand(self) -> Self:
        """This state at the head of a new hand; the events before the last one are forgotten."""
        not_for_all = [event for event in self.events[: self.hand_event] if event.to is not None]
        viewers = (*range(len(self.players)), None)
        missed = self.missed or (0,) * len(viewers)
        return self.cleared().but(
            hand=self.hand + 1,
            events=self.events[self.hand_event :],
            first_event=self.first_event + self.hand_event,
            hand_event=len(self.events) - self.hand_event,
            missed=tuple(
                before + sum(not event.told(viewer) for event in not_for_all)
                for before, viewer in zip(missed, viewers, strict=True)
            ),
        )

    def forgetting(self) -> Self:
        """This state with nothing left to tell, and everybody counting on from the same number: seats may change."""
        viewers = (*range(len(self.players)), None)
        heard = max(self.next_event(viewer) for viewer in viewers)
        first = self.first_event + len(self.events)
        return self.but(events=(), first_event=first, hand_event=0, missed=(first - heard,) * len(viewers))

    def told(self, seat: int | None, since: int) -> tuple[Event, ...]:
        """The events that this seat is told of, from its number `since` on, but not who else is told."""
        return self._news(self._heard(seat), seat, since)

    def witnessed(self, seat: int | None, since: int) -> tuple[Event, ...]:
        """The same, with those that are told no more: what one who has listened all along has heard."""
        return self._to(seat, self._heard(seat)[max(0, since - self._first_heard(seat)) :])

    def next_event(self, seat: int | None) -> int:
        """The number that the next event this seat is told of will have for it."""
        return self._first_heard(seat) + len(self._heard(seat))

    def hand_began(self, seat: int | None) -> int:
        """The number that the first event of this hand has for this seat."""
        return self._first_heard(seat) + sum(event.told(seat) for event in self.events[: self.hand_event])

    def _heard(self, seat: int | None) -> list[Event]:
        return [event for event in self.events if event.told(seat)]

    def _first_heard(self, seat: int | None) -> int:
        return self.first_event - (self.missed[-1 if seat is None else seat] if self.missed else 0)

    def _news(self, heard: list[Event], seat: int | None, since: int) -> tuple[Event, ...]:
        return self._to(seat, still_told(heard, max(0, since - self._first_heard(seat))))

    def _to(self, seat: int | None, told: Iterable[Event]) -> tuple[Event, ...]:
        return tuple([event if seat is None or event.alone else replace(event, to=(seat,)) for event in told])


def _only_fields(kind: type[State], values: dict[str, Any], changes: dict[str, Any]) -> None:
    """What a state has worked out of its fields is not handed on; what is no field at all is a mistake."""
    names = {each.name for each in fields(kind)}
    kind._size = len(names)
    for name in values.keys() - names:
        if name in changes:
            raise TypeError(f"{kind.__name__} has no field {name}")
        del values[name]
