"""The moves that only some cards and variants bring. Those with few forms exist once, in tables."""

from __future__ import annotations

from typing import ClassVar, Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.carson_city.components import ROW_PRICES
from westbound.games.carson_city.geometry import PARCELS
from westbound.games.carson_city.locations import LOCATION_NAMES, LOCATIONS, is_parcel
from westbound.games.carson_city.moves import Amount, AtParcel, Word
from westbound.games.carson_city.variants import CORRALS, ITEM_NAMES, TILE_VALUES

# --- taking tiles and parcels by a power


class TakeFromRow(Move):
    """Take the building of this space of the row."""

    __slots__ = ("space",)
    kind = "take_from_row"

    def __init__(self, space: int) -> None:
        super().__init__(f"take build_{ROW_PRICES[space]}")
        self.space: Final = space

    def picks(self) -> tuple[str, ...]:
        return (f"space:build_{ROW_PRICES[self.space]}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"price": ROW_PRICES[self.space]}


class TakeFromBag(Word):
    """Take the tile that the card names out of the bag."""

    __slots__ = ()
    kind = "take_from_bag"


class OfferParcel(AtParcel):
    """Auctioneer: this parcel is one of the two."""

    __slots__ = ()
    kind = verb = "offer"


class IndianParcel(AtParcel):
    """Chance: the empty parcel that the dice give."""

    __slots__ = ()
    kind, verb = "indian", "land"


class DoubleRanch(AtParcel):
    """Corral 3: a horse doubles the income of this ranch."""

    __slots__ = ()
    kind, verb = "double_ranch", "double"


class TripleMine(AtParcel):
    """Dynamite: this mine earns three times as much."""

    __slots__ = ()
    kind, verb = "triple_mine", "triple"


# --- outlaws


class OutlawArrives(AtParcel):
    """Chance: where an outlaw appears."""

    __slots__ = ()
    kind, verb = "outlaw_arrives", "outlaw"


class MoveOutlaw(AtParcel):
    """The outlaw of this parcel moves next."""

    __slots__ = ()
    kind, verb = "move_outlaw", "outlaw from"


class OutlawGoes(AtParcel):
    """Chance: which of several equally good buildings an outlaw goes to."""

    __slots__ = ()
    kind, verb = "outlaw_goes", "outlaw to"


class TakePoints(Word):
    """The points instead of money or of a theft."""

    __slots__ = ()
    kind = "take_points"


# --- amounts


class Arm(Amount):
    """Captain: buy this many revolver tokens."""

    __slots__ = ()
    kind = verb = "arm"


class Bid(Amount):
    __slots__ = ()
    kind = verb = "bid"


class ReturnCowboys(Amount):
    """Heroes: give this many cowboys back for points."""

    __slots__ = ()
    kind, verb = "return_cowboys", "return"


# --- words


class TaxWeapons(Word):
    __slots__ = ()
    kind = "tax_weapons"


class TaxMoney(Word):
    __slots__ = ()
    kind = "tax_money"


class PayFee(Word):
    """Pay the Undertaker."""

    __slots__ = ()
    kind = "pay_fee"


class LosePoint(Word):
    __slots__ = ()
    kind = "lose_point"


class Reroll(Word):
    __slots__ = ()
    kind = "reroll"


class Stand(Word):
    """Leave the dice as they lie."""

    __slots__ = ()
    kind = "stand"


class Sing(Word):
    """Singer: a cowboy of the general reserve goes gambling with a no-duel token."""

    __slots__ = ()
    kind = "sing"


class Stay(Word):
    """Kit Carson: hand in the plan and plan again in the next wave."""

    __slots__ = ()
    kind = "stay"


class Lock(Word):
    """Kit Carson: nothing more is placed or moved."""

    __slots__ = ()
    kind = "lock"


class Recall(Word):
    """Kit Carson: take the horses out of the corrals again."""

    __slots__ = ()
    kind = "recall"


class Seal(Word):
    """A New Beginning: hand in the sheet."""

    __slots__ = ()
    kind = "seal"


# --- cowboys and what goes with them


class AtLocation(Move):
    """A move about an own cowboy at a location."""

    __slots__ = ("bit", "location")
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


class AddDynamite(AtLocation):
    """Put dynamite with the cowboy there."""

    __slots__ = ()
    kind = verb = "dynamite"


class AddToken(AtLocation):
    """Put a no-duel token with the cowboy there."""

    __slots__ = ()
    kind, verb = "add_token", "quiet"


class LiftCowboy(AtLocation):
    """Take an own cowboy up again."""

    __slots__ = ()
    kind = verb = "lift"


class PutHorse(Move):
    """Put a horse into one of the five corrals, counted from 0."""

    __slots__ = ("corral",)
    kind = "horse"

    def __init__(self, corral: int) -> None:
        super().__init__(f"horse {corral + 1}")
        self.corral: Final = corral

    def picks(self) -> tuple[str, ...]:
        return (f"space:corral_{self.corral + 1}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"corral": self.corral + 1}


# --- sealed choices


class TakeItem(Move):
    """A New Beginning: one more unit of this line of the sheet."""

    __slots__ = ("item",)
    kind = "take_item"

    def __init__(self, item: int) -> None:
        super().__init__(f"item {ITEM_NAMES[item]}")
        self.item: Final = item

    def picks(self) -> tuple[str, ...]:
        return (f"item:{ITEM_NAMES[self.item]}",)

    def params(self) -> dict[str, Param]:
        return {"item": f"item_{ITEM_NAMES[self.item]}"}


class Tiles(Move):
    """A move that names duel tiles."""

    __slots__ = ("tiles",)
    verb: ClassVar[str]

    def __init__(self, tiles: tuple[int, ...]) -> None:
        super().__init__(" ".join((self.verb, *map(str, tiles))))
        self.tiles: Final = tiles

    def picks(self) -> tuple[str, ...]:
        return (*(f"tile:{tile}" for tile in self.tiles), f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"tiles": self.tiles}


class PlayTiles(Tiles):
    """Play one duel tile face down, or two with dynamite."""

    __slots__ = ()
    kind = verb = "play"


class DealTiles(Tiles):
    """Chance: the duel tiles that a player gets; only he sees them."""

    __slots__ = ()
    kind = verb = "deal"


class Reveal(Move):
    """All sealed answers are shown: of duel tiles, those of each duellist in pass order."""

    __slots__ = ("tiles",)
    kind = "reveal"

    def __init__(self, tiles: tuple[tuple[int, ...], ...] = ()) -> None:
        shown = ["+".join(map(str, played)) or "none" for played in tiles]
        super().__init__(" ".join(("reveal", *shown)))
        self.tiles: Final = tiles


class LayOutCards(Move):
    """Chance: the cards of a random set with their sides."""

    __slots__ = ("cards",)
    kind = "cards"

    def __init__(self, cards: str) -> None:
        super().__init__(f"cards {cards}")
        self.cards: Final = cards

    def params(self) -> dict[str, Param]:
        return {"cards": self.cards}


MAX_BID: Final = 400  # bids up to here are ready-made

TAKE_FROM_ROW: Final = tuple(TakeFromRow(space) for space in range(len(ROW_PRICES)))
TAKE_FROM_BAG: Final = TakeFromBag("take from bag")
OFFER: Final = tuple(OfferParcel(p) for p in range(PARCELS))
INDIAN: Final = tuple(IndianParcel(p) for p in range(PARCELS))
DOUBLE_RANCH: Final = tuple(DoubleRanch(p) for p in range(PARCELS))
TRIPLE_MINE: Final = tuple(TripleMine(p) for p in range(PARCELS))
OUTLAW_AT: Final = tuple(OutlawArrives(p) for p in range(PARCELS))
MOVE_OUTLAW: Final = tuple(MoveOutlaw(p) for p in range(PARCELS))
OUTLAW_TO: Final = tuple(OutlawGoes(p) for p in range(PARCELS))
TAKE_POINTS: Final = TakePoints("take points")
ARM: Final = tuple(Arm(n) for n in range(3))
BID: Final = tuple(Bid(n) for n in range(MAX_BID + 1))
RETURN_COWBOYS: Final = tuple(ReturnCowboys(n) for n in range(3))
TAX_WEAPONS: Final = TaxWeapons("tax weapons")
TAX_MONEY: Final = TaxMoney("tax money")
PAY_FEE: Final = PayFee("pay fee")
LOSE_POINT: Final = LosePoint("lose point")
REROLL: Final = Reroll("reroll")
STAND: Final = Stand("stand")
SING: Final = Sing("sing")
STAY: Final = Stay("stay")
LOCK: Final = Lock("lock")
RECALL: Final = Recall("recall")
SEAL: Final = Seal("seal")
DYNAMITE: Final = tuple(AddDynamite(location) for location in range(LOCATIONS))
QUIET: Final = tuple(AddToken(location) for location in range(LOCATIONS))
LIFT: Final = tuple(LiftCowboy(location) for location in range(LOCATIONS))
HORSE: Final = tuple(PutHorse(corral) for corral in range(CORRALS))
ITEM: Final = tuple(TakeItem(item) for item in range(len(ITEM_NAMES)))
PLAY_1: Final = tuple(PlayTiles((a,)) for a in range(TILE_VALUES))
PLAY_2: Final = {
    (a, b): PlayTiles((a, b)) for a in range(TILE_VALUES) for b in range(a, TILE_VALUES)
}


def bid(amount: int) -> Bid:
    return BID[amount] if amount <= MAX_BID else Bid(amount)
