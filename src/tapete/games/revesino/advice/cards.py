"""Which card the book would lead or follow with, and by which maxim."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.cards import Card
from tapete.games.revesino.advice.exchange import BUSY, danger
from tapete.games.revesino.advice.reading import HEIGHT, Reading
from tapete.games.revesino.pack import LAST_TWO, WORTH, points
from tapete.table.counsel import Maxim, measure, says

Advice = tuple[Card, str | None]

VENTURED = 1
"""With so many cards that might lose one goes on for the Revesino: it is led before the last two tricks."""
THREAT = 6
"""From so many tricks of another on, all that were made, one keeps a card with which to cut."""


# The lead.


@dataclass(frozen=True, slots=True)
class Turn:
    """A card to play: what is read of the table, and the cards that may be played."""

    reading: Reading
    cards: Sequence[Card]

    @property
    def same(self) -> list[Card]:
        """Those that follow suit, from the lowest up."""
        led = self.reading.led
        own = [card for card in self.cards if led is not None and card.suit is led.suit]
        return sorted(own, key=HEIGHT.__getitem__)

    @property
    def over(self) -> list[Card]:
        """Of these those that would take the trick so far."""
        return [card for card in self.same if self.reading.wins(card)]

    @property
    def plain(self) -> list[Card]:
        """Of these those that nothing is paid for, if there are any."""
        return [card for card in self.same if card not in WORTH] or self.same


@says("rev.146", "rev.143", "rev.167")
def goes_on(reading: Reading) -> bool:
    """A Revesino is tried: every trick so far is one's own, and so little might be lost."""
    mine = reading.tricks[reading.seat]
    return mine == sum(reading.tricks) and (reading.left <= 2 or reading.losers(reading.hand) <= VENTURED)


def _tries(reading: Reading) -> bool:
    return reading.counsel.follows(goes_on) and goes_on(reading)


@says("rev.148")
def two_for_the_end(turn: Turn) -> Sequence[Card]:
    """If one must lose, a weak card goes before the last two tricks."""
    reading = turn.reading
    firm = [card for card in turn.cards if reading.firm(card)]
    weak = [card for card in turn.cards if card not in firm]
    if not weak or not len(firm) <= 2 < reading.left or not reading.losers(turn.cards) or not _tries(reading):
        return ()
    return [max(weak, key=lambda card: (card not in WORTH, -len(reading.above(card))))]


@says("rev.146", "rev.147", "rev.150")
def sweep(turn: Turn) -> Sequence[Card]:
    """Firm cards, the suit of which most is out first, for they make others firm."""
    reading = turn.reading
    best = [card for card in turn.cards if reading.firm(card)] or turn.cards
    return [max(best, key=lambda card: (len(reading.below(card)), HEIGHT[card]))] if _tries(reading) else ()


DRAWN, SOLD = measure("rev.93", "rev.ad.33.c", of=0.35), measure("rev.160", of=1.5)
"""How good it is to draw out what is dear, and how bad to lead it instead of selling it, for each tanto."""


GUARDED = measure("rev.160", of=0.6)
"""How bad it is to lead a guard of one's own dear card, for each tanto and in parts by how many guards there are."""


def _guarding(turn: Turn, card: Card) -> float:
    """How many tantos of one's own the card guards, as one of so many guards."""
    own = [other for other in turn.cards if other.suit is card.suit]
    dear = sum(WORTH.get(other, 0) for other in own if other is not card)
    return dear / (len(own) - 1) if dear else 0.0


@says("rev.93", "rev.ad.33.c")
def draw_out(turn: Turn) -> Sequence[Card]:
    """Low oros and copas, which draw out what is dear."""
    chosen = _lowest(turn)
    drawing = any(out in WORTH for out in turn.reading.out_of(chosen.suit))
    return [chosen] if drawing and chosen.suit in BUSY else ()


@says("rev.154", "rev.144")
def lose_the_lead(turn: Turn) -> Sequence[Card]:
    """The card that others will most likely have to take."""
    return [_lowest(turn)]


def _lowest(turn: Turn) -> Card:
    reading, counsel = turn.reading, turn.reading.counsel
    shy = counsel.follows(lose_the_lead)

    def cost(card: Card) -> float:
        above, below = len(reading.above(card)), len(reading.below(card))
        wins = 1.0 if not above else (below + 0.3) / (above + below)
        value = 4.0 * wins + 0.25 * points((card,)) * wins if shy else 0.0
        value += counsel.number(SOLD) * WORTH.get(card, 0) + counsel.number(GUARDED) * _guarding(turn, card)
        dear = [out for out in reading.out_of(card.suit) if out in WORTH]
        return value - counsel.number(DRAWN) * sum(WORTH[out] for out in dear) * (1 - wins)

    return min(turn.cards, key=cost)


LEADS = (two_for_the_end, sweep, draw_out, lose_the_lead)


# Following.


def _stops(turn: Turn) -> bool:
    """Somebody else is on the way to Revesino, and could be stopped."""
    return turn.reading.sweeper not in (None, turn.reading.seat) and bool(turn.over)


@says("rev.178")
def given_up(turn: Turn) -> Sequence[Card]:
    """Bound by the four aces, with the last trick before it is time to cut, and nothing left to cut with: to be
    introduced costs less than another's Revesino."""
    reading = turn.reading
    may_cut = any(reading.firm(card) and reading.below(card) for card in reading.hand)
    late = reading.left == len(LAST_TWO) + 1 and reading.is_bound and not may_cut
    return turn.over[-1:] if _stops(turn) and late else ()


@says("rev.162", "rev.159", "rev.163")
def cut(turn: Turn) -> Sequence[Card]:
    """It is cut at the first chance that does not cost more than it saves."""
    reading, table = turn.reading, [played.card for played in turn.reading.trick]
    done, in_time = sum(reading.tricks), reading.left <= 2
    if not _stops(turn) or (reading.is_bound and not in_time):
        return ()
    price = points(table) / 3 + sum(WORTH.get(card, 0) for card in table if card.suit is not table[0].suit)
    if not in_time and (done < 4 or price > done - 3):
        return ()
    cheap = [card for card in turn.over if card not in WORTH] or turn.over
    pick = max if not reading.later or in_time else min
    return [pick(cheap, key=HEIGHT.__getitem__)]


@says("rev.143", "rev.164", "rev.168", "rev.ad.25.e")
def renounce(turn: Turn) -> Sequence[Card]:
    """The four aces throw what might take a trick later, as if always void, and keep the low ends for the close; but
    from one who is near his Revesino they keep what may cut it."""
    if not turn.reading.has_aces:
        return ()
    best = turn.reading.best
    losing = [card for card in turn.cards if best is None or not turn.reading.order.beats(card, best)] or turn.cards
    spare = _but_for_cutting(Turn(turn.reading, losing)) or losing
    return [max(spare, key=lambda card: (HEIGHT[card], card in WORTH))]


def _but_for_cutting(turn: Turn) -> Sequence[Card]:
    """What can be spared when somebody is near his Revesino and firm cards are kept to cut it in time."""
    reading = turn.reading
    near = reading.sweeper not in (None, reading.seat) and sum(reading.tricks) >= THREAT
    if not near or not reading.counsel.follows(keep_what_cuts):
        return ()
    spare = [card for card in turn.cards if not reading.firm(card)]
    return spare if len(spare) < len(turn.cards) else ()


@says("rev.159", "rev.163")
def keep_what_cuts(turn: Turn) -> Sequence[Card]:
    """Void, near another's Revesino: what threatens most of those with which it cannot be cut."""
    return _most_dangerous(turn, [] if turn.same else _but_for_cutting(turn))


@says("rev.160", "rev.161")
def sell(turn: Turn) -> Sequence[Card]:
    """Void: a payment card is sold at the first chance, the dearest first."""
    dear = [] if turn.same else [card for card in turn.cards if card in WORTH]
    most = max((WORTH[card] for card in dear), default=0)
    return _most_dangerous(turn, [card for card in dear if WORTH[card] == most])


def _most_dangerous(turn: Turn, found: Sequence[Card], counting: float = 0.0) -> Sequence[Card]:
    hand, counsel = turn.reading.hand, turn.reading.counsel
    return sorted(found, key=lambda card: -danger(card, hand, counsel) - counting * points((card,)))[:1]


ANSWERS: Sequence[Maxim[Turn, Sequence[Card]]] = (
    given_up,
    cut,
    renounce,
    keep_what_cuts,
    sell,
    # Void: else what threatens most, and counts.
    Maxim(("rev.154",), lambda turn: () if turn.same else _most_dangerous(turn, turn.cards, 0.5)),
    # One who tries for Revesino takes with the highest.
    Maxim(("rev.146",), lambda turn: turn.over[-1:] if turn.over and _tries(turn.reading) else ()),
    # Just under the best on the table.
    Maxim(("rev.154", "rev.183"), lambda turn: [card for card in turn.plain if card not in turn.over][-1:]),
    # Who must take, and is last, does it with the highest.
    Maxim(("rev.145",), lambda turn: () if turn.reading.later else turn.plain[-1:]),
    # Else with the lowest.
    Maxim(("rev.154",), lambda turn: turn.plain[:1]),
)


def advised(reading: Reading, cards: Sequence[Card]) -> Advice:
    """What the book would play to the trick, or lead; where it is silent, the lowest."""
    found = reading.counsel.first(ANSWERS if reading.trick else LEADS, Turn(reading, cards))
    return (found[0][0], found[1]) if found else (min(cards, key=HEIGHT.__getitem__), None)
