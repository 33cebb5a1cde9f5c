"""The one source of chance: SplitMix64, the same numbers on every platform and Python version."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Rng:
    """A small seeded generator. `Rng(seed, stream)` gives independent streams of one seed."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, stream: int = 0) -> None:
        start = _mix((seed + _GAMMA) & _MASK)
        self._state = _mix((start ^ ((stream + 1) * _GAMMA)) & _MASK)

    @classmethod
    def starting_at(cls, state: int) -> Rng:
        """A generator at this 64-bit state, for callers whose states are far apart already."""
        rng = Rng(0)
        rng._state = state
        return rng

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        self._state = value = (self._state + _GAMMA) & _MASK
        # _mix, inlined: this runs for every random choice of every game
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((value ^ (value >> 31)) * bound) >> 64

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        self._state = state = (self._state + _GAMMA) & _MASK
        return (_mix(state) >> 11) * 2.0**-53

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
