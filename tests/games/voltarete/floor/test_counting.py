"""The open table: which law a wrong number of cards falls under depends on when it is found."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.test_exchange import licenca
from tests.games.voltarete.floor.test_play import ending
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


def laws(case: Voltarete) -> list[tuple[str, ...]]:
    """The laws of each ruling of this hand."""
    return [tuple(each) for each in case.told("ruling", "laws")]


def texts(case: Voltarete) -> list[str]:
    """Every card there is, wherever it lies."""
    return sorted(card.text for pile in case.state.zones().values() for card in pile)


@pytest.mark.law("vol.II.3.1")
@pytest.mark.parametrize("how", ["swapped ana blas", "over ana", "under ana", "packet ana", "faced ana"])
def test_however_it_is_dealt_there_are_forty_cards_and_each_once(how: str) -> None:
    dealt = texts(misdealt(how))
    assert len(dealt) == len(set(dealt)) == 40


@pytest.mark.law("vol.II.3.17")
def test_twelve_void_the_hand_and_ten_that_are_shown_are_known_to_all() -> None:
    assert misdealt("packet ana").do("blas claim cards ana").decisions == ["void"]
    ten = misdealt("over ana").do("blas claim cards ana")
    assert (ten.decisions, laws(ten)) == (["give-notice"], [("vol.II.3.1",)])
    assert ten.do("clara claim cards ana").told("not-proven", "seat") == ["ana"], "what is known is not shown again"
    noticed = misdealt("over ana").do("ana notice, blas claim cards ana")
    assert noticed.decisions == [] and noticed.told("not-proven", "seat") == ["ana"]
    right = opened().do("blas claim cards ana")
    assert (right.decisions, right.told("not-proven", "seat")) == ([], ["ana"])


@pytest.mark.law("vol.II.3.2")
@pytest.mark.parametrize("told", ["blas notice", "ana claim cards blas"])
def test_the_dealer_may_not_make_respeito_once_a_wrong_number_is_known(told: str) -> None:
    aces = "1E 1B 12O 4O 5C 6C 3B 11E 2E"
    case = misdealt("over blas", CLARA=aces).do(told)
    assert case.do("clara respeito").decisions[-1] == "void"
    assert misdealt("over blas", CLARA=aces).do("clara respeito").decisions == ["respeito-stands"], "it is not known"
    assert misdealt("over blas", ANA=aces).do(told).do("ana respeito").state.feito == 0
    four = misdealt("over blas", of=FOUR, CLARA=aces).do(told).do("clara respeito")
    assert four.decisions[-1] == "respeito-stands", "of four the pé has not dealt"


@pytest.mark.law("vol.II.3.11")
def test_shown_after_the_first_passage_it_voids_the_hand_if_nobody_has_spoken_again() -> None:
    case = misdealt("over ana").all_pass()
    assert (case.phase, case.do("blas claim cards ana").decisions) == ("second-passage", ["void"])
    spoken = case.do("ana segundo, blas claim cards ana")
    assert "void" in spoken.decisions, "then it is the count of one who has made himself"
    again = misdealt("over blas").all_pass().do("ana passo, clara claim cards blas")
    assert (again.decisions, laws(again)) == (["is-played"], [("vol.II.3.12", "vol.II.4.14")])


@pytest.mark.law("vol.II.3.13", "vol.II.3.14")
def test_a_bid_with_a_wrong_number_is_judged_by_the_word_and_by_whether_it_stands_alone() -> None:
    preference = misdealt("over blas").do("ana licença, blas notice, blas preferência, ana claim bid blas")
    assert (preference.decisions, laws(preference)) == (["bid-good"], [("vol.II.3.1",)])
    against = misdealt("over blas").do("ana licença, blas notice, blas só, ana claim bid blas")
    assert (against.decisions, laws(against)) == (["bid-good"], [("vol.II.3.13",)])
    assert not against.allows("blas claim bid blas"), "nobody accuses himself of a bid"


@pytest.mark.law("vol.II.3.5")
def test_who_threw_his_cards_down_has_given_notice_and_is_ruled_on_once() -> None:
    made = misdealt("under ana").do("ana throw-down, blas licença, clara passo")
    assert made.state.feito == 1 and made.decisions == ["is-played"]
    assert made.do("blas name oros").decisions == ["is-played"]
    later = made.do("blas name oros").exchange()
    assert later.decisions == ["is-played"], "what was thrown down is settled"


@pytest.mark.law("vol.II.3.8", "vol.II.3.9")
def test_for_anothers_number_that_is_known_one_may_throw_down_too_but_not_against_a_bid() -> None:
    case = misdealt("over ana")
    assert not case.allows("blas throw-down") and case.allows("ana throw-down")
    told = case.do("ana notice, ana passo")
    assert told.do("blas throw-down").decisions == ["void"]
    assert not case.do("ana licença").allows("blas throw-down")
    assert not case.do("ana notice, ana passo").allows("ana throw-down"), "he has spoken"


@pytest.mark.law("vol.II.4.6", "vol.II.4.14")
def test_an_opponents_number_after_a_segundo_is_owed_by_its_own_law() -> None:
    case = misdealt("over blas").all_pass().do("ana segundo")
    bought = case.do(f"ana discard {case.some('ana', 3)}, ana draw 2, ana look, ana order")
    assert bought.do("clara claim cards blas").owed == [("blas", 28, "vol.II.4.14")]
    nine = bought.do(f"blas discard {bought.some('blas', 3)}, blas draw 2, blas look, clara claim cards blas")
    assert nine.owed == [("blas", 28, "vol.II.4.6")]


@pytest.mark.law("vol.II.8.10", "vol.II.8.12")
def test_who_passed_once_with_notice_throws_one_more_and_owes_nothing() -> None:
    case = misdealt("over blas").do("ana licença, blas notice, blas passo, clara passo, ana name espadas")
    turn = case.do(f"ana discard {case.some('ana', 2)}, ana draw 2, ana look, ana order")
    assert turn.do("clara claim cards blas").told("not-proven", "seat") == ["blas"], "he comes to nine yet"
    prompt = turn.prompt("blas")
    assert prompt is not None and prompt.offers[0].most == 9  # type: ignore[union-attr]
    bought = turn.do(f"blas discard {turn.some('blas', 4)}, blas draw 3, blas look, clara claim cards blas")
    assert (bought.owed, bought.decisions) == ([], ["nothing-owed"])


@pytest.mark.law("vol.II.8.10")
def test_a_third_with_ten_and_notice_throws_one_though_nothing_is_left_to_buy() -> None:
    case = misdealt("over clara", of=FOUR).do("ana licença, blas passo, clara notice, clara passo, ana name espadas")
    turn = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5, ana look, ana order")
    all_bought = turn.do(f"blas discard {turn.some('blas', 7)}, blas draw 7, blas look")
    assert (all_bought.phase, all_bought.turn, len(all_bought.state.stock)) == ("buy", "clara", 0)
    silent = misdealt("over clara", of=FOUR).do("ana licença, blas passo, clara passo, ana name espadas")
    turn = silent.do(f"ana discard {silent.some('ana', 5)}, ana draw 5, ana look, ana order")
    assert turn.do(f"blas discard {turn.some('blas', 7)}, blas draw 7, blas look").phase == "order"


@pytest.mark.law("vol.II.9.1", "vol.II.11.12")
def test_in_so_thirteen_cards_are_left_and_seven_bought_are_more_than_six_passed_on() -> None:
    asked = opened().make("ana", "só", "espadas").do("ana ask-reposta")
    assert not asked.allows("ana ask-reposta"), "once is enough"

    def ruled(number: int) -> list[str]:
        bought = asked.do(f"blas discard {asked.some('blas', number)}, blas draw {number}, blas look")
        return bought.do("clara claim early ana").decisions

    assert ruled(7) == ["owes-another"] and ruled(6) == ["nothing-owed"]
    assert not opened().all_pass().do("ana casca, ana draw 9, ana look, ana name oros").allows("ana ask-reposta")


@pytest.mark.law("vol.II.13.18")
@pytest.mark.parametrize(
    ("held", "wanted"),
    [
        ("5C 6C 7C", "owes-and-may-win"),
        ("5C 6C 7C 2C", "owes-and-cannot-win"),
        ("5C 6C 7C 2C 3O", "owes-and-cannot-win"),
    ],
)
def test_one_card_left_over_costs_a_reposta_and_two_or_three_the_hand(held: str, wanted: str) -> None:
    seven = opened(30).play_so(tricks=(4, 2, 1)).state.taken
    case = ending(ANA="12B 3C", BLAS=held, CLARA="4O 5O").but(taken=seven).play("12B 5C 4O").play("3C 6C 5O")
    claimed = case.do("ana claim cards blas")
    assert (claimed.decisions, claimed.owed) == ([wanted], [("blas", 30, "vol.II.13.1")])


@pytest.mark.law("vol.II.13.2", "vol.II.8.11")
def test_who_passed_with_eight_with_notice_and_found_nothing_to_buy_is_excused_at_a_geral_too() -> None:
    eight = opened(30).play_so(tricks=(8, 0, 0)).state.taken
    case = ending(ANA="12B", BLAS="", CLARA="4O").but(taken=eight, announced=(1,), dealt=(9, 8, 9)).play("12B 4O")
    assert case.do("ana claim cards blas").decisions == ["nothing-owed"]
    assert case.but(geral="undeclared").do("ana claim cards blas").decisions == ["nothing-owed"]
    bought = case.but(bought=((0, 3), (1, 2))).do("ana claim cards blas")
    assert bought.decisions == ["owes-and-may-win"], "he could have bought it"
    many = case.but(dealt=(9, 10, 9)).do("ana claim cards blas")
    assert many.decisions == ["owes-and-may-win"]


@pytest.mark.law("vol.II.4.5")
def test_only_a_wrong_deal_makes_a_hurried_casca_void_and_one_who_is_not_ready_is_enough() -> None:
    right = opened().all_pass().do("ana casca, ana draw 9, ana look, ana name oros").exchange()
    led = right.do("ana begin").play(right.held("ana")[0])
    assert led.do("blas claim cards ana").decisions == []
    wrong = misdealt("under ana").all_pass().do("ana casca, ana draw 9, ana look, ana name oros").exchange()
    one = wrong.do("blas ready, ana begin").play(wrong.held("ana")[0])
    assert one.do("blas claim cards ana").decisions == ["void"], "the other was still counting"


@pytest.mark.law("vol.II.7.18")
def test_the_right_opponent_buys_what_he_lacks_while_his_part_is_there() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    few = turn.do(f"blas discard {turn.some('blas', 3)}, blas draw 2")
    there = few.do("blas claim cards blas")
    assert there.decisions == ["nothing-owed"] and len(there.do("blas look").held("blas")) == 9
    all_thrown = turn.do(f"blas discard {turn.some('blas', 8)}, blas draw 7")
    assert all_thrown.do("blas claim cards blas").decisions == ["nothing-owed"]
