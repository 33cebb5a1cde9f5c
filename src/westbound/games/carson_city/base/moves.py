"""The moves of the base game, one class per kind. Those with few forms exist once, in tables."""

from __future__ import annotations

from typing import ClassVar, Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.rng import Rng
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.geometry import EDGE_NAMES, EDGES, PARCEL_NAMES, PARCELS
from westbound.games.carson_city.locations import LOCATION_NAMES, LOCATIONS, is_parcel
from westbound.kit.moves import Amount, Word


class AtParcel(Move):
    """A move that names a parcel."""

    __slots__ = ("bit", "parcel")
    fields = ("parcel",)
    verb: ClassVar[str]

    def __init__(self, parcel: int) -> None:
        super().__init__(f"{self.verb} {PARCEL_NAMES[parcel]}")
        self.parcel: Final = parcel
        self.bit: Final = 1 << parcel

    def picks(self) -> tuple[str, ...]:
        return (f"parcel:{PARCEL_NAMES[self.parcel]}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"parcel": PARCEL_NAMES[self.parcel]}


class Claim(AtParcel):
    """Take an unowned parcel for nothing."""

    __slots__ = ()
    kind = "claim"
    verb = "claim"


class BuyParcel(AtParcel):
    __slots__ = ()
    kind = "buy_parcel"
    verb = "buy"


class DeclineAt(AtParcel):
    """Give up a parcel or a theft."""

    __slots__ = ()
    kind = "decline_at"
    verb = "decline"


class Build(AtParcel):
    """Put the building on this parcel."""

    __slots__ = ()
    kind = "build"
    verb = "build"


class AddHouse(AtParcel):
    __slots__ = ()
    kind = "house"
    verb = "house"


class MakeTerrace(AtParcel):
    """Turn the house on this parcel into a terrace."""

    __slots__ = ()
    kind = "terrace"
    verb = "terrace"


class AskConsent(AtParcel):
    """Ask the parcel's owner to agree to a house or terrace there (CC-104)."""

    __slots__ = ()
    kind = "ask"
    verb = "ask"


class ChooseDuel(AtParcel):
    """Fight this duel next."""

    __slots__ = ()
    kind = "duel"
    verb = "duel"


class Steal(AtParcel):
    """Take half of this building's income."""

    __slots__ = ()
    kind = "steal"
    verb = "steal"


class RollCentre(AtParcel):
    """Chance: where the city centre is."""

    __slots__ = ()
    kind = "centre"
    verb = "centre"


class RollMountain(AtParcel):
    """Chance: where a mountain is."""

    __slots__ = ()
    kind = "mountain"
    verb = "mountain"


class PlaceCowboy(Move):
    __slots__ = ("location",)
    fields = ("location",)
    kind = "place"
    prefix: ClassVar[str] = "place"

    def __init__(self, location: int) -> None:
        super().__init__(f"{self.prefix} {LOCATION_NAMES[location]}")
        self.location: Final = location

    def picks(self) -> tuple[str, ...]:
        group = "parcel" if is_parcel(self.location) else "space"
        return (f"{group}:{LOCATION_NAMES[self.location]}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"location": LOCATION_NAMES[self.location]}


class LayRoad(Move):
    __slots__ = ("edge",)
    fields = ("edge",)
    kind = "road"

    def __init__(self, edge: int) -> None:
        super().__init__(f"road {EDGE_NAMES[edge]}")
        self.edge: Final = edge

    def picks(self) -> tuple[str, ...]:
        return (f"edge:{EDGE_NAMES[self.edge]}",)

    def params(self) -> dict[str, Param]:
        return {"edge": EDGE_NAMES[self.edge]}


class OfBuilding(Move):
    """A move that names a building type."""

    __slots__ = ("building",)
    fields = ("building",)
    verb: ClassVar[str]

    def __init__(self, building: int) -> None:
        super().__init__(f"{self.verb} {TILE_NAMES[building]}")
        self.building: Final = building

    def picks(self) -> tuple[str, ...]:
        return (f"building:{TILE_NAMES[self.building]}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"building": TILE_NAMES[self.building]}


class DrawTile(OfBuilding):
    """Chance: the tile that comes out of the bag."""

    __slots__ = ()
    kind = "draw"
    verb = "draw"


class UseKept(OfBuilding):
    """Take one of the kept buildings in hand to place it."""

    __slots__ = ()
    kind = "use_kept"
    verb = "use"


class BuyVP(Amount):
    __slots__ = ()
    kind = "buy_vp"
    verb = "buy vp"


class Spend(Amount):
    """Money given back at the end of a round (CC-160)."""

    __slots__ = ()
    kind = "spend"
    verb = "spend"


class ChooseCharacter(Move):
    __slots__ = ("name",)
    fields = ("name",)
    kind = "choose"

    def __init__(self, name: str) -> None:
        super().__init__(f"choose {name}")
        self.name: Final = name

    def picks(self) -> tuple[str, ...]:
        return (f"character:{self.name}",)

    def params(self) -> dict[str, Param]:
        return {"character": self.name}


class Roll(Move):
    """Chance: dice, in the order of the duellists; for gambling the white and the black die."""

    __slots__ = ("dice",)
    fields = ("dice",)
    kind = "roll"

    def __init__(self, dice: tuple[int, ...]) -> None:
        super().__init__("roll " + " ".join(map(str, dice)))
        self.dice: Final = dice

    def params(self) -> dict[str, Param]:
        return {"dice": self.dice}


class TurnOrder(Move):
    """Chance: the first turn order."""

    __slots__ = ("seats",)
    fields = ("seats",)
    kind = "order"

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__("order " + " ".join(str(seat + 1) for seat in seats))
        self.seats: Final = seats

    def params(self) -> dict[str, Param]:
        return {"seat": self.seats}


class BuyBuilding(Word):
    __slots__ = ()
    kind = "buy"


class TakeToken(Word):
    """Take the 3-revolver token."""

    __slots__ = ()
    kind = "take_token"
    verb = "take token"


class Keep(Word):
    """Keep the building for later."""

    __slots__ = ()
    kind = "keep"


class Agree(Word):
    __slots__ = ()
    kind = "agree"


class Refuse(Word):
    __slots__ = ()
    kind = "refuse"


MAX_READY_AMOUNT: Final = 400  # amounts up to here are ready-made

CLAIM: Final = tuple(Claim(p) for p in range(PARCELS))
BUY_PARCEL: Final = tuple(BuyParcel(p) for p in range(PARCELS))
DECLINE_AT: Final = tuple(DeclineAt(p) for p in range(PARCELS))
BUILD: Final = tuple(Build(p) for p in range(PARCELS))
ADD_HOUSE: Final = tuple(AddHouse(p) for p in range(PARCELS))
MAKE_TERRACE: Final = tuple(MakeTerrace(p) for p in range(PARCELS))
ASK: Final = tuple(AskConsent(p) for p in range(PARCELS))
DUEL: Final = tuple(ChooseDuel(p) for p in range(PARCELS))
STEAL: Final = tuple(Steal(p) for p in range(PARCELS))
CENTRE: Final = tuple(RollCentre(p) for p in range(PARCELS))
MOUNTAIN_AT: Final = tuple(RollMountain(p) for p in range(PARCELS))
PLACE: Final = tuple(PlaceCowboy(location) for location in range(LOCATIONS))
ROAD: Final = tuple(LayRoad(e) for e in range(EDGES))
DRAW: Final = {b: DrawTile(b) for b in BUILDINGS}
USE_KEPT: Final = {b: UseKept(b) for b in BUILDINGS}
BUY_VP: Final = tuple(BuyVP(n) for n in range(MAX_READY_AMOUNT + 1))
SPEND: Final = tuple(Spend(n) for n in range(MAX_READY_AMOUNT + 1))
ROLL_2: Final = tuple(Roll((a, b)) for a in range(1, 7) for b in range(1, 7))
BUY: Final = BuyBuilding()
TAKE_TOKEN: Final = TakeToken()
KEEP: Final = Keep()
AGREE: Final = Agree()
REFUSE: Final = Refuse()


def roll(dice: tuple[int, ...]) -> Roll:
    if len(dice) == 2:
        return ROLL_2[dice[0] * 6 + dice[1] - 7]
    return Roll(dice)


def roll_dice(rng: Rng, count: int) -> Roll:
    return roll(tuple([rng.below(6) + 1 for _ in range(count)]))


def spend(amount: int) -> Spend:
    return SPEND[amount] if amount <= MAX_READY_AMOUNT else Spend(amount)


def buy_vp(amount: int) -> BuyVP:
    return BUY_VP[amount] if amount <= MAX_READY_AMOUNT else BuyVP(amount)


# --- cowboys and what goes with them


class AtLocation(Move):
    """A move about one's own cowboy at a location."""

    __slots__ = ("bit", "location")
    fields = ("location",)
    verb: ClassVar[str]

    def __init__(self, location: int) -> None:
        super().__init__(f"{self.verb} {LOCATION_NAMES[location]}")
        self.location: Final = location
        self.bit: Final = 1 << location

    def picks(self) -> tuple[str, ...]:
        group = "parcel" if is_parcel(self.location) else "space"
        return (f"{group}:{LOCATION_NAMES[self.location]}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"location": LOCATION_NAMES[self.location]}


class Reveal(Move):
    """All sealed answers are shown: of duel tiles, those of each duellist in pass order."""

    __slots__ = ("tiles",)
    fields = ("tiles",)
    kind = "reveal"

    def __init__(self, tiles: tuple[tuple[int, ...], ...] = ()) -> None:
        shown = ["+".join(map(str, played)) or "none" for played in tiles]
        super().__init__(" ".join(("reveal", *shown)))
        self.tiles: Final = tiles
