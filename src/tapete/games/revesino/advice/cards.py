"""Which card the book would lay away, lead or follow with, and by which maxim."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.cards import Card, Suit, cards
from tapete.games.revesino.advice.reading import HEIGHT, Reading
from tapete.games.revesino.pack import CABALLO, LAST_TWO, WORTH, is_napolitana, points
from tapete.table.counsel import ALL, Counsel, measure, says

Advice = tuple[Card, str | None]
ACE_OF_OROS = cards("1O")[0]
BUSY = (Suit.OROS, Suit.COPAS)
"""The suits that are led first and most."""

LOW = 5
"""So high is the six: up to it a card takes little, and covers a high card of its suit."""
SECOND = 1
"""With so many more of its suit a high card is poorly accompanied."""

VENTURED = 1
"""With so many cards that might lose one goes on for the Revesino: it is led before the last two tricks."""
HOPE = 0
"""With so many cards that might lose one hopes for it in the exchange."""
THREAT = 6
"""From so many tricks of another on, all that were made, one keeps a card with which to cut."""
DANGEROUS, VOID = 7.0, 1.0
"""From here on a card is better laid away than kept; and so much better if it is the last of its suit."""


COVERED = measure("rev.94", of=2.2)
"""How much less a high card threatens with each low one beside it."""
MUCH_LED = measure("rev.91", "rev.93", of=0.8)
"""How much more it does in a suit that is led much."""
PAID, DEARER = measure("rev.89", of=1.5), measure("rev.90", of=1.0)
"""How much more a payment card does that is poorly accompanied, and for each tanto that it costs."""
CABALLO_COMPANY = measure("rev.ad.34.c", of=2)
"""With so many more of copas the caballo is poorly accompanied, where there is a plate to lose by it."""
DANGER = (COVERED, MUCH_LED, PAID, DEARER, CABALLO_COMPANY)


# The exchange.


def danger(card: Card, hand: Sequence[Card], counsel: Counsel = ALL) -> float:
    """How much a card threatens him who keeps it: high, with nothing low beside it, in a suit much led; of those that
    are poorly accompanied the payment cards more than others, and the dearer more."""
    company = [other for other in hand if other.suit is card.suit and other is not card]
    cover = sum(HEIGHT[other] <= LOW for other in company)
    value = HEIGHT[card] - counsel.number(COVERED) * cover - 0.4 * len(company)
    value += counsel.number(MUCH_LED) if card.suit in BUSY else 0.0
    if card not in WORTH or len(company) > SECOND:
        return value
    return value + counsel.number(DEARER) * WORTH[card] + counsel.number(PAID)


class Exchange:
    """A hand from which a card may be laid away, and must where one may not decline."""

    def __init__(self, reading: Reading, must: bool) -> None:
        self.reading, self.hand, self.must = reading, reading.hand, must
        self.bare = [card for card in self.hand if self._is_bare(card)]
        found = self.bare if reading.counsel.follows(bare_cards) else []
        others = found or [card for card in self.hand if card not in WORTH]
        self.worst = max(others, key=lambda card: self.danger(card) + VOID * (_length(card, self.hand) == 1))

    def danger(self, card: Card) -> float:
        """How much the card threatens."""
        return danger(card, self.hand, self.reading.counsel)

    def _is_bare(self, card: Card) -> bool:
        """Whether it might take a trick and has at most one more of its suit beside it."""
        plate = card is CABALLO and self.reading.plate
        company = self.reading.counsel.number(CABALLO_COMPANY, SECOND) if plate else SECOND
        return HEIGHT[card] > LOW and _length(card, self.hand) - 1 <= company

    @property
    def has_void(self) -> bool:
        """Whether a suit is missing."""
        return len({card.suit for card in self.hand}) < len(Suit)


DECLINE: tuple[Card | None, ...] = (None,)


@says("rev.143")
def keep_the_aces(exchange: Exchange) -> Sequence[Card | None]:
    """With the four aces the highest of the others goes."""
    others = [card for card in exchange.hand if card not in WORTH]
    return [max(others, key=HEIGHT.__getitem__)] if is_napolitana(exchange.hand) else ()


@says("rev.87", "rev.95")
def hopeless(exchange: Exchange) -> Sequence[Card | None]:
    """For one who hopes for Revesino: the one card without which nothing would be lost."""
    hand = exchange.hand
    rest = {card: [other for other in hand if other is not card] for card in hand}
    found = [card for card in hand if exchange.reading.losers(rest[card]) <= HOPE]
    return sorted(found, key=lambda card: (HEIGHT[card], _length(card, hand)))[:1]


@says("rev.ad.34.c")
def lock_in_the_caballo(exchange: Exchange) -> Sequence[Card | None]:
    """Where there is a plate the caballo goes, unless it is well accompanied."""
    return [CABALLO] if exchange.reading.plate and CABALLO in exchange.bare else ()


@says("rev.98")
def keep_the_singles(exchange: Exchange) -> Sequence[Card | None]:
    """With single cards in two suits, none of them high, one had better not exchange."""
    singles = [card for card in exchange.hand if _length(card, exchange.hand) == 1]
    low = len(singles) > 1 and all(HEIGHT[card] < HEIGHT[CABALLO] for card in singles)
    return DECLINE if not exchange.must and exchange.worst in singles and low else ()


@says("rev.96")
def keep_the_void(exchange: Exchange) -> Sequence[Card | None]:
    """One who is void of a suit keeps it so by not exchanging."""
    calm = exchange.has_void and exchange.danger(exchange.worst) < DANGEROUS
    return DECLINE if not exchange.must and calm else ()


@says("rev.97", "rev.93")
def even_with_a_void(exchange: Exchange) -> Sequence[Card | None]:
    """But the caballo or the ace of oros, poorly accompanied, goes."""
    dear = exchange.worst in (CABALLO, ACE_OF_OROS) and exchange.worst in exchange.bare
    return [exchange.worst] if dear and exchange.has_void else ()


@says("rev.88")
def bare_cards(exchange: Exchange) -> Sequence[Card | None]:
    """The high card with the least company goes."""
    plain = exchange.worst not in WORTH or len(exchange.bare) == 1
    return [exchange.worst] if plain and exchange.worst in exchange.bare else ()


@says("rev.90")
def the_dearest(exchange: Exchange) -> Sequence[Card | None]:
    """Of two payment cards the greater."""
    several = sum(card in WORTH for card in exchange.bare) > 1
    return [exchange.worst] if several and exchange.worst in exchange.bare else ()


@says("rev.89")
def the_payment_card(exchange: Exchange) -> Sequence[Card | None]:
    """Of two that are equally bare the payment card."""
    return [exchange.worst] if exchange.worst in exchange.bare else ()


@says("rev.92")
def no_fixed_rule(exchange: Exchange) -> Sequence[Card | None]:
    """No rule covers every discard: whatever threatens most."""
    return [exchange.worst]


DISCARDS = (
    keep_the_aces, hopeless, lock_in_the_caballo, keep_the_singles, keep_the_void, even_with_a_void, bare_cards,
    the_dearest, the_payment_card, no_fixed_rule,
)  # fmt: skip


def laid_away(reading: Reading, must: bool) -> tuple[Card | None, str | None]:
    """The card to lay away, and why; none, when it is better to decline."""
    exchange = Exchange(reading, must)
    (card, *_), maxim = reading.counsel.first(DISCARDS, exchange) or ([exchange.worst if must else None], None)
    return card, maxim


def _length(card: Card, hand: Sequence[Card]) -> int:
    return sum(other.suit is card.suit for other in hand)


# The lead.


@dataclass(frozen=True, slots=True)
class Turn:
    """A card to play: what is read of the table, and the cards that may be played."""

    reading: Reading
    cards: Sequence[Card]

    @property
    def same(self) -> list[Card]:
        """Those that follow suit."""
        led = self.reading.led
        return [card for card in self.cards if led is not None and card.suit is led.suit]

    @property
    def over(self) -> list[Card]:
        """Those that follow suit and would take the trick so far."""
        return [card for card in self.same if self.reading.wins(card)]


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
        value += counsel.number(SOLD) * WORTH.get(card, 0)
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
    return [max(turn.over, key=HEIGHT.__getitem__)] if _stops(turn) and late else ()


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


@says("rev.154")
def throw(turn: Turn) -> Sequence[Card]:
    """Void: else what threatens most, and counts."""
    return () if turn.same else _most_dangerous(turn, turn.cards, 0.5)


def _most_dangerous(turn: Turn, found: Sequence[Card], counting: float = 0.0) -> Sequence[Card]:
    hand, counsel = turn.reading.hand, turn.reading.counsel
    return sorted(found, key=lambda card: -danger(card, hand, counsel) - counting * points((card,)))[:1]


@says("rev.146")
def take_it(turn: Turn) -> Sequence[Card]:
    """One who tries for Revesino takes with the highest."""
    return sorted(turn.over, key=HEIGHT.__getitem__)[-1:] if turn.over and _tries(turn.reading) else ()


def _plain(turn: Turn) -> Sequence[Card]:
    return [card for card in turn.same if card not in WORTH] or turn.same


@says("rev.154", "rev.183")
def duck(turn: Turn) -> Sequence[Card]:
    """Just under the best on the table."""
    losing = [card for card in _plain(turn) if card not in turn.over]
    return sorted(losing, key=HEIGHT.__getitem__)[-1:]


@says("rev.145")
def take_with_the_highest(turn: Turn) -> Sequence[Card]:
    """Who must take, and is last, does it with the highest."""
    return () if turn.reading.later else sorted(_plain(turn), key=HEIGHT.__getitem__)[-1:]


@says("rev.154")
def take_with_the_lowest(turn: Turn) -> Sequence[Card]:
    """Else with the lowest."""
    return sorted(_plain(turn), key=HEIGHT.__getitem__)[:1]


ANSWERS = (
    given_up, cut, renounce, keep_what_cuts, sell, throw, take_it, duck, take_with_the_highest, take_with_the_lowest,
)  # fmt: skip


def advised(reading: Reading, cards: Sequence[Card]) -> Advice:
    """What the book would play to the trick, or lead; where it is silent, the lowest."""
    found = reading.counsel.first(ANSWERS if reading.trick else LEADS, Turn(reading, cards))
    return (found[0][0], found[1]) if found else (min(cards, key=HEIGHT.__getitem__), None)
