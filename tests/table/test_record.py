"""Records: written, read back, written by hand, and refused in words."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tapete
from tapete.cards import PACK_48, written
from tapete.errors import BadOption, BadRecord, TapeteError
from tapete.table.chance import Seeded
from tapete.table.match import Match
from tapete.table.record import open_record, read_record, read_remarks, write_record
from tapete.table.text import LIMIT
from tests.table.short import short

SHORT = '''
game = "malilla"

[start]
dealer = 3

[[hand]]
hands = ["9O 1O", "2O", "3O", "7B"]
actions = """
0 play 9O   # the Malilla
1 play 2O

2 play 3O
"""
'''


def a_match(name: str, seed: int, **options: Any) -> Match:
    """A whole match, played at random."""
    match, chance = Match(tapete.game(name, "guided", **options)), Random(seed)

    def decide(state: Any) -> Any:
        return state.turn, state.prompt(state.turn).any(chance)

    match.run(Seeded(str(seed).encode()).outcome, decide)
    return match


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as found:
        read_record(text)
    return found.value


# Written and read back.


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
def test_a_whole_match_is_followed_to_the_same_end(name: str) -> None:
    match = a_match(name, seed=1, **short(name))
    text = write_record(match, "A test")
    again = read_record(text)
    assert again.state == match.state
    assert again.moves == match.moves
    assert write_record(again, "A test") == text


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
def test_a_match_may_be_written_at_any_moment(name: str) -> None:
    whole = a_match(name, seed=2, **short(name))
    for stop in range(0, len(whole.moves), 7):
        match = Match(whole.game)
        for move in whole.moves[:stop]:
            match.do(move.seat, move.action)
        assert read_record(write_record(match)).state == match.state


def test_options_facts_and_names_come_back() -> None:
    names = ('Ana "la Zurda"', "Íñigo\\", "Clara\n", "\x7fDiego")
    rules = tapete.game("malilla", mariperez=True, rounds=3, partners="kings")
    match = Match(rules, names, {"dealer": 1, "round": 2, "deal": 4, "score": [30, -30], "favourite": "C"})
    again = read_record(write_record(match))
    assert again.game == rules
    assert again.state == match.state
    assert again.state.names == names


def test_the_table_is_written_too() -> None:
    text = write_record(Match(tapete.game("malilla")))
    assert text.startswith('game = "malilla"\nedition = 1\ntable = "guided"\n')


def test_lots_stand_under_seats() -> None:
    match = a_match("malilla", seed=3, rounds=1, partners="kings")
    text = write_record(match)
    assert re.search(r'seats = """\n\* lot ', text)
    assert text.count("[[hand]]") == 4


# Written by hand.


def test_one_hand_in_a_few_lines() -> None:
    match = read_record(SHORT)
    assert match.state.hand == 1
    assert match.state.turn == 3
    assert [str(move) for move in match.moves[-3:]] == ["0 play 9O", "1 play 2O", "2 play 3O"]


def test_the_deck_may_be_given_instead() -> None:
    text = f'game = "malilla"\nstart = {{dealer = 3}}\n[[hand]]\ndeck = "{written(PACK_48)}"\nactions = "2 cut 4"\n'
    assert str(getattr(read_record(text).state, "turned", None)) == "4O"


def test_lines_are_followed_as_they_are_drawn() -> None:
    match, steps = open_record(SHORT)
    assert match.moves == []
    lines = [(line.number, line.text, len(match.moves)) for line in steps]
    assert lines == [(7, "deal", 2), (10, "0 play 9O", 3), (11, "1 play 2O", 4), (13, "2 play 3O", 5)]


def test_a_note_may_say_anything() -> None:
    text = SHORT.replace("[start]", 'note = """\n[[hand]]\nactions = of those days\n"""\n[start]')
    assert refused(text.replace("2 play 3O", "2 play 4O")).args_by_name["line"] == 17
    assert read_record(text).state == read_record(SHORT).state


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert read_record(SHORT.replace("\n", "\r\n")).state == read_record(SHORT).state


def test_the_dealer_may_be_written_and_is_checked() -> None:
    given_rightly = SHORT.replace("[[hand]]\n", "[[hand]]\ndealer = 3\n")
    assert read_record(given_rightly).state.hand == 1
    wrong = refused(SHORT.replace("[[hand]]\n", "[[hand]]\ndealer = 2\n"))
    assert "Hand 1 is dealt by seat 3, not 2" in str(wrong)


# A line that cannot be followed.


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("2 play 9C", "Seat 2 cannot do that now: play 9C. Possible: play"),
        ("0 play 1O", "Seat 0 cannot do that now (play 1O): it is seat 2’s turn"),
        ("2 play 13O", "13O is not a card"),
        ("2 sing", "Seat 2 cannot do that now: sing"),
        ("2", "is not an action"),
        ("play 3O", "A line begins with the seat that acts"),
        ("22 play 3O", "A line begins with the seat that acts"),
        ("7 play 3O", "There is no seat 7: they are 0 to 3"),
        ("* deck 1O", "Nothing is to be shuffled now: it is the turn of seat 2"),
        ("*", "is not an action"),
    ],
)
def test_a_wrong_line_is_told_with_its_number_the_reason_and_what_was_possible(line: str, why: str) -> None:
    error = refused(SHORT.replace("2 play 3O", line))
    assert error.args_by_name["line"] == 13
    assert str(error).startswith("line 13: ")
    assert why in str(error)


@pytest.mark.parametrize(
    ("before", "after", "number"),
    [
        ('actions = """\n0 play 9O', 'actions = """0 play 8B', 9),
        ('actions = """\n0 play 9O', "actions = '''\n0 play 8B", 10),
        ('actions = """\n0 play 9O', 'actions = """\n\n\n0 play 8B', 12),
    ],
)
def test_the_number_is_right_however_the_text_is_quoted(before: str, after: str, number: int) -> None:
    text = SHORT.replace(before, after)
    if "'''" in text:
        text = text.replace('"""', "'''")
    assert refused(text).args_by_name["line"] == number


def test_a_line_of_a_later_hand_is_told_where_it_stands() -> None:
    lines = write_record(a_match("malilla-vistas", seed=4, rounds=1)).split("\n")
    wrong = max(number for number, line in enumerate(lines) if " play " in line)
    lines[wrong] = "0 play 99"
    assert refused("\n".join(lines)).args_by_name["line"] == wrong + 1


def test_lines_after_the_end_are_refused() -> None:
    text = write_record(a_match("malilla-vistas", seed=4, rounds=1))
    assert "the match is over" in str(refused(text + '\n[[hand]]\nactions = "0 play 1O"\n'))


# What is no record.


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "begins with its game"),
        ("game = 3", "begins with its game"),
        ("players = []", "begins with its game"),
        ("game malilla", "This is not a record"),
        ("\x00", "This is not a record"),
        ('game = "malilla"\ngames = 2', "A record has no games: it may have edition, game"),
        ('game = "malilla"\noptions = 3', "must be tables"),
        ('game = "malilla"\nstart = [1]', "must be tables"),
        ('game = "malilla"\nplayers = "Ana"', "players must be a list of names"),
        ('game = "malilla"\nplayers = [1, 2, 3, 4]', "players must be a list of names"),
        ('game = "malilla"\nplayers = ["", "", "", ""]', "players must be a list of names"),
        ('game = "malilla"\nhand = 1', "Each hand begins with"),
        ('game = "malilla"\nseats = 1', "must be a text"),
        ('game = "malilla"\n[options]\ntable = "open"', "line 3: malilla has no option table"),
        ('game = "malilla"\n[start]\nnames = "x"', "options cannot be read"),
    ],
)
def test_a_text_that_is_no_record_is_refused_in_words(text: str, why: str) -> None:
    assert why in str(refused(text))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('game = "malila"', "did you mean malilla"),
        ('game = "malilla"\ntable = "closed"', "choose guided, open"),
        ('game = "malilla"\ntable = 5', "choose guided, open"),
        ('game = "malilla"\nplayers = ["Ana"]', "for 4 players, not 1"),
        ('game = "malilla"\n[options]\nround = 4', "malilla has no option round"),
        ('game = "malilla"\n[options]\nrounds = "4"', "choose a whole number from 1 to 50"),
        ('game = "malilla"\n[options]\nrounds = 4.0', "choose a whole number from 1 to 50"),
        ('game = "malilla"\n[options]\nrounds = 1979-05-27', "choose a whole number from 1 to 50"),
        ('game = "malilla"\n[start]\ndealer = 4', "not a value of dealer"),
        ('game = "malilla"\n[start]\ntrumps = "E"', "cannot start with trumps"),
    ],
)
def test_an_unknown_game_option_or_beginning_is_refused_in_words(text: str, why: str) -> None:
    error = refused(text)
    assert why in str(error)
    assert isinstance(error.__cause__, BadOption)
    assert error.args_by_name["line"] == text.count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('hands = ["9O 1O", "2O", "3O", "7B"]', "hands = 3", "hands must be a list of texts"),
        ('hands = ["9O 1O", "2O", "3O", "7B"]', "hands = [1, 2, 3, 4]", "must be a text with cards"),
        ('hands = ["9O 1O", "2O", "3O", "7B"]', 'hands = ["9O"]', "There must be 4 hands, not 1"),
        ('"9O 1O"', '"9O 2O"', "2O is written twice"),
        ('"9O 1O"', '"9O 9O"', "9O is written twice"),
        ('"9O 1O"', '"9X"', "9X is not a card"),
        ('hands = ["9O 1O", "2O", "3O", "7B"]', 'deck = "9O"', "deck must hold these 48 once each"),
        ('hands = ["9O 1O", "2O", "3O", "7B"]', "deck = 9", "must be a text with cards"),
        ("[[hand]]", '[[hand]]\ndeck = "9O"', "its deck or its hands, not both"),
        ("[[hand]]", "[[hand]]\nstock = 4", "must be a text with cards"),
        ("[[hand]]", '[[hand]]\nstock = "9C"', "has 0 cards, not 1"),
        ("[[hand]]", "[[hand]]\ncards = 4", "A hand has no cards: it may have actions"),
        ("[start]\ndealer = 3", "", "who deals"),
    ],
)
def test_a_hand_that_cannot_be_dealt_is_refused_in_words(old: str, new: str, why: str) -> None:
    assert old in SHORT
    assert why in str(refused(SHORT.replace(old, new)))


def test_actions_must_be_a_text() -> None:
    text = 'game = "malilla"\n[start]\ndealer = 3\n[[hand]]\nactions = ["2 cut 4"]\n'
    assert "line 5" in str(refused(text))


def test_a_text_that_is_too_long_is_not_read() -> None:
    assert refused("#" * (LIMIT + 1)).key == "too-long"


def test_nesting_without_end_is_refused() -> None:
    assert refused("game = " + "[" * 100_000).key == "too-deep"


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 13, "0x" + "f" * 6000, "-" + "9" * 4000])
def test_a_number_without_end_is_refused_with_its_line(number: str) -> None:
    error = refused(SHORT.replace("dealer = 3", f"dealer = {number}"))
    assert str(error) == "line 5: a number in a record has at most 12 digits."


def test_what_is_not_toml_is_told_by_its_place() -> None:
    error = refused('game = "malilla"\ntitle = \n')
    assert (error.key, error.args_by_name["line"]) == ("not-toml", 2)


# Where it stands.

LONG = """game = "malilla"
players = ["Ana", "Blas", "Clara", "Diego"]
title = "x"

[options]
rounds = 2
mariperez = true

[start]
dealer = 3
score = [0, 0]

[[hand]]
hands = [
    "9O 1O",
    "2O",
    "3O",
    "7B",
]
actions = "0 play 9O"

[[hand]]
dealer = 0
"""


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('game = "malilla"', 'game = "malila"', 1),
        ('"Blas", "Clara"', '"Blas"', 2),
        ('"Blas"', "7", 2),
        ("title =", "titel =", 3),
        ("rounds = 2", "rounds = 0", 6),
        ("mariperez =", "mariperes =", 7),
        ("dealer = 3", "dealer = 4", 10),
        ("score = [0, 0]", "score = [1, 0]", 11),
        ("score = [0, 0]", "marks = [1, 0]", 11),
        ('"9O 1O"', '"9O 13O"', 15),
        ('"3O"', '"3O 1O"', 17),
        ('"3O"', '"3O 3O"', 17),
        ('"7B"', '"7X"', 18),
        ('"2O"', "2", 14),
        ('actions = "0 play 9O"', 'stock = "1E"', 20),
        ('actions = "0 play 9O"', 'stock = "1Z"', 20),
        ('actions = "0 play 9O"', "actions = 5", 20),
        ('actions = "0 play 9O"', 'actions = "0 play 9O\\n1 play 3O"', 20),
        ('actions = "0 play 9O"', 'action = "0 play 9O"', 20),
        ("dealer = 0", "dealer = 2", 23),
    ],
)
def test_what_is_wrong_is_told_with_its_own_line(old: str, new: str, line: int) -> None:
    assert old in LONG
    assert refused(LONG.replace(old, new)).args_by_name["line"] == line


def test_the_words_for_what_is_no_text_fit_what_it_should_be() -> None:
    assert "actions must be a text of lines" in str(refused(LONG.replace('"0 play 9O"', "5")))


def test_what_nobody_follows_can_be_read() -> None:
    text = SHORT.replace("[start]", 'title = "Old"\nnote = "Of the book"\n[start]')
    remarks = read_remarks(text.replace("[[hand]]", '[[hand]]\nnote = "A capote"'))
    assert (remarks.title, remarks.note, remarks.hands) == ("Old", "Of the book", {1: "A capote"})
    assert read_remarks(SHORT).hands == {}


@given(st.data())
def test_no_damage_to_a_record_brings_more_than_a_refusal(data: st.DataObject) -> None:
    words = ["", "9", "[", "]", '"', '"""', "\n", "=", "#", "hand", "* ", "-1", "9O", "play", "true", "{", "é", "\t"]
    text = SHORT
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 12))
        text = text[:start] + data.draw(st.sampled_from(words)) + text[start + length :]
    try:
        read_record(text)
    except TapeteError as error:
        assert str(error)


OPEN_MUS = """
game = "mus"
table = "open"

[start]
dealer = 3
hand_of_game = 2

[[hand]]
hands = ["7O 6C 5E 4B", "12O 11C 7E 5B", "12C 12E 6B 1O", "10O 10C 4O 4C"]
actions = \"\"\"
3 deal
3 face-down
0 no-hay-mus
\"\"\"
"""


def test_at_an_open_table_too_a_refused_line_says_who_is_awaited() -> None:
    assert read_record(OPEN_MUS).state.phase == "grande"
    assert str(refused(OPEN_MUS.replace("3 deal\n", ""))).endswith(
        "Seat 3 cannot do that now: face-down. Possible: deal, bad-cut."
    )
    undealt = refused(OPEN_MUS.replace("3 deal\n3 face-down\n", ""))
    assert "no-hay-mus. Possible: bad-cut. It is the turn of seat 3: deal, bad-cut." in str(undealt)


def test_the_edition_of_the_rules_is_written_and_another_is_told() -> None:
    text = write_record(Match(tapete.game("zanga")))
    edition = tapete.game("zanga").edition
    assert f"\nedition = {edition}\n" in text and read_remarks(text).edition is None
    other = text.replace(f"edition = {edition}", "edition = 99")
    assert read_remarks(other).edition == 99
    # It is followed all the same, as far as the rules of today let it, and written down as theirs.
    assert write_record(read_record(other)) == text
    assert read_remarks('game = "zanga"').edition is None


@pytest.mark.parametrize("edition", ['"3"', "0", "true", "1.5"])
def test_an_edition_is_a_number(edition: str) -> None:
    with pytest.raises(BadRecord, match="line 2: edition must be a number"):
        read_record(f'game = "zanga"\nedition = {edition}')
