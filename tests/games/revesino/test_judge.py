"""The judge: what each irregularity costs."""

from __future__ import annotations

from typing import Any

import pytest

import tapete
from tapete.errors import BadOption
from tapete.table.ruling import Ruling


def ruled(incident: str, options: dict[str, Any] | None = None, **facts: Any) -> Ruling:
    """The ruling on these facts."""
    return tapete.game("revesino", **(options or {})).incident(incident).ruling(facts)


def said(ruling: Ruling) -> str:
    """The decision and what is paid: `pays-all offender>entitled 12`."""
    paid = [f"{payment.payer}>{payment.payee} {payment.amount}" for payment in ruling.payments]
    return " ".join([ruling.decision, *paid])


@pytest.mark.law("rev.64", "rev.65", "rev.66")
@pytest.mark.parametrize(
    ("facts", "decision"),
    [
        ({"what": "shuffle", "number": 1}, "done-again"),
        ({"what": "shuffle", "number": 2}, "good"),
        ({"what": "shuffle", "number": 1, "looked": True}, "too-late"),
        ({"what": "cut", "number": 3}, "done-again"),
        ({"what": "cut", "number": 4}, "good"),
        ({"what": "cut", "number": 45}, "done-again"),
        ({"what": "cut", "number": 0, "agreed": True}, "as-agreed"),
    ],
)
def test_shuffle_and_cut(facts: dict[str, Any], decision: str) -> None:
    assert ruled("cut-or-shuffle", **facts).decision == decision


@pytest.mark.law("rev.68", "rev.69", "rev.72")
@pytest.mark.parametrize(
    ("cause", "dealer"),
    [
        ("dealer", "next-dealer"),
        ("faced", "next-dealer"),
        ("pack", "same-dealer"),
        ("fallen", "same-dealer"),
        ("faced-in-pack", "same-dealer"),
    ],
)
def test_a_bad_deal(cause: str, dealer: str) -> None:
    ruling = ruled("bad-deal", cause=cause)
    assert ruling.follows == ("hand-void", dealer) and ruling.payments == ()


@pytest.mark.law("rev.85", "rev.103")
def test_the_stock_is_wrong() -> None:
    assert ruled("stock-count", led=False).follows == ("hand-void", "next-dealer")
    assert ruled("stock-count", led=False, pack="faulty").follows == ("hand-void", "same-dealer")
    assert ruled("stock-count", led=True).decision == "stands"


@pytest.mark.law("rev.73", "rev.74")
def test_two_drawn_for_one() -> None:
    assert ruled("drew-two", led=False).follows == ("hand-void", "same-dealer")
    assert said(ruled("drew-two", led=True, end="ordinary")) == "pays-all offender>entitled 12"


@pytest.mark.law("rev.73", "rev.107", "rev.108")
def test_a_draw_forgotten() -> None:
    assert ruled("forgot-to-draw", discarded=False, next_touched=True).decision == "exchange-lost"
    assert ruled("forgot-to-draw", discarded=True, next_touched=False).decision == "may-draw"
    late: Any = {"discarded": True, "next_touched": True, "end": "ordinary"}
    assert said(ruled("forgot-to-draw", **late)) == "pays-all offender>entitled 12"
    void = {"forgotten_draw": "void"}
    assert ruled("forgot-to-draw", void, **late).follows == ("hand-void", "same-dealer")
    assert ruled("forgot-to-draw", void, **late, led=True).decision == "pays-all"


@pytest.mark.law("rev.101", "rev.102", "rev.111")
def test_a_discard_changed() -> None:
    player, dealer = ruled("changed-discard", dealer=False), ruled("changed-discard", dealer=True)
    assert said(player) == said(dealer) == "void-and-fine offender>raffle 8"
    assert "same-dealer" in player.follows and "next-dealer" in dealer.follows
    assert said(ruled("changed-discard", dealer=False, rate=2)) == "void-and-fine offender>raffle 16"


@pytest.mark.law("rev.104", "rev.109", "rev.110")
def test_a_look_at_the_stock() -> None:
    assert ruled("looked-at-stock", dealer=False).decision == "no-draw"
    assert said(ruled("looked-at-stock", dealer=True, end="ordinary")) == "pays-all offender>entitled 12"
    assert said(ruled("looked-at-stock", dealer=True, seen=False)) == "put-back"


@pytest.mark.law("rev.104", "rev.106")
def test_only_who_is_to_draw_and_has_not_discarded_loses_his_draw() -> None:
    looked = ruled("looked-at-stock", dealer=False)
    assert looked.follows == ("card-under", "no-draw") and looked.laws == ("rev.104",)
    assert said(ruled("looked-at-stock", dealer=False, discarded=True)) == "good", "he has only drawn"
    harmless: Any = ({"seen": False}, {"due": False}, {"due": False, "discarded": True})
    for facts in harmless:
        ruling = ruled("looked-at-stock", dealer=False, **facts)
        assert said(ruling) == "put-back" and "no-draw" not in ruling.follows
    assert ruled("looked-at-stock", dealer=True, due=False, discarded=True).decision == "pays-all", "he draws nothing"


@pytest.mark.law("rev.105")
def test_discarding_twice() -> None:
    assert said(ruled("discarded-twice", dealer=False)) == "void-and-fine offender>each 8"
    assert "same-dealer" in ruled("discarded-twice", dealer=False).follows
    assert "next-dealer" in ruled("discarded-twice", dealer=True).follows


@pytest.mark.law("rev.74", "rev.75", "rev.76", "rev.79", "rev.80", "rev.82", "rev.83", "rev.84")
@pytest.mark.law("rev.124", "rev.129", "rev.130", "rev.131", "rev.132", "rev.133", "rev.137", "rev.207", "rev.208")
@pytest.mark.parametrize(
    ("end", "offenders", "paid"),
    [
        ("ordinary", 1, "offender>entitled 12"),
        ("ordinary", 2, "offender>entitled 6"),
        ("ordinary", 3, "offender>entitled 4"),
        ("false-revesino", 1, "offender>entitled 12"),
        ("four-aces", 1, "offender>holder 12"),
        ("lost-four-aces", 1, "offender>others 6"),
        ("revesino", 1, "offender>maker 24"),
        ("revesino", 2, "offender>maker 12"),
        ("cut", 1, "offender>cutter 24"),
        ("own-cut", 1, "offender>each 8"),
        ("own-cut", 2, "offender>each 6"),
        ("own-cut-four-aces", 1, "offender>holder 12 offender>others 6"),
    ],
)
def test_what_is_at_stake(end: str, offenders: int, paid: str) -> None:
    for incident, facts in (
        ("revoke", {"complete": True}), ("wrong-count", {"hand": "short"}), ("careless-play", {"act": "no-card"}),
    ):  # fmt: skip
        assert said(ruled(incident, **facts, end=end, offenders=offenders)) == f"pays-all {paid}"


@pytest.mark.law("rev.84", "rev.126")
def test_the_hand_is_played_to_the_end() -> None:
    for act in ("two-cards", "no-card"):
        assert "played-out" in ruled("careless-play", act=act).follows
    assert {"played-out", "wins-nothing"} <= set(ruled("revoke", complete=True).follows)


@pytest.mark.law("rev.116", "rev.118")
def test_a_card_out_of_turn() -> None:
    assert ruled("out-of-turn", answered=False).follows == ("card-back", "may-be-demanded")
    assert ruled("out-of-turn", answered=True).decision == "stands"


@pytest.mark.law("rev.118", "rev.119")
def test_a_card_that_falls() -> None:
    assert ruled("dropped", where="table").decision == "may-demand"
    assert ruled("dropped", where="floor").decision == "no-demand"
    assert ruled("dropped", where="table", lawful=False).decision == "no-demand"


@pytest.mark.law("rev.120", "rev.121", "rev.122", "rev.123")
@pytest.mark.parametrize(
    ("seen", "order", "decision"),
    [
        ("one", "unknown", "plays-the-seen"),
        ("several", "known", "plays-the-first"),
        ("several", "unknown", "others-choose"),
        ("none", "known", "takes-back"),
    ],
)
def test_several_cards_at_once(seen: str, order: str, decision: str) -> None:
    assert ruled("several-cards", seen=seen, order=order).decision == decision


@pytest.mark.law("rev.138", "rev.139", "rev.140", "rev.36", "rev.176", "rev.180", "rev.127", "rev.128", "rev.22")
def test_a_revoke() -> None:
    assert ruled("revoke", complete=False).decision == "may-mend"
    assert ruled("revoke", complete=True, noticed="onlooker").decision == "no-claim"
    assert ruled("revoke", complete=True, mixed=True).decision == "no-claim"
    assert ruled("revoke", complete=True, holder="privileged").decision == "lawful-renounce"
    assert said(ruled("revoke", complete=True, before=True)) == "fined-again offender>raffle 4"
    assert said(ruled("revoke", complete=True, holder="introduced")) == "fined-again offender>raffle 4"
    free = {"repeat_revoke_free": True}
    assert said(ruled("revoke", free, complete=True, before=True)) == "nothing-more"
    assert ruled("revoke", free, complete=True).decision == "pays-all"


@pytest.mark.law("rev.199", "rev.200")
def test_cards_laid_down() -> None:
    assert said(ruled("laid-down", holds=1)) == "played-on-open offender>entitled 1"
    assert "draws-nothing" in ruled("laid-down").follows


@pytest.mark.law("rev.156")
def test_looking_at_tricks() -> None:
    assert ruled("look-at-trick", whose="other", last=True).decision == "may-look"
    assert ruled("look-at-trick", whose="other", last=False).decision == "may-not-look"
    assert ruled("look-at-trick", whose="own", last=False).decision == "may-look"


@pytest.mark.law("rev.198", "rev.140")
@pytest.mark.parametrize(("doubt", "amount"), [("ace", 1), ("ace-of-oros", 2), ("caballo", 3), ("partida", 4)])
def test_cards_mixed_too_soon(doubt: str, amount: int) -> None:
    assert said(ruled("mixed-cards", doubt=doubt)) == f"pays-doubt offender>claimant {amount}"
    assert said(ruled("mixed-cards")) == "pays-doubt"


@pytest.mark.law("rev.133", "rev.137", "rev.129")
@pytest.mark.parametrize(
    ("end", "offenders", "paid"),
    [
        # Half of the twenty-four to the four aces, half to the others without fault, of whom there may be none.
        ("own-cut-four-aces", 2, "offender>holder 6 offender>others 6"),
        ("own-cut-four-aces", 3, "offender>holder 8"),
        ("lost-four-aces", 2, "offender>others 6"),
        ("lost-four-aces", 3, "offender>holder 4"),
        ("own-cut", 3, "offender>each 8"),
    ],
)
def test_what_several_offenders_pay(end: str, offenders: int, paid: str) -> None:
    assert said(ruled("revoke", complete=True, end=end, offenders=offenders)) == f"pays-all {paid}"


@pytest.mark.law("rev.133", "rev.137", "rev.78")
@pytest.mark.parametrize(
    ("end", "offenders", "paid"),
    [
        # Who goes for the four aces and is at fault has lost them: those without fault share them.
        ("four-aces", 1, "offender>each 4"),
        ("lost-four-aces", 1, "offender>each 4"),
        ("lost-four-aces", 2, "offender>each 3"),
        ("four-aces", 3, "offender>each 4"),
        ("own-cut-four-aces", 1, "offender>each 8"),
        ("own-cut-four-aces", 2, "offender>each 6"),
        # It is nothing to who made or cut a Revesino.
        ("revesino", 2, "offender>maker 12"),
        ("cut", 1, "offender>cutter 24"),
    ],
)
@pytest.mark.parametrize("settlement", ["additions", "company", "classic"])
def test_the_four_aces_at_fault(end: str, offenders: int, paid: str, settlement: str) -> None:
    facts: Any = {"complete": True, "end": end, "offenders": offenders, "whose_fault": "holder"}
    assert said(ruled("revoke", {"napolitana_settlement": settlement}, **facts)) == f"pays-all {paid}"


@pytest.mark.law("rev.133", "rev.172", "rev.173", "rev.174")
@pytest.mark.parametrize(
    ("settlement", "facts", "paid"),
    [
        ("company", {"end": "lost-four-aces"}, "offender>others 6"),
        ("classic", {"end": "lost-four-aces"}, "offender>introducer 12"),
        ("classic", {"end": "lost-four-aces", "offenders": 2}, "offender>introducer 6"),
        ("classic", {"end": "lost-four-aces", "whose_fault": "introducer"}, "offender>holder 6 offender>others 3"),
        (
            "classic",
            {"end": "lost-four-aces", "whose_fault": "introducer", "offenders": 2},
            "offender>holder 3 offender>others 3",
        ),
        ("classic", {"end": "lost-four-aces", "offenders": 3}, "offender>holder 4"),
        ("additions", {"end": "lost-four-aces", "whose_fault": "introducer"}, "offender>others 6"),
        ("company", {"end": "own-cut-four-aces"}, "offender>holder 12 offender>others 6"),
        ("company", {"end": "revesino"}, "offender>maker 24"),
    ],
)
def test_lost_four_aces_are_paid_as_agreed(settlement: str, facts: dict[str, Any], paid: str) -> None:
    for incident, what in (("revoke", {"complete": True}), ("wrong-count", {"hand": "over"})):
        ruling = ruled(incident, {"napolitana_settlement": settlement}, **what, **facts)
        assert said(ruling) == f"pays-all {paid}"
        told = ruled(incident, **what, **facts, napolitana_settlement=settlement)
        assert told == ruling, "the table need not have agreed on it, if the judge is told so"


@pytest.mark.law("rev.133", "rev.164", "rev.182")
def test_of_four_aces_paid_ace_by_ace_some_may_be_owed_by_nobody() -> None:
    facts: Any = {"complete": True, "end": "four-aces"}
    classic = ruled("revoke", {"napolitana_settlement": "classic"}, **facts)
    assert said(classic) == "pays-all offender>holder 12" and "less-unowed" in classic.follows
    assert "less-unowed" not in ruled("revoke", **facts).follows
    at_fault = ruled("revoke", {"napolitana_settlement": "classic"}, **facts, whose_fault="holder")
    assert "less-unowed" not in at_fault.follows


@pytest.mark.law("rev.74", "rev.84", "rev.109", "rev.124")
@pytest.mark.parametrize(
    ("incident", "facts", "reason"),
    [
        ("wrong-count", {"hand": "over"}, "card-too-many"),
        ("wrong-count", {"hand": "short"}, "card-too-few"),
        ("careless-play", {"act": "two-cards"}, "careless"),
        ("looked-at-stock", {"dealer": True}, "dealer-looked"),
        ("revoke", {"complete": True}, "revoke"),
        ("drew-two", {"led": True}, "card-too-many"),
    ],
)
def test_for_what_he_pays(incident: str, facts: dict[str, Any], reason: str) -> None:
    assert [payment.reason for payment in ruled(incident, **facts, end="ordinary").payments] == [reason]
    assert ruled(incident, **facts).payments == (), "how the hand ends is not known yet"


@pytest.mark.law("rev.84")
def test_only_of_two_cards_one_stays() -> None:
    assert ruled("careless-play", act="two-cards").follows[0] == "card-stays"
    assert "card-stays" not in ruled("careless-play", act="no-card").follows


@pytest.mark.law("rev.65", "rev.199", "rev.200")
def test_what_the_judge_can_be_told() -> None:
    assert ruled("cut-or-shuffle", what="cut", number=44).decision == "good"
    assert ruled("cut-or-shuffle", what="cut", number=47).decision == "done-again"
    assert ruled("laid-down").payments == () and said(ruled("laid-down", holds=8)).endswith(" 8")
    for incident, facts in (("cut-or-shuffle", {"what": "cut", "number": 48}), ("laid-down", {"holds": 9})):
        with pytest.raises(BadOption):
            ruled(incident, **facts)


@pytest.mark.law("rev.118", "rev.120", "rev.121", "rev.122", "rev.123")
@pytest.mark.parametrize("seen", ["one", "several"])
def test_what_must_be_played_goes_back_if_it_may_not_be(seen: str) -> None:
    assert ruled("several-cards", seen=seen, lawful=False).laws == ("rev.118",)
    assert ruled("several-cards", seen="none", lawful=False).laws == ("rev.123",)
    assert ruled("several-cards", seen=seen).follows == ("must-be-played",)


@pytest.mark.law("rev.40", "rev.65", "rev.129", "rev.200")
def test_which_numbers_the_judge_may_be_told() -> None:
    asked = {fact.name: fact for each in tapete.game("revesino").incidents.values() for fact in each.facts}
    numbers = {name: tuple(asked[name].values) for name in ("rate", "offenders", "number", "holds")}
    assert numbers["rate"] == (1, 2) and numbers["offenders"] == (1, 2, 3)
    assert numbers["number"] == tuple(range(48)) and numbers["holds"] == tuple(range(9))
    assert [asked[name].default for name in numbers] == [1, 1, None, 0]
