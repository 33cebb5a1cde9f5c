"""Places in rows and columns: their names, who borders on whom, and what hangs together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from string import ascii_uppercase
from typing import Final

_SIDES: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))


class Grid:
    """Places are numbers, row by row; the first row is A1, A2, and so on."""

    __slots__ = ("columns", "names", "neighbours", "rows")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        places = list(product(range(rows), range(columns)))
        self.names: Final = tuple(f"{ascii_uppercase[row]}{column + 1}" for row, column in places)
        self.neighbours: Final = tuple(
            tuple(
                (row + down) * columns + column + right
                for down, right in _SIDES
                if 0 <= row + down < rows and 0 <= column + right < columns
            )
            for row, column in places
        )

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.names)))

    def groups(self, places: Iterable[int]) -> list[set[int]]:
        """Groups of places that are connected side by side."""
        left, found = set(places), []
        while left:
            group, border = set(), [left.pop()]
            while border:
                place = border.pop()
                group.add(place)
                near = left.intersection(self.neighbours[place])
                left -= near
                border += near
            found.append(group)
        return found
