"""What the log keeps, and for how long."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tapete
from tapete.cards import Card
from tapete.table.event import HAND, TRICK, Event, event
from tapete.terminal.log import Story
from tapete.words import Words

VIEW = tapete.game("malilla").start(dealer=3).view(0)
WORDS = Words("en", "malilla", "terminal")
ACE, KING, TWO = (Card.parse(text) for text in ("1E", "12C", "2B"))


def plays(seat: int, card: Card, leads: bool = False) -> Event:
    """A card laid, as every game tells of it."""
    return event("plays", seat, until=TRICK, ends=TRICK if leads else "", card=card)


def heard(*looks: tuple[Event, ...]) -> Story:
    """A log that was shown after each of these."""
    log = Story()
    for events in looks:
        log.hear(replace(VIEW, events=events))
        log.write(WORDS)
    return log


def lines(log: Story) -> str:
    """What stands in it."""
    return log.text().plain


@pytest.mark.law("mal.93")
def test_a_trick_that_is_no_longer_looked_at_is_forgotten() -> None:
    log = heard((plays(0, ACE, leads=True),), (plays(1, KING), event("takes", 0)))
    assert "ace" in lines(log) and "king" in lines(log)
    log.hear(replace(VIEW, events=(plays(0, TWO, leads=True),)))
    log.write(WORDS)
    assert "ace" not in lines(log) and "king" not in lines(log)
    assert "take the trick" in lines(log) and "two" in lines(log)


def test_what_comes_all_at_once_is_forgotten_in_the_same_way() -> None:
    log = heard((plays(0, ACE, leads=True), event("takes", 0), plays(0, TWO, leads=True), plays(1, KING)))
    assert "ace" not in lines(log) and "two" in lines(log) and "king" in lines(log)


def test_only_what_is_told_so_long_is_forgotten() -> None:
    log = heard((event("takes-pack", 1, until=HAND), plays(0, ACE, leads=True)), (plays(1, TWO, leads=True),))
    assert "pack" in lines(log)
    log.hear(replace(VIEW, events=(event("dealt", 1, ends=HAND),)))
    log.write(WORDS)
    assert "pack" not in lines(log) and "two" in lines(log)


def test_a_forgotten_card_does_not_come_back_with_another_language() -> None:
    log = heard((plays(0, ACE, leads=True),), (plays(1, TWO, leads=True),))
    log.write(Words("es", "malilla", "terminal"))
    assert "as de espadas" not in lines(log) and "dos de bastos" in lines(log)


def test_how_a_hand_ended_is_told_though_its_cards_are_forgotten() -> None:
    counted = event("counted", 0, points=50, side="pair")
    ended = event("match-over", ends=TRICK, number=2)
    log = heard((plays(0, ACE, leads=True), event("takes", 0)), (counted,), (ended,))
    assert "ace" not in lines(log)
    over = "The match is over: the 2 rounds agreed on have been played."
    assert log.last_words().plain.split("\n") == ["Your pair makes 50 points.", over]
