"""Everything the judge of the Cientos can be asked: the facts that matter in each irregularity, and how far they go."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.cientos import judge
from tapete.games.cientos.judge import DEAL, DEALT, DRAW, EXCHANGED, PLAYED, RIGHT, SHORT, SIX, TOO_MANY
from tapete.games.cientos.ranking import PACK
from tapete.table.ruling import Fact, Incident, Judge, Rulings, whether

COUNTS = (RIGHT, TOO_MANY, SHORT)

# fmt: off
_TABLE: Mapping[str, tuple[Judge | Rulings, tuple[Fact, ...]]] = {
    "short-cut": (judge.SHORT_CUT, (Fact("lifted", range(len(PACK) + 1)),)),
    "shuffle": (judge.SHUFFLE, (
        Fact("who", ("mano", "pie")), whether("shuffled", False), whether("dealer_last", False))),
    "deal-manner": (judge.DEAL_MANNER, (
        Fact("packet", range(1, 13)), Fact("before", (0, 2, 3), 0), whether("exchanged", False))),
    "deal-out-of-turn": (judge.DEAL_OUT_OF_TURN, (whether("drawn"),)),
    "double-card": (judge.DOUBLE_CARD, ()),
    "exposed-in-deal": (judge.EXPOSED_IN_DEAL, (
        Fact("cards", range(1, 25), 1), whether("mano_content"), whether("pie_content"))),
    "wrong-count": (judge.WRONG_COUNT, (
        Fact("mano", COUNTS), Fact("pie", COUNTS), Fact("moment", (DEALT, EXCHANGED, PLAYED)),
        Fact("cause", (DEAL, DRAW, SIX), DEAL), whether("accepted", False), whether("several", False))),
    "wrong-stock": (judge.WRONG_STOCK, (Fact("left", range(len(PACK) + 1)),)),
    "stock-exposed": (judge.STOCK_EXPOSED, (
        Fact("by", ("mano", "pie")), whether("mano_discarded"), whether("content", False))),
    "discard-uncovered": (judge.DISCARD_UNCOVERED, (Fact("whose", ("own", "other")),)),
    "named-suit": (judge.NAMED_SUIT, (whether("led_it", False),)),
    "second-discard": (judge.SECOND_DISCARD, (whether("touched"),)),
    "late-blancas": (judge.LATE_BLANCAS, (whether("discarded"),)),
    "lesser-first": (judge.LESSER_FIRST, (Fact("kind", ("sequence", "fourteen", "three")), whether("good"))),
    "forgotten": (judge.FORGOTTEN, (
        whether("greater"), whether("named", True), whether("lost", False), whether("played", False))),
    "not-shown": (judge.NOT_SHOWN, (Fact("what", ("point", "sequence", "set"), "point"), whether("sets_named", False))),
    "false-claim": (judge.FALSE_CLAIM, (
        Fact("kind", ("point", "sequence", "fourteen", "three")), whether("opened"),
        whether("another_fourteen", False))),
    "missing-fourth": (judge.MISSING_FOURTH, (whether("asked", True), whether("holds_fourth", False))),
    "revoke": (judge.REVOKE, (whether("mixed", False),)),
    "take-back": (judge.TAKE_BACK, (
        whether("running"), whether("changed_suit"), whether("called"), whether("led_next", False))),
    "out-of-turn": (judge.OUT_OF_TURN, (whether("answered"),)),
    "miscount": (judge.MISCOUNT, (whether("cut"),)),
    "leaves": (judge.leaves, (
        Fact("points", range(100)), Fact("stake", range(1, 1001), 4), whether("double", True),
        Fact("quality", range(251), 0))),
}
# fmt: on

INCIDENTS: Mapping[str, Incident] = {name: Incident(name, facts, law) for name, (law, facts) in _TABLE.items()}
"""Everything the judge of the Cientos can be asked."""
