"""The agenda: a stack of open decisions, the top one first.

A step is small immutable data: its kind, the seat that decides, and its parameters. It lists its
fields by hand: comparing, printing, pickling and saving read that list, compiled or not.
An effect that needs a choice pushes a step and returns; it never asks.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

CHANCE: Final = -1  # the seat of dice, bags and shuffles
AUTOMATIC: Final = -2  # the seat of steps that carry themselves out, such as a phase


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """An open decision. `rule` is the id of the rule that asks for it."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)  # all of them, in the order of `__init__`
    kind: ClassVar[str]
    rule: ClassVar[str]
    immediate: ClassVar[bool] = False  # everybody sees an answer immediately: nothing is tentative
    sealed: ClassVar[bool] = False  # a forced answer, given automatically, would reveal a secret

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def deciders(self) -> tuple[int, ...]:
        """The seats that may answer now; several only for sealed simultaneous choices."""
        return (self.seat,)

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.fields
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __reduce__(self) -> tuple[type[Step], tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in self.fields)
