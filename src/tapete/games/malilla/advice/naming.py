"""Which trumps to name, when to leave it to the partner, and when to double: what a hand may be expected to make.

The book knows nothing of this: the numbers were counted from three thousand hands of the player who goes by it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import SUITS, Card, Suit
from tapete.games.malilla.advice.reading import ACE, KING, MALILLA
from tapete.games.malilla.state import CONTRA, NAME_TRUMP
from tapete.games.malilla.variants import VALUES
from tapete.table.action import Action
from tapete.table.view import View

HALF = 36

WITH_TRUMPS, WITHOUT = 20.4, 24.9
"""What a side makes when one of its two hands has nothing of what follows: with trumps, and without."""

EACH_TRUMP, SHORT_SUIT = 2.05, 1.6
TRUMP = {9: 5.2, 1: 3.4, 12: 1.5, 11: 0.75, 10: 0.75}
"""What every trump adds, and the high ones besides; and a suit of one card or none, which can be ruffed."""

PLAIN = {"malilla": 6.0, "covered-ace": 1.2, "ace": 1.9, "king": 0.4}
OPEN = {"malilla": 6.2, "covered-ace": 2.5, "ace": 3.1, "king": 1.6}
"""What the high cards of another suit add, and of any where there are no trumps: an ace more without its malilla."""

LEAST = 3.0
"""So much over the half must be expected of the best name, or it is left to the partner."""

ENOUGH = {2: 6.0, 4: 9.0, 8: 12.0}
"""So much over the half must be expected to double: those who have named, or doubled, think well of their cards."""


def expected(hand: Sequence[Card], trump: Suit | None) -> float:
    """What the side makes with these trumps, or with none, by one of its hands."""
    ranks = {suit: [card.rank for card in hand if card.suit is suit] for suit in SUITS}
    plain = [ranks[suit] for suit in SUITS if suit is not trump]
    high = sum(_high(each, OPEN if trump is None else PLAIN) for each in plain)
    if trump is None:
        return WITHOUT + high
    own = ranks[trump]
    ruffs = SHORT_SUIT * sum(len(each) <= 1 for each in plain) if own else 0.0
    return WITH_TRUMPS + high + ruffs + EACH_TRUMP * len(own) + sum(TRUMP[rank] for rank in own if rank in VALUES)


def _high(ranks: Sequence[int], worth: dict[str, float]) -> float:
    covered = "covered-ace" if MALILLA in ranks else "ace"
    held = ((MALILLA, "malilla"), (ACE, covered), (KING, "king"))
    return sum(worth[what] for rank, what in held if rank in ranks)


def called(view: View) -> Action | None:
    """What to say of trumps, or of doubling, where that is asked."""
    assert view.prompt is not None and view.mine is not None
    hand = [card for card in view.mine.cards if card is not None]
    if view.phase == NAME_TRUMP:
        return _named(view, hand)
    return _doubled(view, hand) if view.phase == CONTRA else None


def _named(view: View, hand: Sequence[Card]) -> Action:
    """Whatever is expected to bring most, all that doubles it being counted; or the partner, with a poor hand."""
    assert view.prompt is not None
    favourite = next((note.value for note in view.notes if note.key == "favourite"), None)
    gains = {
        Action("trump", ("none" if suit is None else suit.word,)): (expected(hand, suit) - HALF)
        * (2 if suit is None or suit is favourite else 1)
        for suit in (*SUITS, None)
    }
    best = max(gains, key=lambda name: gains[name])
    delegate = Action("delegate")
    return delegate if gains[best] < LEAST and view.prompt.allows(delegate) else best


def _doubled(view: View, hand: Sequence[Card]) -> Action:
    """Double with much more than the half in sight."""
    assert view.prompt is not None
    level = int(view.prompt.key.rpartition("-")[2])
    return Action("contra" if expected(hand, view.trump) - HALF >= ENOUGH[level] else "paso")
