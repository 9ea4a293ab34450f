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


# By which laws.

REVOKE: dict[str, Any] = {"kind": "ruff", "noticed": "opponent", "taken_up": True}
WARNED: dict[str, Any] = {"kind": "over-ruff", "noticed": "onlooker", "taken_up": False}
OF_REVOKE = ("mal.25", "mal.27", "mal.87", "mal.161")
OF_WARNED = ("mal.26", "mal.27", "mal.87", "mal.161", "mal.90")

CITED: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("short-cut", {"lifted": 4}, ("mal.63", "mal.66")),
    ("short-cut", {"lifted": 3}, ("mal.64",)),
    ("short-cut", {"lifted": 3, "dealing": True}, ("mal.64",)),
    ("bad-deal", {}, ("mal.74", "mal.75")),
    ("bad-deal", {"cause": "pack"}, ("mal.77",)),
    ("faulty-pack", {}, ("mal.77",)),
    ("exposed", {}, ("mal.74",)),
    ("exposed", {"agreed": True}, ("mal.74",)),
    ("deal-out-of-turn", {"led": False}, ("mal.81",)),
    ("deal-out-of-turn", {"led": True}, ("mal.82", "mal.83")),
    ("wrong-count", {"hand": "over"}, ("mal.78", "mal.88")),
    ("wrong-count", {"hand": "short"}, ("mal.79",)),
    ("wrong-count", {"hand": "both"}, ("mal.78", "mal.88", "mal.79")),
    ("lead-out-of-turn", {"answered": True}, ("mal.84", "mal.88")),
    ("play-out-of-turn", {"answered": True}, ("mal.31",)),
    ("revoke", REVOKE, (*OF_REVOKE, "mal.88")),
    ("revoke", WARNED, (*OF_WARNED, "mal.88")),
    ("revoke", {**REVOKE, "taken_up": False}, ("mal.89", "mal.91")),
    ("wrong-trick", {"whose": "partner", "played": True}, ("mal.93", "mal.95")),
    ("wrong-trick", {"whose": "opponent", "played": False}, ("mal.96",)),
    ("wrong-trick", {"whose": "opponent", "played": True}, ("mal.95", "mal.88")),
    ("look-at-trick", {"whose": "own", "last": True}, ("mal.93",)),
    ("look-at-trick", {"whose": "own", "last": True, "only_last": True}, ("mal.94",)),
    ("talk", {"talking": True}, ("mal.3",)),
    ("talk", {}, ("mal.92", "mal.88")),
    ("show", {"how": "dropped"}, ("mal.97",)),
    ("show", {"how": "purpose"}, ("mal.97", "mal.88")),
    ("substitute", {"consent": True}, ("mal.99",)),
]


@pytest.mark.parametrize(("incident", "facts", "laws"), CITED)
def test_every_ruling_names_the_laws_that_it_follows(
    incident: str, facts: dict[str, Any], laws: tuple[str, ...]
) -> None:
    assert ruling(incident, **facts).laws == laws


@pytest.mark.law("mal.cubiertas.4", "mal.97")
def test_the_laws_of_the_exchange() -> None:
    of = "malilla-cubiertas"
    assert ruling("exchange-count", of, drew="more", led=False).laws == ("mal.cubiertas.4",)
    assert ruling("exchange-count", of, drew="fewer", led=True).laws == ("mal.79",)
    assert ruling("peek", of).laws == ("mal.97", "mal.cubiertas.4", "mal.88")


FINES: list[tuple[str, dict[str, Any], str, tuple[str, ...]]] = [
    ("wrong-count", {"hand": "over"}, "card-too-many", ("mal.78",)),
    ("wrong-count", {"hand": "both"}, "card-too-many", ("mal.78",)),
    ("lead-out-of-turn", {"answered": False}, "lead-out-of-turn", ("mal.84",)),
    ("deal-out-of-turn", {"led": True}, "deal-out-of-turn", ("mal.82", "mal.83")),
    ("revoke", REVOKE, "revoke", OF_REVOKE),
    ("revoke", WARNED, "revoke", OF_WARNED),
    ("wrong-trick", {"whose": "opponent", "played": True}, "wrong-trick", ("mal.95",)),
    ("talk", {}, "talk", ("mal.92",)),
    ("show", {"how": "purpose"}, "show", ("mal.97",)),
]


@pytest.mark.law("mal.161")
@pytest.mark.parametrize(("incident", "facts", "reason", "laws"), FINES)
def test_every_ten_is_paid_for_its_reason_and_by_its_laws(
    incident: str, facts: dict[str, Any], reason: str, laws: tuple[str, ...]
) -> None:
    (fine,) = ruling(incident, **facts).payments
    assert (fine.payer, fine.payee, fine.amount, fine.reason, fine.laws) == ("offender", "others", 10, reason, laws)


RESULTS = {
    "malilla": ("mal.42", "mal.155"),
    "malilla-barrotada": ("mal.barrotada.5",),
    "malilla-coja": ("mal.coja.8",),
    "malilla-vistas": ("mal.vistas.16",),
    "malilla-cubiertas": ("mal.cubiertas.10",),
}
CAPOTES = {
    "malilla": ("mal.43", "mal.154"),
    "malilla-barrotada": ("mal.barrotada.8",),
    "malilla-coja": ("mal.coja.10",),
    "malilla-vistas": ("mal.vistas.19",),
    "malilla-cubiertas": ("mal.cubiertas.12",),
}


@pytest.mark.law("mal.88")
@pytest.mark.parametrize("of", ALL_FIVE)
def test_a_loss_is_paid_beside_the_ten_by_the_laws_of_the_game(of: str) -> None:
    one_short = {"malilla": 35, "malilla-barrotada": 17, "malilla-coja": 23}
    end = {"points": one_short[of]} if of in one_short else {"against": 37}
    lost = ruling("talk", of, **end).payments[-1]
    assert (lost.payer, lost.payee, lost.amount, lost.reason) == ("offender", "others", 1, "result")
    assert lost.laws == (*RESULTS[of], "mal.88")
    swept = ruling("talk", of, capote="others").payments[-1]
    assert (swept.payee, swept.reason, swept.laws) == ("others", "capote", (*CAPOTES[of], "mal.88"))


@pytest.mark.law("mal.74", "mal.77", "mal.81", "mal.83")
@pytest.mark.parametrize(
    ("incident", "facts", "laws"),
    [
        ("bad-deal", {}, ("mal.74", "mal.75")),
        ("bad-deal", {"cause": "pack"}, ("mal.77",)),
        ("faulty-pack", {}, ("mal.77",)),
        ("exposed", {}, ("mal.74",)),
        ("deal-out-of-turn", {"led": False}, ("mal.81",)),
        ("deal-out-of-turn", {"led": True}, ("mal.82", "mal.83")),
    ],
)
def test_a_turn_up_goes_back_by_the_law_that_voids_the_deal(
    incident: str, facts: dict[str, Any], laws: tuple[str, ...]
) -> None:
    back = ruling(incident, turn_up=4, rate=2, **facts).payments[0]
    assert (back.payer, back.payee, back.amount, back.reason) == ("dealer", "payer", 8, "turn-up-returned")
    assert back.laws == laws
    blank = ruling(incident, turn_up=0, **facts).payments
    assert [each.reason for each in blank if each.payer == "dealer"] == [], "a blank was never paid"


# What the judge may be told: the lowest and the highest, and one beyond.

ASKED: list[tuple[str, str, dict[str, Any], str, list[Any], list[Any]]] = [
    ("malilla", "short-cut", {}, "lifted", [1, 47], [0, 48, True]),
    ("malilla-coja", "short-cut", {}, "lifted", [1, 35], [0, 36]),
    ("malilla", "bad-deal", {}, "turn_up", [0, 5], [-1, 6]),
    ("malilla", "bad-deal", {}, "rate", [1, 2, 4], [0, 3, 5]),
    ("malilla", "bad-deal", {}, "cause", ["dealer", "pack"], ["wind"]),
    ("malilla", "talk", {}, "points", ["unknown", 0, 72], [-1, 73]),
    ("malilla-vistas", "talk", {}, "against", ["unknown", 0, 72], [-1, 73]),
    ("malilla-cubiertas", "talk", {}, "against", ["unknown", 0, 72], [-1, 73]),
    ("malilla-cubiertas", "talk", {}, "points", ["unknown", 0, 72], [-1, 73]),
    ("malilla-cubiertas", "talk", {}, "sleeping", ["excess", "shortage", "half"], ["all"]),
    ("malilla", "talk", {}, "capote", ["none", "offender", "others"], ["right-1"]),
    ("malilla", "talk", {}, "rate", [1, 2, 4], [0, 3, 5]),
    ("malilla", "talk", {}, "also", ["none", "others"], ["right-1", "offender"]),
    ("malilla-vistas", "talk", {}, "also", ["none", "others"], ["right-1"]),
    ("malilla-coja", "talk", {}, "also", ["none", "right-1", "right-2"], ["right-0", "right-3", "others"]),
    ("malilla-barrotada", "talk", {}, "also", ["none", "right-1", "right-3"], ["right-0", "right-4"]),
    ("malilla-vistas", "wrong-count", {}, "hand", ["over", "short"], ["both"]),
    ("malilla-cubiertas", "exchange-count", {"led": True}, "drew", ["more", "fewer"], ["none"]),
    ("malilla", "revoke", {"noticed": "self", "taken_up": True}, "kind", [*REVOKES], ["lead"]),
    ("malilla-vistas", "revoke", {"noticed": "self", "taken_up": True}, "kind", ["follow"], ["beat", "ruff"]),
    ("malilla-coja", "revoke", {"kind": "beat", "taken_up": True}, "noticed", ["self", "onlooker"], ["partner"]),
    ("malilla", "show", {}, "how", ["purpose", "dropped"], ["stolen"]),
    ("malilla", "look-at-trick", {"last": True}, "whose", ["own", "opponent"], ["partner"]),
]


@pytest.mark.parametrize(("of", "incident", "facts", "name", "good", "bad"), ASKED)
def test_the_judge_takes_the_lowest_and_the_highest_and_nothing_beyond(
    of: str, incident: str, facts: dict[str, Any], name: str, good: list[Any], bad: list[Any]
) -> None:
    for value in good:
        assert ruling(incident, of, **facts, **{name: value}).decision
    for value in bad:
        with pytest.raises(BadOption, match=f"is not a value of {name}"):
            ruling(incident, of, **facts, **{name: value})


@pytest.mark.parametrize("of", ALL_FIVE)
def test_what_is_left_unsaid_is_taken_as_usual(of: str) -> None:
    assert ruling("exposed", of).decision == "void", "unless all agree, it is dealt again"
    assert ruling("bad-deal", of).follows[-1] == "next-dealer", "the dealer is at fault"
    assert ruling("short-cut", of, lifted=3).decision == "cut-again", "the deal has not begun"
    assert ruling("bad-deal", of).payments == (), "the turn-up was a blank"
    assert ruling("look-at-trick", of, whose="own", last=False).decision == "may-look"
    assert owed(ruling("talk", of)) == 10, "of the hand nothing is known yet"


@pytest.mark.law("mal.94", "mal.3")
def test_what_the_table_agreed_on_the_judge_knows() -> None:
    table = tapete.game("malilla", view_last_trick_only=True, talking=True)
    assert table.incident("look-at-trick").ruling({"whose": "own", "last": False}).decision == "may-not-look"
    assert table.incident("talk").ruling({}).decision == "no-fault"
    all_pay = tapete.game("malilla-barrotada", turn_up_from_all=True).incident("bad-deal").ruling({"turn_up": 3})
    assert [each.payee for each in all_pay.payments] == ["payers"]


def test_only_where_it_can_be_agreed_the_judge_is_told_who_paid_the_turn_up() -> None:
    asked = [of for of in ALL_FIVE if "turn_up_from_all" in facts_of(of, "bad-deal")]
    assert asked == ["malilla-barrotada"]
    assert [of for of in ALL_FIVE if "fine_to_each" in facts_of(of, "talk")] == ["malilla-barrotada", "malilla-coja"]
    assert [of for of in ALL_FIVE if "sleeping" in facts_of(of, "talk")] == ["malilla-cubiertas"]
    assert [of for of in ALL_FIVE if "against" in facts_of(of, "talk")] == ["malilla-vistas", "malilla-cubiertas"]
    assert [of for of in ALL_FIVE if "peek" in tapete.game(of).incidents] == ["malilla-cubiertas"]


def facts_of(of: str, incident: str) -> set[str]:
    """What the judge of this game asks about the incident."""
    return {fact.name for fact in tapete.game(of).incidents[incident].facts}


# Second cases.


@pytest.mark.law("mal.88", "mal.42")
@pytest.mark.parametrize("of", ["malilla", "malilla-coja", "malilla-barrotada"])
def test_whoever_took_every_trick_has_lost_nothing_whatever_count_was_told(of: str) -> None:
    assert owed(ruling("talk", of, points=0, capote="offender")) == 10


@pytest.mark.law("mal.161", "mal.88")
def test_equal_shares_of_two_offenders_cancel_and_nobody_pays_nothing() -> None:
    coja = ruling("talk", "malilla-coja", also="right-1")
    paid = [(each.payer, each.payee, each.amount) for each in coja.payments]
    assert paid == [("offender", "right-2", 5), ("right-1", "right-2", 5)]
    opposite = ruling("talk", "malilla-barrotada", also="right-2", rate=2)
    # 4 3 3 from each one's right: what they owe each other is three and three.
    assert [(each.payer, each.payee, each.amount) for each in opposite.payments] == [
        ("offender", "right-1", 8),
        ("offender", "right-3", 6),
        ("right-2", "right-3", 8),
        ("right-2", "right-1", 6),
    ]


@pytest.mark.law("mal.161")
def test_two_offenders_who_owe_ten_to_each_owe_it_to_the_innocent_only() -> None:
    both = ruling("talk", "malilla-barrotada", also="right-1", fine_to_each=True)
    assert [(each.payer, each.payee, each.amount) for each in both.payments] == [
        ("offender", "right-2", 10),
        ("offender", "right-3", 10),
        ("right-1", "right-2", 10),
        ("right-1", "right-3", 10),
    ]


@pytest.mark.law("mal.88")
@pytest.mark.parametrize("of", ALL_FIVE)
def test_what_follows_from_a_fault(of: str) -> None:
    alone = of in ("malilla-barrotada", "malilla-coja")
    struck = ("debts-struck",) if alone else ()
    assert ruling("talk", of).follows == ("not-counting", *struck, "played-out")
    both = ruling("talk", of, also="right-1" if alone else "others")
    assert both.follows == ("neither-collects", "set-off", *struck, "played-out")


@pytest.mark.law("mal.77", "mal.74", "mal.75", "mal.81", "mal.82")
def test_what_follows_from_each_fault_of_the_deal_and_nothing_else() -> None:
    void = ("hand-void", "turn-up-returned")
    assert ruling("bad-deal").follows == (*void, "next-dealer")
    assert ruling("bad-deal", cause="pack").follows == (*void, "pack-mended", "same-dealer")
    assert ruling("faulty-pack").follows == (*void, "pack-mended", "same-dealer", "earlier-stands")
    assert ruling("exposed").follows == (*void, "same-dealer")
    assert ruling("deal-out-of-turn", led=False).follows == (*void, "rightful-dealer")
    stands = ("played-out", "turn-up-returned", "deal-goes-on", "he-counts")
    assert ruling("deal-out-of-turn", led=True).follows == stands


@pytest.mark.law("mal.77")
@pytest.mark.parametrize("of", ALL_FIVE)
@pytest.mark.parametrize(("incident", "facts"), [("bad-deal", {"cause": "pack"}), ("faulty-pack", {})])
def test_a_faulty_pack_costs_the_dealer_his_turn_up_in_every_malilla_and_never_the_deal(
    of: str, incident: str, facts: dict[str, Any]
) -> None:
    decided = ruling(incident, of, turn_up=5, **facts)
    assert decided.decision == "void"
    assert [(each.payer, each.amount, each.laws) for each in decided.payments] == [("dealer", 5, ("mal.77",))]
    assert "same-dealer" in decided.follows and "next-dealer" not in decided.follows
    assert "not-counting" not in decided.follows, "nobody is at fault"


@pytest.mark.law("mal.84", "mal.96", "mal.90")
def test_what_lies_on_the_table_after_a_fault() -> None:
    assert ruling("lead-out-of-turn", answered=False).follows[0] == "card-back"
    assert ruling("lead-out-of-turn", answered=True).follows[0] == "lead-stands"
    assert ruling("wrong-trick", whose="opponent", played=False).follows == ("trick-back", "winner-leads")
    assert ruling("wrong-trick", whose="opponent", played=True).follows[:2] == ("trick-credited", "lead-stands")
    assert ruling("wrong-trick", whose="partner", played=False).follows == ()
    assert ruling("revoke", **WARNED).follows[0] == "card-stays"
    assert "card-stays" not in ruling("revoke", **REVOKE).follows
    assert ruling("show", how="dropped").follows == ("card-to-hand",)


@pytest.mark.law("mal.cubiertas.10")
def test_where_the_loss_depends_on_both_counts_nothing_is_reckoned_until_both_are_known() -> None:
    for sleeping in ("shortage", "half"):
        for known in ({"points": 20}, {"against": 50}):
            assert owed(ruling("talk", "malilla-cubiertas", sleeping=sleeping, **known)) == 10
