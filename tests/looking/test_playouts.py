"""Hands played out in plain Python: what is played is lawful, and what it comes to is what the game says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.games import REGISTRY
from tapete.looking.board import Board, board
from tapete.looking.deals import Dealt, as_it_lies, dealt
from tapete.looking.playouts import moment, played_out
from tapete.looking.worth import settled, worth
from tapete.table.game import contents_of
from tapete.table.policy import PLAIN
from tapete.table.tricks import TrickState
from tests.looking.moments import playing

NAMES = [name for name in REGISTRY if name in contents_of(name).minds]


def on_masks(state: TrickState) -> Board:
    return board(replace(state.play, exact=True), PLAIN)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_played_out_is_lawful_and_counted_as_the_play_says(name: str) -> None:
    for number, state in enumerate(playing(name)):
        made, lawful = on_masks(state), state.lawful_cards(state.to_play())
        world, card = as_it_lies(state, made), made.bit[lawful[number % len(lawful)]]
        ended = played_out(made, world.hands, moment(made, state), card, world.under)
        over = played(state, [made.card[bit] for bit in ended.line])
        assert [made.play.seats[taker] for taker in ended.takers] == [
            trick.winner for trick in over.taken[len(state.taken) :]
        ]
        assert dict(enumerate(ended.points)) == {
            number: counted(state, over)[seat] for seat, number in made.seat.items()
        }


def played(state: TrickState, line: list[Card]) -> TrickState:
    """The hand when these cards were played, each of which the game allows."""
    for card in line:
        assert card in state.lawful_cards(state.to_play())
        laid = state.laid(state.to_play(), card)
        state = laid.taken_up() if len(laid.trick) == len(laid.play.seats) else laid
    assert not any(state.holding(seat) for seat in state.play.seats)
    return state


def counted(state: TrickState, over: TrickState) -> Counter[int]:
    """The points that each has taken from this state on, by the play."""
    play, found = state.play, Counter[int]()
    for trick in over.taken[len(state.taken) :]:
        leader = trick.plays[0].seat
        found[trick.winner] += play.trick + sum(play.worth.get(card, 0) for card in trick.cards)
        found[trick.winner] -= play.own if trick.winner == leader else 0
        found[leader] += play.lead
    last = over.taken[-1]
    won = next(played.card for played in last.plays if played.seat == last.winner)
    found[last.winner] += 0 if won in play.low else play.last
    if state.trick:
        found[state.trick[0].seat] -= play.lead
    return found


def test_hands_of_unequal_length_are_left_to_the_book() -> None:
    state = next(each for each in playing("malilla", seeds=1))
    short = state.but(hands=(state.hands[0][1:], *state.hands[1:]))
    with pytest.raises(TapeteError, match="unequal length"):
        moment(on_masks(short), short)


@pytest.mark.parametrize("name", ["malilla", "malilla-cubiertas", "malilla-vistas", "zanga", "voltarete"])
def test_a_playout_is_worth_what_its_hand_is_settled_for(name: str) -> None:
    checked = 0
    for state in playing(name):
        made, mind = on_masks(state), replace(state.game.contents.minds[name], left=lambda state, level: 0.0)
        telling = state.game.contents.aim
        assert telling is not None
        aim, world = telling(state), as_it_lies(state, made)
        if aim.stops:  # where one may stop the whole hand is not what is paid
            continue
        card = made.bit[state.lawful_cards(state.to_play())[0]]
        ended = played_out(made, world.hands, moment(made, state), card, world.under)
        side = [seat for seat in made.play.seats if (seat in aim.most) == (state.to_play() in aim.most)]
        paid = {state.game.side(seat): settled(state, made, ended, seat) for seat in side}
        rate = getattr(state, "rate", 1)
        assert worth(state, aim, mind, made)(ended) * rate == pytest.approx(sum(paid.values())), state.taken
        checked += 1
    assert checked > 20


@pytest.mark.parametrize("name", NAMES)
def test_worlds_on_masks_hold_what_may_lie_there(name: str) -> None:
    """Each has as many cards as he has, the player his own; and nobody what he has shown to lack."""
    differed = 0
    for number, state in enumerate(playing(name, seeds=1)):
        made, seat = on_masks(state), state.to_play()
        mind, truth = state.game.contents.minds[name], as_it_lies(state, made)
        world = next(dealt(state, made, mind, seat, Random(number)))
        assert world.hands[made.seat[seat]] == truth.hands[made.seat[seat]]
        assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in truth.hands]
        assert not any(one & other for at, one in enumerate(world.hands) for other in world.hands[:at])
        gone = [
            {each: made.mask(way.get(f"hand {each}", frozenset()) & made.bit.keys()) for each in made.play.seats}
            for way in state.ruled_out(seat)
        ]
        assert any(all(allows(way, each, world, made) for each in made.play.seats if each != seat) for way in gone)
        differed += world.hands != truth.hands or world.under != truth.under
    assert differed > 3


def allows(way: dict[int, int], seat: int, world: Dealt, made: Board) -> bool:
    return not way[seat] & world.hands[made.seat[seat]]


def test_what_is_believed_moves_cards_towards_who_has_them() -> None:
    """Who took the hand alone has the espadilla far more often than one who has said nothing."""
    state = next(each for each in playing("zanga", seeds=1) if not each.taken and not each.trick)
    seat, made = state.to_play(), on_masks(state)
    other = next(each for each in made.play.seats if each != seat)
    hidden = [card for card in made.bit if card not in state.known(seat)]
    mind = state.game.contents.minds["zanga"]
    loved = hidden[0]

    def often(likely: float) -> int:
        believed = replace(mind, belief=lambda state, seat: {other: {loved: likely}})
        worlds = dealt(state, made, believed, seat, Random(4))
        return sum(next(worlds).hands[made.seat[other]] >> made.bit[loved] & 1 for _ in range(200))

    assert often(0.05) < often(1.0) / 2 < often(1.0) < 0.7 * often(20.0)
