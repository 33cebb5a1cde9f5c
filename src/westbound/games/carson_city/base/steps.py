"""The open decisions of the base game: data only. What is legal and what follows is in `rules/`.

`roads` marks the decisions before which their owner may lay roads as a free extra (CC-034).
"""

from __future__ import annotations

from typing import ClassVar, Final

from westbound.engine.step import Step
from westbound.kit import flow
from westbound.kit.steps import Automatic, Chance


class CarsonStep(Step):
    __slots__ = ()
    roads: ClassVar[bool] = False


# --- chance


class DrawTurnOrder(Chance):
    __slots__ = ()
    kind = "draw_turn_order"
    rule = "CC-020"


class RollCityCentre(Chance):
    __slots__ = ()
    kind = "roll_city_centre"
    rule = "CC-016"


class RollMountains(Chance):
    __slots__ = ("left",)
    fields = ("seat", "left")
    kind = "roll_mountains"
    rule = "CC-017"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class DrawBuilding(Chance):
    """A tile for the space with this index in the row."""

    __slots__ = ("space",)
    fields = ("seat", "space")
    kind = "draw_building"
    rule = "CC-163"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


class RollDuel(Chance):
    """Dice for everybody in a duel, in pass order; the duel is about this location."""

    __slots__ = ("duellists", "location")
    fields = ("seat", "duellists", "location")
    kind = "roll_duel"
    rule = "CC-067"

    def __init__(self, seat: int, duellists: tuple[int, ...], location: int) -> None:
        super().__init__(seat)
        self.duellists: Final = duellists
        self.location: Final = location


class RollGambling(Chance):
    __slots__ = ("gambler",)
    fields = ("seat", "gambler")
    kind = "roll_gambling"
    rule = "CC-081"

    def __init__(self, seat: int, gambler: int) -> None:
        super().__init__(seat)
        self.gambler: Final = gambler


# --- steps that carry themselves out


class Phase(flow.Phase):
    """The place in the order of phases; `flow.py` has that order."""

    __slots__ = ()
    rule = "CC-001"


class ContestedParcels(Automatic):
    """Duels for parcels go on until none is left; `chooser` picks each (CC-072, CC-073)."""

    __slots__ = ("chooser",)
    fields = ("seat", "chooser")
    kind = "contested_parcels"
    rule = "CC-072"

    def __init__(self, seat: int, chooser: int) -> None:
        super().__init__(seat)
        self.chooser: Final = chooser


class ContestedBuildings(Automatic):
    """The same for duels on buildings."""

    __slots__ = ("chooser",)
    fields = ("seat", "chooser")
    kind = "contested_buildings"
    rule = "CC-072"

    def __init__(self, seat: int, chooser: int) -> None:
        super().__init__(seat)
        self.chooser: Final = chooser


class FillRow(Automatic):
    """Empty spaces of the building row, cheapest first, are filled from the bag."""

    __slots__ = ()
    kind = "fill_row"
    rule = "CC-163"


# --- decisions


class ClaimStartingParcel(CarsonStep):
    __slots__ = ()
    kind = "claim_starting_parcel"
    rule = "CC-021"


class ChooseCard(CarsonStep):
    __slots__ = ()
    kind = "choose_card"
    rule = "CC-038"
    roads = True


class PlaceOrPass(CarsonStep):
    __slots__ = ()
    kind = "place_or_pass"
    rule = "CC-045"
    roads = True


class LayRoads(CarsonStep):
    """A window for roads (CC-034)."""

    __slots__ = ()
    kind = "lay_roads"
    rule = "CC-034"
    roads = True


class TakeAmmunition(CarsonStep):
    __slots__ = ()
    kind = "take_ammunition"
    rule = "CC-076"
    roads = True


class PickDuel(CarsonStep):
    """Which duel is next: one of the contested parcels in the mask."""

    __slots__ = ("contested",)
    fields = ("seat", "contested")
    kind = "pick_duel"
    rule = "CC-072"

    def __init__(self, seat: int, contested: int) -> None:
        super().__init__(seat)
        self.contested: Final = contested


class BuyParcels(CarsonStep):
    """Buy or decline the parcels in the mask, in any order."""

    __slots__ = ("parcels",)
    fields = ("seat", "parcels")
    kind = "buy_parcels"
    rule = "CC-092"
    roads = True

    def __init__(self, seat: int, parcels: int) -> None:
        super().__init__(seat)
        self.parcels: Final = parcels


class BuyFromRow(CarsonStep):
    __slots__ = ("space",)
    fields = ("seat", "space")
    kind = "buy_from_row"
    rule = "CC-096"
    roads = True

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


class PlaceBuilding(CarsonStep):
    """Where the building goes. Consents asked for and given are masks of parcels (CC-104)."""

    __slots__ = ("agreed", "asked", "building")
    fields = ("seat", "agreed", "asked", "building")
    kind = "place_building"
    rule = "CC-101"
    roads = True

    def __init__(self, seat: int, agreed: int, asked: int, building: int) -> None:
        super().__init__(seat)
        self.agreed: Final = agreed
        self.asked: Final = asked
        self.building: Final = building


class PlaceHouses(CarsonStep):
    """The houses that go with a building just placed; `standing`: houses from before (CC-107)."""

    __slots__ = ("agreed", "left", "standing")
    fields = ("seat", "agreed", "left", "standing")
    kind = "place_houses"
    rule = "CC-099"
    roads = True

    def __init__(self, seat: int, agreed: int, left: int, standing: int) -> None:
        super().__init__(seat)
        self.agreed: Final = agreed
        self.left: Final = left
        self.standing: Final = standing


class TownHallRoads(CarsonStep):
    """Roads from the general reserve until a parcel of the mask is connected (CC-147)."""

    __slots__ = ("targets",)
    fields = ("seat", "targets")
    kind = "town_hall_roads"
    rule = "CC-147"

    def __init__(self, seat: int, targets: int) -> None:
        super().__init__(seat)
        self.targets: Final = targets


class PlaceTownHall(CarsonStep):
    __slots__ = ()
    kind = "place_town_hall"
    rule = "CC-146"
    roads = True


class PlaceTownHallHouse(CarsonStep):
    __slots__ = ("agreed", "asked", "standing")
    fields = ("seat", "agreed", "asked", "standing")
    kind = "place_town_hall_house"
    rule = "CC-146"
    roads = True

    def __init__(self, seat: int, agreed: int, asked: int, standing: int) -> None:
        super().__init__(seat)
        self.agreed: Final = agreed
        self.asked: Final = asked
        self.standing: Final = standing


class AnswerRequest(CarsonStep):
    """May `asker` put a house or make a terrace on your parcel?"""

    __slots__ = ("asker", "parcel")
    fields = ("seat", "asker", "parcel")
    kind = "answer_request"
    rule = "CC-104"

    def __init__(self, seat: int, asker: int, parcel: int) -> None:
        super().__init__(seat)
        self.asker: Final = asker
        self.parcel: Final = parcel


class PlaceKept(CarsonStep):
    """The window for kept buildings; `aside`: types looked at and kept, as a mask."""

    __slots__ = ("aside",)
    fields = ("seat", "aside")
    kind = "place_kept"
    rule = "CC-112"
    roads = True

    def __init__(self, seat: int, aside: int) -> None:
        super().__init__(seat)
        self.aside: Final = aside


class StealIncome(CarsonStep):
    """Take or leave half the income of the attacked buildings in the mask."""

    __slots__ = ("buildings",)
    fields = ("seat", "buildings")
    kind = "steal_income"
    rule = "CC-126"
    roads = True

    def __init__(self, seat: int, buildings: int) -> None:
        super().__init__(seat)
        self.buildings: Final = buildings


class BuyPoints(CarsonStep):
    __slots__ = ("price",)
    fields = ("seat", "price")
    kind = "buy_points"
    rule = "CC-085"
    roads = True

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price


class SpendMoney(CarsonStep):
    __slots__ = ()
    kind = "spend_money"
    rule = "CC-160"


class Win(Automatic):
    """The winner acts, after what the duel itself has brought about."""

    __slots__ = ("location", "winner")
    fields = ("seat", "location", "winner")
    kind = "win"
    rule = "CC-070"

    def __init__(self, seat: int, location: int, winner: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.winner: Final = winner


class ActQuietly(Automatic):
    """A cowboy with a no-duel token acts after the others (CC-195)."""

    __slots__ = ("location", "player")
    fields = ("seat", "location", "player")
    kind = "act_quietly"
    rule = "CC-195"

    def __init__(self, seat: int, location: int, player: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.player: Final = player


class AskBoosts(Automatic):
    """Dynamite and the third corral, after the Grocer has chosen (CC-117, CC-182)."""

    __slots__ = ("player",)
    fields = ("seat", "player")
    kind = "ask_boosts"
    rule = "CC-117"

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player: Final = player
