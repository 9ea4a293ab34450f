"""The judge of words said, cards turned and trumps named wrongly."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.table.ruling import Ruling
from tests.games.voltarete.judging import VOID, judged, paid


@pytest.mark.law("vol.II.1.1")
def test_a_pass_is_a_pass_though_everybody_saw_that_licenca_was_meant() -> None:
    ruling = judged("meant-otherwise")
    assert (ruling.follows, paid(ruling)) == (("word-stands",), []) and "vol.II.3.15" in ruling.laws


def turned(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"has_aces": True, "aces_shown": "before", "pot": 25}
    return judged("turns-for-respeito", **{**usual, **facts})


@pytest.mark.law("vol.II.3.22", "vol.II.21.4")
def test_the_aces_may_be_shown_after_the_card_is_turned() -> None:
    ruling = turned(aces_shown="after-turn")
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("respeito-stands", ("plays-respeito",), [])
    assert ruling.laws == ("vol.II.3.22", "vol.II.21.4")
    assert turned(aces_shown="before").laws == ("vol.II.3.22",)


@pytest.mark.law("vol.II.3.23", "vol.II.21.5")
def test_but_not_after_the_purchase_has_joined_the_hand() -> None:
    ruling = turned(aces_shown="after-mixing")
    assert (ruling.follows, paid(ruling)) == (VOID, [("offender", "pot", 25)])
    assert ruling.laws == ("vol.II.3.23", "vol.II.21.5")
    assert [owed.laws for owed in ruling.payments] == [("vol.II.3.23",)], "the law that he broke"


@pytest.mark.law("vol.II.3.24", "vol.II.21.6")
@pytest.mark.parametrize("shown", ["before", "after-turn", "after-mixing"])
def test_without_the_aces_the_card_turned_costs_a_reposta_and_the_hand(shown: str) -> None:
    ruling = turned(has_aces=False, aces_shown=shown, pot=26)
    assert (ruling.follows, paid(ruling)) == (VOID, [("offender", "pot", 26)])
    assert ruling.laws == ("vol.II.3.24", "vol.II.21.6")


@pytest.mark.law("vol.II.1.5")
def test_an_honest_mistake_costs_as_much_as_a_fraud_for_nobody_asks_which_it_was() -> None:
    assert paid(turned(has_aces=False, pot=25)) == [("offender", "pot", 25)]
    assert paid(judged("looks-at-discards", looker="opponent", pot=31)) == [("offender", "pot", 31)]


@pytest.mark.law("vol.II.3.27")
def test_respeito_turned_out_of_turn_stands_for_it_outranks_all() -> None:
    ruling = turned(his_turn=False)
    assert (ruling.decision, paid(ruling), ruling.laws) == ("respeito-stands", [], ("vol.II.3.27",))
    assert turned(his_turn=False, may_bid=False).follows == VOID


def test_respeito_said_without_the_aces_and_not_turned_is_a_pass() -> None:
    ruling = judged("says-respeito")
    assert (ruling.follows, paid(ruling)) == (("counts-as-pass",), [])


def test_a_game_that_does_not_beat_the_one_that_stands_clears_it() -> None:
    ruling = judged("bid-too-low")
    assert (ruling.follows, paid(ruling)) == (("counts-as-clearing",), [])


@pytest.mark.law("vol.II.3.28")
def test_a_card_of_another_hand_turned_by_mistake_goes_back_and_costs_nothing() -> None:
    ruling = judged("wrong-card-turned", turned_for="respeito", card_of="another-hand")
    assert (ruling.decision, paid(ruling)) == ("nothing-owed", [])
    assert ruling.follows == ("card-to-owner", "card-public", "turns-top-card")
    idle = judged("wrong-card-turned", turned_for="respeito", card_of="idle-pack")
    assert (idle.laws, idle.follows) == (("vol.II.3.28",), ("turns-top-card",))


@pytest.mark.law("vol.II.4.15", "vol.II.21.3")
def test_and_so_for_segundo_by_the_reason_given_for_respeito() -> None:
    ruling = judged("wrong-card-turned", turned_for="segundo", card_of="idle-pack")
    assert (ruling.decision, paid(ruling), ruling.follows) == ("nothing-owed", [], ("turns-top-card",))
    assert ruling.laws == ("vol.II.4.15", "vol.II.21.3", "vol.II.3.28")


@pytest.mark.law("vol.II.4.12")
@pytest.mark.parametrize("pot", [28, 31])
def test_segundo_turned_out_of_turn_costs_a_reposta_and_the_hand(pot: int) -> None:
    ruling = judged("segundo-out-of-turn", pot=pot)
    assert (ruling.follows, paid(ruling)) == (VOID, [("offender", "pot", pot)])


@pytest.mark.law("vol.II.4.13")
def test_a_casca_said_or_laid_out_of_turn_costs_nothing_and_binds_in_turn() -> None:
    laid = judged("casca-out-of-turn", did="lays-card")
    assert (paid(laid), laid.follows) == ([], ("card-off-stock", "bound-in-turn"))
    assert judged("casca-out-of-turn", did="says").follows == ("bound-in-turn",)
    assert judged("casca-out-of-turn", did="takes-stock").follows == ("stock-back", "bound-in-turn")


@pytest.mark.law("vol.II.5.11")
def test_the_contra_pe_may_take_the_game_that_the_pe_said_too_early() -> None:
    for answer in ("so", "so-copas", "respeito"):
        ruling = judged("pe-answers-early", pe_says="so", contra_pe_says=answer)
        assert ruling.follows == ("contra-pe-stands", "pe-may-go-higher")
    for answer in ("none", "licenca-copas"):
        ruling = judged("pe-answers-early", pe_says="so", contra_pe_says=answer)
        assert (ruling.decision, ruling.follows) == ("pe-has-it", ("pe-bid-stands",))


# Trumps.


@pytest.mark.parametrize(
    ("kind", "law_id"),
    [
        pytest.param("licenca", "vol.II.6.2", marks=pytest.mark.law("vol.II.6.2")),
        pytest.param("so", "vol.II.6.6", marks=pytest.mark.law("vol.II.6.6")),
        pytest.param("casca", "vol.II.6.9", marks=pytest.mark.law("vol.II.6.9")),
    ],
)
def test_a_suit_named_by_a_slip_holds_unless_one_asks_again_and_the_other_is_silent(kind: str, law_id: str) -> None:
    slip = judged("wrong-suit", game_made=kind, asked_again=False)
    assert (slip.decision, slip.follows, slip.laws) == ("first-suit", ("first-suit-trumps",), (law_id,))
    asked = judged("wrong-suit", game_made=kind, asked_again=True)
    assert (asked.decision, asked.follows) == ("second-suit", ("second-suit-trumps",))
    told = judged("wrong-suit", game_made=kind, asked_again=True, other_answers=True)
    assert told.follows == ("first-suit-trumps",)


@pytest.mark.law("vol.II.6.3")
@pytest.mark.parametrize("done", ["bought", "ordered"])
def test_licenca_is_named_until_the_purchase_is_seen(done: str) -> None:
    ruling = judged("unnamed", game_made="licenca", without_naming=done)
    assert (ruling.follows, ruling.laws) == (("still-names",), ("vol.II.6.3",))


@pytest.mark.law("vol.II.6.4")
def test_after_that_copas_are_trumps() -> None:
    ruling = judged("unnamed", game_made="licenca", without_naming="seen")
    assert (ruling.follows, ruling.laws) == (("copas-trumps",), ("vol.II.6.4",))


@pytest.mark.law("vol.II.6.5")
def test_a_so_is_copas_once_the_others_are_ordered_to_buy() -> None:
    ruling = judged("unnamed", game_made="so", without_naming="ordered")
    assert (ruling.follows, ruling.laws) == (("copas-trumps",), ("vol.II.6.5",))
    assert judged("unnamed", game_made="so", without_naming="led").follows == ("copas-trumps",)


@pytest.mark.law("vol.II.6.8")
def test_and_a_casca_which_is_named_after_its_cards_are_seen() -> None:
    ruling = judged("unnamed", game_made="casca", without_naming="ordered")
    assert (ruling.follows, ruling.laws) == (("copas-trumps",), ("vol.II.6.8",))
    assert judged("unnamed", game_made="casca", without_naming="seen").follows == ("still-names",)


@pytest.mark.law("vol.II.6.7")
def test_a_so_spread_unnamed_is_in_its_longest_suit() -> None:
    assert judged("spread-unnamed", paus=5, ouros=1, copas=1).follows == ("paus-trumps",)
    assert judged("spread-unnamed", ouros=3, copas=3, espadas=1).follows == ("copas-trumps",)
    assert judged("spread-unnamed", ouros=4, espadas=4).follows == ("right-names-longest",)
