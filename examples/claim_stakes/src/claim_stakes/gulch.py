"""The gulch and what the pieces say: 19 claims in five rows, the creek, ore, prices."""

from __future__ import annotations

from typing import Final

ROWS: Final = {"A": 3, "B": 4, "C": 5, "D": 4, "E": 3}
CLAIMS: Final = tuple(f"{row}{n}" for row, length in ROWS.items() for n in range(1, length + 1))
ALL_CLAIMS: Final = range(len(CLAIMS))
# The middle of each claim: half hexes to the right, rows down, from the middle of the gulch.
PLACES: Final = tuple(
    (2 * n - length + 1, y)
    for y, length in enumerate(ROWS.values(), start=-2)
    for n in range(length)
)
_STEPS: Final = ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))
NEIGHBOURS: Final = tuple(
    tuple(PLACES.index((x + dx, y + dy)) for dx, dy in _STEPS if (x + dx, y + dy) in PLACES)
    for x, y in PLACES
)
CREEK: Final = tuple(CLAIMS.index(name) for name in ("A3", "B3", "C3", "C2", "D1", "E1"))

ORE: Final = (0, 1, 2, 3, 5)  # what an ore tile is worth; 0 is clay
TILES: Final = (6, 5, 4, 3, 3)  # how many tiles of each worth there are

STAKES: Final = {2: 6, 3: 5, 4: 4}  # by players
ROUNDS: Final = {2: 9, 3: 8, 4: 7}
FIRST_DUST: Final = 4
HILL_PRICE: Final = 1
CREEK_PRICE: Final = 2
SURVEY_FEE: Final = 1
JUMP_PRICE: Final = 2
PANNED: Final = 1  # dust, before claims on the creek are counted
JUMP_DIE: Final = 4  # the die a jump needs before claims around are counted
DIE: Final = 6
DUST_PER_POINT: Final = 2
