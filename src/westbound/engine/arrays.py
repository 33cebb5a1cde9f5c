"""What a seat may know as numbers: the named arrays of a game, for learning."""

from __future__ import annotations

from math import prod
from typing import NamedTuple


class ArrayField(NamedTuple):
    """One named array: its shape, the range of its numbers, and what they mean.

    `labels` name the places along its last axis, where these are not just counted.
    """

    name: str
    shape: tuple[int, ...]
    low: float
    high: float
    meaning: str
    labels: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return prod(self.shape)
