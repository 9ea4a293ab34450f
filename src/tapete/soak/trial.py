"""One whole match under the checks."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tapete.bots import bot
from tapete.sitting.next import Shuffling, due
from tapete.soak import steps
from tapete.soak.checks import MOMENTS, nothing_leaks, somebody_acts
from tapete.soak.looking import Broken, cards_on, hold, viewers
from tapete.soak.sight import Sight
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import Game, game, game_class
from tapete.table.match import Match, Move
from tapete.table.option import Value, any_options
from tapete.table.player import Ear
from tapete.table.record import write_record
from tapete.table.state import State

LONGEST = 20_000
"""More actions than any match can need."""

INTERRUPTING = 0.1
"""How often somebody acts who is not awaited, where he may."""

RANDOM, TREATISE, CARELESS = "random", "treatise", "careless"
"""Who plays: anything that is offered, by the book, or by the book but for a slip now and then.

At an open table those who do anything never come far in a hand; who plays well and slips comes to the laws of its end.
"""

SLIPPING = 0.1
"""How often a careless player does anything at all."""

Decide = Callable[[State], tuple[int, Action]]
Choose = Callable[[State, int], Action]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a match follows from: play it twice, and it is the same."""

    game: str
    table: str
    seed: int
    player: str = RANDOM
    agreed: tuple[tuple[str, Value], ...] = ()

    def lot(self, purpose: str) -> Random:
        """A source of random numbers for this match and this purpose alone."""
        return Random(f"{self.game}/{self.table}/{self.seed}/{purpose}")

    def rules(self) -> Game:
        """The game at this table, with what it has agreed on, and else random options."""
        by_lot = any_options(game_class(self.game).options, self.lot("options"))
        return game(self.game, self.table, **{**by_lot, **dict(self.agreed)})


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match went: how many actions, and if a check failed, why, with the record up to there."""

    plan: Plan
    actions: int
    reason: str = ""
    record: str = ""


def tried(plan: Plan, often: float = 0.05, again: float = 1.0, looked: float = 0.0) -> Outcome:
    """Play the match; at a share of its moments, `often`, all is checked, and at a share at least what each sees.

    A share of the matches is played `again`, and the last moment of these is always checked.
    """
    match, repeated = Match(plan.rules()), plan.lot("again").random() < again
    try:
        _watched(plan, match, (often, looked), repeated)
        if repeated:
            _told_again(plan, match)
    except Exception as error:
        if isinstance(error, Broken) and error.move is not None:
            match.moves.append(error.move)
        return Outcome(plan, len(match.moves), f"{type(error).__name__}: {error}", _failed(plan, match, error))
    return Outcome(plan, len(match.moves))


def _watched(plan: Plan, match: Match, shares: tuple[float, float], to_the_last: bool) -> None:
    decide, lot, looks = decider(plan, match.game), plan.lot("checks"), plan.lot("looks")
    often, looked = shares
    lying, sight = cards_on(match.state), Sight()
    while not match.state.over:
        before = match.state
        move = step(match, decide)
        lying = steps.step_holds(before, move, match.state, lying)
        somebody_acts(match.state, lot)
        steps.text_returns_action(move.action)
        sight.follow(before, match.state)
        if lot.random() < often or (to_the_last and match.state.over):
            _told(before, match.state)
            for check in MOMENTS:
                check(match.state, lot)
            sight.nothing_else_is_seen(match.state)
        elif looks.random() < looked:
            _told(before, match.state)
            nothing_leaks(match.state, lot)
            sight.nothing_else_is_seen(match.state)
        elif match.state.hand > before.hand:
            steps.told_what_is_known(before, match.state, (lot.choice(viewers(match.state)),))
        elif steps.names_other_cards(before, move, match.state):
            steps.told_what_is_known(before, match.state, viewers(match.state))


def _told(before: State, after: State) -> None:
    steps.told_what_is_known(before, after, viewers(after))
    steps.told_in_time(before, after, viewers(after))


def _told_again(plan: Plan, match: Match) -> None:
    steps.record_returns(match)
    steps.record_returns_cut(match, plan.lot("cut").randrange(max(1, match.state.hand)))
    again = Match(plan.rules())
    decide = decider(plan, again.game)
    while not again.state.over:
        step(again, decide)
    hold(again.moves == match.moves and again.state == match.state, "the same seed gave another match")


def step(match: Match, decide: Decide) -> Move:
    """Play one move. One that goes wrong is kept too, so that the record ends with it."""
    hold(len(match.moves) < LONGEST, f"the match has no end after {LONGEST} actions")
    seat, action = decide(match.state)
    try:
        match.do(seat, action)
    except Exception as error:
        raise Broken(f"{seat} {action}: {error!r}", Move(match.state.hand, seat, action)) from error
    return match.moves[-1]


def decider(plan: Plan, rules: Game) -> Decide:
    """Who does what at each moment: mostly the seat that is awaited, sometimes another that may act."""
    lot, deck = plan.lot("play"), Seeded(f"{plan.game}/{plan.table}/{plan.seed}".encode())
    choose = _chooser(plan, rules, lot)

    def decide(state: State) -> tuple[int, Action]:
        now = due(state, range(rules.seats), rested=state, heard=state)
        first = TABLE if isinstance(now, Shuffling) else state.turn
        if first is None or lot.random() < INTERRUPTING:
            others = [seat for seat in state.acting() if seat != first]
            first = lot.choice(others) if others else first
        if first == TABLE and isinstance(now, Shuffling):
            return TABLE, deck.outcome(now.chance)
        assert first is not None, "whoever is due can act"
        return first, choose(state, first)

    return decide


def _chooser(plan: Plan, rules: Game, lot: Random) -> Choose:
    if plan.player == RANDOM:
        return _anything(lot)
    if plan.player == CARELESS:
        by_the_book, anything = _by_bots(plan, rules, TREATISE), _anything(lot)
        return lambda state, seat: (anything if lot.random() < SLIPPING else by_the_book)(state, seat)
    return _by_bots(plan, rules, plan.player)


def _anything(lot: Random) -> Choose:
    def choose(state: State, seat: int) -> Action:
        prompt = state.prompt(seat)
        assert prompt is not None
        return prompt.any(lot)

    return choose


def _by_bots(plan: Plan, rules: Game, level: str) -> Choose:
    """Each seat has its bot, which is shown what happened since it last acted."""
    bots = [bot(level, rules, plan.seed + seat) for seat in range(rules.seats)]
    ears, lot = [Ear(person) for person in range(rules.seats)], plan.lot("worlds")

    def choose(state: State, seat: int) -> Action:
        seen = ears[state.players[seat]].sight(state, lot)
        view, action = seen.view, bots[seat].choose(seen).action
        hold(view.prompt is not None and view.prompt.allows(action), f"the bot chose {action}: {view.prompt}")
        return action

    return choose


def _failed(plan: Plan, match: Match, error: Exception) -> str:
    """The record of a match that failed, which `tapete replay` follows up to the move where it did."""
    note = f"{plan.player} players, seed {plan.seed}: {type(error).__name__}: {error}"
    first, rest = write_record(match).split("\n", 1)
    return f"{first}\nnote = {json.dumps(note, ensure_ascii=False)}\n{rest}"
