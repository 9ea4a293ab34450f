"""What is offered, said number by number."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import tapete
from tapete.cards import cards
from tapete.errors import BadText, Illegal
from tapete.table.action import Action
from tapete.table.offer import Accuse, Number, Offer, Pick, Prompt, say
from tapete.table.phase import Deed, deed, stage
from tapete.table.vocabulary import Saying, Vocabulary, vocabulary
from tests.table.made_up import MadeUpGame

MUS = vocabulary(tapete.game("mus"))
SIGNING = vocabulary(tapete.game("mus", signals="open"))
OPEN_MALILLA = vocabulary(tapete.game("malilla", "open"))
OPEN_CIENTOS = vocabulary(tapete.game("cientos", "open"))


def asked(own: Vocabulary, *offers: Offer) -> Saying:
    return own.steps(Prompt("question", offers))


def texts(saying: Saying) -> list[str]:
    """What may be said next."""
    return [str(saying.vocabulary.action(number)) for number in saying.numbers]


def after(saying: Saying, *said: str) -> Saying:
    for text in said:
        saying = saying.then(saying.vocabulary.index(Action.parse(text)))
    return saying


def test_one_action_has_one_number() -> None:
    saying = asked(MUS, say("mus"), say("no-hay-mus"))
    assert texts(saying) == ["mus", "no-hay-mus"]
    assert after(saying, "no-hay-mus").action == Action("no-hay-mus")


def test_cards_are_picked_one_by_one_in_the_order_of_the_pack() -> None:
    saying = after(asked(MUS, Pick("discard", cards("7B 12O 4C 1O"), 1, 3), say("servido")), "discard")
    assert texts(saying) == ["card 1O", "card 12O", "card 4C", "card 7B"]
    assert texts(after(saying, "card 12O")) == ["enough", "card 4C", "card 7B"]
    assert after(saying, "card 12O", "enough").action == Action.parse("discard 12O")
    assert after(saying, "card 12O", "card 4C", "card 7B").action == Action.parse("discard 12O 4C 7B")


def test_no_card_is_passed_over_that_will_be_needed() -> None:
    saying = after(asked(MUS, Pick("discard", cards("1O 12O 4C 7B"), 3, 3)), "discard")
    assert texts(saying) == ["card 1O", "card 12O"]
    assert texts(after(saying, "card 12O")) == ["card 4C"]


def test_no_card_at_all_is_an_answer_where_none_is_needed() -> None:
    saying = after(asked(MUS, Pick("discard", cards("1O"), 0, 1)), "discard")
    assert texts(saying) == ["enough", "card 1O"]
    assert after(saying, "enough").action == Action("discard")


@pytest.mark.parametrize(
    ("least", "most", "said", "next_"),
    [
        (3, 37, "", "1 2 3 4 5 6 7 8 9"),
        (3, 37, "3", "enough 0 1 2 3 4 5 6 7"),
        (3, 37, "2", "0 1 2 3 4 5 6 7 8 9"),
        (2, 1000, "100", "enough 0"),
        (0, 12, "", "0 1 2 3 4 5 6 7 8 9"),
        (0, 12, "1", "enough 0 1 2"),
        (11, 13, "", "1"),
        (140, 150, "1", "4 5"),
    ],
)
def test_a_number_is_said_figure_by_figure(least: int, most: int, said: str, next_: str) -> None:
    saying = after(asked(MUS, Number("cut", least, most)), "cut", *(f"figure {figure}" for figure in said))
    assert [text.removeprefix("figure ") for text in texts(saying)] == next_.split()


@pytest.mark.parametrize(("number", "said"), [(0, 2), (7, 2), (1, 3), (12, 3)])
def test_what_cannot_go_on_needs_no_closing_word(number: int, said: int) -> None:
    prompt, action = Prompt("question", (Number("cut", 0, 12),)), Action("cut", (number,))
    numbers = MUS.said(prompt, action)
    saying = MUS.steps(prompt)
    for each in numbers:
        saying = saying.then(each)
    assert (len(numbers), saying.action) == (said, action)


def test_an_accusation_names_its_kind_and_then_the_seat() -> None:
    saying = asked(OPEN_MALILLA, Accuse("claim", (("revoke", (1, 3)), ("deal", (2,)))))
    assert texts(saying) == ["claim deal", "claim revoke"]
    assert texts(after(saying, "claim revoke")) == ["figure 1", "figure 3"]
    assert after(saying, "claim revoke", "figure 3").action == Action.parse("claim revoke 3")


def test_two_numbers_are_told_apart() -> None:
    saying = after(asked(OPEN_CIENTOS, say("misdeal", 1, 12), say("misdeal", 11, 2), say("misdeal", 11, 13)), "misdeal")
    eleven = after(saying, "figure 1", "figure 1")
    assert texts(after(saying, "figure 1")) == ["enough", "figure 1"]
    assert after(saying, "figure 1", "enough", "figure 1").action is None
    assert after(saying, "figure 1", "enough", "figure 1", "figure 2").action == Action.parse("misdeal 1 12")
    assert after(eleven, "figure 2").action == Action.parse("misdeal 11 2")
    assert after(eleven, "figure 1", "figure 3").action == Action.parse("misdeal 11 13")


def test_what_is_begun_alike_may_be_closed_or_go_on() -> None:
    seven = cards("7O")[0]
    saying = asked(vocabulary(tapete.game("voltarete")), say("lay-down", "codilho"), say("lay-down", "codilho", 2))
    assert texts(saying) == ["lay-down codilho"]
    assert texts(after(saying, "lay-down codilho")) == ["enough", "figure 2"]
    warned = asked(OPEN_CIENTOS, say("play", seven), say("play", seven, "aviso"))
    assert texts(warned) == ["play 7O", "play 7O aviso"]


def test_the_same_word_can_be_a_choice_and_a_single_action() -> None:
    saying = after(asked(OPEN_CIENTOS, Number("draw", 2, 3), say("draw", 1), say("draw")), "draw")
    assert texts(saying) == ["enough", "figure 1", "figure 2", "figure 3"]
    assert after(saying, "enough").action == Action("draw")
    assert after(saying, "figure 1").action == Action("draw", (1,))


def test_what_stands_beside_the_question_is_offered_too() -> None:
    prompt = Prompt("question", (say("mus"),), (say("sign", "wink"),))
    assert texts(SIGNING.steps(prompt)) == ["mus", "sign wink"]
    mask = SIGNING.mask(prompt)
    assert [number for number, offered in enumerate(mask) if offered] == list(SIGNING.steps(prompt).numbers)
    assert len(mask) == len(SIGNING) and set(mask) == {0, 1}


def test_picked_cards_are_said_alike_in_whatever_order_they_are_named() -> None:
    prompt = Prompt("question", (Pick("discard", cards("1O 12O 4C"), 1, 3),))
    one, other = (MUS.said(prompt, Action.parse(text)) for text in ("discard 12O 4C", "discard 4C 12O"))
    assert one == other


def test_what_is_not_offered_is_refused() -> None:
    saying = asked(MUS, say("mus"))
    with pytest.raises(Illegal) as refused:
        saying.then(MUS.index(Action("no-hay-mus")))
    assert refused.value.key == "number-not-offered" and str(saying.numbers[0]) in str(refused.value)
    with pytest.raises(Illegal) as refused:
        MUS.said(saying.prompt, Action("paso"))
    assert refused.value.key == "not-offered-now"
    assert after(saying, "mus").numbers == ()
    with pytest.raises(Illegal):
        after(saying, "mus", "mus")


@pytest.mark.parametrize("text", ["play 7O", "envido 5", "card 9O", "claim nothing-of-the-sort"])
def test_what_no_game_says_has_no_number(text: str) -> None:
    with pytest.raises(BadText) as unknown:
        MUS.index(Action.parse(text))
    assert unknown.value.key == "not-in-vocabulary" and "mus" in str(unknown.value)


@pytest.mark.parametrize("number", [-1, len(MUS)])
def test_there_is_no_number_beyond_the_last(number: int) -> None:
    with pytest.raises(BadText):
        MUS.action(number)


def test_a_name_that_its_deed_does_not_tell_is_an_error() -> None:
    with pytest.raises(BadText):
        texts(asked(MUS, say("sign", "frown")))


def test_the_pieces_come_first_in_every_game() -> None:
    for name in tapete.REGISTRY:
        own = vocabulary(tapete.game(name))
        first = [str(action) for action in own.actions[: 11 + len(own.game.pack)]]
        assert first[:3] == ["enough", "figure 0", "figure 1"]
        assert first[11:] == [f"card {card}" for card in own.game.pack]


def test_what_a_table_has_not_agreed_on_is_not_in_its_vocabulary() -> None:
    wink = Action("sign", ("wink",))
    assert wink in SIGNING.actions and wink not in MUS.actions


def test_it_is_made_once_for_the_same_options_and_can_be_sent_elsewhere() -> None:
    assert vocabulary(tapete.game("mus")) is MUS
    assert vocabulary(tapete.game("mus", "open")) is not MUS
    assert pickle.loads(pickle.dumps(MUS)).actions == MUS.actions


def test_a_deed_cannot_have_the_word_of_a_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    closing: Deed[Any] = deed("enough", offers=lambda state, seat: [], do=lambda state, seat, action: state)
    monkeypatch.setattr(MadeUpGame, "stages", {"play": stage("play", lambda state: 0, closing)})
    with pytest.raises(ValueError, match="enough"):
        Vocabulary(MadeUpGame())
