"""Varied, dense positions that keep to the component limits, for comparing two engines."""

import random
from collections.abc import Set

from .geometry import (
    connected,
    has_crossing_road,
    legal_roads,
    neighbours,
    roads_that_may_follow,
    sides,
)
from .income import attackable
from .placement import is_surrounded
from .position import (
    BUILDING_COUNT,
    COWBOYS,
    HOUSE_TILES,
    MERCENARY,
    MOUNTAINS,
    PROPERTY_TILES,
    REVOLVERS,
    SIZE,
    Edge,
    Parcel,
    Position,
    all_parcels,
    bare_position,
    is_free,
    is_vacant,
    parcels_of,
)

INNER = [(row, column) for row in range(1, SIZE - 1) for column in range(1, SIZE - 1)]


def random_position(rng: random.Random) -> Position:
    """A position of a base game (CC-002, CC-004, CC-006, CC-008) that play could have reached.

    Everything but ranches, mines and mountains stands on connected parcels, the station on a
    crossing road, terraces on surrounded houses; the Town Hall's parcel is unowned.
    """
    position = bare_position(rng.randint(2, 6), rng.randint(1, 4))
    centre = rng.choice(INNER)
    add_centre_and_mountains(position, rng, centre)
    grow_roads(position, rng)
    town_hall = add_town_hall(position, rng)
    quarter = add_quarter(position, rng, centre) if rng.random() < 0.35 else set()
    add_owners(position, rng, centre, quarter | {town_hall})
    for add in rng.sample([add_buildings, add_houses], 2):
        add(position, rng)
    add_terraces(position, rng, 1.0 if quarter else rng.choice([0.0, 0.5, 1.0]))
    position.house_tiles_left = HOUSE_TILES - sum(
        name in ("house", "terrace") for name in position.tile.values()
    )
    add_player_goods(position, rng)
    return position


def add_centre_and_mountains(position: Position, rng: random.Random, centre: Parcel) -> None:
    """CC-015, CC-016, CC-017: the centre house with four roads, nine mountains inside."""
    position.tile[centre] = "house"
    position.roads |= sides(centre)
    for parcel in rng.sample([place for place in INNER if place != centre], MOUNTAINS):
        position.tile[parcel] = "mountain"


def grow_roads(position: Position, rng: random.Random) -> None:
    """CC-018, CC-029: some or many roads, in half of the cases with a crossing road."""
    if rng.random() < 0.5:
        lay_crossing_road(position, rng)
    for _ in range(rng.choice([0, 5, 10, 20, 40, 60])):
        position.roads.add(rng.choice(sorted(legal_roads(position))))


def lay_crossing_road(position: Position, rng: random.Random) -> None:
    """CC-029, CC-145: complete the line that some side of the centre lies on."""
    kind, row, column = rng.choice(sorted(position.roads))
    line: set[Edge] = {
        ("H", row, step) if kind == "H" else ("V", step, column) for step in range(SIZE)
    }
    while not line <= position.roads:
        position.roads |= line & legal_roads(position)


def add_town_hall(position: Position, rng: random.Random) -> Parcel | None:
    """CC-146, CC-148: often a Town Hall on a free connected parcel, often occupied."""
    if rng.random() < 0.35:
        return None
    choices = [
        parcel
        for parcel in all_parcels()
        if is_free(position, parcel) and connected(position, parcel)
    ]
    if not choices:
        return None
    parcel = rng.choice(choices)
    position.tile[parcel] = "town_hall"
    if rng.random() < 0.7:
        position.town_hall_occupant = rng.randrange(position.players)
    return parcel


def distance(one: Parcel, other: Parcel) -> int:
    """Steps of a chess king."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def add_quarter(position: Position, rng: random.Random, centre: Parcel) -> set[Parcel]:
    """A rich building with houses all around it, so that some incomes reach their caps.

    Returns the parcels of the quarter that stay unowned.
    """
    sites = [place for place in neighbours(centre) if is_free(position, place)]
    if not sites:
        return set()
    site, seat = rng.choice(sorted(sites)), rng.randrange(position.players)
    position.roads |= sides(site)  # touches a corner of the centre
    position.owner[site] = seat
    position.tile[site] = rng.choice(["drugstore", "bank", "saloon", "store"])
    rivals = rng.choice([0.0, 0.0, 0.2])
    nobody = rng.choice([0.0, 0.2, 1.0])
    unowned = set()
    for place in sorted(neighbours(site)):
        if is_vacant(position, place):
            position.tile[place] = "house"
        if position.tile[place] == "town_hall" or rng.random() < nobody:
            unowned.add(place)
        else:
            position.owner[place] = seat
            if rng.random() < rivals:
                position.owner[place] = rng.randrange(position.players)
    return unowned


def add_owners(
    position: Position, rng: random.Random, centre: Parcel, excluded: Set[Parcel | None]
) -> None:
    """CC-002, CC-281: two to twelve parcels each, around homes, around the centre or scattered."""
    style = rng.choice(["homes", "homes", "centre", "scattered"])
    unowned_share = rng.choice([0.0, 0.1, 0.3])
    if position.owner:  # a quarter: crowded, so that its houses can be turned
        style, unowned_share = "centre", 0.0
    homes = [centre, *(rng.choice(INNER) for _ in range(position.players - 1))]
    left = [
        parcel
        for parcel in all_parcels()
        if parcel not in position.owner and parcel not in excluded and rng.random() >= unowned_share
    ]
    rng.shuffle(left)
    wanted = [rng.randint(2, PROPERTY_TILES) for _ in range(position.players)]
    if rng.random() < 0.4 or position.owner:
        wanted = [PROPERTY_TILES] * position.players
    seats = [
        seat
        for seat in range(position.players)
        for _ in range(wanted[seat] - len(parcels_of(position, seat)))
    ]
    rng.shuffle(seats)
    for seat in seats[: len(left)]:
        if style == "homes":
            left.sort(key=lambda place: distance(place, homes[seat]), reverse=True)
        elif style == "centre":
            left.sort(key=lambda place: distance(place, centre), reverse=True)
        position.owner[left.pop()] = seat
    for seat in range(position.players):
        position.property_tiles_left[seat] = PROPERTY_TILES - len(parcels_of(position, seat))


def add_buildings(position: Position, rng: random.Random) -> None:
    """CC-004, CC-097, CC-098, CC-145: some of the tiles, each on an owned vacant parcel."""
    placed = list(position.tile.values())
    bag = [
        name
        for name in BUILDING_COUNT
        if name != "town_hall"
        for _ in range(BUILDING_COUNT[name] - placed.count(name))
    ]
    hoarder = rng.choice([None, rng.randrange(position.players)])  # gets all ranches and mines
    rng.shuffle(bag)
    if rng.random() < 0.5:
        bag.sort(key=lambda name: name == "station")  # drawn first, else no place is left for it
    for _ in range(rng.choice([5, 12, 20, 30, len(bag)])):
        name = bag.pop()
        places = [
            parcel
            for parcel in sorted(position.owner)
            if is_vacant(position, parcel) and fits(position, name, parcel)
        ]
        if name in ("ranch", "mine", "blacksmith") and hoarder is not None:
            places = [parcel for parcel in places if position.owner[parcel] == hoarder]
        if places:
            position.tile[rng.choice(places)] = name


def fits(position: Position, name: str, parcel: Parcel) -> bool:
    """CC-097, CC-098, CC-145: the road that a building needs."""
    if name in ("ranch", "mine"):
        return True
    if name == "station":
        return has_crossing_road(position, parcel)
    return connected(position, parcel)


def add_houses(position: Position, rng: random.Random) -> None:
    """CC-006, CC-099: further houses on vacant connected parcels, owned or not."""
    places = [
        parcel
        for parcel in all_parcels()
        if is_vacant(position, parcel) and connected(position, parcel)
    ]
    rng.shuffle(places)
    left = HOUSE_TILES - list(position.tile.values()).count("house")
    for parcel in places[: min(left, rng.choice([0, 4, 9, 14, HOUSE_TILES]))]:
        position.tile[parcel] = "house"


def add_terraces(position: Position, rng: random.Random, share: float) -> None:
    """CC-105: some of the houses that are surrounded."""
    for parcel in all_parcels():
        turn = position.tile.get(parcel) == "house" and is_surrounded(position, parcel, None)
        if turn and rng.random() < share:
            position.tile[parcel] = "terrace"


def add_player_goods(position: Position, rng: random.Random) -> None:
    """CC-011, CC-025, CC-114, CC-188: money, cowboys, revolvers, characters and so on."""
    seats = range(position.players)
    position.character = rng.sample(range(1, 8), position.players)
    position.pass_order = rng.sample(list(seats), position.players)
    holder = rng.choice([None, *seats])
    for seat in seats:
        position.money[seat] = rng.choice([0, rng.randint(0, 12), rng.randint(0, 150)])
        position.vp[seat] = rng.randint(0, 60)
        sitting = position.town_hall_occupant == seat
        position.reserve_cowboys[seat] = rng.randint(0, COWBOYS - sitting)
        tiles = [position.tile.get(parcel, "") for parcel in parcels_of(position, seat)]
        position.revolvers[seat] = 1 + sum(REVOLVERS.get(name, 0) for name in tiles)
        position.has_three_revolver_token[seat] = seat == holder
        position.firepower_bonus[seat] = 3 if position.character[seat] == MERCENARY else 0
        position.roads_in_hand[seat] = rng.choice([0, 0, 1, 2, 3, 6])


def problems(position: Position) -> list[str]:
    """What in a position breaks the limits random_position promises; normally nothing."""
    found = []
    names = list(position.tile.values())
    for name, most in BUILDING_COUNT.items():
        if names.count(name) > most:
            found.append(f"CC-004: too many {name}")
    if names.count("house") + names.count("terrace") + position.house_tiles_left != HOUSE_TILES:
        found.append("CC-006: house tiles")
    for parcel, name in position.tile.items():
        if name == "town_hall" and parcel in position.owner:
            found.append("CC-148: the Town Hall is owned")
        if name in BUILDING_COUNT and name != "town_hall" and parcel not in position.owner:
            found.append(f"CC-097: nobody's {name}")
        if name == "terrace" and not is_surrounded(position, parcel, None):
            found.append("CC-105: a terrace that is not surrounded")
        if name == "station" and not has_crossing_road(position, parcel):
            found.append("CC-145: a station without a crossing road")
        if name not in ("mountain", "ranch", "mine") and not connected(position, parcel):
            found.append(f"CC-097, CC-099: {name} without a road")
    network = {min(position.roads)}
    while grown := position.roads & roads_that_may_follow(network):
        network |= grown
    if network != position.roads:
        found.append("CC-029: roads that do not hang together")
    for seat in range(position.players):
        if len(parcels_of(position, seat)) + position.property_tiles_left[seat] != PROPERTY_TILES:
            found.append("CC-002: property tiles")
    return found


def random_thefts(position: Position, rng: random.Random) -> dict[Parcel, int]:
    """CC-123, CC-127: some attackable buildings and who robs them."""
    return {
        parcel: thief
        for parcel in sorted(position.tile)
        for thief in [rng.randrange(position.players)]
        if rng.random() < 0.4 and attackable(position, thief, parcel)
    }


def random_consents(position: Position, rng: random.Random) -> set[Parcel]:
    """CC-104: parcels whose owners agree to a house, often none."""
    return {parcel for parcel in sorted(position.owner) if rng.random() < rng.choice([0, 0, 0.3])}


def a_builder(position: Position, rng: random.Random) -> int:
    """A seat, if possible one with room for a building."""
    owners = {seat for parcel, seat in position.owner.items() if parcel not in position.tile}
    return rng.choice(sorted(owners) or range(position.players))
