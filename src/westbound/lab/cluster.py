"""Spreads work over the machines of a Ray cluster: the same results as on this machine alone.

Ray is the extra `ray`. A batch whose worker dies is done again by another one; its results arrive
together or not at all, so nothing is lost and nothing counts twice.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Generator
from contextlib import closing
from typing import Any, Final, TypeVar

from westbound import __version__
from westbound.engine.errors import BadInput
from westbound.lab.parallel import do_batch
from westbound.lab.work import WAITING_EACH, Batches, Work

T = TypeVar("T")
AUTO: Final = "auto"  # the cluster that runs on this machine, or RAY_ADDRESS
KNOCK_SECONDS: Final = 5.0
MAX_RETRIES: Final = 5  # of a batch whose worker died


def run(work: Work[T], address: str = AUTO) -> Generator[T, None, None]:
    """The results as they come, in any order; BadInput if there is no such cluster.

    Closing the iterator, or Ctrl+C, leaves the cluster with nothing more to do; what has been
    finished still comes before the KeyboardInterrupt.
    """
    with closing(Pool(address)) as pool:
        yield from pool.run(work)


class Pool:
    """A connection that stays for one work after another, until it is closed."""

    def __init__(self, address: str) -> None:
        self._ray = _connected(address)

    def run(self, work: Work[T]) -> Generator[T, None, None]:
        return _run_on(self._ray, work)

    def close(self) -> None:
        self._ray.shutdown()


def workers(ray: Any) -> int:
    """How many batches can be done at the same time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _connected(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
    try:
        import ray
    except ImportError as error:
        raise BadInput("a cluster needs Ray: pip install 'westbound[ray]'") from error
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        why = str(error).splitlines()[0]
        raise BadInput(f"there is no Ray cluster at {address!r}: {why}") from error
    return ray


def _knock(address: str) -> None:
    """OSError at once if nobody answers; Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def _do(work: Work[T], numbers: range, version: str) -> tuple[list[T], float]:
    """In a worker, perhaps on another machine."""
    if version != __version__:
        raise BadInput(f"this worker has westbound {__version__}, but {version} is wanted")
    return do_batch(work, numbers)


def _run_on(ray: Any, work: Work[T]) -> Generator[T, None, None]:
    task = ray.remote(max_retries=MAX_RETRIES)(_do)
    sent, at_once = ray.put(work), workers(ray)
    batches = Batches(work.pieces, at_once)
    running: dict[Any, range] = {}
    try:
        while True:
            while len(running) < at_once * WAITING_EACH and (batch := batches.take()):
                running[task.remote(sent, batch, __version__)] = batch
            if not running:
                return
            done, _ = ray.wait(list(running))
            for reference in done:
                results, seconds = _results(ray, reference, running.pop(reference))
                batches.learn(len(results), seconds)
                yield from results
    except KeyboardInterrupt:
        finished, _ = ray.wait(list(running), num_returns=max(1, len(running)), timeout=0)
        for reference in finished:
            yield from _results(ray, reference, running.pop(reference))[0]
        raise
    finally:
        for reference in running:
            ray.cancel(reference)


def _results(ray: Any, reference: Any, batch: range) -> Any:
    """What a batch brought; an error of the work itself is raised as it was."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.WorkerCrashedError as error:
        raise RuntimeError(
            f"pieces {batch.start} to {batch.stop - 1} ended {MAX_RETRIES + 1} workers"
        ) from error
