"""The irregularities of the Revesino, each with its law on the facts: of the rows the first that holds decides.

The open table has decided so what happened at it; people ask through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.revesino.deal import LEAST_CUT
from tapete.games.revesino.game import RevesinoGame
from tapete.games.revesino.pack import FOUR_ACES, PACK, PARTIDA, REVESINO, SEATS
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import Value
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Judge, Ruling, Rulings, Verdict, when, whether

OFFENDER, OTHERS, EACH, TABLE_POT = "offender", "others", "each", "raffle"
ENTITLED, MAKER, CUTTER, HOLDER, CLAIMANT = "entitled", "maker", "cutter", "holder", "claimant"
INTRODUCER = "introducer"
"""The parties: `each` of the others is paid in full; those entitled are so by the course of the hand."""

FINE = law("rev.101", "rev.102", "rev.105")(2 * PARTIDA)
DOUBTS = law("rev.198")({"none": 0, "ace": 1, "ace-of-oros": 2, "caballo": 3, "partida": PARTIDA})
UNKNOWN = "unknown"
RATE = Fact("rate", (1, 2), 1)

ENDS = ("ordinary", "four-aces", "false-revesino", "lost-four-aces", "revesino", "cut", "own-cut", "own-cut-four-aces")
OF_ACES = ("four-aces", "lost-four-aces", "own-cut-four-aces")
"""How a hand may end in which somebody went for the four aces."""


def _end(game: RevesinoGame) -> tuple[Fact, ...]:
    """How the hand ended, for those who want to know the whole sum, and who is at fault."""
    return (
        Fact("end", (UNKNOWN, *ENDS), UNKNOWN),
        Fact("offenders", (1, 2, 3), 1),
        Fact("whose_fault", (OTHERS, HOLDER, INTRODUCER), OTHERS),
        Fact("napolitana_settlement", ("additions", "company", "classic"), game.napolitana_settlement),
        RATE,
    )


# What is at stake.


@law("rev.74", "rev.75", "rev.124", "rev.129", "rev.126")
def pays_all(reason: str, laws: str, first: str = "") -> Judge:
    """The hand is played to its end, and whoever is at fault pays all that is at stake, with others by equal parts."""

    def ruling(
        end: str, rate: int, offenders: int, whose_fault: str, napolitana_settlement: str, **others: Value
    ) -> Ruling:
        own = tuple(laws.split())
        shares = () if end == UNKNOWN else _stake(end, offenders, whose_fault, napolitana_settlement)
        payments = tuple(Payment(OFFENDER, payee, amount * rate, reason, own) for payee, amount in shares)
        ace_by_ace = end == "four-aces" and napolitana_settlement == "classic" and whose_fault != HOLDER
        less = ("less-unowed",) if ace_by_ace else ()
        return Ruling("pays-all", own, (*first.split(), "played-out", "pays-stake", "wins-nothing", *less), payments)

    return ruling


@law("rev.76", "rev.79", "rev.80", "rev.81", "rev.82", "rev.83", "rev.130", "rev.131", "rev.132", "rev.133", "rev.137")
def _stake(end: str, offenders: int, whose_fault: str, napolitana_settlement: str) -> tuple[tuple[str, int], ...]:
    """What each offender pays, and to whom; who goes for the four aces and is at fault has lost whatever it was."""
    innocent = SEATS - offenders
    share = (REVESINO if end in ("revesino", "cut", "own-cut", "own-cut-four-aces") else FOUR_ACES) // offenders
    if end == "own-cut" or (end in OF_ACES and whose_fault == HOLDER):
        return ((EACH, share // innocent),)
    halves = ((HOLDER, share // 2), (OTHERS, share // 2 // max(1, innocent - 1)))
    if end == "own-cut-four-aces":
        return halves if innocent > 1 else ((HOLDER, share),)
    if end == "lost-four-aces" and innocent > 1:
        if napolitana_settlement != "classic":
            return ((OTHERS, share // (innocent - 1)),)
        return halves if whose_fault == INTRODUCER else ((INTRODUCER, share),)
    payee = {"four-aces": HOLDER, "lost-four-aces": HOLDER, "revesino": MAKER, "cut": CUTTER}.get(end, ENTITLED)
    return ((payee, share),)


# The deal.

CUT_OR_SHUFFLE: Rulings = {
    when(agreed=True): Verdict("as-agreed", "rev.66"),
    when(what="shuffle", number=range(2, len(PACK))): Verdict("good", "rev.64"),
    when(what="shuffle", looked=True): Verdict("too-late", "rev.64", "hand-stands"),
    when(what="shuffle"): Verdict("done-again", "rev.64", "shuffle-again"),
    when(number=range(LEAST_CUT, len(PACK) - LEAST_CUT + 1)): Verdict("good", "rev.65"),
    when(looked=True): Verdict("too-late", "rev.65", "hand-stands"),
    OTHERWISE: Verdict("done-again", "rev.65", "cut-again"),
}
"""Shuffled only once, or fewer than four cards lifted or left: it is done again, until a card is seen."""

BAD_DEAL: Rulings = {
    when(cause=("pack", "fallen", "faced-in-pack")): Verdict("void", "rev.69", "hand-void same-dealer"),
    OTHERWISE: Verdict("void", "rev.68 rev.72", "hand-void next-dealer"),
}
"""Before the first lead somebody has a card too many or too few, or a card was faced."""

STOCK_COUNT: Rulings = {
    when(led=True): Verdict("stands", "rev.85", "hand-stands"),
    when(pack="faulty"): Verdict("void", "rev.103 rev.69", "hand-void same-dealer"),
    OTHERWISE: Verdict("void", "rev.103", "hand-void next-dealer"),
}
"""The stock has a card too many or too few: once a card is led nobody inspects it."""

DEAL_OUT_OF_TURN: Rulings = {
    when(exchanged=True): Verdict("stands", "rev.68", "hand-stands rotation-kept"),
    OTHERWISE: Verdict("void", "rev.68", "hand-void rightful-dealer"),
}
"""Somebody has dealt whose deal it was not: it is put right until the mano has exchanged, the first by rev.115."""


# The exchange.

OVER, SHORT = pays_all("card-too-many", "rev.74 rev.78"), pays_all("card-too-few", "rev.74 rev.78")

DREW_TWO: Rulings = {when(led=True): OVER, OTHERWISE: Verdict("void", "rev.73", "hand-void same-dealer")}
"""He drew two cards for one discard."""

FORGOT_TO_DRAW: Rulings = {
    when(next_touched=False): Verdict("may-draw", "rev.107", "draws-now"),
    when(discarded=False): Verdict("exchange-lost", "rev.107", "hand-stands"),
    when(forgotten_draw="void", led=False): Verdict("void", "rev.73", "hand-void same-dealer"),
    OTHERWISE: pays_all("card-too-few", "rev.108 rev.74"),
}
"""He did not draw in his turn."""


def _fine(payee: str, reason: str) -> Due:
    return Due(OFFENDER, payee, "rate", reason, times=FINE)


CHANGE = (_fine(TABLE_POT, "discard-changed"),)
CHANGED_DISCARD: Rulings = {
    when(dealer=True): Verdict("void-and-fine", "rev.102 rev.111", "raffled-next hand-void next-dealer", CHANGE),
    OTHERWISE: Verdict("void-and-fine", "rev.101 rev.111", "raffled-next hand-void same-dealer", CHANGE),
}
"""He changed what he had laid away, or exchanged after having looked."""

LOOKED_AT_STOCK: Rulings = {
    when(dealer=True, seen=True): pays_all("dealer-looked", "rev.109 rev.74", "card-under"),
    when(dealer=True): Verdict("put-back", "rev.110", "card-returned hand-stands"),
    when(seen=False): Verdict("put-back", "rev.104", "card-returned hand-stands"),
    when(due=False): Verdict("put-back", "rev.104", "card-returned hand-stands"),
    when(discarded=True): Verdict("good", "rev.106"),
    OTHERWISE: Verdict("no-draw", "rev.104", "card-under no-draw"),
}
"""He looked at the card that he was due to draw before he had discarded; the dealer must not even look."""

DISCARDED_TWICE: Rulings = {
    when(dealer=True): Verdict("void-and-fine", "rev.105", "hand-void next-dealer", (_fine(EACH, "discarded-twice"),)),
    OTHERWISE: Verdict("void-and-fine", "rev.105", "hand-void same-dealer", (_fine(EACH, "discarded-twice"),)),
}
"""He discarded twice, or two cards at once."""


# The number of cards.

WRONG_COUNT: Rulings = {when(hand="over"): OVER, OTHERWISE: SHORT}
"""After the first lead somebody is found with a card too many, or too few."""

CARELESS_PLAY: Rulings = {
    when(act="two-cards"): pays_all("careless", "rev.84", "card-stays"),
    OTHERWISE: pays_all("careless", "rev.84"),
}
"""He threw two cards to a trick, or played none to it: so he ends with a card too few, or too many."""


# The play.

OUT_OF_TURN: Rulings = {
    when(answered=True): Verdict("stands", "rev.116", "card-stays"),
    OTHERWISE: Verdict("taken-back", "rev.116 rev.118", "card-back may-be-demanded"),
}
"""Somebody played before his turn."""

DROPPED: Rulings = {
    when(where="floor"): Verdict("no-demand", "rev.119", "card-to-hand"),
    when(lawful=False): Verdict("no-demand", "rev.118", "card-to-hand"),
    OTHERWISE: Verdict("may-demand", "rev.118", "may-be-demanded"),
}
"""A card fell and was seen."""

SEVERAL_CARDS: Rulings = {
    when(seen="none"): Verdict("takes-back", "rev.123", "card-to-hand"),
    when(lawful=False): Verdict("takes-back", "rev.118", "card-to-hand"),
    when(seen="one"): Verdict("plays-the-seen", "rev.120", "must-be-played"),
    when(order="known"): Verdict("plays-the-first", "rev.121", "must-be-played"),
    OTHERWISE: Verdict("others-choose", "rev.122", "must-be-played"),
}
"""Two or three cards came out together and touched the table; `lawful`: what must be played may be played."""


def _fined_again(laws: str) -> Verdict:
    due = Due(OFFENDER, TABLE_POT, "rate", "revoke-again", laws, PARTIDA)
    return Verdict("fined-again", f"{laws} rev.111", "raffled-next played-out", (due,))


REVOKE: Rulings = {
    when(holder="privileged"): Verdict("lawful-renounce", "rev.36 rev.164"),
    when(complete=False): Verdict("may-mend", "rev.138", "card-back later-may-change"),
    when(noticed="onlooker"): Verdict("no-claim", "rev.139", "hand-stands"),
    when(mixed=True): Verdict("no-claim", "rev.140", "hand-stands"),
    when(before=False, holder="none"): pays_all("revoke", "rev.124 rev.125 rev.126"),
    when(repeat_revoke_free=True): Verdict("nothing-more", "rev.128", "played-out"),
    when(holder="introduced"): _fined_again("rev.180 rev.127"),
    OTHERWISE: _fined_again("rev.127 rev.127"),
}
"""He did not follow suit though he could, as rev.22 has it; by rev.176 a holder of the four aces too may have to."""


@law("rev.199", "rev.200")
def laid_down(holds: int, rate: int) -> Ruling:
    """He laid down his cards before the hand was over; `holds` is what the payment cards among them are worth."""
    due = Payment(OFFENDER, ENTITLED, holds * rate, "laid-down", ("rev.200",))
    return Ruling("played-on-open", ("rev.199", "rev.200"), ("played-out", "draws-nothing"), (due,) if holds else ())


LOOK_AT_TRICK: Rulings = {
    when(whose="own"): Verdict("may-look", "rev.156"),
    when(last=True): Verdict("may-look", "rev.156"),
    OTHERWISE: Verdict("may-not-look", "rev.156"),
}
"""Somebody wants to see a trick that was taken."""


@law("rev.140", "rev.198")
def mixed_cards(doubt: str, rate: int) -> Ruling:
    """He mixed his cards before all had agreed on what is owed."""
    amount = DOUBTS[doubt]
    due = Payment(OFFENDER, CLAIMANT, amount * rate, "mixed", ("rev.198",))
    return Ruling("pays-doubt", ("rev.198", "rev.140"), ("no-more-revokes",), (due,) if amount else ())


@law("rev.128", "rev.73")
def incidents(game: RevesinoGame) -> Mapping[str, Incident]:
    """Everything the judge can be asked; what the table agreed on is taken as agreed, unless told."""
    led, dealer, end = whether("led"), whether("dealer"), _end(game)
    cut = (Fact("what", ("cut", "shuffle")), Fact("number", range(48)), whether("looked", False))
    draw = (whether("discarded"), whether("next_touched"), whether("led", False))
    agreed = Fact("forgotten_draw", ("continue", "void"), game.forgotten_draw)
    stock = (dealer, whether("seen", True), whether("due", True), whether("discarded", False))
    several = (Fact("seen", ("none", "one", "several")), Fact("order", ("known", "unknown"), "known"))
    told = (whether("complete"), Fact("noticed", ("player", "onlooker"), "player"), whether("mixed", False))
    holder = Fact("holder", ("none", "privileged", "introduced"), "none")
    again = (holder, whether("before", False), whether("repeat_revoke_free", game.repeat_revoke_free))
    causes = ("dealer", "pack", "fallen", "faced", "faced-in-pack")
    known: dict[str, tuple[Judge | Rulings, tuple[Fact, ...]]] = {
        "cut-or-shuffle": (CUT_OR_SHUFFLE, (*cut, whether("agreed", False))),
        "bad-deal": (BAD_DEAL, (Fact("cause", causes, "dealer"),)),
        "stock-count": (STOCK_COUNT, (led, Fact("pack", ("whole", "faulty"), "whole"))),
        "deal-out-of-turn": (DEAL_OUT_OF_TURN, (whether("exchanged"),)),
        "drew-two": (DREW_TWO, (led, *end)),
        "forgot-to-draw": (FORGOT_TO_DRAW, (*draw, agreed, *end)),
        "changed-discard": (CHANGED_DISCARD, (dealer, RATE)),
        "looked-at-stock": (LOOKED_AT_STOCK, (*stock, *end)),
        "discarded-twice": (DISCARDED_TWICE, (dealer, RATE)),
        "wrong-count": (WRONG_COUNT, (Fact("hand", ("over", "short")), *end)),
        "careless-play": (CARELESS_PLAY, (Fact("act", ("two-cards", "no-card")), *end)),
        "out-of-turn": (OUT_OF_TURN, (whether("answered"),)),
        "dropped": (DROPPED, (Fact("where", ("table", "floor")), whether("lawful", True))),
        "several-cards": (SEVERAL_CARDS, (*several, whether("lawful", True))),
        "revoke": (REVOKE, (*told, *again, *end)),
        "laid-down": (laid_down, (Fact("holds", range(9), 0), RATE)),
        "look-at-trick": (LOOK_AT_TRICK, (Fact("whose", ("own", "other")), whether("last"))),
        "mixed-cards": (mixed_cards, (Fact("doubt", tuple(DOUBTS), "none"), RATE)),
    }
    return {name: Incident(name, facts, judge) for name, (judge, facts) in known.items()}
