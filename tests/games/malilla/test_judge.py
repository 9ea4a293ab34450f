"""The judge: every irregularity, from its facts to its ruling."""

from __future__ import annotations

from typing import Any

import pytest

import tapete
from tapete.errors import BadOption
from tapete.table.ruling import Ruling
from tests.games.malilla.hands import ALL_FIVE


def ruling(incident: str, of: str = "malilla", **facts: Any) -> Ruling:
    """What the judge of this game says to these facts."""
    return tapete.game(of).incidents[incident].ruling(facts)


def owed(decided: Ruling) -> int:
    """What the offender owes in all."""
    return sum(payment.amount for payment in decided.payments if payment.payer == "offender")


@pytest.mark.law("mal.27", "mal.161")
@pytest.mark.parametrize("kind", ["follow", "beat", "ruff", "over-ruff"])
def test_every_kind_of_revoke_costs_the_same_ten(kind: str) -> None:
    decided = ruling("revoke", kind=kind, noticed="opponent", taken_up=True, points=30)
    assert [payment.amount for payment in decided.payments if payment.reason == "revoke"] == [10]
    assert owed(decided) == 6 + 10
    assert "not-counting" in decided.follows


@pytest.mark.law("mal.23", "mal.24", "mal.25", "mal.26")
def test_each_kind_of_revoke_is_judged_by_its_own_law() -> None:
    laws = {kind: ruling("revoke", kind=kind, noticed="opponent", taken_up=True).laws[0] for kind in REVOKES}
    assert laws == REVOKES


REVOKES = {"follow": "mal.23", "beat": "mal.24", "ruff": "mal.25", "over-ruff": "mal.26"}


@pytest.mark.law("mal.88")
@pytest.mark.parametrize(
    ("points", "capote", "total"), [(50, "none", 10), (36, "none", 10), (20, "none", 26), (0, "others", 82)]
)
def test_not_counting_means_not_collecting(points: int, capote: str, total: int) -> None:
    decided = ruling("revoke", kind="beat", noticed="opponent", taken_up=True, points=points, capote=capote)
    assert owed(decided) == total
    assert "mal.88" in decided.laws


@pytest.mark.law("mal.88", "mal.161")
def test_where_each_plays_for_himself_the_loss_is_his_own_share() -> None:
    facts: dict[str, Any] = {"kind": "beat", "noticed": "opponent", "taken_up": True}
    assert owed(ruling("revoke", "malilla-barrotada", points=10, **facts)) == 8 + 10
    assert owed(ruling("revoke", "malilla-coja", points=10, **facts)) == 14 + 10
    assert owed(ruling("revoke", "malilla-barrotada", capote="others", **facts)) == 24 + 10
    assert owed(ruling("revoke", "malilla-coja", capote="others", **facts)) == 36 + 10


@pytest.mark.law("mal.88", "mal.cubiertas.10", "mal.vistas.16")
def test_between_two_the_loss_is_what_the_other_has_above_36_whatever_sleeps() -> None:
    facts: dict[str, Any] = {"kind": "follow", "noticed": "opponent", "taken_up": True}
    for two in ("malilla-cubiertas", "malilla-vistas"):
        assert owed(ruling("revoke", two, against=40, **facts)) == 4 + 10
        assert owed(ruling("revoke", two, against=36, **facts)) == 10
        assert owed(ruling("revoke", two, against=20, **facts)) == 10
        assert owed(ruling("revoke", two, capote="others", **facts)) == 72 + 10
    with pytest.raises(BadOption, match="points does not matter"):
        ruling("revoke", "malilla-vistas", points=26, **facts)


@pytest.mark.law("mal.162", "mal.11")
def test_a_fault_is_paid_double_in_a_favourite_hand() -> None:
    decided = ruling("talk", points=30, rate=2)
    assert owed(decided) == 2 * (6 + 10)


@pytest.mark.law("mal.89", "mal.91")
def test_he_who_notices_his_own_revoke_in_time_mends_it_and_the_later_ones_may_change() -> None:
    decided = ruling("revoke", kind="beat", noticed="self", taken_up=False)
    assert decided.decision == "may-mend"
    assert decided.payments == ()
    assert decided.follows == ("card-back", "later-may-change")


@pytest.mark.law("mal.89")
def test_an_opponents_warning_does_not_bar_from_mending() -> None:
    assert ruling("revoke", kind="beat", noticed="opponent", taken_up=False).decision == "may-mend"


@pytest.mark.law("mal.87", "mal.89")
def test_once_the_trick_is_taken_up_it_is_too_late_to_mend() -> None:
    assert owed(ruling("revoke", kind="beat", noticed="self", taken_up=True)) == 10


@pytest.mark.law("mal.90")
@pytest.mark.parametrize("warner", ["partner", "onlooker"])
def test_warned_by_partner_or_onlooker_he_may_not_mend(warner: str) -> None:
    decided = ruling("revoke", kind="beat", noticed=warner, taken_up=False, points=50)
    assert decided.decision == "fault"
    assert "mal.90" in decided.laws
    assert "card-stays" in decided.follows
    assert owed(decided) == 10


@pytest.mark.law("mal.64", "mal.63")
def test_a_cut_of_three_is_made_again_if_somebody_asks_before_the_deal() -> None:
    assert "cut-again" in ruling("short-cut", lifted=3).follows
    assert "cut-again" not in ruling("short-cut", lifted=4).follows
    assert "hand-stands" in ruling("short-cut", lifted=3, dealing=True).follows


@pytest.mark.law("mal.74", "mal.75")
def test_a_bad_deal_costs_the_turn_up_and_the_deal_and_nothing_else() -> None:
    decided = ruling("bad-deal", cause="dealer", turn_up=4)
    assert [(p.payer, p.payee, p.amount) for p in decided.payments] == [("dealer", "payer", 4)]
    assert {"hand-void", "next-dealer"} <= set(decided.follows)
    assert decided.laws == ("mal.74", "mal.75")


@pytest.mark.law("mal.77", "mal.6")
def test_if_the_pack_was_at_fault_the_same_dealer_deals_again() -> None:
    decided = ruling("bad-deal", cause="pack", turn_up=5)
    assert [(p.payer, p.amount) for p in decided.payments] == [("dealer", 5)]
    assert {"hand-void", "same-dealer", "pack-mended"} <= set(decided.follows)
    assert "next-dealer" not in decided.follows


@pytest.mark.law("mal.77")
def test_a_pack_found_faulty_in_play_voids_the_hand_but_not_the_earlier_ones() -> None:
    decided = ruling("faulty-pack", turn_up=3, rate=2)
    assert [payment.amount for payment in decided.payments] == [6]
    assert {"hand-void", "same-dealer", "earlier-stands"} <= set(decided.follows)


@pytest.mark.law("mal.78")
def test_a_card_too_many_found_in_play_costs_ten_and_the_win() -> None:
    assert owed(ruling("wrong-count", hand="over", points=45)) == 10
    assert owed(ruling("wrong-count", hand="over", points=30)) == 6 + 10


@pytest.mark.law("mal.79")
def test_a_card_too_few_costs_only_the_capote() -> None:
    decided = ruling("wrong-count", hand="short", points=20)
    assert decided.payments == ()
    assert "no-capote" in decided.follows
    assert "not-counting" not in decided.follows


@pytest.mark.law("mal.78", "mal.79")
def test_both_irregular_hands_on_one_side_pay_once_and_cannot_make_capote() -> None:
    decided = ruling("wrong-count", hand="both", capote="offender")
    assert owed(decided) == 10
    assert {"no-capote", "not-counting"} <= set(decided.follows)


@pytest.mark.law("mal.81")
def test_a_deal_out_of_turn_is_put_right_before_the_first_lead() -> None:
    decided = ruling("deal-out-of-turn", led=False, turn_up=3)
    assert owed(decided) == 0
    assert {"hand-void", "rightful-dealer", "turn-up-returned"} <= set(decided.follows)


@pytest.mark.law("mal.82", "mal.83")
def test_after_the_first_lead_it_stands_and_the_wrong_dealer_still_counts() -> None:
    decided = ruling("deal-out-of-turn", led=True, turn_up=3)
    assert [(each.payer, each.payee, each.amount) for each in decided.payments] == [
        ("dealer", "payer", 3),
        ("offender", "others", 10),
    ]
    assert {"deal-goes-on", "he-counts"} <= set(decided.follows)
    assert "not-counting" not in decided.follows


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_has_no_grace() -> None:
    back, stands = (ruling("lead-out-of-turn", answered=answered, points=33) for answered in (False, True))
    assert owed(back) == owed(stands) == 3 + 10
    assert "card-back" in back.follows and "lead-stands" not in back.follows
    assert "lead-stands" in stands.follows and "card-back" not in stands.follows


@pytest.mark.law("mal.31")
def test_to_play_before_ones_turn_costs_nothing() -> None:
    assert ruling("play-out-of-turn", answered=False).follows == ("card-back",)
    assert ruling("play-out-of-turn", answered=True).follows == ("card-stays",)
    assert ruling("play-out-of-turn", answered=True).payments == ()


@pytest.mark.law("mal.92")
def test_to_speak_of_a_play_costs_ten_and_the_win() -> None:
    assert owed(ruling("talk", points=41)) == 10


@pytest.mark.law("mal.3")
def test_in_the_talking_malilla_talk_is_free() -> None:
    assert ruling("talk", talking=True, points=41).payments == ()


@pytest.mark.law("mal.95", "mal.96")
def test_anothers_trick_may_be_given_back_until_a_card_is_played() -> None:
    back = ruling("wrong-trick", whose="opponent", played=False)
    assert back.payments == () and "winner-leads" in back.follows
    kept = ruling("wrong-trick", whose="opponent", played=True, points=40)
    assert owed(kept) == 10 and "trick-credited" in kept.follows
    assert ruling("wrong-trick", whose="partner", played=True).payments == ()


@pytest.mark.law("mal.1")
@pytest.mark.parametrize("of", ALL_FIVE)
def test_what_a_variant_leaves_out_is_judged_by_the_partnership_laws(of: str) -> None:
    decided = ruling("wrong-trick", of, whose="opponent", played=True)
    assert decided.laws[0] == "mal.95"
    assert owed(decided) == 10


@pytest.mark.law("mal.97")
def test_to_show_ones_hand_on_purpose_costs_ten_and_to_drop_a_card_nothing() -> None:
    assert owed(ruling("show", how="purpose", points=44)) == 10
    assert ruling("show", how="dropped", points=44).payments == ()


@pytest.mark.law("mal.93", "mal.94")
def test_who_may_look_at_which_trick() -> None:
    assert ruling("look-at-trick", whose="own", last=False).decision == "may-look"
    assert ruling("look-at-trick", whose="opponent", last=True).decision == "may-not-look"
    assert ruling("look-at-trick", whose="own", last=False, only_last=True).decision == "may-not-look"
    assert ruling("look-at-trick", whose="opponent", last=True, only_last=True).decision == "may-look"


@pytest.mark.law("mal.99")
def test_a_substitute_needs_the_consent_of_the_rest() -> None:
    assert ruling("substitute", consent=False).decision == "may-not-leave"
    assert ruling("substitute", consent=True).decision == "may-leave"


@pytest.mark.law("mal.74")
def test_a_card_exposed_in_the_deal_is_dealt_again_by_the_same_dealer_unless_all_agree() -> None:
    again = ruling("exposed", agreed=False, turn_up=2)
    assert {"hand-void", "same-dealer"} <= set(again.follows)
    assert ruling("exposed", agreed=True).follows == ("hand-stands",)


@pytest.mark.law("mal.cubiertas.4")
def test_a_wrong_draw_is_mended_before_the_lead_and_paid_for_after_it() -> None:
    of = "malilla-cubiertas"
    assert ruling("exchange-count", of, drew="more", led=False).follows == ("surplus-aside",)
    assert ruling("exchange-count", of, drew="fewer", led=False).follows == ("missing-drawn",)
    assert owed(ruling("exchange-count", of, drew="more", led=True)) == 10
    assert owed(ruling("exchange-count", of, drew="fewer", led=True)) == 0


@pytest.mark.law("mal.97")
def test_to_look_at_the_stock_is_judged_as_showing_cards() -> None:
    assert owed(ruling("peek", "malilla-cubiertas", against=32)) == 10


@pytest.mark.law("mal.vistas.6", "mal.vistas.7")
def test_in_the_open_game_for_two_only_not_following_is_a_revoke() -> None:
    kinds = tapete.game("malilla-vistas").incidents["revoke"].facts[0].values
    assert tuple(kinds) == ("follow",)


@pytest.mark.law("mal.90", "mal.95", "mal.79")
@pytest.mark.parametrize("of", ALL_FIVE)
def test_of_partners_the_judge_asks_only_where_there_are_any(of: str) -> None:
    incidents = tapete.game(of).incidents
    asked = {fact.name: tuple(fact.values) for name in ("revoke", "wrong-trick") for fact in incidents[name].facts}
    pairs = of == "malilla"
    assert ("partner" in asked["noticed"], "partner" in asked["whose"]) == (pairs, pairs)
    assert ("both" in incidents["wrong-count"].facts[0].values) == pairs, "one hand is not both"


@pytest.mark.law("mal.97", "mal.vistas.3")
def test_where_the_cards_lie_open_nobody_can_show_his_hand() -> None:
    assert [of for of in ALL_FIVE if "show" not in tapete.game(of).incidents] == ["malilla-vistas"]


def test_the_judge_asks_for_what_is_missing_and_refuses_what_does_not_matter() -> None:
    with pytest.raises(BadOption, match="must know noticed"):
        ruling("revoke", kind="beat")
    with pytest.raises(BadOption, match="does not matter"):
        ruling("talk", weather="windy")
    with pytest.raises(BadOption, match="choose follow, beat, ruff, over-ruff"):
        ruling("revoke", kind="sneeze", noticed="self", taken_up=True)


@pytest.mark.law("mal.42", "mal.88", "mal.155")
def test_the_fine_and_the_result_are_each_paid_by_their_own_laws() -> None:
    fine, result = ruling("revoke", kind="follow", noticed="opponent", taken_up=True, points=20).payments
    assert fine.laws == ("mal.23", "mal.27", "mal.87", "mal.161")
    assert (result.amount, result.laws) == (16, ("mal.42", "mal.155", "mal.88"))


@pytest.mark.law("mal.161", "mal.87", "mal.83")
@pytest.mark.parametrize(
    ("name", "options", "shares"),
    [
        ("malilla", {}, [("others", 10)]),
        ("malilla-vistas", {}, [("others", 10)]),
        ("malilla-barrotada", {}, [("right-1", 4), ("right-2", 3), ("right-3", 3)]),
        ("malilla-coja", {}, [("right-1", 5), ("right-2", 5)]),
        ("malilla-coja", {"fine_to_each": True}, [("each", 10)]),
    ],
)
def test_the_judge_names_who_gets_how_much_of_the_ten(
    name: str, options: dict[str, Any], shares: list[tuple[str, int]]
) -> None:
    talk = tapete.game(name, **options).incident("talk")
    single, double = (talk.ruling({"rate": rate}).payments for rate in (1, 2))
    assert [(each.payee, each.amount) for each in single] == shares
    assert [(each.payee, each.amount) for each in double] == [(payee, 2 * amount) for payee, amount in shares]


@pytest.mark.law("mal.161")
def test_the_judge_may_be_told_what_the_table_agreed_on_about_fines() -> None:
    told = ruling("talk", "malilla-barrotada", fine_to_each=True)
    assert [(each.payee, each.amount) for each in told.payments] == [("each", 10)]
    agreed = tapete.game("malilla-barrotada", fine_to_each=True).incident("deal-out-of-turn")
    assert [each.payee for each in agreed.ruling({"led": True}).payments] == ["each"]
    assert len(agreed.ruling({"led": True, "fine_to_each": False}).payments) == 3


@pytest.mark.law("mal.cubiertas.10", "mal.88")
@pytest.mark.parametrize(
    ("sleeping", "facts", "lost"),
    [
        ("excess", {"against": 40, "points": 20}, 4),
        ("shortage", {"against": 40, "points": 20}, 16),
        ("shortage", {"against": 33, "points": 20}, 16 - 3),
        ("half", {"against": 40, "points": 21}, 9),
        ("half", {"against": 20, "points": 40}, 0),
        ("half", {"against": 40}, 0),
    ],
)
def test_where_cards_sleep_the_loss_is_reckoned_as_agreed(sleeping: str, facts: dict[str, Any], lost: int) -> None:
    assert owed(ruling("talk", "malilla-cubiertas", sleeping=sleeping, **facts)) == lost + 10
    agreed = tapete.game("malilla-cubiertas", sleeping=sleeping).incident("talk")
    assert owed(agreed.ruling(facts)) == lost + 10


@pytest.mark.law("mal.161", "mal.88")
@pytest.mark.parametrize("of", ["malilla", "malilla-vistas", "malilla-cubiertas"])
def test_if_both_sides_offended_neither_collects_and_the_tens_are_set_off(of: str) -> None:
    for end in ({}, {"capote": "others"}):
        decided = ruling("talk", of, also="others", **end)
        assert decided.payments == ()
        assert {"neither-collects", "set-off"} <= set(decided.follows)


@pytest.mark.law("mal.161", "mal.barrotada.3")
def test_two_offenders_where_each_plays_alone_pay_the_difference_of_their_shares() -> None:
    decided = ruling("talk", "malilla-barrotada", also="right-1", points=10)
    assert [(each.payer, each.payee, each.amount) for each in decided.payments] == [
        ("offender", "right-1", 4 - 3),
        ("offender", "right-2", 3),
        ("offender", "right-3", 3),
        ("right-1", "right-2", 4),
        ("right-1", "right-3", 3),
    ]
    assert "debts-struck" in decided.follows
    assert "debts-struck" not in ruling("talk").follows


@pytest.mark.law("mal.75", "mal.coja.9", "mal.barrotada.7")
def test_whoever_paid_the_turn_up_gets_it_back_and_if_several_did_each_of_them() -> None:
    payees = {of: [each.payee for each in ruling("bad-deal", of, turn_up=3).payments] for of in ALL_FIVE}
    assert payees == {of: ["payers" if of == "malilla-coja" else "payer"] for of in ALL_FIVE}
    all_pay = ruling("bad-deal", "malilla-barrotada", turn_up=3, turn_up_from_all=True)
    assert [(each.payee, each.amount) for each in all_pay.payments] == [("payers", 3)]
