"""How the weaker of the two opponents plays: against the feito, for the forte, towards the reposta (chapter XIX)."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.cards import Card, Suit
from tapete.games.voltarete.advice.reading import Reading
from tapete.games.voltarete.kinds import RESPEITO, TREZE
from tapete.table.counsel import says
from tapete.table.matadores import ESPADILLA, malilla, matadores

KING = 12
ENOUGH = 4
"""With so many of the forte, and one of his own, it is a reposta."""


def forte_of(reading: Reading) -> int:
    """The partner; of two the one with more tricks."""
    return max(reading.partners, key=lambda seat: reading.tricks[seat])


def _lowest(reading: Reading, cards: Iterable[Card]) -> list[Card]:
    """The lowest of them, if there is one; no trump where it can be helped."""
    found = sorted(cards, key=lambda card: (reading.is_trump(card), reading.height(card)))
    return found[:1]


def suit_of_lead(reading: Reading) -> Suit:
    """The suit that must be followed."""
    return reading.order.suit[reading.trick[0].card]


# On lead.


@says("vol.I.19.17", "vol.I.19.18")
def suit_the_forte_cuts(reading: Reading) -> Iterable[Card]:
    """A suit of which the forte, who plays last, is void, even if the feito cuts it too."""
    forte = forte_of(reading)
    if not reading.is_last(forte):
        return ()
    void = [suit for suit in reading.plain if reading.is_void(forte, suit) and reading.of(suit)]
    return [reading.of(suit)[-1] for suit in void]


@says("vol.I.19.9")
def trump_against_the_basto(reading: Reading) -> Iterable[Card]:
    """In respeito, the Manilha not shown and the forte last: a trump, which may cost the feito his Basto."""
    shown = reading.shown.get(reading.alone, set())
    good = reading.kind == RESPEITO and reading.is_last(forte_of(reading)) and malilla(reading.trump) not in shown
    return reading.trumps[-1:] if good and reading.trumps_out else ()


@says("vol.I.19.10")
def trump_to_a_feito_who_would_not(reading: Reading) -> Iterable[Card]:
    """The feito has led, and no trump, though he could: he does not want them, and plays last."""
    led = [past.led for past in reading.leads(reading.alone)]
    unwilling = len(led) > 1 and not any(map(reading.is_trump, led))
    return reading.trumps[-1:] if unwilling and reading.is_last(reading.alone) else ()


@says("vol.I.19.16")
def suit_the_feito_avoids(reading: Reading) -> Iterable[Card]:
    """The feito plays next, has led, and never this suit: one without its king leads it, to spoil what he keeps."""
    led = [past.led for past in reading.leads(reading.alone)]
    if len(led) < 2 or not reading.later or reading.later[0] != reading.alone:
        return ()
    touched = {reading.order.suit[past.led] for past in reading.past}
    avoided = [suit for suit in reading.plain if suit not in touched and reading.of(suit)]
    return [reading.of(suit)[-1] for suit in avoided if all(card.rank != KING for card in reading.of(suit))]


@says("vol.I.19.15")
def single_card(reading: Reading) -> Iterable[Card]:
    """A single card, or from the shortest suit; one who is void of a suit keeps his single card."""
    lengths = {suit: len(reading.of(suit)) for suit in reading.plain}
    held = [suit for suit, length in lengths.items() if length]
    single = [suit for suit in held if lengths[suit] == 1]
    if single and 0 in lengths.values():
        held = [suit for suit in held if suit not in single] or held
    if not held:
        return ()
    shortest = min(lengths[suit] for suit in held)
    return [reading.of(suit)[-1] for suit in held if lengths[suit] == shortest]


ON_LEAD = (
    suit_the_forte_cuts, trump_against_the_basto, trump_to_a_feito_who_would_not, suit_the_feito_avoids, single_card,
)  # fmt: skip


# In answer.


@says("vol.I.19.7", "vol.II.12.11")
def favour_the_feito(reading: Reading) -> Iterable[Card]:
    """The forte has four tricks, or three and the Espadilha: only then the feito is left a trick he can take."""
    if reading.kind == TREZE or reading.tricks[reading.seat] > 1:
        return ()
    forte, feito = forte_of(reading), reading.alone
    tricks = reading.tricks
    near = tricks[forte] == ENOUGH or (tricks[forte] == ENOUGH - 1 and ESPADILLA in reading.shown.get(forte, ()))
    if not near or tricks[feito] >= tricks[forte]:
        return ()
    losing = [card for card in reading.hand if not reading.wins(card)]
    return _lowest(reading, losing)


@says("vol.I.19.4", "vol.I.19.5")
def no_fourth(reading: Reading) -> Iterable[Card]:
    """Sure of three tricks, he does not leave the forte, who has three, a fourth: three each are a reposta."""
    forte = forte_of(reading)
    due = reading.sure_of_three and reading.tricks[forte] == ENOUGH - 1 and reading.view.winning == forte
    taking = sorted((card for card in reading.hand if reading.wins(card)), key=reading.height)
    return taking[:1] if due and reading.tricks[reading.seat] < ENOUGH - 1 else ()


@says("vol.I.19.12")
def not_a_second(reading: Reading) -> Iterable[Card]:
    """The feito has two tricks and the two highest trumps, the fraco one: he must not be given a second."""
    two = [seat for seat in (reading.alone,) if reading.tricks[seat] == 2]
    highest = reading.trumps_out[:2] == list(matadores(reading.trump)[:2])
    if not two or reading.tricks[reading.seat] != 1 or not highest or reading.sure_of_three:
        return ()
    return _lowest(reading, [card for card in reading.hand if not reading.wins(card)])


@says("vol.I.19.11")
def big_trump_for_the_forte(reading: Reading) -> Iterable[Card]:
    """The forte leads a small trump and the feito plays last: the biggest that one has."""
    first = reading.trick[0]
    small = reading.is_trump(first.card) and len(reading.above(first.card)) > 2
    if first.seat != forte_of(reading) or not small or reading.later != (reading.alone,):
        return ()
    return [card for card in reading.trumps[:1] if reading.wins(card) and not reading.firm(card)]


@says("vol.I.19.13", "vol.I.17.17")
def let_it_go(reading: Reading) -> Iterable[Card]:
    """The forte's card can be taken only with the highest: whoever covers it is left with the trick."""
    holder = next(played for played in reading.trick if played.seat == reading.view.winning)
    if holder.seat not in reading.partners or reading.sure_of_three:
        return ()
    good = len(reading.above(holder.card)) < 3 if reading.is_trump(holder.card) else _likely(reading, holder.card)
    return _lowest(reading, [card for card in reading.hand if not reading.wins(card)]) if good else ()


def _likely(reading: Reading, card: Card) -> bool:
    """Whether a plain card of the partner is as good as a king, with one's own higher ones out of the way."""
    return reading.firm(card) or reading.alone not in reading.later


@says("vol.I.19.8")
def load_it(reading: Reading) -> Iterable[Card]:
    """A trick that would go to the feito, who plays behind, is cut with the highest trump, to cost him a bigger."""
    led = suit_of_lead(reading)
    if led is reading.trump or reading.of(led) or reading.later[-1:] != (reading.alone,):
        return ()
    return [card for card in reading.trumps[:1] if reading.wins(card) and not reading.firm(card)]


@says("vol.I.19.14")
def overtrump(reading: Reading) -> Iterable[Card]:
    """The feito has cut: he is overtrumped, as cheaply as can be, even if it makes two; not if a reposta is safe."""
    best = reading.best
    assert best is not None
    cut = (
        reading.view.winning == reading.alone and reading.is_trump(best) and suit_of_lead(reading) is not reading.trump
    )
    safe = reading.tricks[forte_of(reading)] >= ENOUGH and reading.tricks[reading.alone] <= ENOUGH
    over = [card for card in reading.trumps if reading.wins(card)]
    return over[-1:] if cut and not safe else ()


IN_ANSWER = (favour_the_feito, no_fourth, not_a_second, overtrump, let_it_go, big_trump_for_the_forte, load_it)
