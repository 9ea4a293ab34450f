"""What is said for one who lets his time run out."""

from __future__ import annotations

from random import Random

import pytest

from tapete.sitting.turns import awaited, said_when_late
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import GUIDED, game
from tapete.table.match import Match
from tests.games.voltarete.hands import FOUR, Voltarete, endgame, hand

ANSWERS = {
    frozenset({"grant", "refuse"}): "grant",
    frozenset({"consent", "object"}): "object",
    frozenset({"stop", "go-on"}): "stop",
}


def test_in_voltarete_he_passes_and_asks_for_nothing() -> None:
    """Given matches of Voltarete, then whoever is late passes where he may, begins to play, grants and stops; where
    cards are chosen whoever stands in chooses."""
    seen: set[str] = set()
    for seed in range(4):
        match, chance, lots = Match(game("voltarete", GUIDED)), Random(seed), Seeded(str(seed).encode())
        for _ in range(400):
            state = match.state
            if state.over:
                break
            if state.chance is not None:
                match.do(TABLE, lots.outcome(state.chance))
                continue
            seat = awaited(state)
            prompt = state.prompt(seat)
            assert prompt is not None
            words = frozenset(offer.word for offer in prompt.offers)
            late = said_when_late(state, seat)
            if "passo" in words:
                assert late is not None and str(late) == "passo"
            elif words in ANSWERS:
                assert late is not None and late.word == ANSWERS[words]
            elif words <= {"play", "discard", "name"}:
                assert late is None
            seen |= {late.word} if late is not None else set()
            match.do(seat, prompt.any(chance))
    assert {"passo", "begin"} <= seen


def late(case: Voltarete, who: str) -> str:
    return str(said_when_late(case.state, case.seat(who)))


@pytest.mark.law("vol.II.15.9")
def test_the_thirteen_are_not_given_up_by_one_who_is_late() -> None:
    of_four = hand(of=FOUR, obligation="off").all_pass().do("ana passo, blas passo, clara passo, diego treze")
    asked = of_four.do("diego ask-reposta")
    assert [late(asked, "ana"), late(asked.do("ana grant"), "blas")] == ["refuse", "refuse"]
    assert late(hand().make("ana", suit="oros").buy().do("ana ask-reposta"), "blas") == "grant"


@pytest.mark.law("vol.II.12.3")
def test_a_feito_who_is_late_to_take_what_all_concede_plays_on() -> None:
    case = endgame("espadas", ANA="7O 6O", BLAS="5O 4C", CLARA="4O 6C", feito="clara")
    offered = case.do("ana concede won, ana play 7O, blas concede won")
    assert offered.words("clara") == {"take", "play-on"}
    assert late(offered, "clara") == "play-on"


@pytest.mark.law("vol.II.16.1", "vol.II.16.2")
def test_who_is_obliged_and_late_goes_to_the_casca_and_carries_the_espadilha() -> None:
    with_it = hand(of=FOUR, ANA="1E").all_pass()
    assert (with_it.turn, late(with_it, "ana")) == ("ana", "casca 1E")
    espadas, bastos, copas = (" ".join(f"{rank}{suit}" for rank in (2, 3, 4, 5, 6, 7, 10, 11, 12)) for suit in "EBC")
    without = hand(of=FOUR, ANA=espadas, BLAS=bastos, CLARA=copas).all_pass()
    pe = without.do("ana passo, blas passo")
    assert (pe.turn, late(pe, "clara")) == ("clara", "casca")


def test_other_games_leave_it_to_whoever_stands_in() -> None:
    """Given Malilla, where somebody is to cut, then nothing is said beforehand."""
    match, lots = Match(game("malilla", GUIDED)), Seeded(b"1")
    while match.state.chance is not None:
        match.do(TABLE, lots.outcome(match.state.chance))
    assert said_when_late(match.state, awaited(match.state)) is None
