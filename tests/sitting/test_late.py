"""What is said for one who lets his time run out."""

from __future__ import annotations

from random import Random

from tapete.sitting.turns import awaited, said_when_late
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import GUIDED, game
from tapete.table.match import Match

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
                match.do(TABLE, lots.settle(state.chance))
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


def test_other_games_leave_it_to_whoever_stands_in() -> None:
    """Given Malilla, where somebody is to cut, then nothing is said beforehand."""
    match, lots = Match(game("malilla", GUIDED)), Seeded(b"1")
    while match.state.chance is not None:
        match.do(TABLE, lots.settle(match.state.chance))
    assert said_when_late(match.state, awaited(match.state)) is None
