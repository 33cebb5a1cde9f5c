"""The moves of Steam, one class per kind. Hexes are named by their coordinates: `8,1`, `14,-2`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.texts import Money
from westbound.games.steam.components import ACTION_NAMES, COLOURS
from westbound.games.steam.faces import FACE_NAMES, PLACEMENT_NAMES, PLACEMENTS
from westbound.games.steam.hexes import SIDES_IN
from westbound.games.steam.maps import MAX_SPACES
from westbound.kit.moves import Amount, Several, Word, interned


class AtHex(Move):
    """A move that names a hex; the same one for every map that has it."""

    __slots__ = ("hex",)
    fields = ("hex",)

    def __init__(self, hex_: str) -> None:
        super().__init__(f"{self.kind} {hex_}")
        self.hex: Final = hex_

    def picks(self) -> tuple[str, ...]:
        return (f"hex:{self.hex}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"hex": self.hex}


class ColourAtHex(Move):
    """A move that names a hex and the colour of a cube or of a city."""

    __slots__ = ("colour", "hex")
    fields = ("colour", "hex")

    def __init__(self, colour: int, hex_: str) -> None:
        super().__init__(f"{self.kind} {hex_} {COLOURS[colour]}")
        self.colour: Final = colour
        self.hex: Final = hex_

    def params(self) -> dict[str, Param]:
        return {"hex": self.hex, "colour": COLOURS[self.colour]}


# --- money and order


class MakeBid(Amount):
    __slots__ = ()
    kind = "bid"

    def params(self) -> dict[str, Param]:
        return {"amount": Money(self.amount)}


class TakeLoans(Amount):
    """Standard game: this many loans."""

    __slots__ = ()
    kind = "borrow"


class TakeAction(Move):
    """Take an action tile; `passing`: turned over, neither paid nor used (STM-091)."""

    __slots__ = ("passing", "tile")
    fields = ("tile", "passing")
    kind = "take"

    def __init__(self, tile: int, passing: bool) -> None:
        super().__init__(f"take {ACTION_NAMES[tile]}{' passing' if passing else ''}")
        self.tile: Final = tile
        self.passing: Final = passing

    def picks(self) -> tuple[str, ...]:
        return (f"action:{ACTION_NAMES[self.tile]}", f"do:{'pass' if self.passing else 'take'}")

    def params(self) -> dict[str, Param]:
        passing = "and_passing" if self.passing else ""
        return {"action": ACTION_NAMES[self.tile], "number": self.tile + 1, "passing": passing}


# --- building


class ChooseHex(AtHex):
    """Build on this hex."""

    __slots__ = ()
    kind = "build"


class PlaceFace(Move):
    """Put this face in this rotation onto the chosen hex."""

    __slots__ = ("placement",)
    fields = ("placement",)
    kind = "tile"

    def __init__(self, placement: int) -> None:
        super().__init__(f"tile {PLACEMENT_NAMES[placement]}")
        self.placement: Final = placement

    def picks(self) -> tuple[str, ...]:
        placed = PLACEMENTS[self.placement]
        return (f"face:{FACE_NAMES[placed.face]}", f"turn:{placed.rotation}")

    def params(self) -> dict[str, Param]:
        placed = PLACEMENTS[self.placement]
        exits = tuple(f"side_{side}" for side in SIDES_IN[placed.exits])
        tracks = tuple(f"track_{a}_{b}" for a, b in placed.segments)
        return {
            "face": f"face_{FACE_NAMES[placed.face]}",
            "rotation": placed.rotation,
            "sides": exits if placed.town else tracks,
        }


class Urbanize(ColourAtHex):
    """Put a New City of this colour onto a town."""

    __slots__ = ()
    kind = "urbanize"

    def picks(self) -> tuple[str, ...]:
        return (f"hex:{self.hex}", f"city:{COLOURS[self.colour]}")


class Grow(AtHex):
    """City Growth for this city."""

    __slots__ = ()
    kind = "grow"


class TakeSupply(Amount):
    """Put the cubes of this space of the goods supply, counted from 1, onto the city."""

    __slots__ = ()
    kind = "supply"

    def picks(self) -> tuple[str, ...]:
        return (f"supply:{self.amount}", "do:supply")


# --- goods


class PickCube(ColourAtHex):
    """Move a cube of this colour from this city."""

    __slots__ = ()
    kind = "cube"

    def picks(self) -> tuple[str, ...]:
        return (f"cube:{self.hex}-{COLOURS[self.colour]}",)


class GoTo(Move):
    """Deliver the cube to this city; `points` are what each seat scores.

    `via` are the places on the way if the path is chosen too (the option `choose_paths`).
    """

    __slots__ = ("hex", "points", "via")
    fields = ("hex", "points", "via")
    kind = "to"

    def __init__(self, hex_: str, points: tuple[int, ...], via: tuple[str, ...] = ()) -> None:
        path = "".join(f" {place}" for place in via)
        super().__init__(f"to {hex_} for {'/'.join(map(str, points))}{' via' if via else ''}{path}")
        self.hex: Final = hex_
        self.points: Final = points
        self.via: Final = via

    def picks(self) -> tuple[str, ...]:
        points = "/".join(map(str, self.points))
        last_pick = f"via:{'+'.join((points, *self.via))}" if self.via else f"points:{points}"
        return (f"hex:{self.hex}", last_pick)

    def params(self) -> dict[str, Param]:
        return {
            "hex": self.hex,
            "points": self.points,
            "links": sum(self.points),
            "via": self.via,
        }


# --- words


class UpgradeLocomotive(Word):
    __slots__ = ()
    kind = "upgrade"


class ToIncome(Word):
    __slots__ = ()
    kind = "income"


class ToPoints(Word):
    __slots__ = ()
    kind = "points"


# --- chance


class DrawCubes(Several):
    """Chance: cubes out of the bag, sorted by colour."""

    __slots__ = ()
    kind = "cubes"
    group = "cubes"
    names = COLOURS


class DealTiles(Move):
    """Chance: an action tile for every seat, by its number."""

    __slots__ = ("tiles",)
    fields = ("tiles",)
    kind = "tiles"

    def __init__(self, tiles: tuple[int, ...]) -> None:
        super().__init__("tiles " + " ".join(str(tile + 1) for tile in tiles))
        self.tiles: Final = tiles

    def params(self) -> dict[str, Param]:
        return {"tiles": tuple(tile + 1 for tile in self.tiles)}


class Opener(Amount):
    """Chance: the seat that opens the first auction, counted from 1."""

    __slots__ = ()
    kind = "opener"


# --- moves with few forms exist once, in tables; those that name a hex are remembered

MAX_READY_AMOUNT: Final = 200  # larger amounts are made when they are needed
BID: Final = MakeBid.up_to(MAX_READY_AMOUNT)
BORROW: Final = TakeLoans.up_to(MAX_READY_AMOUNT)
TAKE: Final[tuple[TakeAction, ...]] = tuple(
    TakeAction(tile, False) for tile in range(len(ACTION_NAMES))
)
TAKE_PASSING: Final[tuple[TakeAction, ...]] = tuple(
    TakeAction(tile, True) for tile in range(len(ACTION_NAMES))
)
TILE: Final[dict[int, PlaceFace]] = {
    code: PlaceFace(code) for code in range(1, len(PLACEMENTS))
}  # by placement
SUPPLY: Final[tuple[TakeSupply, ...]] = tuple(TakeSupply(n + 1) for n in range(MAX_SPACES))
UPGRADE: Final[UpgradeLocomotive] = UpgradeLocomotive()
TO_INCOME: Final[ToIncome] = ToIncome()
TO_POINTS: Final[ToPoints] = ToPoints()
BUILD: Final[Callable[[str], ChooseHex]] = interned(ChooseHex)
URBANIZE: Final[Callable[[int, str], Urbanize]] = interned(Urbanize)
GROW: Final[Callable[[str], Grow]] = interned(Grow)
CUBE: Final[Callable[[int, str], PickCube]] = interned(PickCube)
