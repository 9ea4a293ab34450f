"""Moments of a hand for the strong player: an exchange, or a hand as far as it was played."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from tapete.bots import bot
from tapete.cards import Card, cards
from tapete.games.revesino.pack import EACH, ORDER, PACK, SEATS
from tapete.games.revesino.state import PLAY, TURNS, RevesinoState
from tapete.games.revesino.thinking import account
from tapete.table.player import sight
from tapete.table.state import State
from tapete.table.tricks import Trick
from tapete.table.view import Played
from tests.games.revesino.hands import Revesino

np: Any = import_module("numpy")

NAMES = ("ana", "blas", "clara", "diego")


def exchanging(seat: int, mano: int, hand: str) -> State:
    """This hand at the seat's turn to exchange, those before him having declined."""
    dealer = (mano - 1) % SEATS
    case = Revesino(dealer=NAMES[dealer], **{NAMES[seat].upper(): hand})
    while case.turn != NAMES[seat]:
        case = case.do(f"{case.turn} decline")
    return case.state


def playing(seat: int, mano: int, away: str, hand: str, history: str, dealt: int = 1) -> RevesinoState:
    """This hand after these cards, four a trick, `seat:card` each; what is not known of the others lies anyhow."""
    dealer, lot = (mano - 1) % SEATS, Random(dealt)
    plays = [Played(int(text[0]), Card.parse(text[2:])) for text in history.split()]
    own, gone = cards(hand), {played.card for played in plays}
    spare = [card for card in PACK if card not in gone and card not in own and card not in cards(away)]
    lot.shuffle(spare)
    hands = [own if each == seat else _filled(each, plays, spare) for each in range(SEATS)]
    asleep = [cards(away)[0] if each == seat else spare.pop() for each in TURNS[dealer]]
    first = Revesino(dealer=NAMES[dealer], ANA="2O").to_play().state
    whole = len(plays) // SEATS * SEATS
    taken = tuple(_taken(plays[at : at + SEATS]) for at in range(0, whole, SEATS))
    return first.but(
        phase=PLAY,
        hands=tuple(hands),
        stock=tuple(asleep),
        depositors=TURNS[dealer],
        taken=taken,
        trick=tuple(plays[whole:]),
        leader=plays[whole].seat if plays[whole:] else taken[-1].winner if taken else mano,
    )


def _filled(seat: int, plays: list[Played], spare: list[Card]) -> tuple[Card, ...]:
    """A hand of so many cards as are due, without a suit that was not followed."""
    lacking = {
        plays[at - at % SEATS].card.suit
        for at, played in enumerate(plays)
        if played.seat == seat and played.card.suit is not plays[at - at % SEATS].card.suit
    }
    due = EACH - sum(played.seat == seat for played in plays)
    found = [card for card in spare if card.suit not in lacking][:due]
    for card in found:
        spare.remove(card)
    return tuple(found)


def _taken(plays: list[Played]) -> Trick:
    winner = plays[ORDER.winner([played.card for played in plays])].seat
    return Trick(winner, winner, tuple(plays))


def does(state: State, seat: int, level: str = "strong", seed: int = 1) -> str:
    """What a player of this level does."""
    return str(bot(level, state.game, seed).choose(sight(state, seat, Random(seed))).action)


def settled(a: Any) -> list[int]:
    """What each has won by an account."""
    net = np.zeros(SEATS, np.int64)
    account.settled(a, net)
    return [int(each) for each in net]
