"""What a player has seen in this hand, and what follows from it as long as everybody plays by the laws."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from tapete.cards import Card, Suit
from tapete.games.malilla.variants import VARIANTS, order
from tapete.laws.mark import law
from tapete.table.event import Event
from tapete.table.game import GUIDED
from tapete.table.play import Duties
from tapete.table.view import Played, View


@dataclass(frozen=True, slots=True)
class Past:
    """A trick that is over: its cards in the order in which they fell, and who won it."""

    plays: tuple[Played, ...]
    winner: int

    @property
    def leader(self) -> int:
        """Who led to it."""
        return self.plays[0].seat

    @property
    def led(self) -> Card:
        """The card led."""
        return self.plays[0].card

    def card_of(self, seat: int) -> Card | None:
        """What this seat played to it."""
        return next((played.card for played in self.plays if played.seat == seat), None)


def duties_of(view: View) -> Duties:
    """What a trick demands at this table."""
    base = VARIANTS[view.game].duties
    forced = dict(view.options).get("under_ruff") == "forced"
    return Duties(base.beat, base.ruff, under_ruff=True) if forced else base


class Memory:
    """Listens to the events of one seat's Views. It does not matter if some are told again."""

    def __init__(self) -> None:
        self.next_event = 0
        self.hand = -1
        self.singletons: set[tuple[int, int, Suit]] = set()
        """The leads of a single card that came to light in the match: hand, person, suit."""
        self._restart()

    def _restart(self) -> None:
        self.tricks: list[Past] = []
        self.trick: tuple[Played, ...] = ()
        self.gone: set[Card] = set()
        self.lacks: defaultdict[int, set[Card]] = defaultdict(set)
        self.failed: set[tuple[int, Suit]] = set()
        self.revokes: set[int] = set()
        self.tops: dict[int, tuple[Card, ...]] = {}

    @law("mal.85")
    def hear(self, view: View) -> None:
        """Keep count of the cards gone and of who has shown to lack what."""
        news = self._news(view)
        heard = len(news) - (view.next_event - self.next_event)
        for place, event in enumerate(news):
            match event.key:
                case "plays" | "mends" | "changes":
                    self._played(event)
                    if VARIANTS[view.game].piles and place >= heard:
                        self._from_pile(event)
                case "shows":
                    self._shown(event)
                case "takes":
                    self._taken(view)
        self.next_event = view.next_event
        # At an open table a card may have been put back: what lies on the table is the truth.
        self.trick = view.trick
        if view.phase == "play":
            self.gone.update(_in_sight(view))
        if view.table == GUIDED:
            self._learn(view, view.trick)
        self.tops = {
            place.seat: tuple(pile.top for pile in place.piles if pile.top is not None) for place in view.seats
        }

    def _news(self, view: View) -> tuple[Event, ...]:
        """What was not heard yet; a View that tells of the shuffle tells the whole hand, so it is heard afresh."""
        for place in range(len(view.events) - 1, -1, -1):
            if view.events[place].key == "shuffled":
                revokes, tops = self.revokes if view.hand == self.hand else set(), self.tops
                self._restart()
                self.revokes, self.tops, self.hand = revokes, tops, view.hand
                return view.events[place + 1 :]
        fresh = view.next_event - self.next_event
        return view.events[-fresh:] if fresh > 0 else ()

    def _played(self, event: Event) -> None:
        """A card is on the table; it takes the place of another of the same seat, if there was one."""
        card, seat = event.get("card"), event.seat
        if not isinstance(card, Card) or seat is None or any(card is played.card for played in self._before()):
            return
        mine = next((played for played in self.trick if played.seat == seat), None)
        new = Played(seat, card)
        if mine is not None and event.key != "plays":
            self.trick = tuple(new if played is mine else played for played in self.trick)
        else:
            self.trick = (*(played for played in self.trick if played is not mine), new)

    def _before(self) -> Iterable[Played]:
        for past in self.tricks:
            yield from past.plays

    def _from_pile(self, event: Event) -> None:
        """Where the piles are open to all a revoke is plain at once."""
        card, seat = event.get("card"), event.seat
        if seat is None or not isinstance(card, Card):
            return
        tops = self.tops.pop(seat, ())
        led = self.trick[0].card.suit if self.trick else card.suit
        if card.suit is not led and any(top.suit is led for top in tops):
            self.revokes.add(seat)

    def _shown(self, event: Event) -> None:
        cards = event.get("cards")
        if event.seat is not None and isinstance(cards, tuple) and self.lacks[event.seat].intersection(cards):
            self.revokes.add(event.seat)

    def _taken(self, view: View) -> None:
        if self.trick:
            winner = self.trick[order(view.trump).winner([played.card for played in self.trick])].seat
            self._learn(view, self.trick)
            self.tricks.append(Past(self.trick, winner))
            self.gone.update(played.card for played in self.trick)
            self.trick = ()

    def _learn(self, view: View, plays: tuple[Played, ...]) -> None:
        """What each of these players can't hold, or else he would have had to play it."""
        if VARIANTS[view.game].piles or (view.trump is None and not _no_trump(view)):
            return
        for place, played in enumerate(plays):
            if played.card in self.lacks[played.seat]:
                self.revokes.add(played.seat)
            elif place:
                self._answer(view, plays[:place], played)

    def _answer(self, view: View, before: tuple[Played, ...], played: Played) -> None:
        """What follows from one answer to a trick."""
        ranked, led = order(view.trump), before[0].card.suit
        seat, card = played.seat, played.card
        if card.suit is not led:
            self._fails(view, seat, led)
        best = before[ranked.winner([other.card for other in before])]
        if view.seats[best.seat].side == view.seats[seat].side or ranked.beats(card, best.card):
            return
        suit = led if card.suit is led else view.trump
        all_trumps = duties_of(view).under_ruff and card.suit not in (led, view.trump)
        self.lacks[seat].update(
            other for other in VARIANTS[view.game].pack
            if other.suit is suit and (all_trumps or ranked.beats(other, best.card))
        )  # fmt: skip

    def _fails(self, view: View, seat: int, suit: Suit) -> None:
        """The seat has shown that it is void of a suit; perhaps it had led its only card of it."""
        if (seat, suit) in self.failed:
            return
        self.failed.add((seat, suit))
        self.lacks[seat].update(card for card in VARIANTS[view.game].pack if card.suit is suit)
        own = [played for played in self._before() if played.seat == seat and played.card.suit is suit]
        if len(own) == 1 and any(past.plays[0] is own[0] for past in self.tricks):
            self.singletons.add((view.hand, view.seats[seat].player, suit))


def _no_trump(view: View) -> bool:
    return any(note.key == "no-trump" for note in view.notes)


def _in_sight(view: View) -> Iterable[Card]:
    """The played cards that the View itself shows, for one who comes to the table in the middle of a hand."""
    for place in view.seats:
        for trick in place.tricks:
            yield from trick
    yield from (played.card for played in (*view.trick, *view.last_trick))
