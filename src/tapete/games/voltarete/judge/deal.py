"""What goes wrong with the pack and the deal, and cards that lie face up in the stock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import FEITO, VOID, free, void
from tapete.laws.mark import law
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

FOUND, DEALER, RECEIVER = "found", "dealer", "receiver"
PACKS = law("vol.II.2.12", "vol.II.2.13", "vol.II.2.15")(
    {"number": "vol.II.2.12", "twins": "vol.II.2.12", "back": "vol.II.2.13", "strange": "vol.II.2.15"}
)
"""What can be wrong with a pack."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the deal."""
    yield Incident(
        "faced-in-deal",
        (
            Fact("faced_by", (FOUND, DEALER, RECEIVER)),
            Fact("faced", (1, 2), 1),
            Fact("faced_card", ("black-ace", "king", "other")),
        ),
        faced_in_deal,
    )
    yield Incident("other-packets", (Fact("deal_over", YES_NO),), other_packets)
    yield Incident("deals-on", (Fact("taken_up", YES_NO),), deals_on)
    yield Incident("dealt-number", (Fact("dealt", (7, 8, 10, 11)), Fact("bought_yet", YES_NO)), dealt_number)
    yield Incident("faulty-pack", (Fact("pack_fault", tuple(PACKS)), Fact("pack_before", YES_NO)), faulty_pack)
    yield Incident(
        "faced-in-stock",
        (Fact("buyer", (FEITO, "right", "left")), Fact("met", (1, 2)), Fact("sure_win", YES_NO, False)),
        faced_in_stock,
    )
    yield Incident(
        "faced-in-purchase",
        (
            Fact("part", ("own", "passed")),
            Fact("place", range(1, 9), 1),
            Fact("wanted", range(9), 0),
            Fact("thrown_already", YES_NO, False),
        ),
        faced_in_purchase,
    )
    yield Incident("faced-leftover", (), faced_leftover)


# The deal.


@law("vol.II.2.8", "vol.II.2.9", "vol.II.2.10")
def faced_in_deal(faced_by: str, faced: int, faced_card: str) -> Ruling:
    """A black ace or a king found face up, or any two cards, are dealt again; not what the dealer himself turns."""
    if faced_by == DEALER:
        return Ruling("hand-stands", ("vol.II.2.10",), ("card-public", "hand-goes-on"))
    if faced_by == RECEIVER:
        return Ruling("hand-stands", ("vol.II.1.7",), ("card-public", "hand-goes-on"))
    if faced > 1:
        return void("vol.II.2.9")
    if faced_card != "other":
        return void("vol.II.2.8")
    return Ruling("hand-stands", ("vol.II.2.9",), ("card-public", "hand-goes-on"))


@law("vol.II.1.9", "vol.II.21.16")
def other_packets(deal_over: bool) -> Ruling:
    """Who lets it be dealt by fours and twos has consented; nobody ever pays for it."""
    laws = ("vol.II.1.9", "vol.II.21.16")
    return free(*laws) if deal_over else Ruling("dealt-again", laws, ("deal-again",))


@law("vol.II.2.11")
def deals_on(taken_up: bool) -> Ruling:
    """A packet beyond the nine goes back on the stock; taken up it voids the hand. The dealer never pays."""
    if taken_up:
        return void("vol.II.2.11", "vol.II.3.17")
    return free("vol.II.2.11", follows=("packet-back", "hand-goes-on"))


@law("vol.II.3.17")
def dealt_number(dealt: int, bought_yet: bool) -> Ruling:
    """More than ten cards or fewer than eight void the hand, as long as nobody has bought."""
    if 8 <= dealt <= 10:
        return Ruling("give-notice", ("vol.II.3.1",), ("hand-goes-on",))
    if bought_yet:
        return Ruling("judged-at-end", ("vol.II.13.18",), ("hand-goes-on",))
    return void("vol.II.3.17")


# The pack.


@law("vol.II.2.12", "vol.II.2.13", "vol.II.2.14", "vol.II.2.15")
def faulty_pack(pack_fault: str, pack_before: bool) -> Ruling:
    """The hand does not count, nor do those played before with the same faulty pack. Nobody pays."""
    own = PACKS[pack_fault]
    if not pack_before:
        return void(own)
    return Ruling("void", (own, "vol.II.2.14"), (*VOID, "past-hands-void"))


@law("vol.II.2.14")
def past_hands_void(packs: Sequence[int], faulty: int, since: int) -> tuple[int, ...]:
    """Which of the hands played do not count, given the pack of each; the hands are numbered from 1.

    >>> past_hands_void((1, 2, 1, 2, 1, 2, 1), faulty=1, since=5)
    (5, 7)
    """
    return tuple(hand for hand, pack in enumerate(packs, 1) if pack == faulty and hand >= since)


# The stock.


@law("vol.II.20.9", "vol.II.20.10")
def faced_in_stock(buyer: str, met: int, sure_win: bool) -> Ruling:
    """One card face up in the stock is played with, even a black ace; the second that is met voids the hand."""
    law_id = "vol.II.20.9" if buyer == FEITO else "vol.II.20.10"
    if met == 1:
        return Ruling("is-played", (law_id,), ("card-public", "hand-goes-on"))
    if sure_win and buyer != FEITO:
        return Ruling("feito-wins", (law_id, "vol.II.20.1"), ("won-by-feito",))
    return void(law_id)


@law("vol.II.20.11", "vol.II.20.12", "vol.II.20.13")
def faced_in_purchase(part: str, place: int, wanted: int, thrown_already: bool) -> Ruling:
    """It must be bought in one's own part; of passed cards only by who wants so many, or has thrown already."""
    if part == "own":
        return Ruling("must-buy-it", ("vol.II.20.11",), ("buys-own-part",))
    if thrown_already:
        return Ruling("must-buy-all", ("vol.II.20.13",), ("buys-as-thrown",))
    if wanted < place:
        return Ruling("need-not-buy", ("vol.II.20.12",), ("rest-to-discards",))
    return Ruling("must-buy-it", ("vol.II.20.12",), ("buys-down-to-it",))


@law("vol.II.20.14")
def faced_leftover() -> Ruling:
    """A card seen among those that nobody buys keeps the feito from no geral."""
    return Ruling("is-played", ("vol.II.20.14",), ("geral-lawful",))
