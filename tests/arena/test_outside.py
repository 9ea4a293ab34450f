"""Players from outside: they see what a seat sees, and who breaks the rules of the arena loses the match."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from tapete.arena import Comparison, contest, run
from tapete.arena.outside import dismiss
from tapete.arena.speaking import spoken
from tapete.cli import main
from tapete.errors import BadOption
from tapete.sitting.plain import made
from tapete.table.game import REGISTRY
from tapete.table.view import View

ROOT = Path(__file__).parents[2]
PATIENT = 600.0
"""More time than any machine is busy."""


@pytest.fixture(autouse=True)
def _all_go() -> Iterator[None]:
    yield
    dismiss()


def program(folder: Path, *lines: str, trusted: bool = False) -> str:
    """A player whose program greets, gets ready and then does as it is told here, by the number of the question."""
    source = folder / "player.py"
    heard = folder / "heard.txt"
    body = "\n".join(f"        {line}" for line in lines)
    source.write_text(
        f"""
import json, sys, time
asked = 0
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] in ("hello", "game"):
        print(json.dumps({{"type": "hello" if message["type"] == "hello" else "ready"}}), flush=True)
    elif message["type"] == "ask":
        asked += 1
{body}
""",
        encoding="utf-8",
    )
    return f"{'trusted' if trusted else 'exec'}:{sys.executable} {source}"


def heard(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "heard.txt").read_text(encoding="utf-8").splitlines()]


def against_the_book(who: str, seconds: float = PATIENT) -> Comparison:
    return run(contest("malilla-cubiertas", who, "treatise", hands=1, seconds=seconds), 2).comparisons[0]


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_the_player_of_the_example_plays_every_game(name: str) -> None:
    example = f"exec:{sys.executable} {ROOT / 'examples' / 'player.py'}"
    found = run(contest(name, example, "treatise", hands=1, seconds=PATIENT), 1).comparisons[0]
    assert found.forfeited == (0, 0) and found.tallies[0].decisions > 0


@pytest.mark.parametrize("kind", ["exec", "trusted"])
@pytest.mark.parametrize("name", ["cientos", "zanga"])
def test_a_player_plays_the_same_within_and_outside(kind: str, name: str) -> None:
    outside = f"{kind}:{sys.executable} -m tapete player treatise"
    found = run(contest(name, outside, "treatise", hands=2, seconds=PATIENT), 1).comparisons[0]
    assert found.mean == 0 and found.forfeited == (0, 0)


@pytest.mark.parametrize(
    ("why", "answer"),
    [
        ("slow", "pass"),
        ("gone", "sys.exit()"),
        ("nonsense", "print('what?', flush=True)"),
        ("nonsense", "print(json.dumps({'type': 'do', 'action': None}), flush=True)"),
        ("nonsense", "print(json.dumps({'type': 'do', 'action': '7O play'}), flush=True)"),
        ("unlawful", "print(json.dumps({'type': 'do', 'action': 'mus'}), flush=True)"),
        ("refused", "print(json.dumps({'type': 'refuse', 'why': 'no'}), flush=True)"),
    ],
)
def test_who_breaks_the_rules_of_the_arena_forfeits_the_match_and_is_told(
    why: str, answer: str, tmp_path: Path
) -> None:
    found = against_the_book(program(tmp_path, answer), seconds=0.05 if why == "slow" else PATIENT)
    assert found.forfeited == (4, 0) and found.tallies[0].faults == {why: 4}
    assert found.matches == (0, 0, 4) and found.mean == -found.worst == -1
    told = [message["why"] for message in heard(tmp_path) if message["type"] == "fault"]
    assert told and set(told) == {why}


def test_after_a_fault_the_program_is_started_again_and_may_win_the_next_match(tmp_path: Path) -> None:
    lines = (
        "offer = message['view']['prompt']['offers'][0]",
        "word = 'nonsense' if message['view']['seat'] else ' '.join(map(str, ("
        "offer['action']['word'], *offer['action']['arguments']))) if 'action' in offer else ' '.join(("
        "offer['word'], *offer.get('cards', ())[:offer['least']]))",
        "print(json.dumps({'type': 'do', 'action': word}), flush=True)",
    )
    found = against_the_book(program(tmp_path, *lines))
    assert 0 < found.forfeited[0] < 4
    assert [message["type"] for message in heard(tmp_path)].count("hello") == found.forfeited[0] + 1


def test_what_a_program_is_told_of_a_match(tmp_path: Path) -> None:
    against_the_book(program(tmp_path, "sys.exit()"))
    messages = heard(tmp_path)
    begun = next(message for message in messages if message["type"] == "game")
    assert (begun["game"], begun["table"], begun["seats"]) == ("malilla-cubiertas", "guided", 2)
    asked = next(message for message in messages if message["type"] == "ask")
    assert asked["seconds"] == PATIENT and "moves" not in asked
    view = made(View, asked["view"])
    assert view.prompt is not None and all(
        card is None for seat in view.seats if seat.seat != view.seat for card in seat.cards
    )


def test_only_who_is_trusted_hears_the_shuffles(tmp_path: Path) -> None:
    against_the_book(program(tmp_path, "sys.exit()", trusted=True))
    asked = next(message for message in heard(tmp_path) if message["type"] == "ask")
    moves = asked["moves"]
    assert isinstance(moves, list) and "view" not in asked and any(move.startswith("* deck") for move in moves)


@pytest.mark.parametrize("command", ["no-such-program-here", f"{sys.executable} -c pass", "'unfinished"])
def test_a_program_that_does_not_begin_is_refused_before_anything_is_played(command: str) -> None:
    with pytest.raises(BadOption, match="does not play"):
        run(contest("zanga", f"exec:{command}", "treatise"), 1)


def test_a_level_that_the_game_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "arena", "zanga", f"exec:{sys.executable} -m tapete player oracle", "treatise"]) == 2
    assert re.search("does not play: There is no level oracle", capsys.readouterr().err)


def test_a_player_of_ours_answers_until_it_is_told_to_go() -> None:
    lines = [{"type": "hello"}, {"type": "end"}, {"type": "bye"}, {"type": "hello"}]
    said = spoken("treatise", StringIO("\n".join(map(json.dumps, lines))))
    assert [json.loads(line)["type"] for line in said] == ["hello"]


def test_programs_play_in_several_processes_too() -> None:
    example = f"first=exec:{sys.executable} {ROOT / 'examples' / 'player.py'}"
    asked = contest("cientos", example, "treatise", hands=1, seconds=PATIENT)
    alone, together = run(asked, 2), run(asked, 2, jobs=2)
    assert alone.comparisons[0].differences == together.comparisons[0].differences
    assert alone.comparisons[0].names == ("first", "treatise")


def test_the_player_of_the_example_is_told_on_one_screen() -> None:
    source = (ROOT / "examples" / "player.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 50 and "import tapete" not in source


def test_players_of_another_time_follow_the_match_by_their_own_rules() -> None:
    # Today's bots want a sight where those of old wanted a View: so here it follows all the moves, then gives up.
    former = f"trusted:{sys.executable} {ROOT / 'bench' / 'former.py'} treatise"
    found = run(contest("zanga", former, "treatise", hands=1, seconds=PATIENT), 1).comparisons[0]
    assert found.tallies[0].faults == {"refused": 2}
    with pytest.raises(BadOption, match="must be trusted"):
        run(contest("zanga", former.replace("trusted:", "exec:"), "treatise"), 1)
