"""How he plays who is alone: the feito, or one who has refused a reposta (chapters XVII, XVIII, XXII)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise

from tapete.cards import Card, Suit
from tapete.games.voltarete.advice.reading import Reading
from tapete.games.voltarete.advice.sound import beaten
from tapete.laws.mark import law
from tapete.table.counsel import always, says
from tapete.table.matadores import BASTO, ESPADILLA, RED, malilla, trumps

KING = 12
LONG = 6
FEARED = 0.13
"""From this chance on one fears to be overtrumped."""


FIRM = always("vol.I.21.5", said=True)
"""A card above which nothing is left is worth a king."""


def firm_cards(reading: Reading) -> list[Card]:
    """Kings, and whatever is as good as a king."""
    others = reading.counsel.follows(FIRM)
    firm = [card for card in reading.hand if not reading.is_trump(card) and reading.firm(card)]
    return [card for card in firm if others or card.rank == KING]


def tops(reading: Reading) -> list[Card]:
    """The trumps that nothing beats."""
    return [card for card in reading.trumps if reading.firm(card)]


def _false(reading: Reading) -> list[Card]:
    """Losing cards, the shortest suit's first."""
    losing = [card for card in reading.hand if not reading.is_trump(card) and not reading.firm(card)]
    return sorted(losing, key=lambda card: (len(reading.of(reading.order.suit[card])), reading.height(card)))


# On lead.


@says("vol.I.22.22")
def false_card_fifth(reading: Reading) -> Iterable[Card]:
    """Four tricks made and one losing card: it goes to the fifth trick, where the geral is not yet lost by it."""
    false = _false(reading)
    first_four = sum(reading.tricks) == reading.tricks[reading.seat] == 4
    sure = reading.sure() >= len(reading.hand) - 1
    return false if first_four and not reading.geral and len(false) == 1 and sure else ()


@says("vol.I.18.5")
def alternate(reading: Reading) -> Iterable[Card]:
    """Two trumps alternately higher than two of the other's, and a losing card: it goes first, and he must lead."""
    if len(reading.hand) != 3 or len(reading.trumps) != 2 or not tops(reading):
        return ()
    ladder = alternate_trumps(reading.trumps, reading.trumps_out[:2], reading.trump)
    return _false(reading) if ladder else ()


@law("vol.I.18.6")
def alternate_trumps(own: Collection[Card], others: Collection[Card], trump: Suit) -> bool:
    """Whether the trumps of two hands make a ladder: from the highest down now one has the next, now the other."""
    ladder = [card in own for card in trumps(trump) if card in own or card in others]
    return len(ladder) >= 4 and all(one != another for one, another in pairwise(ladder))


@says("vol.I.18.9")
def between_cuts(reading: Reading) -> Iterable[Card]:
    """Each of the others cuts a suit: he draws their trumps at once, if his are the best or the most."""
    able = tops(reading) or len(reading.trumps) > len(reading.trumps_out)
    return _drawing(reading) if _is_between_cuts(reading) and reading.trumps_out and able else ()


def _is_between_cuts(reading: Reading) -> bool:
    cut = [{suit for suit in reading.plain if reading.is_void(seat, suit)} for seat in reading.others]
    return len(cut) > 1 and all(cut) and len(set().union(*cut)) > 1


def _drawing(reading: Reading) -> list[Card]:
    """The highest trump, if nothing beats it; else one of several equals at the top, or the lowest of all."""
    if not reading.trumps:
        return []
    run = sequence(reading, reading.trumps)
    return [run[0] if reading.firm(run[0]) or len(run) > 1 else reading.trumps[-1]]


@says("vol.I.18.11")
def espadilha_then_king(reading: Reading) -> Iterable[Card]:
    """Espadilha, Basto and the king of a black suit, or the ace of a red one: the first, and then the last of them."""
    began, red = reading.began, reading.trump in RED
    fourth = Card.parse(f"{1 if red else KING}{reading.trump.value}")
    if not {ESPADILLA, BASTO, fourth} <= set(began) or malilla(reading.trump) in began or not reading.trumps_out:
        return ()
    if ESPADILLA in reading.hand:
        return [ESPADILLA]
    return [fourth] if fourth in reading.hand and BASTO in reading.hand else ()


@says("vol.I.18.2", "vol.I.17.9", "vol.I.17.16")
def six_red(reading: Reading) -> Iterable[Card]:
    """Six trumps with Espadilha and Manilha in copas or ouros, and a king: trumps are led."""
    return _six(reading) if reading.trump in RED and firm_cards(reading) else ()


@says("vol.I.18.3", "vol.I.17.9", "vol.I.17.16")
def six_black(reading: Reading) -> Iterable[Card]:
    """The same in espadas or paus, with or without a king."""
    return _six(reading) if reading.trump not in RED else ()


def _six(reading: Reading) -> Iterable[Card]:
    """Both before anything else; two rounds draw six, and one is left out at most."""
    began, both = reading.began, (ESPADILLA, malilla(reading.trump))
    if len(began) < LONG or any(card not in began for card in both) or not reading.trumps_out:
        return ()
    return [card for card in reading.trumps if card in both][:1] or _if_worth(reading)


def _if_worth(reading: Reading) -> list[Card]:
    """A further trump, as long as he has more of them than are out."""
    return _drawing(reading) if len(reading.trumps) > len(reading.trumps_out) else []


@says("vol.I.18.10")
def small_then_big(reading: Reading) -> Iterable[Card]:
    """With the Espadilha, five trumps or in red six, and kings: first a small one, then a big one."""
    enough = LONG if reading.trump in RED else LONG - 1
    began = reading.began
    if ESPADILLA not in began or len(began) < enough or not firm_cards(reading):
        return ()
    if not reading.trumps or not reading.trumps_out:
        return ()
    led = sum(reading.is_trump(past.led) for past in reading.leads(reading.seat))
    if led > 1 or ESPADILLA not in reading.hand:
        return _if_worth(reading)
    return [reading.trumps[0]] if led else [reading.trumps[-1]]


@says("vol.I.18.12")
def run_of_trumps(reading: Reading) -> Iterable[Card]:
    """Trumps in sequence below the highest: the smallest of them, which is likely to be let pass."""
    run = sequence(reading, reading.trumps)
    if len(run) < 4 or not reading.trumps_out or reading.firm(run[0]):
        return ()
    return [run[-1]]


@law("vol.I.17.13")
def sequence(reading: Reading, cards: Sequence[Card]) -> list[Card]:
    """The cards from the highest down with none that is out between them: whatever beats one of them beats all."""
    run = list(cards[:1])
    for high, low in pairwise(cards):
        between = [card for card in reading.above(low) if reading.height(card) < reading.height(high)]
        if between:
            break
        run.append(low)
    return run


@says("vol.I.18.8")
def few_trumps_many_kings(reading: Reading) -> Iterable[Card]:
    """With a stopper in every suit trumps are drawn, lest somebody run a sequence."""
    stopped = {reading.order.suit[card] for card in firm_cards(reading)}
    many = len(stopped) == 3 and bool(tops(reading)) and bool(reading.trumps_out)
    return _drawing(reading) if many else ()


@says("vol.I.18.7")
def many_small(reading: Reading) -> Iterable[Card]:
    """With many small trumps he leads them, so that the big ones fall together."""
    many = len(reading.trumps) >= 5 and len(reading.trumps) > len(reading.trumps_out) // 2
    return [reading.trumps[-1]] if many and reading.trumps_out and not tops(reading) else ()


@says("vol.I.17.19")
def trump_before_long_king(reading: Reading) -> Iterable[Card]:
    """A king with company may be cut: first a trump, a small one if the highest do not make it sure."""
    kings = firm_cards(reading)
    long = [card for card in kings if len(reading.of(reading.order.suit[card])) > 2]
    if not long or len(long) < len(kings) or len(reading.trumps) < 4 or not reading.trumps_out:
        return ()
    return [reading.trumps[-1]] if len(tops(reading)) < len(reading.trumps) else reading.trumps[:1]


@says("vol.I.18.14")
def low_of_sequence(reading: Reading) -> Iterable[Card]:
    """King and queen, or with the jack: the lowest of them, which he who is void may let pass."""
    return [card for card in kings(reading) if _higher(reading, card)]


def _higher(reading: Reading, card: Card) -> list[Card]:
    """His own cards above it in its suit."""
    suit = reading.order.suit[card]
    return [other for other in reading.of(suit) if reading.height(other) > reading.height(card)]


@says("vol.I.18.13")
def kings(reading: Reading) -> list[Card]:
    """Kings first where trumps cannot be drawn, the least accompanied before the others."""
    found = firm_cards(reading)
    if not found:
        return []
    suit = min((reading.order.suit[card] for card in found), key=lambda suit: (len(reading.of(suit)), suit.word))
    return sequence(reading, reading.of(suit))[-1:]


@says("vol.I.18.15")
def tire_him(reading: Reading) -> Iterable[Card]:
    """Trumps and one suit: it is led again and again, so that they must cut it."""
    suits = {reading.order.suit[card] for card in reading.hand} - {reading.trump}
    if len(suits) != 1 or not reading.trumps or len(tops(reading)) == len(reading.trumps):
        return ()
    own = reading.of(suits.pop())
    return sequence(reading, own)[-1:] if len(own) > 2 else ()


@says("vol.I.18.4")
def keep_one_above(reading: Reading) -> Iterable[Card]:
    """Trumps in steps with the other's: he leads them so that one is left above the highest that is out."""
    steps = len(reading.trumps) > 2 and len(tops(reading)) == 1 and bool(reading.trumps_out)
    return [reading.trumps[-1]] if steps and len(reading.trumps) >= len(reading.trumps_out) // 2 else ()


ON_LEAD = (
    false_card_fifth, alternate, between_cuts, espadilha_then_king, six_red, six_black, small_then_big, run_of_trumps,
    few_trumps_many_kings, many_small, tire_him, trump_before_long_king, low_of_sequence, kings, keep_one_above,
)  # fmt: skip


# In answer.


@says("vol.I.18.9")
def quick_trick(reading: Reading) -> Iterable[Card]:
    """Between two cuts he makes a trick as soon as he can, even with a big trump."""
    return [card for card in reading.hand if reading.wins(card)] if _is_between_cuts(reading) else ()


@says("vol.I.17.11")
def throw_a_false_card(reading: Reading) -> Iterable[Card]:
    """Where one behind may overtrump a small trump, he goes of a losing card, and lets the trick go."""
    small = _ruffing(reading)
    if not small or not _fears(reading, small[-1]) or any(not _fears(reading, card) for card in small):
        return ()
    return _false(reading)[:1]


@says("vol.I.17.12", "vol.I.17.18")
def cut_with_an_equal(reading: Reading) -> Iterable[Card]:
    """Or he cuts with one that he who plays behind can hardly beat, the lowest of its equals."""
    cutting = _ruffing(reading)
    if not cutting or not _fears(reading, cutting[-1]):
        return ()
    safe = [card for card in cutting if not _fears(reading, card) and card not in tops(reading)[:2]]
    return safe[-1:]


def _ruffing(reading: Reading) -> list[Card]:
    """The trumps with which he may cut a suit of which he has none, the highest first; somebody plays behind."""
    led = reading.order.suit[reading.trick[0].card]
    if led is reading.trump or reading.of(led) or not reading.later:
        return []
    return [card for card in reading.trumps if reading.wins(card)]


def _fears(reading: Reading, card: Card) -> bool:
    return beaten(reading, reading.later[0], card, reading.trick[0].card) > FEARED


IN_ANSWER = (quick_trick, cut_with_an_equal, throw_a_false_card)
