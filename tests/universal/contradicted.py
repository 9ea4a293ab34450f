"""What was openly done and said and is not so as the cards lie: found by another way than the game's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tapete.cards import SUITS, Card
from tapete.games.cientos.state import CientosState
from tapete.games.mus.state import MusState
from tapete.games.voltarete.state import VoltareteState
from tapete.table.event import Event
from tapete.table.state import State
from tapete.table.tricks import TrickState

RUNS = {"tercia": 3, "quarta": 4, "quinta": 5, "sexta": 6, "septima": 7, "octava": 8}
TOP_DOWN = (1, 12, 11, 10, 2, 9, 8, 7)
WORTH = {1: 11, 9: 9, 8: 8, 7: 7}
SET_RANKS = {"ases": 1, "reyes": 12, "caballos": 11, "sotas": 10, "dieces": 2}


def contradicted(state: State, seat: int | None) -> list[str]:
    """All that this seat has seen or heard and that cannot be, if the cards lie so."""
    found = [*_unlawful(state)] if isinstance(state, TrickState) else []
    if isinstance(state, MusState):
        found += [f"{told.seat} {told.details}" for told in _of_hand(state, seat) if not _true_in_mus(state, told)]
        found += [f"{sign}" for sign in _signs(state, seat)]
    if isinstance(state, CientosState):
        found += [f"{told.seat} {told.key} {told.details}" for told in _claims(state, seat) if not _held(state, told)]
    if isinstance(state, VoltareteState):
        found += _espadilha(state)
    return found


def _of_hand(state: State, seat: int | None) -> list[Event]:
    return [told for told in state.events[state.hand_event :] if told.told(seat)]


def _unlawful(state: TrickState) -> Iterator[str]:
    """The cards that could not be played from the hands as they were then: the hand is played again from each."""
    if not state.hands:
        return
    for number, played in enumerate(state.plays):
        if played.card not in state.rewound(number).lawful_cards(played.seat):
            yield f"{played.seat} played {played.card}"


def _true_in_mus(state: MusState, told: Event) -> bool:
    if told.key != "declares" or state.game.free_declarations or not state.hands or state.shown:
        return True
    assert told.seat is not None
    has = _pares(state, told.seat) != [1, 1, 1, 1] if told.get("lance") == "pares" else _points(state, told.seat) >= 31
    return has == (told.get("word") == "sí")


def _ranks(state: MusState, seat: int) -> list[int]:
    as_others = {3: 12, 2: 1} if state.game.kings == 8 else {}
    return [as_others.get(card.rank, card.rank) for card in state.hands[seat]]


def _pares(state: MusState, seat: int) -> list[int]:
    """How many there are of each rank, the most first."""
    return sorted(Counter(_ranks(state, seat)).values(), reverse=True)


def _points(state: MusState, seat: int) -> int:
    return sum(min(rank, 10) for rank in _ranks(state, seat))


def _signs(state: MusState, seat: int | None) -> Iterator[str]:
    """The book's signs that the seat has seen and that say something else than the hand is."""
    for sign in state.signs:
        if state.game.false_signs or not sign.held or not (seat in sign.seen or state.game.signals == "open"):
            continue
        ranks, pares = _ranks(state, sign.seat), _pares(state, sign.seat)
        true = {
            "two-kings": ranks.count(12) == 2,
            "three-kings": ranks.count(12) == 3,
            "two-aces": ranks.count(1) == 2,
            "three-aces": ranks.count(1) == 3,
            "medias": pares == [3, 1],
            "duples": pares in ([2, 2], [4]),
            "wink": _points(state, sign.seat) == (30 if sign.when.startswith("punto") else 31),
        }
        if not true.get(sign.kind, True):
            yield f"{sign.seat} signs {sign.kind}"


def _claims(state: CientosState, seat: int | None) -> Iterator[Event]:
    """What was said of the hands; who has announced something and then passes does not say that he has nothing."""
    said, contest = set[tuple[int | None, str]](), ""
    for told in _of_hand(state, seat):
        contest = {"announces-run": "secansas", "announces-set": "catorces"}.get(told.key, contest)
        if told.key.startswith(("announces-", "better-", "equal")):
            said.add((told.seat, contest))
        if told.key != "passes" or (told.seat, str(told.get("contest"))) not in said:
            yield told


def _held(state: CientosState, told: Event) -> bool:
    """Whether the hand with which its speaker plays has what he has announced, or lacks what he passed over."""
    if told.seat is None or not state.hands or state.game.table == "open":
        return True
    hand = (*state.hands[told.seat], *[played.card for played in state.plays if played.seat == told.seat])
    kind = told.key.partition("-")[2]
    if told.key.startswith(("announces-", "better-")):
        return bool(ANNOUNCED[kind](hand, told))
    if told.key == "passes" and not state.game.silence:
        longest = max(_length(hand, suit, top) for suit in SUITS for top in range(len(TOP_DOWN)))
        most = max(sum(card.rank == rank for card in hand) for rank in SET_RANKS.values())
        return {"secansas": longest < 3, "catorces": most < 3}.get(str(told.get("contest")), True)
    if told.key == "missing":
        return not any(
            card.rank == SET_RANKS[str(told.get("rank"))] and card.suit.word == told.get("suit") for card in hand
        )
    return True


def _length(hand: Sequence[Card], suit: object, top: int) -> int:
    """How many cards of the suit follow each other from this height down."""
    held = [any(card.suit is suit and card.rank == rank for card in hand) for rank in TOP_DOWN[top:]]
    return held.index(False) if False in held else len(held)


def _has_point(hand: Sequence[Card], told: Event) -> bool:
    totals = [sum(WORTH.get(card.rank, 10) for card in hand if card.suit is suit) for suit in SUITS]
    return told.get("total") in totals


def _has_run(hand: Sequence[Card], told: Event) -> bool:
    top = TOP_DOWN.index(int(str(told.get("top"))))
    return any(_length(hand, suit, top) >= RUNS[str(told.get("kind"))] for suit in SUITS)


def _has_set(hand: Sequence[Card], told: Event) -> bool:
    number = sum(card.rank == SET_RANKS[str(told.get("rank"))] for card in hand)
    return number >= (4 if told.get("kind") == "catorce" else 3)


ANNOUNCED = {"punto": _has_point, "run": _has_run, "set": _has_set}


def _espadilha(state: VoltareteState) -> list[str]:
    """Who passed again where the Espadilha is obliged, and has it or threw it away without having bought."""
    bought = dict(state.bought)
    lying = {seat: (*state.hands[seat], *state.discards[seat]) for seat in state.passed_twice if state.discards}
    had = [seat for seat, cards in lying.items() if not bought.get(seat) and Card.parse("1E") in cards]
    return [f"{seat} passed with the Espadilha" for seat in had if state.obliged and state.game.table == "guided"]
