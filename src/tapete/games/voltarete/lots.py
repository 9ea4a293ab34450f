"""The seats: they are drawn before every Recambó, and the card of espadas deals first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tapete.cards import Card, Suit, cards
from tapete.games.voltarete.pot import before_hand
from tapete.games.voltarete.state import SEATS, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.ledger import MIDDLE, Account, Entry
from tapete.table.phase import Stage, lot
from tapete.table.view import Moved

DRAWN = {3: cards("5C 5B 5E"), 4: cards("5O 5C 5B 5E")}
"""The cards that are drawn, one for each seat; those of the same suits lie at the places."""


@law("vol.I.4.1", "vol.II.2.2")
def _six_cards(state: VoltareteState) -> Chance:
    return Chance("lot", DRAWN[len(state.present)])


@law("vol.I.4.2", "vol.I.4.3", "vol.II.2.1", "vol.II.19.5")
def _drawn(state: V, seat: int, action: Action) -> V:
    """Each sits where the card of his suit lies, or where seats are free stays; whoever drew espadas deals first."""
    seats, draw = state.present, action.cards
    if state.game.places == "free" and not state.recambos:
        first = 1 + next(place for place, card in enumerate(draw) if card.suit is Suit.ESPADAS)
        drawn = [seats[(first + place) % len(seats)] for place in range(len(seats))]
    else:
        drawn = [seats[draw.index(card)] for card in DRAWN[len(seats)]]
    chairs = list(range(state.game.seats))
    for seat, old in zip(seats, drawn, strict=True):
        chairs[seat] = old
    return first_hand(_told(reseated(state, chairs), draw))


def _told(state: V, draw: Sequence[Card]) -> V:
    names = ", ".join(state.name(each) for each in state.present)
    return state.telling(
        event("lot-seats", cards=tuple(draw)), event("seated", names=names), event("first-dealer", state.present[-1])
    )


def reseated(state: V, chairs: Sequence[int]) -> V:
    """The people of these seats sit in this order now; each takes along what he has won, and his remissas."""
    new = {old: place for place, old in enumerate(chairs)}
    seated = (
        state.cleared()
        .forgetting()
        .but(
            players=tuple(state.players[old] for old in chairs),
            remissas=tuple(replace(each, owner=new[each.owner]) for each in state.remissas),
        )
        .following(new)
        .paying(_carried(state, chairs))
    )
    before, until = len(state.ledger.entries), len(seated.ledger.entries)
    moved = Moved(before, until, tuple(new[old] for old in range(len(chairs))))
    return seated.but(moved=(*state.moved, moved)) if before else seated


@law("vol.II.19.4")
def _carried(state: VoltareteState, chairs: Sequence[int]) -> list[Entry]:
    """What people have won goes with them to their new seats, through the middle of the table."""
    moves: list[tuple[Account, Account, int]] = []
    for place, old in enumerate(chairs):
        more = state.ledger.balance(old) - state.ledger.balance(place)
        moves.append((MIDDLE, place, more) if more > 0 else (place, MIDDLE, -more))
    return [Entry(state.hand, payer, payee, amount, "new-seats", ("vol.II.19.4",)) for payer, payee, amount in moves]


@law("vol.I.4.3", "vol.I.8.9", "vol.II.18.1")
def first_hand(state: V) -> V:
    """The last seat deals the first hand, and has the Medalhão."""
    last = state.present[-1]
    return before_hand(state.but(dealer=last, marker=last))


STAGES: dict[str, Stage[Any]] = {SEATS: lot(_six_cards, _drawn)}
