"""The tricks of a hand: what could have been played to them, what they have decided, and what the hand is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from tapete.cards import Card
from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import CODILHO, GRANTED, NOTHING, PLAYED, REPOSTA, WIN, Ending, Result, result
from tapete.games.voltarete.floor.names import FEITO, OPPONENT
from tapete.games.voltarete.kinds import HAND, KINDS, MOST_LOST, TREZE, matadores
from tapete.games.voltarete.settle import FIRST_TRICKS
from tapete.laws.mark import law
from tapete.table.row import replaced
from tapete.table.view import Played
from tapete.table.zones import Cards

if TYPE_CHECKING:
    from tapete.games.voltarete.floor.state import Floor

# What could have been played.


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


# What is decided.


def part(state: Floor, seat: int) -> str:
    """The feito, or one of his opponents."""
    return FEITO if seat == state.feito else OPPONENT


def loss(state: Floor) -> int:
    """What the feito loses to each by a reposta."""
    assert state.trump is not None
    rate = 2 if state.trump is state.game.favorita else 1
    return rate * (KINDS[state.kind].base + min(MOST_LOST, matadores(state.started(state.maker), state.trump)))


def base(state: Floor) -> int:
    """What the game pays each way."""
    return KINDS[state.kind].base * (2 if state.trump is state.game.favorita else 1)


@law("vol.II.15.10")
def _best_pile(state: Floor) -> int:
    """The tricks of the best opponent; against the thirteen all have one heap."""
    piles = [state.tricks[seat] for seat in state.opponents]
    return sum(piles) if state.kind == TREZE else max(piles)


@law("vol.II.12.18")
def is_decided(state: Floor) -> bool:
    """Whether the hand is over, or the tricks made have already settled who wins."""
    if state.ending is not None:
        return True
    made = state.tricks
    left = HAND - len(state.taken)
    top = _best_pile(state)
    return made[state.maker] > top + left or top > made[state.maker] + left


@law("vol.II.1.8")
def _possible(state: Floor) -> set[Result]:
    """What may come of the hand, whoever makes the tricks that are left."""
    over = state if state.ending is not None else state.but(ending=Ending(PLAYED))
    hand, left = state.judged(settle.facts(over)), 0 if over is state else HAND - len(state.taken)
    ways = [replaced(hand.tricks, seat, hand.tricks[seat] + left) for seat in state.active]
    return {Result(REPOSTA) if hand.how == GRANTED else result(replace(hand, tricks=tricks)) for tricks in ways}


def is_codilho(state: Floor) -> bool:
    """Whether the feito has lost by codilho, whoever makes the tricks that are left."""
    return {found.kind for found in _possible(state)} == {CODILHO}


@law("vol.II.1.8")
def fixed(state: Floor) -> Result | None:
    """What the tricks made have given already, if the others can change nothing of it."""
    possible = _possible(state)
    return possible.pop() if len(possible) == 1 else None


@law("vol.II.1.8")
def is_anothers(state: Floor, found: Result | None, seat: int) -> bool:
    """Whether somebody else gains by this result: the feito by a win, by a codilho who has it, else who is paid."""
    if found is None or found.kind == NOTHING:
        return False
    paid = (state.maker,) if found.kind == WIN else found.codilho or state.opponents
    return any(each != seat for each in paid)


def has_sure_trumps(state: Floor) -> bool:
    """Whether the tricks that the feito has made, with trumps that nothing can beat, come to five."""
    assert state.trump is not None
    power, feito = state.order.power, state.maker
    out = [card for seat in state.active if seat != feito for card in state.hands[seat]]
    out += [card for heap in (*state.discards, *state.packets, state.leftovers, state.stock) for card in heap]
    highest = max((power[card] for card in out), default=-1)
    sure = [card for card in state.hands[feito] if state.order.suit[card] is state.trump and power[card] > highest]
    return state.tricks[feito] + len(sure) >= FIRST_TRICKS


@law("vol.II.12.2")
def is_safe(state: Floor) -> bool:
    """Whether the feito wins without having seen those cards: by tricks made and trumps that nothing can beat."""
    return has_sure_trumps(state) or is_decided(state)
