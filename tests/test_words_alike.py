"""The terminal and the browser say the same: these cases are also told by web/tests/words.test.ts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.table.action import Action
from tapete.table.event import Detail, Event, Seat
from tapete.table.ledger import Entry
from tapete.table.offer import Accuse
from tapete.table.view import Call, Heap, Note, Score
from tapete.words import Words

CASES = json.loads(Path(__file__).with_name("words_alike.json").read_text(encoding="utf-8"))
NAMES = CASES["names"]


def read(detail: Any) -> Detail:
    """A detail as it is within Python."""
    if isinstance(detail, dict):
        return Seat(detail["seat"])
    if isinstance(detail, list):
        return tuple(Card.parse(item) for item in detail) if detail[0][0].isdigit() else tuple(detail)
    return Card.parse(detail) if isinstance(detail, str) and detail[0].isdigit() else detail


def told(kind: str, case: dict[str, Any]) -> str:
    """One case in words."""
    words, you = Words(case["language"], case["folder"]), case.get("you")
    match kind:
        case "account":
            scores = tuple(Score(side, tuple(seats), 0) for side, seats in case["scores"])
            return words.account(case["account"], scores, NAMES, you)
        case "amount":
            entry = Entry(1, case["payer"], case["payee"], case["amount"], "", ())
            return words.amount(entry, case["unit"])
        case "event":
            details = tuple((name, read(detail)) for name, detail in case["details"])
            return words.event(Event(case["key"], case["seat"], details), NAMES, you)
        case "note":
            value = case["value"]
            return words.note(
                Note(case["key"], Seat(**value) if isinstance(value, dict) else value, case["seat"]), NAMES, you
            )
        case "action":
            return words.action(Action.parse(case["action"]), NAMES)
        case "call":
            call = Call(case["stage"], case["seat"], case["said"])
            return f"{words.stage(call.stage)}: {words.call(call, NAMES)}"
        case "heap":
            heap = Heap(case["key"], tuple(case["cards"]), case["amount"], case["seat"])
            return words.heap(heap, case["unit"], NAMES)
        case "accuse":
            charges = tuple((kind, tuple(seats)) for kind, seats in case["charges"])
            return words.offer(Accuse(case["word"], charges), NAMES)
        case "ending":
            scores = tuple(Score(side, tuple(seats), 0) for side, seats in case["scores"])
            return words.ending(case["winners"], scores, NAMES, you)
        case "problem":
            return words.error(TapeteError(case["key"], "", **case["args"]))
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("kind", "case"), [(kind, case) for kind, cases in CASES.items() if kind != "names" for case in cases]
)
def test_the_case_is_told_in_these_words(kind: str, case: dict[str, Any]) -> None:
    assert told(kind, case) == case["told"]
