"""The smallest hands of chapters XII and XIII: with each one bids, and with a little less one does not."""

from __future__ import annotations

import pytest

from tapete.cards import Suit, cards
from tapete.games.voltarete.advice.minimal import Held, baldas, licenca, so
from tests.games.voltarete.advice.asking import opened

E, C = Suit.ESPADAS, Suit.COPAS

LICENCA = [
    ("vol.I.12.4", "1E 2E 1B 4C 6C 3O 5O 4B 6B"),
    ("vol.I.12.5", "2E 1B 12E 5E 4C 6C 3O 5O 4B"),
    ("vol.I.12.6", "1E 1B 12E 5E 4C 6C 3O 5O 4B"),
    ("vol.I.12.7", "1E 2E 6E 7E 4C 6C 3O 5O 4B"),
    ("vol.I.12.8", "1E 2E 12E 4E 4C 6C 3O 5O 4B"),
    ("vol.I.12.9", "1E 1B 11E 7E 4C 6C 3O 5O 4B"),
    ("vol.I.12.10", "2E 1B 11E 5E 6E 4C 6C 3O 4B"),
    ("vol.I.12.11", "1E 12E 11E 10E 7E 4C 6C 3O 4B"),
    ("vol.I.12.12", "2E 12E 11E 10E 7E 4C 6C 3O 4B"),
    ("vol.I.12.13", "1B 12E 11E 10E 4C 6C 3O 5O 4B"),
    ("vol.I.12.14", "2E 1B 7E 6E 5E 4E 4C 3O 4B"),
    ("vol.I.12.15", "12E 11E 10E 7E 6E 5E 4C 3O 4B"),
    ("vol.I.12.16", "1E 12E 11E 4E 3E 4C 6C 3O 4B"),
    ("vol.I.12.20", "1E 7C 1B 3O 5O 4E 6E 4B 6B"),
    ("vol.I.12.21", "1E 7C 1C 4C 3O 5O 4E 6E 4B"),
    ("vol.I.12.22", "1B 7C 1C 11C 3O 5O 4E 6E 4B"),
    ("vol.I.12.23", "1E 1B 1C 3C 3O 5O 4E 6E 4B"),
    ("vol.I.12.24", "1E 7C 12C 11C 3O 5O 4E 6E 4B"),
    ("vol.I.12.25", "1E 7C 10C 3C 12E 3O 4E 6E 4B"),
    ("vol.I.12.26", "1E 1B 12C 11C 10C 3O 4E 6E 4B"),
    ("vol.I.12.27", "1B 1C 12C 11C 10C 3O 4E 6E 4B"),
    ("vol.I.12.28", "7C 1C 12C 11C 10C 3O 4E 6E 4B"),
    ("vol.I.12.29", "7C 1B 12C 11C 3C 3O 4E 6E 4B"),
    ("vol.I.12.30", "7C 1B 10C 2C 3C 5C 3O 4E 4B"),
    ("vol.I.12.31", "1E 1B 12C 2C 12E 3O 4E 6E 4B"),
]
SO = [
    ("vol.I.13.1", "1E 2E 1B 12E 6E 4C 6C 3O 5O"),
    ("vol.I.13.3", "1E 2E 12E 10E 12C 12O 4C 6C 3O"),
    ("vol.I.13.4", "1E 2E 1B 12E 12C 4C 3O 5O 4B"),
    ("vol.I.13.5", "1E 2E 1B 6E 3E 4E 4C 5C 6C"),
    ("vol.I.13.6", "2E 1B 11E 10E 4E 3E 12C 3O 4B"),
    ("vol.I.13.7", "2E 1B 12E 6E 5E 4E 4C 6C 3O"),
    ("vol.I.13.8", "1B 12E 11E 10E 7E 6E 12C 3O 4B"),
    ("vol.I.13.9", "12E 11E 10E 7E 6E 5E 4E 12C 3O"),
    ("vol.I.13.10", "1E 12E 11E 7E 6E 4E 12C 4C 6C"),
    ("vol.I.13.11", "2E 12E 11E 10E 7E 4E 12C 4C 6C"),
    ("vol.I.13.12", "1E 7C 1B 5C 3C 12O 3O 4E 4B"),
    ("vol.I.13.13", "1E 7C 1B 12C 3C 12O 3O 4E 4B"),
    ("vol.I.13.14", "1E 7C 1C 6C 3C 12E 11E 11B 4B"),
    ("vol.I.13.15", "7C 1B 11C 10C 2C 6C 12O 4E 4B"),
    ("vol.I.13.16", "1B 1C 12C 6C 3C 2C 12O 11E 4E"),
    ("vol.I.13.17", "1C 12C 11C 10C 2C 3C 6C 12O 4E"),
    ("vol.I.13.18", "7C 1B 1C 4C 3C 5C 12O 3O 5O"),
    ("vol.I.13.19", "1E 1C 12C 11C 2C 6C 12O 10E 4E"),
]


def marked(rows: list[tuple[str, str]]) -> list[object]:
    return [pytest.param(*row, marks=pytest.mark.law(row[0]), id=row[0]) for row in rows]


@pytest.mark.parametrize(("law", "held"), marked(LICENCA))
def test_a_hand_of_the_list_asks_licenca(law: str, held: str) -> None:
    trump = E if int(law.rsplit(".", 1)[1]) < 20 else C
    assert licenca(cards(held), trump) == law
    said = opened(held).split()[0]
    assert said in ({"licença"} if "1E" not in held or "1B" not in held else {"licença", "respeito"})


@pytest.mark.law("vol.I.12.4")
def test_paus_go_by_the_list_of_espadas_and_ouros_by_that_of_copas() -> None:
    assert licenca(cards("1E 2B 1B 4C 6C 3O 5O 4E 6E"), Suit.BASTOS) == "vol.I.12.4"
    assert licenca(cards("1E 7O 1O 4O 3C 5C 4E 6E 4B"), Suit.OROS) == "vol.I.12.21"


@pytest.mark.law("vol.I.12.1", "vol.I.12.2")
@pytest.mark.parametrize("held", ["12E 7E 6E 5E 4C 6C 3O 5O 4B", "1E 2E 3C 4C 6C 3O 5O 4B 6B"])
def test_less_than_three_tricks_pass(held: str) -> None:
    assert opened(held) == "passo vol.I.12.1"


@pytest.mark.law("vol.I.12.3", "vol.I.12.18")
def test_a_king_stands_for_a_trump() -> None:
    assert licenca(cards("1E 12E 6E 4E 12C 3C 3O 5O 4B"), E) == "vol.I.12.16"
    assert licenca(cards("1E 2E 6E 12C 4O 3O 5B 4C 6B"), E) == "vol.I.12.7"
    assert licenca(cards("1E 2E 6E 11C 4O 3O 5B 4C 6B"), E) is None


@pytest.mark.law("vol.I.12.19")
def test_a_long_king_is_no_more_than_a_small_trump() -> None:
    assert licenca(cards("1E 2E 6E 12C 4C 5C 6C 3C 3O"), E) is None
    assert licenca(cards("2E 1B 7E 6E 5E 12C 4C 5C 6C"), E) is None
    assert licenca(cards("1E 12E 11E 4E 12C 4C 5C 6C 3O"), E) == "vol.I.12.16"


@pytest.mark.law("vol.I.12.17")
def test_a_better_hand_of_the_same_kind_too_and_a_worse_one_not() -> None:
    assert licenca(cards("1E 2E 7E 10E 4C 6C 3O 5O 4B"), E) == "vol.I.12.7"
    assert licenca(cards("1E 2E 3E 4E 4C 6C 3O 5O 4B"), E) is None


@pytest.mark.law("vol.I.12.32")
def test_in_copas_and_ouros_it_takes_more() -> None:
    assert licenca(cards("2E 1B 11E 5E 6E 4C 6C 3O 4B"), E) == "vol.I.12.10"
    assert licenca(cards("7C 1B 11C 5C 6C 3O 4E 6E 4B"), C) is None


@pytest.mark.parametrize(("law", "held"), marked(SO))
def test_a_hand_of_the_second_list_makes_itself_so(law: str, held: str) -> None:
    trump = E if int(law.rsplit(".", 1)[1]) < 12 else C
    assert so(cards(held), trump) == law
    both = "1E" in held and "1B" in held
    word = "só" if trump is E else "só-copas"
    assert opened(held, "blas").split()[0] in ({word, "respeito"} if both else {word})


@pytest.mark.law("vol.I.13.2")
def test_a_balda_is_a_suit_without_a_card() -> None:
    assert Held(cards("1E 2E 1B 12E 6E 4C 6C 3O 5O"), E).baldas == 1
    assert so(cards("1E 2E 12E 10E 12C 12O 4C 6C 3B"), E) is None


@pytest.mark.law("vol.I.13.20", "vol.I.13.26", "vol.I.13.27")
def test_a_little_less_is_enough_for_the_mao_and_the_pe() -> None:
    held = "2E 1B 11E 10E 4E 3E 11C 3O 4B"
    assert opened(held, "ana") == opened(held, "clara") == "só vol.I.13.20"
    assert opened(held, "blas").startswith("licença")


@pytest.mark.law("vol.I.13.2")
def test_a_balda_is_a_suit_of_which_one_has_no_card() -> None:
    assert baldas(cards("1E 2E 1B 12E 6E 4C 6C 3O 5O"), E) == (Suit.BASTOS,)
    assert baldas(cards("1E 1B 7O 1O 12O 3O 4C"), Suit.OROS) == (E, Suit.BASTOS)
    assert baldas(cards("1E 7O 4C 2E 3B"), Suit.OROS) == ()
