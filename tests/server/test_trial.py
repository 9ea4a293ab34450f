"""What the rule book shows of a maxim is what the data say, in every language, on the page and in the terminal."""

from __future__ import annotations

import json
import re
import tomllib
from math import log, sqrt
from pathlib import Path
from typing import Any

import pytest

import tapete
from tapete.cli import main
from tapete.commands.maxims_page import page, picture
from tapete.laws.book import LANGUAGES, Language
from tapete.server.messages.games import LawInfo
from tapete.server.routes.games import law_book
from tapete.sitting.odds import odds_page
from tapete.table.trial import kept
from tapete.words import Words, folder_of
from tapete.words.trial import told

GAMES = sorted(tapete.REGISTRY)
SOURCE = Path(tapete.__file__).parent
DOCS = Path(__file__).parents[2] / "docs" / "maxims"
OPENS: dict[str, dict[Language, str]] = {
    "right": {"es": "El libro tiene razón", "pt": "O livro tem razão", "en": "The book is right"},
    "costs": {"es": "Te sale caro", "pt": "Sai-te caro", "en": "It costs you"},
    "unclear": {"es": "No se distingue de cero", "pt": "Não se distingue de zero", "en": "It can't be told from"},
    "rare": {"es": "Pasa demasiado poco", "pt": "Acontece demasiado pouco", "en": "Too rare to tell"},
    "never": {"es": "En ", "pt": "Em ", "en": "In "},
}
NUMBER = re.compile(r"[+−]?\d+[.,]\d+")


def kept_of(name: str) -> dict[str, Any]:
    file = next((SOURCE / "games").glob(f"*/trial/{name}.toml"))
    return tomllib.loads(file.read_text(encoding="utf-8"))


def reckoned(data: dict[str, Any], laws: str) -> tuple[str, float, float]:
    """The verdict, the mean and half of its interval, from the numbers of the file alone."""
    deals, level = data["treatise"]["deals"], 0.05 / len(data["groups"])
    said, _, _, parted, total, squares = data["treatise"]["maxims"].get(laws, [0] * 6)
    mean, spread = total / deals, sqrt((squares - total**2 / deals) / (deals - 1))
    rho = (1 - 2 * log(level) + log(-2 * log(level))) / 2000
    half = spread / deals * sqrt((deals + 1 / rho) * log((deals * rho + 1) / level**2))
    if not said or parted < 30:
        return ("rare" if said else "never"), mean, half
    return ("right" if mean > half else "costs" if -mean > half else "unclear"), mean, half


def shown(name: str, language: Language) -> dict[str, LawInfo]:
    return {law.id: law for chapter in law_book(name, language).chapters for law in chapter.laws}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rule_book_says_of_every_maxim_what_the_data_say(name: str, language: Language) -> None:
    data, book = kept_of(name), shown(name, language)
    followed = {law: laws for laws in data["groups"] for law in laws.split()}
    # A player may follow what the book says in the chapter of another game.
    assert {law for law, info in book.items() if info.trial} == followed.keys() & book.keys()
    for law, laws in followed.items():
        finding, mean, half = reckoned(data, laws)
        line = told(law, name, language)[0]
        assert law not in book or book[law].trial[0] == line
        assert line.startswith(OPENS[finding][language]), (law, line)
        if finding in ("rare", "never"):
            assert str(data["treatise"]["deals"]) in line
            continue
        numbers = [float(text.replace(",", ".").replace("−", "-")) for text in NUMBER.findall(line)[:3]]
        assert numbers == pytest.approx([mean, mean - half, mean + half], abs=0.0051), (law, line)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_strong_player_holds_is_told_where_he_was_asked(name: str) -> None:
    data = kept_of(name)
    asked = data.get("regret", {"maxims": {}})["maxims"]
    for laws in data["groups"]:
        lines = [line for line in told(laws.split()[0], name, "en") if line.startswith("The strong player")]
        assert len(lines) == (laws in asked), laws
        if lines and asked[laws][0] >= 30:
            moments, total, _ = asked[laws]
            assert f"in {moments} moments" in lines[0]
            mean = NUMBER.findall(lines[0])[0].replace("−", "-")
            assert float(mean) == pytest.approx(total / moments, abs=0.0051)


def test_laws_that_are_left_out_together_say_so() -> None:
    book = shown("zanga", "es")
    assert book["zan.art.48"].trial[-1] == "Se puso a prueba junto con zan.art.49, zan.art.50."
    assert all("zan." not in line for line in book["zan.intro.1"].trial)


@pytest.mark.parametrize("name", GAMES)
def test_a_law_that_states_a_chance_leads_to_the_odds(name: str) -> None:
    figures = [figure for section in odds_page(name).sections for figure in section.figures]
    stating = {law for figure in figures if figure.stated is not None for law in figure.laws}
    assert {law for law, info in shown(name, "en").items() if info.odds} == stating
    assert bool(stating) == name.startswith("voltarete")


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_a_game_is_that_of_its_data(name: str) -> None:
    trial, words = kept(name), Words("en", folder_of(name), "cli", "trial")
    assert trial is not None
    again = f"write it again: tapete maxims {name} --page docs/maxims --lang en"
    assert (DOCS / f"{name}.md").read_text(encoding="utf-8") == page(trial, words), again
    assert (DOCS / f"{name}.svg").read_text(encoding="utf-8") == picture(trial, words), again


def test_the_terminal_tells_it_beside_the_law_and_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    law, line = next((law, info.trial[0]) for law, info in shown("mus", "pt").items() if info.trial)
    main(["laws", "mus", law, "--lang", "pt"])
    assert f"Mus: posto à prova\n  {line}" in capsys.readouterr().out
    main(["laws", "mus", law, "--lang", "pt", "--json"])
    assert json.loads(capsys.readouterr().out)["trial"]["mus"][0] == line


def test_a_law_that_no_player_follows_was_not_on_trial(capsys: pytest.CaptureFixture[str]) -> None:
    main(["laws", "malilla", "mal.24", "--lang", "es"])
    assert "puesto a prueba" not in capsys.readouterr().out


def test_all_that_is_known_is_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    main(["maxims", "zanga", "--json"])
    known, data = json.loads(capsys.readouterr().out), kept_of("zanga")
    assert [" ".join(each["laws"]) for each in known["maxims"]] == data["groups"]
    assert known["asked"]["treatise"]["deals"] == data["treatise"]["deals"]
    for each in known["maxims"]:
        finding, mean, half = reckoned(data, " ".join(each["laws"]))
        own = each["tried"]["treatise"]
        assert (own["finding"], own["mean"]) == (finding, pytest.approx(mean))
        assert own["high"] - own["low"] == pytest.approx(2 * half)


def test_deals_are_played_and_nothing_is_kept_unless_asked(capsys: pytest.CaptureFixture[str]) -> None:
    before = kept_of("zanga")
    main(["maxims", "zanga", "-n", "3", "--seed", "8", "--jobs", "1", "--json"])
    known = json.loads(capsys.readouterr().out)
    assert known["asked"] == {"treatise": {**known["asked"]["treatise"], "seed": 8, "deals": 3}}
    assert kept_of("zanga") == before
