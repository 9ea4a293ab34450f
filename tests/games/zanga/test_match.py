"""Whole matches: the thirty-two vales, the hidden cards, what a record may start from."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tapete.errors import BadOption
from tapete.games.zanga.state import ZangaState
from tapete.laws.book import LANGUAGES
from tapete.soak.trial import Plan, decider, step
from tapete.table.game import GUIDED, OPEN
from tapete.table.match import Match
from tapete.words import Words
from tests.games.zanga.hands import Zanga, begun


@pytest.mark.law("zan.art.10")
@pytest.mark.parametrize("table", [GUIDED, OPEN])
@pytest.mark.parametrize("seed", range(12))
def test_there_are_thirty_two_vales_at_every_moment_and_nobody_has_fewer_than_none(table: str, seed: int) -> None:
    plan = Plan("zanga", table, 500 + seed)
    match = Match(plan.rules())
    decide = decider(plan, match.game)
    while not match.state.over and len(match.moves) < 600:
        step(match, decide)
        held = [match.state.ledger.balance(account) for account in (0, 1, "pot", "fianza")]
        assert (sum(held), min(held) >= 0) == (32, True)


@pytest.mark.law("zan.art.9", "zan.art.10", "zan.art.10.2")
def test_the_counters_are_thirty_two_vales_sixteen_to_each_pair() -> None:
    case = Zanga(debts="kept")
    assert (case.vales, case.fianza) == ([16, 16, 0], 0)
    assert [score.total for score in case.view().scores] == [16, 16]
    over = begun((16, 0)).taken_by("ana").played("AAAAABBB")
    assert over.told("match-over", "number") == [32]
    ended = over.state.events[-1]
    for language in LANGUAGES:
        assert "32 vales" in Words(language, "zanga").event(ended, ("Ana", "Blas", "Clara", "Diego"))
    assert Zanga(start={"score": [31, 1]}).vales == [31, 1, 0]
    for too_many in ([31, 2], [32, 0], [33, 0]):
        with pytest.raises(BadOption):
            Zanga(start={"score": too_many})
    assert Zanga(debts="kept", start={"debts": [32, 0]}).state.debts == (32, 0)
    with pytest.raises(BadOption):
        Zanga(debts="kept", start={"debts": [33, 0]})


@pytest.mark.law("zan.art.64")
@pytest.mark.parametrize("seed", range(6))
def test_no_settlement_gives_a_pair_more_than_it_could_have_paid(seed: int) -> None:
    plan = Plan("zanga", GUIDED, 700 + seed, agreed=(("order_of_payment", "extras"),))
    match = Match(plan.rules())
    decide, states = decider(plan, match.game), [match.state]
    while not match.state.over and len(match.moves) < 600:
        step(match, decide)
        states.append(match.state)
    extras = {"cinco", "cinco-failed", "todas", "solo", "solo-lost", "estuche", "estuche-lost"}
    for before, after in pairwise(states):
        for side in (0, 1):
            new = after.ledger.entries[len(before.ledger.entries) :]
            got = sum(entry.amount for entry in new if entry.payee == side and entry.reason in extras)
            assert got <= before.ledger.balance(side)


def test_a_match_may_start_at_any_vales() -> None:
    case = Zanga(start={"score": [10, 12]})
    assert case.vales == [10, 12, 10]
    with pytest.raises(BadOption, match="32 at most"):
        Zanga(start={"score": [20, 13]})
    with pytest.raises(BadOption, match="keeps no debts"):
        Zanga(start={"debts": [3, 0]})
    assert Zanga(start={"debts": [3, 0]}, debts="kept").state.debts == (3, 0)


@pytest.mark.law("zan.art.11")
def test_no_match_starts_after_its_last_hand() -> None:
    last = begun(hands=4, start={"hand_of_match": 4}).taken_by("ana").played("AAAAABBB")
    assert last.phase == "over", "it may start with the last one"
    told = {
        "es": "Una partida de 4 manos no puede empezar por la mano 5.",
        "pt": "Uma partida de 4 mãos não pode começar pela mão 5.",
        "en": "A match of 4 hands cannot start with hand 5.",
    }
    with pytest.raises(BadOption) as caught:
        Zanga(hands=4, start={"hand_of_match": 5})
    assert {language: Words(language, "zanga").error(caught.value) for language in told} == told
    with pytest.raises(BadOption, match="A match of 1 hand cannot start with hand 2"):
        Zanga(hands=1)
    assert Zanga(start={"hand_of_match": 9_999}).phase == "shuffle", "without a limit it may start anywhere"


def test_what_lies_in_the_middle_nobody_sees() -> None:
    case = begun(stock="12C 11C").taken_by("ana")
    assert all("12C" not in case.named(who) for who in case.viewers)
    alone = begun(stock="12C 11C", CLARA="12B 11B").alone("ana")
    assert all("12B" not in alone.named(who) for who in ("ana", "blas", "diego", None))


def test_everybody_is_told_the_calls_and_only_the_pie_the_zanga() -> None:
    case = begun(stock="12C 11C").say("paso paso paso zanga")
    assert case.told_to("zanga") == [("diego", {"diego"})]
    assert [len(heard) for _, heard in case.told_to("says")] == [5, 5, 5, 5]


@pytest.mark.law("zan.art.10")
def test_a_match_begins_with_no_hand_played_and_nothing_owed() -> None:
    game = Zanga().state.game
    first = game.seated(ZangaState, ("Ana", "Blas", "Clara", "Diego"), phase="first-deal")
    assert (first.played, first.debts, first.pot, first.fianza) == (0, (0, 0), 0, 0)
