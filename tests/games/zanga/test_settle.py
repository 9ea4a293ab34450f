"""What a hand pays: the pot, the extras, how they cancel, and how far they are paid."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tapete.games.zanga.settle import cancelled, five, limited
from tapete.games.zanga.state import Item
from tapete.table.game import OPEN
from tests.games.zanga.hands import KINGS, Zanga, begun

HECHA, PUESTA, CODILLO = "AAAAABBB", "ABABABAB", "AAABBBBB"


def plain(**given: Any) -> Zanga:
    """Pair A is named: 12, 16, and 4 in the pot."""
    case = begun(**given).taken_by("ana")
    assert case.vales == [12, 16, 4]
    return case


def solo(**given: Any) -> Zanga:
    """Ana plays alone: 12, 16, and 4 in the pot."""
    return begun(**given).alone("ana")


# The result.


@pytest.mark.law("zan.art.2", "zan.art.43")
def test_five_tricks_of_both_partners_together_win_the_pot() -> None:
    case = begun().taken_by("clara")
    assert case.vales == [11, 15, 6]
    done = case.played(HECHA)
    assert (done.result, done.vales) == ("hecha", [17, 15, 0])


@pytest.mark.law("zan.art.2")
def test_the_tricks_of_partners_are_counted_together() -> None:
    case = plain().won("AAAAB")
    first, second, *rest = case.state.taken
    shared = case.but(taken=(first, second, *(trick.__class__(2, 2, trick.plays) for trick in rest[:2]), rest[2]))
    assert shared.state.tricks(0) == 4


@pytest.mark.law("zan.intro.18", "zan.art.44", "zan.art.45")
def test_the_three_results() -> None:
    for tricks, result in ((HECHA, "hecha"), (PUESTA, "puesta"), ("AABBBBBB", "codillo"), (CODILLO, "codillo")):
        assert plain().played(tricks).result == result
    for tricks, result in (("BBBBBAAA", "hecha"), (PUESTA, "puesta"), ("BBAAAAAA", "codillo")):
        assert begun().taken_by("blas").played(tricks).result == result


@pytest.mark.law("zan.art.45")
def test_a_soloist_with_three_has_codillo() -> None:
    assert begun().alone("diego").played("BBBAAAAA").result == "codillo"


@pytest.mark.law("zan.intro.42")
def test_who_wins_takes_what_earlier_hands_left() -> None:
    case = begun((12, 12)).taken_by("ana")
    assert case.vales == [8, 12, 12]
    assert case.played(HECHA).vales == [20, 12, 0]


@pytest.mark.law("zan.art.46", "zan.intro.4")
def test_a_puesta_doubles_the_pot() -> None:
    assert plain().played(PUESTA).vales == [8, 16, 8]
    more = begun((14, 16)).taken_by("ana")
    assert more.vales == [10, 16, 6]
    assert more.played(PUESTA).vales == [4, 16, 12]


@pytest.mark.law("zan.art.46.2")
def test_who_has_too_few_for_the_puesta_puts_in_all() -> None:
    case = begun((9, 15)).taken_by("ana")
    assert case.vales == [5, 15, 12]
    done = case.played(PUESTA)
    assert (done.vales, done.laws_of("puesta")) == ([0, 15, 17], [("zan.art.46", "zan.art.46.2")])


@pytest.mark.law("zan.art.47", "zan.art.47.2")
def test_in_a_codillo_the_others_take_the_pot_and_it_is_replaced() -> None:
    done = plain().played(CODILLO)
    assert done.paid("pot") == [("pot", 1, 4)]
    assert done.paid("codillo") == [(0, "pot", 4)]
    assert done.vales == [8, 20, 4]


@pytest.mark.law("zan.art.47.3", "zan.intro.44")
def test_who_has_too_few_for_the_codillo_puts_in_what_is_left() -> None:
    case = begun((7, 19)).taken_by("ana")
    assert case.vales == [3, 19, 10]
    assert case.played("AABBBBBB").vales == [0, 29, 3]


@pytest.mark.law("zan.intro.44")
def test_where_it_is_agreed_the_middle_stays_and_the_codillo_is_paid() -> None:
    case = begun((7, 19), codillo="stays").taken_by("ana")
    assert case.played("AABBBBBB").vales == [0, 22, 10]
    assert plain(codillo="stays").played(CODILLO).vales == [8, 20, 4]
    assert plain(codillo="stays").played(HECHA).vales == [16, 16, 0]


# The bond.


def with_zanga(**given: Any) -> Zanga:
    """Diego has kept the zanga: 8, 12, 8 in the pot, and a bond of 4."""
    case = begun(**given).say("paso paso paso zanga me-quedo").do("diego triunfo oros")
    assert (case.vales, case.fianza) == ([8, 12, 8], 4)
    return case


@pytest.mark.law("zan.art.25.2")
def test_the_bond_goes_to_the_others_in_a_puesta() -> None:
    done = with_zanga().played(PUESTA)
    assert (done.vales, done.fianza) == ([12, 4, 16], 0)


@pytest.mark.law("zan.art.25.3")
def test_and_in_a_codillo_besides_the_pot() -> None:
    done = with_zanga().played("BBBAAAAA")
    assert (done.vales, done.fianza) == ([20, 4, 8], 0)


@pytest.mark.law("zan.art.21.7")
def test_who_makes_it_with_the_zanga_has_the_bond() -> None:
    done = with_zanga().played("BBBBBAAA")
    assert (done.vales, done.fianza) == ([8, 24, 0], 0)


# Five and all.


@pytest.mark.law("zan.art.48")
def test_five_asked_and_made() -> None:
    done = plain().asked("A").stopped("AAAAA")
    assert done.vales == [18, 14, 0]
    assert done.laws_of("cinco") == [("zan.art.48",)]


@pytest.mark.law("zan.intro.20")
def test_five_unasked_are_not_paid_unless_it_is_agreed() -> None:
    assert plain().stopped("AAAAA").vales == [16, 16, 0]
    assert plain(five="unasked").stopped("AAAAA").vales == [18, 14, 0]
    assert plain(five="unasked").stopped("ABAAAA").vales == [16, 16, 0], "not in a row"
    assert plain(five="unasked").asked("A").stopped("AAAAA").vales == [18, 14, 0], "not twice"


@pytest.mark.law("zan.art.49")
def test_all_eight_after_five() -> None:
    assert plain().asked("A").but(todas=0).played("AAAAAAAA").vales == [20, 12, 0]


@pytest.mark.law("zan.art.48", "zan.art.49", "zan.art.53")
def test_a_whole_hand_with_five_all_and_the_estuche() -> None:
    case = Zanga(**KINGS).taken_by("ana").trick("1E").trick("7O").do("ana cinco").trick("1B").do("ana estuche")
    for card in ("1O", "12O", "11O", "10O", "12C"):
        case = case.trick(card)
    assert case.vales == [22, 10, 0]
    assert {entry.reason for entry in case.state.ledger.of_hand(1)} == {"ante", "pot", "cinco", "todas", "estuche"}


@pytest.mark.law("zan.art.50", "zan.intro.19")
def test_five_asked_against_the_named_pair() -> None:
    done = plain().asked("B").stopped("BBBBB")
    assert (done.result, done.vales) == ("codillo", [6, 22, 4])
    assert done.laws_of("cinco") == [("zan.art.48", "zan.art.50")]


@pytest.mark.law("zan.art.59")
def test_five_asked_and_missed_cost_two_whoever_wins() -> None:
    assert plain().asked("A").stopped("AAABAA").vales == [14, 18, 0]
    assert plain().asked("A").played(CODILLO).vales == [6, 22, 4]
    assert plain().asked("B").stopped("BBAAAAA").vales == [18, 14, 0]


@pytest.mark.law("zan.art.60", "zan.intro.41")
def test_who_fails_to_make_all_loses_only_the_two_of_five() -> None:
    assert plain().asked("A").but(todas=0).played("AAAAAABA").vales == [16, 16, 0]


@pytest.mark.law("zan.intro.41")
def test_where_it_is_agreed_two_go_to_the_middle_and_those_of_five_stand() -> None:
    case = plain(failed_todas="middle").asked("A").but(todas=0).played("AAAAAABA")
    assert case.vales == [16, 14, 2]
    assert not case.state.over


@pytest.mark.law("zan.art.49")
def test_where_it_is_agreed_all_may_be_tried_without_asking_five() -> None:
    free = Zanga(todas="free", **KINGS).taken_by("ana").won("AAAAA", estuche="B")
    assert free.trick("12C").state.todas == 0
    assert plain(todas="free").but(todas=0).played("AAAAAAAA").vales == [18, 14, 0]
    assert plain(todas="free").but(todas=0).played("AAAAABAA").vales == [14, 18, 0]


# The estuche.


@pytest.mark.law("zan.art.51")
def test_the_estuche_between_both_partners() -> None:
    over = plain().played(HECHA, estuche="A")
    assert over.do("ana estuche").vales == [18, 14, 0]
    assert over.silent().vales == [16, 16, 0], "not announced, not paid"


@pytest.mark.law("zan.art.51")
def test_the_estuche_of_the_others_is_worth_nothing_in_a_hand_that_is_made() -> None:
    over = plain().played(HECHA, estuche="B")
    assert over.do("blas estuche").vales == [16, 16, 0]


@pytest.mark.law("zan.art.51")
def test_where_it_is_agreed_it_counts_by_itself_or_must_be_played() -> None:
    assert plain(announcement="automatic").played(HECHA, estuche="A").vales == [18, 14, 0]
    shown = Zanga(**KINGS).taken_by("ana").won("AAAAA", estuche="B")
    # The estuche lies in Ana's hand still: what is shown at the stop counts.
    fresh = shown.but(taken=tuple(trick.__class__(0, 0, trick.plays[3:]) for trick in shown.state.taken))
    assert fresh.do("ana basta").do("clara estuche").vales == [18, 14, 0]
    rule = Zanga(estuche_shown=False, **KINGS).taken_by("ana")
    strict = rule.but(taken=fresh.state.taken, leader=0)
    assert strict.do("ana basta").vales == [16, 16, 0]


@pytest.mark.law("zan.art.52")
def test_five_and_the_estuche_are_four() -> None:
    assert plain().asked("A").stopped("AAAAA", estuche="A").do("ana estuche").vales == [20, 12, 0]


@pytest.mark.law("zan.art.53")
def test_five_all_and_the_estuche_are_six() -> None:
    over = plain().asked("A").but(todas=0).played("AAAAAAAA", estuche="A")
    assert over.do("clara estuche").vales == [22, 10, 0]


@pytest.mark.law("zan.art.61")
def test_the_named_pair_that_loses_pays_the_estuche_whoever_holds_it() -> None:
    for holder in "AB":
        assert plain().played(PUESTA, estuche=holder).silent().vales == [6, 18, 8]
        assert plain().played(CODILLO, estuche=holder).silent().vales == [6, 22, 4]
    only = plain(loser_estuche="opponents")
    assert only.played(PUESTA, estuche="A").silent().vales == [8, 16, 8]
    assert only.played(PUESTA, estuche="B").silent().vales == [6, 18, 8]


@pytest.mark.law("zan.art.61.2")
def test_but_only_if_eight_tricks_were_played() -> None:
    stopped = plain().stopped("ABBBBB", estuche="A")
    assert stopped.silent().vales == [8, 20, 4]
    assert stopped.do("ana estuche").vales == [8, 20, 4]
    assert plain().played("ABBBBBAB", estuche="A").silent().vales == [6, 22, 4]
    own = plain().stopped("ABBBBB", estuche="B")
    assert own.silent().vales == [8, 20, 4]
    assert own.do("blas estuche").vales == [6, 22, 4], "their own, announced, is paid all the same"


# Alone.


@pytest.mark.law("zan.art.55")
def test_a_solo_won_brings_two() -> None:
    assert solo().played(HECHA).vales == [18, 14, 0]


@pytest.mark.law("zan.art.55.2")
def test_what_a_soloist_earns_adds_up() -> None:
    assert solo().asked("A").stopped("AAAAA").vales == [20, 12, 0]
    assert solo().asked("A").but(todas=0).played("AAAAAAAA", estuche="A").do("ana estuche").vales == [24, 8, 0]


@pytest.mark.law("zan.art.57")
def test_a_soloist_whose_pair_has_nothing_collects_only_the_pot() -> None:
    case = begun((4, 22)).alone("ana")
    assert case.vales == [0, 22, 10]
    assert case.played(HECHA).vales == [10, 22, 0]


@pytest.mark.law("zan.art.62")
def test_a_solo_lost_costs_two() -> None:
    assert solo().played(CODILLO).vales == [6, 22, 4]
    assert solo().played(PUESTA).vales == [6, 18, 8]
    sent = begun().say("juego mando-solo voy-solo").do("ana triunfo oros")
    assert sent.played(CODILLO).vales == [6, 22, 4], "sent alone it is the same"


@pytest.mark.law("zan.art.63")
def test_those_of_five_for_those_of_solo() -> None:
    assert solo().asked("A").stopped("AABAAA").vales == [16, 16, 0]
    assert solo().asked("A").played("AABAABBB").vales == [4, 20, 8]


# How far it is paid.


@pytest.mark.law("zan.art.64")
def test_nobody_collects_more_than_he_could_have_paid() -> None:
    case = begun((5, 22)).alone("ana")
    assert case.vales == [1, 22, 9]
    done = case.asked("A").stopped("AAAAA")
    assert done.vales == [11, 21, 0]
    assert [laws for reason in ("cinco", "solo") for laws in done.laws_of(reason)] == [("zan.art.48", "zan.art.64")]


@pytest.mark.law("zan.art.64")
def test_nor_pays_anybody_more_than_he_has_and_the_pot_has_no_limit() -> None:
    case = begun((16, 1)).alone("ana")
    assert case.vales == [12, 1, 19]
    done = case.played(HECHA)
    assert (done.vales, done.state.over) == ([32, 0, 0], True)
    short = begun((7, 12)).taken_by("ana").asked("A").played("AABABABB")
    assert short.result == "puesta" and short.vales == [0, 14, 18], "two for five, and one is left for the puesta"


@pytest.mark.law("zan.art.47.3")
def test_where_it_is_agreed_the_deposit_comes_before_the_extras() -> None:
    case = begun((7, 12), order_of_payment="deposit").taken_by("ana")
    assert case.vales == [3, 12, 17]
    assert case.asked("A").played("AABABABB").vales == [0, 12, 20]
    rich = begun(order_of_payment="deposit").alone("ana").played(CODILLO)
    assert rich.vales == [6, 22, 4], "with enough it makes no difference"


@pytest.mark.law("zan.art.64", "zan.art.47.3")
def test_where_the_deposit_comes_first_the_limit_is_what_was_held_before_it() -> None:
    # The others asked five and missed it; the three vales of pair A are put in the middle before they pay.
    case = begun((7, 12), order_of_payment="deposit").taken_by("ana").asked("B")
    assert case.vales == [3, 12, 17]
    done = case.played("BBABABAA")
    assert (done.result, done.vales) == ("puesta", [2, 10, 20]), "it had three, and could have paid two"
    assert done.laws_of("cinco-failed") == [("zan.art.59",)], "nothing of it was cut short"
    # With one vale held before, one is all that could have been paid.
    poor = begun((5, 12), order_of_payment="deposit").taken_by("ana").asked("B").played("BBABABAA")
    assert poor.vales == [1, 11, 20] and poor.laws_of("cinco-failed") == [("zan.art.59", "zan.art.64")]
    # And nobody pays what he has put in already.
    payer = (
        begun(
            (8, 12),
            order_of_payment="deposit",
        )
        .alone("ana")
        .asked("A")
        .played("AABABABB")
    )
    assert (payer.result, payer.vales) == ("puesta", [0, 12, 20])


@pytest.mark.law("zan.intro.43", "zan.art.47.3")
@pytest.mark.parametrize(("agreed", "vales"), [("taken", [0, 29, 3]), ("stays", [0, 22, 10])])
def test_where_debts_are_kept_what_a_codillo_falls_short_is_owed_as_a_puestas_is(agreed: str, vales: list[int]) -> None:
    case = begun((7, 19), codillo=agreed, debts="kept").taken_by("ana")
    assert case.vales == [3, 19, 10]
    done = case.played("AABBBBBB")
    assert (done.vales, done.state.debts) == (vales, (7, 0))
    assert done.notes("debt") == [("ana", 7)]
    none = begun((7, 19), codillo=agreed).taken_by("ana").played("AABBBBBB")
    assert (none.vales, none.state.debts) == (vales, (0, 0))
    rich = begun(codillo=agreed, debts="kept").taken_by("ana").played("AABBBBBB")
    assert rich.state.debts == (0, 0), "with enough nothing is owed"
    other = begun((20, 4), codillo=agreed, debts="kept").say("paso juego juego juego").do("blas triunfo oros")
    assert other.played("BBBAAAAA").state.debts == (0, 9), "either pair: thirteen in the middle and four to pay with"


@pytest.mark.law("zan.intro.43")
@pytest.mark.parametrize("agreed", ["taken", "stays"])
def test_nor_does_a_codillo_make_anybody_owe_more(agreed: str) -> None:
    for owed in (0, 5, 32):
        case = begun((0, 0), codillo=agreed, debts="kept", start={"debts": [owed, 7]}).taken_by("ana")
        assert case.played("AABBBBBB").state.debts[0] == 32


@pytest.mark.law("zan.intro.43", "zan.intro.41")
def test_debts_are_paid_before_the_two_of_all_that_was_missed() -> None:
    def missed(owed: int) -> Zanga:
        case = begun((4, 24), failed_todas="middle", debts="kept", start={"debts": [owed, 0]}).taken_by("ana")
        assert case.vales == [0, 24, 8]
        return case.asked("A").but(todas=0).played("AAAAAABA")

    short = missed(7)
    assert (short.paid("debt"), short.paid("todas-failed")) == ([(0, "pot", 7)], [(0, "pot", 1)])
    assert (short.vales, short.state.debts) == ([0, 24, 8], (0, 0)), "one of the two was all that was left"
    assert (missed(3).vales, missed(3).state.debts) == ([3, 24, 5], (0, 0))


@pytest.mark.law("zan.intro.44", "zan.art.47.3")
def test_a_codillo_paid_to_the_others_is_no_deposit_and_does_not_come_first() -> None:
    agreed = {"codillo": "stays", "order_of_payment": "deposit", "debts": "kept"}
    case = begun((7, 19), **agreed).taken_by("ana").asked("A")
    done = case.played("AABBBBBB")
    assert done.paid("cinco-failed") == [(0, 1, 2)]
    assert done.paid("codillo") == [(0, 1, 1)], "what is left of three"
    assert (done.vales, done.state.debts) == ([0, 22, 10], (9, 0))


@pytest.mark.law("zan.intro.43")
def test_nobody_owes_more_vales_than_there_are() -> None:
    for owed in (0, 5, 32):
        broke = begun((0, 0), debts="kept", start={"debts": [owed, 7]}).taken_by("ana").played(PUESTA)
        assert (broke.vales, broke.state.debts) == ([0, 0, 32], (32, 7))


@pytest.mark.law("zan.intro.43")
def test_nothing_is_owed_later_unless_debts_are_kept() -> None:
    case = begun((7, 17)).taken_by("ana")
    assert case.vales == [3, 17, 12]
    assert (case.played(PUESTA).vales, case.played(PUESTA).state.debts) == ([0, 17, 15], (0, 0))
    kept = begun((7, 17), debts="kept").taken_by("ana").played(PUESTA)
    assert (kept.vales, kept.state.debts) == ([0, 17, 15], (9, 0))
    assert kept.notes("debt") == [("ana", 9)]
    # Blas is mano; Clara, whose pair has nothing to pass with, takes the hand and makes it.
    later = kept.deal(ANA="2C").say("paso juego juego juego").do("clara triunfo oros").played(HECHA)
    assert later.paid("debt") == [(0, "pot", 9)]
    assert (later.vales, later.state.debts) == ([11, 12, 9], (0, 0))


# The end.


@pytest.mark.law("zan.art.11")
def test_a_pair_with_all_thirty_two_has_won_and_not_before() -> None:
    over = begun((16, 0)).taken_by("ana").played(HECHA)
    assert (over.vales, over.state.over, over.state.winners) == ([32, 0, 0], True, (0,))
    not_yet = begun((28, 0)).taken_by("ana").played(PUESTA)
    assert (not_yet.vales, not_yet.state.over) == ([16, 0, 16], False)
    taken = begun((4, 20)).taken_by("ana").played(CODILLO)
    assert (taken.vales, taken.state.over, taken.state.winners) == ([0, 32, 0], True, (1,))


@pytest.mark.law("zan.art.11")
def test_where_a_number_of_hands_is_agreed_more_vales_win() -> None:
    case = begun(hands=2).taken_by("ana").played(CODILLO)
    assert (case.state.over, case.state.winners) == (True, (1,))
    drawn = begun(hands=2).taken_by("ana").played(HECHA)
    assert drawn.state.winners == (0, 1)


@pytest.mark.law("zan.art.14")
def test_the_zanga_is_shown_after_the_hand_only_where_it_is_agreed() -> None:
    assert plain().played(HECHA).told("zanga-shown") == []
    shown = plain(show_zanga=True).played(HECHA)
    assert shown.told("zanga-shown", "cards") == [shown.state.zanga]


# What is told, and by which laws it is paid.


def test_the_result_is_told_with_the_tricks_of_both_pairs() -> None:
    done = begun().taken_by("blas").played("BBBBBAAA")
    assert done.told("result", "seat", "result", "tricks", "against") == [("blas", "hecha", 5, 3)]
    assert done.told("due") == []
    assert solo().asked("A").stopped("AAAAA").told("due", "seat", "what") == [("ana", "cinco"), ("ana", "solo")]
    assert plain().asked("A").played(CODILLO).told("due", "seat", "what") == [("blas", "cinco-failed")]


def test_every_payment_names_its_laws() -> None:
    assert plain().played(HECHA).laws_of("pot") == [("zan.art.43",)]
    assert plain().played(CODILLO).laws_of("pot") == [("zan.art.47",)]
    assert plain().played(CODILLO).laws_of("codillo") == [("zan.art.47.2",)]
    assert solo().played(PUESTA).laws_of("solo-lost") == [("zan.art.62",)]
    assert plain().played(PUESTA, estuche="B").silent().laws_of("estuche-lost") == [("zan.art.61",)]
    third = begun().say("paso paso paso")
    assert third.laws_of("pass") == [
        ("zan.art.41", "zan.art.19.2"), ("zan.art.41", "zan.art.21.2"), ("zan.art.41", "zan.art.21.3"),
    ]  # fmt: skip


def test_a_debt_is_paid_from_the_bond_too_and_no_further_than_it_is_owed() -> None:
    case = begun((16, 16), debts="kept", start={"debts": [0, 20]}).say("paso paso paso zanga me-quedo")
    done = case.do("diego triunfo oros").played("BBBBBAAA")
    assert (done.vales, done.state.debts) == ([8, 4, 20], (0, 0))


def test_the_other_pair_is_paid_and_pays_alike() -> None:
    case = begun().alone("blas")
    assert case.vales == [11, 16, 5]
    assert case.played("BBBAAAAA").vales == [18, 9, 5], "the pot of five, two for the solo, and five put in again"
    pair = begun().taken_by("blas")
    assert pair.played(PUESTA, estuche="B").silent().vales == [13, 9, 10]
    assert pair.asked("B").but(todas=1).played("BBBBBBBB").vales == [7, 25, 0]
    assert pair.asked("B").but(todas=1).played("BBBBBBAB").vales == [11, 21, 0]


def test_who_makes_all_puts_nothing_in_the_middle() -> None:
    case = plain(failed_todas="middle").asked("A").but(todas=0).played("AAAAAAAA")
    assert case.vales == [20, 12, 0]


# What is left of it.


def items(*due: tuple[int, int]) -> list[Item]:
    """Something due to these pairs, so much each."""
    return [Item(f"{number}", to, amount, ("zan.art.63",)) for number, (to, amount) in enumerate(due)]


def left(found: list[Item]) -> list[tuple[str, int, int]]:
    return [(item.what, item.to, item.amount) for item in found]


@pytest.mark.law("zan.art.63", "zan.art.60")
def test_what_is_due_to_both_is_set_off_and_only_the_rest_is_left() -> None:
    assert cancelled([]) == []
    assert cancelled(items((0, 2), (1, 2))) == []
    assert left(cancelled(items((0, 2), (1, 2), (1, 2)))) == [("2", 1, 2)]
    assert left(cancelled(items((0, 2), (1, 2), (0, 2)))) == [("2", 0, 2)]
    assert left(cancelled(items((0, 3), (1, 2)))) == [("0", 0, 1)]
    assert left(cancelled(items((1, 2), (1, 2)))) == [("0", 1, 2), ("1", 1, 2)]


@pytest.mark.law("zan.art.64")
def test_what_cannot_be_paid_is_taken_off_the_last_ones() -> None:
    assert left(limited(items((0, 2), (0, 2)), 4)) == [("0", 0, 2), ("1", 0, 2)]
    assert left(limited(items((0, 2), (0, 2)), 3)) == [("0", 0, 2), ("1", 0, 1)]
    assert left(limited(items((0, 2), (0, 2)), 2)) == [("0", 0, 2)]
    assert limited(items((0, 2), (0, 2)), 0) == []


@pytest.mark.law("zan.art.59")
@pytest.mark.parametrize("winner", ["blas", "diego"])
def test_five_is_missed_whoever_of_the_others_takes_one_of_them(winner: str) -> None:
    case = plain().asked("A").won("AAAABAA")
    taken = tuple(replace(trick, winner=case.seat(winner)) if trick.winner % 2 else trick for trick in case.state.taken)
    assert [item.what for item in five(case.but(taken=taken).state)] == ["cinco-failed"]


@pytest.mark.law("zan.art.48")
@pytest.mark.parametrize("winner", ["ana", "clara"])
def test_five_is_neither_made_nor_missed_while_both_partners_go_on_winning(winner: str) -> None:
    case = plain().asked("A").won("AAAA")
    taken = tuple(replace(trick, winner=case.seat(winner)) for trick in case.state.taken)
    assert five(case.but(taken=taken).state) == []
    made = (*taken, taken[0])
    assert [item.what for item in five(case.but(taken=made).state)] == ["cinco"]


@pytest.mark.law("zan.intro.20")
def test_unasked_five_needs_five_in_a_row_from_the_first() -> None:
    case = plain(five="unasked")
    assert five(case.won("AAAABAAA").state) == [] and five(case.won("AAAA").state) == []
    assert [(item.what, item.to) for item in five(case.won("BBBBB").state)] == [("cinco", 1)]
    assert five(plain().won("BBBBB").state) == []
    revoked = Zanga(table=OPEN, ANA="10E", five="unasked").taken_by("ana").won("AAAB").but(guilty=1, decided=True)
    assert five(revoked.state) == [], "a revoke makes nobody's tricks five"


@pytest.mark.law("zan.intro.41", "zan.art.29")
def test_nothing_goes_to_the_middle_if_nobody_went_for_all() -> None:
    hands = {"ANA": "5C", "BLAS": "6C", "CLARA": "4C 6B", "DIEGO": "7C"}
    case = Zanga(table=OPEN, failed_todas="middle", **hands).taken_by("blas")
    done = case.do("ana play 5C, blas play 6C, clara play 6B, blas renuncio 6B").silent()
    assert (done.vales, done.paid("todas-failed")) == ([11, 21, 0], [])


# Before it is paid.


@pytest.mark.law("zan.art.51")
def test_who_has_said_that_he_is_done_may_still_announce_while_the_others_have_not() -> None:
    over = plain().played(HECHA, estuche="A").do("ana done")
    assert over.phase == "claims" and not over.allows("ana done")
    assert over.do("ana estuche").vales == [18, 14, 0]
    assert over.do("clara done").vales == [16, 16, 0], "then it is too late"
