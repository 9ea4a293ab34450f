"""The Zanga at one moment: what every stage of it works on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Self, TypeVar

from tapete.cards import Card, Suit
from tapete.laws.mark import law
from tapete.table import matadores
from tapete.table.game import GUIDED
from tapete.table.ledger import Entry
from tapete.table.play import Order, Play, opposite
from tapete.table.row import replaced
from tapete.table.tricks import TrickState
from tapete.table.zones import Cards, heap, of_match

if TYPE_CHECKING:
    from tapete.games.zanga.game import ZangaGame

FIRST_DEAL, SHUFFLE, CUT, SPEAK, ANSWER, LOOK, TRUMP, PLAY, CLAIMS = (
    "first-deal", "shuffle", "cut", "speak", "answer", "zanga", "trump", "play", "claims",
)  # fmt: skip

POT, FIANZA = "pot", "fianza"
"""Where vales lie that nobody holds: in the middle, and the bond at the pie's right."""

VALES = law("zan.art.9", "zan.art.10")(32)
TRICKS, FIVE = 8, 5

BAZAS = ("primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "septima", "octava")
"""A trick that is over is named by its number: to list its cards would be to look at it again."""

STARTERS = law("zan.art.16", "zan.art.16.2")(tuple(Card.parse(f"{rank}E") for rank in (7, 6, 5, 4, 3)))
"""Whoever holds the first of these begins the match; those before it then lie in the zanga, as all know."""

HECHA, PUESTA, CODILLO = "hecha", "puesta", "codillo"


@dataclass(frozen=True, slots=True)
class Item:
    """Something due from one pair to the other: for what, to which pair, how much, by which laws."""

    what: str
    to: int
    amount: int
    laws: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class ZangaState(TrickState):
    """A match of Zanga.

    `played` counts the hands that are over, `debts` is what each pair owes the middle where debts are kept. `starter`
    is the card by which the first mano begins. Who takes the hand is `named`; the pie has `looked` at the zanga; what
    a soloist's partner laid down is `asleep`. `cinco` and `todas` name the pair that asked
    five and goes for all, `announced` those that have announced the estuche; when the hand was stopped the hands are
    `shown`.
    """

    if TYPE_CHECKING:
        game: ZangaGame

    played: int = of_match(0)
    debts: tuple[int, int] = of_match((0, 0))
    offered: bool = False
    mano: int | None = None
    starter: Card | None = None
    zanga: Cards = heap("zanga")
    asleep: Cards = heap("asleep")
    calls: tuple[tuple[int, str], ...] = ()
    named: int | None = None
    sender: int | None = None
    solo: bool = False
    trump: Suit | None = None
    looked: bool = False
    cinco: int | None = None
    todas: int | None = None
    announced: tuple[int, ...] = ()
    shown: bool = False
    zanga_shown: bool = False
    done: tuple[int, ...] = ()

    # The table and its seats.

    @property
    def first(self) -> int:
        """The seat of the mano, once it is known."""
        assert self.mano is not None
        return self.mano

    @property
    @law("zan.art.20.2")
    def pie(self) -> int:
        """The last to speak, at the mano's left."""
        return (self.first - 1) % 4

    @property
    def player(self) -> int:
        """The seat of the named player, once there is one."""
        assert self.named is not None
        return self.named

    @property
    def partner(self) -> int:
        """Who sits opposite the named player."""
        return (self.player + 2) % 4

    @property
    @law("zan.art.22.3", "zan.art.58", "zan.intro.29")
    def active(self) -> tuple[int, ...]:
        """The seats that play, each at the right of the one before; a soloist's partner has laid down his cards."""
        return ACTIVE[self.partner] if self.solo else EVERYBODY

    # The vales.

    def stock(self, side: int) -> int:
        """The vales that a pair holds outside the table."""
        return self.ledger.balance(side)

    def worth(self, seat: int) -> float:
        """What lies in the middle is half one's own."""
        own = seat % 2
        return (self.stock(own) - self.stock(1 - own)) / 2

    @property
    def pot(self) -> int:
        """The vales in play: all that lie in the middle."""
        return self.ledger.balance(POT)

    @property
    def fianza(self) -> int:
        """The vales of the bond."""
        return self.ledger.balance(FIANZA)

    def entry(self, payer: int | str, payee: int | str, amount: int, reason: str, *laws: str) -> Entry:
        """A payment of this hand."""
        return Entry(self.hand, payer, payee, amount, reason, laws)

    def putting(self, side: int, amount: int, reason: str, *laws: str, to: str = POT) -> Self:
        """The pair puts so many vales in the middle, or all it has."""
        return self.paying([self.entry(side, to, min(amount, self.stock(side)), reason, *laws)])

    def owing(self, side: int, amount: int) -> Self:
        """The pair owes the middle so much more, or less; never more vales than there are, or no winner could pay."""
        return self.but(debts=replaced(self.debts, side, min(self.debts[side] + amount, VALES))) if amount else self

    # The hand.

    @property
    @law(
        "zan.art.4", "zan.art.5", "zan.art.5.2", "zan.art.6", "zan.art.8", "zan.art.8.2", "zan.art.8.3", "zan.art.8.4",
        "zan.art.8.5", "zan.art.8.6", "zan.art.8.7", "zan.intro.2", "zan.art.28.2",
    )  # fmt: skip
    def order(self) -> Order:
        """The order of the cards in this hand."""
        assert self.trump is not None
        return matadores.order(self.trump, self.game.matadores == "absolute")

    @property
    @law(
        "zan.art.27", "zan.art.27.2", "zan.art.28", "zan.art.28.2", "zan.intro.3", "zan.intro.28", "zan.intro.29",
        "zan.intro.31", "zan.intro.32", "zan.intro.33", "zan.intro.34", "zan.intro.35", "zan.art.8.7", "zan.art.22.3",
    )  # fmt: skip
    def play(self) -> Play:
        """The suit led must be served, if one can; nobody must win or ruff; a matador need not answer a lower trump.

        The winner of the last trick leads; then each at the right of the one before, of those who play.
        """
        assert self.trump is not None
        return play_of(self.active, self.trump, self.game.matadores == "absolute", self.game.table == GUIDED)

    @property
    @law("zan.art.7")
    def estuche(self) -> Cards:
        """The three matadores of this hand."""
        assert self.trump is not None
        return matadores.matadores(self.trump)

    @law("zan.art.2")
    def tricks(self, side: int) -> int:
        """How many tricks a pair has made, its players together."""
        return sum([trick.winner % 2 == side for trick in self.taken])

    @property
    @law("zan.art.43", "zan.art.44", "zan.art.45", "zan.intro.18")
    def result(self) -> str:
        """What the tricks make of the hand for the named pair."""
        made = self.tricks(self.player % 2)
        return HECHA if made >= FIVE else PUESTA if made == TRICKS - FIVE + 1 else CODILLO

    @property
    def offenders(self) -> int | None:
        """The pair against which a revoke has decided the hand; at the guided table nobody revokes."""
        return None

    @property
    def owed_items(self) -> tuple[Item, ...]:
        """What rulings have made one pair owe the other."""
        return ()

    def early(self, seat: int) -> Cards:
        """The card that the seat has laid before its turn; at the guided table nobody does."""
        return ()

    def seat_for(self, side: int) -> int:
        """Who speaks for a pair in this hand: the named player, and of the others the one at his right."""
        return self.player if side == self.player % 2 else (self.player + 1) % 4

    # What can be seen.

    def sees_hand(self, seat: int) -> bool:
        """Whether the player has his cards in his hand, and not face down before him."""
        return True

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what lies on the table, and his own: what was named, laid down, looked at or shown."""
        seen = list(STARTERS[: STARTERS.index(self.starter) + 1]) if self.starter is not None else []
        if self.looked and seat == self.pie:
            seen += self.zanga
        if self.asleep and seat == self.partner:
            seen += self.asleep
        if self.shown:
            seen += [card for hand in self.hands for card in hand]
        if self.zanga_shown:
            seen += (*self.zanga, *self.asleep)
        known = super().known(seat).union(seen)
        return known if seat is None or self.sees_hand(seat) else known.difference(self.hands[seat])


Z = TypeVar("Z", bound=ZangaState)
"""A Zanga at either table: what is done to it gives the same kind again."""

EVERYBODY = (0, 1, 2, 3)
ACTIVE = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
"""Those who play when one of them is out."""


@lru_cache(maxsize=64)
def play_of(seats: tuple[int, ...], trump: Suit, absolute: bool, guided: bool) -> Play:
    """The play of a hand among these seats."""
    return Play(seats, matadores.order(trump, absolute), friends=opposite(seats), trick=1, exact=guided)
