"""Worlds: what a seat might be in, for all that it knows."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from itertools import groupby, permutations, product
from random import Random

import pytest

from examples import highcard
from examples.highcard.game import PACK, HighcardState
from tapete import REGISTRY, read_record
from tapete.cards import PACK_48, Card, cards, written
from tapete.soak import Plan
from tapete.soak.trial import decider
from tapete.table.game import GUIDED
from tapete.table.match import Match
from tapete.table.play import Duties, Play
from tapete.table.worlds import ways, world
from tapete.table.zones import RuledOut
from tests.table.made_up import MadeUp, table
from tests.universal.tables import ALL_TABLES

RECORD = """
game = "highcard"
[[hand]]
hands = ["3O 2C 1B", "1O 3C 2B"]
actions = '''
0 discard
1 discard
0 play 3O
1 play 2B
'''
"""
MOVES = 150


@ALL_TABLES
def test_the_view_of_every_world_is_the_view(name: str, table: str) -> None:
    plan, lot = Plan(name, table, 7), Random(7)
    match = Match(plan.rules())
    decide = decider(plan, match.game)
    while not match.state.over and len(match.moves) < MOVES:
        match.do(*decide(match.state))
        seat = lot.choice((None, *range(match.game.seats)))
        assert world(match.state, seat, lot).view(seat) == match.state.view(seat)


class Follows(HighcardState):
    """Here suit must be followed: who did not has none of it."""

    @property
    def play(self) -> Play:
        return replace(super().play, duties=Duties())


@pytest.fixture
def state(monkeypatch: pytest.MonkeyPatch) -> HighcardState:
    """Ana holds 2C 1B, Blas 1O 3C and has not followed to oros."""
    monkeypatch.setitem(REGISTRY, "highcard", highcard.__name__)
    now = read_record(RECORD).state
    assert isinstance(now, HighcardState)
    return now


@pytest.fixture
def following(monkeypatch: pytest.MonkeyPatch) -> HighcardState:
    monkeypatch.setitem(REGISTRY, "highcard", highcard.__name__)
    monkeypatch.setattr(highcard, "CONTENTS", replace(highcard.CONTENTS, states={GUIDED: Follows}))
    now = read_record(RECORD.replace('"1O 3C 2B"', '"1C 3C 2B"')).state
    assert isinstance(now, Follows)
    return now


def test_what_is_known_stays_and_every_card_lies_somewhere(state: HighcardState) -> None:
    other = world(state, 0, Random(1))
    assert (other.hands[0], other.plays) == (state.hands[0], state.plays)
    assert [len(other.hands[1]), len(other.deck)] == [2, 6]
    assert sorted((*other.deck, *other.hands[0], *other.hands[1], *cards("3O 2B"))) == sorted(PACK)


def test_a_spectator_knows_no_hand(state: HighcardState) -> None:
    worlds = {frozenset(world(state, None, Random(seed)).hands[0]) for seed in range(40)}
    assert len(worlds) > 10


def test_every_hidden_card_is_as_likely_in_every_hidden_place(state: HighcardState) -> None:
    held = Counter(card for seed in range(1600) for card in world(state, 0, Random(seed)).hands[1])
    assert set(held) == set(PACK) - set(cards("3O 2B 2C 1B"))
    assert all(320 < times < 480 for times in held.values())


def test_a_hand_that_has_shown_a_void_is_dealt_none_of_it(following: HighcardState) -> None:
    suits = {card.suit for seed in range(60) for card in world(following, 0, Random(seed)).hands[1]}
    assert suits == set("CEB")


def test_every_world_that_is_possible_can_come(following: HighcardState) -> None:
    hands = {frozenset(world(following, 0, Random(seed)).hands[1]) for seed in range(400)}
    assert len(hands) == 15  # two of the six cards that are neither oros nor known


class FewSuits(MadeUp):
    """Each hand can hold one or two suits: the first alone oros, and nobody bastos."""

    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        may = {"hand 0": "OC", "hand 1": "CE", "hand 2": "C", "hand 3": "E"}
        return ({zone: frozenset(card for card in PACK_48 if card.suit not in suits) for zone, suits in may.items()},)


def test_a_card_makes_room_for_another_only_where_both_may_lie() -> None:
    hands = tuple(cards(card) for card in ("1O", "2C", "3C", "4E"))
    now = FewSuits(**{each.name: getattr(table(hands=hands), each.name) for each in fields(FewSuits)})
    dealt = {written(card for hand in world(now, None, Random(seed)).hands for card in hand) for seed in range(40)}
    assert dealt == {"1O 2C 3C 4E", "1O 3C 2C 4E"}


def test_a_world_of_a_world_is_a_world(state: HighcardState) -> None:
    chance = Random(3)
    assert world(world(state, 1, chance), 1, chance).view(1) == state.view(1)


class TwoWays(MadeUp):
    """Either nobody at the first seat has oros and nobody at the second copas, or the third has no oros."""

    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        oros, copas = (frozenset(card for card in PACK_48 if card.suit == suit) for suit in "OC")
        return {"hand 0": oros, "hand 1": copas}, {"hand 2": oros}


def test_of_all_that_is_possible_each_is_as_likely_though_two_ways_explain_it() -> None:
    pack = cards("1O 2O 1C 2C 1E")
    hands = (pack[2:4], pack[4:], pack[1:2], pack[:1])
    now = TwoWays(**{each.name: getattr(table(hands=hands), each.name) for each in fields(TwoWays)})
    possible = [dealt for dealt in permutations(pack) if dealt[0] < dealt[1] and _explained(dealt)]
    chance, each = Random(11), 150
    drawn = Counter(_in_order(world(now, None, chance).hands) for _ in range(each * len(possible)))
    assert set(drawn) == set(possible)
    free = len(possible) - 1
    assert sum((times - each) ** 2 / each for times in drawn.values()) < free + 4 * (2 * free) ** 0.5


def _explained(dealt: tuple[Card, ...]) -> bool:
    first, second, third = {card.suit for card in dealt[:2]}, dealt[2].suit, dealt[3].suit
    return ("O" not in first and second != "C") or third != "O"


def _in_order(hands: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    return tuple(card for hand in hands for card in sorted(hand))


@pytest.mark.parametrize("seed", range(12))
def test_the_deals_are_counted_as_if_each_were_looked_at(seed: int) -> None:
    chance = Random(seed)
    room = tuple(chance.randrange(4) for _ in range(3))
    corners = sorted([tuple(at for at in range(3) if chance.random() < 0.7) for _ in range(sum(room))], key=len)
    kinds = tuple((len(list(same)), may) for may, same in groupby(corners))
    looked = Counter(product(range(3), repeat=sum(room)))
    fits = [lie for lie in looked if all(map(tuple.__contains__, corners, lie)) and _filled(lie) == room]
    assert ways(room, kinds) == len(fits)


def _filled(lie: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(lie.count(at) for at in range(3))
