"""The seven hands that the book works out: each as it is told, to the end that it claims, and what it overlooks."""

from __future__ import annotations

from functools import cache

import pytest

from tapete.games.voltarete import summary
from tapete.games.voltarete.state import VoltareteState
from tapete.laws.book import LANGUAGES, cite
from tapete.laws.worked import WorkedHand, hands_showing, worked_hands
from tapete.table.record import read_record
from tests.games.voltarete.search import CODILHO, REPOSTA, WON, Open

CHAPTER = "voltarete-17-"
TOLD = {
    "1-lost": "12B . 3E | . 3C 10C | 12C . 11C | . 1B 2E",
    "1-codilho": "12B . 3E | . 3C 10C | 12C . 11C | . 1B .",
    "1-won": "12E 1E 3E | . 1B 12B | . 11C 12C | 10C . 3C | . . 6E | . . . | . . . | . . . | 12O",
    "2-lost": "12C 5B 7B | . 12O 10O | . . 10E | 12E . 11E",
    "2-won": "12C 10O .",
    "2-won-again": "12C . 1E | . 12O 10O | . . 10E | 12E . 11E | . 6O 5B | . . 6B | . . . | . . . | 3B . .",
    "3-lost": ". 12B 10B | 12C 10C . | 11C 12O 1O | . 10O 11O | 1B 6B 5O",
    "3-won": ". 12B 10B | 12C 10C . | 11C . 1O",
    "4-lost": "1E 7E 10E | . . 12C | 11B . 6B | 12O . 1O | . . 1B",
    "4-won": "1E 7E 10E | 2E 1B .",
    "5-lost": "12B 10B 6B | 11B 2C 10C | . 5C 12O",
    "5-won": "12B 10B 6B | 11B 11C . | . 10C 12C",
    "5-won-again": "12B 10B 6B | 11B 11C . | . 10C 5C | . 12C 12O | . . . | 1E . .",
    "6-lost": "2O . 12O | 12C 2C 7B | 3B",
    "6-won": "2O . 12O | 6B 10B 3B | . 7B .",
    "6-won-again": "2O . 12O | 6B 10B 3B | . 7B . | . 5B 7E",
    "7-lost": "6C 3E 12C | 7O 12O 5E | 6B 4E 12B | 11O . . | 10O . .",
    "7-won": "1E . . | 2E",
}
"""The cards that the book names, in the order of play; a point is one that it does not."""

ENDS = {
    "1-lost": ("reposta", (4, 4, 1)),
    "1-codilho": ("codilho", (3, 4, 2)),
    "1-won": ("win", (5, 3, 1)),
    "2-lost": ("reposta", (1, 4, 4)),
    "2-won": ("win", (2, 6, 1)),
    "2-won-again": ("win", (1, 5, 3)),
    "3-lost": ("reposta", (1, 4, 4)),
    "3-won": ("win", (1, 3, 5)),
    "4-lost": ("reposta", (4, 1, 4)),
    "4-won": ("win", (6, 0, 3)),
    "5-lost": ("reposta", (4, 4, 1)),
    "5-won": ("win", (4, 5, 0)),
    "5-won-again": ("win", (3, 5, 1)),
    "6-lost": ("reposta", (4, 1, 4)),
    "6-won": ("win", (3, 1, 5)),
    "6-won-again": ("win", (3, 1, 5)),
    "7-lost": ("reposta", (1, 4, 4)),
    "7-won": ("win", (7, 0, 2)),
}
"""What comes of each, and the tricks of mão, contra-pé and pé."""


def worked(name: str) -> WorkedHand:
    return worked_hands()[CHAPTER + name]


@cache
def played_out(name: str) -> VoltareteState:
    state = read_record(worked(name).record).state
    assert isinstance(state, VoltareteState)
    return state


@cache
def opened(name: str) -> Open:
    """The hand with open cards, as it was before the first card was played."""
    state = played_out(name)
    hands = [" ".join(played.card.text for played in state.plays if played.seat == seat) for seat in range(3)]
    assert state.trump is not None
    return Open(hands, state.trump.name[0], state.maker)


def played(name: str) -> list[str]:
    return [each.card.text for each in played_out(name).plays]


@pytest.mark.law("vol.I.17.8")
def test_all_seven_hands_are_there_with_the_ways_to_lose_and_to_win() -> None:
    assert {hand.name for hand in worked_hands().values()} >= {CHAPTER + name for name in ENDS}
    for example in range(1, 8):
        assert {result for name, (result, _) in ENDS.items() if name[0] == str(example)} >= {"win", "reposta"}


@pytest.mark.law("vol.I.17.9", "vol.I.17.14", "vol.I.17.16", "vol.I.17.18", "vol.I.17.19", "vol.I.17.20")
@pytest.mark.parametrize("name", ENDS)
def test_a_hand_comes_out_as_the_book_claims(name: str) -> None:
    state = played_out(name)
    told = summary.result(state.game, state.events, ())
    assert state.tricks == ENDS[name][1]
    assert told[state.maker]["result"] == ENDS[name][0]


@pytest.mark.law("vol.I.17.9", "vol.I.17.14", "vol.I.17.16", "vol.I.17.18", "vol.I.17.19", "vol.I.17.20")
@pytest.mark.parametrize("name", TOLD)
def test_every_card_that_the_book_names_is_played(name: str) -> None:
    told = TOLD[name].replace("| ", "").split()
    cards = played(name)
    assert [card if named != "." else "." for named, card in zip(told, cards, strict=False)] == told


@pytest.mark.law("vol.I.17.9")
def test_a_search_apart_from_the_engine_finds_every_card_lawful_and_the_same_tricks() -> None:
    for name, (_, made) in ENDS.items():
        assert opened(name).after(played(name))[3] == made


CLAIMS = {
    ("1-won", "12E"): CODILHO,
    ("1-won", "12E 4E 1B 4C"): CODILHO,
    ("1-won", "2E"): WON,
    ("1-won", "12O"): WON,
    ("1-lost", "12B"): REPOSTA,
    ("1-lost", "12B 10B 3E 4C 3C 10C 12C 5C 11C 11B 1B 2E"): REPOSTA,
    ("1-lost", "12B 10B 3E 4C 3C 10C 12C 5C 11C 11B 1B 12E"): CODILHO,
    ("2-won", "12C 10O"): WON,
    ("2-won", "12C 10O 4O 10C 5E"): WON,
    ("2-won", "12C 10O 4O 10C 11B"): REPOSTA,
    ("2-lost", "12C 5B"): REPOSTA,
    ("2-won-again", "12C 11B 1E"): WON,
    ("2-won-again", "12C 11B 4O"): REPOSTA,
    ("3-won", "3B 12B 10B 12C 10C 4B 11C 3O"): WON,
    ("3-lost", "3B 12B 10B 12C 10C 4B 11C 12O"): REPOSTA,
    ("4-won", "1E 7E 10E 2E"): WON,
    ("4-lost", "1E 7E 10E 4C"): REPOSTA,
    ("5-won", "12B 10B 6B 11B 11C"): WON,
    ("5-lost", "12B 10B 6B 11B 2C"): REPOSTA,
    ("6-lost", "2O 6O 12O 12C"): REPOSTA,
    ("6-won", "2O 6O 12O 6B"): REPOSTA,
    ("6-won", "2O 6O 12O 6B 4B"): REPOSTA,
    ("6-won", "2O 6O 12O 6B 10B 3B 2C 3E"): REPOSTA,
    ("6-won", "2O 6O 12O 6B 10B 3B 2C 7B 7C"): WON,
    ("7-lost", "6C 3E 12C 7O 12O"): REPOSTA,
    ("7-lost", "6C 3E 12C 7O 1O"): WON,
    ("7-lost", "6C 3E 12C 7O 2O"): WON,
}
"""What the notes say of other cards: the best that the feito can come to after these, whatever the others do."""


@pytest.mark.law("vol.I.17.9", "vol.I.17.10", "vol.I.17.11", "vol.I.17.12", "vol.I.17.14", "vol.I.17.16")
@pytest.mark.law("vol.I.17.18", "vol.I.17.19", "vol.I.17.20")
@pytest.mark.parametrize(("name", "cards"), CLAIMS)
def test_best_play_bears_out_what_the_notes_say(name: str, cards: str) -> None:
    case, after = opened(name), cards.split()
    assert sum(case.best(after, least) for least in (WON, REPOSTA)) == CLAIMS[name, cards]


@pytest.mark.law("vol.I.17.13")
def test_only_the_espadilha_beats_any_of_the_four_equal_trumps() -> None:
    case = opened("2-won-again")
    held = case.start[2]
    for equal in ("2B", "1B", "12B", "11B"):
        assert [card for card in held if case.taker(["12C", equal, card]) == 2] == ["1E"]


@pytest.mark.law("vol.I.17.15", "vol.I.17.17")
def test_the_hands_open_from_the_maxims_that_they_show() -> None:
    assert [hand.name for hand in hands_showing("vol.I.17.17")] == [CHAPTER + "4-lost"]
    assert [hand.name for hand in hands_showing("vol.I.17.15")] == [CHAPTER + "3-lost"]
    assert played("4-lost")[6:9] == ["11B", "4B", "6B"]
    for hand in worked_hands().values():
        assert hand.laws and all(cite(law_id) for law_id in hand.laws)


def test_titles_and_notes_are_told_in_three_languages() -> None:
    for hand in worked_hands().values():
        for told in (hand.title, hand.note):
            assert len({told(language) for language in LANGUAGES}) == 3
    titles = [hand.title(language) for hand in worked_hands().values() for language in LANGUAGES]
    assert len(set(titles)) == len(titles)
