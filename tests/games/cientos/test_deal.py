"""The cut for mano, the shuffles, the cut and the deal."""

from __future__ import annotations

import pytest

import tapete
from tapete.cards import Card, cards, written
from tapete.errors import BadOption, Illegal
from tapete.games.cientos.lots import higher
from tapete.games.cientos.ranking import PACK
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.match import Match
from tests.games.cientos.table import DULL_E, DULL_Y, Table


def lot(*first: str) -> Action:
    """A pack from which these are lifted first."""
    top = tuple(Card.parse(text) for text in first)
    return Action("lot", (*top, *(card for card in PACK if card not in top)))


@pytest.mark.law("cie.42")
def test_the_higher_card_by_the_order_of_this_game_is_mano_and_the_other_deals() -> None:
    match = Match(tapete.game("cientos"), ("Ana", "Blas"))
    match.do(TABLE, lot("9O", "2E"))
    assert match.state.name(0) == "Blas"
    assert (match.state.dealer, match.state.name(1)) == (1, "Ana")
    assert [(event.key, event.seat) for event in match.state.events] == [("lot", 0), ("first-mano", 0)]


@pytest.mark.law("cie.42")
def test_equal_ranks_cut_again_whatever_their_suit() -> None:
    assert higher(cards("9O 9C 7E 8B 1O"))[0] == 1
    assert higher(cards("9O 9C 7E 7B 1O 2O 8O")) == (0, cards("9O 9C 7E 7B 1O 2O"))


@pytest.mark.law("cie.43")
def test_out_of_courtesy_a_lady_is_mano_whatever_she_lifts() -> None:
    for first in (("1O", "7E"), ("7E", "1O")):
        match = Match(tapete.game("cientos", courtesy=True), ("Ana", "Blas"), {"ladies": [0]})
        match.do(TABLE, lot(*first))
        assert match.state.name(0) == "Ana"
        assert match.state.events[0].seat == (0 if first[0] == "1O" else 1)
    match = Match(tapete.game("cientos"), ("Ana", "Blas"), {"ladies": [0]})
    match.do(TABLE, lot("7E", "1O"))
    assert match.state.name(0) == "Blas"


@pytest.mark.law("cie.44")
def test_stake_qualities_and_double_are_fixed_before_the_first_card() -> None:
    game = tapete.game("cientos", stake=8, calidades=True, double=False)
    assert (game["stake"], game["calidades"], game["double"]) == (8, True, False)
    assert Match(game).state.game is game
    with pytest.raises(BadOption, match="quarter"):
        tapete.game("cientos", stake=6, calidades=True)
    assert tapete.game("cientos", stake=6, calidades=True, quality=2)["stake"] == 6


def ready() -> Table:
    """The pack is shuffled and the mano must cut."""
    table = Table()
    table.match.do(TABLE, Action("deck", PACK))
    return table


@pytest.mark.law("cie.46", "cie.47")
def test_the_mano_may_shuffle_once_and_the_dealer_last() -> None:
    table = ready().do("0 barajo")
    table.match.do(TABLE, Action("deck", PACK))
    assert table.offers(0) == []
    table.do("1 barajo")
    table.match.do(TABLE, Action("deck", PACK))
    assert not table.allows("0 barajo")
    assert table.allows("0 cut 3")
    assert [told["seat"] for told in table.told("shuffled")] == [1, 0, 1]


@pytest.mark.law("cie.47")
def test_the_dealer_may_also_leave_it_and_then_the_mano_has_no_other_shuffle() -> None:
    table = ready().do("0 barajo")
    table.match.do(TABLE, Action("deck", PACK))
    assert not table.do("1 paso").allows("0 barajo")


@pytest.mark.law("cie.48", "cie.49")
@pytest.mark.parametrize(("lifted", "good"), [(0, False), (2, False), (3, True), (29, True), (30, False)])
def test_the_mano_must_cut_at_least_three_and_leave_three(lifted: int, good: bool) -> None:
    table = ready()
    assert table.allows(f"0 cut {lifted}") is good
    assert not table.allows("0 paso")
    assert table.state.prompt(1) is None


@pytest.mark.law("cie.50", "cie.57", "cie.2")
@pytest.mark.parametrize(("packets", "size"), [("threes", 3), ("twos", 2)])
def test_twelve_cards_go_round_by_threes_or_by_twos_from_the_mano(packets: str, size: int) -> None:
    table = Table(packets=packets)
    table.match.do(TABLE, Action("deck", PACK))
    table.do("0 cut 3")
    deck = (*PACK[3:], *PACK[:3])
    assert set(deck[:size]) <= set(table.state.hands[0])
    assert set(deck[size : 2 * size]) <= set(table.state.hands[1])
    assert [len(hand) for hand in table.state.hands] == [12, 12]
    assert table.state.stock == deck[24:]


@pytest.mark.law("cie.51", "cie.52")
def test_the_dealer_chooses_between_the_two_ways_once_a_game() -> None:
    table = Table(packets="chosen")
    table.match.do(TABLE, Action("deck", PACK))
    table.do("0 cut 3")
    assert table.offers(1) == ["a-tres", "a-dos"]
    table.do("1 a-dos")
    assert table.told("dealt")[-1]["packet"] == 2
    again = table.state.but(phase="shuffle", dealer=1)
    after = again.apply(TABLE, Action("deck", PACK)).apply(0, Action("cut", (3,)))
    assert after.phase == "blancas"
    assert dict(after.events[-1].details)["packet"] == 2


def test_written_hands_and_stock_are_dealt_as_they_stand() -> None:
    stock = [card for card in PACK if card not in cards(f"{DULL_E} {DULL_Y}")]
    for packets in ("threes", "twos", "chosen"):
        table = Table(packets=packets).deal(DULL_E, DULL_Y, written(reversed(stock)))
        assert set(table.state.hands[0]) == set(cards(DULL_E))
        assert set(table.state.hands[1]) == set(cards(DULL_Y))
        assert table.state.stock == tuple(reversed(stock))


def test_wrong_hands_are_refused_with_a_word() -> None:
    table = Table()
    for hands, why in (
        ((cards("3O"), ()), "not in the pack"),
        ((cards("1O"), cards("1O")), "twice"),
        ((PACK[:13], ()), "12 cards"),
        (((),), "2 hands"),
    ):
        with pytest.raises(BadOption, match=why):
            table.match.game.stacked(table.state, hands, ())


def test_a_match_starts_anywhere() -> None:
    table = Table(start={"marks": [50, 100], "half": [3, 0], "hundred": [0, 2], "score": [4, -4]})
    assert (table.state.tallies[0].real, table.state.tallies[1].race) == (47, 98)
    assert table.chips == 4
    for bad in (
        {"marks": [55, 0]}, {"half": [2, 0]}, {"marks": [100, 0]}, {"score": [1, 1]}, {"score": 3}, {"marks": [10]},
        {"marks": 10}, {"colour": 1},
    ):  # fmt: skip
        with pytest.raises(BadOption):
            Table(start=bad)


def test_nobody_acts_out_of_turn() -> None:
    with pytest.raises(Illegal, match="turn of seat 0"):
        ready().do("1 cut 3")
