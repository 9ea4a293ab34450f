"""The judge: every irregularity, from its facts to its ruling."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tapete
from tapete.errors import BadOption
from tapete.laws import laws
from tapete.table.ruling import Ruling
from tapete.words import Words


def ruling(incident: str, **facts: Any) -> Ruling:
    """What the judge says to these facts."""
    return tapete.game("cientos").incidents[incident].ruling(facts)


def counted(mano: str, pie: str, moment: str, **more: Any) -> Ruling:
    """What follows from a wrong number of cards."""
    return ruling("wrong-count", mano=mano, pie=pie, moment=moment, **more)


@pytest.mark.law("cie.48", "cie.49")
def test_the_cut() -> None:
    assert ruling("short-cut", lifted=2).decision == "cut-again"
    assert ruling("short-cut", lifted=30).decision == "cut-again"
    assert "cie.48" in ruling("short-cut", lifted=0).laws
    assert ruling("short-cut", lifted=3).decision == "good-cut"


@pytest.mark.law("cie.46", "cie.47")
def test_who_may_shuffle() -> None:
    assert ruling("shuffle", who="mano").decision == "may-shuffle"
    assert ruling("shuffle", who="pie", shuffled=True).decision == "may-shuffle"
    assert ruling("shuffle", who="mano", shuffled=True, dealer_last=True).decision == "may-not-shuffle"


@pytest.mark.law("cie.51", "cie.52")
def test_the_manner_of_dealing() -> None:
    assert ruling("deal-manner", packet=4).laws == ("cie.51",)
    assert ruling("deal-manner", packet=2, before=3) == Ruling("deal-again", ("cie.52",), ("same-dealer",))
    assert ruling("deal-manner", packet=3, before=3).decision == "no-fault"
    assert ruling("deal-manner", packet=4, exchanged=True).decision == "too-late"


@pytest.mark.law("cie.53", "cie.54")
def test_dealing_twice_running() -> None:
    assert ruling("deal-out-of-turn", drawn=False) == Ruling("void", ("cie.53",), ("rightful-dealer",))
    assert ruling("deal-out-of-turn", drawn=True).decision == "too-late"


@pytest.mark.law("cie.55", "cie.56")
def test_two_equal_cards_void_this_hand_and_no_earlier_one() -> None:
    assert ruling("double-card").decision == "void"
    assert {"earlier-stands", "nothing-marked"} <= set(ruling("double-card").follows)


@pytest.mark.law("cie.58")
def test_a_card_exposed_in_dealing() -> None:
    assert ruling("exposed-in-deal", mano_content=True, pie_content=False).follows == ("same-dealer",)
    assert ruling("exposed-in-deal", mano_content=True, pie_content=True).decision == "go-on"
    assert ruling("exposed-in-deal", cards=2, mano_content=True, pie_content=True).decision == "deal-again"


@pytest.mark.law("cie.59", "cie.60", "cie.61", "cie.62")
def test_a_card_too_many_before_the_discard_is_for_the_mano_to_decide() -> None:
    assert counted("right", "over", "dealt").decision == "deal-again"
    assert "pie-draws-one-less" in counted("right", "over", "dealt", accepted=True).follows
    assert "mano-keeps-five" in counted("right", "over", "dealt", accepted=True).follows
    assert counted("over", "right", "dealt", accepted=True).follows == ("mano-draws-one-less", "pie-keeps-three")


@pytest.mark.law("cie.64", "cie.65", "cie.69")
def test_where_the_mano_has_no_choice() -> None:
    assert counted("over", "over", "dealt", accepted=True).laws == ("cie.64",)
    assert counted("over", "short", "dealt", accepted=True).laws == ("cie.65",)
    assert counted("short", "right", "dealt").decision == "deal-again"
    assert counted("short", "right", "dealt", accepted=True).follows == ("completed-from-stock",)


@pytest.mark.law("cie.59", "cie.69")
def test_two_cards_too_many_or_too_few_are_dealt_again_whatever_the_players_say() -> None:
    assert counted("right", "over", "dealt", several=True, accepted=True) == Ruling(
        "deal-again", ("cie.59",), ("same-dealer",)
    )
    assert counted("short", "right", "dealt", several=True, accepted=True).laws == ("cie.69",)


@pytest.mark.law("cie.2", "cie.21", "cie.55")
def test_two_right_hands_and_a_wrong_stock_prove_a_faulty_pack() -> None:
    assert ruling("wrong-stock", left=8).decision == "no-fault"
    faulty = ruling("wrong-stock", left=7)
    assert faulty.decision == "void"
    assert {"pack-mended", "same-dealer"} <= set(faulty.follows)


@pytest.mark.law("cie.63", "cie.73", "cie.74")
def test_after_a_discard_it_matters_where_the_card_came_from() -> None:
    assert counted("right", "over", "exchanged", cause="deal").decision == "void"
    assert counted("over", "right", "exchanged", cause="draw").follows[-1] == "picked-to-discard"
    assert counted("over", "right", "exchanged", cause="six").follows[-1] == "picked-to-stock"
    assert counted("short", "right", "exchanged").decision == "no-penalty"


@pytest.mark.law("cie.66", "cie.67", "cie.68", "cie.75")
def test_in_play_a_card_too_many_counts_nothing_and_the_other_everything() -> None:
    decided = counted("over", "short", "played")
    assert (decided.decision, decided.follows) == ("counts-nothing", ("played-out", "other-counts-all"))
    assert "cie.68" in decided.laws
    assert "cie.75" in counted("right", "over", "played", cause="draw").laws


@pytest.mark.law("cie.69", "cie.70", "cie.71", "cie.72")
def test_a_card_too_few_has_no_penalty_but_its_own_harm() -> None:
    decided = counted("right", "short", "played")
    assert decided.decision == "no-penalty"
    assert decided.follows == ("full-hand-last-trick", "full-hand-capote", "short-no-capote")


@pytest.mark.law("cie.69", "cie.70")
def test_what_is_missing_since_the_deal_is_not_drawn_later_and_two_short_hands_have_no_full_one() -> None:
    assert counted("right", "short", "exchanged", cause="draw").follows == ("missing-drawn",)
    dealt = counted("right", "short", "exchanged", cause="deal")
    assert dealt == counted("right", "short", "played")
    assert counted("short", "short", "played").follows == ()


@pytest.mark.parametrize("moment", ["dealt", "exchanged", "played"])
def test_two_right_hands_are_no_fault_at_any_moment(moment: str) -> None:
    assert counted("right", "right", moment).decision == "no-fault"


@pytest.mark.law("cie.76", "cie.77", "cie.78")
def test_a_card_of_the_stock_turned_up() -> None:
    assert ruling("stock-exposed", by="mano", mano_discarded=False, content=True).decision == "deal-again"
    assert ruling("stock-exposed", by="mano", mano_discarded=True, content=True).laws == ("cie.77",)
    assert ruling("stock-exposed", by="pie", mano_discarded=True, content=False) == Ruling(
        "deal-again", ("cie.78",), ("same-dealer",)
    )


@pytest.mark.law("cie.79", "cie.80")
def test_discards_turned_up() -> None:
    assert ruling("discard-uncovered", whose="other").decision == "names-suit"
    assert ruling("discard-uncovered", whose="own").decision == "no-penalty"


@pytest.mark.law("cie.96")
def test_another_suit_than_the_one_named() -> None:
    assert ruling("named-suit").follows == ("leads-named-or-any", "wrong-lead-not-counted")
    assert ruling("named-suit", led_it=True).decision == "no-fault"


@pytest.mark.law("cie.97", "cie.ad.1.1", "cie.ad.5.4")
def test_what_comes_too_late_in_the_exchange() -> None:
    assert ruling("second-discard", touched=True).decision == "refused"
    assert ruling("second-discard", touched=False).decision == "may-change"
    assert ruling("late-blancas", discarded=True).decision == "refused"
    assert ruling("late-blancas", discarded=False).decision == "counts-ten"


@pytest.mark.law("cie.110", "cie.111", "cie.112", "cie.113")
def test_what_is_lost_by_naming_the_lesser_or_forgetting() -> None:
    assert ruling("lesser-first", kind="sequence", good=True) == Ruling(
        "greater-lost", ("cie.110",), ("lesser-counts",)
    )
    assert ruling("lesser-first", kind="three", good=False).follows == ("class-lost",)
    assert ruling("forgotten", greater=False).decision == "may-announce"
    assert ruling("forgotten", greater=True).laws == ("cie.113",)
    assert ruling("forgotten", greater=False, played=True).decision == "refused"
    assert ruling("forgotten", greater=False, named=False) == Ruling("refused", ("cie.112",))
    assert ruling("forgotten", greater=False, lost=True) == Ruling("refused", ("cie.112",))


@pytest.mark.law("cie.116", "cie.117")
def test_what_is_not_shown_in_time() -> None:
    assert ruling("not-shown").follows == ("other-counts-his", "play-stands")
    assert ruling("not-shown", what="set", sets_named=True).decision == "no-fault"
    assert ruling("not-shown", what="sequence", sets_named=True).decision == "announcements-lost"


@pytest.mark.law("cie.118", "cie.120", "cie.121")
def test_what_is_claimed_falsely() -> None:
    assert ruling("false-claim", kind="three", opened=True).decision == "counts-nothing"
    assert ruling("false-claim", kind="fourteen", opened=False).decision == "mended"
    assert ruling("false-claim", kind="fourteen", opened=True, another_fourteen=True).laws == ("cie.121",)
    assert ruling("false-claim", kind="fourteen", opened=True).laws == ("cie.118",)


@pytest.mark.law("cie.119")
def test_the_question_for_the_fourth() -> None:
    assert ruling("missing-fourth").decision == "must-answer"
    assert ruling("missing-fourth", holds_fourth=True).decision == "need-not-answer"


@pytest.mark.law("cie.124", "cie.125", "cie.126", "cie.127")
def test_cards_that_may_and_may_not_be_taken_back() -> None:
    assert ruling("revoke").decision == "mended"
    assert ruling("revoke", mixed=True).decision == "too-late"
    assert ruling("take-back", running=True, changed_suit=True, called=False).decision == "may-mend"
    assert "cie.127" in ruling("take-back", running=True, changed_suit=True, called=True).laws
    assert ruling("take-back", running=False, changed_suit=True, called=False).decision == "refused"
    assert ruling("take-back", running=True, changed_suit=True, called=False, led_next=True).decision == "refused"


def test_a_lead_out_of_turn_and_a_wrong_count() -> None:
    assert ruling("out-of-turn", answered=False).decision == "card-back"
    assert "lead-counts" in ruling("out-of-turn", answered=True).follows
    assert ruling("miscount", cut=True).decision == "too-late"
    assert ruling("miscount", cut=False).decision == "mended"


@pytest.mark.law("cie.16", "cie.17", "cie.cal.7.2")
def test_who_leaves_loses_the_game() -> None:
    assert sum(payment.amount for payment in ruling("leaves", points=50).payments) == 4
    assert sum(payment.amount for payment in ruling("leaves", points=49, stake=8, quality=2).payments) == 20
    assert sum(payment.amount for payment in ruling("leaves", points=49, double=False).payments) == 4


def test_all_cited_laws_exist_and_facts_are_asked_for() -> None:
    known = laws("cientos")
    for incident in tapete.game("cientos").incidents.values():
        given = {fact.name: fact.values[-1] for fact in incident.facts}
        assert set(incident.ruling(given).laws) <= set(known)
    with pytest.raises(BadOption, match="must know"):
        ruling("short-cut")


LEANING = re.compile(r"¿?(And|Y|E|Had he|Has he|Did he|Was he|Is he|Is it|Was it|Had it|Le|La|Lo|Se lo)\b")
"""A question that opens so leans on another one, or on somebody who has not been named."""


@pytest.mark.parametrize("language", ["es", "pt", "en"])
def test_each_question_of_the_judge_stands_on_its_own(language: str) -> None:
    words = Words(language, "cientos")
    for incident in tapete.game("cientos").incidents.values():
        asked = [words.text(f"fact-{fact.name}") for fact in incident.facts]
        assert not any(LEANING.match(question) for question in asked), asked
        assert all(question.rstrip(")").endswith("?") or "? (" in question for question in asked), asked


def test_a_question_is_not_shared_by_answers_of_two_kinds() -> None:
    values: dict[str, set[tuple[object, ...]]] = {}
    for incident in tapete.game("cientos").incidents.values():
        for fact in incident.facts:
            values.setdefault(fact.name, set()).add(tuple(map(type, fact.values[:2])))
    assert {name for name, kinds in values.items() if len(kinds) > 1} == set()
