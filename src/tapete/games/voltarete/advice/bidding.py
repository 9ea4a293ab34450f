"""What is said in the two passages, which suit is named, and what is carried to the casca (chapters XII to XVI)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from tapete.cards import SUITS, Card, Suit
from tapete.games.voltarete.advice import minimal
from tapete.games.voltarete.advice.worth import NUMBERS, best_suit, chance, tricks, turned, with_purchase
from tapete.games.voltarete.kinds import CASCA, FAVORITA, ORDER, RESPEITO, SEGUNDO, SO, TREZE
from tapete.games.voltarete.passages import PREFERENCE, SAID_IN
from tapete.table.counsel import ALL, Counsel, Maxim, always, measure, says
from tapete.table.matadores import BASTO, ESPADILLA, PACK, malilla, plain

Said = tuple[str, str | None]
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


Found = tuple[Suit, str | None]
"""A suit, and the line of the book by which it can be played."""


def asking(hand: Collection[Card], counsel: Counsel = ALL) -> Found | None:
    """The suit in which licença can be asked, the best of those that the book allows, and by which of its lines."""
    lines = ((suit, minimal.licenca(hand, suit, counsel)) for suit in SUITS)
    return max(((suit, line) for suit, line in lines if line), key=_making(hand, counsel), default=None)


def _making(hand: Collection[Card], counsel: Counsel) -> Callable[[Found], float]:
    return lambda found: tricks(hand, found[0], counsel)


WEAKER_SO: Sequence[Maxim[tuple[bool, bool], bool]] = (
    # Against another só must sometimes be made with less chance.
    Maxim(("vol.I.22.15",), lambda seat: seat[1]),
    # And with a little less as mão or pé, for the contra-pé is worst placed.
    Maxim(("vol.I.13.20", "vol.I.13.26", "vol.I.13.27"), lambda seat: not any(seat)),
)
"""Of a seat that is the middle one, or must outbid another."""


def alone(hand: Collection[Card], is_middle: bool, outbids: bool = False, counsel: Counsel = ALL) -> Found | None:
    """The suit in which he can make himself só; with a little less as mão or pé, or against another."""
    lines: list[Found] = [(suit, line) for suit in SUITS if (line := minimal.so(hand, suit, counsel=counsel))]
    weaker = None if lines else counsel.first(WEAKER_SO, (is_middle, outbids))
    if weaker is not None:
        lines = [(suit, weaker[1]) for suit in SUITS if minimal.so(hand, suit, spare=1, counsel=counsel)]
    return max(lines, key=_making(hand, counsel), default=None)


class Respeito:
    """A hand with both black aces, which may be played as Voltarete de respeito."""

    def __init__(self, hand: Collection[Card], pot: int, is_so: bool, counsel: Counsel) -> None:
        average, self.worst = turned(hand, RESPEITO, counsel)
        self.small_pot, self.geral = pot <= SMALL_POT, average >= 0.5 and _geral_in_sight(hand)
        self.is_likely = average >= LIKELY
        self.is_best = self.is_likely and not is_so


RESPECTED: Sequence[Maxim[Respeito, bool]] = (
    # With a small pot and a geral in sight.
    Maxim(("vol.I.22.10", "vol.I.22.4", "vol.I.22.7", "vol.I.14.1"), lambda hand: hand.geral and hand.small_pot),
    # With a geral in sight, where it is much more likely won than lost.
    Maxim(("vol.I.22.5", "vol.I.14.1"), lambda hand: hand.geral and hand.is_likely),
    # With high cards in several suits, so that whatever is turned serves.
    Maxim(("vol.I.22.11", "vol.I.22.3", "vol.I.14.4"), lambda hand: hand.worst >= 0.5 and hand.is_best),
    # Where só would not be certain, with a small pot.
    Maxim(("vol.I.22.12",), lambda hand: hand.small_pot and hand.is_best),
)


def respected(hand: Collection[Card], pot: int, is_so: bool, counsel: Counsel = ALL) -> str | None:
    """Whether to make Voltarete de respeito: good in any suit, or a small pot with some chance of a geral."""
    if ESPADILLA not in hand or BASTO not in hand:
        return None
    found = counsel.first(RESPECTED, Respeito(hand, pot, is_so, counsel))
    return found[1] if found else None


def _geral_in_sight(hand: Collection[Card]) -> bool:
    """With the black aces the Manilha and two more high cards of a suit: if it is turned, a geral may be made."""
    return any(
        malilla(suit) in hand and sum(card.suit is suit and card.rank in (1, 12, 11) for card in hand) > 1
        for suit in SUITS
    )


TOO_LITTLE = always("vol.I.12.1", said=True)
"""One who has not three certain tricks asks nothing."""


def opening(
    hand: Collection[Card],
    offered: Collection[str],
    pot: int,
    is_middle: bool,
    favorita: Suit = FAVORITA,
    counsel: Counsel = ALL,
) -> Said:
    """What he says who speaks before anybody has made himself."""
    so = alone(hand, is_middle, counsel=counsel)
    if RESPEITO in offered and (maxim := respected(hand, pot, so is not None, counsel)):
        return RESPEITO, maxim
    if so is not None:
        return _so_word(so[0], offered, favorita), so[1]
    asked = asking(hand, counsel)
    if asked is not None:
        return next(word for word in ("licença", "entro") if word in offered), asked[1]
    return "passo", counsel.cite(TOO_LITTLE)


def _so_word(suit: Suit, offered: Collection[str], favorita: Suit) -> str:
    """In favorita he says so at once, for it outranks the other."""
    return f"só-{favorita.word}" if suit is favorita or SO not in offered else SO


ONLY_TO_OUTBID = always("vol.I.22.13", said=True)
"""Where one undertakes only in order to outbid another the rules of respeito have an exception."""


def answering(
    hand: Collection[Card], offered: Collection[str], pot: int, favorita: Suit = FAVORITA, counsel: Counsel = ALL
) -> Said:
    """What he says against one who would make himself: preference with a licença in favorita, só, or he yields."""
    so = alone(hand, is_middle=False, outbids=True, counsel=counsel)
    if so is not None and (f"só-{favorita.word}" if so[0] is favorita else SO) in offered:
        return _so_word(so[0], offered, favorita), so[1]
    preference = SAID_IN[favorita][PREFERENCE]
    if preference in offered and (maxim := minimal.licenca(hand, favorita, counsel)):
        return preference, maxim
    can = RESPEITO in offered and (so is not None or respected(hand, pot, False, counsel) is not None)
    outbids = can and counsel.follows(ONLY_TO_OUTBID)
    return (RESPEITO if outbids else "passo"), counsel.cite(ONLY_TO_OUTBID)


# The second passage.


class Second:
    """What may be said in the second passage, and with what hope."""

    def __init__(self, hand: Collection[Card], may_pass: bool, before_quarto: bool, pot: int, counsel: Counsel) -> None:
        self.may_pass, self.may_leave = may_pass, may_pass and before_quarto and pot >= LARGE_POT
        self.average, self.worst = turned(hand, SEGUNDO, counsel)
        self.casca, self.by = casca(hand, counsel)


@says("vol.I.5.5")
def leave_it_to_the_quarto(second: Second) -> str:
    """A large pot, no more likely won than lost, is rather left to the fourth."""
    return "passo" if second.may_leave and second.average < LIKELY else ""


@says("vol.I.15.4", "vol.I.15.1", "vol.I.15.2")
def turn_one(second: Second) -> str:
    """A card is turned with high cards in every suit."""
    good = second.average >= LIKELY or (second.average >= 0.5 and second.worst >= DOUBTFUL)
    return SEGUNDO if good else ""


SECONDS = (leave_it_to_the_quarto, turn_one)


def second(hand: Collection[Card], may_pass: bool, before_quarto: bool, pot: int, counsel: Counsel = ALL) -> Said:
    """A card is turned with high cards in every suit; the casca is for two suits only, or for very bad cards."""
    seen = Second(hand, may_pass, before_quarto, pot, counsel)
    said = counsel.first(SECONDS, seen)
    if said is not None:
        return said
    if seen.casca >= 0.5 and seen.casca >= seen.average:
        return CASCA, seen.by
    if may_pass:
        return "passo", counsel.cite(CASCA_USUAL)
    return (SEGUNDO, counsel.cite(turn_one)) if seen.average > seen.casca else (CASCA, seen.by)


CASCA_USUAL = measure("vol.I.16.5", "vol.I.16.6", "vol.I.16.7", of=0.44)
TWO_SUITS, VERY_BAD = measure("vol.I.16.8", of=0.07), measure("vol.I.16.9", of=0.03)
CARRIED = 0.08
"""How often a casca is won, and by how much more with only two suits, no high card, a black ace to carry."""


def casca(hand: Collection[Card], counsel: Counsel = ALL) -> tuple[float, str | None]:
    """The chance to win at the casca, and the maxim that raises it."""
    suits = {card.suit for card in hand if card not in (ESPADILLA, BASTO)}
    bad = not any(card.rank >= KING - 1 or card in (ESPADILLA, BASTO) for card in hand)
    hope = counsel.number(CASCA_USUAL) + (CARRIED if ESPADILLA in hand else CARRIED / 2 if BASTO in hand else 0.0)
    for holds, more in ((len(suits) <= 2, TWO_SUITS), (bad, VERY_BAD)):
        if holds and counsel.follows(more):
            return hope + more.weight, more.law
    return hope, counsel.cite(CASCA_USUAL)


@says("vol.I.7.11")
def usual_companion(card: Card) -> bool:
    """The Espadilha, the Basto, or else a king goes along to the casca."""
    return card in (ESPADILLA, BASTO) or card.rank == KING


def carried(hand: Collection[Card], offered: Collection[Card], counsel: Counsel = ALL) -> tuple[Card, ...]:
    """The card that goes along to the casca, if any."""
    if not counsel.follows(usual_companion):
        return ()
    for card in (ESPADILLA, BASTO):
        if card in offered:
            return (card,)
    kings = [card for card in offered if card.rank == KING]
    return (min(kings, key=lambda card: sum(other.suit is card.suit for other in hand)),) if kings else ()


# Naming.


def _best(hand: Collection[Card]) -> Suit:
    return best_suit(hand)[1]


def _by_purchase(hand: Collection[Card]) -> Suit:
    return max(SUITS, key=lambda suit: with_purchase(hand, suit))


WITH_PURCHASE = Maxim(("vol.I.6.2",), _by_purchase)
"""The suit that wins most with some cards drawn from the stock."""
OF_THIRTEEN = Maxim(("vol.I.7.17",), _best)
"""Nine cards picked of thirteen are a great advantage: he takes them, and the suit in which they make most."""
NAMED_IN = {SO: Maxim(("vol.I.22.14",), _best), CASCA: Maxim(("vol.I.16.6",), _best), TREZE: OF_THIRTEEN}
NAMED = (WITH_PURCHASE, *NAMED_IN.values())


def named(hand: Collection[Card], kind: str, counsel: Counsel = ALL) -> Found:
    """The suit in which the hand is strongest, and the line of the book that it is."""
    found = (
        alone(hand, False, True, counsel) if kind == SO else None if kind in (CASCA, TREZE) else asking(hand, counsel)
    )
    if found is not None:
        return found
    maxim = NAMED_IN.get(kind, WITH_PURCHASE)
    return (maxim(hand), maxim.law) if counsel.follows(maxim) else (best_suit(hand, counsel)[1], None)


@says("vol.I.16.1")
def gives_back(hand: Collection[Card]) -> bool:
    """A casca in which there is nothing is put back, before a codilho is made of it."""
    return chance(best_suit(hand)[0], CASCA) < HOPELESS


# The thirteen.


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


BIDS = (*minimal.LICENCA, *minimal.SOS, *WEAKER_SO, *RESPECTED, TOO_LITTLE, ONLY_TO_OUTBID, *NUMBERS)
PASSAGE = (*SECONDS, CASCA_USUAL, TWO_SUITS, VERY_BAD, usual_companion)
"""The maxims of both passages, and the numbers by which they go."""
