"""How many steps research environments make in a second, with legal words chosen by chance.

.venv/bin/python -m checks.env_speed              # all games, one process and two
.venv/bin/python -m checks.env_speed carson 1 2 4 # one game, with these numbers of processes

The best of three runs counts: other programs can only make it slower.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from westbound.lab.envs import make_vec
from westbound.lab.envs.match_env import MatchEnv

GAMES: Final = ("carson", "gwt", "steam")
PLAYERS: Final = 4
ENVS: Final = 16
SECONDS: Final = 3.0
RUNS: Final = 3

Choose = Callable[[NDArray[np.int8]], int]


def by_chance(seed: int = 0) -> Choose:
    random = np.random.default_rng(seed)
    return lambda mask: int(random.choice(np.flatnonzero(mask)))


def agents(game: str) -> float:
    """Steps of the environment for several agents, observation included."""
    env, choose, steps, start = MatchEnv(game, PLAYERS), by_chance(), 0, perf_counter()
    env.reset(seed=1)
    while perf_counter() - start < SECONDS:
        seen = env.observe(env.agent_selection)
        env.step(choose(seen["action_mask"]))
        steps += 1
        if any(env.terminations.values()):
            env.reset()
    return steps / (perf_counter() - start)


def vector(game: str, processes: int) -> float:
    """Steps of one seat against bots by chance, over all environments."""
    env, choose, steps = make_vec(game, ENVS, processes=processes, players=PLAYERS), by_chance(), 0
    _, info = env.reset(seed=1)
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        _, _, _, _, info = env.step([choose(mask) for mask in info["action_mask"]])
        steps += ENVS
    speed = steps / (perf_counter() - start)
    env.close()
    return speed


def main(games: Sequence[str], processes: Sequence[int]) -> None:
    say = Console(highlight=False).print
    for game in games:
        spaces = MatchEnv(game, PLAYERS).spaces
        say(f"{game}: {spaces.row_size} numbers, {len(spaces.index)} words")
        say(f"  all seats: {max(agents(game) for _ in range(RUNS)):.0f} steps/s")
        for count in processes:
            best = max(vector(game, count) for _ in range(RUNS))
            say(f"  one seat, {ENVS} environments, {count} processes: {best:.0f} steps/s")


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if not word.isdecimal()]
    counts = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    main(named or GAMES, counts or (1, 2))
