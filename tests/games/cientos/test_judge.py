"""The judge: every irregularity, from its facts to its ruling, with the laws that it cites and what follows."""

from __future__ import annotations

from typing import Any

import pytest

import tapete
from tapete.table.ledger import Payment
from tapete.table.ruling import Ruling

AGAIN, STANDS, CAPOTE = "same-dealer", "hand-stands", ("full-hand-last-trick", "full-hand-capote", "short-no-capote")
FAULTY = ("nothing-marked", "earlier-stands", "pack-mended", "same-dealer")


def ruling(incident: str, **facts: Any) -> Ruling:
    """What the judge says to these facts."""
    return tapete.game("cientos").incidents[incident].ruling(facts)


def counted(mano: str, pie: str, moment: str, **more: Any) -> Ruling:
    """What follows from a wrong number of cards."""
    return ruling("wrong-count", mano=mano, pie=pie, moment=moment, **more)


def says(decision: str, laws: str, *follows: str) -> Ruling:
    """A ruling by these laws of the Cientos."""
    return Ruling(decision, tuple(f"cie.{each}" for each in laws.split()), follows)


# The deal.


@pytest.mark.law("cie.48", "cie.49")
@pytest.mark.parametrize(
    ("lifted", "decision", "laws"),
    [
        (0, "cut-again", "48 49"), (1, "cut-again", "49"), (2, "cut-again", "49"), (3, "good-cut", "49"),
        (29, "good-cut", "49"), (30, "cut-again", "49"), (32, "cut-again", "49"),
    ],
)  # fmt: skip
def test_the_cut_lifts_three_and_leaves_three(lifted: int, decision: str, laws: str) -> None:
    follows = ["cut-again"] if decision == "cut-again" else []
    assert ruling("short-cut", lifted=lifted) == says(decision, laws, *follows)


@pytest.mark.law("cie.46", "cie.47")
def test_who_may_shuffle() -> None:
    refused = says("may-not-shuffle", "47", "must-cut")
    assert ruling("shuffle", who="mano") == says("may-shuffle", "46")
    assert ruling("shuffle", who="mano", shuffled=True) == refused
    assert ruling("shuffle", who="mano", dealer_last=True) == refused
    for before in (False, True):
        assert ruling("shuffle", who="pie", shuffled=before, dealer_last=before) == says("may-shuffle", "46 47")


@pytest.mark.law("cie.50", "cie.51", "cie.52")
@pytest.mark.parametrize(
    ("packet", "before", "law"),
    [(3, 0, "50"), (2, 0, "50"), (3, 3, "50"), (2, 2, "50"), (2, 3, "52"), (3, 2, "52"), (4, 0, "51"), (1, 3, "51")],
)
def test_the_manner_of_dealing(packet: int, before: int, law: str) -> None:
    wrong = says("deal-again", law, AGAIN) if law != "50" else says("no-fault", "50")
    late = says("too-late", law, STANDS) if law != "50" else says("no-fault", "50")
    assert ruling("deal-manner", packet=packet, before=before) == wrong
    assert ruling("deal-manner", packet=packet, before=before, exchanged=True) == late


@pytest.mark.law("cie.53", "cie.54")
def test_dealing_twice_running_is_put_right_until_the_stock_is_touched() -> None:
    assert ruling("deal-out-of-turn", drawn=False) == says("void", "53", "rightful-dealer")
    assert ruling("deal-out-of-turn", drawn=True) == says("too-late", "54", STANDS)


@pytest.mark.law("cie.55", "cie.56")
def test_two_equal_cards_void_this_hand_and_no_earlier_one() -> None:
    assert ruling("double-card") == says("void", "55 56", *FAULTY)


@pytest.mark.law("cie.58")
@pytest.mark.parametrize(
    ("cards", "mano", "pie", "goes_on"),
    [(1, True, True, True), (1, True, False, False), (1, False, True, False), (2, True, True, False)],
)
def test_a_card_exposed_in_dealing_passes_if_it_is_one_and_both_say_so(
    cards: int, mano: bool, pie: bool, goes_on: bool
) -> None:
    expected = says("go-on", "58", STANDS) if goes_on else says("deal-again", "58", AGAIN)
    assert ruling("exposed-in-deal", cards=cards, mano_content=mano, pie_content=pie) == expected


# The number of cards.


@pytest.mark.law("cie.59", "cie.60", "cie.61", "cie.62")
def test_a_card_too_many_before_the_discard_is_for_the_mano_to_decide() -> None:
    for mano, pie in (("right", "over"), ("over", "right")):
        assert counted(mano, pie, "dealt") == says("deal-again", "59", AGAIN)
    pie_keeps = says("go-on", "59 61 62", "pie-draws-one-less", "mano-keeps-five")
    assert counted("right", "over", "dealt", accepted=True) == pie_keeps
    mano_keeps = says("go-on", "59 60 62", "mano-draws-one-less", "pie-keeps-three")
    assert counted("over", "right", "dealt", accepted=True) == mano_keeps


@pytest.mark.law("cie.64", "cie.65", "cie.69")
@pytest.mark.parametrize(
    ("mano", "pie", "law"),
    [("over", "over", "64"), ("over", "short", "65"), ("short", "over", "65"), ("short", "short", "69")],
)
@pytest.mark.parametrize("accepted", [False, True])
def test_where_both_hands_are_wrong_nobody_has_a_choice(mano: str, pie: str, law: str, accepted: bool) -> None:
    assert counted(mano, pie, "dealt", accepted=accepted) == says("deal-again", law, AGAIN)


@pytest.mark.law("cie.69")
@pytest.mark.parametrize(("mano", "pie"), [("short", "right"), ("right", "short")])
def test_one_short_hand_is_completed_if_they_agree(mano: str, pie: str) -> None:
    assert counted(mano, pie, "dealt") == says("deal-again", "69", AGAIN)
    assert counted(mano, pie, "dealt", accepted=True) == says("go-on", "69", "completed-from-stock")


@pytest.mark.law("cie.59", "cie.69")
def test_two_cards_too_many_or_too_few_are_dealt_again_whatever_the_players_say() -> None:
    assert counted("right", "over", "dealt", several=True, accepted=True) == says("deal-again", "59", AGAIN)
    assert counted("short", "right", "dealt", several=True, accepted=True) == says("deal-again", "69", AGAIN)
    once_played = counted("right", "over", "played", several=True, accepted=True)
    assert once_played == says("counts-nothing", "66 67", "played-out", "other-counts-all")


@pytest.mark.law("cie.63", "cie.73", "cie.74")
@pytest.mark.parametrize(("mano", "pie"), [("right", "over"), ("over", "right")])
def test_after_a_discard_it_matters_where_the_card_came_from(mano: str, pie: str) -> None:
    assert counted(mano, pie, "exchanged", cause="deal") == says("void", "63", AGAIN)
    drawn = says("mended", "73", "one-picked-blind", "picked-to-discard")
    assert counted(mano, pie, "exchanged", cause="draw") == drawn
    robbed = says("mended", "73 74", "one-picked-blind", "picked-to-stock")
    assert counted(mano, pie, "exchanged", cause="six") == robbed


@pytest.mark.law("cie.66", "cie.67", "cie.68", "cie.75")
@pytest.mark.parametrize(
    ("mano", "pie", "cause", "laws"),
    [
        ("over", "right", "deal", "66 67"), ("right", "over", "deal", "66 67"), ("over", "short", "deal", "66 67 68"),
        ("short", "over", "deal", "66 67 68"), ("right", "over", "draw", "66 67 75"),
        ("over", "right", "six", "66 67 75"), ("over", "short", "draw", "66 67 68 75"),
    ],
)  # fmt: skip
def test_in_play_a_card_too_many_counts_nothing_and_the_other_everything(
    mano: str, pie: str, cause: str, laws: str
) -> None:
    expected = says("counts-nothing", laws, "played-out", "other-counts-all")
    assert counted(mano, pie, "played", cause=cause) == expected


@pytest.mark.law("cie.69", "cie.70", "cie.71", "cie.72")
@pytest.mark.parametrize(("mano", "pie"), [("right", "short"), ("short", "right")])
def test_a_card_too_few_has_no_penalty_but_its_own_harm(mano: str, pie: str) -> None:
    harmed = says("no-penalty", "69 70 71 72", *CAPOTE)
    assert counted(mano, pie, "played") == counted(mano, pie, "played", cause="draw") == harmed
    assert counted(mano, pie, "exchanged", cause="deal") == harmed
    assert counted(mano, pie, "exchanged", cause="draw") == says("no-penalty", "69", "missing-drawn")


@pytest.mark.law("cie.69", "cie.70")
def test_of_two_short_hands_neither_is_fuller_than_the_other() -> None:
    assert counted("short", "short", "played") == says("no-penalty", "69")
    assert counted("short", "short", "exchanged") == says("no-penalty", "69")


@pytest.mark.law("cie.50")
@pytest.mark.parametrize("moment", ["dealt", "exchanged", "played"])
def test_two_right_hands_are_no_fault_at_any_moment(moment: str) -> None:
    assert counted("right", "right", moment) == says("no-fault", "50")


@pytest.mark.law("cie.2", "cie.21", "cie.55", "cie.56")
def test_two_right_hands_and_a_wrong_stock_prove_a_faulty_pack() -> None:
    assert ruling("wrong-stock", left=8) == says("no-fault", "2")
    for left in (0, 7, 9):
        assert ruling("wrong-stock", left=left) == says("void", "2 21 55 56", *FAULTY)


# Cards that are seen.


@pytest.mark.law("cie.76", "cie.77", "cie.78")
@pytest.mark.parametrize(("by", "law"), [("mano", "77"), ("pie", "78")])
def test_a_card_of_the_stock_turned_up(by: str, law: str) -> None:
    for content in (False, True):
        early = ruling("stock-exposed", by=by, mano_discarded=False, content=content)
        assert early == says("deal-again", "76", AGAIN)
    assert ruling("stock-exposed", by=by, mano_discarded=True, content=True) == says("go-on", law, STANDS)
    assert ruling("stock-exposed", by=by, mano_discarded=True) == says("deal-again", law, AGAIN)


@pytest.mark.law("cie.79", "cie.80")
def test_discards_turned_up() -> None:
    assert ruling("discard-uncovered", whose="own") == says("no-penalty", "80")
    forced = says("names-suit", "79", "next-lead-forced", "another-suit-if-void")
    assert ruling("discard-uncovered", whose="other") == forced


@pytest.mark.law("cie.95", "cie.96")
def test_another_suit_than_the_one_named() -> None:
    back = says("card-back", "96", "leads-named-or-any", "wrong-lead-not-counted")
    assert ruling("named-suit") == ruling("named-suit", led_it=False) == back
    assert ruling("named-suit", led_it=True) == says("no-fault", "95")


@pytest.mark.law("cie.97", "cie.ad.1.1", "cie.ad.5.4", "cie.81")
def test_what_comes_too_late_in_the_exchange() -> None:
    assert ruling("second-discard", touched=True) == says("refused", "97 ad.1.1")
    assert ruling("second-discard", touched=False) == says("may-change", "97")
    assert ruling("late-blancas", discarded=True) == says("refused", "ad.5.4")
    assert ruling("late-blancas", discarded=False) == says("counts-ten", "81", "hand-shown")


# What is announced.


@pytest.mark.law("cie.110", "cie.111")
@pytest.mark.parametrize(("kind", "law"), [("sequence", "110"), ("fourteen", "111"), ("three", "111")])
def test_what_is_lost_by_naming_the_lesser_first(kind: str, law: str) -> None:
    assert ruling("lesser-first", kind=kind, good=True) == says("greater-lost", law, "lesser-counts")
    assert ruling("lesser-first", kind=kind, good=False) == says("greater-lost", law, "class-lost")


@pytest.mark.law("cie.112", "cie.113")
def test_what_may_still_be_remembered() -> None:
    assert ruling("forgotten", greater=False) == says("may-announce", "112")
    assert ruling("forgotten", greater=True) == says("refused", "113")
    for too_late in ({"played": True}, {"named": False}, {"lost": True}):
        assert ruling("forgotten", greater=False, **too_late) == says("refused", "112")


@pytest.mark.law("cie.116", "cie.117")
def test_what_is_not_shown_in_time() -> None:
    lost = says("announcements-lost", "116", "other-counts-his", "play-stands")
    assert ruling("not-shown") == ruling("not-shown", what="set") == lost
    assert ruling("not-shown", what="sequence", sets_named=True) == lost
    assert ruling("not-shown", what="point", sets_named=True) == lost
    assert ruling("not-shown", what="set", sets_named=True) == says("no-fault", "117")


@pytest.mark.law("cie.118", "cie.120", "cie.121")
@pytest.mark.parametrize("kind", ["point", "sequence", "fourteen", "three"])
def test_what_is_claimed_falsely(kind: str) -> None:
    nothing = says("counts-nothing", "118", "other-adds-withheld")
    another = says("set-lost", "121", "other-counts-his-sets") if kind == "fourteen" else nothing
    assert ruling("false-claim", kind=kind, opened=True) == nothing
    assert ruling("false-claim", kind=kind, opened=True, another_fourteen=True) == another
    for held in (False, True):
        mended = ruling("false-claim", kind=kind, opened=False, another_fourteen=held)
        assert mended == says("mended", "120", "judged-on-what-he-has")


@pytest.mark.law("cie.119")
def test_the_question_for_the_fourth() -> None:
    assert ruling("missing-fourth") == says("must-answer", "119")
    assert ruling("missing-fourth", asked=False) == says("no-fault", "119")
    for asked in (False, True):
        assert ruling("missing-fourth", asked=asked, holds_fourth=True) == says("need-not-answer", "119")


# The play.


@pytest.mark.law("cie.125", "cie.148")
def test_a_revoke_is_mended_until_the_cards_are_mixed() -> None:
    mended = says("mended", "125 148", "card-back", "later-tricks-replayed", "no-points-lost")
    assert ruling("revoke") == ruling("revoke", mixed=False) == mended
    assert ruling("revoke", mixed=True) == says("too-late", "125", STANDS)


@pytest.mark.law("cie.124", "cie.126", "cie.127")
def test_cards_that_may_and_may_not_be_taken_back() -> None:
    silent = {"running": True, "changed_suit": True, "called": False}
    assert ruling("take-back", **silent) == says("may-mend", "126", "card-back")
    stays = says("refused", "124", "card-stays")
    assert ruling("take-back", **silent, led_next=True) == stays
    assert ruling("take-back", **silent | {"running": False}) == stays
    assert ruling("take-back", **silent | {"changed_suit": False}) == stays
    assert ruling("take-back", **silent | {"running": False, "called": True}) == stays
    assert ruling("take-back", **silent | {"changed_suit": False, "called": True}) == stays
    assert ruling("take-back", **silent | {"called": True}) == says("refused", "124 127", "card-stays")


@pytest.mark.law("cie.123")
def test_a_lead_out_of_turn() -> None:
    assert ruling("out-of-turn", answered=False) == says("card-back", "123", "no-points-lost")
    assert ruling("out-of-turn", answered=True) == says("no-penalty", "123", "lead-stands", "lead-counts")


# The end.


@pytest.mark.law("cie.152")
def test_a_wrong_count_is_mended_until_the_next_cut() -> None:
    assert ruling("miscount", cut=True) == says("too-late", "152", "marks-stand")
    assert ruling("miscount", cut=False) == says("mended", "152", "marks-corrected")


def paid(amount: int, reason: str, *laws: str) -> Payment[str]:
    """What he who leaves pays the other."""
    return Payment("offender", "other", amount, reason, laws)


@pytest.mark.law("cie.16", "cie.17", "cie.44", "cie.cal.7.1", "cie.cal.7.2")
def test_who_leaves_loses_the_game_single_or_double_and_its_qualities() -> None:
    single, double = ("cie.16", "cie.44"), ("cie.17", "cie.44")
    assert ruling("leaves", points=50) == Ruling("game-lost", single, (), (paid(4, "game", *single),))
    assert ruling("leaves", points=49) == Ruling("game-lost", double, (), (paid(8, "double-game", *double),))
    assert ruling("leaves", points=49, double=False) == ruling("leaves", points=50)
    qualities = ("qualities-so-far",)
    assert ruling("leaves", points=50, stake=8, quality=2) == Ruling(
        "game-lost", single, qualities, (paid(8, "game", *single), paid(2, "quality-game", "cie.cal.7.1"))
    )
    assert ruling("leaves", points=0, stake=8, quality=2) == Ruling(
        "game-lost", double, qualities, (paid(16, "double-game", *double), paid(4, "quality-game", "cie.cal.7.2"))
    )
