"""Short scenes of Carson City in which a figure that we had to guess shows."""

from __future__ import annotations

from tests.games.carson_city.base.rules.test_resolve_actions import resolution_order
from tests.games.carson_city.building_positions import income
from tests.games.carson_city.positions import (
    a_state,
    cards,
    only_part,
    placing,
    play,
    put,
    refused,
    stand,
)
from tests.games.carson_city.variant_positions import do, horses_in, on
from tests.games.changed_data import Probes, report
from westbound.engine.json_types import Json
from westbound.games.carson_city.base.rules.choose_characters import set_turn_track
from westbound.games.carson_city.variants.horses.rules import hold_rodeo
from westbound.games.carson_city.variants.new_beginning.rules import begin_sheets, points_left
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaws


def river() -> Json:
    """Which of two parcels no cowboy can go to."""
    state = placing(a_state(phase=2, options=on("river")), 0)
    return {parcel: refused(state, f"place {parcel}") for parcel in ("D1", "A1")}


def sheet() -> Json:
    """The points of a sheet before and after a road."""
    state = only_part(a_state(3, options=on("sheets"), phase=0, passed=()), begin_sheets)
    before = points_left(state, 0)
    do(state, 0, "item road")
    return [before, points_left(state, 0)]


def outlaw_points() -> Json:
    """What the owner of a prison gets for an outlaw of strength 8."""
    state = a_state(options=on("outlaws"), round=2, phase=1)
    put(state, "prison", "F6", seat=1)
    play(only_part(state, begin_outlaws), "roll 1 1", "outlaw F6")
    return state.vp[1]


def corral_hats() -> Json:
    """Who takes the rodeo token: one horse in corral 1 against one in corral 4."""
    state = a_state(options=on("horses"))
    horses_in(state, 0, corral_1=1)
    horses_in(state, 1, corral_4=1)
    play(only_part(state, hold_rodeo), "take token")
    return list(state.rodeos)


def teacher_number() -> Json:
    """The order of phase 2; seat 0 has the Teacher."""
    state = a_state()
    cards(state, seat0="teacher", seat1="sheriff", seat2="banker")
    set_turn_track(state)
    return list(state.track)


def vp_spaces() -> Json:
    """In which order the cowboys on the VP spaces of a usual table act."""
    state = a_state()
    for seat, space in enumerate(("vp_cowboys", "vp_buildings", "vp_parcels")):
        stand(state, seat, space)
    return [*resolution_order(state)]


def mine_limit() -> Json:
    """The income of a mine with three mountains beside it."""
    state = a_state(centre=None, row="- - - - - - -")
    put(state, "mine", "D4", seat=0)
    put(state, "mountain", "C3 C4 C5")
    return income(state, "D4")


PROBES: Probes = {
    "river": river,
    "sheet": sheet,
    "outlaw_points": outlaw_points,
    "corral_hats": corral_hats,
    "teacher_number": teacher_number,
    "vp_spaces": vp_spaces,
    "mine_limit": mine_limit,
}

if __name__ == "__main__":
    report(PROBES)
