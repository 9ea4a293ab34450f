"""The irregularities of the Revesino, each with its law as a function from the facts to a ruling.

The open table calls these functions with what happened at it; people call them through `tapete judge`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.revesino.deal import LEAST_CUT
from tapete.games.revesino.game import RevesinoGame
from tapete.games.revesino.pack import FOUR_ACES, PACK, PARTIDA, REVESINO, SEATS
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO, Value
from tapete.table.ruling import Fact, Incident, Ruling

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


def _no(name: str) -> Fact:
    return Fact(name, YES_NO, False)


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
def _pays_all(reason: str, laws: tuple[str, ...], end: Value, rate: Value, **who: Value) -> Ruling:
    """The hand is played to its end, and whoever is at fault pays all that is at stake, with others by equal parts."""
    shares = () if end == UNKNOWN else _stake(str(end), **who)
    payments = tuple(Payment(OFFENDER, payee, amount * int(rate), reason, laws) for payee, amount in shares)
    ace_by_ace = end == "four-aces" and who["napolitana_settlement"] == "classic" and who["whose_fault"] != HOLDER
    less = ("less-unowed",) if ace_by_ace else ()
    return Ruling("pays-all", laws, ("played-out", "pays-stake", "wins-nothing", *less), payments)


@law("rev.76", "rev.79", "rev.80", "rev.81", "rev.82", "rev.83", "rev.130", "rev.131", "rev.132", "rev.133", "rev.137")
def _stake(end: str, offenders: Value, whose_fault: Value, napolitana_settlement: Value) -> tuple[tuple[str, int], ...]:
    """What each offender pays, and to whom; who goes for the four aces and is at fault has lost whatever it was."""
    number = int(offenders)
    innocent = SEATS - number
    share = (REVESINO if end in ("revesino", "cut", "own-cut", "own-cut-four-aces") else FOUR_ACES) // number
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


@law("rev.64", "rev.65", "rev.66")
def cut_or_shuffle(what: str, number: int, looked: bool, agreed: bool) -> Ruling:
    """Shuffled only once, or fewer than four cards lifted or left: it is done again, until a card is seen."""
    laws = ("rev.64" if what == "shuffle" else "rev.65",)
    good = number >= 2 if what == "shuffle" else LEAST_CUT <= number <= len(PACK) - LEAST_CUT
    if agreed:
        return Ruling("as-agreed", ("rev.66",))
    if good:
        return Ruling("good", laws)
    return Ruling("too-late", laws, ("hand-stands",)) if looked else Ruling("done-again", laws, (f"{what}-again",))


@law("rev.68", "rev.69", "rev.72")
def bad_deal(cause: str) -> Ruling:
    """Before the first lead somebody has a card too many or too few, or a card was faced."""
    if cause in ("pack", "fallen", "faced-in-pack"):
        return Ruling("void", ("rev.69",), ("hand-void", "same-dealer"))
    return Ruling("void", ("rev.68", "rev.72"), ("hand-void", "next-dealer"))


@law("rev.69", "rev.85", "rev.103")
def stock_count(led: bool, pack: str) -> Ruling:
    """The stock has a card too many or too few: once a card is led nobody inspects it."""
    if led:
        return Ruling("stands", ("rev.85",), ("hand-stands",))
    if pack == "faulty":
        return Ruling("void", ("rev.103", "rev.69"), ("hand-void", "same-dealer"))
    return Ruling("void", ("rev.103",), ("hand-void", "next-dealer"))


@law("rev.68", "rev.115")
def deal_out_of_turn(exchanged: bool) -> Ruling:
    """Somebody has dealt whose deal it was not: it is put right until the mano has exchanged."""
    if exchanged:
        return Ruling("stands", ("rev.68",), ("hand-stands", "rotation-kept"))
    return Ruling("void", ("rev.68",), ("hand-void", "rightful-dealer"))


# The exchange.


@law("rev.73", "rev.74")
def drew_two(led: bool, **end: Value) -> Ruling:
    """He drew two cards for one discard."""
    if led:
        return wrong_count("over", **end)
    return Ruling("void", ("rev.73",), ("hand-void", "same-dealer"))


@law("rev.73", "rev.107", "rev.108")
def forgot_to_draw(discarded: bool, next_touched: bool, led: bool, forgotten_draw: str, **end: Value) -> Ruling:
    """He did not draw in his turn."""
    if not next_touched:
        return Ruling("may-draw", ("rev.107",), ("draws-now",))
    if not discarded:
        return Ruling("exchange-lost", ("rev.107",), ("hand-stands",))
    if forgotten_draw == "void" and not led:
        return Ruling("void", ("rev.73",), ("hand-void", "same-dealer"))
    return _pays_all("card-too-few", ("rev.108", "rev.74"), **end)


@law("rev.101", "rev.102")
def changed_discard(dealer: bool, rate: int) -> Ruling:
    """He changed what he had laid away, or exchanged after having looked."""
    laws = ("rev.102",) if dealer else ("rev.101",)
    fine = Payment(OFFENDER, TABLE_POT, FINE * rate, "discard-changed", laws)
    follows = ("raffled-next", "hand-void", "next-dealer" if dealer else "same-dealer")
    return Ruling("void-and-fine", (*laws, "rev.111"), follows, (fine,))


@law("rev.104", "rev.106", "rev.109", "rev.110")
def looked_at_stock(dealer: bool, seen: bool, due: bool, discarded: bool, **end: Value) -> Ruling:
    """He looked at the card that he was due to draw before he had discarded; the dealer must not even look."""
    if not seen or not (due or dealer):
        return Ruling("put-back", ("rev.110" if dealer else "rev.104",), ("card-returned", "hand-stands"))
    if not dealer and discarded:
        return Ruling("good", ("rev.106",))
    if not dealer:
        return Ruling("no-draw", ("rev.104",), ("card-under", "no-draw"))
    ruling = _pays_all("dealer-looked", ("rev.109", "rev.74"), **end)
    return Ruling(ruling.decision, ruling.laws, ("card-under", *ruling.follows), ruling.payments)


@law("rev.105")
def discarded_twice(dealer: bool, rate: int) -> Ruling:
    """He discarded twice, or two cards at once."""
    fine = Payment(OFFENDER, EACH, FINE * rate, "discarded-twice", ("rev.105",))
    return Ruling("void-and-fine", ("rev.105",), ("hand-void", "next-dealer" if dealer else "same-dealer"), (fine,))


# The number of cards.


@law("rev.74", "rev.75", "rev.78")
def wrong_count(hand: str, **end: Value) -> Ruling:
    """After the first lead somebody is found with a card too many, or too few."""
    reason = "card-too-many" if hand == "over" else "card-too-few"
    return _pays_all(reason, ("rev.74", "rev.78"), **end)


@law("rev.84")
def careless_play(act: str, **end: Value) -> Ruling:
    """He threw two cards to a trick, or played none to it: so he ends with a card too few, or too many."""
    ruling = _pays_all("careless", ("rev.84",), **end)
    stays = ("card-stays",) if act == "two-cards" else ()
    return Ruling(ruling.decision, ruling.laws, (*stays, *ruling.follows), ruling.payments)


# The play.


@law("rev.116", "rev.118")
def out_of_turn(answered: bool) -> Ruling:
    """Somebody played before his turn."""
    if answered:
        return Ruling("stands", ("rev.116",), ("card-stays",))
    return Ruling("taken-back", ("rev.116", "rev.118"), ("card-back", "may-be-demanded"))


@law("rev.118", "rev.119")
def dropped(where: str, lawful: bool) -> Ruling:
    """A card fell and was seen."""
    if where == "floor":
        return Ruling("no-demand", ("rev.119",), ("card-to-hand",))
    if not lawful:
        return Ruling("no-demand", ("rev.118",), ("card-to-hand",))
    return Ruling("may-demand", ("rev.118",), ("may-be-demanded",))


@law("rev.118", "rev.120", "rev.121", "rev.122", "rev.123")
def several_cards(seen: str, order: str, lawful: bool) -> Ruling:
    """Two or three cards came out together and touched the table; `lawful`: what must be played may be played."""
    if seen == "none":
        return Ruling("takes-back", ("rev.123",), ("card-to-hand",))
    if not lawful:
        return Ruling("takes-back", ("rev.118",), ("card-to-hand",))
    if seen == "one":
        return Ruling("plays-the-seen", ("rev.120",), ("must-be-played",))
    if order == "known":
        return Ruling("plays-the-first", ("rev.121",), ("must-be-played",))
    return Ruling("others-choose", ("rev.122",), ("must-be-played",))


@law("rev.22", "rev.36", "rev.124", "rev.127", "rev.128", "rev.138", "rev.139", "rev.140", "rev.176", "rev.180")
def revoke(
    complete: bool, noticed: str, mixed: bool, holder: str, before: bool, repeat_revoke_free: bool, **end: Value
) -> Ruling:
    """He did not follow suit though he could."""
    if holder == "privileged":
        return Ruling("lawful-renounce", ("rev.36", "rev.164"))
    if not complete:
        return Ruling("may-mend", ("rev.138",), ("card-back", "later-may-change"))
    if noticed == "onlooker" or mixed:
        return Ruling("no-claim", ("rev.139" if noticed == "onlooker" else "rev.140",), ("hand-stands",))
    if not before and holder != "introduced":
        return _pays_all("revoke", ("rev.124", "rev.125", "rev.126"), **end)
    if repeat_revoke_free:
        return Ruling("nothing-more", ("rev.128",), ("played-out",))
    law_id = "rev.180" if holder == "introduced" else "rev.127"
    fine = Payment(OFFENDER, TABLE_POT, PARTIDA * int(end["rate"]), "revoke-again", (law_id, "rev.127"))
    return Ruling("fined-again", (law_id, "rev.127", "rev.111"), ("raffled-next", "played-out"), (fine,))


@law("rev.199", "rev.200")
def laid_down(holds: int, rate: int) -> Ruling:
    """He laid down his cards before the hand was over; `holds` is what the payment cards among them are worth."""
    due = Payment(OFFENDER, ENTITLED, holds * rate, "laid-down", ("rev.200",))
    return Ruling("played-on-open", ("rev.199", "rev.200"), ("played-out", "draws-nothing"), (due,) if holds else ())


@law("rev.156")
def look_at_trick(whose: str, last: bool) -> Ruling:
    """Somebody wants to see a trick that was taken."""
    return Ruling("may-look" if whose == "own" or last else "may-not-look", ("rev.156",))


@law("rev.140", "rev.198")
def mixed_cards(doubt: str, rate: int) -> Ruling:
    """He mixed his cards before all had agreed on what is owed."""
    amount = DOUBTS[doubt]
    due = Payment(OFFENDER, CLAIMANT, amount * rate, "mixed", ("rev.198",))
    return Ruling("pays-doubt", ("rev.198", "rev.140"), ("no-more-revokes",), (due,) if amount else ())


@law("rev.128", "rev.73")
def incidents(game: RevesinoGame) -> Mapping[str, Incident]:
    """Everything the judge can be asked; what the table agreed on is taken as agreed, unless told."""
    led, dealer, doubts, end = Fact("led", YES_NO), Fact("dealer", YES_NO), tuple(DOUBTS), _end(game)
    known: dict[str, tuple[Callable[..., Ruling], tuple[Fact, ...]]] = {
        "cut-or-shuffle": (
            cut_or_shuffle,
            (Fact("what", ("cut", "shuffle")), Fact("number", range(48)), _no("looked"), _no("agreed")),
        ),
        "bad-deal": (bad_deal, (Fact("cause", ("dealer", "pack", "fallen", "faced", "faced-in-pack"), "dealer"),)),
        "stock-count": (stock_count, (led, Fact("pack", ("whole", "faulty"), "whole"))),
        "deal-out-of-turn": (deal_out_of_turn, (Fact("exchanged", YES_NO),)),
        "drew-two": (drew_two, (led, *end)),
        "forgot-to-draw": (
            forgot_to_draw,
            (
                Fact("discarded", YES_NO), Fact("next_touched", YES_NO), _no("led"),
                Fact("forgotten_draw", ("continue", "void"), game.forgotten_draw), *end,
            ),
        ),
        "changed-discard": (changed_discard, (dealer, RATE)),
        "looked-at-stock": (
            looked_at_stock,
            (dealer, Fact("seen", YES_NO, True), Fact("due", YES_NO, True), _no("discarded"), *end),
        ),
        "discarded-twice": (discarded_twice, (dealer, RATE)),
        "wrong-count": (wrong_count, (Fact("hand", ("over", "short")), *end)),
        "careless-play": (careless_play, (Fact("act", ("two-cards", "no-card")), *end)),
        "out-of-turn": (out_of_turn, (Fact("answered", YES_NO),)),
        "dropped": (dropped, (Fact("where", ("table", "floor")), Fact("lawful", YES_NO, True))),
        "several-cards": (
            several_cards,
            (
                Fact("seen", ("none", "one", "several")), Fact("order", ("known", "unknown"), "known"),
                Fact("lawful", YES_NO, True),
            ),
        ),
        "revoke": (
            revoke,
            (
                Fact("complete", YES_NO), Fact("noticed", ("player", "onlooker"), "player"), _no("mixed"),
                Fact("holder", ("none", "privileged", "introduced"), "none"), _no("before"),
                Fact("repeat_revoke_free", YES_NO, game.repeat_revoke_free), *end,
            ),
        ),
        "laid-down": (laid_down, (Fact("holds", range(9), 0), RATE)),
        "look-at-trick": (look_at_trick, (Fact("whose", ("own", "other")), Fact("last", YES_NO))),
        "mixed-cards": (mixed_cards, (Fact("doubt", doubts, "none"), RATE)),
    }  # fmt: skip
    return {name: Incident(name, facts, judge) for name, (judge, facts) in known.items()}
