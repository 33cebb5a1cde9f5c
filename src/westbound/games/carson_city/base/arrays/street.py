"""What everybody shares beside the plat: round, building row, supplies, cards, action spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city.array_part import holder, locations_of_seats
from westbound.games.carson_city.base.arrays.seats import CARD_NAMES
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.components import (
    COWBOYS_EACH,
    HOUSE_TILES,
    ROUNDS,
    ROW_PRICES,
    TILE_NAMES,
)
from westbound.games.carson_city.locations import LOCATION_NAMES, LOCATIONS
from westbound.kit.arrays import SEATS, Look, Numbers, Packed, bits, one_hot, select

_PHASES: Final = ("set-up", "characters", "cowboys", "actions", "end of round")
_SIDES: Final = ("yellow", "red", "either")
_MAX_BAG: Final = 20
# CC-184: the side of a card knows its prices; index -1 is none.
_PRICES_OF_FACE: Final = tuple(
    tuple(face.building_price(price) for price in ROW_PRICES) for face in FACES
)
_PHASE_ROWS: Final = one_hot(len(_PHASES))
_TILE_ROWS: Final = one_hot(len(TILE_NAMES))
_SIDE_ROWS: Final = one_hot(len(_SIDES))
_LOCATION_ROWS: Final = one_hot(LOCATIONS)

HOLDERS: Final = (
    holder("ammunition", "three_revolvers", "who has the 3-revolver token"),
    holder("sitter", "town_hall_cowboy", "whose cowboy sits in the Town Hall"),
    holder("taught", "teacher", "who has the Teacher"),
    holder("white_owner", "white_owner", "who has the Sheriff's white cowboy"),
)


def _numbers(look: Look) -> list[int]:
    position, viewer = look.position, look.viewer
    return [
        position["round"],
        position["houses_left"],
        *position["bag"],
        *_PRICES_OF_FACE[position["card"][viewer]],
        *look.by_seat("wage_workers"),
        *look.by_seat("road_workers"),
    ]


@lru_cache(maxsize=1024)
def _sides(sides: tuple[int, ...]) -> bytes:
    return select(_SIDE_ROWS, sides)


def _rows(look: Look) -> bytes:
    position = look.position
    return b"".join(
        [
            _PHASE_ROWS[position["phase"]],
            select(_TILE_ROWS, position["row"]),
            _sides(tuple(position["sides"]["tuple"])),
            _LOCATION_ROWS[position["white_at"]],
            bits(position["fought"], LOCATIONS),
        ]
    )


STREET: Final = (
    Numbers(
        _numbers,
        ArrayField("round", (1,), 1, ROUNDS, "round of the match"),
        ArrayField("houses_left", (1,), 0, HOUSE_TILES, "houses in the supply"),
        ArrayField("bag", (len(TILE_NAMES),), 0, _MAX_BAG, "building tiles left to be drawn",
                   TILE_NAMES),
        ArrayField("row_price", (len(ROW_PRICES),), 0, max(ROW_PRICES),
                   "what each space of the building row costs the seat that looks",
                   tuple(f"price_{price}" for price in ROW_PRICES)),
        ArrayField("on_wages", (SEATS,), 0, COWBOYS_EACH + 1, "cowboys on the space for wages"),
        ArrayField("on_single_roads", (SEATS,), 0, COWBOYS_EACH + 1,
                   "cowboys on the space for one road each"),
    ),
    Packed(
        _rows,
        ArrayField("phase", (len(_PHASES),), 0, 1, "phase of the round", _PHASES),
        ArrayField("row", (len(ROW_PRICES), len(TILE_NAMES)), 0, 1,
                   "the tile on each space of the building row, the most expensive first",
                   TILE_NAMES),
        ArrayField("cards", (len(CARD_NAMES), len(_SIDES)), 0, 1,
                   "the side of each card laid out, in the order of their numbers", _SIDES),
        ArrayField("white_place", (LOCATIONS,), 0, 1, "where the white cowboy stands",
                   LOCATION_NAMES),
        ArrayField("decided_places", (LOCATIONS,), 0, 1,
                   "where a duel or fight was decided this round", LOCATION_NAMES),
    ),
    locations_of_seats("at", "cowboys", "cowboys"),
)  # fmt: skip
