"""A match as a PettingZoo environment, without wrappers: who is asked chooses a word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, TypeAlias

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.lab.envs.rewards import find_rewards
from westbound.lab.extras import extra

with extra("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Space
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv

    from westbound.lab.envs.episode import Episode, TableSpaces, match_seed
    from westbound.lab.envs.rendering import HUMAN, RENDER_MODES, check_render_mode, render

Observation: TypeAlias = "dict[str, Any]"  # arrays


def check_limit(limit: int | None, what: str) -> None:
    """BadInput if there is a limit that breaks a match off before it begins."""
    if limit is not None and limit < 1:
        raise BadInput(f"at least 1 {what} must be played, not {limit}")


class MatchEnv(AECEnv[str, Observation, Any]):
    """A match between agents `seat_0`, `seat_1` … The agent that is asked chooses one word.

    An observation is `{"observation": …, "action_mask": …}`, of what that agent may know; the
    mask of an agent that is not asked is empty. An action that is not legal raises BadInput and
    changes nothing. Options that `reset` is given are not used.

    `max_steps`: the match is broken off after that many words, of all agents together, without
    rewards. `take_back` offers moves that only take something back, too.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        reward: str = "win",
        max_steps: int | None = None,
        take_back: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        check_limit(max_steps, "step")
        self.spaces = spaces = TableSpaces(game, players, options)
        self.metadata = {
            "name": f"westbound/{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(spaces.players)]
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.action_space() for agent in self.possible_agents}
        self._rewards = find_rewards(reward)
        self._max_steps = max_steps
        self._take_back = take_back
        self._random = np_random()[0]

    def _observed(self) -> Dict:
        mask = Box(0, 1, (len(self.spaces.index),), np.int8)
        return Dict({"observation": self.spaces.observation_space(), "action_mask": mask})

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # --- playing

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin the match with this seed; without one, the next match of the seed before."""
        if seed is not None:
            self._random = np_random(seed)[0]
        match = self.spaces.new_match(match_seed(seed, self._random))
        self.episode = Episode(self.spaces, match, take_back=self._take_back)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: int | None) -> None:
        """Choose the word with this number for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} must choose a word")
        self.episode.choose(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Tell who is asked next and what, or how it ended."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.episode.seat is None:
            self._end()
        elif self._steps == self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
            self.infos[self.agent_selection] = self._question()
        if self.render_mode == HUMAN:
            self.render()

    def _question(self) -> dict[str, Any]:
        path, words = self.episode.path, self.spaces.index.words
        return {
            "words": [words[number] for number in path.legal],
            "chosen": list(path.words),
            "moves": [move.text for move in self.episode.moves],
        }

    def _end(self) -> None:
        standings = self.episode.match.standings()
        places = [asdict(place) for place in standings]
        for seat, reward in self._rewards(standings).items():
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.infos[agent] = {"standings": places}
        self.terminations = dict.fromkeys(self.agents, True)

    # --- seeing

    def observe(self, agent: str) -> Observation:
        """What this agent may know, whoever is asked."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.episode.observe(seat),
            "action_mask": self.episode.mask(seat),
        }

    def render(self) -> str | None:
        """The position as the agent that is asked may see it; after the end as everybody may."""
        return render(self.episode, self.episode.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
