"""A hand of Mus, set up in a few readable lines.

As in the laws' cases South, East, North and West sit each at the right of the one before. Unless a test says
otherwise South is mano, West has dealt, and it is not the first hand of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from tapete.cards import cards
from tapete.games.mus.game import MusGame
from tapete.games.mus.ranking import LANCES
from tapete.games.mus.state import MusState
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.ledger import BANK
from tapete.table.match import Match

SOUTH, EAST, NORTH, WEST = range(4)
SEATS = {"S": SOUTH, "E": EAST, "N": NORTH, "W": WEST, "*": TABLE}
SN, EW = 0, 1

PLAIN = {
    SOUTH: "12O 7C 5E 4B",
    EAST: "11O 10C 6E 5B",
    NORTH: "11C 7E 6B 1O",
    WEST: "10O 7B 4C 2E",
}
"""Nobody has pares, and East alone juego, 31; South has the best Grande, West the best Chica."""

Hands = Mapping[int, str]


def rules(**options: Any) -> MusGame:
    """Mus with these options."""
    return cast(MusGame, MusGame.make(**options))


def start(facts: Mapping[str, object] | None = None, **options: Any) -> MusState:
    """A match taken up before its second hand, West to deal; or as the facts say."""
    known: dict[str, Any] = {"dealer": WEST, "hand_of_game": 2, **(facts or {})}
    return rules(**options).start(**known)


def dealt(state: MusState, hands: Hands, stock: str = "") -> MusState:
    """The state when these hands have been dealt."""
    held = tuple(cards(hands.get(seat, "")) for seat in range(4))
    for seat, action in state.game.stacked(state, held, cards(stock)):
        state = cast(MusState, state.apply(seat, action))
    return state


def talk(hands: Hands, stock: str = "", facts: Mapping[str, object] | None = None, **options: Any) -> MusState:
    """The hands are dealt, and the mano is to say whether there is mus."""
    return dealt(start(facts, **options), hands, stock)


def first_hand(hands: Hands, stock: str = "", **options: Any) -> MusState:
    """The first hand of a game: the pack lies before South."""
    return talk(hands, stock, {"hand_of_game": 1}, **options)


def lances(hands: Hands, score: tuple[int, int] = (0, 0), **options: Any) -> MusState:
    """The mus has been cut by the mano, and Grande begins."""
    return after(talk(hands, facts={"score": score}, **options), "S no-hay-mus")


def lance(name: str, hands: Hands, score: tuple[int, int] = (0, 0), **options: Any) -> MusState:
    """All lances before this one have been passed."""
    state = lances(hands, score, **options)
    while state.phase in LANCES and state.phase != name:
        state = passed(state)
    assert state.phase == name, f"the lance is {state.phase}"
    return state


def after(state: MusState, script: str) -> MusState:
    """The state after these words, as in `S envido 2, E quiero`."""
    for line in re.split(r"[,\n]", script):
        if line.strip():
            seat, said = line.strip().split(" ", 1)
            state = cast(MusState, state.apply(SEATS[seat], Action.parse(said)))
    return state


def passed(state: MusState) -> MusState:
    """All who take part pass."""
    phase, closed = state.phase, len(state.closed)
    while state.phase == phase and len(state.closed) == closed:
        assert state.turn is not None
        state = cast(MusState, state.apply(state.turn, Action("paso")))
    return state


def passed_out(state: MusState) -> MusState:
    """All pass in every lance that is left."""
    while state.phase in LANCES:
        state = passed(state)
    return state


def words(state: MusState, seat: int) -> set[str]:
    """The words the seat may say or do now."""
    prompt = state.prompt(seat)
    return set() if prompt is None else {str(offer).split(" (")[0] for offer in prompt.every}


def allows(state: MusState, seat: int, text: str) -> bool:
    """Whether the seat may do this now."""
    prompt = state.prompt(seat)
    return prompt is not None and prompt.allows(Action.parse(text))


def score(state: MusState) -> tuple[int, int]:
    """The stones of South and North, and of East and West."""
    return state.stones(SN), state.stones(EW)


def games(state: MusState) -> tuple[int, int]:
    """The games won by each pair."""
    return state.games[SN], state.games[EW]


def taken(state: MusState) -> list[tuple[int | str, int, str]]:
    """What was taken in the last hand, in order: the pair, how much, and why."""
    return [
        (entry.payee, entry.amount, entry.reason) for entry in state.ledger.of_hand(state.hand) if entry.payer == BANK
    ]


def held(state: MusState, seat: int) -> str:
    """The cards of a seat, as text."""
    return " ".join(card.text for card in state.hands[seat])


def told(state: MusState, key: str) -> list[int | None]:
    """Who did what the events of this key tell, in order."""
    return [event.seat for event in state.events if event.key == key]


def playing(**options: Any) -> Match:
    """A match from its very beginning."""
    return Match(rules(**options), ("Ana", "Bea", "Carla", "Dora"))
