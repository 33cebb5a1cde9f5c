"""The one source of chance: SplitMix64, the same numbers on every platform and Python version."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


COMPILED: Final = not hasattr(_mix, "__code__")  # then an i64 wraps around, as in C


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A small seeded generator. `Rng(seed, stream)` gives independent streams of one seed."""

    __slots__ = ("_state",)
    _state: i64

    def __init__(self, seed: int, stream: int = 0) -> None:
        start = _mix((seed + _GAMMA) & _MASK)
        self._begin(_mix((start ^ ((stream + 1) * _GAMMA)) & _MASK))

    @classmethod
    def starting_at(cls, state: int) -> Rng:
        """A generator at this 64-bit state, for callers whose states are far apart already."""
        rng = Rng(0)
        rng._begin(state)
        return rng

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        if COMPILED:
            drawn = self._draw()
            if bound >> 31:
                return ((int(drawn) & _MASK) * bound) >> 64
            few: i64 = bound  # both halves of the 64 bits times `few` fit into 63 bits
            return int(
                ((drawn >> 32 & 0xFFFFFFFF) * few + ((drawn & 0xFFFFFFFF) * few >> 32)) >> 32
            )
        state: int = self._state
        self._state = value = (state + _GAMMA) & _MASK
        # _mix, inlined: this runs for every random choice of every game
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((value ^ (value >> 31)) * bound) >> 64

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        if COMPILED:
            return int(self._draw() >> 11 & 0x1FFFFFFFFFFFFF) * 2.0**-53
        state: int = self._state
        self._state = state = (state + _GAMMA) & _MASK
        return (_mix(state) >> 11) * 2.0**-53

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _begin(self, state: int) -> None:
        if COMPILED and state >> 63 == 1:
            state -= 1 << 64
        self._state = state

    def _draw(self) -> i64:
        """The next 64 bits, by the constants above as numbers with a sign."""
        self._state = value = self._state - 0x61C8864680B583EB
        value = (value ^ (value >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        value = (value ^ (value >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        return value ^ (value >> 31 & 0x1FFFFFFFF)
