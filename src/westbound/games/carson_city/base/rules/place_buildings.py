"""Placing a building with its houses.

Rules CC-097 to CC-103, CC-108, CC-111, CC-114, CC-115, CC-145, CC-283.

CC-101: placing is one plan. Consents are asked first (`consent.py`); a parcel is offered only
if all its houses find a place; so what is begun is always finished.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import (
    ADD_HOUSE,
    ASK,
    BUILD,
    KEEP,
    MAKE_TERRACE,
    AddHouse,
    AskConsent,
    Build,
    Keep,
    MakeTerrace,
)
from westbound.games.carson_city.base.rules import houses
from westbound.games.carson_city.base.rules.attacks import cancel_attacks
from westbound.games.carson_city.base.rules.consent import ask_spots, why_not_ask
from westbound.games.carson_city.base.steps import (
    AnswerRequest,
    PlaceBuilding,
    PlaceHouses,
    PlaceKept,
)
from westbound.games.carson_city.components import (
    BUILDING,
    CHURCH,
    HOUSE,
    HOUSES_NEEDED,
    NEEDS_ROAD,
    STATION,
    TILE_NAMES,
)
from westbound.games.carson_city.geometry import LINES, PARCEL_NAMES, SIDES, members
from westbound.games.carson_city.state import CarsonState

BUILD_TABLES: Final = by_bytes(BUILD)
ASK_TABLES: Final = by_bytes(ASK)


def houses_needed(state: CarsonState, building: int) -> int:
    """CC-097, CC-144; CC-145: the station needs one only if the table says so."""
    if building == STATION and state.setup.station_needs_house:
        return 1
    return HOUSES_NEEDED[building]


def on_crossing_road(state: CarsonState) -> int:
    """Parcels with a side on a road that runs straight across the whole map (CC-145)."""
    crossing = 0
    for line in LINES:
        if state.network & line == line:
            crossing |= line
    if not crossing:
        return 0
    return sum(1 << parcel for parcel, sides in enumerate(SIDES) if sides & crossing)


def building_spots(state: CarsonState, seat: int, building: int, agreed: int) -> int:
    """The seat's vacant parcels where this building and all its houses can be placed."""
    spots = state.owned[seat] & state.vacant & ~state.closed
    if NEEDS_ROAD[building]:  # CC-098: ranches and mines need neither road nor house
        spots &= state.connected
    if building == STATION and spots:
        spots &= on_crossing_road(state)
    for variant in state.setup.variants:
        spots = variant.building_spots(state, building, spots)
    needed = houses_needed(state, building)
    if not needed or not spots:
        return spots
    standing = state.of_type[HOUSE]
    free = houses.house_spots(state, seat, agreed)
    terraces = houses.terrace_spots(state, seat, agreed, standing)
    # A spot is itself vacant, connected and own: it is one of the free ones (CC-100).
    if min(free.bit_count() - 1, state.houses_left) + terraces.bit_count() >= needed:
        return spots
    return sum(
        1 << spot
        for spot in members(spots)
        if houses.can_place_houses(_with(state, spot, building), seat, agreed, needed, standing)
    )


def _with(state: CarsonState, parcel: int, building: int) -> CarsonState:
    after = state.copy()
    after.put_tile(parcel, building)
    return after


def place_building_options(state: CarsonState, step: PlaceBuilding) -> tuple[Move, ...]:
    """Where it can go, whom to ask, and keeping it."""
    spots = building_spots(state, step.seat, step.building, step.agreed)
    asks = ask_spots(state, step, houses_needed(state, step.building))
    options: tuple[Move, ...] = select(BUILD_TABLES, spots)
    if asks:
        options += select(ASK_TABLES, asks)
    return (*options, KEEP)


# CC-097: a vacant parcel of one's own.
def is_own(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    if state.owned[seat] >> parcel & 1:
        return None
    return Refusal("CC-097", case="own", parcel=PARCEL_NAMES[parcel])


def is_vacant(state: CarsonState, parcel: int) -> Refusal | None:
    if state.vacant >> parcel & 1:
        return None
    return Refusal("CC-097", case="vacant", parcel=PARCEL_NAMES[parcel])


# CC-097: connected by a road, except ranches and mines (CC-098).
def is_connected(state: CarsonState, building: int, parcel: int) -> Refusal | None:
    if not NEEDS_ROAD[building] or state.connected >> parcel & 1:
        return None
    return Refusal(
        "CC-097", case="road", parcel=PARCEL_NAMES[parcel], building=TILE_NAMES[building]
    )


# CC-145: the station stands beside a road across the whole map.
def is_beside_crossing(state: CarsonState, building: int, parcel: int) -> Refusal | None:
    if building != STATION or on_crossing_road(state) >> parcel & 1:
        return None
    return Refusal("CC-145", parcel=PARCEL_NAMES[parcel])


# CC-224: at the river one school on each side.
def is_refused_by_variant(state: CarsonState, building: int, parcel: int) -> Refusal | None:
    for variant in state.setup.variants:
        refusal = variant.why_not_build(state, building, parcel)
        if refusal is not None:
            return refusal
    return None


# CC-102: all required houses find a place, never on the building's own parcel (CC-100).
def has_room_for_houses(state: CarsonState, step: PlaceBuilding, parcel: int) -> Refusal | None:
    needed = houses_needed(state, step.building)
    if not needed:
        return None
    standing, after = state.of_type[HOUSE], _with(state, parcel, step.building)
    if houses.can_place_houses(after, step.seat, step.agreed, needed, standing):
        return None
    return Refusal(
        "CC-102", parcel=PARCEL_NAMES[parcel], building=TILE_NAMES[step.building], houses=needed
    )


def why_not_build(state: CarsonState, step: PlaceBuilding, move: Build) -> Refusal | None:
    """Return the first rule that forbids the building on this parcel, or None."""
    return (
        is_own(state, step.seat, move.parcel)
        or is_vacant(state, move.parcel)
        or houses.is_not_closed(state, move.parcel)
        or is_connected(state, step.building, move.parcel)
        or is_beside_crossing(state, step.building, move.parcel)
        or is_refused_by_variant(state, step.building, move.parcel)
        or has_room_for_houses(state, step, move.parcel)
    )


def build(state: CarsonState, step: PlaceBuilding, move: Build) -> None:
    standing = state.of_type[HOUSE]
    put_building(state, step.seat, move.parcel, step.building)
    if state.agenda and type(state.agenda[-1]) is PlaceKept:
        state.agenda[-1] = PlaceKept(step.seat, 0)  # CC-283: the map has changed
    needed = houses_needed(state, step.building)
    if needed:
        state.agenda.append(PlaceHouses(step.seat, step.agreed, needed, standing))


def put_building(state: CarsonState, seat: int, parcel: int, building: int) -> None:
    """Lay the tile; CC-114: its revolvers; CC-136: a church cancels attacks next to it."""
    state.put_tile(parcel, building)
    state.built[seat] |= 1 << parcel
    state.revolvers[seat] += BUILDING[building].revolvers
    if building == CHURCH:
        cancel_attacks(state, seat, parcel)


def keep(state: CarsonState, step: PlaceBuilding, move: Keep) -> None:
    """CC-111: a building may be kept as long as its owner likes; CC-283: it waits."""
    state.kept[step.seat] = tuple(sorted((*state.kept[step.seat], step.building)))
    if state.agenda and type(state.agenda[-1]) is PlaceKept:
        kept = state.agenda[-1]
        state.agenda[-1] = PlaceKept(step.seat, kept.aside | 1 << step.building)


def why_not_ask_consent(
    state: CarsonState, step: PlaceBuilding, move: AskConsent
) -> Refusal | None:
    return why_not_ask(state, step, houses_needed(state, step.building), move.parcel)


def ask_consent(state: CarsonState, step: PlaceBuilding, move: AskConsent) -> None:
    """CC-104: at most one request per parcel in one placement."""
    asked = step.asked | move.bit
    state.agenda.append(PlaceBuilding(step.seat, step.agreed, asked, step.building))
    state.agenda.append(AnswerRequest(state.owner[move.parcel], step.seat, move.parcel))


# --- the houses


def place_houses_options(state: CarsonState, step: PlaceHouses) -> list[Move]:
    """Every house after which the remaining ones still find a place; a terrace takes no place."""
    spots = houses.house_spots(state, step.seat, step.agreed)
    terraces = houses.terrace_spots(state, step.seat, step.agreed, step.standing)
    added = [ADD_HOUSE[spot] for spot in members(spots)]
    if min(spots.bit_count(), state.houses_left) + terraces.bit_count() < step.left:
        added = [house for house in added if leaves_room(state, step, house)]
    return [*added, *(MAKE_TERRACE[house] for house in members(terraces))]


def leaves_room(state: CarsonState, step: PlaceHouses, move: AddHouse) -> bool:
    """Whether the remaining houses find a place after this one (CC-102)."""
    after = state.copy()
    houses.add_house(after, move.parcel)
    return houses.can_place_houses(after, step.seat, step.agreed, step.left - 1, step.standing)


def leaves_no_room(state: CarsonState, step: PlaceHouses, move: AddHouse) -> Refusal | None:
    if leaves_room(state, step, move):
        return None
    return Refusal("CC-102", case="rest", parcel=PARCEL_NAMES[move.parcel], houses=step.left - 1)


def why_not_add_house(state: CarsonState, step: PlaceHouses, move: AddHouse) -> Refusal | None:
    refusal = houses.why_not_house(state, step.seat, step.agreed, move.parcel)
    return refusal or leaves_no_room(state, step, move)


def why_not_make_terrace(
    state: CarsonState, step: PlaceHouses, move: MakeTerrace
) -> Refusal | None:
    return houses.why_not_terrace(state, step.seat, step.agreed, step.standing, move.parcel)


def add_house(state: CarsonState, step: PlaceHouses, move: AddHouse) -> None:
    houses.add_house(state, move.parcel)
    next_house(state, step)


def make_terrace(state: CarsonState, step: PlaceHouses, move: MakeTerrace) -> None:
    houses.make_terrace(state, move.parcel)
    next_house(state, step)


def next_house(state: CarsonState, step: PlaceHouses) -> None:
    if step.left > 1:
        left = step.left - 1
        state.agenda.append(PlaceHouses(step.seat, step.agreed, left, step.standing))


DECISIONS: Final = (
    decision(
        PlaceBuilding,
        place_building_options,
        answer(PlaceBuilding, Build, why_not_build, build),
        answer(PlaceBuilding, AskConsent, why_not_ask_consent, ask_consent),
        answer(PlaceBuilding, Keep, no_rule_forbids, keep),
    ),
    decision(
        PlaceHouses,
        place_houses_options,
        answer(PlaceHouses, AddHouse, why_not_add_house, add_house),
        answer(PlaceHouses, MakeTerrace, why_not_make_terrace, make_terrace),
    ),
)
