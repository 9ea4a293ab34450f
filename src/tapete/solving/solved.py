"""What the solver has found of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tapete.cards import Card
from tapete.table.ledger import Account


@dataclass(frozen=True, slots=True)
class Solved:
    """The value of a position with open cards, in its `unit`, for the side of the one `to_play`.

    If it is `exact`, `value` is what each side gains by the `line`, and `cards` what each card brings the side to play;
    else the value lies in the `interval`, and so that of a card is not less than its number.
    """

    game: str
    to_play: int
    exact: bool
    value: Mapping[Account, float] | None
    interval: tuple[float, float]
    cards: Mapping[Card, float]
    line: tuple[Card, ...]
    nodes: int
    unit: str
    model: str

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards than which none is better."""
        most = max(self.cards.values())
        return tuple([card for card, value in self.cards.items() if value == most])

    def plain(self) -> dict[str, object]:
        """The same as text and numbers, for programs."""
        return {
            "game": self.game,
            "to_play": self.to_play,
            "exact": self.exact,
            "value": None if self.value is None else {str(side): number(each) for side, each in self.value.items()},
            "interval": [number(each) for each in self.interval],
            "cards": {card.text: number(each) for card, each in self.cards.items()},
            "line": [card.text for card in self.line],
            "nodes": self.nodes,
            "unit": self.unit,
            "model": self.model,
        }


def number(value: float) -> int | float:
    """A number without a needless fraction.

    >>> number(2.0), number(-1.5)
    (2, -1.5)
    """
    return int(value) if value == int(value) else value
