"""The open table: the deal, the passages, and what is said or turned wrongly in them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Suit
from tapete.table.game import OPEN
from tapete.table.offer import Accuse, Say
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened

ACES = "1E 1B 12O 4O 5C 6C 3B 11E 2E"


@pytest.mark.law("vol.II.18.4")
def test_a_forgotten_entry_is_put_in_until_somebody_makes_himself() -> None:
    dealt = Voltarete(table="open", pot=25).falls().do("blas cut 10, clara deal")
    assert dealt.pot == 20
    asked = dealt.do("ana passo, blas claim entry clara")
    assert (asked.pot, asked.decisions) == (26, ["pays-now"])
    late = dealt.do("ana só, blas passo, clara passo, blas claim entry clara")
    assert (late.pot, late.decisions) == (20, ["too-late"])


@pytest.mark.law("vol.II.18.4")
def test_if_nobody_makes_himself_the_entry_is_due_until_the_pe_passes_for_the_last_time() -> None:
    case = Voltarete(FOUR, table="open", pot=25, obligation="off").falls()
    second = case.do(f"{case.turn} cut 10, diego deal").all_pass().do("ana passo, blas passo")
    assert second.do("ana claim entry diego").decisions == ["pays-now"]
    assert second.do("clara passo, ana claim entry diego").decisions == ["too-late"]


@pytest.mark.law("vol.II.2.10")
def test_a_card_that_the_dealer_turns_up_stays_where_it_is_and_all_know_it() -> None:
    case = misdealt("faced ana", ANA="1E 12O 11O 10O 3C 4C 5C 6C 1B")
    ((card,),) = [case.told("faces", "card")]
    assert all(card.text in case.known(who) for who in case.viewers)
    assert case.do("ana claim faced clara").decisions == ["hand-stands"]


@pytest.mark.law("vol.II.2.11", "vol.II.3.17", "vol.II.3.25")
def test_more_than_ten_cards_void_the_hand_and_the_same_dealer_deals_again_for_the_same_pot() -> None:
    case = misdealt("packet blas").do("ana passo")
    assert len(case.held("blas")) == 12
    void = case.do("ana claim cards blas")
    assert (void.phase, void.dealer, void.pot, void.owed) == ("shuffle", "clara", 25, [])
    assert void.paid("pass-back") == [("pot", 0, 1)]
    again = void.falls().do("blas cut 10")
    assert not again.allows("clara put-in")
    assert again.do("clara deal").pot == 25
    after = again.do("clara deal").all_pass().do("ana passo, blas passo, clara passo").done().falls()
    assert after.do(f"{after.turn} cut 10").allows(f"{after.dealer} put-in"), "into the hand after it all is put in"


@pytest.mark.law("vol.II.3.25", "vol.II.18.3", "vol.II.18.4")
def test_what_the_dealer_forgot_before_a_void_hand_he_still_owes_after_it() -> None:
    cut = Voltarete(table=OPEN).falls().do("blas cut 10")
    void = cut.do("clara misdeal packet ana, ana claim cards ana")
    assert (void.phase, void.dealer, void.pot) == ("shuffle", "clara", 20)
    again = void.falls().do("blas cut 10")
    assert again.do("clara put-in").pot == 25
    assert again.do("clara deal, ana claim entry clara").pot == 25
    twice = again.do("clara misdeal packet ana, ana claim cards ana").falls().do("blas cut 10")
    assert twice.allows("clara put-in"), "however often it is dealt"
    paid = again.do("clara misdeal packet ana, blas claim entry clara, ana claim cards ana").falls().do("blas cut 10")
    assert paid.pot == 25 and not paid.allows("clara put-in")


@pytest.mark.law("vol.II.3.1", "vol.II.3.11")
def test_with_notice_one_may_pass_and_when_the_first_two_have_the_hand_is_void() -> None:
    case = misdealt("over ana")
    assert not case.allows("blas notice")
    told = case.do("ana notice, ana passo")
    assert told.told("gives-notice", "seat", "wrong") == [("ana", "many")]
    void = told.do("blas passo")
    assert (void.phase, void.pot, void.dealer) == ("shuffle", 25, "clara")
    four = misdealt("over ana", of=FOUR).do("ana notice, ana passo, blas passo")
    assert four.turn == "clara" and four.do("clara passo").decisions == ["void"]


@pytest.mark.law("vol.II.3.1")
def test_with_notice_one_may_also_make_himself_and_comes_to_nine_by_his_purchase() -> None:
    case = misdealt("over ana").do("ana notice, ana licença, blas passo, clara passo, ana name espadas")
    bought = case.do(f"ana discard {case.some('ana', 4)}")
    assert bought.lacking == 3
    done = bought.do("ana draw 3, ana look, blas claim cards ana")
    assert len(done.held("ana")) == 9 and done.owed == []


@pytest.mark.law("vol.II.3.14")
def test_without_notice_it_costs_a_reposta_and_not_the_hand() -> None:
    case = misdealt("under ana").do("ana licença, blas passo, clara passo, ana name copas")
    bought = case.do(f"ana discard {case.some('ana', 3)}")
    done = bought.do("ana draw 4, ana look, blas claim cards ana")
    assert done.owed == [("ana", 25, "vol.II.3.14")] and done.phase == "look"


@pytest.mark.law("vol.II.3.2", "vol.II.3.13")
def test_a_bid_that_the_law_forbids_counts_for_a_pass() -> None:
    dealer = misdealt("over clara").do("ana licença, blas passo, clara só, ana claim bid clara")
    assert dealer.decisions == ["may-not-bid"] and (dealer.state.bid, dealer.state.feito) == ((0, 0), 0)
    alone = misdealt("over ana").do("ana só, blas claim bid ana")
    assert (alone.decisions, alone.turn) == (["may-not-bid"], "blas")
    good = misdealt("over ana").do("ana notice, ana licença, blas claim bid ana")
    assert good.decisions == ["bid-good"] and good.state.bid == (0, 0)


@pytest.mark.law("vol.II.3.4", "vol.II.3.5")
def test_who_throws_his_cards_down_first_owes_and_another_may_still_make_himself() -> None:
    case = misdealt("under ana").do("ana throw-down")
    made = case.do("blas licença, clara passo")
    assert made.owed == [("ana", 25, "vol.II.3.4")] and made.state.feito == 1
    void = case.do("blas passo").done()
    assert (void.phase, void.pot, void.dealer) == ("shuffle", 50, "clara")
    assert void.paid("reposta") == [(0, "pot", 25)]


@pytest.mark.law("vol.II.3.6", "vol.II.3.9", "vol.II.3.10")
def test_in_the_right_moment_it_voids_the_hand_and_costs_nothing() -> None:
    second = misdealt("over blas").do("ana passo, blas throw-down")
    assert (second.phase, second.pot, second.owed) == ("shuffle", 25, [])
    third = misdealt("over clara").do("ana passo, blas passo, clara throw-down")
    assert (third.phase, third.pot) == ("shuffle", 25)
    early = misdealt("over clara").do("ana passo, clara throw-down, blas passo").done()
    assert early.paid("reposta")[-1][:2] == (2, "pot")


@pytest.mark.law("vol.II.3.12", "vol.II.4.3")
def test_who_passes_twice_with_a_wrong_number_owes_and_the_hand_goes_on() -> None:
    case = misdealt("over ana").all_pass().do("ana passo, blas claim cards ana")
    assert case.owed == [("ana", 29, "vol.II.3.12")] and case.phase == "second-passage"
    few = misdealt("under ana").all_pass().do("ana passo, blas claim cards ana")
    assert few.owed == [("ana", 29, "vol.II.4.3")]


@pytest.mark.law("vol.II.3.24")
def test_who_turns_a_card_for_respeito_without_the_aces_owes_and_the_hand_is_void() -> None:
    case = opened(ANA="1E 1O 12O 4O 5C 6C 3B 11E 2E", BLAS="3C 4C").do("ana respeito").done()
    assert (case.phase, case.paid("reposta")) == ("shuffle", [(0, "pot", 25)])
    assert not opened(ANA="1C 1O 12O 4O 5C 6C 3B 11E 2E", BLAS="1E 1B").allows("ana respeito")


@pytest.mark.law("vol.II.3.27")
def test_with_the_aces_it_stands_even_out_of_turn() -> None:
    case = opened(BLAS=ACES).do("blas respeito")
    assert case.state.kind == "respeito" and case.state.feito == 1
    passed = opened(BLAS=ACES).do("ana licença, blas passo, blas respeito")
    assert passed.decisions == ["void"]


@pytest.mark.law("vol.II.4.12")
def test_a_card_turned_for_segundo_out_of_turn_costs_the_hand() -> None:
    case = opened().all_pass().do("blas segundo").done()
    assert (case.phase, case.dealer, case.paid("reposta")) == ("shuffle", "clara", [(1, "pot", 28)])
    assert case.pot == 53


@pytest.mark.law("vol.II.6.5", "vol.II.6.8")
def test_who_orders_the_others_to_buy_without_naming_plays_in_copas() -> None:
    case = opened().do("ana só, blas passo, clara passo, ana order")
    assert (case.phase, case.view().trump) == ("buy", Suit.COPAS)


@pytest.mark.law("vol.II.15.6")
def test_a_quarto_who_has_seen_a_hand_may_not_take_the_thirteen() -> None:
    case = opened(of=FOUR, obligation="off")
    assert not case.allows("ana peek hand blas")
    seen = case.do("diego peek hand blas, ana claim peek diego").all_pass().do("ana passo, blas passo, clara passo")
    assert seen.may("diego") == {"decline"}
    assert {"treze", "decline"} <= case.all_pass().do("ana passo, blas passo, clara passo").may("diego")


# The deal in detail.


@pytest.mark.law("vol.II.3.1", "vol.II.2.11")
@pytest.mark.parametrize(
    ("how", "sizes", "stock"),
    [
        ("over blas", [9, 10, 9], 12),
        ("under blas", [9, 8, 9], 14),
        ("packet blas", [9, 12, 9], 10),
        ("swapped ana blas", [10, 8, 9], 13),
        ("faced blas", [9, 9, 9], 13),
    ],
)
def test_who_is_dealt_to_wrongly_has_so_many_and_the_others_nine(how: str, sizes: list[int], stock: int) -> None:
    case = misdealt(how, **THREE)
    assert [len(case.held(who)) for who in ("ana", "blas", "clara")] == sizes
    assert len(case.state.stock) == stock


THREE: dict[str, Any] = {"ANA": "2C", "BLAS": "12O 11O 10O 7O 6O 5O 4O 3O 2O", "CLARA": "2B"}


@pytest.mark.law("vol.II.3.1", "vol.II.2.10")
def test_the_card_over_is_the_next_of_the_stock_and_the_card_under_stays_on_it() -> None:
    right = Voltarete(pot=25, table="open").ready_to_deal(**THREE).do("clara deal")
    top, last = right.state.stock[0].text, right.held("blas")[-1]
    assert set(misdealt("over blas", **THREE).held("blas")) == {*right.held("blas"), top}
    under = misdealt("under blas", **THREE)
    assert set(under.held("blas")) == set(right.held("blas")) - {last} and under.state.stock[0].text == last
    swapped = misdealt("swapped ana blas", **THREE)
    assert set(swapped.held("ana")) == {*right.held("ana"), last} and last not in swapped.held("blas")
    faced = misdealt("faced blas", **THREE)
    assert [card.text for card in faced.told("faces", "card")] == [last] and faced.held("blas") == right.held("blas")


@pytest.mark.law("vol.II.3.1", "vol.II.2.10")
def test_each_of_the_three_can_be_dealt_to_wrongly_and_of_four_the_dealer_not() -> None:
    ready = Voltarete(pot=25, table="open").ready_to_deal()
    prompt = ready.prompt("clara")
    assert prompt is not None
    assert [offer.word for offer in prompt.offers].count("misdeal") == 1, "one offer, with a choice inside"
    ways = ready.may("clara", "misdeal")
    assert len(ways) == 18
    assert {way for way in ways if way.startswith("over")} == {"over 0", "over 1", "over 2"}
    pairs = {"0 1", "0 2", "1 0", "1 2", "2 0", "2 1"}
    assert {way.removeprefix("swapped ") for way in ways if way.startswith("swapped")} == pairs
    four = Voltarete(FOUR, pot=25, table="open").ready_to_deal()
    assert {way for way in four.may("diego", "misdeal") if way.startswith("over")} == {"over 0", "over 1", "over 2"}


@pytest.mark.law("vol.II.3.1", "vol.II.2.10")
def test_to_deal_wrongly_is_a_mistake() -> None:
    prompt = Voltarete(pot=25, table="open").ready_to_deal().prompt("clara")
    assert prompt is not None
    grave = {(offer.word, offer.grave) for offer in prompt.offers if isinstance(offer, Say | Accuse)}
    assert grave == {("deal", False), ("misdeal", True)}


@pytest.mark.law("vol.II.18.3", "vol.II.18.4")
def test_the_dealer_puts_in_once_and_what_he_put_in_is_not_claimed() -> None:
    cut = Voltarete(table="open", pot=25).falls().do("blas cut 10")
    assert (cut.pot, cut.allows("clara put-in")) == (20, True)
    paid = cut.do("clara put-in")
    assert paid.pot == 25 and not paid.allows("clara put-in")
    assert paid.told("puts-in", "seat", "number") == [("clara", 5)]
    dealt = paid.do("clara deal")
    assert not dealt.allows("ana claim entry clara") and cut.do("clara deal").allows("ana claim entry clara")


@pytest.mark.law("vol.II.18.4")
@pytest.mark.parametrize(
    ("said", "wanted"), [("", "pays-now"), ("ana passo", "pays-now"), ("ana passo, blas passo", "pays-now")]
)
def test_an_entry_is_due_though_one_or_two_have_passed_again(said: str, wanted: str) -> None:
    case = Voltarete(FOUR, table="open", pot=25, obligation="off").falls()
    second = case.do(f"{case.turn} cut 10, diego deal").all_pass()
    assert (second.do(said) if said else second).do("ana claim entry diego").decisions == [wanted]


@pytest.mark.law("vol.II.19.9")
def test_what_had_to_wait_may_enter_by_consent_only_before_the_next_cut() -> None:
    start = {"pot": 67, "remissas": [[1, 61]]}
    lost = Voltarete(table="open", start=start).deal(ANA="").come_out_open((4, 1, 4), feito="clara")
    cut = lost.falls()
    assert cut.allows("clara propose enter")
    later = cut.do("clara cut 10").do(f"{cut.dealer} put-in, {cut.dealer} deal").all_pass()
    after = later.do("blas passo, clara passo, ana passo").done().falls()
    assert after.phase == "cut" and not after.allows("clara propose enter")


@pytest.mark.law("vol.II.18.4", "vol.II.19.1")
def test_who_wins_where_nothing_lies_in_the_pot_gives_no_tento_of_it() -> None:
    empty = Voltarete(table="open", medalhao=0).falls().do("blas cut 10, clara deal")
    assert empty.pot == 0, "nothing forms it, and the entry was forgotten"
    won = empty.make("ana", "só", "espadas").come_out_open((5, 2, 2))
    assert (won.pot, won.box, won.paid("tento"), won.paid("lift")) == (0, 0, [], [])
