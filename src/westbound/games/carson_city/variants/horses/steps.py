"""The open decisions of the Horses variant."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.steps import CarsonStep


class CorralTwo(CarsonStep):
    """Place one more cowboy, or pick up one's own, or pass."""

    __slots__ = ()
    kind = "corral_two"
    rule = "CC-267"
    roads = True


class Relocate(CarsonStep):
    """Where the cowboy just taken up goes, with its tokens, or back into the reserve."""

    __slots__ = ("charged", "origin", "quiet")
    fields = ("seat", "charged", "origin", "quiet")
    kind = "relocate"
    rule = "CC-300"
    roads = True

    def __init__(self, seat: int, charged: int, origin: int, quiet: int) -> None:
        super().__init__(seat)
        self.charged: Final = charged
        self.origin: Final = origin
        self.quiet: Final = quiet


class TakeRodeo(CarsonStep):
    """The winner takes the rodeo token: not a choice, but an entry of the log."""

    __slots__ = ()
    kind = "take_rodeo"
    rule = "CC-272"


class WageHorse(CarsonStep):
    """Pay for a horse instead of taking the wages of one cowboy."""

    __slots__ = ()
    kind = "wage_horse"
    rule = "CC-262"
    roads = True


# --- income


class DoubleRanches(CarsonStep):
    """Name ranches for the horses of corral 3."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    kind = "double_ranches"
    rule = "CC-269"
    roads = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left
