"""A hand in numbers, for those who read a record."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import summary
from tests.games.voltarete.hands import Voltarete, endgame, hand


def told(case: Voltarete) -> dict[Any, dict[str, object]]:
    state = case.state
    return summary.result(state.game, state.events[state.hand_event :], state.ledger.of_hand(state.hand))


def test_who_made_himself_what_came_of_it_and_what_each_won() -> None:
    case = hand(30, ANA="1E 2E 1B 12E 11E 10E 7E 6E 5E").make("ana", "só", "espadas").begun().play_out_hand()
    assert told(case) == {
        0: {"game": "só", "result": "win", "tricks": 5, "won": 29 + 2 * (6 + 9 + 2)},
        1: {"game": None, "result": None, "tricks": 0, "won": -17},
        2: {"game": None, "result": None, "tricks": 0, "won": -17 - 5},
    }, "Clara has dealt"


def test_tricks_are_those_of_each() -> None:
    case = endgame("bastos", ANA="5O 3C", BLAS="12O 12C", CLARA="3O 11C").play("5O 12O 3O 12C 11C 3C")
    found = summary.result(case.state.game, (*hand().make("ana").state.events, *case.state.events), ())
    assert [found[seat]["tricks"] for seat in range(3)] == [0, 2, 0]


def test_a_reposta_that_all_have_granted_or_a_casca_given_back_is_one() -> None:
    granted = hand(30).make("ana", suit="copas").buy().do("ana ask-reposta, blas grant, clara grant")
    assert told(granted)[0]["result"] == "reposta" and told(granted)[1]["result"] is None
    assert told(hand(30).all_pass().do("ana casca, ana give-back"))[0]["result"] == "reposta"


def test_a_hand_that_all_passed_has_no_game_and_one_that_goes_on_no_summary() -> None:
    case = hand(25).all_pass()
    assert told(case) == {}
    over = told(case.do("ana passo, blas passo, clara passo"))
    assert [over[seat] for seat in (0, 1)] == [{"game": None, "result": None, "tricks": 0, "won": -2}] * 2
    assert over[2]["won"] == -2 - 5


def test_the_marks_are_what_each_owes() -> None:
    state = Voltarete(start={"remissas": [[0, 40], [1, 61], [0, 10]]}).state
    assert [summary.marks(state, seat) for seat in range(3)] == [{"remissas": 50}, {"remissas": 61}, {}]
