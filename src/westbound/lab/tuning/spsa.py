"""Simultaneous perturbation (SPSA): a search uphill with two trials a step, however many knobs.

All knobs are turned at once, each a little to a side that chance chooses; the opposite turns are
the other trial. How much better one is than the other gives a slope along every knob. It is mostly
noise, but on average right: Spall, "Multivariate stochastic approximation using a simultaneous
perturbation gradient approximation", IEEE Transactions on Automatic Control 37 (1992).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.rng import Rng

STEP_FADES: Final = 0.602  # the powers that Spall recommends
SPREAD_FADES: Final = 0.101


class Search:
    """Where it stands follows from its seed and the answers it has got, and from nothing else."""

    def __init__(self, knobs: int, seed: int, *, step: float, spread: float, settle: float) -> None:
        self._seed, self._step, self._spread, self._settle = seed, step, spread, settle
        self.path: list[list[float]] = [[0.0] * knobs]  # where it stood before each step, and now

    @property
    def steps(self) -> int:
        return len(self.path) - 1

    def trials(self) -> tuple[list[float], list[float]]:
        """What is to be compared next."""
        at, turns, size = self.path[-1], self._turns(), self._size()
        return (
            [place + size * turn for place, turn in zip(at, turns, strict=True)],
            [place - size * turn for place, turn in zip(at, turns, strict=True)],
        )

    def learn(self, answer: float) -> None:
        """By how much the first of these trials was better than the second."""
        slope = answer / (2 * self._size())
        way = slope * self._step / (1 + self.steps / self._settle) ** STEP_FADES
        places = zip(self.path[-1], self._turns(), strict=True)
        self.path.append([place + way * turn for place, turn in places])

    def best(self) -> list[float]:
        """The mean of the later half of its path: noise of single steps goes out of it."""
        return _mean(self.path[(len(self.path)) // 2 :])

    def _turns(self) -> list[int]:
        rng = Rng(self._seed, self.steps)
        return [2 * rng.below(2) - 1 for _ in self.path[-1]]

    def _size(self) -> float:
        return self._spread / float((1 + self.steps) ** SPREAD_FADES)


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
