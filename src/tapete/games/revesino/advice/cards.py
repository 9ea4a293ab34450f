"""Which card the book would lay away, lead or follow with, and by which maxim."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import Card, Suit, cards
from tapete.games.revesino.advice.reading import HEIGHT, Reading
from tapete.games.revesino.pack import CABALLO, LAST_TWO, ORDER, WORTH, is_napolitana, points
from tapete.laws.mark import law

Advice = tuple[Card, str]
ACE_OF_OROS = cards("1O")[0]
BUSY = (Suit.OROS, Suit.COPAS)
"""The suits that are led first and most."""

LOW = 5
"""So high is the six: up to it a card takes little, and covers a high card of its suit."""
SECOND, COMPANY = 1, 2
"""With so many more of its suit a high card is poorly accompanied; or, of the caballo with a plate, with so many."""

VENTURED = 1
"""With so many cards that might lose one goes on for the Revesino: it is led before the last two tricks."""
HOPE = 0
"""With so many cards that might lose one hopes for it in the exchange."""
THREAT = 6
"""From so many tricks of another on, all that were made, one keeps a card with which to cut."""
DANGEROUS, VOID = 7.0, 1.0
"""From here on a card is better laid away than kept; and so much better if it is the last of its suit."""


# The exchange.


@law("rev.89", "rev.90", "rev.91", "rev.93", "rev.94")
def danger(card: Card, hand: Sequence[Card]) -> float:
    """How much a card threatens him who keeps it: high, with nothing low beside it, in a suit much led; of those that
    are poorly accompanied the payment cards more than others, and the dearer more."""
    company = [other for other in hand if other.suit is card.suit and other is not card]
    cover = sum(HEIGHT[other] <= LOW for other in company)
    value = HEIGHT[card] - 2.2 * cover - 0.4 * len(company) + (0.8 if card.suit in BUSY else 0.0)
    return value + WORTH[card] + 1.5 if card in WORTH and len(company) <= SECOND else value


@law("rev.88", "rev.93", "rev.97", "rev.ad.34.c")
def is_bare(card: Card, hand: Sequence[Card], plate: bool) -> bool:
    """Whether it might take a trick and has at most one more of its suit beside it; the caballo, where there is a plate
    to lose by it, fewer than three."""
    company = COMPANY if card is CABALLO and plate else SECOND
    return HEIGHT[card] > LOW and _length(card, hand) - 1 <= company


@law("rev.88", "rev.96", "rev.ad.34.c")
def laid_away(reading: Reading, must: bool) -> tuple[Card | None, str]:
    """The card to lay away, and why; none, when it is better to decline."""
    hand = reading.hand
    if is_napolitana(hand):
        return max((card for card in hand if card not in WORTH), key=lambda card: HEIGHT[card]), "rev.143"
    if (hopeless := _hopeless(reading)) is not None:
        return hopeless, "rev.87"
    bare = [card for card in hand if is_bare(card, hand, reading.plate)]
    if reading.plate and CABALLO in bare:
        return CABALLO, "rev.ad.34.c"
    others = [card for card in hand if card not in WORTH]
    worst = max(bare or others, key=lambda card: danger(card, hand) + VOID * (_length(card, hand) == 1))
    if not must and (kept := _kept(worst, hand)) is not None:
        return None, kept
    return worst, _why(worst, bare, hand)


@law("rev.96", "rev.98")
def _kept(worst: Card, hand: Sequence[Card]) -> str | None:
    """By which maxim one had better not exchange at all."""
    singles = [card for card in hand if _length(card, hand) == 1]
    if worst in singles and len(singles) > 1 and all(HEIGHT[card] < HEIGHT[CABALLO] for card in singles):
        return "rev.98"
    return "rev.96" if _has_void(hand) and danger(worst, hand) < DANGEROUS else None


@law("rev.88", "rev.89", "rev.90", "rev.92", "rev.97")
def _why(worst: Card, bare: Sequence[Card], hand: Sequence[Card]) -> str:
    """The maxim by which this card goes."""
    if worst not in bare:
        return "rev.92"
    if worst in (CABALLO, ACE_OF_OROS) and _has_void(hand):
        return "rev.97"
    if worst not in WORTH or len(bare) == 1:
        return "rev.88"
    return "rev.90" if sum(card in WORTH for card in bare) > 1 else "rev.89"


def _length(card: Card, hand: Sequence[Card]) -> int:
    return sum(other.suit is card.suit for other in hand)


def _has_void(hand: Sequence[Card]) -> bool:
    return len({card.suit for card in hand}) < len(Suit)


@law("rev.87", "rev.95")
def _hopeless(reading: Reading) -> Card | None:
    """For one who hopes for Revesino: the one card without which nothing would be lost."""
    hand = reading.hand
    rest = {card: [other for other in hand if other is not card] for card in hand}
    found = [card for card in hand if reading.losers(rest[card]) <= HOPE]
    return min(found, key=lambda card: (HEIGHT[card], _length(card, hand))) if found else None


# The lead.


@law("rev.143", "rev.146", "rev.167")
def goes_on(reading: Reading) -> bool:
    """Whether a Revesino is tried: every trick so far is one's own, and so little might be lost."""
    mine = reading.tricks[reading.seat]
    return mine == sum(reading.tricks) and (reading.left <= 2 or reading.losers(reading.hand) <= VENTURED)


def lead(reading: Reading, cards: Sequence[Card]) -> Advice:
    """To go on with a Revesino, or else to lose the lead."""
    return _swept(reading, cards) if goes_on(reading) else _low(reading, cards)


@law("rev.146", "rev.147", "rev.148", "rev.149", "rev.150")
def _swept(reading: Reading, cards: Sequence[Card]) -> Advice:
    """Firm cards, the suit of which most is out first, for they make others firm; if one must lose, a weak one goes
    before the last two tricks."""
    firm = [card for card in cards if reading.is_firm(card)]
    weak = [card for card in cards if card not in firm]
    if weak and len(firm) <= 2 < reading.left and reading.losers(cards):
        return max(weak, key=lambda card: (card not in WORTH, -reading.above(card))), "rev.148"
    best = firm or list(cards)
    return max(best, key=lambda card: (reading.below(card), HEIGHT[card])), "rev.146"


@law("rev.93", "rev.144", "rev.154", "rev.160", "rev.ad.33.c")
def _low(reading: Reading, cards: Sequence[Card]) -> Advice:
    """The card that others will most likely have to take; low oros and copas besides draw out what is dear."""

    def cost(card: Card) -> float:
        above, below = reading.above(card), reading.below(card)
        wins = 1.0 if not above else (below + 0.3) / (above + below)
        value = 4.0 * wins + 0.25 * points((card,)) * wins
        value += 1.5 * WORTH.get(card, 0)
        dear = [out for out in reading.unseen if out in WORTH and out.suit is card.suit]
        return value - 0.35 * sum(WORTH[out] for out in dear) * (1 - wins)

    chosen = min(cards, key=cost)
    drawing = any(out in WORTH and out.suit is chosen.suit for out in reading.unseen)
    return chosen, "rev.93" if drawing and chosen.suit in BUSY else "rev.154"


# Following.


def follow(reading: Reading, cards: Sequence[Card]) -> Advice:
    """What the book would play to the trick."""
    led = reading.view.trick[0].card.suit
    table = [played.card for played in reading.view.trick]
    best = table[ORDER.winner(table)]
    same = [card for card in cards if card.suit is led]
    if (stop := _stopping(reading, same, best, table)) is not None:
        return stop
    if reading.has_aces:
        return _renounced(reading, cards, best)
    if not same:
        return _thrown(reading, cards)
    over = [card for card in same if ORDER.beats(card, best)]
    if over and goes_on(reading):
        return max(over, key=lambda card: HEIGHT[card]), "rev.146"
    return _under(reading, same, best)


@law("rev.159", "rev.162", "rev.163")
def _stopping(reading: Reading, same: Sequence[Card], best: Card, table: Sequence[Card]) -> Advice | None:
    """Somebody is on the way to Revesino: it is cut at the first chance that does not cost more than it saves."""
    sweeper = reading.sweeper
    if sweeper is None or sweeper == reading.seat:
        return None
    over = [card for card in same if ORDER.beats(card, best)]
    if not over:
        return None
    done, in_time = sum(reading.tricks), reading.left <= 2
    if reading.is_bound and not in_time:
        return _given_up(reading, over)
    price = points(table) / 3 + sum(WORTH.get(card, 0) for card in table if card.suit is not table[0].suit)
    if in_time or (done >= 4 and price <= done - 3):
        cheap = [card for card in over if card not in WORTH] or over
        pick = max if reading.last or in_time else min
        return pick(cheap, key=lambda card: HEIGHT[card]), "rev.162"
    return None


@law("rev.178")
def _given_up(reading: Reading, over: Sequence[Card]) -> Advice | None:
    """Bound by the four aces, with the last trick before it is time to cut, and nothing left to cut with: to be
    introduced costs less than another's Revesino."""
    may_cut = any(reading.is_firm(card) and reading.below(card) for card in reading.hand)
    if may_cut or reading.left > len(LAST_TWO) + 1:
        return None
    return max(over, key=lambda card: HEIGHT[card]), "rev.178"


@law("rev.143", "rev.164", "rev.168", "rev.ad.25.e")
def _renounced(reading: Reading, cards: Sequence[Card], best: Card) -> Advice:
    """The four aces throw what might take a trick later, as if always void, and keep the low ends for the close; but
    from one who is near his Revesino they keep what may cut it."""
    losing = [card for card in cards if not ORDER.beats(card, best)] or cards
    spare = _but_for_cutting(reading, losing) or losing
    return max(spare, key=lambda card: (HEIGHT[card], card in WORTH)), "rev.143"


@law("rev.159", "rev.163")
def _but_for_cutting(reading: Reading, cards: Sequence[Card]) -> list[Card] | None:
    """What can be spared when somebody is near his Revesino and firm cards are kept to cut it in time."""
    if reading.sweeper in (None, reading.seat) or sum(reading.tricks) < THREAT:
        return None
    spare = [card for card in cards if not reading.is_firm(card)]
    return spare if 0 < len(spare) < len(cards) else None


@law("rev.160", "rev.161")
def _thrown(reading: Reading, cards: Sequence[Card]) -> Advice:
    """Void: a payment card is sold at the first chance, the dearest first; else what threatens most."""
    if (spare := _but_for_cutting(reading, cards)) is not None:
        return max(spare, key=lambda card: danger(card, reading.hand)), "rev.159"
    dear = [card for card in cards if card in WORTH]
    if dear:
        return max(dear, key=lambda card: (WORTH[card], danger(card, reading.hand))), "rev.160"
    return max(cards, key=lambda card: danger(card, reading.hand) + 0.5 * points((card,))), "rev.154"


@law("rev.145", "rev.154", "rev.183")
def _under(reading: Reading, same: Sequence[Card], best: Card) -> Advice:
    """Just under the best on the table; who must take does it with the highest if he is last, else with the lowest."""
    plain = [card for card in same if card not in WORTH] or list(same)
    losing = [card for card in plain if not ORDER.beats(card, best)]
    if losing:
        return max(losing, key=lambda card: HEIGHT[card]), "rev.154"
    if reading.last:
        return max(plain, key=lambda card: HEIGHT[card]), "rev.145"
    return min(plain, key=lambda card: HEIGHT[card]), "rev.154"
