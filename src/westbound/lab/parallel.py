"""Spreads work, such as the games of a simulation, over the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing.context import BaseContext
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import TypeVar

from westbound.lab.work import WAITING_EACH, Batches, Work

T = TypeVar("T")

_stop: Event | None = None  # in a worker: set when nobody wants more results


def cores() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(work: Work[T], processes: int | None = None) -> Generator[T, None, None]:
    """The results as they come, in any order; what they are does not depend on `processes`.

    Closing the iterator stops all workers after their current piece. So does Ctrl+C while it
    waits; finished results still come before the KeyboardInterrupt. A script that calls
    this must be importable without running: `if __name__ == "__main__":`, as always with
    multiprocessing.
    """
    processes = min(processes or cores(), work.pieces)
    if processes <= 1:
        return OneProcess().run(work)
    return _run_in_pool(work, processes)


def _run_in_pool(work: Work[T], processes: int) -> Generator[T, None, None]:
    with closing(Pool(processes)) as pool:
        yield from pool.run(work)


def process_context() -> BaseContext:
    """Never a plain fork, which copies the locks of other threads in whatever state they are."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["westbound.lab.parallel"])
    return context


class Pool:
    """Processes that stay for one work after another, until they are closed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        context = process_context()
        self._stop = context.Event()
        self._executor = ProcessPoolExecutor(processes, context, _begin_worker, (self._stop,))

    def run(self, work: Work[T]) -> Generator[T, None, None]:
        """The results as they come; after Ctrl+C all that is left to do is to close the pool."""
        batches = Batches(work.pieces, self._processes)
        running: set[Future[tuple[list[T], float]]] = set()
        try:
            while True:
                while len(running) < self._processes * WAITING_EACH and (batch := batches.take()):
                    with sigint_blocked():
                        running.add(self._executor.submit(do_batch, work, batch))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    results, seconds = future.result()
                    batches.learn(len(results), seconds)
                    yield from results
        except KeyboardInterrupt:
            self._stop.set()
            yield from _finished(running)
            raise

    def close(self) -> None:
        """Stop all workers after their current piece."""
        self._stop.set()
        self._executor.shutdown(wait=True, cancel_futures=True)


class OneProcess:
    """The same in this process, where nothing has to be started."""

    def run(self, work: Work[T]) -> Generator[T, None, None]:
        return (work.do(number) for number in range(work.pieces))

    def close(self) -> None:
        pass


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Start processes that ignore Ctrl+C: a terminal sends it to all, but only this one reacts.

    New processes inherit the blocked signal; in this one it stays pending until the end.
    """
    if not hasattr(signal, "pthread_sigmask"):  # then _begin_worker does it
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _finished(running: Iterable[Future[tuple[list[T], float]]]) -> Iterator[T]:
    """What the workers have done when they are stopped, including their current pieces."""
    for future in running:
        try:
            results, _ = future.result()
        except BrokenProcessPool:  # a worker ended before, where Ctrl+C could not be blocked
            continue
        yield from results


def _begin_worker(stop: Event) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def do_batch(work: Work[T], numbers: range) -> tuple[list[T], float]:
    """The results and the seconds they took; in a worker."""
    results = []
    start = perf_counter()
    for number in numbers:
        if _stop is not None and _stop.is_set():
            break
        results.append(work.do(number))
    return results, perf_counter() - start
