"""What every state has: an agenda, and a copy that shares nothing that can change."""

from __future__ import annotations

import copyreg
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self, TypeVar

from mypy_extensions import mypyc_attr

from westbound.engine.option import Value
from westbound.engine.step import Step


@dataclass(frozen=True, slots=True, eq=False)
class Setup:
    """What was agreed before a match. A game adds what follows from it; all copies share it."""

    players: int
    options: Mapping[str, Value]
    rules_version: int = field(default=1, kw_only=True)  # by which the match is played

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Setup) or type(self) is not type(other):
            return False
        return (self.players, self.rules_version, self.options) == (
            other.players,
            other.rules_version,
            other.options,
        )

    def __hash__(self) -> int:
        return hash((self.players, self.rules_version, *sorted(self.options.items())))


T = TypeVar("T", bound=Setup)


def pickle_by(cls: type[T], make: Callable[[int, Mapping[str, Value], int], T]) -> None:
    """Pickle set-ups as players, options and rules version, and rebuild them from these."""
    copyreg.pickle(
        cls, lambda setup: (make, (setup.players, dict(setup.options), setup.rules_version))
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Plain mutable data with `__slots__`. No random source, no callbacks, no log.

    A state lists its fields by hand, as a step does: `==`, `repr`, pickling and `key` read them.
    `caches` are the fields that queries fill in: they are not part of the position.
    """

    __slots__ = ("agenda",)
    fields: ClassVar[tuple[str, ...]] = ("agenda",)
    caches: ClassVar[tuple[str, ...]] = ()
    agenda: list[Step]

    @abstractmethod
    def copy(self) -> Self:
        """A state that may be changed without changing this one."""

    def blank(self) -> Self:
        """A new state of this kind with no field set: `copy` sets them all."""
        kind: Any = type(self)
        new: Self = kind.__new__(kind)
        return new

    def key(self) -> tuple[Hashable, ...]:
        """The position as a value that can be hashed: equal states have equal keys."""
        names = (name for name in self.fields if name not in self.caches)
        return tuple(_frozen(getattr(self, name)) for name in names)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name)
            for name in self.fields
            if name not in self.caches
        )

    __hash__ = None  # type: ignore[assignment]  # it changes; `key` can be hashed

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), tuple(getattr(self, name) for name in self.fields))


def _restored(cls: type[State], values: tuple[object, ...]) -> State:
    kind: Any = cls
    state: State = kind.__new__(kind)
    for name, value in zip(cls.fields, values, strict=True):
        setattr(state, name, value)
    return state


def _frozen(value: object) -> Hashable:
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    assert isinstance(value, Hashable), f"a state holds numbers, texts, tuples, lists: {value!r}"
    return value
