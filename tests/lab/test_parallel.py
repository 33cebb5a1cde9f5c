"""Games on many cores: the same as on one, each once, and Ctrl+C leaves nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent import futures
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import pytest

from westbound.lab import parallel
from westbound.lab.parallel import cores, run
from westbound.lab.results import GameCrashed
from westbound.lab.simulation import Case, Plan, make_plan
from westbound.lab.work import Rest


def plan(games: int, bots: tuple[str, ...] = ("random",)) -> Plan:
    return make_plan("carson", [Case(2, {})], bots, games, seed=5, referee=False)


def test_the_same_plan_gives_the_same_games_with_any_number_of_processes() -> None:
    wanted = plan(games=16, bots=("greedy", "random"))
    alone = list(run(wanted, processes=1))
    together = list(run(wanted, processes=2))
    assert sorted(together, key=lambda result: result.number) == alone
    assert [result.number for result in alone] == list(range(16))


def test_a_worker_that_crashes_names_the_game() -> None:
    """The plan is made by hand, past the checks, so that game 3 of it cannot be played."""
    good, bad = Case(2, plan(games=1).cases[0].options), Case(2, {})
    wanted = Plan("carson", (good, good, good, bad), ("random",), 4, seed=9)
    with pytest.raises(GameCrashed, match="game number 3") as caught:
        list(run(wanted, processes=2))
    assert caught.value.record.seed == wanted.match_seed(3)
    assert multiprocessing.active_children() == []


def test_an_interrupted_run_leaves_no_process_behind() -> None:
    results = run(plan(games=5000), processes=2)
    seen = []

    def consume() -> None:
        for result in results:
            seen.append(result)
            if len(seen) == 5:
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        consume()
    results.close()
    assert len(seen) == 5
    assert multiprocessing.active_children() == []


def test_ctrl_c_while_waiting_keeps_what_the_workers_have_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(running: set[Future[object]], return_when: str) -> NoReturn:
        futures.wait(running)
        raise KeyboardInterrupt

    monkeypatch.setattr(parallel, "wait", interrupted)
    results, seen = run(plan(games=5000), processes=2), []

    def consume() -> None:
        for result in results:
            seen.append(result.number)

    with pytest.raises(KeyboardInterrupt):
        consume()
    assert sorted(seen) == [0, 1, 2, 3]  # a game ahead for each process
    assert multiprocessing.active_children() == []


INTERRUPTED_AT_ONCE = """
import os, signal, time
from pathlib import Path
from westbound.lab import parallel
from westbound.lab.simulation import Case, make_plan

SENT = Path("sent")

def interrupted(running, return_when):
    while len(list(Path().glob("worker-*"))) < 2:
        time.sleep(0.01)
    try:
        os.killpg(0, signal.SIGINT)
        signal.pause()
    finally:
        SENT.touch()

if __name__ == "__main__":
    parallel.wait = interrupted
    try:
        list(parallel.run(make_plan("carson", [Case(2, {})], ["random"], 5000), 2))
    except KeyboardInterrupt:
        print("interrupted")
else:  # a worker that is still loading
    Path(f"worker-{os.getpid()}").touch()
    while not SENT.exists():
        time.sleep(0.01)
"""


def test_ctrl_c_in_a_terminal_is_heard_by_the_first_process_only(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(INTERRUPTED_AT_ONCE, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        start_new_session=True,
    ) as running:
        try:
            out, err = running.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):  # nobody is left if all went well
                os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, out, err) == (0, b"interrupted\n", b"")


def test_ctrl_c_that_ends_workers_too_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(running: set[Future[object]], return_when: str) -> NoReturn:
        for worker in multiprocessing.active_children():
            worker.kill()
        raise KeyboardInterrupt

    monkeypatch.setattr(parallel, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(run(plan(games=5000), processes=2))
    assert multiprocessing.active_children() == []


def test_many_games_cost_nothing_before_they_are_played() -> None:
    assert next(run(plan(games=10**15), processes=1)).number == 0


def test_nothing_to_do() -> None:
    assert list(run(Rest(plan(games=3), ()), processes=2)) == []


def test_there_is_a_core() -> None:
    assert cores() >= 1
