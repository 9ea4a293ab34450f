"""The irregularities of the Cientos, each with its law on the facts: of the rows the first that holds decides.

The open table has decided so what happened at it; people ask through `tapete judge`.
"""

from __future__ import annotations

from tapete.games.cientos.deal import LEAST_CUT, MANNERS
from tapete.games.cientos.ranking import PACK, STOCK
from tapete.games.cientos.state import HALF
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.ruling import OTHERWISE, Ruling, Rulings, Verdict, when

RIGHT, TOO_MANY, SHORT = "right", "over", "short"
DEALT, EXCHANGED, PLAYED = "dealt", "exchanged", "played"
"""When it is noticed: before any discard, after a discard, after the offender's first card."""
DEAL, DRAW, SIX = "deal", "draw", "six"
"""Where a card too many came from: the deal, the draw, or a sixth card that was the pie's."""

NOT_OVER = (RIGHT, SHORT)
AGAIN, STANDS = "same-dealer", "hand-stands"


# The deal.

SHORT_CUT: Rulings = {
    when(lifted=range(LEAST_CUT, len(PACK) - LEAST_CUT + 1)): Verdict("good-cut", "cie.49"),
    when(lifted=0): Verdict("cut-again", "cie.48 cie.49", "cut-again"),
    OTHERWISE: Verdict("cut-again", "cie.49", "cut-again"),
}
"""The mano lifts too few cards, or none, or leaves too few."""

SHUFFLE: Rulings = {
    when(who="pie"): Verdict("may-shuffle", "cie.46 cie.47"),
    when(shuffled=True): Verdict("may-not-shuffle", "cie.47", "must-cut"),
    when(dealer_last=True): Verdict("may-not-shuffle", "cie.47", "must-cut"),
    OTHERWISE: Verdict("may-shuffle", "cie.46"),
}
"""Somebody wants to shuffle before the cut."""

THREES, TWOS = BY = tuple(MANNERS.values())

DEAL_MANNER: Rulings = {
    when(packet=TWOS, before=(0, TWOS)): Verdict("no-fault", "cie.50"),
    when(packet=THREES, before=(0, THREES)): Verdict("no-fault", "cie.50"),
    when(packet=BY, exchanged=True): Verdict("too-late", "cie.52", STANDS),
    when(packet=BY): Verdict("deal-again", "cie.52", AGAIN),
    when(exchanged=True): Verdict("too-late", "cie.51", STANDS),
    OTHERWISE: Verdict("deal-again", "cie.51", AGAIN),
}
"""The cards are dealt by another number than two or three, or than this dealer has dealt before."""

DEAL_OUT_OF_TURN: Rulings = {
    when(drawn=True): Verdict("too-late", "cie.54", STANDS),
    OTHERWISE: Verdict("void", "cie.53", "rightful-dealer"),
}
"""Somebody has dealt twice running. Until the stock is touched it can be put right."""

MENDED_PACK = "nothing-marked earlier-stands pack-mended same-dealer"

DOUBLE_CARD = Verdict("void", "cie.55 cie.56", MENDED_PACK)
"""Two cards of the pack prove to be the same, at whatever moment."""

EXPOSED_IN_DEAL: Rulings = {
    when(cards=1, mano_content=True, pie_content=True): Verdict("go-on", "cie.58", STANDS),
    OTHERWISE: Verdict("deal-again", "cie.58", AGAIN),
}
"""A card is turned up in dealing. Only if both say so does the hand go on; several are never let pass."""


# The number of cards.

COUNT_DEALT: Rulings = {
    when(mano=TOO_MANY, pie=TOO_MANY): Verdict("deal-again", "cie.64", AGAIN),
    when(mano=TOO_MANY, pie=SHORT): Verdict("deal-again", "cie.65", AGAIN),
    when(mano=SHORT, pie=TOO_MANY): Verdict("deal-again", "cie.65", AGAIN),
    when(mano=SHORT, pie=SHORT): Verdict("deal-again", "cie.69", AGAIN),
    when(mano=TOO_MANY, accepted=True, several=False): Verdict(
        "go-on", "cie.59 cie.60 cie.62", "mano-draws-one-less pie-keeps-three"
    ),
    when(pie=TOO_MANY, accepted=True, several=False): Verdict(
        "go-on", "cie.59 cie.61 cie.62", "pie-draws-one-less mano-keeps-five"
    ),
    when(accepted=True, several=False): Verdict("go-on", "cie.69", "completed-from-stock"),
    when(mano=SHORT): Verdict("deal-again", "cie.69", AGAIN),
    when(pie=SHORT): Verdict("deal-again", "cie.69", AGAIN),
    OTHERWISE: Verdict("deal-again", "cie.59", AGAIN),
}
"""Of one card he has the choice who may suffer by it; of more than one nobody has."""

PLAYED_SHORT: Rulings = {
    when(mano=SHORT, pie=SHORT): Verdict("no-penalty", "cie.69"),
    OTHERWISE: Verdict(
        "no-penalty", "cie.69 cie.70 cie.71 cie.72", "full-hand-last-trick full-hand-capote short-no-capote"
    ),
}
"""The shortage hurts only him who has it; where both are short neither has a card more than the other."""

COUNT_EXCHANGED: Rulings = {
    when(mano=NOT_OVER, pie=NOT_OVER, cause=DEAL): PLAYED_SHORT,
    when(mano=NOT_OVER, pie=NOT_OVER): Verdict("no-penalty", "cie.69", "missing-drawn"),
    when(cause=DEAL): Verdict("void", "cie.63", AGAIN),
    when(cause=SIX): Verdict("mended", "cie.73 cie.74", "one-picked-blind picked-to-stock"),
    OTHERWISE: Verdict("mended", "cie.73", "one-picked-blind picked-to-discard"),
}


def _counts_nothing(laws: str) -> Verdict:
    return Verdict("counts-nothing", laws, "played-out other-counts-all")


COUNT_PLAYED: Rulings = {
    when(mano=NOT_OVER, pie=NOT_OVER): PLAYED_SHORT,
    when(mano=SHORT, cause=DEAL): _counts_nothing("cie.66 cie.67 cie.68"),
    when(pie=SHORT, cause=DEAL): _counts_nothing("cie.66 cie.67 cie.68"),
    when(cause=DEAL): _counts_nothing("cie.66 cie.67"),
    when(mano=SHORT): _counts_nothing("cie.66 cie.67 cie.68 cie.75"),
    when(pie=SHORT): _counts_nothing("cie.66 cie.67 cie.68 cie.75"),
    OTHERWISE: _counts_nothing("cie.66 cie.67 cie.75"),
}

WRONG_COUNT: Rulings = {
    when(mano=RIGHT, pie=RIGHT): Verdict("no-fault", "cie.50"),
    when(moment=DEALT): COUNT_DEALT,
    when(moment=EXCHANGED): COUNT_EXCHANGED,
    OTHERWISE: COUNT_PLAYED,
}
"""Somebody has a card too many or too few. The law depends on the moment, and on where the card came from."""

WRONG_STOCK: Rulings = {
    when(left=STOCK): Verdict("no-fault", "cie.2"),
    OTHERWISE: Verdict("void", "cie.2 cie.21 cie.55 cie.56", MENDED_PACK),
}
"""Both hands are right, yet the stock is not of eight cards: the pack is faulty."""


# Cards that are seen.

STOCK_EXPOSED: Rulings = {
    when(mano_discarded=False): Verdict("deal-again", "cie.76", AGAIN),
    when(by="mano", content=True): Verdict("go-on", "cie.77", STANDS),
    when(by="mano"): Verdict("deal-again", "cie.77", AGAIN),
    when(content=True): Verdict("go-on", "cie.78", STANDS),
    OTHERWISE: Verdict("deal-again", "cie.78", AGAIN),
}
"""A card of the stock is turned up. He decides who did not turn it and may suffer by it."""

DISCARD_UNCOVERED: Rulings = {
    when(whose="own"): Verdict("no-penalty", "cie.80"),
    OTHERWISE: Verdict("names-suit", "cie.79", "next-lead-forced another-suit-if-void"),
}
"""A discard is turned up: one's own, or the other's."""

NAMED_SUIT: Rulings = {
    when(led_it=True): Verdict("no-fault", "cie.95"),
    OTHERWISE: Verdict("card-back", "cie.96", "leads-named-or-any wrong-lead-not-counted"),
}
"""The mano looked at the cards the pie left, having named a suit, and now leads."""

SECOND_DISCARD: Rulings = {
    when(touched=True): Verdict("refused", "cie.97 cie.ad.1.1"),
    OTHERWISE: Verdict("may-change", "cie.97"),
}
"""Somebody wants to change his discard, or to exchange a second time."""

LATE_BLANCAS: Rulings = {
    when(discarded=True): Verdict("refused", "cie.ad.5.4"),
    OTHERWISE: Verdict("counts-ten", "cie.81", "hand-shown"),
}
"""Somebody says that he was dealt no figure."""


# What is announced.

LESSER_FIRST: Rulings = {
    when(kind="sequence", good=True): Verdict("greater-lost", "cie.110", "lesser-counts"),
    when(kind="sequence"): Verdict("greater-lost", "cie.110", "class-lost"),
    when(good=True): Verdict("greater-lost", "cie.111", "lesser-counts"),
    OTHERWISE: Verdict("greater-lost", "cie.111", "class-lost"),
}
"""Somebody names a lesser sequence, fourteen or three first."""

FORGOTTEN: Rulings = {
    when(greater=True): Verdict("refused", "cie.113"),
    when(named=True, lost=False, played=False): Verdict("may-announce", "cie.112"),
    OTHERWISE: Verdict("refused", "cie.112"),
}
"""Somebody remembers a sequence or a fourteen he did not announce. Of a class passed or lost he adds nothing."""

NOT_SHOWN: Rulings = {
    when(what="set", sets_named=True): Verdict("no-fault", "cie.117"),
    OTHERWISE: Verdict("announcements-lost", "cie.116", "other-counts-his play-stands"),
}
"""Somebody has played his first card without showing what he counted, as cie.114 and cie.115 want it."""

FALSE_CLAIM: Rulings = {
    when(opened=False): Verdict("mended", "cie.120", "judged-on-what-he-has"),
    when(kind="fourteen", another_fourteen=True): Verdict("set-lost", "cie.121", "other-counts-his-sets"),
    OTHERWISE: Verdict("counts-nothing", "cie.118", "other-adds-withheld"),
}
"""Somebody has counted what he does not hold. Until the first card is played, whoever leads it, he may mend it."""

MISSING_FOURTH: Rulings = {
    when(holds_fourth=True): Verdict("need-not-answer", "cie.119"),
    when(asked=True): Verdict("must-answer", "cie.119"),
    OTHERWISE: Verdict("no-fault", "cie.119"),
}
"""Somebody announces three where he might have four."""


# The play.

REVOKE: Rulings = {
    when(mixed=True): Verdict("too-late", "cie.125", STANDS),
    OTHERWISE: Verdict("mended", "cie.125 cie.148", "card-back later-tricks-replayed no-points-lost"),
}
"""Somebody did not follow suit though he could."""

TAKE_BACK: Rulings = {
    when(running=True, changed_suit=True, called=True): Verdict("refused", "cie.124 cie.127", "card-stays"),
    when(running=True, changed_suit=True, led_next=False): Verdict("may-mend", "cie.126", "card-back"),
    OTHERWISE: Verdict("refused", "cie.124", "card-stays"),
}
"""Somebody who followed suit wants his card back."""

OUT_OF_TURN: Rulings = {
    when(answered=True): Verdict("no-penalty", "cie.123", "lead-stands lead-counts"),
    OTHERWISE: Verdict("card-back", "cie.123", "no-points-lost"),
}
"""Somebody leads whose lead it is not."""

MISCOUNT: Rulings = {
    when(cut=True): Verdict("too-late", "cie.152", "marks-stand"),
    OTHERWISE: Verdict("mended", "cie.152", "marks-corrected"),
}
"""The count or the marks prove wrong."""


@law("cie.16", "cie.17", "cie.44", "cie.cal.7.1", "cie.cal.7.2")
def leaves(points: int, stake: int, double: bool, quality: int) -> Ruling:
    """Somebody leaves before the game is over: he loses it."""
    times = 2 if double and points < HALF else 1
    laws = ("cie.17", "cie.44") if times == 2 else ("cie.16", "cie.44")
    payments = [Payment("offender", "other", times * stake, "double-game" if times == 2 else "game", laws)]
    if quality:
        law_id = "cie.cal.7.2" if times == 2 else "cie.cal.7.1"
        payments.append(Payment("offender", "other", times * quality, "quality-game", (law_id,)))
    return Ruling("game-lost", laws, ("qualities-so-far",) if quality else (), tuple(payments))
