"""What may be done at a moment of a hand, and what each brings in worlds that fit what the seat has seen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from tapete.cards import Card
from tapete.fast.compiled import alone
from tapete.games.revesino.pack import EACH, PACK, SEATS, WORTH
from tapete.games.revesino.state import EXCHANGE, PLAY, RevesinoState
from tapete.games.revesino.thinking import weights
from tapete.games.revesino.thinking.account import SIZE
from tapete.games.revesino.thinking.believing import remembered, settle_in
from tapete.games.revesino.thinking.bits import LANE, SUIT, WHOLE, bit_of, mask_of
from tapete.games.revesino.thinking.dealing import DECLINED, LAID_AWAY, worlds
from tapete.games.revesino.thinking.playing import by_card, by_discard
from tapete.games.revesino.thinking.policy import HOPE
from tapete.table.action import Action, play
from tapete.table.mind import Weighed
from tapete.table.view import Played

np: Any = import_module("numpy")

ROUNDS = (2, 4)
"""How often as many worlds are seen by the better half of the ways to exchange, and then by the better quarter."""
POOL, MOVES = 6, 24
"""So many worlds are drawn for each that is looked at, and so often two cards change places in it."""
VENTURES = (0.0, 4.0, -20.0)
"""With so many more losers than usual a Revesino is tried: as usual, rather, and never."""
PLANS = np.array([weights.row()] * len(VENTURES))
PLANS[:, HOPE] += VENTURES


def weighed(state: RevesinoState, seat: int, book: Action, number: int, seed: int) -> Weighed | None:
    """All that this seat may lay away, or play, in so many worlds; None where the hand is not as it should be."""
    ready()
    if state.phase == EXCHANGE and book.word in ("discard", "decline"):
        return _discards(state, seat, book, number, seed)
    if state.phase == PLAY and book.word == "play":
        return _cards(state, seat, number, seed)
    return None


@cache
def ready() -> None:
    """See to it that all is compiled; of several processes one does it."""
    with alone():
        nothing, found = np.zeros(0, dtype=np.int64), np.zeros((len(PLANS), 0, 1))
        none = np.zeros(SEATS, dtype=np.int64)
        rows = believed(Seen(0, 0, 1, 0, none, none, none, none, none, nothing, nothing), 0, 1)
        by_card(found, rows, 0, 1, 1, nothing, nothing, nothing, PLANS)
        by_discard(found, 0, 0, 0, 1, nothing, none, PLANS, 1)


# The exchange.


def _discards(state: RevesinoState, seat: int, book: Action, number: int, seed: int) -> Weighed | None:
    """The worse half is dropped after so many worlds, and again after twice as many; the book's way stays."""
    hand, deals = state.hands[seat], seat == state.dealer
    if len(hand) != EACH + deals:
        return None
    ways = [*(Action("discard", (card,)) for card in hand), *([] if deals else [Action("decline")])]
    if book not in ways:
        return None
    ways.sort(key=lambda way: way != book)
    able = np.array([bit_of(way.cards[0]) if way.cards else -1 for way in ways])
    left, found, seed = np.arange(len(ways)), np.zeros((len(PLANS), 0, len(ways))), _stirred(seed)
    for times in (1, *ROUNDS):
        more = np.zeros((len(PLANS), times * number - found.shape[1], len(left)))
        pardon = int(state.game.mano_pardon)
        did = _exchanged(state)
        seed = by_discard(more, mask_of(hand), seat, state.deals_cards, pardon, able[left], did, PLANS, seed)
        found = np.concatenate([found, more], axis=1)
        if times != ROUNDS[-1]:
            best = np.argsort(-by_best_plan(found)[:, 1:].mean(axis=0), kind="stable")[: len(left) // 2]
            kept = np.array([0, *sorted(best + 1)])
            left, found = left[kept], found[:, :, kept]
    return [ways[way] for way in left], by_best_plan(found)


# The cards.


def _cards(state: RevesinoState, seat: int, number: int, seed: int) -> Weighed | None:
    able = state.lawful_cards(seat)
    if len(able) < 2 or seat != state.to_play() or not _is_regular(state):
        return None
    plans = PLANS if _may_sweep(state, seat) else PLANS[:1]
    own, cards = seen(state, seat), np.array([bit_of(card) for card in able])
    if own.unknown.bit_count() != own.room.sum() + SEATS - 1:  # somebody has put away more than one
        return None
    found = np.zeros((len(plans), number, len(able)))
    rows = believed(own, number, _stirred(seed))
    by_card(found, rows, seat, state.mano, own.pardon, own.seats, own.cards, cards, plans)
    return [play(card) for card in able], by_best_plan(found)


def _may_sweep(state: RevesinoState, seat: int) -> bool:
    """Whether a Revesino of one's own can still be tried, or not."""
    return all(trick.winner == seat for trick in state.taken)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat knows of a hand: which cards may lie anywhere, what each surely holds, how much more he has, what he
    lacks, what he has put to sleep and did in the exchange; and the cards as they fell, each with its seat."""

    seat: int
    dealer: int
    pardon: int
    unknown: int
    sure: Any
    room: Any
    lacking: Any
    away: Any
    did: Any
    seats: Any
    cards: Any


def believed(own: Seen, number: int, seed: int) -> Any:
    """So many worlds, as likely as what the others did makes them: what each holds, and what each has put to sleep."""
    pool, rows = (np.zeros((size, 2 * SEATS), dtype=np.int64) for size in (number * POOL, number))
    seed = worlds(pool, own.unknown, own.sure, own.room, own.lacking, own.away, seed)
    moments, before = np.zeros((len(own.cards), SIZE), np.int64), np.zeros(len(own.cards), np.int64)
    remembered(moments, before, own.sure, (own.dealer + 1) % SEATS, own.pardon, own.seats, own.cards)
    settle_in(
        rows, pool, own.seat, ~own.unknown, moments, before, own.seats, own.cards, own.dealer, own.did, MOVES, seed
    )
    return rows


def by_best_plan(found: Any) -> Any:
    """Of what each way brings by each plan that of its best plan, a row for each world."""
    plans = found.mean(axis=1).argmax(axis=0)
    return found[plans, :, np.arange(found.shape[2])].T


def _exchanged(state: RevesinoState) -> Any:
    """What each has done in the exchange, as far as it was seen."""
    did = np.zeros(SEATS, dtype=np.int64)
    did[list(state.depositors)] = LAID_AWAY
    declined = [event.seat for event in state.events[state.hand_event :] if event.key == "declines"]
    did[[seat for seat in declined if seat is not None]] = DECLINED
    return did


def _is_regular(state: RevesinoState) -> bool:
    """Whether everybody has had his eleven cards and played them in turn, one to a trick."""
    if state.thrown or state.laid_down:
        return False
    had = [len(hand) for hand in state.hands]
    for trick in (*[trick.plays for trick in state.taken], state.trick):
        if any(played.seat != (trick[0].seat + place) % SEATS for place, played in enumerate(trick)):
            return False
        for played in trick:
            had[played.seat] += 1
    return had == [EACH] * SEATS and all(len(trick.plays) == SEATS for trick in state.taken)


def seen(state: RevesinoState, seat: int) -> Seen:
    """What this seat has seen."""
    known, hands, plays = state.known(seat), state.hands, state.plays
    unknown = {card for card in PACK if card not in known}
    sure = [[card for card in hand if card in known] for hand in hands]
    lacking, renounced = _lacking([*[trick.plays for trick in state.taken], state.trick], seat)
    for other in renounced:
        # He has the four aces, or could not have kept the suit.
        aces = sorted(unknown.intersection(WORTH))[: len(hands[other]) - len(sure[other])]
        sure[other] += aces
        unknown.difference_update(aces)
    away = np.zeros(SEATS, dtype=np.int64)
    away[seat] = mask_of(card for place, card in state.deposits if place == seat)
    return Seen(
        seat,
        state.deals_cards,
        int(state.game.mano_pardon),
        mask_of(unknown),
        np.array([mask_of(own) for own in sure]),
        np.array([len(hand) - len(own) for hand, own in zip(hands, sure, strict=True)]),
        np.array(lacking),
        away,
        _exchanged(state),
        np.array([played.seat for played in plays], dtype=np.int64),
        np.array([bit_of(played.card) for played in plays], dtype=np.int64),
    )


def _lacking(tricks: list[tuple[Played, ...]], seat: int) -> tuple[list[int], list[int]]:
    """For each seat the suits that it did not follow, as bits, and those who have since shown what they kept back."""
    lacking, renounced = [0] * SEATS, list[int]()
    for trick in tricks:
        led = trick[0].card if trick else None
        for played in trick:
            if lacking[played.seat] & 1 << bit_of(played.card):
                lacking[played.seat] &= ~_suit(played.card)
                renounced += [played.seat] if played.seat not in (seat, *renounced) else []
            if led is not None and played.card.suit is not led.suit:
                lacking[played.seat] |= _suit(led)
    lacking[seat] = 0
    return lacking, renounced


def _suit(card: Card) -> int:
    return SUIT << bit_of(card) // LANE * LANE & WHOLE


def _stirred(seed: int) -> int:
    return (seed * 2654435761 + 88172645463325252) & 0x7FFFFFFFFFFFFFFF | 1
