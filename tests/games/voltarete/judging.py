"""What the judge of Voltarete says, for tests: the ruling on some facts, and who pays whom by it.

A table of rulings goes from the law to the case to what is expected. A line at the margin names the laws and says what
they say; under it stand the cases that they decide, each with decision, what follows, and who pays whom how much for
what:

    II.13.9 Cards left over after nine tricks stay unplayed, and all who have one owe.
      cards-left-over players_over=2: hand-over; by-tricks; miscounted pot 25 wrong-count

Those laws and no others are cited. Of facts that are not told the usual ones are meant, with 25 in the pot; `VOID` is
all that follows from a void hand. What is indented further goes on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tapete.table.game import game
from tapete.table.ruling import Ruling

VOID = ("hand-void", "same-dealer", "passes-back")
CITED = re.compile(r"(?:I+\.\d+\.\d+ )+")


def judged(incident: str, of: str = "voltarete", /, **facts: Any) -> Ruling:
    """The ruling of a table of this game on an incident."""
    return game(of).incident(incident).ruling(facts)


def paid(ruling: Ruling) -> list[tuple[str, str, int]]:
    """Payer, payee and amount of each payment of a ruling."""
    return [(payment.payer, payment.payee, payment.amount) for payment in ruling.payments]


def by_law(table: str) -> list[Any]:
    """Each case of a table with what is expected, under the marks of its laws."""
    return list(_cases(table))


def _cases(table: str) -> Iterator[Any]:
    laws: list[str] = []
    for line in filter(None, table.replace("\n      ", " ").splitlines()):
        if not line.startswith(" "):
            cited = CITED.match(line)
            assert cited is not None, line
            laws = [f"vol.{each}" for each in cited[0].split()]
            continue
        case, _, wanted = line.strip().partition(": ")
        yield pytest.param(case, f"{wanted.strip()} by {' '.join(laws)}", marks=pytest.mark.law(*laws), id=case)


def ruled(case: str, of: str) -> str:
    """The ruling on a case of a table, written as in it."""
    incident, *facts = case.split()
    given = {name: _told(value) for name, _, value in (fact.partition("=") for fact in facts)}
    return _written(judged(incident, of, **given))


def _told(text: str) -> bool | int | str:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isdecimal() else text


def _written(ruling: Ruling) -> str:
    void = ruling.follows[:3] == VOID
    follows = ("VOID", *ruling.follows[3:]) if void else ruling.follows
    owing = [f"{each.payer} {each.payee} {each.amount} {each.reason}" for each in ruling.payments]
    parts = [ruling.decision, " ".join(follows) or "-", ", ".join(owing)]
    return f"{'; '.join(filter(None, parts))} by {' '.join(ruling.laws)}"
