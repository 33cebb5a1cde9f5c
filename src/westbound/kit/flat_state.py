"""A state that is numbers, texts and flat lists: its slots say all there is to know about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from westbound.engine.option import Value
from westbound.engine.state import Setup, State, pickle_by


def _setup(players: int, options: Mapping[str, Value], rules_version: int) -> Setup:
    return Setup(players, options, rules_version=rules_version)


pickle_by(Setup, _setup)


class FlatState(State):
    """A game's own state names its fields in `__slots__` and sets them in `__init__`.

    `copy` copies the lists; what is in them is shared, so it must be something that never changes.
    """

    __slots__ = ("setup",)

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        self.agenda = []
        self.setup = Setup(players, dict(options))

    def __init_subclass__(cls) -> None:
        cls.fields = ("agenda", "setup", *cls.__dict__["__slots__"])

    @property
    def players(self) -> int:
        return self.setup.players

    def copy(self) -> Self:
        new = self.blank()
        for name in self.fields:
            value = getattr(self, name)
            setattr(new, name, value.copy() if isinstance(value, list) else value)
        return new
