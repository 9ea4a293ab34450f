"""The match: the favourite that lasts, rounds and the Mariperez, starting anywhere, and who has won."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tapete
from tapete.cards import Suit
from tapete.errors import BadOption
from tapete.table.chance import Seeded
from tapete.table.ledger import MIDDLE
from tapete.table.match import Match
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, WHOLE_SUITS, Malilla, turning


def won_by(case: Malilla, points: int) -> Malilla:
    """A hand in plain trumps that Ana's side wins by so many points, or loses if they are negative."""
    hands = {16: (7, "O C E"), 9: (7, "O C 9E 11E 10E"), 0: (6, "O C"), -9: (5, "O 9C 11C")}
    tricks, cards = hands[points]
    return case.turning("5B").counted(ANA=(tricks, cards), BLAS=(12 - tricks, "rest"))


# The favourite.


@pytest.mark.law("mal.10")
def test_the_favourite_stays_the_same_for_the_whole_match() -> None:
    case = Malilla(start={"favourite": "C"})
    for _ in range(8):
        case = won_by(case, 0)
    assert case.state.hand == 8
    ninth = case.turning("9C")
    assert ninth.state.favourite is Suit.COPAS
    assert [entry.amount for entry in ninth.state.ledger.of_hand(9)] == [10]


# Rounds and the Mariperez.


@pytest.mark.law("mal.153")
def test_the_first_round_is_double_and_a_middle_one_is_not() -> None:
    case = Malilla(mariperez=True, rounds=3)
    gains = []
    for number in range(1, 13):
        before = case.standing[0]
        case = won_by(case, 9 if number in (2, 6) else 0)
        gains.append(case.standing[0] - before)
    assert (gains[1], gains[5]) == (18, 9)
    assert case.state.over


@pytest.mark.law("mal.153")
@pytest.mark.parametrize(("round_number", "deal", "won"), [(1, 4, 18), (2, 1, 9), (2, 4, 9), (3, 1, 18), (3, 4, 18)])
def test_the_last_round_is_double_too(round_number: int, deal: int, won: int) -> None:
    case = Malilla(start={"round": round_number, "deal": deal}, mariperez=True, rounds=3)
    assert won_by(case, 9).paid("result") == [(1, 0, won)]


@pytest.mark.law("mal.153")
def test_it_is_not_played_unless_agreed_on() -> None:
    assert tapete.game("malilla").chosen["mariperez"] is False
    assert won_by(Malilla(), 9).paid("result") == [(1, 0, 9)]


@pytest.mark.law("mal.153")
def test_a_match_of_one_round_is_doubled_once() -> None:
    assert won_by(Malilla(mariperez=True, rounds=1), 9).paid("result") == [(1, 0, 18)]


@pytest.mark.law("mal.153")
@pytest.mark.parametrize(("name", "seats"), [("malilla", 4), (BARROTADA, 4), (COJA, 3), (VISTAS, 2), (CUBIERTAS, 2)])
def test_a_round_is_one_deal_by_each_player(name: str, seats: int) -> None:
    assert Malilla(name, rounds=2).state.round == 1
    assert Malilla(name, rounds=2, start={"round": 2}).state.round == 2
    last = Malilla(name, rounds=2, start={"deal": seats})
    assert (last.state.round, play_deal(last).state.round) == (1, 2)
    assert play_deal(Malilla(name, rounds=2, start={"round": 2, "deal": seats})).state.over


def play_deal(case: Malilla) -> Malilla:
    return case.deal().after_the_exchange().play_out()


@pytest.mark.law("mal.153", "mal.barrotada.2")
def test_with_an_alcalde_a_round_is_five_deals_and_each_deals_once() -> None:
    case = Malilla(BARROTADA, alcalde=True, rounds=1, mariperez=True)
    dealers = []
    while not case.state.over:
        dealers.append(case.dealer)
        assert case.state.round == 1
        case = play_deal(case)
    assert dealers == ["elena", "ana", "blas", "clara", "diego"]


@pytest.mark.law("mal.153", "mal.11")
@pytest.mark.parametrize(("both", "rate"), [(4, 4), (2, 2)])
def test_a_favourite_hand_in_a_mariperez_round(both: int, rate: int) -> None:
    hands = {**WHOLE_SUITS, "DIEGO": "1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 2E 9E"}
    case = Malilla(start={"favourite": "E"}, mariperez=True, mariperez_with_favourite=both, **hands)
    assert [note.value for note in case.view().notes if note.key == "rate"] == [rate]
    case = case.play_out()
    assert case.paid("turn-up") == [(0, 1, 5 * rate)]
    assert case.paid("capote") == [(0, 1, 72 * rate)]
    assert all({"mal.11", "mal.153"} <= set(entry.laws) for entry in case.state.ledger.entries)


@pytest.mark.law("mal.153", "mal.11", "mal.barrotada.2", "mal.barrotada.7")
def test_favourite_mariperez_turn_up_from_all_and_capote_at_a_table_of_five() -> None:
    hands = {**WHOLE_SUITS, "DIEGO": "1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 2E 9E"}
    options: dict[str, Any] = {"alcalde": True, "turn_up_from_all": True, "mariperez": True}
    case = Malilla(BARROTADA, start={"favourite": "E"}, **options, **hands)
    assert case.standing == [-20, -20, -20, 60, 0]
    assert case.play_out().standing == [-20 - 96, -20 - 96, -20 - 96, 60 + 288, 0]


@pytest.mark.law("mal.153", "mal.76")
def test_the_double_round_ends_with_its_last_deal_though_the_hand_before_is_still_on_the_table() -> None:
    case = Malilla(start={"round": 1, "deal": 4}, mariperez=True, rounds=3)
    case = won_by(case, 9)
    assert case.paid("result") == [(1, 0, 18)]
    case = won_by(case, 9)
    assert case.paid("result") == [(1, 0, 18), (1, 0, 9)]


# Starting anywhere.


def test_a_match_is_taken_up_at_any_dealer_round_and_score() -> None:
    case = Malilla(dealer="blas", start={"round": 3, "deal": 2, "score": [95, -95], "favourite": "copas"})
    assert (case.dealer, case.state.round, case.state.favourite) == ("blas", 3, Suit.COPAS)
    assert case.standing == [95, -95]
    assert case.state.ledger.balance(MIDDLE) == 0
    assert case.phase == "shuffle"


def test_it_ends_when_its_last_deal_is_over() -> None:
    case = Malilla(start={"round": 4, "deal": 3})
    case = won_by(case, 0)
    assert not case.state.over
    assert won_by(case, 0).state.over


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"dealer": 4}, "not a value of dealer"),
        ({"dealer": True}, "not a value of dealer"),
        ({"dealer": "Ana"}, "not a value of dealer"),
        ({"round": 5}, "choose a whole number from 1 to 4"),
        ({"deal": 0}, "not a value of deal"),
        ({"score": [1, 1]}, "add up to zero"),
        ({"score": [1, -1, 0]}, "2 numbers"),
        ({"score": ["a", "b"]}, "list of whole numbers"),
        ({"score": "3 -3"}, "list of whole numbers"),
        ({"favourite": "trumps"}, "not a value of favourite"),
        ({"favourite": 1}, "not a value of favourite"),
        ({"ladies": [9]}, "not a value of ladies"),
        ({"ladies": 1}, "must be a list"),
        ({"stronger": [1, 1]}, "two different people"),
        ({"trumps": "E"}, "cannot start with trumps"),
    ],
)
def test_impossible_beginnings_are_refused_in_words(facts: dict[str, object], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Malilla(start=facts)


# The end.


def test_the_side_ahead_wins_the_match() -> None:
    case = won_by(Malilla(start={"round": 4, "deal": 4}), 9)
    assert case.state.winners == (0,)
    assert case.turn is None and case.state.chance is None
    assert won_by(Malilla(start={"round": 4, "deal": 4}), -9).state.winners == (1,)


def test_level_sides_share_the_win() -> None:
    assert won_by(Malilla(start={"round": 4, "deal": 4}), 0).state.winners == (0, 1)


def test_of_three_or_more_the_highest_win() -> None:
    case = turning("5B", COJA, start={"round": 4, "deal": 3, "score": [-10, 10, 0]})
    case = case.counted(ANA=(4, "O C"), BLAS=(4, "E"), CLARA=(4, "B"))
    assert case.standing == [0, 5, -5]
    assert case.state.winners == (1,)


@pytest.mark.law("mal.59")
def test_the_account_runs_on_without_a_target() -> None:
    case = Malilla(start={"score": [595, -595]}, rounds=2)
    case = won_by(case, 16)
    assert case.standing == [611, -611]
    assert not case.state.over


# Whole matches.


@pytest.mark.parametrize("name", ALL_FIVE)
def test_whole_matches_run_to_their_end_with_a_level_ledger(name: str) -> None:
    match = Match(tapete.game(name, rounds=2, mariperez=True))
    chance = Random(name)

    def decide(state: Any) -> Any:
        return state.turn, state.prompt(state.turn).any(chance)

    state = match.run(Seeded(name.encode()).outcome, decide)
    assert state.hand == 2 * len(state.players)
    assert sum(Malilla.of(state).standing) == 0


@pytest.mark.law("mal.10")
def test_a_match_played_without_a_favourite_cannot_be_taken_up_with_one() -> None:
    with pytest.raises(BadOption, match="without a favourite"):
        Malilla(start={"favourite": "C"}, favourite="none")
