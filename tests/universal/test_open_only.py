"""Options that matter at the open table only: they say so wherever a table is agreed on, and it is true."""

from __future__ import annotations

import pytest

from tapete import REGISTRY
from tapete.soak.trial import Plan
from tapete.table.game import GUIDED, game_class
from tapete.table.option import Option, Value
from tapete.words import Words
from tests.universal.golden import plain
from tests.universal.tables import short
from tests.universal.test_told import states

OPEN_ONLY = [
    pytest.param(name, option, id=f"{name}-{option.name}")
    for name in REGISTRY
    for option in game_class(name).options
    if option.open_only
]
NOTES = {"es": "(solo en la mesa abierta)", "pt": "(só na mesa aberta)", "en": "(at the open table only)"}


def seen(name: str, *chosen: tuple[str, Value]) -> list[str]:
    """What every seat sees all through a short match at the guided table."""
    agreed = (*short(name), *chosen)
    return [
        plain(state.view(seat))
        for state in states(Plan(name, GUIDED, 1, agreed=agreed))
        for seat in range(len(state.players))
    ]


@pytest.mark.parametrize(("name", "option"), OPEN_ONLY)
def test_what_is_said_to_matter_at_the_open_table_only_changes_nothing_at_the_guided_one(
    name: str, option: Option
) -> None:
    usual = seen(name)
    for value in option.values:
        if value != option.default:
            assert seen(name, (option.name, value)) == usual


def test_of_voltarete_these_are_the_revokes_played_again_and_the_payments_asked_for() -> None:
    for name in ("voltarete", "voltarete-four"):
        assert {option.name for option in game_class(name).options if option.open_only} == {"replay", "payments"}


@pytest.mark.parametrize("lang", NOTES)
def test_it_is_said_where_the_options_are_told(lang: str) -> None:
    options = {option.name: option for option in game_class("voltarete").options}
    words = Words(lang, "voltarete")
    assert words.option(options["replay"]).endswith(NOTES[lang])
    assert NOTES[lang] not in words.option(options["medalhao"])
