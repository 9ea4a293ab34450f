"""The book on trial: the short way comes to the same as every deal played in full, and a bad maxim is found out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from math import log, sqrt
from statistics import fmean, stdev
from types import SimpleNamespace

import pytest

from examples.highcard import CONTENTS
from examples.highcard.first_bot import FirstBot, height
from tapete import REGISTRY
from tapete.arena.contest import Contest, Own
from tapete.arena.playing import Duplicate, duplicate
from tapete.arena.trial import Inquiry, deal
from tapete.arena.trials import anew, tried
from tapete.bots import bot
from tapete.cards import Card
from tapete.errors import BadOption
from tapete.table.counsel import Counsel, Maxim, says
from tapete.table.game import Game
from tapete.table.player import Choice, Counselled
from tapete.table.trial import Laws, Trial, read, written
from tapete.table.view import View

ZANGA = Inquiry("zanga", 5)
FEW = 10


# Played in full.


def in_full(inquiry: Inquiry, laws: Laws, number: int) -> float:
    """What following these laws brings a side, by two whole duplicates of which the arena plays every card."""

    def follows(rules: Game, seed: int) -> object:
        return bot("treatise", rules, seed)

    def leaves_out(rules: Game, seed: int) -> object:
        return bot("treatise", rules, seed, without=laws)

    own, other = Own("own", follows), Own("other", leaves_out)  # type: ignore[arg-type]
    lone = len(inquiry.sides) > 2
    asked = Contest(inquiry.rules, (other, own), inquiry.seed, inquiry.hands, lone, bool(inquiry.hands))
    alike = replace(asked, players=(own, own))
    with_it, without = (duplicate(each, (0, 1), number) for each in (alike, asked))
    return fmean(_brought(inquiry, with_it, side) - _brought(inquiry, without, side) for side in inquiry.sides)


def _brought(inquiry: Inquiry, played: Duplicate, side: tuple[int, ...]) -> float:
    """What this side has where the first of the two sat at its places and nowhere else."""
    match = next(each for each in played.matches if [p for p, who in enumerate(each.seating) if not who] == [*side])
    own = match.standing[side[0]]
    if inquiry.game in ("cientos", "mus"):
        return own - fmean(match.standing[place] for place in range(inquiry.rules.seats) if place not in side)
    return own


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_the_short_way_comes_to_the_same_as_every_deal_played_in_full(name: str) -> None:
    inquiry = Inquiry(name, 7)
    shown = deal(inquiry, 1)
    parted = [laws for laws, own in shown.items() if own.parted][:4]
    silent = [laws for laws in inquiry.groups if laws not in parted][:3]
    assert parted
    for laws in (*parted, *silent):
        gained = shown[laws].gained if laws in shown else 0.0
        assert gained == pytest.approx(in_full(inquiry, laws, 1)), laws


def test_whose_match_is_counted_in_games_plays_it_out() -> None:
    assert (Inquiry("mus").unit, Inquiry("mus").hands) == ("games", 0)
    assert (Inquiry("cientos").unit, Inquiry("cientos").hands) == ("points", 1)
    assert (Inquiry("malilla").unit, Inquiry("malilla").hands) == ("tantos", 1)


def test_laws_that_stand_in_the_same_rows_are_one_group() -> None:
    """Given that three laws of five give one row, and that a row of two laws shares one with another row."""
    assert {("zan.art.48", "zan.art.49", "zan.art.50"), ("zan.intro.3",), ("zan.intro.47",)} <= {*ZANGA.groups}
    assert all(law in laws for law, laws in ZANGA.of_law.items())


# The reckoning.


def test_the_mean_and_its_interval_are_those_of_the_deals() -> None:
    """Given the deals one by one, then the file says what a plain reckoning of their differences does."""
    trial = tried(ZANGA, anew(ZANGA), FEW)
    every = [deal(ZANGA, number) for number in range(FEW)]
    assert trial.alpha == 0.05 / len(ZANGA.groups)
    for laws in ZANGA.groups:
        values = [shown[laws].gained if laws in shown else 0.0 for shown in every]
        found = trial.estimate(laws)
        assert found.mean == pytest.approx(fmean(values))
        assert found.high - found.mean == pytest.approx(stdev(values) * robbins(FEW, trial.alpha))
        assert found.mean - found.low == pytest.approx(found.high - found.mean)
        assert trial.alone(laws) == pytest.approx(1.959964 * stdev(values) / sqrt(FEW))


def robbins(count: int, alpha: float) -> float:
    """Half of the interval in spreads, as docs/arena.md has it, made for two thousand deals."""
    rho = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / 2000
    return sqrt((count * rho + 1) / rho * log((count * rho + 1) / alpha**2)) / count


def test_more_processes_and_going_on_change_nothing() -> None:
    at_once, told = tried(ZANGA, anew(ZANGA), FEW), list[int]()
    together = tried(ZANGA, anew(ZANGA), FEW, 2, lambda trial: told.append(trial.asked["treatise"].deals))
    further = tried(ZANGA, read(written(tried(ZANGA, anew(ZANGA), 5))), FEW)
    assert together == at_once and told == [8, FEW]
    for laws, own in at_once.tried["treatise"].items():
        assert further.told(laws).gained == pytest.approx(own.gained)
        assert further.told(laws).said == own.said
    assert tried(ZANGA, at_once, FEW) == at_once


def test_what_is_written_can_be_read_again() -> None:
    trial = tried(ZANGA, anew(ZANGA), FEW)
    assert read(written(trial)) == trial


@pytest.mark.parametrize("other", ["seed", "edition", "player"])
def test_other_deals_rules_or_players_are_not_thrown_together(other: str) -> None:
    known = tried(ZANGA, anew(ZANGA), 1)
    strange = replace(known.asked["treatise"], digest="another")
    known = {
        "seed": known,
        "edition": replace(known, edition=known.edition + 1),
        "player": replace(known, asked={"treatise": strange}),
    }[other]
    with pytest.raises(BadOption, match="begin anew"):
        tried(Inquiry("zanga", 6) if other == "seed" else ZANGA, known, 2)


def test_others_at_the_table_may_be_of_another_level() -> None:
    """Given people who do anything, then the sides are on trial one after the other, and nobody else is."""
    inquiry = Inquiry("zanga", 5, "random")
    among = tried(inquiry, anew(inquiry), 3)
    assert among.asked["random"].deals == 3 and among.tried.keys() == {"random"}
    assert among.tried["random"] != tried(ZANGA, anew(ZANGA), 3).tried["treatise"]


# A bad maxim.


@says("toy.1")
def throws_its_best(hand: Sequence[Card]) -> Iterable[Card]:
    """Planted: what is changed is the highest card."""
    return hand[-1:]


@says("toy.2")
def throws_its_lowest(hand: Sequence[Card]) -> Iterable[Card]:
    """What is changed is the lowest card; heard only where nothing was heard before."""
    return hand[:1]


@says("toy.3")
def cheaply(hand: Sequence[Card]) -> Iterable[Card]:
    """A trick is taken as cheaply as it can be."""
    return hand


@says("toy.4")
def never(hand: Sequence[Card]) -> Iterable[Card]:
    """It never says anything."""
    return ()


TOY: dict[str, Sequence[Maxim[Sequence[Card], Iterable[Card]]]] = {
    "discard": (never, throws_its_best, throws_its_lowest),
    "answer": (cheaply,),
}


class Follower(Counselled, FirstBot):
    """A first bot that goes by maxims; without `toy.3` it answers with its lowest card."""

    def __init__(self, seed: int, without: frozenset[str] = frozenset()) -> None:
        self._counsel = Counsel(without)

    def choose(self, view: View) -> Choice:
        plain = super().choose(view)
        assert view.mine is not None
        if plain.action.word != "discard":
            return plain
        hand = sorted((card for card in view.mine.cards if card is not None), key=height)
        found = self._counsel.first(TOY["discard"], hand)
        return plain if found is None else Choice(replace(plain.action, arguments=tuple(found[0])), found[1])

    def card(self, view: View, hand: list[Card]) -> Card:
        if view.trick and not self._counsel.follows(cheaply):
            return hand[0]
        return super().card(view, hand)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Trial:
    """Highcard by a book of four maxims, one of them planted and bad."""
    own = replace(CONTENTS, player=Follower, maxims={"highcard": TOY})
    real = import_module
    monkeypatch.setitem(REGISTRY, "highcard", "examples.highcard")
    monkeypatch.setattr(
        "tapete.table.game.import_module",
        lambda name: SimpleNamespace(CONTENTS=own) if name == "examples.highcard" else real(name),
    )
    inquiry = Inquiry("highcard", 3)
    return tried(inquiry, anew(inquiry), 400)


def test_a_planted_bad_maxim_is_found_to_cost(toy: Trial) -> None:
    found = {laws[0]: toy.estimate(laws).finding for laws in toy.groups}
    assert found == {"toy.1": "costs", "toy.2": "never", "toy.3": "right", "toy.4": "never"}
    bad, good = toy.told(("toy.1",)), toy.told(("toy.3",))
    assert bad.said == bad.decided == 2 * 400, "it decides each discard of both"
    assert 0 == good.decided < good.changed < good.said, "it is never cited, and matters at times"
    assert toy.unit == "points" and toy.sides == 2
