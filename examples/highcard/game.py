"""Highcard: two players, twelve cards, three tricks. The higher card of the suit led takes the trick, worth a point.

The cards are shuffled, cut and dealt, each may change one card for the top of the stock, and then they are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from tapete.cards import Card, cards, cut, pack
from tapete.table.action import Action
from tapete.table.chance import TABLE, Chance
from tapete.table.deal import packets
from tapete.table.event import event
from tapete.table.game import GUIDED, Game, Kind
from tapete.table.ledger import Account, Entry
from tapete.table.offer import Number, Pick
from tapete.table.option import Value, option
from tapete.table.phase import deed, lot, stage
from tapete.table.play import Duties, Order, Play, plain_order
from tapete.table.row import replaced
from tapete.table.state import OVER, State
from tapete.table.tricks import Trick, TrickState, playable, to_play
from tapete.table.view import Score, SeatView, View, faces
from tapete.table.written import Facts, check_hands, missing_cards, stacked_pack
from tapete.table.zones import Cards, heap

RANKS = (3, 2, 1)
PACK = pack(RANKS)
ORDER = plain_order(RANKS, PACK, trump=None)
EACH = 3
SEATS = (0, 1)
FREE_PLAY = Play(SEATS, ORDER, Duties(follow=False), trick=1)
SHUFFLE, CUT, CHANGE, PLAY = "shuffle", "cut", "discard", "play"


# The game, and what a table may agree on.


@dataclass(frozen=True, kw_only=True)
class HighcardGame(Game):
    """A game of its own has its laws and words in its folder; this one borrows those of the Malilla."""

    name: ClassVar[str] = "highcard"
    folder: ClassVar[str] = "malilla"
    unit: ClassVar[str] = "points"
    edition: ClassVar[int] = 1
    pack: ClassVar[Cards] = PACK
    emblem: ClassVar[Cards] = cards("3O 2C 1E")
    shortest: ClassVar[Mapping[str, Value]] = {"rounds": 1}
    tables: ClassVar[tuple[Kind, ...]] = (GUIDED,)

    rounds: int = option(range(1, 13), 2, "mal.153", usual=(1, 2))

    @property
    def seats(self) -> int:
        """Two sit at the table."""
        return len(SEATS)

    def side(self, seat: int) -> Account:
        """Each plays for himself."""
        return seat

    def start(self, names: tuple[str, ...] = (), **facts: object) -> HighcardState:
        """The first deal is that of seat 1, unless another dealer is given."""
        dealer = Facts(self, facts, known=("dealer",)).number("dealer", SEATS)
        return self.seated(HighcardState, names, phase=SHUFFLE, dealer=1 if dealer is None else dealer)

    def stacked(self, state: State, hands: tuple[Cards, ...], stock: Cards) -> tuple[tuple[int, Action], ...]:
        """The shuffle and the cut that deal these hands: with it, records can give hands instead of a pack."""
        check_hands(hands, self.seats, state.dealer)
        lacking = missing_cards(self, PACK, dict(enumerate(hands)), stock, dict.fromkeys(SEATS, EACH))
        elder = elder_of(state)
        full = [(*hands[seat], *lacking[seat]) for seat in (elder, 1 - elder)]
        return (TABLE, Action("deck", stacked_pack(PACK, full, stock, (EACH,), 1))), (elder, Action("cut", (1,)))


# The whole truth at one moment.


@dataclass(frozen=True, kw_only=True)
class HighcardState(TrickState):
    """`thrown` are the cards each has changed for others, `changes` counts those who had the choice.

    Both begin anew with every hand; a field that should not would be marked `of_match`.
    """

    if TYPE_CHECKING:
        game: HighcardGame

    thrown: tuple[Cards, ...] = heap("thrown", deep=1, default=((), ()))
    changes: int = 0

    @property
    def order(self) -> Order:
        """The three is the highest of each suit, and there are no trumps."""
        return ORDER

    @property
    def play(self) -> Play:
        """Nobody must follow suit."""
        return FREE_PLAY

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides his hand and all that was played he knows what he has thrown himself."""
        return super().known(seat).union(() if seat is None else self.thrown[seat])


def elder_of(state: State) -> int:
    """He who does not deal; he cuts, and is first in everything."""
    assert state.dealer is not None
    return 1 - state.dealer


# The stages of a hand: each says whom it waits for, and by which deeds it goes on.


def shuffled(state: HighcardState, seat: int, action: Action) -> HighcardState:
    """Chance has put the pack in an order: a new hand begins."""
    return state.opening_hand().but(phase=CUT, deck=action.cards).telling(event("shuffled", state.dealer))


def cut_and_dealt(state: HighcardState, seat: int, action: Action) -> HighcardState:
    """After the cut each gets three cards; the rest is the stock."""
    deck = cut(state.deck, action.number)
    dealt = packets(deck, (seat, 1 - seat), (EACH,))
    after = state.but(phase=CHANGE, deck=deck[2 * EACH :], hands=(dealt[0], dealt[1]), leader=seat)
    return after.telling(event("cut", seat, number=action.number), event("dealt", state.dealer))


def changing(state: HighcardState) -> int:
    """Each has the choice once, the elder first."""
    return (elder_of(state) + state.changes) % 2


def changed(state: HighcardState, seat: int, action: Action) -> HighcardState:
    """A card is changed for the top of the stock, or none; only he who draws is told what he drew."""
    count = len(action.cards)
    drawn, kept = state.deck[:count], tuple(card for card in state.hands[seat] if card not in action.cards)
    after = state.but(
        deck=state.deck[count:],
        hands=replaced(state.hands, seat, (*kept, *drawn)),
        thrown=replaced(state.thrown, seat, action.cards),
        changes=state.changes + 1,
        phase=PLAY if state.changes else CHANGE,
    )
    return after.telling(event("exchanged", seat, number=count), event("drew", seat, to=(seat,), cards=drawn))


def played(state: HighcardState, seat: int, action: Action) -> HighcardState:
    """A card is laid; the second ends the trick, and the last trick ends the hand."""
    after = state.laid(seat, action.cards[0])
    return after if len(after.trick) < 2 else end_of_trick(after)


def end_of_trick(state: HighcardState) -> HighcardState:
    """Whoever wins the trick is paid a point for it, and leads."""
    winner = state.winning()
    paid = state.taken_up(winner).paying([Entry(state.hand, 1 - winner, winner, 1, "result", ("mal.40",))])
    if len(paid.taken) < EACH:
        return paid
    return paid.but(phase=OVER if paid.hand == 2 * paid.game.rounds else SHUFFLE, dealer=elder_of(paid))


def hand_over(state: HighcardState, tricks: tuple[Trick, ...]) -> HighcardState:
    """What comes of the hand if these are its tricks: each is paid as it is taken."""
    for made, trick in enumerate(tricks[len(state.taken) :], len(state.taken)):
        state = end_of_trick(state.as_played(tricks[:made]).but(trick=trick.plays))
    return state


STAGES = {
    SHUFFLE: lot(lambda state: Chance("deck", PACK), shuffled, between=True),
    CUT: stage(
        CUT,
        elder_of,
        deed("cut", offers=lambda state, seat: [Number("cut", 1, len(PACK) - 1, usual=(6,))], do=cut_and_dealt),
    ),
    CHANGE: stage(
        CHANGE,
        changing,
        deed("discard", offers=lambda state, seat: [Pick("discard", state.hands[seat], 0, 1)], do=changed),
    ),
    PLAY: stage(
        PLAY,
        to_play,
        deed("play", offers=playable, do=played),
    ),
}


# What one seat sees.


def view_of(state: HighcardState, seat: int | None, since: int) -> View:
    """The one way from the whole truth to what a seat, or a spectator, may know."""
    return replace(
        state.bare_view(seat, since),
        seats=tuple(place(state, seat, each) for each in SEATS),
        round=(state.hand + 1) // 2,
        trick=state.trick,
        winning=state.winning() if state.trick else None,
        stock=faces(state.deck, seen=False),
        scores=tuple(Score(each, (each,), state.ledger.balance(each)) for each in SEATS),
    )


def place(state: HighcardState, viewer: int | None, seat: int) -> SeatView:
    """One of the two places; only his own cards does anybody see."""
    return SeatView(
        seat=seat,
        player=state.players[seat],
        name=state.name(seat),
        side=state.game.side(seat),
        roles=("dealer",) if seat == state.dealer else (),
        cards=faces(state.holding(seat), seen=seat == viewer),
        discards=faces(state.thrown[seat], seen=seat == viewer),
        taken=sum(trick.holder == seat for trick in state.taken),
    )
