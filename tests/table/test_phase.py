"""A stage is a list of deeds. The state here is no more than what was done, in words."""

from __future__ import annotations

import pytest

from tapete.table.action import Action
from tapete.table.chance import TABLE, Chance
from tapete.table.offer import Offer, Prompt, say
from tapete.table.phase import (
    ASIDE,
    OUT_OF_TURN,
    Deed,
    Offers,
    Stage,
    beside,
    by_anyone,
    deed,
    lot,
    out_of_turn,
    stage,
)

Done = tuple[str, ...]


def says(*words: str) -> Offers[Done]:
    return lambda state, seat: [say(word) for word in words if word not in state]


def kept(state: Done, seat: int, action: Action) -> Done:
    return (*state, f"{seat} {action}")


PLAY = deed("play", offers=says("play"), do=kept)
DONE = by_anyone("done", offers=says("done"), do=kept)
NOD = beside("nod", "wink", offers=says("nod", "wink"), do=kept)


def whose(state: Done) -> int:
    return len(state) % 2


def words(offers: tuple[Offer, ...]) -> list[str]:
    return [offer.word for offer in offers]


def asked(made: Stage[Done], seat: int, state: Done = ()) -> tuple[str, list[str], list[str]] | None:
    prompt = made.prompt(state, seat)
    return None if prompt is None else (prompt.key, words(prompt.offers), words(prompt.beside))


def test_a_deed_is_offered_to_the_one_who_is_awaited() -> None:
    made = stage("play", whose, PLAY)
    assert asked(made, 0) == ("play", ["play"], [])
    assert asked(made, 1) is None
    assert asked(made, 1, ("0 play",)) == ("play", ["play"], [])


def test_an_answer_that_is_open_to_all_is_offered_to_all() -> None:
    made = stage("play", whose, PLAY, DONE)
    assert asked(made, 0) == ("play", ["play", "done"], [])
    assert asked(made, 1) == ("play", ["done"], [])


def test_who_could_act_out_of_turn_is_not_asked_to() -> None:
    made = stage("play", whose, out_of_turn("play", offers=says("play"), do=kept))
    assert asked(made, 0) == ("play", ["play"], [])
    assert asked(made, 1) == (OUT_OF_TURN, ["play"], [])
    assert made.act((), 1, Action("play")) == ("1 play",)


def test_who_is_asked_something_besides_is_asked() -> None:
    made = stage("count", whose, out_of_turn("play", offers=says("play"), do=kept), DONE)
    assert asked(made, 1) == ("count", ["play", "done"], [])


def test_what_is_beside_the_question_stands_apart_from_the_answers() -> None:
    made = stage("play", whose, PLAY, NOD)
    assert asked(made, 0) == ("play", ["play"], ["nod", "wink"])
    assert asked(made, 1) == (ASIDE, [], ["nod", "wink"])


def test_a_deed_that_is_offered_nothing_asks_nothing() -> None:
    made = stage("play", whose, deed("play", offers=says(), do=kept), NOD)
    assert asked(made, 0) == (ASIDE, [], ["nod", "wink"])
    assert asked(made, 0, ("nod", "wink")) is None


def test_the_question_may_depend_on_the_moment() -> None:
    made: Stage[Done] = stage(lambda state: "lead" if not state else "follow", whose, PLAY)
    assert [asked(made, 0), asked(made, 1, ("0 play",))] == [("lead", ["play"], []), ("follow", ["play"], [])]


@pytest.mark.parametrize(("word", "done"), [("play", "0 play"), ("done", "0 done"), ("wink", "0 wink")])
def test_the_deed_of_the_word_is_done(word: str, done: str) -> None:
    assert stage("play", whose, PLAY, DONE, NOD).act((), 0, Action(word)) == (done,)


def test_whatever_is_done_is_followed_by_what_follows() -> None:
    made = stage("play", whose, PLAY, NOD, then=lambda state: (*state, "then"))
    assert made.act((), 0, Action("play")) == ("0 play", "then")
    assert made.act((), 1, Action("nod")) == ("1 nod", "then")


def test_two_deeds_of_one_word_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="the same word"):
        stage("play", whose, PLAY, deed("play", offers=says("play"), do=kept))


def test_one_word_may_be_an_answer_and_be_said_out_of_turn_by_another() -> None:
    early: Deed[Done] = beside(
        "play",
        offers=lambda state, seat: [] if seat == whose(state) else [say("play")],
        do=lambda state, seat, action: (*state, "early"),
    )
    made = stage("play", whose, PLAY, early)
    assert [asked(made, 0), asked(made, 1)] == [("play", ["play"], []), (ASIDE, [], ["play"])]
    assert [made.act((), seat, Action("play")) for seat in (0, 1)] == [("0 play",), ("early",)]


def test_a_stage_with_more_deeds_is_the_same_stage_otherwise() -> None:
    guided = stage("play", whose, PLAY, then=lambda state: (*state, "then"))
    opened = guided.with_(NOD)
    assert asked(opened, 0) == ("play", ["play"], ["nod", "wink"])
    assert opened.act((), 0, Action("play")) == ("0 play", "then")
    assert asked(guided, 0) == ("play", ["play"], [])


def test_at_a_table_there_is_what_it_has_agreed_on() -> None:
    for_some: Deed[Done] = beside("wink", offers=says("wink"), do=kept, agreed=lambda game: game == "winking")
    made = stage("play", whose, PLAY, for_some, beside("nod", offers=says("nod"), do=kept))
    assert asked(made.at("winking"), 0) == ("play", ["play"], ["wink", "nod"])
    assert asked(made.at("sober"), 0) == ("play", ["play"], ["nod"])


def test_an_answer_and_a_word_beside_it_do_not_take_each_others_place() -> None:
    early: Deed[Done] = beside("play", offers=says("play"), do=lambda state, seat, action: (*state, "early"))
    made = stage("play", whose, PLAY).with_(early)
    assert [asked(made, 0), asked(made, 1)] == [("play", ["play"], ["play"]), (ASIDE, [], ["play"])]
    again = made.with_(beside("play", offers=says("play"), do=lambda state, seat, action: (*state, "anew")))
    assert [again.act((), seat, Action("play")) for seat in (0, 1)] == [("0 play",), ("anew",)]


def test_a_deed_of_several_words_is_gone_when_another_has_one_of_them() -> None:
    made = stage("play", whose, PLAY, NOD).with_(beside("nod", offers=says("nod"), do=kept))
    assert asked(made, 0) == ("play", ["play"], ["nod"])


def test_an_answer_that_is_open_to_all_is_done_by_whoever_gives_it() -> None:
    made = stage("play", whose, PLAY, DONE)
    assert [made.act((), seat, Action("done")) for seat in (0, 1)] == [("0 done",), ("1 done",)]
    muttered: Deed[Done] = beside("done", offers=says("done"), do=lambda state, seat, action: (*state, "muttered"))
    assert stage("play", whose, PLAY, DONE, muttered).act((), 1, Action("done")) == ("1 done",)


def test_a_deed_takes_the_place_of_the_one_whose_word_it_has() -> None:
    freely: Deed[Done] = deed("play", offers=says("play"), do=lambda state, seat, action: (*state, "freely"))
    made = stage("play", whose, PLAY, NOD).with_(freely)
    assert asked(made, 0) == ("play", ["play"], ["nod", "wink"])
    assert made.act((), 0, Action("play")) == ("freely",)


def test_in_a_stage_of_chance_nobody_is_asked_and_the_outcome_is_settled() -> None:
    drawn: Stage[Done] = lot(lambda state: Chance("lot", (1, 2)), kept, then=lambda state: (*state, "then"))
    assert drawn.chance(()) == Chance("lot", (1, 2))
    assert (drawn.turn(()), drawn.prompt((), 0)) == (None, None)
    assert drawn.act((), TABLE, Action("lot", (2, 1))) == ("-1 lot 2 1", "then")


def test_a_stage_that_waits_for_somebody_leaves_nothing_to_chance() -> None:
    assert stage("play", whose, PLAY).chance(()) is None


def test_a_prompt_says_all_that_may_be_done() -> None:
    prompt = stage("play", whose, PLAY, NOD).prompt((), 0)
    assert prompt == Prompt("play", (say("play"),), (say("nod"), say("wink")))


def test_what_may_be_long_in_the_working_out_says_so_by_its_words() -> None:
    weigh = beside("weigh", "search", offers=says("weigh"), do=kept, long=True)
    made = stage("play", whose, PLAY, NOD, weigh)
    assert [word for word in ("play", "nod", "weigh", "search", "sing") if made.takes_long(word)] == ["weigh", "search"]
    assert not made.with_(beside("weigh", "search", offers=says("weigh"), do=kept)).takes_long("weigh")
