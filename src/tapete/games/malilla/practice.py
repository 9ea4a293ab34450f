"""What of a Malilla can be practised: the play of the cards, and the count of what was taken."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from random import Random

from tapete.games.malilla.game import MalillaGame
from tapete.games.malilla.settle import Count, multiplier, result
from tapete.games.malilla.state import MalillaState
from tapete.games.malilla.variants import CAPOTE, TRICK_POINTS, VARIANTS, WORTH
from tapete.table.event import Detail, Event, event
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
    mine, other, *_ = rules.sides
    points = {**dict.fromkeys(rules.sides, 0), mine: own, other: CAPOTE - own}
    amount = result(variant, Count(rules.sides, points), rules.sleeping)[mine] * multiplier(favourite, False, 2)
    won = "yes" if amount > 0 else "no"
    told: dict[str, Detail] = {"number": own, "favourite": "yes" if favourite else "no", "share": variant.share}
    return Exercise(
        ask=Event("malilla-pays", details=tuple(told.items())), answer="number", right=str(abs(amount)),
        why=Event("malilla-pays", details=tuple({**told, "amount": abs(amount), "won": won}.items())),
        laws=(*rules.result_laws, *(("mal.11",) if favourite else ())), grade=level, most=2 * CAPOTE,
    )  # fmt: skip


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
