"""Which buildings may be attacked. Rules CC-127, CC-128, CC-135, CC-137, CC-205."""

from __future__ import annotations

from westbound.engine.refusal import Refusal
from westbound.games.carson_city.components import ATTACKABLE, CHURCH, TILE_NAMES
from westbound.games.carson_city.geometry import NEIGHBOURS, PARCEL_NAMES, members
from westbound.games.carson_city.state import CarsonState


def protected_by_church(state: CarsonState, owner: int) -> int:
    """CC-135, CC-137: parcels next to a church of this owner."""
    mask = 0
    for church in members(state.built[owner] & state.of_type[CHURCH]):
        mask |= NEIGHBOURS[church]
    return mask


def attackable_buildings(state: CarsonState, owner: int) -> int:
    """CC-127, CC-128: the owner's buildings that may be attacked."""
    if state.power(owner).is_safe:  # CC-205
        return 0
    kinds = 0
    for code, attackable in enumerate(ATTACKABLE):
        if attackable:
            kinds |= state.of_type[code]
    return state.built[owner] & kinds & ~protected_by_church(state, owner)


# CC-127: church, prison, station and the neighbours of the owner's church are safe.
def why_not_attack(state: CarsonState, parcel: int) -> Refusal | None:
    code, owner = state.tile[parcel], state.owner[parcel]
    if not ATTACKABLE[code]:
        return Refusal("CC-127", parcel=PARCEL_NAMES[parcel], building=TILE_NAMES[code])
    if state.power(owner).is_safe:
        return Refusal("CC-127", case="heroes", parcel=PARCEL_NAMES[parcel], owner=owner)
    if protected_by_church(state, owner) >> parcel & 1:
        return Refusal("CC-127", case="church", parcel=PARCEL_NAMES[parcel], owner=owner)
    return None
