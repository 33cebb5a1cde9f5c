"""Every game in cycles, in which all agents give an action at the same time."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test

from westbound.engine.errors import BadInput
from westbound.lab.envs import carson_v0
from westbound.lab.envs.parallel import CycleEnv
from westbound.lab.envs.rewards import REWARDS

from .test_aec import all_usual_warnings, every_game

# --- what PettingZoo asks of such environments


@every_game
def test_max_cycles_are_as_many_for_every_agent(module: ModuleType) -> None:
    for _ in range(3):  # it chooses by chance, and hardly ever legally
        max_cycles_test(module)


@every_game
def test_pettingzoo_finds_nothing_wrong_with_cycles(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=200)


@all_usual_warnings
@every_game
def test_pettingzoo_finds_nothing_wrong_with_agents_in_cycles(module: ModuleType) -> None:
    api_test(module.env(max_cycles=30), num_cycles=100)


@every_game
def test_the_same_seed_is_the_same_match_in_cycles(module: ModuleType) -> None:
    parallel_seed_test(module.parallel_env, num_cycles=10)


# --- what a cycle does


def legal_actions(observations: dict[str, Any], random: np.random.Generator) -> dict[str, int]:
    return {
        agent: random.choice(np.flatnonzero(observation["action_mask"]))
        for agent, observation in observations.items()
    }


def test_only_the_word_of_the_agent_that_is_asked_counts() -> None:
    game = carson_v0.parallel_env(players=3)
    observations, infos = game.reset(seed=1)
    asked = next(agent for agent, info in infos.items() if info)
    waiting = [agent for agent in game.agents if agent != asked]
    assert [observations[agent]["action_mask"].sum() for agent in waiting] == [1, 1]
    assert [observations[agent]["action_mask"][0] for agent in waiting] == [1, 1]  # `end`
    word = int(np.argmax(observations[asked]["action_mask"]))
    game.step({asked: word, **dict.fromkeys(waiting, word)})

    alone = carson_v0.raw_env(players=3)
    alone.reset(seed=1)
    alone.step(word)
    assert game.episode.match.log == alone.episode.match.log
    assert game.episode.seat == alone.episode.seat


def test_an_illegal_word_costs_its_reward_and_is_asked_again() -> None:
    game = carson_v0.parallel_env(illegal_reward=-3.0)
    observations, infos = game.reset(seed=1)
    asked = next(agent for agent, info in infos.items() if info)
    wrong = int(np.argmin(observations[asked]["action_mask"]))
    before = list(game.episode.match.log)
    for actions in (dict.fromkeys(game.agents, wrong), {}):
        observed, rewards, terminated, truncated, infos = game.step(actions)
        assert rewards == {asked: -3.0, **{a: 0 for a in game.agents if a != asked}}
        assert not any(terminated.values())
        assert not any(truncated.values())
        assert infos[asked]["illegal_action"]
        assert game.episode.match.log == before
        assert (observed[asked]["action_mask"] == observations[asked]["action_mask"]).all()


def test_a_match_in_cycles_ends_with_its_rewards() -> None:
    game = CycleEnv("steam", 3, reward="rank")
    random = np.random.default_rng(3)
    observations, _ = game.reset(seed=5)
    rewards: dict[str, float] = {}
    while game.agents:
        assert not any(rewards.values())
        observations, rewards, terminated, truncated, infos = game.step(
            legal_actions(observations, random)
        )
    assert all(terminated.values())
    assert not any(truncated.values())
    earned = REWARDS["rank"](game.episode.match.standings())
    assert rewards == {f"seat_{seat}": reward for seat, reward in earned.items()}
    assert [len(info["standings"]) for info in infos.values()] == [3, 3, 3]
    with pytest.raises(BadInput, match="the match is over; reset begins the next one"):
        game.step({})


def test_fewer_than_one_cycle_is_refused() -> None:
    with pytest.raises(BadInput, match="at least 1 cycle must be played, not 0"):
        CycleEnv("carson", max_cycles=0)
