"""Spreads the games of a simulation over the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.context import BaseContext
from multiprocessing.synchronize import Event
from typing import Final

from westbound.lab.results import GameResult
from westbound.lab.simulation import Plan, play_game

LARGEST_BATCH: Final = 8  # small: the progress bar and Ctrl+C wait for whole batches
BATCHES_EACH: Final = 8  # at least so many for each process, so that none is idle at the end
WAITING_EACH: Final = 2  # batches handed out ahead

_stop: Event | None = None  # in a worker: set when nobody wants more results


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(plan: Plan, processes: int | None = None) -> Generator[GameResult, None, None]:
    """The results as they come, in any order; which ones come does not depend on `processes`.

    Closing the iterator (an exception such as KeyboardInterrupt does) stops all workers after
    the game they are at. A script that calls this must be importable without running:
    `if __name__ == "__main__":`, as always with multiprocessing.
    """
    processes = processes or cores()
    batches = _batches(plan.games, processes)
    processes = min(processes, len(batches))
    if processes == 1:
        return (play_game(plan, number) for number in range(plan.games))
    return _run_in_pool(plan, batches, processes)


def _batches(games: int, processes: int) -> list[range]:
    size = max(1, min(LARGEST_BATCH, games // (processes * BATCHES_EACH)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def _context() -> BaseContext:
    """Never a plain fork: it copies locks of other threads in whatever state they are."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["westbound.lab.parallel"])
    return context


def _run_in_pool(
    plan: Plan, batches: Iterable[range], processes: int
) -> Generator[GameResult, None, None]:
    context = _context()
    stop = context.Event()
    pool = ProcessPoolExecutor(processes, context, _begin_worker, (stop,))
    todo = iter(batches)
    running: set[Future[list[GameResult]]] = set()
    try:
        while True:
            for batch in islice(todo, processes * WAITING_EACH - len(running)):
                running.add(pool.submit(_play_batch, plan, batch))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def _begin_worker(stop: Event) -> None:
    """Ctrl+C reaches every process of a terminal; only the first one answers it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(plan: Plan, numbers: range) -> list[GameResult]:
    results = []
    for number in numbers:
        if _stop is not None and _stop.is_set():
            break
        results.append(play_game(plan, number))
    return results
