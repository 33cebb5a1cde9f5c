"""Keeps recently used values: several tabs may show the same, and drawing takes time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    def __init__(self, size: int) -> None:
        self.size = size
        self._values: OrderedDict[K, V] = OrderedDict()

    def clear(self) -> None:
        self._values.clear()

    def find(self, key: K) -> V | None:
        """The value of this key, which now counts as just used."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def keep(self, key: K, value: V) -> V:
        """Keep a value; the least recently used one is dropped."""
        self._values[key] = value
        if len(self._values) > self.size:
            self._values.popitem(last=False)
        return value
