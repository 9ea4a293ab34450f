"""The play of the cards, and the end of the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tapete.cards import SUITS, Card
from tapete.games.malilla import settle
from tapete.games.malilla.state import PLAY, MalillaState, Trick
from tapete.games.malilla.variants import order
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import Event, event
from tapete.table.ledger import Account, Entry
from tapete.table.offer import Offer, Prompt, ask, say
from tapete.table.phase import Phase
from tapete.table.tricks import Duties, lawful
from tapete.table.view import Played

REQUESTS = ("triunfos", *(suit.word for suit in SUITS))


def turn(state: MalillaState) -> int | None:
    """The leader, then each at the right of the one before, among those who play."""
    seats = state.active
    return seats[(seats.index(state.leader) + len(state.trick)) % len(seats)]


@law("mal.8", "mal.17", "mal.18", "mal.19", "mal.20", "mal.21", "mal.24", "mal.25", "mal.26", "mal.86", "mal.87")
def lawful_cards(state: MalillaState, seat: int) -> tuple[Card, ...]:
    """The cards with which the seat follows, beats or ruffs as it must; a partner who is winning leaves it free."""
    if not state.trick:
        return state.holding(seat)
    cards = [played.card for played in state.trick]
    table = order(state.trump)
    friend = state.variant.pairs and is_friend(state, seat, state.trick[table.winner(cards)].seat)
    return lawful(state.holding(seat), cards, table, duties(state), friend)


def is_friend(state: MalillaState, seat: int, other: int) -> bool:
    """Whether the other is the seat's partner."""
    return seat != other and state.side(seat) == state.side(other)


def duties(state: MalillaState) -> Duties:
    """What this table demands of a player; to under-ruff is a duty only where it has been agreed."""
    base = state.variant.duties
    return Duties(base.beat, base.ruff, under_ruff=True) if state.game.under_ruff == "forced" else base


def prompt(state: MalillaState, seat: int) -> Prompt | None:
    """A card for the one whose turn it is; in the talking game a word from anyone."""
    cards = lawful_cards(state, seat) if seat == turn(state) else ()
    return ask("play", (*[say("play", card) for card in cards], *requests(state, seat)))


@law("mal.3")
def requests(state: MalillaState, seat: int) -> tuple[Offer, ...]:
    """Where the talking Malilla is played each may ask aloud for a suit, once in every trick."""
    if state.game.talking is not True or seat in state.said:
        return ()
    return tuple(say("say", word) for word in REQUESTS)


def act(state: MalillaState, seat: int, action: Action) -> MalillaState:
    """A card is played, or something is said."""
    if action.word == "say":
        return state.but(said=(*state.said, seat)).telling(event("says", seat, word=str(action.arguments[0])))
    card = action.cards[0]
    after = laid(state, seat, card)
    if len(after.trick) < len(after.active):
        return after
    return end_of_trick(taken_up(after, winner_of(after)))


def laid(state: MalillaState, seat: int, card: Card) -> MalillaState:
    """The card is on the table."""
    played, told = _laying(seat, card)
    return state.without(seat, card, trick=(*state.trick, played), events=(*state.events, told))


@lru_cache(maxsize=512)
def _laying(seat: int, card: Card) -> tuple[Played, Event]:
    return Played(seat, card), event("plays", seat, card=card)


@law("mal.9", "mal.33")
def winner_of(state: MalillaState) -> int:
    """Who is winning the trick on the table."""
    return state.trick[order(state.trump).winner([played.card for played in state.trick])].seat


@law("mal.30", "mal.31")
def taken_up(state: MalillaState, holder: int) -> MalillaState:
    """The trick is taken up by `holder`, who leads to the next one."""
    trick = Trick(winner_of(state), holder, state.trick)
    return state.but(trick=(), taken=(*state.taken, trick), leader=holder, said=()).telling(event("takes", holder))


def end_of_trick(state: MalillaState) -> MalillaState:
    """The next trick, or the settlement of the hand after the last."""
    return state if len(state.taken) < state.variant.tricks else settled(state)


# The end of the hand.


def cards_of(state: MalillaState, side: Account) -> list[Card]:
    """The cards the side has taken, its players' together."""
    return [card for trick in state.taken if state.side(trick.holder) == side for card in trick.cards]


def played_hand(state: MalillaState, short: Iterable[int] = (), silent: Iterable[int] = ()) -> settle.Played:
    """The hand as the settlement sees it; `short` had a card too few, `silent` do not count."""
    holders = {state.side(trick.holder) for trick in state.taken}
    return settle.Played(
        sides=state.sides,
        points={side: points_of(state, side) for side in state.sides},
        sweeper=holders.pop() if len(holders) == 1 else None,
        short=frozenset(map(state.side, short)),
        silent=frozenset(map(state.side, silent)),
    )


def points_of(state: MalillaState, side: Account) -> int:
    """What the side counts."""
    cards = cards_of(state, side)
    won = sum(state.side(trick.holder) == side for trick in state.taken)
    return settle.points(cards, settle.counted_tricks(state.variant, won, len(cards)))


def settled(
    state: MalillaState,
    fines: Sequence[settle.Fine] = (),
    short: Iterable[int] = (),
    silent: Iterable[int] = (),
    next_dealer: int | None = None,
) -> MalillaState:
    """Count the hand, pay it and the faults in it, and pass the deal."""
    played = played_hand(state, short, silent)
    net = settle.without_silent(played, settle.result(state.variant, played, _sleeping(state)))
    capote = played.capote is not None
    laws = state.with_rate_laws(*(state.game.capote_laws if capote else state.game.result_laws))
    who = "pair" if state.variant.pairs else "alone"
    told = state.telling(
        *(event("counted", _speaker(state, side), points=played.points[side], side=who) for side in state.sides),
        *([event("capote", _speaker(state, played.capote), side=who)] if played.capote is not None else []),
    )
    paid = told.paying(
        settle.result_entries(state.hand, net, state.rate, "capote" if capote else "result", laws)
    ).paying(entry for fine in fines for entry in fine_entries(state, fine))
    return paid.next_deal(next_dealer)


def _sleeping(state: MalillaState) -> str:
    return str(state.game.sleeping or "excess")


def _speaker(state: MalillaState, side: Account) -> int:
    """The first player of the side in this hand, who tells its count."""
    return next(seat for seat in state.active if state.side(seat) == side)


def fine_entries(state: MalillaState, fine: settle.Fine) -> tuple[Entry, ...]:
    """The payments of one fault, to those of the hand from the offender's right on."""
    offender = state.side(fine.offender)
    seats = [(fine.offender + step) % state.places for step in range(1, state.places)]
    others = tuple(
        dict.fromkeys(state.side(seat) for seat in seats if seat in state.active and state.side(seat) != offender)
    )
    shares = settle.fine_shares(state.variant, others, state.game.fine_to_each is True)
    return tuple(state.entry(offender, payee, amount, fine.reason, *fine.laws) for payee, amount in shares.items())


PHASES: dict[str, Phase[MalillaState]] = {PLAY: Phase(turn=turn, prompt=prompt, act=act)}
