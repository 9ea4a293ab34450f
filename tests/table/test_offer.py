"""What may be done now, and whether an action is among it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card, cards
from tapete.table.action import Action
from tapete.table.offer import Accuse, Number, Pick, Prompt, Say, say

HAND = cards("1O 5O 12C 7B")


def test_say_allows_its_own_action_only() -> None:
    offer = Say(Action.parse("play 1E"))
    assert offer.allows(Action.parse("play 1E"))
    assert not offer.allows(Action.parse("play 1B"))
    assert not offer.allows(Action.parse("play 1E 1B"))
    assert not offer.allows(Action.parse("play"))


@pytest.mark.parametrize("text", ["discard 1O", "discard 1O 5O", "discard 5O 7B"])
def test_pick_allows_so_many_of_its_cards(text: str) -> None:
    assert Pick("discard", HAND, 1, 2).allows(Action.parse(text))


@pytest.mark.parametrize(
    "text",
    [
        "discard", "discard 1O 5O 12C", "discard 1O 1O", "discard 2O", "discard 1", "discard oros", "throw 1O",
    ],
)  # fmt: skip
def test_pick_refuses_too_many_too_few_others_and_twice(text: str) -> None:
    assert not Pick("discard", HAND, 1, 2).allows(Action.parse(text))


def test_pick_writes_its_action_in_order() -> None:
    pick = Pick("discard", HAND, 0, 4)
    assert str(pick.of(cards("7B 1O 12C"))) == "discard 1O 12C 7B"
    assert pick.allows(pick.of(cards("7B 1O 12C")))
    assert pick.allows(Action("discard"))


@pytest.mark.parametrize(("text", "allowed"), [
    ("cut 4", True), ("cut 47", True), ("cut 3", False), ("cut 48", False), ("cut", False), ("cut 4 4", False),
    ("cut 4O", False), ("lift 4", False), ("cut four", False),
])  # fmt: skip
def test_number_allows_its_bounds(text: str, allowed: bool) -> None:
    assert Number("cut", 4, 47).allows(Action.parse(text)) is allowed


def test_a_prompt_tells_all_that_is_possible() -> None:
    prompt = Prompt("x", (Say(Action.parse("pass")), Number("bid", 2, 40), Pick("discard", cards("1O 2C"), 1, 1)))
    assert str(prompt) == "pass, bid (2 to 40), discard (1 of 1O 2C)"
    assert prompt.allows(Action.parse("bid 7"))
    assert not prompt.allows(Action.parse("bid 1"))


def picks() -> st.SearchStrategy[Pick]:
    def pick(hand: list[Card]) -> st.SearchStrategy[Pick]:
        bounds = st.tuples(st.integers(0, len(hand)), st.integers(0, len(hand)))
        return bounds.map(lambda both: Pick("discard", tuple(hand), min(both), max(both)))

    return st.lists(st.sampled_from(PACK_48), unique=True, max_size=12).flatmap(pick)


@given(picks(), st.integers(0, 40), st.integers(0, 40), st.integers())
def test_whatever_is_chosen_at_random_is_allowed(pick: Pick, low: int, more: int, seed: int) -> None:
    prompt = Prompt("x", (pick, Number("bid", low, low + more), Say(Action("pass")), Say(Action("dobro"))))
    action = prompt.any(Random(seed))
    assert prompt.allows(action)
    assert prompt.allows(Action.parse(str(action)))
    assert action == prompt.any(Random(seed))


def test_every_word_is_as_likely_as_another() -> None:
    offers = (*(Say(Action("play", (card,))) for card in PACK_48), Say(Action("pass")))
    chance = Random(1)
    passes = sum(Prompt("x", offers).any(chance).word == "pass" for _ in range(1000))
    assert 400 < passes < 600


def test_cards_may_be_picked_in_any_order_and_mean_the_same() -> None:
    prompt = Prompt("discard", (Pick("discard", HAND, 1, 2),))
    assert prompt.meant(Action.parse("discard 5O 1O")) == prompt.meant(Action.parse("discard 1O 5O"))
    assert str(prompt.meant(Action.parse("discard 5O 1O"))) == "discard 1O 5O"
    assert prompt.meant(Action.parse("discard 5O 5O")) is None


# To accuse somebody, and what stands beside the question.

ACCUSE = Accuse("claim", (("revoke", (0, 2)), ("talk", (2,)), ("deal", ())))


def test_an_accusation_is_of_a_kind_and_of_somebody_unless_that_is_plain() -> None:
    assert str(ACCUSE) == "claim revoke 0, claim revoke 2, claim talk 2, claim deal"
    assert list(map(str, ACCUSE.actions)) == str(ACCUSE).split(", ")


def test_a_word_with_a_choice_inside_may_be_said_of_two_together() -> None:
    misdeal = Accuse("misdeal", (("swapped", ((0, 1), (1, 0))), ("over", (0, 1))), grave=True)
    assert str(misdeal) == "misdeal swapped 0 1, misdeal swapped 1 0, misdeal over 0, misdeal over 1"
    assert misdeal.allows(Action.parse("misdeal swapped 1 0"))
    for wrong in ("misdeal swapped 0", "misdeal swapped 1 1", "misdeal over 0 1", "misdeal"):
        assert not misdeal.allows(Action.parse(wrong))


@pytest.mark.parametrize(("text", "allowed"), [
    ("claim revoke 0", True), ("claim talk 2", True), ("claim deal", True),
    ("claim revoke 1", False), ("claim talk 0", False), ("claim deal 0", False), ("claim revoke", False),
    ("claim", False), ("accuse revoke 0", False), ("claim revoke 0 2", False),
])  # fmt: skip
def test_only_those_who_are_named_may_be_accused_of_it(text: str, allowed: bool) -> None:
    assert ACCUSE.allows(Action.parse(text)) is allowed


def test_every_accusation_can_come_at_random() -> None:
    assert {ACCUSE.any(Random(seed)) for seed in range(60)} == set(ACCUSE.actions)


def test_what_is_beside_the_question_may_be_done_and_is_no_answer() -> None:
    prompt = Prompt("play", (say("play", HAND[0]),), (ACCUSE, say("nod")))
    assert prompt.every == (*prompt.offers, *prompt.beside)
    assert [prompt.allows(Action.parse(text)) for text in ("play 1O", "claim talk 2", "nod", "wink")] == [
        True,
        True,
        True,
        False,
    ]
    assert str(prompt.meant(Action.parse("claim deal"))) == "claim deal"
    assert {prompt.any(Random(seed)).word for seed in range(40)} == {"play", "claim", "nod"}
    assert str(prompt).startswith("play 1O, claim revoke 0")


def test_where_nothing_is_beside_every_offer_is_an_answer() -> None:
    prompt = Prompt("play", (say("play", HAND[0]),))
    assert prompt.every is prompt.offers
