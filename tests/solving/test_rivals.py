"""Each for himself, and all against one by what is paid: the solver beside a plain search by `state.apply`."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tapete import game, solve
from tapete.errors import TapeteError
from tapete.games.revesino.pack import is_napolitana
from tapete.games.revesino.state import RevesinoState
from tapete.games.voltarete.state import VoltareteState
from tapete.soak.hands import hands
from tapete.solving.masks import played
from tapete.solving.rivals import rivals
from tapete.solving.solver import Solving
from tapete.table.tricks import TrickState
from tests.solving.brute import endings
from tests.solving.brute_rivals import EachForHimself

GAMES = ["malilla-barrotada", "malilla-coja", "revesino", "voltarete"]
ENDINGS = 24


def compared(state: TrickState, model: str) -> bool:
    """Whether the ending could be solved; then every card brings everybody what the plain search finds."""
    try:
        found = rivals(state, model, 1).solved(5_000_000)
    except TapeteError as error:
        assert error.key == "not-solved"
        return False
    brute = EachForHimself(state, model == "against-all")
    plain, own = brute.values(), brute.seats.index(brute.root)
    assert dict(found.cards) == {card: gains[own] for card, gains in plain.items()}, state.hands
    best = brute.liked(brute.root, list(plain.values()))
    assert found.exact and found.model == model and found.interval == (best[own],) * 2
    if model == "max-n":
        assert found.value == {state.game.side(seat): gain for seat, gain in zip(brute.seats, best, strict=True)}
        assert plain[found.line[0]] == best
    return True


@pytest.mark.parametrize("model", ["max-n", "against-all"])
@pytest.mark.parametrize("name", GAMES)
def test_everybody_gains_what_a_plain_search_finds(name: str, model: str) -> None:
    assert sum([compared(state, model) for state in islice(endings(name, 17, 3), ENDINGS)]) > ENDINGS / 2


@pytest.mark.parametrize(
    "agreed",
    [
        {"pay_timing": "at-once"},
        {"lock_scope": "off", "napolitana_settlement": "classic"},
        {"platillo": True, "napolitana_settlement": "company"},
    ],
)
def test_a_revesino_is_paid_by_other_customs(agreed: dict[str, Any]) -> None:
    for state in islice(endings("revesino", 23, 2, **agreed), ENDINGS // 2):
        assert compared(state, "max-n") and compared(state, "against-all")


def test_the_four_aces_and_a_revesino_are_among_them() -> None:
    """Hands in which one has the four aces, and in which one has taken all tricks so far, are told rightly too."""
    aces = swept = 0
    for state in islice(endings("revesino", 31, 3), 400):
        assert isinstance(state, RevesinoState)
        held = any(is_napolitana(state.course.held(seat)) for seat in range(4))
        all_his = len({trick.winner for trick in state.taken}) == 1
        if (held and aces < 8) or (all_his and swept < 8):
            assert compared(state, "max-n") and compared(state, "against-all")
            aces, swept = aces + held, swept + all_his
    assert aces > 5


def sweeping(state: TrickState) -> TrickState:
    """The ending as if the first to play had taken all tricks so far."""
    leader = state.trick[0].seat if state.trick else state.leader
    taken = []
    for trick in state.taken:
        turned = sorted(trick.plays, key=lambda each: (each.seat != leader, -state.order.power[each.card]))
        cards = sorted([each.card for each in trick.plays], key=lambda card: -state.order.power[card])
        plays = tuple([type(each)(each.seat, card) for each, card in zip(turned, cards, strict=True)])
        taken.append(type(trick)(leader, leader, plays))
    return state.but(taken=tuple(taken))


def test_who_has_all_tricks_so_far_may_make_a_revesino_or_be_cut() -> None:
    ends = set()
    for state in islice(endings("revesino", 37, 2), 40):
        begun = sweeping(state)
        assert compared(begun, "max-n")
        ends.add(rivals(begun, "max-n", 1).solved(5_000_000).interval[0] / begun.rate)  # type: ignore[attr-defined]
    assert ends & {24, -24, 8, -8}


@pytest.mark.parametrize("name", ["malilla-barrotada", "malilla-coja"])
def test_another_s_capote_leaves_no_doubt_in_the_last_tricks(name: str) -> None:
    doubtful = 0
    for state in islice(endings(name, 47, 2), 30):
        begun = sweeping(state)
        doubtful += bool(Solving(begun).aim.doubt)
        found, plain = solve(begun), EachForHimself(begun, True).values()
        own = begun.play.seats.index(begun.to_play())
        assert found.exact and dict(found.cards) == {card: gains[own] for card, gains in plain.items()}
    assert doubtful


@pytest.mark.parametrize("name", GAMES)
def test_the_line_can_be_played_and_brings_the_value(name: str) -> None:
    for begun in islice(endings(name, 41, 3), 15):
        try:
            solving = rivals(begun, "max-n", 1)
        except TapeteError:
            continue
        found, state = solving.solved(5_000_000), begun
        for card in found.line:
            assert card in state.lawful_cards(state.to_play())
            state = played(state, card)
        gains = solving.facts.gains(begun, state.taken)
        assert found.value == {side: gains[side] for side in found.value or {}}


def test_a_voltarete_whose_reposta_was_refused_is_solved_for_those_who_refused_it() -> None:
    def refusing(state: TrickState) -> bool:
        return isinstance(state, VoltareteState) and bool(state.refused) and state.to_play() != state.maker

    solved = 0
    for state in islice(filter(refusing, endings("voltarete", 3, 3)), 40):
        solved += compared(state, "max-n")
        with pytest.raises(TapeteError) as told:
            solve(state)
        assert told.value.key == "not-solved"
    assert solved > 5


def test_alone_against_all_one_never_gains_more_than_if_each_plays_for_himself() -> None:
    more = 0
    for state in islice(endings("malilla-barrotada", 43, 5), 40):
        alone, each = [rivals(state, model, 1).solved(5_000_000).interval[0] for model in ("against-all", "max-n")]
        assert alone <= each
        more += alone < each
    assert more


def test_a_revesino_is_told_in_tantos_in_its_last_tricks_and_before_them_in_points() -> None:
    late = next(endings("revesino", 3, 3))
    early = next(hand.begun for hand in hands("revesino", 3) if hand.begun.play.exact)
    assert (solve(late).unit, solve(late).model, solve(late).exact) == ("tantos", "against-all", True)
    assert solve(early, budget=2000).unit == "points"


def test_what_is_too_large_or_has_two_sides_is_refused() -> None:
    whole = next(hand.begun for hand in hands("malilla-coja", 3))
    for state, key in (
        (whole, "too-large"),
        (next(endings("zanga", 3)), "no-rivals"),
        (game("mus").start(), "no-solver"),
    ):
        with pytest.raises(TapeteError) as told:
            solve(state, budget=20_000, model="max-n")
        assert told.value.key == key
    with pytest.raises(TapeteError):
        solve(whole, model="guess")
