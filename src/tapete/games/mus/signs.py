"""The signs between partners: which are true, when they may be made, and who sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.mus.betting import answering
from tapete.games.mus.ranking import (
    CHICA,
    DUPLES,
    GRANDE,
    JUEGO,
    LANCES,
    LEAST_JUEGO,
    MEDIAS,
    PAR,
    PARES,
    PUNTO,
    Strength,
)
from tapete.games.mus.state import DECLARE_JUEGO, DECLARE_PARES, DISCARD, MUS, SEATS, MusState, Sign
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import Seat, event
from tapete.table.offer import Offer, say
from tapete.table.phase import beside
from tapete.table.row import replaced

ONE_IN = 4
"""Where being seen is left to chance, one sign in so many is seen by each opponent."""

LOTS = tuple(range(ONE_IN * ONE_IN))
"""Sixteen lots: with one in four of them each opponent sees the sign, whatever befalls the other."""

SIGNS: Mapping[str, tuple[str, Callable[[Strength], bool]]] = law("mus.92")(
    {
        "two-kings": law("mus.93")((GRANDE, lambda hand: hand.kings == 2)),
        "three-kings": law("mus.94")((GRANDE, lambda hand: hand.kings == 3)),
        "two-aces": law("mus.95")((CHICA, lambda hand: hand.aces == 2)),
        "three-aces": law("mus.96")((CHICA, lambda hand: hand.aces == 3)),
        "medias": law("mus.97")((PARES, lambda hand: hand.pares_kind == MEDIAS)),
        "duples": law("mus.98")((PARES, lambda hand: hand.pares_kind == DUPLES)),
        "wink": law("mus.99")((JUEGO, lambda hand: hand.total == LEAST_JUEGO)),
    }
)
"""The book's signs: the lance each is for, and when it is true. At Punto the wink says something else."""

BEST_PUNTO = law("mus.100")(30)

FEDERATED: Mapping[str, tuple[str, Callable[[Strength], bool]]] = {
    "par": (PARES, lambda hand: hand.pares_kind == PAR),
    "over-31": (JUEGO, lambda hand: hand.total > LEAST_JUEGO),
    "thirty": (PUNTO, lambda hand: hand.total == BEST_PUNTO),
    "twenty-nine": (PUNTO, lambda hand: hand.total == BEST_PUNTO - 1),
}
"""What the Spanish federation's list has besides."""

BLIND = "blind"
FACTS: Mapping[str, tuple[str, Callable[[Strength], bool]]] = {
    **SIGNS,
    **FEDERATED,
    BLIND: (PUNTO, lambda hand: not any(true(hand) for _, true in (*SIGNS.values(), *FEDERATED.values()))),
}
"""Every sign that says something of the cards; blind is who can make no other."""

WISHES = ("i-cut", "bet-more")
"""The signs that say what one wishes, and nothing of the cards."""

MEDIAS_OF = 3
PLACE = {MUS: 0, DISCARD: 0, GRANDE: 0, CHICA: 1, DECLARE_PARES: 2, PARES: 2, DECLARE_JUEGO: 3, JUEGO: 3, PUNTO: 4}
"""How far the hand has gone: a sign for an earlier lance comes too late."""


@law("mus.90", "mus.91")
def sign_offers(state: MusState, seat: int) -> list[Offer]:
    """The signs the seat may make now."""
    if not in_time(state, seat):
        return []
    now = moment(state)
    made = {
        sign.kind
        for sign in state.signs
        if sign.seat == seat and (sign.when == now if sign.kind in WISHES else sign.held)
    }
    return [say("sign", kind) for kind in lawful(state, seat) if kind not in made]


def in_time(state: MusState, seat: int) -> bool:
    """From the first sight of the cards; not between one's discard and the service; in a first hand after the cut."""
    if state.phase in (MUS, DISCARD) and state.pack_moves and state.game.first_hand_signals == "after-cut":
        return False
    return state.phase != DISCARD or state.dropped[seat] <= 0


@law("mus.92", "mus.99", "mus.100")
def lawful(state: MusState, seat: int) -> list[str]:
    """The true signs for lances that are not closed yet; at the open table any sign can be made."""
    place = PLACE[state.phase]
    hand = state.strength(seat)
    known = FACTS if state.game.signs == "fem" else SIGNS
    if state.game.false_signs:
        return [*known, *wishes(state, seat)]
    return [
        *[kind for kind, (lance, _) in known.items() if place <= PLACE[lance] and is_true(kind, hand, False)
          and not too_early(state, kind, hand)],
        *(["wink"] if state.phase == PUNTO and is_true("wink", hand, True) else []),
        *wishes(state, seat),
    ]  # fmt: skip


def too_early(state: MusState, kind: str, hand: Strength) -> bool:
    """By the federation's list medias that are neither of kings nor of aces are signed after Grande only."""
    plain = kind == "medias" and MEDIAS_OF not in (hand.kings, hand.aces)
    return plain and state.game.signs == "fem" and PLACE[state.phase] == PLACE[GRANDE]


def wishes(state: MusState, seat: int) -> list[str]:
    """Who has still to speak may sign that he will cut the mus, or that more should be bet."""
    if state.game.signs != "fem":
        return []
    if state.phase == MUS:
        return ["i-cut"] if seat in state.talk_order[state.wants :] else []
    return ["bet-more"] if state.phase in LANCES and has_a_word(state, seat) else []


def has_a_word(state: MusState, seat: int) -> bool:
    """Whether it is the seat's turn in the lance, or will be as things stand."""
    if state.bet is not None:
        return seat in answering(state, state.bet.bettor)
    return seat in state.taking_part(state.phase) and seat not in state.passed


def moment(state: MusState) -> str:
    """The part of the hand in which we are."""
    return f"{state.phase} {state.rounds}"


def is_true(kind: str, hand: Strength, at_punto: bool) -> bool:
    """Whether the sign says what the hand is."""
    if kind == "wink" and at_punto:
        return hand.total == BEST_PUNTO
    return kind in WISHES or FACTS[kind][1](hand)


def watch_offers(state: MusState, seat: int) -> list[Offer]:
    """Where signs must be watched for, one can watch one other player at a time."""
    others = [other for other in range(SEATS) if other not in (seat, state.watching[seat])]
    return [say("watch", other) for other in others]


def watch(state: MusState, seat: int, action: Action) -> MusState:
    """Where somebody looks is seen by those who are watching him."""
    seers = tuple(place for place in range(SEATS) if place == seat or state.watching[place] == seat)
    turned = state.but(watching=replaced(state.watching, seat, action.number))
    return turned.telling(event("watches", seat, seers, other=Seat(action.number)))


@law("mus.91")
def seers_of(state: MusState, seat: int) -> tuple[int, ...]:
    """In the open all see a sign; covert, those who watch the signer now, or those whom chance lets see it."""
    if state.game.glances:
        return glancing(state, seat)
    covert = state.game.signals == "covert"
    return tuple(place for place in range(SEATS) if place != seat and (not covert or state.watching[place] == seat))


def glancing(state: MusState, seat: int) -> tuple[int, ...]:
    """The partner always sees the sign, each opponent by the next of the lots that were drawn with the deal."""
    lot = state.glances[len(state.signs) % len(state.glances)]
    right, left = divmod(lot, ONE_IN)
    opponents = [((seat + 1) % SEATS, right), ((seat + 3) % SEATS, left)]
    return ((seat + 2) % SEATS, *(place for place, glance in opponents if glance == 0))


def sign(state: MusState, seat: int, action: Action) -> MusState:
    """A sign is made before some eyes; it takes no turn and changes nothing in the game."""
    kind, seen = str(action.arguments[0]), seers_of(state, seat)
    told = event("sign", seat, None if state.game.signals == "open" else (seat, *seen), sign=kind)
    false = not is_true(kind, state.strength(seat), state.phase == PUNTO)
    return state.but(signs=(*state.signs, Sign(seat, kind, false, seen, when=moment(state)))).telling(told)


BESIDE = (
    beside(
        "sign",
        offers=sign_offers,
        do=sign,
        agreed=lambda game: game.signals != "off",
        spans={"sign": (*FACTS, *WISHES)},
    ),
    beside("watch", offers=watch_offers, do=watch, agreed=lambda game: game.watching),
)
"""What is done with the face and the eyes, beside whatever is asked."""
