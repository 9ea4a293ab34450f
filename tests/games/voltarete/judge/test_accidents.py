"""The judge of what nobody meant."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.voltarete.finished import PLAYED, Finished, debts, payments, result
from tests.games.voltarete.judging import VOID, judged, paid

M, K, P = 0, 1, 2


@pytest.mark.law("vol.II.20.1")
def test_a_scattered_stock_voids_the_hand_unless_the_feito_shows_a_sure_win() -> None:
    sure = judged("stock-scattered", scattered_by="accident", feito_ready=True, sure_win=True)
    assert (sure.decision, sure.follows) == ("feito-wins", ("won-by-feito",))
    for facts in ({"feito_ready": True, "sure_win": False}, {"feito_ready": False, "sure_win": True}):
        ruling = judged("stock-scattered", scattered_by="accident", **facts)
        assert (ruling.follows, paid(ruling), ruling.laws) == (VOID, [], ("vol.II.20.1",))


@pytest.mark.law("vol.II.20.2")
def test_and_so_by_an_outsider_unless_the_cards_can_be_put_back_unseen() -> None:
    facts: dict[str, Any] = {"scattered_by": "outsider", "feito_ready": False}
    void = judged("stock-scattered", **facts)
    assert (void.follows, paid(void), void.laws) == (VOID, [], ("vol.II.20.2",))
    assert judged("stock-scattered", **{**facts, "feito_ready": True}, sure_win=True).decision == "feito-wins"
    assert judged("stock-scattered", **facts, put_back=True).follows == ("cards-put-back", "hand-goes-on")
    assert judged("stock-scattered", scattered_by="accident", feito_ready=False, put_back=True).follows == VOID


@pytest.mark.law("vol.II.20.3")
@pytest.mark.parametrize("harms", [True, False])
def test_cards_named_by_an_outsider_change_nothing(harms: bool) -> None:
    ruling = judged("onlooker-speaks", spoke_of="cards", harms_somebody=harms)
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("nothing-owed", ("hand-goes-on",), [])


@pytest.mark.law("vol.II.22.17")
def test_an_onlooker_speaks_in_a_doubt_when_asked_or_after_the_hand_where_it_harms_nobody() -> None:
    asked = judged("onlooker-speaks", spoke_of="doubt", was_asked=True)
    assert (asked.decision, asked.follows) == ("word-decides", ("word-decides",))
    unasked = judged("onlooker-speaks", spoke_of="doubt", was_asked=False)
    assert (unasked.decision, unasked.follows) == ("no-effect", ("word-ignored",))
    assert judged("onlooker-speaks", spoke_of="cards", hand_played=True).decision == "may-speak"
    assert judged("onlooker-speaks", spoke_of="play", hand_played=True).decision == "may-speak"
    assert judged("onlooker-speaks", spoke_of="play", hand_played=True, harms_somebody=True).decision == "no-effect"
    assert judged("onlooker-speaks", spoke_of="play", hand_played=False).decision == "no-effect"


@pytest.mark.law("vol.II.20.4")
def test_discards_scattered_after_the_exchange_change_nothing() -> None:
    ruling = judged("discards-scattered", all_exchanged=True)
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("is-played", ("by-tricks",), [])
    assert judged("discards-scattered", all_exchanged=False).decision == "unforeseen"


@pytest.mark.law("vol.II.20.5")
def test_a_card_of_the_stock_shown_by_chance_costs_only_if_it_decides() -> None:
    assert paid(judged("shows-stock", decided=False, pot=33)) == []
    ruling = judged("shows-stock", decided=True, pot=33)
    assert (ruling.follows, paid(ruling)) == (VOID, [("offender", "pot", 33)])


@pytest.mark.law("vol.II.20.6")
def test_an_opponents_dropped_cards_cost_him_the_hand_that_another_wins_by_them() -> None:
    ruling = judged("drops-cards", by="opponent", decided=True, pot=40)
    assert (ruling.follows, paid(ruling)) == (VOID, [("offender", "pot", 40)])
    assert paid(judged("drops-cards", by="opponent", decided=False, pot=40)) == []


@pytest.mark.law("vol.II.20.8")
@pytest.mark.parametrize("decided", [True, False])
def test_a_feitos_dropped_cards_cost_nothing(decided: bool) -> None:
    ruling = judged("drops-cards", by="feito", decided=decided, pot=40)
    assert (ruling.follows, paid(ruling), ruling.laws) == (("hand-goes-on",), [], ("vol.II.20.8",))


@pytest.mark.law("vol.II.20.7")
def test_a_feito_who_upsets_the_stock_owes_and_pays_and_the_hand_is_void() -> None:
    ruling = judged("feito-upsets-stock", claimed_by=0, base=2, pot=30)
    assert paid(ruling) == [("offender", "pot", 30), ("offender", "each", 2)] and ruling.follows == VOID
    lost = judged("feito-upsets-stock", claimed_by=1, order_known=False, base=6, pot=30)
    assert paid(lost) == [("offender", "pot", 30), ("offender", "each", 6)]


@pytest.mark.law("vol.II.20.7")
def test_unless_another_claims_it_who_plays_against_the_two() -> None:
    claimed = judged("feito-upsets-stock", claimed_by=1, base=2, pot=30)
    assert (claimed.follows, paid(claimed)) == (("given-up", "claimant-against-two"), [])
    assert judged("feito-upsets-stock", claimed_by=2, base=2, pot=30).follows == ("given-up", "each-for-himself")


@pytest.mark.law("vol.II.20.7")
@pytest.mark.parametrize(
    ("tricks", "kind", "owing"), [((4, 4, 1), "reposta", [(K, 30), (M, 30)]), ((5, 3, 1), "codilho", [])]
)
def test_as_after_a_reposta_that_one_refused(tricks: tuple[int, ...], kind: str, owing: list[tuple[int, int]]) -> None:
    hand = Finished(
        how=PLAYED,
        stake=30,
        feito=K,
        opponents=(P, M),
        kind="licença",
        tricks=tricks,
        granted=(P,),
        refused=(M,),
        barred_word=frozenset({K}),
    )
    came = result(hand)
    assert came.kind == kind and [(each.seat, each.amount) for each in debts(hand, came)] == owing
    assert {(each.payee, each.amount) for each in payments(hand, came)} >= {(M, 2), (P, 2)}
