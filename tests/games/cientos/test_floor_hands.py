"""The open table: what hands are free to do after the deal, and how long."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tests.games.cientos.hands import ALL_PASS, DULL, FIRM, FOURS, RICH, STRONG, Cientos, dealing, holding, opened

STOCK = "10O 10C 1C 9E 12E 12B 2B 7B"


def exchanging() -> Cientos:
    """The mano is to discard."""
    return dealing(stock=STOCK).do("e paso, y paso")


# The draw.


@pytest.mark.law("cie.4", "cie.73", "cie.89", "cie.90")
def test_the_mano_throws_one_to_five_and_may_draw_one_more_or_less() -> None:
    case = exchanging()
    assert not case.allows("e discard") and not case.allows(f"e discard {case.some('e', 6)}")
    for thrown in (1, 5):
        laid = case.do(f"e discard {case.some('e', thrown)}")
        assert laid.bounds("e", "draw") == (thrown - 1, thrown + 1, (thrown,))
        assert laid.told("discards") == [{"seat": "e", "number": thrown}]


@pytest.mark.law("cie.4", "cie.93")
def test_the_pie_throws_none_to_all_that_are_left_and_draws_no_more_than_there_are() -> None:
    case = exchanging().do("e discard 1O 11O 9O 7O 12C, e draw 5")
    assert not case.allows(f"y discard {case.some('y', 4)}")
    assert case.do(f"y discard {case.some('y', 3)}").bounds("y", "draw") == (2, 3, (3,))
    assert case.do("y discard").bounds("y", "draw") == (0, 1, (0,))
    strict = dealing(pie_discards=True).do("e paso, y paso, e discard 1O, e draw 1, e paso")
    assert not strict.allows("y discard") and strict.allows("y discard 12O")


@pytest.mark.law("cie.69")
def test_the_missing_card_is_there_for_him_until_the_other_or_the_play_has_gone_on() -> None:
    mano = exchanging().do("e discard 1O 11O, e draw 1")
    assert mano.allows("e draw-missing") and not mano.allows("y draw-missing")
    assert not mano.do("e draw-missing").allows("e draw-missing")
    kept = mano.do("e paso, y discard, y draw 0, y paso").do(ALL_PASS)
    assert kept.allows("e draw-missing")
    assert not kept.play("12C").allows("e draw-missing")
    pie = exchanging().do("e discard 1O, e draw 1, e paso, y discard 12O 2O, y draw 1")
    assert pie.allows("y draw-missing") and not pie.allows("e draw-missing")
    taken = pie.do("y draw-missing")
    assert {"10C", "1C"} <= set(taken.held("y")) and len(taken.held("y")) == 12
    looked = pie.do("y look")
    assert looked.do("e paso").allows("y draw-missing")
    assert not looked.do("e name copas").allows("y draw-missing")
    played = pie.do("y paso").do(ALL_PASS).play("12C")
    assert played.allows("y draw-missing")
    assert not played.play("11C").allows("y draw-missing")
    right = exchanging().do("e discard 1O, e draw 1, e paso, y discard 12O, y draw 1, y paso")
    assert not right.allows("y draw-missing") and not right.allows("e draw-missing")


# A card picked blindly.


@pytest.mark.law("cie.73", "cie.58")
def test_when_a_card_was_picked_nobody_knows_what_he_had_seen_in_that_hand() -> None:
    case = dealing("deal-showing 1", stock=STOCK).do("e go-on, y go-on, e paso, y paso")
    (fallen,) = case.told("exposed", "card")
    case = case.do("e discard 7O, e draw 1, e paso, y discard 12O, y draw 2, e claim cards")
    assert case.state.stock == cards("9E 12E 12B 2B 7B")
    case = case.falls("10C")
    assert (case.thrown("y"), len(case.held("y"))) == (["12O", "10C"], 12)
    assert str(fallen) not in case.known("y")
    turned = exchanging().do("e discard 1O 11O 9O 7O 12C, e draw 5, e turn-stock, y go-on, y discard 12O 2O, y draw 3")
    assert "7B" in turned.known("e") and cards("7B")[0] in turned.seen("y", by="e").cards
    turned = turned.do("e claim cards").falls("8O")
    assert "7B" not in turned.known("e")
    assert set(turned.seen("y", by="e").cards) == {None}


@pytest.mark.law("cie.73", "cie.91")
def test_nor_what_he_had_looked_at_before_the_other_drew_it() -> None:
    case = exchanging().do("e discard 1O, e draw 1, e look, y discard 12O 2O, y draw 3")
    assert {"10C", "1C", "9E", "12E"} <= case.known("e")
    case = case.do("e claim cards").falls("8O")
    assert case.known("e") & {"10C", "1C", "9E", "12E"} == {"12E"}
    assert case.phase == "look"
    assert not case.allows("e claim cards")


@pytest.mark.law("cie.81", "cie.73")
def test_a_hand_that_was_shown_is_taken_up_again_when_a_card_is_picked_from_it() -> None:
    case = holding(**RICH, table="open").do("e punto copas, y bueno").with_one_more("e")
    case = case.do("e sexta 1C, y bueno, e basta, e catorce ases, y bueno, e basta, e show")
    assert case.state.shown[0]
    drawn = case.do("y claim cards").falls()
    assert drawn.state.shown[0] == ()
    assert (drawn.phase, drawn.turn) == ("play", "e")


# The stock.


@pytest.mark.law("cie.76", "cie.77", "cie.78")
def test_the_stock_can_be_turned_up_once_and_not_after_the_exchange() -> None:
    case = exchanging()
    for who in ("e", "y"):
        assert "turn-stock" in case.slips(who)
    case = case.do("e discard 1O 11O 9O 7O 12C, e draw 5")
    turned = case.do("y turn-stock")
    assert (turned.acting, turned.told("turns-stock")) == (["e"], [{"seat": "y", "card": cards("7B")[0]}])
    turned = turned.do("e go-on")
    assert (turned.phase, turned.turn) == ("discard", "y")
    assert not turned.allows("y turn-stock") and not turned.allows("e turn-stock")
    over = case.do("y discard 12O 2O, y draw 2, y paso")
    assert not over.allows("e turn-stock") and not over.allows("y turn-stock")
    again = exchanging().do("y turn-stock").deal(**DULL)
    assert not again.allows("e turn-stock")


@pytest.mark.law("cie.76")
def test_a_card_turned_up_that_stays_in_the_stock_is_in_nobodys_hand() -> None:
    case = exchanging().do("e discard 1O 11O 9O 7O 12C, e draw 5, e turn-stock, y go-on, y discard, y draw 0, y paso")
    for who in ("e", "y"):
        assert set(case.seen(who).cards) == {None}
    assert "7B" in case.known() and "7B" in case.known("e")


# The discards.


def discards_laid(pie: str = "12O 2O 8O") -> Cientos:
    """Both have exchanged."""
    return dealing(stock=STOCK).exchanged("1O 11O 9O 7O 12C", 5, pie, len(pie.split()))


@pytest.mark.law("cie.79", "cie.80")
def test_each_discard_is_within_reach_once_both_have_drawn() -> None:
    before = exchanging().do("e discard 1O, e draw 1, e paso")
    assert not before.may("y", "uncover")
    case = discards_laid()
    for who in ("e", "y"):
        assert case.may(who, "uncover") == {"own", "other"}
        assert {"uncover own", "uncover other"} <= case.slips(who)
    peeped = case.do("e uncover other")
    assert peeped.may("e", "uncover") == {"own"} and peeped.may("y", "uncover") == {"own", "other"}
    bared = case.do("e uncover own")
    assert bared.may("e", "uncover") == {"other"} and bared.may("y", "uncover") == {"own"}
    his = case.do("y uncover own")
    assert his.may("e", "uncover") == {"own"} and his.may("y", "uncover") == {"other"}
    none = discards_laid("")
    assert none.may("e", "uncover") == {"own"} and none.may("y", "uncover") == {"other"}


@pytest.mark.law("cie.79")
def test_when_the_hand_is_over_nothing_more_is_turned_up_against_the_law() -> None:
    case = discards_laid().do(ALL_PASS).follow_out()
    assert case.phase == "inspect"
    assert not case.may("e", "uncover") and not case.may("y", "uncover")
    assert None not in case.seen("y", by="e").discards and None not in case.seen("e", by=None).discards
    assert set(case.do("e done, y done").seen("y", by="e").discards) == {None}


@pytest.mark.law("cie.79", "cie.118")
def test_a_hundred_made_before_the_end_opens_no_discard() -> None:
    case = dealing(start={"marks": [100, 0], "hundred": [2, 0]}).exchanged("1O 11O", 2, "12O 2O 8O", 3)
    case = case.do(ALL_PASS).play("12C 7C")
    assert (case.phase, case.state.champion) == ("inspect", 0)
    assert set(case.seen("y", by="e").discards) == set(case.seen("y", by=None).discards) == {None}
    assert set(case.seen("e", by="y").discards) == {None}


@pytest.mark.law("cie.79", "cie.96")
def test_the_order_is_heard_by_all() -> None:
    case = discards_laid().do("e uncover other").do(ALL_PASS).do("y order copas")
    assert case.told("orders") == [{"seat": "y", "suit": "copas"}]
    assert case.seen("y").said == "order copas"


# What he counted by mistake.


@pytest.mark.law("cie.120")
def test_a_slip_is_mended_when_all_is_said_by_him_who_made_it() -> None:
    lines = "e paso, y paso, e paso, y paso, e catorce caballos, y bueno"
    case = holding(**FOURS, table="open").do(lines)
    assert case.phase == "shadow" and not case.allows("e correct")
    case = case.do("e basta")
    assert case.allows("e correct") and not case.allows("y correct")
    assert (
        not holding(**FOURS, table="open")
        .do("e paso, y paso, e paso, y paso, e catorce sotas, y bueno, e basta")
        .allows("e correct")
    )


@pytest.mark.law("cie.118", "cie.120")
def test_what_can_be_pretended_is_what_he_threw_away_or_one_fourteen_for_another() -> None:
    e, y = "12O 12C 12E 7O 8O 9C 8C 9E 7E 9B 7B 2B", "11O 11C 11E 1O 1C 10B 2C 7C 8E 10E 1B 8B"
    case = dealing(E=e, Y=y, stock="2E").do(
        "e paso, y paso, e discard 12E, e draw 1, e paso, y discard, y draw 0, y paso"
    )
    case = case.do("e paso, y paso, e paso, y paso")
    assert case.may("e", "tres") == {"reyes"}
    assert "tres reyes" in case.slips("e")
    fours = holding(**FOURS, table="open").do("e paso, y paso, e paso, y paso")
    assert fours.may("e", "catorce") == {"ases", "reyes", "caballos", "sotas", "dieces"}
    assert fours.slips("e") >= {"catorce ases", "catorce reyes", "catorce caballos", "catorce dieces"}
    assert "catorce sotas" not in fours.slips("e")
    lower = fours.do("e catorce sotas, y bueno")
    assert not lower.may("e", "catorce")


@pytest.mark.law("cie.118")
def test_who_has_thrown_nothing_has_no_card_to_mistake() -> None:
    case = dealing(E=FOURS["Y"], Y=FOURS["E"]).exchanged("8B", 1).do("e paso, y paso, e paso, y paso, e paso")
    assert case.may("y", "catorce") == {"sotas"}


@pytest.mark.law("cie.118", "cie.110")
def test_nothing_greater_than_what_he_named_first_is_pretended_either() -> None:
    e, y = "1O 12O 11O 10O 9C 8C 7C 2E 9E 7E 9B 7B", "12C 11C 10C 1C 1E 12E 10E 8E 1B 12B 8B 8O"
    case = dealing(E=e, Y=y, stock="2B 2C").exchanged("10O", 1).do("e paso, y paso")
    assert {"quarta 1O", "tercia 1O", "tercia 9C"} <= case.may("e")
    assert "quarta 1O" in case.slips("e") and "tercia 1O" not in case.slips("e")
    answered = case.do("e tercia 1O, y tengo quarta 1C, y basta")
    assert answered.points == (0, 4)


# Showing.


@pytest.mark.law("cie.114", "cie.115")
def test_what_he_has_not_shown_he_may_show_until_his_first_card() -> None:
    case = holding(**STRONG, table="open").do("e punto bastos, y tengo copas, e paso, y paso, e paso, y paso")
    assert not case.allows("e show") and case.allows("y show")
    shown = case.do("y show")
    assert not shown.allows("y show")
    assert set(shown.told("shows", "cards")[0]) == set(cards("12C 11C 10C 2C 9C 8C"))
    assert case.play("1O").allows("y show")
    assert not case.play("1O 12O").allows("y show")


@pytest.mark.law("cie.114", "cie.120")
def test_what_he_does_not_hold_he_cannot_show() -> None:
    case = holding(**FOURS, table="open").do(
        "e punto copas, y bueno, e paso, y paso, e catorce caballos, y bueno, e basta"
    )
    case = case.do("e show")
    assert [set(told) for told in case.told("shows", "cards")] == [set(cards("10C 8C 7C"))]
    assert not case.allows("e show")
    assert case.play("9O").allows("y claim show")


# Leads.


@pytest.mark.law("cie.123")
def test_to_lead_out_of_turn_is_a_slip_that_happens_once_in_a_hand() -> None:
    case = opened(**DULL)
    assert not case.may("y", "play")
    case = case.play("1O")
    assert not case.may("e", "play")
    case = case.play("12O")
    assert {line.split()[1] for line in case.slips("y") if line.startswith("play")} == set(case.held("y"))
    assert not any(line.startswith("play") for line in case.slips("e"))
    astray = case.do("y play 1B")
    assert not astray.may("y", "play") and astray.allows("e claim lead") and not astray.allows("y claim lead")
    back = astray.do("e claim lead")
    assert (back.turn, back.points) == ("e", (2, 0))
    assert not back.may("y", "play")
    stands = astray.do("e play 10B")
    assert (stands.turn, stands.points) == ("y", (2, 2))
    assert not stands.allows("e claim lead")
    assert not stands.allows("e mend")
    assert stands.play("2O 9O").points == (2, 4)
    assert not stands.play("2O 9O").may("e", "play")


@pytest.mark.law("cie.123", "cie.53")
def test_another_slip_is_not_taken_for_a_lead_out_of_turn() -> None:
    case = Cientos(table="open", dealer="e").do("y take-pack").falls().do("e cut 3, y deal 3, e paso, y paso")
    case = case.do(f"e discard {case.some('e', 1)}, e draw 1, e paso, y discard, y draw 0, y paso").do(ALL_PASS)
    case = case.play(case.held("e")[0])
    assert not case.allows("e claim lead") and not case.allows("y claim lead")
    suit = str(case.state.trick[0].card)[-1]
    case = case.play(next((card for card in case.held("y") if card[-1] == suit), case.held("y")[0]))
    assert not case.told("ruling")
    other = "y" if case.turn == "e" else "e"
    assert any(line.startswith("play") for line in case.slips(other))


@pytest.mark.law("cie.126", "cie.127")
def test_who_runs_a_suit_and_leaves_it_may_say_so() -> None:
    case = opened(**FIRM)
    assert not any("aviso" in line for line in case.choices("e", "play"))
    case = case.play("1O 7C")
    called = {line.split()[0] for line in case.choices("e", "play") if "aviso" in line}
    assert called == {"1C", "12C", "11C", "10C"}
    said = case.do("e play 1C aviso")
    assert said.told("calls") == [{"seat": "e", "suit": "copas"}]
    assert case.play("1C").told("calls") == []
    taken = opened(**DULL).play("9O 12O")
    assert taken.turn == "y" and not any("aviso" in line for line in taken.choices("y", "play"))


@pytest.mark.law("cie.124", "cie.126")
def test_what_was_taken_back_once_is_not_taken_back_again() -> None:
    case = opened(**FIRM).play("1O 7C 12O 8C 1C 2C")
    assert case.allows("y mend") and not case.allows("e mend")
    mended = case.do("y mend")
    assert mended.told("mends") == [{"seat": "y"}]
    assert mended.points == (5, 0)
    again = mended.play("9C")
    assert again.points == (6, 0) and not again.allows("y mend")
    same = opened(**FIRM).play("1O 7C 12O 8C 11O 9C")
    assert not same.allows("y mend")


@pytest.mark.law("cie.125")
def test_cards_that_went_back_are_known_until_they_are_played_again() -> None:
    case = opened(**DULL).play("12C 12O 1E 7E").do("e claim revoke")
    assert {"12O", "7E"} <= case.known("e") and {"1E"} <= case.known("y")
    assert set(cards("12O 7E")) <= set(case.seen("y", by="e").cards)
    case = case.play("9C")
    assert {"12O", "7E"} <= case.known("e")
    case = case.play("1E 7E")
    assert "12O" in case.known("e") and "1E" in case.known("y")
