"""The open table: cards of the stock turned up by chance."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.hands import graves, licenca
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


@pytest.mark.law("vol.II.20.5")
def test_a_card_shown_by_chance_costs_only_if_the_others_say_that_it_decided() -> None:
    case = opened(33, stock="4B 5B").all_pass().do("ana upset-stock")
    assert all("4B" in case.known(who) for who in case.viewers) and "5B" not in case.known("blas")
    assert case.owed == [] and not case.allows("ana upset-stock")
    over = case.do("ana passo, blas passo, clara passo")
    asked = over.do("blas claim stock ana")
    assert asked.turn == "blas" and asked.do("blas disagree").owed == []
    void = asked.do("blas agree, clara agree")
    assert void.done().paid("reposta") == [(0, "pot", 39)] and void.done().dealer == "clara"


@pytest.mark.law("vol.II.20.5")
def test_an_opponent_who_does_it_in_the_exchange_is_judged_so_too() -> None:
    made = opened(30).make("ana", "licença", "espadas")
    shown = made.do("blas upset-stock")
    assert shown.phase == "exchange" and shown.turn == "ana" and len(shown.told("upsets-stock", "cards")[0]) == 1
    assert not shown.allows("ana claim stock blas"), "it is judged when the hand is over"


def upset() -> Voltarete:
    """Ana, in licença, turns up the stock before she has drawn."""
    return licenca(opened(30)).do("ana upset-stock")


@pytest.mark.law("vol.II.20.7")
def test_a_feito_who_turns_it_up_pays_as_if_he_had_asked_and_the_hand_is_void() -> None:
    case = upset()
    assert case.turn == "blas" and {card.text for card in case.state.stock} <= case.known(None)
    void = case.do("blas let-go, clara let-go").done()
    assert void.paid("payment") == [(0, 1, 2), (0, 2, 2)] and void.paid("reposta") == [(0, "pot", 30)]
    assert (void.phase, void.dealer) == ("shuffle", "clara")


@pytest.mark.law("vol.II.20.7")
def test_one_who_wants_the_codilho_plays_against_both_and_owes_if_he_fails() -> None:
    one = upset().do("blas want-codilho, clara let-go")
    assert (one.decisions, one.phase, one.turn) == (["claimant-against-two"], "draw", "ana")
    play = one.do("ana draw 5, ana look, ana order").exchange()
    assert play.phase == "play", "there is no second order"
    failed = play.come_out_open((4, 4, 1))
    assert failed.paid("codilho") == []
    assert {(payer, amount) for payer, _, amount in failed.paid("reposta")} == {(0, 30), (1, 30)}
    won = play.come_out_open((2, 5, 2))
    assert won.paid("codilho") == [(0, 1, 30)] and won.paid("reposta") == []


@pytest.mark.law("vol.II.20.7")
def test_if_both_want_it_the_feito_cannot_win_and_who_fails_owes() -> None:
    both = upset().do("blas want-codilho, clara want-codilho")
    turn = both.do("ana draw 5, ana look, ana order")
    assert turn.phase == "buy" and "ask-reposta" not in turn.words("ana"), "he counts as one who has asked"
    order = turn.exchange()
    assert order.phase == "order" and not order.allows("ana ask-reposta")
    most = order.do("ana begin").come_out_open((5, 2, 2))
    assert {(payer, amount) for payer, _, amount in most.paid("reposta")} == {(0, 30), (1, 30), (2, 30)}
    codilho = order.do("ana begin").come_out_open((2, 2, 5))
    assert codilho.paid("codilho") == [(0, 2, 30)] and codilho.paid("reposta") == [(1, "pot", 30)]


@pytest.mark.law("vol.II.20.5")
def test_each_of_the_three_may_do_it_once_whatever_else_he_or_another_has_done() -> None:
    first = opened(30).do("ana upset-stock")
    assert not first.allows("ana upset-stock") and first.allows("blas upset-stock")
    assert misdealt("faced ana").allows("clara upset-stock"), "a card that he showed in the deal is another matter"
    four = opened(30, of=FOUR)
    assert four.allows("clara upset-stock") and not four.allows("diego upset-stock")


@pytest.mark.law("vol.II.20.7")
def test_it_is_told_what_each_answers_and_nobody_is_asked_any_more() -> None:
    one = upset().do("blas want-codilho, clara let-go")
    assert (one.told("wants-codilho", "seat"), one.told("lets-go", "seat")) == (["blas"], ["clara"])
    assert one.state.question is None


@pytest.mark.law("vol.II.20.5", "vol.II.20.7")
def test_the_ruling_on_the_feito_leaves_what_another_or_he_did_besides_to_be_judged() -> None:
    shown = licenca(opened(30)).do("blas upset-stock, ana upset-stock, blas want-codilho, clara let-go")
    over = shown.do("ana draw 5, ana look, ana order").exchange().play_out_hand()
    assert over.phase == "count"
    assert over.allows("ana claim stock blas") and not over.allows("blas claim stock ana")
    dealer = misdealt("faced ana").make("clara", "entro", "espadas").do("clara upset-stock")
    ruled = dealer.do("ana want-codilho, blas let-go")
    assert ruled.decisions == ["claimant-against-two"] and ruled.allows("ana claim faced clara")


@pytest.mark.law("vol.II.20.5", "vol.II.20.7")
def test_to_turn_it_up_is_grave_and_what_the_others_answer_is_not() -> None:
    assert graves(licenca(opened(30)), "ana", "upset-stock") == graves(opened(30), "blas", "upset-stock") == {True}
    assert graves(upset(), "blas", "want-codilho") == graves(upset(), "blas", "let-go") == {False}
