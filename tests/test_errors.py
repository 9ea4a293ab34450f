"""Errors: what was wrong is told the same wherever it went wrong."""

from __future__ import annotations

import pickle

import pytest

from tapete.errors import BadOption, BadRecord, BadText, Illegal, TapeteError
from tapete.server.refusal import OtherEdition, Refusal, Stuck, Unreadable
from tapete.sitting.sitting import NotNow

SAID: list[TapeteError] = [
    BadOption("no-decision", "Nobody decided {what}.", what="anything"),
    BadRecord("bad-line", "Line {line} is {{odd}}.", line=3),
    BadText("bad-text", "No {card}.", card="9Z"),
    Illegal("not-lawful", "Not now."),
    NotNow("stale", "Look again: {at}, {now}.", at=1, now=2),
    Refusal("too-fast", "Wait {long}.", 429, 7, long="a moment"),
    Unreadable("table", None, ValueError("odd")),
    OtherEdition("table", "0.9", None, 2),
    Stuck("table", "1.0", "odd"),
]


@pytest.mark.parametrize("error", SAID, ids=lambda error: type(error).__name__)
def test_an_error_comes_out_of_another_process_as_it_was_said(error: TapeteError) -> None:
    told = pickle.loads(pickle.dumps(error))
    assert type(told) is type(error)
    assert (str(told), told.args, told.__dict__) == (str(error), error.args, error.__dict__)
