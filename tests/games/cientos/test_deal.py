"""The cut for mano, the shuffles, the cut and the deal."""

from __future__ import annotations

from typing import Any

import pytest

import tapete
from tapete.cards import cards, written
from tapete.errors import BadOption, Illegal
from tapete.games.cientos.lots import higher
from tapete.games.cientos.ranking import PACK
from tests.games.cientos.hands import DULL, Cientos, silent


@pytest.mark.law("cie.42")
def test_the_higher_card_by_the_order_of_this_game_is_mano_and_the_other_deals() -> None:
    case = Cientos(dealer=None, names=("Ana", "Blas")).falls("9O 2E")
    assert case.people == ["blas", "ana"]
    assert (case.state.dealer, case.dealer) == (1, "ana")
    assert [(event.key, event.seat) for event in case.state.events] == [("lot", 0), ("first-mano", 0)]


@pytest.mark.law("cie.42")
def test_equal_ranks_cut_again_whatever_their_suit() -> None:
    assert higher(cards("9O 9C 7E 8B 1O"))[0] == 1
    assert higher(cards("9O 9C 7E 7B 1O 2O 8O")) == (0, cards("9O 9C 7E 7B 1O 2O"))


@pytest.mark.law("cie.43")
def test_out_of_courtesy_a_lady_is_mano_whatever_she_lifts() -> None:
    table: dict[str, Any] = {"dealer": None, "names": ("Ana", "Blas"), "start": {"ladies": [0]}}
    for lifted, higher_lifted_by in (("1O 7E", "ana"), ("7E 1O", "blas")):
        case = Cientos(courtesy=True, **table).falls(lifted)
        assert case.people[0] == "ana"
        assert case.told("lot", "seat") == [higher_lifted_by]
    assert Cientos(**table).falls("7E 1O").people[0] == "blas"


@pytest.mark.law("cie.43")
def test_courtesy_is_told_only_where_it_changes_who_is_mano_and_two_ladies_cut_like_anybody() -> None:
    table: dict[str, Any] = {"dealer": None, "names": ("Ana", "Blas"), "courtesy": True}
    lower = Cientos(**table, start={"ladies": [0]}).falls("7E 1O")
    assert lower.told("courtesy") == [{"seat": "ana"}]
    assert Cientos(**table, start={"ladies": [0]}).falls("1O 7E").told("courtesy") == []
    assert Cientos(**table, start={"ladies": [0, 1]}).falls("7E 1O").people[0] == "blas"
    assert Cientos(**table).falls("7E 1O").people[0] == "blas"


@pytest.mark.law("cie.42")
@pytest.mark.parametrize(("lifted", "mano", "dealer"), [("9O 2E", "y", "e"), ("2E 9O", "e", "y")])
def test_where_it_is_cut_for_the_next_game_all_stay_where_they_sit(lifted: str, mano: str, dealer: str) -> None:
    case = silent(**DULL, games=2, next_dealer="cut", start={"marks": [90, 0]}).having("e", 9).play("12C")
    assert case.phase == "lot"
    case = case.falls(lifted)
    assert (case.people, case.dealer, case.state.dealer) == (["e", "y"], dealer, case.seat(dealer))
    assert case.told("first-mano", "seat")[-1] == mano
    assert case.phase == "shuffle"
    assert case.falls().turn == mano


@pytest.mark.law("cie.44")
def test_stake_qualities_and_double_are_fixed_before_the_first_card() -> None:
    game = tapete.game("cientos", stake=8, calidades=True, double=False)
    assert [game.chosen[name] for name in ("stake", "calidades", "double")] == [8, True, False]
    assert game.start().game is game
    with pytest.raises(BadOption, match="quarter"):
        tapete.game("cientos", stake=6, calidades=True)
    assert tapete.game("cientos", stake=6, calidades=True, quality=2).chosen["stake"] == 6


def ready() -> Cientos:
    """The pack is shuffled and the mano must cut."""
    return Cientos().falls()


@pytest.mark.law("cie.46", "cie.47")
def test_the_mano_may_shuffle_once_and_the_dealer_last() -> None:
    case = ready().do("e barajo").falls("12B")
    assert case.offers("e") == []
    assert str(case.state.deck[0]) == "12B"
    case = case.do("y barajo").falls("7E")
    assert str(case.state.deck[0]) == "7E"
    assert not case.allows("e barajo")
    assert case.allows("e cut 3")
    assert case.told("shuffled", "seat") == ["y", "e", "y"]


@pytest.mark.law("cie.47")
def test_the_dealer_may_also_leave_it_and_then_the_mano_has_no_other_shuffle() -> None:
    case = ready().do("e barajo").falls()
    assert not case.do("y paso").allows("e barajo")


@pytest.mark.law("cie.48", "cie.49")
@pytest.mark.parametrize(("lifted", "good"), [(0, False), (2, False), (3, True), (29, True), (30, False)])
def test_the_mano_must_cut_at_least_three_and_leave_three(lifted: int, good: bool) -> None:
    case = ready()
    assert case.allows(f"e cut {lifted}") is good
    assert not case.allows("e paso")
    assert case.prompt("y") is None


@pytest.mark.law("cie.50", "cie.57", "cie.2")
@pytest.mark.parametrize(("packets", "size"), [("threes", 3), ("twos", 2)])
def test_twelve_cards_go_round_by_threes_or_by_twos_from_the_mano(packets: str, size: int) -> None:
    case = Cientos(packets=packets).falls().do("e cut 3")
    deck = (*PACK[3:], *PACK[:3])
    assert set(map(str, deck[:size])) <= set(case.held("e"))
    assert set(map(str, deck[size : 2 * size])) <= set(case.held("y"))
    assert [len(hand) for hand in case.state.hands] == [12, 12]
    assert case.state.stock == deck[24:]


@pytest.mark.law("cie.51", "cie.52")
def test_the_dealer_chooses_between_the_two_ways_once_a_game() -> None:
    case = Cientos(packets="chosen").falls().do("e cut 3")
    assert case.offers("y") == ["a-tres", "a-dos"]
    case = case.do("y a-dos")
    assert case.told("dealt", "packet")[-1] == 2
    again = case.but(phase="shuffle", dealer=1).falls().do("e cut 3")
    assert again.phase == "blancas"
    assert again.told("dealt", "packet") == [2, 2]


def test_written_hands_and_stock_are_dealt_as_they_stand() -> None:
    stock = [card for card in PACK if card not in cards(" ".join(DULL.values()))]
    for packets in ("threes", "twos", "chosen"):
        case = Cientos(packets=packets, **DULL, stock=written(reversed(stock)))
        assert set(case.held("e")) == set(DULL["E"].split())
        assert set(case.held("y")) == set(DULL["Y"].split())
        assert case.state.stock == tuple(reversed(stock))


def test_wrong_hands_are_refused_with_a_word() -> None:
    state = Cientos().state
    for hands, why in (
        ((cards("3O"), ()), "not in the pack"),
        ((cards("1O"), cards("1O")), "twice"),
        ((PACK[:13], ()), "12 cards"),
        (((),), "2 hands"),
    ):
        with pytest.raises(BadOption, match=why):
            state.game.stacked(state, hands, ())


def test_a_match_starts_anywhere() -> None:
    case = Cientos(start={"marks": [50, 100], "half": [3, 0], "hundred": [0, 2], "score": [4, -4]})
    assert (case.state.tallies[0].real, case.state.tallies[1].race) == (47, 98)
    assert case.chips == 4
    for bad in (
        {"marks": [55, 0]}, {"half": [2, 0]}, {"marks": [100, 0]}, {"score": [1, 1]}, {"score": 3}, {"marks": [10]},
        {"marks": 10}, {"colour": 1},
    ):  # fmt: skip
        with pytest.raises(BadOption):
            Cientos(start=bad)


def test_nobody_acts_out_of_turn() -> None:
    with pytest.raises(Illegal, match="turn of seat 0"):
        ready().do("y cut 3")
