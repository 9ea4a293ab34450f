"""The open table: a suit named by a slip, too late or not at all, and discards that are chosen again for it."""

from __future__ import annotations

import pytest

from tapete.cards import Suit
from tapete.games.voltarete.floor.state import OpenVoltarete
from tests.games.voltarete.floor.hands import graves
from tests.games.voltarete.hands import Voltarete, opened


def named(suit: str = "espadas", bid: str = "licença") -> Voltarete:
    return opened().make("ana", bid, suit)


@pytest.mark.law("vol.II.6.2")
def test_the_first_suit_holds_though_the_feito_names_another_at_once() -> None:
    case = named().do("ana rename oros")
    assert (case.state.trump, case.decisions) == (Suit.ESPADAS, ["first-suit"])
    assert not case.allows("ana rename copas") and not named().allows("blas rename oros")


@pytest.mark.law("vol.II.6.2", "vol.II.6.6", "vol.II.6.9")
@pytest.mark.parametrize("bid", ["licença", "só"])
def test_asked_again_while_the_other_is_silent_the_second_suit_holds(bid: str) -> None:
    asked = named(bid=bid).do("blas ask-trump")
    assert asked.turn == "clara"
    silent = asked.do("clara stay-silent")
    assert silent.turn == "ana"
    second = silent.do("ana name oros")
    assert (second.state.trump, second.decisions) == (Suit.OROS, ["second-suit"])
    assert second.phase == named(bid=bid).phase
    assert silent.do("ana name espadas").state.trump is Suit.ESPADAS


@pytest.mark.law("vol.II.6.9")
def test_if_the_other_says_it_the_first_suit_stands_at_the_casca_too() -> None:
    casca = opened().all_pass().do("ana casca, ana draw 9, ana look, ana name oros")
    told = casca.do("blas ask-trump, clara tell-trump")
    assert (told.state.trump, told.decisions, told.turn) == (Suit.OROS, ["first-suit"], "blas")
    changed = casca.do("clara ask-trump, blas stay-silent, ana name copas")
    assert changed.state.trump is Suit.COPAS
    assert not casca.do(f"blas discard {casca.some('blas', 1)}").allows("clara ask-trump"), "one has bought for it"


def unnamed() -> Voltarete:
    """Ana has thrown five cards for a licença and bought as many, and named nothing."""
    case = opened().make("ana")
    return case.do(f"ana discard {case.some('ana', 5)}, ana draw 5")


@pytest.mark.law("vol.II.6.3", "vol.II.7.9")
def test_a_licenca_may_be_named_until_the_purchase_is_seen() -> None:
    case = unnamed()
    assert case.state.trump is None
    late = case.do("ana name bastos")
    assert (late.state.trump, late.phase, late.decisions) == (Suit.BASTOS, "look", ["may-name"])
    ordered = case.do("ana order")
    assert ordered.turn == "blas" and ordered.state.trump is None
    bought = ordered.do(f"blas discard {ordered.some('blas', 2)}, blas draw 2, blas look, ana name oros")
    assert (bought.state.trump, bought.turn) == (Suit.OROS, "clara")


@pytest.mark.law("vol.II.6.4")
def test_seen_before_it_was_named_it_is_copas() -> None:
    seen = unnamed().do("ana look")
    assert (seen.state.trump, seen.decisions) == (Suit.COPAS, ["copas"])
    assert not seen.allows("ana name oros") and seen.phase == "look"
    never = unnamed().do("ana order").exchange()
    assert (never.phase, never.state.trump) == ("order", Suit.COPAS)


@pytest.mark.law("vol.II.6.7")
def test_a_so_spread_unnamed_is_played_in_the_longest_suit() -> None:
    long = opened(30, ANA="1E 2B 1B 12B 11B 10B 7B 12O 12C").make("ana", "só").do("ana spread")
    assert (long.state.trump, long.decisions, long.turn) == (Suit.BASTOS, ["longest-suit"], "blas")
    assert "12O" in long.known("clara")
    won = long.do("blas accept, clara accept").done()
    assert won.paid("lift") == [("pot", 0, 29)] and (1, 0, 6) in won.paid("só")
    on = long.do("blas make-play")
    assert (on.phase, on.turn) == ("buy", "blas")


@pytest.mark.law("vol.II.6.7")
def test_of_equal_suits_copas_or_what_the_player_at_the_right_says() -> None:
    even = opened(30, ANA="1E 1B 12O 11O 10O 12B 11B 10B 12C").make("ana", "só").do("ana spread")
    assert (even.turn, even.may("blas", "name")) == ("blas", {"oros", "bastos"})
    assert even.do("blas name oros").state.trump is Suit.OROS
    copas = opened(30, ANA="1E 1B 12O 11O 10O 12C 11C 10C 12B").make("ana", "só").do("ana spread")
    assert copas.state.trump is Suit.COPAS


@pytest.mark.law("vol.II.7.10")
def test_who_named_another_suit_than_he_meant_may_choose_his_discards_again() -> None:
    case = named()
    before = (set(case.held("ana")), case.state.stock)
    thrown = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5, ana rename oros")
    again = thrown.do("ana reopen")
    assert (again.phase, again.state.trump, again.decisions[-1]) == ("exchange", Suit.ESPADAS, "discards-open")
    assert (set(again.held("ana")), again.state.stock) == before and again.thrown("ana") == []
    assert len(again.do(f"ana discard {again.some('ana', 2)}, ana draw 2, ana look").held("ana")) == 9


@pytest.mark.law("vol.II.7.10")
def test_nobody_may_who_has_seen_them_or_only_thinks_better_of_it() -> None:
    case = named()
    thrown = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5")
    mind = thrown.do("ana reopen")
    assert (mind.phase, mind.decisions) == ("look", ["discards-stand"]) and len(mind.thrown("ana")) == 5
    assert thrown.do("ana rename oros, ana look, ana reopen").decisions[-1] == "discards-stand"
    ordered = thrown.do("ana rename oros, ana order")
    late = ordered.do(f"blas discard {ordered.some('blas', 1)}, blas draw 1, ana reopen")
    assert late.decisions[-1] == "discards-stand"


# Who, how often, and until when.


@pytest.mark.law("vol.II.6.2")
def test_the_feito_says_that_he_meant_another_of_the_three_suits_until_somebody_buys_for_it() -> None:
    case = named()
    assert case.may("ana", "rename") == {"oros", "copas", "bastos"}
    assert case.do("ana rename oros").told("renames", "seat", "suit") == [("ana", "oros")]
    ordered = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5, ana order")
    assert "rename" in ordered.words("ana")
    thrown = ordered.do(f"blas discard {ordered.some('blas', 2)}")
    assert "rename" not in thrown.words("ana") and "ask-trump" not in thrown.words("clara")
    assert "rename" not in thrown.do("blas draw 2, blas look").words("ana")
    early = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5")
    early = early.do(f"blas buy-early {early.some('blas', 2)}")
    assert early.turn == "ana" and "rename" not in early.words("ana"), "one has bought before the order too"
    segundo = opened().all_pass().do("ana segundo")
    assert "rename" not in segundo.words("ana") and "ask-trump" not in segundo.words("blas"), "no suit was named"


@pytest.mark.law("vol.II.6.9")
def test_an_opponent_asks_once_what_is_trumps_and_all_hear_what_is_answered() -> None:
    case = named()
    assert case.allows("blas ask-trump") and case.allows("clara ask-trump") and not case.allows("ana ask-trump")
    told = case.do("clara ask-trump, blas tell-trump")
    assert (told.told("asks-trump", "seat"), told.told("tells-trump", "seat")) == (["clara"], ["blas"])
    assert not told.allows("blas ask-trump") and told.state.question is None and told.phase == case.phase
    silent = case.do("clara ask-trump, blas stay-silent")
    assert silent.told("stays-silent", "seat") == ["blas"] and silent.may("ana", "name") == {
        "oros",
        "copas",
        "espadas",
        "bastos",
    }
    again = silent.do("ana name espadas")
    assert (again.phase, again.state.question, again.decisions) == (case.phase, None, [])
    assert again.told("trump", "suit") == ["espadas", "espadas"]


@pytest.mark.law("vol.II.6.2", "vol.II.7.10")
def test_who_named_another_suit_on_being_asked_may_choose_his_discards_again_and_who_named_the_same_not() -> None:
    case = named()
    thrown = case.do(f"ana discard {case.some('ana', 5)}, blas ask-trump, clara stay-silent")
    other, same = thrown.do("ana name oros"), thrown.do("ana name espadas")
    assert other.do("ana reopen").decisions[-1] == "discards-open"
    assert same.do("ana reopen").decisions[-1] == "discards-stand"
    assert "rename" not in other.words("ana") and "rename" in same.words("ana")


@pytest.mark.law("vol.II.7.10")
def test_discards_are_opened_before_the_feito_draws_too_and_once_only() -> None:
    case = named().do("ana rename oros")
    assert "reopen" not in case.words("ana"), "nothing is thrown yet"
    thrown = case.do(f"ana discard {case.some('ana', 5)}")
    assert thrown.phase == "draw" and "reopen" not in thrown.words("blas")
    again = thrown.do("ana reopen")
    assert (again.phase, again.decisions[-1], len(again.held("ana"))) == ("exchange", "discards-open", 9)
    assert again.told("reopens", "seat") == ["ana"] and floor(again).exchange.buyer is None and again.state.bought == ()
    bought = thrown.do("ana draw 5, ana order").do(f"blas discard {thrown.some('blas', 1)}, blas draw 1, blas look")
    assert "reopen" in bought.words("ana") and "reopen" not in bought.words("blas")
    assert bought.do("ana reopen").decisions[-1] == "discards-stand", "the next has bought"
    twice = again.do(f"ana discard {again.some('ana', 4)}")
    assert "reopen" not in twice.words("ana")
    ordered = thrown.do("ana draw 5, ana order, ana reopen")
    assert (ordered.phase, ordered.turn, floor(ordered).exchange.ordered) == ("exchange", "ana", False)


@pytest.mark.law("vol.II.7.9", "vol.II.7.10")
def test_who_named_nothing_may_choose_them_again_and_names_then() -> None:
    again = unnamed().do("ana reopen")
    assert (again.phase, again.decisions, again.thrown("ana")) == ("name-trump", ["discards-open"], [])
    assert again.do("ana name bastos").phase == "exchange"


@pytest.mark.law("vol.II.7.10", "vol.II.7.33")
def test_what_he_had_bought_lies_again_where_it_was_bought_from() -> None:
    for place in ("top", "bottom"):
        case = opened(buy_from=place).make("ana", "licença", "espadas").do("ana rename oros")
        again = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5, ana reopen")
        assert again.state.stock == case.state.stock


@pytest.mark.law("vol.II.6.3")
def test_a_licenca_named_late_may_be_misnamed_as_one_named_in_time() -> None:
    late = unnamed().do("ana name bastos")
    assert "rename" in late.words("ana") and "ask-trump" in late.words("blas")
    assert late.told("trump", "suit") == ["bastos"]
    assert "name" not in unnamed().do("ana name bastos").words("ana"), "it is named once"


@pytest.mark.law("vol.II.6.8", "vol.II.7.9")
def test_at_the_casca_nothing_is_named_before_the_cards_are_seen() -> None:
    casca = opened().all_pass().do("ana casca")
    assert "name" not in casca.words("ana") and "name" not in casca.do("ana draw 9").words("ana")
    assert "name" in casca.do("ana draw 9, ana look").words("ana")


@pytest.mark.law("vol.II.6.7")
def test_only_a_so_is_spread_and_the_black_aces_lengthen_no_suit() -> None:
    assert "spread" in opened().make("ana", "só").words("ana") and "spread" not in opened().make("ana").words("ana")
    hand = "1E 1B 12E 11E 12B 11B 12O 11O 10O"
    spread = opened(30, ANA=hand).make("ana", "só").do("ana spread")
    assert (spread.state.trump, spread.phase) == (Suit.OROS, "laid-down")
    assert [card.text for card in spread.told("spreads", "cards")[0]] == [*spread.held("ana")]


def floor(case: Voltarete) -> OpenVoltarete:
    """The state of the open table."""
    assert isinstance(case.state, OpenVoltarete)
    return case.state


@pytest.mark.law("vol.II.6.2", "vol.II.6.7", "vol.II.6.9", "vol.II.7.10")
def test_what_may_cost_the_suit_or_the_hand_is_grave_and_what_answers_rightly_is_not() -> None:
    case = named()
    assert graves(case, "ana", "rename") == {True}
    assert graves(case.do(f"ana discard {case.some('ana', 5)}"), "ana", "reopen") == {True}
    assert graves(opened().make("ana", "só"), "ana", "spread") == {True}
    asked = case.do("blas ask-trump")
    assert (graves(asked, "clara", "stay-silent"), graves(asked, "clara", "tell-trump")) == ({True}, {False})
    assert graves(case, "blas", "ask-trump") == {False} == graves(unnamed(), "ana", "name")


@pytest.mark.law("vol.II.6.2", "vol.II.7.10")
def test_who_has_said_that_he_meant_another_has_said_it_though_he_names_the_first_again() -> None:
    said = named().do("ana rename oros, blas ask-trump, clara stay-silent, ana name espadas")
    assert "rename" not in said.words("ana")
    thrown = said.do(f"ana discard {said.some('ana', 5)}, ana reopen")
    assert thrown.decisions[-1] == "discards-open"
