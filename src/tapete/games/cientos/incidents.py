"""Everything the judge of the Cientos can be asked: the facts that matter in each irregularity, and how far they go."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.cientos import judge
from tapete.games.cientos.judge import DEAL, DEALT, DRAW, EXCHANGED, PLAYED, RIGHT, SHORT, SIX, TOO_MANY
from tapete.games.cientos.ranking import PACK
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

COUNTS = (RIGHT, TOO_MANY, SHORT)

_TABLE: Mapping[str, tuple[Callable[..., Ruling], tuple[Fact, ...]]] = {
    "short-cut": (judge.short_cut, (Fact("lifted", range(len(PACK) + 1)),)),
    "shuffle": (
        judge.shuffle,
        (
            Fact("who", ("mano", "pie")),
            Fact("shuffled", YES_NO, False),
            Fact("dealer_last", YES_NO, False),
        ),
    ),
    "deal-manner": (
        judge.deal_manner,
        (Fact("packet", range(1, 13)), Fact("before", (0, 2, 3), 0), Fact("exchanged", YES_NO, False)),
    ),
    "deal-out-of-turn": (judge.deal_out_of_turn, (Fact("drawn", YES_NO),)),
    "double-card": (judge.double_card, ()),
    "exposed-in-deal": (
        judge.exposed_in_deal,
        (Fact("cards", range(1, 25), 1), Fact("mano_content", YES_NO), Fact("pie_content", YES_NO)),
    ),
    "wrong-count": (
        judge.wrong_count,
        (
            Fact("mano", COUNTS),
            Fact("pie", COUNTS),
            Fact("moment", (DEALT, EXCHANGED, PLAYED)),
            Fact("cause", (DEAL, DRAW, SIX), DEAL),
            Fact("accepted", YES_NO, False),
            Fact("several", YES_NO, False),
        ),
    ),
    "wrong-stock": (judge.wrong_stock, (Fact("left", range(len(PACK) + 1)),)),
    "stock-exposed": (
        judge.stock_exposed,
        (Fact("by", ("mano", "pie")), Fact("mano_discarded", YES_NO), Fact("content", YES_NO, False)),
    ),
    "discard-uncovered": (judge.discard_uncovered, (Fact("whose", ("own", "other")),)),
    "named-suit": (judge.named_suit, (Fact("led_it", YES_NO, False),)),
    "second-discard": (judge.second_discard, (Fact("touched", YES_NO),)),
    "late-blancas": (judge.late_blancas, (Fact("discarded", YES_NO),)),
    "lesser-first": (judge.lesser_first, (Fact("kind", ("sequence", "fourteen", "three")), Fact("good", YES_NO))),
    "forgotten": (
        judge.forgotten,
        (
            Fact("greater", YES_NO),
            Fact("named", YES_NO, True),
            Fact("lost", YES_NO, False),
            Fact("played", YES_NO, False),
        ),
    ),
    "not-shown": (
        judge.not_shown,
        (Fact("what", ("point", "sequence", "set"), "point"), Fact("sets_named", YES_NO, False)),
    ),
    "false-claim": (
        judge.false_claim,
        (
            Fact("kind", ("point", "sequence", "fourteen", "three")),
            Fact("opened", YES_NO),
            Fact("another_fourteen", YES_NO, False),
        ),
    ),
    "missing-fourth": (judge.missing_fourth, (Fact("asked", YES_NO, True), Fact("holds_fourth", YES_NO, False))),
    "revoke": (judge.revoke, (Fact("mixed", YES_NO, False),)),
    "take-back": (
        judge.take_back,
        (
            Fact("running", YES_NO),
            Fact("changed_suit", YES_NO),
            Fact("called", YES_NO),
            Fact("led_next", YES_NO, False),
        ),
    ),
    "out-of-turn": (judge.out_of_turn, (Fact("answered", YES_NO),)),
    "miscount": (judge.miscount, (Fact("cut", YES_NO),)),
    "leaves": (
        judge.leaves,
        (
            Fact("points", range(100)),
            Fact("stake", range(1, 1001), 4),
            Fact("double", YES_NO, True),
            Fact("quality", range(251), 0),
        ),
    ),
}

INCIDENTS: Mapping[str, Incident] = {name: Incident(name, facts, law) for name, (law, facts) in _TABLE.items()}
"""Everything the judge of the Cientos can be asked."""
