"""`tapete review`: in words of three languages, for programs, and a clear answer to what is no record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tapete.cli import main

RECORD = Path(__file__).parents[2] / "docs" / "records" / "malilla.toml"
ASK = {"es": "El libro:", "pt": "O livro:", "en": "The book:"}


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(["review", *argv])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("lang", ASK)
def test_it_is_told_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, str(RECORD), "--seat", "2", "--every", "--lang", lang)
    assert code == 0 and "Clara: 9 " in out and out.count(ASK[lang]) == 9 and "review-" not in out


def test_programs_get_every_decision(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, str(RECORD), "--seat", "1", "--json")
    (review,) = json.loads(out)
    assert code == 0 and review["place"] == 1 and review["done"] == review["of"] == len(review["decisions"]) == 8
    assert {one["action"] for one in review["decisions"]} >= {"play 7C", "play 8C"}


def test_a_seat_or_a_hand_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, str(RECORD), "--seat", "4", "--lang", "en")[::2] == (
        2,
        "tapete: There is no seat 4: they are 0 to 3.\n",
    )
    code, _, why = said(capsys, str(RECORD), "--hand", "2", "--lang", "es")
    assert code == 2 and why == "tapete: La partida no tiene mano 2: solo hay una.\n"


BROKEN = [
    ("0 play 11E", "0 play 11O", "line 18"),  # she does not hold it
    ("0 play 11E", "2 play 9E", "line 18"),  # it is not her turn
    ('game = "malilla"', 'game = "canasta"', "no game"),
    ("actions =", "actions", "line 17"),
]


@pytest.mark.parametrize(("good", "bad", "why"), BROKEN)
def test_a_broken_record_gets_a_clear_answer(
    good: str, bad: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(RECORD.read_text("utf-8").replace(good, bad, 1), encoding="utf-8")
    code, out, told = said(capsys, str(file), "--lang", "en")
    assert (code, out) == (2, "") and why in told and told.count("\n") == 1


def test_a_record_without_a_hand_has_nothing_to_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "empty.toml"
    file.write_text('game = "mus"\n', encoding="utf-8")
    code, out, _ = said(capsys, str(file), "--lang", "en", "--seat", "0")
    assert code == 0 and "0 decisions" in out
