"""What is said in the two passages, which suit is named, and what is carried to the casca (chapters XII to XVI)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tapete.cards import SUITS, Card, Suit
from tapete.games.voltarete.advice import minimal
from tapete.games.voltarete.advice.worth import best_suit, chance, tricks, turned, with_purchase
from tapete.games.voltarete.kinds import CASCA, FAVORITA, ORDER, RESPEITO, SEGUNDO, SO, TREZE
from tapete.games.voltarete.passages import PREFERENCE, SAID_IN
from tapete.laws.mark import law
from tapete.table.matadores import BASTO, ESPADILLA, PACK, malilla, plain

Said = tuple[str, str]
"""A word, and the maxim behind it."""

SMALL_POT = 40
"""A pot that is small beside what a geral of respeito brings."""
LARGE_POT = 200
"""One that is rather left to the quarto than risked."""
LIKELY, DOUBTFUL = 0.6, 0.45
"""Much more likely won than lost; less likely won than lost."""
HOPELESS = 0.12
KING = 12


# The first passage.


@law("vol.I.6.2")
def asking(hand: Collection[Card]) -> tuple[Suit, str] | None:
    """The suit in which licença can be asked, the best of those that the book allows, and by which of its lines."""
    able = [(tricks(hand, suit), suit, found) for suit in SUITS if (found := minimal.licenca(hand, suit))]
    return max(able, key=lambda each: each[0])[1:] if able else None


@law("vol.I.13.20", "vol.I.13.26", "vol.I.13.27")
def alone(hand: Collection[Card], is_middle: bool, outbids: bool = False) -> tuple[Suit, str] | None:
    """The suit in which he can make himself só; with a little less as mão or pé, or against another."""
    able = [(tricks(hand, suit), suit, found) for suit in SUITS if (found := minimal.so(hand, suit))]
    if not able and (not is_middle or outbids):
        maxim = "vol.I.22.15" if outbids else "vol.I.13.20"
        able = [(tricks(hand, suit), suit, maxim) for suit in SUITS if minimal.so(hand, suit, spare=1)]
    return max(able, key=lambda each: each[0])[1:] if able else None


@law("vol.I.14.1", "vol.I.14.4", "vol.I.22.10", "vol.I.22.11", "vol.I.22.12")
def respected(hand: Collection[Card], pot: int, is_so: bool) -> str | None:
    """Whether to make Voltarete de respeito: good in any suit, or a small pot with some chance of a geral."""
    if ESPADILLA not in hand or BASTO not in hand:
        return None
    average, worst = turned(hand, RESPEITO)
    if _geral_in_sight(hand) and average >= 0.5 and (pot <= SMALL_POT or average >= LIKELY):
        return "vol.I.22.10" if pot <= SMALL_POT else "vol.I.22.5"
    if worst >= 0.5 and average >= LIKELY and not is_so:
        return "vol.I.22.11"
    if not is_so and pot <= SMALL_POT and average >= LIKELY:
        return "vol.I.22.12"
    return None


@law("vol.I.22.4", "vol.I.22.5", "vol.I.22.7")
def _geral_in_sight(hand: Collection[Card]) -> bool:
    """With the black aces the Manilha and two more high cards of a suit: if it is turned, a geral may be made."""
    return any(
        malilla(suit) in hand and sum(card.suit is suit and card.rank in (1, 12, 11) for card in hand) > 1
        for suit in SUITS
    )


def opening(
    hand: Collection[Card], offered: Collection[str], pot: int, is_middle: bool, favorita: Suit = FAVORITA
) -> Said:
    """What he says who speaks before anybody has made himself."""
    so = alone(hand, is_middle)
    if RESPEITO in offered and (maxim := respected(hand, pot, is_so=so is not None)):
        return RESPEITO, maxim
    if so is not None:
        return _so_word(so[0], offered, favorita), so[1]
    asked = asking(hand)
    if asked is not None:
        return next(word for word in ("licença", "entro") if word in offered), asked[1]
    return "passo", "vol.I.12.1"


def _so_word(suit: Suit, offered: Collection[str], favorita: Suit) -> str:
    """In favorita he says so at once, for it outranks the other."""
    return f"só-{favorita.word}" if suit is favorita or SO not in offered else SO


@law("vol.I.22.13", "vol.I.22.15")
def answering(hand: Collection[Card], offered: Collection[str], pot: int, favorita: Suit = FAVORITA) -> Said:
    """What he says against one who would make himself: preference with a licença in favorita, só, or he yields."""
    so = alone(hand, is_middle=False, outbids=True)
    if so is not None and _may_say(so[0], offered, favorita):
        return _so_word(so[0], offered, favorita), so[1]
    preference = SAID_IN[favorita][PREFERENCE]
    if preference in offered and (maxim := minimal.licenca(hand, favorita)):
        return preference, maxim
    if RESPEITO in offered and (respected(hand, pot, is_so=False) or so is not None):
        return RESPEITO, "vol.I.22.13"
    return "passo", "vol.I.22.13"


def _may_say(suit: Suit, offered: Collection[str], favorita: Suit) -> bool:
    return (f"só-{favorita.word}" if suit is favorita else SO) in offered


# The second passage.


@law("vol.I.5.5", "vol.I.15.1", "vol.I.15.2", "vol.I.15.4")
def second(hand: Collection[Card], may_pass: bool, before_quarto: bool, pot: int) -> Said:
    """A card is turned with high cards in every suit; the casca is for two suits only, or for very bad cards."""
    average, worst = turned(hand, SEGUNDO)
    if may_pass and before_quarto and pot >= LARGE_POT and average < LIKELY:
        return "passo", "vol.I.5.5"
    if average >= LIKELY or (average >= 0.5 and worst >= DOUBTFUL):
        return SEGUNDO, "vol.I.15.4"
    hope, maxim = casca(hand)
    if hope >= 0.5 and hope >= average:
        return CASCA, maxim
    if may_pass:
        return "passo", "vol.I.16.5"
    return (SEGUNDO, "vol.I.15.4") if average > hope else (CASCA, maxim)


CASCA_USUAL = law("vol.I.16.5", "vol.I.16.6", "vol.I.16.7")(0.44)
TWO_SUITS, VERY_BAD, CARRIED = 0.07, 0.03, 0.08
"""By how much more a casca is won with only two suits, with no high card, with a black ace to carry."""


@law("vol.I.16.7", "vol.I.16.8", "vol.I.16.9")
def casca(hand: Collection[Card]) -> tuple[float, str]:
    """The chance to win at the casca, and the maxim that raises it."""
    suits = {card.suit for card in hand if card not in (ESPADILLA, BASTO)}
    bad = not any(card.rank >= KING - 1 or card in (ESPADILLA, BASTO) for card in hand)
    hope = CASCA_USUAL + (CARRIED if ESPADILLA in hand else CARRIED / 2 if BASTO in hand else 0.0)
    if len(suits) <= 2:
        return hope + TWO_SUITS, "vol.I.16.8"
    return (hope + VERY_BAD, "vol.I.16.9") if bad else (hope, "vol.I.16.5")


@law("vol.I.7.11")
def carried(hand: Collection[Card], offered: Collection[Card]) -> tuple[Card, ...]:
    """The card that goes along to the casca: the Espadilha, the Basto, or else a king."""
    for card in (ESPADILLA, BASTO):
        if card in offered:
            return (card,)
    kings = [card for card in offered if card.rank == KING]
    return (min(kings, key=lambda card: sum(other.suit is card.suit for other in hand)),) if kings else ()


# Naming.


def named(hand: Collection[Card], kind: str) -> tuple[Suit, str]:
    """The suit in which the hand is strongest, and the line of the book that it is."""
    if kind == SO:
        found = alone(hand, is_middle=False, outbids=True)
        return found if found is not None else (best_suit(hand)[1], "vol.I.22.14")
    if kind in (CASCA, TREZE):
        return best_suit(hand)[1], "vol.I.16.6" if kind == CASCA else "vol.I.7.17"
    asked = asking(hand)
    return asked if asked is not None else (_by_purchase(hand), "vol.I.6.2")


def _by_purchase(hand: Collection[Card]) -> Suit:
    return max(SUITS, key=lambda suit: with_purchase(hand, suit))


@law("vol.I.16.1")
def gives_back(hand: Collection[Card]) -> bool:
    """A casca in which there is nothing is put back, before a codilho is made of it."""
    return chance(best_suit(hand)[0], CASCA) < HOPELESS


# The thirteen.


@law("vol.I.7.17")
def laid_aside(hand: Collection[Card], number: int) -> tuple[Card, ...]:
    """The cards that make least beside the best suit."""
    _, suit = best_suit(hand)
    own = ORDER(suit)
    low = [card for card in PACK if card in hand and own.suit[card] is not suit]
    low.sort(key=lambda card: (card.rank == KING, _length(card, hand, own.suit), -plain(card.suit).index(card)))
    trumps = sorted((card for card in hand if own.suit[card] is suit), key=lambda card: own.power[card])
    return tuple((low + trumps)[:number])


def _length(card: Card, hand: Collection[Card], suits: Mapping[Card, Suit]) -> int:
    return sum(suits[other] is suits[card] for other in hand)
