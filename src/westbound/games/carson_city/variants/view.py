"""What is seen of the variants, in the order in which an observation shows it."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.duel_tiles.view import (
    TilesOfSeat,
    TilesOfTable,
    tiles_of_seat,
    tiles_of_table,
)
from westbound.games.carson_city.variants.horses.view import (
    HorsesOfSeat,
    HorsesOfTable,
    horses_of_seat,
    horses_of_table,
)
from westbound.games.carson_city.variants.new_beginning.view import SheetOfSeat, sheet_of_seat
from westbound.games.carson_city.variants.outlaws.view import (
    OutlawOfParcel,
    OutlawsOfTable,
    outlaw_of_parcel,
    outlaws_of_table,
)
from westbound.games.carson_city.variants.river.view import RiverOfTable, river_of_table


class VariantsOnMap(RiverOfTable, OutlawsOfTable):
    pass


class VariantSupplies(HorsesOfTable, TilesOfTable):
    pass


class VariantsOfSeat(HorsesOfSeat, TilesOfSeat, SheetOfSeat):
    pass


VariantsOfParcel = OutlawOfParcel  # no other variant shows anything there
of_parcel: Final = outlaw_of_parcel


def on_map(state: CarsonState) -> VariantsOnMap:
    return {**river_of_table(state), **outlaws_of_table(state)}


def supplies(state: CarsonState) -> VariantSupplies:
    return {**horses_of_table(state), **tiles_of_table(state)}


def of_seat(state: CarsonState, seat: int) -> VariantsOfSeat:
    return {
        **horses_of_seat(state, seat),
        **tiles_of_seat(state, seat),
        **sheet_of_seat(state, seat),
    }
