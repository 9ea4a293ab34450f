"""A second account of what is paid, from what was seen and told: by it the checks find a payment that was lost.

It knows how the book pays, and nothing of how `settle` and the judge reckon it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tapete.cards import Card, Suit
from tapete.games.malilla.state import MalillaState
from tapete.games.malilla.variants import FINE, value
from tapete.table.event import Event
from tapete.table.ledger import Account
from tapete.table.tricks import Trick

Gains = Counter[Account]
"""What each side gains, or less than nothing."""


def audit(before: MalillaState, after: MalillaState, told: Sequence[Event]) -> Mapping[Account, int]:
    """What each side must have gained between two moments, by what was told between them."""
    gains: Gains = Counter()
    keys = [event.key for event in told]
    if "turn-up" in keys:
        gains.update(_own(after, _turn_up(after)))
    if any(event.get("decision") in ("void", "deal-stands") for event in told if event.key == "ruling"):
        gains.subtract(_own(before, _turn_up(before)))
    if "counted" in keys:
        hand = [event for event in after.events[after.hand_event :] if event.key == "ruling"]
        gains.update(_own(before, _played(before, after.taken, hand)))
        for ruling in hand:
            gains.update(_own(before, _fined(before, ruling)))
    rate = _rate(after if "turn-up" in keys else before)
    return {side: gain * rate for side, gain in gains.items()}


def _own(state: MalillaState, gains: Gains) -> Gains:
    """To a goal each side marks what it wins, and nobody pays it."""
    return +gains if state.game.match == "goal" else gains


def _rate(state: MalillaState) -> int:
    """How often everything is doubled: for the favourite, in the rounds of a Mariperez, and by what was called."""
    called = [event for event in state.events[state.hand_event :] if event.key in ("trump-named", "no-trump", "contra")]
    favourite = state.favourite is not None and state.favourite in _trumps(state.turned, called)
    deal_round = state.deals // state.game.seats + 1
    booked = (1, 2, state.game.mariperez_with_favourite)[
        favourite + (state.game.mariperez and state.game.match == "rounds" and deal_round in (1, state.game.rounds))
    ]
    return booked << sum(event.key != "trump-named" for event in called)


def _trumps(turned: Card | None, called: Iterable[Event]) -> list[Suit]:
    """The suit that was turned up, or named aloud."""
    named = [Suit.named(str(event.get("suit"))) for event in called if event.key == "trump-named"]
    return named if turned is None else [turned.suit]


def _turn_up(state: MalillaState) -> Gains:
    """What the card turned up brings to who shows it, from each who pays it."""
    worth = 0 if state.turned is None else value(state.turned)
    *others, pie = state.active
    if state.variant.payers == "cutter" and not state.game.turn_up_from_all:
        others = others[-1:]
    payers = {state.side(seat) for seat in others} - {state.side(pie)}
    return Counter({state.side(pie): worth * len(payers), **dict.fromkeys(payers, -worth)})


def _played(state: MalillaState, tricks: Sequence[Trick], rulings: Iterable[Event]) -> Gains:
    """What the hand brings to each side; who is at fault collects nothing, who was short makes no capote."""
    sides = list(dict.fromkeys(map(state.side, state.active)))
    heaps = {side: [trick for trick in tricks if state.side(trick.holder) == side] for side in sides}
    at_fault, short = _sides(state, rulings, "mal.88"), _sides(state, rulings, "mal.79")
    swept = [side for side in sides if len(heaps[side]) == len(tricks) and side not in short]
    gains = _capote(swept[0], sides, state.game.capote) if swept else _points(state, heaps)
    for place, side in enumerate(sides):
        if side in at_fault:
            _forgone(gains, side, sides[place + 1 :] + sides[:place])
    return gains


def _sides(state: MalillaState, rulings: Iterable[Event], law: str) -> set[Account]:
    """Those against whom this law was cited."""
    return {state.side(event.seat) for event in rulings if event.seat is not None and law in _laws(event)}


def _laws(ruling: Event) -> Sequence[object]:
    laws = ruling.get("laws")
    return laws if isinstance(laws, tuple) else ()


def _capote(winner: Account, sides: Sequence[Account], worth: int) -> Gains:
    return Counter({side: worth if side == winner else -worth // (len(sides) - 1) for side in sides})


def _points(state: MalillaState, heaps: Mapping[Account, Sequence[Trick]]) -> Gains:
    """Where each plays alone his distance from his share; between two what the table agreed on."""
    variant = state.variant
    counts: Gains = Counter()
    for side, heap in heaps.items():
        cards = [card for trick in heap for card in trick.cards]
        # A trick may lack a card, or hold one too many; only where two make one in the count are the cards counted.
        tricks = len(heap) if variant.counted == variant.players else len(cards) // variant.counted
        counts[side] = sum(map(value, cards)) + tricks
    if len(heaps) > 2:
        return Counter({side: count - variant.share for side, count in counts.items()})
    (high, most), (low, least) = counts.most_common()
    won = {
        "excess": max(most - variant.share, 0),
        "shortage": max(variant.share - least, 0) - max(variant.share - most, 0),
        "half": (most - least) // 2,
    }[state.game.sleeping]
    return Counter({high: won, low: -won})


def _forgone(gains: Gains, side: Account, others: Sequence[Account]) -> None:
    """What he would have won is let off those who owe most, one by one, the first at his right before the next."""
    while gains[side] > 0:
        spared = min(others, key=lambda other: gains[other])
        gains[side] -= 1
        gains[spared] += 1


def _fined(state: MalillaState, ruling: Event) -> Gains:
    """What each gets of the ten that a fault, or a deal out of turn that stands, costs."""
    gains: Gains = Counter()
    if ruling.get("decision") not in ("fault", "deal-stands") or ruling.seat is None:
        return gains
    seats = [(ruling.seat + step) % state.game.seats for step in range(1, state.game.seats)]
    own = state.side(ruling.seat)
    others = list(dict.fromkeys(side for seat in seats if seat in state.active and (side := state.side(seat)) != own))
    if state.variant.single and state.game.fine_to_each:
        gains.update(dict.fromkeys(others, FINE))
    else:
        sharing = others[: state.variant.players - 1]
        for number in range(FINE):
            gains[sharing[number % len(sharing)]] += 1
    gains[own] -= gains.total()
    return gains
