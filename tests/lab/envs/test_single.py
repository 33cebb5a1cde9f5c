"""One seat of a match as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from westbound.bots import LiveView, choose_move, decision_seed, make_bot
from westbound.engine.errors import BadInput
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.lab.envs.single import SeatEnv
from westbound.lab.simulation import Case, make_plan, play_game

GAMES = ("carson", "gwt", "steam")


def play(env: SeatEnv, seed: int | None, chance: int = 1) -> tuple[float, dict[str, Any], int]:
    """Choose legal words by chance to the end: the reward, the last info, the steps it took."""
    random = np.random.default_rng(chance)
    _, info = env.reset(seed=seed)
    for steps in range(1, 10_000):
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        assert observation.dtype == np.float32
        assert not truncated
        if terminated:
            return reward, info, steps
        assert reward == 0
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"westbound/{game}-v0", bots="random").unwrapped)
    assert capsys.readouterr().out  # the mode `human` is tried too


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_with_the_reward_of_the_seat_and_the_standings(game: str) -> None:
    env = SeatEnv(game, 3, bots="random", seat=2, reward="points")
    reward, info, steps = play(env, seed=5)
    place = next(place for place in info["standings"] if place["seat"] == 2)
    assert reward == place["points"]
    assert steps > 5
    assert np.flatnonzero(info["action_mask"]).tolist() == [0]
    with pytest.raises(BadInput, match="the match is over"):
        env.step(0)


def test_the_bots_play_as_they_do_in_a_simulation() -> None:
    """If a bot chooses for this seat too, the match is that of `sim` with the same seed."""
    plan = make_plan("carson", [Case(3, {})], ["greedy", "random", "random"], games=1, seed=4)
    result = play_game(plan, 0)
    env = SeatEnv("carson", 3, bots="random", seat=0, reward="points")
    env.reset(seed=result.seed)
    greedy, match, index = make_bot("greedy"), env.episode.match, env.spaces.index
    terminated, reward = False, 0.0
    while not terminated:
        view, moves_made = LiveView(match.game, match.state, 0), len(match.log)
        wanted = choose_move(greedy, view, match.moves(0), decision_seed(match.seed, moves_made))
        numbers = (*index.numbers_of(wanted), 0)
        while len(match.log) == moves_made:
            number = numbers[len(env.episode.path.numbers)]
            _, reward, terminated, _, _ = env.step(number)
    assert reward == result.points[0]
    assert {p.seat: p.points for p in match.standings()} == dict(enumerate(result.points))


def test_bots_sit_around_the_seat_in_order_and_repeat() -> None:
    env = SeatEnv("carson", 5, bots="greedy,random", seat=3)
    assert [bot.name for bot in env._bots] == ["greedy", "random", "greedy", "random"]


def test_the_seat_is_fixed_or_drawn_for_each_match() -> None:
    drawn, fixed = SeatEnv("carson", 4), SeatEnv("carson", 4, seat=1)
    drawn.reset(seed=1)
    seats = [drawn.reset()[1]["seat"] for _ in range(30)]
    assert set(seats) == {0, 1, 2, 3}
    drawn.reset(seed=1)
    assert [drawn.reset()[1]["seat"] for _ in range(30)] == seats
    assert {fixed.reset()[1]["seat"] for _ in range(5)} == {1}


def test_a_seed_leads_to_one_line_of_matches() -> None:
    env = SeatEnv("steam", bots="cautious")

    def standings(seed: int | None) -> object:
        return play(env, seed)[1]["standings"]

    first = [standings(seed) for seed in (8, None, None)]
    assert [standings(seed) for seed in (8, None, None)] == first
    assert first[1] != first[2]


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("carson", illegal_reward=-3.0)
    _, info = env.reset(seed=1)
    illegal = int(np.argmin(info["action_mask"]))
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-3.0, True, False, illegal)


def test_the_drawing_is_what_the_seat_may_see() -> None:
    env = SeatEnv("gwt", seat=1, render_mode="ansi")
    env.reset(seed=1)
    match = env.episode.match
    assert env.render() == match.game.draw(match.state, 1, match.names)
    assert "Your hand" in (env.render() or "")
    silent = SeatEnv("gwt", seat=1)
    silent.reset(seed=1)
    assert silent.render() is None


class Closing:
    """A bot that notes how often it was closed."""

    name = "closing"
    closed = 0

    def choose(self, view: Any, moves: list[Move], rng: Rng) -> Move:
        return moves[0]

    def close(self) -> None:
        Closing.closed += 1


def test_bots_are_closed_with_the_environment() -> None:
    Closing.closed = 0
    env = SeatEnv("carson", 3, bots=[f"{__name__}:Closing"])
    env.close()
    assert Closing.closed == 2


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bots": "random,random,random"}, "3 bots for 2 other seats; 1 to 2 can be named"),
        ({"bots": []}, "0 bots for 2 other seats"),
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"seat": 3}, "there is no seat 3; the seats are 0 to 2"),
        ({"seat": -1}, "there is no seat -1"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
        ({"render_mode": "film"}, "there is no render mode 'film'"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        SeatEnv("carson", 3, **settings)
