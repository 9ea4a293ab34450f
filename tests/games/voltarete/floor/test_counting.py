"""The open table: which law a wrong number of cards falls under depends on when it is found."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.voltarete.floor import counting
from tapete.games.voltarete.floor.kept import Notice
from tests.games.voltarete.floor.hands import ending, floor, laws, licenca, lost, thirteen
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


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


@pytest.mark.law("vol.II.3.17")
@pytest.mark.parametrize("number", [7, 11])
def test_two_cards_too_many_or_too_few_void_the_hand(number: int) -> None:
    case = opened()
    hands, stock = case.state.hands, case.state.stock
    pile = (*hands[0], *stock)
    dealt = case.but(hands=(pile[:number], *hands[1:]), stock=pile[number:])
    found = counting.count_case(floor(dealt), 1, 0)
    assert found is not None and found.facts["dealt"] == number
    for case in (dealt, dealt.all_pass(), dealt.all_pass().do("ana passo")):
        void = case.do("blas claim cards ana")
        assert (void.decisions, laws(void)) == (["void"], [("vol.II.3.17",)])


@pytest.mark.law("vol.II.3.1", "vol.II.3.12")
def test_in_the_passages_nobody_has_bought_nor_led_nor_come_to_nine() -> None:
    ten = misdealt("over ana")
    first = counting.count_case(floor(ten), 1, 0)
    assert first is not None and first.facts == {"dealt": 10, "bought_yet": False}
    again = counting.count_case(floor(ten.all_pass().do("ana passo")), 1, 0)
    assert again is not None
    assert again.facts == {"wrong": "many", "nine_now": False, "led_yet": False, "pot": 29}


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
    void = told.do("blas throw-down")
    assert (void.decisions, laws(void)) == (["void"], [("vol.II.3.8",)])
    own = misdealt("under blas").do("ana passo, blas throw-down")
    assert (own.decisions, laws(own)) == (["void"], [("vol.II.3.6", "vol.II.3.7")])
    assert not case.do("ana licença").allows("blas throw-down")
    assert not case.do("ana notice, ana passo").allows("ana throw-down"), "he has spoken"


@pytest.mark.law("vol.II.4.6", "vol.II.4.14")
def test_an_opponents_number_after_a_segundo_is_owed_by_its_own_law() -> None:
    case = misdealt("over blas").all_pass().do("ana segundo")
    bought = case.do(f"ana discard {case.some('ana', 3)}, ana draw 2, ana look, ana order")
    assert bought.do("clara claim cards blas").owed == [("blas", 28, "vol.II.4.14")]
    nine = bought.do(f"blas discard {bought.some('blas', 3)}, blas draw 2, blas look, clara claim cards blas")
    assert nine.owed == [("blas", 28, "vol.II.4.6")]


@pytest.mark.law("vol.II.3.12", "vol.II.4.2", "vol.II.4.3", "vol.II.4.4")
def test_who_passed_twice_with_a_wrong_number_owes_though_he_has_come_to_nine_by_then() -> None:
    made = misdealt("over blas").all_pass().do("ana passo, blas passo, clara segundo")
    assert made.do("ana claim cards blas").owed == [("blas", 30, "vol.II.3.12")]
    turn = made.do(f"clara discard {made.some('clara', 3)}, clara draw 2, clara look, clara order")
    turn = turn.do("ana discard, ana draw 0, ana pass-on")
    nine = turn.do(f"blas discard {turn.some('blas', 3)}, blas draw 2, blas look, ana claim cards blas")
    assert nine.owed == [("blas", 30, "vol.II.4.2")]
    dealer = misdealt("over clara").all_pass().do("ana passo, blas passo, clara segundo, ana claim cards clara")
    assert laws(dealer) == [("vol.II.4.4",)], "in the second passage a dealer is as any other"


@pytest.mark.law("vol.II.8.10", "vol.II.8.12")
def test_who_passed_once_with_notice_throws_one_more_and_owes_nothing() -> None:
    case = misdealt("over blas").do("ana licença, blas notice, blas passo, clara passo, ana name espadas")
    turn = case.do(f"ana discard {case.some('ana', 2)}, ana draw 2, ana look, ana order")
    assert turn.do("clara claim cards blas").told("not-proven", "seat") == ["blas"], "he comes to nine yet"
    prompt = turn.prompt("blas")
    assert prompt is not None and prompt.offers[0].most == 9  # type: ignore[union-attr]
    bought = turn.do(f"blas discard {turn.some('blas', 4)}, blas draw 3, blas look, clara claim cards blas")
    assert (bought.owed, bought.decisions) == ([], ["nothing-owed"])


@pytest.mark.law("vol.II.8.10", "vol.II.8.12", "vol.II.8.13")
@pytest.mark.parametrize(("how", "own", "drawn"), [("over", "vol.II.8.12", 3), ("under", "vol.II.8.13", 5)])
def test_who_has_bought_found_cards_left_though_none_are_left_now(how: str, own: str, drawn: int) -> None:
    def bought(notice: str) -> Voltarete:
        case = misdealt(f"{how} blas").do(f"ana licença, {notice}blas passo, clara passo, ana name espadas")
        turn = case.do(f"ana discard {case.some('ana', 2)}, ana draw 2, ana look, ana order")
        nine = turn.do(f"blas discard {turn.some('blas', 4)}, blas draw {drawn}, blas look").exchange()
        assert (nine.phase, len(nine.held("blas")), nine.state.stock) == ("order", 9, ())
        return nine.do("clara claim cards blas")

    assert laws(bought("blas notice, ")) == [(own,)]
    assert laws(bought("")) == [("vol.II.8.10", own)]


@pytest.mark.law("vol.II.8.10")
def test_a_third_with_ten_and_notice_throws_one_though_nothing_is_left_to_buy() -> None:
    case = misdealt("over clara", of=FOUR).do("ana licença, blas passo, clara notice, clara passo, ana name espadas")
    turn = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5, ana look, ana order")
    all_bought = turn.do(f"blas discard {turn.some('blas', 7)}, blas draw 7, blas look")
    assert (all_bought.phase, all_bought.turn, len(all_bought.state.stock)) == ("buy", "clara", 0)
    silent = misdealt("over clara", of=FOUR).do("ana licença, blas passo, clara passo, ana name espadas")
    turn = silent.do(f"ana discard {silent.some('ana', 5)}, ana draw 5, ana look, ana order")
    order = turn.do(f"blas discard {turn.some('blas', 7)}, blas draw 7, blas look")
    assert order.phase == "order" and laws(order.do("ana claim cards clara")) == [("vol.II.8.10",)]


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
    notice = Notice((9, 8, 9), announced=(1,))
    case = ending(ANA="12B", BLAS="", CLARA="4O").but(taken=eight, notice=notice).play("12B 4O")
    assert case.do("ana claim cards blas").decisions == ["nothing-owed"]
    assert case.but(geral="undeclared").do("ana claim cards blas").decisions == ["nothing-owed"]
    others = case.but(bought=((0, 3), (2, 2))).do("ana claim cards blas")
    assert others.decisions == ["nothing-owed"], "nothing was left for him"
    bought = case.but(bought=((0, 3), (1, 2))).do("ana claim cards blas")
    assert bought.decisions == ["owes-and-may-win"], "he could have bought it"
    many = case.but(notice=Notice((9, 10, 9), announced=(1,))).do("ana claim cards blas")
    assert many.decisions == ["owes-and-may-win"]
    nine = case.but(notice=Notice((9, 9, 9), announced=(1,))).do("ana claim cards blas")
    assert nine.decisions == ["owes-and-may-win"], "he was not dealt eight"


@pytest.mark.law("vol.II.4.5")
def test_only_a_wrong_deal_makes_a_hurried_casca_void_and_one_who_is_not_ready_is_enough() -> None:
    right = opened().all_pass().do("ana casca, ana draw 9, ana look, ana name oros").exchange()
    led = right.do("ana begin").play(right.held("ana")[0])
    assert led.do("blas claim cards ana").decisions == []
    wrong = misdealt("under ana").all_pass().do("ana casca, ana draw 9, ana look, ana name oros").exchange()
    one = wrong.do("blas ready, ana begin").play(wrong.held("ana")[0])
    assert one.do("blas claim cards ana").decisions == ["void"], "the other was still counting"
    found = counting.count_case(floor(one), 1, 0)
    assert found is not None and (found.facts["nine_now"], found.facts["led"]) == (True, "hurried")


@pytest.mark.law("vol.II.7.18")
def test_the_right_opponent_buys_what_he_lacks_while_his_part_is_there() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    few = turn.do(f"blas discard {turn.some('blas', 3)}, blas draw 2")
    there = few.do("blas claim cards blas")
    assert there.decisions == ["nothing-owed"] and len(there.do("blas look").held("blas")) == 9
    all_thrown = turn.do(f"blas discard {turn.some('blas', 8)}, blas draw 7")
    assert all_thrown.do("blas claim cards blas").decisions == ["nothing-owed"]


# More of the exchange.


@pytest.mark.law("vol.II.7.11", "vol.II.7.12")
def test_the_feitos_card_goes_back_until_the_next_has_drawn_and_if_he_passed_all_until_the_third_has() -> None:
    ordered = licenca(opened()).do("ana draw 6, ana order")
    thrown = ordered.do(f"blas discard {ordered.some('blas', 3)}")
    back = thrown.do("clara claim cards ana")
    assert (back.owed, laws(back), back.phase) == ([], [("vol.II.7.11",)], "draw")
    assert len(back.state.stock) == 8 and back.lacking == 3
    assert thrown.do("blas draw 3, clara claim cards ana").owed == [("ana", 25, "vol.II.7.11")]
    passed = ordered.do("blas discard, blas draw 0, blas pass-on")
    assert laws(passed.do("clara claim cards ana")) == [("vol.II.7.12",)]
    third = passed.do(f"clara discard {passed.some('clara', 2)}, clara draw 2, clara claim cards ana")
    assert third.owed == [("ana", 25, "vol.II.7.12")]
    both = thrown.do("blas draw 3, blas pass-on")
    drawing = both.do(f"clara discard {both.some('clara', 2)}, clara claim cards ana")
    assert drawing.owed == [("ana", 25, "vol.II.7.11")], "the next has bought, whatever the third does"


@pytest.mark.law("vol.II.7.14", "vol.II.7.15")
def test_the_feitos_card_too_few_is_taken_though_the_next_passed_all_and_not_once_the_third_has_bought() -> None:
    few = licenca(opened()).do("ana draw 4")
    assert laws(few.do("blas claim cards ana")) == [("vol.II.7.15",)]
    passed = few.do("ana order, blas discard, blas draw 0, blas pass-on")
    top = passed.state.stock[0].text
    taken = passed.do("clara claim cards ana")
    assert (taken.owed, laws(taken)) == ([], [("vol.II.7.14",)]) and top in taken.do("ana look").held("ana")
    third = passed.do(f"clara discard {passed.some('clara', 2)}, clara draw 2, clara claim cards ana")
    assert third.owed == [("ana", 25, "vol.II.7.14")]


@pytest.mark.law("vol.II.7.17", "vol.II.8.8")
def test_the_last_lays_a_card_too_many_unseen_on_what_is_left_and_seen_he_owes() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    last = turn.do(f"blas discard {turn.some('blas', 2)}, blas draw 2, blas look")
    many = last.do(f"clara discard {last.some('clara', 2)}, clara draw 3")
    left = len(many.state.leftovers)
    back = many.do("ana claim cards clara")
    assert (back.owed, len(back.state.leftovers)) == ([], left + 1)
    assert len(back.do("clara look").held("clara")) == 9
    assert many.do("clara look, ana claim cards clara").owed == [("clara", 25, "vol.II.8.8")]
    own = last.do(f"clara discard {last.some('clara', 2)}, clara draw 1")
    assert len(own.do("ana claim cards clara, clara look").held("clara")) == 9, "of what he has left"


@pytest.mark.law("vol.II.7.18", "vol.II.7.19")
def test_what_the_third_has_bought_is_not_there_for_the_next() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    few = turn.do(f"blas discard {turn.some('blas', 3)}, blas draw 2, blas pass-on")
    assert laws(few.do("ana claim cards blas")) == [("vol.II.7.18",)]
    gone = few.do("clara discard, clara draw 0")
    assert laws(gone.do("ana claim cards blas")) == [("vol.II.7.19",)]


@pytest.mark.law("vol.II.8.8", "vol.II.13.1")
def test_once_play_is_ordered_nothing_is_given_back_though_no_card_is_led() -> None:
    many = licenca(opened()).do("ana draw 6, ana order").exchange().do("ana begin")
    ruled = many.do("blas claim cards ana")
    assert many.state.trick == () and ruled.owed == [("ana", 25, "vol.II.13.1")]


@pytest.mark.law("vol.II.8.10", "vol.II.8.12", "vol.II.8.13")
def test_who_passed_once_with_a_wrong_number_owes_by_when_it_is_shown_and_whether_he_told() -> None:
    few = misdealt("under blas").do("ana licença, blas passo, clara passo, ana name espadas")
    few = few.do(f"ana discard {few.some('ana', 5)}")
    assert few.phase == "draw" and few.do("clara claim cards blas").owed == [("blas", 25, "vol.II.8.10")]
    few = few.do("ana draw 5, ana look, ana order")
    assert laws(few.do("clara claim cards blas")) == [("vol.II.8.10", "vol.II.8.13")]
    told = misdealt("under blas").do("ana licença, blas notice, blas passo, clara passo, ana name espadas")
    told = told.do(f"ana discard {told.some('ana', 5)}, ana draw 5, ana look, ana order")
    bought = told.do(f"blas discard {told.some('blas', 3)}")
    assert bought.lacking == 4 and bought.do("blas draw 4, blas look, clara claim cards blas").owed == []
    made = misdealt("over ana").do("ana licença, blas passo, clara passo, ana name espadas")
    made = made.do(f"ana discard {made.some('ana', 3)}")
    assert made.do("blas claim cards ana").told("not-proven", "seat") == ["ana"], "he is drawing just now"


@pytest.mark.law("vol.II.3.14", "vol.II.4.4")
def test_who_has_made_himself_with_a_wrong_number_and_told_it_owes_nothing_in_the_first_passage() -> None:
    told = misdealt("over ana").do("ana notice, ana licença, blas passo, clara passo, ana name espadas")
    assert told.do("blas claim cards ana").told("not-proven", "seat") == ["ana"]
    silent = misdealt("over ana").do("ana licença, blas passo, clara passo, ana name espadas, blas claim cards ana")
    assert silent.owed == [("ana", 25, "vol.II.3.14")] and silent.phase == "exchange"
    casca = misdealt("over ana").all_pass().do("ana segundo, blas claim cards ana")
    assert casca.decisions == ["void"] and casca.owed[0][0] == "ana"
    dealer = misdealt("over clara").do("ana passo, blas passo, clara entro, clara name espadas, ana claim cards clara")
    assert dealer.owed[0][0] == "clara" and laws(dealer) != laws(silent), "a dealer is judged by his own law"
    pe = misdealt("over clara", of=FOUR).do("ana passo, blas passo, clara entro, clara name espadas")
    assert laws(pe.do("ana claim cards clara")) == laws(silent), "of four the pé has not dealt"


# More of the play.


@pytest.mark.law("vol.II.13.5", "vol.II.13.1", "vol.II.3.12", "vol.II.4.14")
def test_a_casca_given_back_ends_the_hand_and_all_numbers_are_counted_as_at_its_end() -> None:
    given_back = "ana casca, ana draw 9, ana look, ana give-back"
    nine = opened().all_pass().do(f"{given_back}, blas claim cards ana")
    assert (nine.decisions, nine.told("not-proven", "seat")) == ([], ["ana"])
    other = misdealt("over blas", pot=30).all_pass().do(f"{given_back}, clara claim cards blas, clara claim cards ana")
    assert (other.phase, other.owed) == ("count", [("blas", 33, "vol.II.4.14")])
    assert other.told("not-proven", "seat") == ["ana"], "the feito has drawn nine"
    passed = misdealt("over blas", pot=30).all_pass().do("ana passo, blas passo, clara casca")
    back = passed.do(f"clara draw {passed.lacking}, clara look, clara give-back")
    assert back.do("ana claim cards blas").owed == [("blas", 35, "vol.II.3.12")]
    assert back.do("ana claim cards ana").told("not-proven", "seat") == ["ana"]
    paid = back.do("ana claim cards blas").done().paid("reposta")
    assert {(payer, amount) for payer, _, amount in paid} == {(2, 35), (1, 35)}


@pytest.mark.law("vol.II.4.5")
def test_who_was_hurried_does_not_answer_for_the_deal() -> None:
    case = misdealt("under blas").all_pass().do("ana casca, ana draw 9, ana look, ana name oros")
    bought = case.do(f"blas discard {case.some('blas', 2)}, blas draw 3, blas look").exchange()
    led = bought.do("ana begin").play(bought.held("ana")[0])
    assert led.do("clara claim cards blas").told("not-proven", "seat") == ["blas"]
    first = misdealt("under ana").make("ana", "licença", "espadas")
    nine = first.do(f"ana discard {first.some('ana', 2)}, ana draw 3, ana look, ana order").exchange()
    hurried = nine.do("ana begin").play(nine.held("ana")[0])
    assert hurried.do("blas claim cards ana").told("not-proven", "seat") == ["ana"], "in a licença it is too late"


@pytest.mark.law("vol.II.3.13", "vol.II.13.1")
def test_a_so_made_against_another_with_notice_is_played_with_ten_and_one_alone_is_not() -> None:
    def ruled(said: str, who: str) -> list[str]:
        made = misdealt(f"over {who}").do(said).do(f"{who} name espadas").exchange().do(f"{who} begin")
        return made.play(made.held("ana")[0]).do(f"clara claim cards {who}").decisions

    assert ruled("ana licença, blas notice, blas só, clara passo, ana passo", "blas") == ["nothing-owed"]
    assert ruled("ana notice, ana só, blas passo, clara passo", "ana") == ["owes-and-may-win"]
    assert ruled("ana licença, blas só, clara passo, ana passo", "blas") == ["owes-and-may-win"]
    copas = misdealt("over blas").do("ana licença, blas notice, blas preferência, clara passo, ana passo")
    bought = copas.do(f"blas discard {copas.some('blas', 3)}, blas draw 3, blas look, blas order").exchange()
    assert bought.do("blas begin, ana claim cards blas").decisions == ["owes-and-may-win"], "there he could buy"


@pytest.mark.law("vol.II.13.1", "vol.II.13.4")
def test_a_reposta_that_the_feito_asked_for_is_nothing_to_an_opponent_with_a_wrong_number() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    ten = turn.do(f"blas discard {turn.some('blas', 2)}, blas draw 3, blas look").exchange()
    asked = ten.do("ana ask-reposta, blas refuse, clara refuse, ana begin")
    assert asked.do("ana claim cards blas").owed == [("blas", 25, "vol.II.13.1")]


@pytest.mark.law("vol.II.13.18", "vol.II.14.2")
def test_two_cards_too_many_against_a_geral_cost_the_hand() -> None:
    eight = opened(30).play_so(tricks=(8, 0, 0)).state.taken
    case = ending(ANA="11C", BLAS="4O", CLARA="12C 5O 6O").but(taken=eight, geral="declared").play("11C 4O 12C")
    assert case.do("ana claim cards clara").decisions == ["owes-and-cannot-win"]


@pytest.mark.law("vol.II.14.2", "vol.II.14.6")
def test_a_wrong_number_against_a_geral_is_owed_by_how_it_came_about() -> None:
    eight = opened(30).play_so(tricks=(8, 0, 0)).state.taken
    for geral, law in (("declared", "vol.II.14.2"), ("undeclared", "vol.II.14.6"), ("", "vol.II.13.1")):
        case = ending(ANA="11C", BLAS="4O", CLARA="12C 5O").but(taken=eight, geral=geral).play("11C 4O 12C")
        assert case.do("ana claim cards clara").owed == [("clara", 30, law)]
    few = ending(ANA="11C", BLAS="4O", CLARA="").but(taken=eight, geral="declared").play("11C 4O")
    assert few.do("ana claim cards clara").owed == [("clara", 30, "vol.II.14.2")]
    own = ending(ANA="11C 3O 2O", BLAS="4O", CLARA="5O").but(taken=eight, geral="declared").play("11C 4O 5O")
    assert own.do("blas claim cards ana").decisions == ["geral-lost"] and floor_faulted(own) == {0}


def floor_faulted(case: Voltarete) -> object:
    """Who cannot win the hand any more, once Blas has claimed Ana's cards."""
    return case.do("blas claim cards ana").state.ruled.faulted  # type: ignore[attr-defined]


@pytest.mark.law("vol.II.8.18", "vol.II.8.19")
def test_of_each_who_looked_at_a_geral_it_is_asked_when_he_did() -> None:
    case = ending(ANA="12B 3C", BLAS="5C 4O", CLARA="4E 12C").but(leftovers=cards("7E 6E"))
    first = case.do("clara peek leftovers").but(geral="declared").do("blas sign, blas peek leftovers")
    over = lost(first)
    assert over.do("ana claim geral-look blas").decisions == ["no-geral-owed"]
    assert over.do("ana claim geral-look clara").decisions == ["geral-is-paid"]


# The thirteen.


@pytest.mark.law("vol.II.13.12", "vol.II.13.14", "vol.II.13.17")
def test_who_names_with_all_thirteen_is_not_judged_for_that_if_the_cards_were_dealt_wrongly() -> None:
    case = thirteen(misdealt("over blas", pot=30, of=FOUR, obligation="off")).do(
        "diego name oros, ana claim cards diego"
    )
    assert case.decisions == ["void"]
    assert case.owed == [("diego", 36, "vol.II.13.14"), ("blas", 36, "vol.II.13.17")]


@pytest.mark.law("vol.II.13.10", "vol.II.13.11")
def test_of_the_thirteen_a_right_number_is_right_and_two_wrong_cost_the_hand() -> None:
    case = thirteen(opened(30, of=FOUR, obligation="off"))
    assert case.do("ana claim cards diego").told("not-proven", "seat") == ["diego"], "he has not laid aside yet"
    nine = case.do(f"diego aside {case.some('diego', 4)}, diego name oros")
    assert nine.do("ana claim cards diego").told("not-proven", "seat") == ["diego"]
    unnamed = case.do(f"diego aside {case.some('diego', 5)}")
    assert (unnamed.do("ana claim cards diego").decisions, unnamed.do("ana claim cards diego").owed) == (
        ["puts-right"],
        [],
    )
    eight = unnamed.do("diego name oros, ana claim cards diego")
    assert (eight.decisions, eight.owed) == (["owes-and-may-win"], [("diego", 36, "vol.II.13.11")])
    hands, discards = nine.state.hands, nine.state.discards
    seven = nine.but(hands=(*hands[:3], hands[3][2:]), discards=(*discards[:3], (*discards[3], *hands[3][:2])))
    assert seven.do("ana claim cards diego").decisions == ["owes-and-cannot-win"]
    assert nine.do("ana claim cards blas").told("not-proven", "seat") == ["blas"]


@pytest.mark.law("vol.II.7.18", "vol.II.7.19")
def test_whoever_has_thrown_and_not_drawn_yet_has_not_bought() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    few = turn.do(
        f"blas discard {turn.some('blas', 3)}, blas draw 2, blas pass-on, clara discard {turn.some('clara', 2)}"
    )
    assert laws(few.do("ana claim cards blas")) == [("vol.II.7.18",)]
    assert laws(few.do("clara draw 2, ana claim cards blas")) == [("vol.II.7.19",)]


@pytest.mark.law("vol.II.10.5", "vol.II.14.1")
@pytest.mark.parametrize(("held", "led"), [("1C 2C 3C 4C 5C 6C 7C 10C 11C", 9), ("1C 2C 3C 4C 5C 6C 7C 10C 2O", 1)])
def test_before_the_order_too_who_has_only_the_suit_that_was_shown_leads_it(held: str, led: int) -> None:
    case = opened(30, ANA=held, CLARA="12C").make("blas", "só", "espadas").exchange()
    begun = case.do("clara lead-early 12C, blas claim unordered clara, blas begin")
    assert begun.turn == "ana" and len(begun.may("ana", "play")) == led


def bought_to_nine(said: str) -> Voltarete:
    """Ana was dealt ten, passed, and comes to nine by her purchase after Blas's licença."""
    case = misdealt("over ana").do(f"{said}, blas licença, clara passo, blas name espadas")
    case = case.do(f"blas discard {case.some('blas', 4)}, blas draw 4, blas look, blas order")
    case = case.do("clara discard, clara draw 0, clara pass-on")
    return case.do(f"ana discard {case.some('ana', 4)}, ana draw 3, ana look")


@pytest.mark.law("vol.II.8.10", "vol.II.3.1")
@pytest.mark.parametrize("said", ["ana passo", "ana passo, blas claim cards ana", "ana passo, ana claim cards ana"])
def test_who_passed_without_notice_owes_though_he_was_counted_after_it(said: str) -> None:
    assert bought_to_nine(said).do("clara claim cards ana").owed == [("ana", 26, "vol.II.8.10")]


@pytest.mark.law("vol.II.8.10", "vol.II.3.1")
@pytest.mark.parametrize("said", ["ana notice, ana passo", "blas claim cards ana, ana passo"])
def test_but_not_who_gave_notice_or_was_counted_before_his_word(said: str) -> None:
    assert bought_to_nine(said).do("clara claim cards ana").owed == []


@pytest.mark.law("vol.II.8.10")
@pytest.mark.parametrize("said", ["ana notice", "blas claim cards ana"])
def test_if_nothing_is_left_for_him_he_throws_the_card_too_many(said: str) -> None:
    case = misdealt("over ana").do(f"{said}, ana passo, blas licença, clara passo, blas name espadas")
    case = case.do(f"blas discard {case.some('blas', 5)}, blas draw 5, blas look, blas order")
    all_bought = case.do(f"clara discard {case.some('clara', 7)}, clara draw 7, clara look")
    assert (all_bought.turn, all_bought.phase) == ("ana", "buy")
    assert len(all_bought.do(f"ana discard {all_bought.some('ana', 1)}, ana draw 0").held("ana")) == 9


@pytest.mark.law("vol.II.7.19")
@pytest.mark.parametrize(("thrown", "drawn"), [(1, 0), (2, 1)])
def test_who_has_seen_nothing_of_his_purchase_takes_the_card_too_few_from_his_discards(thrown: int, drawn: int) -> None:
    case = licenca(opened(25)).do("ana draw 5, ana look, ana order")
    own = case.some("blas", thrown)
    passed = case.do(f"blas discard {own}, blas draw {drawn}, blas pass-on")
    third = passed.do(f"clara discard {passed.some('clara', 2)}, clara draw 2, clara pass-on, blas claim cards blas")
    assert third.owed == [] and third.turn == "blas"
    assert len(third.do(f"blas give {own.split()[0]}").held("blas")) == 9 - drawn, "and what he drew lies unseen"


@pytest.mark.law("vol.II.7.17", "vol.II.8.8")
def test_who_has_too_many_and_drew_nothing_has_no_card_to_lay_back() -> None:
    case = misdealt("packet blas").make("ana", "licença", "espadas")
    turn = case.do(f"ana discard {case.some('ana', 4)}, ana draw 4, ana look, ana order")
    ten = turn.do(f"blas discard {turn.some('blas', 2)}, blas draw 0, ana claim cards blas")
    assert (ten.owed, len(ten.held("blas"))) == ([("blas", 25, "vol.II.8.8")], 10)
