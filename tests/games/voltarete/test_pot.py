"""What enters the pot: entry, Medalhão, passes, remissas, the tentos of the Recambó."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tapete.errors import BadOption
from tests.games.voltarete.hands import FOUR, Voltarete, hand


def deal(case: Voltarete) -> Voltarete:
    return case.deal(ANA="")


@pytest.mark.law("vol.I.8.1", "vol.I.8.2")
def test_everybody_begins_with_120_in_talhas_talhinhas_and_singles() -> None:
    scores = Voltarete(dealer=None).view().scores
    assert [score.total for score in scores] == [0, 0, 0]
    counted = {piece.kind: piece.count for piece in scores[0].pieces}
    assert 20 * counted["talha"] + 5 * counted.get("talhinha", 0) + counted.get("one", 0) == 120


@pytest.mark.law("vol.I.8.3")
def test_any_other_number_is_the_same_for_all() -> None:
    pieces = {score.pieces for score in Voltarete(dealer=None, tentos=200).view().scores}
    assert [[(piece.kind, piece.count) for piece in own] for own in pieces] == [[("talha", 10)]]


@pytest.mark.law("vol.I.8.4")
def test_with_money_each_has_twenty_tentos_for_change() -> None:
    case = deal(Voltarete(money=True))
    assert [[(piece.kind, piece.count) for piece in score.pieces] for score in case.view().scores] == [
        [("one", 20), ("money", 100)],
        [("one", 20), ("money", 100)],
        [("one", 20), ("money", 75)],
    ]


@pytest.mark.law("vol.I.8.6", "vol.II.18.3")
def test_the_dealer_always_puts_in_five() -> None:
    case = deal(Voltarete(start={"pot": 60}))
    assert (case.pot, case.paid("entry")) == (65, [(2, "pot", 5)])
    remissa = deal(Voltarete(start={"remissas": [[0, 72]]}))
    assert remissa.pot == 77


@pytest.mark.law("vol.I.8.7")
def test_without_medalhao_five_and_five_passes_are_a_pot_of_ten() -> None:
    case = deal(Voltarete(medalhao=0)).all_pass().do("ana passo, blas passo")
    assert case.pot == 10


@pytest.mark.law("vol.I.8.8", "vol.I.8.9", "vol.II.18.1")
def test_the_first_dealer_enters_25_and_hands_the_medalhao_to_his_right() -> None:
    case = deal(Voltarete())
    assert (case.pot, case.purses("clara"), case.marker) == (25, [95], "ana")


@pytest.mark.law("vol.I.8.12", "vol.I.8.13", "vol.II.18.6")
def test_the_medalhao_may_be_another_number_or_none() -> None:
    assert deal(Voltarete(medalhao=40)).pot == 45
    without = deal(Voltarete(medalhao=0))
    assert (without.pot, without.marker, without.notes("medalhao")) == (5, "clara", [])


@pytest.mark.law("vol.II.18.5")
def test_another_entry_may_be_agreed() -> None:
    assert deal(Voltarete(entry=4)).purses("clara") == [96]
    with pytest.raises(BadOption):
        Voltarete(entry=0)


@pytest.mark.law("vol.I.8.10", "vol.I.8.11", "vol.II.18.2")
def test_the_medalhao_enters_only_when_there_is_no_pot() -> None:
    case = deal(Voltarete()).come_out(suit="oros", tricks=(4, 4, 1))
    second = deal(case)
    assert (second.dealer, second.pot, second.marker) == ("ana", 55, "ana"), "25, a reposta of 25, and five"
    third = deal(second.come_out(feito="blas", tricks=(3, 5, 1)))
    assert third.paid("medalhão") == [(2, "pot", 20), (0, "pot", 20)], "Ana pays it though Blas deals"
    assert (third.dealer, third.pot, third.marker) == ("blas", 25, "blas")


@pytest.mark.law("vol.II.18.2", "vol.II.19.10")
def test_a_remissa_enters_before_the_medalhao() -> None:
    case = deal(Voltarete(start={"remissas": [[1, 40]], "marker": 1}))
    assert (case.pot, case.marker, case.waiting) == (45, "blas", [])
    assert case.paid("remissa") == [(1, "pot", 40)] and case.paid("medalhão") == []


@pytest.mark.law("vol.II.19.10")
def test_the_largest_remissa_enters_first_and_of_equal_ones_the_older() -> None:
    case = deal(Voltarete(start={"remissas": [[1, 61], [2, 72]]}))
    assert (case.pot, case.waiting) == (77, [("blas", 61)])
    equal = deal(Voltarete(start={"remissas": [[1, 61], [2, 61]]}))
    assert equal.waiting == [("clara", 61)]


@pytest.mark.law("vol.II.19.10")
def test_no_remissa_enters_while_there_is_a_pot() -> None:
    case = deal(Voltarete(start={"pot": 30, "remissas": [[1, 61]]}))
    assert (case.pot, case.waiting) == (35, [("blas", 61)])


@pytest.mark.law("vol.II.19.21")
def test_a_remissa_enters_whole_unless_it_may_be_halved() -> None:
    assert Voltarete(start={"remissas": [[0, 161]]}).phase == "shuffle"
    case = Voltarete(split_remissa=True, start={"remissas": [[0, 161], [1, 90]]})
    assert (case.turn, case.may("ana")) == ("ana", {"enter whole", "enter half"})
    assert deal(case.do("ana enter whole")).pot == 166
    half = deal(case.do("ana enter half"))
    assert (half.pot, half.waiting) == (86, [("ana", 80), ("blas", 90)]), "the larger half first, the rest in its place"
    assert half.told("remissa-enters", "number") == [81], "and it is told how much"
    # The rest is not halved again: Blas's 90 comes first, and of it he is asked.
    assert half.come_out().turn == "blas"
    rest = deal(Voltarete(split_remissa=True, start={"remissas": [[0, 161]]}).do("ana enter half")).come_out()
    assert (rest.phase, deal(rest).pot) == ("shuffle", 85), "it is not halved again, nor is he asked"


@pytest.mark.law("vol.II.19.10", "vol.II.19.21")
def test_the_rest_of_a_halved_remissa_keeps_its_place_among_equal_ones() -> None:
    case = Voltarete(split_remissa=True, start={"remissas": [[1, 80], [0, 160], [2, 80]]})
    half = deal(case.do("ana enter half"))
    assert half.waiting == [("blas", 80), ("ana", 80), ("clara", 80)], "as it is written in the list"
    marks = [["halved"] if each.halved else [] for each in half.state.remissas]
    listed = [[each.owner, each.amount, *own] for each, own in zip(half.state.remissas, marks, strict=True)]
    later = Voltarete(split_remissa=True, start={"remissas": listed[1:]})
    assert deal(later).waiting == [("clara", 80)], "on another day too it is older than Clara's"


@pytest.mark.law("vol.II.18.1", "vol.II.19.1", "vol.II.19.7")
def test_a_pot_that_is_formed_gives_its_tento_whatever_the_last_one_did() -> None:
    formed = deal(Voltarete().but(gives_tento=False))
    assert formed.come_out(suit="oros", tricks=(5, 2, 2)).box == 1
    carried = deal(Voltarete(start={"remissas": [[0, 40, "carried"]]}))
    assert carried.come_out(suit="oros", tricks=(5, 2, 2)).box == 0


@pytest.mark.law("vol.II.19.10", "vol.II.19.21")
def test_nobody_is_asked_of_a_remissa_that_does_not_enter_or_has_no_halves() -> None:
    def asked(**start: object) -> bool:
        return Voltarete(split_remissa=True, start=start).phase == "enter"

    assert not asked(pot=30, remissas=[[0, 161]])
    assert asked(remissas=[[0, 2]]) and not asked(remissas=[[0, 1]])


@pytest.mark.law("vol.II.19.22")
def test_a_remissa_enters_though_its_owner_deals_and_does_not_play() -> None:
    case = deal(Voltarete(FOUR, start={"remissas": [[3, 50]]}))
    assert (case.dealer, case.pot, case.purses("diego")) == ("diego", 55, [65])


@pytest.mark.law("vol.II.19.6")
def test_the_tentos_of_the_recambo_enter_with_the_next_pot() -> None:
    case = deal(Voltarete(start={"box": 10}))
    assert (case.pot, case.box) == (35, 0)
    assert deal(Voltarete(start={"box": 9})).box == 9
    # A reposta that was paid in after the lift is a pot, and the ten enter it too.
    assert deal(Voltarete(start={"box": 10, "pot": 25})).pot == 40


@pytest.mark.law("vol.I.6.3")
def test_who_passes_puts_a_tento_in() -> None:
    case = hand(25).do("ana passo")
    assert (case.pot, case.paid("pass")) == (26, [(0, "pot", 1)])


@pytest.mark.law("vol.II.19.19", "vol.II.19.17", "vol.II.19.18")
def test_everybody_can_count_the_pot_and_read_the_remissas() -> None:
    case = deal(Voltarete(start={"pot": 61, "remissas": [[1, 61], [1, 10]]}))
    for who in case.viewers:
        heaps = {heap.key: heap.amount for heap in case.view(who).heaps}
        assert (heaps["pot"], heaps["box"]) == (66, 0)
        assert case.notes("remissa", who) == [("blas", 61), ("blas", 10)]
    old = Voltarete(start={"remissas": [[1, 61, "carried"], [0, 10]]})
    assert (old.notes("carried"), old.notes("remissa")) == ([("blas", 61)], [("ana", 10)]), "that pot gives no tento"


@pytest.mark.parametrize("of", ["voltarete", FOUR])
def test_pot_box_and_purses_are_always_level(of: str) -> None:
    chance = Random(of)
    case = Voltarete(of, dealer=None, recambo=1, recambos=2, hands_limit=30)
    seen = [case]
    while not case.state.over:
        case = case.any_step(chance)
        seen.append(case)
    assert {sum(each.standing) + each.pot + each.box for each in seen} == {0}
    assert all(after.state.hand - before.state.hand in (0, 1) for before, after in pairwise(seen))


@pytest.mark.parametrize(
    ("facts", "match"),
    [
        ({"pot": 20, "score": [0, 0, 0]}, "add up to zero"),
        ({"score": [1.5, 0, 0]}, "whole numbers"),
        ({"remissas": [[5, 20]]}, "list of"),
        ({"remissas": 20}, "list of"),
    ],
)
def test_what_cannot_be_brought_forward_is_refused(facts: dict[str, object], match: str) -> None:
    with pytest.raises(BadOption, match=match):
        Voltarete(start=facts)


def test_what_lies_on_the_table_was_put_in_by_all_alike() -> None:
    case = Voltarete(start={"pot": 20, "box": 3})
    assert (case.pot, case.box, case.standing) == (20, 3, [-8, -8, -7])
    assert Voltarete(start={"pot": 20, "score": [-30, 5, 5]}).standing == [-30, 5, 5]


@pytest.mark.law("vol.II.3.25")
def test_for_a_hand_that_is_dealt_again_nothing_more_is_put_in() -> None:
    case = deal(Voltarete(start={"pot": 25}).but(again=True))
    assert (case.pot, case.paid("entry"), case.state.again) == (25, [], False)
    over = case.all_pass().do("ana passo, blas passo, clara passo")
    assert deal(over).paid("entry") == [(0, "pot", 5)], "and for the next it is as always"
