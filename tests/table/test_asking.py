"""A question put to several, one after the other."""

from __future__ import annotations

from tapete.table.action import Action
from tapete.table.asking import Question, asked, next_asked
from tests.table.made_up import MadeUp, noted, table


def heard(state: MadeUp, seat: int, yes: bool) -> MadeUp:
    return noted(state, f"{seat} {'yes' if yes else 'no'}")


def decided(state: MadeUp, seat: int, question: Question, yes: bool) -> MadeUp:
    return noted(state, f"{question.key} of {question.about} by {seat}: {yes}, in {state.phase}, {state.question}")


CONSENT = asked("consent", "agree", "refuse", heard=heard, decided=decided)
STATE = table(phase="consent", question=Question("leave", (2, 0, 3), "play", about=1))


def after(state: MadeUp, *said: str) -> MadeUp:
    for word in said:
        state = CONSENT.act(state, next_asked(state), Action(word))
    return state


def test_each_is_asked_in_turn() -> None:
    assert [CONSENT.turn(after(STATE, *["agree"] * count)) for count in range(3)] == [2, 0, 3]
    prompt = CONSENT.prompt(STATE, 2)
    assert prompt is not None
    assert (prompt.key, str(prompt)) == ("consent", "agree, refuse")
    assert CONSENT.prompt(STATE, 0) is None


def test_yes_takes_all_of_them() -> None:
    assert after(STATE, "agree", "agree").notes == ("2 yes", "0 yes")
    assert after(STATE, "agree", "agree").question == Question("leave", (3,), "play", about=1)
    assert after(STATE, "agree", "agree", "agree").notes == (
        "2 yes",
        "0 yes",
        "3 yes",
        "leave of 1 by 3: True, in play, None",
    )


def test_one_no_is_enough() -> None:
    assert after(STATE, "agree", "refuse").notes == ("2 yes", "0 no", "leave of 1 by 0: False, in play, None")
