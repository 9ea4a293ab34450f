"""The second account of what is paid: it agrees with the ledger, and finds a payment that was lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from tapete.games.malilla.state import MalillaState
from tapete.soak import Broken, Plan, tried
from tapete.soak.steps import paid_as_reckoned
from tapete.table.game import GUIDED, OPEN
from tapete.table.ledger import MIDDLE, Entry, Ledger
from tapete.table.state import State
from tests.games.malilla.hands import (
    ALL_FIVE,
    BARROTADA,
    COJA,
    CUBIERTAS,
    VISTAS,
    Malilla,
    misdealt,
    opened,
    ready,
    turning,
    wrong_deal,
)

MATCHES = 6
"""So many short matches must be enough to find a bug."""


# A bug planted in the game is found in random matches.


@pytest.mark.parametrize("of", ALL_FIVE)
@pytest.mark.parametrize("lost", ["turn-up", "result"])
def test_matches_in_which_a_payment_is_lost_are_found(monkeypatch: pytest.MonkeyPatch, of: str, lost: str) -> None:
    assert "must have gained" in found(monkeypatch, of, GUIDED, lost)


@pytest.mark.parametrize(
    ("of", "lost"), [(BARROTADA, "revoke"), (VISTAS, "talk"), (CUBIERTAS, "peek"), (CUBIERTAS, "turn-up-returned")]
)
def test_matches_in_which_a_fine_is_lost_are_found(monkeypatch: pytest.MonkeyPatch, of: str, lost: str) -> None:
    assert "must have gained" in found(monkeypatch, of, OPEN, lost)


def found(monkeypatch: pytest.MonkeyPatch, of: str, table: str, lost: str) -> str:
    """What the checks say of matches in which one tanto of every payment for this reason goes astray."""

    def paying(state: MalillaState, entries: Iterable[Entry]) -> State:
        short = [replace(each, amount=each.amount - 1) if each.reason == lost else each for each in entries]
        return State.paying(state, _level(short))

    monkeypatch.setattr(MalillaState, "paying", paying)
    plans = (Plan(of, table, seed, agreed=(("rounds", 1),)) for seed in range(MATCHES))
    outcomes = (tried(plan, often=0, again=0).reason for plan in plans)
    return next((reason for reason in outcomes if reason), "")


def _level(entries: list[Entry]) -> list[Entry]:
    """The payments so that the middle of the table is level, for what is not is found in another way."""
    left = sum(each.amount * ((each.payee == MIDDLE) - (each.payer == MIDDLE)) for each in entries)
    first = next((each for each in entries if (each.payer if left > 0 else each.payee) == MIDDLE), None)
    return [replace(each, amount=each.amount + abs(left)) if each is first else each for each in entries]


# Of single hands every payment is accounted for.

SHORTAGE = {"sleeping": "shortage"}
EVEN = {"ANA": (3, "O"), "CLARA": (3, "C"), "DIEGO": (3, "E"), "BLAS": (3, "B")}
UNEVEN = {"BLAS": (3, "C 11E"), "CLARA": (3, "9E 1E"), "DIEGO": (2, "9B 12E"), "ANA": (4, "rest")}


def before_the_end(case: Malilla) -> tuple[Malilla, Malilla]:
    """The moment before the last card, or before the last who has nothing to claim, and the one after it."""
    while True:
        after = case.do(f"{case.turn} done") if case.phase == "count" else case.step()
        if after.told("counted"):
            return case, after
        case = after


def guided(case: Malilla) -> tuple[Malilla, Malilla]:
    """The same at the guided table, where the last card settles the hand."""
    while not (after := case.play(case.choices(case.turn, "play")[0])).told("counted"):
        case = after
    return case, after


HANDS: dict[str, Callable[[], tuple[Malilla, Malilla]]] = {
    "result": lambda: guided(turning("5B").last_trick(ANA=(7, "O C 9E"), BLAS=(5, "rest"))),
    "capote": lambda: guided(turning("5B").last_trick(ANA=(12, "rest"))),
    "in the favourite": lambda: guided(
        turning("5B", start={"favourite": "B"}).last_trick(ANA=(7, "O C 9E"), BLAS=(5, "rest"))
    ),
    "without trumps, and doubled twice": lambda: guided(
        Malilla(DIEGO="5B", trump="dealer", contra=True)
        .do("diego trump none, ana contra, blas contra, ana paso, clara paso")
        .last_trick(ANA=(7, "O C 9E"), BLAS=(5, "rest"))
    ),
    "in a favourite that was named": lambda: guided(
        Malilla(DIEGO="5B", trump="dealer", start={"favourite": "B"})
        .do("diego trump bastos")
        .last_trick(ANA=(7, "O C 9E"), BLAS=(5, "rest"))
    ),
    "barrotada": lambda: guided(turning("5B", BARROTADA).last_trick(**UNEVEN)),
    "barrotada, capote": lambda: guided(turning("5B", BARROTADA).last_trick(ANA=(12, "rest"))),
    "coja": lambda: guided(turning("5B", COJA).last_trick(ANA=(4, "O C"), CLARA=(2, "10E 10B"), BLAS=(6, "rest"))),
    "vistas": lambda: guided(turning("5B", VISTAS).last_trick(ANA=(13, "O C 9E"), BLAS=(11, "rest"))),
    "cubiertas": lambda: guided(turning("5B", CUBIERTAS).last_trick(ANA=(8, "O C 10B"), BLAS=(4, "9E 1E 12E"))),
    "cubiertas, by the shortage": lambda: guided(
        turning("5B", CUBIERTAS, **SHORTAGE).last_trick(ANA=(8, "O C 10B"), BLAS=(4, "9E 1E 12E"))
    ),
    "a fine": lambda: before_the_end(opened(DIEGO="2B").do("diego say oros, ana claim talk diego").play_on()),
    "a fine, 4 3 3": lambda: before_the_end(
        opened(BARROTADA, DIEGO="2B").do("ana say oros, blas claim talk ana").last_trick(**UNEVEN)
    ),
    "ten to each": lambda: before_the_end(
        opened(BARROTADA, fine_to_each=True, DIEGO="2B").do("blas say oros, ana claim talk blas").last_trick(**EVEN)
    ),
    "short of a card": lambda: before_the_end(
        misdealt("2E", "blas", "ana").do("ana play 5O, clara claim cards blas, blas claim cards ana").play_on()
    ),
    "dealt out of turn": lambda: before_the_end(
        wrong_deal("12C").do("clara play 2O, ana claim deal blas").play_on()
    ),
}  # fmt: skip


def alcalde_out_of_turn() -> tuple[Malilla, Malilla]:
    case = ready(opened(BARROTADA, alcalde=True).do("blas take-pack"), "2B").do("blas deal")
    return before_the_end(case.do(f"clara play {case.held('clara')[0]}, ana claim deal blas"))


HANDS["an Alcalde's ten"] = alcalde_out_of_turn


@pytest.mark.parametrize("hand", HANDS)
def test_a_settlement_from_which_any_one_payment_is_missing_is_found(hand: str) -> None:
    before, after = HANDS[hand]()
    paid_as_reckoned(before.state, after.state)
    old, new = before.state.ledger.entries, after.state.ledger.entries
    assert len(new) > len(old)
    for lost in range(len(old), len(new)):
        with pytest.raises(Broken, match="must have gained"):
            paid_as_reckoned(before.state, after.state.but(ledger=Ledger(new[:lost] + new[lost + 1 :])))


RETURNED: dict[str, tuple[Callable[[], Malilla], str]] = {
    "bad deal": (lambda: misdealt("1E", "ana", "diego"), "ana claim cards ana"),
    "bad deal in coja": (lambda: misdealt("1B", "ana", "clara", COJA), "ana claim cards ana"),
    "dealt out of turn": (lambda: wrong_deal("12C"), "diego claim deal blas"),
    "dealt out of turn, and led": (lambda: wrong_deal("12C").do("clara play 2O"), "diego claim deal blas"),
}


@pytest.mark.parametrize("how", RETURNED)
def test_a_turn_up_that_is_not_given_back_is_found(how: str) -> None:
    make, line = RETURNED[how]
    before = make()
    after = before.do(line)
    paid_as_reckoned(before.state, after.state)
    with pytest.raises(Broken, match="must have gained"):
        paid_as_reckoned(before.state, after.state.but(ledger=before.state.ledger))


def test_a_payment_of_which_nobody_was_told_is_found() -> None:
    case = turning("5B")
    paid = case.state.paying([Entry(1, 0, 1, 3, "result", ("mal.42",))])
    with pytest.raises(Broken, match="side 0 must have gained 0, and has gained -3"):
        paid_as_reckoned(case.state, paid)
