"""Roads, buildings, houses and consent as lists: CC-028 to CC-034, CC-097 to CC-112, CC-146."""

from collections.abc import Set

from .geometry import connected, ends, neighbours, sides
from .placement import (
    Step,
    after_step,
    house_spots,
    houses_required,
    may_stand,
    terrace_spots,
)
from .position import Edge, Parcel, Position, all_parcels, copy_of
from .table import EDGES, PARCELS, Table, edge_name, parcel_name

# CC-034: what is asked before the first round, of chance-like things, of others or all at once.
NO_ROADS = frozenset(
    {"claim_starting_parcel", "pick_duel", "answer_request", "town_hall_roads", "spend_money"}
    | {"reroll_die", "take_rodeo", "put_down_tiles", "fill_sheets", "plan_wave", "place_live"}
)
COMPACT = frozenset({"place_houses", "place_town_hall", "place_town_hall_house", "lay_roads"})

# --- roads


def is_bridge(table: Table, edge: Edge) -> bool:
    """CC-217: river on all its sides."""
    beside = [name for name, parcel in PARCELS.items() if edge in sides(parcel)]
    return all(name in table.river for name in beside)


def length(table: Table, edge: Edge) -> int:
    return 2 if is_bridge(table, edge) else 1


def next_roads(roads: Set[Edge]) -> set[Edge]:
    """CC-028, CC-029: empty edges that meet a road."""
    touched = {corner for road in roads for corner in ends(road)}
    return {edge for edge in EDGES.values() if edge not in roads and ends(edge) & touched}


def road_texts(table: Table) -> set[str]:
    """CC-033, CC-217: the roads that the seat may lay from its own reserve."""
    hand = table.own["roads"]
    follow = next_roads(table.roads) if hand else set()
    return {f"road {edge_name(edge)}" for edge in follow if length(table, edge) <= hand}


def allows_roads(table: Table) -> bool:
    """CC-034: a free extra of most decisions; at compact tables only while building."""
    kind = table.step["kind"]
    if table.options["road_windows"] == "full":
        return kind not in NO_ROADS
    if kind == "place_building":
        return table.building() not in ("ranch", "mine")
    return kind in COMPACT


def fewest_roads(table: Table, roads: Set[Edge], targets: Set[Parcel]) -> int:
    """CC-147, CC-294: how many roads connect one of the parcels; a bridge counts as two."""
    corners = {c for p in targets for side in sides(p) for c in ends(side)}
    cost = {corner: 0 for road in roads for corner in ends(road)}
    changed = True
    while changed:
        changed = False
        for edge in EDGES.values():
            one, other = ends(edge)
            for a, b in ((one, other), (other, one)):
                if a in cost and cost[a] + length(table, edge) < cost.get(b, 999):
                    cost[b] = cost[a] + length(table, edge)
                    changed = True
    return min(cost[corner] for corner in corners if corner in cost)


def town_hall_road_texts(table: Table) -> set[str]:
    """CC-147: every road on a shortest way to a target."""
    targets = {PARCELS[name] for name in table.mask("targets")}
    needed = fewest_roads(table, table.roads, targets)
    return {
        f"road {edge_name(edge)}"
        for edge in next_roads(table.roads)
        if fewest_roads(table, table.roads | {edge}, targets) == needed - length(table, edge)
    }


# --- houses


def permits(table: Table) -> bool:
    """CC-109: whether a rival's house is turned only with consent."""
    return bool(table.options["terrace_on_rival_house_needs_consent"])


def next_houses(
    table: Table, position: Position, site: Parcel | None, new: Set[Parcel]
) -> set[Step]:
    """Every next house or terrace, whether or not the rest still finds a place."""
    seat = table.seat
    agreed = {PARCELS[name] for name in table.mask("agreed")}
    houses = house_spots(position, seat, site, agreed)
    terraces = terrace_spots(position, seat, site, agreed, permits(table), new)
    return {("house", p) for p in houses} | {("terrace", p) for p in terraces}


def finds_room(
    table: Table, position: Position, site: Parcel | None, new: Set[Parcel], count: int
) -> bool:
    """CC-102: all of so many houses can still be placed, one after the other."""
    if count == 0:
        return True
    return any(
        leaves_room(table, position, step, site, new, count)
        for step in sorted(next_houses(table, position, site, new))
    )


def leaves_room(
    table: Table,
    position: Position,
    step: Step,
    site: Parcel | None,
    new: Set[Parcel],
    count: int,
) -> bool:
    """Whether the others of so many houses find a place after this one."""
    later = new | {step[1]} if step[0] == "house" else new
    return finds_room(table, after_step(position, step), site, later, count - 1)


def house_texts(table: Table, count: int) -> set[str]:
    """The first of so many houses, where the others find a place afterwards."""
    position = table.position(with_river=True)
    standing = {PARCELS[name] for name in table.mask("standing")}
    houses = {p for p in all_parcels() if position.tile.get(p) == "house"}
    new = houses - standing
    return {
        f"{step[0]} {parcel_name(step[1])}"
        for step in next_houses(table, position, None, new)
        if leaves_room(table, position, step, None, new, count)
    }


# --- buildings


def land_side(table: Table, parcel: Parcel) -> set[Parcel]:
    """CC-224: the land on this side of the river."""
    reached: set[Parcel] = set()
    waiting = [parcel]
    while waiting:
        here = waiting.pop()
        if here in reached or parcel_name(here) in table.river:
            continue
        reached.add(here)
        row, column = here
        near = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
        waiting += [p for p in near if p in neighbours(here)]
    return reached


def is_second_school(table: Table, position: Position, parcel: Parcel) -> bool:
    """CC-144, CC-224: at most one school on each side of the river."""
    if not table.river or table.building() != "school":
        return False
    return any(position.tile.get(p) == "school" for p in land_side(table, parcel))


def build_texts(table: Table) -> set[str]:
    """CC-097 to CC-102, CC-145: where the building stands with all its houses."""
    name, position = table.building(), table.position(with_river=True)
    found = set()
    for parcel in all_parcels():
        if not may_stand(position, table.seat, name, parcel):
            continue
        if is_second_school(table, position, parcel):
            continue
        built = copy_of(position)
        built.tile[parcel] = name
        if finds_room(table, built, parcel, frozenset(), needed(table, name)):
            found.add(f"build {parcel_name(parcel)}")
    return found


def needed(table: Table, name: str) -> int:
    return houses_required(name, bool(table.options["station_requires_house"]))


def ask_texts(table: Table, houses: int) -> set[str]:
    """CC-104, CC-109, CC-284: rivals' parcels where a house, or a terrace, could be agreed on."""
    if not houses:
        return set()
    position = table.position(with_river=True)
    asked = table.mask("asked") | table.outlaws
    theirs = {n for n, seat in table.owner.items() if seat != table.seat and n not in asked}
    hand = table.own["roads"]
    found = set()
    for name in theirs:
        parcel = PARCELS[name]
        if name not in table.tile and table.view["houses_left"]:
            near = connected(position, parcel)
            if near or (hand and fewest_roads(table, table.roads, {parcel}) <= hand):
                found.add(f"ask {name}")
        if table.tile.get(name) == "house" and permits(table):
            around = neighbours(parcel)
            gaps = [p for p in around if p not in position.tile and p not in position.owner]
            if len(around) == 8 and len(gaps) < houses:
                found.add(f"ask {name}")
    return found


def has_vacant_parcel(table: Table) -> bool:
    return any(table.is_mine(name) and name not in table.tile for name in PARCELS)


def free_parcels(table: Table) -> set[str]:
    """Unowned and vacant land without an outlaw (words used, CC-252)."""
    return unowned_parcels(table) - set(table.tile)


def unowned_parcels(table: Table) -> set[str]:
    """CC-053, CC-287: what can get an owner."""
    taken = set(table.owner) | table.river | table.outlaws | {table.town_hall or ""}
    return set(PARCELS) - taken
