"""Every game as a PettingZoo environment in cycles: all agents give an action at the same time.

`CycleEnv("carson", max_cycles=100)` is one; `parallel_env` of `westbound.lab.envs.carson_v0` and
its neighbours names the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.lab.envs.match_env import MatchEnv, Observation, check_limit
from westbound.lab.extras import extra
from westbound.lab.pick_index import END_NUMBER

with extra("rl"):
    from gymnasium.spaces import Space
    from pettingzoo import ParallelEnv

    from westbound.lab.envs.episode import Episode

Answer: TypeAlias = (
    "tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool],"
    " dict[str, dict[str, Any]]]"
)


class CycleEnv(ParallelEnv[str, Observation, Any]):
    """A match in cycles. One agent is asked, and its word counts; all others wait.

    The mask of an agent that waits allows `end` alone, and whatever it gives does nothing. A word
    that is not legal brings `illegal_reward`, and its agent is asked again in the next cycle: give
    `max_cycles`, after which the match is broken off, if your agents may never learn. The other
    settings are those of `MatchEnv`.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        max_cycles: int | None = None,
        illegal_reward: float = -1.0,
        **settings: Any,
    ) -> None:
        check_limit(max_cycles, "cycle")
        self._asking = MatchEnv(game, players, options, **settings)
        self.max_cycles = max_cycles
        self.metadata = {**self._asking.metadata, "is_parallelizable": True}
        self.render_mode = self._asking.render_mode
        self.possible_agents = self._asking.possible_agents
        self.agents = []
        self.spaces = self._asking.spaces
        self._illegal_reward = illegal_reward

    @property
    def episode(self) -> Episode:
        """The match and its next choice."""
        return self._asking.episode

    def observation_space(self, agent: str) -> Space[Observation]:
        return self._asking.observation_space(agent)

    def action_space(self, agent: str) -> Space[Any]:
        return self._asking.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin the match with this seed; without one, the next match of the seed before."""
        self._asking.reset(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._asking.infos

    def step(self, actions: Mapping[str, Any]) -> Answer:
        """Choose a word for the agent that is asked; the words of all others do nothing."""
        if not self.agents:
            raise BadInput("the match is over; reset begins the next one")
        asking, agent = self._asking, self._asking.agent_selection
        try:
            asking.step(actions.get(agent))
            rewards, infos = dict(asking.rewards), dict(asking.infos)
        except BadInput as error:
            rewards = {**dict.fromkeys(self.agents, 0.0), agent: self._illegal_reward}
            told = {**asking.infos[agent], "illegal_action": str(error)}
            infos = {**asking.infos, agent: told}
        self._cycles += 1
        terminated, truncated = dict(asking.terminations), dict(asking.truncations)
        if self._cycles == self.max_cycles and not any(terminated.values()):
            truncated = dict.fromkeys(self.agents, True)
        if any((*terminated.values(), *truncated.values())):
            self.agents = []
        return self._observations(), rewards, terminated, truncated, infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(agent) for agent in self.possible_agents}

    def _observe(self, agent: str) -> Observation:
        observation = self._asking.observe(agent)
        mask = observation["action_mask"]
        if not mask.any():
            mask[END_NUMBER] = 1
        return observation

    def render(self) -> str | None:
        return self._asking.render()

    def close(self) -> None:
        """Nothing is left open."""
