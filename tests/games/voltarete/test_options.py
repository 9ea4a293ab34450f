"""What a table may agree on, and from what a sitting may begin."""

from __future__ import annotations

import pytest

from tapete.errors import BadOption
from tapete.table.game import game_class
from tapete.table.written import LARGEST
from tests.games.voltarete.hands import FOUR, Voltarete

# The values of each with the usual one first, as they were decided; a row of numbers by its first and last.
BOTH: dict[str, tuple[object, ...]] = {
    "tentos": (120, range(1, 1001)),
    "money": (False, True),
    "packs": (2, 1),
    "places": ("drawn", "free"),
    "keep_seats": (False, True),
    "packets": ("3-3-3", "4-3-2", "2-3-4", "3-2-4", "4-5", "5-4"),
    "buy_from": ("top", "bottom"),
    "pass_from": ("bottom", "top"),
    "entry": (5, range(1, 101)),
    "medalhao": (20, range(1001)),
    "term": (1, range(1, 21)),
    "split_remissa": (False, True),
    "recambo": (10, range(1, 101)),
    "recambos": (1, range(1, 21)),
    "remissas_end": ("play-out", "divide"),
    "hands_limit": ("none", range(1, 501)),
    "lay_down": (True, False),
    "bought_more": ("shown", "asked"),
    "replay": ("ninth", range(1, 9)),
    "pass_hint": (True, False),
    "chat": (False, True),
    "stand_in": ("bot", "none"),
    "payments": ("automatic", "asked"),
    "favourite": ("copas", "oros", "espadas", "bastos"),
    "surrender": ("first", "fourth"),
}
OF_FOUR: dict[str, tuple[object, ...]] = {
    "obligation": ("always", "limit", "off"),
    "obligation_limit": (120, range(1, 1001)),
    "obligation_pe": (True, False),
    "cap": (False, True),
    "quarto_pays": (False, True),
}
BUTTONS: dict[str, tuple[object, ...]] = {
    "tentos": (120, 60, 200),
    "entry": (5, 4, 1),
    "medalhao": (20, 0, 40),
    "term": (1, 2, 3),
    "recambo": (10, 1, 3),
    "recambos": (1, 2),
    "hands_limit": (3, 12, 60),
    "obligation_limit": (120, 30),
}
"""Of the long ones those that are offered first."""


@pytest.mark.parametrize(("name", "table"), [("voltarete", BOTH), (FOUR, BOTH | OF_FOUR)])
def test_what_may_be_agreed_on(name: str, table: dict[str, tuple[object, ...]]) -> None:
    own = {option.name: option for option in game_class(name).options}
    assert own.keys() == table.keys(), "only four need the obligation"
    for option, wanted in table.items():
        usual, *others = wanted
        every = {usual, *(value for each in others for value in (each if isinstance(each, range) else (each,)))}
        assert (own[option].default, set(own[option].values)) == (usual, every), option
        assert own[option].usual == BUTTONS.get(option, ()), option


@pytest.mark.law("vol.I.8.5")
def test_a_sitting_taken_up_again_with_all_that_was_left() -> None:
    start = {"dealer": 1, "marker": 0, "pot": 30, "box": 7, "score": [-50, 10, 3], "remissas": [[2, 40], [0, 40]]}
    case = Voltarete(dealer="blas", start={key: value for key, value in start.items() if key != "dealer"})
    assert (case.dealer, case.marker, case.pot, case.box, case.standing) == ("blas", "ana", 30, 7, [-50, 10, 3])
    assert case.waiting == [("clara", 40), ("ana", 40)]
    lost = case.deal(ANA="").come_out(feito="clara", suit="oros", tricks=(4, 1, 4))
    assert [each.number for each in lost.state.remissas] == [1, 2, 3], "what is written down now comes after them"
    assert Voltarete(dealer="blas").marker == "blas", "who deals first has the Medalhão"


@pytest.mark.parametrize(
    "wrong", [[[0]], [[0, 5, 5]], [[0, 0]], [[0, -5]], [["0", 5]], [[0, 5.5]], [[3, 5]], [[0, LARGEST]], [5]]
)
def test_what_is_no_remissa_is_refused(wrong: object) -> None:
    with pytest.raises(BadOption, match=r"list of \[seat, amount\]"):
        Voltarete(start={"remissas": wrong})


@pytest.mark.parametrize("wrong", [[0, 0], [0, 0, 0, 0], [10, 0, 0], "000", [True, 0, -1], [LARGEST, -LARGEST, 0]])
def test_what_is_no_score_is_refused(wrong: object) -> None:
    with pytest.raises(BadOption):
        Voltarete(start={"score": wrong})


def test_a_stock_has_thirteen_cards_at_most() -> None:
    thirteen = "12O 11O 10O 7O 6O 5O 4O 3O 2O 1O 12C 11C 10C"
    assert [card.text for card in Voltarete(ANA="", stock=thirteen).state.stock] == thirteen.split()
    with pytest.raises(BadOption, match="has 13 cards, not 14"):
        Voltarete(ANA="", stock=f"{thirteen} 7C")


def test_who_deals_of_four_has_no_cards_and_before_the_lots_the_first_has_the_medalhao() -> None:
    with pytest.raises(BadOption):
        Voltarete(FOUR, ANA="", DIEGO="12O")
    assert game_class("voltarete").make("guided").start().marker == 0  # type: ignore[attr-defined]
