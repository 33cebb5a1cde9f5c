"""A table as one seat sees it, read from the observation alone: names, sets and plain numbers."""

from collections.abc import Mapping, Set
from typing import Any

from .geometry import sides
from .position import SIZE, Edge, Parcel, Position, all_parcels

# The numbers by which steps name places and tiles.
SPACES = (
    *("wages", "ammunition", "roads_3", "roads_1", "build_12", "build_10", "build_8", "build_6"),
    *("build_5", "build_4", "build_3", "income_parcels", "income_cowboys", "gambling"),
    *("vp_parcels", "vp_buildings", "vp_cowboys", "buy_vp_5", "buy_vp_4", "buy_vp_3", "buy_vp_2"),
)
CORRALS = tuple(f"corral_{number}" for number in range(1, 6))
TILE_NUMBERS = (
    *("vacant", "mountain", "house", "terrace", "ranch", "mine", "drugstore", "bank", "saloon"),
    *("hotel", "church", "prison", "store", "school", "blacksmith", "town_hall", "station"),
)
SHARED = frozenset({"wages", "roads_1"})  # CC-047


def parcel_name(parcel: Parcel) -> str:
    row, column = parcel
    return f"{'ABCDEFGH'[column]}{row + 1}"


PARCELS = {parcel_name(parcel): parcel for parcel in all_parcels()}
PLACES = (*PARCELS, *SPACES, *CORRALS)


def edge_name(edge: Edge) -> str:
    """North and west of a parcel; at the far borders south and east."""
    kind, row, column = edge
    if kind == "H":
        return f"{parcel_name((min(row, SIZE - 1), column))}{'n' if row < SIZE else 's'}"
    return f"{parcel_name((row, min(column, SIZE - 1)))}{'w' if column < SIZE else 'e'}"


EDGES = {edge_name(side): side for parcel in all_parcels() for side in sides(parcel)}


def in_mask(mask: int | str) -> set[str]:
    """The places with a bit in the mask of a step."""
    bits = int(mask, 16) if isinstance(mask, str) else mask
    return {place for number, place in enumerate(PLACES) if bits >> number & 1}


class Table:
    """Everything the lists of moves are worked out from.

    `fought`: where a duel or fight was decided this round. `last`: the place of the last duel.
    """

    def __init__(self, view: Mapping[str, Any], fought: Set[str], last: str) -> None:
        self.view = view
        self.fought, self.last = fought, last
        self.seat: int = view["viewer"]
        self.own: Mapping[str, Any] = view["seats"][self.seat]
        self.step: Mapping[str, Any] = view["step"]
        self.options: Mapping[str, Any] = view["options"]
        self.round: int = view["round"]
        self.phase: int = view["phase"]
        self.rivals = [seat for seat in range(view["players"]) if seat != self.seat]
        self.river = set(view["river"])
        self.town_hall: str | None = view["town_hall"]["parcel"]
        self.sitter: int | None = view["town_hall"]["occupant"]
        self._read_map()
        self._read_cowboys()

    def _read_map(self) -> None:
        parcels: Mapping[str, Mapping[str, Any]] = {p["id"]: p for p in self.view["parcels"]}
        self.tile = {n: p["tile"] for n, p in parcels.items() if p["tile"] != "vacant"}
        self.owner = {n: p["owner"] for n, p in parcels.items() if p["owner"] is not None}
        self.outlaws = {n for n, p in parcels.items() if p["outlaw"]}
        self.roads = {EDGES[name] for name in self.view["roads"]}

    def _read_cowboys(self) -> None:
        """Who stands where, with which tokens; the white one is among its owner's."""
        places: dict[str, Mapping[str, Any]] = {p["id"]: p for p in self.view["parcels"]}
        places.update(self.view["spaces"])
        self.cowboys: dict[str, list[int]] = {n: p["cowboys"] for n, p in places.items()}
        self.dynamite: dict[str, list[int]] = {n: p["dynamite"] for n, p in places.items()}
        self.quiet: dict[str, list[int]] = {n: p.get("quiet", []) for n, p in places.items()}
        self.white = next((n for n, p in places.items() if p["white"]), None)
        for name, pen in zip(CORRALS, self.own["corrals"] or (), strict=False):
            self.cowboys[name] = [self.seat] if pen["cowboy"] else []

    # --- pieces of one seat

    def face(self, seat: int) -> str:
        """The side of the card whose power the seat uses."""
        return str(self.view["seats"][seat]["face"])

    def is_mine(self, name: str) -> bool:
        return self.owner.get(name) == self.seat

    def is_building(self, name: str) -> bool:
        return self.tile.get(name) not in (None, "mountain", "house", "terrace", "town_hall")

    def stands(self, seat: int, place: str) -> bool:
        return seat in self.cowboys.get(place, [])

    def horses_placed(self) -> int:
        return sum(pen["horses"] for pen in self.own["corrals"] or ())

    def mask(self, field: str) -> set[str]:
        """The parcels that a field of the open step names."""
        return in_mask(self.step[field])

    def building(self) -> str:
        """The tile that the open step is about."""
        return TILE_NUMBERS[self.step["building"]]

    # --- for the other functions of the oracle

    def position(self, *, with_river: bool = False) -> Position:
        """The map; with the river as a tile that fills its parcels, but holds nothing else."""
        tile = {PARCELS[name]: kind for name, kind in self.tile.items()}
        if with_river:
            tile.update({PARCELS[name]: "river" for name in self.river})
        seats = self.view["seats"]
        return Position(
            players=self.view["players"],
            round=self.round,
            owner={PARCELS[name]: seat for name, seat in self.owner.items()},
            tile=tile,
            roads=set(self.roads),
            outlaws={PARCELS[name] for name in self.outlaws},
            money=[seat["money"] for seat in seats],
            roads_in_hand=[seat["roads"] for seat in seats],
            house_tiles_left=self.view["houses_left"],
        )
