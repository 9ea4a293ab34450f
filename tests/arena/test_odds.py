"""Hands played for what is to be seen in them, in as many processes as one likes."""

from __future__ import annotations

import tapete
from tapete.arena.odds import sampled
from tapete.sitting.sample import Sample

ZANGA = Sample(tapete.game("zanga"), 3)


def test_the_same_seed_shows_the_same_and_another_another() -> None:
    assert sampled(ZANGA, 12) == sampled(ZANGA, 12)
    assert sampled(ZANGA, 12) != sampled(Sample(ZANGA.rules, 4), 12)


def test_more_processes_change_nothing() -> None:
    alone: list[int] = []
    together: list[int] = []
    assert sampled(ZANGA, 30, 1, alone.append) == sampled(ZANGA, 30, 2, together.append)
    assert alone == together == list(range(1, 31))


def test_a_longer_sample_begins_with_the_shorter() -> None:
    games = [next(section for section in sampled(ZANGA, number) if section.key == "games") for number in (5, 9)]
    short, long = ([figure.number or 0 for figure in section.figures] for section in games)
    assert sum(short) == 5 and sum(long) == 9 and all(a <= b for a, b in zip(short, long, strict=True))
