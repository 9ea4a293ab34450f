"""Which moves were decisions, and what they were, in hands that the records tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.review.decisions import Decision
from tapete.review.feat import feat_of, kind_of
from tapete.table.record import read_record
from tests.review.matches import played, task

RECORDS = Path(__file__).parents[2] / "docs" / "records"


def decisions(record: str, place: int) -> dict[int, Decision]:
    """By the number of the moment after them."""
    made = task(read_record((RECORDS / f"{record}.toml").read_text("utf-8")), place).decisions
    return {each.turn.number: each for each in made}


# In malilla.toml espadas are trumps, and Ana and Clara play together; each move is one of the record's lines.
FEATS = [
    (0, "play 11E", "leads", ("led", None, None)),
    (0, "play 2B", "covering", ("spared-partner", "1C", 2)),  # she could have ruffed Clara's ace
    (0, "play 5E", "covering", ("ruffed", "11B", 3)),
    (2, "play 9E", "covering", ("overtook-partner", "11E", 0)),
    (1, "play 8C", "covering", ("followed", "1C", 2)),  # he must follow, and has nothing above the ace
    (1, "play 8B", "covering", ("threw", "10O", 0)),
]


@pytest.mark.parametrize(("place", "action", "kind", "feat"), FEATS)
def test_what_a_card_did_to_its_trick(place: int, action: str, kind: str, feat: tuple[str, str | None, int]) -> None:
    made = next(each for each in decisions("malilla", place).values() if str(each.action) == action)
    what, over, whose = feat_of(made)
    assert kind_of(made) == kind and (what, over and over.text, whose) == feat


def test_who_has_one_card_to_play_decides_nothing() -> None:
    """Given a duty that leaves one card, or a hand of one card, then there was nothing to decide."""
    made = [str(each.action) for place in range(4) for each in decisions("malilla", place).values()]
    assert "play 3E" in made and not {"play 12E", "play 10E", "play 7E", "play 9B", "play 12B", "play 1B"} & {*made}


def test_ceremonies_and_lots_are_no_decisions() -> None:
    for name in ("mus", "voltarete", "cientos"):
        match = played(name)
        words = {made.action.word for place in range(match.game.seats) for made in task(match, place).decisions}
        assert not words & {"cut", "draw", "deal", "shuffle", "deck"}, name


def test_bets_are_bets_and_what_is_thrown_is_a_discard() -> None:
    kinds = {kind_of(made) for place in range(4) for made in decisions("mus-three-to-none", place).values()}
    assert {"betting", "discards"} <= kinds
    assert all(
        kind_of(made) == "betting"
        for made in decisions("mus-three-to-none", 0).values()
        if made.action.word in ("envido", "quiero", "no-quiero", "órdago")
    )


def test_one_hand_alone() -> None:
    match = read_record((RECORDS / "zanga-puestas.toml").read_text("utf-8"))
    every, second = task(match, 0).decisions, task(match, 0, hand=2).decisions
    assert [each.turn.number for each in every if each.turn.hand == 2] == [each.turn.number for each in second] != []
