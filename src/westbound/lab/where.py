"""Where work is done: in processes of this machine or on a cluster. The results are the same."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from westbound.engine.errors import BadInput
from westbound.lab import cluster, parallel
from westbound.lab.work import Pool, Work

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Where:
    """A cluster by its address, or so many processes here."""

    cluster: str | None
    processes: int

    def run(self, work: Work[T]) -> Generator[T, None, None]:
        """The results as they come, in any order."""
        if self.cluster is not None:
            return cluster.run(work, self.cluster)
        return parallel.run(work, self.processes)

    def pool(self) -> Pool:
        """Workers for several works, one after another; to be closed."""
        if self.cluster is not None:
            return cluster.Pool(self.cluster)
        return parallel.Pool(self.processes) if self.processes > 1 else parallel.OneProcess()

    def __str__(self) -> str:
        if self.cluster is not None:
            return f"the cluster at {self.cluster}"
        return f"{self.processes} process{'es' if self.processes > 1 else ''}"


def chosen_place(address: str | None, processes: int | None) -> Where:
    """The place that was asked for, all cores of this machine if none was."""
    if address and processes:
        raise BadInput("--processes are those of this machine; a cluster uses all it has")
    return Where(address, processes or parallel.cores())
