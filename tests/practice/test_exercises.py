"""Exercises: a few of each kind, checked as the soak checks thousands; the same from the same name, in words, soon."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import tapete
from tapete.cards import Suit, cards
from tapete.errors import BadOption
from tapete.games.malilla.variants import play
from tapete.laws.book import LANGUAGES, cite
from tapete.practice.drawing import Name, exercise, kinds
from tapete.practice.endings import Ending
from tapete.practice.page import next_task
from tapete.practice.progress import Progress
from tapete.soak.practice import checked, problem_of
from tapete.words import Words, folder_of

EVERY = [(game, kind) for game in tapete.REGISTRY for kind in kinds(game)]
SLOW = ("puzzle", "cut")
SHARED = ("highest", "follow", "takes", "puzzle")
FIRST = {folder_of(game): game for game in reversed(tapete.REGISTRY)}.values()
"""A game of each folder."""


@pytest.mark.parametrize(("game", "kind"), [pair for pair in EVERY if pair[1] not in SLOW])
def test_the_answers_are_right_by_another_route(game: str, kind: str) -> None:
    assert checked(game, kind, 3 if game in FIRST else 1, seed=50_001).wrong == []


@pytest.mark.parametrize("game", [game for game in tapete.REGISTRY if "puzzle" in kinds(game)])
def test_a_puzzle_has_one_answer_by_the_compiled_solver(game: str) -> None:
    assert checked(game, "puzzle", 1, seed=50_001).wrong == []


def test_every_game_can_be_practised() -> None:
    assert all(len(kinds(game)) >= 4 for game in tapete.REGISTRY)


@pytest.mark.parametrize(("game", "kind"), [pair for pair in EVERY if pair[0] in FIRST])
def test_everything_that_is_asked_and_said_has_words_and_laws(game: str, kind: str) -> None:
    drawn = [exercise(Name(game, kind, level, 3)) for level in ((1,) if kind in SHARED else (1, 2, 3))]
    for lang in LANGUAGES:
        words = Words(lang, folder_of(game), "practice")
        assert words.text(f"practice-kind-{kind}")
        for own in drawn:
            names = [seat.name for seat in own.view.seats] if own.view else []
            assert words.practice("ask", own.ask, names, own.seat) and words.practice("why", own.why, names, own.seat)
            assert all(words.text(f"practice-choice-{each}") for each in own.choices)
            assert all(words.text(f"guide-{each}") for each in own.guide)
        assert words.missing == set()
    assert all(cite(law) for own in drawn for law in own.laws) and all(own.laws for own in drawn)


def test_the_same_name_makes_the_same_exercise() -> None:
    name = Name("zanga", "follow", 1, 12)
    first = exercise(name)
    exercise.cache_clear()
    again = exercise(name)
    assert again is not first and (again.ask, again.right, again.view) == (first.ask, first.right, first.view)


def test_exercises_never_end() -> None:
    drawn = [exercise(Name("mus", "discard", 2, seed)) for seed in range(40)]
    assert len({own.among for own in drawn}) == 40


@pytest.mark.parametrize(
    "text", ["follow-4-1", "follow-1", "nothing-1-1", "follow-1-x", "puzzle-1-1 ", "follow-1-1234567890"]
)
def test_what_is_no_exercise_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="no exercise"):
        Name.parse("malilla", text)


def test_the_answer_is_not_in_what_is_shown() -> None:
    """Who is winning, what may be played and what has been paid would tell it."""
    for game, kind in EVERY:
        if kind not in ("follow", "takes", "lance"):
            continue
        own = exercise(Name(game, kind, 1, 1))
        if own.view is not None:
            assert (own.view.prompt, own.view.winning, own.view.events, own.view.ledger) == (None, None, (), ())


def test_a_hand_to_follow_from_shows_no_card_of_the_others() -> None:
    for game in tapete.REGISTRY:
        if "follow" not in kinds(game):
            continue
        own = exercise(Name(game, "follow", 1, 4))
        assert own.view is not None
        hidden = [card for seat in own.view.seats if seat.seat != own.seat for card in seat.cards if card is not None]
        assert hidden == []


def test_the_check_finds_a_wrong_answer() -> None:
    for game, kind in (("malilla", "follow"), ("mus", "lance"), ("cientos", "point"), ("voltarete", "licenca")):
        name = Name(game, kind, 1, 7)
        own = exercise(name)
        other = {
            "cards": own.among[0].text if own.among and own.right != own.among[0].text else "",
            "seat": str((int(own.right) + 1) % 4) if own.answer == "seat" else "",
            "number": str(int(own.right) + 1) if own.answer == "number" else "",
            "choice": next((each for each in own.choices if each != own.right), ""),
        }[own.answer]
        assert problem_of(name, own) == "" and problem_of(name, replace(own, right=other)) != ""


def test_a_puzzle_by_hand() -> None:
    """The last two tricks of a Malilla: with the highest trump one draws theirs, and the last card takes the last."""
    hands = ("9O 2C", "1O 3E", "4E 5E", "6E 7E")
    stacks = tuple(tuple((card,) for card in cards(hand)) for hand in hands)
    search = Ending(play("malilla", (0, 1, 2, 3), Suit.OROS, False, True), frozenset({0, 2}))
    best, found = search.best(stacks, 0, ())
    assert (best, [card.text for card in found]) == (5 + 4 + 1 + 1, ["9O"])
    assert [seat for seat, _ in search.line(stacks, 0, ())] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_in_a_puzzle_all_cards_lie_open() -> None:
    task = next_task("malilla", Progress(), 0, Random(1), "puzzle-1-1")
    assert task.view is not None and all(None not in seat.cards for seat in task.view.seats)
