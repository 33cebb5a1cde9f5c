"""Keeps the values used last: several tabs may show the same, and drawing takes its time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    def __init__(self, size: int) -> None:
        self.size = size
        self._values: OrderedDict[K, V] = OrderedDict()

    def clear(self) -> None:
        self._values.clear()

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The value of this key, made if it is not there; the one used longest ago is dropped."""
        value = self._values.pop(key) if key in self._values else make()
        self._values[key] = value
        if len(self._values) > self.size:
            self._values.popitem(last=False)
        return value
