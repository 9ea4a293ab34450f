"""The irregularities of Mus, each with its law as a function from the facts to a ruling.

The open table calls these functions with what happened at it; people call them through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from tapete.games.mus.ranking import LEAST_CUT, PACK
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

T = TypeVar("T")

OFFENDERS, OTHERS, FORGETFUL, MIDDLE = "offenders", "others", "forgetful", "middle"
NOT_IN_SHEET = "not-in-sheet"
"""The sheet says that cards are shown to check what was declared, and no more: the penalty is a ruling."""

CUSTOM = "table-custom"
"""What the sheet forbids and a table may agree to allow."""

STONES = tuple(range(0, 1001))
ADDING = ("envido", "más")
"""Envido and más are the same thing said: so many stones more than there are."""

STANDING = ("mus", "no-hay-mus", "órdago", *ADDING)
"""The words that bind though the bet has changed meanwhile; any other was meant for the bet that stood."""

WORDS = ("paso", "envido", "más", "reenvido", "quiero", "no-quiero", "órdago", "mus", "no-hay-mus")


# The deal.


@law("mus.19", "mus.20")
def bad_cut(lifted: int, dealt: bool) -> Ruling:
    """Fewer than three cards were lifted, or left."""
    if LEAST_CUT <= lifted <= len(PACK) - LEAST_CUT:
        return Ruling("cut-stands", ("mus.20",))
    if dealt:
        return Ruling("too-late", ("mus.20",), ("deal-stands",))
    return Ruling("cut-again", ("mus.20",), ("no-penalty",))


@law("mus.47", "mus.48")
def exposed_card(distribution: str, service_too: bool, agreed: str) -> Ruling:
    """The dealer has turned up a card; in the first distribution the table may have agreed on something else."""
    if distribution == "service" and not service_too:
        return Ruling("card-stands", ("mus.47",), ("card-public",))
    if distribution == "first" and agreed == "mano":
        return Ruling("mano-decides", ("mus.47",), ("mano-says",))
    if distribution == "first" and agreed == "redeal":
        return Ruling("deal-again", ("mus.47",), ("all-gathered", "same-dealer", "no-penalty"))
    return Ruling("mus-visto", ("mus.47", "mus.48"), ("nobody-cuts", "may-stand", "card-kept"))


@law("mus.21")
def wrong_cards(noticed: str) -> Ruling:
    """Somebody got too many cards, or too few, in the first distribution."""
    if noticed == "after-first-bet":
        return Ruling("too-late", ("mus.21",), ("deal-stands",))
    return Ruling("deal-again", ("mus.21",), ("same-dealer", "no-penalty"))


@law("mus.77")
def no_discard(served: bool) -> Ruling:
    """Somebody said Mus and keeps all his cards, though there was no mus visto."""
    if served:
        return Ruling("too-late", ("mus.77",), ("keeps-cards",))
    return Ruling("must-discard", ("mus.77", "mus.48"), ("one-card-at-least",))


# Words.


@law("mus.69", "mus.89")
def word_out_of_turn(word: str, bet_changed: bool, legal: bool) -> Ruling:
    """Somebody has spoken before his turn."""
    if legal and (not bet_changed or word in STANDING):
        follows = ("as-addition",) if word in ADDING and bet_changed else ()
        return Ruling("word-binds-in-turn", ("mus.89", "mus.69"), (*follows, "first-word-counts"))
    return Ruling("word-lapses", ("mus.89", "mus.69"), ("speaks-freely",))


@law("mus.88", "mus.90")
def foreign_words(what: str, consult: bool) -> Ruling:
    """Somebody says words that are not of the game, or tells or shows his partner a card."""
    law_id = "mus.88" if what == "words" else "mus.90"
    if consult:
        return Ruling("words-free", (law_id,), ("binds-nobody", "cards-not-shown", "hand-goes-on", CUSTOM))
    return Ruling("forbidden", (law_id,), ("no-fixed-penalty", "hand-goes-on"))


@law("mus.91", "mus.92")
def sign_made(sign: str, true: bool) -> Ruling:
    """A sign was made, and the others object to it."""
    if sign == "listed" and true:
        return Ruling("lawful", ("mus.91", "mus.92"), ("others-may-use-it",))
    return Ruling("forbidden", ("mus.92",), ("no-fixed-penalty", "hand-goes-on"))


# The showing and the count.


@law("mus.51")
def false_no(lance: str) -> Ruling:
    """At the showing somebody has pares, or juego, that he denied."""
    punto = ("punto-stands", "deje-kept") if lance == "juego" else ()
    return Ruling("dead-hand", ("mus.51",), ("hand-dead", "partner-unhurt", *punto, NOT_IN_SHEET))


@law("mus.51")
def false_yes(ended: str, deje: int, stake: int, values: int, both: bool) -> Ruling:
    """At the showing somebody has no pares, or no juego, though he said he had."""
    laws = ("mus.51",)
    taken = deje if ended in ("refused", "game-won") else 0
    back = (Payment(OFFENDERS, MIDDLE, taken, "deje-back", laws),) if taken else ()
    if ended == "game-won" or (ended == "ordago" and not both):
        return Ruling("game-lost", laws, ("others-win-game", NOT_IN_SHEET), back)
    if both:
        follows = ("first-liar-loses",) if ended == "ordago" else ("nobody-collects",)
        return Ruling("lance-void", laws, (*follows, NOT_IN_SHEET), back)
    won = values + (stake if ended == "accepted" else 0)
    gains = (Payment(MIDDLE, OTHERS, won, "forfeited", laws),) if won else ()
    return Ruling("lance-forfeited", laws, ("others-collect", NOT_IN_SHEET), (*back, *gains))


@law("mus.51", "mus.90")
def false_words(lies: str, mus_cut: bool, **lance: Any) -> Ruling:
    """At a table where partners consult aloud somebody has told something false of his cards.

    After the cut it costs the lance in which it was told, unless lies are always allowed there.
    """
    if lies == "always" or (lies == "before-cut" and not mus_cut):
        return Ruling("words-free", ("mus.90",), ("binds-nobody", "hand-goes-on", CUSTOM))
    if not mus_cut:
        return Ruling("forbidden", ("mus.90",), ("no-fixed-penalty", "hand-goes-on"))
    return false_yes(**lance)


@law("mus.137", "mus.127", "mus.131", "mus.133", "mus.136")
def better_cards_after_refusal(lance: str) -> Ruling:
    """The pair that refused a bet shows better cards than the pair that made it."""
    laws = {"grande": "mus.127", "chica": "mus.127", "pares": "mus.131", "juego": "mus.133", "punto": "mus.136"}
    follows = ("deje-is-all",) if lance in ("grande", "chica") else ("bettors-collect-values",)
    return Ruling("refusers-collect-nothing", ("mus.137", laws[lance]), follows)


@law("mus.139", "mus.106")
def forgotten_stones(stones: int, cut: bool) -> Ruling:
    """Somebody notices that his pair has not taken some stones."""
    laws = ("mus.139",)
    if cut:
        return Ruling("stones-lost", laws)
    return Ruling("stones-taken", laws, (), (Payment(MIDDLE, FORGETFUL, stones, "forgotten", laws),))


@law("mus.121", "mus.122", "mus.123")
def both_reach_goal(first: str) -> Ruling:
    """Both pairs have stones enough to win; which of them had the earlier thing to collect?"""
    return Ruling(f"wins-{first}", ("mus.122", "mus.123"), ("order-of-collecting", "nothing-more-collected"))


def always(name: str, ruling: Ruling) -> Incident:
    """An incident in which no fact matters."""
    return Incident(name, (), lambda: ruling)


LANCE = Fact("lance", ("pares", "juego"))
ENDS = ("pass", "accepted", "refused", "ordago", "game-won")
FORFEIT = (
    Fact("deje", STONES, 0),
    Fact("stake", STONES, 0),
    Fact("values", range(0, 7), 0),
    Fact("both", YES_NO, False),
)
"""What the judge asks of a lance that is forfeited: how it ended, and what was in it."""

INCIDENTS: Mapping[str, Incident] = {
    incident.name: incident
    for incident in (
        Incident("bad-cut", (Fact("lifted", range(0, len(PACK) + 1)), Fact("dealt", YES_NO, False)), bad_cut),
        Incident("exposed-card", (Fact("distribution", ("first", "service")), Fact("service_too", YES_NO, False),
                                  Fact("agreed", ("mus-visto", "mano", "redeal"), "mus-visto")), exposed_card),
        law("mus.47")(always("cut-in-mus-visto", Ruling("word-void", ("mus.47",), ("discard-takes-place",)))),
        Incident("wrong-cards", (Fact("noticed", ("before-first-bet", "after-first-bet")),), wrong_cards),
        Incident("no-discard", (Fact("served", YES_NO),), no_discard),
        law("mus.89")(always("word-in-turn", Ruling("word-binds", ("mus.89",), ("no-undo",)))),
        Incident("word-out-of-turn", (Fact("word", WORDS), Fact("bet_changed", YES_NO, False),
                                      Fact("legal", YES_NO, True)), word_out_of_turn),
        law("mus.76")(always("spoke-again", Ruling("word-void", ("mus.76",), ("out-of-lance", "partner-may-answer")))),
        Incident("foreign-words", (Fact("what", ("words", "cards")), Fact("consult", YES_NO, False)), foreign_words),
        Incident("false-words", (Fact("lies", ("never", "before-cut", "always"), "never"),
                                 Fact("mus_cut", YES_NO, True), Fact("ended", ENDS, "pass"), *FORFEIT), false_words),
        Incident("sign-made", (Fact("sign", ("listed", "other")), Fact("true", YES_NO)), sign_made),
        Incident("false-no", (LANCE,), false_no),
        Incident("false-yes", (Fact("ended", ENDS), *FORFEIT), false_yes),
        law("mus.50")(always("hidden-hand", Ruling("must-show", ("mus.50", "mus.51"), ("also-after-refusals",)))),
        Incident("better-cards-after-refusal", (Fact("lance", ("grande", "chica", "pares", "juego", "punto")),),
                 better_cards_after_refusal),
        Incident("forgotten-stones", (Fact("stones", range(1, 1001)), Fact("cut", YES_NO)), forgotten_stones),
        Incident("both-reach-goal", (Fact("first", ("deje", "grande", "chica", "pares", "juego")),), both_reach_goal),
        law("mus.110", "mus.111")(always("adentro-forgotten", Ruling("must-warn", ("mus.110", "mus.111"),
                                                                     ("no-penalty", "score-stands")))),
    )
}  # fmt: skip


# What follows.

_WHY: Mapping[str, tuple[str, ...]] = {
    "nothing is to be done": (
        "deal-stands", "no-penalty", "keeps-cards", "hand-goes-on", "no-fixed-penalty", "others-may-use-it",
        "score-stands", "card-kept", "partner-unhurt", "punto-stands", "same-dealer", "binds-nobody",
        "cards-not-shown", CUSTOM, NOT_IN_SHEET,
    ),
    "nobody is asked, or offered, anything else": (
        "may-stand", "discard-takes-place", "one-card-at-least", "no-undo", "as-addition", "out-of-lance",
        "partner-may-answer",
    ),
    "the showing and the count do it of themselves": (
        "hand-dead", "deje-kept", "also-after-refusals", "deje-is-all", "bettors-collect-values", "order-of-collecting",
        "nothing-more-collected",
    ),
}  # fmt: skip

TOLD_ONLY: Mapping[str, str] = {key: why for why, keys in _WHY.items() for key in keys}
"""What follows from a ruling and needs no deed, each with the reason."""


def following(ruling: Ruling, effects: Mapping[str, T]) -> T:
    """The one thing to be done that follows from the ruling."""
    return next(effects[key] for key in ruling.follows if key not in TOLD_ONLY)
