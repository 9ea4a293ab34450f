"""What a table does next, at moments of which the answer is known."""

from __future__ import annotations

from random import Random

import pytest

import tapete
from tapete.games import REGISTRY
from tapete.sitting.bots import Bots
from tapete.sitting.holder import Holder
from tapete.sitting.next import BotsTurn, Listen, Over, PersonsTurn, Rest, Shuffling, due
from tapete.table.chance import TABLE, Seeded
from tapete.table.match import Match
from tapete.table.offer import say
from tapete.table.player import Choice, Sight
from tapete.table.state import State
from tests.sitting.tables import ANA, begun, go_on
from tests.universal.tables import short

NOBODY: tuple[int, ...] = ()
EVERYBODY = range(9)


def played(name: str, table: str = "guided") -> list[State]:
    """Every state of a short match in which everybody does anything, from the first to the last."""
    match, chance, lot = Match(tapete.game(name, table, **dict(short(name)))), Seeded(b"next"), Random(5)
    states = [match.state]
    while not match.state.over and len(states) < 500:
        if match.state.chance is not None:
            match.do(TABLE, chance.outcome(match.state.chance))
        else:
            seat = match.state.acting()[0] if match.state.turn is None else match.state.turn
            prompt = match.state.prompt(seat)
            assert prompt is not None
            match.do(seat, prompt.any(lot))
        states.append(match.state)
    return states


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_a_match_rests_shuffles_and_waits_for_one_seat_at_a_time(name: str) -> None:
    *states, last = played(name)
    assert due(last, EVERYBODY) == Over()
    hands_looked_at: list[int] = []
    for state in states:
        now = due(state, NOBODY)
        if isinstance(now, Rest):
            hands_looked_at.append(now.hand)
            now = due(state, NOBODY, rested=state)
        if state.chance is not None:
            assert now == Shuffling(state.chance)
        else:
            assert state.turn is not None and now == PersonsTurn(state.turn)
            assert due(state, EVERYBODY, rested=state) == BotsTurn(state.turn)
    assert hands_looked_at == list(range(1, last.hand)), "each hand but the last, once, before the next is shuffled"


def test_who_is_awaited_is_told_by_the_place_he_holds_not_by_the_seat() -> None:
    moved = next(state for state in played("malilla") if state.turn is not None and state.players[state.turn] == 2)
    assert moved.turn is not None and moved.turn != 2, "lots have moved him"
    assert due(moved, {2}) == BotsTurn(moved.turn)
    assert due(moved, {moved.turn}) == PersonsTurn(moved.turn)


def test_what_was_rested_of_another_moment_is_no_rest_of_this_one() -> None:
    states = [state for state in played("malilla-coja") if state.between_hands]
    assert isinstance(due(states[1], NOBODY, rested=states[0]), Rest)
    assert isinstance(due(states[1], NOBODY, rested=states[1]), Shuffling)


def at_the_open_table() -> State:
    """A moment at which all may say that a cut was bad."""
    match = Match(tapete.game("mus", "open"), (), {"dealer": 1})
    match.do(TABLE, Seeded(b"cut").outcome(match.state.chance)) if match.state.chance else None
    match.do(0, tapete.Action("cut", (1,)))
    return match.state


def test_at_the_open_table_the_bots_are_heard_before_anybody_plays() -> None:
    state = at_the_open_table()
    assert state.turn is not None
    listen = due(state, {1, 2, 3})
    assert isinstance(listen, Listen)
    assert set(listen.seats) == set(state.acting()) - {state.turn, 0}, "nobody who is awaited, and no person"
    assert due(state, {0}, heard=state) in (BotsTurn(state.turn), PersonsTurn(state.turn))
    assert isinstance(due(state, {1, 2, 3}, heard=None), Listen)


def test_at_the_guided_table_nobody_is_heard_out_of_turn() -> None:
    assert not any(isinstance(due(state, EVERYBODY, rested=state), Listen) for state in played("malilla"))


def test_a_table_where_nobody_can_do_anything_says_so() -> None:
    state = next(state for state in played("mus") if state.turn is not None)

    class Stuck(type(state)):  # type: ignore[misc]
        turn = None

        def acting(self) -> tuple[int, ...]:
            return ()

    stuck = object.__new__(Stuck)
    stuck.__dict__.update(state.__dict__)
    with pytest.raises(RuntimeError, match="dead end"):
        due(stuck, EVERYBODY)


class Caller:
    """A bot that complains of every cut."""

    def choose(self, sight: Sight) -> Choice:
        """Anything."""
        assert sight.view.prompt is not None
        return Choice(sight.view.prompt.any(Random(2)))

    def notice(self, sight: Sight) -> Choice | None:
        """The cut, where it can be complained of."""
        prompt = sight.view.prompt
        assert prompt is not None
        return Choice(say("bad-cut").action) if prompt.allows(say("bad-cut").action) else None


def test_where_all_are_bots_the_one_who_noticed_something_speaks_first() -> None:
    state = at_the_open_table()
    seat, action = Bots(dict.fromkeys(range(4), Caller())).decide(state)
    assert str(action) == "bad-cut" and seat != state.turn
    match = Match(tapete.game("mus"), (), {"dealer": 1})
    while match.state.chance is not None:
        match.do(TABLE, Seeded(b"guided").outcome(match.state.chance))
    assert Bots(dict.fromkeys(range(4), Caller())).decide(match.state)[0] == match.state.turn


def test_a_sitting_goes_by_who_holds_its_places_now() -> None:
    sitting, lot = begun(ANA), Random(1)
    while isinstance(sitting.due(), Rest | Shuffling | BotsTurn):
        go_on(sitting, lot)
    seat = sitting.state.seat_of(0)
    assert sitting.due() == PersonsTurn(seat)
    sitting.holders[0].standing_in = True
    assert sitting.due() == BotsTurn(seat)
    sitting.holders[0] = Holder("person", "Eva", "eva")
    assert sitting.due() == PersonsTurn(seat)
