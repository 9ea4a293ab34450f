"""The irregularities of the Zanga, each with its law as a function from the facts to a ruling.

The open table calls these functions with what happened at it; people call them through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

if TYPE_CHECKING:
    from tapete.games.zanga.game import ZangaGame

OFFENDER, OTHERS = "offender", "others"
NONE, EARLIER, LATER = "none", "earlier", "later"
UNKNOWN = "unknown"
FINE, EIGHT = 2, 4
"""What a fault costs; and a revoke with a matador against a pair that could have made all eight tricks."""

AGAIN = ("money-back", "same-dealer")
"""What follows when the cards are dealt again: the stocks are as they were, and the same player deals."""


# The deal.


@law("zan.intro.11", "zan.art.13.2")
def no_cut(spoken: bool) -> Ruling:
    """The cards were dealt without offering the cut: the others may have a new deal until somebody has spoken."""
    return _before_speech(spoken, "zan.intro.11", "zan.art.13.2")


@law("zan.intro.13", "zan.art.15")
def early_look(spoken: bool) -> Ruling:
    """Somebody picked his cards up before the zanga was counted."""
    return _before_speech(spoken, "zan.intro.13", "zan.art.15")


def _before_speech(spoken: bool, *laws: str) -> Ruling:
    return Ruling("too-late", laws) if spoken else Ruling("deal-again", laws, AGAIN)


@law("zan.art.13.4", "zan.art.15")
def wrong_count(spoken: bool) -> Ruling:
    """A wrong number of cards: the deal does not stand; found later, what was put in during the hand goes back."""
    return Ruling("void" if spoken else "deal-again", ("zan.art.13.4", "zan.art.15"), AGAIN)


@law("zan.art.13.4")
def exposed() -> Ruling:
    """A card was seen in dealing."""
    return Ruling("deal-again", ("zan.art.13.4",), AGAIN)


@law("zan.intro.37", "zan.art.29")
def cheating(begun: bool, named: bool) -> Ruling:
    """Other cheating voids the deal; once a card is played it costs what a revoke costs."""
    if not begun:
        return Ruling("deal-again", ("zan.intro.37",), AGAIN)
    ruling = _decided(named, ())
    return Ruling(ruling.decision, ("zan.intro.37", *ruling.laws), ruling.follows)


# Revokes.


@law("zan.art.29", "zan.art.30", "zan.art.30.2", "zan.art.31", "zan.intro.7")
def revoke(named: bool, five: bool, matador: bool, eight: bool | str, charged: int, other: str) -> Ruling:
    """A revoke that is proved, on purpose or not; of two pairs that revoked the earlier card decides.

    Where it could not be found out whether all eight could be made, that was not shown, and all are told.
    """
    if other == EARLIER:
        return Ruling("ignored", ("zan.art.29",))
    dropped = ("other-dropped",) if other == LATER else ()
    if five:
        fine = Payment(OFFENDER, OTHERS, FINE, "revoke", ("zan.art.31",))
        return Ruling("two-more", ("zan.art.31",), (*dropped, "play-ends", "result-stands"), (fine,))
    ruling = _decided(named, dropped)
    if not matador:
        return ruling
    laws = ("zan.art.30", "zan.art.30.2") if eight else ("zan.art.30",)
    told = ("eight-unknown",) if eight == UNKNOWN else ()
    owed = max(0, (EIGHT if eight is True else FINE) - charged)
    paid = laws if eight is True else ("zan.art.30",)
    more = (Payment(OFFENDER, OTHERS, owed, "revoke-matador", paid),) if owed else ()
    return Ruling(ruling.decision, (*ruling.laws, *laws), (*told, *ruling.follows), more)


@law("zan.art.29", "zan.art.29.2")
def _decided(named: bool, dropped: tuple[str, ...]) -> Ruling:
    """The offenders lose the vales in play; if they are the named pair it is codillo."""
    if named:
        return Ruling("codillo", ("zan.art.29", "zan.art.29.2"), (*dropped, "play-ends", "codillo"))
    return Ruling("pot-lost", ("zan.art.29",), (*dropped, "play-ends", "hecha"))


@law("zan.art.32", "zan.art.33", "zan.art.64")
def false_claim(own: int, rival: int) -> Ruling:
    """Who claims what he cannot prove pays two at once, as far as his pair has them and the other could have paid."""
    paid = min(FINE, own, rival)
    fine = (Payment(OFFENDER, OTHERS, paid, "false-claim", ("zan.art.32",)),) if paid else ()
    return Ruling("false", ("zan.art.32",), ("play-on",), fine)


@law("zan.art.34", "zan.intro.36")
def taken_up(unlawful: bool, followed: bool, correcting: bool) -> Ruling:
    """A card once played stays; only where it was agreed a revoke is put right before the next card."""
    if correcting and unlawful and not followed:
        return Ruling("may-correct", ("zan.intro.36",))
    return Ruling("is-revoke", ("zan.art.34",))


@law("zan.art.34", "zan.art.29")
def out_of_turn(come: bool, lawful: bool) -> Ruling:
    """A card laid out of turn stays, and is played in its turn; if it is then unlawful it is a revoke."""
    if not come or lawful:
        return Ruling("stands", ("zan.art.34",), ("played-in-turn",))
    return Ruling("is-revoke", ("zan.art.34", "zan.art.29"), ("as-revoke",))


# Tricks and words.


@law("zan.art.35")
def look_at_trick(claimed: bool, last: bool) -> Ruling:
    """A finished trick is looked at again only when a revoke has been claimed; the last one still lies there."""
    if last and not claimed:
        return Ruling("still-in-sight", ("zan.art.35",))
    return Ruling("may-look" if claimed else "may-not-look", ("zan.art.35",))


@law("zan.art.51")
def announced(held: bool) -> Ruling:
    """An estuche that is none costs nothing."""
    return Ruling("counts" if held else "no-effect", ("zan.art.51",))


@law("zan.art.58.2", "zan.art.58.3")
def partner_speaks(over: bool) -> Ruling:
    """A soloist's partner may not take part before the hand is finished; an early word of his costs nothing."""
    return Ruling("heard", ("zan.art.58.3",)) if over else Ruling("no-effect", ("zan.art.58.2",))


SPOKEN = Fact("spoken", YES_NO, False)


def incidents(game: ZangaGame) -> Mapping[str, Incident]:
    """Everything the judge of this table can be asked."""
    known: dict[str, tuple[Callable[..., Ruling], tuple[Fact, ...]]] = {
        "no-cut": (no_cut, (SPOKEN,)),
        "early-look": (early_look, (SPOKEN,)),
        "wrong-count": (wrong_count, (SPOKEN,)),
        "exposed": (exposed, ()),
        "cheating": (cheating, (Fact("begun", YES_NO), Fact("named", YES_NO, False))),
        "revoke": (
            revoke,
            (
                Fact("named", YES_NO),
                Fact("five", YES_NO, False),
                Fact("matador", YES_NO, False),
                Fact("eight", (*YES_NO, UNKNOWN), False),
                Fact("charged", (0, FINE, EIGHT), 0),
                Fact("other", (NONE, EARLIER, LATER), NONE),
            ),
        ),
        "false-claim": (false_claim, (Fact("own", (0, 1, FINE), FINE), Fact("rival", (0, 1, FINE), FINE))),
        "taken-up": (
            taken_up,
            (Fact("unlawful", YES_NO), Fact("followed", YES_NO), Fact("correcting", YES_NO, game.correcting)),
        ),
        "out-of-turn": (out_of_turn, (Fact("come", YES_NO), Fact("lawful", YES_NO, True))),
        "look-at-trick": (look_at_trick, (Fact("claimed", YES_NO), Fact("last", YES_NO, False))),
        "false-estuche": (announced, (Fact("held", YES_NO),)),
        "partner-speaks": (partner_speaks, (Fact("over", YES_NO),)),
    }
    return {name: Incident(name, facts, judge) for name, (judge, facts) in known.items()}
