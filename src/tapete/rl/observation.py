"""What a seat sees, as a row of numbers that is always as long: made from its View, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import log1p
from typing import Any
from zlib import crc32

import numpy as np

from tapete.cards import SUITS, Card
from tapete.table.event import Event, Seat
from tapete.table.game import Game
from tapete.table.player import witness
from tapete.table.state import State
from tapete.table.view import SeatView, View
from tapete.table.vocabulary import vocabulary

Row = np.ndarray[Any, np.dtype[np.float32]]

PLACES = ("cards", "discards", "taken", "trick", "last-trick", "told")
"""Where a card is seen at a seat: open before it, laid away, in its tricks, played to the trick on the table or to the
one before, or told of it in this hand."""
HEAPS = ("turned", "stock", "heaps")
"""Where a card is seen at no seat's place."""
COUNTS = ("hidden", "tricks", "total", "count", "playing")
"""What is counted of each seat: cards that are not seen, tricks, and where its side stands."""
WORDS = 256
"""So many places have the words: which is whose follows from the word, and now and then two share one."""
FULL = log1p(1_000_000)
KEPT = 65_536
"""So many events are kept with their numbers: the same are told again at every step of a hand."""


class Observation:
    """How the View of a game becomes a row of numbers from -1 to 1; `parts` says where each part of it stands.

    Seats are told from the viewer on, in the order of play. A card is a place in the order of the pack, 1 where it is
    seen. Numbers are told on a logarithmic scale. What a game says in words of its own (roles, notes, calls, what was
    told in this hand) has its place by the word.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.words = game, vocabulary(game)
        self.place = {card: place for place, card in enumerate(game.pack)}
        self.phase = {name: place for place, name in enumerate(game.stages)}
        seats, cards = game.seats, len(game.pack)
        sizes = {
            "phase": len(self.phase), "dealer": seats, "turn": seats, "winning": seats, "trump": len(SUITS),
            "hand": 1, "round": 1,
            **dict.fromkeys(PLACES, seats * cards),
            **dict.fromkeys(HEAPS, cards),
            **dict.fromkeys(COUNTS, seats),
            "said": len(self.words), "seen-words": WORDS, "heard-words": WORDS,
        }  # fmt: skip
        ends = np.cumsum(list(sizes.values())).tolist()
        self.parts = {name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)}
        self.size: int = ends[-1]
        self._of_event = lru_cache(maxsize=KEPT)(self._told)

    def of(self, view: View, said: Sequence[int] = ()) -> Row:
        """The row of this View; `said` are the numbers of an answer that is not whole yet."""
        row = np.zeros(self.size, dtype=np.float32)
        viewer = view.seat or 0
        row[self._at("phase", self.phase[view.phase])] = 1
        for name, seat in (("dealer", view.dealer), ("turn", view.turn), ("winning", view.winning)):
            if seat is not None:
                row[self._at(name, self._from(viewer, seat))] = 1
        if view.trump is not None:
            row[self._at("trump", SUITS.index(view.trump))] = 1
        row[self._at("hand")], row[self._at("round")] = scaled(view.hand), scaled(view.round)
        shown, heard = list(self._cards(view, viewer)), [0.0] * WORDS
        for event in view.events:
            cards, words = self._of_event(event, viewer)
            shown += cards
            for at, amount in words:
                heard[at] += amount
        row[shown] = 1
        row[self.parts["heard-words"]] = heard
        for name, seat, number in self._counts(view):
            row[self._at(name, self._from(viewer, seat))] = scaled(number)
        for place, number in enumerate(said, 1):
            row[self._at("said", number)] = min(1.0, place / 10)
        for word, value in self._seen(view, viewer):
            at, amount = placed(word, value)
            row[self._at("seen-words", at)] += amount
        return np.clip(row, -1, 1, out=row)

    def _at(self, part: str, place: int = 0) -> int:
        start: int = self.parts[part].start
        return start + place

    def _from(self, viewer: int, seat: int) -> int:
        return (seat - viewer) % self.game.seats

    def _whose(self, viewer: int, seat: int | None) -> str:
        return "" if seat is None else str(self._from(viewer, seat))

    def _cards(self, view: View, viewer: int) -> Iterator[int]:
        """The places of all cards that are seen."""
        for seat in view.seats:
            piled = [card for pile in seat.piles for card in pile.cards]
            yield from self._of_seat("cards", viewer, seat.seat, (*seat.cards, *piled))
            yield from self._of_seat("discards", viewer, seat.seat, seat.discards)
            yield from self._of_seat("taken", viewer, seat.seat, [card for trick in seat.tricks for card in trick])
        for name, trick in (("trick", view.trick), ("last-trick", view.last_trick)):
            for played in trick:
                yield from self._of_seat(name, viewer, played.seat, (played.card,))
        laid = [card for heap in view.heaps for card in heap.cards]
        for name, cards in zip(HEAPS, ((view.turned,), view.stock, laid), strict=True):
            yield from [self._at(name, self.place[card]) for card in cards if card is not None]

    def _of_seat(self, name: str, viewer: int, seat: int, cards: Iterable[Card | None]) -> list[int]:
        first = self._at(name, self._from(viewer, seat) * len(self.place))
        return [first + self.place[card] for card in cards if card is not None]

    def _counts(self, view: View) -> Iterator[tuple[str, int, float]]:
        for seat in view.seats:
            yield "hidden", seat.seat, hidden_cards(seat)
            yield "tricks", seat.seat, seat.taken
            yield "playing", seat.seat, seat.playing
        for score in view.scores:
            for each in score.seats:
                yield "total", each, score.total
                yield "count", each, score.count or 0

    def _seen(self, view: View, viewer: int) -> Iterator[tuple[str, object]]:
        """What stands there in words: roles, the last thing said, notes, calls, heaps."""
        for seat in view.seats:
            whose = self._whose(viewer, seat.seat)
            yield from [(f"role {role} {whose}", True) for role in seat.roles]
            if seat.said:
                yield from _spelled(f"said {whose}", seat.said)
        for note in view.notes:
            value = self._whose(viewer, note.value.seat) if isinstance(note.value, Seat) else note.value
            yield f"note {note.key} {self._whose(viewer, note.seat)}", value
        for call in view.calls:
            yield from _spelled(f"call {call.stage} {self._from(viewer, call.seat)}", call.said)
        for heap in view.heaps:
            yield f"heap {heap.key} {self._whose(viewer, heap.seat)}", heap.amount or len(heap.cards)

    def _told(self, event: Event, viewer: int) -> tuple[list[int], list[tuple[int, float]]]:
        """The places of the cards that an event names of a seat, and of its words with their numbers."""
        cards = [] if event.seat is None else self._of_seat("told", viewer, event.seat, told_cards(event))
        return cards, [placed(word, value) for word, value in self._heard(event, viewer)]

    def _heard(self, event: Event, viewer: int) -> Iterator[tuple[str, object]]:
        """What happened, to whom, and its details but for cards."""
        head = f"{event.key} {self._whose(viewer, event.seat)}"
        yield head, True
        for name, value in event.details:
            if isinstance(value, Seat):
                yield f"{head} {name}", self._whose(viewer, value.seat)
            elif isinstance(value, int | str):
                yield f"{head} {name}", value


@lru_cache(maxsize=256)
def observation(game: Game) -> Observation:
    """How Views of this game are told in numbers: made once, then kept."""
    return Observation(game)


def seen_by(state: State, seat: int) -> View:
    """The View of one who has sat there since the hand began, with all that he was told in it."""
    return witness(state, seat, state.hand_began(seat))


@lru_cache(maxsize=65536)
def slot(word: str) -> int:
    """The place of a word: the same in every process."""
    return crc32(word.encode()) % WORDS


def placed(word: str, value: object) -> tuple[int, float]:
    """Where a word stands, and the number there: what is counted by its number, all else by 1."""
    if isinstance(value, int) and not isinstance(value, bool):
        return slot(word), scaled(value)
    return slot(word if value is True else f"{word} {value}"), 1


def scaled(number: float) -> float:
    """A number on a logarithmic scale: a million is 1.

    >>> scaled(0), round(scaled(1), 3), round(scaled(-40), 3)
    (0.0, 0.05, -0.269)
    """
    return (log1p(number) if number >= 0 else -log1p(-number)) / FULL


def told_cards(event: Event) -> list[Card]:
    """All cards that an event names."""
    several = [each for _, value in event.details for each in (value if isinstance(value, tuple) else (value,))]
    return [each for each in several if isinstance(each, Card)]


def hidden_cards(seat: SeatView) -> int:
    """How many cards lie at a place that are not seen."""
    piled = [card for pile in seat.piles for card in pile.cards]
    return [*seat.cards, *piled, *seat.discards].count(None)


def _spelled(head: str, said: str) -> Iterator[tuple[str, object]]:
    """What was said, its words apart from its numbers."""
    words = said.split()
    yield f"{head} {' '.join([word for word in words if not word.isdecimal()])}", True
    yield from [(f"{head} {words[0]} number", int(word)) for word in words[1:] if word.isdecimal()]
