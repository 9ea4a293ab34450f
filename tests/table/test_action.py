"""Actions and their text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card
from tapete.errors import BadText
from tapete.table.action import Action, Argument, play

words = st.from_regex(r"[a-záéíóúçñã][a-zçñã-]{0,12}", fullmatch=True)
arguments = st.one_of(st.sampled_from(PACK_48), st.integers(0, 999_999), words)


@given(words, st.lists(arguments, max_size=6))
def test_an_action_is_read_back_from_its_text(word: str, said: list[Argument]) -> None:
    action = Action(word, tuple(said))
    assert Action.parse(str(action)) == action


def test_what_an_action_says() -> None:
    action = Action.parse("discard 7O 12C")
    assert (action.word, action.cards) == ("discard", (Card.parse("7O"), Card.parse("12C")))
    assert Action.parse("envido 5").number == 5
    assert Action.parse("accident 20 7O 3 off").numbers == (20, 3)
    assert Action.parse("pedir-compañero espadas").arguments == ("espadas",)
    assert Action.parse("  play   1E ") == play(Card.parse("1E")) == Action("play", (Card.parse("1E"),))
    assert repr(action) == "Action(discard 7O 12C)"


def test_an_action_without_a_number_says_so() -> None:
    with pytest.raises(BadText, match="play 1E says no number"):
        _ = Action.parse("play 1E").number


@pytest.mark.parametrize("text", ["", "   ", "7", "7O", "-", "_x", "1 play", "\x00", "<b>"])
def test_a_text_without_a_word_is_no_action(text: str) -> None:
    with pytest.raises(BadText, match="is not an action: begin with its word") as refused:
        Action.parse(text)
    assert refused.value.key == "not-an-action"


@pytest.mark.parametrize("text", ["play 13O", "play 0C", "play 99B"])
def test_a_rank_that_does_not_exist_is_named(text: str) -> None:
    with pytest.raises(BadText, match=f"{text.split()[1]} is not a card"):
        Action.parse(text)


def test_a_number_beyond_all_bounds_is_told_so() -> None:
    with pytest.raises(BadText, match="1234567 is too large a number"):
        Action.parse("envido 1234567")


@pytest.mark.parametrize("text", ["envido -1", "envido 1.5", "play 1O,2O", "say {0}", "play ''"])
def test_what_is_neither_card_number_nor_word_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="neither a card, a number nor a word"):
        Action.parse(text)


def test_an_error_repeats_no_more_than_the_beginning_of_a_long_text() -> None:
    with pytest.raises(BadText) as refused:
        Action.parse("!" * 100_000)
    assert len(str(refused.value)) < 200
