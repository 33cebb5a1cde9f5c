"""The board as text, read back by tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast
from unicodedata import east_asian_width

import westbound
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import EDGES, H_EDGES, SIZE, edge_ends
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.text_board import draw
from westbound.games.carson_city.variants.river.text_board import BRIDGE

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]


def carson(match: Match) -> CarsonState:
    return cast("CarsonState", match.state)


def positions(
    players: int, seed: int, options: Mapping[str, Value] | None = None, every: int = 3
) -> Iterator[CarsonState]:
    """Some positions of a random match in which somebody decides, and the last one."""
    match, rng = westbound.new_match("carson", players, seed, options), Rng(seed, 9)
    decisions = 0
    while not match.over:
        if decisions % every == 0:
            yield carson(match)
        match.play(rng.choice(match.moves()))
        decisions += 1
    yield carson(match)


def columns(line: str) -> int:
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in line)


class Plat:
    """Reads the plat of a drawing back."""

    def __init__(self, drawing: str) -> None:
        lines = drawing.splitlines()
        top = next(i for i, line in enumerate(lines) if line.split() == list("ABCDEFGH"))
        self.edge_lines: list[str] = []
        self.tile_lines: list[str] = []
        self.cowboy_lines: list[str] = []
        for line in lines[top + 1 :]:
            if line[:1].isdigit():
                self.tile_lines.append(line)
                self.cowboy_lines.append("")
            elif line[2:3] and line[3:4] in ("┈", "═", BRIDGE):
                self.edge_lines.append(line)
            elif line:
                self.cowboy_lines[-1] = line
            else:
                break

    def roads(self) -> set[int]:
        found = set()
        for edge in range(EDGES):
            if set(self._edge(edge)) & {"═", "║", BRIDGE}:
                found.add(edge)
        return found

    def bridges(self) -> set[int]:
        return {edge for edge in self.roads() if BRIDGE in self._edge(edge)}

    def _edge(self, edge: int) -> str:
        (row, column), _ = edge_ends(edge)
        left = 2 + column * 9
        if edge < H_EDGES:
            return self.edge_lines[row][left + 1 : left + 9]
        return self.tile_lines[row][left]

    def tile(self, parcel: int) -> str:
        return self._cell(self.tile_lines, parcel)

    def cowboys(self, parcel: int) -> str:
        return self._cell(self.cowboy_lines, parcel)

    def _cell(self, lines: list[str], parcel: int) -> str:
        row, column = divmod(parcel, SIZE)
        return lines[row][3 + column * 9 : 11 + column * 9]


def line_with(state: CarsonState, text: str) -> str:
    found = [line for line in draw(state, None, NAMES[:3]).splitlines() if text in line]
    assert len(found) == 1, found
    return found[0]


def lines_of(state: CarsonState, viewer: int | None, start: str, language: str = "en") -> list[str]:
    """The lines that begin with this word, as this viewer sees them."""
    lines = GAME.draw(state, viewer, NAMES[: state.setup.players], language).splitlines()
    return [" ".join(line.split()) for line in lines if line.split()[:1] == [start]]
