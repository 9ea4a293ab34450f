"""What is offered at one moment reads differently, so that nobody must guess which of two buttons is meant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tapete.laws.book import LANGUAGES
from tapete.soak.trial import Plan, decider, step
from tapete.table.game import GUIDED, game_class
from tapete.table.match import Match
from tapete.table.offer import Accuse, Offer, Prompt, Say, say
from tapete.words import Words
from tests.universal.tables import ALL_TABLES

NAMES = ("Ana", "Blas", "Clara", "Diego")
MOVES = {GUIDED: 400}
FEWER = 150
"""So many moments are looked at; at the open table, where much more is offered at each, fewer."""


@cache
def words_of(lang: str, folder: str) -> Words:
    """The words of a folder, read once."""
    return Words(lang, folder)


def labels(prompt: Prompt, words: Words) -> Iterator[tuple[str, str]]:
    """Each thing that may be done, as it is written and as it is read; an accusation with whom it names."""
    for offer in prompt.every:
        yield from ((str(each), words.offer(each, NAMES)) for each in _single(offer))


def _single(offer: Offer) -> list[Offer]:
    return [Say(action) for action in offer.actions] if isinstance(offer, Accuse) else [offer]


def alike(prompt: Prompt, words: Words) -> list[tuple[str, str, str]]:
    """The pairs of different actions that read alike."""
    seen: dict[str, str] = {}
    found = []
    for written, label in labels(prompt, words):
        first = seen.setdefault(label, written)
        if first != written:
            found.append((first, written, label))
    return found


@ALL_TABLES
def test_no_two_actions_that_are_offered_at_once_read_alike(name: str, table: str) -> None:
    folder = game_class(name).folder
    looked: set[Prompt] = set()
    for seed in range(3):
        plan = Plan(name, table, seed)
        match = Match(plan.rules())
        decide, lot = decider(plan, match.game), Random(seed)
        for _ in range(MOVES.get(table, FEWER)):
            if match.state.over:
                break
            step(match, decide)
            acting = list(match.state.acting())
            prompt = match.state.prompt(lot.choice(acting)) if acting else None
            if prompt is None or prompt in looked:
                continue
            looked.add(prompt)
            for lang in LANGUAGES:
                assert not alike(prompt, words_of(lang, folder)), (lang, prompt.key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_codilho_is_laid_down_to_somebody_by_name(lang: str) -> None:
    words = words_of(lang, "voltarete")
    to_blas, to_clara = (words.offer(say("lay-down", "codilho", seat), NAMES) for seat in (1, 2))
    assert to_blas.endswith(" Blas") and to_clara.endswith(" Clara")
    assert words.offer(say("lay-down", "codilho"), NAMES) == to_blas.removesuffix(" Blas").rsplit(" ", 1)[0]
