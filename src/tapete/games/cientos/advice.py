"""The player who follows the book: how it discards, announces, reads the other's hand, and plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from tapete.cards import SUITS, Card, Suit
from tapete.games.cientos.ranking import HEIGHT, PACK, SET_RANKS, VALUES, arranged, total
from tapete.laws.mark import law
from tapete.table.action import Action, play
from tapete.table.offer import Accuse, Pick, Prompt
from tapete.table.player import ByTheBook, Choice, Reader, says
from tapete.table.view import View

ACE, KING, KNIGHT = 1, 12, 11
NEARLY_OVER = 90
"""From here on the point alone may win the game."""


# Memory.


@dataclass
class Memory:
    """What has been seen in this hand: cards played, cards the other has shown, cards and suits he does not hold."""

    gone: set[Card] = field(default_factory=set)
    shown: set[Card] = field(default_factory=set)
    lacking: set[Card] = field(default_factory=set)
    void: set[Suit] = field(default_factory=set)
    asked: str = ""

    @law("cie.1", "cie.146")
    def hear(self, view: View) -> None:
        """Take in what is told; hearing the same twice does no harm."""
        for event in view.events:
            other = event.seat != view.seat
            match event.key:
                case "shuffled":
                    self._forget()
                case "plays":
                    self.gone.update(_cards(event.get("card")))
                case "shows" if other:
                    self.shown.update(_cards(event.get("cards")))
                case "mends" | "ruling":
                    self.gone.clear()
                    self.void.clear()
                case "asks":
                    self.asked = str(event.get("rank"))
                case "missing" if other:
                    self.lacking.update(_of(self.asked, str(event.get("suit"))))
        self._watch(view)

    @law("cie.146", "cie.148")
    def _watch(self, view: View) -> None:
        """Who did not follow suit has none of it; of every trick the last look is in time, for nobody misses one."""
        for reply in view.last_trick[1:]:
            led = view.last_trick[0].card.suit
            if reply.seat != view.seat and reply.card.suit is not led:
                self.void.add(led)

    def _forget(self) -> None:
        for seen in (self.gone, self.shown, self.lacking, self.void):
            seen.clear()


def _cards(detail: object) -> tuple[Card, ...]:
    if isinstance(detail, Card):
        return (detail,)
    return tuple(card for card in detail if isinstance(card, Card)) if isinstance(detail, tuple) else ()


def _of(ranks: str, suit: str) -> Iterator[Card]:
    for rank, name in SET_RANKS.items():
        if name == ranks:
            yield Card.parse(f"{rank}{Suit.named(suit).value}")


# Reading a view.


@dataclass
class Reading:
    """One's own hand, and what the other may hold."""

    view: View
    memory: Memory

    @property
    def hand(self) -> tuple[Card, ...]:
        """My cards."""
        assert self.view.mine is not None
        return tuple(card for card in self.view.mine.cards if card is not None)

    @property
    @law("cie.1")
    def unseen(self) -> set[Card]:
        """The cards that may be in the other's hand: not mine, nor thrown by me, nor played, nor left in the stock.

        Of a suit that he did not follow he has none.
        """
        assert self.view.mine is not None
        played = {played.card for played in (*self.view.trick, *self.view.last_trick)}
        mine = {*self.hand, *(card for card in self.view.mine.discards if card is not None)}
        stock = {card for card in self.view.stock if card is not None}
        elsewhere = mine | stock | played | self.memory.gone | self.memory.lacking
        return {card for card in PACK if card not in elsewhere and card.suit not in self.memory.void}

    @property
    def against(self) -> int:
        """How many cards the other holds."""
        assert self.view.seat is not None
        return len(self.view.seats[1 - self.view.seat].cards)

    def above(self, card: Card) -> list[Card]:
        """The unseen cards that beat this one."""
        return [other for other in self.unseen if other.suit is card.suit and HEIGHT[other.rank] > HEIGHT[card.rank]]

    def is_firm(self, card: Card) -> bool:
        """Whether nothing can beat it."""
        return not self.above(card)

    @property
    def nearly_over(self) -> bool:
        """Whether the point alone may win the game; a partie is not won before its deals are over."""
        return self.mark >= NEARLY_OVER and dict(self.view.options)["match"] == "hundred"

    @property
    def mark(self) -> int:
        """Where I stand in the game, as far as my marker shows."""
        assert self.view.seat is not None
        pieces = {piece.kind: piece.count for piece in self.view.scores[self.view.seat].pieces}
        return pieces.get("mark", 0)


# The discard.


@law("cie.83", "cie.84", "cie.85", "cie.86")
def point_suit(hand: Iterable[Card], nearly_over: bool) -> Suit:
    """The suit for the point: high touching cards before many broken ones; at the end the greatest sum and no more."""
    cards = tuple(hand)

    def promise(suit: Suit) -> float:
        heights = [HEIGHT[card.rank] for card in cards if card.suit is suit]
        if nearly_over or not heights:
            return float(total(cards, suit))
        high = sum(height >= HEIGHT[KNIGHT] for height in heights)
        return total(cards, suit) + 4.5 * _touching(heights) + 3 * _run(heights) + 2 * high

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


@law("cie.83", "cie.84", "cie.86", "cie.87", "cie.88")
def worth(card: Card, hand: tuple[Card, ...], kept: Suit) -> float:
    """What a card promises: to the point first of all, then to fourteens, sequences and tricks."""
    same_rank = sum(other.rank == card.rank for other in hand)
    heights = [HEIGHT[other.rank] for other in hand if other.suit is card.suit]
    near = sum(abs(HEIGHT[card.rank] - height) <= 2 for height in heights) - 1
    value = 10.0 if card.suit is kept else 0.0
    value += {4: 14.0, 3: 7.0, 2: 1.5}.get(same_rank, 0.0) if card.rank in SET_RANKS else 0.0
    value += near * (1.0 if len(heights) > 3 else 0.5)
    value += TRICKS.get(card.rank, 0.0) + (GUARD if _guards_king(card, hand) else 0.0)
    return value + VALUES[card.rank] / 20


def _guards_king(card: Card, hand: tuple[Card, ...]) -> bool:
    """Whether without this card a king would stand alone."""
    others = [other.rank for other in hand if other.suit is card.suit and other is not card]
    return card.rank != ACE and others == [KING]


def thrown(reading: Reading, offer: Pick) -> tuple[tuple[Card, ...], str]:
    """The cards to throw, one after another whatever then promises least, and the maxim behind it."""
    hand, nearly_over = reading.hand, reading.nearly_over
    kept, left = point_suit(hand, nearly_over), hand
    while len(hand) - len(left) < offer.most:
        value, least = min((worth(card, left, kept), card) for card in left)
        if value >= KEPT and len(hand) - len(left) >= offer.least:
            break
        left = tuple(card for card in left if card is not least)
    out = tuple(card for card in hand if card not in left)
    threes = any(sum(card.rank == rank for card in hand) == 3 for rank in SET_RANKS)
    return out, "cie.85" if nearly_over else "cie.87" if threes else "cie.83"


# The play.


@law("cie.147")
def is_tenace(reading: Reading, suit: Suit) -> bool:
    """Ace and knight alone, and the king is out: wait for the other to lead the suit, and make both.

    So of any two cards with one between them; but of a longer suit the firm cards are run.
    """
    own = [card for card in reading.hand if card.suit is suit]
    higher = sorted(len(reading.above(card)) for card in own)
    return higher == [0, 1]


@law("cie.131", "cie.151", "cie.144", "cie.145")
def lead(reading: Reading, cards: tuple[Card, ...]) -> tuple[Card, str]:
    """Firm cards of the suit that has most of them; without any, low from the longest suit that is no tenace."""
    firm = [card for card in cards if reading.is_firm(card)]
    ready = [card for card in firm if not is_tenace(reading, card.suit)] or (firm if len(firm) == len(cards) else [])
    if ready:
        suit = max({card.suit for card in ready}, key=lambda suit: (_strength(reading, suit), suit.word))
        best = max((card for card in ready if card.suit is suit), key=lambda card: HEIGHT[card.rank])
        return best, "cie.151"
    waiting = [card for card in cards if not is_tenace(reading, card.suit)]
    maxim = "cie.147" if len(waiting) < len(cards) else "cie.151"
    return max(waiting or cards, key=lambda card: _probe(reading, card)), maxim


def _strength(reading: Reading, suit: Suit) -> float:
    own = [card for card in reading.hand if card.suit is suit]
    firm = sum(reading.is_firm(card) for card in own)
    return firm + 0.3 * len(own) - 0.2 * sum(card.suit is suit for card in reading.unseen)


def _probe(reading: Reading, card: Card) -> tuple[float, int]:
    """How good a card is to lead that may be taken: from length, low, and not from under a king alone."""
    own = [other for other in reading.hand if other.suit is card.suit]
    out = sum(other.suit is card.suit for other in reading.unseen)
    guarded = any(other.rank == KING for other in own) and len(own) <= 2
    return len(own) - 0.5 * out - (2 if guarded else 0), -HEIGHT[card.rank]


@law("cie.145", "cie.149")
def follow(reading: Reading, cards: tuple[Card, ...], led: Card) -> tuple[Card, str]:
    """Win as cheaply as can be; else throw what is worth least."""
    winning = [card for card in cards if card.suit is led.suit and HEIGHT[card.rank] > HEIGHT[led.rank]]
    if winning:
        return min(winning, key=lambda card: HEIGHT[card.rank]), "cie.145"
    return min(cards, key=lambda card: _keeping(reading, card)), "cie.146"


def _keeping(reading: Reading, card: Card) -> tuple[float, int]:
    """What is lost with a card: a trick if it is firm, a guard if it covers a king or a knight."""
    own = [other for other in reading.hand if other.suit is card.suit]
    higher = len(reading.above(card))
    tricks = 4.0 if higher == 0 else 2.0 if len(own) > higher else 0.0
    guards = sum(len(reading.above(other)) == len(own) - 1 for other in own if other is not card)
    return tricks + 1.5 * guards, HEIGHT[card.rank]


# The player.

QUIET = ("paso", "basta", "bueno", "done", "go-on", "take-pack")
"""What one says when there is nothing better to say."""

JUST = ("lead", "suit", "manner", "turn", "show")
"""What is claimed whenever it can be."""


class Adviser(ByTheBook):
    """Plays by the maxims of the treatise; with some boldness it now and then follows a first impulse instead."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset(), boldness: float = 0.0) -> None:
        super().__init__(seed, QUIET)
        self._memory, self._boldness = Memory(), boldness

    def _advised(self, view: View, prompt: Prompt) -> Choice | None:
        self._memory.hear(view)
        reading = Reading(view, self._memory)
        steps = (self._claim, self._speech, self._discard, self._question, self._card)
        return next(filter(None, (step(reading, prompt) for step in steps)), None)

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what is plainly against the law is claimed at once."""
        self._memory.hear(view)
        return None if view.prompt is None else self._claim(Reading(view, self._memory), view.prompt)

    # Words.

    def _speech(self, reading: Reading, prompt: Prompt) -> Choice | None:
        """All that can be counted is said, the greatest first; what is not held is never claimed."""
        if prompt.key == "name-suit":
            return self._name(reading, prompt)
        for words in _SPOKEN:
            for offer in says(prompt):
                if offer.word in words and not offer.grave:
                    return Choice(offer.action)
        return None

    def _name(self, reading: Reading, prompt: Prompt) -> Choice:
        """He names the suit he would lead anyway, and so sees the cards for nothing."""
        card, maxim = lead(reading, reading.hand)
        return Choice(Action("name", (card.suit.word,)), maxim)

    def _question(self, reading: Reading, prompt: Prompt) -> Choice | None:
        """Which of the four is missing: it costs nothing to ask."""
        return next((Choice(offer.action, "cie.1") for offer in says(prompt) if offer.word == "pregunto"), None)

    # Cards.

    @law("cie.98")
    def _discard(self, reading: Reading, prompt: Prompt) -> Choice | None:
        offer = next((offer for offer in prompt.offers if isinstance(offer, Pick)), None)
        if offer is None:
            return None
        if self._chance.random() < self._boldness:
            return Choice(offer.any(self._chance), "cie.98")
        cards, maxim = thrown(reading, offer)
        return Choice(offer.of(cards), maxim)

    def _card(self, reading: Reading, prompt: Prompt) -> Choice | None:
        view = reading.view
        offered = tuple(offer.action.cards[0] for offer in says(prompt) if offer.word == "play" and not offer.grave)
        if not offered or view.turn != view.seat:
            return None
        cards = arranged(dict.fromkeys(offered))
        if not view.trick:
            card, maxim = lead(reading, cards)
            return Choice(play(card), maxim)
        led = view.trick[0].card
        following = tuple(card for card in cards if card.suit is led.suit) or cards
        card, maxim = follow(reading, following, led)
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


PLAYER: Callable[[int, frozenset[str]], Reader] = Adviser
"""Who plays by the book."""
