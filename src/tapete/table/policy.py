"""A plain player as small numbers: by them the cards of a hand that is only played out are weighed."""

from __future__ import annotations

Policy = tuple[tuple[int, ...], ...]
"""A row for each place in the trick (leading, between, last) and for who would take it (oneself, a friend, another):
what speaks for a card as such, by its worth, its rank, as a trump, by the length of its suit, as the highest of it that
is left, by what lies on the table, as the only one of its suit."""

PLAIN: Policy = (
    (0, 0, 0, -6, 2, 20, 0, 0),
    (0, 0, 0, -6, 2, 0, 0, 0),
    (0, -6, -1, -8, 2, 0, 0, 4),
    (10, 0, -1, -4, 0, 12, 3, 0),
    (10, 3, -2, -10, 0, -4, 0, 0),
    (0, -8, -2, -10, 0, -8, 0, 2),
    (20, 3, -2, -6, 0, 0, 5, 0),
    (15, 8, -2, -10, 0, -4, 0, 0),
    (0, -8, -2, -10, 0, -8, 0, 2),
)
"""He cashes what is firm, wins cheaply, gives to friends and spares what has worth."""

MISERE: Policy = (
    (-20, -6, -2, 0, 0, -20, 0, 0),
    (0, -3, -2, 0, 0, 0, 0, 4),
    (0, -3, -2, 0, 0, 0, 0, 4),
    (-30, -6, -1, 0, 0, 0, -4, 0),
    (0, 6, 3, 0, 0, 2, 0, 2),
    (0, 6, 3, 0, 0, 2, 0, 2),
    (-20, -6, 2, 0, 0, 0, -6, 0),
    (0, 6, 3, 0, 0, 2, 0, 2),
    (0, 6, 3, 0, 0, 2, 0, 2),
)
"""Where tricks and points are a loss: he stays under, and gives away what is high or counts."""
