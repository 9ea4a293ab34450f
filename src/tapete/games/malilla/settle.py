"""Counting the hand and paying it: turn-up, result, capote, faults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tapete.cards import Card
from tapete.games.malilla.variants import CAPOTE, FINE, TRICK_POINTS, Variant, value
from tapete.laws.mark import law
from tapete.table.ledger import MIDDLE, Account, Entry


@dataclass(frozen=True, slots=True)
class Fine:
    """A fault to be paid for at the end of the hand."""

    offender: int
    reason: str
    laws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A hand played out: who was in it (mano first), what each side counts, and who offended how."""

    sides: tuple[Account, ...]
    points: Mapping[Account, int]
    sweeper: Account | None = None
    short: frozenset[Account] = frozenset()
    silent: frozenset[Account] = frozenset()
    """The sides that do not count."""

    @property
    def capote(self) -> Account | None:
        """The side that made capote: all the tricks, and with all its cards (mal.79)."""
        return None if self.sweeper in self.short else self.sweeper


@law("mal.40", "mal.41")
def points(taken: Sequence[Card], tricks: int) -> int:
    """What a side counts: the values of the cards it took, and one for each trick."""
    return sum(map(value, taken)) + tricks * TRICK_POINTS


@law("mal.coja.7", "mal.vistas.15", "mal.cubiertas.8")
def counted_tricks(variant: Variant, won: int, cards: int) -> int:
    """How many tricks a side counts: those it won, or where two-card tricks count by fours, every four cards."""
    return won if variant.counted == variant.players else cards // variant.counted


def result(variant: Variant, played: Played, sleeping: str = "excess") -> dict[Account, int]:
    """What each side wins or loses by the play of the hand, at the single rate; it sums to nothing."""
    if played.capote is not None:
        return _capote(played)
    if variant.single:
        return _by_share(variant, played)
    return _between_two(variant, played, sleeping)


@law("mal.32", "mal.43", "mal.barrotada.8", "mal.coja.10", "mal.vistas.19", "mal.cubiertas.12")
def _capote(played: Played) -> dict[Account, int]:
    losers = [side for side in played.sides if side != played.capote]
    net: dict[Account, int] = {side: -CAPOTE // len(losers) for side in losers}
    assert played.capote is not None
    net[played.capote] = CAPOTE
    return net


@law("mal.barrotada.5", "mal.coja.8")
def _by_share(variant: Variant, played: Played) -> dict[Account, int]:
    return {side: played.points[side] - variant.share for side in played.sides}


@law("mal.42", "mal.44", "mal.155", "mal.vistas.16", "mal.cubiertas.10")
def _between_two(variant: Variant, played: Played, sleeping: str) -> dict[Account, int]:
    winner, loser = sorted(played.sides, key=lambda side: -played.points[side])
    won = _SLEEPING[sleeping](played.points[winner], played.points[loser], variant.share)
    return {winner: won, loser: -won}


_SLEEPING = {
    "excess": lambda high, low, share: max(0, high - share),
    "shortage": lambda high, low, share: max(0, share - low) - max(0, share - high),
    "half": lambda high, low, share: (high - low) // 2,
}
"""What the lower pays the higher when value cards may sleep; where none does the three agree."""


@law("mal.88")
def without_silent(played: Played, net: Mapping[Account, int]) -> dict[Account, int]:
    """The result when some sides do not count: such a side does not collect, though it pays what it lost."""
    after = dict(net)
    for offender in played.sides:
        if offender in played.silent and after[offender] > 0:
            spared = after[offender]
            after[offender] = 0
            _strike(after, spared, _right_of(played.sides, offender))
    return after


def _strike(net: dict[Account, int], amount: int, others: Sequence[Account]) -> None:
    """Take the amount off the losers' debts, always from the one who owes most, first to the right."""
    for _ in range(amount):
        deepest = min(others, key=lambda side: net[side])
        net[deepest] += 1


def _right_of(sides: Sequence[Account], side: Account) -> tuple[Account, ...]:
    place = sides.index(side)
    return (*sides[place + 1 :], *sides[:place])


@law("mal.87", "mal.161", "mal.83")
def fine_shares(variant: Variant, others: Sequence[Account], to_each: bool) -> dict[Account, int]:
    """Who gets the ten of a fault; `others` are those of the hand, from the offender's right on."""
    if not variant.single:
        return {others[0]: FINE}
    if to_each:
        return dict.fromkeys(others, FINE)
    payees = others[: variant.players - 1]
    return {side: FINE // len(payees) + (place < FINE % len(payees)) for place, side in enumerate(payees)}


@law("mal.70", "mal.71", "mal.72", "mal.73", "mal.156", "mal.157", "mal.158", "mal.159", "mal.160")
def turn_up_value(card: Card) -> int:
    """What the dealer gains by the card he shows (the alce)."""
    return value(card)


@law("mal.70", "mal.barrotada.6", "mal.barrotada.7", "mal.coja.9", "mal.vistas.17", "mal.cubiertas.11")
def turn_up_payers(
    variant: Variant, dealer: Account, cutter: Account, sides: Iterable[Account], from_all: bool
) -> tuple[Account, ...]:
    """Who pays the dealer a turn-up of value, each in full."""
    if variant.payers == "cutter" and not from_all:
        return (cutter,)
    return tuple(side for side in sides if side != dealer)


@law("mal.11", "mal.162", "mal.153", "mal.10")
def multiplier(favourite: bool, mariperez: bool, both: int) -> int:
    """By how much everything in the hand is multiplied: for the favourite suit, and for the Mariperez."""
    if favourite and mariperez:
        return both
    return 2 if favourite or mariperez else 1


def result_entries(
    hand: int, net: Mapping[Account, int], rate: int, reason: str, laws: tuple[str, ...]
) -> tuple[Entry, ...]:
    """The payments of a result: between two sides straight, else through the middle of the table."""
    losers = [side for side, amount in net.items() if amount < 0]
    winners = [side for side, amount in net.items() if amount > 0]
    if len(net) == 2:
        return tuple(
            Entry(hand, loser, winner, net[winner] * rate, reason, laws) for loser in losers for winner in winners
        )
    return (
        *(Entry(hand, side, MIDDLE, -net[side] * rate, reason, laws) for side in losers),
        *(Entry(hand, MIDDLE, side, net[side] * rate, reason, laws) for side in winners),
    )
