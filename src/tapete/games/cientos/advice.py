"""The player who follows the book: how it discards, announces, reads the other's hand, and plays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tapete.cards import SUITS, Card, Suit
from tapete.games.cientos.ranking import HEIGHT, SET_RANKS, VALUES, arranged, total
from tapete.games.cientos.reading import KEEP_COUNT, Reading, Trace
from tapete.table.action import Action, play
from tapete.table.counsel import ALL, Book, Counsel, always, measure, says
from tapete.table.offer import Accuse, Pick, Prompt
from tapete.table.player import ByTheBook, Choice
from tapete.table.player import says as spoken
from tapete.table.view import View

ACE, KING, KNIGHT = 1, 12, 11


# The discard.


RUN, HIGH, ONE_CARD = measure("cie.84", of=3), measure("cie.84", of=2), measure("cie.86", of=4.5)
"""What a suit promises the point for each card of its longest run, each high card, each that may make a quinta."""


def point_suit(hand: Iterable[Card], nearly_over: bool, counsel: Counsel = ALL) -> Suit:
    """The suit for the point: high touching cards before many broken ones; at the end the greatest sum and no more."""
    cards = tuple(hand)
    touching, run, tall = (counsel.number(each) for each in (ONE_CARD, RUN, HIGH))

    def promise(suit: Suit) -> float:
        heights = [HEIGHT[card.rank] for card in cards if card.suit is suit]
        if nearly_over or not heights:
            return float(total(cards, suit))
        high = sum(height >= HEIGHT[KNIGHT] for height in heights)
        return total(cards, suit) + touching * _touching(heights) + run * _run(heights) + tall * high

    return max(SUITS, key=promise)


def _touching(heights: list[int]) -> int:
    """How many of the five best places in a row are filled: what may still become a quinta."""
    return max(sum(low <= height < low + 5 for height in heights) for low in range(1, 5))


def _run(heights: list[int]) -> int:
    """The length of the longest run."""
    return max(next(step for step in range(9) if top - step not in heights) for top in heights)


KEPT = 12.0
"""What promises as much is not thrown away though more might be drawn."""
TRICKS = {ACE: KEPT, KING: 3.5, KNIGHT: 1.5}
"""What a card promises for the tricks alone: an ace is never thrown."""
GUARD = 3.0
"""What the only card is worth that keeps a king from falling to the ace."""


POINT, SETS, NEAR = measure("cie.83", of=10.0), measure("cie.87", "cie.88", of=1.0), measure("cie.84", "cie.86", of=1.0)
"""What a card promises that is meant for the point, and how much fourteens and sequences count beside it."""


def worth(card: Card, hand: tuple[Card, ...], kept: Suit, counsel: Counsel = ALL) -> float:
    """What a card promises: to the point first of all, then to fourteens, sequences and tricks."""
    same_rank = sum(other.rank == card.rank for other in hand)
    heights = [HEIGHT[other.rank] for other in hand if other.suit is card.suit]
    near = sum(abs(HEIGHT[card.rank] - height) <= 2 for height in heights) - 1
    value = counsel.number(POINT) if card.suit is kept else 0.0
    value += counsel.number(SETS) * {4: 14.0, 3: 7.0, 2: 1.5}.get(same_rank, 0.0) if card.rank in SET_RANKS else 0.0
    value += counsel.number(NEAR) * near * (1.0 if len(heights) > 3 else 0.5)
    value += TRICKS.get(card.rank, 0.0) + (GUARD if _guards_king(card, hand) else 0.0)
    return value + VALUES[card.rank] / 20


def _guards_king(card: Card, hand: tuple[Card, ...]) -> bool:
    """Whether without this card a king would stand alone."""
    others = [other.rank for other in hand if other.suit is card.suit and other is not card]
    return card.rank != ACE and others == [KING]


IMPULSE = always("cie.98", said=True)
"""Now and then one may leave the rules and follow a first impulse."""


@says("cie.85")
def at_the_end(reading: Reading) -> bool:
    """Near the end of the game the point alone may win it."""
    return reading.nearly_over


@says("cie.87", "cie.88")
def three_alike(reading: Reading) -> bool:
    """Three aces, three kings and so on may become a fourteen."""
    return any(sum(card.rank == rank for card in reading.hand) == 3 for rank in SET_RANKS)


DISCARDS = (at_the_end, three_alike, always("cie.83", said=True))
"""Else what is meant for the point is set apart, and the rest goes."""


def to_throw(
    hand: tuple[Card, ...], least: int, most: int, nearly_over: bool = False, counsel: Counsel = ALL
) -> tuple[Card, ...]:
    """The cards to throw: one after another whatever then promises least."""
    kept, left = point_suit(hand, nearly_over, counsel), hand
    while len(hand) - len(left) < most:
        value, poorest = min((worth(card, left, kept, counsel), card) for card in left)
        if value >= KEPT and len(hand) - len(left) >= least:
            break
        left = tuple(card for card in left if card is not poorest)
    return tuple(card for card in hand if card not in left)


def thrown(reading: Reading, offer: Pick) -> tuple[tuple[Card, ...], str | None]:
    """The cards to throw, and the maxim behind it."""
    counsel = reading.counsel
    nearly_over = bool(counsel.first((at_the_end,), reading))
    found = counsel.first(DISCARDS, reading)
    return to_throw(reading.hand, offer.least, offer.most, nearly_over, counsel), found[1] if found else None


# The play.


Turn = tuple[Reading, Sequence[Card]]
"""What is read of the table, and the cards that may be played."""


def is_tenace(reading: Reading, suit: Suit) -> bool:
    """Ace and knight alone, and the king is out: wait for the other to lead the suit, and make both.

    So of any two cards with one between them; but of a longer suit the firm cards are run.
    """
    higher = sorted(len(reading.above(card)) for card in reading.of(suit))
    return higher == [0, 1] and reading.counsel.follows(wait_with_it)


@says("cie.151", "cie.131", "cie.144", "cie.145")
def firm_first(turn: Turn) -> Sequence[Card]:
    """Firm cards of the suit that has most of them; before the pique even from a tenace."""
    reading, cards = turn
    firm = [card for card in cards if reading.firm(card)]
    all_firm = reading.near_pique or len(firm) == len(cards)
    ready = [card for card in firm if not is_tenace(reading, card.suit)] or (firm if all_firm else [])
    suit = max({card.suit for card in ready}, key=lambda suit: (_strength(reading, suit), suit.word), default=None)
    return sorted((card for card in ready if card.suit is suit), key=reading.height)[-1:]


@says("cie.147")
def wait_with_it(turn: Turn) -> Sequence[Card]:
    """Not from a tenace."""
    reading, cards = turn
    waiting = [card for card in cards if not is_tenace(reading, card.suit)]
    return [max(waiting or cards, key=lambda card: _probe(reading, card))] if len(waiting) < len(cards) else ()


@says("cie.151")
def low_from_length(turn: Turn) -> Sequence[Card]:
    """Without firm cards, low from the longest suit."""
    reading, cards = turn
    return [max(cards, key=lambda card: _probe(reading, card))]


def _strength(reading: Reading, suit: Suit) -> float:
    own = [card for card in reading.hand if card.suit is suit]
    firm = sum(reading.firm(card) for card in own)
    return firm + 0.3 * len(own) - 0.2 * sum(card.suit is suit for card in reading.unseen)


def _probe(reading: Reading, card: Card) -> tuple[float, int]:
    """How good a card is to lead that may be taken: from length, low, and not from under a king alone."""
    own = [other for other in reading.hand if other.suit is card.suit]
    out = sum(other.suit is card.suit for other in reading.unseen)
    guarded = any(other.rank == KING for other in own) and len(own) <= 2
    return len(own) - 0.5 * out - (2 if guarded else 0), -HEIGHT[card.rank]


@says("cie.145", "cie.149")
def win_cheaply(turn: Turn) -> Sequence[Card]:
    """Win as cheaply as can be."""
    reading, cards = turn
    return sorted((card for card in cards if reading.wins(card)), key=reading.height)[:1]


@says("cie.146")
def throw_the_least(turn: Turn) -> Sequence[Card]:
    """Else throw what is worth least; of one suit the lowest card."""
    reading, cards = turn
    held = [[card for card in cards if card.suit is suit] for suit in SUITS]
    lowest = [min(own, key=reading.height) for own in held if own]
    return [min(lowest, key=lambda card: _keeping(reading, card))]


ASK = always("cie.1", said=True)
"""Which of the four is missing: it costs nothing to ask, and tells of the other's hand."""

BOOK: Book = {
    "mind": (KEEP_COUNT,),
    "discard": (IMPULSE, *DISCARDS, RUN, HIGH, ONE_CARD, POINT, SETS, NEAR),
    "ask": (ASK,),
    "lead": (firm_first, wait_with_it, low_from_length),
    "answer": (win_cheaply, throw_the_least),
}
"""The maxims for each decision, and the numbers by which they go."""


def card_for(reading: Reading, cards: Sequence[Card]) -> tuple[Card, str | None]:
    """The card, and the maxim that chose it; where all are silent, the lowest."""
    found = reading.counsel.first(BOOK["answer" if reading.trick else "lead"], (reading, cards))
    return (found[0][0], found[1]) if found else (min(cards, key=reading.height), None)


GUARDED = 2.5
"""What a guard is worth: more than what a long suit might still bring."""


def _keeping(reading: Reading, card: Card) -> tuple[float, int]:
    """What is lost with a card: a trick if it is firm, a guard if it covers a king or a knight."""
    own = [other for other in reading.hand if other.suit is card.suit]
    higher = len(reading.above(card))
    tricks = 4.0 if higher == 0 else 2.0 if len(own) > higher else 0.0
    guards = sum(len(reading.above(other)) == len(own) - 1 for other in own if other is not card)
    return tricks + GUARDED * guards, HEIGHT[card.rank]


# The player.

QUIET = ("paso", "basta", "bueno", "done", "go-on", "take-pack")
"""What one says when there is nothing better to say."""

JUST = ("lead", "suit", "manner", "turn", "show")
"""What is claimed whenever it can be."""


class Adviser(ByTheBook):
    """Plays by the maxims of the treatise; with some boldness it now and then follows a first impulse instead."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset(), boldness: float = 0.0) -> None:
        super().__init__(seed, QUIET, without)
        self._trace, self._boldness = Trace(), boldness

    def _advised(self, view: View, prompt: Prompt) -> Choice | None:
        reading = self._reading(view)
        steps = (self._claim, self._speech, self._discard, self._question, self._card)
        return next(filter(None, (step(reading, prompt) for step in steps)), None)

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what is plainly against the law is claimed at once."""
        reading = self._reading(view)
        return None if view.prompt is None else self._claim(reading, view.prompt)

    def _reading(self, view: View) -> Reading:
        self._trace.hear(view)
        return Reading(view, self._trace if self._counsel.follows(KEEP_COUNT) else Trace(), self._counsel)

    # Words.

    def _speech(self, reading: Reading, prompt: Prompt) -> Choice | None:
        """All that can be counted is said, the greatest first; what is not held is never claimed."""
        if prompt.key == "name-suit":
            return self._name(reading, prompt)
        for words in _SPOKEN:
            for offer in spoken(prompt):
                if offer.word in words and not offer.grave:
                    return Choice(offer.action)
        return None

    def _name(self, reading: Reading, prompt: Prompt) -> Choice:
        """He names the suit he would lead anyway, and so sees the cards for nothing."""
        card, maxim = card_for(reading, reading.hand)
        return Choice(Action("name", (card.suit.word,)), maxim)

    def _question(self, reading: Reading, prompt: Prompt) -> Choice | None:
        for offer in spoken(prompt):
            if offer.word == "pregunto" and self._counsel.follows(ASK):
                return Choice(offer.action, ASK.law)
        return None

    # Cards.

    def _discard(self, reading: Reading, prompt: Prompt) -> Choice | None:
        offer = next((offer for offer in prompt.offers if isinstance(offer, Pick)), None)
        if offer is None:
            return None
        if self._chance.random() < self._boldness and self._counsel.follows(IMPULSE):
            return Choice(offer.any(self._chance), IMPULSE.law)
        cards, maxim = thrown(reading, offer)
        return Choice(offer.of(cards), maxim)

    def _card(self, reading: Reading, prompt: Prompt) -> Choice | None:
        view = reading.view
        offered = tuple(offer.action.cards[0] for offer in spoken(prompt) if offer.word == "play" and not offer.grave)
        if not offered or view.turn != view.seat:
            return None
        cards = arranged(dict.fromkeys(offered))
        led = reading.led
        following = tuple(card for card in cards if led is not None and card.suit is led.suit) or cards
        card, maxim = card_for(reading, following)
        return Choice(play(card), maxim)

    # The open table.

    def _claim(self, reading: Reading, prompt: Prompt) -> Choice | None:
        """What is plainly against the law is claimed; a wrong number of cards only if it is the other's."""
        accusations = [action for offer in prompt.beside if isinstance(offer, Accuse) for action in offer.actions]
        claims = {str(action.arguments[0]): action for action in accusations}
        for what in JUST:
            if what in claims:
                return Choice(claims[what])
        # Between discard and draw the numbers on the table say nothing of whose the fault is.
        if "cards" in claims and reading.view.phase != "draw" and len(reading.hand) <= reading.against:
            return Choice(claims["cards"])
        return None


_SPOKEN: tuple[tuple[str, ...], ...] = (
    ("blancas",),
    ("show", "draw-missing", "correct"),
    ("tengo",),
    ("igual",),
    ("octava", "septima", "sexta", "quinta", "quarta", "tercia"),
    ("catorce",),
    ("tres",),
    ("punto",),
    ("look",),
)
"""What is said whenever it can be, in this order."""
