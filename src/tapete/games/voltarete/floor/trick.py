"""The cards of a trick, taken up or on the table: what could have been played, and whose it and the hand would be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

from tapete.cards import Card
from tapete.games.voltarete.kinds import TREZE
from tapete.games.voltarete.settle import FIRST_TRICKS
from tapete.table.view import Played
from tapete.table.zones import Cards

if TYPE_CHECKING:
    from tapete.games.voltarete.floor.state import Floor


def trick_at(state: Floor, moment: int) -> tuple[Played, ...]:
    """The cards of this trick, on the table or taken up."""
    return state.taken[moment].plays if moment < len(state.taken) else state.trick


def place_of(state: Floor, moment: int, seat: int) -> int:
    """The place in the play of the card that this seat played to this trick."""
    before = sum(len(trick.plays) for trick in state.taken[:moment])
    return before + next(number for number, played in enumerate(trick_at(state, moment)) if played.seat == seat)


def lawful_at(state: Floor, place: int) -> Cards:
    """What could lawfully have been played at this place of the play; the one card if it was asked for."""
    before, seat = state.rewound(place), state.plays[place].seat
    asked = before.asked_of(seat)
    return before.lawful_cards(seat) if asked is None else (asked,)


def won_by(state: Floor, plays: Sequence[Played]) -> int:
    """Whose the trick is by its cards."""
    return plays[state.order.winner([played.card for played in plays])].seat


def with_card(plays: tuple[Played, ...], seat: int, card: Card) -> tuple[Played, ...]:
    """The trick as it would be if this seat had played this card to it."""
    return tuple(Played(seat, card) if played.seat == seat else played for played in plays)


def makes_difference(state: Floor, moment: int, seat: int) -> bool:
    """Whether another lawful card would have changed whose the trick is, of the cards that lie there."""
    lawful, winner = lawful_at(state, place_of(state, moment, seat)), won_by(state, trick_at(state, moment))
    others = (trick for card in lawful for trick in _tricks_with(state, moment, seat, card))
    return any(won_by(state, trick) != winner for trick in others)


def _tricks_with(state: Floor, moment: int, seat: int, card: Card) -> Iterator[tuple[Played, ...]]:
    """The trick with this card in it; to a lead of another suit all who came after could have played otherwise."""
    plays, suit = trick_at(state, moment), state.order.suit
    if seat != plays[0].seat or suit[card] is suit[plays[0].card]:
        yield with_card(plays, seat, card)
        return
    led = state.rewound(place_of(state, moment, seat)).laid(seat, card)
    for cards in product(*(led.lawful_cards(played.seat) for played in plays[1:])):
        yield (led.trick[0], *map(Played, (played.seat for played in plays[1:]), cards))


def wins_by_tricks(state: Floor, seat: int) -> bool:
    """Whether the hand, or the codilho, is his by these tricks; against the thirteen the three have one heap."""
    own, made = state.tricks, state.tricks[state.maker]
    best = max(own[each] for each in state.opponents)
    won = made >= FIRST_TRICKS if state.kind == TREZE else made > best
    if seat == state.feito:
        return won
    return not won and (state.kind == TREZE or own[seat] == best > made)
