"""Each for himself: the Barrotada, which the Malilla coja follows."""

from __future__ import annotations

from tapete.cards import Card, Suit
from tapete.games.malilla.advice import answers, openings, trumps, voids
from tapete.games.malilla.advice.reading import ACE, KING, MALILLA, Reading, is_blank
from tapete.games.malilla.variants import value
from tapete.table.counsel import Maxim, avoid, by_weight, prefer

Cards = tuple[Card, ...]
Maxims = tuple[Maxim[Reading, Cards], ...]
NOTHING: Cards = ()
LONG = 5


def _safe(reading: Reading, card: Card) -> bool:
    """Firm, and no one is known to ruff it."""
    return reading.firm(card) and not any(reading.ruffs(foe, card.suit) for foe in reading.foes)


@prefer("mal.barrotada.9", 70)
def make_values_at_once(reading: Reading) -> Cards:
    """Nobody shelters one's value cards: make them at the first chance."""
    return tuple(
        card for card in reading.hand if value(card) and card.suit is not reading.trump and _safe(reading, card)
    )


@prefer("mal.barrotada.10", 84)
def no_holding_up(reading: Reading) -> Cards:
    """The Malilla is held up only where one knows how the cards lie, or closes the trick."""
    led = reading.led
    aces = [] if led is None else [card for card in reading.out_of(led.suit) if card.rank == ACE]
    known = aces and any(
        reading.holder(card) is not None and reading.holder(card) not in reading.later for card in aces
    )
    if led is None or led.suit is reading.trump or known or not reading.later:
        return NOTHING
    return tuple(card for card in reading.beating if card.rank == MALILLA and card.suit is led.suit)


@avoid("mal.barrotada.11", 80)
def no_trumps_with_aces(reading: Reading) -> Cards:
    """With aces whose Malillas are out trumps are not led, or the others could hold these up."""
    exposed = [
        suit for suit in reading.plain
        if reading.holds(ACE, suit) and any(card.rank == MALILLA for card in reading.out_of(suit))
    ]  # fmt: skip
    return reading.trumps if exposed else NOTHING


def _long_or_firm(reading: Reading) -> bool:
    runs = [reading.of(suit) for suit in reading.plain]
    return len(reading.firm_side) >= 3 or any(len(run) >= LONG and value(run[0]) for run in runs)


@prefer("mal.barrotada.12", 79)
def trumps_without_fear(reading: Reading) -> Cards:
    """With long suits or firm cards lead trumps."""
    return trumps.drawing(reading) if _long_or_firm(reading) and reading.foes_may_ruff else NOTHING


@avoid("mal.barrotada.13", 81)
def keep_an_entry(reading: Reading) -> Cards:
    """But the last trump stays as the entry to a long suit that is not firm, if there is no other."""
    if len(reading.trumps) != 1 or reading.firm_side:
        return NOTHING
    return reading.trumps if any(_waiting(reading, suit) for suit in reading.plain) else NOTHING


def _waiting(reading: Reading, suit: Suit) -> bool:
    run = reading.of(suit)
    return len(run) >= 4 and value(run[0]) > 0 and not reading.firm(run[0])


@prefer("mal.barrotada.14", 60)
def entry_at_the_right(reading: Reading) -> Cards:
    """Lead the suit in which the player at one's right has the entry, so as to play last to his lead."""
    found = []
    for suit in reading.plain:
        unseen, power = reading.out_of(suit), reading.order.power
        top = max(unseen, key=lambda card: power[card], default=None)
        if top is not None and reading.holder(top) == reading.others[0]:
            found += [card for card in reading.of(suit) if is_blank(card) and power[card] < power[top]]
    return tuple(found)


@prefer("mal.barrotada.15", 71)
def no_misplaced_courtesy(reading: Reading) -> Cards:
    """Carry off the fat cards of others that stand in one's way: with a Malilla whose ace or king is out."""
    return tuple(
        card for card in reading.hand
        if card.rank == MALILLA and any(other.rank in (ACE, KING) for other in reading.out_of(card.suit))
        and _safe(reading, card)
    )  # fmt: skip


@prefer("mal.barrotada.16", 50)
def singletons_are_well_led(reading: Reading) -> Cards:
    """To lead a single card is no bad play here, with a small trump to ruff with."""
    if not reading.trumps or not is_blank(reading.trumps[0]):
        return NOTHING
    return tuple(
        run[0] for suit in reading.plain
        if len(run := reading.of(suit)) == 1 and is_blank(run[0]) and reading.rounds(suit) == 0
    )  # fmt: skip


@prefer("mal.barrotada.17", 66)
def open_with_trumps(reading: Reading) -> Cards:
    """The first lead of the hand is a trump, even from a poor hand: it may bring a trick and save from capote."""
    return NOTHING if reading.past else trumps.drawing(reading)


@avoid("mal.barrotada.18", 67)
def unless_one_can_ruff(reading: Reading) -> Cards:
    """With a void or two singletons, and few and low trumps, one may wait to ruff."""
    lengths = [len(reading.of(suit)) for suit in reading.plain]
    waits = 0 in lengths or lengths.count(1) >= 2
    low = len(reading.trumps) <= 3 and all(map(is_blank, reading.trumps))
    return reading.trumps if not reading.past and waits and low else NOTHING


@prefer("mal.coja.5", 58)
def catch_the_right_hand(reading: Reading) -> Cards:
    """Three at table: a middling lead under one's own king or knight makes the right-hand player spend his ace."""
    found = []
    for suit in reading.plain:
        run, unseen = reading.of(suit), {card.rank for card in reading.out_of(suit)}
        if len(run) >= 2 and run[0].rank in (12, 11) and {MALILLA, ACE} <= unseen:
            found += [card for card in run[1:] if card.rank in (8, 10)]
    return tuple(found)


LEADS = (
    make_values_at_once, no_trumps_with_aces, trumps_without_fear, keep_an_entry, entry_at_the_right,
    no_misplaced_courtesy, singletons_are_well_led, open_with_trumps, unless_one_can_ruff,
)  # fmt: skip


def _taught(*groups: Maxims) -> Maxims:
    """Where these say nothing, what the partnership game teaches and needs no partner."""
    return tuple(maxim.also("mal.barrotada.19") for group in groups for maxim in group)


ON_LEAD = by_weight(LEADS, _taught(trumps.ALONE, voids.ALONE, openings.ALONE))
FOLLOWING = by_weight((no_holding_up,), _taught(answers.ALONE))
COJA_ON_LEAD = by_weight(LEADS, (catch_the_right_hand,), _taught(trumps.ALONE, voids.ALONE, openings.ALONE))
