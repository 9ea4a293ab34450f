"""Every game tells its odds: exact where they are counted, with words for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

import tapete
from tapete.commands.odds import told
from tapete.laws.book import LANGUAGES, cite
from tapete.sitting.sample import Sample, observed
from tapete.table.odds import Look, Section, odds_of, seen, tallied
from tapete.words import Words, folder_of

GAMES = sorted(tapete.REGISTRY)


def _nothing(looks: Sequence[Look]) -> tuple[Section, ...]:
    """What is told where no hand was played."""
    return seen(looks, tallied(looks, []))


def every(name: str) -> tuple[Section, ...]:
    """All that is counted without a hand, and all that may be seen."""
    rules = tapete.game(name)
    odds = odds_of(rules)
    given = _nothing(odds.given.looks) if odds.given is not None else ()
    return (*odds.counted(rules), *_nothing(odds.looks(rules)), *given)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_words(name: str, lang: str) -> None:
    words = Words(lang, folder_of(name), "cli", "odds")
    found, rules = every(name), tapete.game(name)
    odds = odds_of(rules)
    if odds.of_hand is not None:
        hand = rules.pack[: odds.size]
        found = (
            *found,
            *odds.of_hand(rules, hand, None),
            *(odds.of_hand(rules, hand, hand[:2]) if odds.throws else ()),
        )
    page = "\n".join(told(found, rules.pack[:1], words))
    assert page and words.missing == set()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_counted_is_exact_and_each_hand_is_in_one_row(name: str) -> None:
    rules = tapete.game(name)
    for section in odds_of(rules).counted(rules):
        assert not section.seen and section.figures
        for figure in section.figures:
            assert figure.low == figure.value == figure.high
            assert figure.number is not None and figure.value == pytest.approx(figure.number / figure.of)
            assert all(cite(law_id) for law_id in figure.laws)
            assert (figure.stated is None) == (not figure.laws)
        for by in {figure.by for figure in section.figures} if section.whole else ():
            rows = [figure for figure in section.figures if figure.by == by]
            assert sum(figure.number or 0 for figure in rows) == rows[0].of


@pytest.mark.parametrize("name", GAMES)
def test_hands_that_are_played_are_seen(name: str) -> None:
    rules = tapete.game(name)
    looks = odds_of(rules).looks(rules)
    shortest = tapete.game(name, "guided", "", **dict[str, Any](rules.shortest))
    rows = observed(Sample(shortest, 0), 0)
    assert rows, "the first match has a hand"
    assert any(value is not None for row in rows for value in row)
    for row in rows:
        for look, value in zip(looks, row, strict=True):
            assert value is None or look.mean or value in (0, 1)
    keys = [(look.section, look.key, look.by) for look in looks]
    assert len(keys) == len(set(keys))
    assert list(islice(seen(looks, tallied(looks, rows)), 1))
