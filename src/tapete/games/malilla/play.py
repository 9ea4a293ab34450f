"""The play of the cards."""

from __future__ import annotations

from typing import Any

from tapete.cards import SUITS, Card
from tapete.games.malilla.settle import settled
from tapete.games.malilla.state import PLAY, M, MalillaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, stage
from tapete.table.tricks import Duties, duty

REQUESTS = ("triunfos", *(suit.word for suit in SUITS))


def turn(state: MalillaState) -> int | None:
    """The leader, then each at the right of the one before, among those who play."""
    seats = state.active
    return seats[(seats.index(state.leader) + len(state.trick)) % len(seats)]


@law("mal.17", "mal.18", "mal.87")
def lawful_cards(state: MalillaState, seat: int) -> tuple[Card, ...]:
    """The cards with which the seat follows, beats or ruffs as it must; a partner who is winning leaves it free."""
    return owed(state, seat)[1] if state.trick else leads(state, seat)


def owed(state: MalillaState, seat: int) -> tuple[str, tuple[Card, ...]]:
    """What the seat owes to the trick on the table, and the cards with which it can be paid."""
    cards, order = [played.card for played in state.trick], state.order
    return duty(state.holding(seat), cards, order, duties(state), friend_wins(state, seat))


def friend_wins(state: MalillaState, seat: int) -> bool:
    """Whether its partner is winning the trick on the table."""
    return bool(state.trick) and state.variant.pairs and is_friend(state, seat, state.winning())


@law("mal.21")
def leads(state: MalillaState, seat: int) -> tuple[Card, ...]:
    """Who leads plays what he likes, and may draw trumps at any trick."""
    return state.holding(seat)


@law("mal.86")
def is_friend(state: MalillaState, seat: int, other: int) -> bool:
    """Whether the other, who is not the seat itself, is its partner: what he wins need not be beaten."""
    return state.side(seat) == state.side(other)


@law("mal.24", "mal.25", "mal.26")
def duties(state: MalillaState) -> Duties:
    """What this table demands of a player; to under-ruff is a duty only where it has been agreed."""
    base = state.variant.duties
    return Duties(base.beat, base.ruff, under_ruff=True) if state.game.under_ruff == "forced" else base


def playable(state: MalillaState, seat: int) -> list[Offer]:
    """A card for the one whose turn it is."""
    return [say("play", card) for card in lawful_cards(state, seat)]


@law("mal.3")
def requests(state: MalillaState, seat: int) -> tuple[Offer, ...]:
    """Where the talking Malilla is played each may ask aloud for a suit, once in every trick."""
    return () if seat in state.said else tuple(say("say", word) for word in REQUESTS)


def says(state: M, seat: int, action: Action) -> M:
    """He asks aloud for a suit."""
    (word,) = action.arguments
    return state.but(said=(*state.said, seat)).telling(event("says", seat, word=str(word)))


@law("mal.9", "mal.33", "mal.30", "mal.31")
def plays(state: M, seat: int, action: Action) -> M:
    """A card is laid; the highest takes the trick up and leads to the next, and after the last the hand is paid."""
    (card,) = action.cards
    after = state.laid(seat, card)
    if len(after.trick) < len(after.active):
        return after
    taken = after.taken_up(said=())
    return taken if len(taken.taken) < taken.variant.tricks else settled(taken)


REQUEST = beside("say", offers=requests, do=says, agreed=lambda game: game.talking)

STAGES: dict[str, Stage[Any]] = {PLAY: stage("play", turn, deed("play", offers=playable, do=plays), REQUEST)}
