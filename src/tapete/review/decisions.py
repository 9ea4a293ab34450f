"""The decisions of one person in a match: every moment at which he could have done otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from tapete.sitting.past import Turn, turn
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.match import Match
from tapete.table.offer import Pick, Prompt, Say
from tapete.table.player import Choice, witness
from tapete.table.state import State
from tapete.table.tricks import TrickState
from tapete.table.view import View

PLAY = "play"


@dataclass(frozen=True)
class Decision:
    """What somebody did, and the moment in which he did it."""

    turn: Turn
    before: State

    @property
    def seat(self) -> int:
        """Where he sat."""
        return self.turn.seat

    @cached_property
    def action(self) -> Action:
        """What he did."""
        return Action.parse(self.turn.action)

    @cached_property
    def view(self) -> View:
        """What he saw, with all that he had heard."""
        return witness(self.before, self.seat)

    @property
    def prompt(self) -> Prompt:
        """What he was asked."""
        prompt = self.before.prompt(self.seat)
        assert prompt is not None
        return prompt

    @cached_property
    def book(self) -> Choice:
        """What the player of the book does there, whose lots always fall the same."""
        telling = self.before.game.contents.player
        assert telling is not None
        return telling(self.turn.number, frozenset()).choose(self.view)


def decided(match: Match, moves: Sequence[tuple[int, str]]) -> Iterator[tuple[Turn, State]]:
    """Every move of a match that is now at its beginning, with the state before it."""
    turns: list[Turn] = []
    for seat, action in moves:
        before = match.state
        match.do(seat, Action.parse(action))
        turns.append(turn(turns, match, before, seat, action))
        yield turns[-1], before


def decisions(followed: Iterable[tuple[Turn, State]], person: int, hand: int = 0) -> Iterator[Decision]:
    """Those of one person, in this hand or in all, at which there was something to decide."""
    for turn_, before in followed:
        if turn_.seat != TABLE and before.players[turn_.seat] == person and hand in (0, turn_.hand):
            made = Decision(turn_, before)
            if is_open(made):
                yield made


def is_open(made: Decision) -> bool:
    """Whether he could have done otherwise, and it was no mere lot, sign or ceremony."""
    state, prompt, action = made.before, made.prompt, made.action
    if action.word == PLAY and isinstance(state, TrickState):
        return state.phase == PLAY and action.cards[0] in (lawful := state.lawful_cards(made.seat)) and len(lawful) > 1
    if state.by_lot(action.word) or not any(offer.allows(action) for offer in prompt.offers):
        return False
    if len(prompt.offers) == 1 and isinstance(prompt.offers[0], Say):
        return False
    return asked(made) or picks(made) or made.book.action != action


def picks(made: Decision) -> bool:
    """Whether cards were picked out of the hand."""
    return any(isinstance(offer, Pick) and offer.allows(made.action) for offer in made.prompt.offers)


def asked(made: Decision) -> bool:
    """Whether this is a question about which those who look ahead think, or of which a table was learned."""
    contents = made.before.game.contents
    mind = contents.minds.get(made.before.game.name)
    known = mind is not None and made.prompt.key in mind.questions
    return known or (contents.mixture is not None and contents.mixture(made.view, made.action) is not None)
