"""`tapete arena` as people and programs read it."""

from __future__ import annotations

import json

import pytest

from tapete.cli import main
from tapete.table.game import REGISTRY
from tapete.words import Words


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["arena", *argv]) == 0
    return capsys.readouterr().out


def test_a_program_gets_everything(capsys: pytest.CaptureFixture[str]) -> None:
    out = json.loads(said(capsys, "zanga", "treatise", "random", "-n", "3", "--hands", "1", "--jobs", "1", "--json"))
    assert (out["game"], out["players"], out["hands"]) == ("zanga", ["treatise", "random"], 1)
    (found,) = out["comparisons"]
    assert found["duplicates"] == len(found["differences"]) == 3
    assert found["mean"] == pytest.approx(sum(found["differences"]) / 3) and found["margin"] < found["margin_always"]
    assert found["won"] + found["drawn"] + found["lost"] == 6 and found["forfeited"] == [0, 0]
    assert found["tallies"][0]["decisions"] > 0


def test_every_two_of_several_are_compared_and_shown_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(
        capsys, "cientos", "treatise", "random", "random", "-n", "2", "--hands", "1", "--jobs", "1", "--lang", "en"
    ).splitlines()
    assert lines[0].split() == ["treatise", "random", "random"]
    assert [line.count("±") for line in lines[1:4]] == [2, 1, 0]
    assert sum(line.startswith("Los Cientos: ") for line in lines) == 3


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("es", ("De las partidas, el primero ganó", "tiempo medio", "se sentó solo entre otros", "quien mira después")),
        ("pt", ("Das partidas, o primeiro ganhou", "tempo médio", "sentou-se sozinho", "quem olha depois")),
        ("en", ("Of the matches the first won", "mean time", "sat alone among others", "who looks after every")),
    ],
)
def test_it_is_told_in_three_languages(lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("revesino", "treatise", "random", "-n", "2", "--hands", "1", "--jobs", "1", "--lang", lang)
    told = said(capsys, *argv, "--among", "--until-significant")
    assert all(word in told for word in words)


@pytest.mark.parametrize("name", sorted(REGISTRY))
@pytest.mark.parametrize("lang", ["es", "pt", "en"])
def test_every_word_and_every_payment_has_its_name(
    name: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Words] = []

    def noted(*parts: str) -> Words:
        made.append(words := Words(*parts))
        return words

    monkeypatch.setattr("tapete.commands.arena.Words", noted)
    said(capsys, name, "random", "treatise", "-n", "1", "--hands", "2", "--jobs", "1", "--lang", lang)
    assert made and {key for key in made[0].missing if ":" not in key} == set()


def test_the_table_may_be_open(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("zanga", "treatise", "random", "-n", "1", "--hands", "1", "--table", "open", "--jobs", "1", "--json")
    assert json.loads(said(capsys, *argv))["table"] == "open"
