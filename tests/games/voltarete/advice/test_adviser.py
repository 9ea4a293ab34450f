"""The player of the book at table: it plays whatever is agreed, goes by what it was told, and sees what is wrong."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tapete
from tapete.arena import contest, run
from tapete.cards import cards
from tapete.games.voltarete.advice import Adviser
from tapete.games.voltarete.advice.reading import Reading, Trace
from tapete.laws.book import laws
from tapete.table.game import game_class
from tapete.table.offer import Accuse, Prompt, say
from tapete.table.option import any_options
from tests.bots.test_treatise import moments, players
from tests.games.voltarete.advice.asking import position
from tests.games.voltarete.hands import FOUR, Voltarete, hand

BOTH = ("voltarete", FOUR)
WITHOUT_MAXIM = {"cut", "vote-divide", "vote-adjourn"}


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("seed", range(6))
def test_it_plays_with_any_options_and_says_by_which_law(name: str, seed: int) -> None:
    options = {**any_options(game_class(name).options, Random(seed)), "hands_limit": 6}
    state = tapete.game(name, **options).start()  # type: ignore[arg-type]
    known = laws(name)
    for moment, seat, choice in moments(state, players(state), seed):
        if not moment.over:
            prompt = moment.prompt(seat)
            assert prompt is not None
            assert choice.maxim in known or prompt.key in WITHOUT_MAXIM, f"{prompt.key}: {choice}"


@pytest.mark.parametrize("name", BOTH)
def test_it_beats_random_play(name: str) -> None:
    result = run(contest(name, "treatise", "random", seed=1, hands_limit=3), 6)
    assert result.mean > 50


@pytest.mark.law("vol.I.16.2", "vol.I.16.3", "vol.I.16.4", "vol.I.21.5")
def test_it_remembers_what_it_threw() -> None:
    """The feito threw the king of copas himself: his queen is as good."""
    case = Voltarete(ANA="1E 2E 12E 7E 12C 11C 4O 3B 4B", stock="5O 6O 5B 6B").make("ana", suit="espadas")
    player = Adviser()
    player.choose(case.witness("ana"))
    played = case.do("ana discard 12C 4O 3B 4B").buy("", "").do("ana begin")
    held = tuple(cards("7E 11C 4C"))
    late = played.but(hands=(held, *played.state.hands[1:]))
    assert player.choose(late.witness("ana")).maxim == "vol.I.18.13"
    assert Adviser().choose(late.witness("ana")).maxim == "vol.I.11.18", "for all he knows the king is out"


# The open table.

PROVED = position(
    trump="espadas", feito="ana", ANA="3C 12O 4O", BLAS="5B 4C 3B", CLARA="6C 2C 3O"
)  # fmt: skip


def claims(case: Voltarete, who: str, *charges: tuple[str, tuple[int, ...]], times: int = 1) -> list[str | None]:
    """What somebody claims, time after time, of what he may claim there."""
    view = replace(case.witness(who), prompt=Prompt("play", (), (Accuse("claim", charges),)))
    watching = Adviser()
    noticed = [watching.notice(view) for _ in range(times)]
    return [None if choice is None else str(choice.action) for choice in noticed]


@pytest.mark.law("vol.II.10.19")
def test_it_claims_a_revoke_that_the_cards_prove_and_once() -> None:
    suspect = PROVED.but(hands=(cards("3C 12C 4O"), cards("5B 3B"), cards("6C 2C 3O"))).play("3C 5B 6C")
    charges = ("revoke", (1, 2))
    assert claims(suspect, "clara", charges) == [None], "Blas may have been void"
    proved = suspect.but(hands=(cards("12C 4O"), cards("4C 3B"), cards("2C 3O")), leader=0).play("12C 4C")
    assert claims(proved, "clara", charges, times=2) == ["claim revoke 1", None]
    assert claims(proved, "blas", charges) == [None], "never of himself"


@pytest.mark.law("vol.II.10.19", "vol.II.22.12")
def test_when_the_hand_is_over_it_has_the_cards_examined_if_they_prove_a_revoke() -> None:
    suspect = PROVED.but(hands=(cards("3C 12C"), cards("5B 3B"), cards("6C 2C"))).play("3C 5B 6C").but(leader=0)
    over = suspect.but(hands=(cards("12C 2O"), cards("4C 3O"), cards("2C 4O"))).play("12C 4C 2C")
    offers = Prompt("count", (say("done"), say("examine")))

    def chosen(case: Voltarete, who: str) -> str:
        view = replace(case.witness(who), phase="count", prompt=offers)
        return str(Adviser().choose(view).action)

    assert chosen(over, "clara") == "examine" and chosen(over, "blas") == "done", "never for his own"
    assert chosen(suspect, "clara") == "done", "Blas may have been void"


def test_it_claims_what_all_have_seen_and_not_what_might_be() -> None:
    case = PROVED.play("3C")
    assert claims(case, "clara", ("cards", (0, 1)), ("bid", (0,))) == [None]
    assert claims(case, "clara", ("cards", (0, 1)), ("lead", (1,)), times=2) == ["claim lead 1", None]


def test_it_says_when_it_is_ready() -> None:
    view = replace(PROVED.witness("blas"), prompt=Prompt("order", (), (say("ready"),)))
    noticed = Adviser().notice(view)
    assert noticed is not None and str(noticed.action) == "ready"
    assert Adviser().notice(replace(view, prompt=None)) is None


def test_it_keeps_to_the_law_where_the_table_offers_everything() -> None:
    case = PROVED.play("3C")
    view = replace(case.witness("blas"), prompt=Prompt("play", tuple(say("play", card) for card in cards("5B 4C 3B"))))
    assert str(Adviser().choose(view).action) == "play 4C"


@pytest.mark.law("vol.II.16.1", "vol.II.16.2", "vol.II.16.3")
@pytest.mark.parametrize(
    ("held", "agreed", "pot", "may_pass"),
    [
        ("1E 4E 5E 6B 5B 3C 6C 2O 3O", {}, 60, False),
        ("3E 4E 5E 6B 5B 3C 11C 2O 3O", {}, 60, True),
        ("1E 4E 5E 6B 5B 3C 6C 2O 3O", {"obligation": "off"}, 60, True),
        ("1E 4E 5E 6B 5B 3C 6C 2O 3O", {"obligation": "limit", "obligation_limit": 63}, 60, False),
        ("1E 4E 5E 6B 5B 3C 6C 2O 3O", {"obligation": "limit", "obligation_limit": 62}, 60, True),
    ],
)
def test_it_knows_when_the_espadilha_is_obliged(held: str, agreed: Any, pot: int, may_pass: bool) -> None:
    view = hand(pot, FOUR, ANA=held, **agreed).all_pass().witness("ana")
    assert Reading(view, Trace()).is_obliged is not may_pass


@pytest.mark.law("vol.II.16.1", "vol.II.16.2")
@pytest.mark.parametrize("obliged", [True, False])
def test_a_pe_who_is_obliged_does_not_pass_even_where_he_could(obliged: bool) -> None:
    dealt: dict[str, Any] = {"ANA": "1E", "CLARA": "3E 4E 5E 6B 5B 3C 11C 2O 3O", "obligation_pe": obliged}
    case = hand(60, FOUR, **dealt).all_pass()
    view = case.of(case.state.but(to_speak=(2,), passed_twice=(0, 1))).witness("clara")
    assert view.prompt is not None
    free = replace(view, prompt=Prompt("second-passage", (say("passo"), *view.prompt.offers)))
    assert (str(Adviser().choose(free).action) == "passo") is not obliged
