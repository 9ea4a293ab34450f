"""What of Mus can be practised: who wins each lance, what a hand is worth, what to throw, whether to cut."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

from tapete.cards import Card
from tapete.games.mus.game import MusGame
from tapete.games.mus.odds import EACH, SEATS, kind_of, kinds, less, sizes, strength_of, ways
from tapete.games.mus.ranking import (
    CHICA,
    DUPLES,
    GRANDE,
    JUEGO,
    LANCES,
    MEDIAS,
    PACK,
    PAR,
    PARES,
    PUNTO,
    places_of,
    points,
    strength,
)
from tapete.games.mus.worth import cut_gain
from tapete.table.chance import TABLE
from tapete.table.event import event
from tapete.table.exercise import Exercise, Practice, cards_of
from tapete.table.state import State
from tapete.table.view import View
from tapete.table.zones import Cards

NONE = "none"
CUT, MUS = "no-hay-mus", "mus"
SURE = 0.8
"""By so many stones one must be better than the other for a question to be asked of it."""

LAWS: Mapping[str, tuple[str, ...]] = {
    GRANDE: ("mus.26", "mus.4"), CHICA: ("mus.27",), PARES: ("mus.29", "mus.30", "mus.31"),
    JUEGO: ("mus.33", "mus.34"), PUNTO: ("mus.36", "mus.37"),
}  # fmt: skip
PARES_LAWS = {"": ("mus.28",), PAR: ("mus.115", "mus.29"), MEDIAS: ("mus.116",), DUPLES: ("mus.117", "mus.31")}


def held(rules: MusGame, hand: list[Card]) -> Cards:
    """As it is held."""
    return tuple(sorted(hand, key=places_of(rules.kings).__getitem__))


def total(rules: MusGame, lot: Random, level: int) -> Exercise | None:
    """What a hand adds up to for juego or punto."""
    hand = held(rules, lot.sample(PACK, EACH))
    small = sum(card.rank in (1, 2, 3) for card in hand)
    if small != level - 1:
        return None
    number = points([card.rank for card in hand], rules.kings)
    return Exercise(
        ask=event("mus-total"), answer="number", right=str(number),
        why=event("mus-total", number=number, juego="yes" if strength(hand, rules.kings).juego else "no"),
        laws=("mus.7", "mus.8", "mus.9", "mus.32"), grade=level, shown=hand, least=4, most=40,
    )  # fmt: skip


def pares(rules: MusGame, lot: Random, level: int) -> Exercise | None:
    """What pares a hand has."""
    hand = held(rules, lot.sample(PACK, EACH))
    kind = strength(hand, rules.kings).pares_kind
    ranks = {card.rank for card in hand}
    hard = {3, 12} <= ranks or {1, 2} <= ranks
    wanted = {1: kind in ("", PAR), 2: kind in (MEDIAS, DUPLES), 3: bool(kind)}[level]
    if not wanted or hard != (level == 3) or lot.random() > {"": 0.3, PAR: 0.3}.get(kind, 1):
        return None
    return Exercise(
        ask=event("mus-pares"), answer="choice", right=kind or NONE, choices=(NONE, PAR, MEDIAS, DUPLES),
        why=event("mus-pares", word=kind or NONE), laws=PARES_LAWS[kind], grade=level, shown=hand,
    )  # fmt: skip


def stones(rules: MusGame, lot: Random, level: int) -> Exercise | None:
    """How many stones the pares and the juego of a hand are worth to the pair that wins them."""
    hand = held(rules, lot.sample(PACK, EACH))
    own = strength(hand, rules.kings)
    if bool(own.pares_value) + bool(own.juego_value) != min(level, 2) or (level == 3) != (
        {3, 12} <= {c.rank for c in hand}
    ):
        return None
    number = own.pares_value + own.juego_value
    laws = (
        *PARES_LAWS[own.pares_kind][:1],
        *((("mus.118",) if own.total == 31 else ("mus.119",)) if own.juego else ()),
    )
    return Exercise(
        ask=event("mus-stones"), answer="number", right=str(number),
        why=event("mus-stones", number=number, pares=own.pares_value, juego=own.juego_value), laws=laws, grade=level,
        shown=hand, most=6,
    )  # fmt: skip


def lance(rules: MusGame, lot: Random, level: int) -> Exercise | None:
    """Who wins a lance when all show their cards."""
    name, dealer = lot.choice(LANCES[: 2 * level]), lot.randrange(rules.seats)
    cards = lot.sample(PACK, EACH * rules.seats)
    hands = tuple(tuple(cards[EACH * seat : EACH * (seat + 1)]) for seat in range(rules.seats))
    order = [(dealer + 1 + step) % rules.seats for step in range(rules.seats)]
    strengths = {seat: strength(hands[seat], rules.kings) for seat in order}
    if name == PUNTO and any(own.juego for own in strengths.values()):
        return None
    taking = [seat for seat in order if strengths[seat].has(name)]
    if len(taking) < 2:
        return None
    winner = max(taking, key=lambda seat: strengths[seat].keys[name])
    level_with = sum(strengths[seat].keys[name] == strengths[winner].keys[name] for seat in taking) > 1
    if level_with != (level == 3):
        return None
    return Exercise(
        ask=event(f"mus-lance-{name}"), answer="seat", right=str(winner),
        why=event(f"mus-lance-{name}", winner, cards=held(rules, list(hands[winner])),
                  level="yes" if level_with else "no"),
        laws=(*LAWS[name], *(("mus.25",) if level_with else ())), grade=level, view=_shown(rules, dealer, hands),
        truth=(hands, order, name),
    )  # fmt: skip


def _shown(rules: MusGame, dealer: int, hands: tuple[Cards, ...]) -> View:
    """The four hands at a table, face up."""
    state = _dealt(rules, dealer, hands)
    view = state.view(0)
    seats = tuple(state.view(seat).seats[seat] for seat in range(rules.seats))
    return replace(view, prompt=None, events=(), ledger=(), seats=seats)


def _dealt(rules: MusGame, dealer: int, hands: tuple[Cards, ...]) -> State:
    state: State = rules.start(dealer=dealer, hand_of_game=2)
    for seat, action in rules.stacked(state, hands, ()):  # type: ignore[arg-type]
        state = state.apply(TABLE if seat == TABLE else seat, action)
    return state


WISHES = {
    JUEGO: lambda kind, kings: strength_of(kind, kings).juego,
    DUPLES: lambda kind, kings: strength_of(kind, kings).pares_kind == DUPLES,
    PARES: lambda kind, kings: bool(strength_of(kind, kings).pares_kind),
}
MARGIN = 0.04
"""By so much the right discard must be likelier than any other."""


def discard(rules: MusGame, lot: Random, level: int) -> Exercise | None:
    """Which cards to throw for the best chance of juego, or of pares, or of duples: counted over all that can come."""
    wish = (PARES, JUEGO, DUPLES)[level - 1]
    hand = held(rules, lot.sample(PACK, EACH))
    if WISHES[wish](kind_of(hand, rules.kings), rules.kings):
        return None
    chances = {
        thrown: chance(hand, thrown, wish, rules.kings)
        for number in range(1, EACH + 1)
        for thrown in combinations(hand, number)
    }
    best, second = sorted(chances.items(), key=lambda pair: -pair[1])[:2]
    if best[1] - second[1] < MARGIN:
        return None
    return Exercise(
        ask=event(f"mus-discard-{wish}"), answer="cards", right=cards_of(hand, frozenset(best[0])),
        why=event("mus-discard", cards=best[0], percent=round(100 * best[1]),
                  second=second[0], other=round(100 * second[1])),
        laws={JUEGO: ("mus.32", "mus.58"), PARES: ("mus.28", "mus.58"), DUPLES: ("mus.31", "mus.58")}[wish],
        grade=level, shown=(), among=hand,
    )  # fmt: skip


def chance(hand: Cards, thrown: Cards, wish: str, kings: int) -> float:
    """How likely the wish comes true if these are thrown, the rest of the pack being unseen."""
    own, out = kind_of(hand, kings), kind_of(thrown, kings)
    unseen, kept = less(sizes(kings), own), less(own, out)
    good = every = 0
    for new in kinds(kings, len(thrown)):
        times = ways(new, unseen)
        every += times
        if times and WISHES[wish](tuple(map(sum, zip(kept, new, strict=True))), kings):
            good += times
    return good / every


def cut(rules: MusGame, lot: Random, level: int) -> Exercise | None:
    """Whether to cut the mus with this hand or to ask for mus: where by count one is clearly better."""
    hand, spot = held(rules, lot.sample(PACK, EACH)), lot.choice((0, 3) if level < 3 else range(4))
    gain = cut_gain(kind_of(hand, rules.kings), rules.kings, spot, False)
    sure = SURE * (2, 1.5, 1)[level - 1]
    if abs(gain) < sure or (level > 1 and abs(gain) > 3 * sure) or (gain > 0) != bool(lot.randrange(2)):
        return None
    return Exercise(
        ask=event("mus-cut", spot=SEATS[spot]), answer="choice", right=CUT if gain > 0 else MUS, choices=(CUT, MUS),
        why=event("mus-cut", word=CUT if gain > 0 else MUS, stones=round(10 * abs(gain)) // 10),
        laws=("mus.39", "mus.41"), grade=level, shown=hand, truth=(hand, spot, gain),
    )  # fmt: skip


PRACTICE = Practice(
    own={"total": total, "pares": pares, "lance": lance, "stones": stones, "discard": discard, "cut": cut}
)
