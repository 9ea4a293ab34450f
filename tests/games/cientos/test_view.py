"""What each may see of the Cientos."""

from __future__ import annotations

from tapete.cards import cards
from tests.games.cientos.hands import Cientos

MANO = "2C 1E 12C 7O 11C 9C 10C 8O 1C 9O 7E 8E"
PIE = "1O 12O 11O 10O 2O 1B 12B 11B 10B 2B 9B 8B"


def test_a_hand_is_held_so_that_sequences_lie_side_by_side_and_the_two_is_the_ten() -> None:
    case = Cientos(E=MANO, Y=PIE)
    assert case.seen("e", by="e").cards == cards("9O 8O 7O 1C 12C 11C 10C 2C 9C 1E 8E 7E")
    assert case.seen("e", by="y").cards == (None,) * 12
