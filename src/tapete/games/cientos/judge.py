"""The irregularities of the Cientos, each with its law as a function from the facts to a ruling.

The open table calls these functions with what happened at it; people call them through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.cientos.deal import LEAST_CUT, MANNERS
from tapete.games.cientos.ranking import PACK, STOCK
from tapete.games.cientos.state import HALF
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.ruling import Ruling

RIGHT, TOO_MANY, SHORT = "right", "over", "short"
DEALT, EXCHANGED, PLAYED = "dealt", "exchanged", "played"
"""When it is noticed: before any discard, after a discard, after the offender's first card."""
DEAL, DRAW, SIX = "deal", "draw", "six"
"""Where a card too many came from: the deal, the draw, or a sixth card that was the pie's."""

# The deal.


@law("cie.48", "cie.49")
def short_cut(lifted: int) -> Ruling:
    """The mano lifts too few cards, or none, or leaves too few."""
    if LEAST_CUT <= lifted <= len(PACK) - LEAST_CUT:
        return Ruling("good-cut", ("cie.49",))
    return Ruling("cut-again", ("cie.48", "cie.49") if lifted == 0 else ("cie.49",), ("cut-again",))


@law("cie.46", "cie.47")
def shuffle(who: str, shuffled: bool, dealer_last: bool) -> Ruling:
    """Somebody wants to shuffle before the cut."""
    if who == "mano" and (shuffled or dealer_last):
        return Ruling("may-not-shuffle", ("cie.47",), ("must-cut",))
    return Ruling("may-shuffle", ("cie.46",) if who == "mano" else ("cie.46", "cie.47"))


@law("cie.51", "cie.52")
def deal_manner(packet: int, before: int, exchanged: bool) -> Ruling:
    """The cards are dealt by another number than two or three, or than this dealer has dealt before."""
    if packet in MANNERS.values() and before in (0, packet):
        return Ruling("no-fault", ("cie.50",))
    laws = ("cie.51",) if packet not in MANNERS.values() else ("cie.52",)
    if exchanged:
        return Ruling("too-late", laws, ("hand-stands",))
    return Ruling("deal-again", laws, ("same-dealer",))


@law("cie.53", "cie.54")
def deal_out_of_turn(drawn: bool) -> Ruling:
    """Somebody has dealt twice running. Until the stock is touched it can be put right."""
    if drawn:
        return Ruling("too-late", ("cie.54",), ("hand-stands",))
    return Ruling("void", ("cie.53",), ("rightful-dealer",))


@law("cie.55", "cie.56")
def double_card() -> Ruling:
    """Two cards of the pack prove to be the same, at whatever moment."""
    return Ruling("void", ("cie.55", "cie.56"), ("nothing-marked", "earlier-stands", "pack-mended", "same-dealer"))


@law("cie.58")
def exposed_in_deal(cards: int, mano_content: bool, pie_content: bool) -> Ruling:
    """A card is turned up in dealing. Only if both say so does the hand go on; several are never let pass."""
    if cards == 1 and mano_content and pie_content:
        return Ruling("go-on", ("cie.58",), ("hand-stands",))
    return Ruling("deal-again", ("cie.58",), ("same-dealer",))


# The number of cards.


@law("cie.59", "cie.69")
def wrong_count(mano: str, pie: str, moment: str, cause: str, accepted: bool, several: bool = False) -> Ruling:
    """Somebody has a card too many or too few. The law depends on the moment, and on where the card came from."""
    if mano == pie == RIGHT:
        return Ruling("no-fault", ("cie.50",))
    if several and moment == DEALT:
        # Of more than one card nobody has the choice.
        accepted = False
    return _BY_MOMENT[moment](mano, pie, cause, accepted)


@law("cie.64", "cie.65", "cie.69")
def _count_dealt(mano: str, pie: str, cause: str, accepted: bool) -> Ruling:
    if mano == pie:
        return Ruling("deal-again", ("cie.64",) if mano == TOO_MANY else ("cie.69",), ("same-dealer",))
    if {mano, pie} == {TOO_MANY, SHORT}:
        return Ruling("deal-again", ("cie.65",), ("same-dealer",))
    if TOO_MANY in (mano, pie):
        return _one_too_many(mano == TOO_MANY, accepted)
    if accepted:
        return Ruling("go-on", ("cie.69",), ("completed-from-stock",))
    return Ruling("deal-again", ("cie.69",), ("same-dealer",))


@law("cie.59", "cie.60", "cie.61", "cie.62")
def _one_too_many(mano_has_it: bool, accepted: bool) -> Ruling:
    if not accepted:
        return Ruling("deal-again", ("cie.59",), ("same-dealer",))
    if mano_has_it:
        return Ruling("go-on", ("cie.59", "cie.60", "cie.62"), ("mano-draws-one-less", "pie-keeps-three"))
    return Ruling("go-on", ("cie.59", "cie.61", "cie.62"), ("pie-draws-one-less", "mano-keeps-five"))


@law("cie.63", "cie.73", "cie.74", "cie.69")
def _count_exchanged(mano: str, pie: str, cause: str, accepted: bool) -> Ruling:
    if TOO_MANY not in (mano, pie):
        return _played_short(mano, pie) if cause == DEAL else Ruling("no-penalty", ("cie.69",), ("missing-drawn",))
    if cause == DEAL:
        return Ruling("void", ("cie.63",), ("same-dealer",))
    if cause == SIX:
        return Ruling("mended", ("cie.73", "cie.74"), ("one-picked-blind", "picked-to-stock"))
    return Ruling("mended", ("cie.73",), ("one-picked-blind", "picked-to-discard"))


@law("cie.69", "cie.70", "cie.71", "cie.72")
def _played_short(mano: str, pie: str) -> Ruling:
    """The shortage hurts only him who has it; where both are short neither has a card more than the other."""
    if mano == pie:
        return Ruling("no-penalty", ("cie.69",))
    follows = ("full-hand-last-trick", "full-hand-capote", "short-no-capote")
    return Ruling("no-penalty", ("cie.69", "cie.70", "cie.71", "cie.72"), follows)


@law("cie.66", "cie.67", "cie.68", "cie.75")
def _count_played(mano: str, pie: str, cause: str, accepted: bool) -> Ruling:
    if TOO_MANY not in (mano, pie):
        return _played_short(mano, pie)
    laws = ("cie.66", "cie.67", *(("cie.68",) if SHORT in (mano, pie) else ()), *(("cie.75",) if cause != DEAL else ()))
    return Ruling("counts-nothing", laws, ("played-out", "other-counts-all"))


_BY_MOMENT: Mapping[str, Callable[[str, str, str, bool], Ruling]] = {
    DEALT: _count_dealt,
    EXCHANGED: _count_exchanged,
    PLAYED: _count_played,
}


@law("cie.2", "cie.21", "cie.55", "cie.56")
def wrong_stock(left: int) -> Ruling:
    """Both hands are right, yet the stock is not of eight cards: the pack is faulty."""
    if left == STOCK:
        return Ruling("no-fault", ("cie.2",))
    follows = ("nothing-marked", "earlier-stands", "pack-mended", "same-dealer")
    return Ruling("void", ("cie.2", "cie.21", "cie.55", "cie.56"), follows)


# Cards that are seen.


@law("cie.76", "cie.77", "cie.78")
def stock_exposed(by: str, mano_discarded: bool, content: bool) -> Ruling:
    """A card of the stock is turned up. He decides who did not turn it and may suffer by it."""
    if not mano_discarded:
        return Ruling("deal-again", ("cie.76",), ("same-dealer",))
    law_id = "cie.77" if by == "mano" else "cie.78"
    if content:
        return Ruling("go-on", (law_id,), ("hand-stands",))
    return Ruling("deal-again", (law_id,), ("same-dealer",))


@law("cie.79", "cie.80")
def discard_uncovered(whose: str) -> Ruling:
    """A discard is turned up: one's own, or the other's."""
    if whose == "own":
        return Ruling("no-penalty", ("cie.80",))
    return Ruling("names-suit", ("cie.79",), ("next-lead-forced", "another-suit-if-void"))


@law("cie.96")
def named_suit(led_it: bool) -> Ruling:
    """The mano looked at the cards the pie left, having named a suit, and now leads."""
    if led_it:
        return Ruling("no-fault", ("cie.95",))
    return Ruling("card-back", ("cie.96",), ("leads-named-or-any", "wrong-lead-not-counted"))


@law("cie.97", "cie.ad.1.1")
def second_discard(touched: bool) -> Ruling:
    """Somebody wants to change his discard, or to exchange a second time."""
    if touched:
        return Ruling("refused", ("cie.97", "cie.ad.1.1"))
    return Ruling("may-change", ("cie.97",))


@law("cie.ad.5.4", "cie.81")
def late_blancas(discarded: bool) -> Ruling:
    """Somebody says that he was dealt no figure."""
    if discarded:
        return Ruling("refused", ("cie.ad.5.4",))
    return Ruling("counts-ten", ("cie.81",), ("hand-shown",))


# What is announced.


@law("cie.110", "cie.111")
def lesser_first(kind: str, good: bool) -> Ruling:
    """Somebody names a lesser sequence, fourteen or three first."""
    law_id = "cie.110" if kind == "sequence" else "cie.111"
    return Ruling("greater-lost", (law_id,), ("lesser-counts",) if good else ("class-lost",))


@law("cie.112", "cie.113")
def forgotten(greater: bool, named: bool, lost: bool, played: bool) -> Ruling:
    """Somebody remembers a sequence or a fourteen he did not announce. Of a class passed or lost he adds nothing."""
    if played or greater or lost or not named:
        return Ruling("refused", ("cie.113",) if greater else ("cie.112",))
    return Ruling("may-announce", ("cie.112",))


@law("cie.116", "cie.114", "cie.115", "cie.117")
def not_shown(what: str, sets_named: bool) -> Ruling:
    """Somebody has played his first card without showing what he counted."""
    if what == "set" and sets_named:
        return Ruling("no-fault", ("cie.117",))
    return Ruling("announcements-lost", ("cie.116",), ("other-counts-his", "play-stands"))


@law("cie.118", "cie.120", "cie.121")
def false_claim(kind: str, opened: bool, another_fourteen: bool) -> Ruling:
    """Somebody has counted what he does not hold. Until the first card is played, whoever leads it, he may mend it."""
    if not opened:
        return Ruling("mended", ("cie.120",), ("judged-on-what-he-has",))
    if kind == "fourteen" and another_fourteen:
        return Ruling("set-lost", ("cie.121",), ("other-counts-his-sets",))
    return Ruling("counts-nothing", ("cie.118",), ("other-adds-withheld",))


@law("cie.119")
def missing_fourth(asked: bool, holds_fourth: bool) -> Ruling:
    """Somebody announces three where he might have four."""
    if holds_fourth:
        return Ruling("need-not-answer", ("cie.119",))
    return Ruling("must-answer" if asked else "no-fault", ("cie.119",))


# The play.


@law("cie.125", "cie.148")
def revoke(mixed: bool) -> Ruling:
    """Somebody did not follow suit though he could."""
    if mixed:
        return Ruling("too-late", ("cie.125",), ("hand-stands",))
    return Ruling("mended", ("cie.125", "cie.148"), ("card-back", "later-tricks-replayed", "no-points-lost"))


@law("cie.124", "cie.126", "cie.127")
def take_back(running: bool, changed_suit: bool, called: bool, led_next: bool) -> Ruling:
    """Somebody who followed suit wants his card back."""
    if running and changed_suit and not called and not led_next:
        return Ruling("may-mend", ("cie.126",), ("card-back",))
    laws = ("cie.124", "cie.127") if running and changed_suit and called else ("cie.124",)
    return Ruling("refused", laws, ("card-stays",))


@law("cie.123")
def out_of_turn(answered: bool) -> Ruling:
    """Somebody leads whose lead it is not."""
    if answered:
        return Ruling("no-penalty", ("cie.123",), ("lead-stands", "lead-counts"))
    return Ruling("card-back", ("cie.123",), ("no-points-lost",))


@law("cie.152")
def miscount(cut: bool) -> Ruling:
    """The count or the marks prove wrong."""
    return Ruling("too-late" if cut else "mended", ("cie.152",), ("marks-stand",) if cut else ("marks-corrected",))


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
