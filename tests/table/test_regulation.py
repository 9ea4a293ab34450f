"""Regulations: sets of a game's own options, with a name and a source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tapete
from tapete.errors import BadOption, BadRecord
from tapete.games import REGISTRY
from tapete.laws.book import LANGUAGES
from tapete.table.game import game, game_class, regulations
from tapete.table.match import Match
from tapete.table.record import read_record, write_record
from tapete.table.regulation import FILE, Regulation, regulations_in
from tapete.table.text import read_state, write_state
from tapete.words import Words

EVERY = [
    pytest.param(each, id=f"{each.game}-{each.name}")
    for package in sorted(set(REGISTRY.values()))
    for each in regulations_in(package)
]


@pytest.mark.parametrize("regulation", EVERY)
def test_every_value_is_an_option_of_the_game(regulation: Regulation) -> None:
    rules = game_class(regulation.game).make(regulation=regulation.name)
    assert {name: rules.chosen[name] for name in regulation.options} == regulation.options
    others = [option for option in rules.options if option.name not in regulation.options]
    assert all(rules.chosen[option.name] == option.default for option in others)
    assert not rules.changed


@pytest.mark.parametrize("regulation", EVERY)
def test_every_one_is_told_in_all_languages_with_its_source(regulation: Regulation) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", regulation.name) and len(regulation.name) <= 40
    assert regulation.source and re.fullmatch(r"(https://\S+\.\S+)?", regulation.address)
    for language in LANGUAGES:
        assert regulation.title(language) and regulation.about(language).endswith(".")
    assert len({bool(doubt) for doubt in regulation.doubt}) == 1


@pytest.mark.parametrize("package", sorted(set(REGISTRY.values())))
def test_names_are_given_once_and_to_games_of_the_folder(package: str) -> None:
    found = [(each.game, each.name) for each in regulations_in(package)]
    assert len(found) == len(set(found))
    assert all(REGISTRY[name] == package for name, _ in found)


def test_every_file_is_read() -> None:
    files = Path(tapete.__file__).parent.rglob(FILE)
    assert {file.parent.name for file in files} == {REGISTRY[each.values[0].game].split(".")[-1] for each in EVERY}  # type: ignore[union-attr]


def test_what_is_said_besides_changes_it() -> None:
    rules = game("mus", regulation="bizkaia", goal=30)
    assert (rules.chosen["goal"], rules.chosen["kings"], rules.regulation, rules.changed) == (30, 8, "bizkaia", True)
    assert game("mus", regulation="bizkaia", raise_min=1).changed
    assert not game("mus", regulation="bizkaia", goal=40).changed
    assert not game("mus", goal=30).changed
    told = [Words(lang, "mus").regulation("mus", "bizkaia", True) for lang in LANGUAGES]
    assert told == ["Bizkaia, con cambios", "Biscaia, com alterações", "Bizkaia, changed"]


def test_how_people_sit_down_changes_only_a_regulation_that_speaks_of_it() -> None:
    assert not game("mus", regulation="bizkaia", partners="fixed").changed
    assert game("mus", regulation="iparralde", partners="drawn").changed


def test_an_unknown_one_is_refused_with_those_there_are() -> None:
    for wrong in ("vizcaya", 3, None, ["bizkaia"]):
        with pytest.raises(BadOption, match="it has libro, bizkaia") as refused:
            game("mus", regulation=wrong)
        assert refused.value.key == "unknown-regulation"
    assert not regulations("malilla-coja")


def test_a_record_and_a_state_name_it() -> None:
    match = Match(game("mus", regulation="iparralde", deje="one"))
    text = write_record(match)
    assert 'regulation = "iparralde"\n' in text
    again = read_record(text)
    assert (again.game.regulation, again.game.changed, again.game) == ("iparralde", True, match.game)
    assert read_state(write_state(match.state)) == match.state
    assert "regulation" not in write_record(Match(game("mus")))


def test_a_record_by_hand_need_only_name_it() -> None:
    assert read_record('game = "mus"\nregulation = "iparralde"\n').game == game("mus", regulation="iparralde")
    with pytest.raises(BadRecord, match="line 2: mus has no regulation 'x'"):
        read_record('game = "mus"\nregulation = "x"\n')
    with pytest.raises(BadRecord, match="line 2"):
        read_record('game = "mus"\nregulation = 4\n')
