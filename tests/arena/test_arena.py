"""Duplicate matches: all see the same deals, from every side of the table."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

import tapete
from tapete.arena import Contest, Own, Result, contest, run
from tapete.arena.contest import halves, lone
from tapete.arena.playing import Deals, duplicate
from tapete.bots import Bot, Choice, Sight, bot
from tapete.cli import main
from tapete.errors import BadOption
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import REGISTRY, Game
from tapete.table.match import Match
from tapete.table.state import State
from tests.games.malilla.hands import ALL_FIVE, VISTAS


@pytest.mark.parametrize("name", [name for name in ALL_FIVE if name != VISTAS])
@pytest.mark.parametrize("among", [False, True])
def test_a_player_is_no_better_than_itself(name: str, among: bool) -> None:
    # Once the cut is neutral the treatise player draws no lots but in the open game for two, where it guesses.
    assert run(contest(name, "treatise", "treatise", seed=3, rounds=1, hands=2, among=among), 1).mean == 0


@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_treatise_beats_random_play(name: str) -> None:
    assert run(contest(name, "treatise", "random", seed=1, rounds=1), 8).mean > 5


def test_exchanging_the_names_turns_the_difference_around() -> None:
    one, other = (
        contest("malilla-coja", *levels, seed=2, rounds=1)
        for levels in (("random", "treatise"), ("treatise", "random"))
    )
    assert run(one, 8).mean < 0 < run(other, 8).mean


def drawn(players: int) -> dict[tuple[str, int], list[str]]:
    """What chance made of a match of Mus in which cards are turned up by accident: by kind and hand."""
    match, lot = Match(tapete.game("mus", accidents="random", first_hand="off", games_to_win=1)), Random(players)

    def decide(state: State) -> tuple[int, Action]:
        assert state.turn is not None
        prompt = state.prompt(state.turn)
        assert prompt is not None
        quiet = [Action(word) for word in ("mus", "paso") if prompt.allows(Action(word)) and lot.random() < 0.9]
        return state.turn, quiet[0] if quiet else prompt.any(lot)

    match.run(Deals("one", match).outcome, decide)
    found: dict[tuple[str, int], list[str]] = {}
    for move in match.moves:
        if move.seat == TABLE:
            found.setdefault((move.action.word, move.hand), []).append(str(move.action))
    return found


def test_every_lot_of_a_hand_falls_by_itself_and_every_pack_whatever_was_played_before() -> None:
    one, other = drawn(1), drawn(2)
    accidents = [lots for (word, _), lots in one.items() if word == "accident" and len(lots) > 1]
    assert accidents and all(len(set(lots)) == len(lots) for lots in accidents)
    packs = [key for key in one if key[0] == "deck" and key in other]
    assert len(packs) > 1 and all(one[key] == other[key] for key in packs)
    assert len({pack for key in packs for pack in one[key]}) == len(packs)


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_a_cut_is_a_lot_that_nobody_is_asked_for(name: str) -> None:
    asked: list[str] = []

    class Listening:
        def __init__(self, rules: Game, seed: int) -> None:
            self.bot = bot("random", rules, seed)

        def choose(self, sight: Sight) -> Choice:
            assert sight.view.prompt is not None
            asked.append(sight.view.prompt.key)
            return self.bot.choose(sight)

        def notice(self, sight: Sight) -> Choice | None:
            return self.bot.notice(sight)

    run(contest(name, Own("listening", Listening), "treatise", hands=1), 1)
    assert asked and "cut" not in asked


def test_half_of_the_people_play_for_each_and_partners_together() -> None:
    assert halves(tapete.game("mus"), 5) == ((0, 1, 0, 1), (1, 0, 1, 0))
    three = [halves(tapete.game("malilla-coja"), number) for number in range(3)]
    assert {one for both in three for one in both} == {(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1), (1, 0, 1), (1, 1, 0)}
    four = {halves(tapete.game("revesino"), number)[0] for number in range(6)}
    assert len(four) == 6 and all(sum(seating) == 2 for seating in four)


def test_partners_play_for_the_same_player_unless_the_table_draws_them() -> None:
    assert contest("mus", "treatise", "random").rules.chosen["partners"] == "fixed"
    assert contest("mus", "treatise", "random", partners="drawn").rules.chosen["partners"] == "drawn"


def test_one_among_others_is_compared_with_what_they_had_in_his_place() -> None:
    asked = contest("revesino", "random", "treatise", among=True, hands=1)
    played = duplicate(asked, (0, 1), 0)
    assert [match.seating for match in played.matches] == list(lone(4))
    everyone, *alone = played.matches
    found = [match.standing[place] - everyone.standing[place] for place, match in enumerate(alone)]
    assert Result(asked, (played,)).comparisons[0].differences == (fmean(found),)


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_a_match_may_end_after_some_hands(name: str) -> None:
    played = run(contest(name, "random", "treatise", hands=2), 1).comparisons[0]
    people = tapete.game(name).seats
    # A match of Cientos may be over after one.
    most = {tally.seats for tally in played.tallies}
    assert most == {2 * people} or (name == "cientos" and max(most) < 2 * people)


def test_a_game_of_mus_that_is_not_over_counts_by_its_stones() -> None:
    played = duplicate(contest("mus", "random", "treatise", hands=1, goal=40), (0, 1), 0)
    found = {at for match in played.matches for at in match.standing}
    assert all(0 <= at <= 1 for at in found) and any(0 < at < 1 for at in found)


def test_what_is_said_and_paid_is_counted_for_each() -> None:
    first, second = run(contest("mus", "treatise", "random", hands=3), 2).comparisons[0].tallies
    assert {"mus", "paso", "envido"} <= first.said.keys() and "cut" not in first.said
    assert sum(first.said.values()) == first.decisions and first.longest <= first.seconds
    assert "grande-pass" in {*first.times, *second.times} or "deje-grande" in {*first.times, *second.times}


@pytest.mark.parametrize("name", ["revesino", "voltarete", "malilla-coja"])
def test_the_payments_add_up_to_the_difference(name: str) -> None:
    asked = contest(name, "treatise", "random", hands=2)
    played = duplicate(asked, (0, 1), 1)
    for who, tally in enumerate(played.tallies):
        own = [
            at for match in played.matches for at, one in zip(match.standing, match.seating, strict=True) if one == who
        ]
        assert tally.paid.total() == sum(own)


@pytest.mark.parametrize("name", ["voltarete", "voltarete-four"])
def test_what_lies_in_the_middle_is_shared_where_hands_are_compared(name: str) -> None:
    """So nothing is won or lost by all together, though a pot is left."""
    first = [duplicate(contest(name, "treatise", "random", hands=1, worth=asked), (0, 1), 0) for asked in (True, False)]
    worth, paid = ([match.standing for match in each.matches] for each in first)
    assert all(sum(standing) == pytest.approx(0) for standing in worth)
    assert any(sum(standing) for standing in paid)


def test_a_hand_of_the_cientos_brings_points() -> None:
    asked = contest("cientos", "treatise", "random", hands=1, match="partie", worth=True)
    result = run(asked, 2)
    assert result.comparisons[0].unit == "points"
    for played in result.duplicates:
        assert all(sum(match.standing) >= 25 for match in played.matches), "leads and tricks alone are as many"
    chips = run(contest("cientos", "treatise", "random", hands=1, match="partie", stake=4), 1).comparisons[0]
    assert chips.unit == "chips" and 0 < abs(chips.mean) < 2 * 4, "no game is paid yet: the lead counts as a part of it"


def own_bot(rules: Game, seed: int) -> Bot:
    """A player that somebody has written."""
    return bot("treatise", rules, seed)


def test_any_function_that_makes_a_bot_is_a_player() -> None:
    asked = contest("cientos", own_bot, "treatise", hands=1)
    assert asked.players[0].name.endswith("own_bot")
    result = run(asked, 2, jobs=2)
    assert result.mean == 0 and len(result.duplicates) == 2


def test_a_player_may_have_a_trait() -> None:
    tables = contest("mus", "strong:bold", "strong", seed=3)
    tables.check()
    assert [each.name for each in tables.players] == ["strong:bold", "strong"]
    assert run(tables, 2).mean == run(tables, 2).mean
    plain = run(contest("mus", "strong", "strong", seed=3, hands=4), 3)
    ventured = run(contest("mus", "strong:bold", "strong", seed=3, hands=4), 3)
    assert [each.matches for each in plain.duplicates] != [each.matches for each in ventured.duplicates]


@pytest.mark.parametrize("who", ["strong:shy", "treatise:bold"])
def test_nobody_has_a_trait_that_is_not_his(who: str) -> None:
    with pytest.raises(BadOption) as refused:
        contest("mus", who, "strong").check()
    assert refused.value.key == "unknown-trait"


def test_one_player_is_not_enough() -> None:
    with pytest.raises(BadOption, match="Two players"):
        Contest(tapete.game("mus"), ())


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    duel = ["duel", "malilla-cubiertas", "treatise", "random", "--matches", "8", "--option", "rounds=1", "--seed", "4"]
    assert main([*duel, "--jobs", "1"]) == 0
    alone = capsys.readouterr().out.splitlines()
    assert main([*duel, "--jobs", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == alone[0]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["malila", "treatise", "random"], "did you mean malilla"),
        (["malilla", "treatise", "random", "--option", "roundz=1"], "no option roundz"),
        (["malilla", "treatise", "oracle"], "no level oracle"),
        (["malilla", "treatise", "random", "--matches", "0"], "at least one match"),
        (["malilla", "treatise"], "Two players"),
    ],
)
def test_what_is_unknown_is_named(wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "arena", *wrong]) == 2
    assert told in capsys.readouterr().err
