"""The closed game for two: what to exchange, and how to use what one knows of the other's cards."""

from __future__ import annotations

from tapete.cards import Card
from tapete.games.malilla.advice import answers, barrotada, openings, sound, trumps
from tapete.games.malilla.advice.reading import ACE, KING, MALILLA, Reading, is_blank
from tapete.games.malilla.variants import value
from tapete.table.counsel import avoid, by_weight, prefer, says

Cards = tuple[Card, ...]
NOTHING: Cards = ()
SURE = 0.8


@says("mal.cubiertas.6")
def thrown(reading: Reading) -> Cards:
    """What to exchange: blanks first, then middling cards without a guard; high cards and trumps stay."""
    spare = [card for card in reading.hand if not _stays(reading, card)]
    return tuple(sorted(spare, key=lambda card: sound.keeping(reading, card)))


def _stays(reading: Reading, card: Card) -> bool:
    if card.suit is reading.trump or card.rank in (MALILLA, ACE):
        return True
    return card.rank == KING and any(reading.holds(rank, card.suit) for rank in (MALILLA, ACE))


@avoid("mal.cubiertas.6", 64)
def high_cards_are_in_play(reading: Reading) -> Cards:
    """What was not seen of the high cards is presumed with the other, so a value card under it is not led."""
    return tuple(card for card in reading.hand if value(card) and any(map(value, reading.above(card))))


@prefer("mal.cubiertas.7", 62)
def make_him_lead(reading: Reading) -> Cards:
    """With a value card that is safer if one plays last, give him the lead with a blank he can be known to beat."""
    waiting = [card for card in reading.hand if value(card) and card.suit is not reading.trump and reading.above(card)]
    spare = [card for card in reading.hand if is_blank(card) and card.suit is not reading.trump]
    if not waiting:
        return NOTHING
    return tuple(card for card in spare if sound.beats(reading, reading.foes[0], card, card.suit) > SURE)


LEADS = (high_cards_are_in_play, make_him_lead)
ON_LEAD = by_weight(
    LEADS, (barrotada.make_values_at_once, barrotada.trumps_without_fear, barrotada.keep_an_entry),
    trumps.ALONE, openings.ALONE,
)  # fmt: skip
FOLLOWING = by_weight(answers.ALONE)
