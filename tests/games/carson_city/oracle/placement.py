"""Placing buildings, houses and terraces: CC-097 to CC-110, CC-115, CC-144, CC-145.

`agreed` is the set of rival parcels whose owners have said yes (CC-104, CC-284).
"""

from collections.abc import Iterator, Set

from .geometry import connected, has_crossing_road, neighbours, road_sets
from .position import Edge, Parcel, Position, all_parcels, copy_of, is_building, is_vacant

NO_ROAD_NOR_HOUSE = frozenset({"ranch", "mine"})  # CC-098

Step = tuple[str, Parcel]  # ("house", where it goes) or ("terrace", the house turned)
Plan = tuple[Step, ...]


def houses_required(name: str, station_requires_house: bool = False) -> int:
    """CC-098, CC-134 to CC-145: how many houses a building needs."""
    if name in NO_ROAD_NOR_HOUSE:
        return 0
    if name == "station":
        return 1 if station_requires_house else 0
    return 3 if name == "school" else 1


def has_permission(position: Position, seat: int, parcel: Parcel, agreed: Set[Parcel]) -> bool:
    """CC-099, CC-104, CC-109: an own or unowned parcel, or a rival's who agrees."""
    owner = position.owner.get(parcel)
    return owner is None or owner == seat or parcel in agreed


def house_spots(
    position: Position, seat: int, building_parcel: Parcel | None, agreed: Set[Parcel]
) -> set[Parcel]:
    """CC-006, CC-099, CC-100, CC-115: where a required house may go."""
    if position.house_tiles_left == 0:
        return set()
    return {
        parcel
        for parcel in all_parcels()
        if parcel != building_parcel
        and parcel not in position.outlaws
        and is_vacant(position, parcel)
        and connected(position, parcel)
        and has_permission(position, seat, parcel, agreed)
    }


def is_surrounded(position: Position, parcel: Parcel, building_parcel: Parcel | None) -> bool:
    """CC-105, CC-108: all 8 neighbours exist, each with a tile or owned or just being built."""
    around = neighbours(parcel)
    return len(around) == 8 and all(
        other in position.tile or other in position.owner or other == building_parcel
        for other in around
    )


def terrace_spots(
    position: Position,
    seat: int,
    building_parcel: Parcel | None,
    agreed: Set[Parcel],
    consent_needed: bool = True,
    new_houses: Set[Parcel] = frozenset(),
) -> set[Parcel]:
    """CC-105 to CC-110, CC-115: the houses that may be turned into terraces.

    `new_houses` are those placed in this same step (CC-107). No tile of the supply is used.
    """
    return {
        parcel
        for parcel in all_parcels()
        if position.tile.get(parcel) == "house"
        and parcel not in new_houses
        and parcel not in position.outlaws
        and is_surrounded(position, parcel, building_parcel)
        and (not consent_needed or has_permission(position, seat, parcel, agreed))
    }


def may_stand(position: Position, seat: int, name: str, parcel: Parcel) -> bool:
    """CC-097, CC-098, CC-115, CC-145, CC-148: the building itself, without its houses."""
    if not is_building(name) or name == "town_hall":
        return False
    if position.owner.get(parcel) != seat or not is_vacant(position, parcel):
        return False
    if parcel in position.outlaws:
        return False
    if name in NO_ROAD_NOR_HOUSE:
        return True
    if name == "station":
        return has_crossing_road(position, parcel)
    return connected(position, parcel)


def after_step(position: Position, step: Step) -> Position:
    """CC-103, CC-106: the position after one house was placed or turned."""
    kind, parcel = step
    later = copy_of(position)
    later.tile[parcel] = kind
    if kind == "house":
        later.house_tiles_left -= 1
    return later


def house_plans(
    position: Position,
    seat: int,
    parcel: Parcel,
    agreed: Set[Parcel],
    count: int,
    consent_needed: bool = True,
    done: Plan = (),
) -> Iterator[Plan]:
    """CC-099 to CC-102, CC-105 to CC-110, CC-144: all sequences of `count` houses or terraces.

    The building already stands on `parcel`; `done` are the steps taken before.
    """
    if count == 0:
        yield done
        return
    new_houses = {place for kind, place in done if kind == "house"}
    terraces = terrace_spots(position, seat, parcel, agreed, consent_needed, new_houses)
    steps: list[Step] = [("terrace", place) for place in sorted(terraces)]
    steps += [("house", place) for place in sorted(house_spots(position, seat, parcel, agreed))]
    for step in steps:
        later = after_step(position, step)
        yield from house_plans(
            later, seat, parcel, agreed, count - 1, consent_needed, (*done, step)
        )


def building_plans(
    position: Position,
    seat: int,
    name: str,
    parcel: Parcel,
    agreed: Set[Parcel],
    *,
    consent_needed: bool = True,
    station_requires_house: bool = False,
) -> Iterator[Plan]:
    """CC-097 to CC-102, CC-108: every full plan with the roads that lie; none if illegal."""
    if not may_stand(position, seat, name, parcel):
        return
    built = copy_of(position)
    built.tile[parcel] = name
    count = houses_required(name, station_requires_house)
    yield from house_plans(built, seat, parcel, agreed, count, consent_needed)


def can_place_building(
    position: Position,
    seat: int,
    name: str,
    parcel: Parcel,
    agreed: Set[Parcel],
    *,
    consent_needed: bool = True,
    station_requires_house: bool = False,
) -> bool:
    """CC-097 to CC-102, CC-108: whether at least one full plan exists with the roads that lie."""
    plans = building_plans(
        position,
        seat,
        name,
        parcel,
        agreed,
        consent_needed=consent_needed,
        station_requires_house=station_requires_house,
    )
    return any(True for _ in plans)


def building_spots(
    position: Position,
    seat: int,
    name: str,
    agreed: Set[Parcel],
    *,
    consent_needed: bool = True,
    station_requires_house: bool = False,
) -> set[Parcel]:
    """CC-097 to CC-102: where the seat can place the building with the roads that lie."""
    return {
        parcel
        for parcel in all_parcels()
        if can_place_building(
            position,
            seat,
            name,
            parcel,
            agreed,
            consent_needed=consent_needed,
            station_requires_house=station_requires_house,
        )
    }


def needs_a_new_terrace(
    position: Position, seat: int, parcel: Parcel, agreed: Set[Parcel], consent_needed: bool
) -> bool:
    """CC-101, CC-144: a school for which only a new house completes the ring around an old one."""
    houses = house_spots(position, seat, parcel, agreed)
    terraces = terrace_spots(position, seat, parcel, agreed, consent_needed)
    return min(len(houses), position.house_tiles_left) + len(terraces) < 3


def with_roads(position: Position, roads: Set[Edge]) -> Position:
    """CC-033, CC-101: the position after further roads were laid."""
    later = copy_of(position)
    later.roads |= roads
    return later


def can_place_building_laying_roads(
    position: Position,
    seat: int,
    name: str,
    parcel: Parcel,
    agreed: Set[Parcel],
    *,
    consent_needed: bool = True,
    station_requires_house: bool = False,
) -> bool:
    """CC-033, CC-101: the same after laying any of the seat's own roads first.

    A road never hurts, so it is enough to try all ways of laying every road in hand; the
    number of ways explodes beyond two or three roads.
    """
    return any(
        can_place_building(
            with_roads(position, roads),
            seat,
            name,
            parcel,
            agreed,
            consent_needed=consent_needed,
            station_requires_house=station_requires_house,
        )
        for roads in road_sets(position.roads, position.roads_in_hand[seat])
    )
