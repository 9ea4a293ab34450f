"""The irregularities of the Zanga, each with its law on the facts: of the rows the first that holds decides.

The open table has decided so what happened at it; people ask through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Judge, Ruling, Rulings, Verdict, decided, when, whether

if TYPE_CHECKING:
    from tapete.games.zanga.game import ZangaGame

OFFENDER, OTHERS = "offender", "others"
NONE, EARLIER, LATER = "none", "earlier", "later"
UNKNOWN = "unknown"
FINE, EIGHT = 2, 4
"""What a fault costs; and a revoke with a matador against a pair that could have made all eight tricks."""

AGAIN = "money-back same-dealer"
"""What follows when the cards are dealt again: the stocks are as they were, and the same player deals."""


# The deal.

NO_CUT: Rulings = {
    when(spoken=True): Verdict("too-late", "zan.intro.11 zan.art.13.2"),
    OTHERWISE: Verdict("deal-again", "zan.intro.11 zan.art.13.2", AGAIN),
}
"""The cards were dealt without offering the cut: the others may have a new deal until somebody has spoken."""

EARLY_LOOK: Rulings = {
    when(spoken=True): Verdict("too-late", "zan.intro.13 zan.art.15"),
    OTHERWISE: Verdict("deal-again", "zan.intro.13 zan.art.15", AGAIN),
}
"""Somebody picked his cards up before the zanga was counted."""

WRONG_COUNT: Rulings = {
    when(spoken=True): Verdict("void", "zan.art.13.4 zan.art.15", AGAIN),
    OTHERWISE: Verdict("deal-again", "zan.art.13.4 zan.art.15", AGAIN),
}
"""A wrong number of cards: the deal does not stand; found later, what was put in during the hand goes back."""

EXPOSED = Verdict("deal-again", "zan.art.13.4", AGAIN)
"""A card was seen in dealing."""

CHEATING: Rulings = {
    when(begun=False): Verdict("deal-again", "zan.intro.37", AGAIN),
    when(named=True): Verdict("codillo", "zan.intro.37 zan.art.29 zan.art.29.2", "play-ends codillo"),
    OTHERWISE: Verdict("pot-lost", "zan.intro.37 zan.art.29", "play-ends hecha"),
}
"""Other cheating voids the deal; once a card is played it costs what a revoke costs."""


# Revokes.

REVOKED: Rulings = {
    when(five=True): Verdict(
        "two-more", "zan.art.31", "play-ends result-stands", (Due(OFFENDER, OTHERS, FINE, "revoke"),)
    ),
    when(named=True): Verdict("codillo", "zan.art.29 zan.art.29.2", "play-ends codillo"),
    OTHERWISE: Verdict("pot-lost", "zan.art.29", "play-ends hecha"),
}
"""The offenders lose the vales in play; if they are the named pair it is codillo."""


@law("zan.art.29", "zan.art.30", "zan.art.30.2", "zan.art.31", "zan.intro.7")
def revoke(five: bool, matador: bool, eight: bool | str, charged: int, other: str, named: bool) -> Ruling:
    """A revoke that is proved, on purpose or not; of two pairs that revoked the earlier card decides.

    Where it could not be found out whether all eight could be made, that was not shown, and all are told.
    """
    if other == EARLIER:
        return Ruling("ignored", ("zan.art.29",))
    dropped = ("other-dropped",) if other == LATER else ()
    ruling = decided(REVOKED, {"five": five, "named": named}).also(first=dropped)
    if five or not matador:
        return ruling
    laws = ("zan.art.30", "zan.art.30.2") if eight else ("zan.art.30",)
    told = ("eight-unknown",) if eight == UNKNOWN else ()
    owed = max(0, (EIGHT if eight is True else FINE) - charged)
    paid = laws if eight is True else ("zan.art.30",)
    more = (Payment(OFFENDER, OTHERS, owed, "revoke-matador", paid),) if owed else ()
    return replace(ruling.also(*laws, first=told), payments=more)


@law("zan.art.32", "zan.art.33", "zan.art.64")
def false_claim(own: int, rival: int) -> Ruling:
    """Who claims what he cannot prove pays two at once, as far as his pair has them and the other could have paid."""
    paid = min(FINE, own, rival)
    fine = (Payment(OFFENDER, OTHERS, paid, "false-claim", ("zan.art.32",)),) if paid else ()
    return Ruling("false", ("zan.art.32",), ("play-on",), fine)


TAKEN_UP: Rulings = {
    when(correcting=True, unlawful=True, followed=False): Verdict("may-correct", "zan.intro.36"),
    OTHERWISE: Verdict("is-revoke", "zan.art.34"),
}
"""A card once played stays; only where it was agreed a revoke is put right before the next card."""

OUT_OF_TURN: Rulings = {
    when(come=True, lawful=False): Verdict("is-revoke", "zan.art.34 zan.art.29", "as-revoke"),
    OTHERWISE: Verdict("stands", "zan.art.34", "played-in-turn"),
}
"""A card laid out of turn stays, and is played in its turn; if it is then unlawful it is a revoke."""


# Tricks and words.

LOOK_AT_TRICK: Rulings = {
    when(claimed=True): Verdict("may-look", "zan.art.35"),
    when(last=True): Verdict("still-in-sight", "zan.art.35"),
    OTHERWISE: Verdict("may-not-look", "zan.art.35"),
}
"""A finished trick is looked at again only when a revoke has been claimed; the last one still lies there."""

FALSE_ESTUCHE: Rulings = {
    when(held=True): Verdict("counts", "zan.art.51"),
    OTHERWISE: Verdict("no-effect", "zan.art.51"),
}
"""An estuche that is none costs nothing."""

PARTNER_SPEAKS: Rulings = {
    when(over=True): Verdict("heard", "zan.art.58.3"),
    OTHERWISE: Verdict("no-effect", "zan.art.58.2"),
}
"""A soloist's partner may not take part before the hand is finished; an early word of his costs nothing."""


def incidents(game: ZangaGame) -> Mapping[str, Incident]:
    """Everything the judge of this table can be asked."""
    spoken, stock = whether("spoken", False), (0, 1, FINE)
    eight, charged = Fact("eight", (*YES_NO, UNKNOWN), False), Fact("charged", (0, FINE, EIGHT), 0)
    what = (whether("five", False), whether("matador", False), eight, charged)
    known: dict[str, tuple[Judge | Rulings, tuple[Fact, ...]]] = {
        "no-cut": (NO_CUT, (spoken,)),
        "early-look": (EARLY_LOOK, (spoken,)),
        "wrong-count": (WRONG_COUNT, (spoken,)),
        "exposed": (EXPOSED, ()),
        "cheating": (CHEATING, (whether("begun"), whether("named", False))),
        "revoke": (revoke, (whether("named"), *what, Fact("other", (NONE, EARLIER, LATER), NONE))),
        "false-claim": (false_claim, (Fact("own", stock, FINE), Fact("rival", stock, FINE))),
        "taken-up": (TAKEN_UP, (whether("unlawful"), whether("followed"), whether("correcting", game.correcting))),
        "out-of-turn": (OUT_OF_TURN, (whether("come"), whether("lawful", True))),
        "look-at-trick": (LOOK_AT_TRICK, (whether("claimed"), whether("last", False))),
        "false-estuche": (FALSE_ESTUCHE, (whether("held"),)),
        "partner-speaks": (PARTNER_SPEAKS, (whether("over"),)),
    }
    return {name: Incident(name, facts, judge) for name, (judge, facts) in known.items()}
