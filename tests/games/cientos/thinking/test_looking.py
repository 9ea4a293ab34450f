"""Deals that are looked at when something is to be thrown."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import tapete
from tapete.bots import bot
from tapete.cards import written
from tapete.games.cientos.mind import MIND, weighs
from tapete.games.cientos.state import DISCARD, CientosState
from tapete.games.cientos.thinking.looking import Deals
from tapete.games.cientos.thinking.masks import WHOLE, mask_of
from tapete.searching.strong import Strong
from tapete.table.player import sight
from tests.games.cientos.hands import Cientos

HAND = "12O 12C 10C 8C 12E 7E 1B 12B 11B 2B 8B 7B"


def to_throw(who: str, **options: object) -> CientosState:
    """This hand at one's turn to throw; the mano before the pie has thrown five."""
    case = Cientos(dealer="y", **{who.upper(): HAND}, **options).do("e paso, y paso")
    if who == "y":
        case = case.do(f"e discard {written(case.state.hands[0][:5])}")
    return case.state


@pytest.mark.parametrize("who", ["e", "y"])
def test_in_every_deal_no_card_lies_twice(who: str) -> None:
    state = to_throw(who)
    seat = state.turn
    assert seat is not None and state.phase == DISCARD
    deals = Deals(state, seat, 20, 1)
    most = 5 if who == "e" else len(state.stock)
    for drawn, others in zip(deals.drawn, deals.others, strict=True):
        for number in range(1, most + 1):
            own, other = int(drawn[number]), int(others[number])
            assert own.bit_count() == number and other.bit_count() == 12
            assert own & other == 0 and (own | other) & mask_of(state.hands[seat]) == 0 and own | other <= WHOLE


def test_four_are_thrown_where_the_sixth_keeps_the_point() -> None:
    state = to_throw("e")
    chosen = Strong(state.game, 1).choose(sight(state, 0, Random(1)))
    assert {str(card) for card in chosen.action.cards} == {"10C", "8C", "7E", "7B"}


@pytest.mark.parametrize("custom", [{"point_value": "cards"}, {"count": "body"}, {"tied_sequence": "class"}])
def test_with_other_customs_the_book_discards(custom: dict[str, str]) -> None:
    state = to_throw("e", **custom)
    book = bot("treatise", state.game, 1).choose(sight(state, 0, Random(1)))
    assert weighs(state, 0, book.action, 64, 1) is None
    assert Strong(state.game, 1).choose(sight(state, 0, Random(1))) == book


def test_the_book_is_kept_to_where_nothing_is_better_by_the_edge() -> None:
    state = to_throw("e")
    seen = sight(state, 0, Random(1))
    cautious = Strong(state.game, 1, replace(MIND, edge=100.0))
    assert cautious.choose(seen) == bot("treatise", tapete.game("cientos"), 1).choose(seen)
