"""The plain position every oracle function reads, and the figures printed on the components.

Card numbers 1 to 7 always mean the yellow side.
"""

from copy import deepcopy
from dataclasses import dataclass, field

Parcel = tuple[int, int]  # (row, column); row 0 is north, column 0 is west
Edge = tuple[str, int, int]  # ("H", row, column) or ("V", row, column)
Vertex = tuple[int, int]  # (row, column), both 0..8

SIZE = 8
HOUSE_TILES = 20  # CC-006
MOUNTAINS = 9  # CC-008
PROPERTY_TILES = 12  # CC-002
COWBOYS = 10  # CC-002

SHERIFF, BANKER, GROCER, CHINESE_WORKER, SETTLER, CAPTAIN, MERCENARY = range(1, 8)
HEROES = 16

# CC-004
BUILDING_COUNT: dict[str, int] = {
    "ranch": 6,
    "mine": 6,
    "drugstore": 4,
    "bank": 4,
    "saloon": 3,
    "hotel": 3,
    "church": 2,
    "prison": 2,
    "store": 2,
    "school": 2,
    "blacksmith": 2,
    "town_hall": 1,
    "station": 1,
}
BUILDINGS = frozenset(BUILDING_COUNT)
HOUSES = frozenset({"house", "terrace"})
TILES = BUILDINGS | HOUSES | {"mountain"}

# CC-130 to CC-145, CC-148: house symbols on a tile
SYMBOLS: dict[str, int] = {
    "mountain": 0,
    "house": 1,
    "terrace": 2,
    "ranch": 1,
    "mine": 0,
    "drugstore": 0,
    "bank": 0,
    "saloon": 0,
    "hotel": 2,
    "church": 1,
    "prison": 0,
    "store": 0,
    "school": 1,
    "blacksmith": 0,
    "town_hall": 1,
    "station": 2,
}

# CC-114: revolver tokens received when the tile is placed
REVOLVERS: dict[str, int] = {"ranch": 1, "mine": 1, "prison": 2}


@dataclass
class Position:
    """One moment of a base game; every per-seat list has one entry for each player."""

    players: int
    round: int
    owner: dict[Parcel, int] = field(default_factory=dict)
    tile: dict[Parcel, str] = field(default_factory=dict)
    roads: set[Edge] = field(default_factory=set)
    outlaws: set[Parcel] = field(default_factory=set)
    town_hall_occupant: int | None = None
    white_cowboy_sits: bool = False  # CC-155: the occupant's cowboy is the Sheriff's white one
    pass_order: list[int] = field(default_factory=list)
    money: list[int] = field(default_factory=list)
    vp: list[int] = field(default_factory=list)
    reserve_cowboys: list[int] = field(default_factory=list)
    revolvers: list[int] = field(default_factory=list)
    has_three_revolver_token: list[bool] = field(default_factory=list)
    firepower_bonus: list[int] = field(default_factory=list)
    property_tiles_left: list[int] = field(default_factory=list)
    character: list[int] = field(default_factory=list)
    roads_in_hand: list[int] = field(default_factory=list)
    house_tiles_left: int = HOUSE_TILES


def bare_position(players: int = 2, round_number: int = 1) -> Position:
    """An empty map on which nobody has anything; characters 1, 2, 3, ... and pass order by seat."""
    return Position(
        players=players,
        round=round_number,
        pass_order=list(range(players)),
        money=[0] * players,
        vp=[0] * players,
        reserve_cowboys=[0] * players,
        revolvers=[0] * players,
        has_three_revolver_token=[False] * players,
        firepower_bonus=[0] * players,
        property_tiles_left=[PROPERTY_TILES] * players,
        character=[seat + 1 for seat in range(players)],
        roads_in_hand=[0] * players,
    )


def copy_of(position: Position) -> Position:
    """An independent copy, so that no oracle function changes what it was given."""
    return deepcopy(position)


def all_parcels() -> list[Parcel]:
    """The 64 parcels, row by row."""
    return [(row, column) for row in range(SIZE) for column in range(SIZE)]


def is_building(name: str | None) -> bool:
    """Whether a tile name is one of the 13 building types (CC-004)."""
    return name in BUILDINGS


def is_vacant(position: Position, parcel: Parcel) -> bool:
    """No mountain, house, terrace or building; the owner is irrelevant (words used)."""
    return parcel not in position.tile


def is_free(position: Position, parcel: Parcel) -> bool:
    """Unowned and vacant (words used)."""
    return parcel not in position.owner and is_vacant(position, parcel)


def parcels_of(position: Position, seat: int) -> list[Parcel]:
    """The parcels with the seat's property tile."""
    return [parcel for parcel in all_parcels() if position.owner.get(parcel) == seat]


def buildings_of(position: Position, seat: int) -> list[Parcel]:
    """CC-083, CC-148, CC-167: the seat's placed buildings; the Town Hall is nobody's."""
    return [
        parcel
        for parcel in parcels_of(position, seat)
        if is_building(position.tile.get(parcel)) and position.tile[parcel] != "town_hall"
    ]


def count_own(position: Position, seat: int, name: str) -> int:
    """How many tiles of that name stand on the seat's parcels, anywhere on the map."""
    return sum(position.tile.get(parcel) == name for parcel in parcels_of(position, seat))
