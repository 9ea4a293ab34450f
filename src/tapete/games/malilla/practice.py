"""What of a Malilla can be practised: the play of the cards, and the count of what was taken."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from random import Random

from tapete.games.malilla.game import MalillaGame
from tapete.games.malilla.settle import Count, multiplier, result
from tapete.games.malilla.state import MalillaState
from tapete.games.malilla.variants import CAPOTE, TRICK_POINTS, VARIANTS, WORTH
from tapete.table.event import event
from tapete.table.exercise import Exercise, Practice

COUNT_LAWS = ("mal.34", "mal.35", "mal.36", "mal.37", "mal.38", "mal.39", "mal.40")
TRICKS = {1: (1, 2), 2: (2, 4), 3: (4, 6)}
"""By the level: between how many tricks lie to be counted."""


def count(rules: MalillaGame, lot: Random, level: int) -> Exercise:
    """How many points lie in these tricks: those of the cards, and one for each trick."""
    variant = VARIANTS[rules.name]
    tricks = lot.randint(*TRICKS[level])
    cards = tuple(lot.sample(variant.pack, tricks * variant.counted))
    in_cards, points = sum(WORTH[card] for card in cards), tricks * TRICK_POINTS
    return Exercise(
        ask=event("malilla-count", number=tricks, each=variant.counted), answer="number", right=str(in_cards + points),
        why=event("malilla-count", number=in_cards, tricks=points, sum=in_cards + points), laws=COUNT_LAWS, grade=level,
        shown=cards, most=72,
    )  # fmt: skip


def pays(rules: MalillaGame, lot: Random, level: int) -> Exercise | None:
    """What a side wins or pays with so many points, at the single rate or in the favourite suit."""
    variant, favourite = VARIANTS[rules.name], level > 1
    own = variant.share + lot.randint(1, variant.share - 4) * (-1 if level == 3 else 1)
    rest = [own, CAPOTE - own] if len(rules.sides) == 2 else _spread(own, len(rules.sides), lot)
    net = result(variant, Count(rules.sides, dict(zip(rules.sides, rest, strict=True))), rules.sleeping)
    amount = net[rules.sides[0]] * multiplier(favourite, False, 2)
    detail = {"number": own, "favourite": "yes" if favourite else "no", "share": variant.share}
    return Exercise(
        ask=event("malilla-pays", **detail), answer="number", right=str(abs(amount)),
        why=event("malilla-pays", **detail, amount=abs(amount), won="yes" if amount > 0 else "no"),
        laws=(*rules.result_laws, *(("mal.11",) if favourite else ())), grade=level, most=2 * CAPOTE,
    )  # fmt: skip


def _spread(own: int, sides: int, lot: Random) -> list[int]:
    """What the others may have counted, if one has so much."""
    found = [own]
    for left in range(sides - 1, 1, -1):
        found.append(lot.randint(0, (CAPOTE - sum(found)) * 2 // left) if left > 1 else 0)
    return [*found, CAPOTE - sum(found)]


def together(state: MalillaState, seat: int) -> Collection[int]:
    """Partners; where each plays for himself nobody else."""
    return [each for each in state.active if not state.variant.single and state.side(each) == state.side(seat)] or [
        seat
    ]


OF_ALL = Practice(
    own={"count": count, "pays": pays},
    shared=("highest", "follow", "takes", "puzzle"),
    goal="points",
    takes=("mal.8", "mal.9", "mal.33"),
    aims=("mal.34", "mal.40"),
    together=together,
)

SLEEPING = replace(OF_ALL, own={"count": count})
"""Where cards may sleep, the points of one side do not tell what it is paid."""

PRACTICES = {name: SLEEPING if variant.stock else OF_ALL for name, variant in VARIANTS.items()}
