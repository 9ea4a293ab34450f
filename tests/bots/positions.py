"""A hand of the Malilla as one player has seen it so far, set up in a few readable lines.

Given are the cards that matter and the tricks that were played; what nobody saw is dealt by lot, so that everything
played was lawful. What a player does may not depend on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

from tapete.cards import Card, cards
from tapete.errors import Illegal
from tapete.games.malilla.advice import Adviser, adviser
from tapete.games.malilla.advice.counsel import by_weight
from tapete.games.malilla.advice.memory import Memory
from tapete.games.malilla.advice.reading import Reading
from tapete.games.malilla.state import MalillaState
from tapete.games.malilla.variants import VARIANTS, order
from tapete.table.action import play
from tapete.table.tricks import Order
from tests.games.malilla.table import dealt, start

Hands = dict[int, list[Card]]
LOTS = 3


def seen(
    given: Mapping[int, str], plays: str = "", turned: str = "2B", of: str = "malilla", lot: int = 0
) -> MalillaState:
    """The table after these plays; `given` is what the seats hold besides what they play, the last seat being pie."""
    known: Hands = {seat: list(cards(given.get(seat, ""))) for seat in range(VARIANTS[of].players)}
    for number in range(400):
        try:
            return _played(_dealt(known, cards(plays), cards(turned)[0], of, Random(f"{lot}/{number}")), plays)
        except (Illegal, _NoRoom):
            continue
    raise AssertionError("no deal found in which all this could be played")


class _NoRoom(Exception):
    """A card that nobody can hold."""


def _dealt(known: Hands, plays: tuple[Card, ...], turned: Card, of: str, chance: Random) -> MalillaState:
    variant = VARIANTS[of]
    hands: Hands = {seat: list(held) for seat, held in known.items()}
    lacks = _attributed(hands, plays, order(turned.suit), of)
    pie = variant.players - 1
    if turned not in hands[pie]:
        hands[pie].append(turned)
    held = [card for hand in hands.values() for card in hand]
    spare = [card for card in variant.pack if card not in held]
    chance.shuffle(spare)
    spare.sort(key=lambda card: -sum(card in missing for missing in lacks.values()))
    for card in spare:
        room = [seat for seat in hands if len(hands[seat]) < variant.each and card not in lacks[seat]]
        if room:
            hands[chance.choice(room)].append(card)
    if any(len(hand) != variant.each for hand in hands.values()):
        raise _NoRoom
    hands[pie].remove(turned)
    hands[pie].append(turned)
    return dealt(start(of), {seat: " ".join(map(str, hand)) for seat, hand in hands.items()})


def _attributed(hands: Hands, plays: tuple[Card, ...], table: Order, of: str) -> dict[int, set[Card]]:
    """Give every card to the seat that played it, and say what each can't have had, or else he must have played it."""
    players, pairs = VARIANTS[of].players, VARIANTS[of].pairs
    lacks: dict[int, set[Card]] = {seat: set() for seat in hands}
    leader = 0
    for first in range(0, len(plays), players):
        trick = plays[first : first + players]
        for place, card in enumerate(trick):
            seat = (leader + place) % players
            if card not in hands[seat]:
                hands[seat].append(card)
            if not place:
                continue
            winning = table.winner(trick[:place])
            lacks[seat] |= {other for other in table.suit if other.suit is trick[0].suit is not card.suit}
            if table.beats(card, trick[winning]) or (pairs and (place - winning) % 2 == 0):
                continue
            owed = trick[0].suit if card.suit is trick[0].suit else table.trump
            lacks[seat] |= {other for other in table.suit if other.suit is owed and table.beats(other, trick[winning])}
        leader = (leader + table.winner(trick)) % players
    return lacks


def _played(state: MalillaState, plays: str) -> MalillaState:
    for card in cards(plays):
        assert state.turn is not None
        state = cast(MalillaState, state.apply(state.turn, play(card)))
    return state


def advised(state: MalillaState, school: str = "blend") -> tuple[str, str | None]:
    """What the player of the treatise plays now, and the law he goes by."""
    assert state.turn is not None
    choice = Adviser(0, school).choose(state.view(state.turn))
    return str(choice.action.cards[0]), choice.maxim


def advice(
    given: Mapping[int, str], plays: str = "", turned: str = "2B", of: str = "malilla", school: str = "blend"
) -> tuple[str, str | None]:
    """The same, whatever the cards that he has not seen."""
    found = {advised(seen(given, plays, turned, of, lot), school) for lot in range(LOTS)}
    assert len(found) == 1, f"it depends on hidden cards: {found}"
    return found.pop()


def reading_of(state: MalillaState) -> Reading:
    """The table as the one to play reads it, if he has listened to the whole hand."""
    assert state.turn is not None
    view, memory = state.view(state.turn), Memory()
    memory.hear(view)
    return Reading(view, memory)


def warned(law: str, given: Mapping[int, str], plays: str = "", turned: str = "2B", of: str = "malilla") -> set[str]:
    """The cards against which this law warns the one to play; he plays none of them."""
    state = seen(given, plays, turned, of)
    reading = reading_of(state)
    warnings = [maxim for maxim in ON_LEAD[of] if maxim.against and maxim.law == law]
    assert warnings, f"{law} warns of nothing in {of}"
    named = {str(card) for maxim in warnings for card in maxim.advise(reading)}
    assert advised(state)[0] not in named
    return named


ON_LEAD = {"malilla": by_weight(*adviser.ON_LEAD), **{name: leading for name, (leading, _) in adviser.ALONE.items()}}
