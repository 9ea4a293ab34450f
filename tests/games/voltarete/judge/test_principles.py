"""The judge where the law is silent, and what the general principles make of the laws that speak."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.finished import PLAYED, Debt, Finished, debts, payments, result
from tests.games.voltarete.judging import judged, paid

M, K, P = 0, 1, 2


@pytest.mark.law("vol.II.1.3")
def test_a_law_of_the_march_holds_always_and_one_of_an_accident_once_it_has_happened() -> None:
    for happened in (True, False):
        assert judged("law-invoked", law_of="march", happened=happened).decision == "law-holds"
    assert judged("law-invoked", law_of="accident", happened=True).decision == "law-holds"
    assert judged("law-invoked", law_of="accident", happened=False).decision == "law-rests"


@pytest.mark.law("vol.II.1.4")
def test_the_code_decides_an_accident_and_not_the_custom_of_a_company() -> None:
    ruling = judged("unforeseen", written=True, consented=False, harm=9)
    assert (ruling.decision, paid(ruling)) == ("code-decides", [])
    count = judged("buyer-wrong", nine_now=False, led_yet=False, pot=28)
    assert (count.decision, paid(count)) == ("owes-reposta", [("offender", "pot", 28)])


@pytest.mark.law("vol.II.1.6")
def test_a_penalty_is_as_great_as_the_harm_the_fault_can_do() -> None:
    looks = judged("looks-at-discards", looker="opponent", pot=25)
    assert paid(looks) == [("offender", "pot", 25)] and "cannot-win" in looks.follows
    assert paid(judged("casca-out-of-turn", did="says")) == []
    for harm in (4, 31):
        assert paid(judged("unforeseen", written=False, consented=False, harm=harm)) == [("offender", "harmed", harm)]


@pytest.mark.law("vol.II.1.7")
def test_what_can_harm_nobody_costs_nothing() -> None:
    assert paid(judged("wrong-card-turned", turned_for="respeito", card_of="idle-pack")) == []
    assert paid(judged("unforeseen", written=False, consented=False, harm=0)) == []


@pytest.mark.law("vol.II.1.8", "vol.II.21.2")
def test_what_no_law_foresees_is_made_good_and_written_down_as_the_tables_own_ruling() -> None:
    ruling = judged("unforeseen", written=False, consented=False, harm=4)
    assert (paid(ruling), ruling.follows) == ([("offender", "harmed", 4)], ("table-ruling",))
    harmless = judged("unforeseen", written=False, consented=False, harm=0)
    assert (paid(harmless), harmless.follows) == ([], ("table-ruling",))
    assert "table-ruling" not in judged("unforeseen", written=True, consented=False).follows


@pytest.mark.law("vol.II.21.16")
def test_what_all_consented_to_costs_nothing_though_it_harms() -> None:
    assert paid(judged("unforeseen", written=False, consented=True, harm=4)) == []


@pytest.mark.law("vol.II.21.14", "vol.II.21.15")
def test_a_revoke_more_adds_no_penalty_to_the_one_reposta() -> None:
    facts = {"kind": "follow", "covered": True, "found": "late", "trick_of": "revoker", "against": "feito"}
    thrice = judged("revoke", **facts, times=2, pot=40)
    assert paid(thrice) == [("offender", "pot", 40)] and thrice.follows[-2:] == ("cannot-win", "one-reposta")
    barred = judged("after-revoke", times=2, enough=True, by="opponent")
    assert (paid(barred), barred.follows) == ([], ("cannot-win", "one-reposta"))
    assert "one-reposta" not in judged("revoke", **facts, times=1, pot=40).follows


# What a wrong count costs beside the hand.


def with_ten(*tricks: int, stake: int = 31) -> tuple[str, list[int], dict[int, int]]:
    """A só of M's with ten cards: the result, what he owes, and what each other gets of the payments and codilho."""
    owed = paid(judged("wrong-count", wrong="many", pot=stake))
    penalties = tuple(Debt(M, amount, "count", "vol.II.13.1") for _, _, amount in owed)
    hand = Finished(how=PLAYED, stake=stake, feito=M, opponents=(K, P), kind="só", tricks=tricks, penalties=penalties)
    came = result(hand)
    moved = tuple(payments(hand, came))
    got = {seat: sum(e.amount * ((e.payee == seat) - (e.payer == seat)) for e in moved) for seat in (K, P)}
    return came.kind, [each.amount for each in debts(hand, came)], got


@pytest.mark.law("vol.II.21.7")
def test_one_with_ten_cards_wins_or_loses_by_his_tricks_and_owes_besides() -> None:
    assert judged("wrong-count", wrong="many", pot=31).follows == ("by-tricks",)
    assert with_ten(5, 2, 2) == ("win", [31], {K: -6, P: -6})
    assert with_ten(4, 4, 1) == ("reposta", [31, 31], {K: 6, P: 6})
    kind, owed, _ = with_ten(3, 5, 1)
    assert (kind, owed) == ("codilho", [31])


@pytest.mark.law("vol.II.21.12")
def test_a_card_too_few_costs_one_reposta_and_the_hand_stands() -> None:
    ruling = judged("wrong-count", wrong="few", pot=12)
    assert (paid(ruling), ruling.follows) == ([("offender", "pot", 12)], ("by-tricks",))
    assert "vol.II.21.12" in ruling.laws
    assert "vol.II.21.12" not in judged("wrong-count", wrong="many", pot=12).laws


@pytest.mark.law("vol.I.23.4")
@pytest.mark.parametrize("pot", [12, 40])
def test_a_fault_costs_what_the_pot_holds(pot: int) -> None:
    for incident, facts in (
        ("segundo-out-of-turn", {}),
        ("looks-at-discards", {"looker": "opponent"}),
        ("shows-stock", {"decided": True}),
        ("casca-asks", {}),
    ):
        assert paid(judged(incident, **facts, pot=pot)) == [("offender", "pot", pot)]


def respeito(*tricks: int) -> dict[int, int]:
    """What each gets of the payments of a Voltarete de respeito in copas that M made."""
    hand = Finished(how=PLAYED, stake=12, feito=M, opponents=(K, P), kind="respeito", favorita=True, tricks=tricks)
    moved = tuple(payments(hand, result(hand)))
    return {seat: sum(e.amount * ((e.payee == seat) - (e.payer == seat)) for e in moved) for seat in (M, K, P)}


@pytest.mark.law("vol.I.23.6")
def test_ten_cards_in_a_respeito_in_copas_cost_twelve_and_bring_near_a_hundred() -> None:
    assert paid(judged("wrong-count", wrong="many", pot=12)) == [("offender", "pot", 12)]
    assert (respeito(5, 2, 2)[M], respeito(4, 4, 1)[M]) == (48, -48)


@pytest.mark.law("vol.I.23.7")
def test_a_card_hidden_against_it_costs_twelve_and_brings_forty_eight() -> None:
    assert paid(judged("wrong-count", wrong="few", pot=12)) == [("offender", "pot", 12)]
    assert (respeito(4, 4, 1)[P], respeito(5, 2, 2)[P]) == (24, -24)
