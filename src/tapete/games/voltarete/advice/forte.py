"""How the stronger of the two opponents plays, who wants the codilho (chapter XX); and both against a geral (XXI)."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.cards import Card
from tapete.games.voltarete.advice.feito import firm_cards, kings, low_of_sequence, sequence, tops
from tapete.games.voltarete.advice.reading import Reading
from tapete.table.counsel import says

KING = 12
MANY = 3


# On lead.


@says("vol.I.20.5")
def superior_in_trumps(reading: Reading) -> Iterable[Card]:
    """Superior to the feito in trumps: they are led."""
    high = tops(reading)
    more = len(reading.trumps) >= 4 and len(high) > 1
    return high[:1] if more and reading.trumps_out else ()


@says("vol.I.20.3")
def equal_trumps(reading: Reading) -> Iterable[Card]:
    """Trumps in sequence: they are led, so that the feito makes no small ones."""
    run = sequence(reading, reading.trumps)
    return run[-1:] if len(run) > 2 and len(reading.above(run[0])) <= 3 and reading.trumps_out else ()


@says("vol.I.20.4")
def many_kings(reading: Reading) -> Iterable[Card]:
    """Many kings: trumps are led, so that the feito cannot cut them with small ones."""
    many = len(firm_cards(reading)) >= MANY and len(reading.trumps) > 1
    return sequence(reading, reading.trumps)[-1:] if many and reading.trumps_out else ()


@says("vol.I.20.6")
def small_to_the_partner(reading: Reading) -> Iterable[Card]:
    """Small trumps, and the partner plays last, whose big ones may beat the feito's."""
    if not reading.trumps or not reading.later or reading.later[-1] not in reading.partners:
        return ()
    small = len(reading.above(reading.trumps[0])) > 2 and len(reading.trumps) > 1
    return reading.trumps[-1:] if small and len(firm_cards(reading)) == 0 else ()


@says("vol.I.20.2")
def as_the_feito_would(reading: Reading) -> Iterable[Card]:
    """He too seeks tricks: of a sequence the lowest, else the king least accompanied; but trumps he does not draw."""
    return low_of_sequence(reading) or kings(reading)


ON_LEAD = (superior_in_trumps, equal_trumps, many_kings, as_the_feito_would, small_to_the_partner)


# Against a geral.


@says("vol.I.21.20", "vol.I.21.21", "vol.I.21.22")
def strongest_suit(reading: Reading) -> Iterable[Card]:
    """Of the suit in which he is strongest the king, if the feito plays last; a low card, if the partner does."""
    suits = [suit for suit in reading.plain if reading.of(suit)]
    if not suits:
        return ()
    own = reading.of(max(suits, key=lambda suit: (len(reading.of(suit)), sum(map(reading.height, reading.of(suit))))))
    king = [card for card in own if card.rank == KING]
    return king if king and reading.is_last(reading.alone) else own[-1:]


@says("vol.I.20.8", "vol.I.20.7", "vol.I.20.9", "vol.I.20.11")
def show_what_is_kept(reading: Reading) -> Iterable[Card]:
    """Who cannot follow shows by a small card the suit that he keeps, or throws away what he does not keep."""
    led = reading.order.suit[reading.trick[0].card]
    if reading.of(led) or any(reading.wins(card) for card in reading.hand) or reading.trick[0].seat != reading.alone:
        return ()
    suits = [suit for suit in reading.plain if reading.of(suit)]
    if len(suits) < 2:
        return ()
    kept = max(suits, key=lambda suit: (-len(reading.above(reading.of(suit)[0])), len(reading.of(suit))))
    if len(reading.of(kept)) > 1 + len(reading.above(reading.of(kept)[0])):
        return reading.of(kept)[-1:]
    spare = [suit for suit in suits if suit is not kept]
    return [max((reading.of(suit)[0] for suit in spare), key=reading.height)]


GERAL_LEAD = (strongest_suit,)
GERAL_ANSWER = (show_what_is_kept,)
