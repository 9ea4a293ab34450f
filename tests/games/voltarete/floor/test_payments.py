"""The open table where payments must be asked for: what is forgotten until the next deal is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tapete.games.voltarete import deal, settle
from tapete.games.voltarete.advice import Adviser
from tapete.games.voltarete.floor.kept import Owing, Unmet
from tapete.games.voltarete.floor.state import OpenVoltarete
from tapete.table.offer import Number, Say
from tests.games.voltarete.hands import FOUR, Voltarete, hand, opened


def finished(
    tricks: tuple[int, ...] = (5, 3, 1),
    of: str = "voltarete",
    pot: int = 30,
    quarto_pays: bool | None = None,
    **facts: Any,
) -> Voltarete:
    """A hand of Ana's is over, and nobody has anything to claim; Ana pays in what she owes when she is asked."""
    agreed = {} if quarto_pays is None else {"quarto_pays": quarto_pays}
    over = opened(pot, of=of, payments="asked", **agreed).play_so(tricks=tricks, **facts)
    return Voltarete.of(settle.played_out(over.state)).do("ana done, blas done, clara done")


def all_pay(case: Voltarete, asking: str) -> Voltarete:
    """Somebody asks, and whoever owes it pays at once."""
    case = case.do(asking)
    while case.phase == "pay":
        case = case.do(f"{case.turn} pay")
    return case


def on_to_the_cut(case: Voltarete) -> Voltarete:
    """Nobody asks for anything now, and the pack is shuffled."""
    while case.phase == "payments":
        case = case.do(f"{case.turn} done")
    return case if case.phase == "cut" else case.done().falls()


def dealt(case: Voltarete) -> Voltarete:
    """The cards of the next hand are all dealt."""
    cut = on_to_the_cut(case)
    given = cut.do(f"{cut.turn} cut 10")
    return given.do(f"{given.dealer} deal")


def next_cut(case: Voltarete) -> Voltarete:
    """The hand that was dealt is passed out, and the pack lies ready for the one after it."""
    while case.phase in ("first-passage", "second-passage"):
        case = case.do(f"{case.turn} passo")
    return case.done().falls()


@pytest.mark.law("vol.II.17.1")
def test_what_is_won_is_paid_when_it_is_asked_for_and_the_pot_without_asking() -> None:
    case = finished()
    assert (case.phase, case.paid("lift"), case.paid("payment")) == ("payments", [("pot", 0, 29)], [])
    asked = case.do("ana ask-game 2")
    assert (asked.phase, asked.turn, asked.may("blas")) == ("pay", "blas", {"pay", "pay-double", "not-now"})
    paid = asked.do("blas pay, clara pay")
    assert (paid.phase, paid.paid("payment")) == ("payments", [(1, 0, 2), (2, 0, 2)])
    assert isinstance(paid.state, OpenVoltarete) and (paid.state.owing.wanted, paid.state.question) == ((), None)
    assert paid.told("pays-up", "seat", "number") == [("blas", 2), ("clara", 2)]
    assert paid.do("ana ask-game 2").told("nothing-due", "seat") == ["ana"], "nobody pays twice"
    assert hand(30, payments="asked").come_out(tricks=(5, 3, 1)).paid("licença") == [(1, 0, 2), (2, 0, 2)]


@pytest.mark.law("vol.II.17.2")
def test_nobody_pays_more_than_he_is_asked_nor_what_is_asked_by_another_name_nor_more_than_he_owes() -> None:
    case = finished(held="1E 2E 1B")
    wrong = all_pay(case, "ana ask-game 2").do("ana ask-first-five 2")
    assert wrong.paid("payment") == [(1, 0, 2), (2, 0, 2)] and wrong.told("nothing-due", "seat") == ["ana"]
    few = all_pay(case, "ana ask-matadores 1")
    assert few.paid("payment") == [(1, 0, 1), (2, 0, 1)]
    assert all_pay(few, "ana ask-matadores 18").paid("payment")[2:] == [(1, 0, 2), (2, 0, 2)], "the rest, and no more"


@pytest.mark.law("vol.II.17.3")
def test_who_has_paid_one_in_full_pays_the_other_in_full_though_he_asks_for_less() -> None:
    case = finished((2, 5, 2), kind="só")
    assert all_pay(case, "clara ask-game 4").paid("payment") == [(0, 2, 4)]
    assert all_pay(all_pay(case, "blas ask-game 6"), "clara ask-game 4").paid("payment") == [(0, 1, 6), (0, 2, 6)]
    assert all_pay(all_pay(case, "blas ask-game 5"), "clara ask-game 4").paid("payment") == [(0, 1, 5), (0, 2, 4)]


@pytest.mark.law("vol.II.17.3")
def test_if_one_has_paid_the_feito_all_so_does_the_other_though_less_is_asked() -> None:
    one = finished(kind="só").do("ana ask-game 6, blas pay, clara not-now")
    both = one.do("ana ask-game 4, clara pay")
    assert both.paid("payment") == [(1, 0, 6), (2, 0, 6)] and both.told("pays-up", "number") == [6, 6]
    assert both.laws_of("payment") == [("vol.II.17.1",), ("vol.II.17.3",)] and not both.state.must_ask
    part = finished(kind="só").do("ana ask-game 5, blas pay, clara not-now")
    assert part.do("ana ask-game 4, clara pay").paid("payment") == [(1, 0, 5), (2, 0, 4)]
    assert one.do("ana ask-game 4, clara pay-double").paid("overpaid") == [(2, 0, 6)]


@pytest.mark.law("vol.II.17.3", "vol.II.17.5")
def test_who_pays_the_rest_of_it_binds_the_other_at_once() -> None:
    part = finished(kind="só").do("ana ask-game 4, blas pay, clara not-now, ana ask-game 1, clara pay, blas not-now")
    rest = part.do("ana ask-game 2, blas pay")
    assert rest.do("clara pay").paid("payment") == [(1, 0, 4), (2, 0, 1), (1, 0, 2), (2, 0, 5)]
    assert next_cut(dealt(rest.do("clara not-now"))).do("ana ask-again clara").paid("payment")[-1] == (2, 0, 5)


@pytest.mark.law("vol.II.17.2", "vol.II.17.3")
def test_if_one_has_paid_all_the_other_pays_it_by_a_wrong_name_too() -> None:
    case = finished(held="1E 2E 1B")
    one = case.do("ana ask-game 2, blas pay, clara not-now, ana ask-matadores 3, blas pay, clara not-now")
    assert one.do("ana ask-first-five 2, clara pay").paid("payment")[2:] == [(2, 0, 2), (2, 0, 3)]
    assert one.do("ana ask-game 1, clara pay").paid("payment")[2:] == [(2, 0, 2)], "by its own name only that"
    part = case.do("ana ask-matadores 2, blas pay, clara not-now, ana ask-first-five 2")
    assert part.told("nothing-due", "seat") == ["ana"]
    lost = all_pay(finished((2, 5, 2), kind="só"), "blas ask-game 6")
    assert lost.do("clara ask-first-five 2, ana pay").paid("payment") == [(0, 1, 6), (0, 2, 6)]


@pytest.mark.law("vol.II.17.11", "vol.II.17.13")
@pytest.mark.parametrize(("suit", "asked", "double"), [("bastos", 4, False), ("copas", 2, True)])
def test_double_is_what_is_single_at_this_table(suit: str, asked: int, double: bool) -> None:
    over = opened(30, payments="asked", favourite="bastos").play_so(tricks=(5, 3, 1), suit=suit)
    case = Voltarete.of(settle.played_out(over.state)).do("ana done, blas done, clara done")
    assert case.do(f"ana ask-game {asked}").allows("blas pay-double") is double


@pytest.mark.law("vol.II.17.3")
def test_what_somebody_paid_in_full_for_an_earlier_hand_binds_him_no_more() -> None:
    case = finished((2, 5, 2), kind="só", owing=Owing(honoured=((0, 2, "só"), (2, 1, "só"))))
    assert all_pay(case, "blas ask-game 4").paid("payment") == [(0, 1, 4)]


@pytest.mark.law("vol.II.17.3")
def test_of_a_shared_codilho_each_gets_what_he_asks_for() -> None:
    paid = all_pay(all_pay(finished((1, 4, 4)), "blas ask-codilho 15"), "clara ask-codilho 10")
    assert paid.paid("payment") == [(0, 1, 15), (0, 2, 10)]


@pytest.mark.law("vol.II.17.5")
def test_the_last_tento_that_was_asked_for_is_asked_again_too() -> None:
    case = finished(kind="só").do("ana ask-game 6, blas not-now, clara not-now")
    part = all_pay(case, "ana ask-game 5")
    assert next_cut(dealt(part)).do("ana ask-again blas").paid("payment")[-1] == (1, 0, 1)


@pytest.mark.law("vol.II.17.6")
def test_those_who_played_are_waited_for_and_the_quarto_where_he_is_paid_too() -> None:
    assert awaited(finished(of=FOUR, tricks=(5, 3, 1, 0))) == ["ana", "blas", "clara"]
    with_him = finished(of=FOUR, tricks=(5, 3, 1, 0), quarto_pays=True)
    assert awaited(with_him) == ["ana", "blas", "clara", "diego"]
    assert awaited(finished()) == ["ana", "blas", "clara"]
    thirteen = finished(of=FOUR, tricks=(3, 0, 1, 5), quarto_pays=True, feito="diego", kind="treze").do("diego done")
    assert awaited(thirteen) == ["ana", "blas", "clara", "diego"], "who plays is waited for once"


@pytest.mark.law("vol.II.19.14")
def test_who_has_got_up_for_good_asks_for_nothing() -> None:
    cut = on_to_the_cut(finished(of=FOUR, tricks=(5, 3, 1, 0)))
    asking = {"ask-game", "ask-back", "refund"}
    assert asking <= cut.words("diego") and not cut.but(gone=3).words("diego")
    assert asking <= cut.but(gone=3).words("ana") and not cut.but(gone=3).allows("ana refund diego")


@pytest.mark.law("vol.II.17.1", "vol.II.17.13")
def test_to_pay_too_much_or_not_at_all_is_a_mistake() -> None:
    prompt = finished().do("ana ask-game 2").prompt("blas")
    assert prompt is not None
    grave = {offer.action.word: offer.grave for offer in prompt.offers if isinstance(offer, Say)}
    assert grave == {"pay": False, "pay-double": True, "not-now": True}


def awaited(case: Voltarete) -> list[str]:
    """Those who say that they ask for nothing more, before the next hand begins."""
    names: list[str] = []
    while case.phase == "payments":
        names.append(str(case.turn))
        case = case.do(f"{case.turn} done")
    return names


@pytest.mark.law("vol.II.17.13", "vol.II.17.14")
def test_it_is_told_what_is_asked_back_and_what_is_given_back() -> None:
    case = finished(kind="casca").do("ana ask-game 5, blas pay-double, clara pay")
    assert case.do("blas ask-back ana").told("asks-back", "seat", "whose") == [("blas", "ana")]
    assert case.do("ana refund blas").told("refunds", "seat", "whose") == [("ana", "blas")]


@pytest.mark.law("vol.II.17.4", "vol.II.17.12", "vol.II.21.13")
def test_it_may_be_asked_for_until_the_cards_of_the_next_hand_are_dealt() -> None:
    cut = on_to_the_cut(finished())
    assert cut.phase == "cut"
    asked = all_pay(cut, "ana ask-game 2")
    assert (asked.phase, asked.paid("payment")) == ("cut", [(1, 0, 2), (2, 0, 2)])
    given = cut.do(f"{cut.turn} cut 10")
    late = all_pay(given, "ana ask-game 2")
    assert (late.phase, late.laws_of("payment")) == ("give", [("vol.II.17.4",)] * 2)
    forgotten = given.do(f"{given.dealer} deal")
    assert not forgotten.allows("ana ask-game 2") and not forgotten.state.must_ask


@pytest.mark.law("vol.II.17.1", "vol.I.9.3")
def test_a_codilho_is_asked_for_and_a_reposta_is_not() -> None:
    codilho = finished((2, 5, 2))
    assert codilho.paid("codilho") == [] and all_pay(codilho, "blas ask-codilho 30").paid("payment") == [(0, 1, 30)]
    reposta = on_to_the_cut(finished((3, 3, 3)))
    assert reposta.paid("reposta") == [(0, "pot", 30)] and reposta.paid("licença") == []


@pytest.mark.law("vol.I.9.9", "vol.I.9.13", "vol.II.17.2")
def test_any_amount_can_be_asked_and_the_usual_ones_are_offered_first() -> None:
    prompt = finished().prompt("ana")
    assert prompt is not None
    asked = {offer.word: offer for offer in prompt.beside if isinstance(offer, Number)}
    assert {(offer.least, offer.most) for offer in asked.values()} == {(1, 10000)}
    assert {word: offer.usual for word, offer in asked.items()} == {
        "ask-game": (2, 4, 5, 6, 10, 12),
        "ask-matadores": (3, 4, 6, 8),
        "ask-first-five": (2, 4),
        "ask-geral": (8, 16, 32, 64),
        "ask-codilho": (25, 50, 100),
    }


def test_nobody_is_reminded_of_what_he_has_won_or_has_paid_too_much() -> None:
    case = finished()
    offered = {name: case.may(name) - {"done"} for name in ("ana", "blas", "clara")}
    words = {name: {each.split()[0] for each in asked} for name, asked in offered.items()}
    assert words["ana"] and words["ana"] == words["blas"] == words["clara"]
    assert not case.allows("ana ask-back ana") and not case.allows("ana refund ana")
    double = case.do("ana ask-game 2, blas pay-double, clara pay")
    assert {name: double.may(name) - {"done"} for name in offered} == offered


@pytest.mark.law("vol.II.17.4", "vol.II.17.6")
def test_of_four_who_deals_next_may_still_ask_and_large_sums_are_paid_whole() -> None:
    cut = on_to_the_cut(finished((2, 5, 2, 0), of=FOUR, pot=2500))
    paid = all_pay(cut, "blas ask-codilho 2500")
    assert paid.paid("payment") == [(0, 1, 1000), (0, 1, 1000), (0, 1, 500)]
    assert paid.laws_of("payment") == [("vol.II.17.1",)] * 3


# Not paid.


@pytest.mark.law("vol.II.17.5")
def test_who_asked_in_time_and_was_not_paid_asks_again_after_the_deal() -> None:
    case = finished(kind="só").do("ana ask-game 6, blas not-now, clara pay")
    assert case.paid("payment") == [(2, 0, 6)] and case.told("pays-not", "seat") == ["blas"]
    assert not case.allows("ana ask-again blas"), "until the cards are dealt it is simply asked for"
    later = next_cut(dealt(case))
    assert later.allows("ana ask-again blas") and not later.allows("ana ask-again clara")
    again = later.do("ana ask-again blas")
    assert (again.paid("payment")[1:], again.laws_of("payment")[1:]) == ([(1, 0, 6)], [("vol.II.17.5",)])
    assert again.phase == "cut" and not again.allows("ana ask-again blas"), "it is paid"


@pytest.mark.law("vol.II.17.5")
def test_it_does_not_lapse_however_many_hands_go_by_and_is_asked_beside_the_deal_too() -> None:
    case = next_cut(dealt(finished(kind="só").do("ana ask-game 6, blas not-now, clara not-now")))
    later = next_cut(dealt(case))
    given = later.do(f"{later.turn} cut 10")
    assert given.phase == "give"
    assert given.do("ana ask-again clara, ana ask-again blas").paid("payment") == [(2, 0, 6), (1, 0, 6)]


@pytest.mark.law("vol.II.17.5")
def test_only_so_much_can_be_asked_again_as_was_asked_in_time() -> None:
    few = next_cut(dealt(finished(kind="só").do("ana ask-game 4, blas not-now, clara pay")))
    assert few.do("ana ask-again blas").paid("payment") == [(2, 0, 4), (1, 0, 4)]
    less = finished(kind="só").do(
        "ana ask-game 6, blas not-now, clara not-now, ana ask-game 2, blas not-now, clara pay"
    )
    assert next_cut(dealt(less)).do("ana ask-again blas").paid("payment")[-1] == (1, 0, 6), (
        "though less was asked later"
    )
    silent = next_cut(dealt(finished(kind="só")))
    assert not silent.allows("ana ask-again blas"), "what was never asked is lost"


@pytest.mark.law("vol.II.17.3", "vol.II.17.5")
@pytest.mark.parametrize(
    "how",
    [
        "blas ask-game 6, ana not-now, clara ask-game 12, ana pay",
        "clara ask-game 12, ana pay, blas ask-game 6, ana not-now",
    ],
)
def test_whether_the_other_is_paid_all_before_it_is_put_off_or_after_all_is_owed(how: str) -> None:
    case = next_cut(dealt(finished((4, 4, 1), kind="só", suit="copas").do(how)))
    assert case.do("blas ask-again ana").paid("payment") == [(0, 2, 12), (0, 1, 12)]


@pytest.mark.law("vol.II.17.3", "vol.II.17.5")
def test_who_puts_off_the_feito_owes_him_all_once_the_other_has_paid_all() -> None:
    part = finished(kind="só").do("ana ask-game 4, blas not-now, clara pay")
    assert next_cut(dealt(part)).do("ana ask-again blas").paid("payment")[-1] == (1, 0, 4)
    case = next_cut(dealt(part.do("ana ask-game 2, blas not-now, clara pay")))
    assert case.do("ana ask-again blas").paid("payment")[-1] == (1, 0, 6)


@pytest.mark.law("vol.II.17.3", "vol.II.17.5")
def test_of_what_else_was_put_off_no_more_is_owed_for_that() -> None:
    asked = finished((4, 4, 1), kind="só", held="1E 2E 1B").do(
        "blas ask-game 4, ana not-now, clara ask-game 6, ana pay"
    )
    assert next_cut(dealt(asked)).do("blas ask-again ana").paid("payment")[-1] == (0, 1, 6), "and no matadores"


@pytest.mark.law("vol.II.17.3", "vol.II.17.5")
def test_of_a_codilho_that_is_put_off_no_more_is_owed_than_was_asked() -> None:
    case = finished((1, 4, 4)).do("blas ask-codilho 10, ana not-now, clara ask-codilho 15, ana pay")
    assert next_cut(dealt(case)).do("blas ask-again ana").paid("payment")[-1] == (0, 1, 10)


@pytest.mark.law("vol.II.17.5")
def test_what_is_paid_in_time_after_all_is_not_asked_again() -> None:
    case = finished(kind="só").do("ana ask-game 6, blas not-now, clara not-now")
    assert not next_cut(dealt(all_pay(case, "ana ask-game 6"))).allows("ana ask-again blas")
    part = all_pay(case, "ana ask-game 2")
    assert next_cut(dealt(part)).do("ana ask-again blas").paid("payment")[-1] == (1, 0, 4)


@pytest.mark.law("vol.II.17.5")
def test_a_large_codilho_is_asked_again_whole_and_all_that_one_owes_at_once() -> None:
    case = finished((2, 5, 2), pot=2500).do("blas ask-codilho 2500, ana not-now, blas ask-game 2, ana not-now")
    again = next_cut(dealt(case)).do("blas ask-again ana")
    assert sum(amount for payer, payee, amount in again.paid("payment") if (payer, payee) == (0, 1)) == 2502
    assert not again.allows("blas ask-again ana")


@pytest.mark.law("vol.II.17.5")
def test_at_the_end_of_the_recambo_nobody_remembers_it() -> None:
    case = next_cut(dealt(finished(kind="só").do("ana ask-game 6, blas not-now, clara pay")))
    assert case.allows("ana ask-again blas")
    assert not case.but(recambos=1).allows("ana ask-again blas")
    second = finished(kind="só").do("ana ask-game 6, blas not-now, clara pay").but(recambos=1)
    assert next_cut(dealt(second)).allows("ana ask-again blas"), "it is the Recambó in which the time to ask was over"


# Paid double.


@pytest.mark.law("vol.II.17.13")
def test_who_paid_a_single_suit_as_favorita_asks_it_back_until_the_cards_are_dealt() -> None:
    case = finished(kind="só").do("ana ask-game 6, blas pay-double, clara pay")
    assert case.between("blas", "ana") == 12 and case.told("pays-up", "number") == [12, 6]
    back = case.do("blas ask-back ana")
    assert (back.paid("returned"), back.laws_of("returned")) == ([(0, 1, 6)], [("vol.II.17.13",)])
    assert back.do("blas ask-back ana").paid("returned") == [(0, 1, 6)], "not twice"
    assert case.do("clara ask-back ana").told("nothing-due", "seat") == ["clara"]
    cut = on_to_the_cut(case)
    given = cut.do(f"{cut.turn} cut 10")
    assert given.do("blas ask-back ana").paid("returned") == [(0, 1, 6)]
    late = next_cut(given.do(f"{given.dealer} deal"))
    assert late.do("blas ask-back ana").paid("returned") == []


@pytest.mark.law("vol.II.17.13")
def test_in_favorita_nothing_is_doubled_again_nor_is_a_codilho() -> None:
    copas = finished(suit="copas").do("ana ask-game 4")
    assert copas.may("blas") == {"pay", "not-now"}
    codilho = finished((2, 5, 2)).do("blas ask-codilho 30")
    assert codilho.may("ana") == {"pay", "not-now"}


@pytest.mark.law("vol.II.17.14")
def test_if_one_opponent_gives_it_back_even_unasked_so_does_the_other() -> None:
    lost = finished((2, 5, 2), kind="casca").do("blas ask-game 5, ana pay-double, clara ask-game 5, ana pay-double")
    assert lost.between("ana", "blas") == lost.between("ana", "clara") == 10
    back = lost.do("blas refund ana")
    assert sorted(back.paid("returned")) == [(1, 0, 5), (2, 0, 5)]
    assert back.laws_of("returned") == [("vol.II.17.13",), ("vol.II.17.14",)]
    assert sorted(lost.do("ana ask-back clara").paid("returned")) == [(1, 0, 5), (2, 0, 5)]


@pytest.mark.law("vol.II.17.14")
def test_a_feito_who_gives_it_back_to_one_gives_it_back_to_the_other() -> None:
    won = finished(kind="casca").do("ana ask-game 5, blas pay-double, clara pay-double")
    assert sorted(won.do("ana refund blas").paid("returned")) == [(0, 1, 5), (0, 2, 5)]
    one = finished(kind="casca").do("ana ask-game 5, blas pay-double, clara pay, ana refund blas")
    assert one.paid("returned") == [(0, 1, 5)], "who paid the right sum gets nothing"
    assert one.do("ana refund clara").told("nothing-due", "seat") == ["ana"]


@pytest.mark.law("vol.II.17.14")
def test_of_a_game_won_and_a_geral_lost_only_the_same_side_gives_back() -> None:
    case = finished(geral="declared").do(
        "ana ask-game 2, blas pay-double, clara pay, clara ask-geral 16, ana pay-double"
    )
    assert case.do("blas ask-back ana").paid("returned") == [(0, 1, 2)]
    assert case.do("ana ask-back clara").paid("returned") == [(2, 0, 16)]


# Between the same people.


@pytest.mark.law("vol.II.17.5", "vol.II.17.13", "vol.II.19.4")
def test_who_takes_another_seat_takes_along_what_he_owes() -> None:
    asked = finished(kind="só").do("ana ask-game 6, blas pay-double, clara not-now")
    assert isinstance(asked.state, OpenVoltarete)
    owing = replace(asked.state.owing, unmet=(Unmet(1, 0, "só", 6),))
    before = asked.but(owing=owing, phase="seats", recambos=1)
    state = deal.reseated(before.state, (2, 0, 1))
    assert isinstance(state, OpenVoltarete)
    assert [(each.payer, each.payee, each.amount) for each in state.owing.dues] == [(0, 1, 6)]
    assert [(each.payer, each.payee) for each in state.owing.pending] == [(0, 1)]
    assert [(each.payer, each.payee) for each in state.owing.unmet] == [(2, 1)]
    assert [(each.payer, each.payee) for each in state.owing.overpaid] == [(2, 1)]
    assert state.owing.honoured == ((2, 1, "só"),)


@pytest.mark.law("vol.I.8.5", "vol.II.17.5")
def test_what_was_asked_for_and_put_off_is_paid_when_all_get_up() -> None:
    last = opened(30, payments="asked", hands_limit=1).play_so(tricks=(5, 3, 1), kind="só")
    asked = Voltarete.of(settle.played_out(last.state)).do("ana done, blas done, clara done, ana ask-game 6")
    case = asked.do("blas not-now, clara pay")
    over = case.do("ana done, blas done, clara done")
    assert over.state.over and over.paid("payment") == [(2, 0, 6), (1, 0, 6)]
    assert over.laws_of("payment")[-1] == ("vol.II.17.5",) and over.told("pays-up", "seat")[-1] == "blas"
    assert isinstance(over.state, OpenVoltarete) and over.state.owing.pending == ()
    silent = Voltarete.of(settle.played_out(last.state)).do("ana done, blas done, clara done")
    assert silent.do("ana done, blas done, clara done").paid("payment") == [], "what nobody asked for is lost"


@pytest.mark.law("vol.II.17.3", "vol.II.17.5")
def test_when_all_get_up_too_all_is_owed_of_which_the_other_was_paid_all() -> None:
    last = opened(30, payments="asked", hands_limit=1).play_so(tricks=(4, 4, 1), kind="só")
    asked = Voltarete.of(settle.played_out(last.state)).do("ana done, blas done, clara done, blas ask-game 4")
    case = asked.do("ana not-now, clara ask-game 6, ana pay, ana done, blas done, clara done").done()
    assert case.state.over and case.paid("payment") == [(0, 2, 6), (0, 1, 6)]


def put_off_before_the_last_hand(**agreed: Any) -> Voltarete:
    """Blas has put Ana's só off earlier in the Recambó, and the pot with the ten is lifted in this hand."""
    last = opened(30, payments="asked", **agreed).play_so(tricks=(5, 3, 1))
    over = Voltarete.of(settle.played_out(last.but(has_ten=True, owing=Owing(unmet=(Unmet(1, 0, "só", 6),))).state))
    return over.do("ana done, blas done, clara done, ana done, blas done, clara done")


@pytest.mark.law("vol.I.8.5", "vol.II.17.5")
@pytest.mark.parametrize("agreed", [{}, {"hands_limit": 1}, {"hands_limit": 1, "recambos": 2}])
def test_what_was_put_off_is_paid_too_when_the_recambo_ends_with_the_sitting(agreed: dict[str, int]) -> None:
    over = put_off_before_the_last_hand(**agreed)
    assert over.state.over and over.state.recambos == 1 and over.paid("payment") == [(1, 0, 6)]


@pytest.mark.law("vol.II.17.5", "vol.II.19.4")
def test_in_the_next_recambo_it_is_forgotten() -> None:
    case = put_off_before_the_last_hand(recambos=2, keep_seats=True).falls()
    assert case.phase == "cut" and not case.allows("ana ask-again blas")
    voted = case.do(f"{case.dealer} propose adjourn")
    assert voted.do(f"{voted.turn} consent").paid("payment") == []


@pytest.mark.law("vol.II.17.5", "vol.II.19.15")
def test_nor_does_it_lapse_when_the_sitting_is_left_for_another_day() -> None:
    put_off = finished(kind="só").do("ana ask-game 6, blas not-now, clara not-now")
    later = next_cut(dealt(put_off))
    voted = later.do(f"{later.dealer} propose adjourn")
    over = voted.do(f"{voted.turn} consent")
    assert over.paid("payment") == [(1, 0, 6), (2, 0, 6)]
    assert isinstance(over.state, OpenVoltarete) and over.state.owing.unmet == over.state.owing.pending == ()
    old = voted.but(recambos=voted.state.recambos + 1).do(f"{voted.turn} consent")
    assert old.paid("payment") == [], "that Recambó is over"


@pytest.mark.law("vol.II.17.1", "vol.II.19.14")
def test_nobody_waits_for_the_payment_of_one_who_has_got_up() -> None:
    cut = on_to_the_cut(finished((5, 3, 1, 0), of=FOUR, kind="só"))
    case = cut.do("clara propose get-up")
    while case.phase == "vote":
        case = case.do(f"{case.turn} consent")
    asked = case.do("ana ask-game 6")
    assert (asked.phase, asked.turn, asked.paid("payment")) == ("pay", "blas", [(2, 0, 6)])
    assert asked.do("blas pay").phase == cut.phase
    alone = all_pay(cut, "ana ask-game 6").do("clara propose get-up")
    assert alone.told("nothing-due", "seat") == []


@pytest.mark.law("vol.II.17.1", "vol.II.17.5")
def test_the_player_by_the_book_pays_what_he_is_asked_and_asks_again_for_what_is_not_paid() -> None:
    case = finished().do("ana ask-game 2")
    choice = Adviser().choose(case.witness("blas"))
    assert (choice.action.word, choice.maxim) == ("pay", "vol.II.17.1")
    unpaid = next_cut(dealt(case.do("blas not-now, clara pay")))
    noticed = Adviser().notice(unpaid.witness("ana"))
    assert noticed is not None and (noticed.action.word, noticed.action.number) == ("ask-again", 1)
    assert Adviser().notice(unpaid.witness("clara")) is None
