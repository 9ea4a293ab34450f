"""What the talk before the lances tells of a hand: who cut, how many rounds of mus there were, what each changed.

Somebody who cuts has something, and somebody who would rather change has less. How much more often each kind of hand is
held after such a talk than in a random deal has been counted: `python -m tapete.games.mus.counting` does it anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from typing import NamedTuple
from zlib import compress, decompress

from tapete.games.mus.odds import EACH, kinds
from tapete.games.mus.state import SEATS
from tapete.table.event import Event

CUT, MUS, SILENT = "cut", "mus", "silent"
"""What a seat said in the last round of the talk: it cut, wanted mus, or was not asked any more."""

MOST_ROUNDS = 2
"""Two rounds of mus or more tell the same."""

COUNTED = "heard.bin"
OCTAVE, EVEN = 8, 128
"""A weight is kept as a byte: so many steps to twice as often, and the step of a hand held as often as in any deal."""


class Heard(NamedTuple):
    """What was heard of one seat: its place in the talk, its last word, the rounds of mus, and how many it changed."""

    spot: int
    word: str
    rounds: int = 0
    changed: int = 0


Weights = tuple[float, ...]
"""Of every kind of hand: how many times as often as in a random deal it is held."""


def cells() -> Iterator[Heard]:
    """All that can be heard of a seat once the mus is cut: the first was asked, and the last has not said mus."""
    for spot, word in product(range(SEATS), (CUT, MUS, SILENT)):
        if (spot, word) not in ((0, SILENT), (SEATS - 1, MUS)):
            yield Heard(spot, word)
            yield from (
                Heard(spot, word, rounds, changed)
                for rounds, changed in product(range(1, MOST_ROUNDS + 1), range(1, EACH + 1))
            )


# What has been counted.


def weights(kings: int, heard: Heard | None) -> Weights | None:
    """How often each kind of hand is held after this talk; None if nothing was heard, or if it was never counted."""
    return None if heard is None else _counted(kings).get(heard)


@cache
def _counted(kings: int) -> Mapping[Heard, Weights]:
    text = files(__package__).joinpath(COUNTED).read_bytes()
    return dict(unpacked(text)) if made_for(text)["kings"] == kings else {}


def made_for(packed: bytes) -> dict[str, int]:
    """With how many kings it was counted, and from how many deals."""
    found: dict[str, int] = json.loads(packed.partition(b"\n")[0])
    return found


def unpacked(packed: bytes) -> Iterator[tuple[Heard, Weights]]:
    """What was counted, read back."""
    steps, each = decompress(packed.partition(b"\n")[2]), len(kinds(made_for(packed)["kings"]))
    for number, cell in enumerate(cells()):
        yield cell, tuple([2 ** ((step - EVEN) / OCTAVE) for step in steps[number * each : (number + 1) * each]])


def packed(counted: Mapping[Heard, Sequence[int]], kings: int, deals: int) -> bytes:
    """A line that says what it was made for, and under it the steps of every kind in every cell."""
    steps = bytes(step for cell in cells() for step in counted[cell])
    return json.dumps({"kings": kings, "deals": deals}).encode() + b"\n" + compress(steps, 9)


class Hearing:
    """Listens to the talk of one hand, from the shuffle on."""

    def __init__(self) -> None:
        self.cutter: int | None = None
        self.rounds = 0
        self._words: dict[int, str] = {}
        self._changed: dict[int, int] = {}
        self._whole = False

    def hear(self, event: Event) -> None:
        """One thing more that was said or done."""
        if event.key == "shuffled":
            self._whole = True
        elif event.key in ("mus", "moves-pack") and event.seat is not None:
            self._words[event.seat] = MUS
        elif event.key == "no-hay-mus" and event.seat is not None:
            self._words[event.seat], self.cutter = CUT, event.seat
        elif event.key == "discards" and event.seat is not None:
            self._changed[event.seat] = int(str(event.get("number")))
        elif event.key == "served":
            self.rounds, self._words = self.rounds + 1, {}
        elif event.key in ("mus-visto", "mus-limit"):
            # Where nobody was free to speak, nothing is told by it.
            self._whole = False

    def of(self, seat: int) -> Heard | None:
        """What was heard of this seat; None before the cut, or if there was none, or if not all of it was heard."""
        if self.cutter is None or not self._whole:
            return None
        # The first to be asked was the mano of the talk, whoever is mano after the cut of a first hand.
        first = next(iter(self._words))
        rounds = min(self.rounds, MOST_ROUNDS)
        return Heard((seat - first) % SEATS, self._words.get(seat, SILENT), rounds, self._changed.get(seat, 0))
