"""An episode is played by numbers alone, and brings what the ledger says."""

from __future__ import annotations

from random import Random

import pytest

import tapete
from tapete import REGISTRY
from tapete.errors import BadOption, Illegal
from tapete.rl.episode import MATCH, Moment
from tapete.table.chance import TABLE
from tapete.table.game import game_class
from tests.rl.episodes import moments
from tests.universal.tables import ALL_TABLES, short


@ALL_TABLES
def test_what_all_gain_adds_up_to_nothing(name: str, table: str) -> None:
    last = list(moments(tapete.game(name, table), 1))[-1]
    assert last.over
    assert sum(last.gains) == pytest.approx(0)


@pytest.mark.parametrize("name", REGISTRY)
def test_somebody_gains_by_a_hand(name: str) -> None:
    assert any(any(list(moments(tapete.game(name), seed))[-1].gains) for seed in range(8))


def test_where_sides_pay_each_other_that_is_what_is_gained() -> None:
    for seed in range(3):
        *_, last = moments(game_class("malilla-coja").make("guided", **dict(short("malilla-coja"))), seed, MATCH)
        state = last.state
        assert state.over and state.hand > 1
        assert last.gains == [state.ledger.balance(state.seat_of(person)) for person in range(3)]


def test_what_a_match_is_won_by_is_gained_by_it() -> None:
    *_, last = moments(tapete.game("mus", games_to_win=1), 2, MATCH)
    assert sorted(last.gains) == [-0.5, -0.5, 0.5, 0.5]


def test_a_lead_in_the_race_is_a_part_of_the_stake() -> None:
    *_, last = moments(tapete.game("cientos", stake=8), 1)
    races = [score.count or 0 for score in last.state.view(None).scores]
    assert races[0] != races[1]
    assert last.gains[last.state.players[0]] == pytest.approx(8 * (races[0] - races[1]) / 100)


def test_a_pack_is_drawn_card_by_card_and_the_last_goes_without_saying() -> None:
    moment, chance, drawn = Moment.first(tapete.game("cientos")), Random(1), list[int]()
    assert moment.state.chance is not None and moment.state.chance.word == "lot"
    items = moment.state.chance.items
    while moment.state.phase == "lot":
        number = chance.choice(moment.numbers)
        assert (moment.seat, len(moment.numbers)) == (TABLE, len(items) - len(drawn))
        drawn.append(number)
        moment = moment.then(number)
    assert len(set(drawn)) == len(items) - 1


def test_what_was_drawn_already_cannot_be_drawn_again() -> None:
    moment = Moment.first(tapete.game("cientos")).then(5)
    with pytest.raises(Illegal, match="5 is not offered now"):
        moment.then(5)


def test_nobody_is_asked_for_a_mere_lot() -> None:
    for moment in moments(tapete.game("malilla"), 4):
        assert moment.saying is None or "cut" not in str(moment.saying.prompt)


@pytest.mark.parametrize("name", ["voltarete", "cientos", "zanga", "malilla"])
def test_nobody_decides_anything_before_the_stage_where_it_begins(name: str) -> None:
    asked = [each for seed in range(20) for each in moments(tapete.game(name), seed, begin="play") if not each.over]
    assert asked
    first = {each.state.hand: each.state.phase for each in reversed(asked)}
    assert set(first.values()) == {"play"}


def test_in_a_match_each_hand_begins_there() -> None:
    game = tapete.game("zanga", hands=4)
    phases: dict[int, str] = {}
    for moment in moments(game, 3, MATCH, "play"):
        phases.setdefault(moment.state.hand, moment.state.phase)
    assert len(phases) > 2 and set(phases.values()) <= {"play", "over"}


@pytest.mark.parametrize(("length", "begin"), [("week", ""), ("hand", "dinner")])
def test_what_there_is_not_is_refused(length: str, begin: str) -> None:
    with pytest.raises(BadOption, match=r"week|dinner"):
        Moment.first(game_class("mus").make(), length, begin)
