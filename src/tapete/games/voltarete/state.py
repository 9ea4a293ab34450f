"""The Voltarete at one moment: the money of the sitting, and the hand that is being played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self, TypeVar

from tapete.cards import Card, Suit
from tapete.games.voltarete.finished import Debt, Ending, Finished
from tapete.games.voltarete.kinds import CASCA
from tapete.games.voltarete.kinds import ORDER as CARD_ORDER
from tapete.games.voltarete.seats import Seats
from tapete.laws.mark import law
from tapete.table.asking import Question
from tapete.table.game import GUIDED
from tapete.table.ledger import Account, Entry, Payment
from tapete.table.matadores import ESPADILLA
from tapete.table.play import NONE, Order, Play
from tapete.table.row import replaced
from tapete.table.state import OVER
from tapete.table.view import Call, Moved
from tapete.table.zones import Cards, RuledOut, heap, of_match

SEATS, ENTER, SHUFFLE, RESHUFFLE, CUT = "seats", "enter", "shuffle", "reshuffle", "cut"
FIRST, SECOND, QUARTO, ASIDE, NAME = "first-passage", "second-passage", "quarto", "lay-aside", "name-trump"
EXCHANGE, BUY, ORDER, ANSWER = "exchange", "buy", "order", "answer"
PLAY, STOP, CLAIM, OFFERED, COUNT = "play", "stop", "laid-down", "conceded", "count"
DEBTS, VOTE, PAYMENTS = "debts", "vote", "payments"
SURRENDERED = "surrendered"
DRAW, LOOK = "draw", "look"
"""At the open table one buys in single steps."""

POT, BOX = "pot", "box"
TALK = frozenset({SEATS, ENTER, SHUFFLE, RESHUFFLE, CUT, DEBTS, VOTE, OVER})
"""When there is no hand that words could betray."""


@dataclass(frozen=True, slots=True)
class Remissa:
    """A reposta that waits to enter: whose, how much, its number in the list; carried over from a Recambó, halved."""

    owner: int
    amount: int
    number: int
    carried: bool = False
    halved: bool = False


@dataclass(frozen=True, slots=True)
class LaidDown:
    """A claim: who has laid down his cards, what he says has come of the hand, and who has the codilho by it."""

    seat: int
    says: str
    codilho: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class VoltareteState(Seats):
    """A sitting of Voltarete: one Recambó, or several."""

    checked: ClassVar[bool] = False
    """Whether all may still claim when a hand is over, before it is paid."""

    marker: int = of_match(0)
    """Who has the Medalhão, and so must put it in next."""
    remissas: tuple[Remissa, ...] = of_match(())
    written: int = of_match(0)
    """How many remissas have been written down."""
    formed: bool = of_match(False)
    """Whether the pot was formed by the Medalhão and the dealer's entry, and not by a remissa or a reposta."""
    age: int = of_match(0)
    """For how many hands the pot that was formed has stood."""
    gives_tento: bool = of_match(True)
    """Whether the pot gives a tento to the Recambó: one formed by a carried remissa does not."""
    has_ten: bool = of_match(False)
    """Whether the tentos of the Recambó are in the pot."""
    recambos: int = of_match(0)
    """How many Recambós are over."""
    tail: bool = of_match(False)
    """Whether only remissas are played out, after the last Recambó."""
    hands_played: int = of_match(0)
    again: bool = of_match(False)
    """Whether a void hand is dealt once more, for what lies in the pot already."""
    moved: tuple[Moved, ...] = of_match(())
    """How people have changed seats between two Recambós."""
    late: tuple[int, ...] = of_match(())
    """The remissas, by number, that the last hand made because others waited already."""
    halving: bool = of_match(False)
    """Whether the remissa that enters next enters by halves."""

    took_over: bool = False
    """Whether the dealer deals in the place of one who has got up."""
    reshuffled: tuple[int, ...] = ()
    proposed: tuple[int, ...] = ()
    """Who has proposed before this hand to end the sitting."""
    votes: tuple[int, ...] = ()
    stock: Cards = heap("stock")
    discards: tuple[Cards, ...] = heap("discards", deep=1)
    leftovers: Cards = heap("leftovers")

    to_speak: tuple[int, ...] = ()
    """Who have still to speak in this passage, or to answer the one who would make himself."""
    out: tuple[int, ...] = ()
    """Who have passed or yielded in the first passage."""
    bid: tuple[int, int] | None = None
    """Who would make himself, and in which game, by its rank."""
    calls: tuple[Call, ...] = ()
    passed_twice: tuple[int, ...] = ()
    obliged: bool = False
    """Whether Espadilha and pé are obliged in this hand."""

    trump: Suit | None = None
    stake: int = 0
    """What a reposta, a codilho or a penalty costs: the pot when somebody made himself."""
    turned: Card | None = None
    shown: Cards = ()
    """Cards that all have seen in somebody's hand."""
    bought: tuple[tuple[int, int], ...] = ()
    """How many each has bought, in the order of the exchange."""
    asked_bought: bool = False

    geral: str = ""
    asked: bool = False
    """Whether a reposta has been asked."""

    claimed: tuple[int, ...] = ()
    """Who has claimed in this trick."""
    conceding: tuple[tuple[int, bool], ...] = ()
    """Who has said in this trick, unheard, that the feito has won; and whether with the geral."""
    claim: LaidDown | None = None
    open_hands: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    """Who has given the hand up by his word."""
    vain: tuple[int, ...] = ()
    """Who has claimed the codilho and was made to play."""

    ending: Ending | None = None
    """How the hand has ended, once it has."""
    repostas: tuple[Debt, ...] = ()
    """What is still to be placed: paid in, or left as a remissa."""
    forced: bool = False
    capped: bool = False
    waiting: bool = False
    ends: bool = False
    """Whether this hand has ended the Recambó."""

    # The money.

    @property
    def pot(self) -> int:
        """What lies in the pot."""
        return self.ledger.balance(POT)

    def worth(self, seat: int) -> float:
        """What lies in the pot belongs to all in equal parts."""
        return self.ledger.balance(seat) + self.pot / self.game.seats

    @property
    def box(self) -> int:
        """The tentos of the Recambó."""
        return self.ledger.balance(BOX)

    def moving(self, payer: Account, payee: Account, amount: int, reason: str, *laws: str) -> Self:
        """The state with one payment more."""
        return self.paying((Entry(self.hand, payer, payee, amount, reason, laws),))

    def settling(self, payments: Iterable[Payment[int]]) -> Self:
        """What players have won of one another is paid."""
        return self.paying(
            Entry(self.hand, each.payer, each.payee, each.amount, each.reason, each.laws) for each in payments
        )

    def following(self, new: Mapping[int, int]) -> Self:
        """The state when people have changed seats: at the guided table nothing is between them that goes with them."""
        return self

    @property
    def must_ask(self) -> bool:
        """Whether players must still ask one another for what they have won: at the guided table they never do."""
        return False

    @property
    @law("vol.II.12.12", "vol.II.12.13", "vol.II.12.14", "vol.II.12.15")
    def hushed(self) -> bool:
        """From the deal to the settlement nobody talks, unless the table likes it so."""
        return not self.game.chat and self.phase not in TALK

    # The hand.

    @property
    def order(self) -> Order:
        """The order of the cards in this hand."""
        assert self.trump is not None
        return CARD_ORDER(self.trump)

    @property
    @law(
        "vol.I.2.4", "vol.I.10.18", "vol.I.11.2", "vol.I.11.3", "vol.I.11.4", "vol.I.11.5", "vol.I.11.6", "vol.I.11.7",
        "vol.I.11.8", "vol.I.11.9", "vol.I.11.10", "vol.I.11.11", "vol.I.11.12", "vol.I.11.13", "vol.I.11.14",
        "vol.I.11.15", "vol.I.11.16", "vol.I.11.17", "vol.I.20.13", "vol.II.10.1", "vol.II.10.2", "vol.II.10.8",
        "vol.II.10.9", "vol.II.10.11", "vol.II.10.27",
    )  # fmt: skip
    def play(self) -> Play:
        """The suit led must be followed; nobody must beat or ruff, and a matador is never forced by a lower trump.

        The leader plays, then each at the right of the one before, among those who play.
        """
        assert self.trump is not None
        return play_of(self.active, self.trump, self.game.table == GUIDED)

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks each seat has made."""
        made = [0] * self.game.seats
        for trick in self.taken:
            made[trick.holder] += 1
        return tuple(made)

    @property
    def goes_on_in(self) -> str:
        """The stage that the hand is in, or goes back to when a question is answered."""
        return self.phase if self.question is None else self.question.resumed

    def asking(self, stage: str, seats: tuple[int, ...], about: int | None = None) -> Self:
        """The state in which these are asked, one after the other, and the hand then goes on as it stands."""
        return self.but(phase=stage, question=Question(stage, seats, self.phase, about))

    @property
    def posed(self) -> Question:
        """The question that is put, where one is."""
        assert self.question is not None
        return self.question

    def resumed(self) -> Self:
        """The state when the question is answered: the hand goes on where it was."""
        return self.but(phase=self.goes_on_in, question=None)

    def saying(self, stage: str, seat: int, words: str) -> Self:
        """The state when this was called aloud."""
        return self.but(calls=(*self.calls, Call(stage, seat, words)))

    def started(self, seat: int) -> Cards:
        """The cards with which the seat began to play."""
        return (*[played.card for played in self.plays if played.seat == seat], *self.hands[seat])

    def throwing(self, seat: int, cards: Cards) -> Self:
        """The state when he has laid these cards aside."""
        kept = tuple(card for card in self.hands[seat] if card not in cards)
        thrown = replaced(self.discards, seat, (*self.discards[seat], *cards))
        return self.but(hands=replaced(self.hands, seat, kept), discards=thrown)

    def evened(self) -> Self:
        """The state in which all is paid that was put off: at the guided table nothing ever is."""
        return self

    @property
    def at_stake(self) -> int:
        """What a reposta costs now: the stake, or the pot as long as nobody has made himself."""
        return self.pot if self.feito is None else self.stake

    def judged(self, hand: Finished) -> Finished:
        """The facts of the hand with all that was ruled on it: at the guided table nothing ever is."""
        return hand

    # What can be seen.

    def shown_size(self, seat: int) -> int:
        """How many cards the seat is seen to have."""
        return len(self.hands[seat])

    def shown_stock(self) -> int:
        """How many cards are seen to lie in the stock."""
        return len(self.stock)

    def shown_out(self) -> int:
        """How many cards are seen to be out of the play."""
        return sum(map(len, self.discards)) + len(self.leftovers)

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what was played, and his own: what was shown to all, open hands, and what he himself threw."""
        seen = [*self.shown, *[card for each in self.open_hands for card in self.hands[each]]]
        if seat is not None and self.discards:
            seen += self.discards[seat]
        return super().known(seat).union(seen)

    @law("vol.II.16.1", "vol.II.16.2", "vol.II.16.5")
    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        """Where it is obliged, who passed again did not have the Espadilha, nor is it thrown away for a casca."""
        (hands,) = super().ruled_out(seat)
        if not self.obliged or self.game.table != GUIDED:
            return (hands,)
        bought = [each for each, number in self.bought if number]
        threw = [*self.passed_twice, *([self.feito] if self.kind == CASCA else [])]
        kept = [each for each in self.passed_twice if each not in bought or self.kind == CASCA]
        zones = [*[f"discards {each}" for each in threw], *[f"hand {each}" for each in kept]]
        return ({**hands, **{zone: hands.get(zone, NONE) | {ESPADILLA} for zone in zones}},)


V = TypeVar("V", bound=VoltareteState)
"""A Voltarete at either table: what is done to it gives the same kind again."""


def by_maker(state: VoltareteState) -> int:
    """It is the feito's turn."""
    return state.maker


@lru_cache(maxsize=256)
def play_of(seats: tuple[int, ...], trump: Suit, guided: bool) -> Play:
    """The play of a hand among these seats."""
    return Play(seats, CARD_ORDER(trump), trick=1, exact=guided)
