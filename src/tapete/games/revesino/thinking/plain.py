"""The plain player of a playout in plain Python: the card that weighs most, for one who has nothing compiled.

It is what `policy.py` says, with which the tests compare it, and looks at nothing but what its seat can see.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.cards import Card
from tapete.games.revesino.pack import ACE_OF_COPAS, LAST_TWO, ORDER, POINTS, WORTH
from tapete.games.revesino.state import PLAY, RevesinoState
from tapete.games.revesino.thinking.bits import CARD, LANE, LANES, LOW, PAID, SUIT, WHOLE, bit_of, mask_of
from tapete.games.revesino.thinking.weights import LEARNED, LIMITS
from tapete.table.action import Action, play

Weighed = tuple[list[Action], list[list[float]]]
"""Some of what may be done, and for each a column of one number."""

ORDINARY, SWEEPING, CUTTING, WITH_ACES = range(4)
"""Its aim: the partida, a Revesino of its own, to cut another's, or the four aces."""
LEAD, OVER, UNDER, OFF = range(4)
"""A card is led, takes the trick so far, follows below, or is thrown."""
HOPE, MORE, SLEEPS, THREAT = LIMITS
MANY, FEW = 7, 4
ACE = ORDER.power[ACE_OF_COPAS] - 1


@dataclass(frozen=True, slots=True)
class Moment:
    """A card to play: one's hand and what else may be out, the trick, and what speaks for which card."""

    hand: int
    unseen: int
    place: int
    best: int
    pot: int
    sold: int
    aim: int


def spoken_for(state: RevesinoState, seat: int) -> Weighed | None:
    """What may be done, and for each what speaks for it."""
    if state.phase == PLAY and seat == state.to_play():
        able, seen = state.lawful_cards(seat), moment(state, seat)
        return [play(card) for card in able], [[weighed(seen, card)] for card in able]
    return None


def moment(state: RevesinoState, seat: int) -> Moment:
    """What the seat sees, and what it is after."""
    hand, trick = mask_of(state.hands[seat]), [played.card for played in state.trick]
    fell = mask_of(played.card for played in state.plays)
    unseen = WHOLE & ~(hand | fell | mask_of(card for place, card in state.deposits if place == seat))
    return Moment(
        hand,
        unseen,
        len(trick),
        bit_of(trick[ORDER.winner(trick)]) if trick else -1,
        sum([POINTS.get(card.rank, 0) for card in trick]),
        sum([WORTH.get(card, 0) for card in trick if card.suit is not trick[0].suit]),
        _aim(state, seat, hand, unseen),
    )


def _aim(state: RevesinoState, seat: int, hand: int, unseen: int) -> int:
    done, winners = len(state.taken), {trick.winner for trick in state.taken}
    if state.privileged(seat):
        return WITH_ACES
    if winners <= {seat}:
        if done >= LAST_TWO[0] or losers(hand, unseen) <= HOPE + done * MORE:
            return SWEEPING
    elif len(winners) == 1 and done >= THREAT:
        return CUTTING
    return ORDINARY


def losers(hand: int, unseen: int) -> float:
    """How many of these cards would lose a trick if each suit were led from the top."""
    lost = 0.0
    for lane in LANES:
        own, out = hand & SUIT << lane, unseen & SUIT << lane
        while own and out:
            card, best = own.bit_length() - 1, out.bit_length() - 1
            own ^= 1 << card
            if best > card:
                lost += SLEEPS if best % LANE == ACE and out ^ 1 << best < 1 << card else 1.0
            number = out.bit_count()
            out = _after(out, 3 if number >= MANY else 2 if number >= FEW else 1)
    return lost


def _after(out: int, following: int) -> int:
    """What is out of a suit when so many have followed, each with the highest that he most likely has."""
    left = out
    for place in range(2 * following - 1):
        if not left:
            break
        top = 1 << left.bit_length() - 1
        left ^= top
        if place % 2 == 0:
            out ^= top
    return out


def weighed(moment: Moment, card: Card) -> float:
    """What speaks for a card."""
    bit = bit_of(card)
    lane, rank, worth, points = bit - bit % LANE, bit % LANE, WORTH.get(card, 0), POINTS.get(card.rank, 0)
    own, out, below = moment.hand & SUIT << lane, moment.unseen & SUIT << lane, (1 << bit) - 1
    lower = (out & below).bit_count()
    higher = out.bit_count() - lower
    how, win = _how(moment, bit, higher, lower)
    length = own.bit_count()
    dear = _worth_in(out) if moment.place == 0 else float(length == 1)
    features = (
        rank * 0.1, points * 0.25, worth, higher * 0.2, lower * 0.2, length * 0.2,
        ((own & below) >> lane & LOW).bit_count() * 0.5, (moment.pot + points) * win * 0.25, moment.sold * win,
        rank * 0.1 * (moment.place == 3), win, dear, _worth_in(own) - worth, float(not out),
    )  # fmt: skip
    return sum([weight * feature for weight, feature in zip(LEARNED[4 * moment.aim + how], features, strict=True)])


def _how(moment: Moment, bit: int, higher: int, lower: int) -> tuple[int, float]:
    """How the card is played, and the chance that it takes the trick."""
    if moment.place and moment.best // LANE != bit // LANE:
        return OFF, 0.0
    if moment.place and bit < moment.best:
        return UNDER, 0.0
    win = (lower + 0.3) / (higher + lower) if higher else 1.0
    return (LEAD, win) if moment.place == 0 else (OVER, 1.0 - (1.0 - win) * (3 - moment.place) / 3.0)


def _worth_in(cards: int) -> int:
    dear, found = cards & PAID, 0
    while dear:
        card = dear.bit_length() - 1
        dear ^= 1 << card
        found += WORTH[CARD[card]]
    return found
