"""What the pages ask of a game: its module `board`, which satisfies the protocol `Board`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, TypeAlias, cast

from westbound.engine.texts import Catalogue

View: TypeAlias = Mapping[str, object]  # an observation; a game has a more exact type of its own
Description: TypeAlias = list[tuple[str, list[str]]]  # headings, each with its sentences


@dataclass(frozen=True, slots=True)
class Component:
    """A piece of the game as the rulebook page shows it."""

    id: str
    name: str
    svg: str
    text: str
    rules: tuple[str, ...]


class Board(Protocol):
    """What a game's `board` module offers; all of it reads an observation, never a state."""

    def board(self, view: View, catalogue: Catalogue, names: Sequence[str], /) -> str:
        """The common table as SVG."""

    def panel(self, view: View, seat: int, catalogue: Catalogue, names: Sequence[str], /) -> str:
        """A player's area as HTML."""

    def figures(self, view: View, seat: int, catalogue: Catalogue, /) -> Mapping[str, str]:
        """What a move can change in a player's area; `panel` shows it as `data-figure`."""

    def tips(self, view: View, catalogue: Catalogue, /) -> dict[str, str]:
        """A short text for each target."""

    def description(self, view: View, catalogue: Catalogue, names: Sequence[str], /) -> Description:
        """The table in words."""

    def components(self, catalogue: Catalogue, /) -> list[Component]:
        """Every piece of the game: its drawing, what it does, its rules."""


FUNCTIONS: Final = ("board", "panel", "figures", "tips", "description", "components")


@cache
def board_of(package: str) -> Board | None:
    """The board of a game's package; None if the game has none and is played in terminals only."""
    name = f"{package}.board"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    missing = [function for function in FUNCTIONS if not callable(getattr(module, function, None))]
    assert not missing, f"{name} lacks {', '.join(missing)}; see westbound.kit.board.Board"
    return cast("Board", module)
