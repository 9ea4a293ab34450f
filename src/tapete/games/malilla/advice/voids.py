"""Suits that a partner or an opponent lacks, and the suits each side leads."""

from __future__ import annotations

from collections import Counter

from tapete.cards import Card, Suit
from tapete.games.malilla.advice.reading import EIGHT, MALILLA, Reading, is_blank
from tapete.games.malilla.variants import value
from tapete.table.counsel import avoid, prefer
from tapete.table.reading import Past

Cards = tuple[Card, ...]
NOTHING: Cards = ()


# The suits that were led.


@prefer("mal.100", 65)
def return_his_suit(reading: Reading) -> Cards:
    """Return the suits one's partner leads."""
    led = [past.led.suit for past in reading.leads(reading.partner) if past.led.suit is not reading.trump]
    wanted = [
        suit for suit in dict.fromkeys(reversed(led))
        if reading.opened[suit] == reading.partner and reading.of(suit) and not _foes_ruff(reading, suit)
    ]  # fmt: skip
    return reading.of(wanted[0]) if wanted else NOTHING


def _foes_ruff(reading: Reading, suit: Suit) -> bool:
    return any(reading.ruffs(foe, suit) for foe in reading.foes)


@avoid("mal.101", 48)
def not_their_suits(reading: Reading) -> Cards:
    """Do not give the opponents entry in the suits they lead."""
    theirs = [suit for suit, seat in reading.opened.items() if seat in reading.foes and suit is not reading.trump]
    return tuple(card for card in reading.hand if card.suit in theirs and not reading.firm(card))


# A partner who is void.


def _partner_ruffs(reading: Reading) -> list[Suit]:
    """The suits the partner has failed in and may ruff, before the opponents can over-ruff him."""
    partner = reading.partner
    if partner is None or not reading.may_ruff(partner):
        return []
    return [
        suit for suit in reading.plain
        if reading.has_shown_void(partner, suit) and reading.of(suit) and not _foes_ruff(reading, suit)
    ]  # fmt: skip


def _values_out(reading: Reading, suit: Suit) -> bool:
    return any(map(value, reading.out_of(suit)))


def _firm_of(reading: Reading, suits: list[Suit]) -> Cards:
    return tuple(card for card in reading.hand if card.suit in suits and reading.firm(card))


@prefer("mal.132", 92)
def firm_cards_at_once(reading: Reading) -> Cards:
    """As soon as one gets in play the firm cards of the suit he ruffs: they give him discards."""
    fresh = [suit for suit in _partner_ruffs(reading) if not _led_since(reading, suit)]
    return _firm_of(reading, fresh)


@prefer("mal.120", 91)
def firm_cards_give_discards(reading: Reading) -> Cards:
    """And go on with them, one discard after another."""
    return _firm_of(reading, _partner_ruffs(reading))


def _led_since(reading: Reading, suit: Suit) -> bool:
    """Whether one has led this suit since the partner was seen to be void of it."""
    failed = False
    for past in reading.past:
        card = past.card_of(reading.partner) if reading.partner is not None else None
        if past.led.suit is suit and past.leader == reading.seat and failed:
            return True
        failed = failed or (past.led.suit is suit and card is not None and card.suit is not suit)
    return False


@prefer("mal.133", 87)
def high_cards_force_values(reading: Reading) -> Cards:
    """If one's cards of that suit are not firm the highest force out the value cards of the opponents."""
    tops = [reading.of(suit)[0] for suit in _partner_ruffs(reading) if _values_out(reading, suit)]
    return tuple(card for card in tops if value(card))


@prefer("mal.102", 86)
def go_on_with_their_suit(reading: Reading) -> Cards:
    """It may pay to go on with the opponents' suit when the partner is void of it."""
    suits = [suit for suit in _partner_ruffs(reading) if reading.opened.get(suit) in reading.foes]
    return _feeding(reading, suits)


@prefer("mal.118", 85)
def feed_his_void(reading: Reading) -> Cards:
    """Do not draw trumps but feed him that suit until the value cards of the opponents fall."""
    return _feeding(reading, _partner_ruffs(reading))


def _feeding(reading: Reading, suits: list[Suit]) -> Cards:
    return tuple(card for suit in suits if _values_out(reading, suit) for card in reading.of(suit) if is_blank(card))


@avoid("mal.119", 84)
def stop_feeding(reading: Reading) -> Cards:
    """Once those value cards are gone it would only spend his trumps."""
    suits = [suit for suit in _partner_ruffs(reading) if not _values_out(reading, suit)]
    return tuple(card for suit in suits for card in reading.of(suit) if not reading.firm(card))


@prefer("mal.121", 81)
def suit_he_threw_away(reading: Reading) -> Cards:
    """After those firm cards lead the suit in which his discards may have made him void."""
    partner = reading.partner
    if partner is None or not reading.may_ruff(partner):
        return NOTHING
    thrown = Counter(card.suit for past, card in reading.discards(partner) if _gave_discard(reading, past))
    likely = [suit for suit, times in thrown.most_common() if times >= 2 and not _foes_ruff(reading, suit)]
    return reading.of(likely[0]) if likely else NOTHING


def _gave_discard(reading: Reading, past: Past) -> bool:
    """Whether one led a plain card that won."""
    return past.leader == past.winner == reading.seat and past.led.suit is not reading.trump


# Opponents who are void.


def _weak(reading: Reading) -> bool:
    """Few trumps, or only low ones."""
    return len(reading.trumps) <= 2 or all(map(is_blank, reading.trumps))


def _void_foes(reading: Reading, suit: Suit) -> list[int]:
    return [foe for foe in reading.foes if reading.has_shown_void(foe, suit) and reading.may_ruff(foe)]


@prefer("mal.140", 70)
def keep_the_fat_ones(reading: Reading) -> Cards:
    """Too weak to draw trumps, let the ruffer spend his on small ones and keep the fat ones of that suit."""
    suits = [
        suit for suit in reading.plain
        if reading.of(suit) and value(reading.of(suit)[0]) and _left_bare(reading, suit)
    ]  # fmt: skip
    return _small_of(reading, suits) if _weak(reading) else NOTHING


def _left_bare(reading: Reading, suit: Suit) -> bool:
    """Whether an opponent has led his only card of the suit and may ruff it now, before his partner plays."""
    hand, people = reading.view.hand, {reading.view.seats[foe].player for foe in _void_foes(reading, suit)}
    return any((hand, person, suit) in reading.trace.singletons for person in people)


@prefer("mal.122", 69)
def make_him_spend_trumps(reading: Reading) -> Cards:
    """With few or low trumps lead small cards of the suit an opponent ruffs, above all the next to play."""
    if not _weak(reading):
        return NOTHING
    return _small_of(reading, [suit for suit in reading.plain if reading.foes[0] in _void_foes(reading, suit)])


def _small_of(reading: Reading, suits: list[Suit]) -> Cards:
    return tuple(card for card in reading.hand if card.suit in suits and is_blank(card))


def _closed_by_a_void(reading: Reading) -> list[Suit]:
    """The suits that the opponent who would close the trick ruffs, and the other may not."""
    first, last = reading.foes[0], reading.foes[-1]
    suits = [suit for suit in reading.plain if last in _void_foes(reading, suit)]
    return [suit for suit in suits if first != last and not reading.void(first, suit)]


@avoid("mal.123", 68)
def not_into_a_discard(reading: Reading) -> Cards:
    """If it is the last to play, not with a card that is not firm: he would get a discard."""
    suits = _closed_by_a_void(reading)
    return tuple(card for card in reading.hand if card.suit in suits and not reading.firm(card))


@prefer("mal.123", 67)
def firm_into_the_last_void(reading: Reading) -> Cards:
    """But with a firm one, which makes him spend a trump."""
    return _firm_of(reading, _closed_by_a_void(reading)) if _weak(reading) else NOTHING


@prefer("mal.140", 57)
def throw_fat_ones_elsewhere(reading: Reading) -> Cards:
    """On the partner's trick throw the fat cards of a suit that an opponent ruffs."""
    if not reading.partner_winning or reading.led is None:
        return NOTHING
    return tuple(
        card for card in reading.hand
        if value(card) and card.suit not in (reading.led.suit, reading.trump) and _void_foes(reading, card.suit)
    )  # fmt: skip


# The third round, and the eight.


@avoid("mal.134", 52)
def not_a_third_time(reading: Reading) -> Cards:
    """Once the principal cards of a suit are gone it is not led a third time but with a firm card."""
    spent = [
        suit for suit in reading.plain
        if reading.rounds(suit) >= 2 and all(reading.is_gone(rank, suit) for rank in (9, 1, 12))
    ]  # fmt: skip
    return tuple(card for card in reading.hand if card.suit in spent and not reading.firm(card))


@prefer("mal.130", 79)
def his_eight_promises(reading: Reading) -> Cards:
    """He dropped the eight early under one's Malilla: he has the ace or will ruff, so lead the suit again."""
    return _after_his_eight(reading, [past for past in reading.leads(reading.seat) if past.led.rank == MALILLA])


@prefer("mal.129", 49)
def his_eight_may_promise(reading: Reading) -> Cards:
    """Under their Malilla it may mean the king as well, or nothing left."""
    return _after_his_eight(reading, [past for past in reading.leads(*reading.foes) if past.led.rank == MALILLA])


def _after_his_eight(reading: Reading, tricks: list[Past]) -> Cards:
    dropped = []
    for past in tricks:
        card = None if reading.partner is None else past.card_of(reading.partner)
        if card is not None and card.rank == EIGHT and card.suit is past.led.suit and reading.rounds(card.suit) == 1:
            dropped.append(card.suit)
    return tuple(card for card in reading.hand if card.suit in dropped and card.suit is not reading.trump)


LEADS = (
    return_his_suit, not_their_suits, firm_cards_at_once, firm_cards_give_discards, high_cards_force_values,
    go_on_with_their_suit, feed_his_void, stop_feeding, suit_he_threw_away, keep_the_fat_ones,
    make_him_spend_trumps, not_into_a_discard, firm_into_the_last_void, not_a_third_time,
    his_eight_promises, his_eight_may_promise,
)  # fmt: skip
ANSWERS = (throw_fat_ones_elsewhere,)
ALONE = (keep_the_fat_ones, make_him_spend_trumps, not_a_third_time)
"""Those that need no partner."""
