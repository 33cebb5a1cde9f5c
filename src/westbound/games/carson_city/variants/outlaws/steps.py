"""The open decisions of the Outlaws variant."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.steps import CarsonStep
from westbound.kit.steps import Automatic, Chance

# --- outlaws


class RollOutlaws(Chance):
    __slots__ = ()
    kind = "roll_outlaws"
    rule = "CC-243"


class OutlawAppears(Chance):
    __slots__ = ("left",)
    fields = ("seat", "left")
    kind = "outlaw_appears"
    rule = "CC-245"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class MoveOutlaws(CarsonStep):
    """The first player chooses which outlaw of the mask moves next."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    kind = "move_outlaws"
    rule = "CC-247"
    roads = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class NextOutlaw(Automatic):
    """The outlaws of the mask still have to move."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    kind = "next_outlaw"
    rule = "CC-247"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class OutlawMoves(Chance):
    """An outlaw goes to one of several equally good buildings (CC-249)."""

    __slots__ = ("origin", "targets")
    fields = ("seat", "origin", "targets")
    kind = "outlaw_moves"
    rule = "CC-249"

    def __init__(self, seat: int, origin: int, targets: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.targets: Final = targets


class OutlawFights(Automatic):
    """Fights with outlaws go on until none is left; `chooser` picks each (CC-254)."""

    __slots__ = ("chooser",)
    fields = ("seat", "chooser")
    kind = "outlaw_fights"
    rule = "CC-254"

    def __init__(self, seat: int, chooser: int) -> None:
        super().__init__(seat)
        self.chooser: Final = chooser


class OutlawReward(CarsonStep):
    """The points of the tile, or half the income of the freed building."""

    __slots__ = ("building",)
    fields = ("seat", "building")
    kind = "outlaw_reward"
    rule = "CC-257"
    roads = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building
