"""What of the Revesino can be practised: the play of the cards, their points, and what they are paid."""

from __future__ import annotations

from random import Random

from tapete.games.revesino.game import RevesinoGame
from tapete.games.revesino.pack import PACK, WORTH, points
from tapete.table.event import event
from tapete.table.exercise import Exercise, Practice

CARDS = {1: (4, 8), 2: (8, 16), 3: (16, 24)}


def taken(rules: RevesinoGame, lot: Random, level: int) -> Exercise:
    """How many points lie in these tricks."""
    cards = tuple(lot.sample(PACK, 4 * (lot.randint(*CARDS[level]) // 4)))
    return Exercise(
        ask=event("revesino-points"), answer="number", right=str(points(cards)),
        why=event("revesino-points", number=points(cards)), laws=("rev.57", "rev.58"), grade=level,
        shown=cards, most=40,
    )  # fmt: skip


def tantos(rules: RevesinoGame, lot: Random, level: int) -> Exercise | None:
    """How many tantos the payment cards among these are worth."""
    cards = tuple(lot.sample(PACK, 7 + 3 * level))
    paid = tuple(card for card in cards if card in WORTH)
    if len(paid) < level:
        return None
    worth = sum(WORTH[card] for card in paid)
    return Exercise(
        ask=event("revesino-tantos"), answer="number", right=str(worth),
        why=event("revesino-tantos", number=worth, cards=paid), laws=("rev.59", "rev.203", "rev.204", "rev.205"),
        grade=level, shown=cards, most=8,
    )  # fmt: skip


PRACTICE = Practice(
    own={"points": taken, "tantos": tantos},
    shared=("highest", "follow", "takes", "puzzle"),
    goal="few",
    takes=("rev.54", "rev.114"),
    aims=("rev.57", "rev.201"),
)
