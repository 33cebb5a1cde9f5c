"""The moves of the Outlaws variant."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.moves import AtParcel
from westbound.games.carson_city.geometry import PARCELS

# --- outlaws


class OutlawArrives(AtParcel):
    """Chance: where an outlaw appears."""

    __slots__ = ()
    kind = "outlaw_arrives"
    verb = "outlaw"


class MoveOutlaw(AtParcel):
    """The outlaw of this parcel moves next."""

    __slots__ = ()
    kind = "move_outlaw"
    verb = "outlaw from"


class OutlawGoes(AtParcel):
    """Chance: which of several equally good buildings an outlaw goes to."""

    __slots__ = ()
    kind = "outlaw_goes"
    verb = "outlaw to"


OUTLAW_AT: Final = tuple(OutlawArrives(p) for p in range(PARCELS))
MOVE_OUTLAW: Final = tuple(MoveOutlaw(p) for p in range(PARCELS))
OUTLAW_TO: Final = tuple(OutlawGoes(p) for p in range(PARCELS))
