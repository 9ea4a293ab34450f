"""What can be asked of any hand in tricks: what may be played, and who takes it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tapete.cards import SUITS
from tapete.practice.walk import cards_left, dealt, played
from tapete.table.event import event
from tapete.table.exercise import Exercise, cards_of
from tapete.table.game import Game
from tapete.table.tricks import TrickState
from tapete.table.view import View

FOLLOWS: dict[str, int] = {
    "follow": 1, "beat": 2, "cannot-beat": 2, "ruff": 2, "free": 1, "cannot-ruff": 3, "under-ruff": 3, "exempt": 3,
    "bound": 3,
}  # fmt: skip
"""How hard it is to see what each duty allows."""


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
    if len(hand) < 3 or (level > 1 and len(lawful) == len(hand) and why not in ("exempt", "cannot-ruff")):
        return None
    hint, practice = rules.contents.guide, rules.contents.practices.get(rules.name)
    told = hint.hint(state, seat, "play") if hint is not None else None
    assert practice is not None
    return Exercise(
        ask=event("follow", state.trick[0].seat, card=state.trick[0].card),
        answer="cards", right=cards_of(hand, frozenset(lawful)),
        why=event("follow", cards=tuple(card for card in hand if card in lawful)),
        laws=told.laws if told is not None and told.laws else practice.takes,
        grade=FOLLOWS[why], seat=seat, view=quiet(state.view(seat)), among=hand,
        guide=told.keys if told is not None else (), truth=state,
    )  # fmt: skip


def shown_hand(state: TrickState, seat: int) -> tuple:  # type: ignore[type-arg]
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
    cards = [each.card for each in laid.trick]
    order, practice = state.play.order, rules.contents.practices.get(rules.name)
    winner = laid.winning()
    suits = {order.suit[card] for card in cards}
    ruffs = sum(order.suit[card] is order.trump for card in cards)
    grade = 1 if len(suits) == 1 else 2 if ruffs < 2 and winner != laid.trick[0].seat else 1 if ruffs == 0 else 3
    assert practice is not None
    view = state.view(viewer)
    return Exercise(
        ask=event("takes", cards=tuple(cards)), answer="seat", right=str(winner),
        why=event("takes", winner, card=cards[order.winner(cards)]),
        laws=practice.takes, grade=grade, seat=viewer, view=replace(quiet(view), trick=laid.trick, turn=None, seats=tuple(
            replace(each, cards=_without(each.cards, laid.trick[-1].card)) if each.seat == seat else each
            for each in view.seats
        )),
        truth=laid,
    )  # fmt: skip


def _without(cards: tuple, card: object) -> tuple:  # type: ignore[type-arg]
    """A hand without the card that was played, or with one back less."""
    place = cards.index(card) if card in cards else len(cards) - 1
    return cards[:place] + cards[place + 1 :]


def quiet(view: View) -> View:
    """A View that tells nothing of the answer: who is winning, what may be played, what was said before."""
    return replace(view, prompt=None, winning=None, events=(), ledger=())


def highest(rules: Game, lot: Random, level: int) -> Exercise | None:
    """Which of these cards of one suit takes all others."""
    begun = dealt(rules, lot)
    practice = rules.contents.practices.get(rules.name)
    if begun is None:
        return None
    order, suit = begun.play.order, lot.choice(SUITS)
    own = [card for card in begun.game.pack if card in order.suit and order.suit[card] is suit]
    cards = tuple(lot.sample(own, min(2 + level, len(own))))
    best = max(cards, key=order.power.__getitem__)
    assert practice is not None
    return Exercise(
        ask=event("highest", suit=suit.word, kind="trump" if order.trump is suit else "plain"),
        answer="card", right=best.text, why=event("highest", cards=tuple(sorted(cards, key=order.power.__getitem__, reverse=True))),
        laws=practice.takes, grade=level, among=cards, truth=order,
    )  # fmt: skip
