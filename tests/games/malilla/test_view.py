"""What each may see: hands, tricks, counters."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Card, cards
from tapete.table.view import Piece
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, WHOLE_SUITS, Malilla, endgame, turning

THREE_TRICKS = {"ANA": "9O 5C 2E", "BLAS": "2O 6C 3E", "CLARA": "3O 7C 9E", "DIEGO": "4O 9C 4E"}


def three_tricks(of: str = "malilla", **options: Any) -> Malilla:
    """Ana, then Diego, then Clara have taken a trick."""
    return endgame(of, **options, **THREE_TRICKS).play("9O 2O 3O 4O 5C 6C 7C 9C 4E 2E 3E 9E")


def seen(case: Malilla, viewer: str | None) -> list[str]:
    """The first card of every trick the viewer may look at."""
    return [trick[0].text for seat in case.view(viewer).seats for trick in seat.tricks]


def told(case: Malilla, viewer: str | None) -> list[Card]:
    """The cards that this viewer is told were played, when he asks for all that is told."""
    return [card for event in case.view(viewer).events if isinstance(card := event.get("card"), Card)]


def pieces(total: int) -> list[tuple[str, int]]:
    score = Malilla(start={"score": [total, -total]}).view().scores[0]
    return [(piece.kind, piece.count) for piece in score.pieces]


# Hands.


def test_a_hand_is_held_by_suits_from_the_malilla_down() -> None:
    own = "2C 12O 9C 1C 10O 8C 9O 11O 1O 3C 12C 8O"
    case = Malilla(ANA=own)
    assert case.seen("ana", by="ana").cards == cards("9O 1O 12O 11O 10O 8O 9C 1C 12C 8C 3C 2C")


@pytest.mark.law("mal.69")
def test_of_the_dealers_hand_all_know_one_card() -> None:
    case = turning("11B")
    assert "11B" in case.known("ana")
    assert case.known("ana") == {*case.held("ana"), "11B"}
    assert case.known() == {"11B"}


def test_a_player_sees_his_own_hand_and_nobody_elses() -> None:
    case = Malilla().deal()
    for viewer in case.people:
        for name, place in zip(case.people, case.view(viewer).seats, strict=True):
            assert {*map(str, place.cards)} == (set(case.held(name)) if name == viewer else {"None"})
            assert len(place.cards) == 12
    assert all(place.cards == (None,) * 12 for place in case.view().seats)


def test_a_spectator_is_asked_nothing_and_a_player_what_he_may_do() -> None:
    case = Malilla().deal()
    assert case.view().prompt is None
    assert case.view("blas").prompt is None
    assert case.view("ana").prompt == case.prompt("ana")


@pytest.mark.law("mal.13", "mal.15")
def test_the_places_carry_their_roles() -> None:
    assert [place.roles for place in Malilla().deal().view().seats] == [("mano",), (), (), ("pie",)]
    five = turning("5B", BARROTADA, alcalde=True)
    assert [place.roles for place in five.view().seats] == [("mano",), (), (), ("pie",), ("alcalde",)]


# Tricks.


@pytest.mark.law("mal.93")
def test_one_may_look_at_the_tricks_of_ones_own_side_and_never_at_the_opponents() -> None:
    case = turning("5B").last_trick(ANA=(4, "O"), CLARA=(3, "C"), BLAS=(5, "rest"))
    assert len(case.seen("ana", by="ana").tricks) == 4
    assert len(case.seen("clara", by="ana").tricks) == 3
    assert case.seen("blas", by="ana").tricks == ()
    assert case.seen("blas", by="ana").taken == 4
    assert len(case.seen("blas", by="blas").tricks) == 4
    assert case.seen("ana", by="blas").tricks == ()


@pytest.mark.law("mal.93")
def test_opponents_and_spectators_see_how_many_tricks_but_not_which() -> None:
    case = three_tricks()
    assert [place.taken for place in case.view().seats] == [1, 0, 1, 1]
    assert seen(case, None) == []
    assert seen(case, "blas") == ["5C"]
    assert seen(case, "ana") == ["9O", "4E"]


@pytest.mark.law("mal.93")
@pytest.mark.parametrize("name", [BARROTADA, COJA])
def test_who_plays_for_himself_looks_at_his_own_only(name: str) -> None:
    case = endgame(name, **{**THREE_TRICKS, "BLAS": "1O 6C 3E"}).play("9O 1O 3O" if name == COJA else "9O 1O 3O 4O")
    assert seen(case, "ana") == ["9O"]
    assert seen(case, "clara") == []


@pytest.mark.law("mal.93")
def test_the_trick_just_made_is_seen_by_all_until_the_next_is_led_to() -> None:
    case = endgame(**THREE_TRICKS).play("9O 2O 3O 4O")
    assert [played.card for played in case.view("blas").last_trick] == list(cards("9O 2O 3O 4O"))
    assert len(case.view().last_trick) == 4
    case = case.play("5C")
    assert case.view("blas").last_trick == ()
    assert case.view().last_trick == ()
    assert len(case.view("clara").last_trick) == 4


@pytest.mark.law("mal.93")
@pytest.mark.parametrize("viewer", [None, "ana", "blas", "clara", "diego"])
def test_whoever_looks_late_is_told_the_cards_of_no_trick_but_the_one_that_lies_there(viewer: str | None) -> None:
    case = endgame(**THREE_TRICKS).play("9O 2O 3O 4O")
    assert [card.text for card in told(case, viewer)] == ["9O", "2O", "3O", "4O"]
    case = case.play("5C")
    assert [card.text for card in told(case, viewer)] == ["5C"]
    case = case.play("6C 7C 9C 4E 2E")
    assert [card.text for card in told(case, viewer)] == ["4E", "2E"]


@pytest.mark.law("mal.93")
def test_who_has_sat_there_all_along_has_heard_every_card_in_time() -> None:
    heard = three_tricks().witness("blas").events
    assert [event.get("card") for event in heard if event.key == "plays"] == [
        played.card for played in three_tricks().state.plays
    ]


@pytest.mark.law("mal.94")
def test_where_it_was_agreed_only_the_last_trick_is_open_to_view() -> None:
    case = three_tricks(view_last_trick_only=True)
    for viewer in ("ana", "blas", "clara", "diego"):
        assert seen(case, viewer) == ["4E"]


@pytest.mark.law("mal.94")
def test_then_even_ones_own_earlier_tricks_are_closed() -> None:
    case = turning("5B", view_last_trick_only=True).last_trick(BLAS=(3, "E"), ANA=(9, "rest"))
    assert len(case.state.taken) == 11
    assert [len(place.tricks) for place in case.view("ana").seats] == [1, 0, 0, 0]
    assert case.seen("ana", by="ana").tricks == (case.state.taken[-1].cards,)


@pytest.mark.law("mal.94")
def test_it_is_off_by_default() -> None:
    assert Malilla().state.game.view_last_trick_only is False


# Counters.


@pytest.mark.law("mal.58")
def test_at_the_beginning_both_sides_stand_at_nothing() -> None:
    view = Malilla().view()
    assert [(score.total, score.pieces, score.seats) for score in view.scores] == [(0, (), (0, 2)), (0, (), (1, 3))]
    assert view.unit == "tantos"


@pytest.mark.law("mal.58")
@pytest.mark.parametrize(
    ("total", "counters"),
    [(7, [("one", 7)]), (30, [("ten", 3)]), (99, [("ten", 9), ("one", 9)])],
)
def test_what_is_won_is_marked_in_pieces_of_ten_and_singles(total: int, counters: list[tuple[str, int]]) -> None:
    assert pieces(total) == counters


@pytest.mark.law("mal.58")
@pytest.mark.parametrize("total", range(100))
def test_nine_pieces_of_ten_and_ten_singles_suffice_below_a_hundred(total: int) -> None:
    counters = dict(pieces(total))
    assert counters.get("ten", 0) <= 9
    assert counters.get("one", 0) <= 10
    assert 10 * counters.get("ten", 0) + counters.get("one", 0) == total


@pytest.mark.law("mal.59")
def test_each_full_hundred_is_marked_apart_with_a_coin() -> None:
    assert pieces(130) == [("hundred", 1), ("ten", 3)]
    assert pieces(95) == [("ten", 9), ("one", 5)]
    assert pieces(600) == [("hundred", 6)]


@pytest.mark.law("mal.59")
def test_from_95_a_win_of_35_makes_a_coin_and_30() -> None:
    case = turning("5B", start={"score": [95, -95]}).last_trick(BLAS=(1, ""), ANA=(11, "rest")).play_out()
    ahead, behind = case.view().scores
    assert (ahead.total, behind.total) == (130, -130)
    assert ahead.pieces == (Piece("hundred", 1), Piece("ten", 3))
    assert behind.pieces == (Piece("hundred", -1), Piece("ten", -3))


@pytest.mark.law("mal.60")
def test_the_value_of_the_tanto_is_agreed_before_play() -> None:
    case = Malilla(start={"score": [30, -30]}, tanto=2)
    ahead, behind = case.view().scores
    assert Piece("money", 60) in ahead.pieces
    assert Piece("money", -60) in behind.pieces


@pytest.mark.law("mal.60")
def test_without_money_the_tanto_is_the_unit() -> None:
    view = Malilla(start={"score": [30, -30]}).view()
    assert [piece.kind for piece in view.scores[0].pieces] == ["ten"]
    assert view.unit == "tantos"


# Everything in its place.


@pytest.mark.parametrize("name", ALL_FIVE)
def test_every_card_of_the_pack_is_in_one_place_from_the_shuffle_to_the_end(name: str) -> None:
    case = Malilla(name).falls()
    while case.phase != "shuffle":
        lying = [card for zone in case.state.zones().values() for card in zone]
        assert sorted(lying) == sorted(case.state.variant.pack)
        assert case.state.with_zones(case.state.zones()) == case.state
        if case.phase == "cut":
            case = case.do(f"{case.turn} cut 20")
        elif case.phase == "exchange":
            case = case.do(f"{case.turn} discard {case.some(case.turn, 1)}")
        else:
            case = case.play(case.choices(case.turn, "play")[0])


@pytest.mark.parametrize("name", ALL_FIVE)
def test_a_view_shows_no_card_that_its_seat_does_not_know(name: str) -> None:
    case = Malilla(name).deal(**WHOLE_SUITS if name in ("malilla", BARROTADA) else {})
    for viewer in (*case.people, None):
        shown = {
            str(card)
            for place in case.view(viewer).seats
            for card in (*place.cards, *(card for pile in place.piles for card in pile.cards))
            if card is not None
        }
        assert shown <= case.known(viewer)
