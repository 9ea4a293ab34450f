"""What follows from the rulings of the open table."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.revesino.state import Pot
from tapete.table.floor import Slip
from tests.games.revesino.hands import Revesino, opened
from tests.games.revesino.test_charges import DECLINED, HANDS, STOCK, dealt, playing


def discards(case: Revesino, who: str) -> list[str]:
    """What he himself knows to have put under the stock."""
    return [str(card) for card in case.seen(who, by=who).discards]


# The card that somebody saw.


@pytest.mark.law("rev.104")
def test_the_card_that_was_seen_goes_under_what_others_have_put_there() -> None:
    case = dealt().do("ana decline, blas peek, clara claim look blas")
    assert case.asleep == ["10B", "1B", "11B"] and case.turn == "clara"
    assert (discards(case, "ana"), discards(case, "blas"), discards(case, "clara")) == (["1B"], ["11B"], [])


@pytest.mark.law("rev.104", "rev.107")
def test_a_look_costs_the_draw_only_while_it_can() -> None:
    passed = dealt().do("ana peek, ana let-go")
    under = passed.do("clara claim look ana")
    assert under.ruling == "no-draw rev.104" and under.asleep == ["11B", "10B", "1B"] and under.turn == "blas"
    drawn = passed.do("blas discard 2O, blas draw 1, clara claim look ana")
    assert drawn.asleep == ["11B", "10B", "2O"] and "1B" in drawn.held("blas"), "Blas has drawn it"
    assert drawn.turn == "clara" and discards(drawn, "ana") == []
    both = passed.do("blas discard 2O, blas draw 1, clara peek, diego claim look ana")
    assert both.asleep == ["11B", "10B", "2O"], "what Clara has seen is another matter"


@pytest.mark.law("rev.109")
def test_the_card_that_the_dealer_drew_leaves_his_hand() -> None:
    looked = dealt().do(f"{DECLINED}, diego peek, ana claim look diego")
    assert (
        looked.asleep == ["11B", "10B", "1B"] and discards(looked, "ana") == [] and discards(looked, "diego") == ["1B"]
    )
    drew = looked.do("diego discard 10O, diego draw 1, diego take-up")
    assert "11B" in drew.held("diego") and len(drew.held("diego")) == 12
    back = drew.do("ana claim look diego")
    assert "11B" not in back.held("diego") and back.asleep == ["10B", "1B", "10O", "11B"]
    assert discards(back, "diego") == ["1B", "10O", "11B"] and discards(back, "clara") == ["10B"]


@pytest.mark.law("rev.101", "rev.104")
def test_who_changes_his_discard_takes_his_own_though_another_card_lies_beneath_it() -> None:
    ruled = dealt().do("ana peek, ana let-go, blas discard 2O, clara claim look ana")
    assert ruled.asleep == ["11B", "10B", "2O", "1B"], "what Ana saw lies under what Blas laid away"
    changed = ruled.do("blas change 3O")
    assert changed.asleep == ["11B", "10B", "3O", "1B"] and {"2O", "3O"} & set(changed.held("blas")) == {"2O"}


# The pack.


@pytest.mark.law("rev.64", "rev.69")
def test_what_fell_to_the_floor_is_gathered_with_the_pack() -> None:
    case = opened().do("diego shuffle-once").falls().do("clara spill 20, ana claim shuffle diego")
    assert case.phase == "shuffle" and case.floor.deck == case.floor.lost == ()
    hand = case.falls().do("clara cut 20, diego deal")
    lying = [*(card for who in hand.people for card in hand.held(who)), *hand.asleep]
    assert len(lying) == len(set(lying)) == 48


@pytest.mark.law("rev.69")
def test_of_a_pack_from_which_one_fell_no_other_card_is_missing() -> None:
    case = opened().do("diego take-pack").falls().do("clara spill 20, diego deal")
    lying = [*(card for who in case.people for card in case.held(who)), *case.asleep, *map(str, case.floor.lost)]
    assert len(case.floor.lost) == 1 and len(lying) == len(set(lying)) == 48


# A card that goes back.


@pytest.mark.law("rev.116", "rev.138")
def test_who_should_have_led_leads_though_the_trick_was_mended() -> None:
    case = playing().do("clara play 4O, diego play 9B, diego mend")
    assert case.turn == "diego" and case.allows("blas claim turn clara"), "hers was no mistake of his"
    assert case.do("blas claim turn clara").turn == "ana"


@pytest.mark.law("rev.138", "rev.84")
def test_what_was_thrown_along_before_it_stays_in_the_trick() -> None:
    case = playing().do("ana play 7O, ana add 3B").play("4B").do("blas mend")
    assert "3B" not in case.held("ana") and len(case.held("ana")) == 9
    assert "3B" in [card.text for card in case.play("2O 4O 11O").state.taken[0].cards]


@pytest.mark.law("rev.84", "rev.62")
def test_what_was_thrown_along_lies_in_that_trick_and_in_no_other() -> None:
    case = playing().do("ana play 7O, ana add 3B").play("2O 4O 11O").play("11E 2E 5E 8E")
    assert [len(trick.cards) for trick in case.state.taken] == [5, 4]
    assert [trick.cards[-1].text for trick in case.state.taken] == ["3B", "8E"]


@pytest.mark.law("rev.158", "rev.116")
def test_a_trick_is_paid_once_though_the_next_is_led_to_twice() -> None:
    case = playing(pay_timing="at-once").play("12E 5E 8E").do("diego play 1E, blas play 2O")
    assert case.paid("drawn") == [(3, 0, 1)]
    again = case.do("ana claim turn blas").do("diego play 4E")
    assert again.paid("drawn") == [(3, 0, 1)]


@pytest.mark.law("rev.124", "rev.74")
def test_a_revoke_in_the_last_trick_is_claimed_when_all_is_counted() -> None:
    # Only who has a card too many has something else to play there.
    case = opened().last_trick("ana 9O 8O 7O 6O", asleep="4B")
    hands = tuple((*hand, *cards("4B")) if seat == 1 else hand for seat, hand in enumerate(case.state.hands))
    over = case.but(hands=hands, stock=case.state.stock[1:]).play("9O 4B 7O 6O")
    assert over.phase == "count" and over.allows("diego claim revoke blas")
    ruled = over.do("diego claim revoke blas")
    assert ruled.ruling == "pays-all rev.124 rev.125 rev.126" and ruled.told("ruling", "trick")[-1] == 11


@pytest.mark.law("rev.138", "rev.84")
def test_who_passed_the_trick_over_plays_to_it_when_it_is_mended() -> None:
    case = playing().play("7O 4B").do("clara omit").play("11O")
    assert case.allows("ana claim cards clara")
    back = case.do("blas mend").play("2O")
    assert back.turn == "clara" and not back.allows("ana claim cards clara") and back.allows("clara omit")
    over = back.play("4O 11O").finish()
    assert not over.told("ruling") and over.done().net()[2] > -12, "she has played eleven cards to eleven tricks"


@pytest.mark.law("rev.138", "rev.84", "rev.116")
def test_who_passed_it_over_before_the_card_that_goes_back_has_done_so() -> None:
    passed = playing().play("7O").do("blas omit")
    mended = passed.play("7B").do("clara mend")
    turned = passed.do("diego play 11O, ana claim turn diego")
    for case in (mended, turned, passed.play("7B 11O").do("clara mend")):
        assert case.turn == "clara" and case.allows("ana claim cards blas")
        over = case.finish()
        assert over.told("ruling", "seat", "decision")[-1] == ("blas", "pays-all") and over.done().net()[1] == -12


@pytest.mark.law("rev.138", "rev.84")
def test_what_was_ruled_on_is_not_undone() -> None:
    # Clara pays for it already: so she has played no card to that trick, or two.
    omitted = playing().play("7O 4B").do("clara omit, ana claim cards clara, blas mend").play("2O")
    assert omitted.turn == "diego" and len(omitted.held("clara")) == 11
    thrown = playing().play("7O 4B 4O").do("clara add 8B, ana claim cards clara, blas mend")
    assert "8B" not in thrown.held("clara") and "4O" in thrown.held("clara") and len(thrown.held("clara")) == 10
    for case in (omitted, thrown):
        assert case.finish().done().net()[2] == -12


@pytest.mark.law("rev.116", "rev.118")
def test_a_second_card_out_of_turn_is_claimed_like_the_first() -> None:
    case = playing().play("7O").do("clara play 4O, ana claim turn clara")
    assert not case.allows("ana claim turn clara"), "the card is back"
    again = case.do("clara play 5O")
    assert again.allows("ana claim turn clara") and again.allows("diego claim turn clara")
    back = again.do("ana claim turn clara")
    assert back.told("ruling", "decision") == ["taken-back", "taken-back"] and back.turn == "blas"
    stays = again.do("blas play 2O, ana claim turn clara")
    assert stays.ruling == "stands rev.116"
    for who in ("ana", "blas", "diego"):
        assert not stays.allows(f"{who} claim turn clara"), "that card is ruled on, whoever claims it"
        assert not back.allows(f"{who} claim turn clara"), "and this one is back"


# A hand that comes to nothing.


@pytest.mark.law("rev.124", "rev.111", "rev.ad.34")
def test_with_four_at_fault_all_is_given_back_but_what_lies_on_the_table() -> None:
    case = opened(platillo=True, pay_timing="at-once").do("blas take-pack").falls().but(rightful=3)
    last = case.last_trick("ana 9O 1E 8O 7O").but(revokers=(0, 1, 2, 3), pots=(Pot(8, 1, 0), Pot(4, 2, 1)))
    over = last.play("9O 1E 8O 7O").done()
    assert "ana blas 1 sold" in over.owed and over.paid("returned") == [(1, 0, 1)]
    assert over.net() == [-8, -8, -8, -8], "the plate keeps its fund"
    assert over.state.pots == (Pot(8, 1, 0),) and (over.dealer, over.state.deals) == ("diego", 0)


@pytest.mark.law("rev.105", "rev.158")
def test_when_two_discards_make_the_hand_void_what_was_paid_at_once_goes_back() -> None:
    cheat = opened(stock=STOCK, pay_timing="at-once", **HANDS).do("ana discard 2B 3B, ana draw 2")
    case = cheat.do("blas decline, clara decline, diego discard 10O, diego draw 0")
    paid = case.play("12E 5E 8E").do("diego play 1E, ana play 2E")
    assert paid.owed == ["diego ana 1 drawn"]
    void = paid.do("clara claim twice ana")
    assert void.paid("returned") == [(0, 3, 1)] and void.net() == [-24, 8, 8, 8]
    assert void.laws_of("returned") == [("rev.105",)] and void.dealer == "diego"


@pytest.mark.law("rev.105", "rev.127", "rev.111")
def test_nor_does_a_fine_for_revoking_outlive_a_hand_that_is_void() -> None:
    slips = (*(Slip("revoke", 1, trick) for trick in (2, 4)), Slip("twice", 0, 0))
    last = opened().last_trick("ana 9O 8O 7O 6O").but(slips=slips, pots=(Pot(8, 2, 0),))
    over = last.do("ana claim revoke blas, clara claim revoke blas").play("9O 8O 7O 6O")
    assert over.paid("revoke-again") == [(1, "raffle", 4)] and len(over.state.pots) == 2
    void = over.do("diego claim twice ana")
    assert void.paid("returned") == [("raffle", 1, 4)] and void.net() == [-24, 8, 8, 8]
    assert void.state.pots == (Pot(8, 2, 0),), "only what earlier hands have left is raffled"


# Hands of unequal length.


@pytest.mark.law("rev.82", "rev.84")
def test_who_won_the_trick_and_has_no_card_left_does_not_lead() -> None:
    def after(*hands: str) -> Revesino:
        case = opened().last_trick("ana 9O 8O 7O 6O").but(hands=tuple(cards(text) for text in hands))
        return case.but(taken=case.state.taken[:-1], sealed=9).play("9O 8O 7O 6O")

    assert after("9O", "8O 2B", "7O 3B", "6O 4B").turn == "blas"
    assert after("9O", "8O", "7O 3B", "6O 4B").turn == "clara"
    assert after("9O 5B", "8O", "7O 3B", "6O 4B").turn == "ana"
    assert after("9O", "8O", "7O", "6O").phase == "count", "nobody has a card"


@pytest.mark.law("rev.84")
def test_each_may_be_careless_once() -> None:
    case = playing().play("7O").do("ana add 3B")
    assert "omit" in case.words("blas") and "add" in case.play("2O").words("blas")
    last = opened().last_trick("ana 9O 8O 7O 6O").play("9O")
    assert "add" not in last.words("ana"), "he has no other card"


@pytest.mark.law("rev.68", "rev.103")
def test_of_an_empty_stock_nobody_can_decline() -> None:
    case = opened().ready_to_deal(STOCK, **HANDS).do("diego misdeal ana stock")
    case = case.do(f"ana discard {case.some('ana', 1)}, ana draw 2")
    case = case.do(f"blas discard {case.some('blas', 1)}, blas draw 2")
    assert case.asleep == [] and case.words("clara") == {"discard", "let-go", "claim"}
