"""What goes wrong with the pack and the deal, and cards that lie face up in the stock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import FEITO, GOES_ON, free, void
from tapete.laws.mark import law
from tapete.table.ruling import OTHERWISE, Fact, Incident, Ruling, Rulings, Verdict, when, whether

FOUND, DEALER, RECEIVER = "found", "dealer", "receiver"
SEEN = "card-public hand-goes-on"
"""What follows when a card that was seen is played with."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the deal."""
    who, card = Fact("faced_by", (FOUND, DEALER, RECEIVER)), Fact("faced_card", ("black-ace", "king", "other"))
    yield Incident("faced-in-deal", (who, Fact("faced", (1, 2), 1), card), FACED_IN_DEAL)
    yield Incident("other-packets", (whether("deal_over"),), OTHER_PACKETS)
    yield Incident("deals-on", (whether("taken_up"),), DEALS_ON)
    yield Incident("dealt-number", (Fact("dealt", (7, 8, 10, 11)), whether("bought_yet")), DEALT_NUMBER)
    fault = Fact("pack_fault", ("number", "twins", "back", "strange"))
    yield Incident("faulty-pack", (fault, whether("pack_before")), FAULTY_PACK)
    buyer = Fact("buyer", (FEITO, "right", "left"))
    yield Incident("faced-in-stock", (buyer, Fact("met", (1, 2)), whether("sure_win", False)), FACED_IN_STOCK)
    part, number = Fact("part", ("own", "passed")), (Fact("place", range(1, 9), 1), Fact("wanted", range(9), 0))
    yield Incident("faced-in-purchase", (part, *number, whether("thrown_already", False)), FACED_IN_PURCHASE)
    yield Incident("faced-leftover", (), FACED_LEFTOVER)


# The deal.

FACED_IN_DEAL: Rulings = {
    when(faced_by=DEALER): Verdict("hand-stands", "vol.II.2.10", SEEN),
    when(faced_by=RECEIVER): Verdict("hand-stands", "vol.II.1.7", SEEN),
    when(faced=2): void("vol.II.2.9"),
    when(faced_card=("black-ace", "king")): void("vol.II.2.8"),
    OTHERWISE: Verdict("hand-stands", "vol.II.2.9", SEEN),
}
"""A black ace or a king found face up, or any two cards, are dealt again; not what the dealer himself turns."""

OTHER_PACKETS: Rulings = {
    when(deal_over=True): free("vol.II.1.9 vol.II.21.16"),
    OTHERWISE: Verdict("dealt-again", "vol.II.1.9 vol.II.21.16", "deal-again"),
}
"""Who lets it be dealt by fours and twos has consented; nobody ever pays for it."""

DEALS_ON: Rulings = {
    when(taken_up=True): void("vol.II.2.11 vol.II.3.17"),
    OTHERWISE: free("vol.II.2.11", "packet-back hand-goes-on"),
}
"""A packet beyond the nine goes back on the stock; taken up it voids the hand. The dealer never pays."""

DEALT_NUMBER: Rulings = {
    when(dealt=(8, 10)): Verdict("give-notice", "vol.II.3.1", GOES_ON),
    when(bought_yet=True): Verdict("judged-at-end", "vol.II.13.18", GOES_ON),
    OTHERWISE: void("vol.II.3.17"),
}
"""More than ten cards or fewer than eight void the hand, as long as nobody has bought."""


# The pack.


def _faulty(law_id: str) -> Rulings:
    return {when(pack_before=True): void(f"{law_id} vol.II.2.14", follows="past-hands-void"), OTHERWISE: void(law_id)}


FAULTY_PACK: Rulings = {
    when(pack_fault=("number", "twins")): _faulty("vol.II.2.12"),
    when(pack_fault="back"): _faulty("vol.II.2.13"),
    OTHERWISE: _faulty("vol.II.2.15"),
}
"""The hand does not count, nor do those played before with the same faulty pack. Nobody pays."""


@law("vol.II.2.14")
def past_hands_void(packs: Sequence[int], faulty: int, since: int) -> tuple[int, ...]:
    """Which of the hands played do not count, given the pack of each; the hands are numbered from 1.

    >>> past_hands_void((1, 2, 1, 2, 1, 2, 1), faulty=1, since=5)
    (5, 7)
    """
    return tuple(hand for hand, pack in enumerate(packs, 1) if pack == faulty and hand >= since)


# The stock.

FACED_IN_STOCK: Rulings = {
    when(buyer=FEITO, met=1): Verdict("is-played", "vol.II.20.9", SEEN),
    when(buyer=FEITO): void("vol.II.20.9"),
    when(met=1): Verdict("is-played", "vol.II.20.10", SEEN),
    when(sure_win=True): Verdict("feito-wins", "vol.II.20.10 vol.II.20.1", "won-by-feito"),
    OTHERWISE: void("vol.II.20.10"),
}
"""One card face up in the stock is played with, even a black ace; the second that is met voids the hand."""


@law("vol.II.20.12")
def _passed(place: int, wanted: int, **others: object) -> Ruling:
    """Of passed cards it is bought by who wants so many."""
    if wanted < place:
        return Ruling("need-not-buy", ("vol.II.20.12",), ("rest-to-discards",))
    return Ruling("must-buy-it", ("vol.II.20.12",), ("buys-down-to-it",))


FACED_IN_PURCHASE: Rulings = {
    when(part="own"): Verdict("must-buy-it", "vol.II.20.11", "buys-own-part"),
    when(thrown_already=True): Verdict("must-buy-all", "vol.II.20.13", "buys-as-thrown"),
    OTHERWISE: _passed,
}
"""It must be bought in one's own part; of passed cards only by who wants so many, or has thrown already."""

FACED_LEFTOVER = Verdict("is-played", "vol.II.20.14", "geral-lawful")
"""A card seen among those that nobody buys keeps the feito from no geral."""
