"""Every game as a game of OpenSpiel: `import tapete.rl.spiel`, then `pyspiel.load_game("tapete_mus(options=goal:30)")`.

Chance is explicit: what is shuffled is drawn thing by thing, each as likely, so that a history says all that happened
and plays the same game again, and whatever looks at chance (search, regret, sampling) knows its odds. With `deals` the
game is one of so many deals alone: each shuffle is then a single chance node, and a small game one that can be solved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from tapete.rl import lacking

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise lacking("openspiel", error) from error

from tapete.games import REGISTRY
from tapete.rl.episode import HAND, LONGEST, Moment
from tapete.rl.observation import observation, seen_by
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, Game, game, game_class
from tapete.table.option import Value
from tapete.table.view import View
from tapete.table.vocabulary import vocabulary
from tapete.table.worlds import world

PARAMETERS: Mapping[str, Value] = {
    "table": GUIDED, "regulation": "", "options": "", "episode": HAND, "begin": "", "deals": 0,
}  # fmt: skip
"""What may be said of every game when it is loaded; options are written `goal:30;kings:4`."""
MOST = 1e6
"""More than any episode brings."""
CUTS = 64
"""More than there are cards, and so more than there are ways to cut or to draw the next one."""


class SpielGame(pyspiel.Game):
    """A game with what was agreed on; an episode is a `hand` or a `match`. Each is of a class of its own."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        table, regulation, options, episode, begin = (str(given[name]) for name in PARAMETERS if name != "deals")
        self.rules: Game = game(self.name, table, regulation, **written(self.name, options))
        self.first, self.deals = Moment.first(self.rules, episode, begin), int(given["deals"])
        numbers = len(vocabulary(self.rules))
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers,
            max_chance_outcomes=max(CUTS, self.deals, numbers),
            num_players=self.rules.seats,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Where an episode begins."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who tells what a player sees."""
        return Observer(self.rules)

    def max_chance_nodes_in_history(self) -> int:
        """No more than an episode has numbers."""
        return LONGEST


class SpielState(pyspiel.State):
    """A moment of an episode; a player is a person, wherever lots have seated him."""

    def __init__(self, own: SpielGame) -> None:
        super().__init__(own)
        self.deals, self.moment = own.deals, own.first

    def current_player(self) -> int:
        """The person who is awaited, chance, or nobody after the end."""
        seat = None if self.is_terminal() else self.moment.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == TABLE else self.moment.state.players[seat]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.numbers) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn: each is as likely."""
        numbers = range(self.deals) if self._deals_at_once() else self.moment.numbers
        return [(number, 1 / len(numbers)) for number in numbers]

    def _apply_action(self, action: int) -> None:
        if self.moment.seat == TABLE and self._deals_at_once():
            self.moment = self.moment.settled(Random(f"{self.moment.steps}/{action}"))
        else:
            self.moment = self.moment.then(action)

    def _deals_at_once(self) -> bool:
        return self.deals > 0

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(vocabulary(self.moment.state.game).action(action))
        if self._deals_at_once():
            return f"deal {action}"
        if self.moment.saying is not None:
            return str(vocabulary(self.moment.state.game).action(action))
        due = self.moment.state.chance
        return f"draw {action if due is None else due.items[action]}"

    def is_terminal(self) -> bool:
        """Whether the episode has ended, or was broken off."""
        return self.moment.over or self.moment.steps >= LONGEST

    def returns(self) -> list[float]:
        """What each person's side has gained, less the average of the sides."""
        return self.moment.gains if self.is_terminal() else [0.0] * self.moment.state.game.seats

    def information_state_string(self, player: int | None = None) -> str:
        """All that a person was told in this hand, his cards, and what he has said of an answer."""
        return told(self, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """The same moment as this person sees it, in one of the worlds in which he might be."""
        inside: SpielState = self.clone()
        state, lot = self.moment.state, Random(chance())
        inside.moment = self.moment.inside(world(state, state.seat_of(player), lot))
        return inside

    def __str__(self) -> str:
        """Where the episode stands, and the cards wherever they lie."""
        moment = self.moment
        lying = [f"{zone}: {_listed(cards)}" for zone, cards in moment.state.zones().items() if cards]
        said = "" if moment.saying is None else str(moment.saying.said)
        return f"{moment.state.phase} {moment.state.hand} {moment.drawn}{said}\n" + "\n".join(lying)


class Observer:
    """What a player sees, in numbers (`tensor`, and `dict` by its parts) and as text."""

    def __init__(self, rules: Game) -> None:
        self.seen = observation(rules)
        self.tensor = np.zeros(self.seen.size, dtype=np.float32)
        self.dict = {name: self.tensor[part] for name, part in self.seen.parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """The numbers of what this player sees in this state."""
        view, said = _sight(state, player)
        self.tensor[:] = self.seen.of(view, said)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return told(state, player)


def _sight(state: SpielState, player: int) -> tuple[View, tuple[int, ...]]:
    moment = state.moment
    seat, saying = moment.state.seat_of(player), moment.saying
    said = saying.said if saying is not None and seat == moment.seat else ()
    return seen_by(moment.state, seat), said


def told(state: SpielState, player: int) -> str:
    """What a person knows of this hand in words: nothing that he has seen or said in it is left out."""
    view, said = _sight(state, player)
    mine = view.mine
    assert mine is not None
    lines = [f"{player} at {view.seat}, {view.phase} {view.hand}: {_listed(mine.cards)} | {_listed(mine.discards)}"]
    lines += [f"{score.side}: {score.total} {score.count or ''}" for score in view.scores]
    for event in view.events:
        details = [f"{name} {_detail(value)}" for name, value in event.details]
        lines.append(" ".join([event.key, "" if event.seat is None else str(event.seat), *details]))
    return "\n".join([*lines, " ".join(map(str, said))])


def _detail(value: object) -> str:
    return _listed(value) if isinstance(value, tuple) else str(value)


def _listed(cards: tuple[object, ...]) -> str:
    return " ".join(map(str, cards))


def short(name: str) -> str:
    """The name by which OpenSpiel knows a game.

    >>> short("malilla-vistas")
    'tapete_malilla_vistas'
    """
    return f"tapete_{name.replace('-', '_')}"


def written(name: str, text: str) -> dict[str, Value]:
    """The options of a game that are written so.

    >>> written("mus", "goal:30;signals:open")
    {'goal': 30, 'signals': 'open'}
    """
    known = {option.name: option for option in game_class(name).options}
    pairs = [each.strip().partition(":") for each in text.split(";") if each.strip()]
    return {own: known[own].read(value) if own in known else value for own, _, value in pairs}


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    seats = game_class(name).make().seats
    described = pyspiel.GameType(
        short_name=short(name),
        long_name=f"Tapete: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(PARAMETERS),
    )
    pyspiel.register_game(described, type(f"Spiel {name}", (SpielGame,), {"name": name, "kind": described}))


for each in REGISTRY:
    register(each)
