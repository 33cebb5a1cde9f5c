"""The door to a game's drawings: its module `board`, found by name; no game is named here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.state import State
from westbound.engine.texts import Catalogue


class Component(Protocol):
    """A piece of the game as the rulebook shows it."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def svg(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def rules(self) -> Sequence[str]: ...


class Drawings(Protocol):
    """What a game's `board` module offers; it reads an observation, never a state."""

    def board(self, view: Mapping[str, Json], catalogue: Catalogue, names: Sequence[str], /) -> str:
        """The common table as SVG."""

    def panel(
        self, view: Mapping[str, Json], seat: int, catalogue: Catalogue, names: Sequence[str], /
    ) -> str:
        """A player's area as HTML."""

    def spoken(
        self, view: Mapping[str, Json], catalogue: Catalogue, names: Sequence[str], /
    ) -> list[tuple[str, list[str]]]:
        """The table in words: headings, each with its sentences."""

    def tips(self, view: Mapping[str, Json], catalogue: Catalogue, /) -> dict[str, str]:
        """A short text for each target."""

    def components(self, catalogue: Catalogue, /) -> Sequence[Component]:
        """Every piece of the game: its drawing, what it does, its rules."""


def drawings(game: Game[State]) -> Drawings:
    """The drawings of a game that is played in a browser."""
    found = _board_module(game.package)
    assert found is not None, f"{game.package} has no module board"
    return found


def has_drawings(game: Game[State]) -> bool:
    """Whether the game brings drawings at all; without them it is played in terminals only."""
    return _board_module(game.package) is not None


@cache
def _board_module(package: str) -> Drawings | None:
    path = f"{package}.board"
    try:
        return cast("Drawings", import_module(path))
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None
