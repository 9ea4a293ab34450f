"""A hand of the Malilla as one player has seen it so far, set up in a few readable lines.

Given are the cards that matter and the tricks that were played; what nobody saw is dealt by lot, so that everything
played was lawful. What a player does may not depend on it.
"""

from __future__ import annotations

from random import Random

from tapete.cards import Card, cards, written
from tapete.errors import Illegal
from tapete.games.malilla.advice import BOOKS, Adviser
from tapete.games.malilla.advice.reading import Reading, Trace
from tapete.games.malilla.variants import VARIANTS, order
from tapete.table.play import Order
from tests.games.malilla.hands import Malilla

Hands = dict[int, list[Card]]
LOTS = 3


def seen(plays: str = "", turned: str = "2B", of: str = "malilla", lot: object = 0, **given: str) -> Malilla:
    """The table after these plays; `given` is what they hold besides what they play, the last seat being pie."""
    known: Hands = {seat: list(cards(given.get(name, ""))) for seat, name in enumerate(_people(of))}
    for number in range(400):
        try:
            return _dealt(known, cards(plays), cards(turned)[0], of, Random(f"{lot}/{number}")).play(plays)
        except (Illegal, _NoRoom):
            continue
    raise AssertionError("no deal found in which all this could be played")


def _people(of: str) -> list[str]:
    return [name.upper() for name in Malilla(of).people]


class _NoRoom(Exception):
    """A card that nobody can hold."""


def _dealt(known: Hands, plays: tuple[Card, ...], turned: Card, of: str, chance: Random) -> Malilla:
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
    return Malilla(of, **{name: written(hands[seat]) for seat, name in enumerate(_people(of))})


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


def advised(case: Malilla, school: str = "blend") -> tuple[str, str | None]:
    """What the player of the treatise plays now, and the law he goes by."""
    choice = Adviser(0, school=school).choose(case.witness(case.turn))
    return str(choice.action.cards[0]), choice.maxim


def advice(
    plays: str = "", turned: str = "2B", of: str = "malilla", school: str = "blend", **given: str
) -> tuple[str, str | None]:
    """The same, whatever the cards that he has not seen."""
    found = {advised(seen(plays, turned, of, lot, **given), school) for lot in range(LOTS)}
    assert len(found) == 1, f"it depends on hidden cards: {found}"
    return found.pop()


def reading_of(case: Malilla) -> Reading:
    """The table as the one to play reads it, if he has listened to the whole hand."""
    view, trace = case.witness(case.turn), Trace()
    trace.hear(view)
    return Reading(view, trace)


def warned(law: str, plays: str = "", turned: str = "2B", of: str = "malilla", **given: str) -> set[str]:
    """The cards against which this law warns the one to play; he plays none of them."""
    case = seen(plays, turned, of, **given)
    reading = reading_of(case)
    warnings = [maxim for maxim in BOOKS[of]["lead"] if maxim.against and maxim.law == law]
    assert warnings, f"{law} warns of nothing in {of}"
    named = {str(card) for maxim in warnings for card in maxim.advise(reading)}
    assert advised(case)[0] not in named
    return named
