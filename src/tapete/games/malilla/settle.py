"""Counting the hand and paying it: turn-up, result, capote, faults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from tapete.cards import Card
from tapete.games.malilla.variants import CAPOTE, FINE, TRICK_POINTS, Variant, value
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.ledger import MIDDLE, Account, Entry
from tapete.table.tricks import Trick

if TYPE_CHECKING:
    from tapete.games.malilla.state import MalillaState

M = TypeVar("M", bound="MalillaState")


@dataclass(frozen=True, slots=True)
class Count:
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


def result(variant: Variant, count: Count, sleeping: str = "excess", capote: int = CAPOTE) -> dict[Account, int]:
    """What each side wins or loses by the play of the hand, at the single rate; it sums to nothing."""
    if count.capote is not None:
        return _capote(count, capote)
    if variant.single:
        return _by_share(variant, count)
    return _between_two(variant, count, sleeping)


@law("mal.32", "mal.43", "mal.barrotada.8", "mal.coja.10", "mal.vistas.19", "mal.cubiertas.12")
def _capote(count: Count, worth: int) -> dict[Account, int]:
    losers = [side for side in count.sides if side != count.capote]
    net: dict[Account, int] = {side: -worth // len(losers) for side in losers}
    assert count.capote is not None
    net[count.capote] = worth
    return net


@law("mal.barrotada.5", "mal.coja.8")
def _by_share(variant: Variant, count: Count) -> dict[Account, int]:
    return {side: count.points[side] - variant.share for side in count.sides}


@law("mal.42", "mal.44", "mal.155", "mal.vistas.16", "mal.cubiertas.10")
def _between_two(variant: Variant, count: Count, sleeping: str) -> dict[Account, int]:
    winner, loser = sorted(count.sides, key=lambda side: -count.points[side])
    won = _SLEEPING[sleeping](count.points[winner], count.points[loser], variant.share)
    return {winner: won, loser: -won}


_SLEEPING = {
    "excess": lambda high, low, share: max(0, high - share),
    "shortage": lambda high, low, share: share - low - max(0, share - high),
    "half": lambda high, low, share: (high - low) // 2,
}
"""What the lower, who never has more than his share, pays the higher when value cards may sleep; else all agree."""


@law("mal.88")
def without_silent(count: Count, net: Mapping[Account, int]) -> dict[Account, int]:
    """The result when some sides do not count: such a side does not collect, though it pays what it lost."""
    after = dict(net)
    for offender in count.sides:
        if offender in count.silent:
            spared = max(0, after[offender])
            after[offender] -= spared
            _strike(after, spared, _right_of(count.sides, offender))
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
def fine_shares(variant: Variant) -> tuple[int, ...]:
    """What of the ten of a fault each of the others gets, from the offender's right on, where each plays alone."""
    payees = variant.players - 1
    return tuple(FINE // payees + (place < FINE % payees) for place in range(payees))


@law("mal.70", "mal.71", "mal.72", "mal.73")
def turn_up_value(card: Card) -> int:
    """What the dealer gains by the card he shows (the alce)."""
    return value(card)


@law("mal.70", "mal.barrotada.6", "mal.barrotada.7", "mal.coja.9", "mal.vistas.17", "mal.cubiertas.11")
def turn_up_payers(state: MalillaState) -> tuple[Account, ...]:
    """Who pays the dealer a turn-up of value, each in full."""
    if state.variant.payers == "cutter" and not state.game.turn_up_from_all:
        return (state.side(state.cutter),)
    return tuple(side for side in state.sides if side != state.side(state.pie))


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


# The hand as it was played.


def cards_of(state: MalillaState, side: Account) -> list[Card]:
    """The cards the side has taken, its players' together."""
    return [card for trick in state.taken if state.side(trick.holder) == side for card in trick.cards]


def points_of(state: MalillaState, side: Account) -> int:
    """What the side counts."""
    cards = cards_of(state, side)
    won = sum(state.side(trick.holder) == side for trick in state.taken)
    return points(cards, counted_tricks(state.variant, won, len(cards)))


def settled(state: M, short: Iterable[int] = (), silent: Iterable[int] = (), owed: Iterable[Entry] = ()) -> M:
    """Count the hand, pay it and what is owed for faults in it, and pass the deal.

    `short` had a card too few, `silent` do not count.
    """
    holders = {state.side(trick.holder) for trick in state.taken}
    count = Count(
        sides=state.sides,
        points={side: points_of(state, side) for side in state.sides},
        sweeper=holders.pop() if len(holders) == 1 else None,
        short=frozenset(map(state.side, short)),
        silent=frozenset(map(state.side, silent)),
    )
    net = without_silent(count, result(state.variant, count, state.game.sleeping, state.game.capote))
    capote = count.capote is not None
    laws = state.with_rate_laws(*(state.game.capote_laws if capote else state.game.result_laws))
    reason = ("capote" if capote else "result") + ("-called" if state.called_rate > 1 else "")
    paid = _told(state, count).paying(result_entries(state.hand, net, state.rate, reason, laws))
    return paid.paying(owed).next_deal()


def _told(state: M, count: Count) -> M:
    """The first player of each side in this hand tells its count."""
    who = "pair" if state.variant.pairs else "alone"
    first = {state.side(seat): seat for seat in reversed(state.active)}
    return state.telling(
        *(event("counted", first[side], points=count.points[side], side=who) for side in state.sides),
        *([event("capote", first[count.capote], side=who)] if count.capote is not None else []),
    )


def hand_over(state: M, tricks: tuple[Trick, ...]) -> M:
    """The hand is settled as if these were its tricks."""
    return settled(state.as_played(tricks))
