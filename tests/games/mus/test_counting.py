"""The counting of what the talk tells, beside what can be known of it without drawing a card."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tapete.games.mus import counting
from tapete.games.mus.heard import CUT, MUS, SILENT, Heard, cells, made_for, weights
from tapete.games.mus.odds import kinds
from tapete.games.mus.worth import cut_chance
from tests.games.mus.test_heard import HANDS, NUMBERS, hands, mean_kings


def test_the_first_word_of_all_tells_just_what_the_player_cuts_with() -> None:
    """Where nothing was said before, a cut is just as likely as the player's own chance to cut."""
    chances = [cut_chance(kind, 8, 0, False) for kind in kinds(8)]
    usual = sum(map(lambda number, chance: number * chance, NUMBERS, chances)) / HANDS
    found = weights(8, Heard(0, CUT))
    assert found is not None
    for number, chance, weight in zip(NUMBERS, chances, found, strict=True):
        # Rare hands were met too seldom in the deals to be counted closely.
        if number > 500:
            assert weight == pytest.approx(chance / usual, rel=0.12)


def test_what_is_kept_agrees_with_the_talk_of_today() -> None:
    """After a change of how the player cuts or discards `make heard` must count anew."""
    found = counting.count(8, 1500, seed=3)
    for word, rounds in product((CUT, MUS, SILENT), (0, 1, 2)):
        alike = [cell for cell in cells() if (cell.word, cell.rounds) == (word, rounds)]
        numbers = [sum(found[cell]) for cell in alike]
        today = sum(number * mean_kings(found[cell]) for number, cell in zip(numbers, alike, strict=True) if number)
        kept = sum(number * mean_kings(hands(cell)) for number, cell in zip(numbers, alike, strict=True))
        assert today / sum(numbers) == pytest.approx(kept / sum(numbers), abs=0.08), (word, rounds)


def test_the_counting_follows_every_end_of_a_talk() -> None:
    """Each deal comes to one cut or another; in every cut each seat has cut, said mus or was not asked."""
    found = counting.count(8, 60, seed=1)
    first = {word: [sum(found[cell]) for cell in found if cell.spot == 0 and cell.word == word] for word in (CUT, MUS)}
    others = [sum(sum(found[cell]) for cell in found if cell.spot == spot) for spot in range(4)]
    assert others == pytest.approx([sum(first[CUT]) + sum(first[MUS])] * 4)
    assert 55 < others[0] <= 60


def test_it_writes_for_what_it_has_counted(tmp_path: Path) -> None:
    assert counting.main(["--deals", "3", "--to", str(tmp_path / "few")]) == 0
    assert made_for((tmp_path / "few").read_bytes()) == {"kings": 8, "deals": 3}
