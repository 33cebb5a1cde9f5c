"""Work that can be spread: numbered pieces that come out the same wherever they are done."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

BATCH_SECONDS: Final = 0.2  # at least; short: the progress bar waits for whole batches
SECONDS_BETWEEN: Final = 0.01  # two batches; handing out one costs some 3 ms
MAX_BATCH: Final = 64  # pieces in batches of BATCH_SECONDS
WAITING_EACH: Final = 2  # batches handed out ahead

T = TypeVar("T")
Result = TypeVar("Result", covariant=True)


class Work(Protocol[Result]):
    """What is to be done: piece number 0, 1, 2 … It is sent to the workers as a whole."""

    @property
    def pieces(self) -> int: ...

    def do(self, number: int) -> Result: ...


class Pool(Protocol):
    """Workers that do one work after another."""

    def run(self, work: Work[T]) -> Generator[T, None, None]:
        """The results as they come, in any order."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Rest(Generic[T]):
    """Some pieces of a work, for example those that an interrupted run has left."""

    work: Work[T]
    numbers: Sequence[int]

    @property
    def pieces(self) -> int:
        return len(self.numbers)

    def do(self, number: int) -> T:
        return self.work.do(self.numbers[number])


def batch_seconds(workers: int) -> float:
    """How long a batch should take: the more workers, the longer, or one could not feed them."""
    return max(BATCH_SECONDS, workers * SECONDS_BETWEEN)


class Batches:
    """Hands out pieces in batches that take about equally long, however slow they are."""

    def __init__(self, pieces: int, workers: int) -> None:
        self._pieces, self._workers = pieces, workers
        self._seconds = batch_seconds(workers)
        self._max_size = int(MAX_BATCH * self._seconds / BATCH_SECONDS)
        self._next, self._size = 0, 1

    def take(self) -> range:
        """The numbers of the next pieces; none when all have been handed out."""
        share = (self._pieces - self._next) // (self._workers * WAITING_EACH)
        first = self._next
        self._next = min(self._pieces, first + max(1, min(self._size, share)))
        return range(first, self._next)

    def learn(self, pieces: int, seconds: float) -> None:
        """Record how long a batch took."""
        if pieces:
            fitting = int(self._seconds * pieces / max(seconds, 1e-9))
            self._size = max(1, min(self._max_size, fitting))
