"""A match as a PettingZoo environment, without wrappers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete

from westbound.engine.errors import BadInput
from westbound.lab.envs import carson_v0, gwt_v0
from westbound.lab.envs.match_env import MatchEnv
from westbound.lab.envs.rewards import REWARDS


def test_breaking_off_is_no_defeat() -> None:
    game = carson_v0.raw_env(max_steps=2)
    game.reset(seed=1)
    for _ in range(2):
        game.step(int(np.argmax(game.observe(game.agent_selection)["action_mask"])))
    assert game.truncations == {"seat_0": True, "seat_1": True}
    assert game.terminations == {"seat_0": False, "seat_1": False}
    assert set(game.rewards.values()) == {0}


def test_actions_are_the_words_of_the_index() -> None:
    game = carson_v0.raw_env(players=4, options={"horses": True})
    assert game.action_space("seat_3") == Discrete(len(game.spaces.index))
    game.reset(seed=1)
    agent = game.agent_selection
    mask = game.observe(agent)["action_mask"]
    words = [game.spaces.index.words[number] for number in np.flatnonzero(mask)]
    assert game.infos[agent]["words"] == words
    assert game.infos[agent]["moves"] == [move.text for move in game.episode.match.moves()]
    assert [info for other, info in game.infos.items() if other != agent] == [{}, {}, {}]


def test_seeds_lead_to_matches_of_the_library() -> None:
    game = gwt_v0.raw_env(players=3)
    game.reset(seed=41)
    assert game.episode.match.seed == 41
    following = []
    for _ in range(2):
        game.reset(seed=41)
        game.reset()
        following.append(game.episode.match.seed)
    assert following[0] == following[1] != 41


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end_with_the_standings(reward: str) -> None:
    game = carson_v0.raw_env(players=3, reward=reward)
    random = np.random.default_rng(7)
    game.reset(seed=2)
    while not any(game.terminations.values()):
        assert set(game.rewards.values()) == {0}
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(random.choice(np.flatnonzero(mask)))
    standings = game.episode.match.standings()
    earned = REWARDS[reward](standings)
    assert game.rewards == {f"seat_{seat}": earned[seat] for seat in range(3)}
    for agent in game.agents:
        places = game.infos[agent]["standings"]
        assert [(p["seat"], p["rank"], p["points"]) for p in places] == [
            (p.seat, p.rank, p.points) for p in standings
        ]


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    game = carson_v0.raw_env()
    game.reset(seed=1)
    for action in (0, len(game.spaces.index), -1, None):
        with pytest.raises(BadInput):
            game.step(action)
    assert len(game.episode.path.legal) == len(game.infos[game.agent_selection]["words"])
    assert game.rewards == {"seat_0": 0, "seat_1": 0}


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 9}, "2 to 6"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
        ({"render_mode": "film"}, "there is no render mode 'film'; there are: human, ansi"),
        ({"max_steps": 0}, "at least 1 step must be played, not 0"),
        ({"options": {"horses": 7}}, "horses"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        MatchEnv("carson", **settings)
