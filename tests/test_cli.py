"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import io
import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tapete
from tapete.cli import main, parser
from tapete.commands.play import table_for
from tapete.laws import books
from tapete.table.chance import Seeded
from tapete.table.match import Match
from tapete.table.record import write_record
from tapete.words import Words


class Said:
    """What a command printed, and its exit code."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *argv: str) -> None:
        self.code = main(argv)
        captured = capsys.readouterr()
        self.out, self.err = captured.out, captured.err


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of one round, played at random."""
    match, chance = Match(tapete.game("malilla", rounds=1)), Random(3)

    def decide(state: tapete.State) -> tuple[int, tapete.Action]:
        assert state.turn is not None
        prompt = state.prompt(state.turn)
        assert prompt is not None
        return state.turn, prompt.any(chance)

    match.run(Seeded(b"cli").outcome, decide)
    file = tmp_path_factory.mktemp("records") / "match.toml"
    file.write_text(write_record(match), encoding="utf-8")
    return file


# Replay.


def test_a_match_is_told_hand_by_hand(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", str(record), "--lang", "es")
    assert said.code == 0
    assert all(f"Mano {number}. Da " in said.out for number in range(1, 5))
    assert "Los puntos de la mano. (mal.42, mal.155" in said.out
    assert "  mal.42: A cada pareja le corresponden 36 puntos" in said.out
    assert re.search(r"^(Ganan? |Empate: )", said.out, re.M)


def test_a_match_is_told_to_programs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(Said(capsys, "replay", str(record), "--json").out)
    assert told["game"] == "malilla" and told["over"] is True
    assert [hand["hand"] for hand in told["hands"]] == [1, 2, 3, 4]
    assert [hand["dealer"] for hand in told["hands"]] == [3, 0, 1, 2]
    for hand in told["hands"]:
        assert sum(side["points"] for side in hand["result"].values()) == 72
        assert all(payment["laws"] for payment in hand["payments"])
        assert sum(hand["score"].values()) == 0
    assert told["hands"][-1]["score"] == told["score"]
    paid = sum(
        payment["amount"] * ((payment["payee"] == "0") - (payment["payer"] == "0"))
        for hand in told["hands"]
        for payment in hand["payments"]
    )
    assert paid == told["score"]["0"]


def test_a_record_that_begins_in_the_middle(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "middle.toml"
    file.write_text('game = "malilla"\n[start]\ndealer = 2\nround = 3\nscore = [15, -15]\n', encoding="utf-8")
    told = json.loads(Said(capsys, "replay", str(file), "--json").out)
    assert told["score"] == {"0": 15, "1": -15}
    assert {entry["reason"] for entry in told["brought_forward"]} == {"brought-forward"}
    assert told["hands"] == [] and told["winners"] is None
    assert "no ha terminado" in Said(capsys, "replay", str(file), "--lang", "es").out


def test_a_hand_of_the_book_is_told_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert "(voltarete-17-4-lost)" in Said(capsys, "laws", "voltarete", "vol.I.17.17").out
    told = Said(capsys, "replay", "voltarete-17-4-lost", "--lang", "pt").out
    assert told.startswith("Quarto exemplo: sai de trunfo uma só vez") and "Tal como está impresso" in told
    assert "Ana 1E, Blas 7E, Clara 10E." in told


RECORDS = Path(__file__).parents[1] / "docs" / "records"


def replayed(capsys: pytest.CaptureFixture[str], name: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(Said(capsys, "replay", str(RECORDS / f"{name}.toml"), "--json").out)
    return told


def test_a_hand_of_mus_is_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    told = replayed(capsys, "mus-three-to-none")
    first, second = told["hands"][0]["result"]["0"], told["hands"][0]["result"]["1"]
    assert (first["stones"], first["lances"]) == (5, {"chica": 2, "juego": 3})
    assert (second["stones"], second["lances"]) == (1, {"grande": 1})
    won = [hand["hand"] for hand in told["hands"] if hand["result"]["0"]["won_game"]]
    assert won == [4, 7, 10]
    assert told["standing"] == {"0": {"stones": 11, "games": 3}, "1": {"stones": 26, "games": 0}}


def test_a_hand_of_cientos_is_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    told = replayed(capsys, "cientos-calidades")
    first = told["hands"][0]["result"]
    assert (first["0"]["points"], first["0"]["pico"], first["0"]["mark"]) == (20, 9, 20)
    assert (first["1"]["points"], first["1"]["mark"], first["1"]["capote"]) == (85, 90, True)
    assert told["hands"][1]["result"]["1"]["lacks_hundred"] == 2
    assert told["hands"][2]["result"]["1"]["won_game"] == "single"
    assert told["hands"][1]["standing"]["1"] == {"chips": -1, "mark": 100, "count": 0, "lacks_hundred": 2}


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.toml")), ids=lambda file: file.stem)
def test_every_hand_of_every_game_has_a_result(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = replayed(capsys, file.stem)
    assert all(set(hand["result"]) == set(told["sides"]) for hand in told["hands"])
    payments = [payment for hand in told["hands"] for payment in hand["payments"]]
    assert all(type(payment[end]) is str for payment in payments for end in ("payer", "payee"))
    for payment in payments:
        marked = not (payment["payer"].isdigit() or payment["payee"].isdigit())
        assert payment["unit"] == ("points" if marked else told["unit"])


def test_the_score_of_a_hand_tells_the_marks(capsys: pytest.CaptureFixture[str]) -> None:
    out = Said(capsys, "replay", str(RECORDS / "cientos-overtaken.toml"), "--lang", "en").out
    scores = [line for line in out.splitlines() if line.startswith("  Score: ")]
    assert scores and all("mark" in line and "+0" not in line for line in scores)
    out = Said(capsys, "replay", str(RECORDS / "mus-three-to-none.toml"), "--lang", "es").out
    assert "  Tanteo: Iker y Ane +25, 1 juego; Jon y Maite +14" in out


def test_title_and_notes_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    file = RECORDS / "cientos-calidades.toml"
    out = " ".join(Said(capsys, "replay", str(file)).out.split())
    told = replayed(capsys, file.stem)
    notes = [told["title"], told["note"], *(hand["note"] for hand in told["hands"])]
    assert len(notes) == 5 and all(notes)
    assert all(" ".join(note.split()) in out for note in notes)


def test_a_record_of_another_edition_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "old.toml"
    text = (RECORDS / "cientos-calidades.toml").read_text(encoding="utf-8")
    file.write_text(f"edition = 99\n{text}", encoding="utf-8")
    said = Said(capsys, "replay", str(file), "--lang", "en").out
    assert "Played by edition 99 of the rules; here it is followed by those of today, edition 1," in said
    assert json.loads(Said(capsys, "replay", str(file), "--json").out)["edition"] == 99
    assert "edition" not in Said(capsys, "replay", str(RECORDS / "cientos-calidades.toml"), "--lang", "en").out


def test_no_control_character_reaches_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "escape.toml"
    file.write_text('game = "malilla\\u001b[2J"\n', encoding="utf-8")
    assert "malilla␛[2J" in Said(capsys, "replay", str(file), "--lang", "en").err
    file.write_text('game = "malilla"\ntitle = "x\\u001b[2Jy"\n[start]\ndealer = 0\n', encoding="utf-8")
    said = Said(capsys, "replay", str(file), "--lang", "en")
    assert "x␛[2Jy" in said.out and "\x1b" not in said.out


def broken(kind: str, folder: Path) -> str:
    """The name of a file that is no record."""
    file = folder / "broken.toml"
    match kind:
        case "missing":
            return str(file)
        case "folder":
            return str(folder)
        case "binary":
            file.write_bytes(bytes(range(256)) * 40)
        case "empty":
            file.write_bytes(b"")
        case "null bytes":
            file.write_bytes(b"\0" * 1000)
        case "not toml":
            file.write_text("Querido diario:\n", encoding="utf-8")
        case "no game":
            file.write_text('title = "x"\n', encoding="utf-8")
        case "unknown game":
            file.write_text('game = "tute"\n', encoding="utf-8")
        case "bad line":
            file.write_text('game = "malilla"\nseats = """\n0 play 99Z\n"""\n', encoding="utf-8")
        case "deep":
            file.write_text("a = " + "[" * 100_000, encoding="utf-8")
        case "long number":
            file.write_text('game = "mus"\n[start]\ndealer = ' + "9" * 5000, encoding="utf-8")
        case "huge":
            with file.open("wb") as opened:
                opened.truncate(100_000_000)
        case "bad name":
            return "\0"
    return str(file)


KINDS = (
    "missing", "folder", "binary", "empty", "null bytes", "not toml", "no game", "unknown game", "bad line", "deep",
    "huge", "bad name", "long number",
)  # fmt: skip


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_record_is_refused_in_one_line(
    kind: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, "replay", broken(kind, tmp_path), "--lang", lang)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("tapete: ") and said.err.count("\n") == 1
    assert len(said.err) < 400


@pytest.mark.parametrize(
    ("lang", "none", "folder"),
    [
        ("es", "no existe.", "es una carpeta."),
        ("pt", "não existe.", "é uma pasta."),
        ("en", "No such file or directory.", "Is a directory."),
    ],
)
def test_why_a_file_cannot_be_read_is_told_in_the_language(
    lang: str, none: str, folder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("replay", "verify-deal"):
        assert none in Said(capsys, command, str(tmp_path / "none"), "--lang", lang).err
        assert folder in Said(capsys, command, str(tmp_path), "--lang", lang).err


@pytest.mark.parametrize(
    ("argv", "spanish", "portuguese", "english"),
    [
        (["judge"], "Falta por escribir: GAME", "Falta escrever: GAME", "required: GAME"),
        (["replay", "a", "b"], "no conoce: b.", "não conhece: b.", "unrecognized arguments: b"),
        (["serve", "--port", "x"], "--port tiene que ser un número", "--port tem de ser um número", "int value: 'x'"),
        (["play", "--seed"], "A --seed le falta su valor.", "A --seed falta o seu valor.", "expected one argument"),
        (
            ["nothing"],
            "«nothing» no vale para COMMAND",
            "«nothing» não serve para COMMAND",
            "invalid choice: 'nothing'",
        ),
    ],
)
def test_a_command_line_that_is_not_understood_is_told_so_in_the_language(
    argv: list[str], spanish: str, portuguese: str, english: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, told in (("es", spanish), ("pt", portuguese), ("en", english)):
        said = Said(capsys, "--lang", lang, *argv)
        assert told in said.err and said.err.startswith("usage: tapete")
        assert said.code == 2 and said.out == ""


def test_a_bad_line_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", broken("bad line", tmp_path), "--lang", "es")
    assert said.err == "tapete: Línea 3: «99Z» no es ni una carta, ni un número, ni una palabra.\n"


ALIKE = """game = "mus"
[start]
dealer = 3
hand_of_game = 2
[[hand]]
hands = ["7O 6C 5E 4B", "12O 11C 7E 5B", "12C 12E 6B 1O", "10O 10C 4O 4C"]
"""


@pytest.mark.parametrize(
    ("text", "lang", "told"),
    [
        ('actions = "1 mus"', "es", "le toca al 0, que puede: mus, no-hay-mus"),
        ('actions = "1 mus"', "pt", "é a vez do 0, que pode: mus, no-hay-mus"),
        ('actions = "0 no-hay-mus\\n0 envido 1"', "es", "envido (de 2 a 1000), órdago"),
        ('actions = "0 mus\\n1 mus\\n2 mus\\n3 mus\\n0 paso"', "pt", "discard (de 1 a 4 de 7O 6C"),
        ('actions = "0 no-hay-mus\\n0 envido 99999999999999999999"', "es", "es un número demasiado grande"),
        ('actions = "* deck 1O"', "es", "Ahora no hay nada que barajar: le toca al asiento 0."),
    ],
)
def test_errors_say_as_much_in_every_language(
    text: str, lang: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(ALIKE + text, encoding="utf-8")
    assert told in Said(capsys, "replay", str(file), "--lang", lang).err


@pytest.mark.parametrize(("lang", "told"), [("es", "Una mano no puede tener «cards»"), ("pt", "Uma mão não pode ter")])
def test_an_unknown_key_is_told_with_what_cannot_have_it(
    lang: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(ALIKE + "cards = 3", encoding="utf-8")
    assert told in Said(capsys, "replay", str(file), "--lang", lang).err


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
def test_every_game_can_be_told(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "start.toml"
    file.write_text(f'game = "{name}"\n[start]\ndealer = 0\n', encoding="utf-8")
    assert set(json.loads(Said(capsys, "replay", str(file), "--json").out)["standing"]) == {
        str(side) for side in tapete.game(name).sides
    }


def test_a_wrong_deck_is_told_with_the_cards_it_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('game = "mus"\n[start]\ndealer = 3\n[[hand]]\ndeck = "1O 1O 8E"', encoding="utf-8")
    said = Said(capsys, "replay", str(file), "--lang", "es").err
    assert "Línea 5" in said and "; faltan: 10B 10C" in said and "; sobran o se repiten: 1O 8E." in said


def test_an_unknown_game_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "odds", "judge", "laws", "duel"):
        rest = ("random", "random") if command == "duel" else ()
        for lang in ("es", "pt", "en"):
            assert "cientos" in Said(capsys, command, "xyz", *rest, "--lang", lang).err


def test_a_mark_that_is_no_ten_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('game = "cientos"\n[start]\nmarks = [95, 0]\n', encoding="utf-8")
    assert "line 3: 95 is not a value of marks: choose a whole number from 0 to 100 in steps of 10." in (
        Said(capsys, "replay", str(file), "--lang", "en").err
    )
    assert "de 0 a 100, de 10 en 10" in Said(capsys, "replay", str(file), "--lang", "es").err


def test_a_record_can_come_through_a_pipe(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert json.loads(Said(capsys, "replay", "-", "--json").out)["over"] is True


# Laws.


def test_laws_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "laws", "malilla", "--search", "renuncio", "--lang", "es")
    assert "mal.23" in said.out and "mal.34" not in said.out
    assert "malilla: " in Said(capsys, "laws").out


def test_all_books_are_searched_where_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    out = Said(capsys, "laws", "--search", "órdago", "--lang", "es").out
    assert "mus.84" in out and "mal." not in out
    out = Said(capsys, "laws", "--topic", "deal", "--lang", "es").out
    assert all(f"{book}." in out for book in ("mal", "mus", "cie"))
    assert Said(capsys, "laws", "--topic", "cheating").code == 2


def test_a_law_is_shown_with_its_code_and_its_proofs(capsys: pytest.CaptureFixture[str]) -> None:
    out = Said(capsys, "laws", "malilla", "mal.24", "--lang", "en").out
    law, code, proved = (out.index(text) for text in ("mal.24", "In the code", "Proved by"))
    assert law < out.index("Example: ") < code < proved
    assert re.search(r"^  src/tapete/games/malilla/judge\.py:[0-9]+$", out[code:proved], re.M)
    assert "  tests/games/malilla/test_" in out[proved:]
    assert out == Said(capsys, "laws", "mal.24", "--lang", "en").out
    told = json.loads(Said(capsys, "laws", "malilla", "mal.24", "--json").out)
    assert told["id"] == "mal.24" and told["code"] and told["tests"]


def test_a_law_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert Said(capsys, "laws", "mus", "mal.24", "--lang", "es").err == "tapete: mal.24 no es una ley de mus.\n"
    assert Said(capsys, "laws", "malilla", "mal.999").code == 2


def test_laws_are_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(Said(capsys, "laws", "mus", "--search", "órdago", "--json", "--lang", "es").out)["laws"]
    assert "mus.84" in [law["id"] for law in told] and all(law["text"] for law in told)
    assert [book["book"] for book in json.loads(Said(capsys, "laws", "--json").out)["books"]] == list(books())
    dealing = json.loads(Said(capsys, "laws", "--topic", "deal", "--json").out)["laws"]
    assert {law["book"] for law in dealing} == set(books())


def test_coverage_is_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(Said(capsys, "laws", "--coverage", "--json").out)["rows"]
    assert {row["game"] for row in rows} >= {"malilla"}


def test_unknown_laws_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "laws", "malilla", "--topic", "cheating", "--lang", "pt")
    assert said.code == 2 and said.err.startswith("tapete: Não há nenhum tema «cheating»")


# The judge.


def test_the_judge_lists_what_he_decides(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "judge", "malilla", "--lang", "es")
    assert "revoke: Renuncio" in said.out
    assert "peek" not in said.out
    assert "peek: " in Said(capsys, "judge", "malilla-cubiertas", "--lang", "es").out


def test_the_judge_says_the_decision_first_then_the_payment_then_the_law(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "judge", "malilla", "revoke", "kind=follow", "noticed=self", "taken_up=sí", "--lang", "es")
    decision, payment, law = (said.out.index(text) for text in ("Es falta", "10 tantos. Por renuncio", "mal.23:"))
    assert decision < payment < law


def test_the_judge_is_told_what_the_table_agreed_on(capsys: pytest.CaptureFixture[str]) -> None:
    facts = ("kind=follow", "noticed=self", "taken_up=yes", "--lang", "en")
    agreed = Said(capsys, "judge", "malilla-coja", "revoke", *facts, "--option", "fine_to_each=true").out
    assert "each of the others: 10 tantos" in agreed
    assert "the first at their right: 5 tantos" in Said(capsys, "judge", "malilla-coja", "revoke", *facts).out
    told = Said(capsys, "judge", "malilla-coja", "bad-deal", "turn_up=3", "--lang", "en").out
    assert "each of those who paid the alce: 3 tantos" in told


def test_the_judge_answers_programs(capsys: pytest.CaptureFixture[str]) -> None:
    facts = ("kind=follow", "noticed=self", "taken_up=no")
    told = json.loads(Said(capsys, "judge", "malilla", "revoke", *facts, "--json").out)
    assert told == json.loads(Said(capsys, "judge", "malilla", "--json", "revoke", *facts).out), "in any order"
    assert told["decision"] == "may-mend" and told["payments"] == []
    assert set(told["laws"]) == {"mal.89", "mal.91"}


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("tute",), "tute"),
        (("malilla", "revok"), "revoke"),
        (("malilla", "revoke"), "kind"),
        (("malilla", "revoke", "kind"), "«kind»"),
        (("malilla", "revoke", "kind=follows"), "follow"),
        (("malilla", "revoke", "colour=red"), "colour"),
    ],
)
def test_the_judge_refuses_in_one_line(
    argv: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    said = Said(capsys, "judge", *argv, "--lang", "es")
    assert said.code == 2 and said.out == ""
    assert said.err.count("\n") == 1 and words in said.err


class Terminal(io.StringIO):
    """A terminal at which this is typed."""

    def isatty(self) -> bool:
        return True


def test_the_judge_asks_at_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Terminal("7\n1\n1\n2\n" + "\n" * 12))
    said = Said(capsys, "judge", "malilla", "revoke", "--lang", "es")
    assert said.code == 0
    assert "¿Quién lo notó?" in said.out and "Es falta" in said.out


def test_the_judge_asks_everything_and_enter_keeps_the_usual(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    revoke = tapete.game("malilla").incidents["revoke"]
    usual = {fact.name: fact.default for fact in revoke.facts if fact.default is not None}
    monkeypatch.setattr("sys.stdin", Terminal("1\n" * 3 + "\n" * 12))
    told = Said(capsys, "judge", "malilla", "revoke", "--json", "--lang", "en").out
    assert usual.items() <= json.loads(told[told.index("{") :])["facts"].items()
    words = Words("en", "malilla")
    assert all(f"[{words.value('fact', name, value)}]" in told for name, value in usual.items())
    monkeypatch.setattr("sys.stdin", Terminal(""))
    facts = ("kind=follow", "noticed=self", "taken_up=no")
    assert Said(capsys, "judge", "malilla", "revoke", *facts).code == 0, "nothing that is needed is missing"


def test_the_judge_asks_what_has_happened(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    names = list(tapete.game("mus").incidents)
    monkeypatch.setattr("sys.stdin", Terminal(f"{names.index('bad-cut') + 1}\n2\n" + "1\n" * 9))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    said = Said(capsys, "judge", "mus", "--lang", "en")
    assert said.code == 0 and "mus.20:" in said.out


def test_the_judge_names_all_that_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    said = Said(capsys, "judge", "malilla", "revoke", "--lang", "es")
    assert all(name in said.err for name in ("kind=follow|", "noticed=self|", "taken_up=false|true", "¿Quién lo notó?"))


def test_the_judge_lists_what_he_decides_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(Said(capsys, "judge", "mus", "--json").out)
    assert [incident["incident"] for incident in told["incidents"]] == list(tapete.game("mus").incidents)
    assert all(fact["question"] and fact["values"] for incident in told["incidents"] for fact in incident["facts"])


def test_a_fact_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert "lifted" in Said(capsys, "judge", "mus", "bad-cut", "lifted=2", "lifted=20").err
    assert "rounds" in Said(capsys, "play", "malilla", "--option", "rounds=2", "--option", "rounds=3").err


def test_many_values_are_told_by_their_ends(capsys: pytest.CaptureFixture[str]) -> None:
    facts = ("kind=follow", "noticed=self", "taken_up=no", "points=99")
    said = Said(capsys, "judge", "malilla", "revoke", *facts, "--lang", "es").err
    assert "unknown, un número entero de 0 a 72" in said


# The rest.


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "games", "--lang", "pt")
    assert all(f"{name}: " in said.out for name in tapete.REGISTRY)
    assert "rounds=4" in said.out


def test_values_are_told_by_their_ends_and_their_meaning(capsys: pytest.CaptureFixture[str]) -> None:
    out = " ".join(Said(capsys, "games", "--lang", "es").out.split())
    assert "un número entero de 1 a 250] (cie.cal.0.2)" in out and "249" not in out
    words = Words("es", "mus")
    assert f"drawn: {words.value('option', 'partners', 'drawn')}; fixed: " in out


@pytest.mark.parametrize(
    ("lang", "head"),
    [
        ("es", "Mus, mesa guiada: 81 números"),
        ("pt", "Mus, mesa guiada: 81 números"),
        ("en", "Mus, guided table: 81 numbers"),
    ],
)
def test_the_vocabulary_is_printed_with_its_numbers(lang: str, head: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "vocabulary", "mus", "--lang", lang)
    rows = said.out.split("\n")
    assert said.code == 0 and rows[0] == head
    assert all(len(row) <= 100 for row in rows)
    found = re.findall(
        r" *(\d+) (\S+(?: \S+)*?)(?=\s{2}|$)", "\n".join(row for row in rows if row.startswith("  ")), re.M
    )
    assert sorted(int(number) for number, _ in found) == list(range(81))
    assert dict(found)["0"] == "enough" and dict(found)["80"] == "órdago"


def test_the_vocabulary_is_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--table", "open", "--option", "signals=open")
    told = json.loads(Said(capsys, "vocabulary", "mus", *options, "--json").out)
    assert (told["game"], told["table"], told["options"]["signals"]) == ("mus", "open", "open")
    assert told["size"] == len(told["actions"]) == len(set(told["actions"]))
    assert {"sign wink", "bad-cut", "card 7O", "discard"} <= set(told["actions"])


def test_there_is_no_vocabulary_of_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert Said(capsys, "vocabulary", "muss").code == 2


def test_a_duel_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("duel", "malilla-vistas", "random", "random", "--matches", "2", "--option", "rounds=1")
    said = Said(capsys, *argv, "--lang", "es")
    assert " tantos por partida, 95% entre " in said.out and "(2 partidas dobles)" in said.out
    assert not re.search(r"[0-9]\.[0-9]", said.out) and "por partida" in said.err


def test_the_odds_are_told_with_totals_and_in_hundredths(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [line.split() for line in Said(capsys, "odds", "mus", "--lang", "en").out.splitlines()]
    assert ["par", "43776", "47.90%"] in rows
    assert ["with", "pares", "51710", "56.58%"] in rows
    assert [row[-2:] for row in rows if row[:2] == ["in", "all"]] == [["24444", "26.75%"], ["66946", "73.25%"]]
    assert 24444 + 66946 == 91390
    assert "43776   47,90%" in Said(capsys, "odds", "mus", "--lang", "es").out


def test_a_program_gets_the_odds_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    out = json.loads(Said(capsys, "odds", "mus", "12O", "12C", "7E", "4B", "--json").out)
    assert (out["game"], out["hand"], out["seed"]) == ("mus", "12O 12C 7E 4B", None)
    sections = {section["key"]: section for section in out["sections"]}
    par = next(figure for figure in sections["pares"]["figures"] if figure["key"] == "par")
    assert (par["number"], par["of"]) == (43776, 91390) and par["low"] == par["value"] == par["high"]
    mano = {figure["key"]: figure["value"] for figure in sections["chances"]["figures"] if figure["by"] == "mano"}
    assert mano["juego"] == 1.0 and mano["punto"] is None
    said = Said(capsys, "odds", "zanga", "--hands", "3", "--seed", "5", "--json")
    seen = json.loads(said.out)
    (games,) = (section for section in seen["sections"] if section["key"] == "games")
    assert seen["seed"] == 5 and games["seen"] and sum(figure["number"] for figure in games["figures"]) == 3
    assert all(figure["low"] < figure["high"] for figure in games["figures"])
    assert said.err == "", "nobody waits at a terminal"


def test_what_was_seen_is_told_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    out = Said(capsys, "odds", "zanga", "-n", "2", "--lang", "en").out
    assert "Which game is played" in out and re.search(r"0\.0% \(0\.0–65\.8\)", out)
    once = Said(capsys, "odds", "zanga", "-n", "1", "--lang", "en").out
    assert re.search(r"\d\.0 \(\?\)", once), "of one hand there is no interval"
    assert "--hands" not in out and "--hands" in Said(capsys, "odds", "zanga", "--lang", "en").out


def test_the_book_stands_beside_the_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert "40.09%  the book: 33.33% (vol.I.22.17)" in Said(capsys, "odds", "voltarete", "--lang", "en").out


def test_a_discard_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ["1O", "12O", "11O", "9O", "7O", "12C", "8C", "7C", "12E", "9E", "8B", "7B"]
    out = Said(capsys, "odds", "cientos", *hand, "--throw", "7c", "8b", "7b", "--lang", "en").out
    assert "thrown: 7C 8B 7B" in out and "41.58%" in out
    out = Said(capsys, "odds", "cientos", *hand, "--lang", "en").out
    assert "As mano, throwing by the book: 8C 7C 9E 8B 7B" in out and "61.13%" in out


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("malilla", "12O"), "nothing is counted of a hand"),
        (("mus", "12O"), "4 different cards"),
        (("mus", "--bid", "envido"), "--bid needs a hand"),
        (("cientos", "--throw", "12O"), "--throw needs a hand"),
        (("mus", "12O", "12C", "7E", "4B", "--throw", "4B"), "not counted what a discard brings"),
        (("mus", "12O", "12C", "7E", "4B", "-n", "5"), "no given hand is played out"),
        (("voltarete", "12O", "--bid", "só"), "9 different cards"),
        (("zanga", "-n", "-1"), "at least one"),
        (("zanga", "-n", "1", "--jobs", "0"), "at least one"),
    ],
)
def test_what_the_odds_cannot_tell_is_refused(
    argv: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, "odds", *argv, "--lang", "en")
    assert said.code == 2 and why in said.err and said.out == ""


@pytest.mark.parametrize(("lang", "note"), [("en", "neither opponent"), ("es", "ningún"), ("pt", "nenhum")])
def test_cards_are_understood_in_small_letters_and_punto_is_explained(
    lang: str, note: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = Said(capsys, "odds", "mus", "12o", "7c", "5e", "4b", "--lang", lang).out
    assert out == Said(capsys, "odds", "mus", "12O", "7C", "5E", "4B", "--lang", lang).out
    assert note in out
    assert note not in Said(capsys, "odds", "mus", "12O", "12C", "7E", "4B", "--lang", lang).out, "it is not played"


def test_the_odds_of_a_hand_are_told_without_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = Said(capsys, "odds", "mus", "12O", "12C", "7E", "4B", "--lang", "es").out
    assert "43776" not in out and "86,37%" in out
    assert [line.split() for line in out.splitlines() if "punto" in line] == [["punto", "no", "se", "juega"]]
    table = Said(capsys, "odds", "mus", "--lang", "es").out
    assert "43776" in table
    juego = table[table.index("Juego") : table.index("Punto")].splitlines()[1:]
    assert [line.split()[0] for line in juego if line] == ["31", "32", "40", "37", "36", "35", "34", "33", "en"]


@pytest.mark.parametrize(
    "argv",
    [
        ("tute",),
        ("malilla", "--option", "rounds=0"),
        ("malilla", "--option", "rounds"),
        ("malilla", "--option", "colour=red"),
        ("malilla", "--table", "round"),
        ("malilla", "--bots", "genius"),
        ("malilla", "--seat", "4"),
        ("malilla",),
        (),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_line(
    argv: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    said = Said(capsys, "play", *argv)
    assert said.code == 2 and said.err.count("\n") == 1


def test_the_language_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Por renuncio" in Said(
        capsys, "--lang", "es", "judge", "malilla", "revoke", "kind=follow", "noticed=self", "taken_up=yes"
    ).out  # fmt: skip


def test_the_module_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "tapete", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("tapete ")


def test_the_core_imports_nothing_from_elsewhere() -> None:
    """`import tapete`, and the help of the command, stay quick."""
    others = "{'fluent', 'rich', 'textual', 'numba', 'numpy'}"
    code = f"import sys, tapete.cli; print(sorted({others} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_a_reader_who_leaves_is_no_error(record: Path) -> None:
    command = f"{sys.executable} -m tapete.cli replay {record} | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert ran.stderr == ""


def test_a_port_that_is_taken_is_told_of_before_anything_starts(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["--lang", "en", "serve", "--port", str(port)]) == 2
    assert f"Port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("postgresql+nodriver://ana@localhost/tapete", "nodriver"),
        ("parchis://here", "parchis"),
        ("{folder}/none/tapete.db", "unable to open"),
        ("{folder}", "unable to open"),
        ("{folder}/text.db", "not a database"),
        ("sqlite://[", "--database"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_database_that_cannot_be_used_is_told_of_in_one_line(
    database: str, why: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.db").write_text("no database, and long enough to be read as one" * 50)
    named = database.replace("{folder}", str(tmp_path))
    said = Said(capsys, "--lang", lang, "serve", "--port", "0", "--database", named)
    assert said.code == 2 and said.out == "" and said.err.count("\n") == 1 and why in said.err


def test_a_driver_that_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = Said(capsys, "--lang", "en", "serve", "--port", "0", "--database", "postgresql://ana@localhost/tapete")
    assert said.code == 2 and said.err.count("\n") == 1 and "asyncpg, which is not installed" in said.err


# Regulations.


def test_a_regulation_is_listed_with_what_it_sets_and_where_it_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    out = " ".join(Said(capsys, "games", "--lang", "es").out.split())
    told = "Bizkaia. A ocho reyes y cuarenta piedras, con señas; lo que se dice obliga, y nunca se miente."
    assert f"--rules bizkaia {told} [goal=40; kings=8; declarations=automatic; signals=covert] Cada campeonato" in out
    assert "Fuente: Normas generales para el juego de mus en Bizkaia https://elmusesmas.blogspot.com/p/" in out


def test_a_regulation_is_played_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    args = parser().parse_args(["play", "mus", "--rules", "iparralde", "--option", "goal=30"])
    rules = table_for(args)
    assert (rules.chosen["kings"], rules.chosen["goal"], rules.changed) == (4, 30, True)
    told = [
        json.loads(Said(capsys, "odds", "mus", *by, "--json").out)["sections"]
        for by in (("--rules", "iparralde"), ("--option", "kings=4"), ())
    ]
    assert told[0] == told[1] != told[2]
    said = Said(capsys, "play", "mus", "--rules", "vizcaya", "--lang", "pt")
    assert said.code == 2 and "mus não tem o regulamento «vizcaya»: tem libro, bizkaia" in said.err
