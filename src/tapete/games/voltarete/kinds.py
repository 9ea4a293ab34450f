"""The games in which one can make oneself, what each is worth, and the matadores. Everything doubles in favorita."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tapete.cards import Card, Suit
from tapete.laws.mark import law
from tapete.table.matadores import order, trumps

LICENCA, SEGUNDO, CASCA, SO, RESPEITO, TREZE = "licença", "segundo", "casca", "só", "respeito", "treze"

FAVORITA = law("vol.I.6.16")(Suit.COPAS)
"""The favorita of the book; a table may have agreed on another."""
FIRST_FIVE = law("vol.I.9.14", "vol.I.23.2")(2)
MOST_LOST = law("vol.I.23.3", "vol.II.17.18")(4)
HAND = 9
"""So many cards one plays with, and so many tricks there are."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What a game pays each way, for itself and for a geral that was not declared, and the laws that say so.

    The laws of the geral stand in the order of the book: plain, declared, in copas, declared in copas.
    """

    base: int
    geral: int
    law: str
    geral_laws: tuple[str, ...] = ()


ORDER = law(
    "vol.I.2.1", "vol.I.2.2", "vol.I.2.3", "vol.I.2.5", "vol.I.2.6", "vol.I.2.7", "vol.I.2.8", "vol.I.2.9",
    "vol.I.3.1", "vol.I.3.2", "vol.I.3.3", "vol.I.3.4", "vol.I.3.5", "vol.I.6.25", "vol.I.11.1",
)(order)  # fmt: skip
"""The order of the cards under each trump suit."""

KINDS = {
    LICENCA: Kind(2, 8, "vol.I.9.9", ("vol.I.9.17", "vol.I.9.23", "vol.I.9.28", "vol.I.9.33")),
    SEGUNDO: Kind(4, 16, "vol.I.9.10", ("vol.I.9.18", "vol.I.9.24", "vol.I.9.29", "vol.I.9.34")),
    CASCA: Kind(5, 24, "vol.I.9.11", ("vol.I.9.19", "vol.I.9.25", "vol.I.9.30", "vol.I.9.35")),
    SO: Kind(6, 32, "vol.I.9.12", ("vol.I.9.20", "vol.I.9.26", "vol.I.9.31", "vol.I.9.36")),
    RESPEITO: Kind(12, 64, "vol.I.9.13", ("vol.I.9.21", "vol.I.9.27", "vol.I.9.32", "vol.I.9.37")),
    TREZE: Kind(5, 0, "vol.II.17.7"),
}


@law(
    "vol.I.10.1", "vol.I.10.2", "vol.I.10.4", "vol.I.10.5", "vol.I.10.6", "vol.I.10.7", "vol.I.10.8", "vol.I.10.9",
    "vol.I.10.10", "vol.I.10.11", "vol.I.10.12", "vol.I.10.13", "vol.I.10.14", "vol.I.10.15", "vol.I.10.16",
    "vol.I.10.17",
)  # fmt: skip
def matadores(held: Collection[Card], trump: Suit) -> int:
    """How many are paid: the trumps from the Espadilha down without a gap, three at least and nine at most.

    >>> from tapete.cards import cards
    >>> matadores(cards("1E 7O 1B 12O 11O"), Suit.OROS), matadores(cards("1E 1B 12E"), Suit.ESPADAS)
    (3, 0)
    """
    found = 0
    for card in trumps(trump):
        if card not in held:
            break
        found += 1
    return min(found, HAND) if found >= 3 else 0
