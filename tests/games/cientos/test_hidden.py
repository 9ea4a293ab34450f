"""Who sees which cards, and who is told of them: both players, a spectator, and one who comes back later."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tests.games.cientos.hands import ALL_PASS, DULL, FIGURES, RICH, WHITE, Cientos, dealing, silent

STOCK = "10O 10C 1C 9E 12E 12B 2B 7B"
OWN = {name.lower(): set(hand.split()) for name, hand in DULL.items()}
ALL = {"e", "y", None}


def each_names(case: Cientos, e: str = "", y: str = "", to_all: str = "") -> None:
    """Besides the hand dealt to him each knows these cards, and all know the last; a spectator knows only those."""
    shown = set(to_all.split())
    assert {who: case.named(who) for who in case.viewers} == {
        "e": OWN["e"] | set(e.split()) | shown,
        "y": OWN["y"] | set(y.split()) | shown,
        None: shown,
    }


def exchanging() -> Cientos:
    return Cientos(**DULL, stock=STOCK).do("e paso, y paso")


def on_the_floor() -> Cientos:
    return dealing(stock=STOCK).do("e paso, y paso")


def test_of_the_deal_each_knows_his_own_cards() -> None:
    each_names(exchanging())
    each_names(on_the_floor())


@pytest.mark.law("cie.3", "cie.4")
def test_what_one_throws_and_draws_is_told_to_him_alone() -> None:
    case = exchanging().do("e discard 1O 11O 9O 7O 12C, y discard 12O 2O 8O")
    assert case.told_to("drew") == [("e", {"e"}), ("y", {"y"})]
    assert case.told_to("exchanged") == [("e", ALL), ("y", ALL)]
    each_names(case, e="10O 10C 1C 9E 12E", y="12B 2B 7B")
    for viewer in case.viewers:
        assert case.seen("e", by=viewer).discards == (cards("1O 7O 9O 11O 12C") if viewer == "e" else (None,) * 5)
        assert case.seen("y", by=viewer).discards == (cards("2O 8O 12O") if viewer == "y" else (None,) * 3)


@pytest.mark.law("cie.91", "cie.94", "cie.95")
def test_who_looks_at_what_is_left_sees_it_alone() -> None:
    case = exchanging().do("e discard 1O 11O 9O, e look")
    assert (case.told_to("looks"), case.told_to("sees")) == ([("e", ALL)], [("e", {"e"})])
    each_names(case, e="10O 10C 1C 9E 12E")
    case = case.do("y discard 12O 2O 8O, y look")
    assert case.told_to("sees") == [("e", {"e"}), ("y", {"y"})]
    each_names(case, e="10O 10C 1C 9E 12E", y="9E 12E 12B 2B 7B")
    case = case.do("e name copas")
    assert case.told_to("sees")[2:] == [("e", {"e"})]
    each_names(case, e="10O 10C 1C 9E 12E 2B 7B", y="9E 12E 12B 2B 7B")


@pytest.mark.law("cie.81")
def test_cartas_blancas_are_shown_to_all() -> None:
    case = Cientos(E=WHITE, Y=FIGURES).do("e blancas")
    assert case.told_to("blancas") == [("e", ALL)]
    assert {who: case.named(who) for who in case.viewers} == {
        "e": set(WHITE.split()),
        "y": {*WHITE.split(), *FIGURES.split()},
        None: set(WHITE.split()),
    }


def test_while_they_play_nobody_sees_more_of_a_hand_than_what_was_played_from_it() -> None:
    case = silent(**RICH)
    drawn, thrown = RICH["E"].split()[-1], case.thrown("e")[0]
    led = case.play("1C")
    assert led.named("y") == {*RICH["Y"].split(), "1C"}
    assert led.named(None) == {"1C"}
    assert led.named("e") == {*RICH["E"].split(), thrown}
    assert drawn not in led.named("y")


# The open table.


@pytest.mark.law("cie.4")
def test_at_the_open_table_too_what_one_throws_and_draws_is_told_to_him_alone() -> None:
    case = on_the_floor().do("e discard 1O 11O, e draw 2, e look, y discard 12O 2O 8O, y draw 3")
    assert case.told_to("drew") == [("e", {"e"}), ("y", {"y"})]
    assert case.told_to("discards") == [("e", ALL), ("y", ALL)]
    each_names(case, e="10O 10C 1C 9E 12E", y="1C 9E 12E")
    assert case.seen("e", by="y").discards == case.seen("e").discards == (None, None)


@pytest.mark.law("cie.73")
def test_a_card_given_up_to_the_discard_is_told_to_him_alone_who_held_it() -> None:
    case = on_the_floor().do("e discard 1O 11O 9O 7O, e draw 5, y claim cards").falls("12C")
    assert case.thrown("e")[-1] == "12C"
    assert (case.told_to("picked"), case.told_to("gives-up")) == ([("y", ALL)], [("e", {"e"})])
    assert set(case.seen("e", by="y").discards) == set(case.seen("e").discards) == {None}
    each_names(case, e="10O 10C 1C 9E 12E")
    each_names(case.do("y discard 12O, y draw 1, y paso"), e="10O 10C 1C 9E 12E", y="12B")


@pytest.mark.law("cie.74")
def test_a_card_given_up_to_the_stock_is_told_to_him_alone_who_held_it() -> None:
    case = on_the_floor().do("e discard 1O 11O 9O 7O 12C, e draw 6, y claim cards").falls("2C")
    assert case.state.stock[0].text == "2C"
    assert case.told_to("gives-up") == [("e", {"e"})]
    assert case.view("e").stock == (*cards("2C"), None, None)
    assert case.view("y").stock == case.view().stock == (None,) * 3
    each_names(case, e="10O 10C 1C 9E 12E 12B")


@pytest.mark.law("cie.69")
def test_a_missing_card_is_told_to_him_alone() -> None:
    case = on_the_floor().do("e discard 1O 11O, e draw 1, e draw-missing")
    assert case.told_to("drew") == [("e", {"e"}), ("e", {"e"})]
    each_names(case, e="10O 10C")


@pytest.mark.law("cie.76")
def test_a_card_of_the_stock_that_is_turned_up_is_seen_by_all() -> None:
    case = on_the_floor().do("e discard 1O 11O 9O 7O 12C, e draw 5, e turn-stock")
    assert case.told_to("turns-stock") == [("e", ALL)]
    each_names(case, e="10O 10C 1C 9E 12E", to_all="7B")


@pytest.mark.law("cie.79", "cie.80")
def test_who_turns_up_the_others_discard_sees_it_alone_and_his_own_he_bares_to_all() -> None:
    case = on_the_floor().do("e discard 1O 11O 9O 7O 12C, e draw 5, y discard 12O 2O 8O, y draw 3")
    peeped = case.do("e uncover other")
    assert (peeped.told_to("uncovers"), peeped.told_to("sees")) == ([("e", ALL)], [("e", {"e"})])
    each_names(peeped, e="10O 10C 1C 9E 12E 12O 2O 8O", y="12B 2B 7B")
    assert peeped.seen("y").discards == (None,) * 3
    bared = case.do("e uncover own")
    assert bared.told_to("bares") == [("e", ALL)]
    each_names(bared, e="10O 10C 1C 9E 12E", y="12B 2B 7B", to_all="1O 11O 9O 7O 12C")


@pytest.mark.law("cie.73", "cie.79")
def test_who_has_turned_up_a_discard_does_not_see_the_card_that_is_put_to_it_unseen_later() -> None:
    case = on_the_floor().do("e discard 1O 11O 9O 7O, e draw 5, y discard 12O 2O 8O, y draw 3, y uncover other")
    case = case.do("y claim cards").falls("12C")
    assert case.told_to("gives-up") == [("e", {"e"})]
    each_names(case, e="10O 10C 1C 9E 12E", y="1O 11O 9O 7O 12B 2B 7B")


def test_but_who_bares_his_discard_himself_shows_all_of_it() -> None:
    case = on_the_floor().do("e discard 1O 11O 9O 7O, e draw 5, y discard 12O 2O 8O, y draw 3, y uncover other")
    case = case.do("y claim cards").falls("12C").do("e uncover own")
    assert "12C" in case.named("y") and "12C" in case.named(None)


def test_at_the_open_table_nothing_more_is_seen_when_the_play_begins() -> None:
    case = on_the_floor().do("e discard 1O 11O 9O 7O 12C, e draw 5, y discard 12O 2O 8O, y draw 3").do(ALL_PASS)
    each_names(case.play("2C"), e="10O 10C 1C 9E 12E", y="12B 2B 7B", to_all="2C")
