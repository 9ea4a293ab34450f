"""The records that come with the documentation are followed to their end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tapete
from tapete.games.malilla.state import MalillaState
from tapete.table.match import Match
from tapete.table.record import BadRecord, read_record, write_record
from tests.games.malilla.table import counts, paid, standing

DOCS = Path(__file__).parents[1] / "docs"
RECORDS = sorted((DOCS / "records").glob("*.toml"))
SNIPPETS = re.findall(r"```toml\n(.*?)```", (DOCS / "records.md").read_text(encoding="utf-8"), re.DOTALL)

ENDS = {
    "malilla": ([72, 0], [138, -138]),
    "malilla-barrotada": ([9, 21, 13, 29], [-9, 3, -10, 16]),
    "malilla-coja": ([24, 33, 15], [-5, 4, 1]),
    "malilla-vistas": ([35, 36], [-4, 4]),
    "malilla-cubiertas": ([32, 31], [0, 0]),
}
"""What the sides count in the hand of each record, and where they stand after it."""


def followed(file: Path) -> Match:
    return read_record(file.read_text(encoding="utf-8"))


def malilla(name: str) -> MalillaState:
    state = followed(DOCS / "records" / f"{name}.toml").state
    assert isinstance(state, MalillaState)
    return state


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_followed_and_written_again(file: Path) -> None:
    match = followed(file)
    assert match.moves
    assert read_record(write_record(match)).state == match.state


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_short_enough_to_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert 10 <= len(text.splitlines()) <= 70 * text.count("[[hand]]")


def test_there_is_a_record_of_every_malilla() -> None:
    assert set(ENDS) == {name for name in tapete.REGISTRY if name.startswith("malilla")}
    assert set(ENDS) <= {file.stem for file in RECORDS}


@pytest.mark.parametrize("name", ENDS)
def test_the_hand_ends_as_its_remarks_say(name: str) -> None:
    state = malilla(name)
    assert (counts(state), standing(state)) == ENDS[name]


def test_the_capote_in_the_favourite_suit() -> None:
    state = malilla("malilla")
    assert paid(state, "turn-up") == [(0, 1, 6)]
    assert paid(state, "capote") == [(1, 0, 144)]


def test_the_odd_tricks_of_the_open_game() -> None:
    state = malilla("malilla-vistas")
    assert [sum(trick.winner == seat for trick in state.taken) for seat in range(2)] == [11, 13]


def test_the_turn_up_that_went_to_sleep() -> None:
    state = malilla("malilla-cubiertas")
    assert state.turned in state.discards[1]


@pytest.mark.parametrize("text", SNIPPETS, ids=range(len(SNIPPETS)))
def test_what_the_documentation_shows_can_be_followed(text: str) -> None:
    match = read_record(text)
    assert match.moves or match.facts


def test_the_documentation_shows_a_revoke_at_the_open_table() -> None:
    state = read_record(next(text for text in SNIPPETS if '"open"' in text)).state
    assert any(event.key == "ruling" and event.seat == 1 for event in state.events)


def test_a_wrong_line_is_told_as_the_documentation_says() -> None:
    text = 'game = "malilla"\n[start]\ndealer = 3\n[[hand]]\n'
    hands = ["7O", "2O 10O 9O 1C 2C 3C 4C 5C 6C 8C 9C 2B", "", "7B"]
    with pytest.raises(BadRecord) as refused:
        read_record(f'{text}hands = {hands}\nactions = """\n0 play 7O\n1 play 2B\n"""'.replace("'", '"'))
    assert str(refused.value) == "line 8: Seat 1 may not do this now: play 2B. Possible: play 10O, play 9O."
