"""Games on a real cluster of two nodes: the same as here, also when a worker is killed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from ray.cluster_utils import Cluster
from typer.testing import CliRunner

from tests.cli.test_sim import sim_json, without_run
from tests.lab.dataset.samples import made
from tests.lab.tournament.made_up import plan as tournament_plan
from westbound.engine.errors import BadInput
from westbound.lab import cluster, parallel
from westbound.lab.results import GameCrashed
from westbound.lab.simulation import Case, Plan, make_plan
from westbound.lab.tournament.play import Tournament
from westbound.lab.tournament.report import make_report
from westbound.lab.where import Where


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes with one processor each."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        nodes.add_node(num_cpus=1)
        yield str(nodes.address)
    finally:
        nodes.shutdown()


def plan(games: int) -> Plan:
    return make_plan("carson", [Case(2, {})], ("greedy", "random"), games, seed=5, referee=False)


def test_the_same_plan_gives_the_same_games_on_a_cluster(address: str) -> None:
    wanted = plan(games=12)
    there = sorted(cluster.run(wanted, address), key=lambda result: result.number)
    assert there == list(parallel.run(wanted, processes=1))


def test_sim_reports_the_same_from_a_cluster(address: str) -> None:
    arguments = "--players 2 --games 6 --no-referee --per-game"
    there, here = (
        sim_json(f"{arguments} {where}") for where in (f"--cluster {address}", "--processes 1")
    )
    assert without_run(there) == without_run(here)
    told = there["run"]
    assert isinstance(told, dict)
    assert (told["cluster"], told["processes"]) == (address, None)


def test_a_dataset_from_a_cluster_has_the_same_bytes(address: str, tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    made(there, where=Where(address, 1))
    made(here)
    names = sorted(path.name for path in here.iterdir())
    assert len(names) == 7
    assert [(there / name).read_bytes() for name in names] == [
        (here / name).read_bytes() for name in names
    ]


def test_a_tournament_ends_the_same_on_a_cluster(address: str) -> None:
    wanted = tournament_plan(players=3, sets=30, batch=3, decide=0.35)
    found = []
    for where in (Where(address, 1), Where(None, 1)):
        tournament = Tournament(wanted)
        with closing(where.pool()) as pool:
            assert list(tournament.play(pool))
        found.append(make_report(tournament.finish()).to_json())
    assert found[0] == found[1]
    assert found[0]["sets"] == 6  # it was decided on the way


def test_the_example_learns_the_same_on_a_cluster(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples/learner"))
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    import learner

    small = ["--players", "2", "--matches", "2", "--checks", "1", "--generations", "2"]
    for where in (f"--cluster={address}", "--processes=1"):
        folder = tmp_path / where[2:9]
        result = CliRunner().invoke(learner.app, ["train", f"--folder={folder}", where, *small])
        assert result.exit_code == 0, result.output
    there, here = (learner.load(tmp_path / name / "net.npz") for name in ("cluster", "process"))
    assert there[1:] == here[1:]
    assert all(np.array_equal(there[0][name], here[0][name]) for name in here[0])


@dataclass(frozen=True)
class Deadly:
    """Piece 3 kills its worker, the first time; every try leaves a line."""

    folder: Path
    pieces: int = 8

    def do(self, number: int) -> int:
        with (self.folder / f"tries-{number}").open("a", encoding="utf-8") as tries:
            tries.write("tried\n")
        if number == 3 and not (self.folder / "killed").exists():
            (self.folder / "killed").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost_or_counted_twice(
    address: str, tmp_path: Path
) -> None:
    assert sorted(cluster.run(Deadly(tmp_path), address)) == list(range(8))
    assert len((tmp_path / "tries-3").read_text(encoding="utf-8").splitlines()) == 2


def test_a_game_that_crashes_is_named(address: str) -> None:
    good, bad = Case(2, plan(games=1).cases[0].options), Case(2, {})
    wanted = Plan("carson", (good, good, good, bad), ("random",), 4, seed=9)
    with pytest.raises(GameCrashed, match="game number 3"):
        list(cluster.run(wanted, address))


def test_whoever_stops_early_leaves_the_cluster_free(address: str) -> None:
    results = cluster.run(plan(games=2000), address)
    first = next(results)
    results.close()
    assert first.number < 2000
    assert len(list(cluster.run(plan(games=2), address))) == 2


def test_no_cluster_is_told_in_one_sentence() -> None:
    with pytest.raises(BadInput, match=r"there is no Ray cluster at '127\.0\.0\.1:1': "):
        next(cluster.run(plan(games=1), "127.0.0.1:1"))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="a cluster needs Ray: pip install"):
        next(cluster.run(plan(games=1)))
