"""The odds, counted again in other ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import pytest

from tapete.cards import Card, cards
from tapete.errors import BadOption
from tapete.games.mus.game import MusGame
from tapete.games.mus.odds import chances, counted, kinds, looks, of_hand, sizes, tally, ways
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO
from tapete.table.event import Event, event
from tapete.table.odds import Played

# Another way to say what cards are, which shares nothing with the game's own.

LEVELS = {8: {12: 0, 3: 0, 11: 1, 10: 2, 7: 3, 6: 4, 5: 5, 4: 6, 2: 7, 1: 7},
          4: {12: 0, 11: 1, 10: 2, 7: 3, 6: 4, 5: 5, 4: 6, 3: 7, 2: 8, 1: 9}}  # fmt: skip
POINTS = {8: (10, 10, 10, 7, 6, 5, 4, 1), 4: (10, 10, 10, 7, 6, 5, 4, 3, 2, 1)}
DECK = [Card.parse(f"{rank}{suit}") for suit in "OCEB" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]


@cache
def every_hand(kings: int) -> tuple[Counter[str], Counter[int]]:
    """All hands one by one: their pares and their totals."""
    pares: Counter[str] = Counter()
    totals: Counter[int] = Counter()
    for hand in combinations([LEVELS[kings][card.rank] for card in DECK], 4):
        equal = sum(first == second for first, second in combinations(hand, 2))
        # One equal couple is a par, three are medias; two couples or six are duples.
        pares[{0: "", 1: "par", 2: "duples", 3: "medias", 6: "duples"}[equal]] += 1
        totals[sum(POINTS[kings][level] for level in hand)] += 1
    return pares, totals


@pytest.mark.parametrize("kings", [8, 4])
def test_the_tally_is_what_one_by_one_counting_gives(kings: int) -> None:
    pares, totals = every_hand(kings)
    found = tally(kings)
    assert found.hands == comb(40, 4) == 91390
    assert found.pares == pares
    assert {**found.punto, **found.juego} == totals
    assert set(found.juego) == {31, 32, 33, 34, 35, 36, 37, 40}


@pytest.mark.law("mus.33", "mus.36")
def test_some_numbers_everybody_can_check() -> None:
    found = tally(8)
    assert found.juego[40] == comb(16, 4)  # kings, threes, knights and jacks are sixteen
    assert found.punto[4] == comb(8, 4)
    assert found.pares["medias"] == 2 * comb(8, 3) * 32 + 6 * comb(4, 3) * 36
    assert tally(4).pares["medias"] == 10 * 4 * 36


@pytest.mark.parametrize("kings", [8, 4])
def test_the_kinds_are_all_hands(kings: int) -> None:
    assert len(kinds(kings)) == {8: 330, 4: 715}[kings]
    assert sum(ways(kind, sizes(kings)) for kind in kinds(kings)) == 91390


# Two opponents' hands counted level by level.

Step = Callable[[Any, int, int], Any]


def joint(own: tuple[Card, ...], kings: int, start: Hashable, step: Step) -> dict[tuple[Any, Any], int]:
    """All pairs of other hands, in a walk through the levels: each hand is kept as `step` sums it up."""
    room = Counter(LEVELS[kings][card.rank] for card in DECK if card not in own)
    states: dict[tuple[Any, Any], int] = {((0, start), (0, start)): 1}
    for level in sorted(room):
        after: dict[tuple[Any, Any], int] = Counter()
        for ((first, one), (second, two)), number in states.items():
            for i in range(min(4 - first, room[level]) + 1):
                for j in range(min(4 - second, room[level] - i) + 1):
                    key = ((first + i, step(one, level, i)), (second + j, step(two, level, j)))
                    after[key] += number * comb(room[level], i) * comb(room[level] - i, j)
        states = after
    return {(one, two): number for ((a, one), (b, two)), number in states.items() if a == b == 4}


def counts(own: tuple[Card, ...], kings: int) -> Counter[int]:
    return Counter(LEVELS[kings][card.rank] for card in own)


def beaten(
    own: tuple[Card, ...], kings: int, start: Hashable, step: Step, versus: Callable[[Any], int]
) -> list[Fraction]:
    """The chance by place; `versus` says how a hand so summed up stands to one's own."""
    pairs = joint(own, kings, start, step)
    whole = sum(pairs.values())
    result = []
    for right_tie, left_tie in ((1, 1), (1, 0), (1, 0), (0, 0)):
        won = sum(n for (one, two), n in pairs.items() if versus(one) < right_tie and versus(two) < left_tie)
        result.append(Fraction(won, whole))
    return result


HANDS = ["12O 12C 7E 4B", "1O 2C 4E 5B", "7O 7C 7E 10B", "6O 6C 5E 5B", "12O 11C 10E 4B", "11O 10C 5E 4B"]


@pytest.mark.parametrize(("text", "kings"), [*((text, 8) for text in HANDS), (HANDS[0], 4), (HANDS[1], 4)])
def test_grande_and_chica_counted_level_by_level(text: str, kings: int) -> None:
    own = cards(text)
    mine = counts(own, kings)

    def high(state: int, level: int, number: int) -> int:
        # The first level at which the hands differ decides: more cards there are better.
        return state or (number > mine[level]) - (number < mine[level])

    def low(state: int, level: int, number: int) -> int:
        # Walking down, the last difference is the one that counts at Chica.
        return (number > mine[level]) - (number < mine[level]) or state

    found = chances(own, kings)
    assert list(found[GRANDE]) == beaten(own, kings, 0, high, int)
    assert list(found[CHICA]) == beaten(own, kings, 0, low, int)


@pytest.mark.parametrize("text", HANDS)
def test_pares_counted_level_by_level(text: str) -> None:
    own = cards(text)

    def gather(state: tuple[tuple[int, int], ...], level: int, number: int) -> tuple[tuple[int, int], ...]:
        return (*state, (level, number)) if number > 1 else state

    def value(several: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        if not several:
            return (0, 0, 0)
        levels = [-level for level, number in several for _ in range(2 if number == 4 else 1)]
        return (2 * len(levels) - 1 + (max(number for _, number in several) == 3), levels[0], levels[-1])

    mine = value(tuple((level, number) for level, number in sorted(counts(own, 8).items()) if number > 1))
    found = chances(own, 8)[PARES]
    if mine == (0, 0, 0):
        assert set(found) == {0}
    else:
        expected = beaten(own, 8, (), gather, lambda several: (value(several) > mine) - (value(several) < mine))
        assert list(found) == expected


@pytest.mark.parametrize("text", ["12O 12C 7E 4B", "12O 11C 10E 4B", "11O 10C 5E 4B"])
def test_juego_and_punto_counted_level_by_level(text: str) -> None:
    own = cards(text)
    total = sum(POINTS[8][LEVELS[8][card.rank]] for card in own)
    best = [31, 32, 40, 37, 36, 35, 34, 33]

    def add(state: int, level: int, number: int) -> int:
        return state + number * POINTS[8][level]

    def juego(other: int) -> int:
        return -1 if other < 31 else (best.index(other) < best.index(total)) - (best.index(other) > best.index(total))

    def punto(other: int) -> int:
        return 2 if other > 30 else (other > total) - (other < total)

    found = chances(own, 8)
    lance, versus = (JUEGO, juego) if total > 30 else (PUNTO, punto)
    assert list(found[lance]) == beaten(own, 8, 0, add, versus)
    assert set(found[PUNTO if lance == JUEGO else JUEGO]) == {0}


def test_the_mano_never_has_the_worse_chance() -> None:
    for text in HANDS:
        for by_seat in chances(cards(text), 8).values():
            assert by_seat[0] >= by_seat[1] == by_seat[2] >= by_seat[3]


# For people and programs.


def test_what_is_told_is_what_was_counted() -> None:
    pares, juego, punto = counted(MusGame.make())
    assert {figure.key: figure.number for figure in pares.figures} == {
        "none": 39680, "par": 43776, "medias": 4448, "duples": 3486,
    }  # fmt: skip
    assert [figure.key for figure in juego.figures] == ["31", "32", "40", "37", "36", "35", "34", "33"]
    assert juego.figures[0].number == 8384 and juego.figures[0].of == 91390
    assert sum(figure.number or 0 for figure in (*juego.figures, *punto.figures)) == 91390
    assert counted(MusGame.make(kings=4))[0].figures[2].number == 10 * 4 * 36


def test_the_chances_of_a_hand_are_told_lance_by_lance() -> None:
    (section,) = of_hand(MusGame.make(), cards("12O 12C 7E 4B"), None)
    told = {(figure.key, figure.by): figure.value for figure in section.figures}
    assert told[JUEGO, "mano"] == 1.0 and told[PUNTO, "mano"] is None
    assert told[GRANDE, "postre"] == float(chances(cards("12O 12C 7E 4B"), 8)[GRANDE][3])


def test_what_is_no_hand_is_refused() -> None:
    for text in ("12O", "12O 12O 7E 4B", "8O 12C 7E 4B"):
        with pytest.raises(BadOption):
            of_hand(MusGame.make(), cards(text), None)
    with pytest.raises(BadOption):
        of_hand(MusGame.make(real="on"), cards("7O 7C 7E 1B"), None)


# What is seen.


def said(*events: Event) -> dict[tuple[str, str], int | None]:
    hand = Played(None, events, ())
    return {(look.key, look.by): look.see(hand) for look in looks(MusGame.make())}


def test_each_lance_is_seen_by_itself() -> None:
    found = said(
        event("no-hay-mus", 0),
        event("lance", 0, lance=GRANDE), event("envido", 0, number=2), event("quiero", 1),
        event("lance", 0, lance=CHICA), event("paso", 0), event("paso", 1), event("paso", 2), event("paso", 3),
        event("lance", 0, lance=PARES),
        event("lance", 0, lance=JUEGO), event("ordago", 2), event("no-quiero", 3),
    )  # fmt: skip
    assert (found["cut", ""], found["ordago", ""], found["closed", ""]) == (1, 1, 0)
    assert [found[GRANDE, by] for by in ("played", "bet", "wanted")] == [1, 1, 1]
    assert [found[CHICA, by] for by in ("played", "bet", "wanted")] == [1, 0, 0]
    assert [found[PARES, by] for by in ("played", "bet", "wanted")] == [0, None, None]
    assert [found[JUEGO, by] for by in ("played", "bet", "wanted")] == [1, 1, 0]


def test_cards_changed_and_an_ordago_that_was_wanted() -> None:
    found = said(event("served", 0), event("lance", 0, lance=GRANDE), event("ordago", 2), event("quiero", 3))
    assert (found["cut", ""], found["ordago", ""], found["closed", ""]) == (0, 1, 1)


def test_a_deal_that_came_to_no_lance_tells_nothing() -> None:
    assert set(said(event("dealt", 0)).values()) == {None}
