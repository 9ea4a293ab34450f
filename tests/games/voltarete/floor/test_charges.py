"""The open table: who may accuse whom of what, and until when."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tests.games.voltarete.floor.hands import REVOKING, ending, floor, licenca, lost, ordered, thirteen
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


def charged(case: Voltarete, who: str) -> set[str]:
    """Of what, and whom, he may accuse somebody."""
    return case.may(who, "claim")


@pytest.mark.law("vol.II.10.19")
def test_a_revoke_is_claimed_of_anybody_who_was_seen_to_lay_another_suit_himself_too() -> None:
    play = licenca(opened()).do("ana draw 5, ana look").exchange().do("ana begin")
    assert not {"revoke 0", "revoke 1", "revoke 2"} & charged(play, "blas")
    led = REVOKING.do("ana play 12C, blas play 6O")
    assert {"revoke 1"} == {each for each in charged(led, "blas") if each.startswith("revoke")}, "the others have not"
    back = led.do("ana claim revoke blas")
    assert not {"revoke 0", "revoke 1", "revoke 2"} & charged(back, "clara"), "that was ruled on, and no other was seen"
    four = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange().do("ana begin")
    led = four.play(four.held("ana")[0])
    suit = four.state.order.suit
    other = next(card for card in four.state.hands[1] if suit[card] is not suit[led.state.trick[0].card])
    assert "revoke 1" in charged(led.play(other.text), "clara") and charged(led.play(other.text), "diego") == set()


@pytest.mark.law("vol.II.7.2", "vol.II.10.19")
def test_anybodys_cards_are_counted_once_they_are_dealt() -> None:
    assert charged(Voltarete(pot=25, table="open").ready_to_deal(), "ana") == set()
    assert charged(opened(), "ana") == {"cards 0", "cards 1", "cards 2"}
    four = opened(of=FOUR)
    assert charged(four, "ana") == {"cards 0", "cards 1", "cards 2"} and charged(four, "diego") == set()


@pytest.mark.law("vol.II.2.10", "vol.II.18.4")
def test_what_somebody_did_is_claimed_by_the_others_and_once_it_is_ruled_on_by_nobody() -> None:
    faced = misdealt("faced ana")
    assert "faced 2" in charged(faced, "ana") and "faced 2" in charged(faced, "blas")
    assert "faced 2" not in charged(faced, "clara"), "nobody accuses himself of it"
    assert not {"stock 2", "peek 2", "word 2", "aces 2", "entry 2"} & charged(faced, "ana"), "nor of anything else"
    ruled = faced.do("ana claim faced clara")
    assert "faced 2" not in charged(ruled, "blas")
    four = misdealt("faced ana", of=FOUR)
    assert "faced 3" in charged(four, "ana")
    entry = Voltarete(FOUR, table="open", pot=25).falls().do("clara cut 10, diego deal")
    assert "entry 3" in charged(entry, "ana") and "entry 3" not in charged(entry, "diego")


@pytest.mark.law("vol.II.12.12", "vol.II.10.7")
def test_only_who_may_be_harmed_complains_of_a_card_and_only_once() -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="3B 4O").do("ana play 12E, clara play 3B")
    assert "ahead 2" in charged(case, "ana") and not {"ahead 2", "sign 2"} & charged(case, "blas")
    kept = case.do("ana claim ahead clara, ana keep")
    assert "ahead 2" not in charged(kept, "ana")
    signs = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="4B 3O").do("ana play 12C, blas sign, blas play 4C, clara play 4B")
    assert "sign 1" in charged(signs, "ana") and "sign 1" not in charged(signs, "clara")
    assert "sign 1" not in charged(signs.do("ana claim sign blas, ana keep"), "ana")
    feito = ending(leader="blas", ANA="12C 2O", BLAS="10C 3E", CLARA="4B 3O").do(
        "blas play 10C, ana sign, clara play 4B"
    )
    assert "sign 0" in charged(feito, "blas") and "sign 0" in charged(feito, "clara")
    assert "sign 0" not in charged(feito, "ana"), "nobody complains of himself"
    revoked = REVOKING.do("ana play 12C, blas play 6O")
    assert not {"ahead 1", "sign 1"} & charged(revoked, "ana"), "he did something else"
    four = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange().do("ana begin, ana sign")
    assert "sign 0" in charged(four, "blas") and charged(four, "diego") == set()


@pytest.mark.law("vol.II.10.4", "vol.II.10.7")
@pytest.mark.parametrize(
    ("played", "charge"),
    [
        ("ana play 12C, clara play 4B, blas play 4C", "ahead 2"),
        ("clara play 4B, ana play 12C, blas play 4C", "lead 2"),
    ],
)
def test_of_a_card_one_complains_until_the_next_is_led_and_not_when_the_hand_is_over(played: str, charge: str) -> None:
    more = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="4B 3O").do(played)
    assert charge in charged(more, "ana")
    assert charge not in charged(more.do("clara play 3O"), "ana")
    last = ending(ANA="12C", BLAS="4C", CLARA="4B").do(played)
    assert last.phase == "count" and charge not in charged(last, "ana")


@pytest.mark.law("vol.II.10.4")
def test_a_feito_who_led_in_anothers_place_does_not_claim_that_lead_himself() -> None:
    led = ending(leader="blas", ANA="12C 2O", BLAS="4C 3E", CLARA="4B 3O").do("ana play 12C")
    assert "lead 0" in charged(led, "blas") and not {"lead 0"} & (charged(led, "ana") | charged(led, "clara"))


@pytest.mark.law("vol.II.9.1")
@pytest.mark.parametrize(("bought", "wanted"), [(4, "nothing-owed"), (5, "owes-another")])
def test_who_passes_as_many_on_as_he_buys_has_passed_the_cards_on(bought: int, wanted: str) -> None:
    asked = licenca(opened()).do("ana draw 5, ana look, ana order, ana ask-reposta")
    of_eight = asked.do(f"blas discard {asked.some('blas', bought)}, blas draw {bought}, blas look")
    assert of_eight.do("clara claim early ana").decisions == [wanted]


@pytest.mark.law("vol.II.16.4", "vol.II.16.9")
def test_of_the_espadilha_those_are_accused_who_passed_twice_and_the_feito_when_the_passages_are_over() -> None:
    passed = opened(30, of=FOUR, ANA="1E 2C").all_pass().do("ana passo")
    assert not any(each.startswith("espadilha") for each in charged(passed, "blas")), "the passage is not over"
    casca = passed.do("blas casca, blas draw 9, blas look, blas name oros")
    assert {each for each in charged(casca, "clara") if each.startswith("espadilha")} == {"espadilha 0", "espadilha 1"}
    assert {each for each in charged(casca, "blas") if each.startswith("espadilha")} == {"espadilha 0"}
    assert casca.do("clara claim espadilha blas").told("not-proven", "seat") == ["blas"]


@pytest.mark.law("vol.II.12.18")
def test_of_a_hand_that_was_seen_the_two_others_are_asked() -> None:
    order = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange().do("clara peek hand ana")
    assert "peek 2" in charged(order, "blas") and "peek 2" not in charged(order, "clara")
    asked = order.do("blas claim peek clara")
    assert (asked.turn, asked.do("ana agree").turn) == ("ana", "blas")
    assert asked.do("ana agree, blas agree").phase == "order"


@pytest.mark.law("vol.II.12.18", "vol.II.15.12")
def test_with_the_thirteen_the_quarto_plays_and_is_asked_too_of_a_hand_that_was_seen() -> None:
    case = thirteen(opened(30, of=FOUR, obligation="off"))
    named = case.do(f"diego aside {case.some('diego', 4)}, diego name bastos, diego begin")
    seen = named.do("ana peek hand blas")
    assert "peek 0" in charged(seen, "diego") and "peek 0" not in charged(seen, "ana")
    asked = seen.do("diego claim peek ana")
    assert [asked.turn, asked.do("blas agree").turn, asked.do("blas agree, clara agree").turn] == [
        "blas",
        "clara",
        "diego",
    ]
    quarto = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange().do("clara peek hand ana")
    assert "peek 2" not in charged(quarto, "diego"), "in another hand he does not play"


@pytest.mark.law("vol.II.20.5", "vol.II.20.6")
def test_what_may_have_decided_the_hand_is_claimed_when_it_is_over() -> None:
    dropped = ending(ANA="7B", BLAS="5C", CLARA="2B").do("clara drop 2B")
    assert "drop 2" not in charged(dropped, "ana")
    over = dropped.play("7B 5C 2B")
    assert "drop 2" in charged(over, "ana") and "drop 2" not in charged(over, "clara")
    asked = over.do("blas claim drop clara")
    assert (asked.turn, asked.do("ana agree").turn) == ("ana", "blas")
    laid = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do(
        "blas drop 6C, ana lay-down won, blas accept, clara accept"
    )
    assert "drop 1" in charged(laid, "clara") and "drop 1" not in charged(laid, "ana"), "he has laid the hand down"
    stock = opened(33).all_pass().do("ana upset-stock")
    assert "stock 0" not in charged(stock, "blas")
    assert "stock 0" in charged(stock.do("ana passo, blas passo, clara passo"), "blas")


@pytest.mark.law("vol.II.12.2", "vol.II.12.3")
def test_cards_that_were_shown_are_judged_by_whether_the_other_agreed() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do("blas show-lost")
    assert case.do("clara claim shown blas").owed == [("blas", 30, "vol.II.12.2")]
    both = case.do("clara show-lost, ana take, ana claim shown blas")
    assert both.decisions == ["feito-wins"] and both.owed == []
    assert both.phase == "count" and floor(both).open_hands == (1, 2), "she need not show hers"


@pytest.mark.law("vol.II.10.19", "vol.II.12.5")
def test_who_has_said_that_the_feito_has_won_claims_nothing_more_though_the_feitos_cards_are_open() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do("ana play 7B, blas play 5C, clara play 2B")
    for open_hands in ((), (0,)):
        both = case.but(open_hands=open_hands).do("blas show-lost, clara show-lost, ana take")
        assert both.phase == "count" and not charged(both, "blas") and charged(both, "ana")


@pytest.mark.law("vol.II.8.19")
def test_of_a_look_at_a_geral_only_the_feito_who_lost_it_complains_when_the_hand_is_over() -> None:
    case = ending(ANA="12B 3C", BLAS="5C 4O", CLARA="4E 12C").but(leftovers=cards("7E 6E"))
    seen = case.but(geral="declared").do("blas peek leftovers")
    assert "geral-look 1" not in charged(seen, "ana")
    over = lost(seen)
    assert "geral-look 1" in charged(over, "ana") and "geral-look 1" not in charged(over, "clara")
    assert "geral-look 1" not in charged(lost(case.do("blas peek leftovers")), "ana"), "there was no geral"
    won = ending(ANA="12B 11B", BLAS="5C 4O", CLARA="4E 12C").but(leftovers=cards("7E 6E"), geral="declared")
    assert "geral-look 1" not in charged(won.do("blas peek leftovers").play("12B 5C 4E").play("11B 4O 12C"), "ana")
    other = case.but(geral="declared").do("blas peek hand clara")
    assert "geral-look 1" not in charged(lost(other), "ana"), "he has seen something else"
    early = ending(ANA="3C 12B", BLAS="5C 4O", CLARA="12C 4E").but(leftovers=cards("7E 6E"), geral="declared")
    early = early.do("blas peek leftovers").play("3C 5C 12C")
    assert early.phase == "play" and "geral-look 1" not in charged(early, "ana"), "the hand is not over"
    own = lost(case.but(geral="declared").do("ana peek leftovers"))
    assert "geral-look 0" not in charged(own, "ana")


@pytest.mark.law("vol.II.14.1")
def test_a_lead_without_order_is_the_feitos_to_claim_while_it_lies_there() -> None:
    led = ordered().do(f"ana lead-early {ordered().held('ana')[0]}")
    assert "unordered 0" in charged(led, "blas") and "unordered 0" not in charged(led, "clara")
    assert "unordered 0" not in charged(led.do("blas claim unordered ana"), "blas")
    assert "unordered 0" in charged(led.do(f"clara play {led.held('clara')[0]}"), "blas"), "he has not played himself"
    accepted = led.do(f"blas play {led.held('blas')[0]}")
    assert "unordered 0" not in charged(accepted, "blas")
    over = led.do("blas lay-down won, clara accept, ana accept")
    assert over.phase == "count" and "unordered 0" not in charged(over, "blas")
    seen = ordered().do("ana peek hand clara")
    taken_back = seen.do(f"clara lead-early {seen.held('clara')[0]}, ana claim lead clara")
    again = taken_back.do(f"ana play {sorted(taken_back.may('ana', 'play'))[0]}")
    assert not {"unordered 0", "unordered 2"} & charged(again, "blas"), "it does not lie there any more"


@pytest.mark.law("vol.II.3.22")
def test_the_aces_are_asked_for_until_a_card_is_led() -> None:
    turned = opened(ANA="1E 1B 12O 4O 5C 6C 3B 11E 2E", stock="6O 7C 10E 11C").do("ana turn-first")
    play = turned.do("ana discard 4O 5C 6C 3B, ana draw 3, ana look, ana order").exchange().do("ana begin")
    assert "aces 0" in charged(play, "blas") and "aces 0" not in charged(play, "ana")
    assert "aces 0" not in charged(play.play(play.held("ana")[0]), "blas")
    order = turned.do("ana discard 4O 5C 6C 3B, ana draw 3, ana look, ana order").exchange()
    granted = order.do("ana ask-reposta, blas grant, clara grant")
    assert granted.phase == "count" and "aces 0" not in charged(granted, "blas"), "nothing is played"


@pytest.mark.law("vol.II.3.22", "vol.II.14.1")
def test_a_lead_before_the_order_that_goes_back_leaves_time_to_ask_for_the_aces() -> None:
    turned = opened(ANA="1E 1B 12O 4O 5C 6C 3B 11E 2E", stock="6O 7C 10E 11C").do("ana turn-first")
    order = turned.do("ana discard 4O 5C 6C 3B, ana draw 3, ana look, ana order").exchange()
    led = order.do(f"blas lead-early {order.held('blas')[0]}")
    assert "aces 0" not in charged(led, "clara")
    back = led.do("ana claim unordered blas")
    assert "aces 0" in charged(back, "clara")
    assert len(back.do("ana begin").may("ana", "play")) == 9, "a feito whose lead it is leads what he likes"
