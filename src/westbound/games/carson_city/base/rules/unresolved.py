"""Which locations are still to come in phase 3. Rules CC-202, CC-268, CC-291."""

from __future__ import annotations

from westbound.games.carson_city.base.rules.buy_parcels import for_sale, town_hall_bit
from westbound.games.carson_city.base.steps import ContestedParcels, Phase
from westbound.games.carson_city.geometry import PARCELS
from westbound.games.carson_city.locations import CORRAL_MASK, LOCATIONS
from westbound.games.carson_city.state import NOBODY, CarsonState


def unresolved(state: CarsonState) -> int:
    """Spaces later in the order; parcels and buildings until their step ends (CC-291)."""
    bottom, setup = state.agenda[0], state.setup
    following = bottom.index if isinstance(bottom, Phase) else 0
    mask = 0
    for location in range(PARCELS, LOCATIONS):
        if setup.part_of[location] >= following:
            mask |= 1 << location
    contested = any(isinstance(step, ContestedParcels) for step in state.agenda)
    if contested or setup.parcel_part >= following:
        mask |= for_sale(state)
    if setup.town_hall_part >= following:
        mask |= town_hall_bit(state)
    if setup.building_part >= following:
        for built in state.built:
            mask |= built
    for variant in setup.variants:
        mask |= variant.unresolved(state, following)
    return mask & ~carried_out(state)


def carried_out(state: CarsonState) -> int:
    """CC-202: a decided fight settles its place for this round, also when the winner has left it.

    In version 1 of the rules beaten cowboys could be healed onto such a place again.
    """
    return state.fought if state.setup.rules_version >= 2 else 0


def uncontested(state: CarsonState, seat: int) -> int:
    """CC-202: nobody else's cowboy is there; CC-291: nor a sitting rival; no closed parcel.

    On shared spaces cowboys are only counted, so these are always among them.
    """
    mask = (1 << LOCATIONS) - 1
    for rival, standing in enumerate(state.at):
        if rival != seat:
            mask &= ~(standing & ~CORRAL_MASK)
    if state.sitter not in (NOBODY, seat):
        mask &= ~town_hall_bit(state)
    return mask & ~state.closed
