"""A hand of the Malilla, set up in a few readable lines.

Seats are named as in the laws' cases: Ana, Blas, Clara, Diego (and Elena), each at the right of the one before. Unless
a test says otherwise the last seat deals, so that Ana is mano.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tapete.cards import SUITS, Card, Suit, cards
from tapete.games.malilla.game import GAMES, MalillaGame
from tapete.games.malilla.state import PLAY, MalillaState, Trick
from tapete.games.malilla.variants import VALUES, order, value
from tapete.table.action import Action, play
from tapete.table.chance import TABLE
from tapete.table.ledger import Account
from tapete.table.offer import Say
from tapete.table.view import Played

ANA, BLAS, CLARA, DIEGO, ELENA = range(5)

BARROTADA, COJA, VISTAS, CUBIERTAS = "malilla-barrotada", "malilla-coja", "malilla-vistas", "malilla-cubiertas"
ALL_FIVE = ("malilla", BARROTADA, COJA, VISTAS, CUBIERTAS)

WHOLE_SUITS = {
    ANA: "9O 1O 12O 11O 10O 8O 7O 6O 5O 4O 3O 2O",
    BLAS: "9C 1C 12C 11C 10C 8C 7C 6C 5C 4C 3C 2C",
    CLARA: "9B 1B 12B 11B 10B 8B 7B 6B 5B 4B 3B 2B",
    DIEGO: "9E 1E 12E 11E 10E 8E 7E 6E 5E 4E 3E 2E",
}
"""A suit to each: he who deals has all the trumps."""


def rules(name: str = "malilla", **options: Any) -> MalillaGame:
    """One of the five games with these options."""
    return cast(MalillaGame, GAMES[name].make(**options))


def start(name: str = "malilla", facts: Mapping[str, object] | None = None, **options: Any) -> MalillaState:
    """A match that starts with the last seat's deal, or as the facts say."""
    game = rules(name, **options)
    known: dict[str, Any] = {"dealer": game.seats - 1, **(facts or {})}
    return game.start(**known)


def dealt(state: MalillaState, hands: Mapping[int, str], stock: str = "") -> MalillaState:
    """The state when these hands have been dealt; the last card written for the pie is the turn-up."""
    held = tuple(cards(hands.get(seat, "")) for seat in range(state.places))
    for seat, action in state.game.stacked(state, held, cards(stock)):
        state = cast(MalillaState, state.apply(seat, action))
    return state


def hand(
    hands: Mapping[int, str],
    of: str = "malilla",
    stock: str = "",
    facts: Mapping[str, object] | None = None,
    **options: Any,
) -> MalillaState:
    """A hand dealt: who is not given all his cards gets the first of the pack that nobody was given."""
    return dealt(start(of, facts, **options), hands, stock)


def turning(card: str, of: str = "malilla", facts: Mapping[str, object] | None = None, **options: Any) -> MalillaState:
    """A hand dealt in which this card is turned up."""
    state = start(of, facts, **options)
    return dealt(state, {state.pie: card})


def endgame(
    hands: Mapping[int, str], trump: str = "B", of: str = "malilla", leader: int = ANA, **options: Any
) -> MalillaState:
    """The end of a hand in which each still has just these cards; piles are parted by a stroke, top first."""
    state = start(of, **options)
    held = [hands.get(seat, "") for seat in range(state.places)]
    piles = tuple(tuple(cards(pile) for pile in text.split("/")) for text in held)
    return state.opening_hand().but(
        phase=PLAY,
        hands=() if state.variant.piles else tuple(cards(text) for text in held),
        piles=piles if state.variant.piles else (),
        turned=_spare_trump(Suit(trump), " ".join(held)),
        leader=leader,
    )


def _spare_trump(suit: Suit, held: str) -> Card:
    """A blank trump that nobody still holds."""
    return next(
        card for rank in (2, 3, 4, 5, 6, 7, 8) for card in cards(f"{rank}{suit.value}") if card.text not in held.split()
    )


def after(state: MalillaState, *lines: str) -> MalillaState:
    """The state after these lines, written as in a record: `0 play 7O`, `* deck ...`."""
    for line in lines:
        seat, _, said = line.partition(" ")
        state = cast(MalillaState, state.apply(TABLE if seat == "*" else int(seat), Action.parse(said)))
    return state


def played(state: MalillaState, text: str) -> MalillaState:
    """The state after these cards, each played by the one whose turn it is."""
    for card in cards(text):
        assert state.turn is not None
        state = cast(MalillaState, state.apply(state.turn, play(card)))
    return state


def play_out(state: MalillaState) -> MalillaState:
    """The state when the hand has been played to its end, everybody playing the first card he may."""
    while state.phase == PLAY:
        assert state.turn is not None
        state = played(state, sorted_playable(state, state.turn)[0])
    return state


def sorted_playable(state: MalillaState, seat: int) -> list[str]:
    """The cards the seat may play, in the order in which they are offered."""
    prompt = state.prompt(seat)
    offers = prompt.offers if prompt is not None else ()
    said = [offer.action for offer in offers if isinstance(offer, Say)]
    return [str(action.cards[0]) for action in said if action.word == "play"]


def playable(state: MalillaState, seat: int) -> set[str]:
    """The cards the seat may play now."""
    return set(sorted_playable(state, seat))


def counted(state: MalillaState, won: Mapping[int, tuple[int, str]]) -> MalillaState:
    """The hand with every card played: each seat has taken so many tricks, with these cards of value among them.

    A suit's letter stands for its five cards of value, `rest` for all that nobody else was given. Blanks fill the
    tricks. In the closed game for two the cards of value that are not named sleep.
    """
    return play_out(last_trick(state, won))


def last_trick(state: MalillaState, won: Mapping[int, tuple[int, str]]) -> MalillaState:
    """The same hand before its last trick, which the last seat named is about to lead and win."""
    variant = state.variant
    valued = _valued(won, variant.pack)
    blanks = [card for card in variant.pack if not value(card)]
    tricks: list[Trick] = []
    for seat, (number, _) in won.items():
        size = number * variant.players
        fill, blanks = blanks[: size - len(valued[seat])], blanks[size - len(valued[seat]) :]
        taken = (*valued[seat], *fill)
        assert len(taken) == size, f"seat {seat} cannot have {number} tricks with these cards of value"
        tricks += [_trick(state, seat, taken[place::number]) for place in range(number)]
    assert len(tricks) == variant.tricks, f"{len(tricks)} tricks instead of {variant.tricks}"
    *taken_up, last = tricks
    held = {played.seat: (played.card,) for played in last.plays}
    each = tuple(held.get(seat, ()) for seat in range(state.places))
    asleep = tuple(card for card in variant.pack if all(card not in trick.cards for trick in tricks))
    return state.but(
        phase=PLAY,
        hands=() if variant.piles else each,
        piles=tuple((own,) for own in each) if variant.piles else (),
        stock=asleep,
        taken=tuple(taken_up),
        trick=(),
        leader=last.winner,
    )


def _valued(won: Mapping[int, tuple[int, str]], pack: Sequence[Card]) -> dict[int, list[Card]]:
    letters = {suit.value: " ".join(f"{rank}{suit.value}" for rank in VALUES) for suit in SUITS}
    named = {
        seat: [card for word in text.split() if word != "rest" for card in cards(letters.get(word, word))]
        for seat, (_, text) in won.items()
    }
    given = [card for own in named.values() for card in own]
    rest = [card for card in pack if value(card) and card not in given]
    return {seat: own + (rest if "rest" in won[seat][1] else []) for seat, own in named.items()}


def _trick(state: MalillaState, seat: int, taken: tuple[Card, ...]) -> Trick:
    """A trick that the seat leads and wins."""
    table = order(state.trump)
    best = max(taken, key=lambda card: table.power[card])
    seats = state.active
    turns = [seats[(seats.index(seat) + step) % len(seats)] for step in range(len(seats))]
    plays = zip(turns, (best, *(card for card in taken if card is not best)), strict=True)
    return Trick(seat, seat, tuple(Played(place, card) for place, card in plays))


def counts(state: MalillaState) -> list[int]:
    """What the sides counted at the end of the hand, in the order of the sides."""
    told = {event.seat: event.get("points") for event in state.events[state.hand_event :] if event.key == "counted"}
    by_side = {state.side(seat): points for seat, points in told.items() if seat is not None}
    return [int(str(by_side[side])) for side in state.rules.sides if side in by_side]


def standing(state: MalillaState) -> list[int]:
    """Where each side stands."""
    return [state.ledger.balance(side) for side in state.rules.sides]


def paid(state: MalillaState, reason: str) -> list[tuple[Account, Account, int]]:
    """Who has paid whom how much for this reason."""
    return [(entry.payer, entry.payee, entry.amount) for entry in state.ledger.entries if entry.reason == reason]


def held(state: MalillaState, seat: int) -> list[str]:
    """The seat's hand, in the order in which it got it."""
    return [card.text for card in state.hands[seat]]


def deck_line(pack: Sequence[Card]) -> str:
    """The line with which the table shuffles the pack into this order."""
    return f"* deck {' '.join(card.text for card in pack)}"


def lot_line(state: MalillaState, first: str) -> str:
    """The line with which the table draws a lot that begins with these cards."""
    assert state.chance is not None
    drawn = cards(first)
    rest = [item for item in state.chance.items if item not in drawn]
    return f"* lot {first} {' '.join(map(str, rest))}"
