"""Who sees which cards, and who is told of them: each seat, a spectator, and one who comes back later."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.soak.looking import cards_in
from tests.games.revesino.hands import Revesino, opened, table

HANDS = {
    "ANA": "7O 8O 9O 2C 3C 1C 2E 3E 12E 2B 3B", "BLAS": "2O 3O 5C 6C 7C 5E 6E 7E 4B 5B 6B",
    "CLARA": "4O 5O 6O 8C 9C 10C 8E 9E 10E 7B 8B", "DIEGO": "10O 11O 1O 11C 12C 11E 4E 1E 9B 12B 12O 4C",
}  # fmt: skip
STOCK = "1B 11B 10B"
OWN = {name.lower(): set(hand.split()) for name, hand in HANDS.items()}
ALL = {"ana", "blas", "clara", "diego", None}


def each_names(case: Revesino, to_all: str = "", **more: str) -> None:
    """Besides the hand dealt to him each has seen these cards, and all the last; a spectator only those."""
    shown = set(to_all.split())
    due: dict[str | None, set[str]] = {None: shown}
    for who in case.people:
        due[who] = OWN[who] | set(more.get(who, "").split()) | shown
    assert {who: case.named(who) for who in case.viewers} == due


def comes_back(case: Revesino, who: str | None) -> set[str]:
    """Every card that one sees who has been away all the hand and looks now."""
    return {card.text for card in cards_in(case.view(who))}


def dealt() -> Revesino:
    return table(stock=STOCK, **HANDS)


def at_the_open_table() -> Revesino:
    return opened(stock=STOCK, **HANDS)


# The deal and the exchange.


@pytest.mark.law("rev.13", "rev.70")
@pytest.mark.parametrize("case", [dealt(), at_the_open_table()])
def test_of_the_deal_each_knows_his_own_cards_and_how_many_the_others_have(case: Revesino) -> None:
    each_names(case)
    for viewer in case.viewers:
        counts = [len(case.seen(who, by=viewer).cards) for who in case.people]
        assert counts == [11, 11, 11, 12], "that the dealer has twelve is no secret"
        assert case.view(viewer).stock == (None, None, None)
        assert [who for who in case.people if None not in case.seen(who, by=viewer).cards] == [viewer] * bool(viewer)


@pytest.mark.law("rev.99", "rev.100", "rev.106")
def test_what_is_laid_away_and_drawn_is_known_to_him_alone() -> None:
    case = dealt().do("ana discard 1C")
    assert case.told_to("exchanges") == [("ana", ALL)] and case.told_to("drew") == [("ana", {"ana"})]
    each_names(case, ana="1B")
    for viewer in case.viewers:
        assert case.seen("ana", by=viewer).discards == (cards("1C") if viewer == "ana" else (None,))
        assert case.view(viewer).stock == (None, None, None)
    assert "1C" in comes_back(case, "ana") and not {"1C", "1B"} & comes_back(case, "blas")


@pytest.mark.law("rev.99", "rev.ad.10")
def test_what_is_looked_at_and_put_under_is_known_to_him_alone() -> None:
    case = dealt().do("ana decline, blas decline")
    assert case.told_to("declines") == [("ana", ALL), ("blas", ALL)]
    assert case.told_to("looked") == [("ana", {"ana"}), ("blas", {"blas"})]
    each_names(case, ana="1B", blas="11B")
    for who, card in (("ana", "1B"), ("blas", "11B")):
        for viewer in case.viewers:
            assert case.seen(who, by=viewer).discards == (cards(card) if viewer == who else (None,))


@pytest.mark.law("rev.14", "rev.71", "rev.100")
def test_the_dealer_sees_nothing_of_the_stock_and_nobody_what_he_laid_there() -> None:
    case = dealt().do("ana discard 1C, blas decline, clara decline, diego discard 11C")
    assert case.told_to("lays-away") == [("diego", ALL)]
    each_names(case, ana="1B", blas="11B", clara="10B")
    for viewer in case.viewers:
        assert case.view(viewer).stock == (None,) * 4
        assert case.seen("diego", by=viewer).discards == (cards("11C") if viewer == "diego" else (None,))
        assert [len(case.seen(who, by=viewer).cards) for who in case.people] == [11, 11, 11, 11]


def test_what_a_seat_is_told_numbers_only_what_it_hears() -> None:
    told, quiet = dealt().do("ana decline"), dealt().do("ana discard 1C")
    for who in ("blas", "clara", "diego", None):
        assert told.view(who).next_event == quiet.view(who).next_event
    assert told.view("ana").next_event == told.view("blas").next_event + 1


# The tricks.


def playing() -> Revesino:
    """Ana drew the ace of bastos for that of copas, and the caballo sleeps."""
    return dealt().do("ana discard 1C, blas decline, clara decline, diego discard 11C")


@pytest.mark.law("rev.156")
def test_of_another_s_tricks_only_the_last_may_be_seen() -> None:
    case = playing().play("7O 2O 4O 11O").play("11E 12E 5E 8E").play("2B 4B 7B 9B")
    assert case.takers == ["diego", "ana", "diego"]
    first, second, third = cards("7O 2O 4O 11O"), cards("11E 12E 5E 8E"), cards("2B 4B 7B 9B")
    assert case.seen("diego", by="diego").tricks == (first, third)
    for viewer in ("ana", "blas", "clara", None):
        assert case.seen("diego", by=viewer).tricks == (third,), "of Diego's not the first"
    assert case.seen("ana", by="ana").tricks == (second,)
    for viewer in ("blas", "clara", "diego", None):
        assert case.seen("ana", by=viewer).tricks == ()
        assert case.seen("ana", by=viewer).taken == 1, "how many there are is no secret"
    assert not {"7O", "2O", "4O"} & comes_back(case, None)
    assert {"7O", "2O", "4O"} <= case.named(None), "who sat there has seen them"


@pytest.mark.law("rev.156")
def test_one_who_comes_back_later_is_told_of_no_trick_but_the_last() -> None:
    case = playing().play("7O 2O 4O 11O").play("11E")
    late = case.view(None)
    assert [event.get("card") for event in late.events if event.key == "plays"] == [*cards("11E")]
    assert late.trick[0].card.text == "11E" and [played.card for played in late.last_trick] == [*cards("7O 2O 4O 11O")]
    assert comes_back(case, None) == {"11E", "7O", "2O", "4O", "11O"}
    next_one = case.play("12E 5E 8E").play("2B")
    assert comes_back(next_one, None) == {"2B", "11E", "12E", "5E", "8E"}
    assert {"7O", "2O", "4O", "11O"} <= comes_back(next_one, "diego"), "they are his own"


@pytest.mark.law("rev.197")
def test_at_the_end_everything_is_shown_to_all() -> None:
    case = playing().play_out()
    assert case.told("asleep", "cards") == [cards("1C 11B 10B 11C")], "what each put there, from the mano on"
    for viewer in case.viewers:
        assert None not in case.view(viewer).stock and len(case.view(viewer).stock) == 4
        shown = [card for who in case.people for trick in case.seen(who, by=viewer).tricks for card in trick]
        assert len(shown) == 44
        assert [case.seen(who, by=viewer).discards for who in ("blas", "diego")] == [cards("11B"), cards("11C")]


@pytest.mark.law("rev.35", "rev.179", "rev.ad.25.b")
def test_that_one_renounces_is_told_to_nobody() -> None:
    aces = {**HANDS, "CLARA": "1O 1C 1E 11C 5O 6O 8C 9C 8E 7B 8B", "ANA": "7O 8O 9O 2C 3C 10C 2E 3E 12E 2B 3B"}
    aces["DIEGO"] = "10O 11O 4O 9E 12C 11E 4E 10E 9B 12B 12O 4C"
    void = {**aces, "CLARA": "1C 1E 11C 8C 9C 8E 7B 8B 10C 9E 10E", "ANA": "7O 8O 9O 2C 3C 1O 2E 3E 12E 2B 3B"}
    void["DIEGO"] = "10O 11O 4O 5O 12C 11E 4E 6O 9B 12B 12O 4C"
    both = [
        table(stock=STOCK, **held).do("ana decline, blas decline, clara decline, diego discard 12O").play("7O 2O 1E")
        for held in (aces, void)
    ]
    told = [[(event.key, event.seat, event.details) for event in case.view("blas").events] for case in both]
    assert told[0] == told[1], "an ace thrown by right looks like one thrown for want of the suit"
    assert [case.view("blas").notes for case in both] == [(), ()]


# The open table.


@pytest.mark.law("rev.104", "rev.109")
def test_a_look_too_soon_is_seen_by_all_and_the_card_by_one() -> None:
    case = at_the_open_table().do("ana peek")
    assert case.told_to("peeks") == [("ana", ALL)] and case.told_to("looked") == [("ana", {"ana"})]
    each_names(case, ana="1B")
    ruled = case.do("blas claim look ana")
    each_names(ruled, ana="1B")
    assert ruled.seen("ana", by="ana").discards == cards("1B") and ruled.seen("ana", by="blas").discards == (None,)


@pytest.mark.law("rev.101")
def test_a_discard_changed_shows_no_card() -> None:
    case = at_the_open_table().do("ana discard 1C, ana change 12E")
    assert case.told_to("changes") == [("ana", ALL)]
    each_names(case)
    assert [case.seen("ana", by=who).discards for who in ("ana", "blas")] == [cards("12E"), (None,)]


@pytest.mark.law("rev.110", "rev.109")
def test_a_card_that_the_dealer_took_is_seen_by_nobody_until_he_looks() -> None:
    case = at_the_open_table().do("ana decline, blas decline, clara decline, diego discard 11C, diego draw 1")
    assert case.told_to("reaches") == [("diego", ALL)]
    each_names(case, ana="1B", blas="11B", clara="10B")
    each_names(case.do("diego put-back"), ana="1B", blas="11B", clara="10B")
    looked = case.do("diego take-up")
    assert looked.told_to("drew") == [("diego", {"diego"})]
    each_names(looked, ana="1B", blas="11B", clara="10B", diego="1B")


@pytest.mark.law("rev.68")
def test_a_card_faced_in_dealing_is_seen_by_all() -> None:
    case = opened().ready_to_deal(STOCK, **HANDS).do("diego face blas")
    [card] = case.told("faces", "card")
    assert card.text in OWN["blas"]
    each_names(case, to_all=card.text)


@pytest.mark.law("rev.69")
def test_a_card_that_fell_from_the_pack_shows_only_in_the_stock() -> None:
    before = opened().do("diego take-pack").falls()
    whole, short = before.do("clara cut 20"), before.do("clara spill 20")
    for viewer in whole.viewers:
        assert whole.view(viewer) == short.view(viewer), "nobody has seen it fall"
    assert [len(case.do("diego deal").view(None).stock) for case in (whole, short)] == [3, 2]


@pytest.mark.law("rev.118", "rev.119", "rev.84")
@pytest.mark.parametrize(("line", "card"), [("drop 5C", "5C"), ("fumble 5C", "5C")])
def test_a_card_that_fell_has_been_seen_by_all(line: str, card: str) -> None:
    case = at_the_open_table().do("ana decline, blas decline, clara decline, diego discard 10O, diego draw 0")
    fell = case.play("7O").do(f"blas {line}")
    each_names(fell, to_all=f"7O {card}", ana="1B", blas="11B", clara="10B")
    assert fell.seen("blas", by="ana").cards == (None,) * 11, "it is in his hand again"


@pytest.mark.law("rev.120", "rev.121", "rev.123")
def test_of_cards_that_came_out_together_only_those_face_up_are_seen() -> None:
    case = (
        at_the_open_table().do("ana decline, blas decline, clara decline, diego discard 10O, diego draw 0").play("7O")
    )
    fell = case.do("blas scatter 5C 6C 2O")
    looked = {"ana": "1B", "blas": "11B", "clara": "10B"}
    each_names(fell, to_all="7O", **looked)
    each_names(fell.do("blas face-down"), to_all="7O", **looked)
    each_names(fell.do("blas one-up 6C"), to_all="7O 6C", **looked)
    each_names(fell.do("blas beneath 6C"), to_all="7O 2O 5C 6C", **looked)
    each_names(fell.do("blas apart"), to_all="7O 2O 5C 6C", **looked)


@pytest.mark.law("rev.36", "rev.124", "rev.139")
def test_what_is_charged_tells_nothing_of_hidden_cards() -> None:
    start = at_the_open_table().do("ana decline, blas decline, clara decline, diego discard 10O, diego draw 0")
    revoked, void = start.play("7O 4B 4O"), start.play("7O 2O 4O")
    for case in (revoked, void):
        led = case.do("diego play 11O, diego play 11E, ana claim revoke blas, clara claim heard blas")
        keys = [
            event.key for event in led.view("clara").events if event.key in ("ruling", "not-proven", "decided-later")
        ]
        assert keys == ["decided-later", "decided-later"], "whether he has revoked or not"
