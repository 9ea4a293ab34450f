"""What can be asked of any hand in tricks: what may be played, and who takes it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tapete.cards import SUITS, Card
from tapete.practice.walk import cards_left, dealt, played
from tapete.table.event import event
from tapete.table.exercise import Exercise, cards_of
from tapete.table.game import Game
from tapete.table.tricks import TrickState
from tapete.table.view import Faces, Pile, SeatView, View
from tapete.table.zones import Cards

FOLLOWS: dict[str, int] = {
    "follow": 1, "beat": 2, "cannot-beat": 2, "ruff": 2, "free": 1, "cannot-ruff": 3, "under-ruff": 3, "exempt": 3,
}  # fmt: skip
"""How hard it is to see what each duty allows; privileges of rare hands are not asked for."""


def somewhere(rules: Game, lot: Random) -> TrickState | None:
    """A position somewhere in a hand."""
    begun = dealt(rules, lot)
    return None if begun is None else played(begun, lot, lot.randrange(cards_left(begun) - len(begun.play.seats)))


def follow(rules: Game, lot: Random, level: int) -> Exercise | None:
    """Which cards may be played."""
    state = somewhere(rules, lot)
    if state is None or not state.trick or not state.play.exact:
        return None
    seat = state.to_play()
    why, lawful = state.duty_of(seat)
    hand = shown_hand(state, seat)
    if (
        why not in FOLLOWS
        or len(hand) < 3
        or (level > 1 and len(lawful) == len(hand) and why not in ("exempt", "cannot-ruff"))
    ):
        return None
    guide, practice = rules.contents.guide, rules.contents.practices[rules.name]
    told = guide.hint(state, seat, "play") if guide is not None else None
    return Exercise(
        ask=event("follow", state.trick[0].seat, card=state.trick[0].card),
        answer="cards", right=cards_of(hand, frozenset(lawful)),
        why=event("follow", cards=tuple(card for card in hand if card in lawful)),
        laws=told.laws if told is not None and told.laws else practice.takes,
        grade=FOLLOWS[why], seat=seat, view=quiet(state.view(seat)), among=hand,
        guide=told.keys if told is not None else (), truth=state,
    )  # fmt: skip


def shown_hand(state: TrickState, seat: int) -> Cards:
    """The cards that the seat can play from, as it sees them."""
    mine = state.view(seat).seats[seat]
    held = [card for card in mine.cards if card is not None]
    return tuple(held or [card for pile in mine.piles for card in pile.cards[:1] if card is not None])


def takes(rules: Game, lot: Random, level: int) -> Exercise | None:
    """Who takes the trick, whose last card is just being played."""
    state = somewhere(rules, lot)
    if state is None or len(state.trick) != len(state.play.seats) - 1:
        return None
    seat, viewer = state.to_play(), 0 if 0 in state.play.seats else state.play.seats[0]
    laid = state.laid(seat, lot.choice(state.lawful_cards(seat)))
    cards = tuple(each.card for each in laid.trick)
    practice = rules.contents.practices[rules.name]
    return Exercise(
        ask=event("takes", cards=cards), answer="seat", right=str(laid.winning()),
        why=event("takes", laid.winning(), card=cards[laid.order.winner(cards)]), laws=practice.takes,
        grade=_entangled(laid), seat=viewer, view=_with_the_last(state.view(viewer), laid), truth=laid,
    )  # fmt: skip


def _entangled(laid: TrickState) -> int:
    """How hard it is to see who takes it: one suit, or two, or several trumps."""
    order = laid.play.order
    suits = [order.suit[each.card] for each in laid.trick]
    if len(set(suits)) == 1 or (order.trump not in suits and laid.winning() == laid.trick[0].seat):
        return 1
    return 3 if order.trump in suits and suits.count(suits[0]) < len(suits) - 1 else 2


def _with_the_last(view: View, laid: TrickState) -> View:
    """What is seen when the last card lies there, and nobody has taken the trick up."""
    last = laid.trick[-1]
    seats = tuple(_gone(own, last.card) if own.seat == last.seat else own for own in view.seats)
    return replace(quiet(view), trick=laid.trick, turn=None, seats=seats)


def _gone(own: SeatView, card: Card) -> SeatView:
    """The place of whoever played it: the card has left the hand, or its pile."""
    if not own.piles:
        return replace(own, cards=_without(own.cards, card)) if own.cards else own
    return replace(own, piles=tuple(Pile(pile.cards[1:]) if pile.top is card else pile for pile in own.piles))


def _without(cards: Faces, card: Card) -> Faces:
    """A hand without the card that was played, or with one back less."""
    place = cards.index(card) if card in cards else len(cards) - 1
    return cards[:place] + cards[place + 1 :]


def quiet(view: View) -> View:
    """A View that tells nothing of the answer: who is winning, what may be played, what was said before."""
    return replace(view, prompt=None, winning=None, events=(), ledger=())


def highest(rules: Game, lot: Random, level: int) -> Exercise | None:
    """Which of these cards of one suit takes all others."""
    begun = dealt(rules, lot)
    if begun is None:
        return None
    order, suit = begun.play.order, lot.choice(SUITS)
    own = [card for card in begun.game.pack if card in order.suit and order.suit[card] is suit]
    cards = tuple(lot.sample(own, min(2 + level, len(own))))
    down = tuple(sorted(cards, key=order.power.__getitem__, reverse=True))
    kind = "trump" if order.trump is suit else "plain" if order.trump else "alone"
    return Exercise(
        ask=event("highest", suit=suit.word, kind=kind), answer="card", right=down[0].text,
        why=event("highest", cards=down), laws=rules.contents.practices[rules.name].takes, grade=level, among=cards,
        truth=order,
    )  # fmt: skip
