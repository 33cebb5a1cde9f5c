"""How long an observation takes to become an array, and how large it is, for each game.

.venv/bin/python -m checks.observation_arrays            # a table of all games
.venv/bin/python -m checks.observation_arrays 40 steam   # more rounds, of one game

Default tables of four; the observations are those of cautious matches in the order of play. Each is
read anew from JSON, made into an array once ("fresh": it is not in the processor's caches, and the
games have forgotten all they remember at the beginning of each round), and then some times more.
Of every observation the best of all rounds counts, for the machine may be busy.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from statistics import mean
from time import perf_counter
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from westbound.engine.game import Game
from westbound.games.registry import find_game
from westbound.kit.suites.walks import walk
from westbound.lab.calibration import million_operations_per_second
from westbound.lab.envs.arrays import ObservationArrays

GAMES: Final = ("carson", "gwt", "steam")
PLAYERS: Final = 4
ROUNDS: Final = 12
MATCHES: Final = 2
EVERY: Final = 4  # of so many decisions one is measured
AGAIN: Final = 15  # times


class Figures(NamedTuple):
    numbers: int
    fields: int
    again: float  # µs
    fresh: float


def observations(game: Game[Any]) -> Iterator[str]:
    """The deciders' observations as JSON, in the order of play."""
    for seed in range(MATCHES):
        moments = (moment for moment in walk(game, PLAYERS, seed) if moment.seat >= 0)
        for moment in islice(moments, 0, None, EVERY):
            yield json.dumps(game.observe(moment.state, moment.seat))


def forget() -> None:
    """Empty what functions of ours remember."""
    for name, module in list(sys.modules.items()):
        if name.startswith("westbound."):
            for value in vars(module).values():
                if isinstance(value, type(_remembering)):
                    value.cache_clear()


@lru_cache
def _remembering() -> None:
    pass


def measure(game: Game[Any], rounds: int) -> Figures:
    arrays, texts = ObservationArrays(game, PLAYERS), list(observations(game))
    fresh, again = [float("inf")] * len(texts), [float("inf")] * len(texts)
    for _ in range(rounds):
        forget()
        arrays.flat(json.loads(texts[0]))  # what depends on the table alone is worked out once
        for number, text in enumerate(texts):
            observation = json.loads(text)
            fresh[number] = min(fresh[number], seconds(arrays, observation))
            best = min(seconds(arrays, observation) for _ in range(AGAIN))
            again[number] = min(again[number], best)
    return Figures(arrays.size, len(arrays.fields), 1e6 * mean(again), 1e6 * mean(fresh))


def seconds(arrays: ObservationArrays, observation: Mapping[str, object]) -> float:
    start = perf_counter()
    arrays.flat(observation)
    return perf_counter() - start


def main(rounds: int, games: Sequence[str]) -> int:
    table = Table("game", "numbers", "fields", "µs", "fresh, µs", title="Observation arrays")
    for name in games:
        game = find_game(name)
        numbers, fields, again, fresh = measure(game, rounds)
        table.add_row(game.title, str(numbers), str(fields), f"{again:.0f}", f"{fresh:.0f}")
    speed = max(million_operations_per_second(0.1) for _ in range(10))
    table.caption = f"calibration: {speed:.1f} million operations a second"
    Console().print(table)
    return 0


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    sys.exit(main(wanted, sys.argv[2:] or GAMES))
