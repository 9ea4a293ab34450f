"""Cards bought in a wrong number, and how that is put right before the play."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.counts import MANY, WRONG
from tapete.games.voltarete.judge.penalty import GOES_ON, STAKE, free, reposta
from tapete.table.ruling import OTHERWISE, Fact, Incident, Rulings, Verdict, when, whether

UNSEEN, RAISED, SEEN = "unseen", "raised", "seen"
NOT_YET, BOUGHT, PASSED_ALL = "not-yet", "bought", "passed-all"
CHANGED_MIND = "changed-mind"
PASSED_ON, DRAWN_ON = "card-to-next third-draws-from-next", "feito-draws-from-next next-draws-from-third"
"""How a card goes from hand to hand, so that each has his number."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the exchange."""
    looked, ordered, bought = Fact("looked", (UNSEEN, RAISED, SEEN)), whether("ordered"), whether("next_bought")
    slip = Fact("slip", ("another-suit", "no-suit", CHANGED_MIND))
    following = (Fact("next_did", (NOT_YET, BOUGHT, PASSED_ALL)), whether("third_bought", False))
    mixed, last = whether("discards_mixed", False), (whether("buys_last"), whether("next_bought", False))
    yield Incident("reopens-discards", (slip, looked, bought), REOPENS_DISCARDS)
    yield Incident("feito-bought-many", (ordered, looked, *following, STAKE), FEITO_BOUGHT_MANY)
    yield Incident("feito-bought-few", (ordered, *following, mixed, STAKE), FEITO_BOUGHT_FEW)
    yield Incident("buyer-bought-many", (looked, *last, STAKE), BUYER_BOUGHT_MANY)
    yield Incident("buyer-bought-few", (whether("part_there"), looked, mixed, STAKE), BUYER_BOUGHT_FEW)
    facts = (WRONG, whether("notice"), whether("cards_left"), whether("led_yet", False), STAKE)
    yield Incident("passed-once-wrong", facts, PASSED_ONCE_WRONG)


# Who raises the cards to his face has seen them, whatever he says (vol.II.7.20).

REOPENS_DISCARDS: Rulings = {
    when(looked=RAISED): Verdict("discards-stand", "vol.II.7.10 vol.II.7.20", GOES_ON),
    when(looked=SEEN): Verdict("discards-stand", "vol.II.7.10", GOES_ON),
    when(next_bought=True): Verdict("discards-stand", "vol.II.7.10", GOES_ON),
    when(slip=CHANGED_MIND): Verdict("discards-stand", "vol.II.7.10", GOES_ON),
    OTHERWISE: Verdict("discards-open", "vol.II.7.10", "discards-reopened"),
}
"""Who named another suit than he wanted may choose his discards again, until he sees what he bought."""


# The feito.

FEITO_BOUGHT_MANY: Rulings = {
    when(looked=RAISED): reposta("vol.II.8.8 vol.II.7.20", "plays-with-ten"),
    when(looked=SEEN): reposta("vol.II.8.8", "plays-with-ten"),
    when(ordered=True, next_did=BOUGHT): reposta("vol.II.7.11", "plays-with-ten"),
    when(ordered=True, third_bought=True): reposta("vol.II.7.12", "plays-with-ten"),
    when(ordered=True, next_did=PASSED_ALL): free("vol.II.7.12", "card-on-stock"),
    when(ordered=True): free("vol.II.7.11", "card-on-stock"),
    when(next_did=BOUGHT, third_bought=True): free("vol.II.7.13", f"{PASSED_ON} feito-draws-to-discards"),
    when(next_did=BOUGHT): free("vol.II.7.13", f"{PASSED_ON} third-throws-one-more"),
    when(third_bought=True): free("vol.II.7.13", "card-to-third feito-draws-to-discards"),
    OTHERWISE: free("vol.II.7.17", "card-on-stock"),
}
"""Unseen it goes back as long as nobody has bought after his order; who bought before it must take it over."""

NOBODY_BOUGHT: Rulings = {
    when(ordered=True): free("vol.II.7.14", "takes-top-card"),
    OTHERWISE: free("vol.II.7.15", "takes-top-card"),
}

FEITO_BOUGHT_FEW: Rulings = {
    when(next_did=(NOT_YET, PASSED_ALL), third_bought=False): NOBODY_BOUGHT,
    when(ordered=True): reposta("vol.II.7.14", "plays-with-eight"),
    when(third_bought=False): free("vol.II.7.16", "feito-draws-from-next next-takes-top-card"),
    when(next_did=BOUGHT, discards_mixed=True): free("vol.II.7.16", f"{DRAWN_ON} third-takes-any-discard"),
    when(next_did=BOUGHT): free("vol.II.7.16", f"{DRAWN_ON} third-takes-own-discard"),
    when(discards_mixed=True): free("vol.II.7.16", "feito-draws-from-third third-takes-any-discard"),
    OTHERWISE: free("vol.II.7.16", "feito-draws-from-third third-takes-own-discard"),
}
"""He takes the top card while nobody has bought; after that it is lost by his order, or drawn from the buyer."""


# His opponents.

BUYER_BOUGHT_MANY: Rulings = {
    when(looked=RAISED): reposta("vol.II.8.8 vol.II.7.20", "plays-with-ten"),
    when(looked=SEEN): reposta("vol.II.8.8", "plays-with-ten"),
    when(buys_last=True): free("vol.II.7.17", "unseen-card-to-discards"),
    when(next_bought=True): free("vol.II.7.17", "old-card-to-discards"),
    OTHERWISE: free("vol.II.7.17", "card-on-stock"),
}
"""Unseen it goes back to the stock; if those cards are bought, an old card goes to the discards instead."""

BUYER_BOUGHT_FEW: Rulings = {
    when(part_there=True): free("vol.II.7.18", "takes-top-card"),
    when(looked=RAISED): reposta("vol.II.7.19 vol.II.8.9 vol.II.7.20", "plays-with-eight"),
    when(looked=SEEN): reposta("vol.II.7.19 vol.II.8.9", "plays-with-eight"),
    when(discards_mixed=True): free("vol.II.7.19", "takes-any-discard"),
    OTHERWISE: free("vol.II.7.19", "takes-own-discard"),
}
"""He buys it while his part is there; else it comes from his own discards, if he has not seen his purchase."""

PASSED_ONCE_WRONG: Rulings = {
    when(cards_left=True, notice=True, wrong=MANY): free("vol.II.8.12", "throws-one-more"),
    when(cards_left=True, notice=True): free("vol.II.8.13", "throws-one-fewer"),
    when(cards_left=True, led_yet=True, wrong=MANY): free("vol.II.8.12 vol.II.4.6"),
    when(cards_left=True, led_yet=True): free("vol.II.8.13 vol.II.4.6"),
    when(cards_left=True, wrong=MANY): reposta("vol.II.8.10 vol.II.8.12"),
    when(cards_left=True): reposta("vol.II.8.10 vol.II.8.13"),
    when(notice=True, wrong=MANY): free("vol.II.8.10", "throws-one"),
    when(notice=True): free("vol.II.8.11", "plays-with-eight"),
    when(wrong=MANY): reposta("vol.II.8.10", "plays-with-ten"),
    OTHERWISE: reposta("vol.II.8.10", "plays-with-eight"),
}
"""Who passed with notice comes to nine at his purchase, or plays as he is; who gave none owes a reposta.

Nobody may fetch a card from the discards, and it costs him nothing.
"""
