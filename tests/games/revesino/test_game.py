"""What a table may agree on, and from where a match can be taken up."""

from __future__ import annotations

from typing import Any

import pytest

import tapete
from tapete.errors import BadOption
from tapete.table.action import Action
from tapete.words import Words
from tests.games.revesino.hands import opened, table

RANGES = {
    "rounds": (1, 50, 4, (1, 2, 4)),
    "platillo_premium": (4, 100, 16, (16, 32, 4)),
    "platillo_ante": (1, 100, 8, (8, 16, 24)),
    "dote": (10, 1000, 100, (100, 50, 20)),
    "tanto_value": (1, 1000, 1, (1, 4)),
}
"""The least and the most of each number, what it is unless agreed otherwise, and what is usual."""

CHOICES = {
    "mari_perez": False, "napolitana_settlement": "additions", "napolitana_duty": "additions",
    "cut_credit": "first-beater", "mano_pardon": True, "sleeping_paid": True, "lock_scope": "caballo",
    "platillo": False, "platillo_drawn": "drawer", "platillo_led": "none", "pay_timing": "end",
    "raffle": "highest-sword", "forgotten_draw": "continue", "repeat_revoke_free": False, "lay_down": False,
    "deal_pattern": "4-4-3", "shuffle_cut": "lawful", "courtesy_seating": False,
}  # fmt: skip
"""The others, with what they are unless agreed otherwise."""


@pytest.mark.law("rev.51", "rev.50", "rev.49", "rev.ad.33.b", "rev.ad.34")
def test_what_may_be_agreed_on() -> None:
    options = {option.name: option for option in tapete.game("revesino").options}
    numbers = {name: option for name, option in options.items() if name in RANGES}
    assert {name: (min(o.values), max(o.values), o.default, o.usual) for name, o in numbers.items()} == RANGES
    assert {name: option.default for name, option in options.items() if name not in RANGES} == CHOICES
    assert len(options["platillo_premium"].values) == 25, "it is divided in four"


@pytest.mark.law("rev.ad.34")
@pytest.mark.parametrize(
    ("premium", "ante", "right"),
    [(16, 8, True), (16, 4, True), (16, 3, False), (16, 6, False), (12, 9, True), (12, 8, False), (32, 4, False)],
)
def test_into_the_plate_go_only_quarters_of_the_premium(premium: int, ante: int, right: bool) -> None:
    agreed: Any = {"platillo_premium": premium, "platillo_ante": ante}
    assert tapete.game("revesino", **agreed).chosen["platillo_ante"] == ante, "without a plate nothing is put in"
    if right:
        assert tapete.game("revesino", platillo=True, **agreed).chosen["platillo_ante"] == ante
        return
    with pytest.raises(BadOption) as refused:
        tapete.game("revesino", platillo=True, **agreed)
    for lang, words in (("es", "múltiplo de"), ("pt", "múltiplo de"), ("en", "multiple of")):
        told = Words(lang, "revesino").error(refused.value)
        assert words in told and str(premium // 4) in told and str(ante) in told


@pytest.mark.law("rev.ad.34", "rev.ad.33.b")
def test_what_is_usual_goes_together() -> None:
    options = {option.name: option for option in tapete.game("revesino").options}
    for premium in options["platillo_premium"].usual:
        for ante in options["platillo_ante"].usual:
            tapete.game("revesino", platillo=True, platillo_premium=premium, platillo_ante=ante)


@pytest.mark.law("rev.40", "rev.68")
def test_a_match_is_taken_up_in_the_middle() -> None:
    assert (table().state.round, table().state.deals) == (1, 0)
    assert [table(start={"round": 3, "deal": deal}).state.deals for deal in (1, 4)] == [8, 11]
    assert table(start={"round": 4}).state.round == 4
    for wrong in ({"round": 0}, {"round": 5}, {"deal": 0}, {"deal": 5}, {"dealer": 4}):
        with pytest.raises(BadOption):
            table(start=wrong)


@pytest.mark.law("rev.52")
def test_what_they_bring_with_them() -> None:
    case = table(start={"score": [1, -7, 6, 0]})
    assert case.standing == [1, -7, 6, 0] and case.laws_of("brought-forward")[0] == ("rev.52",)
    assert [entry.hand for entry in case.state.ledger.entries] == [0] * len(case.state.ledger.entries)
    assert all(amount >= 0 for _, _, amount in case.paid("brought-forward"))


def test_written_hands_are_dealt_after_a_cut_of_four() -> None:
    for case, words in ((table(), ["deck", "cut"]), (opened(), ["take-pack", "deck", "cut", "deal"])):
        lines = case.state.game.stacked(case.state, ((), (), (), ()), ())
        assert [action.word for _, action in lines] == words
        assert (2, Action("cut", (4,))) in lines
    with pytest.raises(BadOption):
        table(stock="1O 2O 3O 4O")
    assert table(stock="1O 2O 3O").asleep == ["1O", "2O", "3O"]
