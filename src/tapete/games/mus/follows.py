"""From what the judge says follows to what is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tapete.table.ruling import Ruling

T = TypeVar("T")

_WHY: Mapping[str, tuple[str, ...]] = {
    "nothing is to be done": (
        "deal-stands", "no-penalty", "keeps-cards", "hand-goes-on", "no-fixed-penalty", "others-may-use-it",
        "score-stands", "card-kept", "partner-unhurt", "punto-stands",
    ),
    "nobody is asked, or offered, anything else": (
        "may-stand", "discard-takes-place", "one-card-at-least", "no-undo", "as-addition", "out-of-lance",
        "partner-may-answer",
    ),
    "the showing and the count do it of themselves": (
        "hand-dead", "also-after-refusals", "deje-is-all", "bettors-collect-values", "order-of-collecting",
        "nothing-more-collected",
    ),
    "hands cannot be dealt wrongly at this table": ("same-dealer",),
}  # fmt: skip

TOLD_ONLY: Mapping[str, str] = {key: why for why, keys in _WHY.items() for key in keys}
"""What follows from a ruling and needs no deed, each with the reason."""


def following(ruling: Ruling, effects: Mapping[str, T]) -> T:
    """The one thing to be done that follows from the ruling."""
    return next(effects[key] for key in ruling.follows if key not in TOLD_ONLY)
