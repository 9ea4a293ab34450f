"""Counting the hand and paying it: points, capote, the favourite suit."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tapete
from tapete.games.malilla.settle import Count, multiplier, result
from tapete.games.malilla.variants import VARIANTS
from tapete.table.ledger import MIDDLE
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, WHOLE_SUITS, Malilla, turning

SWEEP = {"ANA": "9E 1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 9O", "DIEGO": "2E"}
"""Ana draws every trump, and her last card is firm."""


def plain(name: str = "malilla", **options: Any) -> Malilla:
    """A hand in plain trumps with a blank turned up: nothing has been paid yet."""
    return turning("5B", name, **options)


# The partnership game.


@pytest.mark.law("mal.42")
def test_what_a_side_has_above_36_is_its_gain() -> None:
    case = plain().counted(ANA=(7, "O C 9E 1E 10E"), BLAS=(5, "rest"))
    assert case.counts == [47, 25]
    assert case.paid("result") == [(1, 0, 11)]
    assert case.standing == [11, -11]


@pytest.mark.law("mal.42")
def test_at_36_to_36_nothing_is_paid() -> None:
    case = plain().counted(ANA=(6, "O C"), BLAS=(6, "rest"))
    assert case.counts == [36, 36]
    assert case.state.ledger.entries == ()


@pytest.mark.law("mal.42", "mal.12")
def test_the_tricks_of_two_partners_count_together() -> None:
    case = plain().counted(CLARA=(4, "O"), ANA=(3, "C 9E 1E 10E"), DIEGO=(2, "B"), BLAS=(3, "rest"))
    assert case.counts == [47, 25]
    assert case.standing == [11, -11]


@pytest.mark.law("mal.155")
def test_each_point_above_36_pays_one() -> None:
    case = plain().counted(ANA=(7, "O C E"), BLAS=(5, "B"))
    assert case.counts == [52, 20]
    assert case.paid("result") == [(1, 0, 16)]


@pytest.mark.law("mal.32")
def test_capote_is_all_the_tricks_of_a_side_whoever_of_it_took_them() -> None:
    case = plain().counted(ANA=(7, "O C E"), CLARA=(5, "B"))
    assert case.paid("capote") == [(1, 0, 72)]


@pytest.mark.law("mal.32")
def test_eleven_tricks_are_no_capote() -> None:
    case = plain().counted(ANA=(7, "O C E"), CLARA=(4, "B"), BLAS=(1, ""))
    assert case.paid("capote") == []
    assert case.standing == [35, -35]


@pytest.mark.law("mal.43")
def test_a_capote_wins_72_in_place_of_the_excess() -> None:
    case = Malilla(**SWEEP).play_out()
    assert set(case.takers) == {"ana"}
    assert case.standing == [72, -72]
    assert case.paid("result") == []


@pytest.mark.law("mal.43")
def test_the_capote_can_be_lost_at_the_last_card() -> None:
    case = plain().last_trick(ANA=(11, "O C E 10B"), BLAS=(1, "9B 1B 12B 11B"))
    assert set(case.takers) == {"ana"}
    assert case.play_out().standing == [21, -21]


@pytest.mark.law("mal.154")
def test_the_other_side_pays_72_for_the_dealers_capote_too() -> None:
    case = Malilla(**{**WHOLE_SUITS, "DIEGO": "9E 1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 2E"}).play_out()
    assert case.standing == [-72, 72]
    assert case.paid("capote") == [(0, 1, 72)]


@pytest.mark.law("mal.44")
def test_a_single_trick_of_blanks_leaves_only_35() -> None:
    case = plain().counted(ANA=(11, "rest"), BLAS=(1, ""))
    assert case.counts == [71, 1]
    assert case.standing == [35, -35]


@pytest.mark.law("mal.44")
def test_35_is_the_most_that_can_be_won_without_capote() -> None:
    # Each side has a trick, so neither has all the points.
    hands = [Count((0, 1), {0: points, 1: 72 - points}) for points in range(1, 72)]
    assert max(result(VARIANTS["malilla"], hand)[0] for hand in hands) == 35


# The favourite suit.


@pytest.mark.law("mal.11")
def test_in_the_favourite_everything_is_paid_double() -> None:
    case = turning("12C", start={"favourite": "C"}).counted(ANA=(6, "O C 1E"), BLAS=(6, "rest"))
    assert case.counts == [40, 32]
    assert case.paid("turn-up") == [(0, 1, 6)]
    assert case.paid("result") == [(1, 0, 8)]
    assert case.standing == [2, -2]


@pytest.mark.law("mal.11")
def test_another_suit_pays_single_though_a_favourite_was_drawn() -> None:
    case = turning("12E", start={"favourite": "C"}).counted(ANA=(6, "O C 1E"), BLAS=(6, "rest"))
    assert case.standing == [1, -1]


@pytest.mark.law("mal.162")
def test_turn_up_and_capote_are_doubled_together() -> None:
    case = Malilla(
        start={"favourite": "E"}, **{**WHOLE_SUITS, "DIEGO": "1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 2E 9E"}
    ).play_out()
    assert case.paid("turn-up") == [(0, 1, 10)]
    assert case.paid("capote") == [(0, 1, 144)]
    assert case.standing == [-154, 154]


@pytest.mark.law("mal.162")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_double_holds_in_every_malilla(name: str) -> None:
    once = counted_unevenly(turning("9B", name))
    twice = counted_unevenly(turning("9B", name, start={"favourite": "B"}))
    assert any(once.standing)
    assert twice.standing == [2 * total for total in once.standing]
    assert all("mal.11" in entry.laws for entry in twice.state.ledger.entries)
    assert not any("mal.11" in entry.laws for entry in once.state.ledger.entries)


def counted_unevenly(case: Malilla) -> Malilla:
    tricks = case.state.variant.tricks
    return case.counted(ANA=(tricks - 4, "O C E"), BLAS=(4, "9B 1B 12B 11B 10B"))


# Each for himself.


@pytest.mark.law("mal.barrotada.1")
def test_in_barrotada_a_tricks_points_belong_to_the_one_who_took_it() -> None:
    case = plain(BARROTADA).counted(ANA=(4, "C"), CLARA=(4, "O"), BLAS=(2, "E"), DIEGO=(2, "B"))
    assert case.counts == [19, 17, 19, 17]


@pytest.mark.law("mal.barrotada.5")
def test_in_barrotada_each_wins_what_he_has_above_18_and_loses_what_he_lacks() -> None:
    won = {"ANA": (4, "O 9C 9E"), "BLAS": (3, "B 12C"), "CLARA": (3, "1C 12E 11E 10E"), "DIEGO": (2, "1E 11C 10C")}
    case = plain(BARROTADA).counted(**won)
    assert case.counts == [29, 21, 13, 9]
    assert case.standing == [11, 3, -5, -9]


@pytest.mark.law("mal.barrotada.5")
def test_at_eighteen_each_nothing_is_paid() -> None:
    case = plain(BARROTADA).counted(ANA=(3, "O"), BLAS=(3, "C"), CLARA=(3, "E"), DIEGO=(3, "B"))
    assert case.standing == [0, 0, 0, 0]


@pytest.mark.law("mal.barrotada.5")
def test_who_takes_no_trick_loses_his_eighteen_and_no_more() -> None:
    case = plain(BARROTADA).counted(ANA=(6, "O C"), BLAS=(5, "E 9B 1B"), CLARA=(1, "12B 11B 10B"))
    assert case.standing == [18, 11, -11, -18]


@pytest.mark.law("mal.barrotada.8")
def test_in_barrotada_a_capote_takes_24_from_each() -> None:
    case = Malilla(BARROTADA, **SWEEP).play_out()
    assert set(case.takers) == {"ana"}
    assert case.standing == [72, -24, -24, -24]
    assert {(entry.payer, entry.payee, entry.amount) for entry in case.state.ledger.entries} == {
        (1, MIDDLE, 24), (2, MIDDLE, 24), (3, MIDDLE, 24), (MIDDLE, 0, 72),
    }  # fmt: skip


@pytest.mark.law("mal.barrotada.8")
def test_two_who_sit_opposite_make_no_capote_together() -> None:
    case = plain(BARROTADA).counted(ANA=(7, "O C E"), CLARA=(5, "B"))
    assert case.standing == [34, -18, 2, -18]


@pytest.mark.law("mal.barrotada.2")
def test_the_alcalde_neither_wins_nor_loses() -> None:
    case = plain(BARROTADA, alcalde=True).counted(ANA=(6, "O C"), BLAS=(5, "E 9B 1B"), CLARA=(1, "rest"))
    assert case.standing == [18, 11, -11, -18, 0]
    swept = Malilla(BARROTADA, alcalde=True, **SWEEP).play_out()
    assert (swept.standing[0], swept.standing[4]) == (72, 0)


@pytest.mark.law("mal.coja.8")
def test_in_coja_each_is_due_24() -> None:
    case = plain(COJA).counted(ANA=(5, "O 9C 1C 11C 10C 10E"), BLAS=(4, "B 9E"), CLARA=(3, "1E 12E 11E 12C"))
    assert case.counts == [33, 24, 15]
    assert case.standing == [9, 0, -9]


@pytest.mark.law("mal.coja.10")
def test_in_coja_a_capote_takes_36_from_each() -> None:
    case = plain(COJA).counted(BLAS=(12, "rest"))
    assert case.standing == [-36, 72, -36]


@pytest.mark.law("mal.coja.10")
def test_in_coja_a_single_trick_of_blanks_saves_from_capote() -> None:
    case = plain(COJA).counted(BLAS=(11, "rest"), ANA=(1, ""))
    assert case.counts == [1, 71, 0]
    assert case.standing == [-23, 47, -24]


# The closed game for two.


@pytest.mark.law("mal.cubiertas.8")
def test_each_trick_of_two_cards_counts_one() -> None:
    case = plain(CUBIERTAS).counted(ANA=(7, "O C"), BLAS=(5, "9E 1E 9B 1B"))
    assert case.counts == [37, 23]
    assert [len(trick.cards) for trick in case.state.taken] == [2] * 12


@pytest.mark.law("mal.cubiertas.9")
def test_the_counts_make_72_when_no_card_of_value_sleeps() -> None:
    assert sum(plain(CUBIERTAS).counted(ANA=(7, "O C"), BLAS=(5, "E B")).counts) == 72


@pytest.mark.law("mal.cubiertas.9")
def test_a_card_of_value_that_sleeps_is_missing() -> None:
    case = plain(CUBIERTAS).counted(ANA=(7, "O 9C 1C 12C 11C"), BLAS=(5, "E B"))
    assert "10C" in [card.text for card in case.state.stock]
    assert sum(case.counts) == 71


@pytest.mark.law("mal.cubiertas.10")
def test_the_points_above_36_are_collected() -> None:
    case = plain(CUBIERTAS).counted(ANA=(8, "O C 9E 10E 10B"), BLAS=(4, "1E 12E 11E 9B 1B 12B 11B"))
    assert case.counts == [45, 27]
    assert case.standing == [9, -9]


# Ana 40, Blas 26: six points sleep.
SLEEPING = {"ANA": (8, "O C 10B 10E"), "BLAS": (4, "9E 1E 12E 11E 9B 12B")}


@pytest.mark.law("mal.cubiertas.10")
@pytest.mark.parametrize(("manner", "won"), [("excess", 4), ("shortage", 10), ("half", 7)])
def test_where_cards_sleep_the_table_agrees_on_what_is_paid(manner: str, won: int) -> None:
    case = plain(CUBIERTAS, sleeping=manner).counted(**SLEEPING)
    assert case.counts == [40, 26]
    assert case.standing == [won, -won]


@pytest.mark.law("mal.cubiertas.10")
def test_the_winners_excess_is_paid_unless_the_table_agreed_otherwise() -> None:
    assert plain(CUBIERTAS).counted(**SLEEPING).standing == [4, -4]


# Ana 33, Blas 26: nobody has more than 36.
NOBODY = {"ANA": (8, "O 9C 1C 10C"), "BLAS": (4, "9E 1E 12E 11E 9B 12B")}


@pytest.mark.law("mal.cubiertas.10")
@pytest.mark.parametrize(("manner", "won"), [("excess", 0), ("shortage", 7), ("half", 3)])
def test_when_nobody_has_more_than_36(manner: str, won: int) -> None:
    case = plain(CUBIERTAS, sleeping=manner).counted(**NOBODY)
    assert case.counts == [33, 26]
    assert case.standing == [won, -won]


@pytest.mark.law("mal.cubiertas.10")
@given(points=st.integers(0, 72))
def test_the_three_manners_agree_where_nothing_sleeps(points: int) -> None:
    hand = Count((0, 1), {0: points, 1: 72 - points})
    paid = {manner: result(VARIANTS[CUBIERTAS], hand, manner) for manner in ("excess", "shortage", "half")}
    assert paid["excess"] == paid["shortage"] == paid["half"]


@pytest.mark.law("mal.cubiertas.12")
@pytest.mark.parametrize("manner", ["excess", "shortage", "half"])
def test_all_twelve_tricks_win_72_whatever_sleeps(manner: str) -> None:
    case = plain(CUBIERTAS, sleeping=manner).counted(ANA=(12, "O C E 9B 1B 12B 11B"))
    assert case.standing == [72, -72]


@pytest.mark.law("mal.cubiertas.12")
def test_a_capote_played_out_after_the_exchange() -> None:
    hands = {"ANA": "9E 1E 12E 11E 10E 8E 7E 9O 1O 12O 11O 10O", "BLAS": "5C 6C 7C 8C 5B 6B 7B 8B 5O 6O 7O 5E"}
    case = Malilla(CUBIERTAS, **hands).do("ana discard, blas discard")
    assert case.play("9E 5E").play_out().standing == [72, -72]


# Every way together.


@pytest.mark.law("mal.11", "mal.162", "mal.153")
@pytest.mark.parametrize(
    ("favourite", "mariperez", "both", "rate"),
    [(False, False, 4, 1), (True, False, 4, 2), (False, True, 4, 2), (True, True, 4, 4), (True, True, 2, 2)],
)
def test_the_doubles(favourite: bool, mariperez: bool, both: int, rate: int) -> None:
    assert multiplier(favourite, mariperez, both) == rate


@given(st.data())
def test_what_is_won_is_lost_by_somebody(data: st.DataObject) -> None:
    variant = VARIANTS[data.draw(st.sampled_from(ALL_FIVE))]
    sides = tuple(range(2 if variant.pairs else variant.players))
    cuts = sorted(data.draw(st.lists(st.integers(0, 72), min_size=len(sides) - 1, max_size=len(sides) - 1)))
    points = [after - before for before, after in zip([0, *cuts], [*cuts, 72], strict=True)]
    sweeper = data.draw(st.sampled_from([None, *sides]))
    manner = data.draw(st.sampled_from(["excess", "shortage", "half"]))
    net = result(variant, Count(sides, dict(enumerate(points)), sweeper), manner)
    assert sum(net.values()) == 0
    assert set(net) == set(sides)


@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_middle_of_the_table_is_level_after_every_hand(name: str) -> None:
    case = counted_unevenly(turning("9B", name, start={"favourite": "B"}))
    assert case.state.ledger.balance(MIDDLE) == 0
    assert sum(case.standing) == 0


def test_every_payment_names_a_law() -> None:
    for name in (*ALL_FIVE, VISTAS):
        case = counted_unevenly(turning("9B", name))
        assert all(
            entry.laws and all(law.startswith("mal.") for law in entry.laws) for entry in case.state.ledger.entries
        )


# What is told, and by which laws it is paid.

BY_RESULT = {
    "malilla": ("mal.42", "mal.155"),
    BARROTADA: ("mal.barrotada.5",),
    COJA: ("mal.coja.8",),
    VISTAS: ("mal.vistas.16",),
    CUBIERTAS: ("mal.cubiertas.10",),
}
BY_CAPOTE = {
    "malilla": ("mal.43", "mal.154"),
    BARROTADA: ("mal.barrotada.8",),
    COJA: ("mal.coja.10",),
    VISTAS: ("mal.vistas.19",),
    CUBIERTAS: ("mal.cubiertas.12",),
}


@pytest.mark.law("mal.155", "mal.154", "mal.11")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_result_and_a_capote_are_each_paid_by_their_own_laws(name: str) -> None:
    for start, doubled in (({}, ()), ({"favourite": "B"}, ("mal.11",))):
        case = turning("5B", name, start=start)
        assert set(counted_unevenly(case).laws_of("result")) == {(*BY_RESULT[name], *doubled)}
        swept = swept_by_ana(case)
        assert set(swept.laws_of("capote")) == {(*BY_CAPOTE[name], *doubled)}


@pytest.mark.law("mal.12", "mal.barrotada.1")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_first_of_each_side_in_the_hand_tells_its_count_and_its_capote(name: str) -> None:
    case = turning("5B", name, dealer="ana")
    told = case.counted(ANA=(case.state.variant.tricks - 4, "O C E"), BLAS=(4, "B"))
    who = {"malilla": ["blas", "clara"], BARROTADA: ["blas", "clara", "diego", "ana"], COJA: ["blas", "clara", "ana"]}
    assert told.told("counted", "seat") == who.get(name, ["blas", "ana"]), "the mano first"
    assert set(told.told("counted", "side")) == {"pair" if name == "malilla" else "alone"}
    assert told.told("capote") == []
    teller = "clara" if name == "malilla" else "ana"
    assert swept_by_ana(case).told("capote", "seat", "side") == [(teller, "pair" if name == "malilla" else "alone")]


def swept_by_ana(case: Malilla) -> Malilla:
    """Ana has taken all the tricks; in the closed game for two some cards of value sleep."""
    return case.counted(ANA=(case.state.variant.tricks, "O C E" if case.state.variant.stock else "rest"))


@pytest.mark.law("mal.barrotada.5")
def test_who_has_just_his_share_neither_pays_nor_is_paid() -> None:
    won = {"ANA": (4, "O 9C"), "BLAS": (3, "B"), "CLARA": (3, "1C 12E 11E 10E 12C"), "DIEGO": (2, "9E 1E 11C 10C")}
    case = plain(BARROTADA).counted(**won)
    # Ana 4 + 15 + 5 = 24, Blas 3 + 15 = 18, Clara 3 + 4 + 3 + 2 + 1 + 3 = 16, Diego 2 + 5 + 4 + 2 + 1 = 14.
    assert case.counts == [24, 18, 16, 14]
    assert case.paid("result") == [(2, MIDDLE, 2), (3, MIDDLE, 4), (MIDDLE, 0, 6)]


# As it is played elsewhere: to a goal, and a capote without a premium.


@pytest.mark.law("mal.43", "mal.154")
def test_a_capote_may_simply_pay_the_excess() -> None:
    assert Malilla(**SWEEP, capote=36).play_out().standing == [36, -36]
    assert plain(capote=36).counted(ANA=(11, "rest"), BLAS=(1, "")).standing == [35, -35]


@pytest.mark.law("mal.11", "mal.43")
def test_without_its_premium_a_capote_is_still_doubled_in_the_favourite_suit() -> None:
    case = Malilla(**WHOLE_SUITS, capote=36, start={"favourite": "E"}).play_out()
    assert case.paid("capote") == [(0, 1, 72)]


@pytest.mark.law("mal.88", "mal.154")
def test_the_judge_too_knows_what_a_capote_is_worth() -> None:
    paid = {
        worth: tapete.game("malilla", capote=worth).incident("lead-out-of-turn").ruling(
            {"answered": False, "capote": "others"}
        ).payments[-1].amount
        for worth in (72, 36)
    }  # fmt: skip
    assert paid == {72: 72, 36: 36}


def to_goal(score: tuple[int, int], card: str = "2O", **options: Any) -> Malilla:
    """Ana is mano, Diego deals and turns this card up; these points are marked."""
    case = Malilla(match="goal", favourite="none", start={"score": score}, **options)
    return case.turning(card)


@pytest.mark.law("mal.153", "mal.155")
def test_to_a_goal_each_side_marks_what_it_wins_and_nobody_pays() -> None:
    case = to_goal((10, 20)).counted(ANA=(7, "O C E"), BLAS=(5, "B"))
    assert case.standing == [26, 20] and case.paid("result") == [("bank", 0, 16)]
    assert case.state.winners is None


@pytest.mark.law("mal.153")
def test_the_first_with_points_enough_at_the_end_of_a_hand_has_won() -> None:
    case = to_goal((85, 100)).counted(ANA=(7, "O C E"), BLAS=(5, "B"))
    assert case.state.over and (case.standing, case.state.winners) == ([101, 100], (0,))
    assert case.told("goal-reached", "seat", "number") == [("ana", 101)]
    others = to_goal((100, 85)).counted(ANA=(5, "B"), BLAS=(7, "O C E"))
    assert (others.state.winners, others.told("goal-reached", "seat", "number")) == ((1,), [("blas", 101)])
    assert not to_goal((84, 100)).counted(ANA=(7, "O C E"), BLAS=(5, "B")).state.over
    assert to_goal((34, 0), points_to_win=50).counted(ANA=(7, "O C E"), BLAS=(5, "B")).state.over


@pytest.mark.law("mal.70", "mal.153")
def test_the_turn_up_is_counted_before_the_hand() -> None:
    case = to_goal((100, 97), "9O")
    assert not case.state.over and case.standing == [100, 102]
    both = case.counted(ANA=(7, "O C E"), BLAS=(5, "B"))
    assert both.standing == [116, 102] and both.state.winners == (1,)


@pytest.mark.law("mal.153")
def test_to_a_goal_there_are_no_rounds_and_no_mariperez() -> None:
    case = to_goal((0, 0), rounds=1, mariperez=True)
    assert case.state.rate == 1
    for _ in range(4):
        case = case.counted(ANA=(6, "O C"), BLAS=(6, "E B"))
        case = case.deal(**{case.pie.upper(): "2O"})
    assert not case.state.over and case.view().round == 2


@pytest.mark.law("mal.70", "mal.153")
def test_to_a_goal_a_turn_up_that_is_returned_is_only_struck() -> None:
    case = to_goal((10, 10), "9O")
    back = case.state.paying([case.state.entry(1, 0, 5, "turn-up-returned", "mal.70")])
    assert [back.ledger.balance(side) for side in (0, 1)] == [10, 10]


@pytest.mark.law("mal.70", "mal.153")
def test_who_had_points_enough_only_by_a_turn_up_that_was_returned_was_not_the_first() -> None:
    case = to_goal((100, 97), "9O")
    assert case.state.first_at_goal == 1
    back = case.of(case.state.paying([case.state.entry(1, 0, 5, "turn-up-returned", "mal.70")]))
    assert back.state.first_at_goal is None
    assert back.counted(ANA=(7, "O C E"), BLAS=(5, "B")).state.winners == (0,)
    again = back.of(back.state.paying([back.state.entry(1, 0, 1, "turn-up"), back.state.entry(0, 1, 5, "turn-up")]))
    assert again.state.first_at_goal == 0, "who has them now and had them before the other"
