"""What is owed to the pot: paid in at once, left as a remissa, or as the debtor likes."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import FOUR, Voltarete, hand, misdealt, opened


def reposta(case: Voltarete, **more: object) -> Voltarete:
    return case.come_out(suit="oros", **{"tricks": (4, 4, 1), **more})


@pytest.mark.law("vol.II.19.8")
def test_the_debtor_pays_in_or_leaves_a_remissa() -> None:
    case = reposta(hand(61))
    assert (case.turn, case.words("ana")) == ("ana", {"pay-in", "leave"})
    assert case.do("ana pay-in").pot == 122
    left = case.do("ana leave")
    assert (left.pot, left.waiting) == (61, [("ana", 61)])


@pytest.mark.law("vol.II.19.11", "vol.II.19.8")
def test_on_the_first_hand_of_a_formed_pot_it_must_enter() -> None:
    case = reposta(Voltarete().deal(ANA="").do("ana passo"), feito="blas")
    assert (case.pot, case.phase) == (52, "shuffle")
    second = reposta(case.deal(ANA=""), feito="ana")
    assert second.phase == "debts", "in the second hand he may choose"


@pytest.mark.law("vol.II.19.11")
def test_the_term_may_be_longer() -> None:
    first = Voltarete(term=2).deal(ANA="").all_pass().do("ana passo, blas passo, clara passo")
    second = reposta(first.deal(ANA=""))
    assert (second.phase, second.pot) == ("shuffle", 72)
    third = reposta(second.deal(ANA=""), feito="blas")
    assert third.phase == "debts"


@pytest.mark.law("vol.II.19.11")
def test_a_pot_made_by_a_remissa_is_not_formed() -> None:
    case = reposta(Voltarete(start={"remissas": [[0, 40]]}).deal(ANA=""))
    assert case.words("ana") == {"pay-in", "leave"}


@pytest.mark.law("vol.II.19.9")
def test_while_a_remissa_waits_every_reposta_becomes_one() -> None:
    case = reposta(Voltarete(start={"pot": 67, "remissas": [[1, 61]]}).deal(ANA=""), feito="clara", tricks=(4, 1, 4))
    assert (case.phase, case.pot, case.waiting) == ("shuffle", 72, [("blas", 61), ("clara", 72)])


@pytest.mark.law("vol.II.19.9")
def test_what_waits_is_read_before_the_hand_is_settled() -> None:
    case = hand(30).come_out(suit="oros", tricks=(3, 3, 3), asked=True, refused=(1, 2))
    left = case.do("ana leave")
    assert left.words("blas") == {"pay-in", "leave"}, "each chooses freely, and hears the earlier choices"
    assert left.do("blas pay-in, clara leave").waiting == [("ana", 30), ("clara", 30)]


@pytest.mark.law("vol.II.19.8", "vol.II.19.23")
def test_two_repostas_of_one_player_enter_together_or_apart() -> None:
    case = hand(31).come_out(suit="oros", tricks=(5, 1, 3), asked=True, refused=(1, 2), vain=(2,))
    case = case.do("blas pay-in")
    assert case.words("clara") == {"pay-in", "leave", "leave-joined"}
    assert case.do("clara leave-joined").waiting == [("clara", 62)]
    assert case.do("clara leave").waiting == [("clara", 31), ("clara", 31)]
    one = case.do("clara pay-in")
    assert one.words("clara") == {"pay-in", "leave"}
    assert one.do("clara leave").waiting == [("clara", 31)]


@pytest.mark.law("vol.II.19.23")
def test_a_joined_remissa_enters_before_a_smaller_one() -> None:
    facts = {"suit": "oros", "tricks": (5, 1, 3), "asked": True, "refused": (1, 2), "vain": (2,)}
    case = Voltarete(start={"pot": 26, "remissas": [[0, 50]]}).deal(ANA="").come_out(**facts)
    assert case.waiting == [("ana", 50), ("blas", 31)], "Clara has two, and is still asked how to write them"
    joined = case.do("clara leave-joined").deal(ANA="")
    assert (joined.pot, joined.waiting) == (67, [("ana", 50), ("blas", 31)])
    apart = case.do("clara leave").deal(ANA="")
    assert apart.pot == 55


@pytest.mark.law("vol.II.16.3")
def test_above_the_limit_no_reposta_enters_where_that_is_agreed() -> None:
    four = {"tricks": (4, 4, 1, 0)}
    case = reposta(hand(121, FOUR, cap=True), **four)
    assert (case.pot, case.waiting) == (121, [("ana", 121)])
    assert reposta(hand(120, FOUR, cap=True), **four).phase == "debts"
    assert reposta(hand(121, FOUR), **four).phase == "debts"


@pytest.mark.law("vol.II.16.3")
@pytest.mark.parametrize(("pot", "waits"), [(200, [("ana", 206)]), (100, [])])
def test_nor_does_a_penalty_though_nobody_has_made_himself(pot: int, waits: list[tuple[str, int]]) -> None:
    case = misdealt("over ana", pot=pot, of=FOUR, obligation="off", cap=True).all_pass()
    over = case.do("ana passo, blas passo, clara passo, blas claim cards ana, diego decline").done()
    assert over.waiting == waits and over.paid("reposta") == ([] if waits else [(0, "pot", 106)])


@pytest.mark.law("vol.II.16.3")
def test_what_one_pays_in_does_not_make_the_next_wait() -> None:
    case = opened(100, FOUR, cap=True, ANA="1E").all_pass().do("ana passo, blas passo, clara passo")
    case = case.do("blas claim espadilha ana, ana claim espadilha clara, diego decline")
    while case.phase == "count":
        case = case.do(f"{case.turn} done")
    paid = case.do("ana pay-in")
    assert (paid.pot, paid.turn, paid.words("clara")) == (212, "clara", {"pay-in", "leave"})


@pytest.mark.law("vol.II.16.3", "vol.II.3.25")
def test_a_void_hand_is_measured_before_the_passes_go_back() -> None:
    case = opened(119, FOUR, cap=True, obligation="off").all_pass().do("blas segundo")
    assert (case.pot, case.waiting) == (119, [("blas", 122)])
    below = opened(117, FOUR, cap=True, obligation="off").all_pass().do("blas segundo")
    assert below.words("blas") == {"pay-in", "leave"}


@pytest.mark.law("vol.II.19.8")
def test_the_feito_places_his_debt_first_then_those_at_his_right() -> None:
    case = hand(30).come_out(feito="blas", suit="oros", tricks=(3, 3, 3), asked=True, refused=(2, 0))
    order = []
    while case.phase == "debts":
        order.append(case.turn)
        case = case.do(f"{case.turn} pay-in")
    assert (order, case.pot) == (["blas", "clara", "ana"], 120)
    vain = hand(30).come_out(suit="oros", tricks=(5, 2, 2), vain=(2, 1))
    assert vain.turn == "blas", "though Clara claimed the codilho in vain before him"


def test_a_debt_paid_in_after_a_lift_is_the_next_pot() -> None:
    case = hand(30).come_out(suit="oros", tricks=(5, 3, 1), asked=True, refused=(1, 2)).do("blas pay-in, clara leave")
    assert case.pot == 30
    following = case.deal(ANA="")
    assert (following.pot, following.waiting) == (35, [("clara", 30)]), "no Medalhão and no remissa"


def made_to_wait() -> Voltarete:
    """Clara's reposta of 72 waits behind Blas's remissa of 61, and the next hand is about to be cut."""
    start = {"pot": 67, "remissas": [[1, 61]]}
    case = reposta(Voltarete(start=start).deal(ANA=""), feito="clara", tricks=(4, 1, 4))
    return case.falls()


@pytest.mark.law("vol.II.19.9")
def test_a_reposta_that_must_wait_enters_if_all_agree() -> None:
    case = made_to_wait()
    assert (case.phase, case.turn, case.pot) == ("cut", "clara", 72)
    offered = [str(offer) for offer in case.prompt("clara").every]  # type: ignore[union-attr]
    assert "propose enter" in offered and "propose divide" not in offered, "she is to cut"
    asked = case.do("clara propose enter")
    agreed = asked.do(f"{asked.turn} consent")
    assert (agreed.pot, agreed.phase) == (72, "vote"), "all must agree"
    agreed = agreed.do(f"{agreed.turn} consent")
    assert (agreed.pot, agreed.waiting, agreed.phase) == (144, [("blas", 61)], "cut")
    assert agreed.paid("reposta")[-1] == (2, "pot", 72)
    again = agreed.prompt("clara")
    assert again is not None and "propose enter" not in [str(offer) for offer in again.every]


@pytest.mark.law("vol.II.19.9")
def test_one_who_objects_keeps_it_waiting() -> None:
    case = made_to_wait().do("clara propose enter")
    kept = case.do(f"{case.turn} object")
    assert (kept.pot, kept.waiting, kept.phase) == (72, [("blas", 61), ("clara", 72)], "cut")


@pytest.mark.law("vol.II.19.9")
def test_only_what_the_last_hand_made_to_wait_may_enter_so() -> None:
    case = made_to_wait()
    for who in ("ana", "blas"):
        prompt = case.prompt(who)
        assert prompt is None or "propose enter" not in [str(offer) for offer in prompt.every]
    dealt = case.do("clara cut 10").all_pass().do("blas passo, clara passo, ana passo").falls()
    prompt = dealt.prompt("clara")
    assert prompt is None or "propose enter" not in [str(offer) for offer in prompt.every], (
        "a hand has been dealt since"
    )


@pytest.mark.law("vol.II.16.3", "vol.II.19.9")
def test_what_waits_for_another_reason_too_may_not_enter_so() -> None:
    def may_enter(case: Voltarete) -> set[str | None]:
        ready = case.falls()
        return {who for who in ready.people if "propose enter" in ready.may(who)}

    above = Voltarete(FOUR, cap=True, start={"pot": 116, "remissas": [[1, 61]]}).deal(ANA="")
    assert may_enter(reposta(above, tricks=(4, 4, 1, 0))) == set(), "the pot is above the limit"
    below = Voltarete(FOUR, cap=True, start={"pot": 115, "remissas": [[1, 61]]}).deal(ANA="")
    assert may_enter(reposta(below, tricks=(4, 4, 1, 0))) == {"ana"}
    start = {"box": 10, "pot": 20, "remissas": [[1, 61]]}
    last = Voltarete(recambos=2, keep_seats=True, start=start).deal(ANA="")
    carried = last.come_out(suit="oros", tricks=(5, 2, 2), asked=True, refused=(1, 2))
    assert may_enter(carried) == set(), "the Recambó is over"


@pytest.mark.law("vol.II.19.9")
def test_what_the_debtor_left_of_his_own_will_stays_where_it_is() -> None:
    case = reposta(hand(61)).do("ana leave").falls()
    assert "propose enter" not in case.may("ana") and "propose divide" in case.may("ana")


@pytest.mark.law("vol.II.19.8")
def test_each_places_all_his_debts_before_the_next_is_asked() -> None:
    case = hand(31).come_out(suit="oros", tricks=(5, 3, 1), asked=True, refused=(1, 2), vain=(1,))
    assert (case.turn, case.words("blas")) == ("blas", {"pay-in", "leave", "leave-joined"})
    both = case.do("blas leave")
    assert (both.turn, both.words("clara")) == ("clara", {"pay-in", "leave"})


@pytest.mark.law("vol.II.19.11")
def test_the_pot_of_a_reposta_paid_in_after_a_lift_is_not_formed() -> None:
    first = Voltarete(term=3).deal(ANA="").come_out(suit="oros", tricks=(5, 3, 1), asked=True, refused=(1, 2))
    assert (first.phase, first.pot) == ("shuffle", 50), "both had to pay in"
    assert reposta(first.deal(ANA="")).phase == "debts", "but whoever owes now may choose"


@pytest.mark.law("vol.II.19.9")
def test_all_that_was_made_to_wait_may_enter_by_consent() -> None:
    start = {"pot": 25, "remissas": [[1, 61]]}
    case = Voltarete(start=start).deal(ANA="").come_out(suit="oros", tricks=(3, 3, 3), asked=True, refused=(1, 2))
    assert case.waiting == [("blas", 61), ("ana", 30), ("blas", 30), ("clara", 30)]
    assert [each.number for each in case.state.remissas] == [1, 2, 3, 4]
    ready = case.falls()
    for who in ready.people:
        assert "propose enter" in ready.may(who), who
    entered = ready.do("blas propose enter, clara consent, ana consent")
    assert (entered.pot, entered.waiting) == (60, [("blas", 61), ("ana", 30), ("clara", 30)]), "only the younger"
