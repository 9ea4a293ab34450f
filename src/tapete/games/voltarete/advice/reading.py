"""What the player of the book remembers of a hand, and what he makes of his View."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property

from tapete.cards import Card, Suit
from tapete.games.voltarete.finished import DECLARED
from tapete.games.voltarete.kinds import HAND, TREZE
from tapete.games.voltarete.state import SECOND, play_of
from tapete.laws.mark import law
from tapete.table.counsel import ALL, Counsel, always
from tapete.table.event import Event
from tapete.table.game import GUIDED
from tapete.table.matadores import ESPADILLA, PACK
from tapete.table.offer import Pick, Prompt
from tapete.table.play import Play
from tapete.table.player import says as spoken
from tapete.table.reading import Reading as TrickReading
from tapete.table.reading import Trace as TrickTrace
from tapete.table.view import View

PLACES = ("mao", "contra-pe", "pe", "quarto")
RESULTS = ("result-win", "result-reposta", "result-codilho", "result-nothing")


class Trace(TrickTrace):
    """What was seen and heard of a hand: the cards, what each bought, what went through one's own hand."""

    def __init__(self) -> None:
        super().__init__()
        self._begin()

    def _begin(self) -> None:
        self.held: set[Card] = set()
        self.bought: dict[int, int] = {}
        self.claimed: set[tuple[object, ...]] = set()
        self.laid_down: Event | None = None
        self.result: Event | None = None

    def hear(self, view: View) -> None:
        """What one was told of a hand is kept to its end, however often it is told."""
        if view.hand != self.hand:
            self._begin()
        super().hear(view)
        if view.mine is not None:
            self.held.update(card for card in view.mine.cards if card is not None)

    def told(self, event: Event, view: View) -> None:
        """Once cards have gone back, what was played tells nothing."""
        super().told(event, view)
        number = event.get("number")
        if event.key in ("buys", "throws") and event.seat is not None and isinstance(number, int):
            self.bought[event.seat] = number
        elif event.key == "lays-down":
            self.laid_down = event
        elif event.key in RESULTS:
            self.result = event
        elif event.key in ("ruling", "corrects", "mends"):
            self.tricks = [()]

    @property
    def words(self) -> Trace:
        """What was said, without the cards."""
        heard = Trace()
        heard.claimed, heard.laid_down, heard.result = self.claimed, self.laid_down, self.result
        return heard


KEEP_COUNT = always("vol.I.16.3", "vol.I.16.2", "vol.I.16.4", said=True)
"""Know which cards the others can have: not what lies on the table, nor what went through one's own hand."""
BY_PURCHASE = always("vol.I.21.13", "vol.I.22.19", said=True)
"""Who has bought most is the stronger: to him most of the trumps go."""


class Reading(TrickReading):
    """One's own hand, one's part in the play, and what the others may hold."""

    trace: Trace
    trump: Suit
    pack = PACK

    def __init__(self, view: View, trace: Trace, counsel: Counsel = ALL) -> None:
        super().__init__(view, trace, counsel)
        notes = {note.key: note for note in view.notes}
        self.kind = str(notes["game"].value) if "game" in notes else ""
        self.geral = str(notes["geral"].value) if "geral" in notes else ""
        self.granted = [note.seat for note in view.notes if note.key == "granted"]
        self.refused = [note.seat for note in view.notes if note.key == "refused"]
        self.pot = next((heap.amount for heap in view.heaps if heap.key == "pot"), 0)

    @cached_property
    def play(self) -> Play:
        """The play of this hand."""
        return play_of(self.active, self.trump, self.view.table == GUIDED)

    # Who sits where.

    @cached_property
    def place(self) -> dict[str, int]:
        """The seats by their part in the hand."""
        return {role: each.seat for each in self.view.seats for role in each.roles}

    @cached_property
    def active(self) -> tuple[int, ...]:
        """Those who play, in the order of play."""
        every = PLACES if self.kind == TREZE else PLACES[:3]
        return tuple(self.place[role] for role in every)

    @property
    def feito(self) -> int:
        """Who plays the hand."""
        return self.place["feito"]

    @cached_property
    @law("vol.I.18.16")
    def alone(self) -> int:
        """Whom the others play against: the feito, or he who has taken the hand over or alone refused the reposta."""
        if "sigo" in self.place:
            return self.place["sigo"]
        if self.granted and len(self.refused) == 1 and self.refused[0] is not None:
            return self.refused[0]
        return self.feito

    @property
    def partners(self) -> tuple[int, ...]:
        """Those who play against the same one."""
        return tuple(seat for seat in self.active if seat not in (self.seat, self.alone))

    def is_last(self, seat: int) -> bool:
        """Whether he plays last to the trick that one leads to."""
        return bool(self.later) and self.later[-1] == seat

    @property
    @law("vol.II.16.1", "vol.II.16.2", "vol.II.16.3")
    def is_obliged(self) -> bool:
        """Whether one may not pass a second time: with four, the holder of the Espadilha and the pé."""
        agreed = dict(self.view.options)
        passes = sum(call.stage == SECOND and call.said == "passo" for call in self.view.calls)
        limited = agreed.get("obligation") == "limit" and self.pot - passes <= int(agreed["obligation_limit"])
        is_pe = self.place.get("pe") == self.seat and bool(agreed.get("obligation_pe"))
        in_force = "quarto" in self.place and (agreed.get("obligation") == "always" or limited)
        return in_force and (ESPADILLA in self.hand or is_pe)

    # The cards.

    @property
    @law("vol.I.6.16")
    def favorita(self) -> Suit:
        """The suit in which everything doubles at this table."""
        return Suit.named(str(dict(self.view.options)["favourite"]))

    @cached_property
    def began(self) -> list[Card]:
        """The trumps with which one began to play, the highest first."""
        mine = [played.card for played in self.trace.plays if played.seat == self.seat]
        return sorted({*self.trumps, *filter(self.is_trump, mine)}, key=self.height, reverse=True)

    @cached_property
    def known(self) -> Collection[Card | None]:
        """One's own, and what one threw oneself."""
        return {*self.hand, *self.trace.held}

    @cached_property
    def shown(self) -> dict[int, set[Card]]:
        """What one sees in the hands of others."""
        return {
            each.seat: {card for card in each.cards if card is not None}
            for each in self.view.seats
            if each.seat != self.seat
        }

    @cached_property
    def trumps_out(self) -> list[Card]:
        """The trumps that others may hold, the highest first."""
        return sorted((card for card in self.unseen if self.is_trump(card)), key=self.height, reverse=True)

    def count(self, seat: int) -> int:
        """How many cards he should hold; at an open table nobody sees how many they are."""
        return self.left - any(played.seat == seat for played in self.trick)

    def holds(self, seat: int, cards: Iterable[Card]) -> float:
        """The chance that he has one of these."""
        shown = self.shown.get(seat, set())
        possible = [card for card in cards if card in self.unseen and card not in self.lacking.get(seat, ())]
        if any(card in shown for card in possible):
            return 1.0
        others = {card for seen in self.shown.values() for card in seen}
        hidden = [card for card in possible if card not in others]
        unknown = max(1, len(self.unseen) - len(others))
        return 1.0 - float((1.0 - min(1.0, (self.count(seat) - len(shown)) / unknown)) ** len(hidden))

    def is_void(self, seat: int, suit: Suit) -> bool:
        """Whether he has shown that he has none of a suit of which some are left."""
        return bool(self.out_of(suit)) and self.void(seat, suit)

    # How the hand stands.

    @property
    def made(self) -> int:
        """How many tricks one has made oneself."""
        return self.tricks[self.seat]

    @property
    def left(self) -> int:
        """How many tricks are still to come, with the one on the table."""
        return HAND - sum(self.tricks)

    @property
    def declared(self) -> bool:
        """Whether a geral is declared."""
        return self.geral == DECLARED

    def sure(self, cards: Collection[Card] | None = None) -> int:
        """How many tricks whoever has these cards and the lead makes whatever the others do.

        High trumps first; once they must have drawn all that are out, firm cards too.
        """
        own = self.hand if cards is None else cards
        out = [card for card in (*self.unseen, *(self.hand if cards is not None else ())) if card not in own]
        high = [card for card in out if self.is_trump(card)]
        tops = [card for card in own if self.is_trump(card) and all(self.height(card) > self.height(o) for o in high)]
        if len(tops) < len(high):
            return len(tops)
        rest = [card for card in own if self.is_trump(card) and card not in tops]
        firm = [card for card in own if not self.is_trump(card) and self._tops(card, out)]
        return len(tops) + len(rest) + len(firm)

    def _tops(self, card: Card, out: Collection[Card]) -> bool:
        suit, height = self.order.suit[card], self.height(card)
        return not any(self.order.suit[other] is suit and self.height(other) > height for other in out)

    @cached_property
    @law("vol.I.11.19", "vol.I.11.20", "vol.I.19.2")
    def is_forte(self) -> bool:
        """Whether one is the stronger of the two: by the tricks, by who bought more, by the trumps."""
        others = self.partners
        if not others:
            return True
        mine, theirs = self.tricks[self.seat], max(self.tricks[seat] for seat in others)
        if abs(mine - theirs) > 1:
            return mine > theirs
        bought = [self.trace.bought.get(seat, 0) for seat in (self.seat, *others)]
        if len(set(bought)) > 1 and self.kind != TREZE and self.counsel.follows(BY_PURCHASE):
            return bought[0] == max(bought)
        return self.strength >= 2.0

    @cached_property
    def strength(self) -> float:
        """About how many tricks the hand still makes."""
        total = 0.0
        for card in self.hand:
            higher = len(self.above(card))
            if self.is_trump(card):
                total += (1.0, 0.75, 0.5)[higher] if higher < 3 else 0.2
            elif not higher:
                total += 0.6
        return total

    @cached_property
    @law("vol.I.19.4", "vol.I.19.5")
    def sure_of_three(self) -> bool:
        """Whether one makes three tricks oneself, which is as good for a reposta as four of the forte."""
        return self.tricks[self.seat] + len([card for card in self.trumps if self.firm(card)]) >= 3


@dataclass(frozen=True, slots=True)
class Asked:
    """What is read of the table, and the question that is put."""

    reading: Reading
    prompt: Prompt

    @property
    def words(self) -> list[str]:
        """The single words that may be said."""
        return [say.word for say in spoken(self.prompt)]

    def pick(self, word: str) -> Pick | None:
        """The choice of cards that is offered with this word."""
        offers = (offer for offer in self.prompt.offers if isinstance(offer, Pick) and offer.word == word)
        return next(offers, None)
