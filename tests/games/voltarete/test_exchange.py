"""Trumps and the exchange: naming, turning up, the casca, and who throws and buys how many."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.voltarete.hands import FOUR, Voltarete, hand

STOCK = "4O 7B 12C 3E 5B 2O 6E 11B 10O 4C 6C 5E 3O"


def left(case: Voltarete) -> list[str]:
    return [str(card) for card in case.state.stock]


# The feito.


@pytest.mark.law("vol.I.6.8")
def test_licenca_names_throws_and_buys_as_many() -> None:
    case = hand(ANA="1E 2E 12E 6B 12O 3C 1C 5C 2B", stock=STOCK).make("ana", suit="espadas")
    done = case.do("ana discard 3C 1C 5C 2B")
    assert done.held("ana") == ["1E", "2E", "12E", "6B", "12O", "4O", "7B", "12C", "3E"]
    assert len(left(done)) == 9 and done.thrown("ana") == ["1C", "3C", "5C", "2B"]


@pytest.mark.law("vol.II.7.3")
def test_licenca_buys_one_to_eight() -> None:
    case = hand(ANA="").make("ana", suit="oros")
    own = case.held("ana")
    assert not case.allows("ana discard") and not case.allows(f"ana discard {' '.join(own)}")
    assert len(left(case.do(f"ana discard {own[0]}"))) == 12
    assert len(left(case.do(f"ana discard {' '.join(own[:8])}"))) == 5


@pytest.mark.law("vol.I.6.19", "vol.II.7.4")
def test_so_neither_throws_nor_buys() -> None:
    case = hand(ANA="").make("ana", "só", "oros")
    assert (case.phase, case.turn, len(left(case))) == ("buy", "blas", 13)


@pytest.mark.law("vol.I.6.23")
def test_the_card_turned_for_respeito_makes_trumps() -> None:
    case = hand(ANA="1E 1B", stock="5O").do("ana respeito")
    assert case.view().trump == "O" and str(case.view("blas").turned) == "5O"
    assert case.named(None) >= {"1E", "1B", "5O"}, "all have seen them"


@pytest.mark.law("vol.I.6.24", "vol.II.7.5")
def test_respeito_keeps_the_black_aces_and_the_card_turned() -> None:
    case = hand(ANA="1E 1B 12E 5E 12B 4C 7C 3O 6B", stock="6E 1O 2O 3B 4B").do("ana respeito")
    done = case.do("ana discard 4C 7C 3O 6B")
    assert done.held("ana") == ["1E", "1B", "12E", "5E", "12B", "6E", "1O", "2O", "3B"]
    assert len(left(done)) == 9
    for kept in ("1E", "1B", "6E"):
        assert not case.allows(f"ana discard {kept}")
    assert not case.allows("ana discard"), "ten cards would be too many"
    most = case.do("ana discard 12E 5E 12B 4C 7C 3O 6B")
    assert len(left(most)) == 6 and len(most.held("ana")) == 9


@pytest.mark.law("vol.I.7.5", "vol.I.7.6", "vol.II.7.6")
def test_segundo_turns_a_card_and_keeps_it() -> None:
    case = hand(ANA="1B 12B 12O 3C 4C 5C 6C 3E 2O", stock="4B 1O").all_pass().do("ana segundo")
    assert case.view().trump == "B"
    six = case.do("ana discard 3C 4C 5C 6C 3E 2O")
    assert len(six.held("ana")) == 9 and "4B" in six.held("ana") and len(left(six)) == 7
    assert not case.allows("ana discard 4B") and not case.allows("ana discard")
    assert len(left(case.do("ana discard 2O"))) == 12
    assert len(left(case.do("ana discard 1B 12B 12O 3C 4C 5C 6C 3E"))) == 5
    assert not case.allows("ana discard 1B 12B 12O 3C 4C 5C 6C 3E 2O")


@pytest.mark.law("vol.I.7.5", "vol.II.11.7")
@pytest.mark.parametrize(("turned", "suit"), [("1E", "E"), ("1B", "B"), ("4C", "C")])
def test_the_suit_printed_on_the_card_is_trumps(turned: str, suit: str) -> None:
    case = hand(ANA="12O", stock=turned).all_pass().do("ana segundo")
    assert case.view().trump == suit


@pytest.mark.law("vol.II.8.20")
def test_even_matadores_may_be_thrown() -> None:
    case = hand(ANA="7O 1B", stock="6O").all_pass().do("ana segundo")
    assert case.allows("ana discard 7O 1B")
    obliged = hand(of=FOUR, ANA="1E", stock="6O").all_pass().do("ana segundo")
    assert obliged.allows("ana discard 1E"), "only at the casca must the Espadilha appear"


# The casca.


@pytest.mark.law("vol.I.7.2", "vol.I.7.13")
def test_the_casca_throws_nine_and_buys_nine() -> None:
    case = hand(ANA="12O", stock=STOCK).all_pass().do("ana casca")
    assert case.held("ana") == STOCK.split()[:9] and left(case) == STOCK.split()[9:]
    assert len(case.thrown("ana")) == 9


@pytest.mark.law("vol.I.7.10", "vol.I.7.13", "vol.II.7.7")
def test_who_carries_a_card_to_the_casca_buys_eight() -> None:
    case = hand(ANA="1E", stock=STOCK).all_pass()
    assert not case.allows("ana casca 12E 1E")
    done = case.do("ana casca 1E")
    assert done.held("ana") == ["1E", *STOCK.split()[:8]] and len(left(done)) == 5
    assert done.told("casca", "number") == [1]
    assert "1E" not in done.named("blas"), "nobody is told which"


@pytest.mark.law("vol.I.7.3")
def test_he_names_trumps_when_he_has_seen_them() -> None:
    case = hand(stock=STOCK).all_pass().do("ana casca, ana name espadas")
    assert (case.view().trump, case.phase, case.turn) == ("E", "buy", "blas")


@pytest.mark.law("vol.I.7.4", "vol.I.16.1", "vol.II.9.10", "vol.II.17.6")
def test_or_gives_it_back_and_pays_five_to_each() -> None:
    case = hand(28, stock="1E 2E 1B").all_pass().do("ana casca, ana give-back")
    assert case.paid("casca") == [(0, 1, 5), (0, 2, 5)] and case.paid("matadores") == []
    assert (case.turn, case.phase) == ("ana", "debts")
    paid = case.do("ana pay-in")
    assert (paid.pot, paid.dealer, paid.phase) == (62, "ana", "shuffle")
    named = hand(28).all_pass().do("ana casca, ana name copas")
    assert "give-back" not in named.words("ana")


@pytest.mark.law("vol.II.17.6")
def test_the_quarto_gets_nothing_for_a_casca_given_back() -> None:
    case = hand(38, FOUR, ANA="1E").all_pass().do("ana casca 1E, ana give-back")
    assert case.paid("casca") == [(0, 1, 5), (0, 2, 5)]


@pytest.mark.law("vol.I.6.8")
def test_only_a_casca_can_be_given_back() -> None:
    assert hand().make("ana").words("ana") == {"name"}


# The opponents.


def after_feito(number: int = 5, **given: Any) -> Voltarete:
    """Ana makes licença in espadas and throws so many."""
    case = hand(ANA="12E", **given).make("ana", suit="espadas")
    return case.do(f"ana discard {' '.join(case.held('ana')[:number])}")


@pytest.mark.law("vol.I.6.9", "vol.I.6.11", "vol.II.7.8", "vol.II.7.9")
def test_the_one_at_the_right_buys_first_then_the_other() -> None:
    case = hand().make("ana", suit="espadas")
    assert case.prompt("blas") is None, "not before the feito has bought"
    case = after_feito(4)
    assert case.turn == "blas"
    done = case.do(f"blas discard {case.some('blas', 4)}")
    assert (done.turn, len(left(done))) == ("clara", 5)
    last = done.do(f"clara discard {done.some('clara', 3)}")
    assert (len(last.state.leftovers), left(last), last.turn) == (2, [], "ana")


@pytest.mark.law("vol.I.7.12")
def test_after_a_casca_of_the_pe_the_mao_buys_first() -> None:
    case = hand().all_pass().do("ana passo, blas passo, clara casca, clara name oros")
    assert case.turn == "ana"
    assert case.do("ana discard").turn == "blas"


@pytest.mark.law("vol.I.6.26", "vol.I.6.27", "vol.II.7.31")
def test_what_he_does_not_pass_he_buys() -> None:
    case = after_feito(4, stock=STOCK)
    done = case.do(f"blas discard {case.some('blas', 4)}")
    assert len(done.held("blas")) == 9 and len(left(done)) == 5
    assert len(left(case.do("blas discard"))) == 9, "he may pass them all"


@pytest.mark.law("vol.II.7.21", "vol.II.7.22")
def test_nobody_buys_more_than_eight_nor_more_than_there_are() -> None:
    case = hand().make("ana", "só", "oros")
    own = case.held("blas")
    assert case.allows(f"blas discard {' '.join(own[:8])}") and not case.allows(f"blas discard {' '.join(own)}")
    few = after_feito(8)
    assert not few.allows(f"blas discard {' '.join(few.held('blas')[:6])}"), "only five are left"


@pytest.mark.law("vol.II.7.28", "vol.II.7.29", "vol.II.7.30", "vol.II.7.32")
def test_what_is_passed_is_passed_and_the_last_takes_what_he_likes() -> None:
    case = after_feito(4, stock=STOCK).do("blas discard")
    assert case.prompt("blas") is None
    assert case.choices("clara", "discard")[0].startswith("(0 to 8 of")
    none = case.do("clara discard")
    assert len(none.state.leftovers) == 9


@pytest.mark.law("vol.II.8.14", "vol.II.8.15", "vol.I.6.28")
def test_what_the_last_leaves_is_seen_by_nobody() -> None:
    case = after_feito(4, stock=STOCK).do("blas discard")
    done = case.do(f"clara discard {case.some('clara', 2)}")
    hidden = {str(card) for card in done.state.leftovers}
    assert len(hidden) == 7
    for who in done.viewers:
        assert not hidden & done.named(who) and not hidden & done.known(who)


@pytest.mark.law("vol.II.7.33", "vol.II.7.34")
def test_cards_are_bought_from_the_top_and_passed_from_the_bottom() -> None:
    case = hand(stock=STOCK).make("ana", "só", "oros")
    case = case.do(f"blas discard {case.some('blas', 3)}")
    assert case.held("blas")[-3:] == ["4O", "7B", "12C"] and left(case) == STOCK.split()[3:]


@pytest.mark.law("vol.II.7.34")
def test_it_may_be_agreed_to_pass_from_the_top() -> None:
    case = hand(stock=STOCK, pass_from="top").make("ana", "só", "oros")
    case = case.do(f"blas discard {case.some('blas', 3)}")
    assert case.held("blas")[-3:] == STOCK.split()[-3:] and left(case) == STOCK.split()[:-3]


@pytest.mark.law("vol.II.7.33")
def test_it_may_be_agreed_to_buy_from_the_bottom() -> None:
    case = hand(stock=STOCK, buy_from="bottom").make("ana", suit="oros")
    case = case.do(f"ana discard {case.some('ana', 2)}")
    assert set(case.held("ana")[-2:]) == {"5E", "3O"} and left(case) == STOCK.split()[:-2]
    turned = hand(ANA="1E 1B", stock="6C 5O", buy_from="bottom").do("ana respeito")
    assert str(turned.view().turned) == "6C", "but a card is always turned from the top"


@pytest.mark.law("vol.II.7.1", "vol.II.8.7", "vol.II.11.1")
def test_how_many_each_buys_is_said_aloud_and_forgotten_when_play_begins() -> None:
    case = after_feito(5)
    case = case.do(f"blas discard {case.some('blas', 2)}")
    assert case.notes("bought", "clara") == [("ana", 5), ("blas", 2)]
    assert case.told("buys", "number", "left", to="clara") == [(5, 8), (2, 6)]
    begun = case.begun()
    assert begun.notes("bought", "clara") == [] and begun.told("buys", to="clara") == []


@pytest.mark.law("vol.II.8.1", "vol.II.8.6", "vol.I.21.1")
def test_nobody_sees_his_own_discards_again() -> None:
    case = hand(ANA="3C 4C").make("ana", suit="espadas").do("ana discard 3C 4C")
    assert case.seen("ana", "ana").discards == (None, None)
    assert case.known("ana") >= {"3C", "4C"}, "though he may remember them"
    assert not case.known("blas") & {"3C", "4C"}
    assert [len(case.thrown(who)) for who in case.people] == [2, 0, 0], "each one's lie apart"


# The Espadilha that is obliged.


def obliged_pe(**given: str) -> Voltarete:
    """Clara, the pé, had to go to the casca; the Espadilha lies among the cards that are left."""
    stock = "4O 7B 12C 3E 5B 2O 6E 11B 10O 1E 6C 5E 3O"
    case = hand(33, FOUR, stock=stock, ANA="12O", **given)
    return case.all_pass().do("ana passo, blas passo, clara casca, clara name oros")


@pytest.mark.law("vol.II.16.5")
def test_who_passed_twice_shows_the_espadilha_that_he_buys_after_a_casca() -> None:
    case = obliged_pe()
    done = case.do(f"ana discard {case.some('ana', 4)}")
    assert done.told("shows-espadilha", "seat") == ["ana"]
    assert "1E" in done.known("blas") and "1E" in [str(card) for card in done.seen("ana", "blas").cards]
    last = case.do("ana discard")
    last = last.do(f"blas discard {last.some('blas', 1)}")
    assert last.told("shows-espadilha", "seat") == ["blas"], "the last buyer too"


@pytest.mark.law("vol.II.16.6")
def test_after_a_segundo_nobody_shows_it() -> None:
    stock = "4O 7B 12C 3E 5B 2O 6E 11B 10O 1E 6C 5E 3O"
    case = hand(33, FOUR, stock=stock, ANA="12O").all_pass().do("ana passo, blas segundo")
    case = case.do(f"blas discard {' '.join(case.held('blas')[:8])}, clara discard")
    done = case.do(f"ana discard {case.some('ana', 5)}")
    assert "1E" in done.held("ana") and done.told("shows-espadilha") == []


@pytest.mark.law("vol.II.16.10")
def test_those_after_a_free_casca_need_not_show_it() -> None:
    stock = "4O 7B 12C 3E 5B 2O 6E 11B 10O 1E 6C 5E 3O"
    case = hand(33, FOUR, stock=stock, ANA="12O").all_pass().do("ana casca, ana name oros")
    done = case.do(f"blas discard {case.some('blas', 4)}")
    assert "1E" in done.held("blas") and done.told("shows-espadilha") == []


@pytest.mark.law("vol.II.16.5")
def test_without_the_obligation_it_stays_hidden() -> None:
    case = obliged_pe(obligation="off")
    assert case.do(f"ana discard {case.some('ana', 4)}").told("shows-espadilha") == []
