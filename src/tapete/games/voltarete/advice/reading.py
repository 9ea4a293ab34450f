"""What the player of the book remembers of a hand, and what he makes of his View."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property

from tapete.cards import Card, Suit
from tapete.games.voltarete.finished import DECLARED
from tapete.games.voltarete.kinds import HAND, ORDER, TREZE
from tapete.games.voltarete.state import SECOND
from tapete.laws.mark import law
from tapete.table.event import Event
from tapete.table.matadores import ESPADILLA, PACK
from tapete.table.play import Order
from tapete.table.view import Played, View

PLACES = ("mao", "contra-pe", "pe", "quarto")
BEGINNINGS = ("shuffled", "gathered")
RESULTS = ("result-win", "result-reposta", "result-codilho", "result-nothing")


class Memory:
    """What has been seen and heard in this hand: who played what, what each bought, what went through one's hand."""

    def __init__(self) -> None:
        self.hand = 0
        self._forget()

    def _forget(self) -> None:
        self.tricks: list[list[Played]] = []
        self.held: set[Card] = set()
        self.bought: dict[int, int] = {}
        self.claimed: set[tuple[object, ...]] = set()
        self.laid_down: Event | None = None
        self.result: Event | None = None

    @law("vol.I.16.3", "vol.I.21.13")
    def hear(self, view: View) -> None:
        """Take in what is told; hearing the same twice does no harm."""
        if view.hand != self.hand:
            self.hand = view.hand
            self._forget()
        starts = [place for place, told in enumerate(view.events) if told.key in BEGINNINGS]
        for told in view.events[starts[-1] if starts else 0 :]:
            card, number = told.get("card"), told.get("number")
            if told.key == "plays" and told.seat is not None and isinstance(card, Card):
                self._falls(Played(told.seat, card), bool(told.ends))
            elif told.key in ("buys", "throws") and told.seat is not None and isinstance(number, int):
                self.bought[told.seat] = number
            elif told.key == "lays-down":
                self.laid_down = told
            elif told.key in RESULTS:
                self.result = told
            elif told.key in ("ruling", "corrects", "mends"):
                self.tricks = []
        if view.mine is not None:
            self.held.update(card for card in view.mine.cards if card is not None)

    def _falls(self, played: Played, leads: bool) -> None:
        if any(played.card is each.card for trick in self.tricks for each in trick):
            return
        if leads or not self.tricks:
            self.tricks.append([])
        self.tricks[-1].append(played)

    def lacking(self, order: Order) -> dict[int, set[Card]]:
        """The cards that each cannot have: the suit that he did not follow, but for a matador that need not answer."""
        return self._followed(order)[0]

    @law("vol.II.10.19")
    def revoked(self, order: Order) -> set[int]:
        """Who has played a card that he can not have had when he did not follow."""
        return self._followed(order)[1]

    def _followed(self, order: Order) -> tuple[dict[int, set[Card]], set[int]]:
        lacking: dict[int, set[Card]] = {}
        caught: set[int] = set()
        for trick in self.tricks:
            led = trick[0].card
            for played in trick:
                if played.card in lacking.get(played.seat, ()):
                    caught.add(played.seat)
                if order.suit[played.card] is not order.suit[led]:
                    exempt = order.exempt.get(led, frozenset())
                    same = {card for card in order.suit if order.suit[card] is order.suit[led] and card not in exempt}
                    lacking.setdefault(played.seat, set()).update(same)
        return lacking, caught


class Reading:
    """One's own hand, one's part in the play, and what the others may hold."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.seat is not None
        self.view, self.memory, self.seat = view, memory, view.seat
        self.hand = tuple(card for card in view.seats[view.seat].cards if card is not None)
        self.trick = tuple(view.trick)
        notes = {note.key: note for note in view.notes}
        self.kind = str(notes["game"].value) if "game" in notes else ""
        self.geral = str(notes["geral"].value) if "geral" in notes else ""
        self.granted = [note.seat for note in view.notes if note.key == "granted"]
        self.refused = [note.seat for note in view.notes if note.key == "refused"]
        self.pot = next((heap.amount for heap in view.heaps if heap.key == "pot"), 0)

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

    @property
    def others(self) -> tuple[int, ...]:
        """All who play but oneself."""
        return tuple(seat for seat in self.active if seat != self.seat)

    @cached_property
    def after(self) -> tuple[int, ...]:
        """Who plays to this trick after oneself."""
        leader = self.trick[0].seat if self.trick else self.seat
        start = self.active.index(leader)
        turn = (*self.active[start:], *self.active[:start])
        return turn[turn.index(self.seat) + 1 :]

    def is_last(self, seat: int) -> bool:
        """Whether he plays last to the trick that one leads to."""
        return bool(self.after) and self.after[-1] == seat

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
    def trump(self) -> Suit:
        """The trump suit."""
        assert self.view.trump is not None
        return self.view.trump

    @cached_property
    def order(self) -> Order:
        """The order of the cards in this hand."""
        return ORDER(self.trump)

    def is_trump(self, card: Card) -> bool:
        """Whether it is a trump."""
        return self.order.suit[card] is self.trump

    @cached_property
    def trumps(self) -> list[Card]:
        """One's trumps, the highest first."""
        return sorted((card for card in self.hand if self.is_trump(card)), key=self.height, reverse=True)

    @cached_property
    def began(self) -> list[Card]:
        """The trumps with which one began to play, the highest first."""
        mine = [each.card for trick in self.memory.tricks for each in trick if each.seat == self.seat]
        return sorted({*self.trumps, *filter(self.is_trump, mine)}, key=self.height, reverse=True)

    def height(self, card: Card) -> int:
        """How high it is."""
        return self.order.power[card]

    def of(self, suit: Suit) -> list[Card]:
        """One's cards of a suit, the highest first."""
        return sorted((card for card in self.hand if self.order.suit[card] is suit), key=self.height, reverse=True)

    @cached_property
    @law("vol.I.16.2", "vol.I.16.4")
    def unseen(self) -> set[Card]:
        """The cards that others may hold: not one's own, nor what one threw oneself, nor what lies on the table."""
        table = {card for each in self.view.seats for trick in each.tricks for card in trick}
        return {card for card in PACK if card not in table and card not in self.memory.held} - {
            played.card for played in self.trick
        }

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

    def above(self, card: Card) -> list[Card]:
        """The unseen cards of its suit that are higher."""
        suit, height = self.order.suit[card], self.height(card)
        return [other for other in self.unseen if self.order.suit[other] is suit and self.height(other) > height]

    @law("vol.I.21.5")
    def is_firm(self, card: Card) -> bool:
        """Whether no card of its suit that is left is higher."""
        return not self.above(card)

    @cached_property
    def lacking(self) -> dict[int, set[Card]]:
        """The cards that each is known not to have."""
        return self.memory.lacking(self.order)

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

    def suit_out(self, suit: Suit) -> list[Card]:
        """The unseen cards of a suit."""
        return [card for card in self.unseen if self.order.suit[card] is suit]

    def is_void(self, seat: int, suit: Suit) -> bool:
        """Whether he has shown that he has none of a suit."""
        lacked = self.lacking.get(seat, set())
        return bool(lacked) and all(card in lacked for card in self.suit_out(suit)) and bool(self.suit_out(suit))

    # How the hand stands.

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks each has made."""
        return tuple(each.taken for each in self.view.seats)

    @property
    def left(self) -> int:
        """How many tricks are still to come, with the one on the table."""
        return HAND - sum(self.tricks)

    @property
    def declared(self) -> bool:
        """Whether a geral is declared."""
        return self.geral == DECLARED

    @cached_property
    def best(self) -> Card | None:
        """The card that wins the trick so far."""
        cards = [played.card for played in self.trick]
        return cards[self.order.winner(cards)] if cards else None

    def wins(self, card: Card) -> bool:
        """Whether it would be winning the trick on the table."""
        return self.best is None or self.order.beats(card, self.best)

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
    @law("vol.I.11.19", "vol.I.11.20", "vol.I.19.2", "vol.I.21.13", "vol.I.22.19")
    def is_forte(self) -> bool:
        """Whether one is the stronger of the two: by the tricks, by who bought more, by the trumps."""
        others = self.partners
        if not others:
            return True
        mine, theirs = self.tricks[self.seat], max(self.tricks[seat] for seat in others)
        if abs(mine - theirs) > 1:
            return mine > theirs
        bought = [self.memory.bought.get(seat, 0) for seat in (self.seat, *others)]
        if len(set(bought)) > 1 and self.kind != TREZE:
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
        return self.tricks[self.seat] + len([card for card in self.trumps if self.is_firm(card)]) >= 3
