"""The irregularities of Mus, each with its law on the facts: of the rows the first that holds decides.

The open table has decided so what happened at it; people ask through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tapete.games.mus.ranking import LEAST_CUT, PACK
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import Value
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Ruling, Rulings, Verdict, when, whether

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

BAD_CUT: Rulings = {
    when(lifted=range(LEAST_CUT, len(PACK) - LEAST_CUT + 1)): Verdict("cut-stands", "mus.20"),
    when(dealt=True): Verdict("too-late", "mus.20", "deal-stands"),
    OTHERWISE: Verdict("cut-again", "mus.20", "no-penalty"),
}
"""Fewer than three cards were lifted, or left; by mus.19 the player at the dealer's left cuts."""

EXPOSED_CARD: Rulings = {
    when(distribution="service", service_too=False): Verdict("card-stands", "mus.47", "card-public"),
    when(distribution="first", agreed="mano"): Verdict("mano-decides", "mus.47", "mano-says"),
    when(distribution="first", agreed="redeal"): Verdict("deal-again", "mus.47", "all-gathered same-dealer no-penalty"),
    OTHERWISE: Verdict("mus-visto", "mus.47 mus.48", "nobody-cuts may-stand card-kept"),
}
"""The dealer has turned up a card; in the first distribution the table may have agreed on something else."""

CUT_IN_MUS_VISTO = Verdict("word-void", "mus.47", "discard-takes-place")

WRONG_CARDS: Rulings = {
    when(noticed="after-first-bet"): Verdict("too-late", "mus.21", "deal-stands"),
    OTHERWISE: Verdict("deal-again", "mus.21", "same-dealer no-penalty"),
}
"""Somebody got too many cards, or too few, in the first distribution."""

NO_DISCARD: Rulings = {
    when(served=True): Verdict("too-late", "mus.77", "keeps-cards"),
    OTHERWISE: Verdict("must-discard", "mus.77 mus.48", "one-card-at-least"),
}
"""Somebody said Mus and keeps all his cards, though there was no mus visto."""


# Words.

WORD_IN_TURN = Verdict("word-binds", "mus.89", "no-undo")
SPOKE_AGAIN = Verdict("word-void", "mus.76", "out-of-lance partner-may-answer")

WORD_OUT_OF_TURN: Rulings = {
    when(legal=False): Verdict("word-lapses", "mus.89 mus.69", "speaks-freely"),
    when(bet_changed=False): Verdict("word-binds-in-turn", "mus.89 mus.69", "first-word-counts"),
    when(word=ADDING): Verdict("word-binds-in-turn", "mus.89 mus.69", "as-addition first-word-counts"),
    when(word=STANDING): Verdict("word-binds-in-turn", "mus.89 mus.69", "first-word-counts"),
    OTHERWISE: Verdict("word-lapses", "mus.89 mus.69", "speaks-freely"),
}
"""Somebody has spoken before his turn."""

FREE, FORBIDDEN = f"binds-nobody cards-not-shown hand-goes-on {CUSTOM}", "no-fixed-penalty hand-goes-on"

FOREIGN_WORDS: Rulings = {
    when(what="words", consult=True): Verdict("words-free", "mus.88", FREE),
    when(what="words"): Verdict("forbidden", "mus.88", FORBIDDEN),
    when(consult=True): Verdict("words-free", "mus.90", FREE),
    OTHERWISE: Verdict("forbidden", "mus.90", FORBIDDEN),
}
"""Somebody says words that are not of the game, or tells or shows his partner a card."""

SIGN_MADE: Rulings = {
    when(sign="listed", true=True): Verdict("lawful", "mus.91 mus.92", "others-may-use-it"),
    OTHERWISE: Verdict("forbidden", "mus.92", FORBIDDEN),
}
"""A sign was made, and the others object to it."""


# The showing and the count.

HIDDEN_HAND = Verdict("must-show", "mus.50 mus.51", "also-after-refusals")

FALSE_NO: Rulings = {
    when(lance="juego"): Verdict(
        "dead-hand", "mus.51", f"hand-dead partner-unhurt punto-stands deje-kept {NOT_IN_SHEET}"
    ),
    OTHERWISE: Verdict("dead-hand", "mus.51", f"hand-dead partner-unhurt {NOT_IN_SHEET}"),
}
"""At the showing somebody has pares, or juego, that he denied."""


@law("mus.51")
def false_yes(ended: str, deje: int, stake: int, values: int, both: bool, **others: Value) -> Ruling:
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


TOLD_FREELY = Verdict("words-free", "mus.90", f"binds-nobody hand-goes-on {CUSTOM}")

FALSE_WORDS: Rulings = {
    when(lies="always"): TOLD_FREELY,
    when(lies="before-cut", mus_cut=False): TOLD_FREELY,
    when(mus_cut=False): Verdict("forbidden", "mus.90", FORBIDDEN),
    OTHERWISE: false_yes,
}
"""At a table where partners consult aloud somebody has told something false of his cards.

After the cut it costs the lance in which it was told, unless lies are always allowed there.
"""

BETTER_CARDS_AFTER_REFUSAL: Rulings = {
    when(lance=("grande", "chica")): Verdict("refusers-collect-nothing", "mus.137 mus.127", "deje-is-all"),
    when(lance="pares"): Verdict("refusers-collect-nothing", "mus.137 mus.131", "bettors-collect-values"),
    when(lance="juego"): Verdict("refusers-collect-nothing", "mus.137 mus.133", "bettors-collect-values"),
    OTHERWISE: Verdict("refusers-collect-nothing", "mus.137 mus.136", "bettors-collect-values"),
}
"""The pair that refused a bet shows better cards than the pair that made it."""

FORGOTTEN_STONES: Rulings = {
    when(cut=True): Verdict("stones-lost", "mus.139"),
    OTHERWISE: Verdict("stones-taken", "mus.139", dues=(Due(MIDDLE, FORGETFUL, "stones", "forgotten"),)),
}
"""Somebody notices that his pair has not taken some stones; by mus.106 all are counted aloud."""


@law("mus.121", "mus.122", "mus.123")
def both_reach_goal(first: str) -> Ruling:
    """Both pairs have stones enough to win; which of them had the earlier thing to collect?"""
    return Ruling(f"wins-{first}", ("mus.122", "mus.123"), ("order-of-collecting", "nothing-more-collected"))


ADENTRO_FORGOTTEN = Verdict("must-warn", "mus.110 mus.111", "no-penalty score-stands")

ENDS = ("pass", "accepted", "refused", "ordago", "game-won")
FORFEIT = (Fact("deje", STONES, 0), Fact("stake", STONES, 0), Fact("values", range(0, 7), 0), whether("both", False))
"""What the judge asks of a lance that is forfeited: how it ended, and what was in it."""

AGREED = Fact("agreed", ("mus-visto", "mano", "redeal"), "mus-visto")
EXPOSED = (Fact("distribution", ("first", "service")), whether("service_too", False), AGREED)
SPOKEN = (Fact("word", WORDS), whether("bet_changed", False), whether("legal", True))
LIES = (Fact("lies", ("never", "before-cut", "always"), "never"), whether("mus_cut", True))
LANCES = ("grande", "chica", "pares", "juego", "punto")

INCIDENTS: Mapping[str, Incident] = {
    incident.name: incident
    for incident in (
        Incident("bad-cut", (Fact("lifted", range(0, len(PACK) + 1)), whether("dealt", False)), BAD_CUT),
        Incident("exposed-card", EXPOSED, EXPOSED_CARD),
        Incident("cut-in-mus-visto", (), CUT_IN_MUS_VISTO),
        Incident("wrong-cards", (Fact("noticed", ("before-first-bet", "after-first-bet")),), WRONG_CARDS),
        Incident("no-discard", (whether("served"),), NO_DISCARD),
        Incident("word-in-turn", (), WORD_IN_TURN),
        Incident("word-out-of-turn", SPOKEN, WORD_OUT_OF_TURN),
        Incident("spoke-again", (), SPOKE_AGAIN),
        Incident("foreign-words", (Fact("what", ("words", "cards")), whether("consult", False)), FOREIGN_WORDS),
        Incident("false-words", (*LIES, Fact("ended", ENDS, "pass"), *FORFEIT), FALSE_WORDS),
        Incident("sign-made", (Fact("sign", ("listed", "other")), whether("true")), SIGN_MADE),
        Incident("false-no", (Fact("lance", ("pares", "juego")),), FALSE_NO),
        Incident("false-yes", (Fact("ended", ENDS), *FORFEIT), false_yes),
        Incident("hidden-hand", (), HIDDEN_HAND),
        Incident("better-cards-after-refusal", (Fact("lance", LANCES),), BETTER_CARDS_AFTER_REFUSAL),
        Incident("forgotten-stones", (Fact("stones", range(1, 1001)), whether("cut")), FORGOTTEN_STONES),
        Incident("both-reach-goal", (Fact("first", ("deje", *LANCES[:4])),), both_reach_goal),
        Incident("adentro-forgotten", (), ADENTRO_FORGOTTEN),
    )
}


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
