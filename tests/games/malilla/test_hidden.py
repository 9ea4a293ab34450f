"""Who sees which cards, and who is told of them: partner, opponents, a spectator, and one who comes back later."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tests.games.malilla.hands import ALL_FIVE, CUBIERTAS, VISTAS, Malilla, misdealt, opened, turning

ANAS = "9O 1O 12O 5C 6C 7C 5E 6E 7E 5B 6B 7B"
STOCK = "8O 8C 8E 8B 10O 10C 10E 10B 11O 11C 11E 11B"
BOTH = {"ana", "blas"}


def each_names(case: Malilla, own: dict[str, set[str]], *to_all: str) -> None:
    """Everybody knows these cards of his own and those that all know; a spectator knows only the latter."""
    due: dict[str | None, set[str]] = {name: held | {*to_all} for name, held in own.items()}
    assert {who: case.named(who) for who in case.viewers} == due | {None: {*to_all}}


def hands(case: Malilla) -> dict[str, set[str]]:
    return {name: set(case.held(name)) for name in case.people}


@pytest.mark.law("mal.69")
@pytest.mark.parametrize("of", [name for name in ALL_FIVE if name != VISTAS])
def test_of_the_deal_each_knows_his_own_cards_and_all_know_the_turn_up(of: str) -> None:
    case = turning("5E", of)
    each_names(case, hands(case), "5E")
    assert case.told_to("turn-up") == [(case.pie, {*case.viewers})]


@pytest.mark.law("mal.vistas.3", "mal.vistas.8")
def test_of_the_piles_all_see_the_tops_and_nobody_what_they_cover() -> None:
    case = turning("5E", VISTAS)
    tops = {*case.tops("ana"), *case.tops("blas")}
    each_names(case, {"ana": set(), "blas": set()}, *tops, "5E")
    played = case.play(case.choices("ana", "play")[0])
    each_names(played, {"ana": set(), "blas": set()}, *tops, "5E", *played.tops("ana"))


@pytest.mark.law("mal.93")
@pytest.mark.parametrize("of", ["malilla", *ALL_FIVE[1:3]])
def test_while_they_play_nobody_sees_more_of_a_hand_than_what_was_played_from_it(of: str) -> None:
    case = turning("5E", of)
    own = hands(case)
    led = case.choices("ana", "play")[0]
    answered = case.play(led).choices("blas", "play")[0]
    each_names(case.play(f"{led} {answered}"), own, "5E", led, answered)


@pytest.mark.law("mal.cubiertas.4")
def test_what_one_throws_and_draws_is_told_to_him_alone_and_what_sleeps_to_nobody() -> None:
    case = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS)
    before, (turned,) = hands(case), case.told("turn-up", "card")
    case = case.do("ana discard 5C 6C")
    each_names(case, {"ana": {*ANAS.split(), "8O", "8C"}, "blas": before["blas"]}, turned.text)
    thrown = next(card for card in case.held("blas") if card != turned.text)
    case = case.do(f"blas discard {thrown}")
    assert case.told_to("drew") == [("ana", {"ana"}), ("blas", {"blas"})]
    assert case.told_to("exchanged") == [("ana", BOTH | {None}), ("blas", BOTH | {None})]
    each_names(case, {"ana": {*ANAS.split(), "8O", "8C"}, "blas": before["blas"] | {"8E"}}, turned.text)
    for viewer in case.viewers:
        assert case.seen("ana", by=viewer).discards == (cards("5C 6C") if viewer == "ana" else (None, None))
        assert case.seen("blas", by=viewer).discards == (cards(thrown) if viewer == "blas" else (None,))
        assert set(case.view(viewer).stock) == {None}


@pytest.mark.law("mal.cubiertas.4")
def test_when_the_hand_is_over_what_slept_has_been_seen_by_nobody() -> None:
    case = Malilla(CUBIERTAS, stock=STOCK, ANA=ANAS).do("ana discard 5C 6C").do("blas discard")
    asleep = set(map(str, case.state.stock))
    case = case.play_out()
    for viewer in case.viewers:
        assert not asleep & case.named(viewer)
        assert viewer == "ana" or not {"5C", "6C"} & case.named(viewer)


@pytest.mark.law("mal.97", "mal.cubiertas.4")
def test_who_looks_at_the_stock_sees_its_top_card_alone_and_the_other_that_he_looked() -> None:
    case = opened(CUBIERTAS, stock=STOCK, ANA=ANAS)
    before, (turned,) = hands(case), case.told("turn-up", "card")
    case = case.do("ana peek")
    assert case.told_to("peeks") == [("ana", BOTH | {None})]
    assert case.told_to("peeked") == [("ana", {"ana"})]
    each_names(case, {"ana": before["ana"] | {"8O"}, "blas": before["blas"]}, turned.text)
    later = case.do("ana discard, ana draw 0, blas peek")
    assert later.told_to("peeked") == [("ana", {"ana"}), ("blas", {"blas"})]
    each_names(later, {"ana": before["ana"] | {"8O"}, "blas": before["blas"] | {"8O"}}, turned.text)


@pytest.mark.law("mal.cubiertas.4")
def test_a_missing_card_that_is_drawn_later_is_told_to_him_alone() -> None:
    case = opened(CUBIERTAS, stock=STOCK, ANA=ANAS)
    before, (turned,) = hands(case), case.told("turn-up", "card")
    case = case.do("ana discard 5C 6C, ana draw 1, blas discard, blas draw 0, blas claim cards ana")
    assert case.told("drew", "cards", to="ana") == [cards("8O"), cards("8C")]
    assert case.told_to("drew") == [("ana", {"ana"}), ("blas", {"blas"}), ("ana", {"ana"})]
    each_names(case, {"ana": before["ana"] | {"8O", "8C"}, "blas": before["blas"]}, turned.text)


@pytest.mark.law("mal.cubiertas.4")
def test_a_card_too_many_that_is_put_aside_is_seen_by_its_owner_alone() -> None:
    case = opened(CUBIERTAS, stock=STOCK, ANA=ANAS)
    before, (turned,) = hands(case), case.told("turn-up", "card")
    case = case.do("ana discard 5C 6C, ana draw 3, blas discard, blas draw 0, blas claim cards ana").falls("9O")
    assert case.thrown("ana") == ["5C", "6C", "9O"]
    assert case.seen("ana", by="blas").discards == case.seen("ana").discards == (None,) * 3
    each_names(case, {"ana": before["ana"] | {"8O", "8C", "8E"}, "blas": before["blas"]}, turned.text)


@pytest.mark.law("mal.97")
def test_a_card_that_falls_and_a_hand_laid_open_are_seen_by_all() -> None:
    case = opened(ANA="9O", DIEGO="2B")
    own = hands(case)
    dropped = case.do("ana drop 9O")
    assert dropped.told_to("drops") == [("ana", {*case.viewers})]
    each_names(dropped, own, "9O", "2B")
    shown = case.do("blas show")
    assert shown.told_to("shows") == [("blas", {*case.viewers})]
    each_names(shown, own, "2B", *own["blas"])


@pytest.mark.law("mal.79")
def test_who_was_dealt_a_card_too_many_alone_sees_it() -> None:
    case = misdealt("2B", "ana", "blas")
    each_names(case, hands(case), "2B")
