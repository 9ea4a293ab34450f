"""The open table: what follows from a ruling, besides what is paid by it."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tests.games.voltarete.floor.hands import FIVE, REVOKING, ending, floor, geral, licenca, ordered, turned
from tests.games.voltarete.hands import misdealt, opened


@pytest.mark.law("vol.II.8.17", "vol.II.14.3")
def test_a_feito_does_not_flee_from_a_lost_geral_by_a_void_hand() -> None:
    case = ending(ANA="12B 3C", BLAS="5C 4O", CLARA="4E 12C").but(leftovers=cards("7E 6E"), geral="declared")
    lost = case.do("ana peek leftovers").play("12B 5C 4E").play("3C 4O 12C")
    void = lost.do("blas claim peek ana").done()
    assert (void.decisions, void.paid("geral-lost")) == (["void"], [(0, 1, 16), (0, 2, 16)])
    won = case.do("ana peek leftovers, ana play 12B, blas claim peek ana").done()
    assert won.paid("geral-lost") == [], "nobody has a trick"
    other = (
        case.do("clara drop 4E").play("12B 5C 4E").play("3C 4O 12C").do("ana claim drop clara, ana agree, blas agree")
    )
    assert (other.decisions, other.done().paid("geral-lost")) == (["void"], []), "it was not he who made it void"


@pytest.mark.law("vol.II.7.11", "vol.II.7.17")
def test_the_card_too_many_is_the_last_that_was_drawn_and_lies_on_top_again() -> None:
    many = licenca(opened()).do("ana draw 6")
    packet = [card.text for card in many.state.zones()["packet 0"]]
    back = many.do("ana claim cards ana")
    assert [card.text for card in back.state.zones()["packet 0"]] == packet[:-1]
    assert back.state.stock[0].text == packet[-1] and back.state.stock[1:] == many.state.stock


@pytest.mark.law("vol.II.7.14", "vol.II.7.15", "vol.II.7.18")
def test_the_card_that_he_lacks_is_the_top_one_and_he_sees_it_when_he_has_seen_the_others() -> None:
    few = licenca(opened()).do("ana draw 4")
    top = few.state.stock[0].text
    unseen = few.do("blas claim cards ana")
    assert top not in unseen.held("ana") and unseen.state.zones()["packet 0"][-1].text == top
    assert top not in [card.text for card in unseen.state.stock] and len(unseen.state.stock) == 8
    seen = few.do("ana look, blas claim cards ana")
    assert top in seen.held("ana") and [card.text for card in seen.told("drew", "cards", to="ana")[-1]] == [top]
    turn = licenca(opened()).do("ana draw 5, ana look, ana order, blas discard, blas draw 0, blas pass-on")
    last = turn.do(f"clara discard {turn.some('clara', 3)}, clara draw 2")
    left = last.state.leftovers
    taken = last.do("ana claim cards clara")
    assert taken.state.leftovers == left[1:] and taken.state.zones()["packet 2"][-1] == left[0]


@pytest.mark.law("vol.II.7.20")
def test_what_one_buys_he_alone_sees_and_only_when_he_looks() -> None:
    drawn = licenca(opened()).do("ana draw 5")
    packet = [card.text for card in drawn.state.zones()["packet 0"]]
    assert not set(packet) & drawn.known("ana")
    looked = drawn.do("ana look")
    assert set(packet) <= looked.known("ana") and not set(packet) & looked.known("blas")
    assert set(looked.held("ana")[-5:]) == set(packet) and looked.state.zones()["packet 0"] == ()
    none = licenca(opened()).do("ana draw 5, ana look, ana order, blas discard, blas draw 0")
    assert "look" not in none.words("blas")
    begun = none.do("blas pass-on").exchange().do("blas ready, clara ready, ana begin")
    assert (begun.phase, begun.told("drew", "seat")) == ("play", ["ana"]), "who has bought nothing takes nothing up"


@pytest.mark.law("vol.II.3.22", "vol.II.3.23")
def test_aces_are_not_mixed_by_what_another_takes_up() -> None:
    case = turned().do("ana discard 4O 5C 6C 3B, ana draw 3, ana order")
    bought = case.do(f"blas discard {case.some('blas', 2)}, blas draw 2, blas look")
    assert bought.told("drew", "seat") == ["blas"]
    assert bought.do("clara claim aces ana").decisions == ["respeito-stands"]
    assert bought.do("ana look, clara claim aces ana").decisions == ["void"]


@pytest.mark.law("vol.II.7.19")
def test_who_has_thrown_nothing_takes_nothing_back() -> None:
    ordered = licenca(opened()).do("ana draw 6, ana order")
    few = ordered.do(f"blas discard {ordered.some('blas', 8)}, blas draw 7").but(discards=((), (), ()))
    ruled = few.do("blas claim cards blas")
    assert (ruled.decisions, ruled.phase, ruled.state.question) == (["nothing-owed"], few.phase, None)


@pytest.mark.law("vol.II.8.3", "vol.II.8.5", "vol.II.8.18")
def test_two_faults_of_one_bar_him_once() -> None:
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange("3C 4C")
    play = order.do("clara peek discards blas, ana claim peek clara, ana begin, clara show-lost, ana claim shown clara")
    assert floor(play).ruled.faulted == {2} and floor(play).ruled.no_geral == {2}
    seen = order.do("clara peek leftovers, ana claim peek clara")
    assert (floor(seen).ruled.faulted, floor(seen).ruled.unpaid, floor(seen).ruled.no_geral) == (frozenset({2}),) * 3
    assert floor(order.do("ana peek discards blas, clara claim peek ana")).ruled.geral_off


@pytest.mark.law("vol.II.10.4", "vol.II.10.6")
def test_after_a_lead_out_of_turn_he_leads_whose_lead_it_was_whoever_has_played_to_it() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 3O 2O").play("12C 5C 6C")
    wrong = case.do("blas play 6O, clara play 3O, ana claim lead blas")
    assert (wrong.turn, len(wrong.state.taken), wrong.state.trick) == ("ana", 1, ())
    assert wrong.state.leader == 0 and len(wrong.held("clara")) == 2
    made = case.do("blas play 6O, clara play 3O, ana play 4O")
    assert len(made.state.taken) == 2 and made.do("ana claim lead blas").turn == "ana"


@pytest.mark.law("vol.II.10.4", "vol.II.10.6")
def test_a_first_trick_that_the_feito_led_to_is_led_to_by_the_other_though_one_had_to_put_his_card_right() -> None:
    case = ending(leader="blas", ANA="12E 7O 4C", BLAS="5E 7C 4E", CLARA="6O 2C 3E")
    made = case.do("ana play 12E, blas play 5E, clara play 3E")
    assert (made.turn, len(made.state.taken)) == ("ana", 1)
    revoked = case.do("ana play 12E, clara play 6O, ana claim revoke clara")
    assert revoked.turn == "clara"
    for led in (made, revoked):
        back = led.do("blas claim lead ana")
        assert (back.turn, back.state.taken, back.state.trick) == ("blas", (), ())
        assert back.may("blas", "play") == {"5E", "7C", "4E"} and len(back.may("clara", "play")) == 3


@pytest.mark.law("vol.II.14.1", "vol.II.10.5")
def test_a_lead_before_the_order_that_is_taken_back_waits_for_the_order() -> None:
    case = ordered()
    back = case.do(f"ana lead-early {case.held('ana')[0]}, blas claim unordered ana")
    assert (back.phase, back.turn, floor(back).exchange.unordered) == ("order", "blas", False)
    assert back.do("blas begin").turn == "ana" and len(back.do("blas begin").may("ana", "play")) == 9


@pytest.mark.law("vol.II.10.5")
def test_what_must_not_be_led_is_the_suit_of_the_card_that_was_shown() -> None:
    case = ending(leader="blas", ANA="5E 7O 4C", BLAS="12O 4E 3C", CLARA="6O 2C 3E")
    led = case.do("clara play 6O, ana play 7O, blas claim lead clara")
    assert led.may("blas", "play") == {"4E", "3C"}
    free = led.do("blas play 3C")
    assert floor(free).righting.shunned is None and floor(free).righting.seat is None
    made = case.do("clara play 6O, ana play 7O, blas play 12O")
    assert made.turn == "blas" and made.state.taken
    found = made.do("ana claim lead clara")
    assert (found.turn, found.state.taken, found.may("blas", "play")) == ("blas", (), {"4E", "3C"})
    others = case.do("clara play 6O, ana play 7O, blas play 4E")
    assert others.turn == "clara" and others.do("blas claim lead clara").turn == "blas", "whoever took the trick"


@pytest.mark.law("vol.II.10.4", "vol.II.10.15")
def test_a_lead_that_was_covered_is_not_claimed_again_when_the_covering_card_goes_back() -> None:
    """Given that Clara led for Blas and the next trick was led to, when a revoke in the first is put right."""
    case = ending(leader="blas", ANA="7O 5O 4C", BLAS="12O 4E 3C", CLARA="6O 7E 5C")
    made = case.do("clara play 6O, ana play 4C, blas play 12O")
    assert (made.turn, made.allows("blas claim lead clara")) == ("blas", True)
    covered = made.do("blas play 4E")
    assert not covered.allows("blas claim lead clara")
    back = covered.do("ana mend")
    assert [played.card.text for played in back.state.trick] == ["6O"], "the lead of the second trick went back"
    assert not back.allows("blas claim lead clara") and not back.do("ana play 5O").allows("blas claim lead clara")
    early = made.do("ana mend")
    assert early.allows("blas claim lead clara"), "nothing had been led to the next yet"


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
def test_the_feito_chooses_for_an_opponent_and_of_his_own_sign_the_one_whom_it_harmed() -> None:
    case = ending(leader="clara", ANA="12C 2O", BLAS="4B 3O", CLARA="10C 3E").do("clara play 10C, ana sign")
    done = case.do("ana play 12C, blas play 4B")
    asked = done.do("clara claim sign ana")
    assert (asked.phase, asked.turn) == ("choose", "clara")
    assert "4B" in asked.do("clara demand lowest").held("blas")


@pytest.mark.law("vol.II.14.7")
def test_the_last_cards_are_shown_before_the_last_trick_of_a_geral_that_is_still_to_be_won() -> None:
    hands = {**FIVE, "CLARA": "4C 5C 6C 7C 12C"}
    case = geral(5, "undeclared", **hands).do("ana ask-count, blas none-over, clara none-over, ana claim cards clara")
    seven = case.play("1E 4O 4C").play("2B 5O 5C")
    assert seven.phase == "play", "two are still to come"
    last = seven.play("1B 6O 6C")
    assert (last.phase, last.turn) == ("last-card", "ana")
    assert [card.text for card in last.told("shows-last", "cards")[0]] == ["7C", "12C"]
    assert {"7C", "12C"} <= last.known("blas") and not {"7C"} & seven.known("blas")
    hands = {"ANA": "1E 2B 6C 12B", "BLAS": "4O 5O 6O 7O", "CLARA": "4C 5C 3C 7C 12C"}
    lost = geral(5, "undeclared", **hands).do("ana ask-count, blas none-over, clara none-over, ana claim cards clara")
    lost = lost.play("1E 4O 4C").play("2B 5O 5C").play("6C 6O 3C")
    assert lost.state.tricks[2] == 1 and lost.phase == "play", "it is lost, and nothing is named"


@pytest.mark.law("vol.II.10.15", "vol.II.10.21")
def test_who_puts_his_card_right_is_bound_by_no_suit_that_was_shown() -> None:
    case = REVOKING.do("ana play 12C, blas play 6O, clara play 6C, ana claim revoke blas")
    assert case.may("blas", "play") == {"5C"} and case.held("clara")[-1:] != []
    assert [played.card.text for played in case.state.trick] == ["12C"] and floor(case).righting.seat == 1
    assert floor(case.do("blas play 5C")).righting.seat is None


@pytest.mark.law("vol.II.7.19", "vol.II.8.11")
def test_who_told_of_his_eight_and_did_not_buy_the_ninth_owes_and_plays_with_them() -> None:
    case = misdealt("under blas").do("ana licença, blas notice, blas passo, clara passo, ana name espadas")
    case = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5, ana look, ana order")
    few = case.do("blas discard, blas draw 0, blas pass-on, clara discard, clara draw 0")
    ruled = few.do("ana claim cards blas")
    assert (ruled.phase, ruled.owed, len(ruled.held("blas"))) == (few.phase, [("blas", 25, "vol.II.7.19")], 8)


@pytest.mark.law("vol.II.7.11", "vol.II.7.14", "vol.II.7.33")
def test_where_cards_are_bought_from_the_bottom_they_are_put_right_there_too() -> None:
    case = opened(25, buy_from="bottom").make("ana", "licença", "espadas")
    stock = [card.text for card in case.state.stock]
    thrown = case.some("ana", 4)
    few = floor(case.do(f"ana discard {thrown}, ana draw 3, ana claim cards ana"))
    assert [card.text for card in few.packets[0]] == [*stock[-3:], stock[-4]]
    assert [card.text for card in few.stock] == stock[:-4]
    many = floor(case.do(f"ana discard {thrown}, ana draw 5, ana claim cards ana"))
    assert [card.text for card in many.packets[0]] == stock[-4:] and [card.text for card in many.stock] == stock[:-4]


@pytest.mark.law("vol.II.7.18", "vol.II.7.34")
def test_who_passes_from_the_top_puts_his_own_part_right_at_the_bottom() -> None:
    case = opened(25, pass_from="top").make("ana", "licença", "espadas")
    case = case.do(f"ana discard {case.some('ana', 4)}, ana draw 4, ana look, ana order")
    stock = [card.text for card in case.state.stock]
    few = floor(case.do(f"blas discard {case.some('blas', 3)}, blas draw 2, blas claim cards blas"))
    assert sorted(card.text for card in few.packets[1]) == sorted(stock[-3:])
    assert [card.text for card in few.stock] == stock[:-3]
