"""What is remembered: levels rise and fall, mistakes come back after days, the ten of a day are the same for all."""

from __future__ import annotations

from random import Random

import pytest

import tapete
from tapete.errors import BadOption
from tapete.practice import page
from tapete.practice.drawing import Name, kinds
from tapete.practice.page import next_task, sheet, today
from tapete.practice.progress import Mistake, Progress, answered, read, ten_of, upcoming, written

DAY = 20_000


def name(seed: int, level: int = 1, kind: str = "total") -> Name:
    return Name("mus", kind, level, seed)


def after(*answers: bool, level: int = 1) -> Progress:
    progress = Progress()
    for seed, right in enumerate(answers):
        progress = answered(progress, name(seed, level), right, DAY)
    return progress


def test_five_right_in_a_row_raise_the_level_and_three_mistakes_lower_it() -> None:
    assert after(*[True] * 4).skill("total").level == 1
    higher = after(*[True] * 5)
    assert higher.skill("total").level == 2
    for seed in range(3):
        higher = answered(higher, name(50 + seed, level=2), False, DAY)
    assert higher.skill("total").level == 1


def test_a_mistake_between_begins_the_row_anew() -> None:
    assert after(True, True, True, True, False, True).skill("total").level == 1


def test_an_exercise_of_another_level_moves_none() -> None:
    assert after(*[True] * 9, level=3).skill("total").level == 1


def test_a_mistake_comes_back_after_three_others() -> None:
    progress = answered(Progress(), name(7), False, DAY)
    for seed in range(3):
        assert str(upcoming(progress, "mus", DAY, Random(seed))) != "total-1-7"
        progress = answered(progress, name(100 + seed), True, DAY)
    assert str(upcoming(progress, "mus", DAY, Random(0))) == "total-1-7"


def test_answered_rightly_it_comes_back_after_longer_and_longer_and_then_no_more() -> None:
    progress, day = answered(Progress(), name(7), False, DAY), DAY
    for wait in (1, 3, 7, 21):
        progress = answered(progress, name(7), True, day)
        assert progress.due(day + wait - 1) == () and [each.name for each in progress.due(day + wait)] == ["total-1-7"]
        day += wait
    assert answered(progress, name(7), True, day).mistakes == ()


def test_answered_before_its_day_it_waits_as_before() -> None:
    progress = answered(answered(Progress(), name(7), False, DAY), name(7), True, DAY)
    assert answered(progress, name(7), True, DAY).mistakes == progress.mistakes


def test_missed_again_it_begins_anew() -> None:
    progress = answered(answered(Progress(), name(7), False, DAY), name(7), True, DAY)
    again = answered(progress, name(7), False, DAY + 1)
    assert again.mistakes == (Mistake("total-1-7", 0, DAY + 1, 3),)


@pytest.mark.parametrize("game", tapete.REGISTRY)
def test_the_ten_of_a_day_are_the_same_for_all_and_others_tomorrow(game: str) -> None:
    ten = ten_of(game, DAY)
    assert ten == ten_of(game, DAY) and len(set(ten)) == 10 and not set(ten) & set(ten_of(game, DAY + 1))
    assert [each.level for each in ten] == sorted(each.level for each in ten)
    assert {each.kind for each in ten} == set(kinds(game))


def test_each_of_the_ten_counts_once_and_in_turn() -> None:
    ten, progress = ten_of("mus", DAY), Progress()
    progress = answered(progress, ten[1], True, DAY)
    assert progress.daily == ()
    for place, each in enumerate(ten):
        progress = answered(progress, each, place != 3, DAY)
        progress = answered(progress, each, True, DAY)
    assert progress.answered_today(DAY) == tuple(place != 3 for place in range(10))
    assert progress.answered_today(DAY + 1) == ()
    with pytest.raises(BadOption, match="tomorrow"):
        next_task("mus", progress, DAY, Random(1), "day")


def test_what_is_kept_is_read_again() -> None:
    progress = after(True, False, True)
    assert read("mus", written(progress)) == progress


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        '{"mistakes": 3}',
        '{"mistakes": [{"name": "x"}]}',
        '{"skills": {"total": {"level": "a"}}}',
        '{"day": 1e999}',
        "[" * 100_000,
    ],
)
def test_what_cannot_be_read_is_forgotten(text: str) -> None:
    assert read("mus", text) == Progress()


def test_a_step_that_nobody_takes_is_the_first() -> None:
    kept = '{"mistakes": [{"name": "total-1-7", "step": -10, "day": 0, "wait": 0}]}'
    later = answered(read("mus", kept), name(7), True, DAY)
    assert later.mistakes == (Mistake("total-1-7", 1, DAY + 1),)


def test_what_is_asked_no_more_is_forgotten() -> None:
    kept = written(Progress({}, (Mistake("gone-1-1", 0, DAY), Mistake("total-1-1", 0, DAY))))
    assert [each.name for each in read("mus", kept).mistakes] == ["total-1-1"]


def test_new_exercises_are_of_the_kind_that_was_asked_least() -> None:
    progress, lot = Progress(), Random(4)
    for _ in range(len(kinds("mus"))):
        progress = answered(progress, upcoming(progress, "mus", DAY, lot), True, DAY)
    assert {skill.asked for skill in progress.skills.values()} == {1} and set(progress.skills) == set(kinds("mus"))


def test_the_sheet_tells_what_is_due() -> None:
    told = sheet("mus", after(False, True), DAY)
    assert (told.due, told.kept, told.daily) == (1, 1, ())
    assert {skill.kind: (skill.right, skill.asked) for skill in told.skills}["total"] == (1, 2)


def test_a_day_is_the_same_everywhere() -> None:
    assert today(86_399.9) == 0 and today(86_400) == 1


def test_a_game_without_exercises_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "kinds", lambda game: ())
    with pytest.raises(BadOption, match="no exercises"):
        next_task("mus", Progress(), DAY, Random(1))
