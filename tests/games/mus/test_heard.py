"""What the talk tells of a hand: the weights that were counted, and what is heard at the table."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from math import comb, prod

import pytest

from tapete.games.mus import counting
from tapete.games.mus.heard import (
    COUNTED,
    CUT,
    EVEN,
    MUS,
    SILENT,
    Heard,
    Hearing,
    cells,
    made_for,
    packed,
    unpacked,
    weights,
)
from tapete.games.mus.odds import kinds
from tapete.games.mus.ranking import GRANDE
from tapete.games.mus.worth import winning
from tests.games.mus.hands import Mus, first_hand

LEVELS = (8, 4, 4, 4, 4, 4, 4, 8)
NUMBERS = [prod(map(comb, LEVELS, kind)) for kind in kinds(8)]
HANDS = comb(40, 4)


def mean_kings(found: tuple[float, ...] | list[float]) -> float:
    """How many kings are held on average, where the numbers say how often each kind is held."""
    return sum(number * kind[0] for number, kind in zip(found, kinds(8), strict=True)) / sum(found)


def hands(heard: Heard) -> list[float]:
    """How often each kind is held after this talk."""
    weighed = weights(8, heard)
    assert weighed is not None
    return [number * weight for number, weight in zip(NUMBERS, weighed, strict=True)]


# What has been counted.


def test_the_weights_only_deal_the_hands_out_anew() -> None:
    assert len(list(cells())) == 90
    for cell in cells():
        assert sum(hands(cell)) == pytest.approx(HANDS, rel=0.02), cell


def test_one_who_cuts_has_more_kings_than_one_who_wants_mus() -> None:
    # Of forty cards eight are kings, so that a hand holds 0.8 of them.
    for spot in (1, 2):
        cut, mus, silent = (mean_kings(hands(Heard(spot, word))) for word in (CUT, MUS, SILENT))
        assert cut > 0.95 > 0.75 > mus
        assert silent == pytest.approx(0.8, abs=0.05)
        assert mean_kings(hands(Heard(spot, CUT, 1, 1))) > mean_kings(hands(Heard(spot, CUT, 1, 4)))


def test_one_who_changed_a_single_card_and_cuts_has_pares_or_juego() -> None:
    points = (10, 10, 10, 7, 6, 5, 4, 1)
    found = hands(Heard(3, CUT, 1, 1))
    made = sum(
        number
        for number, kind in zip(found, kinds(8), strict=True)
        if max(kind) > 1 or sum(map(lambda point, held: point * held, points, kind)) > 30
    )
    assert made / sum(found) > 0.95


def test_it_says_what_it_was_made_for_and_is_small() -> None:
    file = files("tapete.games.mus").joinpath(COUNTED).read_bytes()
    assert made_for(file) == {"kings": 8, "deals": counting.DEALS}
    assert len(file) < 20_000


def test_what_is_packed_can_be_read_back() -> None:
    steps = {cell: [EVEN + 8 * (number % 3 - 1)] * 330 for number, cell in enumerate(cells())}
    back = dict(unpacked(packed(steps, 8, 5)))
    assert [back[cell][7] for cell in list(cells())[:3]] == [0.5, 1.0, 2.0]


def test_with_four_kings_nothing_was_counted_and_the_deal_is_taken_for_random() -> None:
    heard = (Heard(2, SILENT), Heard(0, CUT), Heard(3, SILENT))
    assert weights(4, heard[1]) is None
    for kings, differs in ((8, True), (4, False)):
        own = next(kind for kind in kinds(kings) if kind[0] == 2)
        given = (own, kings, GRANDE, (1, 3, 0, 2), (frozenset[str](),) * 3)
        assert (winning(*given) != winning(*given, heard)) is differs


def test_it_is_read_only_when_it_is_needed() -> None:
    code = """
import sys, tapete
assert not [name for name in sys.modules if name.startswith("tapete.games.mus")]
from tapete.games.mus import advice, heard
advice.Adviser(0)
assert heard._counted.cache_info().currsize == 0
assert "tapete.games.mus.counting" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


# What is heard at the table.


def heard(case: Mus, who: str = "south") -> dict[str, Heard | None]:
    """What one who has listened from the beginning knows of everybody."""
    hearing = Hearing()
    for event in case.witness(who).events:
        hearing.hear(event)
    return {name: hearing.of(seat) for seat, name in enumerate(case.people)}


def test_who_cut_who_said_mus_and_who_was_not_asked() -> None:
    case = Mus().falls().do("north cut 20, south mus, east no-hay-mus")
    assert heard(case) == {
        "south": Heard(0, MUS), "east": Heard(1, CUT), "north": Heard(2, SILENT), "west": Heard(3, SILENT),
    }  # fmt: skip


def test_nothing_is_told_before_the_cut() -> None:
    case = Mus().falls().do("north cut 20, south mus")
    assert set(heard(case).values()) == {None}


def test_the_last_discard_counts_and_two_rounds_are_many() -> None:
    case = Mus().falls().do("north cut 20")
    for number in (1, 2):
        case = case.do("south mus, east mus, north mus, west mus")
        for name in case.order:
            case = case.do(f"{name} discard {case.some(name, number if name == 'east' else 1)}")
    known = heard(case.do("south no-hay-mus"), "west")
    assert known["east"] == Heard(1, SILENT, 2, 2)
    assert known["south"] == Heard(0, CUT, 2, 1)


def test_in_a_first_hand_the_place_in_the_talk_is_not_that_from_the_cutter() -> None:
    case = first_hand().falls().do("north cut 20, south pasa-la-baraja, east pasa-la-baraja, north no-hay-mus")
    assert case.mano == "north"
    assert heard(case)["north"] == Heard(2, CUT)
    assert heard(case)["south"] == Heard(0, MUS)


def test_one_who_has_not_listened_from_the_beginning_knows_nothing() -> None:
    hearing = Hearing()
    case = Mus().falls().do("north cut 20, south mus, east no-hay-mus")
    for event in case.witness("south").events[-2:]:
        hearing.hear(event)
    assert hearing.of(1) is None


def test_a_mus_that_nobody_asked_for_tells_nothing() -> None:
    case = Mus(accidents="judge").falls().do("north cut 20, west turned-up 3")
    for name in case.order:
        case = case.do(f"{name} discard {case.some(name, 2)}")
    case = case.do("west face-down, south no-hay-mus")
    assert set(heard(case).values()) == {None}
