"""What one seat, or a spectator, may know and may do now. The one thing a client or a bot receives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tapete.cards import SUITS, Card, Suit
from tapete.table.event import Event, Seat
from tapete.table.ledger import Account, Entry
from tapete.table.offer import Prompt

Faces = tuple[Card | None, ...]
"""Cards as somebody sees them: None for each that he sees only the back of."""


def faces(cards: tuple[Card, ...], seen: bool) -> Faces:
    """The cards, or as many backs."""
    return cards if seen else (None,) * len(cards)


def by_suits(pack: Iterable[Card], ranks: tuple[int, ...]) -> Mapping[Card, int]:
    """The order of the cards in a hand that holds suits together, the ranks from the strongest down."""
    ordered = sorted(pack, key=lambda card: (SUITS.index(card.suit), ranks.index(card.rank)))
    return {card: place for place, card in enumerate(ordered)}


def held(cards: Iterable[Card], order: Mapping[Card, int]) -> tuple[Card, ...]:
    """The cards in the order in which the game holds them, so that every client can show them as they come."""
    return tuple(sorted(cards, key=order.__getitem__))


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards on the table, top first; those that are not seen are None."""

    cards: Faces

    @property
    def top(self) -> Card | None:
        """The card on top, if there is one and it is seen."""
        return self.cards[0] if self.cards else None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A place at the table as the viewer sees it.

    `roles` are keys such as mano, pie or alcalde; `cards` holds the hand in the order of the game, then None for each
    card not seen; `said` is the key and detail of the last thing said; `taken` counts tricks, and `tricks` holds
    those the viewer may look at. Where a hand is not `counted` nobody else sees how many cards are in it.
    """

    seat: int
    player: int
    name: str
    side: Account
    roles: tuple[str, ...] = ()
    cards: Faces = ()
    piles: tuple[Pile, ...] = ()
    discards: Faces = ()
    taken: int = 0
    tricks: tuple[tuple[Card, ...], ...] = ()
    said: str = ""
    playing: bool = True
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Piece:
    """So many of one kind of counter: `("ten", 3)` is three pieces of ten, and `("ten", -3)` as many that are owed."""

    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class Score:
    """Where a side stands, and the counters in which its players keep it.

    Where many games make a match, `total` is what they have brought, and `count` how far the side has come in this one.
    """

    side: Account
    seats: tuple[int, ...]
    total: int
    pieces: tuple[Piece, ...] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A card in the trick, and who played it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Note:
    """A small touch of one game: a line under a key, with a value (the favourite suit, a bet standing, somebody)."""

    key: str
    value: int | str | Card | Suit | Seat
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """Something called aloud that still matters: in which stage, by whom, and what, written like an action."""

    stage: str
    seat: int
    said: str


@dataclass(frozen=True, slots=True)
class Heap:
    """What lies on the table under a name: cards, or so many counters in a pot; `seat` says whose it is, if it is."""

    key: str
    cards: Faces = ()
    amount: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """People have changed seats: to which each went. Payments before number `before` name the old seats; those from
    there to `until` only carry over to the new seats what each has."""

    before: int
    until: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One shape for all games. `seat` is None for a spectator; `prompt` is None when nothing can be done."""

    game: str
    table: str
    options: tuple[tuple[str, bool | int | str], ...]
    seat: int | None
    phase: str
    hand: int
    dealer: int | None
    turn: int | None
    seats: tuple[SeatView, ...] = ()
    round: int = 1
    trick: tuple[Played, ...] = ()
    winning: int | None = None
    last_trick: tuple[Played, ...] = ()
    trump: Suit | None = None
    turned: Card | None = None
    stock: Faces = ()
    heaps: tuple[Heap, ...] = ()
    calls: tuple[Call, ...] = ()
    notes: tuple[Note, ...] = ()
    unit: str = "points"
    scores: tuple[Score, ...] = ()
    ledger: tuple[Entry, ...] = ()
    moved: tuple[Moved, ...] = ()
    prompt: Prompt | None = None
    events: tuple[Event, ...] = ()
    next_event: int = 0
    winners: tuple[Account, ...] | None = None
    hushed: bool = False

    @property
    def mine(self) -> SeatView | None:
        """The viewer's own place."""
        return None if self.seat is None else self.seats[self.seat]

    def payments(self, since: int = 0) -> list[Entry]:
        """The ledger from this number on, in which everybody is named by the seat where he sits now."""
        carried = {number for each in self.moved for number in range(each.before, each.until)}
        numbered = list(enumerate(self.ledger))[since:]
        return [self._named_now(number, entry) for number, entry in numbered if number not in carried]

    def _named_now(self, number: int, entry: Entry) -> Entry:
        for each in self.moved:
            if number < each.before:
                entry = replace(entry, payer=_seat_now(entry.payer, each), payee=_seat_now(entry.payee, each))
        return entry

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.winners is not None


def _seat_now(account: Account, moved: Moved) -> Account:
    return moved.seats[account] if isinstance(account, int) else account
