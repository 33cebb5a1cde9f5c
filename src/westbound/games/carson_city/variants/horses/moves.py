"""The moves of the Horses variant."""

from __future__ import annotations

from typing import Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.carson_city.base.moves import AtParcel
from westbound.games.carson_city.geometry import PARCELS
from westbound.games.carson_city.locations import CORRALS
from westbound.kit.moves import Word


class DoubleRanch(AtParcel):
    """Corral 3: a horse doubles the income of this ranch."""

    __slots__ = ()
    kind = "double_ranch"
    verb = "double"


class Recall(Word):
    """Kit Carson: take the horses out of the corrals again."""

    __slots__ = ()
    kind = "recall"


class PutHorse(Move):
    """Put a horse into one of the five corrals, counted from 0."""

    __slots__ = ("corral",)
    fields = ("corral",)
    kind = "horse"

    def __init__(self, corral: int) -> None:
        super().__init__(f"horse {corral + 1}")
        self.corral: Final = corral

    def picks(self) -> tuple[str, ...]:
        return (f"space:corral_{self.corral + 1}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"corral": self.corral + 1}


DOUBLE_RANCH: Final = tuple(DoubleRanch(p) for p in range(PARCELS))
RECALL: Final = Recall()
HORSE: Final = tuple(PutHorse(corral) for corral in range(CORRALS))
