"""What of the Cientos can be practised: the play of the cards, and what a hand can announce."""

from __future__ import annotations

from random import Random

from tapete.cards import Card
from tapete.games.cientos.game import CientosGame
from tapete.games.cientos.ranking import CLASSES, HAND, PACK, POINT, SEQUENCES, SETS, arranged, combinations
from tapete.table.event import event
from tapete.table.exercise import Exercise, Practice

GOOD, EQUAL, BAD = "good", "equal", "not-good"
POINT_LAWS = ("cie.6", "cie.24", "cie.25", "cie.26")
SEQUENCE_LAWS = ("cie.7", "cie.160", "cie.161", "cie.162")
SET_LAWS = ("cie.9", "cie.35", "cie.166", "cie.167")
LARGE = 14
"""What counts so much is seldom held, and easily miscounted."""
LAWS = (POINT_LAWS, SEQUENCE_LAWS, SET_LAWS)


def _hand(lot: Random) -> tuple[Card, ...]:
    return arranged(lot.sample(PACK, HAND))


def point(rules: CientosGame, lot: Random, level: int) -> Exercise | None:
    """What the best point of the hand adds up to."""
    hand = _hand(lot)
    best, *others = combinations(hand, POINT)
    if len(best.cards) != 3 + level or any(other.size == best.size for other in others):
        return None
    return Exercise(
        ask=event("cientos-point"), answer="number", right=str(best.size),
        why=event("cientos-point", cards=best.cards, number=best.size),
        laws=POINT_LAWS, grade=level, shown=hand, most=75,
    )  # fmt: skip


def counts(rules: CientosGame, lot: Random, level: int) -> Exercise | None:
    """What the sequences, or the fourteens and threes, of the hand count if they are good."""
    hand, contest = _hand(lot), lot.choice((SEQUENCES, SETS))
    found = combinations(hand, contest)
    if not found:
        return None
    grade = 3 if max(one.points for one in found) >= LARGE else min(len(found), 2)
    number = sum(one.points for one in found)
    held = tuple(card for one in found for card in one.cards)
    return Exercise(
        ask=event(f"cientos-{CLASSES[contest]}"), answer="number", right=str(number),
        why=event(f"cientos-{CLASSES[contest]}", cards=held, number=number), laws=LAWS[contest], grade=grade,
        shown=hand, most=60,
    )  # fmt: skip


def answer(rules: CientosGame, lot: Random, level: int) -> Exercise | None:
    """What is answered to the best that the mano can announce of one class: good, equal, or not good."""
    cards, contest = lot.sample(PACK, 2 * HAND), lot.choice((POINT, SEQUENCES, SETS)[: 1 + level])
    own, other = arranged(cards[:HAND]), arranged(cards[HAND:])
    mine, theirs = combinations(own, contest), combinations(other, contest)
    if not theirs or not mine:
        return None
    first, second = theirs[0], mine[0]
    said = GOOD if first.strength > second.strength else EQUAL if first.strength == second.strength else BAD
    if level > 1 and abs(first.size - second.size) > 6 // level:
        return None
    return Exercise(
        ask=event(f"cientos-answer-{CLASSES[contest]}", number=first.size, rank=first.cards[0].rank),
        answer="choice", right=said, choices=(GOOD, EQUAL, BAD),
        why=event(f"cientos-answer-{CLASSES[contest]}", answer=said, cards=second.cards, number=second.size),
        laws=(*LAWS[contest], "cie.ad.5.1"), grade=level, shown=own, truth=(own, first),
    )  # fmt: skip


PRACTICE = Practice(
    own={"point": point, "counts": counts, "answer": answer},
    shared=("highest", "follow", "takes", "puzzle"),
    goal="tricks",
    takes=("cie.150", "cie.22"),
    aims=("cie.13",),
)
