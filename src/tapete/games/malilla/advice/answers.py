"""Playing to a trick: ruffing over a partner, holding up a Malilla, the order of the blanks."""

from __future__ import annotations

from tapete.cards import Card, Suit
from tapete.games.malilla.advice.reading import ACE, EIGHT, KING, MALILLA, Reading, is_blank
from tapete.games.malilla.variants import value
from tapete.table.counsel import prefer

Cards = tuple[Card, ...]
NOTHING: Cards = ()

MANY_TRUMPS = 6
MOST_TRUMPS_GONE = 10
EARLY = 4


# Ruffing over one's partner.


def _partner_in_doubt(reading: Reading) -> bool:
    """One is void, the partner is winning with a plain card, and an opponent still to play may have a higher one."""
    led, best = reading.led, reading.best
    if led is None or best is None or led.suit is reading.trump or reading.of(led.suit):
        return False
    foes = [seat for seat in reading.later if seat in reading.foes]
    threats = reading.above(best)
    return (
        reading.partner_winning
        and best.suit is led.suit
        and any(reading.may_hold(foe, card) for foe in foes for card in threats)
    )


@prefer("mal.103", 80)
def ruff_over_him(reading: Reading) -> Cards:
    """Void of a suit whose firm card has not appeared, put a trump though the partner is winning."""
    return reading.trumps if _partner_in_doubt(reading) else NOTHING


@prefer("mal.104", 81)
def or_keep_the_trump(reading: Reading) -> Cards:
    """But if no value card of that suit is left, discard, unless a capote hangs on the trick."""
    led = reading.led
    if led is None or not _partner_in_doubt(reading) or reading.capote_danger or reading.capote_hope:
        return NOTHING
    if any(map(value, reading.out_of(led.suit))) or reading.on_table:
        return NOTHING
    return tuple(card for card in reading.hand if is_blank(card) and card.suit is not reading.trump)


# Holding up the Malilla.


def _nine(reading: Reading) -> Cards:
    """The Malilla of the plain suit led, where another card could be played instead."""
    led = reading.led
    if led is None or led.suit is reading.trump or len(reading.lawful) < 2:
        return NOTHING
    return tuple(card for card in reading.lawful if card.rank == MALILLA and card.suit is led.suit)


def _beats_besides(reading: Reading) -> Cards:
    """What else would win the trick so far, if one has the Malilla."""
    return tuple(card for card in reading.beating if card.rank != MALILLA) if _nine(reading) else NOTHING


@prefer("mal.150", 86)
def king_for_the_capote(reading: Reading) -> Cards:
    """With king and Malilla it may be held up when both must make tricks for a capote."""
    late = 2 * len(reading.past) > reading.variant.tricks and reading.capote_hope
    if not late or reading.led is None or not _ace_out(reading, reading.led.suit):
        return NOTHING
    return tuple(card for card in _beats_besides(reading) if card.rank == KING)


def _ace_out(reading: Reading, suit: Suit) -> bool:
    return any(card.rank == ACE for card in reading.out_of(suit))


@prefer("mal.148", 85)
def not_on_his_lead(reading: Reading) -> Cards:
    """Never on the partner's lead: suppose him with the ace or void."""
    safe = reading.best is not None and reading.partner_winning and reading.firm(reading.best)
    return _nine(reading) if reading.partner_led and not safe and not _has_aces_trick(reading) else NOTHING


def _has_aces_trick(reading: Reading) -> bool:
    """Whether the partner is winning with the ace, which only the Malilla in one's own hand could beat."""
    return reading.partner_winning and reading.best is not None and reading.best.rank == ACE


@prefer("mal.151", 83)
def when_trumps_are_gone(reading: Reading) -> Cards:
    """It may be risked when most of the trumps have gone."""
    gone = sum(card.suit is reading.trump for card in reading.gone)
    return _cheapest(_beats_besides(reading), reading) if gone >= MOST_TRUMPS_GONE else NOTHING


@prefer("mal.149", 82)
def with_many_trumps(reading: Reading) -> Cards:
    """Or with many trumps, when the ace may be with the opponent who led."""
    led = reading.led
    if led is None or reading.partner_led or len(reading.trumps) < MANY_TRUMPS:
        return NOTHING
    aces = [card for card in reading.out_of(led.suit) if card.rank == ACE]
    leader = reading.trick[0].seat
    return _beats_besides(reading) if aces and reading.may_hold(leader, aces[0]) else NOTHING


@prefer("mal.149", 78)
def not_before_hands_are_known(reading: Reading) -> Cards:
    """Else not before the hands are known, for fear of a capote."""
    return _nine(reading) if len(reading.past) < EARLY and not reading.partner_winning else NOTHING


def _cheapest(cards: Cards, reading: Reading) -> Cards:
    return tuple(sorted(cards, key=lambda card: reading.order.power[card])[:1])


# The blanks and the eight.


def _blanks_of_suit(reading: Reading) -> Cards:
    led = reading.led
    if led is None or any(card.suit is not led.suit or not is_blank(card) for card in reading.lawful):
        return NOTHING
    return reading.lawful


def _high_card_played(reading: Reading) -> bool:
    led = reading.led
    return led is not None and any(
        played.card.rank in (MALILLA, ACE) and played.card.suit is led.suit for played in reading.trick
    )


@prefer("mal.130", 59)
def eight_shows_the_ace(reading: Reading) -> Cards:
    """Under the partner's Malilla the eight promises the ace."""
    led = reading.led
    if led is None or not reading.partner_led or led.rank != MALILLA or not reading.holds(ACE, led.suit):
        return NOTHING
    return tuple(card for card in reading.lawful if card.rank == EIGHT and card.suit is led.suit)


@prefer("mal.128", 58)
def eight_last(reading: Reading) -> Cards:
    """Under a Malilla or an ace the eight is kept for last: dropped early it says something else."""
    if not _high_card_played(reading):
        return NOTHING
    return tuple(card for card in _blanks_of_suit(reading) if card.rank != EIGHT)


@prefer("mal.131", 40)
def blanks_from_the_lowest(reading: Reading) -> Cards:
    """Blanks are thrown from the lowest up."""
    blanks = [card for card in _blanks_of_suit(reading) if card not in reading.beating]
    return _cheapest(tuple(blanks), reading)


ANSWERS = (
    ruff_over_him, or_keep_the_trump, king_for_the_capote, not_on_his_lead, when_trumps_are_gone, with_many_trumps,
    not_before_hands_are_known, eight_shows_the_ace, eight_last, blanks_from_the_lowest,
)  # fmt: skip
ALONE = (when_trumps_are_gone, eight_last, blanks_from_the_lowest)
"""Those that need no partner."""
