"""Who sees which cards, and who is told of them: partner, opponents, a spectator, and one who comes back later."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tests.games.mus.hands import PLAIN, Mus, lances

OWN = {name.lower(): set(hand.split()) for name, hand in PLAIN.items()}
PEOPLE = set(OWN)
STOCK = "3O 3C 3E 3B 2O 1E"
ALL_MUS = "south mus, east mus, north mus, west mus"
THROWN = {"south": "5E 4B", "east": "6E", "north": "1O", "west": "4C 2E"}
SERVED = {"south": {"3O", "3C"}, "east": {"3E"}, "north": {"3B"}, "west": {"2O", "1E"}}


def dealt(**given: Any) -> Mus:
    return Mus(stock=STOCK, **PLAIN, **given)


def discarding(*names: str) -> Mus:
    """All have asked for mus, and these have put down their cards."""
    case = dealt().do(ALL_MUS)
    for name in names:
        case = case.do(f"{name} discard {THROWN[name]}")
    return case


def each_names(case: Mus, own: dict[str, set[str]], *to_all: str) -> None:
    """Everybody knows these cards of his own and those that all know; a spectator knows only the latter."""
    due: dict[str | None, set[str]] = {name: held | {*to_all} for name, held in own.items()}
    assert {who: case.named(who) for who in case.viewers} == due | {None: {*to_all}}


@pytest.mark.law("mus.38", "mus.61")
def test_of_the_deal_each_is_told_his_own_cards() -> None:
    case = dealt()
    assert case.told_to("got") == [(name, {name}) for name in case.people]
    assert case.told_to("dealt") == [("west", PEOPLE | {None})]
    each_names(case, OWN)


@pytest.mark.law("mus.61")
def test_what_is_put_down_is_seen_by_him_alone_who_did_and_not_by_his_partner() -> None:
    case = discarding("south", "east", "north")
    for who in ("south", "east", "north"):
        for viewer in case.viewers:
            seen = cards(THROWN[who]) if viewer == who else (None,) * len(THROWN[who].split())
            assert case.seen(who, by=viewer).discards == seen
    assert case.told_to("discards") == [(who, PEOPLE | {None}) for who in ("south", "east", "north")]
    each_names(case, OWN)


@pytest.mark.law("mus.61", "mus.63")
def test_what_one_is_served_is_told_to_him_alone() -> None:
    case = discarding("south", "east", "north", "west")
    assert case.told_to("got")[4:] == [(name, {name}) for name in case.people]
    assert case.told_to("served") == [("west", PEOPLE | {None})]
    each_names(case, {name: OWN[name] | SERVED[name] for name in OWN})


@pytest.mark.law("mus.61", "mus.62")
def test_what_was_put_down_in_an_earlier_round_is_seen_by_nobody_any_more() -> None:
    case = discarding("south", "east", "north", "west")
    for viewer in case.viewers:
        assert [place.discards for place in case.view(viewer).seats] == [(), (), (), ()]
        assert [heap.cards for heap in case.view(viewer).heaps] == [(None,) * 6]
        assert set(case.view(viewer).stock) == {None}


@pytest.mark.law("mus.38")
def test_while_the_lances_are_played_nobody_sees_another_hand() -> None:
    case = lances(stock=STOCK, **PLAIN).do("south envido 2, east quiero")
    for who in case.people:
        for viewer in case.viewers:
            hand = case.seen(who, by=viewer).cards
            assert {*map(str, hand)} == (OWN[who] if viewer == who else {"None"})
    each_names(case, OWN)


@pytest.mark.law("mus.65")
def test_when_the_hands_are_shown_all_see_them_but_not_the_stock() -> None:
    case = lances(stock=STOCK, **PLAIN).passed_out()
    hands = set[str]().union(*OWN.values())
    assert {who: case.named(who) for who in case.viewers} == dict.fromkeys(case.viewers, hands)
    assert case.told_to("shows") == [(name, PEOPLE | {None}) for name in case.people]


@pytest.mark.law("mus.47")
def test_a_card_turned_up_is_seen_by_all_and_no_other() -> None:
    case = dealt(accidents="judge").do("west turned-up 2")
    (card,) = case.exposed
    assert card in OWN["east"]
    assert case.told_to("turned-up") == [("east", PEOPLE | {None})]
    assert case.seen("east", by="west").cards == (*cards(card), None, None, None)
    each_names(case, OWN, card)


@pytest.mark.law("mus.91")
def test_a_covert_sign_is_told_to_those_who_see_it_and_where_one_looks_to_those_who_watch_him() -> None:
    hands = {"SOUTH": "12O 12C 7E 4B", "EAST": "11O 10C 6E 5B"}
    case = Mus(**hands, signals="covert", sign_seen="watching").do("west watch south, south sign two-kings")
    assert case.told_to("watches") == [("west", {"west", "east"})]
    assert case.told_to("sign") == [("south", {"south", "north", "west"})]
