"""What is printed on the pieces, typed again from the list of tiles."""

from __future__ import annotations

from typing import Final

# town faces: the exits; plain faces: the sides that each segment joins
TOWN_FACES: Final[dict[str, tuple[int, ...]]] = {
    "T11": (0,),
    "T21": (0, 3),
    "T22": (0, 2),
    "T23": (0, 1),
    "T31": (0, 2, 4),
    "T32": (0, 3, 5),
    "T33": (0, 1, 3),
    "T34": (0, 1, 2),
    "T41": (0, 2, 3, 4),
    "T42": (0, 1, 3, 4),
    "T43": (0, 3, 4, 5),
}
PLAIN_FACES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "21": ((0, 3),),
    "22": ((0, 2),),
    "23": ((0, 1),),
    "41": ((0, 3), (1, 4)),
    "42": ((0, 3), (1, 5)),
    "43": ((0, 2), (1, 3)),
    "44": ((0, 3), (1, 2)),
    "45": ((0, 2), (3, 5)),
    "46": ((0, 2), (3, 4)),
    "47": ((0, 2), (4, 5)),
}
FACES: Final = (*TOWN_FACES, *PLAIN_FACES)

# the two faces of a piece, and how many such pieces there are
PIECES: Final[tuple[tuple[tuple[str, ...], int], ...]] = (
    (("21", "22"), 86),
    (("T21", "T22"), 10),
    (("23", "T23"), 8),
    (("T11",), 4),
    (("42", "T41"), 4),
    (("T31", "T34"), 4),
    (("T42", "41"), 4),
    (("43", "T43"), 4),
    (("44", "45"), 2),
    (("44", "47"), 2),
    (("47", "46"), 2),
    (("45", "46"), 2),
    (("T32", "T33"), 4),
)

CUBES: Final = {"red": 20, "blue": 20, "yellow": 20, "purple": 20, "gray": 16}
NEW_CITIES: Final = {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "gray": 4}
ACTION_NUMBERS: Final = {
    "turn_order": 1,
    "first_move": 2,
    "engineer": 3,
    "first_build": 4,
    "city_growth": 5,
    "locomotive": 6,
    "urbanization": 7,
}
TURNS: Final = {3: 10, 4: 8, 5: 7, 6: 7}
