"""The example that newcomers read runs as its page says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from examples.highcard.__main__ import main
from examples.highcard.game import HighcardState
from tapete import REGISTRY, TABLE, Action, Match, Seeded, State, cards, game, read_record
from tapete.arena import contest, run
from tapete.errors import BadOption, BadRecord

FOLDER = Path(__file__).parents[2] / "examples" / "highcard"
README = (FOLDER / "README.md").read_text(encoding="utf-8")
RECORD = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)[0]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, "highcard", "examples.highcard")


def after_the_record() -> HighcardState:
    state = read_record(RECORD).state
    assert isinstance(state, HighcardState)
    return state


def test_the_command_tells_a_match_from_the_first_shuffle_to_the_score(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Random shuffles."
    assert sum("takes the trick" in line for line in told) == 12
    assert re.fullmatch(r"First: (-?\d+) Random: (-?\d+)", " ".join(told[-2:]))


def test_the_first_bot_beats_random_play() -> None:
    result = run(contest("highcard", "treatise", "random", seed=1), 60)
    assert result.mean - result.margin > 1


def test_the_hands_of_the_record_are_dealt_and_played() -> None:
    state = after_the_record()
    assert [trick.cards for trick in state.taken] == [cards("3O 2B")]
    assert (state.turn, state.ledger.balance(0), state.thrown[1]) == (0, 1, cards("1O"))


def test_a_hand_may_be_given_to_whoever_deals() -> None:
    text = RECORD.split("actions")[0].replace("dealer = 1", "dealer = 0")
    state = read_record(text).state
    assert (state.turn, state.zones()["hand 0"], state.zones()["hand 1"]) == (1, cards("3O 2C 1B"), cards("1O 3C 2B"))


def test_only_whoever_draws_a_card_is_told_which() -> None:
    state = after_the_record()
    told = [{event.key for event in state.told(seat, 0)} for seat in (None, 0, 1)]
    assert ["drew" in keys for keys in told] == [False, True, True]
    drawn = [event.get("cards") for event in state.told(1, 0) if event.key == "drew"]
    assert drawn == [tuple(card for card in state.hands[1] if card not in cards("3C 2B"))]


def test_the_match_ends_when_each_has_dealt_in_every_round() -> None:
    match = Match(game("highcard", rounds=3))
    match.run(Seeded(b"any").outcome, anything)
    assert [match.state.hand, sum(move.seat == TABLE for move in match.moves)] == [6, 6]


def anything(state: State) -> tuple[int, Action]:
    """Whoever is awaited does anything that is offered."""
    assert state.turn is not None
    prompt = state.prompt(state.turn)
    assert prompt is not None
    return state.turn, prompt.any(Random(1))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("dealer = 2", "2 is not a value of dealer"),
        ("score = 1", "cannot start with score: it can with dealer"),
    ],
)
def test_a_match_starts_with_a_dealer_and_nothing_else(wrong: str, told: str) -> None:
    with pytest.raises(BadRecord, match=told):
        read_record(RECORD.replace("dealer = 1", wrong))


def test_it_has_no_open_table() -> None:
    with pytest.raises(BadOption, match="'open' is no table: choose guided"):
        game("highcard", "open")


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"\]\(([^)]+)\)", README)
    assert {"game.py", "__init__.py", "first_bot.py", "__main__.py"} <= set(named)
    assert [name for name in named if not (FOLDER / name).is_file()] == []
