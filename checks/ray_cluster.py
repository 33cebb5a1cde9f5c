"""What a Ray cluster does to the speed of a simulation, and what a killed worker costs.

.venv/bin/python -m checks.ray_cluster            # 120 games of each kind, two tables in Markdown
.venv/bin/python -m checks.ray_cluster 20

First a real cluster on this machine with one worker and with two, each beside as many plain
processes, then two workers of which one is killed. All must give the same games. Then, from what a
game costs a core and what a batch costs the machine that hands it out, what more machines would do.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time, sleep
from typing import Final, NamedTuple

from ray.cluster_utils import Cluster
from rich.console import Console

from westbound.engine.option import complete
from westbound.games.registry import find_game
from westbound.lab import cluster
from westbound.lab.results import GameResult
from westbound.lab.simulation import Case, Plan
from westbound.lab.where import Where
from westbound.lab.work import BATCH_SECONDS, batch_seconds

GAMES: Final = 120
BATCHES: Final = 100
CORES_PER_MACHINE: Final = 8  # of the machines that are imagined
MACHINES: Final = (1, 10, 100)
HOUR: Final = 3600


def plan(game: str, games: int) -> Plan:
    case = Case(4, complete(find_game(game).options, {}))
    return Plan(game, (case,), ("greedy",), games, seed=1, referee=False)


@dataclass(frozen=True, slots=True)
class Deadly:
    """The same games, but one of them kills its worker, the first time it is tried."""

    plan: Plan
    mark: Path

    @property
    def pieces(self) -> int:
        return self.plan.pieces

    def do(self, number: int) -> GameResult:
        if number == self.pieces // 2 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.plan.do(number)


@dataclass(frozen=True, slots=True)
class Sleep:
    """Pieces that take as long as a batch should: each is handed out alone."""

    pieces: int

    def do(self, number: int) -> int:
        sleep(BATCH_SECONDS)
        return number


class Run(NamedTuple):
    where: str
    seconds: float
    results: list[GameResult]


def timed(where: Where, work: Plan | Deadly, told: str) -> Run:
    """Begins with a few games that do not count: processes start, modules are imported."""
    list(where.run(plan(work.plan.game if isinstance(work, Deadly) else work.game, 4)))
    start = perf_counter()
    results = sorted(where.run(work), key=lambda result: result.number)
    return Run(told, perf_counter() - start, results)


def cluster_of(workers: int) -> Cluster:
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(workers - 1):
        nodes.add_node(num_cpus=1)
    return nodes


def runs(game: str, games: int) -> Iterator[Run]:
    wanted = plan(game, games)
    for workers in (1, 2):
        yield timed(Where(None, workers), wanted, f"{workers} plain process(es)")
        nodes = cluster_of(workers)
        try:
            there = Where(str(nodes.address), 1)
            yield timed(there, wanted, f"Ray, {workers} worker(s)")
            if workers == 2:
                with tempfile.TemporaryDirectory() as folder:
                    deadly = Deadly(wanted, Path(folder) / "killed")
                    yield timed(there, deadly, "Ray, 2 workers, one killed")
        finally:
            nodes.shutdown()


def seconds_per_batch(batches: int) -> float:
    """Processor time of the machine that hands out work, for one batch."""
    nodes = cluster_of(2)
    try:
        address = str(nodes.address)
        list(cluster.run(Sleep(4), address))
        start = process_time()
        list(cluster.run(Sleep(batches), address))
        return (process_time() - start) / batches
    finally:
        nodes.shutdown()


def cost_per_game(game: str, games: int) -> float:
    """Seconds of one core."""
    wanted = plan(game, games)
    wanted.do(0)
    start = perf_counter()
    for number in range(games):
        wanted.do(number)
    return (perf_counter() - start) / games


def measured_rows(game: str, games: int) -> Iterator[str]:
    yield "| where | seconds | games/s | the same games |"
    yield "|---|---|---|---|"
    first: list[GameResult] | None = None
    for run in runs(game, games):
        first = first or run.results
        same = "yes" if run.results == first else "NO"
        yield f"| {run.where} | {run.seconds:.1f} | {games / run.seconds:.1f} | {same} |"


def imagined_rows(costs: dict[str, float], hand_out: float) -> Iterator[str]:
    """As many cores as machines have, as long as one machine can hand out their batches."""
    yield "| machines | cores | " + " | ".join(f"{game}, games an hour" for game in costs) + " |"
    yield "|---|---|" + "---|" * len(costs)
    for machines in MACHINES:
        cores = machines * CORES_PER_MACHINE
        busy = max(1.0, cores * hand_out / batch_seconds(cores))
        rates = (cores / busy / cost * HOUR for cost in costs.values())
        cells = " | ".join(f"{rate:,.0f}".replace(",", " ") for rate in rates)
        yield f"| {machines} | {cores} | {cells} |"


def main() -> None:
    console = Console(highlight=False, soft_wrap=True)
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    for row in measured_rows("gwt", games):
        console.print(row, markup=False)
    costs = {game: cost_per_game(game, max(4, games // 10)) for game in ("carson", "gwt", "steam")}
    hand_out = seconds_per_batch(BATCHES)
    told = ", ".join(f"{game} {cost:.3f} s" for game, cost in costs.items())
    console.print(f"a game of four greedy bots costs a core: {told}", markup=False)
    console.print(f"handing out a batch costs {1000 * hand_out:.2f} ms", markup=False)
    for row in imagined_rows(costs, hand_out):
        console.print(row, markup=False)


if __name__ == "__main__":
    main()
