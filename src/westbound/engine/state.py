"""What every state has: an agenda, and a copy that shares nothing that can change."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self

from westbound.engine.step import Step


class State(ABC):
    """Plain mutable data with `__slots__`. No random source, no callbacks, no log."""

    __slots__ = ("agenda",)
    agenda: list[Step]

    @abstractmethod
    def copy(self) -> Self:
        """A state that may be changed without changing this one."""
