"""The judge of wrong counts at the geral, and what they come to when the hand is settled."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.voltarete.finished import PLAYED, Debt, Finished, debts, payments, result
from tapete.table.ruling import Ruling
from tests.games.voltarete.judging import judged, paid

M, K, P = 0, 1, 2


def against(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"declared": True, "asked_count": False, "wrong": "many", "pot": 40}
    return judged("geral-against-wrong-count", **{**usual, **facts})


def finished(*tricks: int, **facts: Any) -> Finished:
    usual: dict[str, Any] = {"kind": "só", "first_five": True}
    return Finished(how=PLAYED, feito=K, opponents=(P, M), tricks=tricks, **{**usual, **facts})


def net(hand: Finished, seat: int) -> int:
    """What a player gains from the payments of a hand, the pot apart."""
    moved = tuple(payments(hand, result(hand)))
    return sum(each.amount * ((each.payee == seat) - (each.payer == seat)) for each in moved)


@pytest.mark.law("vol.II.14.2")
def test_who_declares_and_does_not_ask_has_no_claim_against_ten_cards() -> None:
    ruling = against()
    assert (paid(ruling), ruling.follows) == ([("offender", "pot", 40)], ("geral-at-risk",))
    hand = finished(0, 8, 1, stake=40, geral="declared")
    assert net(hand, M) == net(hand, P) == 64 - 6 - 2


@pytest.mark.law("vol.II.14.2")
def test_asked_one_who_has_a_card_too_many_throws_it_and_owes_nothing() -> None:
    asked = against(asked_count=True, owned_up=True)
    assert (asked.follows, paid(asked), asked.laws) == (("throws-one",), [], ("vol.II.14.2",))
    few = against(asked_count=True, owned_up=True, wrong="few")
    assert paid(few) == [("offender", "pot", 40)]


@pytest.mark.law("vol.II.14.6")
def test_and_so_after_the_first_five_where_it_was_not_declared() -> None:
    asked = against(declared=False, asked_count=True, owned_up=True, pot=30)
    assert (asked.follows, paid(asked), asked.laws) == (("throws-one",), [], ("vol.II.14.6",))
    silent = against(declared=False, pot=30)
    assert (paid(silent), silent.laws[0]) == ([("offender", "pot", 30)], "vol.II.14.6")
    hand = finished(1, 8, 0, stake=30, geral="undeclared")
    assert net(hand, M) == net(hand, P) == 32 - 6 - 2


@pytest.mark.law("vol.II.14.7")
def test_who_was_asked_and_silent_plays_to_the_last_trick_what_the_feito_wants() -> None:
    ruling = against(asked_count=True, owned_up=False)
    assert (ruling.follows, paid(ruling)) == (("feito-names-last-card",), [])


@pytest.mark.law("vol.II.14.7")
def test_and_if_the_geral_is_won_by_that_he_pays_it_for_both_and_no_reposta() -> None:
    ruling = judged("silent-at-geral", geral_won="by-it", pot=50)
    assert (ruling.follows, paid(ruling)) == (("pays-for-both",), [])
    hand = finished(0, 9, 0, stake=50, geral="undeclared", made=True, first_five=False, pays_for_all=P)
    assert (net(hand, P), net(hand, M)) == (-32 - 32 - 6, -6)


@pytest.mark.law("vol.II.14.7")
@pytest.mark.parametrize(
    ("facts", "follows"),
    [
        ({"geral_won": "anyway"}, "each-pays-geral"),
        ({"geral_won": "by-it", "both_silent": True}, "each-pays-geral"),
        ({"geral_won": "lost"}, "geral-lost"),
    ],
)
def test_otherwise_everybody_pays_his_own_and_he_owes(facts: dict[str, Any], follows: str) -> None:
    ruling = judged("silent-at-geral", pot=50, **facts)
    assert (ruling.follows, paid(ruling)) == ((follows,), [("offender", "pot", 50)])


@pytest.mark.law("vol.II.14.8")
def test_a_feito_with_a_wrong_count_loses_the_geral_and_owes_no_reposta() -> None:
    ruling = judged("geral-with-wrong-count", went_for_geral=True, pot=300)
    assert (ruling.follows, paid(ruling)) == (("geral-lost-by-count", "by-tricks"), [])
    count = Debt(K, 300, "count", "vol.II.13.1")
    hand = finished(
        0, 9, 0, stake=300, kind="licença", geral="undeclared", made=True, count_wrong=True, penalties=(count,)
    )
    assert result(hand).kind == "win" and net(hand, M) == net(hand, P) == 8 - 2 - 2
    assert not debts(hand, result(hand))
    assert judged("geral-with-wrong-count", went_for_geral=True, cards=2).follows[-1] == "cannot-win"


@pytest.mark.law("vol.II.21.10")
def test_who_stops_at_five_with_ten_cards_puts_back_the_pot_he_lifts() -> None:
    stops = judged("geral-with-wrong-count", went_for_geral=False, pot=60)
    assert (paid(stops), stops.follows) == ([("offender", "pot", 60)], ("by-tricks",))
    assert stops.laws == ("vol.II.13.1", "vol.II.13.3", "vol.II.21.10")
    with_eight = judged("geral-with-wrong-count", went_for_geral=False, wrong="few", pot=60)
    assert with_eight.laws == ("vol.II.13.2", "vol.II.13.3", "vol.II.21.10")
    assert [owed.laws for owed in with_eight.payments] == [("vol.II.13.2",)]
    worse = judged("geral-with-wrong-count", went_for_geral=False, cards=2, pot=60)
    assert worse.follows == ("cannot-win",) and "vol.II.13.18" in worse.laws
    hand = finished(0, 5, 0, stake=60, kind="licença")
    assert (result(hand).kind, net(hand, K)) == ("win", 8)
    assert paid(judged("geral-with-wrong-count", went_for_geral=True, pot=60)) == []
