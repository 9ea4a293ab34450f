"""Every game as a PettingZoo environment (AEC): agents are the people at the table, actions the numbers they say."""

from __future__ import annotations

from random import Random
from typing import Any

from tapete.rl import lacking

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise lacking("rl", error) from error

from tapete.rl.episode import HAND, LONGEST, Moment
from tapete.rl.observation import Observation, observation, seen_by
from tapete.table.game import GUIDED, Game, game
from tapete.table.text import write_state
from tapete.table.vocabulary import vocabulary

Seen = dict[str, np.ndarray[Any, Any]]
METADATA = {"render_modes": ["ansi"], "is_parallelizable": False}


def env(
    name: str,
    *,
    table: str = GUIDED,
    regulation: str = "",
    episode: str = HAND,
    begin: str = "",
    **options: Any,
) -> OrderEnforcingWrapper:
    """The environment of a game by its name, with what the table has agreed on, as PettingZoo wants it wrapped."""
    return OrderEnforcingWrapper(TableEnv(game(name, table, regulation, **options), episode, begin))


class TableEnv(AECEnv):
    """A table at which whoever is awaited is asked for one number after another until his answer is whole.

    An observation has what he sees (`observation`) and which numbers he may say (`action_mask`: of those who are not
    awaited none). A reward is what his side has gained by the ledger since, less what the sides have gained on the
    average: the rewards of an episode add up to what it has brought, and those of all agents to nothing. An episode is
    a `hand` or a whole `match`, in which with `begin` nobody is asked before this stage of a hand; one that will not
    end is truncated.
    """

    def __init__(
        self,
        rules: Game,
        episode: str = HAND,
        begin: str = "",
        *,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules, self.longest, self.render_mode = rules, longest, render_mode
        self._first = self.moment = Moment.first(rules, episode, begin)
        self.metadata = {**METADATA, "name": f"tapete_{rules.name}_v0"}
        self.possible_agents = [f"player_{person}" for person in range(rules.seats)]
        self.agents: list[str] = []
        self._seen: Observation = observation(rules)
        self._persons = {agent: person for person, agent in enumerate(self.possible_agents)}
        numbers = len(vocabulary(rules))
        self._actions = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self._spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(-1, 1, (self._seen.size,), np.float32),
                action_mask=spaces.Box(0, 1, (numbers,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._chance = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an observation of this agent may be."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the vocabulary."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode; the same seed deals the same cards."""
        if seed is not None:
            self._chance = Random(seed)
        self.moment = self._first.settled(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._gains = self._first.gains
        self._asks()

    def step(self, action: int | None) -> None:
        """The agent who is awaited says this number; after the end each steps out with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.moment = self.moment.then(int(action)).settled(self._chance)
        before, self._gains = self._gains, self.moment.gains
        self.rewards = {each: self._gains[at] - before[at] for each, at in self._persons.items()}
        self._accumulate_rewards()
        self._asks()

    def observe(self, agent: str) -> Seen:
        """What this agent sees now, and what he may say."""
        state, saying = self.moment.state, self.moment.saying
        seat = state.seat_of(self._persons[agent])
        if saying is None or seat != self.moment.seat:
            flags = np.zeros(len(self._seen.words), dtype=np.int8)
            return {"observation": self._seen.of(seen_by(state, seat)), "action_mask": flags}
        row = self._seen.of(seen_by(state, seat), saying.said)
        return {"observation": row, "action_mask": np.frombuffer(saying.mask, dtype=np.int8).copy()}

    def render(self) -> str | None:
        """The whole truth as text."""
        return write_state(self.moment.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to put away."""

    def _asks(self) -> None:
        """Whoever is awaited is asked next; at the end everybody is told so."""
        seat = self.moment.seat
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.moment.steps >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.moment.state.players[seat]]
            return
        self.agent_selection = self.agents[0]
