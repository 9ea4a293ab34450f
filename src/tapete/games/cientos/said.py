"""What was announced, and what silence tells: in a world the hands are so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations as combined
from itertools import pairwise, product

from tapete.cards import SUITS, Card, Suit
from tapete.games.cientos.ranking import (
    HEIGHT,
    KINDS,
    PACK,
    POINT,
    SEQUENCES,
    SET_RANKS,
    SETS,
    VALUES,
    combinations,
    heard_as,
)
from tapete.games.cientos.state import PLAY, CientosState
from tapete.laws.mark import law
from tapete.table.game import OPEN
from tapete.table.zones import Cards, RuledOut


@law("cie.95", "cie.ad.5.1", "cie.119")
def agrees(state: CientosState, seat: int | None, holder: int, hand: Cards) -> bool:
    """Whether this hand is as its holder has announced it; at the open table anything can be said."""
    if state.game.table == OPEN or state.between_hands:
        return True
    return _is_so(state, holder, state.began_with(holder, hand))


Meaning = tuple[frozenset[Card], frozenset[Card]]
"""The cards that a hand must have and those that it cannot have, if something that was said meant this."""

MOST = 3000
"""So many explanations are looked at; if there are more, the point is left out of them."""


@law("cie.102", "cie.103")
def explained(state: CientosState, seat: int | None) -> list[RuledOut]:
    """What cannot lie where, in each of the ways in which the announcements of others may have been meant."""
    ruled_out = state.ruled_out(seat)
    others = [other for other in (0, 1) if other != seat]
    ways: list[RuledOut] = []
    for stages in ((POINT, SEQUENCES, SETS), (SEQUENCES, SETS)):
        meant = [_meanings(state, seat, other, stages) for other in others]
        ways = [way for gone in ruled_out for each in product(*meant) if (way := _way(gone, others, each)) is not None]
        if len(ways) <= MOST:
            break
    return ways


def _way(gone: RuledOut, others: list[int], meant: Sequence[Meaning]) -> RuledOut | None:
    """What cannot lie where if each of the others has what he meant; None if two must have the same card."""
    hands = [f"hand {other}" for other in others]
    if len(meant) > 1 and not meant[0][0].isdisjoint(meant[1][0]):
        return None
    return {
        zone: cards.union(*[lacked if zone == own else held for own, (held, lacked) in zip(hands, meant, strict=True)])
        for zone, cards in gone.items()
    }


def _meanings(state: CientosState, seat: int | None, other: int, stages: Sequence[int]) -> list[Meaning]:
    """All that the announcements of one hand can have meant together; what lies open elsewhere it cannot have."""
    played = frozenset(played.card for played in state.plays if played.seat == other)
    known = state.known(seat)
    elsewhere = frozenset(card for zone, own in state.zones().items() if zone != f"hand {other}" for card in own)
    never, already = (elsewhere & known) - played, played | (known - elsewhere)
    found: set[Meaning] = {(frozenset(), frozenset())}
    for named in (
        each for stage in stages if stage < len(state.contests) for each in state.contests[stage].named[other]
    ):
        found = {
            (held | more, lacked | less)
            for held, lacked in found
            for more, less in _heard(named.kind, named.size, named.top)
            if never.isdisjoint(more) and already.isdisjoint(less) and lacked.isdisjoint(more) and held.isdisjoint(less)
        }
    return sorted(
        {(held - already, lacked) for held, lacked in found}, key=lambda meant: [sorted(cards) for cards in meant]
    )


@cache
def _heard(kind: str, size: int, top: int) -> list[Meaning]:
    """What such words may mean: the suit of a point or a sequence and the card that a three lacks are not heard."""
    nothing: frozenset[Card] = frozenset()
    if kind in KINDS[SETS]:
        four = [card for card in PACK if HEIGHT[card.rank] == top]
        return [(frozenset(three), nothing) for three in combined(four, size)]
    suits = [[card for card in PACK if card.suit is suit] for suit in SUITS]
    if kind in KINDS[SEQUENCES]:
        return [(frozenset(card for card in own if top - size < HEIGHT[card.rank] <= top), nothing) for own in suits]
    return [
        (frozenset(held), frozenset(own).difference(held))
        for own in suits
        for number in range(len(own) + 1)
        for held in combined(own, number)
        if sum(VALUES[card.rank] for card in held) == size
    ]


def _is_so(state: CientosState, seat: int, hand: Cards) -> bool:
    """Whether the hand has the suit that was named for the lead, what was announced, and lacks what is missing."""
    if state.named is not None and seat == state.mano and all(card.suit is not state.named for card in hand):
        return False
    announced = all(_announced(state, seat, hand, stage) for stage in range(len(state.contests)))
    return announced and all(_missing(hand, rank) == suit for rank, suit in _answers(state, seat))


@law("cie.99", "cie.110", "cie.111", "cie.112")
def _announced(state: CientosState, seat: int, hand: Cards, stage: int) -> bool:
    """Whether the hand has what was named; and nothing greater, where that would have had to be named."""
    contest, own = state.contests[stage], combinations(hand, stage)
    named, against = contest.named[seat], contest.named[1 - seat]
    if contest.deferred and seat == state.pie:
        return contest.winner != seat or bool(own and own[0].strength > against[0].strength)
    if named:
        if heard_as(named, hand, stage, state.laid_out(seat)) is None:
            return False
        may_hide = state.game.silence if stage == POINT else state.game.names_lesser
        return may_hide or named[0].strength == own[0].strength
    answered = contest.left if seat == state.mano else contest.winner is not None
    spoken = answered or stage < state.stage or state.phase == PLAY
    if state.game.silence or not spoken or not own:
        return True
    return bool(against) and seat == state.pie and own[0].strength < against[0].strength


def _answers(state: CientosState, seat: int) -> Iterator[tuple[str, str]]:
    """Of which rank the seat was asked in this hand which card is missing, and what it said."""
    for asks, answer in pairwise(state.events[state.hand_event :]):
        if asks.key == "asks" and answer.seat == seat:
            yield str(asks.get("rank")), str(answer.get("suit") or "")


def _missing(hand: Cards, name: str) -> str:
    rank = next(rank for rank, word in SET_RANKS.items() if word == name)
    return next((suit.word for suit in Suit if Card.parse(f"{rank}{suit.value}") not in hand), "")
