"""Every game as a PettingZoo environment."""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from westbound.lab.envs import carson_v0, gwt_v0, steam_v0
from westbound.lab.envs.aec import env

MODULES = {"carson": carson_v0, "gwt": gwt_v0, "steam": steam_v0}
every_game = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
# PettingZoo expects no dictionary from anybody but its own games, and a mask even after the end.
usual_warnings = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros"),
)


def all_usual_warnings(test: Any) -> Any:
    for mark in usual_warnings:
        test = mark(test)
    return test


def play(game: Any, seed: int = 3, chance: int = 4) -> Counter[str]:
    """Choose legal words by chance; how often each agent was asked before it was broken off."""
    random, asked = np.random.default_rng(chance), Counter[str]()
    game.reset(seed=seed)
    for agent in game.agent_iter():
        asked[agent] += 1
        observation, reward, terminated, truncated, _ = game.last()
        assert not terminated
        if truncated:
            game.step(None)
            continue
        assert reward == 0
        game.step(random.choice(np.flatnonzero(observation["action_mask"])))
    return asked


# --- what PettingZoo asks of every environment


@all_usual_warnings
@every_game
def test_pettingzoo_finds_nothing_wrong(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=1000)


@every_game
def test_the_same_seed_is_the_same_match(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=30)


@every_game
def test_it_can_be_shown(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert len(capsys.readouterr().out.splitlines()) > 50  # in the mode `human`


@every_game
def test_a_match_is_broken_off_after_max_steps(module: ModuleType) -> None:
    game = module.env(max_steps=12)
    asked = play(game)
    assert sum(asked.values()) - len(game.possible_agents) == 12
    assert set(asked) == set(game.possible_agents)


# --- names and spaces


def test_names_are_those_that_researchers_know() -> None:
    assert str(steam_v0.env()) == "westbound/steam_v0"
    game = steam_v0.env(players=5)
    assert game.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3", "seat_4"]
    assert game.metadata["name"] == "westbound/steam_v0"


# --- what comes of it


def test_agents_leave_one_after_the_other_with_their_reward() -> None:
    game = env("steam", 3, reward="rank")
    random, last = np.random.default_rng(1), {}
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, terminated, _, info = game.last()
        assert observation is not None
        if terminated:
            last[agent] = reward
            assert len(info["standings"]) == 3
            assert not observation["action_mask"].any()
            game.step(None)
        else:
            game.step(random.choice(np.flatnonzero(observation["action_mask"])))
    assert sum(last.values()) == pytest.approx(0)
    assert set(last) == set(game.possible_agents)


# --- mistakes


def test_an_illegal_action_ends_the_match_for_the_agent_that_made_it() -> None:
    game = carson_v0.env(illegal_reward=-2.0)
    game.reset(seed=1)
    agent = game.agent_selection
    EnvLogger.suppress_output()
    game.step(0)
    EnvLogger.unsuppress_output()
    assert game.rewards == {agent: -2.0, **{a: 0 for a in game.agents if a != agent}}
    assert all(game.terminations.values())


def test_numbers_without_a_word_and_steps_before_the_start_are_bugs() -> None:
    game = carson_v0.env()
    with pytest.raises(AssertionError):
        game.step(1)
    game.reset()
    with pytest.raises(AssertionError):
        game.step(10_000)
