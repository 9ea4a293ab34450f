"""The match: the favourite that lasts, rounds and the Mariperez, starting anywhere, and who has won."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.cards import Suit
from tapete.errors import BadOption
from tapete.games.malilla.state import MalillaState
from tapete.table.chance import Seeded
from tapete.table.ledger import MIDDLE
from tapete.table.match import Match
from tests.games.malilla.table import (
    ALL_FIVE,
    ANA,
    BARROTADA,
    BLAS,
    CLARA,
    COJA,
    CUBIERTAS,
    DIEGO,
    ELENA,
    VISTAS,
    WHOLE_SUITS,
    after,
    counted,
    dealt,
    hand,
    paid,
    play_out,
    rules,
    standing,
    start,
    turning,
)


def won_by(state: MalillaState, points: int) -> MalillaState:
    """A hand in plain trumps that Ana's side wins by so many points, or loses if they are negative."""
    hands = {16: (7, "O C E"), 9: (7, "O C 9E 11E 10E"), 0: (6, "O C"), -9: (5, "O 9C 11C")}
    tricks, cards = hands[points]
    return counted(dealt(state, {state.pie: "5B"}), {ANA: (tricks, cards), BLAS: (12 - tricks, "rest")})


# The favourite.


@pytest.mark.law("mal.10")
def test_the_favourite_stays_the_same_for_the_whole_match() -> None:
    state = start(facts={"favourite": "C"})
    for _ in range(8):
        state = won_by(state, 0)
    assert state.hand == 8
    ninth = dealt(state, {state.pie: "9C"})
    assert ninth.favourite is Suit.COPAS
    assert [entry.amount for entry in ninth.ledger.of_hand(9)] == [10]


# Rounds and the Mariperez.


@pytest.mark.law("mal.153")
def test_the_first_round_is_double_and_a_middle_one_is_not() -> None:
    state = start(mariperez=True, rounds=3)
    gains = []
    for number in range(1, 13):
        before = standing(state)[0]
        state = won_by(state, 9 if number in (2, 6) else 0)
        gains.append(standing(state)[0] - before)
    assert (gains[1], gains[5]) == (18, 9)
    assert state.over


@pytest.mark.law("mal.153")
@pytest.mark.parametrize(("round_number", "deal", "won"), [(1, 4, 18), (2, 1, 9), (2, 4, 9), (3, 1, 18), (3, 4, 18)])
def test_the_last_round_is_double_too(round_number: int, deal: int, won: int) -> None:
    state = start(facts={"round": round_number, "deal": deal}, mariperez=True, rounds=3)
    assert paid(won_by(state, 9), "result") == [(1, 0, won)]


@pytest.mark.law("mal.153")
def test_it_is_not_played_unless_agreed_on() -> None:
    assert rules()["mariperez"] is False
    assert paid(won_by(start(), 9), "result") == [(1, 0, 9)]


@pytest.mark.law("mal.153")
def test_a_match_of_one_round_is_doubled_once() -> None:
    assert paid(won_by(start(mariperez=True, rounds=1), 9), "result") == [(1, 0, 18)]


@pytest.mark.law("mal.153")
@pytest.mark.parametrize(("name", "seats"), [("malilla", 4), (BARROTADA, 4), (COJA, 3), (VISTAS, 2), (CUBIERTAS, 2)])
def test_a_round_is_one_deal_by_each_player(name: str, seats: int) -> None:
    game = rules(name, rounds=2)
    assert game.start(dealer=0).round == 1
    assert game.start(dealer=0, deal=seats).round == 1
    assert game.start(dealer=0, round=2).round == 2
    assert play_deal(game.start(dealer=0, deal=seats)).round == 2
    assert play_deal(game.start(dealer=0, round=2, deal=seats)).over


def play_deal(state: MalillaState) -> MalillaState:
    state = dealt(state, {})
    if state.phase == "exchange":
        state = after(state, f"{state.mano} discard", f"{state.pie} discard")
    return play_out(state)


@pytest.mark.law("mal.153", "mal.barrotada.2")
def test_with_an_alcalde_a_round_is_five_deals_and_each_deals_once() -> None:
    state = start(BARROTADA, alcalde=True, rounds=1, mariperez=True)
    dealers = []
    while not state.over:
        dealers.append(state.dealer)
        assert state.round == 1
        state = play_deal(state)
    assert dealers == [ELENA, ANA, BLAS, CLARA, DIEGO]


@pytest.mark.law("mal.153", "mal.11")
@pytest.mark.parametrize(("both", "rate"), [(4, 4), (2, 2)])
def test_a_favourite_hand_in_a_mariperez_round(both: int, rate: int) -> None:
    hands = {**WHOLE_SUITS, DIEGO: "1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 2E 9E"}
    state = hand(hands, facts={"favourite": "E"}, mariperez=True, mariperez_with_favourite=both)
    assert [note.value for note in state.view(None).notes if note.key == "rate"] == [rate]
    state = play_out(state)
    assert paid(state, "turn-up") == [(0, 1, 5 * rate)]
    assert paid(state, "capote") == [(0, 1, 72 * rate)]
    assert all({"mal.11", "mal.153"} <= set(entry.laws) for entry in state.ledger.entries)


@pytest.mark.law("mal.153", "mal.11", "mal.barrotada.2", "mal.barrotada.7")
def test_favourite_mariperez_turn_up_from_all_and_capote_at_a_table_of_five() -> None:
    hands = {**WHOLE_SUITS, DIEGO: "1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 2E 9E"}
    options: dict[str, Any] = {"alcalde": True, "turn_up_from_all": True, "mariperez": True}
    state = hand(hands, BARROTADA, facts={"favourite": "E"}, **options)
    assert standing(state) == [-20, -20, -20, 60, 0]
    assert standing(play_out(state)) == [-20 - 96, -20 - 96, -20 - 96, 60 + 288, 0]


@pytest.mark.law("mal.153", "mal.76")
def test_the_double_round_ends_with_its_last_deal_though_the_hand_before_is_still_on_the_table() -> None:
    state = start(facts={"round": 1, "deal": 4}, mariperez=True, rounds=3)
    state = won_by(state, 9)
    assert paid(state, "result") == [(1, 0, 18)]
    state = won_by(state, 9)
    assert paid(state, "result") == [(1, 0, 18), (1, 0, 9)]


# Starting anywhere.


def test_a_match_is_taken_up_at_any_dealer_round_and_score() -> None:
    state = start(facts={"dealer": BLAS, "round": 3, "deal": 2, "score": [95, -95], "favourite": "copas"})
    assert (state.dealer, state.round, state.favourite) == (BLAS, 3, Suit.COPAS)
    assert standing(state) == [95, -95]
    assert state.ledger.balance(MIDDLE) == 0
    assert state.phase == "shuffle"


def test_it_ends_when_its_last_deal_is_over() -> None:
    state = start(facts={"round": 4, "deal": 3})
    state = won_by(state, 0)
    assert not state.over
    assert won_by(state, 0).over


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"dealer": 4}, "no value of dealer"),
        ({"dealer": True}, "no value of dealer"),
        ({"dealer": "Ana"}, "no value of dealer"),
        ({"round": 5}, "choose a whole number from 1 to 4"),
        ({"deal": 0}, "no value of deal"),
        ({"score": [1, 1]}, "add up to nothing"),
        ({"score": [1, -1, 0]}, "2 numbers"),
        ({"score": ["a", "b"]}, "list of whole numbers"),
        ({"score": "3 -3"}, "list of whole numbers"),
        ({"favourite": "trumps"}, "no value of favourite"),
        ({"favourite": 1}, "no value of favourite"),
        ({"ladies": [9]}, "no value of ladies"),
        ({"ladies": 1}, "must be a list"),
        ({"stronger": [1, 1]}, "two different people"),
        ({"trumps": "E"}, "cannot start with trumps"),
    ],
)
def test_impossible_beginnings_are_refused_in_words(facts: dict[str, object], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        start(facts=facts)


# The end.


def test_the_side_ahead_wins_the_match() -> None:
    state = won_by(start(facts={"round": 4, "deal": 4}), 9)
    assert state.winners == (0,)
    assert state.turn is None and state.chance is None
    assert won_by(start(facts={"round": 4, "deal": 4}), -9).winners == (1,)


def test_level_sides_share_the_win() -> None:
    assert won_by(start(facts={"round": 4, "deal": 4}), 0).winners == (0, 1)


def test_of_three_or_more_the_highest_win() -> None:
    state = turning("5B", COJA, facts={"round": 4, "deal": 3, "score": [-10, 10, 0]})
    state = counted(state, {ANA: (4, "O C"), BLAS: (4, "E"), CLARA: (4, "B")})
    assert standing(state) == [0, 5, -5]
    assert state.winners == (BLAS,)


@pytest.mark.law("mal.59")
def test_the_account_runs_on_without_a_target() -> None:
    state = start(facts={"score": [595, -595]}, rounds=2)
    state = won_by(state, 16)
    assert standing(state) == [611, -611]
    assert not state.over


# Whole matches.


@pytest.mark.parametrize("name", ALL_FIVE)
def test_whole_matches_run_to_their_end_with_a_level_ledger(name: str) -> None:
    match = Match(rules(name, rounds=2, mariperez=True))
    chance = Random(name)

    def decide(state: Any) -> Any:
        return state.turn, state.prompt(state.turn).any(chance)

    state = match.run(Seeded(name.encode()).settle, decide)
    assert isinstance(state, MalillaState)
    assert state.hand == 2 * state.places
    assert sum(standing(state)) == 0


@pytest.mark.law("mal.10")
def test_a_match_played_without_a_favourite_cannot_be_taken_up_with_one() -> None:
    with pytest.raises(BadOption, match="without a favourite"):
        start(facts={"favourite": "C"}, favourite="none")
