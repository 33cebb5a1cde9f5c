"""The door to a game's drawings: `<package>.board`, found by name, so no game is named here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from westbound.engine.json_types import Json
from westbound.engine.texts import Catalogue


class Drawings(Protocol):
    """What a game's `board` module offers; all of it reads an observation, never a state."""

    def board(self, view: Mapping[str, Json], speak: Catalogue, names: Sequence[str]) -> str:
        """The common table as SVG."""

    def panel(
        self, view: Mapping[str, Json], seat: int, speak: Catalogue, names: Sequence[str]
    ) -> str:
        """A player's area as HTML."""

    def spoken(
        self, view: Mapping[str, Json], speak: Catalogue, names: Sequence[str]
    ) -> list[tuple[str, list[str]]]:
        """The table in words: headings, each with its sentences."""

    def tips(self, view: Mapping[str, Json], speak: Catalogue) -> dict[str, str]:
        """A short text for each target."""


@cache
def drawings(package: str) -> Drawings:
    return cast("Drawings", import_module(f"{package}.board"))
