"""The open table: the pack, the cut and the deal, as hands are free to make them."""

from __future__ import annotations

import pytest

from tapete.cards import cards, cut, written
from tapete.games.cientos.ranking import PACK
from tests.games.cientos.hands import ALL_PASS, DULL, Cientos, dealing, opened

STOCK = "10O 10C 1C 9E 12E 12B 2B 7B"


# The pack and the cut.


@pytest.mark.law("cie.53")
def test_both_may_reach_for_the_pack_and_it_is_a_slip_of_him_whose_deal_it_is_not() -> None:
    case = Cientos(table="open")
    assert case.turn == "y"
    assert (case.slips("e"), case.slips("y")) == ({"take-pack"}, set())
    assert case.allows("y take-pack")
    mine = case.do("y take-pack").falls()
    assert (mine.turn, mine.phase, mine.dealer) == ("e", "cut", "y")
    his = case.do("e take-pack").falls()
    assert (his.turn, his.phase, his.dealer) == ("y", "cut", "e")
    assert his.told("shuffled", "seat") == ["e"]


@pytest.mark.law("cie.48", "cie.49")
def test_the_mano_cuts_as_he_likes_or_not_at_all() -> None:
    case = Cientos(table="open").do("y take-pack").falls()
    assert case.bounds("e", "cut") == (1, 31, (10, 16, 22))
    assert case.slips("e") == {"tap"}
    assert Cientos().falls().bounds("e", "cut") == (3, 29, (10, 16, 22))
    assert case.do("e cut 9").state.deck == cut(PACK, 9)
    tapped = case.do("e tap")
    assert (tapped.phase, tapped.turn, tapped.told("taps")) == ("give", "y", [{"seat": "e"}])
    again = tapped.do("y recut")
    assert (again.phase, again.turn, again.state.deck) == ("cut", "e", PACK)
    assert not again.do("e cut 29").allows("y recut")
    assert again.do("e cut 30").allows("y recut")


# Packets.


@pytest.mark.law("cie.50", "cie.51", "cie.52")
def test_by_how_many_he_may_deal_and_which_are_slips() -> None:
    case = Cientos(table="open").ready_to_deal(**DULL)
    assert case.choices("y", "deal") == ["3", "2", "4", "6"]
    slips = {line for line in case.slips("y") if line.startswith("deal")}
    assert slips == {"deal 4", "deal 6"}
    for packet in (2, 3, 4, 6):
        dealt = case.do(f"y deal {packet}")
        assert dealt.told("dealt", "packet") == [packet]
        assert set(dealt.held("e")) >= {str(card) for card in case.state.deck[:packet]}
        assert [len(hand) for hand in dealt.state.hands] == [12, 12]


@pytest.mark.law("cie.51", "cie.52")
def test_once_a_slip_has_cost_a_deal_he_deals_as_he_should() -> None:
    case = dealing("deal 4").do("e claim manner, y take-pack").falls().do("e cut 5")
    assert case.offers("y") == ["deal 3"]
    chosen = dealing("deal 4", packets="chosen").do("e claim manner, y take-pack").falls().do("e cut 5")
    assert chosen.offers("y") == ["deal 3"]
    twos = dealing("deal 2", packets="chosen").but(manners=(0, 2)).do("y turn-stock, y take-pack").falls()
    assert twos.do("e cut 5").offers("y") == ["deal 2"]
    assert twos.do("e cut 2").offers("y") == ["deal 2", "recut"]


@pytest.mark.law("cie.52")
def test_the_manner_of_his_first_lawful_deal_is_the_one_he_keeps() -> None:
    case = dealing("deal 2", packets="chosen")
    assert not case.allows("e claim manner") and not case.allows("y claim manner")
    again = case.but(phase="pack").do("y take-pack").falls().do("e cut 5")
    other = again.do("y deal 3, e claim manner")
    assert (other.ruling, other.is_void()) == ("cie.52", True)
    assert not again.do("y deal 2").allows("e claim manner")
    fours = dealing("deal 4", packets="chosen").but(phase="pack").do("y take-pack").falls().do("e cut 5, y deal 2")
    assert not fours.allows("e claim manner")


@pytest.mark.law("cie.51", "cie.54")
def test_how_it_was_dealt_is_charged_by_the_mano_until_he_has_drawn() -> None:
    case = dealing("deal 4")
    assert not case.allows("y claim manner")
    case = case.do(f"e paso, y paso, e discard {case.some('e', 1)}")
    assert case.allows("e claim manner")
    assert not case.do("e draw 1").allows("e claim manner")


# A card too many or too few.


@pytest.mark.law("cie.59", "cie.64", "cie.65", "cie.69")
@pytest.mark.parametrize(("mano", "pie"), [(13, 12), (12, 13), (13, 13), (13, 11), (11, 13), (11, 12), (12, 11)])
@pytest.mark.parametrize("dealer", ["y", "e"])
def test_the_dealer_may_give_some_too_many_and_some_too_few(mano: int, pie: int, dealer: str) -> None:
    first = "y" if dealer == "e" else "e"
    case = Cientos(table="open", dealer=dealer).ready_to_deal(E=DULL["E"], Y=DULL["Y"], stock=STOCK)
    assert f"misdeal {mano} {pie}" in case.slips(dealer)
    case = case.do(f"{dealer} misdeal {mano} {pie}")
    assert (len(case.held(first)), len(case.held(dealer))) == (mano, pie)
    assert len(case.state.stock) == 32 - mano - pie
    assert {*case.held("e"), *case.held("y"), *map(str, case.state.stock)} == set(map(str, PACK))
    if 11 not in (mano, pie):
        taken = [card for card in STOCK.split() if card in (*case.held("e"), *case.held("y"))]
        assert taken == STOCK.split()[: mano + pie - 24]
    assert case.told("dealt", "packet") == [3]


def test_a_slip_in_dealing_is_not_offered_once_one_has_cost_a_deal() -> None:
    case = dealing("misdeal 13 13").do("e claim cards, y take-pack").falls().do("e cut 5")
    assert case.offers("y") == ["deal 3"]
    played = opened(**DULL).follow_out().do("e done, y done").ready_to_deal(**DULL)
    assert {"misdeal", "deal-showing"} <= played.words("e")


@pytest.mark.law("cie.59", "cie.60", "cie.61")
def test_a_card_too_many_that_the_mano_lets_pass_is_not_claimed_again() -> None:
    case = dealing("misdeal 12 13").do("e claim cards, e go-on")
    assert not case.allows("e claim cards") and not case.allows("y claim cards")
    case = case.do("e paso, y paso, e discard 1O, e draw 1, e paso")
    assert not case.allows("e claim cards") and not case.allows("y claim cards")
    kept = dealing("misdeal 13 12").do("e claim cards, e go-on, e paso, y paso")
    kept = kept.do(f"e discard {kept.some('e', 1)}, e draw 0, e paso")
    assert (len(kept.held("e")), len(kept.state.stock)) == (12, 7)
    assert not kept.allows("y claim cards")


@pytest.mark.law("cie.60", "cie.61", "cie.62", "cie.92")
def test_who_keeps_thirteen_throws_one_at_least_and_the_other_has_his_full_share() -> None:
    pie = dealing("misdeal 12 13", stock=STOCK).do("e claim cards, e go-on, e paso, y paso")
    pie = pie.do("e discard 1O 11O 9O, e draw 3")
    assert pie.told("exchanged", "number", "left") == [(3, 2)]
    pie = pie.do("e look")
    assert pie.view("e").stock[:3] == (*cards("12E 12B"), None)
    thrown = pie.some("y", 5)
    assert pie.allows(f"y discard {pie.some('y', 1)}") and not pie.allows("y discard")
    assert pie.allows(f"y discard {thrown}") and not pie.allows(f"y discard {pie.some('y', 6)}")
    pie = pie.do(f"y discard {thrown}")
    assert pie.bounds("y", "draw") == (3, 4, (4,))
    assert pie.do("y draw 4").state.stock == ()
    mano = dealing("misdeal 13 12", stock=STOCK).do("e claim cards, e go-on, e paso, y paso")
    mano = mano.do(f"e discard {mano.some('e', 2)}, e draw 1")
    assert mano.told("exchanged", "number", "left") == [(1, 3)]
    assert not mano.do("e paso").allows(f"y discard {mano.some('y', 7)}")
    assert mano.do("e paso").allows(f"y discard {mano.some('y', 6)}")


@pytest.mark.law("cie.69")
@pytest.mark.parametrize(("how", "short"), [("misdeal 11 12", "e"), ("misdeal 12 11", "y")])
def test_the_short_hand_gets_the_top_of_the_stock_and_is_right_from_then_on(how: str, short: str) -> None:
    case = dealing(how)
    lost = case.state.stock[0]
    assert str(lost) in DULL[short.upper()].split()
    case = case.do("y claim cards, e go-on, y go-on")
    assert set(case.held(short)) == set(DULL[short.upper()].split())
    assert case.told("completed") == [{"seat": short}]
    assert (case.phase, len(case.state.stock)) == ("blancas", 8)
    assert not case.allows("e claim cards")
    case = case.exchanged("1O 11O", 2, "12O 2O", 1)
    assert case.allows("y draw-missing")


@pytest.mark.law("cie.59", "cie.69")
def test_of_a_card_too_many_the_mano_is_asked_alone_of_one_too_few_both() -> None:
    over = dealing("misdeal 12 13").do("y claim cards")
    assert over.acting == ["e"]
    assert over.do("e go-on").phase == "blancas"
    assert over.do("e go-on").told("content") == [{"seat": "e"}]
    assert over.do("e deal-again").told("not-content") == [{"seat": "e"}]
    short = dealing("misdeal 12 11").do("y claim cards")
    assert set(short.acting) <= {"e", "y"} and short.do("e go-on").acting == ["y"]


# A card that is seen.


@pytest.mark.law("cie.58")
def test_any_of_the_cards_dealt_may_fall_face_up() -> None:
    case = Cientos(table="open").ready_to_deal(**DULL)
    assert case.bounds("y", "deal-showing") == (1, 24, (1, 24))
    for place, holder in ((1, "e"), (3, "e"), (4, "y"), (24, "y")):
        shown = case.do(f"y deal-showing {place}")
        (card,) = shown.told("exposed", "card")
        assert card is case.state.deck[place - 1]
        assert str(card) in shown.held(holder)
        assert shown.do("e go-on, y go-on").ruling == "cie.58"
        assert shown.do("e deal-again").is_void()


@pytest.mark.law("cie.58")
def test_the_card_that_fell_is_known_until_its_owner_throws() -> None:
    mine = dealing("deal-showing 1").do("e go-on, y go-on, e paso, y paso")
    (card,) = mine.told("exposed", "card")
    assert card in mine.seen("e", by="y").cards and str(card) in mine.known("y")
    other = next(each for each in mine.held("e") if each != str(card))
    mine = mine.do(f"e discard {other}")
    assert set(mine.seen("e", by="y").cards) == {None} and str(card) not in mine.known("y")
    his = dealing("deal-showing 4").do("e go-on, y go-on, e paso, y paso, e discard 1O, e draw 1, e paso")
    (card,) = his.told("exposed", "card")
    assert card in his.seen("y", by="e").cards
    his = his.do(f"y discard {next(each for each in his.held('y') if each != str(card))}")
    assert set(his.seen("y", by="e").cards) == {None} and str(card) not in his.known("e")


def test_a_hand_dealt_as_it_should_be_is_no_slip() -> None:
    case = dealing()
    assert case.words("e") == {"paso", "turn-stock"}
    assert case.slips("e") == {"turn-stock"}
    assert case.exchanged("1O", 1, "12O", 1).do(ALL_PASS).words("e") == {"play", "uncover"}
    assert written(case.state.deck) == ""
