"""How the open table calls its stages, and the slips and charges that are kept."""

from __future__ import annotations

from tapete.games.voltarete.kinds import HAND

THROW, CHOOSE, SPILLED, ASKED = "throw", "choose", "spilled", "asked"

BLIND, LONGEST, LAST = "blind", "longest", "last-card"
"""The stages in which a ruling makes somebody choose, or draw blindly."""

TRUMP_ASKED, RENAME, UPSET, OWNING, PAY = "trump-asked", "rename", "upset", "owning", "pay"
"""The stages in which others answer to what somebody did or asked."""

REVOKE, LEAD, AHEAD, SIGN = "revoke", "lead", "ahead", "sign"

CARDS, BID, ENTRY, FACED, PEEK, WORD, SHOWN, DROP = "cards", "bid", "entry", "faced", "peek", "word", "shown", "drop"

EARLY, CASCA_ASKS, ESPADILHA = "early", "casca-asks", "espadilha"

ACES, STOCK_SHOWN, UNORDERED, GERAL_LOOK = "aces", "stock", "unordered", "geral-look"
"""What can be charged."""

LOOKED_LATE = "leftovers declared"
"""The kind of a look at the cards that nobody bought, when a geral was declared already."""

SILENT = "silent"
"""The slip of one who said nothing of a card too many when a feito asked for it at his geral."""

DUE, SHOWN_LATE, MIXED = "due", "shown", "mixed"
"""How it stands with the black aces of one who turned the card for respeito before he showed them."""

OF_CARDS = (REVOKE, LEAD, AHEAD)
"""Slips that are undone when the card is taken back."""

ON_CARDS = (*OF_CARDS, SIGN)
"""Slips that are about a card in a trick."""

PASSED = "passed"
"""The kind of a slip with the Espadilha by one who had it and passed twice."""

RUFF = "ruff"
"""The kind of a revoke with a trump in the place of the suit led."""

UNDONE, MENDED, REPLAYED = "undone", "mended", "replayed"
"""A revoke that counted before its trick was taken back for an earlier one, and is owed; one put right in time; and one
on which it was ruled, and whose trick was played again."""

STOCK = 40 - 3 * HAND

WRONG_COUNT = "count"

COUNTS = frozenset[str]().union(
    ("vol.II.3.12", "vol.II.3.14"),
    ("vol.II.4.2", "vol.II.4.3", "vol.II.4.4", "vol.II.4.5", "vol.II.4.6", "vol.II.4.14"),
    ("vol.II.7.11", "vol.II.7.12", "vol.II.7.14", "vol.II.7.19"),
    ("vol.II.8.8", "vol.II.8.9", "vol.II.8.10"),
    ("vol.II.13.1", "vol.II.13.2", "vol.II.13.3", "vol.II.13.4", "vol.II.13.5"),
    ("vol.II.13.10", "vol.II.13.11", "vol.II.13.14", "vol.II.13.17"),
    ("vol.II.14.2", "vol.II.14.6", "vol.II.14.7"),
)
"""The laws by which a wrong number of cards costs a reposta: it does so only once in a hand."""

FEITO, OPPONENT, QUARTO = "feito", "opponent", "quarto"
